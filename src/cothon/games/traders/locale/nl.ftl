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
 }, zoals het nu staat { $vp } OP als het schip aankomt.
traders-would-keep = Je zou { $coins } munten in de hand houden.
traders-would-danger = Het { $ship } schip ligt dan in piratenwater: { $count ->
    [one] één van je goederen loopt
   *[other] { $count } van je goederen lopen
 } gevaar.
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
traders-page-learn-1 = Een kaart is geld in je hand, een goed in je voorraad en aan het eind een overwinningspunt.
traders-page-learn-2 = In je beurt neem je één kaart van de markt als munten, of koop je alles voor de som van de waarden. Wat je koopt, ligt als goederen in je voorraad.
traders-page-learn-3 = Elke kleur die je koopt beweegt haar schip: één plaats voor één kaart, twee voor meer.
traders-page-learn-4 = Bereikt een schip Carthago, dan is het betaaldag. Iedereen verkoopt die kleur: de hoogste waarde maal het aantal kaarten, en elke 5 punten, ook een begonnen 5, zijn een overwinningspunt. { $cards } is 3 × 3 = 9 punten, dus 2 overwinningspunten.
traders-page-learn-5 = Op een betaaldag overvallen piraten de schepen in de twee donkere wateren. Goederen van die kleuren zijn verloren, tenzij je ze opslaat met de amforen op je handkaarten.
traders-page-learn-6 = Wie verkoopt, krijgt ook een fiche. Zodra iemand een achtste fiche krijgt, eindigt het spel; wie de meeste overwinningspunten heeft, wint.
traders-page-key-b = alles kopen
traders-page-key-digits = een kaart van de markt kiezen
traders-page-ending-eight-tokens = Het achtste fiche is behaald.
traders-page-ending-all-pass = Iedereen heeft gepast.
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
traders-page-course = Eindigt bij { $most } fiches · tot nu toe hoogstens { $count } · trekstapel { $draw } · aflegstapel { $discards }
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
traders-page-flip = Omdraaien voor korting:
traders-page-tip-market = Dit is samen te koop: koop alles als goederen, of neem één kaart als munten. Elke gekochte kaart beweegt het schip van haar kleur.
traders-page-tip-pay = De goedkoopste betaling is voorgesteld. Er is geen wisselgeld; klik op kaarten tot het je bevalt.
traders-page-tip-stock = Goederen in je voorraad tellen als hun schip Carthago bereikt: de hoogste waarde maal het aantal kaarten.
traders-page-tip-ships = Als een ander schip aankomt, overvallen piraten de schepen in het donkere water. Goederen van die kleur zijn verloren, tenzij opgeslagen.
traders-page-tip-store = Opgeslagen goederen liggen een kwartslag gedraaid en zijn veilig tot ze verkocht worden.
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
traders-page-turn-sold = { $name } +{ $vp } OP
traders-page-turn-stored = slaat { $cards } op
traders-page-turn-raided = piraten nemen { $cards } van { $name }
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
traders-page-what-hand = Handkaarten: het zijn munten, en hun amforen slaan goederen op.
traders-page-what-points = Overwinningspunten. Wie aan het eind de meeste heeft, wint.
traders-page-what-stock = Voorraad: goederen die je verkoopt als hun schip aankomt. Gedraaide zijn opgeslagen en veilig; “!” ligt in piratenwater.
traders-page-what-piece = { $double ->
    [yes] De pion: één keer per spel neem je een kaart en koop je in dezelfde beurt.
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
    [others] De anderen slaan
   *[one] { $name } slaat
 } { $better } goederen op in plaats van { $played }.
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
    [others] De anderen slaan
   *[one] { $name } slaat
 } goederen op binnen de ronde in { $better } van 100 spellen in plaats van { $played }.

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
