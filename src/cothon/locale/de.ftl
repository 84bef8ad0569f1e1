### Die Wörter von Cothon auf Deutsch. Karten heißen wie in der Notation: R5 ist die rote 5.

## Ablehnungen, die es in jedem Spiel gibt

refusal-unknown-move = Es gibt keinen Zug „{ $move }“.
refusal-game-over = Das Spiel ist zu Ende.
refusal-not-your-turn = Sie sind nicht am Zug: Jetzt entscheidet { $name }.
refusal-no-chance = Jetzt ist nichts dem Zufall überlassen.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
refusal-undo-past-chance = Seither wurde eine Karte aufgedeckt, darum gilt die Entscheidung.
refusal-undo-past-other = { $name } hat seither gezogen, darum gilt die Entscheidung.
refusal-unknown-rules = Es gibt keine Regeln „{ $rules }“. Es gibt: { $known }.
refusal-bad-players = Am Tisch sitzen 2, 3 oder 4, nicht { $players }.
refusal-bad-seed = Der Startwert ist eine ganze Zahl, nicht { $seed }.
refusal-bad-chance = Den Zufall regelt der Tisch, oder er ist „open“, nicht { $chance }.
refusal-bad-names = Es müssen { $players } Namen sein, keiner davon leer.
refusal-bad-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refusal-unknown-option = Dieses Spiel kennt die Einstellung „{ $option }“ nicht.
refusal-view-without-memory = Dieser Sicht fehlt das Gedächtnis, das ein Bot braucht.

## Aufzeichnungen

refusal-record-not-data = Das ist keine Aufzeichnung eines Spiels.
refusal-record-rules = Die Aufzeichnung hat unbekannte Regeln: { $rules }.
refusal-record-players = Die Spielerzahl der Aufzeichnung passt nicht zu ihrer ersten Stellung.
refusal-record-version-missing = Die Aufzeichnung sagt nicht, nach welcher Fassung der Regeln gespielt wurde.
refusal-record-too-new = Die Aufzeichnung folgt Fassung { $version } der Regeln; dieses Programm kennt Fassung { $current }.
refusal-record-too-old = Die Aufzeichnung folgt Fassung { $version } der Regeln, die dieses Programm (Fassung { $current }) nicht mehr spielen kann.
refusal-record-without-moves = Die Aufzeichnung hat keine Liste der Züge.
refusal-bad-move-in-record = Zug { $number } der Aufzeichnung, „{ $move }“, geht nicht: { $reason }
refusal-record-not-over = Laut Aufzeichnung ist das Spiel zu Ende ({ $ending }), aber ihre Züge beenden es nicht.
refusal-record-result = Die Aufzeichnung behauptet { $what } { $claimed }, nachgespielt ergibt sich { $value }.

## Stellungen

refusal-position-not-data = Das ist keine Stellung.
refusal-position-rules = Die Stellung hat unbekannte Regeln: { $rules }.
refusal-position-players = Eine Stellung hat 2, 3 oder 4 Spieler, nicht { $players }.
refusal-position-seats = Die Stellung muss eine Liste von { $players } Plätzen haben.
refusal-position-key = „{ $what }“ gehört nicht in „{ $where }“.
refusal-position-missing = Der Stellung fehlt „{ $what }“.
refusal-position-number = „{ $what }“ muss eine Zahl von { $least } bis { $most } sein, nicht { $value }.
refusal-position-cards = „{ $what }“ muss eine Liste von Karten sein.
refusal-position-unknown-card = In „{ $what }“ steht eine unbekannte Karte: { $card }.
refusal-position-card-count = Es sind { $count } Karten { $card }, aber das Spiel hat { $copies }.
refusal-position-ships = Ein Schiff steht auf einem Ort von 0 bis { $most }, nicht auf { $what }.
refusal-position-tokens = Marken werden nach Farben gezählt (R, B, Y, G), nicht als { $what }.
refusal-position-unseen-piles = Die ungesehenen SP von Platz { $seat } passen nicht zu ihren Nachziehstapeln.
refusal-position-piece = „piece“ von Platz { $seat } muss true oder false sein.
refusal-position-reserved = Was Platz { $seat } reserviert hat, muss eine Reihe und eine Karte nennen.
refusal-position-no-reservations = Platz { $seat } hat reserviert, aber diese Regeln kennen das nicht.
refusal-position-piece-twice = Der Reservierungsstein von Platz { $seat } ist an zwei Orten.
refusal-position-piece-nowhere = Der Reservierungsstein von Platz { $seat } ist nirgends.
refusal-position-reserved-missing = Auf { $card } ({ $row }) liegen mehr Steine, als es solche Karten gibt.
refusal-position-turn = { $turn } kann nicht am Zug sein.
refusal-position-ending = So kann das Spiel nicht geendet haben: { $ending }.
refusal-position-no-payday = Das Schiff { $ship } ist in Karthago, aber es ist kein Zahltag.
refusal-position-payday = Es ist Zahltag, aber kein Schiff ist in Karthago.
refusal-position-pending = „pending“ muss eine kurze Liste von Schritten haben.
refusal-position-step = Der Schritt { $step } kann so nicht im Gange sein.
refusal-position-incomplete = Was im Gange ist, kann nicht abgeschlossen werden.
refusal-position-switch = „{ $what }“ muss true oder false sein.
refusal-position-list = „{ $what }“ hat nicht die nötige Form oder Länge.
refusal-position-name = „{ $what }“ hat einen unbekannten Namen: { $name }.
refusal-position-owner = „{ $what }“ hat eine Scheibe eines unbekannten Platzes: { $owner }.
refusal-position-twice = { $card } ist in „{ $what }“ und noch anderswo.
refusal-position-lost = { $card } ist nirgends.
refusal-position-not-in-hand = Platz { $seat } hält { $card } nicht als ungesehene Karte; sie kann nicht eigens genannt werden.
refusal-position-older = Die Karten aus früheren Stapeln von Platz { $seat } passen nicht zur Zahl der Mischungen.
refusal-position-market = Der Markt hat höchstens { $most } Karten.
refusal-position-spaces = „{ $what }“ nennt höchstens { $most } verschiedene Aktionsfelder.
refusal-position-no-ship = An Anleger { $dock } liegt eine Scheibe, aber kein Schiff.
refusal-position-all-docks = Platz { $owner } darf nicht alle Anleger des Handelshafens halten.
refusal-position-warship = Der Kriegshafen hat { $docks } Anleger, und niemand darf alle halten.
refusal-position-covered = Der Sitz { $seat } ist genau dann abgedeckt, wenn die Spielerzahl es verlangt.
refusal-position-tile = Ein Plättchen hat { $spaces } Felder und nimmt eine Scheibe je Spieler: { $tile }.
refusal-position-three-tiles = Jahrzehnt { $decade } hat nur zwei Plättchen im Spiel.
refusal-position-discs = Platz { $seat } hätte { $count } Scheiben, hat aber elf.
refusal-position-available = Platz { $seat } hat { $count } Scheiben bereit, nicht { $value }.
refusal-position-own-cards = Die Karten der Stellung sind nicht brauchbar: { $reason }

## Kartendateien von Guilds

refusal-cards-no-file = Die Kartendatei { $file } ist nicht lesbar. { $error }
refusal-cards-not-toml = { $file }, Zeile { $line }: Das ist kein TOML. { $error }
refusal-cards-entry = { $file }, Zeile { $line }: Ein Eintrag kann nicht { $what } sein.
refusal-cards-unknown-key = { $file }, Zeile { $line }: „{ $what }“ ist hier nicht bekannt.
refusal-cards-missing-key = { $file }, Zeile { $line }: „{ $what }“ fehlt.
refusal-cards-count = { $file }, Zeile { $line }: „{ $what }“ hat { $count } Einträge, nicht { $wanted }.
refusal-cards-unknown-name = { $file }, Zeile { $line }: { $what } „{ $value }“ gibt es nicht.
refusal-cards-range = { $file }, Zeile { $line }: „{ $what }“ ist { $value }, muss aber zwischen { $least } und { $most } liegen.
refusal-cards-twice = { $file }, Zeile { $line }: Dieselbe Karte steht schon in Zeile { $first }.
refusal-cards-ships-a-good = { $file }, Zeile { $line }: Es gibt { $count } Schiffe für { $good }, nicht sechs.
refusal-cards-action-rare = { $file }, Zeile { $line }: Nur { $count } Handelskarten zeigen „{ $action }“; sechs sind nötig.
refusal-cards-clockwise = { $file }, Zeile { $line }: Der Aktionsplan muss jedes der fünf Felder einmal nennen.
refusal-cards-hall = { $file }, Zeile { $line }: Die Gildenhalle muss jeden dieser Sitze einmal zeigen: { $seats }.

## Traders: abgelehnte Züge

refusal-wrong-moment-turn = Jetzt ist Zeit für eine Aktion: nehmen, kaufen, Doppelaktion, reservieren oder passen.
refusal-wrong-moment-double = Die Doppelaktion beginnt mit dem Nehmen einer Karte.
refusal-wrong-moment-flip = Jetzt können Marken gewendet werden; „done“ führt zur Bezahlung.
refusal-wrong-moment-pay = Erst müssen die Waren bezahlt werden.
refusal-wrong-moment-store = Jetzt können Waren eingelagert werden; „done“ beendet es.
refusal-wrong-moment-spend = Erst müssen die eingelagerten Waren mit Amphoren bezahlt werden.
refusal-wrong-moment-token = Jetzt wird die erste Marke gewählt.
refusal-wrong-moment-deal = Jetzt werden die Starthände verteilt.
refusal-wrong-moment-market = Jetzt wird eine Karte für den Markt gezogen.
refusal-wrong-moment-farm = Jetzt wird eine Karte für das Gut gezogen.
refusal-wrong-moment-hand = Jetzt wird eine Karte für eine Starthand gezogen.
refusal-wrong-moment-start = Jetzt wird der Startspieler bestimmt.
refusal-wrong-moment-vp = Jetzt wird eine Karte als SP gezogen.
refusal-not-in-market = Auf dem Markt liegt kein { $card }.
refusal-not-in-farm = Auf dem Gut liegt kein { $card }.
refusal-reserved = { $card } ist von { $name } reserviert.
refusal-only-your-own = Das einzige { $card } ist Ihr reserviertes: take { $card }*.
refusal-double-take = Nach dem Nehmen von { $card } könnten Sie nichts kaufen.
refusal-no-reservations = Diese Regeln kennen kein Reservieren.
refusal-still-in-farm = Ihr { $card } liegt noch auf dem Gut; genommen wird nur vom Markt.
refusal-not-your-reservation = Sie haben { $card } auf dem Markt nicht reserviert.
refusal-nothing-to-buy = Auf dem Markt gibt es für Sie nichts zu kaufen.
refusal-too-expensive = Die Waren kosten { $price }, Ihre Hand ist { $coins } wert.
refusal-too-expensive-flipped = Die Waren kosten { $price }, mit allen Marken gewendet { $best }; Ihre Hand ist { $coins } wert.
refusal-no-double = Diese Regeln kennen keine Doppelaktion.
refusal-double-used = Ihre Doppelaktion ist verbraucht.
refusal-double-impossible = Welche Karte Sie auch nehmen, den Rest könnten Sie nicht kaufen.
refusal-piece-away = Ihr Reservierungsstein liegt auf { $card }.
refusal-already-reserved = { $card } ist schon von { $name } reserviert.
refusal-no-pass = Sie können etwas tun, also dürfen Sie nicht passen.
refusal-no-token = Sie haben keine offene Marke { $colour }.
refusal-too-many-flips = { $goods ->
    [0] Keine Ware { $colour } steht zum Verkauf, eine Marke { $colour } spart nichts.
    [one] Eine Ware { $colour } steht zum Verkauf, eine Marke genügt.
   *[other] { $goods } Waren { $colour } stehen zum Verkauf, ebenso viele Marken genügen.
 }
refusal-flip-order = Marken werden in der Folge R, B, Y, G gewendet: { $colour } kommt zu spät.
refusal-flip-too-late = Wenn Sie jetzt { $colour } wenden, bleiben die Waren zu teuer: frühere Farben zuerst.
refusal-not-in-hand = Sie haben kein { $card } auf der Hand.
refusal-spare-card = { $card } können Sie behalten: { $price } lässt sich ohne bezahlen.
refusal-pay-order = Die teuersten Karten zuerst: { $card } kommt später.
refusal-not-in-stock = Sie haben kein ungelagertes { $card } im Vorrat.
refusal-not-raided = Das Schiff { $colour } wird nicht überfallen, seine Waren werden nicht eingelagert.
refusal-store-order = Eingelagert wird in der Folge R2 R3 R5 B2 … G5: { $card } kommt zu spät.
refusal-no-icons = Ihre Hand hat keine Amphore mehr für { $card }.
refusal-card-without-icons = { $card } hat keine Amphoren.
refusal-spend-order = Erst 2er, dann 3er, dann R B Y G: { $card } kommt zu spät.
refusal-spare-icons = { $card } ist nicht nötig, oder billigere Karten allein würden nicht genügen.
refusal-already-dealt = Die Starthand { $colour } ist schon verteilt.
refusal-not-in-pile = Im Nachziehstapel ist kein { $card }.
refusal-may-not-start = Platz { $seat } hat nicht die kleinste Starthand.

## Traders: Züge in Worten

traders-take = { $name } nimmt { $what } als Münzen.
traders-take-own = { $name } nimmt das reservierte { $what } als Münzen.
traders-buy = { $name } kauft die Waren.
traders-double = { $name } nutzt die Doppelaktion.
traders-reserve-market = { $name } reserviert { $what } auf dem Markt.
traders-reserve-farm = { $name } reserviert { $what } auf dem Gut.
traders-pass = { $name } passt.
traders-flip = { $name } wendet eine Marke: { $what }.
traders-done = { $name } ist fertig.
traders-pay = { $name } zahlt { $what }.
traders-store = { $name } lagert { $what } ein.
traders-spend = { $name } gibt { $what } für die Amphoren ab.
traders-token = { $name } wählt eine Marke: { $what }.
traders-deal = { $name } bekommt die Starthand { $what }.
traders-draw-market = Neu im Markt: { $what }.
traders-draw-farm = Neu im Gut: { $what }.
traders-draw-hand = { $name } zieht { $what }.
traders-draw-vp = { $name } bekommt ungesehen eine SP-Karte vom Nachziehstapel.
traders-start = { $name } beginnt.
traders-good-R = Stoff
traders-good-B = Edelsteine
traders-good-Y = Getreide
traders-good-G = Wein

## Guilds: abgelehnte Züge

refusal-guilds-moment-turn = Der Zug beginnt: handeln, passen, oder Embargo, Palette oder Intrige nutzen.
refusal-guilds-moment-marker = Die Intrige versetzt jetzt einen Gildenmarker.
refusal-guilds-moment-play = Jetzt wird das Aktionsfeld mit Karten bezahlt.
refusal-guilds-moment-take = Jetzt wird eine Karte vom Markt oder Stapel genommen; „decline“ verzichtet auf die Marktaktion.
refusal-guilds-moment-swap = Jetzt kann eine Karte mit dem Markt getauscht werden; „decline“ verzichtet.
refusal-guilds-moment-give = Zum Tausch gehört jetzt die Karte, die Sie geben.
refusal-guilds-moment-ready = Jetzt wird eines Ihrer verdeckten Schiffe aufgedeckt.
refusal-guilds-moment-residence = Jetzt kann ein Feld der Residenz frei werden; „decline“ verzichtet.
refusal-guilds-moment-dock = Jetzt kann eine Scheibe an einen Anleger; „decline“ verzichtet.
refusal-guilds-moment-deliver = Jetzt können Sie in einen Hafen liefern; „decline“ beendet die Lieferungen.
refusal-guilds-moment-pay = Was Sie gewählt haben, muss erst bezahlt werden.
refusal-guilds-moment-expedition = Jetzt kann Geleitschutz die Expedition retten; „decline“ lässt sie scheitern.
refusal-guilds-moment-returned = Die zurückgekehrte Scheibe kann auf ein Plättchen; „decline“ behält sie.
refusal-guilds-moment-legacy = Das Vermächtnis verlangt ein Plättchen eines früheren Jahrzehnts.
refusal-guilds-moment-after = Die Hauptaktion ist vorbei: Gildenaktion, Effekt oder „done“.
refusal-guilds-moment-setup = Jetzt kann eine Scheibe der Residenz an einen Anleger; „decline“ lässt sie liegen.
refusal-guilds-moment-setup-dock = Die genommene Scheibe kommt jetzt an einen Anleger.
refusal-guilds-moment-fill = Jetzt wird eine Karte für den Markt gezogen.
refusal-guilds-moment-ships = Jetzt kommt ein Schiff in den Handelshafen.
refusal-guilds-moment-markers = Jetzt wird eine Karte für die Gildenmarker gezogen.
refusal-guilds-moment-neutral = Jetzt wird eine Karte für die neutralen Scheiben gezogen.
refusal-guilds-moment-unused = Jetzt bleibt ein Plättchen aus dem Spiel.
refusal-guilds-moment-deal = Jetzt wird eine Karte ausgeteilt.
refusal-guilds-moment-start = Jetzt wird der Startspieler bestimmt.
refusal-guilds-moment-reward = Jetzt werden Karten für den Münzwert eines Schiffs gezogen.
refusal-guilds-moment-reveal = Jetzt wird das Schiff der Expedition aufgedeckt.
refusal-guilds-nothing = Das geht jetzt nicht.
refusal-guilds-too-few-cards = Das Feld „{ $space }“ braucht { $needed } Karten, Sie haben { $held }.
refusal-guilds-no-card-shows = Keine Ihrer Karten zeigt „{ $space }“, oder für die Gunst bleiben zu wenige andere.
refusal-guilds-no-such-ship-up = Sie haben kein offenes Schiff mit „{ $effect }“.
refusal-guilds-in-vain = „{ $effect }“ würde jetzt nichts ändern.
refusal-guilds-no-marker = Auf „{ $space }“ liegt kein Gildenmarker.
refusal-guilds-marker-there = Auf „{ $space }“ liegt schon ein Gildenmarker.
refusal-guilds-not-in-hand = Sie haben kein { $card } auf der Hand.
refusal-guilds-favour-shows = Mit Gunst müssen alle Karten eine andere Aktion zeigen; { $card } zeigt „{ $space }“.
refusal-guilds-does-not-show = Die erste Karte muss „{ $space }“ zeigen; { $card } tut es nicht.
refusal-guilds-play-order = Weitere Karten folgen der Kartenordnung, und es müssen genug übrig sein: { $card } passt hier nicht.
refusal-guilds-not-in-market = Auf dem Markt liegt kein { $card }.
refusal-guilds-piles-empty = Nachziehstapel und Ablage sind leer.
refusal-guilds-no-such-ship-down = Sie haben kein verdecktes Schiff mit „{ $effect }“.
refusal-guilds-column-empty = Die Spalte „{ $column }“ ist leer.
refusal-guilds-no-free-dock = Kein Anleger ist frei.
refusal-guilds-column-opulence = Wenn { $count ->
    [one] eine Ware nicht passt
   *[other] { $count } Waren nicht passen
 }, ist die Spalte „{ $column }“ nicht zu bezahlen.
refusal-guilds-column-price = { $column ->
    [left] Die linke Spalte kostet dreimal Farbstoff, Öl oder Glas; das haben Sie nicht.
    [middle] Die mittlere Spalte kostet zweimal Zeder; das haben Sie nicht.
   *[right] Die rechte Spalte kostet zweimal Schmuck; das haben Sie nicht.
 }
refusal-guilds-ship-good = Das Schiff will { $good }; { $card } hat eine andere Ware.
refusal-guilds-luxury-matches = Luxus ist für eine Ware, die nicht passt; { $card } hat { $good }.
refusal-guilds-pay-order = Gezahlt wird in der Kartenordnung: { $card } kommt vor { $last }.
refusal-guilds-coins-order = Wenn Sie jetzt { $card } zahlen, reichen die Karten danach nicht für { $due } Münzen.
refusal-guilds-column-card = Mit { $card } ist die Spalte „{ $column }“ nicht zu bezahlen.
refusal-guilds-other-harbour = Diese Aktion gilt dem anderen Hafen.
refusal-guilds-warship-full = Alle { $docks } Kriegsanleger sind besetzt, oder Sie halten alle anderen, oder der Schiffsstapel ist leer.
refusal-guilds-no-such-dock = Es gibt keinen Anleger { $dock }: Der Handelshafen hat { $docks }.
refusal-guilds-no-ship = An Anleger { $dock } liegt kein Schiff.
refusal-guilds-dock-taken = Anleger { $dock } ist besetzt.
refusal-guilds-delivered = In diesen Hafen haben Sie in dieser Aktion schon geliefert ({ $harbour }).
refusal-guilds-no-disc = Sie haben keine Scheibe an Anleger { $dock }.
refusal-guilds-no-good = Sie haben kein { $good } für dieses Schiff.
refusal-guilds-no-warship-disc = Sie haben dort keine Scheibe.
refusal-guilds-pile-empty = Der Schiffsstapel ist leer.
refusal-guilds-no-trade-card = Sie haben keine Handelskarte zum Bezahlen.
refusal-guilds-guild-done = Ihre Gildenaktion in diesem Zug ist getan.
refusal-guilds-no-guild-marker = Auf „{ $space }“ liegt kein Gildenmarker.
refusal-guilds-no-disc-left = Sie haben keine Scheibe bereit.
refusal-guilds-seat-taken = Der Sitz { $seat } ist besetzt.
refusal-guilds-too-dear = Das kostet { $cost } Münzen, Ihre Hand ist { $coins } wert.
refusal-guilds-tile-not-in-game = Das Plättchen „{ $tile }“ ist nicht im Spiel.
refusal-guilds-tile-decade = Das Plättchen „{ $tile }“ gehört zu Jahrzehnt { $decade }.
refusal-guilds-tile-own-disc = Auf „{ $tile }“ liegt schon eine Scheibe von Ihnen.
refusal-guilds-tile-full = Das Plättchen „{ $tile }“ ist voll.
refusal-guilds-opulence-used = Prunk ist genutzt, also muss ein Feld frei werden.
refusal-guilds-not-in-pile = { $card } kann jetzt nicht vom Stapel kommen.
refusal-guilds-unused-decade = „{ $tile }“ ist kein Plättchen von Jahrzehnt { $decade }.
refusal-guilds-no-seat = Es gibt keinen Platz { $seat }.

## Guilds: Züge in Worten

guilds-act = { $name } wählt die Aktion { $what }.
guilds-pass = { $name } passt und zieht eine Karte.
guilds-use = { $name } nutzt ein Schiff: { $what }.
guilds-marker = { $name } versetzt einen Gildenmarker von { $source } nach { $target }.
guilds-play = { $name } spielt { $what }.
guilds-take = { $name } nimmt { $what } vom Markt.
guilds-take-pile = { $name } nimmt die oberste Karte des Stapels.
guilds-swap = { $name } möchte { $what } vom Markt im Tausch.
guilds-give = { $name } gibt dafür { $what }.
guilds-ready = { $name } deckt ein Schiff mit { $what } auf.
guilds-free = { $name } macht ein Feld der Residenz frei: { $what }.
guilds-free-setup = { $name } nimmt eine Scheibe aus der Residenz: { $what }.
guilds-pay-column = { $name } zahlt { $what } für die { $column }.
guilds-pay-ship = { $name } zahlt { $what } für das { $ship }.
guilds-pay-expedition = { $name } zahlt { $what } für eine Expedition.
guilds-pay-coins = { $name } zahlt { $what } für: { $place }.
guilds-dock = { $name } legt eine Scheibe auf { $dock }, neben das { $ship }.
guilds-dock-warship = { $name } legt eine Scheibe auf einen Kriegsanleger.
guilds-deliver = { $name } liefert an { $dock }, an das { $ship }.
guilds-deliver-warship = { $name } schickt eine Expedition von einem Kriegsanleger aus.
guilds-deliver-anchor = { $name } schickt eine Expedition vom Anker aus.
guilds-seat = { $name } wählt: { $place }.
guilds-tile = { $name } wählt für { $cost } Münzen das Plättchen { $place }.
guilds-decline-take = { $name } verzichtet auf den Markt.
guilds-decline-swap = { $name } tauscht nicht.
guilds-decline-residence = { $name } macht kein Feld der Residenz frei.
guilds-decline-dock = { $name } legt keine Scheibe an.
guilds-decline-deliver = { $name } liefert nicht weiter.
guilds-decline-expedition = { $name } lässt die Expedition scheitern.
guilds-decline-returned = { $name } behält die zurückgekehrte Scheibe.
guilds-decline-setup = { $name } beginnt ohne Scheibe in den Häfen.
guilds-done = { $name } beendet den Zug.
guilds-draw-market = Auf den Markt kommt { $what }.
guilds-draw-markers = Für die Gildenmarker wird gezogen: { $what }.
guilds-draw-neutral = Für die neutralen Scheiben wird gezogen: { $what }.
guilds-draw-reward = { $name } zieht { $what }.
guilds-deal = { $name } zieht ungesehen eine Karte.
guilds-ship-joins = Im Handelshafen trifft ein: { $what }.
guilds-ship-met = Die Expedition trifft auf: { $what }.
guilds-unused = Das Plättchen { $what } bleibt aus dem Spiel.
guilds-start = { $name } beginnt.

## Traders: was von selbst folgt

traders-sails = Das Schiff mit { $colour ->
    [R] Stoff
    [B] Edelsteinen
    [Y] Getreide
   *[G] Wein
 } segelt { $place ->
    [1] aufs offene Meer
    [2] nach Kyrenaika
    [3] in das erste Piratengewässer
   *[4] in das letzte Piratengewässer
 }. (T4.1)
traders-arrives = Das Schiff mit { $colour ->
    [R] Stoff
    [B] Edelsteinen
    [Y] Getreide
   *[G] Wein
 } erreicht Karthago: Zahltag. (T4.3)
traders-sells = { $name } verkauft { $count }-mal { $colour ->
    [R] Stoff
    [B] Edelsteine
    [Y] Getreide
   *[G] Wein
 }: Preis { $price } × { $count } = { $points }, also { $vp } SP. (T6.1)
traders-gains = { $name } bekommt eine Marke: { $colour ->
    [R] Stoff
    [B] Edelsteine
    [Y] Getreide
   *[G] Wein
 }. (T6.2)
traders-loses = Piraten nehmen { $name } { $count }-mal { $colour ->
    [R] Stoff
    [B] Edelsteine
    [Y] Getreide
   *[G] Wein
 }. (T6.4)
traders-returns = Das Schiff mit { $colour ->
    [R] Stoff
    [B] Edelsteinen
    [Y] Getreide
   *[G] Wein
 } segelt zurück nach Alexandria. (T6.5)
traders-retreats = Das Schiff mit { $colour ->
    [R] Stoff
    [B] Edelsteinen
    [Y] Getreide
   *[G] Wein
 } flieht nach Kyrenaika. (T6.5)
traders-end = Das Spiel ist zu Ende. (T6.3)
traders-would-hold = Sie hätten dann { $coins } Münzen und { $amphoras ->
    [0] keine Amphore
    [one] eine Amphore
   *[other] { $amphoras } Amphoren
 } auf der Hand.
traders-would-left = { $count ->
    [one] Eine Karte bleibt
   *[other] { $count } Karten bleiben
 } im Markt, { $worth } wert.
traders-would-reserve = Niemand sonst könnte diese Karte dann nehmen oder kaufen.
traders-would-refill = Das Gut würde in den Markt aufrücken, und neue Karten würden gezogen.

## Dateien und Befehlszeile

refusal-file-unreadable = { $path } ist nicht lesbar: { $reason }.
refusal-file-unwritable = { $path } ist nicht beschreibbar: { $reason }.
refusal-file-no-json = { $path } ist keine JSON-Datei: { $reason }.
refusal-file-no-object = { $path } enthält weder Stellung noch Aufzeichnung.
refusal-seats-count = Der Tisch hat { $players } Plätze, genannt sind { $seats }.
refusal-bad-depth = Die Tiefe muss 0 oder mehr sein, nicht { $depth }.
refusal-unknown-bot = Es gibt keinen Bot „{ $name }“. Es gibt: { $known }.
guilds-decade = { $decade ->
    [1] Das erste Jahrzehnt beginnt.
    [2] Das zweite Jahrzehnt beginnt. (G2)
   *[3] Das dritte Jahrzehnt beginnt. (G2)
 }
guilds-starts-decade = { $name } wird Startspieler. (G2)
guilds-marker-moves = Der Gildenmarker rückt von { $source } nach { $target } weiter. (G3.3)
guilds-neutral-moves = Die neutrale Scheibe rückt von { $source } nach { $target } weiter. (G3.3)
guilds-expedition-won = Die Expedition gelingt gegen Gefahr { $danger }: Das Schiff ist gewonnen, Karten im Wert von { $coins } werden gezogen. (G6.1)
guilds-expedition-lost = Die Expedition scheitert: Stärke { $strength } gegen Gefahr { $danger }. Eine Karte wird gezogen. (G6.1)
guilds-end = Das dritte Jahrzehnt ist vorbei; das Spiel endet. (G0.1)
guilds-would-act = { $space ->
    [market] Sie nehmen eine Karte, dürfen eine tauschen und decken ein genutztes Schiff auf.
    [residence] Sie bezahlen Waren und befreien eine Scheibe Ihrer Residenz.
    [trading] Sie legen eine Scheibe neben ein Schiff, um später zu liefern.
    [warship] Sie legen eine Scheibe auf einen Kriegsanleger, für eine spätere Expedition.
   *[delivery] Sie liefern mit Ihren Scheiben in den Häfen, je Hafen einmal.
 }
guilds-would-cost = { $cards ->
    [one] Das kostet eine Karte, die die Aktion zeigt.
   *[other] Das kostet { $cards } Karten; eine davon zeigt die Aktion.
 }
guilds-would-guild = Hier liegt ein Gildenmarker: Eine Gildenaktion kann folgen.
guilds-would-pass = Sie ziehen eine Karte, und Ihr Zug endet.
guilds-would-hold = Sie hätten dann { $count }-mal { $good } und Karten im Wert von { $coins } Münzen.
guilds-would-free = Das kostet { $column ->
    [left] drei Farbstoffe, drei Öle oder drei Gläser
    [middle] zwei Zedern
   *[right] zwei Schmuckstücke
 }, und { $discs ->
    [one] eine Scheibe wird
   *[other] { $discs } Scheiben werden
 } verfügbar.
guilds-would-free-setup = Die Scheibe kommt in einen Hafen, und ihr Feld bleibt frei.
guilds-would-bonus = Zusätzliche Gildensitze: { $before } → { $after }.
guilds-would-strength = Stärke: { $before } → { $after }.
guilds-would-column = Die Spalte ist dann leer: ein Gildensitz mehr.
guilds-would-dock = Eine Lieferung dort kostet { $good }; Sie haben { $count }.
guilds-would-reward = Das Schiff bringt Karten im Wert von mindestens { $coins } und { $effect }: { $about }
guilds-would-disc-back = Ihre Scheibe kommt zurück: { $discs } verfügbar.
guilds-would-expedition = Eine Expedition trifft mit Stärke { $strength } auf das oberste Schiff des Stapels: Ist dessen Gefahr nicht höher, gewinnen Sie es und Karten in seinem Wert, sonst ziehen Sie eine Karte.
guilds-would-returned = In jedem Fall kommt Ihre Scheibe zurück und darf auf ein Plättchen.
guilds-would-price = Das kostet { $cost } Ihrer { $coins } Münzen; { $left ->
    [0] keine Scheibe bleibt
    [one] eine Scheibe bleibt
   *[other] { $left } Scheiben bleiben
 } verfügbar.
guilds-would-tile = Das Plättchen bringt Ihnen nach jetzigem Stand { $points } Punkte, höchstens 12.
guilds-would-seat = Gildensitze × Schiffe wären { $seats } × { $ships } = { $points }.
guilds-would-use = { $about }
guilds-would-embargo = Es ist das { $ship }.
guilds-would-score = Wäre dann das Spiel zu Ende: { $after } Punkte statt { $before }.

## Der Server

refusal-not-registered = Bitte zuerst anmelden: Dafür braucht es das Kennwort eines Spielers.
refusal-bad-token = Dieses Kennwort ist hier nicht bekannt.
refusal-bad-access-code = Dieser Server verlangt seinen Zugangscode.
refusal-no-table = Diesen Tisch gibt es nicht, oder er ist nicht Ihrer.
refusal-no-invitation = Diese Einladung ist unbekannt oder schon eingelöst.
refusal-no-page = Hier ist nichts.
refusal-bad-method = Das geht hier nicht.
refusal-bad-request = Die Anfrage ist fehlerhaft: { $what }.
refusal-bad-message = Die Nachricht ist fehlerhaft: { $what }.
refusal-no-hello = Die erste Nachricht muss ein „hello“ sein.
refusal-message-too-long = Die Nachricht ist zu lang.
refusal-too-large = Die Anfrage ist länger als { $limit } Bytes.
refusal-too-slow = Die Anfrage kam nicht rechtzeitig an.
refusal-too-many = Das war zu oft; bitte in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
 } noch einmal.
refusal-too-many-connections = Es gibt zu viele Verbindungen.
refusal-not-your-seat = Dieser Platz ist nicht Ihrer.
refusal-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refusal-seat-taken = Der Platz ist besetzt.
refusal-seats-open = Gespielt wird, wenn alle Plätze besetzt sind.
refusal-seats-do-not-fit = Dieses Spiel hat { $players } Plätze.
refusal-moved-on = Am Tisch ist es inzwischen weitergegangen.
refusal-not-waiting = { $name } hat den Tisch noch nicht lange genug warten lassen.
refusal-game-running = Das wird nach dem Ende des Spiels gezeigt.
refusal-preview-past-chance = Was danach kommt, entscheidet der Zufall.
refusal-no-hint-now = Einen Tipp gibt es nur, wenn Sie entscheiden.
refusal-hint-failed = Der Bot weiß gerade keinen Tipp.
refusal-unknown-level = Es gibt keinen Bot „{ $level }“. Es gibt: { $known }.
refusal-record-part = „{ $part }“ gehört nicht zu einer Aufzeichnung, die ein Server annimmt.
refusal-no-database = Die Datenbank { $url } ist nicht brauchbar: { $reason }
refusal-cannot-listen = Der Server kann { $address } nicht öffnen: { $reason }.
refusal-cannot-stop = Der Server mit der Prozessnummer { $process } kann nicht beendet werden: { $reason }.
refusal-database-in-use = Ein anderer Server benutzt { $path }. Für mehrere Server nehmen Sie PostgreSQL.
refusal-database-away = Die Datenbank antwortet nicht. Sehen Sie nach dem Tisch, bevor Sie es noch einmal versuchen.
refusal-internal = Auf dem Server ging etwas schief; nichts wurde geändert.
refusal-stopping = Der Server startet neu.
refusal-server-not-installed = Dem Server fehlt ein Paket: { $what }. Versuchen Sie: pip install "cothon[server]"
refusal-verify-no-commitment = Die Aufzeichnung verspricht keinen Startwert, es gibt nichts zu prüfen.
refusal-verify-no-seed = Die Aufzeichnung zeigt ihren Startwert nicht; Server fügen ihn nach dem Ende hinzu.
refusal-verify-commitment = Der Startwert ist nicht der vor dem Spiel versprochene.
refusal-verify-dealt-from = „dealt_from“ passt nicht zu den Zügen der Aufzeichnung.
refusal-verify-dealt = Zug { $number } der Aufzeichnung ist „{ $move }“, aber der Startwert gibt „{ $dealt }“.
refusal-bad-address = An diese Adresse kann kein Hinweis geschickt werden.
refusal-private-address = Hinweise gehen nur an öffentliche Adressen.
refusal-no-push = Dieser Server verschickt kein Web Push.
refusal-server-away = Unter { $url } ist kein Server: { $reason }
notice-your-turn = Sie sind am Zug: „{ $table }“.
table-of = Tisch von { $name }
bot-names = Bomilkar, Elissa, Gisko, Arischat, Himilko, Batnoam, Adherbal, Salambo

## Die Webseite: rund um die Tische

web-no-answer = Der Server antwortet nicht. Nichts geht verloren; es wird weiter versucht.
web-you-name = Hanno
web-home = Zum Hafen
web-home-link = Cothon: Startseite
web-home-title = Handeln an der Küste Karthagos
web-home-text = Zwei Spiele um Schiffe, Waren und den richtigen Augenblick. Gegen Bots, mit Freunden per Link oder an einem Bildschirm.
web-play-now = Jetzt spielen
web-play-now-text = Traders of Carthage, Sie und zwei Bots. Ohne weitere Fragen.
web-new-table = Neuer Tisch
web-games = Zwei Spiele
web-game-pitch = { $game ->
    [traders] Ein Markt und vier Schiffe für alle. Kaufen Sie die Waren, deren Schiff gleich ankommt, und bringen Sie den Rest in Sicherheit, bevor die Piraten kommen.
   *[guilds] Gewinnen Sie Schiffe durch Handel und Wagemut und Sitze in der Gildenhalle durch Gold. Am Ende wird das eine mit dem anderen malgenommen.
 }
web-game-facts = { $game ->
    [traders] 2 bis 4 Spieler · etwa 30 Minuten
   *[guilds] 2 bis 4 Spieler · etwa 90 Minuten
 }
web-game-start = Mit zwei Bots beginnen
web-game-editions = Vier Regelfassungen
web-game-editions-about = Worin sie sich unterscheiden; ein Klick öffnet einen Tisch.
web-learn = In zwei Minuten lernen
web-learn-all = Alle Regeln
web-learn-traders-1 = Eine Karte ist in der Hand Geld, im Vorrat Ware und am Ende ein Punkt.
web-learn-traders-2 = Im Zug nehmen Sie eine Karte des Marktes als Münzen, oder Sie kaufen alle für die Summe ihrer Werte. Gekauftes liegt als Ware in Ihrem Vorrat.
web-learn-traders-3 = Jede gekaufte Farbe bewegt ihr Schiff: um ein Feld für eine Karte, um zwei für mehr.
web-learn-traders-4 = Erreicht ein Schiff Karthago, ist Zahltag. Alle verkaufen diese Farbe: höchster Wert mal Zahl der Karten, und je angefangene 5 gibt es einen Punkt. R3 R3 R2 sind 3 × 3 = 9, also 2 Punkte.
web-learn-traders-5 = Am Zahltag überfallen Piraten die Schiffe in den beiden dunklen Gewässern. Waren dieser Farben sind verloren, wenn Sie sie nicht mit den Amphoren Ihrer Handkarten einlagern.
web-learn-traders-6 = Wer verkauft, bekommt auch eine Marke. Mit jemandes achter Marke endet das Spiel; die meisten Punkte gewinnen.
web-learn-guilds-1 = Drei Jahrzehnte zu fünf Runden. Im Zug gehen Sie zu einer von fünf Aktionen und spielen eine Karte, die sie zeigt, und eine weitere für jede andere Scheibe dort.
web-learn-guilds-2 = Eine Handelskarte kann dreierlei sein: ihre Aktion, ihre Ware oder ihre Münzen. Jedes Mal nur eines davon.
web-learn-guilds-3 = Mit einer Scheibe am Anleger können Sie liefern. Geben Sie die Ware, die das Schiff im Handelshafen will: Sie bekommen das Schiff, seinen Effekt und Karten im Wert seiner Münzen.
web-learn-guilds-4 = Vom Kriegshafen aus suchen Sie ein Schiff. Sind Sie so stark, wie es gefährlich ist, gehört es Ihnen.
web-learn-guilds-5 = Mit Waren befreien Sie auch Scheiben aus Ihrer Residenz. Das macht Sie stärker und gibt Ihnen mehr zu setzen.
web-learn-guilds-6 = Auf einem Feld mit Gildenmarker dürfen Sie einen Sitz in der Gildenhalle oder einen Platz auf einem Plättchen kaufen. Sitze mal Schiffe und die Plättchen entscheiden.
web-unofficial = Cothon ist inoffiziell: eigene Worte, eigene Zeichnungen. Bitte kaufen Sie die gedruckten Spiele.
web-your-name = Ihr Name
web-playing-as = Sie spielen als { $name }
web-new-name-note = An Tischen, an denen Sie sitzen, bleibt der alte Name.
web-save = Speichern
web-access-code = Zugangscode
web-access-code-text = Der Besitzer dieses Servers verlangt einen Code.
web-enter = Eintreten
web-import = Aufzeichnung oder Stellung öffnen
web-import-text = Eine JSON-Datei von hier oder aus der Cothon-Bibliothek: ein fertiges Spiel zum Ansehen oder eines zum Weiterspielen.
web-import-choose = Datei wählen
web-import-drop = oder hier ablegen
web-import-no-json = Diese Datei enthält kein JSON.
web-list-mine = Weiterspielen
web-list-open = Tische mit freiem Platz
web-list-playing = Tische zum Zuschauen
web-list-finished = Beendete Spiele
web-no-table = Hier ist kein Tisch
web-no-page = Hier ist nichts
web-no-invitation = Diese Einladung gilt nicht
web-loading = Einen Augenblick …
web-reconnecting = Verbindung wird gesucht … nichts geht verloren.
web-game = Spiel
web-rules-name = { $rules ->
    [traders-standard] Traders of Carthage
    [traders-classic] Traders of Carthage, klassisch
    [traders-zman] Traders of Carthage, 2008
    [traders-forum] Traders of Carthage, 2008 (niederländisch)
    [guilds-standard] Carthago: Merchants & Guilds
   *[other] { $rules }
 }
web-rules-about = { $rules ->
    [traders-standard] Die Ausgabe von 2025. Marken werden für Rabatt gewendet, und einmal im Spiel nehmen und kaufen Sie in einem Zug.
    [traders-classic] Die Variante von 2025: Sie reservieren Karten statt der Doppelaktion, und Marken erhöhen Ihre Preise.
    [traders-zman] Die Regeln von 2008: Starthände vom Stapel, die erste Marke wird gewählt, eingelagert wird an jedem Zahltag.
    [traders-forum] Die niederländischen Regeln von 2008: Der Startspieler lagert zuerst ein, ein nur reservierter Markt wird aufgefüllt.
    [guilds-standard] Das größere Spiel: drei Jahrzehnte voller Lieferungen, Expeditionen und Gildensitze. Mit Menschen etwa neunzig Minuten.
   *[other] { $rules }
 }
web-seats = Wer spielt
web-players = Spieler
web-players-many = { $count } Spieler
web-seat-name = Platz { $number }
web-seat-me = Ich
web-seat-friend = Jemand per Link
web-seat-screen = Jemand an diesem Bildschirm
web-seat-bot = Bot: { $level }
web-level = { $level ->
    [novice] Neuling
    [apprentice] Lehrling
    [trader] Händler
    [merchant] Kaufmann
    [master] Meister
   *[other] { $level }
 }
web-options = Weitere Einstellungen
web-table-name = Name des Tisches
web-time-a-move = Zeit je Entscheidung
web-time = { $seconds ->
    [0] So lange Sie mögen
    [30] 30 Sekunden
    [120] 2 Minuten
    [600] 10 Minuten
    [86400] 1 Tag
    [259200] 3 Tage
   *[other] { $seconds } Sekunden
 }
web-public = Öffentlich: Alle dürfen zuschauen und freie Plätze nehmen
web-memory-aid = Gedächtnishilfe: zeigen, was ein perfektes Gedächtnis wüsste
web-open-table = Tisch eröffnen
web-invited = Sie sind eingeladen: „{ $table }“
web-join = Platz nehmen

## Die Webseite: am Tisch

web-menu = Tischmenü
web-rules = Regeln
web-read = Vorlesen
web-settings = Einstellungen
web-leave = Verlassen
web-leave-explained = Sie geben Ihren Platz endgültig auf, und ein Bot spielt weiter. Wollen Sie später weiterspielen, schließen Sie nur diese Seite.
web-leave-sure = Platz aufgeben
web-stay = Bleiben
web-close = Schließen
web-skip = Weiter
web-skip-to-table = Zum Tisch springen
web-language = Sprache
web-theme = Farben
web-theme-name = { $theme ->
    [light] Tag
    [dark] Nacht
   *[other] Wie das System
 }
web-tips = In den ersten Spielen Erklärungen zeigen
web-keys = Tasten
web-keys-on = Einzelne Tasten tun dies am Tisch
web-keys-space = Leer
web-key = { $key ->
    [h] Tipp
    [u] zurücknehmen
    [r] Regeln
    [b] alles kaufen
    [digits] eine Karte des Marktes wählen
    [Esc] zurück oder schließen
    [arrows] Wiedergabe: ein Zug zurück oder vor
   *[space] Wiedergabe: abspielen oder anhalten
 }
web-notify = Sagen, wenn ich am Zug bin
web-notify-about = Für Partien über Stunden oder Tage: Eine Nachricht kommt, während Sie woanders sind, auch bei geschlossener Seite.
web-notify-on = Benachrichtigungen sind an.
web-notify-slow = Diese Partie kann Tage dauern. Sollen wir Ihnen sagen, wenn Sie am Zug sind?
web-notify-yes = Ja, bitte
web-notify-no = Nein, danke
web-notify-obstacle = { $what ->
    [insecure] Diese Adresse ist nicht sicher (https), deshalb schickt der Browser von hier keine Benachrichtigungen.
    [browser] Dieser Browser ist bei geschlossener Seite nicht erreichbar. Auf dem iPhone die Seite zuerst zum Home-Bildschirm hinzufügen.
    [server] Dieser Server schickt keine Benachrichtigungen; Sie erfahren es, solange die Seite offen ist.
    [denied] Der Browser erlaubt hier keine Benachrichtigungen. Erlauben Sie sie in seinen Einstellungen für diese Seite und versuchen Sie es noch einmal.
   *[service] Der Browser hat keinen Benachrichtigungsdienst erreicht; Sie erfahren es nur, solange die Seite offen ist.
 }
web-seats-open = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
 }
web-invite = { $name }: Schicken Sie diesen Link an die Person, die dort spielt
web-copy = Link kopieren
web-copied = Kopiert
web-bot-instead = Lieber ein Bot
web-sit-here = Hier Platz nehmen: { $name }
web-pass-device = Geben Sie das Gerät an { $name }
web-pass-device-why = Als Nächstes sind diese Karten zu sehen.
web-i-am = Ich bin { $name }
web-your-turn = Sie sind am Zug
web-your-turn-at = Sie sind am Zug: „{ $table }“.
web-status-open = Warten auf Mitspieler
web-status-over = Das Spiel ist zu Ende
web-status-bot = { $name } denkt nach …
web-status-turn = { $name } entscheidet
web-time-left = noch { $time }
web-last-move = Letzter Zug { $when }
web-watch-link = Link für Zuschauer
web-spectating = Sie schauen zu.
web-watching = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
 }
web-you = Sie
web-seat-free = freier Platz
web-thinking = denkt nach …
web-decides = am Zug
web-decides-you = am Zug
web-your-part = Ihre Entscheidung
web-log = Verlauf
web-chat = Gespräch
web-log-and-chat = Verlauf und Gespräch
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-chat-send = Senden
web-to-position = Die Stellung nach Zug { $step }
web-hint = Tipp
web-hint-thinking = Der Kaufmann denkt nach …
web-hint-win = gewinnt { $win }
web-undo = Zurücknehmen
web-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
 }
web-ending = { $ending ->
    [eight-tokens] Jemand hat acht Marken.
    [all-pass] Alle haben gepasst.
    [third-decade] Das dritte Jahrzehnt ist vorbei.
   *[other] { $ending }
 }
web-score-sheet = Wertung
web-score = { $part ->
    [vp] Siegpunkte
    [tokens] Marken (bei Gleichstand)
    [hall] Gildenhalle
    [bonus] Zusatzsitze der Residenz
    [columns] Leere Spalten der Residenz
    [guild_seats] Gildensitze zusammen
    [ships] Schiffe
    [seats_times_ships] Sitze × Schiffe
    [total] Summe
    [guild-hall-1] Plättchen: Gildenhalle 1
    [achievement-tiles] Plättchen: Erfolge
    [residence-1] Plättchen: Residenz 1
    [guild-hall-2] Plättchen: Gildenhalle 2
    [victory-points] Plättchen: Siegpunkte
    [ship-cards] Plättchen: Schiffskarten
    [coins] Plättchen: Münzen
    [residence-2] Plättchen: Residenz 2
    [goods] Plättchen: Waren
   *[other] { $part }
 }
web-again = Noch einmal
web-replay = Nachspielen
web-outlook = Wohin das führen würde
web-back = Zurück
web-nothing = nichts
web-tip-understood = Verstanden

## Die Webseite: Traders

web-good = { $good ->
    [R] Stoff
    [B] Edelsteine
    [Y] Getreide
    [G] Wein
    [dyes] Farbstoff
    [oils] Öl
    [glass] Glas
    [cedar] Zeder
    [jewelry] Schmuck
   *[other] { $good }
 }
web-place = { $place ->
    [0] Alexandria
    [1] Offenes Meer
    [2] Kyrenaika
    [5] Karthago
   *[other] Piratengewässer
 }
web-ship-at = { $colour ->
    [R] Das Schiff mit Stoff
    [B] Das Schiff mit Edelsteinen
    [Y] Das Schiff mit Getreide
   *[G] Das Schiff mit Wein
 } ist { $place ->
    [0] in Alexandria
    [1] auf offenem Meer
    [2] in Kyrenaika
    [3] im ersten Piratengewässer
    [4] im zweiten Piratengewässer
   *[5] in Karthago
 }.
web-card = { $colour ->
    [R] Roter Stoff
    [B] Blaue Edelsteine
    [Y] Gelbes Getreide
   *[G] Grüner Wein
 } { $value }
web-card-worth = { $colour ->
    [R] Roter Stoff
    [B] Blaue Edelsteine
    [Y] Gelbes Getreide
   *[G] Grüner Wein
 }, { $value } Münzen
web-market = Markt
web-farm = Gut
web-row-empty = leer
web-card-in-row = { $card }, { $row ->
    [farm] auf dem Gut
   *[market] auf dem Markt
 }{ $reserved ->
    [yes] , reserviert von { $name }
   *[no] {""}
 }
web-card-in-hand = { $card }, in Ihrer Hand, { $amphoras ->
    [0] keine Amphore
    [one] eine Amphore
   *[other] { $amphoras } Amphoren
 }
web-card-in-stock = { $card }{ $stored ->
    [yes] , eingelagert
   *[no] {""}
 }
web-hand = Ihre Hand
web-hand-sum = { $coins } Münzen · { $amphoras ->
    [one] 1 Amphore
   *[other] { $amphoras } Amphoren
 }
web-hand-empty = keine Karten
web-hand-size = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
 }
web-known-hand = Hand, aus dem Gedächtnis
web-vp = { $count } SP
web-piece = { $at ->
    [hand] Sonderstein bereit
   *[away] Sonderstein genutzt oder gelegt
 }
web-stock = Vorrat
web-tokens = { $count ->
    [0] keine Marken
    [one] eine Marke: { $list }
   *[other] { $count } Marken: { $list }
 }
web-tokens-of = { $up } { $colour ->
    [R] Stoff
    [B] Edelsteine
    [Y] Getreide
   *[G] Wein
 }{ $down ->
    [0] {""}
   *[other] , { $down } gewendet
 }
web-token = { $colour ->
    [R] Marke Stoff
    [B] Marke Edelsteine
    [Y] Marke Getreide
   *[G] Marke Wein
 }
web-piles = Nachziehstapel { $draw } · Ablage { $discards }
web-do-turn = { $ways ->
    [take] Nehmen Sie eine Karte als Münzen.
    [take-reserve] Nehmen Sie eine Karte als Münzen, oder reservieren Sie eine.
    [take-buy] Nehmen Sie eine Karte als Münzen, oder kaufen Sie den ganzen Markt.
   *[all] Nehmen Sie eine Karte als Münzen, reservieren Sie eine, oder kaufen Sie den ganzen Markt.
 }
web-do-selected = { $count ->
    [1] { $card }
   *[other] { $card }: wofür?
 }
web-do-pay = Sie zahlen { $paid } für { $price } und behalten { $left } Münzen. Zum Ändern Karten anklicken.
web-do-double-take = Doppelaktion: Welche Karte nehmen Sie zuerst?
web-do-double-buy = Danach kaufen Sie den Rest.
web-do-store = Welche Waren bringen Sie in Sicherheit? Die Amphoren der Handkarten bezahlen es.
web-do-spend = Welche Karten zahlen mit ihren Amphoren?
web-do-pass = Sie können nur passen.
web-do-wait = Die anderen spielen. Ihre Hand bis dahin:
web-do-wait-seats = Das Spiel beginnt, wenn alle Plätze besetzt sind.
web-do-token = Wählen Sie Ihre erste Marke.
web-move-take = Als Münzen nehmen
web-move-reserve = Reservieren
web-buy = Alles kaufen
web-buy-for = Alles kaufen für { $price }
web-double = Doppelaktion
web-double-once = Erst nehmen, dann kaufen: einmal im Spiel
web-pass = Passen
web-pay-confirm = { $price } zahlen und kaufen
web-store-confirm = { $goods ->
    [0] Nichts einlagern
    [one] Eine Ware einlagern
   *[other] { $goods } Waren einlagern
 }
web-store-card = { $card } einlagern
web-in-danger = In Gefahr:
web-flip = Für Rabatt wenden:
web-tip-market = Das steht zusammen zum Verkauf: Kaufen Sie alles als Waren, oder nehmen Sie eine Karte als Münzen. Jede gekaufte Karte bewegt das Schiff ihrer Farbe.
web-tip-pay = Vorgeschlagen ist die billigste Zahlung. Wechselgeld gibt es nicht; klicken Sie Karten an, bis es Ihnen gefällt.
web-tip-stock = Waren im Vorrat zählen, wenn ihr Schiff Karthago erreicht: höchster Wert mal Zahl der Karten.
web-tip-ships = Kommt ein anderes Schiff an, überfallen Piraten die Schiffe in den dunklen Gewässern. Waren dieser Farbe sind verloren, wenn sie nicht eingelagert sind.
web-tip-store = Eingelagerte Waren liegen quer und sind sicher, bis sie verkauft werden.
web-read-row = { $row ->
    [farm] Gut
   *[market] Markt
 }: { $cards }.
web-read-seat = { $name }: { $hand ->
    [one] eine Karte
   *[other] { $hand } Karten
 } auf der Hand; Vorrat { $stock }; eingelagert { $stored }; Marken { $tokens }; gewendet { $flipped }.
web-read-hand = Ihre Hand: { $cards }.
web-rules-search = In den Regeln suchen
web-rules-table = Tabelle der Regeln
web-rules-none = Davon sagen die Regeln nichts.

## Die Webseite: Nachspielen

web-replay-of = Nachspielen: { $table }
web-replay-begin = Vor der ersten Karte.
web-replay-first = Zum Anfang
web-replay-back = Zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-on = Weiter
web-replay-last = Zum Ende
web-replay-step = Zug { $step } von { $steps }
web-replay-jump = Gezeigter Zug
web-replay-eyes = Gesehen von
web-replay-open = allen, Karten offen
web-replay-spectator = Zuschauern
web-replay-link = Link zu diesem Moment
web-replay-export = Aufzeichnung speichern
web-to-table = Zum Tisch

## Die Webseite: Guilds

web-g-action = { $action ->
    [market] Markt
    [residence] Residenz
    [trading] Handelsanleger
    [warship] Kriegsanleger
   *[delivery] Lieferung
 }
web-g-action-narrow = { $action ->
    [trading] Handels{"\u00AD"}anleger
    [warship] Kriegs{"\u00AD"}anleger
   *[other] { web-g-action }
 }
web-g-effect = { $effect ->
    [embargo] Embargo
    [palette] Palette
    [commando] Kommando
    [favour] Gunst
    [opulence] Prunk
    [legacy] Vermächtnis
    [intrigue] Intrige
    [luxury] Luxus
   *[escorts] Geleit
 }
web-g-effect-about = { $effect ->
    [embargo] Das vorderste Schiff kommt unter den Stapel.
    [palette] Die fünf Marktkarten werden ersetzt.
    [commando] Ihre Scheibe kommt statt auf einen Anleger auf den Anker.
    [favour] Die gespielten Karten müssen die Aktion nicht zeigen.
    [opulence] Eine bezahlte Ware muss nicht passen.
    [legacy] Es darf ein Plättchen eines früheren Jahrzehnts sein.
    [intrigue] Sie versetzen einen Gildenmarker auf ein anderes Feld.
    [luxury] Jede Ware bezahlt das Schiff.
   *[escorts] Stärke +2 bei dieser Expedition.
 }
web-g-effect-when = { $effect ->
    [embargo] Vor oder nach Ihrer Aktion.
    [palette] Vor oder nach Ihrer Aktion oder beim Markt.
    [commando] Beim Kriegsanleger, wenn alle besetzt sind.
    [favour] Wenn Sie Karten für eine Aktion spielen.
    [opulence] Bei der Residenz.
    [legacy] Wenn Sie eine Scheibe auf ein Plättchen legen.
    [intrigue] Vor oder nach Ihrer Aktion.
    [luxury] Wenn Sie ein Schiff im Handelshafen bezahlen.
   *[escorts] Wenn eine Expedition scheitern würde.
 }
web-g-can-use = Jetzt nutzbar
web-g-can-turn = Aufdecken
web-g-face-down = Genutzt: verdeckt, bis der Markt es aufdeckt.
web-g-tile = { $tile ->
    [guild-hall-1] Gildenhalle 1
    [achievement-tiles] Erfolge
    [residence-1] Residenz 1
    [guild-hall-2] Gildenhalle 2
    [victory-points] Siegpunkte
    [ship-cards] Schiffskarten
    [coins] Münzen
    [residence-2] Residenz 2
    [goods] Waren
   *[other] { $tile }
 }
web-g-tile-about = { $tile ->
    [guild-hall-1] 4 Punkte je Scheibe im Forum
    [achievement-tiles] 2 Punkte je Scheibe auf Plättchen
    [residence-1] 3 Punkte je freiem Feld
    [guild-hall-2] 3 Punkte je Scheibe im größten Block
    [victory-points] 7, 6, 5 Punkte für Ihre Plätze auf Plättchen
    [ship-cards] Sätze gleicher oder verschiedener Schiffswaren
    [coins] ein Drittel der Münzen auf der Hand
    [residence-2] 3 Punkte je bereiter Scheibe
   *[goods] Sätze gleicher oder verschiedener Waren auf der Hand
 }
web-g-base = Grundkarte { $action }
web-g-trade = { $good } im Wert von { $coins } ({ $action })
web-g-ship = Schiff mit { $good } ({ $effect }, Wert { $coins }, Gefahr { $danger })
web-g-own-ship = { $ship }, { $side ->
    [down] verdeckt
   *[up] offen
 }
web-g-seat = { $seat ->
    [forum] Forum
   *[other] Gildensitz zu { $seat }
 }
web-g-column = { $column ->
    [left] linke Spalte
    [middle] mittlere Spalte
   *[right] rechte Spalte
 }
web-g-anchor = Anker
web-g-pile = Stapel
web-g-dock = Anleger { $number }
web-g-neutral = neutrale Scheibe
web-g-space = { $action }{ $marker ->
    [yes] , mit Gildenmarker
   *[no] {""}
 }{ $count ->
    [0] {""}
   *[other] , Scheiben: { $discs }
 }
web-g-decade = { $decade ->
    [1] Erstes Jahrzehnt
    [2] Zweites Jahrzehnt
   *[3] Drittes Jahrzehnt
 }
web-g-round = Runde { $round } von 5
web-g-trading-harbour = Handelshafen
web-g-warship-harbour = Kriegshafen
web-g-pile-left = { $count } Schiffe im Stapel
web-g-outside = wartet
web-g-waiting = Wartet draußen: { $ship }
web-g-dock-with = Anleger { $number }: { $ship }{ $taken ->
    [yes] , Scheibe von { $name }
   *[no] , frei
 }
web-g-warship-docks = Kriegsanleger: { $count ->
    [0] alle frei
   *[other] Scheiben von { $discs }
 }
web-g-anchor-with = Anker: { $count ->
    [0] keine Scheibe
   *[other] Scheiben von { $discs }
 }
web-g-hall = Gildenhalle
web-g-covered = abgedeckt
web-g-forum = Forum
web-g-seat-with = Sitz { $seat }, { $cost } Münzen, { $taken ->
    [yes] { $name }
   *[no] frei
 }
web-g-forum-with = Forum, { $cost } Münzen{ $count ->
    [0] {""}
   *[other] , Scheiben von { $discs }
 }
web-g-tiles = Plättchen
web-g-tile-with = { $tile }, Jahrzehnt { $decade }{ $count ->
    [0] {""}
   *[other] , Scheiben von { $discs }
 }
web-g-in-market = { $card }, auf dem Markt
web-g-in-hand = { $card }, in Ihrer Hand
web-g-column-with = { $column ->
    [left] Linke Spalte: drei Farbstoff, drei Öl oder drei Glas
    [middle] Mittlere Spalte: zwei Zeder
   *[right] Rechte Spalte: zwei Schmuck
 } befreien die nächste Scheibe; auf { $left } von { $spaces } Feldern liegen noch Scheiben
web-g-ships = Schiffe
web-g-no-ships = Noch keine Schiffe.
web-g-your-house = Ihre Residenz
web-g-residence = Residenz und gespielte Karten
web-g-available = { $count ->
    [one] eine Scheibe bereit
   *[other] { $count } Scheiben bereit
 }
web-g-played = In diesem Jahrzehnt gespielt
web-g-hand-sum = { $coins } Münzen wert
web-g-order = Ordnung der Hand
web-g-order-by = { $order ->
    [action] Aktion
    [good] Ware
   *[coins] Münzen
 }
web-g-path = Schritte dieser Aktion
web-g-zones = Teile des Tisches
web-g-zone = { $zone ->
    [actions] Aktionen
    [harbours] Häfen
    [market] Markt
    [guild] Gilde
   *[house] Haus
 }
web-g-choices = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
 }
web-g-your-ships = Ihre Schiffe
web-g-point = Zeigen Sie auf eine Möglichkeit, um die Folgen zu sehen.
web-g-step-done = erledigt
web-g-step = { $step ->
    [turn] Aktion wählen
    [play] Karten spielen
    [take] Karte nehmen
    [swap] Karte tauschen
    [give] Karte geben
    [ready] Schiff aufdecken
    [residence] Scheibe befreien
    [pay] bezahlen
    [dock] Scheibe legen
    [deliver] liefern
    [expedition] Geleit
    [returned] zurückgekehrte Scheibe legen
    [legacy] früheres Plättchen
    [marker] Marker versetzen
    [after] Gildenaktion
   *[other] { $step }
 }
web-g-do = { $step ->
    [turn] Wählen Sie eine Aktion, oder passen Sie für eine Karte.
    [marker] Wählen Sie auf dem Rad einen Gildenmarker, dann sein neues Feld.
    [take] Nehmen Sie eine Karte vom Markt oder vom Stapel.
    [swap] Sie dürfen tauschen: Welche Marktkarte möchten Sie?
    [give] Welche Karte geben Sie dafür?
    [ready] Welches Schiff decken Sie auf?
    [residence] Aus welcher Spalte befreien Sie eine Scheibe?
    [dock] Wohin legen Sie Ihre Scheibe?
    [deliver] Wohin liefern Sie?
    [expedition] Das Schiff ist zu gefährlich. Geleitschutz nutzen?
    [returned] Ihre Scheibe ist zurück. Auf ein Plättchen legen?
    [legacy] Welches Plättchen eines früheren Jahrzehnts?
    [after] Nehmen Sie einen Gildensitz oder ein Plättchen, nutzen Sie ein Schiff, oder beenden Sie den Zug.
    [setup] Mit einer Scheibe im Hafen beginnen? Wählen Sie die Spalte, aus der sie kommt.
    [setup-dock] Wohin kommt diese Scheibe?
   *[other] Sie entscheiden.
 }
web-g-do-nothing = Hier geht jetzt nichts: Es fehlt eine Karte, eine Scheibe oder ein freier Platz.
web-g-do-play = { $count ->
    [one] Diese Karte bezahlt: { $action }.
   *[other] Diese { $count } Karten bezahlen: { $action }.
 } Zum Ändern Karten anklicken.
web-g-do-pay-coins = { $cost } Münzen für { $what }: Diese Karten sind { $paid } wert. Zum Ändern Karten anklicken.
web-g-confirm-play = { $count ->
    [one] Diese Karte spielen
   *[other] Diese { $count } Karten spielen
 }
web-g-confirm-pay = { $count ->
    [one] Mit dieser Karte zahlen
   *[other] Mit diesen { $count } Karten zahlen
 }
web-g-move = { $move ->
    [pass] Passen und eine Karte ziehen
    [done] Zug beenden
    [take] Nichts nehmen
    [swap] Nicht tauschen
    [residence] Nichts befreien
    [dock] Keine Scheibe legen
    [deliver] Keine Lieferung
    [expedition] Scheitern lassen
    [returned] Scheibe behalten
    [setup] Ohne beginnen
    [other] Nein, danke
   *[take-pile] Vom Stapel
 }
web-g-move-use = { $effect } nutzen
web-g-move-ready = { $effect } aufdecken
web-tip-g-turn = In jedem Zug wählen Sie eine Aktion. Spielen Sie eine Karte, die sie zeigt, und eine weitere für jede andere Scheibe auf dem Feld.
web-tip-g-play = Gespielte Karten liegen bis zum nächsten Jahrzehnt neben Ihrer Residenz. Karten, mit denen Sie zahlen, sind weg.
web-tip-g-after = Liegt auf Ihrem Feld ein Gildenmarker, dürfen Sie einen Sitz oder ein Plättchen kaufen. Sitze mal Schiffe entscheidet.
web-tip-g-deliver = Eine Lieferung bringt das Schiff, seinen Effekt und Karten im Wert seiner Münzen.
web-tip-g-setup = Eine Scheibe, die Sie jetzt aus der Residenz nehmen, macht ihr Feld für immer frei und beginnt im Hafen.
web-g-read-time = Jahrzehnt { $decade }, Runde { $round }. Gildenmarker: { $markers }.
web-g-read-dock = Anleger { $number }: { $ship }{ $taken ->
    [yes] , Scheibe von { $name }
   *[no] , frei
 }.
web-g-read-hall = Gildenhalle: { $seats }.
web-g-read-tiles = Plättchen: { $tiles }.
web-g-read-seat = { $name }: { $hand ->
    [one] eine Karte
   *[other] { $hand } Karten
 } auf der Hand, Aktionsscheibe auf { $space }, { $discs } Scheiben bereit, offene Schiffe { $up }, verdeckte Schiffe { $down }, { $freed } Felder der Residenz frei.

## Bots, Wettkämpfe und Forschung

refusal-arena-file = Die Datei { $file } ist nicht beschreibbar: { $reason }.
refusal-arena-file-exists = Die Datei { $file } gibt es schon; --resume macht damit weiter.
refusal-arena-file-broken = Die Datei { $file } enthält keinen Wettkampf.
refusal-arena-other-contest = Die Datei { $file } enthält einen anderen Wettkampf.
refusal-arena-games = Ein Wettkampf hat mindestens ein Spiel, nicht { $games }.
refusal-arena-resume = Zum Weitermachen nennen Sie die Datei mit --out.
refusal-arena-seats = { $seats } Bots sind für { $players } Spieler genannt.
refusal-bad-actions = Für jedes der { $games } Spiele muss es eine Aktion geben, eine ganze Zahl.
refusal-bad-each = Eine Zeile steht für jedes „game“ oder jeden „move“, nicht { $each }.
refusal-bad-final = Eine Beobachtung hat keine Zahl „{ $name }“.
refusal-bad-games = Die Zahl der Spiele ist eine ganze Zahl über 0, nicht { $number }.
refusal-bad-illegal = Eine ungültige Aktion kann „lose“ oder „raise“ sein, nicht { $given }.
refusal-bad-observation = Eine Beobachtung von { $game } hat { $size } Zahlen, nicht { $given }.
refusal-bad-opponents = Es müssen { $wanted } Gegner sein, einer für jeden anderen Platz.
refusal-batch-busy = Ein anderer Thread spielt diese Partien gerade; gib jedem Thread eigene Partien.
refusal-bad-option = Die Einstellung „{ $option }“ kann nicht { $value } sein.
refusal-bad-processes = Die Zahl der Prozesse ist eine ganze Zahl über 0, nicht { $number }.
refusal-bad-render-mode = { $mode } lässt sich nicht zeichnen; es gibt: { $known }.
refusal-bad-table-file = { $file } lässt sich nicht als Tabelle schreiben; der Name muss auf eines davon enden: { $known }.
refusal-bad-threads = Die Zahl der Fäden ist eine ganze Zahl über 0, nicht { $number }.
refusal-bot-broken = Der Bot „{ $name }“ { $reason }.
refusal-bot-legal = „{ $move }“ ist in dieser Sicht kein gültiger Zug.
refusal-bot-limit = Eine Grenze muss eine positive Zahl sein: { $what } kann nicht { $value } sein.
refusal-bot-limit-words = Die Grenze eines Bots sind Sekunden, wie master@0.5s, oder Simulationen, wie master@2000, nicht „{ $entrant }“.
refusal-bot-no-moves = Es gibt keinen gültigen Zug zur Wahl.
refusal-bot-not-to-move = Ein Bot antwortet nur für den Platz, der am Zug ist.
refusal-cannot-write = { $file } ist nicht beschreibbar: { $error }.
refusal-illegal-in-batch = Spiel { $place }: { $reason }
refusal-needs-extra = { $what } braucht weitere Pakete: pip install "cothon[{ $extra }]".
refusal-no-cluster = Unter { $address } ist kein Ray-Cluster: { $error }
refusal-unknown-policy = Es gibt keine Spielweise „{ $name }“, die kompiliert spielt. Es gibt: { $known }.
