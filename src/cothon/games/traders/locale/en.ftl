# The words of Traders of Carthage.

## Traders: refused moves

refusal-wrong-moment-turn = Now is the time for an action: take, buy, double, reserve or pass.
refusal-wrong-moment-double = The Double Action continues with taking a card.
refusal-wrong-moment-flip = Now tokens can be flipped; “done” moves on to the payment.
refusal-wrong-moment-pay = The goods must be paid for first.
refusal-wrong-moment-store = Now goods can be stored; “done” ends the storing.
refusal-wrong-moment-spend = The stored goods must be paid for with amphoras first.
refusal-wrong-moment-token = Now an opening token is chosen.
refusal-wrong-moment-deal = Now the opening hands are dealt.
refusal-wrong-moment-market = Now a card is drawn for the market.
refusal-wrong-moment-farm = Now a card is drawn for the farm.
refusal-wrong-moment-hand = Now a card is drawn for an opening hand.
refusal-wrong-moment-start = Now the start player is decided.
refusal-wrong-moment-vp = Now a card is drawn as VP.
refusal-not-in-market = There is no { $card } in the market.
refusal-not-in-farm = There is no { $card } in the farm.
refusal-reserved = { $card } is reserved by { $name } until they take or buy it.
refusal-only-your-own = The only { $card } is the one you reserved: take { $card }*.
refusal-double-take = After taking { $card } you could not buy anything.
refusal-no-reservations = This rule set has no reservations.
refusal-still-in-farm = Your { $card } is still in the farm; it can only be taken from the market.
refusal-not-your-reservation = You have not reserved { $card } in the market.
refusal-nothing-to-buy = There is nothing in the market for you to buy.
refusal-too-expensive = The goods cost { $price }, your hand is worth { $coins }: { $missing ->
    [one] you are one coin short
   *[other] you are { $missing } coins short
 }.
refusal-too-expensive-flipped = The goods cost { $price }, and { $best } with all your tokens flipped; your hand is worth { $coins }: { $missing ->
    [one] you are one coin short
   *[other] you are { $missing } coins short
 }.
refusal-no-double = This rule set has no Double Action.
refusal-double-used = You have already used your Double Action.
refusal-double-impossible = Whatever card you take, you could not buy the rest.
refusal-piece-away = Your Reservation piece lies on { $card }.
refusal-already-reserved = { $card } is already reserved by { $name }.
refusal-no-pass = You can do something, so you may not pass.
refusal-no-token = You have no face-up { $colour ->
    [R] red
    [B] blue
    [Y] yellow
   *[G] green
 } token.
refusal-too-many-flips = { $goods ->
    [0] Nothing for sale has this colour, so a { $colour ->
    [R] red
    [B] blue
    [Y] yellow
   *[G] green
 } token saves nothing.
    [one] Only one of the goods for sale is { $colour ->
    [R] red
    [B] blue
    [Y] yellow
   *[G] green
 }, so one token is enough.
   *[other] Only { $goods } of the goods for sale are { $colour ->
    [R] red
    [B] blue
    [Y] yellow
   *[G] green
 }, so that many tokens are enough.
 }
refusal-flip-order = Tokens are flipped in the order R, B, Y, G: { $colour } comes too late.
refusal-flip-too-late = If you flip { $colour } now, the goods remain too expensive: earlier colours come first.
refusal-not-in-hand = You have no { $card } in hand.
refusal-spare-card = You can keep { $card }: { $price } can be paid without it.
refusal-pay-order = The most valuable cards are paid first: { $card } comes later.
refusal-not-in-stock = You have no unstored { $card } in your stock.
refusal-not-raided = The { $colour ->
    [R] red
    [B] blue
    [Y] yellow
   *[G] green
 } ship is not raided, so its goods cannot be stored.
refusal-store-order = Goods are stored in the order R2 R3 R5 B2 … G5: { $card } comes too late.
refusal-no-icons = Your hand has no amphora left for { $card }.
refusal-card-without-icons = { $card } has no amphoras.
refusal-spend-order = 2s are spent before 3s, then in the order R B Y G: { $card } comes too late.
refusal-spare-icons = { $card } is not needed to store these goods, or cheaper cards alone would not be enough.
refusal-already-dealt = The { $colour ->
    [R] red
    [B] blue
    [Y] yellow
   *[G] green
 } opening hand has already been dealt.
refusal-not-in-pile = There is no { $card } in the draw pile.
refusal-may-not-start = Seat { $seat } does not have the smallest opening hand.
refusal-house-token-of-hand = token_of_hand needs colour_hands: only a hand of one colour can give a token of its colour.
refusal-house-nothing-laid-out = With new_market and new_farm at 0 no new cards would ever be laid out.

## Traders: the table in a terminal

traders-drawn-route = the route to Carthage
traders-drawn-place = { $place ->
    [home] Alexandria
    [refuge] Cyrenaica
    [pirates] pirates
    [payday] Carthage
   *[sea] open sea
 }
traders-drawn-row = { $row ->
    [farm] farm
   *[market] market
 }, { $worth ->
    [0] empty
   *[other] worth { $worth }
 }
traders-drawn-column = { $column ->
    [hand] hand
    [stock] stock
    [stored] stored
    [tokens] tokens
    [flipped] flipped
    [piece] piece
   *[vp] VP
 }
traders-drawn-piece = { $at ->
    [hand] at hand
    [card] on { $card }
   *[used] used
 }
traders-drawn-hand = your hand: { $coins } coins, { $icons ->
    [one] one amphora
   *[other] { $icons } amphoras
 }
traders-drawn-score = { $part ->
    [vp] VP
    [tokens] tokens
    [earlier] { "" }
   *[other] { $part }
 }

## Traders: moves in words

traders-take = { $name } takes { $what } as coins.
traders-take-own = { $name } takes the reserved { $what } as coins.
traders-buy = { $name } buys the goods.
traders-double = { $name } uses the Double Action.
traders-reserve-market = { $name } reserves { $what } in the market.
traders-reserve-farm = { $name } reserves { $what } in the farm.
traders-pass = { $name } passes.
traders-flip = { $name } flips a { $what } token.
traders-done = { $name } is done.
traders-pay = { $name } pays { $what }.
traders-store = { $name } stores { $what }.
traders-store-nothing = { $name } stores nothing.
traders-spend = { $name } spends { $what } for its amphoras.
traders-token = { $name } chooses a { $what } token.
traders-deal = { $name } gets the { $what } hand.
traders-draw-market = New in the market: { $what }.
traders-draw-farm = New in the farm: { $what }.
traders-draw-hand = { $name } draws { $what }.
traders-draw-vp = { $name } gets a VP card off the draw pile, unseen.
traders-start = { $name } starts.
traders-good-R = fabric
traders-good-B = gems
traders-good-Y = grain
traders-good-G = wine
traders-colour-R = red
traders-colour-B = blue
traders-colour-Y = yellow
traders-colour-G = green

## Traders: what follows by itself

traders-event-sailed = The { $colour ->
    [R] red
    [B] blue
    [Y] yellow
   *[G] green
 } ship sails to { $place ->
    [1] the open sea
    [2] Cyrenaica
    [3] the first pirate waters
   *[4] the last pirate waters
 }.
traders-event-arrived = The { $colour ->
    [R] red
    [B] blue
    [Y] yellow
   *[G] green
 } ship arrives at Carthage: payday.
traders-event-sold = { $name } sells { $count ->
    [one] one
   *[other] { $count }
 } { $colour ->
    [R] fabric
    [B] gem
    [Y] grain
   *[G] wine
 } { $count ->
    [one] card
   *[other] cards
 }: price { $price } × { $count } = { $points }, so { $vp } VP.
traders-event-token = { $name } gets a { $colour ->
    [R] red
    [B] blue
    [Y] yellow
   *[G] green
 } token.
traders-event-raided = Pirates take { $count ->
    [one] one
   *[other] { $count }
 } { $colour ->
    [R] fabric
    [B] gem
    [Y] grain
   *[G] wine
 } { $count ->
    [one] card
   *[other] cards
 } from { $name }.
traders-event-returned = The { $colour ->
    [R] red
    [B] blue
    [Y] yellow
   *[G] green
 } ship sails back to Alexandria.
traders-event-retreated = The { $colour ->
    [R] red
    [B] blue
    [Y] yellow
   *[G] green
 } ship flees to Cyrenaica.
traders-event-substituted = No card is left: { $count ->
    [one] one VP is
   *[other] { $count } VP are
 } counted for { $name } without one.
traders-event-reshuffled = The draw pile is used up: { $count ->
    [one] one discarded card becomes
   *[other] { $count } discarded cards are shuffled into
 } a new one.
traders-event-ended = { $ending ->
    [all-pass] Nobody can do anything more: the game is over.
   *[other] The eighth token has been gained: the game is over.
 }
traders-would-hold = You would then hold { $coins } coins and { $amphoras ->
    [0] no amphoras
    [one] one amphora
   *[other] { $amphoras } amphoras
 }.
traders-would-left = { $count ->
    [one] One card would stay
   *[other] { $count } cards would stay
 } in the market, worth { $worth }.
traders-would-reserve = Nobody else could then take or buy this card.
traders-would-set = Your set of { $good }: { $count ->
    [one] one card
   *[other] { $count } cards
 }, now worth { $vp } VP.
traders-would-keep = You would keep { $coins } coins in hand.
traders-would-danger = Pirates could take { $count ->
    [one] one good
   *[other] { $count } goods
 }: { $goods }.
traders-would-refill = The farm would move up to the market, and new cards would be drawn.

## The page

traders-page-title-standard = Traders of Carthage
traders-page-title-classic = Traders of Carthage, classic
traders-page-title-zman = Traders of Carthage, 2008
traders-page-title-forum = Traders of Carthage, 2008 (Dutch)
traders-page-about-standard = The 2025 edition. Tokens can be flipped for a discount, and once per game you take and buy in one turn.
traders-page-about-classic = The optional mode of the 2025 edition: you reserve cards instead of using the Double Action, and tokens raise your prices.
traders-page-about-zman = The rules of 2008: hands are drawn from the pile, you choose your first token, and storing is offered at every payday.
traders-page-about-forum = The Dutch rules of 2008: the start player stores first, and a market with only reserved cards is refilled.
traders-page-pitch = One market and four ships for everyone. Buy the goods whose ship is about to arrive, and bring the rest to safety before the pirates come.
traders-page-time = about 30 minutes
traders-page-key-b = buy everything
traders-page-key-digits = choose a market card
traders-page-ending-eight-tokens = An eighth token was gained.
traders-page-ending-all-pass = Everyone passed.
traders-page-tie-tokens = { $names } have { $points } VP each; the tokens decide: { $values }.
traders-page-score-vp = Victory points
traders-page-score-tokens = Tokens (break ties)
traders-page-score-payday = Payday { $number }: { $colour ->
    [R] red
    [B] blue
    [Y] yellow
   *[G] green
 }
traders-page-score-earlier = From before
traders-page-place = { $place ->
    [home] Alexandria
    [refuge] Cyrenaica
    [payday] Carthage
    [pirates] Pirate waters
   *[sea] Open sea
 }
traders-page-ship-at = { $colour ->
    [R] The red ship
    [B] The blue ship
    [Y] The yellow ship
   *[G] The green ship
 } is { $place ->
    [home] in Alexandria
    [refuge] in Cyrenaica
    [payday] in Carthage
    [pirates] in the { $number ->
        [1] first
        [2] second
        [3] third
       *[other] last
     } pirate waters
   *[sea] on the open sea
 }.
traders-page-card = { $colour ->
    [R] Red fabric
    [B] Blue gems
    [Y] Yellow grain
   *[G] Green wine
 } { $value }
traders-page-card-worth = { $colour ->
    [R] Red fabric
    [B] Blue gems
    [Y] Yellow grain
   *[G] Green wine
 }, { $value } coins
traders-page-ship = { $colour ->
    [R] red ship
    [B] blue ship
    [Y] yellow ship
   *[G] green ship
 }
traders-page-market = Market
traders-page-farm = Farm
traders-page-card-in-row = { $card }, in the { $row ->
    [farm] farm
   *[market] market
 }{ $reserved ->
    [yes] , reserved by { $name }
   *[no] {""}
 }
traders-page-card-in-hand = { $card }, in your hand, { $amphoras ->
    [0] no amphora
    [one] one amphora
   *[other] { $amphoras } amphoras
 }
traders-page-card-in-stock = { $card }{ $stored ->
    [yes] , stored
   *[no] {""}
 }
traders-page-hand-sum = { $coins } coins · { $amphoras ->
    [one] 1 amphora
   *[other] { $amphoras } amphoras
 }
traders-page-piece = { $at ->
    [hand] special piece at hand
   *[away] special piece used or placed
 }
traders-page-stock = Stock
traders-page-tokens = { $count ->
    [0] no tokens
    [one] one token: { $list }
   *[other] { $count } tokens: { $list }
 }
traders-page-tokens-of = { $up } { $colour ->
    [R] red
    [B] blue
    [Y] yellow
   *[G] green
 }{ $down ->
    [0] {""}
   *[other] , { $down } flipped
 }
traders-page-tokens-to-end = { $count } of { $most }
traders-page-set-worth = sells for { $vp } VP now
traders-page-set-in-danger = in pirate waters
traders-page-course = Most tokens { $count } of { $most }, then it ends · draw pile { $draw } · discards { $discards }
traders-page-course-narrow = Tokens { $count } of { $most } · pile { $draw }
traders-page-token = { $colour ->
    [R] Red token
    [B] Blue token
    [Y] Yellow token
   *[G] Green token
 }
traders-page-goods-of = { $count } { $colour ->
    [R] fabric
    [B] { $count ->
        [one] gem
       *[other] gems
     }
    [Y] grain
   *[G] wine
 }
traders-page-do-turn = { $ways ->
    [take] Take a card as coins.
    [take-reserve] Take a card as coins, or reserve one.
    [take-buy] Take a card as coins, or buy the whole market.
   *[all] Take a card as coins, reserve one, or buy the whole market.
 }
traders-page-do-selected = { $count ->
    [1] { $card }
   *[other] { $card }: what for?
 }
traders-page-do-pay = { $over ->
    [0] You pay { $price } exactly and keep { $left } coins. Click cards to change.
   *[other] You pay { $paid } for { $price }, no change is given; you keep { $left } coins. Click cards to change.
 }
traders-page-do-double-take = Double action: which card do you take first?
traders-page-do-double-buy = Then you buy the rest.
traders-page-do-store = Which goods do you bring to safety? The amphoras on your hand cards pay for it.
traders-page-do-spend = Which cards pay with their amphoras?
traders-page-do-pass = There is nothing you can do but pass.
traders-page-do-token = Choose your first token.
traders-page-advice = { $move ->
    [take] Take as coins: { $card }
    [reserve] Reserve: { $card }
    [buy] Buy the whole market
    [double] Take a card and buy the rest
    [pay] Pay with: { $card }
    [spend] Pay with its amphoras: { $card }
    [store] Store: { $card }
    [flip] Flip: { $card }
    [token] Choose: { $card }
    [pass] Pass
   *[done] Leave it at that
 }
traders-page-move-take = Take as coins
traders-page-move-reserve = Reserve
traders-page-buy = Buy everything
traders-page-buy-for = Buy everything for { $price }
traders-page-double = Double action
traders-page-double-once = Take a card, then buy: once per game
traders-page-pass = Pass
traders-page-pay-confirm = Pay { $price } and buy
traders-page-store-confirm = { $goods ->
    [0] Store nothing
    [one] Store one good
   *[other] Store { $goods } goods
 }
traders-page-store-card = Store { $card }
traders-page-in-danger = In danger:
traders-page-to-store = Your goods:
traders-page-flip = Flip for a discount:
traders-page-read-row = { $row ->
    [farm] Farm
   *[market] Market
 }: { $cards }.
traders-page-read-seat = { $name }: { $hand ->
    [one] one card
   *[other] { $hand } cards
 } in hand; stock { $stock }; stored { $stored }; tokens { $tokens }; flipped { $flipped }.
traders-page-turn-taken = takes { $card } as coins
traders-page-turn-reserved = reserves { $card }
traders-page-turn-doubled = double action
traders-page-turn-bought = buys { $cards } for { $coins }
traders-page-turn-sailed = { $ship } to { $place ->
    [home] Alexandria
    [refuge] Cyrenaica
    [payday] Carthage: payday
    [pirates] pirate waters
   *[sea] the open sea
 }
traders-page-turn-sold = { $own ->
    [yes] you
   *[no] { $name }
 } +{ $vp }{ "\u00A0" }VP{ $gained ->
    [0] {""}
   *[other] {" "}{ $tokens }
 }
traders-page-turn-stored = stores { $cards }
traders-page-turn-raided = pirates take { $cards } from { $own ->
    [yes] you
   *[no] { $name }
 }
traders-page-turn-passed = passes
traders-page-turn-token = chooses a token
traders-page-turn-ended = the game ends
traders-page-what-card = { $card }, { $amphoras ->
    [0] without amphoras
    [one] with one amphora
   *[other] with { $amphoras } amphoras
 }. In your hand it is coins; bought, it is goods that sell when their ship arrives.
traders-page-what-market = The market: buy all of it as goods, or take one card as coins.
traders-page-what-farm = The farm: these cards come to the market when it is next refilled.
traders-page-what-ship = The { $ship }. It sails when its colour is bought. In Carthage everyone sells goods of its colour; in pirate waters they are in danger at a payday.
traders-page-what-tokens = Tokens: one for each colour sold at a payday. { $discount ->
    [yes] Flip one to pay less; a dark one has been flipped.
   *[no] They raise what a set sells for.
 } { $most } tokens of one player end the game.
traders-page-what-piles = { $most } tokens of one player end the game; the most so far are { $count }. Draw pile: { $draw } cards, discards: { $discards }.
traders-page-what-hand = Cards in hand: they are coins, and their amphoras store goods.
traders-page-what-points = Victory points. Whoever has the most at the end wins.
traders-page-what-stock = Stock: goods that sell when their ship arrives. Sideways ones are stored and safe; “!” lies in pirate waters.
traders-page-what-piece = { $double ->
    [yes] The pawn: once per game you take a card and buy in the same turn.
   *[no] The piece that reserves a card for its owner.
 }

## Traders: reasons in reviews

traders-reason-sold = { $side ->
    [others] The others sell
   *[one] { $name } sells
 } { $value ->
    [R] fabric
    [B] gems
    [Y] grain
    [G] wine
   *[all] goods
 } for { $better } VP instead of { $played }.
traders-reason-raided = Pirates take { $better } { $value ->
    [R] fabric cards
    [B] gem cards
    [Y] grain cards
    [G] wine cards
   *[all] goods
 } from { $side ->
    [others] the others
   *[one] { $name }
 } instead of { $played }.
traders-reason-token = { $side ->
    [others] The others get
   *[one] { $name } gets
 } { $better } tokens instead of { $played }.
traders-reason-bought = { $side ->
    [others] The others buy
   *[one] { $name } buys
 } { $better } times instead of { $played }.
traders-reason-taken = { $side ->
    [others] The others take
   *[one] { $name } takes
 } coins { $better } times instead of { $played }.
traders-reason-stored = { $side ->
    [others] The others spend
   *[one] { $name } spends
 } cards to store { $better } goods instead of { $played }.
traders-reason-soon-sold = { $side ->
    [others] The others sell
   *[one] { $name } sells
 } { $value ->
    [R] fabric
    [B] gems
    [Y] grain
    [G] wine
   *[all] goods
 } within the round in { $better } of 100 games instead of { $played }.
traders-reason-soon-raided = Pirates take { $value ->
    [R] fabric
    [B] gems
    [Y] grain
    [G] wine
   *[all] goods
 } from { $side ->
    [others] the others
   *[one] { $name }
 } within the round in { $better } of 100 games instead of { $played }.
traders-reason-soon-token = { $side ->
    [others] The others get
   *[one] { $name } gets
 } a token within the round in { $better } of 100 games instead of { $played }.
traders-reason-soon-bought = { $side ->
    [others] The others buy
   *[one] { $name } buys
 } within the round in { $better } of 100 games instead of { $played }.
traders-reason-soon-taken = { $side ->
    [others] The others take
   *[one] { $name } takes
 } a card as coins within the round in { $better } of 100 games instead of { $played }.
traders-reason-soon-stored = { $side ->
    [others] The others spend
   *[one] { $name } spends
 } cards to store goods within the round in { $better } of 100 games instead of { $played }.

## Themes of puzzles

traders-page-theme-end = The end of the game
traders-page-theme-storing = Storing
traders-page-theme-payday = Timing a payday
traders-page-theme-discount = Discount
traders-page-theme-reservation = Reservation
traders-page-theme-double = Double action
traders-page-theme-denying = Denying others
traders-page-theme-buying = Buying
traders-page-theme-taking = Taking a card

## Lessons, told by the server

traders-lesson-first = Traders in five minutes
traders-lesson-first-about = How you earn points, in nine decisions.
traders-lesson-first-learned = Buy goods whose ship will soon arrive, store what pirates would take, and count the tokens.
traders-lesson-first-payday = You win by selling goods, on paydays: when a ship reaches Carthage, everyone sells the goods of its colour. You have two red goods, and the red ship is one place away. Buy the red card!
traders-lesson-first-payday-good = Payday! Your highest red value, 5, times 3 cards makes 15 points, and every 5 of them are a victory point: 3 VP. Whoever has the most VP wins.
traders-lesson-first-payday-other = As coins the card would move no ship. A ship sails only when its colour is bought, so buy.
traders-lesson-first-take = Cards in your hand are coins. The market costs the sum of its cards, 12, and you have 6. So save up: take the card worth 5.
traders-lesson-first-take-good = You have 11 coins now. Elissa took a card too, so the market has become cheaper.
traders-lesson-first-take-other = You may take any card of the market, but the 5 is worth the most in your hand.
traders-lesson-first-buy = You always buy the whole market, now for 5. Every colour you buy moves its ship: 1 place for one card, 2 for more. Choose to buy: a pale ship shows where the real one goes. Then pay; there is no change.
traders-lesson-first-buy-good = Two blue goods, so the blue ship moved 2 places. They wait in your stock for its payday. After every purchase the farm moves up to the market, and new cards come.
traders-lesson-first-buy-other = Coins are useful, but only goods bring points. Buy while the market is cheap.
traders-lesson-first-sum = Now do the sum yourself: highest value times number of cards, rounded up to a multiple of 5. With one more green card you have 3 × 3 = 9, so 10 points. Bring the green ship in.
traders-lesson-first-sum-good = 10 points are 2 VP, and you get a green token. Everyone sells on a payday: Elissa’s green goods made 5 × 2 = 10 points as well.
traders-lesson-first-sum-other = Then the green ship stays at sea, and your green goods bring nothing yet. Buy the green card.
traders-lesson-first-pirates = Pirates wait in the two dark waters: on a payday they take the goods of every ship there. Your blue goods are in danger. Bring yellow in all the same, for 5 × 2 = 10 points.
traders-lesson-first-pirates-good = 2 VP for yellow. But before the ships sail home, the pirates come for blue.
traders-lesson-first-pirates-other = A payday now is worth 2 VP to you. Buy the yellow card; you will see what helps against pirates.
traders-lesson-first-store = Amphoras on your hand cards save goods: a 2 has two, a 3 has one, a 5 has none. Store both blue goods with your green 2.
traders-lesson-first-store-good = Your green 2 is spent, and the stored goods are safe until they are sold. Elissa stored nothing and lost hers. A raided ship goes back to Cyrenaica.
traders-lesson-first-store-other = Whatever you do not store goes to the pirates. Your card has two amphoras: store both goods.
traders-lesson-first-discount = Every sale brings you a token of its colour. When you buy, each token you flip makes your cheapest good of that colour free. The market costs 11, and you have 3 coins and two red tokens. Buy it!
traders-lesson-first-discount-good = Your tokens saved you 8 coins. Flipped tokens give no discount any more, but they still count as tokens.
traders-lesson-first-discount-other = You may, but your tokens make this market almost free. Buy it.
traders-lesson-first-double = Once a game you may take a card and then buy the rest in the same turn: the Double Action. Take the yellow 5 and pay for both blue goods with it. Then the blue ship arrives.
traders-lesson-first-double-good = Blue arrived before Elissa could do anything about it: 5 × 3 = 15 points, 3 VP.
traders-lesson-first-double-other = Then it is Elissa’s turn, and she can buy the blue goods. Use the Double Action.
traders-lesson-first-end = The game ends at once when someone gets an eighth token; flipped ones count. You have 7 tokens and 9 VP, Elissa has 10 VP. Sell red for 5 × 2 = 10 points and end it.
traders-lesson-first-end-good = 2 VP more, and you win by 11 to 10. Goods and coins that are left count for nothing; in a tie the most tokens win.
traders-lesson-first-end-other = Elissa leads by 10 to 9. End the game now that 2 VP put you ahead.
traders-lesson-classic = What differs in the classic rules
traders-lesson-classic-about = Tokens raise your price, and you can reserve a card.
traders-lesson-classic-learned = Tokens raise your price at every sale, and a reserved card waits for you.
traders-lesson-classic-price = Here tokens give no discount. Each one raises your price for its colour by 1: with your two green tokens a 5 sells as 7. Bring the green ship in.
traders-lesson-classic-price-good = 7 × 3 = 21, rounded up to 25 points: 5 VP. Three are your goods, the others come off the draw pile.
traders-lesson-classic-price-other = Then the green ship stays at sea and your tokens bring nothing. Buy.
traders-lesson-classic-reserve = Instead of the Double Action you have a reservation piece. The market costs 11 and you have 8. Choose the red 5 and reserve it: then only you can have it.
traders-lesson-classic-reserve-good = Elissa had to leave it alone and took another card. The rest costs 8 now. A card of the farm can be reserved, too.
traders-lesson-classic-reserve-other = You may, but then Elissa can take the red 5 away. Reserve it first.
traders-lesson-classic-use = Buy your reserved card together with the rest. Both are red, so the red ship moves 2 places.
traders-lesson-classic-use-good = The red ship has arrived: 5 × 3 = 15 points, 3 VP. And your piece is back.
traders-lesson-classic-use-other = Taking the card brings your piece back too, but as goods these are worth 3 VP at once. Buy.
traders-lesson-zman = What differs in the rules of 2008
traders-lesson-zman-about = What the classic rules have not kept of them: you choose your first token, and may store at every payday.
traders-lesson-zman-learned = You may store at every payday, but only with cards of the goods’ own colour.
traders-lesson-zman-token = Here everyone draws cards worth at least 8 coins and then chooses a first token, which raises their price for its colour. There are two blue cards in the market: choose blue.
traders-lesson-zman-token-good = From now on your price for blue is 1 higher. Elissa chose green.
traders-lesson-zman-token-other = Any colour is allowed, but blue is what you can soon get most of here.
traders-lesson-zman-payday = Bring the yellow ship in. The blue ship is not in pirate waters, but watch what you are asked before the ships sail home.
traders-lesson-zman-payday-good = 5 × 2 = 10 points, 2 VP. And you are asked to store although no ship is raided.
traders-lesson-zman-payday-other = A payday is worth 2 VP to you now. Buy the yellow card.
traders-lesson-zman-store = You may store any colour at every payday, but a card stores only goods of its own colour. Store both blue goods with your blue 2.
traders-lesson-zman-store-good = They are safe from every later raid.
traders-lesson-zman-store-other = You may, but the blue ship still has to pass the pirates. Store both while you can.
traders-lesson-forum = What differs in the Dutch rules of 2008
traders-lesson-forum-about = On top of the other rules of 2008: the market is refilled sooner, and the start player stores first.
traders-lesson-forum-learned = Your own reserved card does not hold the market up, and the start player stores first.
traders-lesson-forum-reserve = The market costs 7 and you have 6. Choose the red 5 and reserve it, and see what happens when Elissa takes the last free card.
traders-lesson-forum-reserve-good = Only your own reserved card was left, so the market was refilled when your turn began. In the other rule sets it would not have been.
traders-lesson-forum-reserve-other = You may, but then Elissa can take the red 5. Reserve it first.
traders-lesson-forum-take = The red 5 is still yours. Take it as coins, and your piece comes back.
traders-lesson-forum-take-good = Your reservation piece is at hand again.
traders-lesson-forum-take-other = You may, but get your piece back first: take the red 5.
traders-lesson-forum-order = The start player stores first, whoever caused the payday. Here that is Elissa. Buy the yellow card.
traders-lesson-forum-order-good = Elissa stored her green good first. Now it is your turn, before the pirates take blue.
traders-lesson-forum-order-other = You may, but a payday is worth points to you now. Buy the yellow card.
traders-lesson-forum-store = The blue ship lies in pirate waters. Store your blue good with your blue 3: one amphora, one good.
traders-lesson-forum-store-good = Saved. The blue ship goes back to Cyrenaica.
traders-lesson-forum-store-other = Then the pirates take it. Store it.

## What a coach says in the first games

traders-coach-market = These are for sale together: buy all of them as goods, or take one card as coins.
traders-coach-buy = You can pay for the whole market now. Each colour that you buy moves its ship.
traders-coach-double = You cannot pay for the whole market, but once a game you may take a card first and buy the rest with it: the Double Action.
traders-coach-stock = Goods in your stock count when their ship reaches Carthage: the highest value times the number of cards.
traders-coach-danger = A payday may come soon, and pirates would take goods of yours: keep a card with amphoras to store them.
traders-coach-discount = Flipping tokens would save you { $coins } coins on this market.
traders-coach-last = Someone needs only one more token: the next payday may end the game.
traders-coach-store = Goods that you do not store now go to the pirates; stored ones are safe until they are sold.
