## Weigeringen die elk spel kan geven

refusal-unknown-move = Er is geen zet “{ $move }”.
refusal-not-now = “{ $move }” kan nu niet gespeeld worden.
refusal-game-over = Het spel is afgelopen.
refusal-no-moves = De lijst bevat geen zet.
refusal-decision-over = De beslissing is vóór “{ $move }” al compleet; wat volgt, beslis je nu niet.
refusal-not-your-turn = Je bent niet aan de beurt: nu beslist { $name }.
refusal-no-chance = Nu hangt niets van het toeval af.
refusal-nothing-to-undo = Er is niets om terug te nemen.
refusal-undo-past-chance = Sindsdien is er een kaart onthuld, dus de beslissing staat vast.
refusal-undo-past-other = { $name } heeft sindsdien gespeeld, dus de beslissing staat vast.
refusal-undo-at-once = Deze beslissing kun je terugnemen zonder te vragen.
refusal-undo-asked = Iemand heeft al gevraagd een beslissing te mogen terugnemen.
refusal-nothing-asked = Niemand wacht op je antwoord.
refusal-unknown-game = Een spel “{ $name }” bestaat niet. Er zijn: { $known }.
refusal-unknown-rules = Regels “{ $rules }” bestaan niet. Er zijn: { $known }.
refusal-game-entry = COTHON_GAMES noemt “{ $entry }”, wat geen spel als module:klasse is: { $reason }
refusal-game-unfit = { $game } is geen spel dat hier gespeeld kan worden: zijn klasse moet van cothon.core.game.Game afstammen.
refusal-game-lacks = { $game } zegt niets over { $what }.
refusal-game-taken = Er is al een spel “{ $game }”.
refusal-game-rule-sets = Regels van { $game } heten “{ $game }/…”, niet “{ $rules }”.
refusal-game-seats = { $game } heeft { $seats } plaatsen; er zijn er hoogstens { $most } mogelijk.
refusal-game-moves = { $game } heeft { $moves } zetten; er zijn er hoogstens { $most } mogelijk.
refusal-not-resampled = { $game } zegt niet hoe ongeziene kaarten opnieuw verdeeld worden.
refusal-bad-players = Een tafel van dit spel heeft { $least } tot { $most } spelers, niet { $players }.
refusal-bad-seed = Een startgetal is een geheel getal, niet { $seed }.
refusal-long-seed = Een startgetal heeft hoogstens { $bits } bits.
refusal-bad-chance = De tafel zorgt voor het toeval, of het is “open”, niet { $chance }.
refusal-bad-names = Er moeten { $players } namen zijn, geen daarvan leeg.
refusal-bad-seat = Er is geen plaats { $seat } aan deze tafel.
refusal-bad-since = Er wordt geteld vanaf een geheel aantal stappen, niet { $since }.
refusal-unknown-option = Dit spel kent de optie “{ $option }” niet.
refusal-view-without-memory = Dit zicht mist het geheugen, dat een bot nodig heeft.
refusal-broken-view = Dit is geen zicht op een tafel: { $reason }.

## Huisregels

refusal-house-not-switches = Huisregels zijn schakelaars met hun waarden, niet { $value }.
refusal-house-unknown-switch = Deze regels hebben geen schakelaar “{ $switch }”. Er zijn: { $known }.
refusal-house-not-yes-or-no = De schakelaar “{ $switch }” is true of false, niet { $value }.
refusal-house-not-a-number = De schakelaar “{ $switch }” is een geheel getal, niet { $value }.
refusal-house-not-a-count = De schakelaar “{ $switch }” is een aantal kaarten, of fixed en each (zoveel meer per speler), niet { $value }.
refusal-house-not-text = “{ $switch }” is tekst, niet { $value }.
refusal-house-out-of-range = De schakelaar “{ $switch }” loopt bij elk aantal spelers van { $least } tot { $most }; { $value } past niet.
refusal-house-file-missing = Er is geen bestand { $file }.
refusal-house-file-unreadable = { $file } kan niet worden gelezen: { $reason }.
refusal-house-file-broken = { $file } is geen TOML-bestand: { $reason }.
refusal-house-file-without-base = { $file } zegt niet waarop de regels berusten, zoals based_on = "traders/classic".
refusal-record-house = De huisregels van het verslag zijn niet die van de eerste stelling.

## Zetten van een spel zonder eigen woorden

plain-move = { $player }: { $move }.
plain-chance = De tafel: { $move }.
plain-hidden = De tafel deelt iets gesloten uit.

## Verslagen

refusal-record-not-data = Dit is geen verslag van een spel.
refusal-record-rules = Het verslag heeft onbekende regels: { $rules }.
refusal-record-players = Het aantal spelers van het verslag past niet bij de eerste stelling.
refusal-record-other-rules = Het verslag is van { $rules }, maar begint met een stelling van { $other }.
refusal-record-version-missing = Het verslag zegt niet volgens welke versie van de regels is gespeeld.
refusal-record-too-new = Het verslag volgt versie { $version } van de regels; dit programma kent versie { $current }.
refusal-record-too-old = Het verslag volgt versie { $version } van de regels, die dit programma (versie { $current }) niet meer kan spelen.
refusal-record-without-moves = Het verslag heeft geen lijst met zetten.
refusal-record-hex = “{ $part }” van een verslag is 64 hexadecimale cijfers.
refusal-bad-move-in-record = Zet { $number } van het verslag, “{ $move }”, kan niet: { $reason }
refusal-record-not-over = Volgens het verslag is het spel afgelopen ({ $ending }), maar de zetten beëindigen het niet.
refusal-record-result = Het verslag beweert { $what } { $claimed }, maar naspelen geeft { $value }.

## Stellingen

refusal-position-not-data = Dit is geen stelling.
refusal-position-rules = De stelling heeft onbekende regels: { $rules }.
refusal-position-players = Een stelling heeft 2, 3 of 4 spelers, niet { $players }.
refusal-position-seats = De stelling moet een lijst van { $players } plaatsen hebben.
refusal-position-key = “{ $what }” hoort niet in “{ $where }”.
refusal-position-missing = In de stelling ontbreekt “{ $what }”.
refusal-position-number = “{ $what }” moet een getal van { $least } tot { $most } zijn, niet { $value }.
refusal-position-cards = “{ $what }” moet een lijst van kaarten zijn.
refusal-position-unknown-card = “{ $what }” heeft een onbekende kaart: { $card }.
refusal-position-card-count = Er zijn { $count } exemplaren van { $card }, maar het spel heeft er { $copies }.
refusal-position-ships = Een schip staat op een plek van 0 tot { $most }, niet op { $what }.
refusal-position-tokens = Fiches worden per kleur geteld (R, B, Y, G), niet als { $what }.
refusal-position-unseen-piles = De ongeziene OP van plaats { $seat } passen niet bij hun trekstapels.
refusal-position-piece = “piece” van plaats { $seat } moet true of false zijn.
refusal-position-reserved = Wat plaats { $seat } heeft gereserveerd, moet een rij en een kaart noemen.
refusal-position-no-reservations = Plaats { $seat } heeft gereserveerd, maar deze regels kennen dat niet.
refusal-position-piece-twice = Het reserveringsstuk van plaats { $seat } is op twee plekken.
refusal-position-piece-nowhere = Het reserveringsstuk van plaats { $seat } is nergens.
refusal-position-reserved-missing = Op { $card } ({ $row }) liggen meer stukken dan er zulke kaarten zijn.
refusal-position-turn = { $turn } kan niet aan de beurt zijn.
refusal-position-ending = Zo kan het spel niet zijn afgelopen: { $ending }.
refusal-position-no-payday = Het schip { $ship } is in Carthago, maar het is geen betaaldag.
refusal-position-payday = Het is betaaldag, maar er is geen schip in Carthago.
refusal-position-pending = “pending” moet een korte lijst van stappen hebben.
refusal-position-step = De stap { $step } kan zo niet aan de gang zijn.
refusal-position-incomplete = Wat aan de gang is, kan niet worden afgemaakt.
refusal-position-switch = “{ $what }” moet true of false zijn.
refusal-position-list = “{ $what }” heeft niet de juiste vorm of lengte.
refusal-position-name = “{ $what }” heeft een onbekende naam: { $name }.
refusal-position-owner = “{ $what }” heeft een schijf van een onbekende plaats: { $owner }.
refusal-position-twice = { $card } is in “{ $what }” en ook ergens anders.
refusal-position-lost = { $card } is nergens.
refusal-position-not-in-hand = Plaats { $seat } heeft { $card } niet als ongeziene kaart, dus die kan niet apart genoemd worden.
refusal-position-older = De kaarten uit eerdere trekstapels van plaats { $seat } passen niet bij het aantal keren schudden.
refusal-position-market = De markt heeft hoogstens { $most } kaarten.
refusal-position-spaces = “{ $what }” noemt hoogstens { $most } verschillende actievelden.
refusal-position-no-ship = Bij kade { $dock } ligt een schijf, maar geen schip.
refusal-position-all-docks = Plaats { $owner } mag niet alle kades van de handelshaven hebben.
refusal-position-warship = De oorlogshaven heeft { $docks } kades, en niemand mag ze allemaal hebben.
refusal-position-covered = Of zetel { $seat } bedekt is, hangt alleen van het aantal spelers af.
refusal-position-tile = Een tegel heeft { $spaces } vakken en neemt één schijf per speler: { $tile }.
refusal-position-three-tiles = Decennium { $decade } heeft maar twee tegels in het spel.
refusal-position-discs = Plaats { $seat } zou { $count } schijven hebben, maar heeft er elf.
refusal-position-available = Plaats { $seat } heeft { $count } schijven beschikbaar, niet { $value }.
refusal-position-own-cards = De kaarten van de stelling zijn niet bruikbaar: { $reason }

## Bestanden en opdrachtregel

refusal-file-unreadable = { $path } is niet te lezen: { $reason }.
refusal-file-unwritable = { $path } is niet te schrijven: { $reason }.
refusal-file-no-json = { $path } is geen JSON-bestand: { $reason }.
refusal-file-too-deep = { $path } is te diep genest om te lezen.
refusal-file-no-object = { $path } bevat geen stelling en geen verslag.
refusal-seats-count = De tafel heeft { $players } plaatsen, maar er zijn er { $seats } genoemd.
refusal-bad-depth = De diepte moet 0 of meer zijn, niet { $depth }.
refusal-unknown-bot = Er is geen bot “{ $name }”. Er zijn: { $known }.

## De terminal

terminal-plain = Het programma is hier niet gecompileerd: het draait als gewoon Python, met dezelfde regels maar trager.
terminal-bye = Tot ziens.
terminal-help = Typ het nummer van een keuze of de zet zelf, zoals “{ $move }”. De zetten van één beslissing kun je samen typen, met komma’s ertussen.
terminal-help-help = deze tekst
terminal-help-board = de tafel opnieuw tekenen
terminal-help-hint = wat een sterke speler zou doen
terminal-help-undo = je laatste beslissing terugnemen, zolang die niets nieuws liet zien
terminal-help-save = het spel in een bestand opslaan; “cothon play --load FILE” gaat ermee verder
terminal-help-log = wat er tot nu toe is gebeurd
terminal-help-quit = de tafel verlaten
terminal-pass-on = Geef het scherm aan { $name } en druk op Enter.
terminal-chances = winkans { $win } %, ongeveer { $points } punten
terminal-stand-in = De bot van { $name } valt uit ({ $fault }): { $bot } neemt de plaats over.
terminal-saved = Opgeslagen in { $file }.
terminal-overwrite = { $file } bestaat al. Overschrijven? (ja/nee)
terminal-yes = ja
terminal-taken-back = { $name } neemt een beslissing terug.
terminal-over = Het spel is afgelopen.
terminal-not-over = Het spel is niet afgelopen.
terminal-won = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
 }. Punten: { $scores }.
terminal-decides = { $name } beslist: { $moves }
terminal-chance = Het toeval
terminal-record = { $rules }, versie { $version }: { $names }
terminal-verified = Gecontroleerd: het startgetal is het beloofde, en alle { $count } toevalszetten van dit spel volgen eruit.
terminal-players = spelers
terminal-cards = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 }
terminal-piles = trekstapel { $draw } · aflegstapel { $discards }
terminal-key-hint = Tip
terminal-key-undo = Terug
terminal-key-read = Verslag
terminal-key-replay = Naspelen
terminal-key-save = Opslaan
terminal-key-help = Hulp
terminal-key-leave = Verlaten
terminal-key-close = Sluiten
terminal-screen-thinks = { $name } denkt na …
terminal-screen-decides = { $name }, jij beslist:
terminal-screen-pass-on = Geef het scherm door aan { $name }.
terminal-screen-here = { $name } is er: toon mijn kaarten
terminal-screen-considers = Een sterke speler bekijkt je keuzes …
terminal-screen-hinted = Bij de beste keuzes staat wat ze beloven.
terminal-screen-help = Pijlen, muis of getypte cijfers markeren een keuze; Enter of een klik neemt haar. Page Up en Page Down verschuiven het bord. Ook de toetsen onderaan kun je aanklikken.
terminal-screen-save = Het spel opslaan als:
terminal-screen-exists = { $file } bestaat al.
terminal-screen-not-over-it = Laat het zo
terminal-screen-over-it = Overschrijven
terminal-screen-leaving = De tafel verlaten?
terminal-screen-go-on = Verder spelen
terminal-screen-save-and-leave = Opslaan en verlaten
terminal-screen-leave = Verlaten zonder op te slaan
terminal-screen-begins = De kaarten worden gedeeld.

## De server

refusal-not-registered = Meld je eerst aan: hiervoor is de sleutel van een speler nodig.
refusal-bad-token = Deze sleutel is hier niet bekend.
refusal-bad-access-code = Deze server vraagt om zijn toegangscode.
refusal-no-table = Deze tafel bestaat niet, of is niet van jou.
refusal-no-invitation = Deze uitnodiging is niet bekend, of al gebruikt.
refusal-no-page = Hier is niets.
refusal-page-not-built = Deze installatie heeft geen webpagina. In een kopie van de broncode maakt `make web` die; een wheel van Cothon heeft die al.
refusal-bad-method = Dat kan hier niet.
refusal-bad-request = Het verzoek is onjuist: { $what }.
refusal-bad-message = Het bericht is onjuist: { $what }.
refusal-no-hello = Het eerste bericht moet een “hello” zijn.
refusal-message-too-long = Het bericht is te lang.
refusal-too-large = Het verzoek is langer dan { $limit } bytes.
refusal-too-slow = Het verzoek kwam niet op tijd aan.
refusal-too-many = Dat waren te veel verzoeken; probeer het over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
 } opnieuw.
refusal-too-many-connections = Er zijn te veel verbindingen.
refusal-not-your-seat = Deze plaats is niet van jou.
refusal-no-seat = Er is geen plaats { $seat } aan deze tafel.
refusal-seat-taken = De plaats is bezet.
refusal-already-seated = Je zit al aan deze tafel.
refusal-seats-open = Het spel begint als alle plaatsen bezet zijn.
refusal-seats-do-not-fit = Dit spel heeft { $players } plaatsen.
refusal-no-such-step = Het verslag heeft { $steps } zetten: een moment na zet { $step } is er niet.
refusal-moved-on = Aan tafel is intussen verder gespeeld.
refusal-not-waiting = { $name } heeft de tafel nog niet lang genoeg laten wachten.
refusal-game-running = Dit wordt na afloop getoond.
refusal-preview-past-chance = Wat hierna komt, is aan het toeval.
refusal-no-hint-now = Een tip krijg je alleen als jij beslist.
refusal-no-hints = Aan deze tafel wordt zonder tips gespeeld.
refusal-practice-alone = Aan een oefentafel zitten één persoon en bots.
told-hint = { $name } vraagt een tip.
told-undo-asked = { $name } wil de laatste beslissing terugnemen.
told-undo-granted = { $name } vindt het goed.
told-undo-refused = { $name } vindt het niet goed.
refusal-hint-failed = De bot heeft nu geen tip.
refusal-unknown-level = Er is geen bot “{ $level }”. Er zijn: { $known }.
refusal-record-part = “{ $part }” hoort niet in een verslag dat een server aanneemt.
refusal-no-database = De database { $url } is niet bruikbaar: { $reason }
refusal-cannot-listen = De server kan { $address } niet openen: { $reason }.
refusal-cannot-stop = De server met procesnummer { $process } kan niet worden gestopt: { $reason }.
refusal-database-in-use = Een andere server gebruikt { $path }. Neem PostgreSQL voor meerdere servers.
refusal-database-linked = { $path } heeft een tweede naam (een harde link), waaronder een andere server hem ongemerkt zou kunnen gebruiken. Verwijder die.
refusal-database-away = De database antwoordt niet. Kijk naar de tafel voordat je het opnieuw probeert.
refusal-database-read-only = De database kan gelezen maar niet beschreven worden.
refusal-clock-stopped = Niemand let op klokken en bots.
refusal-database-newer = De database { $url } hoort bij een nieuwere versie van Cothon.
refusal-table-unreadable = Regel { $number } in het logboek van deze tafel is onleesbaar; de eigenaar van de server weet ervan.
refusal-owner-only = Dit is alleen voor de eigenaar van de server.
refusal-banned = De eigenaar van deze server laat je niet meer toe.
refusal-no-player = Deze speler bestaat niet.
refusal-table-closed = Deze tafel is gesloten.
refusal-already-begun = Het spel is al begonnen.
refusal-not-your-table = Dat kan alleen wie de tafel heeft geopend.
refusal-bad-code = Deze herstelcode is onbekend of al gebruikt.
refusal-bad-carry = Deze code is onbekend, al gebruikt of te oud. Laat een nieuwe zien.
refusal-taken-name = „{ $name }” is op deze server al van iemand anders. Kies een andere naam.
refusal-kept-name = Je geregistreerde naam is „{ $name }”, en die blijft: je resultaten staan eronder.
refusal-no-person = Onder de geregistreerde naam „{ $name }” is hier niemand op te zoeken.
refusal-rated-people = Aan een tafel met waardering zitten minstens twee mensen, elk op een eigen plaats; bots mogen erbij.
refusal-rated-plain = Aan een tafel met waardering wordt volgens de regels gedeeld: geen tips, geen oefening, geen huisregels, geen geïmporteerd spel.
refusal-rated-registered = Spellen met waardering speel je onder een geregistreerde naam. Registreer de jouwe op je accountpagina.
refusal-bad-email = Dit is geen e-mailadres.
refusal-no-mail = Deze server verstuurt geen e-mail.
refusal-mail-failed = De brief kon niet worden verstuurd. Controleer het adres of probeer het later opnieuw.
refusal-no-letter = Deze link geldt niet meer.
refusal-bad-mail-server = De mailserver geef je op als smtp://NAAM:WACHTWOORD@HOST:POORT of smtps://…
refusal-mail-incomplete = Voor brieven zijn --mail-server, --mail-from en --public-url nodig.
refusal-webhook-silent = Dit adres heeft niet geantwoord.
refusal-webhook-unproven = Dit adres heeft niet geantwoord met de proef die het kreeg; het krijgt geen berichten.
refusal-bad-keep = „{ $part }” zegt niet hoeveel dagen iets bewaard wordt. Soorten: { $known }.
refusal-bad-keep = “{ $part }” zegt niet hoeveel dagen iets bewaard wordt. Soorten: { $known }.
refusal-admin-subject = Zeg wie of wat: { $what } …
refusal-database-other = De database { $url } past niet bij deze versie van Cothon. Start de server één keer om haar bij te werken.
refusal-backup-sqlite-only = Een reservekopie vraagt een SQLite-database en een bestand om naar te schrijven. Gebruik voor PostgreSQL pg_dump.
refusal-internal = Er ging iets mis op de server (nummer { $id }); er is niets veranderd.
refusal-stopping = De server start opnieuw.
refusal-server-not-installed = De server mist een pakket: { $what }. Probeer: pip install "cothon[server]"
refusal-verify-no-commitment = Het verslag belooft geen startgetal, dus er valt niets te controleren.
refusal-verify-no-seed = Het verslag toont zijn startgetal niet; servers voegen het na afloop toe.
refusal-verify-commitment = Het startgetal is niet het beloofde.
refusal-verify-dealt-from = “dealt_from” past niet bij de zetten van het verslag.
refusal-verify-dealt = Zet { $number } van het verslag is “{ $move }”, maar het startgetal geeft “{ $dealt }”.
refusal-bad-address = Naar dit adres kan geen bericht gestuurd worden.
refusal-private-address = Berichten gaan alleen naar openbare adressen.
refusal-no-push = Deze server stuurt geen Web Push.
refusal-server-away = Er is geen server op { $url }: { $reason }
notice-your-turn = Je bent aan de beurt: „{ $table }”.
notice-table-full = Alle plaatsen zijn bezet, het spel begint: „{ $table }”.
notice-digest = { $count ->
    [one] Je bent aan één tafel aan de beurt.
   *[other] Je bent aan { $count } tafels aan de beurt.
 }
letter-stop =
    Je krijgt deze brief omdat je erom hebt gevraagd. Wil je er geen meer, open dan deze link:
    { $link }
letter-confirm-subject = Wil je brieven van Cothon?
letter-confirm =
    Iemand heeft gevraagd om berichten over de eigen tafels bij Cothon naar dit adres te sturen.

    Was jij dat, open dan deze link:
    { $link }

    Zo niet, dan hoef je niets te doen: er komt geen andere brief.
notice-your-turn = Je bent aan de beurt: “{ $table }”.
table-name = Haven van { $place }
table-places = Utica, Hippo, Leptis, Sabratha, Oea, Tharros, Motya, Gades, Nora, Kerkouane, Hadrumetum, Thapsus, Tipasa, Lixus, Malaca, Ebusus, Sulci, Panormus, Lilybaeum, Gigthis, Tabarka, Rusicade, Sexi, Kition
seat-name = Plaats { $number }
bot-names = Bomilkar, Elissa, Gisco, Arisjat, Himilco, Batnoam, Adherbal, Salammbo

## Bots, wedstrijden en onderzoek

refusal-arena-file = Het bestand { $file } is niet te schrijven: { $reason }.
refusal-arena-file-exists = Het bestand { $file } bestaat al; --resume gaat ermee verder.
refusal-arena-file-broken = Het bestand { $file } bevat geen wedstrijd.
refusal-arena-other-contest = Het bestand { $file } bevat een andere wedstrijd.
refusal-arena-games = Een wedstrijd heeft minstens één spel, niet { $games }.
refusal-tournament-form = Een toernooi is een van { $known }, niet “{ $form }”.
refusal-tournament-bots = Een toernooi heeft verschillende bots nodig, minstens zoveel als de { $players } spelers van een tafel.
refusal-arena-resume = Noem het bestand met --out om verder te gaan.
refusal-arena-seats = Er zijn { $seats } bots genoemd voor { $players } spelers.
refusal-bad-actions = Voor elk van de { $games } spellen moet er één actie zijn, een geheel getal.
refusal-bad-each = Een rij staat voor “game”, “move” of “event”, niet { $each }.
refusal-bad-final = Een waarneming heeft geen getal “{ $name }”.
refusal-bad-games = Het aantal spellen is een geheel getal boven 0, niet { $number }.
refusal-too-many-games = Meer dan { $most } spellen worden niet in één keer gespeeld.
refusal-bad-illegal = Een ongeldige actie kan “lose” of “raise” zijn, niet { $given }.
refusal-bad-observation = Een waarneming van { $game } heeft { $size } getallen, niet { $given }.
refusal-bad-opponents = Er moeten { $wanted } tegenstanders zijn, één voor elke andere plaats.
refusal-batch-busy = Een andere thread speelt deze partijen nu; geef elke thread eigen partijen.
refusal-bad-option = De optie “{ $option }” kan niet { $value } zijn.
refusal-bad-processes = Het aantal processen is een geheel getal boven 0, niet { $number }.
refusal-bad-render-mode = { $mode } kan niet getekend worden; er zijn: { $known }.
refusal-bad-table-file = { $file } kan niet als tabel geschreven worden; de naam moet eindigen op een van { $known }.
refusal-simulate-file-exists = Het bestand { $file } bestaat al; --resume gaat ermee verder, --overwrite overschrijft het.
refusal-simulate-other-run = Het bestand { $file } bevat geen partijen van deze simulatie en kan niet worden voortgezet.
refusal-simulate-resume = Noem het bestand van de simulatie met --out om haar voort te zetten.
refusal-bad-threads = Het aantal threads is een geheel getal boven 0, niet { $number }.
refusal-bad-worlds = Het aantal werelden is een geheel getal boven 0, niet { $number }.
refusal-bot-broken = De bot “{ $name }” { $reason }.
refusal-bot-legal = “{ $move }” is in dit zicht geen geldige zet.
refusal-bot-limit = Een grens moet een positief getal zijn: { $what } kan niet { $value } zijn.
refusal-weights-unreadable = De gewichten { $file } kunnen niet gelezen worden: { $reason }.
refusal-weights-broken = { $file } is geen bestand met gewichten: { $reason }.
refusal-weights-other-format = { $file } bevat geen gewichten in formaat { $format }; `cothon fit` schrijft ze.
refusal-weights-other-game = { $file } bevat geen gewichten voor { $game }.
refusal-weights-other-features = { $file } bevat gewichten voor andere kenmerken dan { $game } nu heeft; pas ze opnieuw aan.
refusal-fit-folder = De map { $folder } is niet te gebruiken: { $reason }.
refusal-fit-other-course = De map { $folder } bevat lessen van een andere cursus; kies met --out een andere.
refusal-fit-gate-small = Gewichten vervangen die van het spel pas na minstens { $least } spellen ertegen.
refusal-fit-diverged = De aanpassing is ontspoord: geen gewichten komen dichter bij deze spellen. Meer spellen of andere instellingen kunnen helpen.
refusal-bot-limit-words = De grens van een bot is seconden, zoals master@0.5s, of simulaties, zoals master@2000, niet “{ $entrant }”.
refusal-bot-no-moves = Er is geen geldige zet om uit te kiezen.
refusal-bot-not-to-move = Een bot antwoordt alleen voor de plaats die aan de beurt is.
refusal-file-exists = Het bestand { $file } bestaat al; --overwrite overschrijft het.
refusal-cannot-write = { $file } is niet te schrijven: { $error }.
refusal-illegal-in-batch = Spel { $place }: { $reason }
refusal-needs-extra = { $what } heeft meer pakketten nodig: pip install "cothon[{ $extra }]".
refusal-no-screen = { $what } heeft een terminal nodig om te vullen, en die is hier niet.
refusal-no-cluster = Er is geen Ray-cluster op { $address }: { $error }
refusal-unknown-policy = Er is geen speelwijze “{ $name }” die gecompileerd speelt. Er zijn: { $known }.

## De webpagina: rond de tafels

web-no-answer = De server antwoordt niet. Er gaat niets verloren; we blijven het proberen.
web-away = Zonder de server kun je lezen wat er al is en de instellingen wijzigen. Tafels, bots, terugblikken en lijsten hebben hem nodig; we blijven het proberen.
web-try-again = Opnieuw proberen
web-away-part = Zonder de server kan dit deel van de pagina niet worden getoond.
web-away-table = De tafel staat op de server: zodra die antwoordt, ben je terug waar je was.
web-install = Als app installeren
web-install-about = Op je beginscherm, in een eigen venster; opent ook zonder de server.
web-you-name = Hanno
web-home = Terug naar de haven
web-home-link = Cothon: startpagina
web-home-title = Handel langs de kust van Carthago
web-home-text = Twee spellen over schepen, goederen en het juiste moment. Tegen bots, met vrienden via een link, of aan één scherm.
web-play-now = Nu spelen
web-play-now-text = { $game }: jij en twee bots ({ $level }), meteen.
web-new-table = Nieuwe tafel
web-games = Spellen
web-game-players = { $least } tot { $most } spelers
web-game-start = Met twee bots beginnen
web-game-editions = { $count ->
    [2] Twee
    [3] Drie
    [4] Vier
    [5] Vijf
   *[other] { $count }
 } regelversies
web-game-editions-about = Wat er verschilt; een klik opent een tafel.
web-learn-all = Alle regels
web-unofficial = Cothon is onofficieel: eigen woorden en tekeningen. Koop alsjeblieft de gedrukte spellen.
web-your-name = Je naam
web-name-for-others = Hoe moeten de anderen je noemen?
web-name = Naam
web-name-at = Naam van { $seat }
web-playing-as = Je speelt als { $name }
web-new-name-note = Aan tafels waar je zit, houd je je oude naam.
web-save = Bewaren
web-access-code = Toegangscode
web-access-code-text = De eigenaar van deze server vraagt om een code.
web-enter = Naar binnen
web-import = Verslag of stelling openen
web-import-text = Een JSON-bestand van hier of uit de Cothon-bibliotheek: een afgelopen spel om te bekijken, of een om verder te spelen.
web-import-choose = Bestand kiezen
web-import-drop = of zet het hier neer
web-import-no-json = Dit bestand bevat geen JSON.
web-list-mine = Verder spelen
web-list-open = Tafels met een vrije plaats
web-list-playing = Tafels om te bekijken
web-list-finished = Afgelopen spellen
web-no-table = Hier is geen tafel
web-no-page = Hier is niets
web-no-invitation = Deze uitnodiging werkt niet
web-loading = Een ogenblik …
web-reconnecting = Opnieuw verbinden … er gaat niets verloren.
web-restarting = De server start opnieuw: zo gaat het verder.
web-game = Spel
web-seats = Wie speelt
web-players = Spelers
web-players-many = { $count } spelers
web-seat-me = Ik
web-seat-friend = Een vriend, via link
web-seat-screen = Iemand aan dit scherm
web-seat-bot = Bot: { $level } ({ $strength })
web-bot-of = Bot: { $level }
web-level = { $level ->
    [novice] nieuweling
    [apprentice] leerling
    [trader] handelaar
    [merchant] koopman
    [master] meester
    [sage] wijze
   *[other] { $level }
 }
web-level-strength = { $level ->
    [novice] makkelijk, voor je eerste spellen
    [apprentice] speelt verstandig, maar te verslaan
    [trader] degelijk
    [merchant] sterk
    [master] heel sterk
   *[sage] de sterkste, maar traag: vijf seconden per zet
 }
web-options = Meer opties
web-table-name = Naam van de tafel
web-time-a-move = Tijd per beslissing
web-time = { $seconds ->
    [0] Zo lang je wilt
    [30] 30 seconden
    [120] 2 minuten
    [600] 10 minuten
    [86400] 1 dag
    [259200] 3 dagen
   *[other] { $seconds } seconden
 }
web-public = Openbaar: iedereen mag kijken en een vrije plaats nemen
web-memory-aid = Geheugensteun: tonen wat een perfect geheugen zou weten
web-practice = Oefening: alles terugnemen, ook na onthulde kaarten; het spel telt niet
web-hints-allowed = Tips toegestaan; iedereen ziet wie er een vraagt
web-mark-imported = Meegebracht door { $name }
web-mark-one-screen = Eén scherm voor meerdere spelers
web-mark-practice = Oefening
web-account = Account
web-account-none = In deze browser speelt nog niemand: je wordt speler als je een tafel opent of erbij gaat zitten.
web-account-name = Je naam
web-name-registered = is op deze server van jou alleen
web-name-register-about = Maak je naam op deze server van jou alleen. Spellen met waardering speel je eronder, en anderen kunnen je resultaten opzoeken. Later kun je hem niet meer veranderen.
web-name-register = Registreren
web-your-results = Je waarderingen en spellen
web-results-shown = Anderen mogen mijn waarderingen en spellen op naam opzoeken
web-rating = { $rating } ± { $uncertainty }
web-rated-games = { $count ->
    [one] één spel met waardering
   *[other] { $count } spellen met waardering
 }
web-notices = Berichten
web-letters-email = Per e-mail naar
web-letters-ask = Stuur me brieven
web-letters-unconfirmed = Er is een brief onderweg naar { $email }. Open de link erin; tot dan wordt er niets anders gestuurd.
web-letters-on = Brieven gaan naar { $email }.
web-letters-stop = Geen brieven meer
web-notices-which = Laat het me weten
web-notice-turn = als ik aan de beurt ben
web-notice-full = als alle plaatsen van een tafel bezet zijn
web-notice-digest = eens per dag, aan welke tafels ik aan de beurt ben
web-notice-after = Aan de beurt: pas als ik zo lang niet gekeken heb
web-minutes = { $count ->
    [0] meteen
    [one] één minuut
    [60] een uur
    [240] vier uur
   *[other] { $count } minuten
 }
web-letters-done = { $what ->
    [stop] Geen brieven meer
   *[other] Er komen brieven
 }
web-letters-done-text = { $what ->
    [stop] Het adres is vergeten. Op je accountpagina kun je weer om brieven vragen.
   *[other] Je hoort waar je om gevraagd hebt. In elke brief staat een link die ze stopt.
 }
web-letters-void = Deze link werkt niet
web-carry = Een ander apparaat
web-carry-about = Speel verder op je telefoon of een andere computer: scan daar een code, en het heeft dezelfde plaatsen. Dit apparaat houdt ze ook.
web-carry-show = Code tonen
web-carry-anew = Nieuwe code
web-carry-qr = QR-code voor je andere apparaat
web-carry-scan = Scan dit met het andere apparaat. Het werkt één keer, binnen { $count } minuten. Laat het aan niemand anders zien: wie de code heeft, speelt als jij.
web-carry-link = Of open daar deze link
web-carried = Hier verder spelen
web-carried-about = Je andere apparaat heeft deze code laten zien. Deze browser heeft dan dezelfde naam en dezelfde plaatsen.
web-carried-go = Ook hier spelen
web-recovery = Herstelcode
web-recovery-about = Als deze browser alles vergeet, brengt een herstelcode je naam en je plaatsen terug. Schrijf hem op.
web-recovery-make = Herstelcode maken
web-recovery-anew = Nieuwe maken
web-recovery-has = Je hebt er al een; een nieuwe vervangt hem.
web-recovery-once = Schrijf hem nu op: hij wordt maar één keer getoond. Wie hem heeft, kan als jij spelen.
web-recovery-used = De code waarmee je kwam, is opgebruikt. Dit is je volgende:
web-recovery-use = Herstelcode gebruiken
web-recovery-code = Herstelcode
web-recovery-go = Daarmee verder
web-recovery-instead = In deze browser speel je nu als { $name }. Zonder herstelcode voor die speler zijn die plaatsen voor jou verloren.
web-tokens = Wie als jij mag spelen
web-tokens-about = Deze browser heeft een geheim dat voor jou staat, en elk apparaat waar je het naartoe meenam ook.
web-token-new = Geheim vernieuwen
web-token-done = Nu mag alleen deze browser als jij spelen.
web-logout-everywhere = Overal afmelden
web-logout-everywhere-about = Alle andere apparaten en alle sleutels van plaatsen werken niet meer, open verbindingen eindigen. Deze browser krijgt een nieuw geheim en gaat door.
web-logout-here = Hier afmelden
web-logout-here-about = Deze browser vergeet wie je bent. Zonder herstelcode of een ander apparaat verlies je je naam en je plaatsen.
web-logout-sure = Afmelden
web-cancel = Annuleren
web-delete-me = Verwijder mij
web-delete-about = Je naam, alles wat je zei, je waarderingen en je adressen gaan voorgoed weg. Je spellen blijven, met een nummer in plaats van je naam.
web-delete-sure = Ik weet dat dit niet terug te draaien is
web-ratings = Waarderingen
web-ratings-about = Spellen met waardering speel je tussen geregistreerde namen. De ± zegt hoeveel nog onbekend is: in 19 van de 20 gevallen ligt de ware sterkte daarbinnen. Bots veranderen nooit en houden de schaal vast.
web-ratings-unsure = Nog te weinig spellen voor een rang
web-ratings-none = In dit spel heeft nog niemand een waardering.
web-look-up = Een naam opzoeken
web-look-up-go = Opzoeken
web-rank = Rang
web-player = Speler
web-rating-head = Waardering
web-rated-games-head = Spellen
web-rating-history = Waardering na elk spel
web-rating-band = In de band ligt in 19 van de 20 gevallen de ware sterkte.
web-person-since = Hier sinds { $date }
web-person-unrated = Nog geen spellen met waardering.
web-person-games = Gespeelde spellen
web-person-no-games = Geen die iedereen mag zien.
web-more = Meer
web-unrated = zonder waardering
web-watch-replay = Naspelen
web-place-short = { $place }.
web-somebody = iemand
web-left-game = heeft het spel verlaten
web-rated = Met waardering: het resultaat telt. Voor spelers met een geregistreerde naam; zonder tips
web-mark-rated = Met waardering
web-report = Melden
web-report-title = Een probleem melden
web-report-about = Vertel de eigenaar van deze server wat er mis is. Wat je van de tafel ziet en het verslag gaan mee; verborgen kaarten van anderen niet.
web-report-what = Wat is er mis?
web-report-send = Versturen
web-report-sent = Bedankt. Je melding heeft nummer { $number }.
web-report-file-about = Je kunt hetzelfde als bestand bewaren, bijvoorbeeld voor een lijst met fouten.
web-report-file = Als bestand bewaren
web-return = Terug naar je plaats
web-undo-ask = Vragen om terug te nemen
web-undo-grant = Akkoord
web-undo-deny = Niet akkoord
web-points-setting = Punten van iedereen tonen waar de regels ze geheim houden
web-open-table = Tafel openen
web-invited = Je bent uitgenodigd voor “{ $table }”
web-join = Ga zitten

## De webpagina: aan tafel

web-menu = Tafelmenu
web-rules = Regels
web-read = Beschrijven
web-settings = Instellingen
web-leave = Verlaten
web-leave-explained = Je geeft je plaats voorgoed op en een bot speelt verder. Wil je later terugkomen, sluit dan alleen deze pagina.
web-leave-sure = Mijn plaats opgeven
web-stay = Blijven
web-close = Sluiten
web-skip = Overslaan
web-since = Sinds je laatste beurt
web-last-turns = Laatste beurten
web-recap = Alles
web-skip-to-table = Meteen naar de tafel
web-language = Taal
web-theme = Kleuren
web-theme-name = { $theme ->
    [light] Dag
    [dark] Nacht
   *[other] Zoals het systeem
 }
web-tips = In de eerste spellen uitleg tonen
web-pace = Hoe snel de anderen spelen
web-pace-name = { $pace ->
    [once] meteen
    [slow] langzaam
   *[normal] normaal
 }
web-sound = Geluiden
web-keys = Toetsen
web-keys-on = Losse toetsen doen dit aan tafel
web-keys-space = Spatie
web-key-h = tip
web-key-u = terugnemen
web-key-r = regels
web-key-Esc = terug, of sluiten
web-key-arrows = naspelen: een zet terug of verder
web-key-space = naspelen: afspelen of pauze
web-key-digits = de zet met dit nummer doen
web-notify = Zeg het als ik aan de beurt ben
web-notify-about = Voor partijen van uren of dagen: je krijgt bericht, ook als je ergens anders bent of deze pagina dicht is.
web-notify-on = Berichten staan aan.
web-notify-slow = Deze partij kan dagen duren. Zullen we het je zeggen als je aan de beurt bent?
web-notify-yes = Ja, graag
web-notify-no = Nee, dank je
web-notify-obstacle = { $what ->
    [insecure] Dit adres is niet veilig (https), dus de browser stuurt vanaf hier geen berichten.
    [browser] Deze browser is niet bereikbaar als de pagina dicht is. Zet op een iPhone de pagina eerst op het beginscherm.
    [server] Deze server stuurt geen berichten; je hoort het zolang de pagina open is.
    [denied] De browser staat hier geen berichten toe. Sta ze toe in zijn instellingen voor deze pagina en probeer het opnieuw.
   *[service] De browser bereikte geen berichtendienst; je hoort het alleen zolang de pagina open is.
 }
web-seats-open = { $count ->
    [one] Eén plaats is vrij
   *[other] { $count } plaatsen zijn vrij
 }
web-invite = { $name }: stuur deze link naar wie daar speelt
web-copy = Link kopiëren
web-copied = Gekopieerd
web-bot-instead = Liever een bot
web-cancel-table = Tafel annuleren
web-stand-up = Tafel verlaten
web-waiting-note = Je mag deze pagina sluiten: de link blijft geldig en de tafel staat op je startpagina.
web-qr = QR-code
web-qr-of = QR-code: { $what }
web-sit-here = Ga zitten: { $name }
web-pass-device = Geef het apparaat aan { $name }
web-pass-device-why = Hierna zijn de kaarten van die speler te zien.
web-i-am = Ik ben { $name }
web-your-turn = Je bent aan de beurt
web-your-turn-at = Je bent aan de beurt: “{ $table }”.
web-status-open = Wachten op spelers
web-status-over = Het spel is afgelopen
web-status-closed = De tafel is gesloten
web-status-bot = { $name } denkt na …
web-status-turn = { $name } beslist
web-time-left = nog { $time }
web-last-move = Laatste zet { $when }
web-watch-link = Link voor toeschouwers
web-invite-watch = Toeschouwers
web-watch-about = Wie deze link opent, kijkt mee zonder iemands hand te zien.
web-spectating = Je kijkt toe.
web-watching = { $count ->
    [one] Eén toeschouwer
   *[other] { $count } toeschouwers
 }
web-you = jij
web-points = { $count } OP
web-points-hidden = punten geheim
web-leads = aan de leiding
web-seat-free = vrije plaats
web-thinking = denkt na …
web-decides = aan de beurt
web-decides-you = jouw beurt
web-your-part = Jouw beslissing
web-log = Verloop
web-log-setup = De tafel wordt opgesteld.
web-note = { $what ->
    [undo] { $name } heeft een beslissing teruggenomen.
    [left] { $name } is vertrokken; een bot speelt verder.
    [late] { $name } is afwezig; een bot houdt de plaats bezet tot { $name } terugkomt.
    [back] { $name } is terug.
    [bot] { $name }, een bot, gaat zitten.
    [stood-up] { $name } is weggegaan voordat het spel begon.
   *[joined] { $name } gaat zitten.
 }
web-chat = Chat
web-log-and-chat = Verloop en chat
web-chat-empty = Er is nog niets gezegd.
web-chat-say = Zeg iets
web-chat-send = Versturen
web-to-position = De stelling na zet { $step }
web-hint = Tip
web-hint-thinking = De koopman denkt na …
web-hint-win = winkans { $win }
web-undo = Terugnemen
web-won = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
 }
web-counting = De punten worden geteld …
web-place = { $place ->
    [1] Je hebt gewonnen!
   *[other] Je bent { $place }e van { $players }.
 }
web-tie-broken = { $names } hebben elk { $points } punten. Beslissend: { $part } ({ $values }).
web-tie-shared = { $names } hebben elk { $points } punten en delen plaats { $place }.
web-score-sheet = Puntentelling
web-score-total = Totaal
web-again = Nog een keer
web-again-stronger = Verder tegen niveau { $level }
web-replay = Naspelen
web-share = Delen
web-outlook = Waar dit toe zou leiden
web-back = Terug
web-nothing = niets
web-yes = ja
web-no = nee
web-empty = leeg
web-hand = Je hand
web-hand-empty = geen kaarten
web-hand-size = { $count ->
    [one] één kaart in de hand
   *[other] { $count } kaarten in de hand
 }
web-known-hand = Hand, uit het geheugen
web-piles = Trekstapel { $draw } · aflegstapel { $discards }
web-do-wait = De anderen spelen. Intussen, je hand:
web-do-wait-seats = Het spel begint als elke plaats bezet is.
web-do-unknown = Wat hiervoor nodig is, kon niet worden opgevraagd. Er is niets verstuurd.
web-do-doubt = Dit zou je niets opleveren. Toch doen?
web-all-the-same = Ja, toch
web-go-on = Verder
web-do-choose = Kies een zet.
web-on-the-table = Op tafel
web-read-hand = Je hand: { $cards }.
web-read-field = { $label }: { $value }
web-field-hand = Hand
web-field-hand-size = Kaarten in de hand
web-field-draw-size = Trekstapel
web-field-discard = Aflegstapel
web-field-start = Startspeler
web-field-memory = Onthouden
web-field-score = Score
web-field-dice = Dobbelstenen
web-rules-search = In de regels zoeken
web-rules-table = Tabel van de regels
web-rules-none = Daarover zeggen de regels niets.
web-rules-missing = Deze pagina heeft geen regels voor dit spel.
web-guide = Handleiding
web-guide-numbers = Alle regels met nummers
web-guide-print = Afdrukken
web-guide-example = Voorbeeld
web-guide-exact = De precieze regels: { $rules }
web-tip-understood = Begrepen

## De webpagina: naspelen

web-replay-of = Naspelen: { $table }
web-replay-begin = Voor de eerste kaart.
web-replay-first = Naar het begin
web-replay-back = Vorige beurt
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-on = Volgende beurt
web-replay-last = Naar het einde
web-replay-step = zet { $step } van { $steps }
web-replay-jump = Getoonde zet
web-replay-eyes = Gezien door
web-replay-open = iedereen, kaarten open
web-replay-spectator = een toeschouwer
web-replay-link = Link naar dit moment
web-replay-export = Verslag bewaren
web-replay-start = Het spel begint.
web-replay-told = Wat er gebeurde
web-replay-turn = Beurt { $turn } van { $turns }: { $name }
web-replay-back-move = Vorige zet
web-replay-on-move = Volgende zet
web-replay-moves = Losse zetten
web-replay-jump-turn = Getoonde beurt
web-replay-standings = Punten tot nu toe
web-play-on = Vanaf hier verder spelen
web-play-on-import = Deze partij verder spelen
web-play-on-seats = Wie speelt
web-play-on-cards = Met welke kaarten
web-play-on-known = Wat { $name } wist
web-play-on-known-about = Wat deze speler niet kon weten, wordt opnieuw gedeeld.
web-play-on-all = Alle kaarten zoals ze waren
web-play-on-all-about = Iedereen houdt zijn hand. Wat vanaf nu wordt getrokken, is nieuw.
web-play-on-uncounted = Een partij die zo verdergaat, telt niet mee in de statistiek.
web-review-about = Waar werd de partij beslist? Elke beslissing wordt beoordeeld naar wat je kon weten; geluk staat apart.
web-review-none = Nog niemand aan deze tafel heeft om een terugblik gevraagd.
web-review-order = Op de partij terugblikken
web-review-failed = De terugblik is niet gelukt. Probeer het opnieuw.
web-review-place = { $place ->
    [one] Eén terugblik gaat voor.
   *[other] { $place } terugblikken gaan voor.
 }
web-review-working = De beslissingen worden bekeken … { $share }
web-review-show = Op het bord tonen
web-review-both = Beide vergelijken
web-review-try = Opnieuw proberen
web-review-after = { $which ->
    [played] Na wat gespeeld werd
   *[best] Na de betere keuze
 }
web-review-find = Wat zou jij in plaats daarvan doen?
web-review-judging = Het wordt uitgeprobeerd …
web-review-found = Ja! Beter kan haast niet: { $win } kans om te winnen.
web-review-not-found = Nog niet: { $win } kans om te winnen, waar { $best } mogelijk was.
web-review-answer = Het antwoord tonen
web-to-table = Naar de tafel

## De webpagina: eigen spellen

web-my-games = Mijn spellen
web-mine-statistics = Statistiek
web-mine-counted = Hele partijen tellen mee. Oefeningen, partijen aan één scherm, ingelezen partijen en huisregels niet.
web-mine-nothing-counted = Er heeft nog geen partij meegeteld.
web-mine-list = Afgelopen spellen
web-mine-search = Speler of tafel zoeken
web-mine-all-rules = Alle spellen
web-mine-result = Uitslag
web-mine-all-results = Gewonnen en verloren
web-mine-only = { $result ->
    [won] Gewonnen
   *[lost] Niet gewonnen
 }
web-mine-none = Je hebt nog geen spel uitgespeeld.
web-mine-none-found = Geen spel gevonden.
web-mine-more = Meer spellen
web-mine-place = { $place ->
    [1] Gewonnen
   *[other] { $place }e van { $players }
 }
web-mine-several = Meerdere plaatsen
web-mine-uncounted = telt niet mee
web-mine-seats = Spelers en punten
web-mine-replay = { $table } naspelen
web-mine-review = Terugblik op { $table }
web-mine-sum = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
 }, { $wins ->
    [0] geen gewonnen
   *[other] { $wins } gewonnen ({ $share })
 }. Gemiddeld { $points } punten, hoogstens { $best }.
web-mine-games = Partijen
web-mine-wins = Gewonnen
web-mine-share = Aandeel
web-mine-points = Gem. punten
web-mine-by-rules = Per regelset
web-mine-by-seat = Per plaats
web-mine-against = Tegen
web-mine-seat = Plaats { $seat } van { $players }
web-mine-people = Mensen

## Terugblikken

refusal-bad-effort = De inspanning van een terugblik is een getal boven 0, niet { $effort }.
refusal-no-decision = Stap { $step } van dit verslag is geen beslissing waarbij iets te kiezen viel.
refusal-review-not-yours = Alleen wie aan de tafel zat, kan om een terugblik op de partij vragen.
refusal-reviews-full = Er wachten te veel partijen op hun terugblik. Probeer het later opnieuw.
refusal-review-failed = De terugblik is niet gelukt. Probeer het opnieuw.
list-separator = { ", " }
review-title = Terugblik
review-progress = De beslissingen worden bekeken
review-reason-points = Aan het eind heeft { $name } { $better } punten in plaats van { $played }.
review-reason-turns = { $name } heeft nog { $better } beurten in plaats van { $played }: het spel { $more ->
    [yes] duurt langer
   *[no] eindigt eerder
 }.
review-reason-ends = Het spel eindigt voordat { $name } weer aan de beurt is, en { $name } wint { $better } van de 100 spellen in plaats van { $played }.
review-why = Vanaf hier vele malen doorgespeeld, gemiddeld:
review-no-single-reason = Er is niet één reden: veel kleine verschillen tellen op.
review-player = nauwkeurigheid { $accuracy } · winkans in totaal weggegeven { $lost } · geluk { $luck }
review-no-decisions = geen beslissingen
review-accuracy = Nauwkeurigheid
review-lost = Winkans weggegeven
review-luck = Geluk
review-course = Ieders kans om te winnen
review-turning-points = Keerpunten
review-none = Geen keerpunten: geen enkele beslissing en geen enkel toeval deed het spel keren.
review-turn = { $turn ->
    [0] Voorbereiding
   *[other] Beurt { $turn }
 }, { $name }
review-kind = { $kind ->
    [mistake] Een fout
    [missed] Een gemiste kans
    [luck] Een speling van het lot
   *[best] De beste zet
 }
review-better = Beter:
review-instead-of = Dit lag voor de hand:
review-win = Winkans { $best } in plaats van { $played }.
review-gain = Dat verhoogt de winkans met { $gain }.
review-lucky = Wat het toeval daarna brengt, verhoogt de winkans van { $name } met { $change }.
review-unlucky = Wat het toeval daarna brengt, verlaagt de winkans van { $name } met { $change }.
review-close = { $count ->
    [0] Geen beslissing was een dubbeltje op zijn kant.
    [one] Eén beslissing was een dubbeltje op zijn kant: welke van twee keuzes beter was, is niet te zeggen.
   *[other] { $count } beslissingen waren een dubbeltje op zijn kant: welke van twee keuzes beter was, is niet te zeggen.
 }
review-not-over = Het spel is niet afgelopen: bekeken wordt wat er tot nu toe gespeeld is.
review-broken-off = Afgebroken: dit is tot nu toe gevonden.

## De opdracht

command-no-game = Er is geen spel afgemaakt.
command-fit-playing = spellen om van te leren
command-fit-interrupted = Onderbroken. Wat gespeeld is, blijft in { $folder }: dezelfde opdracht gaat daar verder.
command-fit-losses = Hoe goed spellen voorspeld worden waarvan niet geleerd is: stellingen, logverlies van de vorige gewichten en hoeveel minder de nieuwe hebben (95 %):
command-fit-set = { $players } spelers, { $family }
command-fit-gate = tegen de vorige gewichten
command-fit-accepted = aangenomen
command-fit-refused = niet aangenomen, de vorige gewichten blijven
command-fit-written = Geschreven: { $file }. Met COTHON_WEIGHTS={ $folder } spelen bots ermee.
command-playing = er wordt gespeeld
command-playing-games = er wordt gespeeld, { $count } spellen
command-games = { $count } spellen
command-head = { $head ->
    [bot] bot
    [games] spellen
    [wins] gewonnen
    [share] aandeel (95 %)
    [points] punten
    [elo] Elo (95 %)
   *[seconds] s/zet
 }
command-fault = { $bot } heeft een spel verloren: { $reason }
command-more = … en nog { $count }.
command-wins = { $wins } van { $games }
command-serving = Cothon is op { $url } – Ctrl-C stopt het.
command-bot-playing = Speelt aan tafel { $table }. Om later verder te gaan: { $how }
command-bot-over = Het spel is afgelopen: { $scores } punten.
command-stopped = Gestopt na { $done } van { $games } spellen; --resume gaat verder.
command-nothing = niets
command-rows = { $count } rijen
command-simulated = { $games } spellen van elk { $decisions } beslissingen
command-bot-wins = wint { $share } [{ $low }, { $high }]  { $points } punten
command-balance-of = { $rules }, { $players } spelers:
command-balance-start = De startspeler wint { $share }, { $against }.
command-balance-place = Wie als nummer { $place } speelt, wint { $share }, { $against }.
command-balance-no-place = Geen latere plaats in de speelvolgorde wijkt verder van een eerlijk aandeel af dan het toeval kan verklaren.
command-balance-chance = wat het toeval alleen kan verklaren (een eerlijk aandeel is { $fair } %)
command-balance-apart = { $points } punten { $side ->
    [above] boven
   *[below] onder
 } een eerlijk aandeel van { $fair } %
command-balance-long = Een spel duurt { $mean } beslissingen van alle plaatsen samen; negen van de tien duren { $low } tot { $high }.
command-balance-close = Winnaars hebben gemiddeld { $points } punten, { $margin } meer dan de tweede (in de helft van de spellen hoogstens { $middle } meer); { $shared } % van de overwinningen is gedeeld.
command-balance-one-ending = Elk spel eindigt op dezelfde manier: { $ending }.
command-balance-endings = Spellen eindigen door { $endings }.
command-balance-pays = { $what ->
    [actions] Eén keer meer de actie
   *[holdings] Aan het eind één meer van
 } “{ $name }” gaat samen met een { $win } ± { $half } punten { $side ->
    [above] hogere
   *[below] lagere
 } winkans ({ $mean } ervan per spel).

## Puzzels

refusal-no-puzzle = De puzzel { $puzzle } bestaat niet.
refusal-no-puzzles = Zulke puzzels zijn er niet.
refusal-puzzle-part = “{ $moves }” is geen hele beslissing.
refusal-bad-day = { $day } is geen dag; schrijf hem als 2026-01-31.
refusal-puzzles-file-broken = { $file } is niet door `cothon puzzles make` geschreven.
refusal-puzzles-other-seed = { $file } bevat partijen met startwaarde { $seed }. Ga daarmee verder of noem een ander bestand.
puzzles-title = Puzzel
puzzles-question = { $name } is aan de beurt: wat is het beste?
puzzles-level = opgelost door { $level }
puzzles-right = Goed!
puzzles-wrong = Niet het beste: dit geeft { $loss } winkans weg.
puzzles-answer = Het beste: { $moves }
puzzles-instead = Vergeleken met { $moves }:
puzzles-with-best = Na de beste beslissing, gemiddeld:
puzzles-making = Puzzels zoeken, { $count } gevonden
puzzles-made = { $games } partijen bekeken, { $count } puzzels in { $file }.
puzzles-checking = Puzzels controleren
puzzles-broken = { $puzzle }: { $leaks ->
    [yes] de stelling verraadt wat de plaats niet weet
   *[no] een andere beslissing was beter
 }
puzzles-held = { $hold } van { $count } antwoorden kloppen; { $leaks } stellingen verraden wat de plaats niet weet.
web-puzzles = Puzzels
web-puzzles-about = Jij bent aan de beurt: wat is het beste? Stellingen uit partijen van sterke bots, elk met één beslissing die duidelijk de beste is.
web-puzzles-day = Puzzel van de dag
web-puzzles-themes = Per thema
web-puzzles-all = Alle thema’s
web-puzzles-every-level = Elke moeilijkheid
web-puzzles-every-rules = Alle regels
web-puzzles-level = Moeilijkheid
web-puzzles-difficulty = { $level ->
    [trader] Makkelijk
    [merchant] Gemiddeld
   *[master] Moeilijk
 }
web-puzzles-next = Volgende puzzel
web-puzzles-none = Geen puzzel past. Kies een ander thema of een andere moeilijkheid.
web-puzzles-solved = { $count ->
    [one] 1 puzzel opgelost
   *[other] { $count } puzzels opgelost
 }
web-puzzles-streak = { $count ->
    [one] 1 dag op rij
   *[other] { $count } dagen op rij
 }
web-puzzles-of = { $solved } van { $count }
web-puzzles-ask = Wat is hier het beste voor jou? Beslis zoals aan tafel.
web-puzzles-judging = Een ogenblik …
web-puzzles-right = Goed! Dat is de beste beslissing.
web-puzzles-wrong = Niet het beste. Dit geeft { $loss } winkans weg.
web-puzzles-slight = Niet helemaal: het idee klopt, maar je kunt beter betalen.
web-puzzles-try = Nog eens
web-puzzles-show = Antwoord tonen
web-puzzles-answer = Het beste:
web-puzzles-instead = Vergeleken met:
web-puzzles-with-best = Na de beste beslissing, gemiddeld:
web-puzzles-worth = Winkans { $win }, { $gap } meer dan het op één na beste.
web-puzzles-play-on = Vanaf hier verder spelen
web-puzzles-done = Opgelost
web-puzzles-link = Oplossen

## Lessen

lesson-other = Dat mag, maar probeer wat de les voorstelt.
lesson-impossible = Probeer wat licht is.
lesson-fine = { $lesson }: { $steps } stappen, alles in orde
lesson-problem-rules = er zijn in dit spel geen regels { $rules }
lesson-problem-reached = stap “{ $step }” is niet te bereiken: { $why }
lesson-problem-turn = bij stap “{ $step }” is niet de leerling aan de beurt maar { $turn }
lesson-problem-illegal = bij stap “{ $step }” is de gevraagde beslissing “{ $move }” niet toegestaan: { $why }
lesson-problem-half = bij stap “{ $step }” is de beslissing “{ $move }” niet volledig
lesson-problem-hidden = bij stap “{ $step }” hangt van kaarten die de leerling niet ziet af waartoe “{ $move }” leidt
lesson-problem-then = bij stap “{ $step }” kan na “{ $move }” niet “{ $then }” volgen: { $why }
lesson-problem-chance = bij stap “{ $step }” moet na “{ $move }” iets worden getrokken; zet het in `then`, bijvoorbeeld { $known }
lesson-problem-several = stap “{ $step }” vraagt om meerdere beslissingen, dus de volgende stap heeft een eigen stelling nodig
lesson-problem-words = de tekst { $text } ontbreekt in { $tongue }
lesson-problem-figures = de tekst { $text } noemt in { $tongue } andere getallen dan in het Engels
refusal-no-lesson = Er is geen les { $lesson }.
refusal-no-lesson-step = De les { $lesson } heeft { $steps } stappen; stap { $step } is er niet.
refusal-lesson-unfit = { $lesson } is geen les: { $what }
web-lessons = Spelend leren
web-lessons-text = Korte lessen aan de echte tafel: elke zet doe je zelf.
web-learn-now = Spelend leren – { $minutes } minuten
web-learn-on = Verder leren
web-lesson-minutes = { $minutes } min
web-lesson-start = Beginnen
web-lesson-resume = Verder bij stap { $step } van { $steps }
web-lesson-again = Nog een keer
web-lesson-finished = Gedaan
web-lesson-step = Stap { $step } van { $steps }
web-lesson-try-again = Nog een poging
web-lesson-led = Dit zou ervan komen:
web-lesson-why-not = Dat kan niet:
web-lesson-leave = Les verlaten
web-lesson-back = Eén stap terug
web-lesson-learned = Wat je hebt geleerd
web-lesson-play = Een echt spel tegen een nieuweling
web-lesson-next = Volgende les: { $title }
web-lesson-all = Alle lessen
web-lesson-says = Les
web-coach = Coach
web-coach-off = Geen uitleg meer
