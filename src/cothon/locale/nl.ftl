### De woorden van Cothon in het Nederlands. Kaarten heten zoals in de notatie: R5 is de rode 5.

## Weigeringen die elk spel kan geven

refusal-unknown-move = Er is geen zet “{ $move }”.
refusal-game-over = Het spel is afgelopen.
refusal-not-your-turn = U bent niet aan de beurt: nu beslist { $name }.
refusal-no-chance = Nu hangt niets van het toeval af.
refusal-nothing-to-undo = Er is niets om terug te nemen.
refusal-undo-past-chance = Sindsdien is een kaart onthuld, dus de beslissing staat.
refusal-undo-past-other = { $name } heeft sindsdien gespeeld, dus de beslissing staat.
refusal-unknown-rules = Er zijn geen regels “{ $rules }”. Er zijn: { $known }.
refusal-bad-players = Een tafel heeft 2, 3 of 4 spelers, niet { $players }.
refusal-bad-seed = Een startgetal is een geheel getal, niet { $seed }.
refusal-bad-chance = Het toeval is aan de tafel of “open”, niet { $chance }.
refusal-bad-names = Er moeten { $players } namen zijn, geen daarvan leeg.
refusal-bad-seat = Er is geen plaats { $seat } aan deze tafel.
refusal-unknown-option = Dit spel kent de optie “{ $option }” niet.
refusal-view-without-memory = Dit zicht mist het geheugen, dat een bot nodig heeft.

## Verslagen

refusal-record-not-data = Dit is geen verslag van een spel.
refusal-record-rules = Het verslag heeft onbekende regels: { $rules }.
refusal-record-players = Het aantal spelers van het verslag past niet bij de eerste stelling.
refusal-record-version-missing = Het verslag zegt niet volgens welke versie van de regels is gespeeld.
refusal-record-too-new = Het verslag volgt versie { $version } van de regels; dit programma kent versie { $current }.
refusal-record-too-old = Het verslag volgt versie { $version } van de regels, die dit programma (versie { $current }) niet meer kan spelen.
refusal-record-without-moves = Het verslag heeft geen lijst met zetten.
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
refusal-position-card-count = Er zijn { $count } kaarten { $card }, maar het spel heeft er { $copies }.
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
refusal-position-covered = De zetel { $seat } is bedekt precies wanneer het aantal spelers dat vraagt.
refusal-position-tile = Een tegel heeft { $spaces } vakken en neemt één schijf per speler: { $tile }.
refusal-position-three-tiles = Decennium { $decade } heeft maar twee tegels in het spel.
refusal-position-discs = Plaats { $seat } zou { $count } schijven hebben, maar heeft er elf.
refusal-position-available = Plaats { $seat } heeft { $count } schijven beschikbaar, niet { $value }.
refusal-position-own-cards = De kaarten van de stelling zijn niet bruikbaar: { $reason }

## Kaartbestanden van Guilds

refusal-cards-no-file = Het kaartbestand { $file } is niet te lezen. { $error }
refusal-cards-not-toml = { $file }, regel { $line }: dit is geen TOML. { $error }
refusal-cards-entry = { $file }, regel { $line }: een vermelding kan niet { $what } zijn.
refusal-cards-unknown-key = { $file }, regel { $line }: “{ $what }” is hier niet bekend.
refusal-cards-missing-key = { $file }, regel { $line }: “{ $what }” ontbreekt.
refusal-cards-count = { $file }, regel { $line }: “{ $what }” heeft { $count } vermeldingen, niet { $wanted }.
refusal-cards-unknown-name = { $file }, regel { $line }: { $what } “{ $value }” bestaat niet.
refusal-cards-range = { $file }, regel { $line }: “{ $what }” is { $value }, maar moet van { $least } tot { $most } zijn.
refusal-cards-twice = { $file }, regel { $line }: dezelfde kaart staat al in regel { $first }.
refusal-cards-ships-a-good = { $file }, regel { $line }: er zijn { $count } schepen voor { $good }, geen zes.
refusal-cards-action-rare = { $file }, regel { $line }: slechts { $count } handelskaarten tonen “{ $action }”; zes zijn nodig.
refusal-cards-clockwise = { $file }, regel { $line }: het actiebord moet elk van de vijf velden één keer noemen.
refusal-cards-hall = { $file }, regel { $line }: het gildehuis moet elk van deze zetels één keer tonen: { $seats }.

## Traders: geweigerde zetten

refusal-wrong-moment-turn = Nu is het tijd voor een actie: nemen, kopen, dubbele actie, reserveren of passen.
refusal-wrong-moment-double = De dubbele actie begint met het nemen van een kaart.
refusal-wrong-moment-flip = Nu kunnen fiches omgedraaid worden; “done” gaat door naar de betaling.
refusal-wrong-moment-pay = Eerst moeten de goederen betaald worden.
refusal-wrong-moment-store = Nu kunnen goederen opgeslagen worden; “done” beëindigt dat.
refusal-wrong-moment-spend = Eerst moeten de opgeslagen goederen met amforen betaald worden.
refusal-wrong-moment-token = Nu wordt het eerste fiche gekozen.
refusal-wrong-moment-deal = Nu worden de beginhanden gedeeld.
refusal-wrong-moment-market = Nu wordt een kaart voor de markt getrokken.
refusal-wrong-moment-farm = Nu wordt een kaart voor de boerderij getrokken.
refusal-wrong-moment-hand = Nu wordt een kaart voor een beginhand getrokken.
refusal-wrong-moment-start = Nu wordt de startspeler bepaald.
refusal-wrong-moment-vp = Nu wordt een kaart als OP getrokken.
refusal-not-in-market = Er ligt geen { $card } op de markt.
refusal-not-in-farm = Er ligt geen { $card } op de boerderij.
refusal-reserved = { $card } is gereserveerd door { $name }.
refusal-only-your-own = De enige { $card } is die u hebt gereserveerd: take { $card }*.
refusal-double-take = Na het nemen van { $card } zou u niets kunnen kopen.
refusal-no-reservations = Deze regels kennen geen reserveringen.
refusal-still-in-farm = Uw { $card } ligt nog op de boerderij; nemen kan alleen van de markt.
refusal-not-your-reservation = U hebt { $card } op de markt niet gereserveerd.
refusal-nothing-to-buy = Op de markt is voor u niets te koop.
refusal-too-expensive = De goederen kosten { $price }, uw hand is { $coins } waard.
refusal-too-expensive-flipped = De goederen kosten { $price }, en { $best } met al uw fiches omgedraaid; uw hand is { $coins } waard.
refusal-no-double = Deze regels kennen geen dubbele actie.
refusal-double-used = U hebt uw dubbele actie gebruikt.
refusal-double-impossible = Welke kaart u ook neemt, de rest zou u niet kunnen kopen.
refusal-piece-away = Uw reserveringsstuk ligt op { $card }.
refusal-already-reserved = { $card } is al gereserveerd door { $name }.
refusal-no-pass = U kunt iets doen, dus u mag niet passen.
refusal-no-token = U hebt geen open fiche { $colour }.
refusal-too-many-flips = { $goods ->
    [0] Er is geen { $colour } te koop, dus een fiche { $colour } bespaart niets.
    [one] Er is één { $colour } te koop, dus één fiche is genoeg.
   *[other] Er zijn { $goods } { $colour } te koop, dus evenveel fiches zijn genoeg.
 }
refusal-flip-order = Fiches worden omgedraaid in de volgorde R, B, Y, G: { $colour } komt te laat.
refusal-flip-too-late = Als u nu { $colour } omdraait, blijven de goederen te duur: eerdere kleuren eerst.
refusal-not-in-hand = U hebt geen { $card } in de hand.
refusal-spare-card = U kunt { $card } houden: { $price } kan zonder betaald worden.
refusal-pay-order = De duurste kaarten eerst: { $card } komt later.
refusal-not-in-stock = U hebt geen niet-opgeslagen { $card } in uw voorraad.
refusal-not-raided = Het schip { $colour } wordt niet overvallen, dus zijn goederen kunnen niet opgeslagen worden.
refusal-store-order = Opslaan gaat in de volgorde R2 R3 R5 B2 … G5: { $card } komt te laat.
refusal-no-icons = Uw hand heeft geen amfoor meer voor { $card }.
refusal-card-without-icons = { $card } heeft geen amforen.
refusal-spend-order = Eerst de 2’en, dan de 3’en, dan R B Y G: { $card } komt te laat.
refusal-spare-icons = { $card } is niet nodig, of goedkopere kaarten alleen zouden niet genoeg zijn.
refusal-already-dealt = De beginhand { $colour } is al gedeeld.
refusal-not-in-pile = Er is geen { $card } in de trekstapel.
refusal-may-not-start = Plaats { $seat } heeft niet de kleinste beginhand.

## Traders: zetten in woorden

traders-take = { $name } neemt { $what } als munten.
traders-take-own = { $name } neemt de gereserveerde { $what } als munten.
traders-buy = { $name } koopt de goederen.
traders-double = { $name } gebruikt de dubbele actie.
traders-reserve-market = { $name } reserveert { $what } op de markt.
traders-reserve-farm = { $name } reserveert { $what } op de boerderij.
traders-pass = { $name } past.
traders-flip = { $name } draait een fiche om: { $what }.
traders-done = { $name } is klaar.
traders-pay = { $name } betaalt { $what }.
traders-store = { $name } slaat { $what } op.
traders-spend = { $name } geeft { $what } voor de amforen.
traders-token = { $name } kiest een fiche: { $what }.
traders-deal = { $name } krijgt de beginhand { $what }.
traders-draw-market = Nieuw op de markt: { $what }.
traders-draw-farm = Nieuw op de boerderij: { $what }.
traders-draw-hand = { $name } trekt { $what }.
traders-draw-vp = { $name } krijgt ongezien een OP-kaart van de trekstapel.
traders-start = { $name } begint.
traders-good-R = stof
traders-good-B = edelstenen
traders-good-Y = graan
traders-good-G = wijn

## Guilds: geweigerde zetten

refusal-guilds-moment-turn = De beurt begint: handel, pas, of gebruik Embargo, Palet of Intrige.
refusal-guilds-moment-marker = Intrige gaat door met het verplaatsen van een gildemerk.
refusal-guilds-moment-play = Nu wordt het actieveld met kaarten betaald.
refusal-guilds-moment-take = Nu wordt een kaart van markt of trekstapel genomen; “decline” ziet af van de marktactie.
refusal-guilds-moment-swap = Nu kan een kaart met de markt geruild worden; “decline” ziet daarvan af.
refusal-guilds-moment-give = De ruil gaat door met de kaart die u geeft.
refusal-guilds-moment-ready = Nu wordt een van uw gedekte schepen opengedraaid.
refusal-guilds-moment-residence = Nu kan een vak van de residentie vrijkomen; “decline” ziet daarvan af.
refusal-guilds-moment-dock = Nu kan een schijf bij een kade; “decline” ziet daarvan af.
refusal-guilds-moment-deliver = Nu kunt u in een haven leveren; “decline” beëindigt de leveringen.
refusal-guilds-moment-pay = Wat u koos, moet eerst betaald worden.
refusal-guilds-moment-expedition = Nu kan Escorte de expeditie redden; “decline” laat haar mislukken.
refusal-guilds-moment-returned = De teruggekeerde schijf kan op een tegel; “decline” houdt haar.
refusal-guilds-moment-legacy = Erfenis gaat door met een tegel van een eerder decennium.
refusal-guilds-moment-after = De hoofdactie is voorbij: een gildeactie, een effect, of “done”.
refusal-guilds-moment-setup = Nu kan een schijf van uw residentie naar een kade; “decline” laat haar liggen.
refusal-guilds-moment-setup-dock = De genomen schijf gaat nu naar een kade.
refusal-guilds-moment-fill = Nu wordt een kaart voor de markt getrokken.
refusal-guilds-moment-ships = Nu komt een schip in de handelshaven.
refusal-guilds-moment-markers = Nu wordt een kaart voor de gildemerken getrokken.
refusal-guilds-moment-neutral = Nu wordt een kaart voor de neutrale schijven getrokken.
refusal-guilds-moment-unused = Nu blijft een tegel buiten het spel.
refusal-guilds-moment-deal = Nu wordt een kaart gedeeld.
refusal-guilds-moment-start = Nu wordt de startspeler bepaald.
refusal-guilds-moment-reward = Nu worden kaarten voor de muntwaarde van een schip getrokken.
refusal-guilds-moment-reveal = Nu wordt het schip van de expeditie onthuld.
refusal-guilds-nothing = Dit kan nu niet.
refusal-guilds-too-few-cards = Het veld “{ $space }” vraagt { $needed } kaarten, u hebt er { $held }.
refusal-guilds-no-card-shows = Geen van uw kaarten toont “{ $space }”, of er blijven te weinig andere over voor Gunst.
refusal-guilds-no-such-ship-up = U hebt geen open schip met “{ $effect }”.
refusal-guilds-in-vain = “{ $effect }” zou nu niets veranderen.
refusal-guilds-no-marker = Op “{ $space }” ligt geen gildemerk.
refusal-guilds-marker-there = Op “{ $space }” ligt al een gildemerk.
refusal-guilds-not-in-hand = U hebt geen { $card } in de hand.
refusal-guilds-favour-shows = Met Gunst moeten alle kaarten een andere actie tonen; { $card } toont “{ $space }”.
refusal-guilds-does-not-show = De eerste kaart moet “{ $space }” tonen; { $card } doet dat niet.
refusal-guilds-play-order = Verdere kaarten volgen de kaartvolgorde, en er moeten er genoeg volgen: { $card } past hier niet.
refusal-guilds-not-in-market = Er ligt geen { $card } op de markt.
refusal-guilds-piles-empty = Trekstapel en aflegstapel zijn leeg.
refusal-guilds-no-such-ship-down = U hebt geen gedekt schip met “{ $effect }”.
refusal-guilds-column-empty = De kolom “{ $column }” is leeg.
refusal-guilds-no-free-dock = Er is geen kade vrij.
refusal-guilds-column-opulence = Als { $count ->
    [one] één goed niet past
   *[other] { $count } goederen niet passen
 }, kan de kolom “{ $column }” niet betaald worden.
refusal-guilds-column-price = { $column ->
    [left] De linkerkolom kost drie kleurstof, drie olie of drie glas; die hebt u niet.
    [middle] De middelste kolom kost twee ceder; die hebt u niet.
   *[right] De rechterkolom kost twee sieraden; die hebt u niet.
 }
refusal-guilds-ship-good = Het schip wil { $good }; { $card } heeft een ander goed.
refusal-guilds-luxury-matches = Luxe is voor een goed dat niet past; { $card } heeft { $good }.
refusal-guilds-pay-order = Betaald wordt in de kaartvolgorde: { $card } komt voor { $last }.
refusal-guilds-coins-order = Als u nu { $card } betaalt, zijn de kaarten erna de { $due } munten niet waard.
refusal-guilds-column-card = Met { $card } kan de kolom “{ $column }” niet betaald worden.
refusal-guilds-other-harbour = Deze actie is voor de andere haven.
refusal-guilds-warship-full = Alle { $docks } oorlogskades zijn bezet, of u hebt alle andere, of de scheepsstapel is leeg.
refusal-guilds-no-such-dock = Er is geen kade { $dock }: de handelshaven heeft er { $docks }.
refusal-guilds-no-ship = Bij kade { $dock } ligt geen schip.
refusal-guilds-dock-taken = Kade { $dock } is bezet.
refusal-guilds-delivered = In deze haven hebt u deze actie al geleverd ({ $harbour }).
refusal-guilds-no-disc = U hebt geen schijf bij kade { $dock }.
refusal-guilds-no-good = U hebt geen { $good } voor dit schip.
refusal-guilds-no-warship-disc = U hebt daar geen schijf.
refusal-guilds-pile-empty = De scheepsstapel is leeg.
refusal-guilds-no-trade-card = U hebt geen handelskaart om mee te betalen.
refusal-guilds-guild-done = U hebt uw gildeactie deze beurt gedaan.
refusal-guilds-no-guild-marker = Op “{ $space }” ligt geen gildemerk.
refusal-guilds-no-disc-left = U hebt geen schijf beschikbaar.
refusal-guilds-seat-taken = De zetel { $seat } is bezet.
refusal-guilds-too-dear = Dit kost { $cost } munten, uw hand is { $coins } waard.
refusal-guilds-tile-not-in-game = De tegel “{ $tile }” is niet in dit spel.
refusal-guilds-tile-decade = De tegel “{ $tile }” hoort bij decennium { $decade }.
refusal-guilds-tile-own-disc = U hebt al een schijf op “{ $tile }”.
refusal-guilds-tile-full = De tegel “{ $tile }” is vol.
refusal-guilds-opulence-used = Er is Weelde gebruikt, dus er moet een vak vrijkomen.
refusal-guilds-not-in-pile = { $card } kan nu niet van de stapel komen.
refusal-guilds-unused-decade = “{ $tile }” is geen tegel van decennium { $decade }.
refusal-guilds-no-seat = Er is geen plaats { $seat }.

## Guilds: zetten in woorden

guilds-act = { $name } kiest de actie { $what }.
guilds-pass = { $name } past en trekt een kaart.
guilds-use = { $name } gebruikt een schip: { $what }.
guilds-marker = { $name } verplaatst een gildemerk van { $source } naar { $target }.
guilds-play = { $name } speelt { $what }.
guilds-take = { $name } neemt { $what } van de markt.
guilds-take-pile = { $name } neemt de bovenste kaart van de trekstapel.
guilds-swap = { $name } wil { $what } van de markt in ruil.
guilds-give = { $name } geeft er { $what } voor.
guilds-ready = { $name } draait een schip met { $what } open.
guilds-free = { $name } maakt een vak van de residentie vrij: { $what }.
guilds-free-setup = { $name } neemt een schijf uit de residentie: { $what }.
guilds-pay-column = { $name } betaalt { $what } voor de { $column }.
guilds-pay-ship = { $name } betaalt { $what } voor het { $ship }.
guilds-pay-expedition = { $name } betaalt { $what } voor een expeditie.
guilds-pay-coins = { $name } betaalt { $what } voor { $place }.
guilds-dock = { $name } legt een schijf op { $dock }, naast het { $ship }.
guilds-dock-warship = { $name } legt een schijf op een oorlogskade.
guilds-deliver = { $name } levert aan { $dock }, aan het { $ship }.
guilds-deliver-warship = { $name } stuurt een expeditie uit vanaf een oorlogskade.
guilds-deliver-anchor = { $name } stuurt een expeditie uit vanaf het anker.
guilds-seat = { $name } kiest { $place }.
guilds-tile = { $name } kiest de tegel { $place } voor { $cost } munten.
guilds-decline-take = { $name } ziet af van de markt.
guilds-decline-swap = { $name } ruilt niet.
guilds-decline-residence = { $name } maakt geen vak van de residentie vrij.
guilds-decline-dock = { $name } legt geen schijf op een kade.
guilds-decline-deliver = { $name } levert niets meer.
guilds-decline-expedition = { $name } laat de expeditie mislukken.
guilds-decline-returned = { $name } houdt de teruggekeerde schijf.
guilds-decline-setup = { $name } begint zonder schijf in de havens.
guilds-done = { $name } beëindigt de beurt.
guilds-draw-market = Op de markt komt { $what }.
guilds-draw-markers = Voor de gildemerken wordt getrokken: { $what }.
guilds-draw-neutral = Voor de neutrale schijven wordt getrokken: { $what }.
guilds-draw-reward = { $name } trekt { $what }.
guilds-deal = { $name } trekt ongezien een kaart.
guilds-ship-joins = In de handelshaven komt een { $what }.
guilds-ship-met = De expeditie treft een { $what }.
guilds-unused = De tegel { $what } blijft buiten het spel.
guilds-start = { $name } begint.

## Traders: wat vanzelf volgt

traders-sails = Het schip met { $colour ->
    [R] stof
    [B] edelstenen
    [Y] graan
   *[G] wijn
 } vaart naar { $place ->
    [1] open zee
    [2] Cyrenaica
    [3] het eerste piratenwater
   *[4] het laatste piratenwater
 }. (T4.1)
traders-arrives = Het schip met { $colour ->
    [R] stof
    [B] edelstenen
    [Y] graan
   *[G] wijn
 } bereikt Carthago: betaaldag. (T4.3)
traders-sells = { $name } verkoopt { $count } { $colour ->
    [R] stof
    [B] edelstenen
    [Y] graan
   *[G] wijn
 }: prijs { $price } × { $count } = { $points }, dus { $vp } OP. (T6.1)
traders-gains = { $name } krijgt een fiche: { $colour ->
    [R] stof
    [B] edelstenen
    [Y] graan
   *[G] wijn
 }. (T6.2)
traders-loses = Piraten nemen { $count } { $colour ->
    [R] stof
    [B] edelstenen
    [Y] graan
   *[G] wijn
 } van { $name }. (T6.4)
traders-returns = Het schip met { $colour ->
    [R] stof
    [B] edelstenen
    [Y] graan
   *[G] wijn
 } vaart terug naar Alexandrië. (T6.5)
traders-retreats = Het schip met { $colour ->
    [R] stof
    [B] edelstenen
    [Y] graan
   *[G] wijn
 } vlucht naar Cyrenaica. (T6.5)
traders-end = Het spel is afgelopen. (T6.3)
traders-would-hold = U zou dan { $coins } munten en { $amphoras ->
    [0] geen amfoor
    [one] één amfoor
   *[other] { $amphoras } amforen
 } in de hand hebben.
traders-would-left = { $count ->
    [one] Eén kaart blijft
   *[other] { $count } kaarten blijven
 } op de markt, samen { $worth } waard.
traders-would-reserve = Niemand anders zou deze kaart dan kunnen nemen of kopen.
traders-would-refill = De boerderij zou opschuiven naar de markt, en er zouden nieuwe kaarten komen.

## Bestanden en opdrachtregel

refusal-file-unreadable = { $path } is niet te lezen: { $reason }.
refusal-file-unwritable = { $path } is niet te schrijven: { $reason }.
refusal-file-no-json = { $path } is geen JSON-bestand: { $reason }.
refusal-file-no-object = { $path } bevat geen stelling en geen verslag.
refusal-seats-count = De tafel heeft { $players } plaatsen, maar er zijn er { $seats } genoemd.
refusal-bad-depth = De diepte moet 0 of meer zijn, niet { $depth }.
refusal-unknown-bot = Er is geen bot “{ $name }”. Er zijn: { $known }.
guilds-decade = { $decade ->
    [1] Het eerste decennium begint.
    [2] Het tweede decennium begint. (G2)
   *[3] Het derde decennium begint. (G2)
 }
guilds-starts-decade = { $name } wordt startspeler. (G2)
guilds-marker-moves = Het gildemerk gaat van { $source } naar { $target }. (G3.3)
guilds-neutral-moves = De neutrale schijf gaat van { $source } naar { $target }. (G3.3)
guilds-expedition-won = De expeditie slaagt tegen gevaar { $danger }: het schip is gewonnen, kaarten ter waarde van { $coins } worden getrokken. (G6.1)
guilds-expedition-lost = De expeditie mislukt: kracht { $strength } tegen gevaar { $danger }. Eén kaart wordt getrokken. (G6.1)
guilds-end = Het derde decennium is voorbij; het spel eindigt. (G0.1)
guilds-would-act = { $space ->
    [market] U neemt een kaart, mag er een ruilen en draait een gebruikt schip open.
    [residence] U betaalt goederen en maakt een schijf van uw residentie vrij.
    [trading] U legt een schijf naast een schip om later te leveren.
    [warship] U legt een schijf op een oorlogskade voor een latere expeditie.
   *[delivery] U levert met uw schijven in de havens, één keer per haven.
 }
guilds-would-cost = { $cards ->
    [one] Dat kost één kaart die de actie toont.
   *[other] Dat kost { $cards } kaarten; een ervan toont de actie.
 }
guilds-would-guild = Hier ligt een gildemerk: er kan een gildeactie volgen.
guilds-would-pass = U trekt één kaart en uw beurt eindigt.
guilds-would-hold = U hebt dan { $count } keer { $good } en kaarten ter waarde van { $coins } munten.
guilds-would-free = Dat kost { $column ->
    [left] drie kleurstoffen, drie oliën of drie glas
    [middle] twee ceder
   *[right] twee sieraden
 }, en { $discs ->
    [one] één schijf komt
   *[other] { $discs } schijven komen
 } beschikbaar.
guilds-would-free-setup = De schijf gaat naar een haven en haar vak blijft vrij.
guilds-would-bonus = Extra gildezetels: { $before } → { $after }.
guilds-would-strength = Kracht: { $before } → { $after }.
guilds-would-column = De kolom is dan leeg: één gildezetel meer.
guilds-would-dock = Een levering daar kost { $good }; u hebt er { $count }.
guilds-would-reward = Het schip geeft kaarten ter waarde van minstens { $coins } en { $effect }: { $about }
guilds-would-disc-back = Uw schijf komt terug: { $discs } beschikbaar.
guilds-would-expedition = Een expeditie treft met kracht { $strength } het bovenste schip van de stapel: is het gevaar niet hoger, dan wint u het en kaarten ter waarde ervan, anders trekt u één kaart.
guilds-would-returned = In elk geval komt uw schijf terug en mag op een tegel.
guilds-would-price = Dat kost { $cost } van uw { $coins } munten; { $left ->
    [0] geen schijf blijft
    [one] één schijf blijft
   *[other] { $left } schijven blijven
 } beschikbaar.
guilds-would-tile = De tegel levert u zoals het nu staat { $points } punten op, hoogstens 12.
guilds-would-seat = Gildezetels × schepen wordt { $seats } × { $ships } = { $points }.
guilds-would-use = { $about }
guilds-would-embargo = Het is het { $ship }.
guilds-would-score = Als het spel dan eindigde: { $after } punten in plaats van { $before }.

## De server

refusal-not-registered = Meld u eerst aan: hiervoor is het kenmerk van een speler nodig.
refusal-bad-token = Dit kenmerk is hier niet bekend.
refusal-bad-access-code = Deze server vraagt om zijn toegangscode.
refusal-no-table = Deze tafel bestaat niet, of is niet van u.
refusal-no-invitation = Deze uitnodiging is niet bekend, of al gebruikt.
refusal-no-page = Hier is niets.
refusal-bad-method = Dat kan hier niet.
refusal-bad-request = Het verzoek is fout gevormd: { $what }.
refusal-bad-message = Het bericht is fout gevormd: { $what }.
refusal-no-hello = Het eerste bericht moet een “hello” zijn.
refusal-message-too-long = Het bericht is te lang.
refusal-too-large = Het verzoek is langer dan { $limit } bytes.
refusal-too-slow = Het verzoek kwam niet op tijd aan.
refusal-too-many = Dat was te vaak; probeer het over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
 } opnieuw.
refusal-too-many-connections = Er zijn te veel verbindingen.
refusal-not-your-seat = Deze plaats is niet van u.
refusal-no-seat = Er is geen plaats { $seat } aan deze tafel.
refusal-seat-taken = De plaats is bezet.
refusal-seats-open = Het spel begint als alle plaatsen bezet zijn.
refusal-seats-do-not-fit = Dit spel heeft { $players } plaatsen.
refusal-moved-on = Aan tafel is intussen verder gespeeld.
refusal-not-waiting = { $name } heeft de tafel nog niet lang genoeg laten wachten.
refusal-game-running = Dit wordt na afloop getoond.
refusal-preview-past-chance = Wat hierna komt, is aan het toeval.
refusal-no-hint-now = Een tip is er alleen als u beslist.
refusal-hint-failed = De bot heeft nu geen tip.
refusal-unknown-level = Er is geen bot “{ $level }”. Er zijn: { $known }.
refusal-record-part = “{ $part }” hoort niet in een verslag dat een server aanneemt.
refusal-no-database = De database { $url } is niet bruikbaar: { $reason }
refusal-cannot-listen = De server kan { $address } niet openen: { $reason }.
refusal-cannot-stop = De server met procesnummer { $process } kan niet worden gestopt: { $reason }.
refusal-database-in-use = Een andere server gebruikt { $path }. Neem PostgreSQL voor meerdere servers.
refusal-database-away = De database antwoordt niet. Kijk naar de tafel voor u het opnieuw probeert.
refusal-internal = Er ging iets mis op de server; er is niets veranderd.
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
notice-your-turn = U bent aan de beurt: “{ $table }”.
table-of = Tafel van { $name }
bot-names = Bomilkar, Elissa, Gisco, Arisjat, Himilco, Batnoam, Adherbal, Salammbo

## Bots, wedstrijden en onderzoek

refusal-arena-file = Het bestand { $file } is niet te schrijven: { $reason }.
refusal-arena-file-exists = Het bestand { $file } bestaat al; --resume gaat ermee verder.
refusal-arena-file-broken = Het bestand { $file } bevat geen wedstrijd.
refusal-arena-other-contest = Het bestand { $file } bevat een andere wedstrijd.
refusal-arena-games = Een wedstrijd heeft minstens één spel, niet { $games }.
refusal-arena-resume = Noem het bestand met --out om verder te gaan.
refusal-arena-seats = Er zijn { $seats } bots genoemd voor { $players } spelers.
refusal-bad-actions = Voor elk van de { $games } spellen moet er één actie zijn, een geheel getal.
refusal-bad-each = Een rij staat voor elk “game” of elke “move”, niet { $each }.
refusal-bad-final = Een waarneming heeft geen getal “{ $name }”.
refusal-bad-games = Het aantal spellen is een geheel getal boven 0, niet { $number }.
refusal-bad-illegal = Een ongeldige actie kan “lose” of “raise” zijn, niet { $given }.
refusal-bad-observation = Een waarneming van { $game } heeft { $size } getallen, niet { $given }.
refusal-bad-opponents = Er moeten { $wanted } tegenstanders zijn, één voor elke andere plaats.
refusal-batch-busy = Een andere thread speelt deze partijen nu; geef elke thread eigen partijen.
refusal-bad-option = De optie “{ $option }” kan niet { $value } zijn.
refusal-bad-processes = Het aantal processen is een geheel getal boven 0, niet { $number }.
refusal-bad-render-mode = { $mode } kan niet getekend worden; er zijn: { $known }.
refusal-bad-table-file = { $file } kan niet als tabel geschreven worden; de naam moet eindigen op een van { $known }.
refusal-bad-threads = Het aantal draden is een geheel getal boven 0, niet { $number }.
refusal-bot-broken = De bot “{ $name }” { $reason }.
refusal-bot-legal = “{ $move }” is in dit zicht geen geldige zet.
refusal-bot-limit = Een grens moet een positief getal zijn: { $what } kan niet { $value } zijn.
refusal-bot-limit-words = De grens van een bot is seconden, zoals master@0.5s, of simulaties, zoals master@2000, niet “{ $entrant }”.
refusal-bot-no-moves = Er is geen geldige zet om uit te kiezen.
refusal-bot-not-to-move = Een bot antwoordt alleen voor de plaats die aan de beurt is.
refusal-cannot-write = { $file } is niet te schrijven: { $error }.
refusal-illegal-in-batch = Spel { $place }: { $reason }
refusal-needs-extra = { $what } heeft meer pakketten nodig: pip install "cothon[{ $extra }]".
refusal-no-cluster = Er is geen Ray-cluster op { $address }: { $error }
refusal-unknown-policy = Er is geen speelwijze “{ $name }” die gecompileerd speelt. Er zijn: { $known }.

## De webpagina: rond de tafels

web-no-answer = De server antwoordt niet. Er gaat niets verloren; het wordt opnieuw geprobeerd.
web-you-name = Hanno
web-home = Naar de haven
web-home-link = Cothon: begin
web-home-title = Handel langs de kust van Carthago
web-home-text = Twee spellen over schepen, goederen en het juiste moment. Tegen bots, met vrienden via een link, of aan één scherm.
web-play-now = Nu spelen
web-play-now-text = Handelaren van Carthago, u en twee bots. Zonder vragen.
web-new-table = Nieuwe tafel
web-games = Twee spellen
web-game-pitch = { $game ->
    [traders] Eén markt en vier schepen voor iedereen. Koop de goederen waarvan het schip bijna aankomt, en breng de rest in veiligheid voor de piraten komen.
   *[guilds] Win schepen met handel en durf, en zetels in het gildehuis met goud. Aan het eind wordt het een met het ander vermenigvuldigd.
 }
web-game-facts = { $game ->
    [traders] 2 tot 4 spelers · ongeveer 30 minuten
   *[guilds] 2 tot 4 spelers · ongeveer 90 minuten
 }
web-game-start = Met twee bots beginnen
web-game-editions = Vier spelregels
web-game-editions-about = Wat er verschilt; een klik opent een tafel.
web-learn = In twee minuten leren
web-learn-all = Alle regels
web-learn-traders-1 = Een kaart is geld in uw hand, een goed in uw voorraad en aan het eind een punt.
web-learn-traders-2 = In uw beurt neemt u één kaart van de markt als munten, of koopt u alles voor de som van de waarden. Wat u koopt, ligt als goederen in uw voorraad.
web-learn-traders-3 = Elke kleur die u koopt beweegt haar schip: één plaats voor één kaart, twee voor meer.
web-learn-traders-4 = Bereikt een schip Carthago, dan is het betaaldag. Iedereen verkoopt die kleur: hoogste waarde maal het aantal kaarten, en elke begonnen 5 is een punt. R3 R3 R2 is 3 × 3 = 9, dus 2 punten.
web-learn-traders-5 = Op een betaaldag overvallen piraten de schepen in de twee donkere wateren. Goederen van die kleuren zijn verloren, tenzij u ze opslaat met de amforen op uw handkaarten.
web-learn-traders-6 = Wie verkoopt, krijgt ook een fiche. Iemands achtste fiche beëindigt het spel; de meeste punten winnen.
web-learn-guilds-1 = Drie decennia van vijf ronden. In uw beurt gaat u naar een van vijf acties en speelt u een kaart die haar toont, en nog een voor elke andere schijf daar.
web-learn-guilds-2 = Een handelskaart kan drie dingen zijn: haar actie, haar goed of haar munten. Telkens maar één daarvan.
web-learn-guilds-3 = Met een schijf op een kade kunt u leveren. Geef het goed dat het schip in de handelshaven wil: u krijgt het schip, zijn effect en kaarten ter waarde van zijn munten.
web-learn-guilds-4 = Vanuit de oorlogshaven zoekt u een schip. Bent u zo sterk als het gevaarlijk is, dan is het van u.
web-learn-guilds-5 = Met goederen bevrijdt u ook schijven uit uw residentie. Dat maakt u sterker en geeft u meer om te plaatsen.
web-learn-guilds-6 = Op een veld met een gildemerk mag u een zetel in het gildehuis of een plaats op een tegel kopen. Zetels maal schepen, en de tegels, beslissen.
web-unofficial = Cothon is onofficieel: eigen woorden en tekeningen. Koop alstublieft de gedrukte spellen.
web-your-name = Uw naam
web-playing-as = U speelt als { $name }
web-new-name-note = Aan tafels waar u zit, blijft uw oude naam.
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
web-game = Spel
web-rules-name = { $rules ->
    [traders-standard] Handelaren van Carthago
    [traders-classic] Handelaren van Carthago, klassiek
    [traders-zman] Handelaren van Carthago, 2008
    [traders-forum] Handelaren van Carthago, 2008 (Nederlands)
    [guilds-standard] Carthago: Merchants & Guilds
   *[other] { $rules }
 }
web-rules-about = { $rules ->
    [traders-standard] De uitgave van 2025. Fiches draait u om voor korting, en één keer per spel neemt en koopt u in één beurt.
    [traders-classic] De variant van 2025: u reserveert kaarten in plaats van de dubbele actie, en fiches verhogen uw prijzen.
    [traders-zman] De regels van 2008: beginhanden van de stapel, het eerste fiche naar keuze, opslaan bij elke betaaldag.
    [traders-forum] De Nederlandse regels van 2008: de startspeler slaat eerst op, en een markt met alleen gereserveerde kaarten wordt aangevuld.
    [guilds-standard] Het grotere spel: drie decennia van leveringen, expedities en gildezetels. Met mensen zo’n negentig minuten.
   *[other] { $rules }
 }
web-seats = Wie speelt
web-players = Spelers
web-players-many = { $count } spelers
web-seat-name = Plaats { $number }
web-seat-me = Ik
web-seat-friend = Een vriend, via link
web-seat-screen = Iemand aan dit scherm
web-seat-bot = Bot: { $level }
web-level = { $level ->
    [novice] nieuweling
    [apprentice] leerling
    [trader] handelaar
    [merchant] koopman
    [master] meester
   *[other] { $level }
 }
web-options = Meer opties
web-table-name = Naam van de tafel
web-time-a-move = Tijd per beslissing
web-time = { $seconds ->
    [0] Zo lang u wilt
    [30] 30 seconden
    [120] 2 minuten
    [600] 10 minuten
    [86400] 1 dag
    [259200] 3 dagen
   *[other] { $seconds } seconden
 }
web-public = Openbaar: iedereen mag kijken en een vrije plaats nemen
web-memory-aid = Geheugensteun: tonen wat een perfect geheugen zou weten
web-open-table = Tafel openen
web-invited = U bent uitgenodigd voor “{ $table }”
web-join = Ga zitten

## De webpagina: aan tafel

web-menu = Tafelmenu
web-rules = Regels
web-read = Beschrijven
web-settings = Instellingen
web-leave = Verlaten
web-leave-explained = U geeft uw plaats voorgoed op en een bot speelt verder. Wilt u later terugkomen, sluit dan alleen deze pagina.
web-leave-sure = Mijn plaats opgeven
web-stay = Blijven
web-close = Sluiten
web-skip = Verder
web-skip-to-table = Naar de tafel springen
web-language = Taal
web-theme = Kleuren
web-theme-name = { $theme ->
    [light] Dag
    [dark] Nacht
   *[other] Zoals het systeem
 }
web-tips = In de eerste spellen uitleg tonen
web-keys = Toetsen
web-keys-on = Losse toetsen doen dit aan tafel
web-keys-space = Spatie
web-key = { $key ->
    [h] tip
    [u] terugnemen
    [r] regels
    [b] alles kopen
    [digits] een kaart van de markt kiezen
    [Esc] terug, of sluiten
    [arrows] terugkijken: een zet terug of verder
   *[space] terugkijken: afspelen of pauze
 }
web-notify = Zeg het als ik aan de beurt ben
web-notify-about = Voor partijen over uren of dagen: er komt bericht terwijl u elders bent, ook als deze pagina dicht is.
web-notify-on = Berichten staan aan.
web-notify-slow = Deze partij kan dagen duren. Zullen we u zeggen wanneer u aan de beurt bent?
web-notify-yes = Ja, graag
web-notify-no = Nee, dank u
web-notify-obstacle = { $what ->
    [insecure] Dit adres is niet veilig (https), dus de browser stuurt vanaf hier geen berichten.
    [browser] Deze browser is niet bereikbaar als de pagina dicht is. Zet op een iPhone de pagina eerst op het beginscherm.
    [server] Deze server stuurt geen berichten; u hoort het zolang de pagina open is.
    [denied] De browser staat hier geen berichten toe. Sta ze toe in zijn instellingen voor deze pagina en probeer het opnieuw.
   *[service] De browser bereikte geen berichtendienst; u hoort het alleen zolang de pagina open is.
 }
web-seats-open = { $count ->
    [one] Eén plaats is vrij
   *[other] { $count } plaatsen zijn vrij
 }
web-invite = { $name }: stuur deze link naar wie daar speelt
web-copy = Link kopiëren
web-copied = Gekopieerd
web-bot-instead = Liever een bot
web-sit-here = Hier gaan zitten: { $name }
web-pass-device = Geef het apparaat aan { $name }
web-pass-device-why = Hierna zijn die kaarten te zien.
web-i-am = Ik ben { $name }
web-your-turn = U bent aan de beurt
web-your-turn-at = U bent aan de beurt: “{ $table }”.
web-status-open = Wachten op spelers
web-status-over = Het spel is afgelopen
web-status-bot = { $name } denkt na …
web-status-turn = { $name } beslist
web-time-left = nog { $time }
web-last-move = Laatste zet { $when }
web-watch-link = Link voor toeschouwers
web-spectating = U kijkt toe.
web-watching = { $count ->
    [one] Eén toeschouwer
   *[other] { $count } toeschouwers
 }
web-you = u
web-seat-free = vrije plaats
web-thinking = denkt na …
web-decides = aan zet
web-decides-you = uw beurt
web-your-part = Uw beslissing
web-log = Verloop
web-chat = Gesprek
web-log-and-chat = Verloop en gesprek
web-chat-empty = Er is nog niets gezegd.
web-chat-say = Zeg iets
web-chat-send = Sturen
web-to-position = De stelling na zet { $step }
web-hint = Tip
web-hint-thinking = De koopman denkt na …
web-hint-win = wint { $win }
web-undo = Terugnemen
web-won = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de winst
 }
web-ending = { $ending ->
    [eight-tokens] Iemand heeft acht fiches.
    [all-pass] Iedereen heeft gepast.
    [third-decade] Het derde decennium is voorbij.
   *[other] { $ending }
 }
web-score-sheet = Puntentelling
web-score = { $part ->
    [vp] Overwinningspunten
    [tokens] Fiches (bij gelijke stand)
    [hall] Gildehuis
    [bonus] Extra zetels van de residentie
    [columns] Lege kolommen van de residentie
    [guild_seats] Gildezetels samen
    [ships] Schepen
    [seats_times_ships] Zetels × schepen
    [total] Totaal
    [guild-hall-1] Tegel: Gildehuis 1
    [achievement-tiles] Tegel: Prestaties
    [residence-1] Tegel: Residentie 1
    [guild-hall-2] Tegel: Gildehuis 2
    [victory-points] Tegel: Overwinningspunten
    [ship-cards] Tegel: Scheepskaarten
    [coins] Tegel: Munten
    [residence-2] Tegel: Residentie 2
    [goods] Tegel: Goederen
   *[other] { $part }
 }
web-again = Nog een keer
web-replay = Naspelen
web-outlook = Waar dit toe zou leiden
web-back = Terug
web-nothing = niets
web-tip-understood = Begrepen

## De webpagina: Traders

web-good = { $good ->
    [R] stof
    [B] edelstenen
    [Y] graan
    [G] wijn
    [dyes] kleurstof
    [oils] olie
    [glass] glas
    [cedar] ceder
    [jewelry] sieraden
   *[other] { $good }
 }
web-place = { $place ->
    [0] Alexandrië
    [1] Open zee
    [2] Cyrenaica
    [5] Carthago
   *[other] Piratenwater
 }
web-ship-at = { $colour ->
    [R] Het schip met stof
    [B] Het schip met edelstenen
    [Y] Het schip met graan
   *[G] Het schip met wijn
 } is { $place ->
    [0] in Alexandrië
    [1] op open zee
    [2] in Cyrenaica
    [3] in het eerste piratenwater
    [4] in het tweede piratenwater
   *[5] in Carthago
 }.
web-card = { $colour ->
    [R] Rode stof
    [B] Blauwe edelstenen
    [Y] Geel graan
   *[G] Groene wijn
 } { $value }
web-card-worth = { $colour ->
    [R] Rode stof
    [B] Blauwe edelstenen
    [Y] Geel graan
   *[G] Groene wijn
 }, { $value } munten
web-market = Markt
web-farm = Boerderij
web-row-empty = leeg
web-card-in-row = { $card }, { $row ->
    [farm] op de boerderij
   *[market] op de markt
 }{ $reserved ->
    [yes] , gereserveerd door { $name }
   *[no] {""}
 }
web-card-in-hand = { $card }, in uw hand, { $amphoras ->
    [0] geen amfoor
    [one] één amfoor
   *[other] { $amphoras } amforen
 }
web-card-in-stock = { $card }{ $stored ->
    [yes] , opgeslagen
   *[no] {""}
 }
web-hand = Uw hand
web-hand-sum = { $coins } munten · { $amphoras ->
    [one] 1 amfoor
   *[other] { $amphoras } amforen
 }
web-hand-empty = geen kaarten
web-hand-size = { $count ->
    [one] één kaart in de hand
   *[other] { $count } kaarten in de hand
 }
web-known-hand = Hand, uit het geheugen
web-vp = { $count } OP
web-piece = { $at ->
    [hand] speciaal stuk bij de hand
   *[away] speciaal stuk gebruikt of gelegd
 }
web-stock = Voorraad
web-tokens = { $count ->
    [0] geen fiches
    [one] één fiche: { $list }
   *[other] { $count } fiches: { $list }
 }
web-tokens-of = { $up } { $colour ->
    [R] stof
    [B] edelstenen
    [Y] graan
   *[G] wijn
 }{ $down ->
    [0] {""}
   *[other] , { $down } omgedraaid
 }
web-token = { $colour ->
    [R] Fiche stof
    [B] Fiche edelstenen
    [Y] Fiche graan
   *[G] Fiche wijn
 }
web-piles = Trekstapel { $draw } · aflegstapel { $discards }
web-do-turn = { $ways ->
    [take] Neem een kaart als munten.
    [take-reserve] Neem een kaart als munten, of reserveer er een.
    [take-buy] Neem een kaart als munten, of koop de hele markt.
   *[all] Neem een kaart als munten, reserveer er een, of koop de hele markt.
 }
web-do-selected = { $count ->
    [1] { $card }
   *[other] { $card }: waarvoor?
 }
web-do-pay = U betaalt { $paid } voor { $price } en houdt { $left } munten. Klik op kaarten om te wijzigen.
web-do-double-take = Dubbele actie: welke kaart neemt u eerst?
web-do-double-buy = Daarna koopt u de rest.
web-do-store = Welke goederen brengt u in veiligheid? De amforen van handkaarten betalen ervoor.
web-do-spend = Welke kaarten betalen met hun amforen?
web-do-pass = U kunt alleen passen.
web-do-wait = De anderen spelen. Uw hand intussen:
web-do-wait-seats = Het spel begint als elke plaats bezet is.
web-do-token = Kies uw eerste fiche.
web-move-take = Als munten nemen
web-move-reserve = Reserveren
web-buy = Alles kopen
web-buy-for = Alles kopen voor { $price }
web-double = Dubbele actie
web-double-once = Eerst nemen, dan kopen: één keer per spel
web-pass = Passen
web-pay-confirm = { $price } betalen en kopen
web-store-confirm = { $goods ->
    [0] Niets opslaan
    [one] Eén goed opslaan
   *[other] { $goods } goederen opslaan
 }
web-store-card = { $card } opslaan
web-in-danger = In gevaar:
web-flip = Omdraaien voor korting:
web-tip-market = Dit is samen te koop: koop alles als goederen, of neem één kaart als munten. Elke gekochte kaart beweegt het schip van haar kleur.
web-tip-pay = De goedkoopste betaling is voorgesteld. Er is geen wisselgeld; klik op kaarten tot het u bevalt.
web-tip-stock = Goederen in uw voorraad tellen als hun schip Carthago bereikt: de hoogste waarde maal het aantal kaarten.
web-tip-ships = Als een ander schip aankomt, overvallen piraten de schepen in het donkere water. Goederen van die kleur zijn verloren, tenzij opgeslagen.
web-tip-store = Opgeslagen goederen liggen gedraaid en zijn veilig tot ze verkocht worden.
web-read-row = { $row ->
    [farm] Boerderij
   *[market] Markt
 }: { $cards }.
web-read-seat = { $name }: { $hand ->
    [one] één kaart
   *[other] { $hand } kaarten
 } in de hand; voorraad { $stock }; opgeslagen { $stored }; fiches { $tokens }; omgedraaid { $flipped }.
web-read-hand = Uw hand: { $cards }.
web-rules-search = In de regels zoeken
web-rules-table = Tabel van de regels
web-rules-none = Daarover zeggen de regels niets.

## De webpagina: naspelen

web-replay-of = Naspelen: { $table }
web-replay-begin = Voor de eerste kaart.
web-replay-first = Naar het begin
web-replay-back = Terug
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-on = Verder
web-replay-last = Naar het einde
web-replay-step = zet { $step } van { $steps }
web-replay-jump = Getoonde zet
web-replay-eyes = Gezien door
web-replay-open = iedereen, kaarten open
web-replay-spectator = een toeschouwer
web-replay-link = Link naar dit moment
web-replay-export = Verslag bewaren
web-to-table = Naar de tafel

## De webpagina: Guilds

web-g-action = { $action ->
    [market] Markt
    [residence] Residentie
    [trading] Handelskade
    [warship] Oorlogskade
   *[delivery] Levering
 }
web-g-action-narrow = { $action ->
    [residence] Residen{"\u00AD"}tie
    [trading] Handels{"\u00AD"}kade
    [warship] Oorlogs{"\u00AD"}kade
   *[other] { web-g-action }
 }
web-g-effect = { $effect ->
    [embargo] Embargo
    [palette] Palet
    [commando] Commando
    [favour] Gunst
    [opulence] Weelde
    [legacy] Erfenis
    [intrigue] Intrige
    [luxury] Luxe
   *[escorts] Escorte
 }
web-g-effect-about = { $effect ->
    [embargo] Het voorste schip gaat onder op de stapel.
    [palette] De vijf marktkaarten worden vervangen.
    [commando] Uw schijf gaat naar het anker in plaats van een kade.
    [favour] De gespeelde kaarten hoeven de actie niet te tonen.
    [opulence] Eén betaald goed hoeft niet te passen.
    [legacy] Het mag een tegel van een eerder decennium zijn.
    [intrigue] U verplaatst een gildemerk naar een ander veld.
    [luxury] Elk goed betaalt het schip.
   *[escorts] Kracht +2 bij deze expeditie.
 }
web-g-effect-when = { $effect ->
    [embargo] Voor of na uw actie.
    [palette] Voor of na uw actie, of bij de markt.
    [commando] Bij de oorlogskade, als alles bezet is.
    [favour] Als u kaarten voor een actie speelt.
    [opulence] Bij de residentie.
    [legacy] Als u een schijf op een tegel legt.
    [intrigue] Voor of na uw actie.
    [luxury] Als u een schip in de handelshaven betaalt.
   *[escorts] Als een expeditie zou mislukken.
 }
web-g-can-use = Nu te gebruiken
web-g-can-turn = Opendraaien
web-g-face-down = Gebruikt: gedekt tot de markt het opendraait.
web-g-tile = { $tile ->
    [guild-hall-1] Gildehuis 1
    [achievement-tiles] Prestaties
    [residence-1] Residentie 1
    [guild-hall-2] Gildehuis 2
    [victory-points] Overwinningspunten
    [ship-cards] Scheepskaarten
    [coins] Munten
    [residence-2] Residentie 2
    [goods] Goederen
   *[other] { $tile }
 }
web-g-tile-about = { $tile ->
    [guild-hall-1] 4 punten per schijf op het forum
    [achievement-tiles] 2 punten per schijf op tegels
    [residence-1] 3 punten per vrij vak
    [guild-hall-2] 3 punten per schijf in uw grootste blok
    [victory-points] 7, 6, 5 punten voor uw plaatsen op tegels
    [ship-cards] sets van scheepsgoederen, gelijk of alle verschillend
    [coins] een derde van de munten in de hand
    [residence-2] 3 punten per schijf bij de hand
   *[goods] sets van goederen in de hand, gelijk of alle verschillend
 }
web-g-base = basiskaart { $action }
web-g-trade = { $good } ter waarde van { $coins } ({ $action })
web-g-ship = schip met { $good } ({ $effect }, waarde { $coins }, gevaar { $danger })
web-g-own-ship = { $ship }, { $side ->
    [down] gedekt
   *[up] open
 }
web-g-seat = { $seat ->
    [forum] het forum
   *[other] de gildezetel van { $seat }
 }
web-g-column = { $column ->
    [left] linkerkolom
    [middle] middelste kolom
   *[right] rechterkolom
 }
web-g-anchor = het anker
web-g-pile = de stapel
web-g-dock = kade { $number }
web-g-neutral = neutrale schijf
web-g-space = { $action }{ $marker ->
    [yes] , met een gildemerk
   *[no] {""}
 }{ $count ->
    [0] {""}
   *[other] , schijven: { $discs }
 }
web-g-decade = { $decade ->
    [1] Eerste decennium
    [2] Tweede decennium
   *[3] Derde decennium
 }
web-g-round = Ronde { $round } van 5
web-g-trading-harbour = Handelshaven
web-g-warship-harbour = Oorlogshaven
web-g-pile-left = { $count } schepen in de stapel
web-g-outside = wacht
web-g-waiting = Wacht buiten: { $ship }
web-g-dock-with = Kade { $number }: { $ship }{ $taken ->
    [yes] , schijf van { $name }
   *[no] , vrij
 }
web-g-warship-docks = Oorlogskades: { $count ->
    [0] alle vrij
   *[other] schijven van { $discs }
 }
web-g-anchor-with = Anker: { $count ->
    [0] geen schijf
   *[other] schijven van { $discs }
 }
web-g-hall = Gildehuis
web-g-covered = bedekt
web-g-forum = Forum
web-g-seat-with = Zetel { $seat }, { $cost } munten, { $taken ->
    [yes] { $name }
   *[no] vrij
 }
web-g-forum-with = Forum, { $cost } munten{ $count ->
    [0] {""}
   *[other] , schijven van { $discs }
 }
web-g-tiles = Prestatietegels
web-g-tile-with = { $tile }, decennium { $decade }{ $count ->
    [0] {""}
   *[other] , schijven van { $discs }
 }
web-g-in-market = { $card }, op de markt
web-g-in-hand = { $card }, in uw hand
web-g-column-with = { $column ->
    [left] Linkerkolom: drie kleurstof, drie olie of drie glas
    [middle] Middelste kolom: twee ceder
   *[right] Rechterkolom: twee sieraden
 } maken de volgende schijf vrij; op { $left } van { $spaces } vakken liggen nog schijven
web-g-ships = Schepen
web-g-no-ships = Nog geen schepen.
web-g-your-house = Uw residentie
web-g-residence = Residentie en gespeelde kaarten
web-g-available = { $count ->
    [one] één schijf bij de hand
   *[other] { $count } schijven bij de hand
 }
web-g-played = Gespeeld in dit decennium
web-g-hand-sum = { $coins } munten waard
web-g-order = Volgorde van de hand
web-g-order-by = { $order ->
    [action] actie
    [good] goed
   *[coins] munten
 }
web-g-path = Stappen van deze actie
web-g-zones = Delen van de tafel
web-g-zone = { $zone ->
    [actions] Acties
    [harbours] Havens
    [market] Markt
    [guild] Gilde
   *[house] Huis
 }
web-g-choices = { $count ->
    [one] één keuze
   *[other] { $count } keuzes
 }
web-g-your-ships = Uw schepen
web-g-point = Wijs een keuze aan om te zien wat ze oplevert.
web-g-step-done = gedaan
web-g-step = { $step ->
    [turn] actie kiezen
    [play] kaarten spelen
    [take] kaart nemen
    [swap] kaart ruilen
    [give] kaart geven
    [ready] schip opendraaien
    [residence] schijf vrijmaken
    [pay] betalen
    [dock] schijf leggen
    [deliver] leveren
    [expedition] escorte
    [returned] teruggekeerde schijf leggen
    [legacy] eerdere tegel
    [marker] merk verplaatsen
    [after] gildeactie
   *[other] { $step }
 }
web-g-do = { $step ->
    [turn] Kies een actie op het wiel, of pas voor een kaart.
    [marker] Kies op het wiel een gildemerk en dan zijn nieuwe veld.
    [take] Neem een kaart van de markt of de stapel.
    [swap] U mag ruilen: welke marktkaart wilt u?
    [give] Welke kaart geeft u ervoor?
    [ready] Welk schip draait u open?
    [residence] Uit welke kolom maakt u een schijf vrij?
    [dock] Waar legt u uw schijf?
    [deliver] Waar levert u?
    [expedition] Het schip is te gevaarlijk. Uw escorte gebruiken?
    [returned] Uw schijf is terug. Op een tegel leggen?
    [legacy] Welke tegel van een eerder decennium?
    [after] Neem een gildezetel of een tegel, gebruik een schip, of beëindig uw beurt.
    [setup] Beginnen met een schijf in de haven? Kies de kolom waar ze vandaan komt.
    [setup-dock] Waar gaat deze schijf heen?
   *[other] De beslissing is aan u.
 }
web-g-do-nothing = Hier kan nu niets: er ontbreekt een kaart, een schijf of een vrije plaats.
web-g-do-play = { $count ->
    [one] Deze kaart betaalt { $action }.
   *[other] Deze { $count } kaarten betalen { $action }.
 } Klik op kaarten om te wijzigen.
web-g-do-pay-coins = { $cost } munten voor { $what }: deze kaarten zijn { $paid } waard. Klik op kaarten om te wijzigen.
web-g-confirm-play = { $count ->
    [one] Deze kaart spelen
   *[other] Deze { $count } kaarten spelen
 }
web-g-confirm-pay = { $count ->
    [one] Met deze kaart betalen
   *[other] Met deze { $count } kaarten betalen
 }
web-g-move = { $move ->
    [pass] Passen en een kaart trekken
    [done] Mijn beurt beëindigen
    [take] Niets nemen
    [swap] Niet ruilen
    [residence] Niets vrijmaken
    [dock] Geen schijf leggen
    [deliver] Geen levering
    [expedition] Laten mislukken
    [returned] De schijf houden
    [setup] Zonder beginnen
    [other] Nee, dank u
   *[take-pile] Van de stapel
 }
web-g-move-use = { $effect } gebruiken
web-g-move-ready = { $effect } opendraaien
web-tip-g-turn = Elke beurt kiest u één actie. Speel een kaart die haar toont, en nog een voor elke andere schijf op het veld.
web-tip-g-play = Gespeelde kaarten liggen tot het volgende decennium naast uw residentie. Kaarten waarmee u betaalt, zijn weg.
web-tip-g-after = Met een gildemerk op uw veld mag u een zetel of een plaats op een tegel kopen. Zetels maal schepen beslist.
web-tip-g-deliver = Een levering geeft u het schip, zijn effect, en kaarten ter waarde van zijn munten.
web-tip-g-setup = Een schijf die u nu uit uw residentie neemt, maakt haar vak voorgoed vrij en begint in een haven.
web-g-read-time = Decennium { $decade }, ronde { $round }. Gildemerken: { $markers }.
web-g-read-dock = Kade { $number }: { $ship }{ $taken ->
    [yes] , schijf van { $name }
   *[no] , vrij
 }.
web-g-read-hall = Gildehuis: { $seats }.
web-g-read-tiles = Tegels: { $tiles }.
web-g-read-seat = { $name }: { $hand ->
    [one] één kaart
   *[other] { $hand } kaarten
 } in de hand, actieschijf op { $space }, { $discs } schijven bij de hand, open schepen { $up }, gedekte schepen { $down }, { $freed } vakken van de residentie vrij.
