## Refusals that any game can give

refusal-unknown-move = There is no move “{ $move }”.
refusal-not-now = “{ $move }” cannot be played now.
refusal-game-over = The game is over.
refusal-no-moves = There is no move in the list.
refusal-decision-over = The decision is already complete before “{ $move }”; what follows is not yours to decide now.
refusal-not-your-turn = It is not your turn: { $name } decides now.
refusal-no-chance = Nothing is left to chance now.
refusal-nothing-to-undo = There is nothing to take back.
refusal-undo-past-chance = A card has been revealed since, so the decision stands.
refusal-undo-past-other = { $name } has moved since, so the decision stands.
refusal-undo-at-once = You can take this decision back without asking.
refusal-undo-asked = Somebody has already asked to take a decision back.
refusal-nothing-asked = Nobody is waiting for your answer.
refusal-unknown-game = There is no game “{ $name }”. There are: { $known }.
refusal-unknown-rules = There is no rule set “{ $rules }”. There are: { $known }.
refusal-game-entry = COTHON_GAMES names “{ $entry }”, which is not a game written as module:Class: { $reason }
refusal-game-unfit = { $game } cannot be played here: it must be an object of a class derived from cothon.core.game.Game.
refusal-game-lacks = { $game } does not say its { $what }.
refusal-game-taken = There is already a game called “{ $game }”.
refusal-game-rule-sets = A rule set of { $game } must be called “{ $game }/…”, not “{ $rules }”.
refusal-game-seats = { $game } seats { $seats } players; at most { $most } are possible.
refusal-game-moves = { $game } has { $moves } moves; at most { $most } are possible.
refusal-not-resampled = { $game } does not say how to redeal unseen cards.
refusal-bad-players = A table of this game has { $least } to { $most } players, not { $players }.
refusal-bad-seed = A seed is a whole number, not { $seed }.
refusal-long-seed = A seed has at most { $bits } bits.
refusal-bad-chance = Chance is either dealt by the table or “open”, not { $chance }.
refusal-bad-names = There must be { $players } names, none of them empty.
refusal-bad-seat = There is no seat { $seat } at this table.
refusal-bad-since = Events are counted from a whole number of steps, not { $since }.
refusal-unknown-option = This game has no option “{ $option }”.
refusal-bad-observation = An observation of { $game } has { $size } numbers, not { $given }.
refusal-unknown-policy = There is no policy “{ $name }” that plays inside compiled code. There are: { $known }.
refusal-bad-games = The number of games must be a whole number above 0, not { $number }.
refusal-too-many-games = More than { $most } games are not played in one go.
refusal-bad-threads = The number of threads must be a whole number above 0, not { $number }.
refusal-bad-worlds = The number of worlds must be a whole number above 0, not { $number }.
refusal-bad-opponents = There must be { $wanted } opponents, one for each other seat.
refusal-batch-busy = Another thread is stepping these games; give each thread games of its own.
refusal-bad-actions = There must be one action, a whole number, for each of the { $games } games.
refusal-illegal-in-batch = Game { $place }: { $reason }
refusal-bad-illegal = An illegal action can “lose” or “raise”, not { $given }.
refusal-bad-render-mode = There is no render mode { $mode }. There are: { $known }.
refusal-bad-option = The option “{ $option }” cannot be { $value }.
refusal-bad-processes = The number of processes must be a whole number above 0, not { $number }.
refusal-bad-each = There is a row for each “game”, “move” or “event”, not { $each }.
refusal-bot-broken = The bot “{ $name }” { $reason }.
refusal-bad-final = An observation has no number “{ $name }”.
refusal-bad-table-file = { $file } cannot be written as a table: its name must end in one of { $known }.
refusal-simulate-file-exists = The file { $file } already exists; add --resume to continue its simulation or --overwrite to write over it.
refusal-simulate-other-run = The file { $file } does not hold games of this simulation, so it cannot be continued.
refusal-simulate-resume = To resume a simulation, name its file with --out.
refusal-file-exists = The file { $file } already exists; add --overwrite to write over it.
refusal-cannot-write = { $file } cannot be written: { $error }.
refusal-needs-extra = { $what } needs more packages: pip install "cothon[{ $extra }]".
refusal-no-screen = { $what } needs a terminal to fill, and this is not one.
refusal-no-cluster = There is no Ray cluster at { $address }: { $error }
refusal-view-without-memory = This view has no memory part, which a bot needs.
refusal-broken-view = This is not a view of a table: { $reason }.
refusal-bot-not-to-move = A bot answers only for the seat whose turn it is.
refusal-bot-legal = “{ $move }” is not a legal move in this view.
refusal-bot-no-moves = There is no legal move to choose from.
refusal-bot-limit-words = A bot's limit is seconds, as in master@0.5s, or simulations, as in master@2000, not “{ $entrant }”.
refusal-bot-limit = A limit must be a positive number: { $what } cannot be { $value }.
refusal-weights-unreadable = The weights { $file } cannot be read: { $reason }.
refusal-weights-broken = { $file } is not a file of weights: { $reason }.
refusal-weights-other-format = { $file } does not have weights of format { $format }; `cothon fit` writes them.
refusal-weights-other-game = { $file } has no weights for { $game }.
refusal-weights-other-features = { $file } has weights for other features than { $game } has now; fit them again.
refusal-fit-folder = The folder { $folder } cannot be used: { $reason }.
refusal-fit-other-course = The folder { $folder } has lessons of another course; choose another with --out.
refusal-fit-gate-small = Weights take the place of the game's own only after a gate of at least { $least } games.
refusal-fit-diverged = The fit went astray: no weights come closer to these games. More games or other settings may help.

## Moves of a game that has no words of its own

plain-move = { $player }: { $move }.
plain-chance = The table: { $move }.
plain-hidden = The table deals something face down.

## Arena

refusal-arena-seats = { $seats } bots were named for { $players } players.
refusal-arena-games = An arena plays at least one game, not { $games }.
refusal-tournament-form = A tournament is one of { $known }, not “{ $form }”.
refusal-tournament-bots = A tournament needs different bots, at least as many as the { $players } players of a table.
refusal-arena-resume = To resume a contest, name its file with --out.
refusal-arena-file = The file { $file } cannot be written: { $reason }.
refusal-arena-file-exists = The file { $file } already exists; add --resume to continue its contest.
refusal-arena-file-broken = The file { $file } does not hold a contest.
refusal-arena-other-contest = The file { $file } holds a different contest.

## House rules

refusal-house-not-switches = House rules are switches with their values, not { $value }.
refusal-house-unknown-switch = These rules have no switch “{ $switch }”. There are: { $known }.
refusal-house-not-yes-or-no = The switch “{ $switch }” is true or false, not { $value }.
refusal-house-not-a-number = The switch “{ $switch }” is a whole number, not { $value }.
refusal-house-not-a-count = The switch “{ $switch }” is a number of cards, or “fixed” and “each” (that many more for each player), not { $value }.
refusal-house-not-text = “{ $switch }” is text, not { $value }.
refusal-house-out-of-range = The switch “{ $switch }” goes from { $least } to { $most } at any number of players; { $value } does not fit.
refusal-house-file-missing = There is no file { $file }.
refusal-house-file-unreadable = { $file } cannot be read: { $reason }.
refusal-house-file-broken = { $file } is not a TOML file: { $reason }.
refusal-house-file-without-base = { $file } does not say what its rules are based on, such as based_on = "traders/classic".
refusal-record-house = The record's house rules are not those of its first position.

## Records

refusal-record-not-data = This is not a record of a game.
refusal-record-rules = The record is of an unknown rule set: { $rules }.
refusal-record-players = The record's number of players does not fit its first position.
refusal-record-other-rules = The record is of { $rules }, but it begins with a position of { $other }.
refusal-record-version-missing = The record does not say which version of the rules it was played under.
refusal-record-too-new = The record was played under version { $version } of the rules; this program knows version { $current }.
refusal-record-too-old = The record was played under version { $version } of the rules, which this program (version { $current }) can no longer play.
refusal-record-without-moves = The record has no list of moves.
refusal-record-hex = “{ $part }” of a record is 64 hexadecimal digits.
refusal-bad-move-in-record = Move { $number } of the record, “{ $move }”, cannot be played: { $reason }
refusal-record-not-over = The record says that the game ended ({ $ending }), but its moves do not end it.
refusal-record-result = The record claims { $what } { $claimed }, but playing it gives { $value }.

## Positions

refusal-position-not-data = This is not a position.
refusal-position-rules = The position is of an unknown rule set: { $rules }.
refusal-position-players = A position has 2, 3 or 4 players, not { $players }.
refusal-position-seats = The position must have a list of { $players } seats.
refusal-position-key = “{ $what }” is not a part of “{ $where }”.
refusal-position-missing = The position lacks “{ $what }”.
refusal-position-number = “{ $what }” must be a number from { $least } to { $most }, not { $value }.
refusal-position-cards = “{ $what }” must be a list of cards.
refusal-position-unknown-card = “{ $what }” has an unknown card: { $card }.
refusal-position-card-count = There are { $count } copies of { $card }, but the game has { $copies }.
refusal-position-ships = A ship is at a place from 0 to { $most }, not at { $what }.
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
refusal-position-list = “{ $what }” does not have the right form or length.
refusal-position-name = “{ $what }” has an unknown name: { $name }.
refusal-position-owner = “{ $what }” has a disc of an unknown seat: { $owner }.
refusal-position-twice = { $card } is in “{ $what }” and somewhere else.
refusal-position-lost = { $card } is nowhere.
refusal-position-not-in-hand = Seat { $seat } does not hold { $card } as an unseen card, so it cannot be listed separately.
refusal-position-older = The cards that seat { $seat } has from earlier draw piles do not fit the number of reshuffles.
refusal-position-market = The market has at most { $most } cards.
refusal-position-spaces = “{ $what }” names at most { $most } different action spaces.
refusal-position-no-ship = There is a disc at dock { $dock }, but no ship beside it.
refusal-position-all-docks = Seat { $owner } may not hold all docks of the trading harbour.
refusal-position-warship = The warship harbour has { $docks } docks, and nobody may hold all of them.
refusal-position-covered = Whether seat { $seat } is covered by a neutral disc depends only on the number of players.
refusal-position-tile = A tile has { $spaces } spaces and takes one disc of a player: { $tile }.
refusal-position-three-tiles = Decade { $decade } has only two tiles in a game.
refusal-position-discs = Seat { $seat } would have { $count } discs, but has eleven.
refusal-position-available = Seat { $seat } has { $count } discs available, not { $value }.
refusal-position-own-cards = The position's cards cannot be used: { $reason }

## Files and the command line

refusal-file-unreadable = { $path } cannot be read: { $reason }.
refusal-file-unwritable = { $path } cannot be written: { $reason }.
refusal-file-too-deep = { $path } is nested too deeply to be read.
refusal-file-no-json = { $path } is not a JSON file: { $reason }.
refusal-file-no-object = { $path } holds neither a position nor a record.
refusal-seats-count = The table has { $players } seats, but { $seats } were named.
refusal-bad-depth = The depth must be 0 or more, not { $depth }.
refusal-unknown-bot = There is no bot “{ $name }”. There are: { $known }.

## The terminal

terminal-plain = The engine is not compiled here: it runs as plain Python, by the same rules but more slowly.
terminal-bye = Goodbye.
terminal-help = Type the number of a choice, or the move itself, such as “{ $move }”. The moves of one decision can be typed together, separated by commas.
terminal-help-help = this text
terminal-help-board = draw the table again
terminal-help-hint = what a strong player would do
terminal-help-undo = take back your last decision, as long as it revealed nothing new
terminal-help-save = write the game to a file; “cothon play --load FILE” continues it
terminal-help-log = what has happened so far
terminal-help-quit = leave the table
terminal-pass-on = Pass the screen to { $name } and press Enter.
terminal-chances = { $win } % to win, about { $points } points
terminal-stand-in = { $name }'s bot { $fault }: { $bot } takes its seat.
terminal-saved = Saved to { $file }.
terminal-overwrite = { $file } already exists. Overwrite it? (yes/no)
terminal-yes = yes
terminal-taken-back = { $name } takes a decision back.
terminal-over = The game is over.
terminal-not-over = The game is not over.
terminal-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
 }. Scores: { $scores }.
terminal-decides = { $name } decides: { $moves }
terminal-chance = Chance
terminal-record = { $rules }, version { $version }: { $names }
terminal-verified = Verified: the seed is the promised one, and it deals all { $count } chance moves of this game.
terminal-players = players
terminal-cards = { $count ->
    [one] one card
   *[other] { $count } cards
 }
terminal-piles = draw pile { $draw } · discards { $discards }
terminal-key-hint = Hint
terminal-key-undo = Take back
terminal-key-read = Log
terminal-key-replay = Look back
terminal-key-save = Save
terminal-key-help = Help
terminal-key-leave = Leave
terminal-key-close = Close
terminal-screen-thinks = { $name } is thinking …
terminal-screen-decides = { $name }, it is your decision:
terminal-screen-pass-on = Pass the screen to { $name }.
terminal-screen-here = { $name } is here: show my hand
terminal-screen-considers = A strong player is considering your choices …
terminal-screen-hinted = The best choices are marked with what they promise.
terminal-screen-help = Arrows, the mouse or typed numbers mark a choice; Enter or a click takes it. Page up and Page down move the board. The keys at the foot can be clicked too.
terminal-screen-save = Save the game as:
terminal-screen-exists = { $file } already exists.
terminal-screen-not-over-it = Leave it as it is
terminal-screen-over-it = Overwrite it
terminal-screen-leaving = Leave the table?
terminal-screen-go-on = Go on playing
terminal-screen-save-and-leave = Save and leave
terminal-screen-leave = Leave without saving
terminal-screen-begins = The cards are dealt.

## The server

refusal-not-registered = Register first: this needs a player's token.
refusal-bad-token = This token is unknown here.
refusal-bad-access-code = This server asks for its access code.
refusal-no-table = There is no such table, or it is not yours.
refusal-no-invitation = This invitation is unknown, or it has already been used.
refusal-no-page = There is nothing here.
refusal-page-not-built = This installation has no web page. In a copy of the source, `make web` builds it; a wheel of Cothon comes with it.
refusal-bad-method = This cannot be done here.
refusal-bad-request = The request is malformed: { $what }.
refusal-bad-message = The message is malformed: { $what }.
refusal-no-hello = The first message must be a hello.
refusal-message-too-long = The message is too long.
refusal-too-large = The request is longer than { $limit } bytes.
refusal-too-slow = The request did not arrive in time.
refusal-too-many = Too many requests; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
refusal-too-many-connections = There are too many connections.
refusal-not-your-seat = This seat is not yours.
refusal-no-seat = There is no seat { $seat } at this table.
refusal-seat-taken = The seat is taken.
refusal-already-seated = You are already sitting at this table.
refusal-seats-open = Play begins when every seat is taken.
refusal-seats-do-not-fit = This game has { $players } seats.
refusal-no-such-step = The record has { $steps } moves: there is no moment after move { $step }.
refusal-moved-on = The table has moved on since.
refusal-not-waiting = { $name } has not kept the table waiting long enough.
refusal-game-running = This is shown after the end of the game.
refusal-preview-past-chance = What comes after this is up to chance.
refusal-no-hint-now = Hints are given only when it is your decision.
refusal-no-hints = This table is played without hints.
refusal-practice-alone = A practice table is for one person and bots.
told-hint = { $name } asks for a hint.
told-undo-asked = { $name } would like to take back the last decision.
told-undo-granted = { $name } agrees.
told-undo-refused = { $name } does not agree.
refusal-hint-failed = The bot has no hint just now.
refusal-unknown-level = There is no bot “{ $level }”. There are: { $known }.
refusal-record-part = “{ $part }” is not a part of a record that a server accepts.
refusal-no-database = The database { $url } cannot be used: { $reason }
refusal-cannot-listen = The server cannot listen at { $address }: { $reason }.
refusal-cannot-stop = The server with the process number { $process } cannot be stopped: { $reason }.
refusal-database-in-use = Another server is using { $path }. To run several servers, use PostgreSQL.
refusal-database-linked = { $path } has a second name (a hard link), by which another server could use it unseen. Remove that name.
refusal-database-away = The database is not answering. Look at the table before you try again.
refusal-database-read-only = The database can be read but not written.
refusal-clock-stopped = Nobody is looking after clocks and bots.
refusal-database-newer = The database { $url } belongs to a newer version of Cothon.
refusal-table-unreadable = Entry { $number } of this table's log cannot be read; the owner of the server has been told.
refusal-owner-only = This is for the owner of the server.
refusal-banned = The owner of this server no longer lets you in.
refusal-no-player = There is no such player.
refusal-table-closed = This table has been closed.
refusal-already-begun = The game has already begun.
refusal-not-your-table = Only whoever opened the table can do this.
refusal-bad-code = This recovery code is unknown, or was used already.
refusal-bad-carry = This code is unknown, was used already, or is too old. Show a new one.
refusal-taken-name = “{ $name }” is somebody else’s name on this server. Choose another.
refusal-kept-name = Your registered name is “{ $name }”, and it stays: your results stand under it.
refusal-no-person = Nobody with the registered name “{ $name }” can be looked up here.
refusal-rated-people = A rated table is for at least two people, each in a seat of their own; bots can join them.
refusal-rated-plain = A rated table is dealt by the rules: no hints, no practice, no house rules, no imported game.
refusal-rated-registered = Rated games are played under a registered name. Register yours on your account page.
refusal-bad-email = This is not an e-mail address.
refusal-no-mail = This server sends no e-mail.
refusal-mail-failed = The e-mail could not be sent. Check the address, or try again later.
refusal-no-letter = This link is no longer valid.
refusal-bad-mail-server = The mail server must be given as smtp://USER:PASSWORD@HOST:PORT or smtps://…
refusal-mail-incomplete = To send e-mail, set --mail-server, --mail-from and --public-url.
refusal-webhook-silent = This address did not answer.
refusal-webhook-unproven = This address did not answer with the challenge it was sent, so it is sent no notices.
refusal-bad-keep = “{ $part }” does not say how many days something is kept. Kinds: { $known }.
refusal-admin-subject = Say whom or what: { $what } …
refusal-database-other = The database { $url } does not belong to this version of Cothon. Start the server once to bring it up to date.
refusal-backup-sqlite-only = A backup needs a SQLite database and a file to write to. For PostgreSQL use pg_dump.
refusal-internal = Something went wrong on the server (number { $id }); nothing was changed.
refusal-stopping = The server is restarting.
refusal-server-not-installed = The server needs a package that is not installed: { $what }. Try: pip install "cothon[server]"
refusal-verify-no-commitment = The record has no commitment to a seed, so there is nothing to verify.
refusal-verify-no-seed = The record does not show its seed; servers add it after the end of the game.
refusal-verify-commitment = The seed is not the one that was promised before the game.
refusal-verify-dealt-from = “dealt_from” does not fit the record's moves.
refusal-verify-dealt = Move { $number } of the record is “{ $move }”, but the seed deals “{ $dealt }”.
refusal-bad-address = This is not a web address that a notice can be sent to.
refusal-private-address = Notices are sent to public addresses only.
refusal-no-push = This server does not send Web Push messages.
refusal-server-away = There is no server at { $url }: { $reason }
notice-your-turn = It is your turn at “{ $table }”.
notice-table-full = All seats at “{ $table }” are taken: the game begins.
notice-digest = { $count ->
    [one] It is your turn at one table.
   *[other] It is your turn at { $count } tables.
 }
letter-stop =
    You get this e-mail because you asked for it. To get no more of them, open this link:
    { $link }
letter-confirm-subject = Do you want e-mails from Cothon?
letter-confirm =
    Somebody has asked for notices of their tables at Cothon to be sent to this address.

    If that was you, open this link:
    { $link }

    If it was not, do nothing: no other e-mail will come.
table-name = Harbour of { $place }
table-places = Utica, Hippo, Leptis, Sabratha, Oea, Tharros, Motya, Gades, Nora, Kerkouane, Hadrumetum, Thapsus, Tipasa, Lixus, Malaca, Ebusus, Sulci, Panormus, Lilybaeum, Gigthis, Tabarka, Rusicade, Sexi, Kition
seat-name = Seat { $number }
bot-names = Bomilcar, Elissa, Gisco, Arishat, Himilco, Batnoam, Adherbal, Salammbo

## The web page: around the tables

web-no-answer = The server is not answering. Nothing is lost; we keep trying.
web-away = Without the server you can read what is here and change the settings. Tables, bots, reviews and lists need it; we keep trying.
web-try-again = Try again
web-away-part = Without the server this part of the page cannot be shown.
web-away-table = The table is on the server: as soon as it answers, you are back where you were.
web-install = Install as an app
web-install-about = On your home screen, in a window of its own; it opens without the server too.
web-you-name = Hanno
web-home = Back to the harbour
web-home-link = Cothon: home
web-home-title = Trade along the coast of Carthage
web-home-text = Two games of ships, goods and good timing. Play against bots, with friends by a link, or at one screen.
web-play-now = Play now
web-play-now-text = { $game }: you and two { $level } bots, right away.
web-new-table = New table
web-games = Games
web-game-players = { $least } to { $most } players
web-game-start = Start with two bots
web-game-editions = { $count ->
    [2] Two
    [3] Three
    [4] Four
    [5] Five
   *[other] { $count }
 } rule sets
web-game-editions-about = How they differ; choose one to open a table.
web-learn-all = All the rules
web-unofficial = Cothon is unofficial: our own words and drawings. Please buy the printed games.
web-your-name = Your name
web-name-for-others = What shall the others call you?
web-name = Name
web-name-at = Name of { $seat }
web-playing-as = Playing as { $name }
web-new-name-note = At tables you have already joined, you keep your old name.
web-save = Save
web-access-code = Access code
web-access-code-text = The owner of this server asks for a code.
web-enter = Come in
web-import = Open a record or a position
web-import-text = A JSON file from here or from the cothon library: a finished game to look through, or one to continue.
web-import-choose = Choose a file
web-import-drop = or drop it here
web-import-no-json = This file is not JSON.
web-list-mine = Continue
web-list-open = Tables with a free seat
web-list-playing = Tables to watch
web-list-finished = Finished games
web-no-table = No table here
web-no-page = There is nothing here
web-no-invitation = This invitation does not work
web-loading = One moment …
web-reconnecting = Reconnecting … nothing is lost.
web-restarting = The server is starting afresh: back in a moment.

## The web page: a new table

web-game = Game
web-seats = Who plays
web-players = Players
web-players-many = { $count } players
web-seat-me = Me
web-seat-friend = A friend, by link
web-seat-screen = Someone at this screen
web-seat-bot = Bot: { $level } ({ $strength })
web-bot-of = Bot: { $level }
web-level = { $level ->
    [novice] novice
    [apprentice] apprentice
    [trader] trader
    [merchant] merchant
    [master] master
    [sage] sage
   *[other] { $level }
 }
web-level-strength = { $level ->
    [novice] easy, for your first games
    [apprentice] plays sensibly, still beatable
    [trader] solid
    [merchant] strong
    [master] very strong
   *[sage] the strongest we have, and slow: five seconds a move
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
web-public = Public: anyone may watch or take a free seat
web-memory-aid = Memory aid: show what a perfect memory would know
web-practice = Practice: take back anything, even past revealed cards; the game does not count
web-hints-allowed = Hints allowed; everyone is told of each
web-mark-imported = Imported by { $name }
web-mark-one-screen = Shared screen
web-mark-practice = Practice
web-account = Account
web-account-none = Nobody plays in this browser yet: you become a player when you open or join a table.
web-account-name = Your name
web-name-registered = is yours alone on this server
web-name-register-about = Make your name yours alone on this server. Rated games are played under it, and others can look up your results by it. It cannot be changed later.
web-name-register = Register
web-your-results = Your ratings and games
web-results-shown = Others can look up my ratings and games by my name
web-rating = { $rating } ± { $uncertainty }
web-rated-games = { $count ->
    [one] one rated game
   *[other] { $count } rated games
 }
web-notices = Notices
web-letters-email = By e-mail, to
web-letters-ask = Send me e-mails
web-letters-unconfirmed = An e-mail is on its way to { $email }. Open the link in it; until then nothing else is sent.
web-letters-on = E-mails go to { $email }.
web-letters-stop = No more e-mails
web-notices-which = Tell me
web-notice-turn = when it is my turn
web-notice-full = when all seats of a table are taken
web-notice-digest = once a day, at which tables it is my turn
web-notice-after = My turn: only when I have not looked for
web-minutes = { $count ->
    [0] no time at all
    [one] one minute
    [60] an hour
    [240] four hours
   *[other] { $count } minutes
 }
web-letters-done = { $what ->
    [stop] No more e-mails
   *[other] E-mails will come
 }
web-letters-done-text = { $what ->
    [stop] The address is forgotten. You can ask for e-mails again on your account page.
   *[other] You will be told what you asked for. Every e-mail has a link that stops them.
 }
web-letters-void = This link does not work
web-carry = Another device
web-carry-about = Go on playing on your phone or another computer: scan a code there, and it has the same seats. This device keeps them too.
web-carry-show = Show the code
web-carry-anew = A new code
web-carry-qr = QR code for your other device
web-carry-scan = Scan this with the other device. It works once, within { $count } minutes. Show it to nobody else: whoever has it plays as you.
web-carry-link = Or open this link there
web-carried = Go on here
web-carried-about = Your other device has shown you this code. This browser then has the same name and the same seats.
web-carried-go = Play here too
web-recovery = Recovery code
web-recovery-about = If this browser loses its memory, a recovery code brings back your name and your seats. Write it down.
web-recovery-make = Make a recovery code
web-recovery-anew = Make a new one
web-recovery-has = You have one already; a new one replaces it.
web-recovery-once = Write it down now: it is shown only this once. Whoever has it can play as you.
web-recovery-used = The code you came with is used up. This is your next one:
web-recovery-use = Use a recovery code
web-recovery-code = Recovery code
web-recovery-go = Go on with it
web-recovery-instead = In this browser you now play as { $name }. If you have no recovery code for that player, their seats are lost to you.
web-tokens = Who may play as you
web-tokens-about = This browser has a secret that stands for you, and so has every device you carried it to.
web-token-new = Renew the secret
web-token-done = Only this browser may play as you now.
web-logout-everywhere = Log out everywhere
web-logout-everywhere-about = All other devices and every token of a seat stop working, and open connections end. This browser gets a new secret and goes on.
web-logout-here = Log out here
web-logout-here-about = This browser forgets who you are. Without a recovery code or another device you lose your name and your seats.
web-logout-sure = Log out
web-cancel = Cancel
web-delete-me = Delete me
web-delete-about = Your name, all you said, your ratings and your addresses go for good. Your games stay, with a number in place of your name.
web-delete-sure = I know that this cannot be taken back
web-ratings = Ratings
web-ratings-about = Rated games are played between registered names. The ± is how much is still unknown: the true strength lies within it 19 times out of 20. Bots never change and hold the scale in place.
web-ratings-unsure = Too few games to be ranked yet
web-ratings-none = Nobody has a rating in this game yet.
web-look-up = Look up a name
web-look-up-go = Look up
web-rank = Rank
web-player = Player
web-rating-head = Rating
web-rated-games-head = Games
web-rating-history = Rating after each game
web-rating-band = The band is where the true strength lies 19 times out of 20.
web-person-since = Here since { $date }
web-person-unrated = No rated games yet.
web-person-games = Finished games
web-person-no-games = None that everyone may see.
web-more = More
web-unrated = not rated
web-watch-replay = Replay
web-place-short = { $place }.
web-somebody = somebody
web-left-game = left the game
web-rated = Rated: the result counts. For players with registered names; without hints
web-mark-rated = Rated
web-report = Report
web-report-title = Report a problem
web-report-about = Tell the owner of this server what is wrong. What you see of the table and its log are sent along; hidden cards of others are not.
web-report-what = What is wrong?
web-report-send = Send
web-report-sent = Thank you. Your report has the number { $number }.
web-report-file-about = You can keep the same as a file, for an issue tracker for example.
web-report-file = Save as a file
web-return = Come back to your seat
web-undo-ask = Ask to undo
web-undo-grant = Agree
web-undo-deny = Do not agree
web-points-setting = Show everyone’s points, even where the rules keep them secret
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
web-since = Since your last turn
web-last-turns = Last turns
web-recap = All of it
web-skip-to-table = Skip to the table
web-language = Language
web-theme = Colours
web-theme-name = { $theme ->
    [light] Day
    [dark] Night
   *[other] Same as the system
 }
web-tips = Explain things in the first games
web-pace = How fast the others play
web-pace-name = { $pace ->
    [once] at once
    [slow] slowly
   *[normal] normal
 }
web-sound = Sounds
web-keys = Keys
web-keys-on = Single keys do this at a table
web-keys-space = Space
web-key-h = hint
web-key-u = undo
web-key-r = rules
web-key-Esc = back, or close
web-key-arrows = replay: one move back or forward
web-key-space = replay: play or pause
web-key-digits = make the move with this number
web-notify = Tell me when it is my turn
web-notify-about = For games that last hours or days: we tell you even while you are looking elsewhere or this page is closed.
web-notify-on = Notices are on.
web-notify-slow = This game may take days. Shall we tell you when it is your turn?
web-notify-yes = Yes, tell me
web-notify-no = No, thanks
web-notify-obstacle = { $what ->
    [insecure] This address is not secure (https), so the browser sends no notices from it.
    [browser] This browser cannot be reached while the page is closed. On an iPhone, add the page to the home screen first.
    [server] This server sends no notices; you are told only while the page is open.
    [denied] The browser does not allow notices here. Allow them in its settings for this page, then try again.
   *[service] The browser could not reach its notice service, so you are told only while the page is open.
 }
web-seats-open = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
 }
web-invite = { $name }: send this link to whoever plays there
web-copy = Copy link
web-copied = Copied
web-bot-instead = Bot instead
web-cancel-table = Cancel this table
web-stand-up = Leave this table
web-waiting-note = You can close this page: the link keeps working, and the table is on your home page.
web-qr = QR code
web-qr-of = QR code: { $what }
web-sit-here = Sit down: { $name }
web-pass-device = Pass the device to { $name }
web-pass-device-why = Their cards are shown next.
web-i-am = I am { $name }
web-your-turn = Your turn
web-your-turn-at = It is your turn at “{ $table }”.
web-status-open = Waiting for players
web-status-over = The game is over
web-status-closed = The table was closed
web-status-bot = { $name } is thinking …
web-status-turn = { $name } decides
web-time-left = { $time } left
web-last-move = Last move { $when }
web-watch-link = Link for spectators
web-invite-watch = Spectators
web-watch-about = Whoever opens this link watches without seeing anyone’s hand.
web-spectating = You are watching.
web-watching = { $count ->
    [one] One spectator
   *[other] { $count } spectators
 }
web-you = you
web-points = { $count } VP
web-points-hidden = points kept secret
web-leads = in the lead
web-seat-free = free seat
web-thinking = thinking …
web-decides = to move
web-decides-you = your turn
web-your-part = Your decision
web-log = Log
web-log-setup = The table is set up.
web-note = { $what ->
    [undo] { $name } took a decision back.
    [left] { $name } has left; a bot plays on.
    [late] { $name } is away; a bot keeps the seat until { $name } comes back.
    [back] { $name } is back.
    [bot] { $name }, a bot, takes a seat.
    [stood-up] { $name } has left before the game began.
   *[joined] { $name } sits down.
 }
web-chat = Chat
web-log-and-chat = Log and chat
web-chat-empty = Nothing has been said yet.
web-chat-say = Say something
web-chat-send = Send
web-to-position = The position after move { $step }
web-hint = Hint
web-hint-thinking = The merchant bot is thinking …
web-hint-win = win chance { $win }
web-undo = Undo
web-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
 }
web-counting = The points are counted …
web-place = { $place ->
    [1] You have won!
   *[other] You came { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] last
     } of { $players }.
 }
web-tie-broken = { $names } have { $points } points each. What decides is { $part }: { $values }.
web-tie-shared = { $names } have { $points } points each and share place { $place }.
web-score-sheet = Score sheet
web-score-total = Total
web-again = Play again
web-again-stronger = Next: { $level } bots
web-replay = Replay
web-share = Share
web-outlook = What this would lead to
web-back = Back
web-nothing = none
web-yes = yes
web-no = no
web-empty = empty
web-hand = Your hand
web-hand-empty = no cards
web-hand-size = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
 }
web-known-hand = Hand, as remembered
web-piles = Draw pile { $draw } · discards { $discards }
web-do-wait = The others are playing. Meanwhile, your hand:
web-do-wait-seats = The game begins when every seat is taken.
web-do-unknown = What this needs could not be asked. Nothing was sent.
web-do-doubt = This would bring you nothing. Do it anyway?
web-all-the-same = Yes, do it anyway
web-go-on = Go on
web-do-choose = Choose a move.
web-on-the-table = On the table
web-read-hand = Your hand: { $cards }.
web-read-field = { $label }: { $value }
web-field-hand = Hand
web-field-hand-size = Cards in hand
web-field-draw-size = Draw pile
web-field-discard = Discards
web-field-start = Start player
web-field-memory = Remembered
web-field-score = Score
web-field-dice = Dice
web-rules-search = Search the rules
web-rules-table = Table of the rules
web-rules-none = The rules say nothing about that.
web-rules-missing = This page has no rules for this game.
web-guide = Guide
web-guide-numbers = Every rule by number
web-guide-print = Print
web-guide-example = Example
web-guide-exact = The exact rules: { $rules }
web-tip-understood = Got it

## The web page: replay

web-replay-of = Replay: { $table }
web-replay-begin = Before the first card.
web-replay-first = To the beginning
web-replay-back = Previous turn
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = Next turn
web-replay-last = To the end
web-replay-step = move { $step } of { $steps }
web-replay-jump = Move to show
web-replay-eyes = Seen by
web-replay-open = everyone, cards open
web-replay-spectator = a spectator
web-replay-link = Link to this moment
web-replay-export = Save the record
web-replay-start = The game begins.
web-replay-told = What happened
web-replay-turn = Turn { $turn } of { $turns }: { $name }
web-replay-back-move = Previous move
web-replay-on-move = Next move
web-replay-moves = Single moves
web-replay-jump-turn = Turn to show
web-replay-standings = Points so far
web-play-on = Play on from here
web-play-on-import = Continue this game
web-play-on-seats = Who plays
web-play-on-cards = Which cards
web-play-on-known = What { $name } knew
web-play-on-known-about = Whatever this player could not know is dealt again.
web-play-on-all = All cards as they were
web-play-on-all-about = Every hand stays as it was. What is drawn from now on is new.
web-play-on-uncounted = A game played on like this does not count in statistics.
web-review-about = Where was the game decided? Every decision is judged from what its player knew, and luck is told apart.
web-review-none = Nobody who sat at this table has asked for a review yet.
web-review-order = Review this game
web-review-failed = The review did not work out. Ask again.
web-review-place = { $place ->
    [one] One review comes first.
   *[other] { $place } reviews come first.
 }
web-review-working = Looking at the decisions … { $share }
web-review-show = Show on the board
web-review-both = Compare both
web-review-try = Try again
web-review-after = { $which ->
    [played] After what was played
   *[best] After the better choice
 }
web-review-find = What would you do instead?
web-review-judging = Playing it out …
web-review-found = Yes! That is as good as it gets: { $win } to win.
web-review-not-found = Not yet: { $win } to win, where { $best } were possible.
web-review-answer = Show the answer
web-to-table = To the table

## The web page: one's own games

web-my-games = My games
web-mine-statistics = Statistics
web-mine-counted = Whole games count. Practice, shared screens, imported games and house rules do not.
web-mine-nothing-counted = No game has counted yet.
web-mine-list = Finished games
web-mine-search = Search for a player or a table
web-mine-all-rules = All games
web-mine-result = Result
web-mine-all-results = Won and lost
web-mine-only = { $result ->
    [won] Won
   *[lost] Not won
 }
web-mine-none = You have not finished a game yet.
web-mine-none-found = No game fits that search.
web-mine-more = More games
web-mine-place = { $place ->
    [1] Won
    [2] 2nd of { $players }
    [3] 3rd of { $players }
   *[other] { $place }th of { $players }
 }
web-mine-several = Several seats
web-mine-uncounted = does not count
web-mine-seats = Players and points
web-mine-replay = Replay of { $table }
web-mine-review = Review of { $table }
web-mine-sum = { $games ->
    [one] One game
   *[other] { $games } games
 }, { $wins ->
    [0] none won
   *[other] { $wins } won ({ $share })
 }. { $points } points on average, { $best } at best.
web-mine-games = Games
web-mine-wins = Won
web-mine-share = Share
web-mine-points = Avg. points
web-mine-by-rules = By rules
web-mine-by-seat = By seat
web-mine-against = Against
web-mine-seat = Seat { $seat } of { $players }
web-mine-people = People

## Reviews

refusal-bad-effort = The effort of a review is a number above 0, not { $effort }.
refusal-no-decision = Step { $step } of this record is not a decision with a choice.
refusal-review-not-yours = Only those who sat at the table can ask for a review of its game.
refusal-reviews-full = Too many games are waiting for their review. Ask again later.
refusal-review-failed = The review did not work out. Ask again.
list-separator = { ", " }
review-title = Review
review-progress = Looking at the decisions
review-reason-points = In the end { $name } has { $better } points instead of { $played }.
review-reason-turns = { $name } has { $better } turns left instead of { $played }: the game { $more ->
    [yes] lasts longer
   *[no] ends sooner
 }.
review-reason-ends = The game ends before { $name } has another turn, and { $name } wins { $better } of 100 games instead of { $played }.
review-why = Played on from here many times, on average:
review-no-single-reason = No single reason explains the gap: many small differences add up.
review-player = accuracy { $accuracy } · win chance given away in all { $lost } · luck { $luck }
review-no-decisions = no decisions
review-accuracy = Accuracy
review-lost = Win chance given away
review-luck = Luck
review-course = Everyone's chance to win
review-turning-points = Turning points
review-none = No turning points: no single decision and no single twist of fate turned the game.
review-turn = { $turn ->
    [0] Set-up
   *[other] Turn { $turn }
 }, { $name }
review-kind = { $kind ->
    [mistake] A mistake
    [missed] A missed chance
    [luck] A twist of fate
   *[best] The best move
 }
review-better = Better:
review-instead-of = This looked natural:
review-win = Chance to win: { $best } instead of { $played }.
review-gain = That raises the chance to win by { $gain }.
review-lucky = What comes up next raises { $name }'s chance to win by { $change }.
review-unlucky = What comes up next lowers { $name }'s chance to win by { $change }.
review-close = { $count ->
    [0] No decision was a close call.
    [one] One decision was a close call: its two best choices could not be told apart.
   *[other] { $count } decisions were close calls: their two best choices could not be told apart.
 }
review-not-over = The game is not over: it is reviewed as far as it has gone.
review-broken-off = Interrupted: this is what was found so far.

## The command

command-no-game = No game was finished.
command-fit-playing = playing to learn
command-fit-interrupted = Interrupted. What was played is kept in { $folder }: the same command goes on from there.
command-fit-losses = How well games that were not learned from are foretold: positions, log loss of the former weights, and how much less the new ones have (95 %):
command-fit-set = { $players } players, { $family }
command-fit-gate = playing the former weights
command-fit-accepted = accepted
command-fit-refused = not accepted, the former weights stay
command-fit-written = Written: { $file }. COTHON_WEIGHTS={ $folder } makes bots use it.
command-playing = playing
command-playing-games = playing, { $count } games
command-games = { $count } games
command-head = { $head ->
    [bot] bot
    [games] games
    [wins] wins
    [share] share (95 %)
    [points] points
    [elo] Elo (95 %)
   *[seconds] s/move
 }
command-fault = { $bot } lost a game: { $reason }
command-more = … and { $count } more.
command-wins = { $wins } of { $games }
command-serving = Cothon is at { $url } – Ctrl-C stops it.
command-bot-playing = Playing at table { $table }. To go on later: { $how }
command-bot-over = The game is over: { $scores } points.
command-stopped = Stopped after { $done } of { $games } games; --resume goes on.
command-nothing = nothing
command-rows = { $count } rows
command-simulated = { $games } games, { $decisions } decisions each
command-bot-wins = wins { $share } [{ $low }, { $high }]  { $points } points
command-balance-of = { $rules }, { $players } players:
command-balance-start = The start player wins { $share }, { $against }.
command-balance-place = Whoever plays in place { $place } wins { $share }, { $against }.
command-balance-no-place = No later place in the order of play differs from a fair share by more than chance may explain.
command-balance-chance = which chance alone may explain (a fair share is { $fair } %)
command-balance-apart = { $points } points { $side ->
    [above] above
   *[below] below
 } a fair share of { $fair } %
command-balance-long = A game takes { $mean } decisions, counting all seats; nine of ten take { $low } to { $high }.
command-balance-close = Winners have { $points } points on average, { $margin } more than the runner-up (half of the games: at most { $middle } more); { $shared } % of the wins are shared.
command-balance-one-ending = Every game ends in the same way: { $ending }.
command-balance-endings = Games end by { $endings }.
command-balance-pays = { $what ->
    [actions] One more of the action
   *[holdings] One more at the end of
 } “{ $name }” goes with a chance to win { $win } ± { $half } points { $side ->
    [above] higher
   *[below] lower
 } ({ $mean } of it in a game).

## Puzzles

refusal-no-puzzle = There is no puzzle { $puzzle }.
refusal-no-puzzles = There are no such puzzles.
refusal-puzzle-part = “{ $moves }” is not a whole decision.
refusal-bad-day = { $day } is not a day; write it as in 2026-01-31.
refusal-puzzles-file-broken = { $file } is not a file that `cothon puzzles make` has written.
refusal-puzzles-other-seed = { $file } holds games of seed { $seed }. Go on with that seed, or name another file.
puzzles-title = Puzzle
puzzles-question = { $name } to decide: what is best?
puzzles-level = solved by { $level }
puzzles-right = Right!
puzzles-wrong = Not the best: it lowers your win chance by { $loss }.
puzzles-answer = Best: { $moves }
puzzles-instead = Compared with { $moves }:
puzzles-with-best = After the best decision, on average:
puzzles-making = Looking for puzzles, { $count } found
puzzles-made = { $games } games looked through, { $count } puzzles in { $file }.
puzzles-checking = Checking puzzles
puzzles-broken = { $puzzle }: { $leaks ->
    [yes] its position tells what the seat does not know
   *[no] another decision did better
 }
puzzles-held = { $hold } of { $count } answers hold; { $leaks } positions tell what the seat does not know.
web-puzzles = Puzzles
web-puzzles-about = Your move: what is best? Positions from games of strong bots, each with one decision that is clearly the best.
web-puzzles-day = Puzzle of the day
web-puzzles-themes = By theme
web-puzzles-all = All themes
web-puzzles-every-level = Any difficulty
web-puzzles-every-rules = Any rules
web-puzzles-level = Difficulty
web-puzzles-difficulty = { $level ->
    [trader] Easy
    [merchant] Medium
   *[master] Hard
 }
web-puzzles-next = Next puzzle
web-puzzles-none = No puzzle fits. Choose another theme or difficulty.
web-puzzles-solved = { $count ->
    [one] 1 puzzle solved
   *[other] { $count } puzzles solved
 }
web-puzzles-streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
 }
web-puzzles-of = { $solved } of { $count }
web-puzzles-ask = What is best for you here? Decide as at a table.
web-puzzles-judging = One moment …
web-puzzles-right = Right! That is the best decision.
web-puzzles-wrong = Not the best. It lowers your win chance by { $loss }.
web-puzzles-slight = Not quite: the idea is right, but there is a better way to pay.
web-puzzles-try = Try again
web-puzzles-show = Show the answer
web-puzzles-answer = Best:
web-puzzles-instead = Compared with:
web-puzzles-with-best = After the best decision, on average:
web-puzzles-worth = Win chance { $win }, { $gap } more than the next best.
web-puzzles-play-on = Play on from here
web-puzzles-done = Solved
web-puzzles-link = Solve

## Lessons

lesson-other = You may do that, but try what the lesson asks for.
lesson-impossible = Try what is lit up.
lesson-fine = { $lesson }: { $steps } steps, all fine
lesson-problem-rules = there is no rule set { $rules } in this game
lesson-problem-reached = step “{ $step }” cannot be reached: { $why }
lesson-problem-turn = at step “{ $step }” it is not the learner’s turn but that of { $turn }
lesson-problem-illegal = at step “{ $step }” the invited decision “{ $move }” is not legal: { $why }
lesson-problem-half = at step “{ $step }” the decision “{ $move }” is not complete
lesson-problem-hidden = at step “{ $step }” what “{ $move }” leads to depends on cards the learner cannot see
lesson-problem-then = at step “{ $step }” the move “{ $then }” cannot follow “{ $move }”: { $why }
lesson-problem-chance = at step “{ $step }” something has to be drawn after “{ $move }”; add it to `then`, for example { $known }
lesson-problem-several = step “{ $step }” invites several decisions, so the next step needs a position of its own
lesson-problem-words = the text { $text } is missing in { $tongue }
lesson-problem-figures = the text { $text } names other numbers in { $tongue } than in English
refusal-no-lesson = There is no lesson { $lesson }.
refusal-no-lesson-step = The lesson { $lesson } has { $steps } steps; there is no step { $step }.
refusal-lesson-unfit = { $lesson } is not a lesson: { $what }
web-lessons = Learn by playing
web-lessons-text = Short lessons on the real table: you make every move yourself.
web-learn-now = Learn by playing – { $minutes } minutes
web-learn-on = Go on learning
web-lesson-minutes = { $minutes } min
web-lesson-start = Begin
web-lesson-resume = Continue at step { $step } of { $steps }
web-lesson-again = Once more
web-lesson-finished = Done
web-lesson-step = Step { $step } of { $steps }
web-lesson-try-again = Try again
web-lesson-led = It would lead to this:
web-lesson-why-not = That is not possible:
web-lesson-leave = Leave the lesson
web-lesson-back = One step back
web-lesson-learned = What you have learned
web-lesson-play = Play a real game against a novice
web-lesson-next = Next lesson: { $title }
web-lesson-all = All lessons
web-lesson-says = Lesson
web-coach = Coach
web-coach-off = No more tips
