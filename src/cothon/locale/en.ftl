### Words of Cothon, in English. Cards are named as in the notation: R5 is the red 5.

## Refusals that any game can give

refusal-unknown-move = There is no move “{ $move }”.
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn: { $name } decides now.
refusal-no-chance = Nothing is left to chance now.
refusal-nothing-to-undo = There is nothing to take back.
refusal-undo-past-chance = A card has been revealed since, so the decision stands.
refusal-undo-past-other = { $name } has moved since, so the decision stands.
refusal-unknown-rules = There is no rule set “{ $rules }”. There are: { $known }.
refusal-bad-players = A table has 2, 3 or 4 players, not { $players }.
refusal-bad-seed = A seed is a whole number, not { $seed }.
refusal-bad-chance = Chance is dealt by the table or “open”, not { $chance }.
refusal-bad-names = There must be { $players } names, none of them empty.
refusal-bad-seat = There is no seat { $seat } at this table.
refusal-unknown-option = This game has no option “{ $option }”.
refusal-bad-observation = An observation of { $game } has { $size } numbers, not { $given }.
refusal-unknown-policy = There is no policy “{ $name }” that plays inside compiled code. There are: { $known }.
refusal-bad-games = The number of games is a whole number above 0, not { $number }.
refusal-bad-threads = The number of threads is a whole number above 0, not { $number }.
refusal-bad-opponents = There must be { $wanted } opponents, one for each other seat.
refusal-batch-busy = Another thread is stepping these games; give each thread games of its own.
refusal-bad-actions = There must be one action, a whole number, for each of the { $games } games.
refusal-illegal-in-batch = Game { $place }: { $reason }
refusal-bad-illegal = An illegal action can “lose” or “raise”, not { $given }.
refusal-bad-render-mode = There is no way to draw { $mode }; there are: { $known }.
refusal-bad-option = The option “{ $option }” cannot be { $value }.
refusal-bad-processes = The number of processes is a whole number above 0, not { $number }.
refusal-bad-each = There is a row for each “game” or each “move”, not { $each }.
refusal-bot-broken = The bot “{ $name }” { $reason }.
refusal-bad-final = An observation has no number “{ $name }”.
refusal-bad-table-file = { $file } is no table that can be written; its name must end with one of { $known }.
refusal-cannot-write = { $file } cannot be written: { $error }.
refusal-needs-extra = { $what } needs more packages: pip install "cothon[{ $extra }]".
refusal-no-cluster = There is no Ray cluster at { $address }: { $error }
refusal-view-without-memory = This view has no memory part, which a bot needs.

refusal-bot-not-to-move = A bot answers only for the seat whose turn it is.
refusal-bot-legal = “{ $move }” is no legal move in this view.
refusal-bot-broken = The bot “{ $name }” { $reason }.
refusal-bot-no-moves = There is no legal move to choose from.
refusal-bot-limit-words = A bot's limit is seconds, as in master@0.5s, or simulations, as in master@2000, not “{ $entrant }”.
refusal-bot-limit = A limit must be a positive number: { $what } cannot be { $value }.

## Arena

refusal-arena-seats = { $seats } bots were named for { $players } players.
refusal-arena-games = An arena plays at least one game, not { $games }.
refusal-arena-resume = To go on with a contest, name its file with --out.
refusal-arena-file = The file { $file } cannot be written: { $reason }.
refusal-arena-file-exists = The file { $file } exists already; --resume goes on with it.
refusal-arena-file-broken = The file { $file } holds no contest.
refusal-arena-other-contest = The file { $file } holds another contest.

## Records

refusal-record-not-data = This is no record of a game.
refusal-record-rules = The record is of an unknown rule set: { $rules }.
refusal-record-players = The record's number of players does not fit its first position.
refusal-record-version-missing = The record does not say which version of the rules it was played by.
refusal-record-too-new = The record was played by version { $version } of the rules; this program knows version { $current }.
refusal-record-too-old = The record was played by version { $version } of the rules, which this program (version { $current }) can no longer play.
refusal-record-without-moves = The record has no list of moves.
refusal-bad-move-in-record = Move { $number } of the record, “{ $move }”, cannot be played: { $reason }
refusal-record-not-over = The record says that the game ended ({ $ending }), but its moves do not end it.
refusal-record-result = The record claims { $what } { $claimed }, but playing it gives { $value }.

## Positions

refusal-position-not-data = This is no position.
refusal-position-rules = The position is of an unknown rule set: { $rules }.
refusal-position-players = A position has 2, 3 or 4 players, not { $players }.
refusal-position-seats = The position must have a list of { $players } seats.
refusal-position-key = “{ $what }” is not a part of “{ $where }”.
refusal-position-missing = The position lacks “{ $what }”.
refusal-position-number = “{ $what }” must be a number from { $least } to { $most }, not { $value }.
refusal-position-cards = “{ $what }” must be a list of cards.
refusal-position-unknown-card = “{ $what }” has an unknown card: { $card }.
refusal-position-card-count = There are { $count } cards { $card }, but the game has { $copies }.
refusal-position-ships = A ship is on a place from 0 to { $most }, not at { $what }.
refusal-position-tokens = Tokens are counted by colour (R, B, Y, G), not as { $what }.
refusal-position-unseen-piles = The unseen VP of seat { $seat } do not fit their draw piles.
refusal-position-piece = “piece” of seat { $seat } must be true or false.
refusal-position-reserved = What seat { $seat } has reserved must name a row and a card.
refusal-position-no-reservations = Seat { $seat } has reserved a card, but this rule set has no reservations.
refusal-position-piece-twice = The Reservation piece of seat { $seat } is in two places.
refusal-position-piece-nowhere = The Reservation piece of seat { $seat } is nowhere.
refusal-position-reserved-missing = More pieces lie on { $card } in the { $row } than there are such cards.
refusal-position-turn = It cannot be the turn of { $turn }.
refusal-position-ending = The game cannot have ended like this: { $ending }.
refusal-position-no-payday = The ship { $ship } is at Carthage, but there is no payday.
refusal-position-payday = There is a payday, but no ship is at Carthage.
refusal-position-pending = “pending” must have a short list of steps.
refusal-position-step = The step { $step } cannot be under way like this.
refusal-position-incomplete = What is under way cannot be completed.
refusal-position-switch = “{ $what }” must be true or false.
refusal-position-list = “{ $what }” has not the form or the length it must have.
refusal-position-name = “{ $what }” has an unknown name: { $name }.
refusal-position-owner = “{ $what }” has a disc of an unknown seat: { $owner }.
refusal-position-twice = { $card } is in “{ $what }” and somewhere else.
refusal-position-lost = { $card } is nowhere.
refusal-position-not-in-hand = Seat { $seat } does not hold { $card } as an unseen card, so it cannot be listed apart.
refusal-position-older = The cards that seat { $seat } has from earlier draw piles do not fit the number of reshuffles.
refusal-position-market = The market has at most { $most } cards.
refusal-position-spaces = “{ $what }” names at most { $most } different action spaces.
refusal-position-no-ship = There is a disc at dock { $dock }, but no ship beside it.
refusal-position-all-docks = Seat { $owner } may not hold all docks of the trading harbour.
refusal-position-warship = The warship harbour has { $docks } docks, and nobody may hold all of them.
refusal-position-covered = The seat { $seat } is covered by a neutral disc exactly if the number of players says so.
refusal-position-tile = A tile has { $spaces } spaces and takes one disc of a player: { $tile }.
refusal-position-three-tiles = Decade { $decade } has only two tiles in a game.
refusal-position-discs = Seat { $seat } would have { $count } discs, but has eleven.
refusal-position-available = Seat { $seat } has { $count } discs available, not { $value }.
refusal-position-own-cards = The position's cards cannot be used: { $reason }

## Card files of Guilds

refusal-cards-no-file = The card file { $file } cannot be read. { $error }
refusal-cards-not-toml = { $file }, line { $line }: this is no TOML. { $error }
refusal-cards-entry = { $file }, line { $line }: an entry cannot be { $what }.
refusal-cards-unknown-key = { $file }, line { $line }: “{ $what }” is not known here.
refusal-cards-missing-key = { $file }, line { $line }: “{ $what }” is missing.
refusal-cards-count = { $file }, line { $line }: “{ $what }” has { $count } entries, not { $wanted }.
refusal-cards-unknown-name = { $file }, line { $line }: there is no { $what } “{ $value }”.
refusal-cards-range = { $file }, line { $line }: “{ $what }” is { $value }, but must be from { $least } to { $most }.
refusal-cards-twice = { $file }, line { $line }: the same card stands in line { $first } already.
refusal-cards-ships-a-good = { $file }, line { $line }: there are { $count } ships for { $good }, not six.
refusal-cards-action-rare = { $file }, line { $line }: only { $count } trade cards show “{ $action }”; six at least are needed.
refusal-cards-clockwise = { $file }, line { $line }: the action board must name each of the five spaces once.
refusal-cards-hall = { $file }, line { $line }: the guild hall must show each of these seats once: { $seats }.

## Traders: refused moves

refusal-wrong-moment-turn = Now is the time for an action: take, buy, double, reserve or pass.
refusal-wrong-moment-double = The Double Action goes on with taking a card.
refusal-wrong-moment-flip = Now tokens can be flipped; “done” goes on to the payment.
refusal-wrong-moment-pay = The goods must be paid for first.
refusal-wrong-moment-store = Now goods can be stored; “done” ends it.
refusal-wrong-moment-spend = The stored goods must be paid for with warehouse icons first.
refusal-wrong-moment-token = Now an opening token is chosen.
refusal-wrong-moment-deal = Now the opening hands are dealt.
refusal-wrong-moment-market = Now a card is drawn to the market.
refusal-wrong-moment-farm = Now a card is drawn to the farm.
refusal-wrong-moment-hand = Now a card is drawn to an opening hand.
refusal-wrong-moment-start = Now the start player is found.
refusal-wrong-moment-vp = Now a card is drawn as VP.
refusal-not-in-market = There is no { $card } in the market.
refusal-not-in-farm = There is no { $card } in the farm.
refusal-reserved = { $card } is reserved by { $name } until they take or buy it.
refusal-only-your-own = The only { $card } is the one you reserved: take { $card }*.
refusal-double-take = After taking { $card } you could not buy anything.
refusal-no-reservations = This rule set has no reservations.
refusal-still-in-farm = Your { $card } is still in the farm; it can be taken from the market only.
refusal-not-your-reservation = You have not reserved { $card } in the market.
refusal-nothing-to-buy = There is nothing in the market for you to buy.
refusal-too-expensive = The goods cost { $price }, your hand is worth { $coins }.
refusal-too-expensive-flipped = The goods cost { $price }, and { $best } with all your tokens flipped; your hand is worth { $coins }.
refusal-no-double = This rule set has no Double Action.
refusal-double-used = You have used your Double Action.
refusal-double-impossible = Whatever card you take, you could not buy the rest.
refusal-piece-away = Your Reservation piece lies on { $card }.
refusal-already-reserved = { $card } is reserved by { $name } already.
refusal-no-pass = You can do something, so you may not pass.
refusal-no-token = You have no { $colour } token face up.
refusal-too-many-flips = { $goods ->
    [0] No { $colour } goods are for sale, so a { $colour } token saves nothing.
    [one] One { $colour } good is for sale, so one token is enough.
   *[other] { $goods } { $colour } goods are for sale, so as many tokens are enough.
 }
refusal-flip-order = Tokens are flipped in the order R, B, Y, G: { $colour } comes too late.
refusal-flip-too-late = If you flip { $colour } now, the goods stay too dear: earlier colours come first.
refusal-not-in-hand = You have no { $card } in hand.
refusal-spare-card = You can keep { $card }: { $price } can be paid without it.
refusal-pay-order = The dearest cards are paid first: { $card } comes later.
refusal-not-in-stock = You have no unstored { $card } in your stock.
refusal-not-raided = The { $colour } ship is not raided, so its goods cannot be stored.
refusal-store-order = Goods are stored in the order R2 R3 R5 B2 … G5: { $card } comes too late.
refusal-no-icons = Your hand has no warehouse icon left for { $card }.
refusal-card-without-icons = { $card } has no warehouse icons.
refusal-spend-order = 2s are spent before 3s, then in the order R B Y G: { $card } comes too late.
refusal-spare-icons = { $card } is not needed to store these goods, or cheaper cards alone would not be enough.
refusal-already-dealt = The { $colour } opening hand has been dealt.
refusal-not-in-pile = There is no { $card } in the draw pile.
refusal-may-not-start = Seat { $seat } has not the smallest opening hand.

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
traders-spend = { $name } spends { $what } for its warehouse icons.
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

## Guilds: refused moves

refusal-guilds-moment-turn = Now the turn begins: act, pass, or use Embargo, Palette or Intrigue.
refusal-guilds-moment-marker = Intrigue goes on with moving a guild marker.
refusal-guilds-moment-play = Now the action space is paid for with cards.
refusal-guilds-moment-take = Now a card is taken from the market or the draw pile; “decline” gives up the Market action.
refusal-guilds-moment-swap = Now a card can be swapped with the market; “decline” goes on without.
refusal-guilds-moment-give = The swap goes on with the card that you give.
refusal-guilds-moment-ready = Now one of your face-down ships is turned face up.
refusal-guilds-moment-residence = Now a residence space can be freed; “decline” goes on without.
refusal-guilds-moment-dock = Now a disc can be put on a dock; “decline” goes on without.
refusal-guilds-moment-deliver = Now you can deliver to a harbour; “decline” ends the deliveries.
refusal-guilds-moment-pay = What you chose must be paid for first.
refusal-guilds-moment-expedition = Now Escorts can make the expedition succeed; “decline” lets it fail.
refusal-guilds-moment-returned = Now the returned disc can be put on a tile; “decline” keeps it.
refusal-guilds-moment-legacy = Legacy goes on with a tile of an earlier decade.
refusal-guilds-moment-after = The main action is over: a guild action, an effect, or “done”.
refusal-guilds-moment-setup = Now a disc of your residence can go to a dock; “decline” leaves it.
refusal-guilds-moment-setup-dock = The disc you took goes to a dock now.
refusal-guilds-moment-fill = Now a card is drawn to the market.
refusal-guilds-moment-ships = Now a ship joins the trading harbour.
refusal-guilds-moment-markers = Now a card is drawn for the guild markers.
refusal-guilds-moment-neutral = Now a card is drawn for the neutral discs.
refusal-guilds-moment-unused = Now a tile is left out of the game.
refusal-guilds-moment-deal = Now a card is dealt.
refusal-guilds-moment-start = Now the start player is found.
refusal-guilds-moment-reward = Now cards are drawn for a ship's coin value.
refusal-guilds-moment-reveal = Now the ship of the expedition is revealed.
refusal-guilds-nothing = This cannot be done now.
refusal-guilds-too-few-cards = The space “{ $space }” needs { $needed } cards, you hold { $held }.
refusal-guilds-no-card-shows = None of your cards shows the action “{ $space }”, or too few others are left to pay with Favour.
refusal-guilds-no-such-ship-up = You have no face-up ship with the effect “{ $effect }”.
refusal-guilds-in-vain = The effect “{ $effect }” would change nothing now.
refusal-guilds-no-marker = There is no guild marker on “{ $space }”.
refusal-guilds-marker-there = There is a guild marker on “{ $space }” already.
refusal-guilds-not-in-hand = You have no { $card } in hand.
refusal-guilds-favour-shows = With Favour all cards must show another action; { $card } shows “{ $space }”.
refusal-guilds-does-not-show = The first card must show “{ $space }”; { $card } does not.
refusal-guilds-play-order = Further cards are named in the order of cards, and enough must follow: { $card } does not fit there.
refusal-guilds-not-in-market = There is no { $card } in the market.
refusal-guilds-piles-empty = Draw pile and discards are empty.
refusal-guilds-no-such-ship-down = You have no face-down ship with the effect “{ $effect }”.
refusal-guilds-column-empty = The column “{ $column }” is empty.
refusal-guilds-no-free-dock = No dock is free.
refusal-guilds-column-opulence = With { $count ->
    [one] one good
   *[other] { $count } goods
 } not matching, the column “{ $column }” cannot be paid.
refusal-guilds-column-price = { $column ->
    [left] The left column costs three dyes, three oils or three glass; you do not hold them.
    [middle] The middle column costs two cedar; you do not hold them.
   *[right] The right column costs two jewelry; you do not hold them.
 }
refusal-guilds-ship-good = The ship wants { $good }; { $card } has another good.
refusal-guilds-luxury-matches = Luxury is for a good that does not match; { $card } has { $good }.
refusal-guilds-pay-order = Cards are paid in the order of cards: { $card } comes before { $last }.
refusal-guilds-coins-order = If you pay { $card } now, the cards after it are not worth the { $due } coins due.
refusal-guilds-column-card = With { $card } the column “{ $column }” cannot be paid.
refusal-guilds-other-harbour = This action is for the other harbour.
refusal-guilds-warship-full = All { $docks } warship docks are taken, or you hold all the others, or the ship pile is empty.
refusal-guilds-no-such-dock = There is no dock { $dock }: the trading harbour has { $docks }.
refusal-guilds-no-ship = No ship is beside dock { $dock }.
refusal-guilds-dock-taken = Dock { $dock } is taken.
refusal-guilds-delivered = You have delivered to this harbour in this action ({ $harbour }).
refusal-guilds-no-disc = You have no disc at dock { $dock }.
refusal-guilds-no-good = You have no { $good } for this ship.
refusal-guilds-no-warship-disc = You have no disc there.
refusal-guilds-pile-empty = The ship pile is empty.
refusal-guilds-no-trade-card = You have no trade card to pay with.
refusal-guilds-guild-done = You have taken your guild action in this turn.
refusal-guilds-no-guild-marker = There is no guild marker on “{ $space }”.
refusal-guilds-no-disc-left = You have no disc available.
refusal-guilds-seat-taken = The seat { $seat } is taken.
refusal-guilds-too-dear = This costs { $cost } coins, your hand is worth { $coins }.
refusal-guilds-tile-not-in-game = The tile “{ $tile }” is not in this game.
refusal-guilds-tile-decade = The tile “{ $tile }” belongs to decade { $decade }.
refusal-guilds-tile-own-disc = You have a disc on “{ $tile }” already.
refusal-guilds-tile-full = The tile “{ $tile }” is full.
refusal-guilds-opulence-used = An Opulence has been used, so a space must be freed.
refusal-guilds-not-in-pile = { $card } cannot come from the pile now.
refusal-guilds-unused-decade = “{ $tile }” is not a tile of decade { $decade }.
refusal-guilds-no-seat = There is no seat { $seat }.

## Guilds: moves in words

guilds-act = { $name } chooses { $what }.
guilds-pass = { $name } passes and draws a card.
guilds-use = { $name } uses a ship: { $what }.
guilds-marker = { $name } moves a guild marker from { $source } to { $target }.
guilds-play = { $name } plays { $what }.
guilds-take = { $name } takes { $what } from the market.
guilds-take-pile = { $name } takes the top card of the draw pile.
guilds-swap = { $name } wants { $what } from the market in exchange.
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
guilds-decline-deliver = { $name } makes no further delivery.
guilds-decline-expedition = { $name } lets the expedition fail.
guilds-decline-returned = { $name } keeps the returned disc.
guilds-decline-setup = { $name } starts without a disc in the harbours.
guilds-done = { $name } ends the turn.
guilds-draw-market = The market gets { $what }.
guilds-draw-markers = For the guild markers is drawn: { $what }.
guilds-draw-neutral = For the neutral discs is drawn: { $what }.
guilds-draw-reward = { $name } draws { $what }.
guilds-deal = { $name } draws a card, unseen.
guilds-ship-joins = In the trading harbour arrives a { $what }.
guilds-ship-met = The expedition meets a { $what }.
guilds-unused = The tile { $what } is left out.
guilds-start = { $name } starts.

## Traders: what follows by itself

traders-sails = The { $colour ->
    [R] red
    [B] blue
    [Y] yellow
   *[G] green
 } ship sails to { $place ->
    [1] the open sea
    [2] Cyrenaica
    [3] the first pirate waters
   *[4] the last pirate waters
 }. (T4.1)
traders-arrives = The { $colour ->
    [R] red
    [B] blue
    [Y] yellow
   *[G] green
 } ship arrives at Carthage: payday. (T4.3)
traders-sells = { $name } sells { $count ->
    [one] one
   *[other] { $count }
 } { $colour ->
    [R] fabric
    [B] gems
    [Y] grain
   *[G] wine
 }: price { $price } × { $count } = { $points }, so { $vp } VP. (T6.1)
traders-gains = { $name } gets a { $colour ->
    [R] red
    [B] blue
    [Y] yellow
   *[G] green
 } token. (T6.2)
traders-loses = Pirates take { $count ->
    [one] one
   *[other] { $count }
 } { $colour ->
    [R] fabric
    [B] gems
    [Y] grain
   *[G] wine
 } from { $name }. (T6.4)
traders-returns = The { $colour ->
    [R] red
    [B] blue
    [Y] yellow
   *[G] green
 } ship sails back to Alexandria. (T6.5)
traders-retreats = The { $colour ->
    [R] red
    [B] blue
    [Y] yellow
   *[G] green
 } ship flees to Cyrenaica. (T6.5)
traders-end = The game is over. (T6.3)
traders-would-hold = You would then hold { $coins } coins and { $amphoras ->
    [0] no amphoras
    [one] one amphora
   *[other] { $amphoras } amphoras
 }.
traders-would-left = { $count ->
    [one] One card stays
   *[other] { $count } cards stay
 } in the market, worth { $worth }.
traders-would-reserve = Nobody else could then take or buy this card.
traders-would-refill = The farm would move up to the market, and new cards would be drawn.

## Files and the command line

refusal-file-unreadable = { $path } cannot be read: { $reason }.
refusal-file-unwritable = { $path } cannot be written: { $reason }.
refusal-file-no-json = { $path } is no JSON file: { $reason }.
refusal-file-no-object = { $path } holds no position and no record.
refusal-seats-count = The table has { $players } seats, but { $seats } were named.
refusal-bad-depth = The depth must be 0 or more, not { $depth }.
refusal-unknown-bot = There is no bot “{ $name }”. There are: { $known }.

guilds-decade = { $decade ->
    [1] The first decade begins.
    [2] The second decade begins. (G2)
   *[3] The third decade begins. (G2)
 }
guilds-starts-decade = { $name } is the new start player. (G2)
guilds-marker-moves = The guild marker moves on from { $source } to { $target }. (G3.3)
guilds-neutral-moves = The neutral disc moves on from { $source } to { $target }. (G3.3)
guilds-expedition-won = The expedition succeeds against danger { $danger }: the ship is won, cards worth { $coins } are drawn. (G6.1)
guilds-expedition-lost = The expedition fails: strength { $strength } against danger { $danger }. One card is drawn. (G6.1)
guilds-end = The third decade is over; the game ends. (G0.1)
guilds-would-act = { $space ->
    [market] You take a card, may swap one, and turn a used ship up.
    [residence] You pay goods to free a disc of your residence.
    [trading] You put a disc beside a ship, to deliver to it later.
    [warship] You put a disc on a warship dock, for a later expedition.
   *[delivery] You deliver with your discs in the harbours, once to each.
 }
guilds-would-cost = { $cards ->
    [one] It takes one card, which shows the action.
   *[other] It takes { $cards } cards; one of them shows the action.
 }
guilds-would-guild = A guild marker lies here: a guild action can follow.
guilds-would-pass = You draw one card, and your turn ends.
guilds-would-hold = You would then have { $good } { $count } times, and cards worth { $coins } coins.
guilds-would-free = It costs { $column ->
    [left] three dyes, three oils or three glass
    [middle] two cedar
   *[right] two jewelry
 }, and { $discs ->
    [one] one disc comes
   *[other] { $discs } discs come
 } to hand.
guilds-would-free-setup = The disc goes to a harbour, and its space is free for good.
guilds-would-bonus = Bonus guild seats: { $before } → { $after }.
guilds-would-strength = Strength: { $before } → { $after }.
guilds-would-column = The column is empty then: one more guild seat.
guilds-would-dock = A delivery there takes { $good }; you hold { $count }.
guilds-would-reward = The ship gives cards worth { $coins } or more, and { $effect }: { $about }
guilds-would-disc-back = { $discs ->
    [one] Your disc comes back: one at hand.
   *[other] Your disc comes back: { $discs } at hand.
 }
guilds-would-expedition = An expedition meets the top ship of the pile with strength { $strength }: if its danger is no higher you win it and cards worth its coins, else you draw one card.
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
guilds-would-embargo = It is the { $ship }.
guilds-would-score = If the game ended then: { $after } points instead of { $before }.

## The server

refusal-not-registered = Register first: this needs a player's token.
refusal-bad-token = This token is not known here.
refusal-bad-access-code = This server asks for its access code.
refusal-no-table = There is no such table, or it is not yours.
refusal-no-invitation = This invitation is not known, or it has been used.
refusal-no-page = There is nothing here.
refusal-bad-method = This cannot be done here.
refusal-bad-request = The request is malformed: { $what }.
refusal-bad-message = The message is malformed: { $what }.
refusal-no-hello = The first message must be a hello.
refusal-message-too-long = The message is too long.
refusal-too-large = The request is longer than { $limit } bytes.
refusal-too-slow = The request did not arrive in time.
refusal-too-many = That was too often; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
refusal-too-many-connections = There are too many connections.
refusal-not-your-seat = This seat is not yours.
refusal-no-seat = There is no seat { $seat } at this table.
refusal-seat-taken = The seat is taken.
refusal-seats-open = Play begins when every seat is taken.
refusal-seats-do-not-fit = This game has { $players } seats.
refusal-moved-on = The table has moved on since.
refusal-not-waiting = { $name } has not kept the table waiting long enough.
refusal-game-running = This is shown after the end of the game.
refusal-preview-past-chance = What comes after this is up to chance.
refusal-no-hint-now = There is a hint only when it is your decision.
refusal-hint-failed = The bot has no hint just now.
refusal-unknown-level = There is no bot “{ $level }”. There are: { $known }.
refusal-record-part = “{ $part }” is not a part of a record that a server takes.
refusal-no-database = The database { $url } cannot be used: { $reason }
refusal-cannot-listen = The server cannot listen at { $address }: { $reason }.
refusal-cannot-stop = The server with the process number { $process } cannot be stopped: { $reason }.
refusal-database-in-use = Another server is using { $path }. For several servers take PostgreSQL.
refusal-database-away = The database does not answer. Look at the table before you try again.
refusal-internal = Something went wrong on the server; nothing was changed.
refusal-stopping = The server is restarting.
refusal-server-not-installed = The server needs a package that is not installed: { $what }. Try: pip install "cothon[server]"
refusal-verify-no-commitment = The record has no commitment to a seed, so there is nothing to verify.
refusal-verify-no-seed = The record does not show its seed; servers add it after the end of the game.
refusal-verify-commitment = The seed is not the one that was promised before the game.
refusal-verify-dealt-from = “dealt_from” does not fit the record's moves.
refusal-verify-dealt = Move { $number } of the record is “{ $move }”, but the seed deals “{ $dealt }”.
refusal-bad-address = This is no web address that a notice can be sent to.
refusal-private-address = Notices go to public addresses only.
refusal-no-push = This server sends no Web Push.
refusal-server-away = There is no server at { $url }: { $reason }
notice-your-turn = It is your turn at “{ $table }”.
table-of = { $name }’s table
bot-names = Bomilcar, Elissa, Gisco, Arishat, Himilco, Batnoam, Adherbal, Salammbo

## The web page: around the tables

web-no-answer = The server does not answer. Nothing is lost; it is tried again.
web-you-name = Hanno
web-home = To the harbour
web-home-link = Cothon: home
web-home-title = Trade along the coast of Carthage
web-home-text = Two games of ships, goods and good timing. Play against bots, with friends by a link, or at one screen.
web-play-now = Play now
web-play-now-text = Traders of Carthage, you and two bots. No questions asked.
web-new-table = New table
web-games = Two games
web-game-pitch = { $game ->
    [traders] One market and four ships for everyone. Buy the goods whose ship is about to arrive, and bring the rest to safety before the pirates come.
   *[guilds] Win ships by trade and by daring, and seats in the guild hall by gold. In the end one is multiplied by the other.
 }
web-game-facts = { $game ->
    [traders] 2 to 4 players · about 30 minutes
   *[guilds] 2 to 4 players · about 90 minutes
 }
web-game-start = Start with two bots
web-game-editions = Four rule sets
web-game-editions-about = What differs; choose one to open a table.
web-learn = Learn in two minutes
web-learn-all = All the rules
web-learn-traders-1 = A card is money in your hand, a good in your stock, and a point in the end.
web-learn-traders-2 = On your turn you take one card of the market as coins, or buy all of them for the sum of their values. What you buy lies in your stock as goods.
web-learn-traders-3 = Each colour you buy moves its ship: one place for one card, two places for more.
web-learn-traders-4 = A ship that reaches Carthage makes a payday. Everyone sells that colour: the highest value times the number of cards, and each 5 begun is a point. R3 R3 R2 is 3 × 3 = 9, so 2 points.
web-learn-traders-5 = On a payday pirates raid the ships in the two dark waters. Goods of those colours are lost, unless you store them with the amphoras on your hand cards.
web-learn-traders-6 = Selling also brings a token. Someone’s eighth token ends the game, and most points win.
web-learn-guilds-1 = Three decades, five rounds each. On your turn you go to one of five actions and play a card that shows it, and one more for every other disc there.
web-learn-guilds-2 = A trade card can be three things: its action, its good or its coins. Only one of them, each time.
web-learn-guilds-3 = A disc on a dock lets you deliver. Give the good that the ship in the trading harbour wants: you get the ship, its effect, and cards worth its coins.
web-learn-guilds-4 = From the warship harbour you go looking for a ship. Be as strong as it is dangerous, and it is yours.
web-learn-guilds-5 = Goods also free discs from your residence. That makes you stronger and gives you more to place.
web-learn-guilds-6 = On a space with a guild marker you may buy a seat in the guild hall or a place on a tile. Seats times ships, and the tiles, decide who wins.
web-unofficial = Cothon is unofficial: our own words and drawings. Please buy the printed games.
web-your-name = Your name
web-playing-as = Playing as { $name }
web-new-name-note = Tables you are sitting at keep your old name.
web-save = Save
web-access-code = Access code
web-access-code-text = The owner of this server asks for a code.
web-enter = Come in
web-import = Open a record or a position
web-import-text = A JSON file from here or from the cothon library: a finished game to look at, or one to play on.
web-import-choose = Choose a file
web-import-drop = or drop it here
web-import-no-json = This file holds no JSON.
web-list-mine = Continue
web-list-open = Tables with a free seat
web-list-playing = Tables to watch
web-list-finished = Finished games
web-no-table = No table here
web-no-page = There is nothing here
web-no-invitation = This invitation does not work
web-loading = One moment …
web-reconnecting = Reconnecting … nothing is lost.
## The web page: a new table

web-game = Game
web-rules-name = { $rules ->
    [traders-standard] Traders of Carthage
    [traders-classic] Traders of Carthage, classic
    [traders-zman] Traders of Carthage, 2008
    [traders-forum] Traders of Carthage, 2008 (Dutch)
    [guilds-standard] Carthago: Merchants & Guilds
   *[other] { $rules }
 }
web-rules-about = { $rules ->
    [traders-standard] The 2025 edition. Tokens can be flipped for a discount, and once a game you take and buy in one turn.
    [traders-classic] The 2025 edition’s optional mode: you reserve cards instead of the double action, and tokens raise your prices.
    [traders-zman] The rules of 2008: hands are drawn from the pile, you choose your first token, storing is offered at every payday.
    [traders-forum] The Dutch rules of 2008: the start player stores first, and a market with only reserved cards is refilled.
    [guilds-standard] The bigger game: three decades of deliveries, expeditions and guild seats. About ninety minutes with people.
   *[other] { $rules }
 }
web-seats = Who plays
web-players = Players
web-players-many = { $count } players
web-seat-name = Seat { $number }
web-seat-me = Me
web-seat-friend = A friend, by link
web-seat-screen = Someone at this screen
web-seat-bot = Bot: { $level }
web-level = { $level ->
    [novice] novice
    [apprentice] apprentice
    [trader] trader
    [merchant] merchant
    [master] master
   *[other] { $level }
 }
web-options = More options
web-table-name = Name of the table
web-time-a-move = Time for a decision
web-time = { $seconds ->
    [0] As long as you like
    [30] 30 seconds
    [120] 2 minutes
    [600] 10 minutes
    [86400] 1 day
    [259200] 3 days
   *[other] { $seconds } seconds
 }
web-public = Public: everyone may watch and take a free seat
web-memory-aid = Memory aid: show what a perfect memory would know
web-open-table = Open the table
web-invited = You are invited to “{ $table }”
web-join = Sit down

## The web page: around a table

web-menu = Table menu
web-rules = Rules
web-read = Describe
web-settings = Settings
web-leave = Leave
web-leave-explained = You give up your seat for good, and a bot plays on. To come back later, just close this page instead.
web-leave-sure = Give up my seat
web-stay = Stay
web-close = Close
web-skip = Skip
web-skip-to-table = Skip to the table
web-language = Language
web-theme = Colours
web-theme-name = { $theme ->
    [light] Day
    [dark] Night
   *[other] As the system
 }
web-tips = Explain things in the first games
web-keys = Keys
web-keys-on = Single keys do this at a table
web-keys-space = Space
web-key = { $key ->
    [h] hint
    [u] undo
    [r] rules
    [b] buy everything
    [digits] choose a card of the market
    [Esc] back, or close
    [arrows] replay: one move back or on
   *[space] replay: play or pause
 }
web-notify = Tell me when it is my turn
web-notify-about = For games over hours or days: a notice comes while you look elsewhere, and also while this page is closed.
web-notify-on = Notices are on.
web-notify-slow = This game may take days. Shall we tell you when it is your turn?
web-notify-yes = Yes, tell me
web-notify-no = No, thanks
web-notify-obstacle = { $what ->
    [insecure] This address is not secure (https), so the browser sends no notices from it.
    [browser] This browser cannot be called while the page is closed. On an iPhone, add the page to the home screen first.
    [server] This server sends no notices; you are told while the page is open.
    [denied] The browser does not allow notices here. Allow them in its settings for this page, then try again.
   *[service] The browser reached no notice service, so you are told only while the page is open.
 }
web-seats-open = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
 }
web-invite = { $name }: send this link to whoever plays there
web-copy = Copy link
web-copied = Copied
web-bot-instead = Bot instead
web-sit-here = Sit down: { $name }
web-pass-device = Pass the device to { $name }
web-pass-device-why = Their cards are shown next.
web-i-am = I am { $name }
web-your-turn = Your turn
web-your-turn-at = It is your turn at “{ $table }”.
web-status-open = Waiting for players
web-status-over = The game is over
web-status-bot = { $name } is thinking …
web-status-turn = { $name } decides
web-time-left = { $time } left
web-last-move = Last move { $when }
web-watch-link = Link for spectators
web-spectating = You are watching.
web-watching = { $count ->
    [one] One spectator
   *[other] { $count } spectators
 }
web-you = you
web-seat-free = free seat
web-thinking = thinking …
web-decides = to move
web-decides-you = your turn
web-your-part = Your decision
web-log = Log
web-chat = Chat
web-log-and-chat = Log and chat
web-chat-empty = Nothing has been said yet.
web-chat-say = Say something
web-chat-send = Send
web-to-position = The position after move { $step }
web-hint = Hint
web-hint-thinking = The merchant bot is thinking …
web-hint-win = wins { $win }
web-undo = Undo
web-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
 }
web-ending = { $ending ->
    [eight-tokens] Someone has eight tokens.
    [all-pass] Everyone passed.
    [third-decade] The third decade is over.
   *[other] { $ending }
 }
web-score-sheet = Score sheet
web-score = { $part ->
    [vp] Victory points
    [tokens] Tokens (break ties)
    [hall] Guild hall
    [bonus] Residence bonus seats
    [columns] Empty residence columns
    [guild_seats] Guild seats in all
    [ships] Ships
    [seats_times_ships] Seats × ships
    [total] Total
    [guild-hall-1] Tile: Guild Hall 1
    [achievement-tiles] Tile: Achievement Tiles
    [residence-1] Tile: Residence 1
    [guild-hall-2] Tile: Guild Hall 2
    [victory-points] Tile: Victory Points
    [ship-cards] Tile: Ship Cards
    [coins] Tile: Coins
    [residence-2] Tile: Residence 2
    [goods] Tile: Goods
   *[other] { $part }
 }
web-again = Play again
web-replay = Replay
web-outlook = What this would lead to
web-back = Back
web-nothing = nothing
web-tip-understood = Got it

## The web page: Traders

web-good = { $good ->
    [R] fabric
    [B] gems
    [Y] grain
    [G] wine
    [dyes] dyes
    [oils] oils
    [glass] glass
    [cedar] cedar
    [jewelry] jewelry
   *[other] { $good }
 }
web-place = { $place ->
    [0] Alexandria
    [1] Open sea
    [2] Cyrenaica
    [5] Carthage
   *[other] Pirate waters
 }
web-ship-at = { $colour ->
    [R] The fabric ship
    [B] The gem ship
    [Y] The grain ship
   *[G] The wine ship
 } is { $place ->
    [0] in Alexandria
    [1] on the open sea
    [2] in Cyrenaica
    [3] in the first pirate waters
    [4] in the second pirate waters
   *[5] in Carthage
 }.
web-card = { $colour ->
    [R] Red fabric
    [B] Blue gems
    [Y] Yellow grain
   *[G] Green wine
 } { $value }
web-card-worth = { $colour ->
    [R] Red fabric
    [B] Blue gems
    [Y] Yellow grain
   *[G] Green wine
 }, { $value } coins
web-market = Market
web-farm = Farm
web-row-empty = empty
web-card-in-row = { $card }, in the { $row ->
    [farm] farm
   *[market] market
 }{ $reserved ->
    [yes] , reserved by { $name }
   *[no] {""}
 }
web-card-in-hand = { $card }, in your hand, { $amphoras ->
    [0] no amphora
    [one] one amphora
   *[other] { $amphoras } amphoras
 }
web-card-in-stock = { $card }{ $stored ->
    [yes] , stored
   *[no] {""}
 }
web-hand = Your hand
web-hand-sum = { $coins } coins · { $amphoras ->
    [one] 1 amphora
   *[other] { $amphoras } amphoras
 }
web-hand-empty = no cards
web-hand-size = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
 }
web-known-hand = Hand, as remembered
web-vp = { $count } VP
web-piece = { $at ->
    [hand] special piece at hand
   *[away] special piece used or placed
 }
web-stock = Stock
web-tokens = { $count ->
    [0] no tokens
    [one] one token: { $list }
   *[other] { $count } tokens: { $list }
 }
web-tokens-of = { $up } { $colour ->
    [R] fabric
    [B] gems
    [Y] grain
   *[G] wine
 }{ $down ->
    [0] {""}
   *[other] , { $down } flipped
 }
web-token = { $colour ->
    [R] Fabric token
    [B] Gem token
    [Y] Grain token
   *[G] Wine token
 }
web-piles = Draw pile { $draw } · discards { $discards }
web-do-turn = { $ways ->
    [take] Take a card as coins.
    [take-reserve] Take a card as coins, or reserve one.
    [take-buy] Take a card as coins, or buy the whole market.
   *[all] Take a card as coins, reserve one, or buy the whole market.
 }
web-do-selected = { $count ->
    [1] { $card }
   *[other] { $card }: what for?
 }
web-do-pay = You pay { $paid } of { $price } and keep { $left } coins. Click cards to change.
web-do-double-take = Double action: which card do you take first?
web-do-double-buy = Then you buy the rest.
web-do-store = Which goods do you bring to safety? The amphoras of hand cards pay for it.
web-do-spend = Which cards pay with their amphoras?
web-do-pass = There is nothing you can do but pass.
web-do-wait = The others are playing. Your hand meanwhile:
web-do-wait-seats = The game begins when every seat is taken.
web-do-token = Choose your first token.
web-move-take = Take as coins
web-move-reserve = Reserve
web-buy = Buy everything
web-buy-for = Buy everything for { $price }
web-double = Double action
web-double-once = Take a card, then buy: once a game
web-pass = Pass
web-pay-confirm = Pay { $price } and buy
web-store-confirm = { $goods ->
    [0] Store nothing
    [one] Store one good
   *[other] Store { $goods } goods
 }
web-store-card = Store { $card }
web-in-danger = In danger:
web-flip = Flip for a discount:
web-tip-market = These are for sale together: buy all of them as goods, or take one as coins. Each card bought moves the ship of its colour.
web-tip-pay = The cheapest payment is proposed. There is no change, so click cards until you like it.
web-tip-stock = Goods in your stock score when their ship reaches Carthage: the highest value times the number of cards.
web-tip-ships = Pirates raid ships in the dark waters when another ship arrives. Goods of that colour are lost unless stored.
web-tip-store = Stored goods are turned sideways and are safe until they are sold.
web-read-row = { $row ->
    [farm] Farm
   *[market] Market
 }: { $cards }.
web-read-seat = { $name }: { $hand ->
    [one] one card
   *[other] { $hand } cards
 } in hand; stock { $stock }; stored { $stored }; tokens { $tokens }; flipped { $flipped }.
web-read-hand = Your hand: { $cards }.
web-rules-search = Search the rules
web-rules-table = Table of the rules
web-rules-none = The rules do not speak of that.

## The web page: replay

web-replay-of = Replay: { $table }
web-replay-begin = Before the first card.
web-replay-first = To the beginning
web-replay-back = Back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = On
web-replay-last = To the end
web-replay-step = move { $step } of { $steps }
web-replay-jump = Move to show
web-replay-eyes = Seen by
web-replay-open = everyone, cards open
web-replay-spectator = a spectator
web-replay-link = Link to this moment
web-replay-export = Save the record
web-to-table = To the table

## The web page: Guilds

web-g-action = { $action ->
    [market] Market
    [residence] Residence
    [trading] Trading Dock
    [warship] Warship Dock
   *[delivery] Harbour Delivery
 }
web-g-action-narrow = { $action ->
   *[other] { web-g-action }
 }
web-g-effect = { $effect ->
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
web-g-effect-about = { $effect ->
    [embargo] The front ship goes to the bottom of the pile.
    [palette] The five market cards are replaced.
    [commando] Your disc goes to the anchor instead of a dock.
    [favour] The cards you play need not show the action.
    [opulence] One good you pay need not match.
    [legacy] It may be a tile of an earlier decade.
    [intrigue] You move a guild marker to another space.
    [luxury] Any good pays for the ship.
   *[escorts] Strength +2 for this expedition.
 }
web-g-effect-when = { $effect ->
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
web-g-can-use = Use it now
web-g-can-turn = Turn it face up
web-g-face-down = Used: face down until a Market action turns it up.
web-g-tile = { $tile ->
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
web-g-tile-about = { $tile ->
    [guild-hall-1] 4 points a disc in the forum
    [achievement-tiles] 2 points a disc on tiles
    [residence-1] 3 points a freed space
    [guild-hall-2] 3 points a disc in your largest block
    [victory-points] 7, 6, 5 points for your places on tiles
    [ship-cards] sets of ships’ goods, alike or all different
    [coins] a third of the coins in hand
    [residence-2] 3 points a disc at hand
   *[goods] sets of goods in hand, alike or all different
 }
web-g-base = { $action } base card
web-g-trade = { $good } worth { $coins } ({ $action })
web-g-ship = ship with { $good } ({ $effect }, worth { $coins }, danger { $danger })
web-g-own-ship = { $ship }, { $side ->
    [down] face down
   *[up] face up
 }
web-g-seat = { $seat ->
    [forum] the forum
   *[other] the { $seat }-coin guild seat
 }
web-g-column = { $column ->
    [left] left column
    [middle] middle column
   *[right] right column
 }
web-g-anchor = the anchor
web-g-pile = the pile
web-g-dock = dock { $number }
web-g-neutral = neutral disc
web-g-space = { $action }{ $marker ->
    [yes] , with a guild marker
   *[no] {""}
 }{ $count ->
    [0] {""}
   *[other] , discs: { $discs }
 }
web-g-decade = { $decade ->
    [1] First decade
    [2] Second decade
   *[3] Third decade
 }
web-g-round = Round { $round } of 5
web-g-trading-harbour = Trading harbour
web-g-warship-harbour = Warship harbour
web-g-pile-left = { $count } ships in the pile
web-g-outside = outside
web-g-waiting = Waiting outside: { $ship }
web-g-dock-with = Dock { $number }: { $ship }{ $taken ->
    [yes] , disc of { $name }
   *[no] , free
 }
web-g-warship-docks = Warship docks: { $count ->
    [0] all free
   *[other] discs of { $discs }
 }
web-g-anchor-with = Anchor: { $count ->
    [0] no disc
   *[other] discs of { $discs }
 }
web-g-hall = Guild hall
web-g-covered = covered
web-g-forum = Forum
web-g-seat-with = Seat { $seat }, { $cost } coins, { $taken ->
    [yes] { $name }
   *[no] free
 }
web-g-forum-with = Forum, { $cost } coins{ $count ->
    [0] {""}
   *[other] , discs of { $discs }
 }
web-g-tiles = Achievement tiles
web-g-tile-with = { $tile }, decade { $decade }{ $count ->
    [0] {""}
   *[other] , discs of { $discs }
 }
web-g-in-market = { $card }, in the market
web-g-in-hand = { $card }, in your hand
web-g-column-with = { $column ->
    [left] Left column: three dyes, three oils or three glass
    [middle] Middle column: two cedar
   *[right] Right column: two jewelry
 } free the next disc; { $left } of { $spaces } spaces still hold discs
web-g-ships = Ships
web-g-no-ships = No ships yet.
web-g-your-house = Your residence
web-g-residence = Residence and played cards
web-g-available = { $count ->
    [one] one disc at hand
   *[other] { $count } discs at hand
 }
web-g-played = Played this decade
web-g-hand-sum = worth { $coins } coins
web-g-order = Order of the hand
web-g-order-by = { $order ->
    [action] by action
    [good] by good
   *[coins] by coins
 }
web-g-path = Steps of this action
web-g-zones = Parts of the table
web-g-zone = { $zone ->
    [actions] Actions
    [harbours] Harbours
    [market] Market
    [guild] Guild
   *[house] House
 }
web-g-choices = { $count ->
    [one] one choice
   *[other] { $count } choices
 }
web-g-your-ships = Your ships
web-g-point = Point at a choice to see what it leads to.
web-g-step-done = done
web-g-step = { $step ->
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
   *[other] { $step }
 }
web-g-do = { $step ->
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
    [after] Take a guild seat or a tile, use a ship, or end your turn.
    [setup] Start with a disc in the harbour? Choose the column it comes from.
    [setup-dock] Where does this disc go?
   *[other] It is your decision.
 }
web-g-do-nothing = Nothing can be done here now: a card, a disc or a free place is missing.
web-g-do-play = { $count ->
    [one] This card pays for { $action }.
   *[other] These { $count } cards pay for { $action }.
 } Click cards to change.
web-g-do-pay-coins = Pay { $cost } coins for { $what }: these cards are worth { $paid }. Click cards to change.
web-g-confirm-play = { $count ->
    [one] Play this card
   *[other] Play these { $count } cards
 }
web-g-confirm-pay = { $count ->
    [one] Pay with this card
   *[other] Pay with these { $count } cards
 }
web-g-move = { $move ->
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
web-g-move-use = Use { $effect }
web-g-move-ready = Turn { $effect } up
web-tip-g-turn = Each turn you go to one action. Play a card that shows it, and one more for every other disc on the space.
web-tip-g-play = Cards played stay beside your residence until the next decade. Cards you pay with are gone.
web-tip-g-after = With a guild marker on your space you may buy a guild seat or a place on a tile. Seats times ships is what wins.
web-tip-g-deliver = A delivery gives you the ship, its effect, and cards worth its coins.
web-tip-g-setup = A disc taken from your residence now frees its space for good and starts in a harbour.
web-g-read-time = Decade { $decade }, round { $round }. Guild markers: { $markers }.
web-g-read-dock = Dock { $number }: { $ship }{ $taken ->
    [yes] , disc of { $name }
   *[no] , free
 }.
web-g-read-hall = Guild hall: { $seats }.
web-g-read-tiles = Tiles: { $tiles }.
web-g-read-seat = { $name }: { $hand ->
    [one] one card
   *[other] { $hand } cards
 } in hand, action disc on { $space }, { $discs } discs at hand, ships up { $up }, ships down { $down }, { $freed } residence spaces freed.
