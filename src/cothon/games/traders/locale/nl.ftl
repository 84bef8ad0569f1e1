# De woorden van Traders of Carthage.

## Traders: geweigerde zetten

refusal-wrong-moment-turn = Nu is het tijd voor een actie: nemen, kopen, dubbele actie, reserveren of passen.
refusal-wrong-moment-double = De dubbele actie gaat verder met het nemen van een kaart.
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
refusal-reserved = { $card } is gereserveerd door { $name }, tot die de kaart neemt of koopt.
refusal-only-your-own = De enige { $card } heb je zelf gereserveerd: take { $card }*.
refusal-double-take = Na het nemen van { $card } zou je niets kunnen kopen.
refusal-no-reservations = Deze regels kennen geen reserveringen.
refusal-still-in-farm = Je { $card } ligt nog op de boerderij; nemen kan alleen van de markt.
refusal-not-your-reservation = Je hebt { $card } op de markt niet gereserveerd.
refusal-nothing-to-buy = Op de markt is voor jou niets te koop.
refusal-too-expensive = De goederen kosten { $price }, je hand is { $coins } waard: { $missing ->
    [one] er ontbreekt één munt
   *[other] er ontbreken { $missing } munten
 }.
refusal-too-expensive-flipped = De goederen kosten { $price }, en { $best } met al je fiches omgedraaid; je hand is { $coins } waard; { $missing ->
    [one] er ontbreekt één munt
   *[other] er ontbreken { $missing } munten
 }.
refusal-no-double = Deze regels kennen geen dubbele actie.
refusal-double-used = Je hebt je dubbele actie al gebruikt.
refusal-double-impossible = Welke kaart je ook neemt, de rest zou je niet kunnen kopen.
refusal-piece-away = Je reserveringsstuk ligt op { $card }.
refusal-already-reserved = { $card } is al gereserveerd door { $name }.
refusal-no-pass = Je kunt iets doen, dus je mag niet passen.
refusal-no-token = Je hebt geen open { $colour ->
    [R] rood
    [B] blauw
    [Y] geel
   *[G] groen
 } fiche.
refusal-too-many-flips = { $goods ->
    [0] Niets op de markt heeft deze kleur, dus een { $colour ->
    [R] rood
    [B] blauw
    [Y] geel
   *[G] groen
 } fiche bespaart niets.
    [one] Maar één van de goederen op de markt is { $colour ->
    [R] rood
    [B] blauw
    [Y] geel
   *[G] groen
 }, dus één fiche is genoeg.
   *[other] Maar { $goods } van de goederen op de markt zijn { $colour ->
    [R] rood
    [B] blauw
    [Y] geel
   *[G] groen
 }, dus zoveel fiches zijn genoeg.
 }
refusal-flip-order = Fiches worden omgedraaid in de volgorde R, B, Y, G: { $colour } komt te laat.
refusal-flip-too-late = Als je nu { $colour } omdraait, blijven de goederen te duur: eerdere kleuren komen eerst.
refusal-not-in-hand = Je hebt geen { $card } in de hand.
refusal-spare-card = Je kunt { $card } houden: { $price } kan zonder die kaart betaald worden.
refusal-pay-order = De waardevolste kaarten worden eerst betaald: { $card } komt later.
refusal-not-in-stock = Je hebt geen { $card } in je voorraad die nog niet is opgeslagen.
refusal-not-raided = Het { $colour ->
    [R] rode
    [B] blauwe
    [Y] gele
   *[G] groene
 } schip wordt niet overvallen, dus zijn goederen kunnen niet opgeslagen worden.
refusal-store-order = Opslaan gaat in de volgorde R2 R3 R5 B2 … G5: { $card } komt te laat.
refusal-no-icons = Je hand heeft geen amfoor meer voor { $card }.
refusal-card-without-icons = { $card } heeft geen amforen.
refusal-spend-order = Eerst worden de 2’en afgegeven, dan de 3’en, telkens in de volgorde R B Y G: { $card } komt te laat.
refusal-spare-icons = { $card } is niet nodig om op te slaan, of goedkopere kaarten alleen zouden niet genoeg zijn.
refusal-already-dealt = De { $colour ->
    [R] rode
    [B] blauwe
    [Y] gele
   *[G] groene
 } beginhand is al gedeeld.
refusal-not-in-pile = Er is geen { $card } in de trekstapel.
refusal-may-not-start = Plaats { $seat } heeft niet de kleinste beginhand.
refusal-house-token-of-hand = token_of_hand heeft colour_hands nodig: alleen een hand van één kleur kan een fiche van die kleur geven.
refusal-house-nothing-laid-out = Met new_market en new_farm op 0 zouden er nooit nieuwe kaarten worden neergelegd.

## Traders: de tafel in een terminal

traders-drawn-route = de weg naar Carthago
traders-drawn-place = { $place ->
    [home] Alexandrië
    [refuge] Cyrenaica
    [pirates] piraten
    [payday] Carthago
   *[sea] open zee
 }
traders-drawn-row = { $row ->
    [farm] boerderij
   *[market] markt
 }, { $worth ->
    [0] leeg
   *[other] waarde { $worth }
 }
traders-drawn-column = { $column ->
    [hand] hand
    [stock] voorraad
    [stored] opgeslagen
    [tokens] fiches
    [flipped] omgedraaid
    [piece] speciaal stuk
   *[vp] OP
 }
traders-drawn-piece = { $at ->
    [hand] bij de hand
    [card] op { $card }
   *[used] gebruikt
 }
traders-drawn-hand = je hand: { $coins } munten, { $icons ->
    [one] één amfoor
   *[other] { $icons } amforen
 }
traders-drawn-score = { $part ->
    [vp] OP
    [tokens] fiches
    [earlier] { "" }
   *[other] { $part }
 }

## Traders: zetten in woorden

traders-take = { $name } neemt { $what } als munten.
traders-take-own = { $name } neemt de gereserveerde { $what } als munten.
traders-buy = { $name } koopt de goederen.
traders-double = { $name } gebruikt de dubbele actie.
traders-reserve-market = { $name } reserveert { $what } op de markt.
traders-reserve-farm = { $name } reserveert { $what } op de boerderij.
traders-pass = { $name } past.
traders-flip = { $name } draait een van de { $what } fiches om.
traders-done = { $name } is klaar.
traders-pay = { $name } betaalt { $what }.
traders-store = { $name } slaat { $what } op.
traders-store-nothing = { $name } slaat niets op.
traders-spend = { $name } geeft { $what } af voor de amforen.
traders-token = { $name } kiest een van de { $what } fiches.
traders-deal = { $name } krijgt de { $what } beginhand.
traders-draw-market = Nieuw op de markt: { $what }.
traders-draw-farm = Nieuw op de boerderij: { $what }.
traders-draw-hand = { $name } trekt { $what }.
traders-draw-vp = { $name } krijgt ongezien een OP-kaart van de trekstapel.
traders-start = { $name } begint.
traders-good-R = stoffen
traders-good-B = edelstenen
traders-good-Y = graan
traders-good-G = wijn
traders-colour-R = rode
traders-colour-B = blauwe
traders-colour-Y = gele
traders-colour-G = groene

## Traders: wat vanzelf volgt

traders-event-sailed = Het { $colour ->
    [R] rode
    [B] blauwe
    [Y] gele
   *[G] groene
 } schip vaart naar { $place ->
    [1] de open zee
    [2] Cyrenaica
    [3] het eerste piratenwater
   *[4] het laatste piratenwater
 }.
traders-event-arrived = Het { $colour ->
    [R] rode
    [B] blauwe
    [Y] gele
   *[G] groene
 } schip bereikt Carthago: betaaldag.
traders-event-sold = { $name } verkoopt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 } met { $colour ->
    [R] stoffen
    [B] edelstenen
    [Y] graan
   *[G] wijn
 }: prijs { $price } × { $count } = { $points }, dus { $vp } OP.
traders-event-token = { $name } krijgt een { $colour ->
    [R] rood
    [B] blauw
    [Y] geel
   *[G] groen
 } fiche.
traders-event-raided = Piraten nemen { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 } met { $colour ->
    [R] stoffen
    [B] edelstenen
    [Y] graan
   *[G] wijn
 } van { $name }.
traders-event-returned = Het { $colour ->
    [R] rode
    [B] blauwe
    [Y] gele
   *[G] groene
 } schip vaart terug naar Alexandrië.
traders-event-retreated = Het { $colour ->
    [R] rode
    [B] blauwe
    [Y] gele
   *[G] groene
 } schip vlucht naar Cyrenaica.
traders-event-substituted = Er is geen kaart meer: { $name } krijgt { $count ->
    [one] één OP
   *[other] { $count } OP
 } zonder kaart.
traders-event-reshuffled = De trekstapel is op: { $count ->
    [one] één afgelegde kaart wordt
   *[other] { $count } afgelegde kaarten worden geschud en vormen
 } de nieuwe.
traders-event-ended = { $ending ->
    [all-pass] Niemand kan nog iets doen: het spel is afgelopen.
   *[other] Het achtste fiche is behaald: het spel is afgelopen.
 }
traders-would-hold = Je zou dan { $coins } munten en { $amphoras ->
    [0] geen amfoor
    [one] één amfoor
   *[other] { $amphoras } amforen
 } in de hand hebben.
traders-would-left = { $count ->
    [one] Eén kaart zou
   *[other] { $count } kaarten zouden
 } op de markt blijven, samen { $worth } waard.
traders-would-reserve = Niemand anders zou deze kaart dan kunnen nemen of kopen.
traders-would-set = Je set { $good }: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 }, nu { $vp } OP waard.
traders-would-keep = Je zou { $coins } munten in de hand houden.
traders-would-danger = Piraten kunnen { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 } nemen: { $goods }.
traders-would-refill = De kaarten van de boerderij zouden naar de markt gaan, en er zouden nieuwe getrokken worden.

## De pagina

traders-page-title-standard = Traders of Carthage
traders-page-title-classic = Traders of Carthage, klassiek
traders-page-title-zman = Traders of Carthage, 2008
traders-page-title-forum = Traders of Carthage, 2008 (Nederlands)
traders-page-about-standard = De uitgave van 2025. Fiches draai je om voor korting, en één keer per spel neem en koop je in één beurt.
traders-page-about-classic = De variant van 2025: je reserveert kaarten in plaats van de dubbele actie, en fiches verhogen je prijzen.
traders-page-about-zman = De regels van 2008: beginhanden van de stapel, het eerste fiche naar keuze, opslaan bij elke betaaldag.
traders-page-about-forum = De Nederlandse regels van 2008: de startspeler slaat eerst op, en een markt met alleen gereserveerde kaarten wordt aangevuld.
traders-page-pitch = Eén markt en vier schepen voor iedereen. Koop de goederen waarvan het schip bijna aankomt, en breng de rest in veiligheid voor de piraten komen.
traders-page-time = ongeveer 30 minuten
traders-page-key-b = alles kopen
traders-page-key-digits = een kaart van de markt kiezen
traders-page-ending-eight-tokens = Het achtste fiche is behaald.
traders-page-ending-all-pass = Iedereen heeft gepast.
traders-page-tie-tokens = { $names } hebben elk { $points } OP; de fiches beslissen: { $values }.
traders-page-score-vp = Overwinningspunten
traders-page-score-tokens = Fiches (bij gelijke stand)
traders-page-score-payday = Betaaldag { $number }: { $colour ->
    [R] rood
    [B] blauw
    [Y] geel
   *[G] groen
 }
traders-page-score-earlier = Van eerder
traders-page-place = { $place ->
    [home] Alexandrië
    [refuge] Cyrenaica
    [payday] Carthago
    [pirates] Piratenwater
   *[sea] Open zee
 }
traders-page-ship-at = { $colour ->
    [R] Het rode schip
    [B] Het blauwe schip
    [Y] Het gele schip
   *[G] Het groene schip
 } is { $place ->
    [home] in Alexandrië
    [refuge] in Cyrenaica
    [payday] in Carthago
    [pirates] in het { $number ->
        [1] eerste
        [2] tweede
        [3] derde
       *[other] laatste
     } piratenwater
   *[sea] op open zee
 }.
traders-page-card = { $colour ->
    [R] Rode stoffen
    [B] Blauwe edelstenen
    [Y] Geel graan
   *[G] Groene wijn
 } { $value }
traders-page-card-worth = { $colour ->
    [R] Rode stoffen
    [B] Blauwe edelstenen
    [Y] Geel graan
   *[G] Groene wijn
 }, { $value } munten
traders-page-ship = { $colour ->
    [R] rode schip
    [B] blauwe schip
    [Y] gele schip
   *[G] groene schip
 }
traders-page-market = Markt
traders-page-farm = Boerderij
traders-page-card-in-row = { $card }, { $row ->
    [farm] op de boerderij
   *[market] op de markt
 }{ $reserved ->
    [yes] , gereserveerd door { $name }
   *[no] {""}
 }
traders-page-card-in-hand = { $card }, in je hand, { $amphoras ->
    [0] geen amfoor
    [one] één amfoor
   *[other] { $amphoras } amforen
 }
traders-page-card-in-stock = { $card }{ $stored ->
    [yes] , opgeslagen
   *[no] {""}
 }
traders-page-hand-sum = { $coins } munten · { $amphoras ->
    [one] 1 amfoor
   *[other] { $amphoras } amforen
 }
traders-page-piece = { $at ->
    [hand] speciaal stuk bij de hand
   *[away] speciaal stuk gebruikt of gelegd
 }
traders-page-stock = Voorraad
traders-page-tokens = { $count ->
    [0] geen fiches
    [one] één fiche: { $list }
   *[other] { $count } fiches: { $list }
 }
traders-page-tokens-of = { $up } { $colour ->
    [R] rode
    [B] blauwe
    [Y] gele
   *[G] groene
 }{ $down ->
    [0] {""}
   *[other] , { $down } omgedraaid
 }
traders-page-tokens-to-end = { $count } van { $most }
traders-page-set-worth = brengt nu { $vp } OP op
traders-page-set-in-danger = in piratenwater
traders-page-course = Meeste fiches { $count } van { $most }, dan is het uit · trekstapel { $draw } · aflegstapel { $discards }
traders-page-course-narrow = Fiches { $count }/{ $most } · stapel { $draw }
traders-page-token = { $colour ->
    [R] Rood fiche
    [B] Blauw fiche
    [Y] Geel fiche
   *[G] Groen fiche
 }
traders-page-goods-of = { $count } × { $colour ->
    [R] stoffen
    [B] edelstenen
    [Y] graan
   *[G] wijn
 }
traders-page-do-turn = { $ways ->
    [take] Neem een kaart als munten.
    [take-reserve] Neem een kaart als munten, of reserveer er een.
    [take-buy] Neem een kaart als munten, of koop de hele markt.
   *[all] Neem een kaart als munten, reserveer er een, of koop de hele markt.
 }
traders-page-do-selected = { $count ->
    [1] { $card }
   *[other] { $card }: waarvoor?
 }
traders-page-do-pay = { $over ->
    [0] Je betaalt precies { $price } en houdt { $left } munten. Klik op kaarten om te wijzigen.
   *[other] Je betaalt { $paid } voor { $price }, je krijgt niets terug; je houdt { $left } munten. Klik op kaarten om te wijzigen.
 }
traders-page-do-double-take = Dubbele actie: welke kaart neem je eerst?
traders-page-do-double-buy = Daarna koop je de rest.
traders-page-do-store = Welke goederen breng je in veiligheid? Je betaalt met de amforen van je handkaarten.
traders-page-do-spend = Welke kaarten betalen met hun amforen?
traders-page-do-pass = Je kunt alleen passen.
traders-page-do-token = Kies je eerste fiche.
traders-page-advice = { $move ->
    [take] Neem als munten: { $card }
    [reserve] Reserveer: { $card }
    [buy] Koop de hele markt
    [double] Neem een kaart en koop de rest
    [pay] Betaal met: { $card }
    [spend] Betaal met de amforen: { $card }
    [store] Sla op: { $card }
    [flip] Draai om: { $card }
    [token] Kies: { $card }
    [pass] Pas
   *[done] Laat het hierbij
 }
traders-page-move-take = Als munten nemen
traders-page-move-reserve = Reserveren
traders-page-buy = Alles kopen
traders-page-buy-for = Alles kopen voor { $price }
traders-page-double = Dubbele actie
traders-page-double-once = Eerst nemen, dan kopen: één keer per spel
traders-page-pass = Passen
traders-page-pay-confirm = { $price } betalen en kopen
traders-page-store-confirm = { $goods ->
    [0] Niets opslaan
    [one] Eén goed opslaan
   *[other] { $goods } goederen opslaan
 }
traders-page-store-card = { $card } opslaan
traders-page-in-danger = In gevaar:
traders-page-to-store = Je goederen:
traders-page-flip = Omdraaien voor korting:
traders-page-read-row = { $row ->
    [farm] Boerderij
   *[market] Markt
 }: { $cards }.
traders-page-read-seat = { $name }: { $hand ->
    [one] één kaart
   *[other] { $hand } kaarten
 } in de hand; voorraad { $stock }; opgeslagen { $stored }; fiches { $tokens }; omgedraaid { $flipped }.
traders-page-turn-taken = neemt { $card } als munten
traders-page-turn-reserved = reserveert { $card }
traders-page-turn-doubled = dubbele actie
traders-page-turn-bought = koopt { $cards } voor { $coins }
traders-page-turn-sailed = { $ship } naar { $place ->
    [home] Alexandrië
    [refuge] Cyrenaica
    [payday] Carthago: betaaldag
    [pirates] piratenwater
   *[sea] open zee
 }
traders-page-turn-sold = { $own ->
    [yes] jij
   *[no] { $name }
 } +{ $vp }{ "\u00A0" }OP{ $gained ->
    [0] {""}
   *[other] {" "}{ $tokens }
 }
traders-page-turn-stored = slaat { $cards } op
traders-page-turn-raided = piraten nemen { $cards } van { $own ->
    [yes] jou
   *[no] { $name }
 }
traders-page-turn-passed = past
traders-page-turn-token = kiest een fiche
traders-page-turn-ended = het spel eindigt
traders-page-what-card = { $card }, { $amphoras ->
    [0] zonder amforen
    [one] met één amfoor
   *[other] met { $amphoras } amforen
 }. In je hand zijn het munten; gekocht zijn het goederen die je verkoopt als hun schip aankomt.
traders-page-what-market = De markt: koop alles als goederen of neem één kaart als munten.
traders-page-what-farm = De boerderij: deze kaarten komen bij de volgende aanvulling op de markt.
traders-page-what-ship = Het { $ship }: het vaart als zijn kleur wordt gekocht. In Carthago verkoopt iedereen goederen van die kleur; in piratenwater lopen ze gevaar op een betaaldag.
traders-page-what-tokens = Fiches: één voor elke kleur die je op een betaaldag verkoopt. { $discount ->
    [yes] Draai er een om en je betaalt minder; donkere zijn omgedraaid.
   *[no] Ze verhogen wat een set opbrengt.
 } Wie { $most } fiches heeft, beëindigt het spel.
traders-page-what-piles = Wie { $most } fiches heeft, beëindigt het spel; de meeste tot nu toe: { $count }. Trekstapel: { $draw } kaarten, aflegstapel: { $discards }.
traders-page-what-hand = Handkaarten: het zijn munten, en hun amforen slaan goederen op.
traders-page-what-points = Overwinningspunten. Wie aan het eind de meeste heeft, wint.
traders-page-what-stock = Voorraad: goederen die je verkoopt als hun schip aankomt. Gedraaide zijn opgeslagen en veilig; “!” ligt in piratenwater.
traders-page-what-piece = { $double ->
    [yes] Het stuk voor de dubbele actie: één keer per spel neem je een kaart en koop je in dezelfde beurt.
   *[no] Het stuk dat voor zijn eigenaar een kaart reserveert.
 }

## Traders: redenen in terugblikken

traders-reason-sold = { $side ->
    [others] De anderen verkopen
   *[one] { $name } verkoopt
 } { $value ->
    [R] stoffen
    [B] edelstenen
    [Y] graan
    [G] wijn
   *[all] goederen
 } voor { $better } OP in plaats van { $played }.
traders-reason-raided = Piraten nemen { $better } { $value ->
    [R] kaarten met stoffen
    [B] kaarten met edelstenen
    [Y] kaarten met graan
    [G] kaarten met wijn
   *[all] goederen
 } van { $side ->
    [others] de anderen
   *[one] { $name }
 } in plaats van { $played }.
traders-reason-token = { $side ->
    [others] De anderen krijgen
   *[one] { $name } krijgt
 } { $better } fiches in plaats van { $played }.
traders-reason-bought = { $side ->
    [others] De anderen kopen
   *[one] { $name } koopt
 } { $better } keer in plaats van { $played }.
traders-reason-taken = { $side ->
    [others] De anderen nemen
   *[one] { $name } neemt
 } { $better } keer munten in plaats van { $played }.
traders-reason-stored = { $side ->
    [others] De anderen geven
   *[one] { $name } geeft
 } kaarten uit om { $better } goederen op te slaan in plaats van { $played }.
traders-reason-soon-sold = { $side ->
    [others] De anderen verkopen
   *[one] { $name } verkoopt
 } { $value ->
    [R] stoffen
    [B] edelstenen
    [Y] graan
    [G] wijn
   *[all] goederen
 } binnen de ronde in { $better } van 100 spellen in plaats van { $played }.
traders-reason-soon-raided = Piraten nemen { $value ->
    [R] stoffen
    [B] edelstenen
    [Y] graan
    [G] wijn
   *[all] goederen
 } van { $side ->
    [others] de anderen
   *[one] { $name }
 } binnen de ronde in { $better } van 100 spellen in plaats van { $played }.
traders-reason-soon-token = { $side ->
    [others] De anderen krijgen
   *[one] { $name } krijgt
 } een fiche binnen de ronde in { $better } van 100 spellen in plaats van { $played }.
traders-reason-soon-bought = { $side ->
    [others] De anderen kopen
   *[one] { $name } koopt
 } binnen de ronde in { $better } van 100 spellen in plaats van { $played }.
traders-reason-soon-taken = { $side ->
    [others] De anderen nemen
   *[one] { $name } neemt
 } een kaart als munten binnen de ronde in { $better } van 100 spellen in plaats van { $played }.
traders-reason-soon-stored = { $side ->
    [others] De anderen geven
   *[one] { $name } geeft
 } binnen de ronde in { $better } van 100 spellen kaarten uit om goederen op te slaan, in plaats van in { $played }.

## Thema’s van puzzels

traders-page-theme-end = Het einde van het spel
traders-page-theme-storing = Opslaan
traders-page-theme-payday = De juiste betaaldag
traders-page-theme-discount = Korting
traders-page-theme-reservation = Reserveren
traders-page-theme-double = Dubbele actie
traders-page-theme-denying = Anderen voor zijn
traders-page-theme-buying = Kopen
traders-page-theme-taking = Een kaart nemen

## Lessen, verteld door de server

traders-lesson-first = Traders in vijf minuten
traders-lesson-first-about = Hoe je punten haalt, in negen beslissingen.
traders-lesson-first-learned = Koop goederen waarvan het schip gauw aankomt, sla op wat de piraten zouden nemen, en tel de fiches.
traders-lesson-first-payday = Je wint door goederen te verkopen, op betaaldag: bereikt een schip Carthago, dan verkoopt iedereen de goederen van die kleur. Je hebt twee rode goederen en het rode schip is er bijna. Koop de rode kaart!
traders-lesson-first-payday-good = Betaaldag! Je hoogste rode waarde, 5, maal 3 kaarten is 15 punten, en elke 5 daarvan is een overwinningspunt: 3 in totaal. Wie er de meeste heeft, wint.
traders-lesson-first-payday-other = Als munten beweegt de kaart geen schip. Een schip vaart alleen als zijn kleur wordt gekocht. Koop dus.
traders-lesson-first-take = Kaarten in je hand zijn munten. De markt kost de som van zijn kaarten, 12, en je hebt er 6. Spaar dus: neem de kaart van 5.
traders-lesson-first-take-good = Je hebt nu 11 munten. Elissa nam ook een kaart: de markt is goedkoper geworden.
traders-lesson-first-take-other = Je mag elke kaart van de markt nemen, maar de 5 is in je hand het meest waard.
traders-lesson-first-buy = Je koopt altijd de hele markt, nu voor 5. Elke kleur die je koopt, laat haar schip varen: 1 plaats voor één kaart, 2 voor meer. Kies kopen: een bleek schip toont waar het echte heen gaat. Betaal dan; wisselgeld is er niet.
traders-lesson-first-buy-good = Twee blauwe goederen, dus het blauwe schip voer 2 plaatsen. Ze wachten in je voorraad op zijn betaaldag. Na elke aankoop schuift de boerderij door naar de markt, en er komen nieuwe kaarten.
traders-lesson-first-buy-other = Munten zijn nuttig, maar alleen goederen brengen punten. Koop nu de markt goedkoop is.
traders-lesson-first-sum = Reken nu zelf: hoogste waarde maal het aantal kaarten, naar boven afgerond op een veelvoud van 5. Met nog een groene kaart heb je 3 × 3 = 9, dus 10 punten. Haal het groene schip binnen.
traders-lesson-first-sum-good = 10 punten zijn 2 overwinningspunten, en je krijgt een groen fiche. Op betaaldag verkoopt iedereen: ook Elissa’s groene goederen brachten 5 × 2 = 10 punten op.
traders-lesson-first-sum-other = Dan blijft het groene schip op zee en brengen je groene goederen nog niets op. Koop de groene kaart.
traders-lesson-first-pirates = In de twee donkere wateren loeren piraten: op betaaldag nemen ze de goederen van elk schip daar. Je blauwe goederen zijn in gevaar. Haal geel toch binnen, voor 5 × 2 = 10 punten.
traders-lesson-first-pirates-good = 2 overwinningspunten voor geel. Maar voordat de schepen naar huis varen, komen de piraten voor blauw.
traders-lesson-first-pirates-other = Een betaaldag levert je nu 2 overwinningspunten op. Koop de gele kaart; wat tegen piraten helpt, zie je zo.
traders-lesson-first-store = Amforen op je handkaarten redden goederen: een 2 heeft er twee, een 3 heeft er één, een 5 geen. Sla beide blauwe goederen op met je groene 2.
traders-lesson-first-store-good = Je groene 2 is weg, en de opgeslagen goederen zijn veilig tot ze verkocht worden. Elissa sloeg niets op en verloor de hare. Een overvallen schip gaat terug naar Cyrenaica.
traders-lesson-first-store-other = Wat je niet opslaat, is voor de piraten. Je kaart heeft twee amforen: sla beide goederen op.
traders-lesson-first-discount = Elke verkoop brengt je een fiche van die kleur. Als je koopt, maakt elk omgedraaid fiche je goedkoopste goed van die kleur gratis. De markt kost 11; je hebt 3 munten en twee rode fiches. Koop hem!
traders-lesson-first-discount-good = Je fiches bespaarden je 8 munten. Omgedraaide fiches geven geen korting meer, maar tellen nog wel als fiches.
traders-lesson-first-discount-other = Dat mag, maar met je fiches is deze markt bijna gratis. Koop hem.
traders-lesson-first-double = Eén keer per spel mag je een kaart nemen en in dezelfde beurt de rest kopen: de dubbele actie. Neem de gele 5 en betaal daarmee beide blauwe goederen. Dan komt het blauwe schip aan.
traders-lesson-first-double-good = Blauw kwam aan voordat Elissa er iets aan kon doen: 5 × 3 = 15 punten, 3 overwinningspunten.
traders-lesson-first-double-other = Dan is Elissa aan de beurt en kan zij de blauwe goederen kopen. Gebruik de dubbele actie.
traders-lesson-first-end = Het spel eindigt meteen als iemand een achtste fiche krijgt; omgedraaide tellen mee. Je hebt 7 fiches en 9 overwinningspunten, Elissa heeft er 10. Verkoop rood voor 5 × 2 = 10 punten en maak er een eind aan.
traders-lesson-first-end-good = 2 overwinningspunten erbij, en je wint met 11 tegen 10. Goederen en munten die overblijven tellen niet; bij gelijke stand beslissen de fiches.
traders-lesson-first-end-other = Elissa staat voor met 10 tegen 9. Maak er nu een eind aan, want 2 overwinningspunten brengen je voorop.
traders-lesson-classic = Wat er anders is bij de klassieke regels
traders-lesson-classic-about = Fiches verhogen je prijs, en je kunt een kaart reserveren.
traders-lesson-classic-learned = Fiches verhogen je prijs bij elke verkoop, en een gereserveerde kaart wacht op je.
traders-lesson-classic-price = Hier geven fiches geen korting. Elk fiche verhoogt je prijs voor zijn kleur met 1: met je twee groene fiches telt een 5 als 7. Haal het groene schip binnen.
traders-lesson-classic-price-good = 7 × 3 = 21, afgerond 25 punten: 5 overwinningspunten. Drie zijn je goederen, de andere komen van de trekstapel.
traders-lesson-classic-price-other = Dan blijft het groene schip op zee en brengen je fiches niets op. Koop.
traders-lesson-classic-reserve = In plaats van de dubbele actie heb je een reserveringsstuk. De markt kost 11 en je hebt 8. Kies de rode 5 en reserveer hem: dan kan alleen jij hem krijgen.
traders-lesson-classic-reserve-good = Elissa moest hem laten liggen en nam een andere kaart. De rest kost nu 8. Ook een kaart op de boerderij kun je reserveren.
traders-lesson-classic-reserve-other = Dat mag, maar dan kan Elissa de rode 5 wegnemen. Reserveer hem eerst.
traders-lesson-classic-use = Koop je gereserveerde kaart samen met de rest. Beide zijn rood, dus het rode schip vaart 2 plaatsen.
traders-lesson-classic-use-good = Het rode schip is er: 5 × 3 = 15 punten, 3 overwinningspunten. En je stuk is terug.
traders-lesson-classic-use-other = Ook als je de kaart neemt, komt je stuk terug. Maar als goederen leveren ze meteen 3 overwinningspunten op. Koop.
traders-lesson-zman = Wat er anders is bij de regels van 2008
traders-lesson-zman-about = Naast wat de klassieke regels ervan bewaard hebben: je kiest je eerste fiche en mag op elke betaaldag opslaan.
traders-lesson-zman-learned = Je mag op elke betaaldag opslaan, maar alleen met kaarten in de kleur van het goed.
traders-lesson-zman-token = Hier trekt iedereen kaarten ter waarde van minstens 8 munten en kiest dan een eerste fiche, dat de prijs voor die kleur verhoogt. Op de markt liggen twee blauwe kaarten: kies blauw.
traders-lesson-zman-token-good = Vanaf nu is je prijs voor blauw 1 hoger. Elissa koos groen.
traders-lesson-zman-token-other = Elke kleur mag, maar van blauw kun je hier gauw het meest krijgen.
traders-lesson-zman-payday = Haal het gele schip binnen. Het blauwe is niet in piratenwater, maar let op wat je gevraagd wordt voordat de schepen naar huis varen.
traders-lesson-zman-payday-good = 5 × 2 = 10 punten, 2 overwinningspunten. En je mag opslaan, hoewel er geen schip wordt overvallen.
traders-lesson-zman-payday-other = Een betaaldag levert je nu 2 overwinningspunten op. Koop de gele kaart.
traders-lesson-zman-store = Je mag op elke betaaldag elke kleur opslaan, maar een kaart slaat alleen goederen van zijn eigen kleur op. Sla beide blauwe goederen op met je blauwe 2.
traders-lesson-zman-store-good = Ze zijn veilig voor elke latere overval.
traders-lesson-zman-store-other = Dat mag, maar het blauwe schip moet nog langs de piraten. Sla beide op nu het kan.
traders-lesson-forum = Wat er anders is bij de Nederlandse regels van 2008
traders-lesson-forum-about = Naast de andere regels van 2008: de markt wordt eerder aangevuld, en de startspeler slaat als eerste op.
traders-lesson-forum-learned = Je eigen gereserveerde kaart houdt de markt niet tegen, en de startspeler slaat als eerste op.
traders-lesson-forum-reserve = De markt kost 7 en je hebt 6. Kies de rode 5 en reserveer hem, en kijk wat er gebeurt als Elissa de laatste vrije kaart neemt.
traders-lesson-forum-reserve-good = Alleen je eigen gereserveerde kaart lag er nog, dus werd de markt aan het begin van je beurt aangevuld. Bij de andere regels was dat niet gebeurd.
traders-lesson-forum-reserve-other = Dat mag, maar dan kan Elissa de rode 5 nemen. Reserveer hem eerst.
traders-lesson-forum-take = De rode 5 is nog van jou. Neem hem als munten, en je stuk komt terug.
traders-lesson-forum-take-good = Je reserveringsstuk ligt weer klaar.
traders-lesson-forum-take-other = Dat mag, maar haal eerst je stuk terug: neem de rode 5.
traders-lesson-forum-order = De startspeler slaat als eerste op, wie de betaaldag ook veroorzaakte. Hier is dat Elissa. Koop de gele kaart.
traders-lesson-forum-order-good = Elissa sloeg eerst haar groene goed op. Nu ben jij aan de beurt, voordat de piraten blauw nemen.
traders-lesson-forum-order-other = Dat mag, maar een betaaldag levert je nu punten op. Koop de gele kaart.
traders-lesson-forum-store = Het blauwe schip ligt in piratenwater. Sla je blauwe goed op met je blauwe 3: één amfoor, één goed.
traders-lesson-forum-store-good = Gered. Het blauwe schip gaat terug naar Cyrenaica.
traders-lesson-forum-store-other = Dan nemen de piraten het. Sla het op.

## Wat een coach zegt in de eerste spellen

traders-coach-market = Dit is samen te koop: koop alles als goederen, of neem één kaart als munten.
traders-coach-buy = Je kunt nu de hele markt betalen. Elke kleur die je koopt, laat haar schip varen.
traders-coach-double = De hele markt kun je niet betalen, maar één keer per spel mag je eerst een kaart nemen en daarmee de rest kopen: de dubbele actie.
traders-coach-stock = Goederen in je voorraad tellen als hun schip Carthago bereikt: de hoogste waarde maal het aantal kaarten.
traders-coach-danger = Er kan gauw een betaaldag komen, en piraten zouden goederen van je nemen: houd een kaart met amforen om ze op te slaan.
traders-coach-discount = Als je fiches omdraait, bespaar je { $coins } munten op deze markt.
traders-coach-last = Iemand heeft nog maar één fiche nodig: de volgende betaaldag kan het spel beëindigen.
traders-coach-store = Wat je nu niet opslaat, nemen de piraten; wat opgeslagen is, is veilig tot het verkocht wordt.
