# De woorden van Carthago: Merchants & Guilds.

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

## Guilds: geweigerde zetten

refusal-guilds-moment-turn = De beurt begint: handel, pas, of gebruik Embargo, Palet of Intrige.
refusal-guilds-moment-marker = Intrige gaat door met het verplaatsen van een gildemerk.
refusal-guilds-moment-play = Nu wordt het actieveld met kaarten betaald.
refusal-guilds-moment-take = Nu neem je een kaart van de markt of de trekstapel, of zie je af van de marktactie.
refusal-guilds-moment-swap = Nu mag je een kaart met de markt ruilen, of daarvan afzien.
refusal-guilds-moment-give = De ruil gaat door met de kaart die je geeft.
refusal-guilds-moment-ready = Nu wordt een van je gedekte schepen weer opengelegd.
refusal-guilds-moment-residence = Nu mag je een vak van de residentie vrijmaken, of daarvan afzien.
refusal-guilds-moment-dock = Nu mag je een schijf bij een kade leggen, of daarvan afzien.
refusal-guilds-moment-deliver = Nu mag je in een haven leveren, of de leveringen beëindigen.
refusal-guilds-moment-pay = Wat je koos, moet eerst betaald worden.
refusal-guilds-moment-expedition = Nu kan Escorte de expeditie redden, of je laat haar mislukken.
refusal-guilds-moment-returned = Nu mag je de teruggekeerde schijf op een tegel leggen, of houden.
refusal-guilds-moment-legacy = Erfenis gaat door met een tegel van een eerder decennium.
refusal-guilds-moment-after = De hoofdactie is voorbij: doe een gildeactie, gebruik een effect, of beëindig de beurt.
refusal-guilds-moment-setup = Nu mag een schijf van je residentie naar een kade, of blijven liggen.
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
refusal-guilds-too-few-cards = “{ $space }” vraagt { $needed } kaarten, je hebt er { $held }.
refusal-guilds-no-card-shows = Geen van je kaarten toont “{ $space }”.
refusal-guilds-no-card-for-favour = Geen van je kaarten toont “{ $space }”, of er blijven te weinig andere over voor Gunst.
refusal-guilds-no-such-ship-up = Je hebt geen open schip met “{ $effect }”.
refusal-guilds-in-vain = “{ $effect }” zou nu niets veranderen.
refusal-guilds-no-marker = Op “{ $space }” ligt geen gildemerk.
refusal-guilds-marker-there = Op “{ $space }” ligt al een gildemerk.
refusal-guilds-not-in-hand = Deze kaart heb je niet in de hand: { $card }.
refusal-guilds-favour-shows = Met Gunst moeten alle kaarten een andere actie tonen, maar deze toont “{ $space }”: { $card }.
refusal-guilds-does-not-show = De eerste kaart moet “{ $space }” tonen; deze doet dat niet: { $card }.
refusal-guilds-play-order = Verdere kaarten volgen de kaartvolgorde, en er moeten er genoeg volgen. Deze past hier niet: { $card }.
refusal-guilds-not-in-market = Deze kaart ligt niet op de markt: { $card }.
refusal-guilds-piles-empty = Trekstapel en aflegstapel zijn leeg.
refusal-guilds-no-such-ship-down = Je hebt geen gedekt schip met “{ $effect }”.
refusal-guilds-column-empty = De { $column } is leeg.
refusal-guilds-no-free-dock = Er is geen kade vrij.
refusal-guilds-column-opulence = Als { $count ->
    [one] één goed niet past
   *[other] { $count } goederen niet passen
 }, kan de { $column } niet betaald worden.
refusal-guilds-column-price = { $which ->
    [left] De linkerkolom kost drie kaarten met hetzelfde goed: kleurstof, olie of glas; die heb je niet.
    [middle] De middelste kolom kost twee kaarten met ceder; die heb je niet.
   *[right] De rechterkolom kost twee kaarten met sieraden; die heb je niet.
 }
refusal-guilds-ship-good = Het schip wil { $good }; deze kaart heeft een ander goed: { $card }.
refusal-guilds-luxury-matches = Luxe is voor een goed dat niet past, maar deze kaart heeft { $good }: { $card }.
refusal-guilds-pay-order = Betaald wordt in de kaartvolgorde: { $card } komt voor { $last }.
refusal-guilds-coins-order = Als je nu { $card } betaalt, zijn de kaarten erna de { $due } munten niet waard.
refusal-guilds-column-card = De { $column } kan niet betaald worden met { $card }.
refusal-guilds-other-harbour = Deze actie is voor de andere haven.
refusal-guilds-warship-full = Alle { $docks } oorlogskades zijn bezet, of je hebt alle andere, of de scheepsstapel is leeg.
refusal-guilds-no-such-dock = Er is geen kade { $dock }: de handelshaven heeft er { $docks }.
refusal-guilds-no-ship = Bij kade { $dock } ligt geen schip.
refusal-guilds-dock-taken = Kade { $dock } is bezet.
refusal-guilds-delivered = In deze haven heb je deze actie al geleverd.
refusal-guilds-no-disc = Je hebt geen schijf bij kade { $dock }.
refusal-guilds-no-good = Voor dit schip mis je: { $good }.
refusal-guilds-no-warship-disc = Je hebt daar geen schijf.
refusal-guilds-pile-empty = De scheepsstapel is leeg.
refusal-guilds-no-trade-card = Je hebt geen handelskaart om mee te betalen.
refusal-guilds-guild-done = Je hebt je gildeactie deze beurt al gedaan.
refusal-guilds-no-guild-marker = Op “{ $space }” ligt geen gildemerk.
refusal-guilds-no-disc-left = Je hebt geen schijf beschikbaar.
refusal-guilds-seat-taken = Dit is al bezet: { $seat }.
refusal-guilds-too-dear = Dit kost { $cost } munten, je hand is { $coins } waard.
refusal-guilds-tile-not-in-game = De tegel “{ $tile }” is niet in dit spel.
refusal-guilds-tile-decade = De tegel “{ $tile }” hoort bij decennium { $decade }.
refusal-guilds-tile-own-disc = Je hebt al een schijf op “{ $tile }”.
refusal-guilds-tile-full = De tegel “{ $tile }” is vol.
refusal-guilds-opulence-used = Er is Weelde gebruikt, dus er moet een vak vrijkomen.
refusal-guilds-not-in-pile = Deze kaart kan nu niet van de stapel komen: { $card }.
refusal-guilds-ship-not-in-pile = Dit schip kan nu niet van de stapel komen: { $ship }.
refusal-guilds-unused-decade = “{ $tile }” is geen tegel van decennium { $decade }.
refusal-guilds-no-seat = Er is geen plaats { $number }.

## Guilds: wat vanzelf volgt

guilds-event-disc = De schijf gaat naar het anker.
guilds-event-returned = { $name } krijgt een schijf terug: er is geen schip meer voor.
guilds-event-turned = Het { $ship } wordt weer opengelegd.
guilds-event-bonus = Extra gildezetels: nu { $bonus }.
guilds-event-strength = De kracht is nu { $strength }.
guilds-event-emptied = De { $column } is leeg: één gildezetel meer.
guilds-event-warship = { $won ->
    [yes] De expeditie slaagt, kracht { $strength } tegen gevaar { $danger }: het schip is gewonnen, en kaarten ter waarde van minstens { $coins } worden getrokken.
   *[no] De expeditie mislukt, kracht { $strength } tegen gevaar { $danger }: één kaart wordt getrokken.
 }
guilds-event-gap = Er schuift geen schip meer op: plaats { $place } van de handelshaven blijft leeg.
guilds-event-bottom = Het { $ship } gaat onder de stapel.
guilds-event-wasted = Bij “{ $space }” is nu niets te doen.
guilds-event-marker = Het gildemerk gaat van { $source } naar { $target }.
guilds-event-neutral = De neutrale schijf gaat van { $source } naar { $target }.
guilds-event-reshuffled = De trekstapel is op: { $count ->
    [one] één afgelegde kaart wordt
   *[other] { $count } afgelegde kaarten worden geschud en vormen
 } de nieuwe.
guilds-event-decade = { $decade ->
    [2] Het tweede decennium begint.
   *[3] Het derde decennium begint.
 }
guilds-event-started = { $name } begint dit decennium.
guilds-event-ended = Het derde decennium is voorbij: het spel eindigt.

## Guilds: wat een keuze zou opleveren

guilds-would-act = { $space ->
    [market] Je neemt een kaart, mag er een ruilen en legt een gebruikt schip weer open.
    [residence] { $count ->
        [0] Met Weelde kun je een schijf van je residentie vrijmaken.
       *[other] Je kunt voor goederen een schijf vrijmaken: { $places }.
     }
    [trading] Je kunt een schijf naast een schip leggen om later te leveren: { $places }.
   *[warship] Je kunt een schijf in de oorlogshaven leggen voor een latere expeditie.
 }
guilds-would-can-deliver = Je kunt { $good } leveren aan kade { $dock }: kaarten ter waarde van minstens { $coins } en { $effect }.
guilds-would-can-explore = Je kunt met kracht { $strength } op expeditie: { $won } van de { $count } schepen die kunnen komen zijn niet te gevaarlijk.
guilds-would-none-no-disc = Je hebt geen schijf om te leggen.
guilds-would-none-full = Alle kades zijn bezet.
guilds-would-none-leave-one = Je mag niet alle kades bezetten, en op één na heb je ze al.
guilds-would-none-no-pile = De scheepsstapel is op.
guilds-would-none-no-goods = Niets in je hand maakt een schijf vrij.
guilds-would-none-all-free = In je residentie ligt geen schijf meer.
guilds-would-none-no-payment = Niets wat je in de hand houdt betaalt een levering.
guilds-would-none-no-docked = Je hebt geen schijf in een haven om mee te leveren.
guilds-would-none-no-cards = Er valt niets te nemen of te ruilen.
guilds-would-nothing = Dit zou je niets opleveren.
guilds-would-guild-none = Hier ligt een gildemerk, maar { $discs ->
    [0] je hebt geen schijf voor een gildeactie
   *[other] je kunt geen zetel of tegel betalen
 }.
guilds-would-cost = { $cards ->
    [one] Dat kost één kaart die de actie toont.
   *[other] Dat kost { $cards } kaarten; een ervan toont de actie.
 }
guilds-would-guild = Hier ligt een gildemerk: er kan een gildeactie volgen.
guilds-would-pass = Je trekt één kaart en je beurt eindigt.
guilds-would-hold = Je hebt dan { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 } met { $good }, en je hand is { $coins } munten waard.
guilds-would-free = Dat kost { $column ->
    [left] drie kaarten met hetzelfde goed (kleurstof, olie of glas)
    [middle] twee kaarten met ceder
   *[right] twee kaarten met sieraden
 }, en { $discs ->
    [one] één schijf komt
   *[other] { $discs } schijven komen
 } beschikbaar.
guilds-would-free-setup = De schijf gaat naar een haven en haar vak blijft voorgoed vrij.
guilds-would-bonus = Extra gildezetels: { $before } → { $after }.
guilds-would-strength = Kracht: { $before } → { $after }.
guilds-would-column = De kolom is dan leeg: één gildezetel meer.
guilds-would-dock = Een levering daar kost een kaart met { $good }; je hebt er { $count ->
    [0] geen
    [one] één
   *[other] { $count }
 }.
guilds-would-reward = Het schip geeft kaarten ter waarde van minstens { $coins } en { $effect }: { $about }
guilds-would-disc-back = { $discs ->
    [one] Je schijf komt terug: één beschikbaar.
   *[other] Je schijf komt terug: { $discs } beschikbaar.
 }
guilds-would-expedition = Een expeditie stuit met kracht { $strength } op het bovenste schip van de stapel: is het gevaar niet hoger, dan win je het en kaarten ter waarde van zijn munten, anders trek je één kaart. Van de { $count } schepen die kunnen komen zijn er { $won } niet te gevaarlijk.
guilds-would-returned = In elk geval komt je schijf terug en mag die op een tegel.
guilds-would-price = Dat kost { $cost } van je { $coins } munten; { $left ->
    [0] geen schijf blijft
    [one] één schijf blijft
   *[other] { $left } schijven blijven
 } beschikbaar.
guilds-would-tile = { $points ->
    [one] De tegel levert je zoals het nu staat één punt op, hoogstens 12.
   *[other] De tegel levert je zoals het nu staat { $points } punten op, hoogstens 12.
 }
guilds-would-seat = Gildezetels × schepen wordt { $seats } × { $ships } = { $points }.
guilds-would-use = { $about }
guilds-would-score = Als het spel dan eindigde: { $after } punten in plaats van { $before }.

## Guilds: de tafel in een terminal

guilds-drawn-time = decennium { $decade }, ronde { $round } (★ gildemerk)
guilds-drawn-market = markt
guilds-drawn-trading = handelshaven
guilds-drawn-warship = oorlogshaven
guilds-drawn-docks =
    kades { $warship }
    anker { $anchor }
    scheepsstapel { $pile }
guilds-drawn-outside = wacht
guilds-drawn-empty = leeg
guilds-drawn-neutral = neutraal
guilds-drawn-trade = { $good } { $coins } · { $action }
guilds-drawn-ship = { $good } { $coins } · { $effect } · gevaar { $danger }
guilds-drawn-hall = gildehuis
guilds-drawn-forum = forum: { $discs }
guilds-drawn-tiles = prestatietegels
guilds-drawn-cards = { $count } ({ $base } basiskaarten)
guilds-drawn-hand = je hand: { $coins } munten
guilds-drawn-column = { $column ->
    [hand] hand
    [discs] schijven
    [freed] vrij
    [up] schepen open
    [down] schepen gedekt
   *[played] gespeeld
 }
guilds-drawn-score = { $part ->
    [hall] gildehuis
    [bonus] extra zetels
    [columns] lege kolommen
    [guild_seats] gildezetels
    [ships] schepen
    [seats_times_ships] zetels × schepen
    [guild-hall-1] Gildehuis 1
    [achievement-tiles] Prestaties
    [residence-1] Residentie 1
    [guild-hall-2] Gildehuis 2
    [victory-points] Overwinnings{"\u00AD"}punten
    [ship-cards] Scheepskaarten
    [coins] Munten
    [residence-2] Residentie 2
    [goods] Goederen
   *[other] { $part }
 }

## Guilds: zetten in woorden

guilds-act = { $name } kiest de actie { $what }.
guilds-pass = { $name } past en trekt een kaart.
guilds-use = { $name } gebruikt een schip: { $what }.
guilds-marker = { $name } verplaatst een gildemerk van { $source } naar { $target }.
guilds-play = { $name } speelt { $what }.
guilds-take = { $name } neemt { $what } van de markt.
guilds-take-pile = { $name } neemt de bovenste kaart van de trekstapel.
guilds-swap = { $name } ruilt een kaart tegen { $what } van de markt.
guilds-give = { $name } geeft er { $what } voor.
guilds-ready = { $name } legt een schip met { $what } weer open.
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
guilds-decline-deliver = { $name } levert niets.
guilds-decline-deliver-further = { $name } levert niets meer.
guilds-decline-expedition = { $name } laat de expeditie mislukken.
guilds-decline-returned = { $name } houdt de teruggekeerde schijf.
guilds-decline-setup = { $name } begint zonder schijf in de havens.
guilds-done = { $name } beëindigt de beurt.
guilds-draw-market = Op de markt komt { $what }.
guilds-draw-markers = Voor de gildemerken wordt getrokken: { $what }.
guilds-draw-neutral = Voor de neutrale schijven wordt getrokken: { $what }.
guilds-draw-reward = { $name } trekt { $what }.
guilds-deal = { $name } trekt ongezien een kaart.
guilds-ship-joins = Nieuw in de handelshaven: { $what }.
guilds-ship-met = De expeditie stuit op een { $what }.
guilds-unused = De tegel { $what } blijft buiten het spel.
guilds-start = { $name } begint.

## Namen van de dingen, in zinnen en op de pagina

guilds-name-action = { $action ->
    [market] Markt
    [residence] Residentie
    [trading] Handelskade
    [warship] Oorlogskade
   *[delivery] Levering
 }
guilds-name-good = { $good ->
    [dyes] kleurstof
    [oils] olie
    [glass] glas
    [cedar] ceder
   *[jewelry] sieraden
 }
guilds-name-effect = { $effect ->
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
guilds-name-effect-about = { $effect ->
    [embargo] Het voorste schip gaat onder de stapel.
    [palette] De vijf marktkaarten worden vervangen.
    [commando] Je schijf gaat naar het anker in plaats van een kade.
    [favour] De gespeelde kaarten hoeven de actie niet te tonen.
    [opulence] Eén betaald goed hoeft niet te passen.
    [legacy] Je mag een tegel van een eerder decennium nemen.
    [intrigue] Je verplaatst een gildemerk naar een ander veld.
    [luxury] Elk goed betaalt het schip.
   *[escorts] Kracht +2 bij deze expeditie.
 }
guilds-name-tile = { $tile ->
    [guild-hall-1] Gildehuis 1
    [achievement-tiles] Prestaties
    [residence-1] Residentie 1
    [guild-hall-2] Gildehuis 2
    [victory-points] Overwinnings{"\u00AD"}punten
    [ship-cards] Scheepskaarten
    [coins] Munten
    [residence-2] Residentie 2
    [goods] Goederen
   *[other] { $tile }
 }
guilds-name-base = basiskaart { $action }
guilds-name-trade = { $good } ter waarde van { $coins } ({ $action })
guilds-name-ship = schip met { $good } ({ $effect }, waarde { $coins }, gevaar { $danger })
guilds-name-seat = { $seat ->
    [forum] het forum
   *[other] de gildezetel van { $seat }
 }
guilds-name-column = { $column ->
    [left] linkerkolom
    [middle] middelste kolom
   *[right] rechterkolom
 }
guilds-name-dock = kade { $number }

## De pagina

guilds-page-title-standard = Carthago: Merchants & Guilds
guilds-page-about-standard = Het grotere spel: drie decennia van leveringen, expedities en gildezetels. Met mensen zo’n negentig minuten.
guilds-page-pitch = Win schepen met handel en durf, en zetels in het gildehuis met goud. Aan het eind wordt het een met het ander vermenigvuldigd.
guilds-page-time = ongeveer 90 minuten
guilds-page-ending-third-decade = Het derde decennium is voorbij.
guilds-page-score-hall = Gildehuis
guilds-page-score-bonus = Extra zetels van de residentie
guilds-page-score-columns = Lege kolommen van de residentie
guilds-page-score-guild-seats = Gildezetels samen
guilds-page-score-ships = Schepen
guilds-page-score-seats-times-ships = Zetels × schepen
guilds-page-score-guild-hall-1 = Tegel: Gildehuis 1
guilds-page-score-achievement-tiles = Tegel: Prestaties
guilds-page-score-residence-1 = Tegel: Residentie 1
guilds-page-score-guild-hall-2 = Tegel: Gildehuis 2
guilds-page-score-victory-points = Tegel: Overwinningspunten
guilds-page-score-ship-cards = Tegel: Scheepskaarten
guilds-page-score-coins = Tegel: Munten
guilds-page-score-residence-2 = Tegel: Residentie 2
guilds-page-score-goods = Tegel: Goederen
guilds-page-standing = { $seats ->
    [one] 1 zetel
   *[other] { $seats } zetels
 } × { $ships ->
    [one] 1 schip
   *[other] { $ships } schepen
 } + { $tiles } voor tegels
guilds-page-standing-hand = en wat handkaarten opbrengen
guilds-page-action-narrow = { $action ->
    [residence] Residen{"\u00AD"}tie
    [trading] Handels{"\u00AD"}kade
    [warship] Oorlogs{"\u00AD"}kade
   *[other] { guilds-name-action }
 }
guilds-page-effect-when = { $effect ->
    [embargo] Voor of na je actie.
    [palette] Voor of na je actie, of bij de markt.
    [commando] Bij de oorlogskade, als alles bezet is.
    [favour] Als je kaarten voor een actie speelt.
    [opulence] Bij de residentie.
    [legacy] Als je een schijf op een tegel legt.
    [intrigue] Voor of na je actie.
    [luxury] Als je een schip in de handelshaven betaalt.
   *[escorts] Als een expeditie zou mislukken.
 }
guilds-page-can-use = Nu te gebruiken
guilds-page-can-turn = Weer openleggen
guilds-page-face-down = Gebruikt: gedekt tot je het bij de markt weer openlegt.
guilds-page-tile-about = { $tile ->
    [guild-hall-1] 4 punten per schijf op het forum
    [achievement-tiles] 2 punten per schijf op tegels
    [residence-1] 3 punten per vrij vak
    [guild-hall-2] 3 punten per schijf in je grootste blok
    [victory-points] 7, 6, 5 punten voor je plaatsen op tegels
    [ship-cards] sets van scheepsgoederen, gelijk of alle verschillend
    [coins] een derde van de munten in de hand
    [residence-2] 3 punten per beschikbare schijf
   *[goods] sets van goederen in de hand, gelijk of alle verschillend
 }
guilds-page-own-ship = { $ship }, { $side ->
    [down] gedekt
   *[up] open
 }
guilds-page-anchor = het anker
guilds-page-neutral = neutrale schijf
guilds-page-space = { $action }{ $marker ->
    [yes] , met een gildemerk
   *[no] {""}
 }{ $count ->
    [0] {""}
   *[other] , schijven: { $discs }
 }
guilds-page-decade = { $decade ->
    [1] Eerste decennium
    [2] Tweede decennium
   *[3] Derde decennium
 }
guilds-page-round = Ronde { $round } van { $rounds }
guilds-page-course = Decennium { $decade }/{ $decades }, ronde { $round }/{ $rounds } · nog { $ships } schepen · trekstapel { $draw } · eindigt na decennium { $decades }
guilds-page-course-narrow = Decennium { $decade }/{ $decades }, ronde { $round }/{ $rounds }
guilds-page-trading-harbour = Handelshaven
guilds-page-warship-harbour = Oorlogshaven
guilds-page-pile-left = { $count ->
    [one] één schip
   *[other] { $count } schepen
 } in de stapel
guilds-page-outside = buiten
guilds-page-waiting = Wacht buiten: { $ship }
guilds-page-dock-with = Kade { $number }: { $ship }{ $taken ->
    [yes] , schijf van { $name }
   *[no] , vrij
 }
guilds-page-warship-docks = Oorlogskades, { $docks } in totaal: { $count ->
    [0] alle vrij
   *[other] schijven van { $discs }
 }
guilds-page-anchor-with = Anker: { $count ->
    [0] geen schijf
   *[other] schijven van { $discs }
 }
guilds-page-hall = Gildehuis
guilds-page-covered = bedekt
guilds-page-forum = Forum
guilds-page-seat-with = Zetel { $seat }, { $cost } munten, { $taken ->
    [yes] { $name }
   *[no] vrij
 }
guilds-page-forum-with = Forum, { $cost } munten{ $count ->
    [0] {""}
   *[other] , schijven van { $discs }
 }
guilds-page-tiles = Prestatietegels
guilds-page-tile-with = { $tile }, decennium { $decade }{ $count ->
    [0] {""}
   *[other] , schijven van { $discs }
 }{ $cost ->
    [0] , vol
   *[other] , de volgende plaats kost { $cost }
 }
guilds-page-in-market = { $card }, op de markt
guilds-page-in-hand = { $card }, in je hand
guilds-page-column-with = { $column ->
    [left] Linkerkolom: { $price } kaarten kleurstof, olie of glas (hetzelfde goed)
    [middle] Middelste kolom: { $price } kaarten ceder
   *[right] Rechterkolom: { $price } kaarten sieraden
 } maken de volgende schijf vrij; op { $left } van { $spaces } vakken liggen nog schijven
guilds-page-column-given = { $column ->
    [left] Linkerkolom
    [middle] Middelste kolom
   *[right] Rechterkolom
 }: de volgende schijf gaat gratis naar een haven; op { $left } van { $spaces } vakken liggen nog schijven
guilds-page-ships = Schepen
guilds-page-no-ships = Nog geen schepen.
guilds-page-your-house = Je residentie
guilds-page-residence = Residentie en gespeelde kaarten
guilds-page-available = { $count ->
    [one] één schijf beschikbaar
   *[other] { $count } schijven beschikbaar
 }
guilds-page-played = Gespeeld in dit decennium
guilds-page-hand-sum = { $coins } munten waard
guilds-page-order = Volgorde van de hand
guilds-page-order-by = { $order ->
    [action] actie
    [good] goed
   *[coins] munten
 }
guilds-page-path = Stappen van deze actie
guilds-page-zones = Delen van de tafel
guilds-page-zone = { $zone ->
    [actions] Acties
    [harbours] Havens
    [market] Markt
    [guild] Gilde
   *[house] Huis
 }
guilds-page-choices = { $count ->
    [one] één keuze
   *[other] { $count } keuzes
 }
guilds-page-your-ships = Je schepen
guilds-page-point = Wijs een keuze aan om te zien wat ze oplevert.
guilds-page-step-done = gedaan
guilds-page-step = { $step ->
    [turn] actie kiezen
    [play] kaarten spelen
    [take] kaart nemen
    [swap] kaart ruilen
    [give] kaart geven
    [ready] schip openleggen
    [residence] schijf vrijmaken
    [pay] betalen
    [dock] schijf leggen
    [deliver] leveren
    [expedition] escorte
    [returned] teruggekeerde schijf leggen
    [legacy] eerdere tegel
    [marker] merk verplaatsen
    [after] gildeactie
    [effects] schip gebruiken
   *[other] { $step }
 }
guilds-page-do = { $step ->
    [turn] Kies een actie op het wiel, of pas voor een kaart.
    [marker] Kies op het wiel een gildemerk en dan zijn nieuwe veld.
    [take] Neem een kaart van de markt of de stapel.
    [swap] Je mag ruilen: welke marktkaart wil je?
    [give] Welke kaart geef je ervoor?
    [ready] Welk schip leg je weer open?
    [residence] Uit welke kolom maak je een schijf vrij?
    [dock] Waar leg je je schijf?
    [deliver] Waar lever je?
    [expedition] Het schip is te gevaarlijk. Je escorte gebruiken?
    [returned] Je schijf is terug. Op een tegel leggen?
    [legacy] Welke tegel van een eerder decennium?
    [setup] Beginnen met een schijf in de haven? Kies de kolom waar ze vandaan komt.
    [setup-dock] Waar gaat deze schijf heen?
    [turn-use] Kies een actie op het wiel, gebruik een schip, of pas voor een kaart.
    [turn-pass] Je kunt geen actie betalen: pas en trek een kaart.
    [after] Neem een gildezetel of een tegel, of beëindig je beurt.
    [after-use] Neem een gildezetel of een tegel, gebruik een schip, of beëindig je beurt.
    [effects] Gebruik een schip, of beëindig je beurt.
   *[other] De beslissing is aan jou.
 }
guilds-page-do-nothing = Hier kan nu niets: er ontbreekt een kaart, een schijf of een vrije plaats.
guilds-page-do-play = { $count ->
    [one] Met deze kaart betaal je: { $action }.
   *[other] Met deze { $count } kaarten betaal je: { $action }.
 } Klik op kaarten om te wijzigen.
guilds-page-do-pay-coins = { $over ->
    [0] Betaal precies { $cost } munten voor { $what }. Klik op kaarten om te wijzigen.
   *[other] Betaal { $paid } munten voor { $what }, dat { $cost } kost; je krijgt niets terug. Klik op kaarten om te wijzigen.
 }
guilds-page-confirm-play = { $count ->
    [one] Deze kaart spelen
   *[other] Deze { $count } kaarten spelen
 }
guilds-page-confirm-pay = { $count ->
    [one] Met deze kaart betalen
   *[other] Met deze { $count } kaarten betalen
 }
guilds-page-move = { $move ->
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
    [other] Nee, dank je
   *[take-pile] Van de stapel
 }
guilds-page-move-use = { $effect } gebruiken
guilds-page-move-ready = { $effect } openleggen
guilds-page-advice = { $move ->
    [act] Ga naar { $what }
    [marker] Verplaats een gildemerk: { $what } → { $target }
    [play] Speel { $what }
    [take] Neem { $what }
    [take-pile] Neem de bovenste kaart van de stapel
    [swap] Ruil voor { $what }
    [give] Geef { $what }
    [pay] Betaal met { $what }
    [free] Maak een schijf vrij: { $what }
    [dock] Leg een schijf: { $what }
    [dock-warship] Leg een schijf in de oorlogshaven
    [deliver] Lever: { $what }
    [deliver-warship] Ga op expeditie
    [deliver-anchor] Ga vanaf het anker op expeditie
    [seat] Koop { $what }
    [tile] Leg een schijf op { $what }
    [use] Gebruik { $what }
    [ready] Leg { $what } open
    [pass] Pas en trek een kaart
    [done] Beëindig je beurt
   *[decline] Laat het
 }
guilds-page-read-time = Decennium { $decade }, ronde { $round }. Gildemerken: { $markers }.
guilds-page-read-dock = Kade { $number }: { $ship }{ $taken ->
    [yes] , schijf van { $name }
   *[no] , vrij
 }.
guilds-page-read-hall = Gildehuis: { $seats }. Vrij: { $free }.
guilds-page-read-free = { $count } voor { $cost } munten
guilds-page-read-outside = Buiten de handelshaven wachten: { $ships }.
guilds-page-read-warship = { guilds-page-warship-docks }.
guilds-page-read-tile = { guilds-page-tile-with }.
guilds-page-read-held = { $place }: { $name }
guilds-page-read-seat = { $name }: { $hand ->
    [one] één kaart
   *[other] { $hand } kaarten
 } in de hand, actieschijf op { $space }, { $discs ->
    [one] één schijf
   *[other] { $discs } schijven
 } beschikbaar, open schepen: { $up }, gedekte schepen: { $down }, { $freed ->
    [one] één vak
   *[other] { $freed } vakken
 } van de residentie vrij.
guilds-page-turn-took = neemt { $card }
guilds-page-turn-pile = neemt een kaart van de stapel
guilds-page-turn-swapped = ruilt { $given } voor { $card }
guilds-page-turn-disc = legt een schijf: { $place }
guilds-page-turn-freed = maakt een schijf van de residentie vrij
guilds-page-turn-delivered = levert: { $ship }
guilds-page-turn-won = expeditie wint { $ship }
guilds-page-turn-lost = expeditie mislukt
guilds-page-turn-gained = trekt { $cards }
guilds-page-turn-seat = { $place } voor { $coins }
guilds-page-turn-tile = tegel { $tile } voor { $coins }
guilds-page-turn-effect = gebruikt { $effect }
guilds-page-turn-passed = past en trekt een kaart
guilds-page-turn-wasted = zonder resultaat
guilds-page-turn-decade = decennium { $decade } begint
guilds-page-what-card = { $card }. Speel de kaart voor de actie, betaal met het goed of met de munten.
guilds-page-what-base = { $card }. Die heeft alleen een actie en komt aan het eind van het decennium terug.
guilds-page-what-space = { $name }: { $action ->
    [market] neem een kaart, ruil er een, leg een schip weer open.
    [residence] maak schijven vrij door met goederen te betalen.
    [trading] leg een schijf bij een schip, om er later te leveren.
    [warship] leg er een schijf, voor een latere expeditie.
   *[delivery] betaal het goed van het schip en neem het, of ga op expeditie.
 } Dat kost één kaart die de actie toont, en nog een voor elke andere schijf. Met een gildemerk kan een gildezetel of een tegel volgen.
guilds-page-what-tile = { $tile }: { $about }. Eerste plaats { $first } munten, tweede { $second } munten.
guilds-page-what-seat = Een gildezetel voor { $cost } munten. Aan het eind worden je zetels vermenigvuldigd met je schepen.
guilds-page-what-forum = Het forum: een gildezetel voor { $cost } munten, met plaats voor iedereen.
guilds-page-what-dock = Met een schijf hier mag je het goed van het schip ernaast leveren.
guilds-page-what-ship = { $ship }. { $effect }: { $about } { $when }
guilds-page-what-warship = De oorlogshaven: een schijf hier gaat op expeditie tegen het bovenste schip van de stapel.
guilds-page-what-anchor = Het anker: met { $effect } ligt hier een schijf hoewel alle kades bezet zijn.
guilds-page-what-residence = Een residentie: vrijgemaakte schijven kun je gebruiken, en elke lege kolom telt als gildezetel.
guilds-page-what-discs = Beschikbare schijven: elke kade, elke zetel en elke tegel vraagt er een.
guilds-page-what-hand = Handkaarten.
guilds-page-what-piles = Het spel eindigt na decennium { $decades }. In de stapel schepen liggen er { $ships }, in de trekstapel { $draw } kaarten.
guilds-page-what-points = Punten tot nu toe: gildezetels × schepen, en wat de tegels opbrengen.
guilds-page-what-market = De markt: een marktactie neemt een van deze kaarten, of de bovenste van de stapel.
guilds-page-market = Markt
guilds-page-read-market = Markt: { $cards }.

## Guilds: redenen in terugblikken

guilds-reason-seat = { $side ->
    [others] De anderen nemen
   *[one] { $name } neemt
 } { $better } gildezetels in plaats van { $played }.
guilds-reason-ship = { $side ->
    [others] De anderen krijgen
   *[one] { $name } krijgt
 } { $better } schepen in plaats van { $played }.
guilds-reason-tile = { $side ->
    [others] De anderen nemen
   *[one] { $name } neemt
 } { $better } tegels in plaats van { $played }.
guilds-reason-delivered = { $side ->
    [others] De anderen leveren
   *[one] { $name } levert
 } { $better } keer in plaats van { $played }.
guilds-reason-effect = { $side ->
    [others] De anderen gebruiken
   *[one] { $name } gebruikt
 } { $better } scheepseffecten in plaats van { $played }.
guilds-reason-took = { $side ->
    [others] De anderen nemen
   *[one] { $name } neemt
 } { $better } kaarten in plaats van { $played }.
guilds-reason-paid = { $side ->
    [others] De anderen betalen
   *[one] { $name } betaalt
 } met { $better } kaarten in plaats van { $played }.
guilds-reason-wasted = { $side ->
    [others] De anderen verspillen
   *[one] { $name } verspilt
 } { $better } acties in plaats van { $played }.
guilds-reason-soon-seat = { $side ->
    [others] De anderen nemen
   *[one] { $name } neemt
 } een gildezetel binnen de ronde in { $better } van 100 spellen in plaats van { $played }.
guilds-reason-soon-ship = { $side ->
    [others] De anderen krijgen
   *[one] { $name } krijgt
 } een schip binnen de ronde in { $better } van 100 spellen in plaats van { $played }.
guilds-reason-soon-tile = { $side ->
    [others] De anderen nemen
   *[one] { $name } neemt
 } een tegel binnen de ronde in { $better } van 100 spellen in plaats van { $played }.
guilds-reason-soon-delivered = { $side ->
    [others] De anderen leveren
   *[one] { $name } levert
 } binnen de ronde in { $better } van 100 spellen in plaats van { $played }.
guilds-reason-soon-effect = { $side ->
    [others] De anderen gebruiken
   *[one] { $name } gebruikt
 } een scheepseffect binnen de ronde in { $better } van 100 spellen in plaats van { $played }.
guilds-reason-soon-took = { $side ->
    [others] De anderen nemen
   *[one] { $name } neemt
 } een kaart binnen de ronde in { $better } van 100 spellen in plaats van { $played }.
guilds-reason-soon-paid = { $side ->
    [others] De anderen betalen
   *[one] { $name } betaalt
 } met kaarten binnen de ronde in { $better } van 100 spellen in plaats van { $played }.
guilds-reason-soon-wasted = { $side ->
    [others] De anderen verspillen
   *[one] { $name } verspilt
 } een actie binnen de ronde in { $better } van 100 spellen in plaats van { $played }.

## Hoe een tafel heet die niemand een naam gaf

guilds-table-name = { $place }
guilds-table-places = Ververssteeg, Oliepers, Glasoven, Cederhof, Goudsmidssteeg, Admiraalseiland, Byrsaheuvel, Forumtrappen, Pottenmarkt, Lijnbaan, Zeilzolder, Waaggebouw, Zoutpoort, Lampenhof, Magowijk, Koperslagerij

## Thema’s van puzzels

guilds-page-theme-end = Het einde van het spel
guilds-page-theme-tiles = Tegels
guilds-page-theme-guild = Gildezetels
guilds-page-theme-delivery = Levering
guilds-page-theme-danger = Gevaar op zee
guilds-page-theme-effects = Scheepseffecten
guilds-page-theme-residence = Residentie
guilds-page-theme-market = Markt
guilds-page-theme-denying = Anderen voor zijn
guilds-page-theme-passing = Wanneer passen

## Lessen, verteld door de server

guilds-lesson-first = Guilds in tien minuten
guilds-lesson-first-about = Een heel eerste decennium, beurt voor beurt.
guilds-lesson-first-learned = Win schepen, koop zetels die ze vermenigvuldigen, en kies tegels die passen bij wat je doet.
guilds-lesson-first-aim = Wie na drie decennia de meeste punten heeft, wint: gildezetels × schepen, plus wat je tegels opbrengen. Eerst een schip: kies de Handelskade en speel de basiskaart die dat toont.
guilds-lesson-first-aim-other = Dat mag, maar begin aan de Handelskade met de basiskaart. Een handelskaart kan ook een goed of munten zijn, dus houd die van jou.
guilds-lesson-first-dock = Met een schijf naast een schip kun je daar later leveren. Het schip aan kade 2 wil glas, en jij hebt glas: leg je schijf daar.
guilds-lesson-first-dock-good = Ook de anderen hebben een kade genomen. Gisco moest aan de Handelskade 2 kaarten spelen, omdat jouw schijf daar lag.
guilds-lesson-first-dock-other = Dat mag, maar met je glas kun je alleen het schip aan kade 2 betalen.
guilds-lesson-first-price = Een actie kost 1 kaart die de actie toont, en nog 1 willekeurige kaart voor elke andere schijf op het veld. Elissa’s schijf ligt op de Oorlogskade: ga erheen en speel 2 kaarten.
guilds-lesson-first-price-other = Dat mag, maar bewaar je handelskaarten en de basiskaarten Markt: speel de basiskaarten Oorlogskade en Levering.
guilds-lesson-first-warship = Vanuit de oorlogshaven stuur je expedities uit. Leg daar een schijf.
guilds-lesson-first-warship-good = Nu heb je in elke haven een schijf. De anderen pasten; wie past, trekt een kaart.
guilds-lesson-first-warship-other = Dan waren de gespeelde kaarten voor niets. Leg een schijf op de kade.
guilds-lesson-first-uses = Een handelskaart kan drie dingen zijn: een actie, een goed of munten, telkens één. Een basiskaart heeft alleen haar actie. Houd dus je handelskaarten, en ga met een basiskaart naar de Levering.
guilds-lesson-first-uses-other = Dat mag, maar je kunt nu in beide havens leveren. Doe dat eerst.
guilds-lesson-first-deliver = De actie Levering geldt voor beide havens. Begin in de handelshaven en geef het glas: je krijgt het schip, en kaarten die minstens zijn 6 munten waard zijn.
guilds-lesson-first-deliver-good = Je eerste schip! Zolang het open ligt, kun je zijn effect één keer gebruiken; dan wordt het omgedraaid. En je trok kaarten ter waarde van 10 munten.
guilds-lesson-first-deliver-other = Dat mag, maar begin met het schip in de handelshaven: zijn beloning helpt je verder.
guilds-lesson-first-expedition = Nu de expeditie: betaal een willekeurige handelskaart, en het bovenste schip van de stapel wordt omgedraaid. Is je kracht, nu 1, minstens zijn gevaar, dan is het van jou; zo niet, dan trek je alleen een kaart. Betaal de ceder.
guilds-lesson-first-expedition-good = Gevaar 1: je was sterk genoeg en hebt nu 2 schepen. Een zo gewonnen schip ligt eerst gedekt.
guilds-lesson-first-expedition-other = Dat mag, maar je kleurstoffen heb je straks samen nodig, en je munten ook. Betaal met de ceder.
guilds-lesson-first-tile = De schijf komt terug, gewonnen of niet, en mag meteen naar een tegel van dit decennium, waarvan de eerste plaats 2 munten kost. Residentie 1 brengt 3 punten voor elk vak dat je vrijmaakt: neem hem.
guilds-lesson-first-tile-good = Tegels tellen aan het eind van het spel, elk hoogstens 12 punten.
guilds-lesson-first-tile-other = Dat mag, maar je gaat zo vakken vrijmaken, en dat beloont Residentie 1. Betaal met het glas en houd je kleurstoffen.
guilds-lesson-first-marker = Op Residentie ligt een gildemerk: na de actie daar mag je ook een gildeactie doen. Ga erheen.
guilds-lesson-first-marker-other = Dat mag, maar met drie kleurstoffen in je hand en een merk op het veld levert Residentie je het meest op.
guilds-lesson-first-residence = Drie kaarten van één goed, kleurstof, olie of glas, maken de bovenste schijf van de linkerkolom vrij. Betaal je drie kleurstoffen.
guilds-lesson-first-residence-good = Een schijf meer om te plaatsen, en 3 punten op je tegel. Twee ceders maken er in het midden een vrij en jou sterker, twee sieraden rechts een. Verder naar beneden brengt deze kolom zetels, en elke lege kolom ook.
guilds-lesson-first-residence-other = Dan waren de gespeelde kaarten voor niets. Maak de schijf vrij.
guilds-lesson-first-seat = Nu de gildeactie: een zetel in het gildehuis kost zoveel munten als erop staat, en een schijf, die daar blijft. Neem de zetel voor 6.
guilds-lesson-first-seat-good = 1 zetel × 2 schepen = 2 punten. Elke zetel vermenigvuldigt al je schepen, dus je wilt allebei. Het gebruikte gildemerk is verder gegaan.
guilds-lesson-first-seat-other = Dat mag, maar zonder zetel tellen je 2 schepen niet. Neem de zetel voor 6.
guilds-lesson-first-market = Je laatste beurt van het decennium: ga naar de Markt. De neutrale schijf daar telt als elke andere, dus het kost 2 kaarten.
guilds-lesson-first-market-other = Je mag passen en een kaart trekken. Maar de Markt geeft je een kaart naar keuze en meer.
guilds-lesson-first-take = Neem een open kaart, of een onbekende van de stapel. Neem hier de ceder van 5.
guilds-lesson-first-take-other = Dat mag, maar met 5 munten of ceder kun je meer doen.
guilds-lesson-first-swap = Dan mag je een handkaart ruilen met een van de markt. Houd dit keer die van jou.
guilds-lesson-first-swap-good = De Markt heeft ook je gedekte schip opengelegd: zijn effect kan nu worden gebruikt.
guilds-lesson-first-swap-other = Dat mag, maar iets beters dan je ceder heb je nu niet nodig. Zie ervan af.
guilds-lesson-first-guild = Ook hier ligt een gildemerk. Koop met je kaart een plaats op de tegel Prestaties: 2 punten voor elk van je schijven op tegels.
guilds-lesson-first-guild-good = Daarmee eindigde het eerste van drie decennia van elk vijf ronden: iedereen nam zijn gespeelde kaarten terug en trok 2 nieuwe, de markt is nieuw, en er zijn nieuwe tegels. Tot nu toe heb je 1 × 2 + 3 + 4 = 9 punten.
guilds-lesson-first-guild-other = Dat mag, maar na deze beurt is het decennium voorbij en sluiten zijn tegels. Gebruik het merk.

## Wat een coach zegt in de eerste spellen

guilds-coach-turn = Elke beurt kies je één actie: speel een kaart die de actie toont, en nog een voor elke andere schijf op het veld.
guilds-coach-played = Gespeelde kaarten krijg je in het volgende decennium terug; kaarten waarmee je betaalt, zijn weg.
guilds-coach-docks = Alle kades in de handelshaven zijn bezet: de Handelskade zou je nu niets opleveren.
guilds-coach-delivery = Je hebt het goed dat het schip aan jouw kade wil: een Levering brengt je dit schip.
guilds-coach-marker = Op dit veld ligt een gildemerk: na de actie hier mag je ook een zetel of een plaats op een tegel kopen.
guilds-coach-after = Gildezetels maal schepen beslist: een zetel is zoveel punten waard als je schepen hebt.
guilds-coach-deliver = Een levering geeft je het schip, zijn effect, en kaarten ter waarde van zijn munten.
guilds-coach-effect = Een schip dat open ligt heeft een effect: je mag het één keer gebruiken, op het moment dat het noemt.
guilds-coach-end = De volgende ronde is de laatste: schijven aan de kades en kaarten in je hand tellen dan niet, tenzij een van je tegels ze telt.
guilds-coach-setup = Voor de eerste beurt mag je een schijf van je residentie gratis in een haven zetten: haar vak is voorgoed vrij, en de middelste kolom maakt je sterker.
