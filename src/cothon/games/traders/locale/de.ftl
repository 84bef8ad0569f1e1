# Die Wörter von Traders of Carthage.

## Traders: abgelehnte Züge

refusal-wrong-moment-turn = Jetzt ist Zeit für eine Aktion: nehmen, kaufen, Doppelaktion, reservieren oder passen.
refusal-wrong-moment-double = Die Doppelaktion geht mit dem Nehmen einer Karte weiter.
refusal-wrong-moment-flip = Jetzt können Marken gewendet werden; „done“ führt zur Bezahlung.
refusal-wrong-moment-pay = Erst müssen die Waren bezahlt werden.
refusal-wrong-moment-store = Jetzt können Waren eingelagert werden; „done“ beendet es.
refusal-wrong-moment-spend = Erst müssen die eingelagerten Waren mit Amphoren bezahlt werden.
refusal-wrong-moment-token = Jetzt wird die erste Marke gewählt.
refusal-wrong-moment-deal = Jetzt werden die Starthände verteilt.
refusal-wrong-moment-market = Jetzt wird eine Karte für den Markt gezogen.
refusal-wrong-moment-farm = Jetzt wird eine Karte für den Hof gezogen.
refusal-wrong-moment-hand = Jetzt wird eine Karte für eine Starthand gezogen.
refusal-wrong-moment-start = Jetzt wird der Startspieler bestimmt.
refusal-wrong-moment-vp = Jetzt wird eine Karte als SP gezogen.
refusal-not-in-market = Auf dem Markt gibt es keine { $card }.
refusal-not-in-farm = Auf dem Hof gibt es keine { $card }.
refusal-reserved = { $card } ist von { $name } reserviert, bis { $name } die Karte nimmt oder kauft.
refusal-only-your-own = Die einzige { $card } hast du selbst reserviert: take { $card }*.
refusal-double-take = Nach dem Nehmen von { $card } könntest du nichts kaufen.
refusal-no-reservations = Diese Regeln kennen kein Reservieren.
refusal-still-in-farm = Deine { $card } liegt noch auf dem Hof; genommen wird nur vom Markt.
refusal-not-your-reservation = Du hast { $card } auf dem Markt nicht reserviert.
refusal-nothing-to-buy = Auf dem Markt gibt es für dich nichts zu kaufen.
refusal-too-expensive = Die Waren kosten { $price }, deine Hand ist { $coins } wert: { $missing ->
    [one] eine Münze fehlt
   *[other] { $missing } Münzen fehlen
 }.
refusal-too-expensive-flipped = Die Waren kosten { $price }, mit allen Marken gewendet { $best }; deine Hand ist { $coins } wert; { $missing ->
    [one] eine Münze fehlt
   *[other] { $missing } Münzen fehlen
 }.
refusal-no-double = Diese Regeln kennen keine Doppelaktion.
refusal-double-used = Du hast deine Doppelaktion schon genutzt.
refusal-double-impossible = Welche Karte du auch nimmst, den Rest könntest du nicht kaufen.
refusal-piece-away = Dein Reservierungsstein liegt auf { $card }.
refusal-already-reserved = { $card } ist schon von { $name } reserviert.
refusal-no-pass = Du kannst etwas tun, also darfst du nicht passen.
refusal-no-token = Du hast keine offene { $colour ->
    [R] rote
    [B] blaue
    [Y] gelbe
   *[G] grüne
 } Marke.
refusal-too-many-flips = { $goods ->
    [0] Nichts auf dem Markt hat diese Farbe, also spart eine { $colour ->
    [R] rote
    [B] blaue
    [Y] gelbe
   *[G] grüne
 } Marke nichts.
    [one] Nur eine { $colour ->
    [R] rote
    [B] blaue
    [Y] gelbe
   *[G] grüne
 } Ware liegt auf dem Markt, also genügt eine Marke.
   *[other] Nur { $goods } { $colour ->
    [R] rote
    [B] blaue
    [Y] gelbe
   *[G] grüne
 } Waren liegen auf dem Markt, also genügen so viele Marken.
 }
refusal-flip-order = Marken werden in der Reihenfolge R, B, Y, G gewendet: { $colour } kommt zu spät.
refusal-flip-too-late = Wenn du jetzt { $colour } wendest, bleiben die Waren zu teuer: Frühere Farben kommen zuerst.
refusal-not-in-hand = Du hast keine { $card } auf der Hand.
refusal-spare-card = { $card } kannst du behalten: { $price } lässt sich ohne sie bezahlen.
refusal-pay-order = Die wertvollsten Karten werden zuerst bezahlt: { $card } kommt später.
refusal-not-in-stock = Du hast keine { $card } im Vorrat, die nicht schon eingelagert ist.
refusal-not-raided = Das { $colour ->
    [R] rote
    [B] blaue
    [Y] gelbe
   *[G] grüne
 } Schiff wird nicht überfallen, also können seine Waren nicht eingelagert werden.
refusal-store-order = Eingelagert wird in der Reihenfolge R2 R3 R5 B2 … G5: { $card } kommt zu spät.
refusal-no-icons = Deine Hand hat keine Amphore mehr für { $card }.
refusal-card-without-icons = { $card } hat keine Amphoren.
refusal-spend-order = Erst werden die 2er abgegeben, dann die 3er, jeweils in der Reihenfolge R B Y G: { $card } kommt zu spät.
refusal-spare-icons = { $card } ist zum Einlagern nicht nötig, oder billigere Karten allein würden nicht genügen.
refusal-already-dealt = Die { $colour ->
    [R] rote
    [B] blaue
    [Y] gelbe
   *[G] grüne
 } Starthand ist schon verteilt.
refusal-not-in-pile = Im Nachziehstapel ist keine { $card }.
refusal-may-not-start = Platz { $seat } hat nicht die kleinste Starthand.
refusal-house-token-of-hand = token_of_hand braucht colour_hands: Nur eine Hand von einer Farbe kann eine Marke ihrer Farbe geben.
refusal-house-nothing-laid-out = Mit new_market und new_farm auf 0 würden nie neue Karten ausgelegt.

## Traders: der Tisch im Terminal

traders-drawn-route = der Weg nach Karthago
traders-drawn-place = { $place ->
    [home] Alexandria
    [refuge] Kyrenaika
    [pirates] Piraten
    [payday] Karthago
   *[sea] offenes Meer
 }
traders-drawn-row = { $row ->
    [farm] Hof
   *[market] Markt
 }, { $worth ->
    [0] leer
   *[other] Wert { $worth }
 }
traders-drawn-column = { $column ->
    [hand] Hand
    [stock] Vorrat
    [stored] eingelagert
    [tokens] Marken
    [flipped] gewendet
    [piece] Sonderstein
   *[vp] SP
 }
traders-drawn-piece = { $at ->
    [hand] bereit
    [card] auf { $card }
   *[used] genutzt
 }
traders-drawn-hand = deine Hand: { $coins } Münzen, { $icons ->
    [one] eine Amphore
   *[other] { $icons } Amphoren
 }
traders-drawn-score = { $part ->
    [vp] SP
    [tokens] Marken
    [earlier] { "" }
   *[other] { $part }
 }

## Traders: Züge in Worten

traders-take = { $name } nimmt { $what } als Münzen.
traders-take-own = { $name } nimmt die reservierte { $what } als Münzen.
traders-buy = { $name } kauft die Waren.
traders-double = { $name } nutzt die Doppelaktion.
traders-reserve-market = { $name } reserviert { $what } auf dem Markt.
traders-reserve-farm = { $name } reserviert { $what } auf dem Hof.
traders-pass = { $name } passt.
traders-flip = { $name } wendet eine { $what } Marke.
traders-done = { $name } ist fertig.
traders-pay = { $name } zahlt { $what }.
traders-store = { $name } lagert { $what } ein.
traders-store-nothing = { $name } lagert nichts ein.
traders-spend = { $name } gibt { $what } für die Amphoren ab.
traders-token = { $name } wählt eine { $what } Marke.
traders-deal = { $name } bekommt die { $what } Starthand.
traders-draw-market = Neu auf dem Markt: { $what }.
traders-draw-farm = Neu auf dem Hof: { $what }.
traders-draw-hand = { $name } zieht { $what }.
traders-draw-vp = { $name } bekommt ungesehen eine SP-Karte vom Nachziehstapel.
traders-start = { $name } beginnt.
traders-good-R = Stoff
traders-good-B = Edelsteine
traders-good-Y = Getreide
traders-good-G = Wein
traders-colour-R = rote
traders-colour-B = blaue
traders-colour-Y = gelbe
traders-colour-G = grüne

## Traders: was von selbst folgt

traders-event-sailed = Das { $colour ->
    [R] rote
    [B] blaue
    [Y] gelbe
   *[G] grüne
 } Schiff fährt { $place ->
    [1] aufs offene Meer
    [2] in die Kyrenaika
    [3] in das erste Piratengewässer
   *[4] in das letzte Piratengewässer
 }.
traders-event-arrived = Das { $colour ->
    [R] rote
    [B] blaue
    [Y] gelbe
   *[G] grüne
 } Schiff erreicht Karthago: Zahltag.
traders-event-sold = { $name } verkauft { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } { $colour ->
    [R] Stoff
    [B] Edelsteine
    [Y] Getreide
   *[G] Wein
 }: Preis { $price } × { $count } = { $points }, also { $vp } SP.
traders-event-token = { $name } bekommt eine { $colour ->
    [R] rote
    [B] blaue
    [Y] gelbe
   *[G] grüne
 } Marke.
traders-event-raided = Piraten nehmen { $name } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } { $colour ->
    [R] Stoff
    [B] Edelsteine
    [Y] Getreide
   *[G] Wein
 } ab.
traders-event-returned = Das { $colour ->
    [R] rote
    [B] blaue
    [Y] gelbe
   *[G] grüne
 } Schiff fährt zurück nach Alexandria.
traders-event-retreated = Das { $colour ->
    [R] rote
    [B] blaue
    [Y] gelbe
   *[G] grüne
 } Schiff flieht in die Kyrenaika.
traders-event-substituted = Keine Karte ist mehr da: { $name } bekommt { $count ->
    [one] einen SP
   *[other] { $count } SP
 } ohne Karte.
traders-event-reshuffled = Der Nachziehstapel ist aufgebraucht: { $count ->
    [one] Eine abgelegte Karte wird
   *[other] { $count } abgelegte Karten werden gemischt und
 } zum neuen.
traders-event-ended = { $ending ->
    [all-pass] Niemand kann mehr etwas tun: Das Spiel ist zu Ende.
   *[other] Die achte Marke ist erreicht: Das Spiel ist zu Ende.
 }
traders-would-hold = Du hättest dann { $coins } Münzen und { $amphoras ->
    [0] keine Amphore
    [one] eine Amphore
   *[other] { $amphoras } Amphoren
 } auf der Hand.
traders-would-left = { $count ->
    [one] Eine Karte bliebe
   *[other] { $count } Karten blieben
 } auf dem Markt, zusammen { $worth } wert.
traders-would-reserve = Niemand sonst könnte diese Karte dann nehmen oder kaufen.
traders-would-set = Dein Satz { $good }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }, jetzt { $vp } SP wert.
traders-would-keep = Du behieltest { $coins } Münzen auf der Hand.
traders-would-danger = Piraten könnten { $count ->
    [one] eine Ware
   *[other] { $count } Waren
 } nehmen: { $goods }.
traders-would-refill = Die Karten des Hofs kämen auf den Markt, und neue würden gezogen.

## Die Seite

traders-page-title-standard = Traders of Carthage
traders-page-title-classic = Traders of Carthage, klassisch
traders-page-title-zman = Traders of Carthage, 2008
traders-page-title-forum = Traders of Carthage, 2008 (niederländisch)
traders-page-about-standard = Die Ausgabe von 2025. Marken werden für Rabatt gewendet, und einmal im Spiel nimmst und kaufst du in einem Zug.
traders-page-about-classic = Die Variante von 2025: Du reservierst Karten, statt die Doppelaktion zu nutzen, und Marken erhöhen deine Preise.
traders-page-about-zman = Die Regeln von 2008: Starthände kommen vom Stapel, die erste Marke wird gewählt, eingelagert werden darf an jedem Zahltag.
traders-page-about-forum = Die niederländischen Regeln von 2008: Der Startspieler lagert zuerst ein, und ein Markt nur aus reservierten Karten wird aufgefüllt.
traders-page-pitch = Ein Markt und vier Schiffe für alle. Kauf die Waren, deren Schiff gleich ankommt, und bring den Rest in Sicherheit, bevor die Piraten kommen.
traders-page-time = etwa 30 Minuten
traders-page-key-b = alles kaufen
traders-page-key-digits = eine Karte des Marktes wählen
traders-page-ending-eight-tokens = Die achte Marke ist erreicht.
traders-page-ending-all-pass = Alle haben gepasst.
traders-page-tie-tokens = { $names } haben je { $points } SP; die Marken entscheiden: { $values }.
traders-page-score-vp = Siegpunkte
traders-page-score-tokens = Marken (bei Gleichstand)
traders-page-score-payday = Zahltag { $number }: { $colour ->
    [R] Rot
    [B] Blau
    [Y] Gelb
   *[G] Grün
 }
traders-page-score-earlier = Von vorher
traders-page-place = { $place ->
    [home] Alexandria
    [refuge] Kyrenaika
    [payday] Karthago
    [pirates] Piratengewässer
   *[sea] Offenes Meer
 }
traders-page-ship-at = { $colour ->
    [R] Das rote Schiff
    [B] Das blaue Schiff
    [Y] Das gelbe Schiff
   *[G] Das grüne Schiff
 } ist { $place ->
    [home] in Alexandria
    [refuge] in der Kyrenaika
    [payday] in Karthago
    [pirates] im { $number ->
        [1] ersten
        [2] zweiten
        [3] dritten
       *[other] letzten
     } Piratengewässer
   *[sea] auf dem offenen Meer
 }.
traders-page-card = { $colour ->
    [R] Roter Stoff
    [B] Blaue Edelsteine
    [Y] Gelbes Getreide
   *[G] Grüner Wein
 } { $value }
traders-page-card-worth = { $colour ->
    [R] Roter Stoff
    [B] Blaue Edelsteine
    [Y] Gelbes Getreide
   *[G] Grüner Wein
 }, { $value } Münzen
traders-page-ship = { $colour ->
    [R] rotes Schiff
    [B] blaues Schiff
    [Y] gelbes Schiff
   *[G] grünes Schiff
 }
traders-page-market = Markt
traders-page-farm = Hof
traders-page-card-in-row = { $card }, { $row ->
    [farm] auf dem Hof
   *[market] auf dem Markt
 }{ $reserved ->
    [yes] , reserviert von { $name }
   *[no] {""}
 }
traders-page-card-in-hand = { $card }, in deiner Hand, { $amphoras ->
    [0] keine Amphore
    [one] eine Amphore
   *[other] { $amphoras } Amphoren
 }
traders-page-card-in-stock = { $card }{ $stored ->
    [yes] , eingelagert
   *[no] {""}
 }
traders-page-hand-sum = { $coins } Münzen · { $amphoras ->
    [one] 1 Amphore
   *[other] { $amphoras } Amphoren
 }
traders-page-piece = { $at ->
    [hand] Sonderstein bereit
   *[away] Sonderstein genutzt oder gelegt
 }
traders-page-stock = Vorrat
traders-page-tokens = { $count ->
    [0] keine Marken
    [one] eine Marke: { $list }
   *[other] { $count } Marken: { $list }
 }
traders-page-tokens-of = { $up } { $colour ->
    [R] rote
    [B] blaue
    [Y] gelbe
   *[G] grüne
 }{ $down ->
    [0] {""}
   *[other] , { $down } gewendet
 }
traders-page-tokens-to-end = { $count } von { $most }
traders-page-set-worth = bringt jetzt { $vp } SP
traders-page-set-in-danger = in Piratengewässern
traders-page-course = Meiste Marken { $count } von { $most }, dann ist Schluss · Nachziehstapel { $draw } · Ablage { $discards }
traders-page-course-narrow = Marken { $count }/{ $most } · Stapel { $draw }
traders-page-token = { $colour ->
    [R] Rote Marke
    [B] Blaue Marke
    [Y] Gelbe Marke
   *[G] Grüne Marke
 }
traders-page-goods-of = { $count } × { $colour ->
    [R] Stoff
    [B] Edelsteine
    [Y] Getreide
   *[G] Wein
 }
traders-page-do-turn = { $ways ->
    [take] Nimm eine Karte als Münzen.
    [take-reserve] Nimm eine Karte als Münzen oder reserviere eine.
    [take-buy] Nimm eine Karte als Münzen oder kauf den ganzen Markt.
   *[all] Nimm eine Karte als Münzen, reserviere eine oder kauf den ganzen Markt.
 }
traders-page-do-selected = { $count ->
    [1] { $card }
   *[other] { $card }: wofür?
 }
traders-page-do-pay = { $over ->
    [0] Du zahlst genau { $price } und behältst { $left } Münzen. Zum Ändern Karten anklicken.
   *[other] Du zahlst { $paid } für { $price }, zurück kommt nichts; du behältst { $left } Münzen. Zum Ändern Karten anklicken.
 }
traders-page-do-double-take = Doppelaktion: Welche Karte nimmst du zuerst?
traders-page-do-double-buy = Danach kaufst du den Rest.
traders-page-do-store = Welche Waren bringst du in Sicherheit? Bezahlt wird mit den Amphoren deiner Handkarten.
traders-page-do-spend = Welche Karten zahlen mit ihren Amphoren?
traders-page-do-pass = Du kannst nur passen.
traders-page-do-token = Wähle deine erste Marke.
traders-page-advice = { $move ->
    [take] Nimm als Münzen: { $card }
    [reserve] Reserviere: { $card }
    [buy] Kauf den ganzen Markt
    [double] Nimm eine Karte und kauf den Rest
    [pay] Zahl mit: { $card }
    [spend] Zahl mit den Amphoren: { $card }
    [store] Lagere ein: { $card }
    [flip] Wende: { $card }
    [token] Wähle: { $card }
    [pass] Passe
   *[done] Lass es dabei
 }
traders-page-move-take = Als Münzen nehmen
traders-page-move-reserve = Reservieren
traders-page-buy = Alles kaufen
traders-page-buy-for = Alles kaufen für { $price }
traders-page-double = Doppelaktion
traders-page-double-once = Erst nehmen, dann kaufen: einmal im Spiel
traders-page-pass = Passen
traders-page-pay-confirm = { $price } zahlen und kaufen
traders-page-store-confirm = { $goods ->
    [0] Nichts einlagern
    [one] Eine Ware einlagern
   *[other] { $goods } Waren einlagern
 }
traders-page-store-card = { $card } einlagern
traders-page-in-danger = In Gefahr:
traders-page-to-store = Deine Waren:
traders-page-flip = Für Rabatt wenden:
traders-page-read-row = { $row ->
    [farm] Hof
   *[market] Markt
 }: { $cards }.
traders-page-read-seat = { $name }: { $hand ->
    [one] eine Karte
   *[other] { $hand } Karten
 } auf der Hand; Vorrat { $stock }; eingelagert { $stored }; Marken { $tokens }; gewendet { $flipped }.
traders-page-turn-taken = nimmt { $card } als Münzen
traders-page-turn-reserved = reserviert { $card }
traders-page-turn-doubled = Doppelaktion
traders-page-turn-bought = kauft { $cards } für { $coins }
traders-page-turn-sailed = { $ship } { $place ->
    [home] nach Alexandria
    [refuge] in die Kyrenaika
    [payday] nach Karthago: Zahltag
    [pirates] in Piratengewässer
   *[sea] aufs offene Meer
 }
traders-page-turn-sold = { $own ->
    [yes] du
   *[no] { $name }
 } +{ $vp }{ "\u00A0" }SP{ $gained ->
    [0] {""}
   *[other] {" "}{ $tokens }
 }
traders-page-turn-stored = lagert { $cards } ein
traders-page-turn-raided = Piraten nehmen { $own ->
    [yes] dir
   *[no] { $name }
 } { $cards } ab
traders-page-turn-passed = passt
traders-page-turn-token = wählt eine Marke
traders-page-turn-ended = das Spiel endet
traders-page-what-card = { $card }, { $amphoras ->
    [0] ohne Amphoren
    [one] mit einer Amphore
   *[other] mit { $amphoras } Amphoren
 }. Auf deiner Hand ist sie Münzen wert; gekauft ist sie Ware, die verkauft wird, wenn ihr Schiff ankommt.
traders-page-what-market = Der Markt: Kauf alles als Waren oder nimm eine Karte als Münzen.
traders-page-what-farm = Der Hof: Diese Karten kommen beim nächsten Auffüllen auf den Markt.
traders-page-what-ship = Ein { $ship }. Es fährt, wenn seine Farbe gekauft wird. In Karthago verkaufen alle ihre Waren dieser Farbe; in Piratengewässern sind sie an einem Zahltag in Gefahr.
traders-page-what-tokens = Marken: eine für jede Farbe, die du an einem Zahltag verkaufst. { $discount ->
    [yes] Wende eine, um weniger zu zahlen; dunkle sind gewendet.
   *[no] Sie erhöhen, was ein Satz einbringt.
 } Wer { $most } Marken hat, beendet das Spiel.
traders-page-what-piles = Wer { $most } Marken hat, beendet das Spiel; die meisten bisher: { $count }. Nachziehstapel: { $draw } Karten, Ablage: { $discards }.
traders-page-what-hand = Handkarten: Sie sind Münzen, und ihre Amphoren lagern Waren ein.
traders-page-what-points = Siegpunkte. Wer am Ende die meisten hat, gewinnt.
traders-page-what-stock = Vorrat: Waren, die verkauft werden, wenn ihr Schiff ankommt. Quer liegende sind eingelagert und sicher; „!“ liegt in Piratengewässern.
traders-page-what-piece = { $double ->
    [yes] Der Stein für die Doppelaktion: Einmal im Spiel nimmst du eine Karte und kaufst im selben Zug.
   *[no] Der Stein, der seinem Besitzer eine Karte reserviert.
 }

## Traders: Gründe in Rückblicken

traders-reason-sold = { $side ->
    [others] Die anderen verkaufen
   *[one] { $name } verkauft
 } { $value ->
    [R] Stoff
    [B] Edelsteine
    [Y] Getreide
    [G] Wein
   *[all] Waren
 } für { $better } SP statt { $played }.
traders-reason-raided = Piraten nehmen { $side ->
    [others] den anderen
   *[one] { $name }
 } { $better } { $value ->
    [R] Karten Stoff
    [B] Karten Edelsteine
    [Y] Karten Getreide
    [G] Karten Wein
   *[all] Waren
 } ab statt { $played }.
traders-reason-token = { $side ->
    [others] Die anderen bekommen
   *[one] { $name } bekommt
 } { $better } Marken statt { $played }.
traders-reason-bought = { $side ->
    [others] Die anderen kaufen
   *[one] { $name } kauft
 } { $better } Mal statt { $played }.
traders-reason-taken = { $side ->
    [others] Die anderen nehmen
   *[one] { $name } nimmt
 } { $better } Mal Münzen statt { $played }.
traders-reason-stored = { $side ->
    [others] Die anderen geben
   *[one] { $name } gibt
 } Karten aus, um { $better } statt { $played } Waren einzulagern.
traders-reason-soon-sold = { $side ->
    [others] Die anderen verkaufen
   *[one] { $name } verkauft
 } binnen einer Runde in { $better } von 100 Spielen { $value ->
    [R] Stoff
    [B] Edelsteine
    [Y] Getreide
    [G] Wein
   *[all] Waren
 } statt in { $played }.
traders-reason-soon-raided = Piraten nehmen { $side ->
    [others] den anderen
   *[one] { $name }
 } binnen einer Runde in { $better } von 100 Spielen { $value ->
    [R] Stoff
    [B] Edelsteine
    [Y] Getreide
    [G] Wein
   *[all] Waren
 } ab statt in { $played }.
traders-reason-soon-token = { $side ->
    [others] Die anderen bekommen
   *[one] { $name } bekommt
 } binnen einer Runde in { $better } von 100 Spielen eine Marke statt in { $played }.
traders-reason-soon-bought = { $side ->
    [others] Die anderen kaufen
   *[one] { $name } kauft
 } binnen einer Runde in { $better } von 100 Spielen statt in { $played }.
traders-reason-soon-taken = { $side ->
    [others] Die anderen nehmen
   *[one] { $name } nimmt
 } binnen einer Runde in { $better } von 100 Spielen eine Karte als Münzen statt in { $played }.
traders-reason-soon-stored = { $side ->
    [others] Die anderen geben
   *[one] { $name } gibt
 } binnen einer Runde in { $better } von 100 Spielen Karten fürs Einlagern aus statt in { $played }.

## Themen der Rätsel

traders-page-theme-end = Das Spielende
traders-page-theme-storing = Einlagern
traders-page-theme-payday = Der richtige Zahltag
traders-page-theme-discount = Rabatt
traders-page-theme-reservation = Reservieren
traders-page-theme-double = Doppelaktion
traders-page-theme-denying = Anderen zuvorkommen
traders-page-theme-buying = Kaufen
traders-page-theme-taking = Eine Karte nehmen

## Lektionen, vom Server erzählt

traders-lesson-first = Traders in fünf Minuten
traders-lesson-first-about = Wie du Punkte machst, in neun Entscheidungen.
traders-lesson-first-learned = Kauf Waren, deren Schiff bald ankommt, lagere ein, was die Piraten holen würden, und zähl die Marken.
traders-lesson-first-payday = Du gewinnst, indem du Waren verkaufst, am Zahltag: Erreicht ein Schiff Karthago, verkaufen alle die Waren seiner Farbe. Du hast zwei rote Waren, und das rote Schiff ist ein Feld entfernt. Kauf die rote Karte!
traders-lesson-first-payday-good = Zahltag! Dein höchster roter Wert, 5, mal 3 Karten macht 15 Punkte, und je 5 davon sind ein Siegpunkt: 3 Siegpunkte. Wer die meisten hat, gewinnt.
traders-lesson-first-payday-other = Als Münzen bewegt die Karte kein Schiff. Ein Schiff fährt nur, wenn seine Farbe gekauft wird. Kauf also.
traders-lesson-first-take = Karten auf der Hand sind Münzen. Der Markt kostet die Summe seiner Karten, 12, und du hast 6. Spar also: Nimm die Karte mit Wert 5.
traders-lesson-first-take-good = Du hast jetzt 11 Münzen. Auch Elissa hat eine Karte genommen: Der Markt ist billiger geworden.
traders-lesson-first-take-other = Du darfst jede Karte des Marktes nehmen. Auf der Hand ist aber der 5er am meisten wert.
traders-lesson-first-buy = Du kaufst immer den ganzen Markt, jetzt für 5. Jede gekaufte Farbe bewegt ihr Schiff: um 1 Feld für eine Karte, um 2 für mehr. Wähl das Kaufen: Ein blasses Schiff zeigt, wohin das echte fährt. Dann zahl; Wechselgeld gibt es nicht.
traders-lesson-first-buy-good = Zwei blaue Waren, also fuhr das blaue Schiff 2 Felder. Sie warten in deinem Vorrat auf seinen Zahltag. Nach jedem Kauf rückt der Hof in den Markt auf, und neue Karten kommen.
traders-lesson-first-buy-other = Münzen sind nützlich, aber nur Waren bringen Punkte. Kauf, solange der Markt billig ist.
traders-lesson-first-sum = Jetzt rechne selbst: höchster Wert mal Zahl der Karten, aufgerundet auf ein Vielfaches von 5. Mit noch einer grünen Karte hast du 3 × 3 = 9, also 10 Punkte. Hol das grüne Schiff herein.
traders-lesson-first-sum-good = 10 Punkte sind 2 Siegpunkte, und du bekommst eine grüne Marke. Am Zahltag verkaufen alle: Auch Elissas grüne Waren brachten 5 × 2 = 10 Punkte.
traders-lesson-first-sum-other = Dann bleibt das grüne Schiff auf See, und deine grünen Waren bringen noch nichts. Kauf die grüne Karte.
traders-lesson-first-pirates = In den beiden dunklen Gewässern lauern Piraten: Am Zahltag holen sie die Waren jedes Schiffes dort. Deine blauen Waren sind in Gefahr. Hol Gelb trotzdem herein, für 5 × 2 = 10 Punkte.
traders-lesson-first-pirates-good = 2 Siegpunkte für Gelb. Aber bevor die Schiffe heimfahren, kommen die Piraten und wollen Blau.
traders-lesson-first-pirates-other = Ein Zahltag bringt dir jetzt 2 Siegpunkte. Kauf die gelbe Karte; was gegen Piraten hilft, siehst du gleich.
traders-lesson-first-store = Amphoren auf deinen Handkarten retten Waren: Ein 2er hat zwei, ein 3er hat eine, ein 5er keine. Lagere beide blauen Waren mit deinem grünen 2er ein.
traders-lesson-first-store-good = Dein grüner 2er ist weg, und die eingelagerten Waren sind sicher, bis sie verkauft werden. Elissa hat nichts eingelagert und ihre verloren. Ein überfallenes Schiff kehrt in die Kyrenaika zurück.
traders-lesson-first-store-other = Was du nicht einlagerst, holen die Piraten. Deine Karte hat zwei Amphoren: Lagere beide Waren ein.
traders-lesson-first-discount = Jeder Verkauf bringt dir eine Marke seiner Farbe. Beim Kauf macht jede gewendete Marke die billigste Ware ihrer Farbe kostenlos. Der Markt kostet 11, du hast 3 Münzen und zwei rote Marken. Kauf ihn!
traders-lesson-first-discount-good = Deine Marken haben dir 8 Münzen gespart. Gewendete Marken geben keinen Rabatt mehr, zählen aber weiter als Marken.
traders-lesson-first-discount-other = Das darfst du, aber mit deinen Marken ist dieser Markt fast geschenkt. Kauf ihn.
traders-lesson-first-double = Einmal im Spiel darfst du eine Karte nehmen und im selben Zug den Rest kaufen: die Doppelaktion. Nimm den gelben 5er und bezahl damit beide blauen Waren. Dann kommt das blaue Schiff an.
traders-lesson-first-double-good = Blau ist angekommen, bevor Elissa etwas tun konnte: 5 × 3 = 15 Punkte, 3 Siegpunkte.
traders-lesson-first-double-other = Dann ist Elissa an der Reihe und kann die blauen Waren kaufen. Nutz die Doppelaktion.
traders-lesson-first-end = Das Spiel endet sofort, wenn jemand die achte Marke bekommt; gewendete zählen mit. Du hast 7 Marken und 9 Siegpunkte, Elissa hat 10. Verkauf Rot für 5 × 2 = 10 Punkte und beende es.
traders-lesson-first-end-good = 2 Siegpunkte mehr, und du gewinnst 11 zu 10. Übrige Waren und Münzen zählen nichts; bei Gleichstand entscheiden die Marken.
traders-lesson-first-end-other = Elissa führt 10 zu 9. Beende das Spiel jetzt, da dich 2 Siegpunkte nach vorn bringen.
traders-lesson-classic = Was bei den klassischen Regeln anders ist
traders-lesson-classic-about = Marken heben deinen Preis, und du kannst eine Karte reservieren.
traders-lesson-classic-learned = Marken heben deinen Preis bei jedem Verkauf, und eine reservierte Karte wartet auf dich.
traders-lesson-classic-price = Hier geben Marken keinen Rabatt. Jede hebt deinen Preis für ihre Farbe um 1: Mit deinen zwei grünen Marken gilt ein 5er als 7. Hol das grüne Schiff herein.
traders-lesson-classic-price-good = 7 × 3 = 21, aufgerundet auf 25 Punkte: 5 Siegpunkte. Drei davon sind deine Waren, die anderen kommen vom Nachziehstapel.
traders-lesson-classic-price-other = Dann bleibt das grüne Schiff auf See, und deine Marken bringen nichts. Kauf.
traders-lesson-classic-reserve = Statt der Doppelaktion hast du einen Reservierungsstein. Der Markt kostet 11, und du hast 8. Wähl den roten 5er und reservier ihn: Dann kannst nur du ihn haben.
traders-lesson-classic-reserve-good = Elissa musste ihn liegen lassen und nahm eine andere Karte. Der Rest kostet jetzt 8. Auch eine Karte auf dem Hof kann man reservieren.
traders-lesson-classic-reserve-other = Das darfst du, aber dann kann Elissa dir den roten 5er wegnehmen. Reservier ihn zuerst.
traders-lesson-classic-use = Kauf deine reservierte Karte mit dem Rest zusammen. Beide sind rot, also fährt das rote Schiff 2 Felder.
traders-lesson-classic-use-good = Das rote Schiff ist da: 5 × 3 = 15 Punkte, 3 Siegpunkte. Und dein Stein ist zurück.
traders-lesson-classic-use-other = Auch wenn du die Karte nimmst, kommt dein Stein zurück. Als Waren bringen sie aber sofort 3 Siegpunkte. Kauf.
traders-lesson-zman = Was bei den Regeln von 2008 anders ist
traders-lesson-zman-about = Neben dem, was die klassischen Regeln davon behalten haben: Du wählst deine erste Marke und darfst an jedem Zahltag einlagern.
traders-lesson-zman-learned = Du darfst an jedem Zahltag einlagern, aber nur mit Karten in der Farbe der Ware.
traders-lesson-zman-token = Hier ziehen alle Karten im Wert von mindestens 8 Münzen und wählen dann eine erste Marke, die ihren Preis für diese Farbe hebt. Auf dem Markt liegen zwei blaue Karten: Wähl Blau.
traders-lesson-zman-token-good = Von jetzt an ist dein Preis für Blau um 1 höher. Elissa hat Grün gewählt.
traders-lesson-zman-token-other = Jede Farbe ist erlaubt, aber von Blau kannst du hier bald am meisten bekommen.
traders-lesson-zman-payday = Hol das gelbe Schiff herein. Das blaue ist nicht in Piratengewässern. Achte trotzdem darauf, was du gefragt wirst, bevor die Schiffe heimfahren.
traders-lesson-zman-payday-good = 5 × 2 = 10 Punkte, 2 Siegpunkte. Und du darfst einlagern, obwohl kein Schiff überfallen wird.
traders-lesson-zman-payday-other = Ein Zahltag bringt dir jetzt 2 Siegpunkte. Kauf die gelbe Karte.
traders-lesson-zman-store = Du darfst an jedem Zahltag jede Farbe einlagern, aber eine Karte lagert nur Waren ihrer eigenen Farbe ein. Lagere beide blauen Waren mit deinem blauen 2er ein.
traders-lesson-zman-store-good = Sie sind vor allen späteren Überfällen sicher.
traders-lesson-zman-store-other = Das darfst du, aber das blaue Schiff muss noch an den Piraten vorbei. Lagere beide ein, solange du kannst.
traders-lesson-forum = Was bei den niederländischen Regeln von 2008 anders ist
traders-lesson-forum-about = Neben den anderen Regeln von 2008: Der Markt wird eher aufgefüllt, und der Startspieler lagert zuerst ein.
traders-lesson-forum-learned = Deine eigene reservierte Karte hält den Markt nicht auf, und der Startspieler lagert zuerst ein.
traders-lesson-forum-reserve = Der Markt kostet 7, und du hast 6. Wähl den roten 5er und reservier ihn, und sieh, was geschieht, wenn Elissa die letzte freie Karte nimmt.
traders-lesson-forum-reserve-good = Nur deine eigene reservierte Karte war noch da, also wurde der Markt zu Beginn deines Zuges aufgefüllt. In den anderen Regeln wäre das nicht geschehen.
traders-lesson-forum-reserve-other = Das darfst du, aber dann kann Elissa den roten 5er nehmen. Reservier ihn zuerst.
traders-lesson-forum-take = Der rote 5er gehört immer noch dir. Nimm ihn als Münzen, und dein Stein kommt zurück.
traders-lesson-forum-take-good = Dein Reservierungsstein liegt wieder bereit.
traders-lesson-forum-take-other = Das darfst du, aber hol zuerst deinen Stein zurück: Nimm den roten 5er.
traders-lesson-forum-order = Der Startspieler lagert zuerst ein, wer immer den Zahltag ausgelöst hat. Hier ist das Elissa. Kauf die gelbe Karte.
traders-lesson-forum-order-good = Elissa hat zuerst ihre grüne Ware eingelagert. Jetzt bist du dran, bevor die Piraten Blau holen.
traders-lesson-forum-order-other = Das darfst du, aber ein Zahltag bringt dir jetzt Punkte. Kauf die gelbe Karte.
traders-lesson-forum-store = Das blaue Schiff liegt in Piratengewässern. Lagere deine blaue Ware mit deinem blauen 3er ein: eine Amphore, eine Ware.
traders-lesson-forum-store-good = Gerettet. Das blaue Schiff kehrt in die Kyrenaika zurück.
traders-lesson-forum-store-other = Dann holen die Piraten deine blaue Ware. Lagere sie ein.

## Was ein Trainer in den ersten Spielen sagt

traders-coach-market = Das steht zusammen zum Verkauf: Kauf alles als Waren, oder nimm eine Karte als Münzen.
traders-coach-buy = Du kannst jetzt den ganzen Markt bezahlen. Jede Farbe, die du kaufst, bewegt ihr Schiff.
traders-coach-double = Den ganzen Markt kannst du nicht bezahlen, aber einmal im Spiel darfst du erst eine Karte nehmen und damit den Rest kaufen: die Doppelaktion.
traders-coach-stock = Waren im Vorrat zählen, wenn ihr Schiff Karthago erreicht: höchster Wert mal Zahl der Karten.
traders-coach-danger = Bald kann Zahltag sein, und Piraten würden Waren von dir holen: Behalt eine Karte mit Amphoren, um sie einzulagern.
traders-coach-discount = Wenn du Marken wendest, sparst du bei diesem Markt { $coins } Münzen.
traders-coach-last = Jemandem fehlt nur noch eine Marke: Der nächste Zahltag kann das Spiel beenden.
traders-coach-store = Was du jetzt nicht einlagerst, holen die Piraten; Eingelagertes ist sicher, bis es verkauft wird.
