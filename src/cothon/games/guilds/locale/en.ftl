# The words of Carthago: Merchants & Guilds.

## Card files of Guilds

refusal-cards-no-file = The card file { $file } cannot be read. { $error }
refusal-cards-not-toml = { $file }, line { $line }: this is not TOML. { $error }
refusal-cards-entry = { $file }, line { $line }: an entry cannot be { $what }.
refusal-cards-unknown-key = { $file }, line { $line }: “{ $what }” is not known here.
refusal-cards-missing-key = { $file }, line { $line }: “{ $what }” is missing.
refusal-cards-count = { $file }, line { $line }: “{ $what }” has { $count } entries, not { $wanted }.
refusal-cards-unknown-name = { $file }, line { $line }: there is no { $what } “{ $value }”.
refusal-cards-range = { $file }, line { $line }: “{ $what }” is { $value }, but must be from { $least } to { $most }.
refusal-cards-twice = { $file }, line { $line }: the same card already stands in line { $first }.
refusal-cards-ships-a-good = { $file }, line { $line }: there are { $count } ships for { $good }, not six.
refusal-cards-action-rare = { $file }, line { $line }: only { $count } trade cards show “{ $action }”; at least six are needed.
refusal-cards-clockwise = { $file }, line { $line }: the action board must name each of the five spaces once.
refusal-cards-hall = { $file }, line { $line }: the guild hall must show each of these seats once: { $seats }.

## Guilds: refused moves

refusal-guilds-moment-turn = Now the turn begins: act, pass, or use Embargo, Palette or Intrigue.
refusal-guilds-moment-marker = Intrigue continues with moving a guild marker.
refusal-guilds-moment-play = Now the action space is paid for with cards.
refusal-guilds-moment-take = Now you take a card from the market or the draw pile, or give up the Market action.
refusal-guilds-moment-swap = Now you may swap a card with the market, or do without.
refusal-guilds-moment-give = The swap continues with the card that you give.
refusal-guilds-moment-ready = Now one of your face-down ships is turned face up.
refusal-guilds-moment-residence = Now you may free a residence space, or do without.
refusal-guilds-moment-dock = Now you may put a disc on a dock, or do without.
refusal-guilds-moment-deliver = Now you may deliver to a harbour, or end the deliveries.
refusal-guilds-moment-pay = What you chose must be paid for first.
refusal-guilds-moment-expedition = Now you may use Escorts to make the expedition succeed, or let it fail.
refusal-guilds-moment-returned = Now you may put the returned disc on a tile, or keep it.
refusal-guilds-moment-legacy = Legacy continues with a tile of an earlier decade.
refusal-guilds-moment-after = The main action is over: take a guild action, use an effect, or end the turn.
refusal-guilds-moment-setup = Now a disc of your residence may go to a dock, or stay.
refusal-guilds-moment-setup-dock = The disc you took goes to a dock now.
refusal-guilds-moment-fill = Now a card is drawn for the market.
refusal-guilds-moment-ships = Now a ship joins the trading harbour.
refusal-guilds-moment-markers = Now a card is drawn for the guild markers.
refusal-guilds-moment-neutral = Now a card is drawn for the neutral discs.
refusal-guilds-moment-unused = Now a tile is left out of the game.
refusal-guilds-moment-deal = Now a card is dealt.
refusal-guilds-moment-start = Now the start player is decided.
refusal-guilds-moment-reward = Now cards are drawn for a ship's coin value.
refusal-guilds-moment-reveal = Now the ship of the expedition is revealed.
refusal-guilds-nothing = This cannot be done now.
refusal-guilds-too-few-cards = “{ $space }” needs { $needed } cards, and you hold only { $held }.
refusal-guilds-no-card-shows = None of your cards shows the action “{ $space }”.
refusal-guilds-no-card-for-favour = None of your cards shows the action “{ $space }”, or you hold too few others to pay with Favour.
refusal-guilds-no-such-ship-up = You have no face-up ship with the effect “{ $effect }”.
refusal-guilds-in-vain = The effect “{ $effect }” would change nothing now.
refusal-guilds-no-marker = There is no guild marker on “{ $space }”.
refusal-guilds-marker-there = There is already a guild marker on “{ $space }”.
refusal-guilds-not-in-hand = You do not hold this card: { $card }.
refusal-guilds-favour-shows = With Favour all cards must show another action, but this one shows “{ $space }”: { $card }.
refusal-guilds-does-not-show = The first card must show “{ $space }”; this one does not: { $card }.
refusal-guilds-play-order = Further cards are named in the order of cards, and enough of them must follow. This one does not fit there: { $card }.
refusal-guilds-not-in-market = This card is not in the market: { $card }.
refusal-guilds-piles-empty = The draw pile and the discards are empty.
refusal-guilds-no-such-ship-down = You have no face-down ship with the effect “{ $effect }”.
refusal-guilds-column-empty = The { $column } is empty.
refusal-guilds-no-free-dock = No dock is free.
refusal-guilds-column-opulence = With { $count ->
    [one] one good
   *[other] { $count } goods
 } not matching, the { $column } cannot be paid for.
refusal-guilds-column-price = { $which ->
    [left] The left column costs three cards of one good, dyes, oils or glass; you do not hold them.
    [middle] The middle column costs two cards with cedar; you do not hold them.
   *[right] The right column costs two cards with jewelry; you do not hold them.
 }
refusal-guilds-ship-good = The ship wants { $good }; this card has another good: { $card }.
refusal-guilds-luxury-matches = Luxury is for a good that does not match, but this card has { $good }: { $card }.
refusal-guilds-pay-order = Cards are paid in the order of cards: { $card } comes before { $last }.
refusal-guilds-coins-order = If you pay { $card } now, the cards after it are not worth the { $due } coins due.
refusal-guilds-column-card = The { $column } cannot be paid for with { $card }.
refusal-guilds-other-harbour = This action is for the other harbour.
refusal-guilds-warship-full = All { $docks } warship docks are taken, or you hold all the others, or the ship pile is empty.
refusal-guilds-no-such-dock = There is no dock { $dock }: the trading harbour has { $docks }.
refusal-guilds-no-ship = No ship is beside dock { $dock }.
refusal-guilds-dock-taken = Dock { $dock } is taken.
refusal-guilds-delivered = You have already delivered to this harbour in this action.
refusal-guilds-no-disc = You have no disc at dock { $dock }.
refusal-guilds-no-good = You have no { $good } for this ship.
refusal-guilds-no-warship-disc = You have no disc there.
refusal-guilds-pile-empty = The ship pile is empty.
refusal-guilds-no-trade-card = You have no trade card to pay with.
refusal-guilds-guild-done = You have already taken your guild action this turn.
refusal-guilds-no-guild-marker = There is no guild marker on “{ $space }”.
refusal-guilds-no-disc-left = You have no disc available.
refusal-guilds-seat-taken = This is already taken: { $seat }.
refusal-guilds-too-dear = This costs { $cost } coins, and your hand is worth { $coins }.
refusal-guilds-tile-not-in-game = The tile “{ $tile }” is not in this game.
refusal-guilds-tile-decade = The tile “{ $tile }” belongs to decade { $decade }.
refusal-guilds-tile-own-disc = You already have a disc on “{ $tile }”.
refusal-guilds-tile-full = The tile “{ $tile }” is full.
refusal-guilds-opulence-used = An Opulence has been used, so a space must be freed.
refusal-guilds-not-in-pile = This card cannot come off the pile now: { $card }.
refusal-guilds-ship-not-in-pile = This ship cannot come off the pile now: { $ship }.
refusal-guilds-unused-decade = “{ $tile }” is not a tile of decade { $decade }.
refusal-guilds-no-seat = There is no seat { $number }.

## Guilds: what follows by itself

guilds-event-disc = The disc goes to the anchor.
guilds-event-returned = { $name } gets a disc back: there is no longer a ship for it.
guilds-event-turned = The { $ship } is turned face up.
guilds-event-bonus = Bonus guild seats: now { $bonus }.
guilds-event-strength = Strength is now { $strength }.
guilds-event-emptied = The { $column } is empty: one more guild seat.
guilds-event-warship = { $won ->
    [yes] The expedition succeeds, strength { $strength } against danger { $danger }: the ship is won, and cards worth { $coins } or more are drawn.
   *[no] The expedition fails, strength { $strength } against danger { $danger }: one card is drawn.
 }
guilds-event-gap = No ship is left to move up: place { $place } of the trading harbour stays empty.
guilds-event-bottom = The { $ship } goes to the bottom of the pile.
guilds-event-wasted = Nothing can be done at { $space } now.
guilds-event-marker = The guild marker moves on from { $source } to { $target }.
guilds-event-neutral = The neutral disc moves on from { $source } to { $target }.
guilds-event-reshuffled = The draw pile is used up: { $count ->
    [one] one discarded card becomes
   *[other] { $count } discarded cards are shuffled into
 } a new one.
guilds-event-decade = { $decade ->
    [2] The second decade begins.
   *[3] The third decade begins.
 }
guilds-event-started = { $name } starts this decade.
guilds-event-ended = The third decade is over: the game ends.

## Guilds: what a choice would bring

guilds-would-act = { $space ->
    [market] You take a card, may swap one, and turn a used ship face up.
    [residence] { $count ->
        [0] With Opulence you can free a disc from your residence.
       *[other] You can pay goods to free a disc: { $places }.
     }
    [trading] You can put a disc beside a ship, to deliver to it later: { $places }.
   *[warship] You can put a disc in the warship harbour, for a later expedition.
 }
guilds-would-can-deliver = You can deliver { $good } at dock { $dock }: cards worth { $coins } or more, and { $effect }.
guilds-would-can-explore = You can go on an expedition with strength { $strength }: { $won } of the { $count } ships that may come are not too dangerous.
guilds-would-none-no-disc = You have no disc at hand to place.
guilds-would-none-full = All docks are taken.
guilds-would-none-leave-one = You may not hold every dock, and you already hold all but one.
guilds-would-none-no-pile = The pile of ships is used up.
guilds-would-none-no-goods = Nothing in your hand frees a disc.
guilds-would-none-all-free = Your residence has no disc left.
guilds-would-none-no-payment = Nothing you would keep in hand pays for a delivery.
guilds-would-none-no-docked = You have no disc in a harbour to deliver with.
guilds-would-none-no-cards = There is nothing to take or to swap.
guilds-would-nothing = This would bring you nothing.
guilds-would-guild-none = A guild marker lies here, but { $discs ->
    [0] you have no disc for a guild action
   *[other] no seat or tile is within your means
 }.
guilds-would-cost = { $cards ->
    [one] It takes one card, which shows the action.
   *[other] It takes { $cards } cards; one of them shows the action.
 }
guilds-would-guild = A guild marker lies here: a guild action can follow.
guilds-would-pass = You draw one card, and your turn ends.
guilds-would-hold = You would then hold { $count ->
    [one] one card
   *[other] { $count } cards
 } with { $good }, and your hand would be worth { $coins } coins.
guilds-would-free = It costs { $column ->
    [left] three cards of one good, dyes, oils or glass
    [middle] two cards with cedar
   *[right] two cards with jewelry
 }, and { $discs ->
    [one] one disc comes
   *[other] { $discs } discs come
 } to hand.
guilds-would-free-setup = The disc goes to a harbour, and its space is free for good.
guilds-would-bonus = Bonus guild seats: { $before } → { $after }.
guilds-would-strength = Strength: { $before } → { $after }.
guilds-would-column = The column would then be empty: one more guild seat.
guilds-would-dock = A delivery there costs a card with { $good }; you hold { $count ->
    [0] none
   *[other] { $count }
 }.
guilds-would-reward = The ship gives cards worth { $coins } or more, and { $effect }: { $about }
guilds-would-disc-back = { $discs ->
    [one] Your disc comes back: one at hand.
   *[other] Your disc comes back: { $discs } at hand.
 }
guilds-would-expedition = An expedition meets the top ship of the pile with strength { $strength }: if its danger is no higher, you win it and cards worth its coins; otherwise you draw one card. Of the { $count } ships that may come, { $won } are not too dangerous.
guilds-would-returned = Either way your disc comes back and may go on a tile.
guilds-would-price = It costs { $cost } of your { $coins } coins; { $left ->
    [0] no disc stays
    [one] one disc stays
   *[other] { $left } discs stay
 } at hand.
guilds-would-tile = { $points ->
    [one] The tile is worth one point to you as things are, 12 at most.
   *[other] The tile is worth { $points } points to you as things are, 12 at most.
 }
guilds-would-seat = Guild seats × ships would be { $seats } × { $ships } = { $points }.
guilds-would-use = { $about }
guilds-would-score = If the game ended then: { $after } points instead of { $before }.

## Guilds: the table in a terminal

guilds-drawn-time = decade { $decade }, round { $round } (★ guild marker)
guilds-drawn-market = market
guilds-drawn-trading = trading harbour
guilds-drawn-warship = warship harbour
guilds-drawn-docks =
    docks { $warship }
    anchor { $anchor }
    ship pile { $pile }
guilds-drawn-outside = waiting
guilds-drawn-empty = empty
guilds-drawn-neutral = neutral
guilds-drawn-trade = { $good } { $coins } · { $action }
guilds-drawn-ship = { $good } { $coins } · { $effect } · danger { $danger }
guilds-drawn-hall = guild hall
guilds-drawn-forum = forum: { $discs }
guilds-drawn-tiles = achievement tiles
guilds-drawn-cards = { $count } ({ $base } base)
guilds-drawn-hand = your hand: { $coins } coins
guilds-drawn-column = { $column ->
    [hand] hand
    [discs] discs
    [freed] freed
    [up] ships face up
    [down] ships face down
   *[played] played
 }
guilds-drawn-score = { $part ->
    [hall] guild hall
    [bonus] bonus seats
    [columns] empty columns
    [guild_seats] guild seats
    [ships] ships
    [seats_times_ships] seats × ships
    [guild-hall-1] Guild Hall 1
    [achievement-tiles] Achievement Tiles
    [residence-1] Residence 1
    [guild-hall-2] Guild Hall 2
    [victory-points] Victory Points
    [ship-cards] Ship Cards
    [coins] Coins
    [residence-2] Residence 2
    [goods] Goods
   *[other] { $part }
 }

## Guilds: moves in words

guilds-act = { $name } chooses { $what }.
guilds-pass = { $name } passes and draws a card.
guilds-use = { $name } uses a ship: { $what }.
guilds-marker = { $name } moves a guild marker from { $source } to { $target }.
guilds-play = { $name } plays { $what }.
guilds-take = { $name } takes { $what } from the market.
guilds-take-pile = { $name } takes the top card of the draw pile.
guilds-swap = { $name } swaps a card for { $what } from the market.
guilds-give = { $name } gives { $what } for it.
guilds-ready = { $name } turns a ship with { $what } face up.
guilds-free = { $name } frees a space of the residence: { $what }.
guilds-free-setup = { $name } takes a disc out of the residence: { $what }.
guilds-pay-column = { $name } pays { $what } for the { $column }.
guilds-pay-ship = { $name } pays { $what } for the { $ship }.
guilds-pay-expedition = { $name } pays { $what } for an expedition.
guilds-pay-coins = { $name } pays { $what } for { $place }.
guilds-dock = { $name } puts a disc on { $dock }, beside the { $ship }.
guilds-dock-warship = { $name } puts a disc on a warship dock.
guilds-deliver = { $name } delivers at { $dock }, to the { $ship }.
guilds-deliver-warship = { $name } sends an expedition from a warship dock.
guilds-deliver-anchor = { $name } sends an expedition from the anchor.
guilds-seat = { $name } chooses { $place }.
guilds-tile = { $name } chooses the tile { $place } for { $cost } coins.
guilds-decline-take = { $name } gives up the Market action.
guilds-decline-swap = { $name } does not swap.
guilds-decline-residence = { $name } frees no space of the residence.
guilds-decline-dock = { $name } puts no disc on a dock.
guilds-decline-deliver = { $name } delivers nothing.
guilds-decline-deliver-further = { $name } makes no further delivery.
guilds-decline-expedition = { $name } lets the expedition fail.
guilds-decline-returned = { $name } keeps the returned disc.
guilds-decline-setup = { $name } starts without a disc in the harbours.
guilds-done = { $name } ends the turn.
guilds-draw-market = The market gets { $what }.
guilds-draw-markers = Drawn for the guild markers: { $what }.
guilds-draw-neutral = Drawn for the neutral discs: { $what }.
guilds-draw-reward = { $name } draws { $what }.
guilds-deal = { $name } draws a card, unseen.
guilds-ship-joins = New in the trading harbour: { $what }.
guilds-ship-met = The expedition meets a { $what }.
guilds-unused = The tile { $what } is left out.
guilds-start = { $name } starts.

## Names of things, in sentences and on the page

guilds-name-action = { $action ->
    [market] Market
    [residence] Residence
    [trading] Trading Dock
    [warship] Warship Dock
   *[delivery] Harbour Delivery
 }
guilds-name-good = { $good ->
    [dyes] dyes
    [oils] oils
    [glass] glass
    [cedar] cedar
   *[jewelry] jewelry
 }
guilds-name-effect = { $effect ->
    [embargo] Embargo
    [palette] Palette
    [commando] Commando
    [favour] Favour
    [opulence] Opulence
    [legacy] Legacy
    [intrigue] Intrigue
    [luxury] Luxury
   *[escorts] Escorts
 }
guilds-name-effect-about = { $effect ->
    [embargo] The front ship goes to the bottom of the pile.
    [palette] The five market cards are replaced.
    [commando] Your disc goes to the anchor instead of a dock.
    [favour] The cards you play need not show the action.
    [opulence] One good you pay need not match.
    [legacy] You may use a tile of an earlier decade.
    [intrigue] You move a guild marker to another space.
    [luxury] Any good pays for the ship.
   *[escorts] Strength +2 for this expedition.
 }
guilds-name-tile = { $tile ->
    [guild-hall-1] Guild Hall 1
    [achievement-tiles] Achievement Tiles
    [residence-1] Residence 1
    [guild-hall-2] Guild Hall 2
    [victory-points] Victory Points
    [ship-cards] Ship Cards
    [coins] Coins
    [residence-2] Residence 2
    [goods] Goods
   *[other] { $tile }
 }
guilds-name-base = { $action } base card
guilds-name-trade = { $good } worth { $coins } ({ $action })
guilds-name-ship = ship with { $good } ({ $effect }, worth { $coins }, danger { $danger })
guilds-name-seat = { $seat ->
    [forum] the forum
   *[other] the { $seat }-coin guild seat
 }
guilds-name-column = { $column ->
    [left] left column
    [middle] middle column
   *[right] right column
 }
guilds-name-dock = dock { $number }

## The page

guilds-page-title-standard = Carthago: Merchants & Guilds
guilds-page-about-standard = The bigger game: three decades of deliveries, expeditions and guild seats. About ninety minutes with people.
guilds-page-pitch = Win ships by trade and by daring, and seats in the guild hall with gold. In the end one is multiplied by the other.
guilds-page-time = about 90 minutes
guilds-page-ending-third-decade = The third decade is over.
guilds-page-score-hall = Guild hall
guilds-page-score-bonus = Residence bonus seats
guilds-page-score-columns = Empty residence columns
guilds-page-score-guild-seats = Guild seats in all
guilds-page-score-ships = Ships
guilds-page-score-seats-times-ships = Seats × ships
guilds-page-score-guild-hall-1 = Tile: Guild Hall 1
guilds-page-score-achievement-tiles = Tile: Achievement Tiles
guilds-page-score-residence-1 = Tile: Residence 1
guilds-page-score-guild-hall-2 = Tile: Guild Hall 2
guilds-page-score-victory-points = Tile: Victory Points
guilds-page-score-ship-cards = Tile: Ship Cards
guilds-page-score-coins = Tile: Coins
guilds-page-score-residence-2 = Tile: Residence 2
guilds-page-score-goods = Tile: Goods
guilds-page-standing = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
 } × { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
 } + { $tiles } for tiles
guilds-page-standing-hand = and what cards in hand bring
guilds-page-action-narrow = { $action ->
   *[other] { guilds-name-action }
 }
guilds-page-effect-when = { $effect ->
    [embargo] Before or after your action.
    [palette] Before or after your action, or in the Market.
    [commando] At Warship Dock, when all docks are taken.
    [favour] When you play cards for an action.
    [opulence] At Residence.
    [legacy] When you place a disc on a tile.
    [intrigue] Before or after your action.
    [luxury] When you pay for a ship in the trading harbour.
   *[escorts] When an expedition would fail.
 }
guilds-page-can-use = Use it now
guilds-page-can-turn = Turn it face up
guilds-page-face-down = Used: face down until a Market action turns it up.
guilds-page-tile-about = { $tile ->
    [guild-hall-1] 4 points per disc in the forum
    [achievement-tiles] 2 points per disc on tiles
    [residence-1] 3 points per freed space
    [guild-hall-2] 3 points per disc in your largest block
    [victory-points] 7, 6, 5 points for your places on tiles
    [ship-cards] sets of ships’ goods, alike or all different
    [coins] a third of the coins in hand
    [residence-2] 3 points per disc at hand
   *[goods] sets of goods in hand, alike or all different
 }
guilds-page-own-ship = { $ship }, { $side ->
    [down] face down
   *[up] face up
 }
guilds-page-anchor = the anchor
guilds-page-neutral = neutral disc
guilds-page-space = { $action }{ $marker ->
    [yes] , with a guild marker
   *[no] {""}
 }{ $count ->
    [0] {""}
   *[other] , discs: { $discs }
 }
guilds-page-decade = { $decade ->
    [1] First decade
    [2] Second decade
   *[3] Third decade
 }
guilds-page-round = Round { $round } of { $rounds }
guilds-page-course = Decade { $decade } of { $decades }, round { $round } of { $rounds } · ships left { $ships } · draw pile { $draw } · ends after decade { $decades }
guilds-page-course-narrow = Decade { $decade }/{ $decades }, round { $round }/{ $rounds }
guilds-page-trading-harbour = Trading harbour
guilds-page-warship-harbour = Warship harbour
guilds-page-pile-left = { $count ->
    [one] one ship
   *[other] { $count } ships
 } in the pile
guilds-page-outside = outside
guilds-page-waiting = Waiting outside: { $ship }
guilds-page-dock-with = Dock { $number }: { $ship }{ $taken ->
    [yes] , disc of { $name }
   *[no] , free
 }
guilds-page-warship-docks = Warship docks, { $docks } in all: { $count ->
    [0] all free
   *[other] discs of { $discs }
 }
guilds-page-anchor-with = Anchor: { $count ->
    [0] no disc
   *[other] discs of { $discs }
 }
guilds-page-hall = Guild hall
guilds-page-covered = covered
guilds-page-forum = Forum
guilds-page-seat-with = Seat { $seat }, { $cost } coins, { $taken ->
    [yes] { $name }
   *[no] free
 }
guilds-page-forum-with = Forum, { $cost } coins{ $count ->
    [0] {""}
   *[other] , discs of { $discs }
 }
guilds-page-tiles = Achievement tiles
guilds-page-tile-with = { $tile }, decade { $decade }{ $count ->
    [0] {""}
   *[other] , discs of { $discs }
 }{ $cost ->
    [0] , full
   *[other] , the next place costs { $cost }
 }
guilds-page-in-market = { $card }, in the market
guilds-page-in-hand = { $card }, in your hand
guilds-page-column-with = { $column ->
    [left] Left column: { $price } cards of one good, dyes, oils or glass, free
    [middle] Middle column: { $price } cards with cedar free
   *[right] Right column: { $price } cards with jewelry free
 } the next disc; { $left } of { $spaces } spaces still hold discs
guilds-page-column-given = { $column ->
    [left] Left column
    [middle] Middle column
   *[right] Right column
 }: its next disc goes to a harbour for nothing; { $left } of { $spaces } spaces still hold discs
guilds-page-ships = Ships
guilds-page-no-ships = No ships yet.
guilds-page-your-house = Your residence
guilds-page-residence = Residence and played cards
guilds-page-available = { $count ->
    [one] one disc at hand
   *[other] { $count } discs at hand
 }
guilds-page-played = Played this decade
guilds-page-hand-sum = worth { $coins } coins
guilds-page-order = Order of the hand
guilds-page-order-by = { $order ->
    [action] by action
    [good] by good
   *[coins] by coins
 }
guilds-page-path = Steps of this action
guilds-page-zones = Parts of the table
guilds-page-zone = { $zone ->
    [actions] Actions
    [harbours] Harbours
    [market] Market
    [guild] Guild
   *[house] House
 }
guilds-page-choices = { $count ->
    [one] one choice
   *[other] { $count } choices
 }
guilds-page-your-ships = Your ships
guilds-page-point = Point at a choice to see what it leads to.
guilds-page-step-done = done
guilds-page-step = { $step ->
    [turn] choose an action
    [play] play cards
    [take] take a card
    [swap] swap a card
    [give] give a card
    [ready] turn a ship up
    [residence] free a disc
    [pay] pay
    [dock] place a disc
    [deliver] deliver
    [expedition] escorts
    [returned] place the returned disc
    [legacy] earlier tile
    [marker] move a marker
    [after] guild action
    [effects] use a ship
   *[other] { $step }
 }
guilds-page-do = { $step ->
    [turn] Choose an action on the wheel, or pass for a card.
    [marker] Choose a guild marker on the wheel, then its new space.
    [take] Take a card from the market or the pile.
    [swap] You may swap: which market card do you want?
    [give] Which card do you give for it?
    [ready] Which ship do you turn face up?
    [residence] Which column do you free a disc from?
    [dock] Where do you place your disc?
    [deliver] Where do you deliver?
    [expedition] The ship is too dangerous. Use your escorts?
    [returned] Your disc is back. Place it on a tile?
    [legacy] Which tile of an earlier decade?
    [setup] Start with a disc in the harbour? Choose the column it comes from.
    [setup-dock] Where does this disc go?
    [turn-use] Choose an action on the wheel, use a ship, or pass for a card.
    [turn-pass] You cannot pay for any action: pass and draw a card.
    [after] Take a guild seat or a tile, or end your turn.
    [after-use] Take a guild seat or a tile, use a ship, or end your turn.
    [effects] Use a ship, or end your turn.
   *[other] It is your decision.
 }
guilds-page-do-nothing = Nothing can be done here now: a card, a disc or a free place is missing.
guilds-page-do-play = { $count ->
    [one] This card pays for: { $action }.
   *[other] These { $count } cards pay for: { $action }.
 } Click cards to change.
guilds-page-do-pay-coins = { $over ->
    [0] Pay { $cost } coins for { $what }, exactly. Click cards to change.
   *[other] Pay { $paid } for { $what }, which costs { $cost }; you get no change. Click cards to change.
 }
guilds-page-confirm-play = { $count ->
    [one] Play this card
   *[other] Play these { $count } cards
 }
guilds-page-confirm-pay = { $count ->
    [one] Pay with this card
   *[other] Pay with these { $count } cards
 }
guilds-page-move = { $move ->
    [pass] Pass and draw a card
    [done] End my turn
    [take] Take nothing
    [swap] Do not swap
    [residence] Free nothing
    [dock] Place no disc
    [deliver] No delivery
    [expedition] Let it fail
    [returned] Keep the disc
    [setup] Start without
    [other] No, thanks
   *[take-pile] Top of the pile
 }
guilds-page-move-use = Use { $effect }
guilds-page-move-ready = Turn { $effect } up
guilds-page-advice = { $move ->
    [act] Go to { $what }
    [marker] Move a guild marker from { $what } to { $target }
    [play] Play { $what }
    [take] Take { $what }
    [take-pile] Take the top of the pile
    [swap] Swap for { $what }
    [give] Give { $what }
    [pay] Pay with { $what }
    [free] Free a disc: { $what }
    [dock] Place a disc: { $what }
    [dock-warship] Place a disc in the warship harbour
    [deliver] Deliver at { $what }
    [deliver-warship] Go on an expedition
    [deliver-anchor] Go on an expedition from the anchor
    [seat] Buy { $what }
    [tile] Place a disc on { $what }
    [use] Use { $what }
    [ready] Turn { $what } up
    [pass] Pass and draw a card
    [done] End your turn
   *[decline] Leave it
 }
guilds-page-read-time = Decade { $decade }, round { $round }. Guild markers: { $markers }.
guilds-page-read-dock = Dock { $number }: { $ship }{ $taken ->
    [yes] , disc of { $name }
   *[no] , free
 }.
guilds-page-read-hall = Guild hall: { $seats }. Free: { $free }.
guilds-page-read-free = { $count } for { $cost } coins
guilds-page-read-outside = Waiting outside the trading harbour: { $ships }.
guilds-page-read-warship = { guilds-page-warship-docks }.
guilds-page-read-tile = { guilds-page-tile-with }.
guilds-page-read-held = { $place }: { $name }
guilds-page-read-seat = { $name }: { $hand ->
    [one] one card
   *[other] { $hand } cards
 } in hand, action disc on { $space }, { $discs ->
    [one] one disc
   *[other] { $discs } discs
 } at hand, ships face up: { $up }, ships face down: { $down }, { $freed ->
    [one] one residence space
   *[other] { $freed } residence spaces
 } freed.
guilds-page-turn-took = takes { $card }
guilds-page-turn-pile = takes a card off the pile
guilds-page-turn-swapped = swaps { $given } for { $card }
guilds-page-turn-disc = disc to { $place }
guilds-page-turn-freed = frees a disc in the residence
guilds-page-turn-delivered = delivers: { $ship }
guilds-page-turn-won = expedition wins { $ship }
guilds-page-turn-lost = expedition fails
guilds-page-turn-gained = draws { $cards }
guilds-page-turn-seat = { $place } for { $coins }
guilds-page-turn-tile = tile { $tile } for { $coins }
guilds-page-turn-effect = uses { $effect }
guilds-page-turn-passed = passes and draws a card
guilds-page-turn-wasted = to no effect
guilds-page-turn-decade = decade { $decade } begins
guilds-page-what-card = { $card }. Play it for its action, pay with its good, or pay with its coins.
guilds-page-what-base = { $card }. It has only an action, and comes back at the end of the decade.
guilds-page-what-space = { $name }: { $action ->
    [market] take a card, swap one, turn a ship face up.
    [residence] free discs by paying goods.
    [trading] put a disc beside a ship, to deliver there later.
    [warship] put a disc there, for a later expedition.
   *[delivery] pay the ship’s good and take it, or go on an expedition.
 } It costs one card that shows the action, and one more for each other disc. With a guild marker, a guild seat or a tile can follow.
guilds-page-what-tile = { $tile }: { $about }. First place { $first } coins, second { $second } coins.
guilds-page-what-seat = A guild seat for { $cost } coins. At the end your seats are multiplied by your ships.
guilds-page-what-forum = The forum: a guild seat for { $cost } coins, with room for everyone.
guilds-page-what-dock = With a disc here you may deliver the good of the ship beside it.
guilds-page-what-ship = { $ship }. { $effect }: { $about } { $when }
guilds-page-what-warship = The warship harbour: a disc here goes on an expedition against the ship on top of the pile.
guilds-page-what-anchor = The anchor: with { $effect } a disc can lie here when every dock is taken.
guilds-page-what-residence = A residence: freed discs can be used, and every empty column is worth a guild seat.
guilds-page-what-discs = Discs at hand: one is used for each dock, seat or tile.
guilds-page-what-hand = Cards in hand.
guilds-page-what-piles = The game ends after decade { $decades }. The ships’ pile holds { $ships }, the cards’ draw pile { $draw }.
guilds-page-what-points = Points so far: guild seats × ships, and what the tiles bring.
guilds-page-what-market = The market: a Market action takes one of these cards, or the top card of the pile.
guilds-page-market = Market
guilds-page-read-market = Market: { $cards }.

## Guilds: reasons in reviews

guilds-reason-seat = { $side ->
    [others] The others take
   *[one] { $name } takes
 } { $better } guild seats instead of { $played }.
guilds-reason-ship = { $side ->
    [others] The others get
   *[one] { $name } gets
 } { $better } ships instead of { $played }.
guilds-reason-tile = { $side ->
    [others] The others take
   *[one] { $name } takes
 } { $better } tiles instead of { $played }.
guilds-reason-delivered = { $side ->
    [others] The others deliver
   *[one] { $name } delivers
 } { $better } times instead of { $played }.
guilds-reason-effect = { $side ->
    [others] The others use
   *[one] { $name } uses
 } { $better } ship effects instead of { $played }.
guilds-reason-took = { $side ->
    [others] The others take
   *[one] { $name } takes
 } { $better } cards instead of { $played }.
guilds-reason-paid = { $side ->
    [others] The others pay
   *[one] { $name } pays
 } { $better } cards instead of { $played }.
guilds-reason-wasted = { $side ->
    [others] The others waste
   *[one] { $name } wastes
 } { $better } actions instead of { $played }.
guilds-reason-soon-seat = { $side ->
    [others] The others take
   *[one] { $name } takes
 } a guild seat within the round in { $better } of 100 games instead of { $played }.
guilds-reason-soon-ship = { $side ->
    [others] The others get
   *[one] { $name } gets
 } a ship within the round in { $better } of 100 games instead of { $played }.
guilds-reason-soon-tile = { $side ->
    [others] The others take
   *[one] { $name } takes
 } a tile within the round in { $better } of 100 games instead of { $played }.
guilds-reason-soon-delivered = { $side ->
    [others] The others deliver
   *[one] { $name } delivers
 } within the round in { $better } of 100 games instead of { $played }.
guilds-reason-soon-effect = { $side ->
    [others] The others use
   *[one] { $name } uses
 } a ship effect within the round in { $better } of 100 games instead of { $played }.
guilds-reason-soon-took = { $side ->
    [others] The others take
   *[one] { $name } takes
 } a card within the round in { $better } of 100 games instead of { $played }.
guilds-reason-soon-paid = { $side ->
    [others] The others pay
   *[one] { $name } pays
 } with cards within the round in { $better } of 100 games instead of { $played }.
guilds-reason-soon-wasted = { $side ->
    [others] The others waste
   *[one] { $name } wastes
 } an action within the round in { $better } of 100 games instead of { $played }.

## What a table is called that nobody has named

guilds-table-name = { $place }
guilds-table-places = Dyers’ Row, Oil Press, Glass Furnace, Cedar Yard, Goldsmiths’ Lane, Admiral’s Island, Byrsa Hill, Forum Steps, Potters’ Street, Ropewalk, Sail Loft, Weigh House, Salt Gate, Lamp Court, Mago’s Quarter, Coppersmiths’ Yard

## Themes of puzzles

guilds-page-theme-end = The end of the game
guilds-page-theme-tiles = Achievement tiles
guilds-page-theme-guild = Guild seats
guilds-page-theme-delivery = Delivery
guilds-page-theme-danger = Danger at sea
guilds-page-theme-effects = Ship effects
guilds-page-theme-residence = Residence
guilds-page-theme-market = Market
guilds-page-theme-denying = Denying others
guilds-page-theme-passing = When to pass

## Lessons, told by the server

guilds-lesson-first = Guilds in ten minutes
guilds-lesson-first-about = A whole first decade, turn by turn.
guilds-lesson-first-learned = Win ships, buy seats that multiply them, and choose tiles that fit what you do.
guilds-lesson-first-aim = Whoever has the most points after three decades wins: guild seats × ships, plus what your tiles bring. Ships come first: choose the Trading Dock, and play the base card that shows it.
guilds-lesson-first-aim-other = You may, but start at the Trading Dock with the base card. A trade card could also be a good or coins, so keep yours.
guilds-lesson-first-dock = A disc beside a ship lets you deliver there later. The ship at dock 2 wants glass, and you hold glass: put your disc there.
guilds-lesson-first-dock-good = The others have taken docks as well. Gisco had to play 2 cards at the Trading Dock, because your disc was there.
guilds-lesson-first-dock-other = You may, but your glass pays only for the ship at dock 2.
guilds-lesson-first-price = An action costs 1 card that shows it, and 1 more card of any kind for every other disc on its space. Elissa’s disc is at the Warship Dock: go there and play 2 cards.
guilds-lesson-first-price-other = You may, but keep your trade cards and your Market cards for later: pay with the Warship Dock card and a Harbour Delivery card.
guilds-lesson-first-warship = From the warship harbour you send out expeditions. Put a disc there.
guilds-lesson-first-warship-good = Now you have a disc in each harbour. The others passed; whoever passes draws a card.
guilds-lesson-first-warship-other = Then the cards you played would be for nothing. Put a disc on the dock.
guilds-lesson-first-uses = A trade card has three uses: its action, its good or its coins, one at a time. A base card has only its action. So keep your trade cards, and go to Harbour Delivery with a base card.
guilds-lesson-first-uses-other = You may, but you are ready to deliver in both harbours. Do that first.
guilds-lesson-first-deliver = One delivery action serves both harbours. Begin in the trading harbour and give the glass: you get the ship, and cards worth at least its 6 coins.
guilds-lesson-first-deliver-good = Your first ship! Face up, its effect can be used once; then it is turned down. And you drew cards worth 10 coins.
guilds-lesson-first-deliver-other = You may, but begin with the ship in the trading harbour: its reward helps you with the rest.
guilds-lesson-first-expedition = Now the expedition: pay any trade card, and the top ship of the pile is revealed. If your strength, which is 1, is at least its danger, you win it; if not, you draw a card instead. Pay the cedar.
guilds-lesson-first-expedition-good = Danger 1: you were strong enough and have 2 ships now. One that is won like this lies face down at first.
guilds-lesson-first-expedition-other = You may, but your dyes will be needed together, and so will your coins. Pay with the cedar.
guilds-lesson-first-tile = The disc comes back, won or not, and may go straight to a tile of this decade, whose first place costs 2 coins. Residence 1 brings 3 points for each space that you free: take it.
guilds-lesson-first-tile-good = Tiles count at the end of the game, 12 points at most each.
guilds-lesson-first-tile-other = You may, but you are about to free spaces, which Residence 1 rewards. Pay with the glass and keep your dyes.
guilds-lesson-first-marker = A guild marker lies on Residence: after the action there you may take a guild action too. Go there.
guilds-lesson-first-marker-other = You may, but with three dyes in hand and a marker on the space, Residence does the most for you.
guilds-lesson-first-residence = Three cards of one good, dyes, oils or glass, free the top disc of the left column. Pay your three dyes.
guilds-lesson-first-residence-good = One more disc to place, and 3 points on your tile. Two cedar free one in the middle and make you stronger; two jewelry, one on the right. Further down, this column brings seats, and so does every empty column.
guilds-lesson-first-residence-other = Then the cards you played would be for nothing. Free the disc.
guilds-lesson-first-seat = Now the guild action: a seat in the guild hall costs its number in coins and a disc, which stays there. Take the seat for 6.
guilds-lesson-first-seat-good = 1 seat × 2 ships = 2 points. Every seat multiplies all your ships, so you want both. The guild marker that you used has moved on.
guilds-lesson-first-seat-other = You may, but without a seat your 2 ships count for nothing. Take the seat for 6.
guilds-lesson-first-market = Your last turn of the decade: go to the Market. The neutral disc there counts like any other, so it costs 2 cards.
guilds-lesson-first-market-other = You may pass and draw a card. But the Market brings you a card of your choice and more.
guilds-lesson-first-take = Take a card that lies open, or an unseen one off the pile. Here take the cedar worth 5.
guilds-lesson-first-take-other = You may, but 5 coins or cedar can do more for you.
guilds-lesson-first-swap = Next you may swap a card of your hand for one of the market. Keep yours this time.
guilds-lesson-first-swap-good = The Market has also turned your face-down ship face up: its effect can be used now.
guilds-lesson-first-swap-other = You may, but you need nothing better than your cedar now. Do without.
guilds-lesson-first-guild = A guild marker lies here too. Pay with your card for the tile Achievement Tiles: 2 points for each of your discs on tiles.
guilds-lesson-first-guild-good = That ended the first of three decades, five rounds each: everyone took their played cards back and drew 2 new ones, the market is new, and new tiles are open. So far you have 1 × 2 + 3 + 4 = 9 points.
guilds-lesson-first-guild-other = You may, but the decade is over after this turn, and its tiles close. Use the marker.

## What a coach says in the first games

guilds-coach-turn = Each turn you choose one action: play a card that shows it, and one more for every other disc on its space.
guilds-coach-played = Played cards come back to you in the next decade; cards that you pay with are gone.
guilds-coach-docks = All docks of the trading harbour are taken: the Trading Dock would bring you nothing now.
guilds-coach-delivery = You hold the good that the ship at your dock wants: a Harbour Delivery brings you this ship.
guilds-coach-marker = A guild marker lies on this space: after the action here you may also buy a seat or a place on a tile.
guilds-coach-after = Guild seats times ships decide: a seat is worth as many points as you have ships.
guilds-coach-deliver = A delivery brings you the ship, its effect, and cards worth its coins.
guilds-coach-effect = A ship that lies face up has an effect: you may use it once, at the moment that it names.
guilds-coach-end = The next round is the last: discs at the docks and cards in hand then count for nothing, unless one of your tiles counts them.
guilds-coach-setup = Before the first turn you may place a disc of your residence in a harbour, for nothing: its space is free for good, and the middle column makes you stronger.
