# Die Wörter von Carthago: Merchants & Guilds.

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
refusal-cards-action-rare = { $file }, Zeile { $line }: Nur { $count } Handelskarten zeigen „{ $action }“; mindestens sechs sind nötig.
refusal-cards-clockwise = { $file }, Zeile { $line }: Der Aktionsplan muss jedes der fünf Felder einmal nennen.
refusal-cards-hall = { $file }, Zeile { $line }: Die Gildenhalle muss jeden dieser Sitze einmal zeigen: { $seats }.

## Guilds: abgelehnte Züge

refusal-guilds-moment-turn = Der Zug beginnt: handeln, passen, oder Embargo, Palette oder Intrige nutzen.
refusal-guilds-moment-marker = Die Intrige versetzt jetzt einen Gildenmarker.
refusal-guilds-moment-play = Jetzt wird das Aktionsfeld mit Karten bezahlt.
refusal-guilds-moment-take = Jetzt nimmst du eine Karte vom Markt oder Stapel oder verzichtest auf die Marktaktion.
refusal-guilds-moment-swap = Jetzt darfst du eine Karte mit dem Markt tauschen oder darauf verzichten.
refusal-guilds-moment-give = Zum Tausch gehört jetzt die Karte, die du gibst.
refusal-guilds-moment-ready = Jetzt wird eines deiner verdeckten Schiffe aufgedeckt.
refusal-guilds-moment-residence = Jetzt darfst du ein Feld der Residenz frei machen oder darauf verzichten.
refusal-guilds-moment-dock = Jetzt darfst du eine Scheibe an einen Anleger legen oder darauf verzichten.
refusal-guilds-moment-deliver = Jetzt darfst du in einen Hafen liefern oder die Lieferungen beenden.
refusal-guilds-moment-pay = Was du gewählt hast, muss erst bezahlt werden.
refusal-guilds-moment-expedition = Jetzt kann Geleitschutz die Expedition retten, oder du lässt sie scheitern.
refusal-guilds-moment-returned = Jetzt darfst du die zurückgekehrte Scheibe auf ein Plättchen legen oder behalten.
refusal-guilds-moment-legacy = Das Vermächtnis verlangt ein Plättchen eines früheren Jahrzehnts.
refusal-guilds-moment-after = Die Hauptaktion ist vorbei: Gildenaktion, Effekt, oder den Zug beenden.
refusal-guilds-moment-setup = Jetzt darf eine Scheibe deiner Residenz an einen Anleger oder liegen bleiben.
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
refusal-guilds-too-few-cards = „{ $space }“ kostet { $needed } Karten, du hast { $held }.
refusal-guilds-no-card-shows = Keine deiner Karten zeigt „{ $space }“.
refusal-guilds-no-card-for-favour = Keine deiner Karten zeigt „{ $space }“, oder für die Gunst bleiben zu wenige andere.
refusal-guilds-no-such-ship-up = Du hast kein offenes Schiff mit „{ $effect }“.
refusal-guilds-in-vain = „{ $effect }“ würde jetzt nichts ändern.
refusal-guilds-no-marker = Auf „{ $space }“ liegt kein Gildenmarker.
refusal-guilds-marker-there = Auf „{ $space }“ liegt schon ein Gildenmarker.
refusal-guilds-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
refusal-guilds-favour-shows = Mit Gunst müssen alle Karten eine andere Aktion zeigen, diese zeigt „{ $space }“: { $card }.
refusal-guilds-does-not-show = Die erste Karte muss „{ $space }“ zeigen; diese tut es nicht: { $card }.
refusal-guilds-play-order = Weitere Karten folgen der Kartenordnung, und es müssen genug übrig sein. Diese passt hier nicht: { $card }.
refusal-guilds-not-in-market = Diese Karte liegt nicht auf dem Markt: { $card }.
refusal-guilds-piles-empty = Nachziehstapel und Ablage sind leer.
refusal-guilds-no-such-ship-down = Du hast kein verdecktes Schiff mit „{ $effect }“.
refusal-guilds-column-empty = Die { $column } ist leer.
refusal-guilds-no-free-dock = Kein Anleger ist frei.
refusal-guilds-column-opulence = Wenn { $count ->
    [one] eine Ware nicht passt
   *[other] { $count } Waren nicht passen
 }, ist die { $column } nicht zu bezahlen.
refusal-guilds-column-price = { $which ->
    [left] Die linke Spalte kostet drei Karten Farbstoff, Öl oder Glas (gleiche Ware); die hast du nicht.
    [middle] Die mittlere Spalte kostet zwei Karten Zeder; die hast du nicht.
   *[right] Die rechte Spalte kostet zwei Karten Schmuck; die hast du nicht.
 }
refusal-guilds-ship-good = Das Schiff will { $good }; diese Karte hat eine andere Ware: { $card }.
refusal-guilds-luxury-matches = Luxus ist für eine Ware, die nicht passt, diese Karte hat { $good }: { $card }.
refusal-guilds-pay-order = Gezahlt wird in der Kartenordnung: { $card } kommt vor { $last }.
refusal-guilds-coins-order = Wenn du jetzt { $card } zahlst, reichen die Karten danach nicht für { $due } Münzen.
refusal-guilds-column-card = Die { $column } ist nicht zu bezahlen mit: { $card }.
refusal-guilds-other-harbour = Diese Aktion gilt dem anderen Hafen.
refusal-guilds-warship-full = Alle { $docks } Kriegsanleger sind besetzt, oder du hast alle anderen schon, oder der Schiffsstapel ist leer.
refusal-guilds-no-such-dock = Es gibt keinen Anleger { $dock }: Der Handelshafen hat { $docks }.
refusal-guilds-no-ship = An Anleger { $dock } liegt kein Schiff.
refusal-guilds-dock-taken = Anleger { $dock } ist besetzt.
refusal-guilds-delivered = In diesen Hafen hast du in dieser Aktion schon geliefert.
refusal-guilds-no-disc = Du hast keine Scheibe an Anleger { $dock }.
refusal-guilds-no-good = Für dieses Schiff fehlt dir: { $good }.
refusal-guilds-no-warship-disc = Du hast dort keine Scheibe.
refusal-guilds-pile-empty = Der Schiffsstapel ist leer.
refusal-guilds-no-trade-card = Du hast keine Handelskarte zum Bezahlen.
refusal-guilds-guild-done = Deine Gildenaktion hast du in diesem Zug schon gemacht.
refusal-guilds-no-guild-marker = Auf „{ $space }“ liegt kein Gildenmarker.
refusal-guilds-no-disc-left = Du hast keine Scheibe bereit.
refusal-guilds-seat-taken = Schon besetzt: { $seat }.
refusal-guilds-too-dear = Das kostet { $cost } Münzen, deine Hand ist { $coins } wert.
refusal-guilds-tile-not-in-game = Das Plättchen „{ $tile }“ ist nicht im Spiel.
refusal-guilds-tile-decade = Das Plättchen „{ $tile }“ gehört zu Jahrzehnt { $decade }.
refusal-guilds-tile-own-disc = Auf „{ $tile }“ liegt schon eine Scheibe von dir.
refusal-guilds-tile-full = Das Plättchen „{ $tile }“ ist voll.
refusal-guilds-opulence-used = Prunk ist genutzt, also muss ein Feld frei werden.
refusal-guilds-not-in-pile = Diese Karte kann jetzt nicht vom Stapel kommen: { $card }.
refusal-guilds-ship-not-in-pile = Dieses Schiff kann jetzt nicht vom Stapel kommen: { $ship }.
refusal-guilds-unused-decade = „{ $tile }“ ist kein Plättchen von Jahrzehnt { $decade }.
refusal-guilds-no-seat = Es gibt keinen Platz { $number }.

## Guilds: was von selbst folgt

guilds-event-disc = Die Scheibe kommt auf den Anker.
guilds-event-returned = { $name } bekommt eine Scheibe zurück: Für sie gibt es kein Schiff mehr.
guilds-event-turned = Das { $ship } wird aufgedeckt.
guilds-event-bonus = Zusätzliche Gildensitze: jetzt { $bonus }.
guilds-event-strength = Die Stärke ist jetzt { $strength }.
guilds-event-emptied = Die { $column } ist leer: ein Gildensitz mehr.
guilds-event-warship = { $won ->
    [yes] Die Expedition gelingt, Stärke { $strength } gegen Gefahr { $danger }: Das Schiff ist gewonnen, und Karten im Wert von mindestens { $coins } werden gezogen.
   *[no] Die Expedition scheitert, Stärke { $strength } gegen Gefahr { $danger }: Eine Karte wird gezogen.
 }
guilds-event-gap = Kein Schiff rückt mehr nach: Platz { $place } des Handelshafens bleibt leer.
guilds-event-bottom = Das { $ship } kommt unter den Stapel.
guilds-event-wasted = Auf „{ $space }“ ist jetzt nichts zu tun.
guilds-event-marker = Der Gildenmarker rückt von { $source } nach { $target } weiter.
guilds-event-neutral = Die neutrale Scheibe rückt von { $source } nach { $target } weiter.
guilds-event-reshuffled = Der Nachziehstapel ist aufgebraucht: { $count ->
    [one] Eine abgelegte Karte wird
   *[other] { $count } abgelegte Karten werden gemischt und
 } zum neuen.
guilds-event-decade = { $decade ->
    [2] Das zweite Jahrzehnt beginnt.
   *[3] Das dritte Jahrzehnt beginnt.
 }
guilds-event-started = { $name } beginnt dieses Jahrzehnt.
guilds-event-ended = Das dritte Jahrzehnt ist vorbei: Das Spiel endet.

## Guilds: was eine Wahl bringen würde

guilds-would-act = { $space ->
    [market] Du nimmst eine Karte, darfst eine tauschen und deckst ein genutztes Schiff auf.
    [residence] { $count ->
        [0] Mit Prunk kannst du eine Scheibe deiner Residenz befreien.
       *[other] Du kannst für Waren eine Scheibe befreien: { $places }.
     }
    [trading] Du kannst eine Scheibe neben ein Schiff legen, um später zu liefern: { $places }.
   *[warship] Du kannst eine Scheibe in den Kriegshafen legen, für eine spätere Expedition.
 }
guilds-would-can-deliver = Du kannst { $good } an Anleger { $dock } liefern: Karten im Wert von mindestens { $coins } und { $effect }.
guilds-would-can-explore = Du kannst mit Stärke { $strength } auf Expedition gehen: { $won } der { $count } möglichen Schiffe sind nicht zu gefährlich.
guilds-would-none-no-disc = Du hast keine Scheibe, die du legen könntest.
guilds-would-none-full = Alle Anleger sind besetzt.
guilds-would-none-leave-one = Alle Anleger darfst du nicht besetzen, und du hast schon alle bis auf einen.
guilds-would-none-no-pile = Der Schiffsstapel ist aufgebraucht.
guilds-would-none-no-goods = Nichts auf deiner Hand befreit eine Scheibe.
guilds-would-none-all-free = In deiner Residenz liegt keine Scheibe mehr.
guilds-would-none-no-payment = Nichts, was dir auf der Hand bliebe, bezahlt eine Lieferung.
guilds-would-none-no-docked = Du hast keine Scheibe im Hafen, mit der du liefern könntest.
guilds-would-none-no-cards = Es gibt nichts zu nehmen oder zu tauschen.
guilds-would-nothing = Das würde dir nichts bringen.
guilds-would-guild-none = Hier liegt ein Gildenmarker, aber { $discs ->
    [0] dir fehlt eine Scheibe für eine Gildenaktion
   *[other] kein Sitz und kein Plättchen ist für dich bezahlbar
 }.
guilds-would-cost = { $cards ->
    [one] Das kostet eine Karte, die die Aktion zeigt.
   *[other] Das kostet { $cards } Karten; eine davon zeigt die Aktion.
 }
guilds-would-guild = Hier liegt ein Gildenmarker: Eine Gildenaktion kann folgen.
guilds-would-pass = Du ziehst eine Karte, und dein Zug endet.
guilds-would-hold = Du hättest dann { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } { $good }, und deine Hand wäre { $coins } Münzen wert.
guilds-would-free = Das kostet { $column ->
    [left] drei Karten Farbstoff, Öl oder Glas (gleiche Ware)
    [middle] zwei Karten Zeder
   *[right] zwei Karten Schmuck
 }, und { $discs ->
    [one] eine Scheibe liegt
   *[other] { $discs } Scheiben liegen
 } dann bereit.
guilds-would-free-setup = Die Scheibe kommt in einen Hafen, und ihr Feld bleibt frei.
guilds-would-bonus = Zusätzliche Gildensitze: { $before } → { $after }.
guilds-would-strength = Stärke: { $before } → { $after }.
guilds-would-column = Die Spalte ist dann leer: ein Gildensitz mehr.
guilds-would-dock = Eine Lieferung dort kostet eine Karte { $good }; davon hast du { $count ->
    [0] keine
    [one] eine
   *[other] { $count }
 }.
guilds-would-reward = Das Schiff bringt Karten im Wert von mindestens { $coins } und { $effect }: { $about }
guilds-would-disc-back = { $discs ->
    [one] Deine Scheibe kommt zurück: eine liegt bereit.
   *[other] Deine Scheibe kommt zurück: { $discs } liegen bereit.
 }
guilds-would-expedition = Eine Expedition trifft mit Stärke { $strength } auf das oberste Schiff des Stapels: Ist dessen Gefahr nicht höher, gewinnst du es und Karten im Wert seiner Münzen, sonst ziehst du eine Karte. Von { $count } möglichen Schiffen sind { $won } nicht zu gefährlich.
guilds-would-returned = In jedem Fall kommt deine Scheibe zurück und darf auf ein Plättchen.
guilds-would-price = Das kostet { $cost } deiner { $coins } Münzen; { $left ->
    [0] keine Scheibe bleibt
    [one] eine Scheibe bleibt
   *[other] { $left } Scheiben bleiben
 } bereit.
guilds-would-tile = { $points ->
    [one] Das Plättchen bringt dir nach jetzigem Stand einen Punkt, höchstens 12.
   *[other] Das Plättchen bringt dir nach jetzigem Stand { $points } Punkte, höchstens 12.
 }
guilds-would-seat = Gildensitze × Schiffe wären { $seats } × { $ships } = { $points }.
guilds-would-use = { $about }
guilds-would-score = Wäre dann das Spiel zu Ende: { $after } Punkte statt { $before }.

## Guilds: der Tisch im Terminal

guilds-drawn-time = Jahrzehnt { $decade }, Runde { $round } (★ Gildenmarker)
guilds-drawn-market = Markt
guilds-drawn-trading = Handelshafen
guilds-drawn-warship = Kriegshafen
guilds-drawn-docks =
    Anleger { $warship }
    Anker { $anchor }
    Schiffsstapel { $pile }
guilds-drawn-outside = wartet
guilds-drawn-empty = leer
guilds-drawn-neutral = neutral
guilds-drawn-trade = { $good } { $coins } · { $action }
guilds-drawn-ship = { $good } { $coins } · { $effect } · Gefahr { $danger }
guilds-drawn-hall = Gildenhalle
guilds-drawn-forum = Forum: { $discs }
guilds-drawn-tiles = Plättchen
guilds-drawn-cards = { $count } ({ $base } Grundk.)
guilds-drawn-hand = deine Hand: { $coins } Münzen
guilds-drawn-column = { $column ->
    [hand] Hand
    [discs] Scheiben
    [freed] frei
    [up] Schiffe offen
    [down] Schiffe verdeckt
   *[played] gespielt
 }
guilds-drawn-score = { $part ->
    [hall] Gildenhalle
    [bonus] zusätzliche Sitze
    [columns] leere Spalten
    [guild_seats] Gildensitze
    [ships] Schiffe
    [seats_times_ships] Sitze × Schiffe
    [guild-hall-1] Gildenhalle 1
    [achievement-tiles] Erfolge
    [residence-1] Residenz 1
    [guild-hall-2] Gildenhalle 2
    [victory-points] Siegpunkte
    [ship-cards] Schiffskarten
    [coins] Münzen
    [residence-2] Residenz 2
    [goods] Waren
   *[other] { $part }
 }

## Guilds: Züge in Worten

guilds-act = { $name } wählt die Aktion { $what }.
guilds-pass = { $name } passt und zieht eine Karte.
guilds-use = { $name } nutzt ein Schiff: { $what }.
guilds-marker = { $name } versetzt einen Gildenmarker von { $source } nach { $target }.
guilds-play = { $name } spielt { $what }.
guilds-take = { $name } nimmt { $what } vom Markt.
guilds-take-pile = { $name } nimmt die oberste Karte des Stapels.
guilds-swap = { $name } tauscht eine Karte gegen { $what } vom Markt.
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
guilds-decline-deliver = { $name } liefert nichts.
guilds-decline-deliver-further = { $name } liefert nicht weiter.
guilds-decline-expedition = { $name } lässt die Expedition scheitern.
guilds-decline-returned = { $name } behält die zurückgekehrte Scheibe.
guilds-decline-setup = { $name } beginnt ohne Scheibe in den Häfen.
guilds-done = { $name } beendet den Zug.
guilds-draw-market = Auf den Markt kommt { $what }.
guilds-draw-markers = Für die Gildenmarker wird gezogen: { $what }.
guilds-draw-neutral = Für die neutralen Scheiben wird gezogen: { $what }.
guilds-draw-reward = { $name } zieht { $what }.
guilds-deal = { $name } zieht ungesehen eine Karte.
guilds-ship-joins = Neu im Handelshafen: { $what }.
guilds-ship-met = Die Expedition trifft auf: { $what }.
guilds-unused = Das Plättchen { $what } bleibt aus dem Spiel.
guilds-start = { $name } beginnt.

## Namen der Dinge, in Sätzen und auf der Seite

guilds-name-action = { $action ->
    [market] Markt
    [residence] Residenz
    [trading] Handelsanleger
    [warship] Kriegsanleger
   *[delivery] Lieferung
 }
guilds-name-good = { $good ->
    [dyes] Farbstoff
    [oils] Öl
    [glass] Glas
    [cedar] Zeder
   *[jewelry] Schmuck
 }
guilds-name-effect = { $effect ->
    [embargo] Embargo
    [palette] Palette
    [commando] Kommando
    [favour] Gunst
    [opulence] Prunk
    [legacy] Vermächtnis
    [intrigue] Intrige
    [luxury] Luxus
   *[escorts] Geleitschutz
 }
guilds-name-effect-about = { $effect ->
    [embargo] Das vorderste Schiff kommt unter den Stapel.
    [palette] Die fünf Marktkarten werden ersetzt.
    [commando] Deine Scheibe kommt statt auf einen Anleger auf den Anker.
    [favour] Die gespielten Karten müssen die Aktion nicht zeigen.
    [opulence] Eine bezahlte Ware muss nicht passen.
    [legacy] Du darfst ein Plättchen eines früheren Jahrzehnts nehmen.
    [intrigue] Du versetzt einen Gildenmarker auf ein anderes Feld.
    [luxury] Jede Ware bezahlt das Schiff.
   *[escorts] Stärke +2 bei dieser Expedition.
 }
guilds-name-tile = { $tile ->
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
guilds-name-base = Grundkarte { $action }
guilds-name-trade = { $good } im Wert von { $coins } ({ $action })
guilds-name-ship = Schiff mit { $good } ({ $effect }, Wert { $coins }, Gefahr { $danger })
guilds-name-seat = { $seat ->
    [forum] Forum
   *[other] Gildensitz zu { $seat }
 }
guilds-name-column = { $column ->
    [left] linke Spalte
    [middle] mittlere Spalte
   *[right] rechte Spalte
 }
guilds-name-dock = Anleger { $number }

## Die Seite

guilds-page-title-standard = Carthago: Merchants & Guilds
guilds-page-about-standard = Das größere Spiel: drei Jahrzehnte voller Lieferungen, Expeditionen und Gildensitze. Mit Menschen etwa neunzig Minuten.
guilds-page-pitch = Gewinne Schiffe durch Handel und Wagemut und Sitze in der Gildenhalle durch Gold. Am Ende wird das eine mit dem anderen multipliziert.
guilds-page-time = etwa 90 Minuten
guilds-page-ending-third-decade = Das dritte Jahrzehnt ist vorbei.
guilds-page-score-hall = Gildenhalle
guilds-page-score-bonus = Zusatzsitze der Residenz
guilds-page-score-columns = Leere Spalten der Residenz
guilds-page-score-guild-seats = Gildensitze zusammen
guilds-page-score-ships = Schiffe
guilds-page-score-seats-times-ships = Sitze × Schiffe
guilds-page-score-guild-hall-1 = Plättchen: Gildenhalle 1
guilds-page-score-achievement-tiles = Plättchen: Erfolge
guilds-page-score-residence-1 = Plättchen: Residenz 1
guilds-page-score-guild-hall-2 = Plättchen: Gildenhalle 2
guilds-page-score-victory-points = Plättchen: Siegpunkte
guilds-page-score-ship-cards = Plättchen: Schiffskarten
guilds-page-score-coins = Plättchen: Münzen
guilds-page-score-residence-2 = Plättchen: Residenz 2
guilds-page-score-goods = Plättchen: Waren
guilds-page-standing = { $seats ->
    [one] 1 Sitz
   *[other] { $seats } Sitze
 } × { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
 } + { $tiles } für Plättchen
guilds-page-standing-hand = und was Handkarten bringen
guilds-page-action-narrow = { $action ->
    [trading] Handels{"\u00AD"}anleger
    [warship] Kriegs{"\u00AD"}anleger
   *[other] { guilds-name-action }
 }
guilds-page-effect-when = { $effect ->
    [embargo] Vor oder nach deiner Aktion.
    [palette] Vor oder nach deiner Aktion oder beim Markt.
    [commando] Beim Kriegsanleger, wenn alle besetzt sind.
    [favour] Wenn du Karten für eine Aktion spielst.
    [opulence] Bei der Residenz.
    [legacy] Wenn du eine Scheibe auf ein Plättchen legst.
    [intrigue] Vor oder nach deiner Aktion.
    [luxury] Wenn du ein Schiff im Handelshafen bezahlst.
   *[escorts] Wenn eine Expedition scheitern würde.
 }
guilds-page-can-use = Jetzt nutzbar
guilds-page-can-turn = Aufdecken
guilds-page-face-down = Genutzt: verdeckt, bis der Markt es aufdeckt.
guilds-page-tile-about = { $tile ->
    [guild-hall-1] 4 Punkte je Scheibe im Forum
    [achievement-tiles] 2 Punkte je Scheibe auf Plättchen
    [residence-1] 3 Punkte je freiem Feld
    [guild-hall-2] 3 Punkte je Scheibe im größten Block
    [victory-points] 7, 6, 5 Punkte für deine Plätze auf Plättchen
    [ship-cards] Sätze gleicher oder verschiedener Schiffswaren
    [coins] ein Drittel der Münzen auf der Hand
    [residence-2] 3 Punkte je Scheibe, die bereitliegt
   *[goods] Sätze gleicher oder verschiedener Waren auf der Hand
 }
guilds-page-own-ship = { $ship }, { $side ->
    [down] verdeckt
   *[up] offen
 }
guilds-page-anchor = Anker
guilds-page-neutral = neutrale Scheibe
guilds-page-space = { $action }{ $marker ->
    [yes] , mit Gildenmarker
   *[no] {""}
 }{ $count ->
    [0] {""}
   *[other] , Scheiben: { $discs }
 }
guilds-page-decade = { $decade ->
    [1] Erstes Jahrzehnt
    [2] Zweites Jahrzehnt
   *[3] Drittes Jahrzehnt
 }
guilds-page-round = Runde { $round } von { $rounds }
guilds-page-course = Jahrzehnt { $decade }/{ $decades }, Runde { $round }/{ $rounds } · noch { $ships } Schiffe · Nachziehstapel { $draw } · endet nach Jahrzehnt { $decades }
guilds-page-course-narrow = Jahrzehnt { $decade }/{ $decades }, Runde { $round }/{ $rounds }
guilds-page-trading-harbour = Handelshafen
guilds-page-warship-harbour = Kriegshafen
guilds-page-pile-left = { $count ->
    [one] ein Schiff
   *[other] { $count } Schiffe
 } im Stapel
guilds-page-outside = draußen
guilds-page-waiting = Wartet draußen: { $ship }
guilds-page-dock-with = Anleger { $number }: { $ship }{ $taken ->
    [yes] , Scheibe von { $name }
   *[no] , frei
 }
guilds-page-warship-docks = Kriegsanleger, { $docks } insgesamt: { $count ->
    [0] alle frei
   *[other] Scheiben von { $discs }
 }
guilds-page-anchor-with = Anker: { $count ->
    [0] keine Scheibe
   *[other] Scheiben von { $discs }
 }
guilds-page-hall = Gildenhalle
guilds-page-covered = abgedeckt
guilds-page-forum = Forum
guilds-page-seat-with = Sitz { $seat }, { $cost } Münzen, { $taken ->
    [yes] { $name }
   *[no] frei
 }
guilds-page-forum-with = Forum, { $cost } Münzen{ $count ->
    [0] {""}
   *[other] , Scheiben von { $discs }
 }
guilds-page-tiles = Plättchen
guilds-page-tile-with = { $tile }, Jahrzehnt { $decade }{ $count ->
    [0] {""}
   *[other] , Scheiben von { $discs }
 }{ $cost ->
    [0] , voll
   *[other] , der nächste Platz kostet { $cost }
 }
guilds-page-in-market = { $card }, auf dem Markt
guilds-page-in-hand = { $card }, in deiner Hand
guilds-page-column-with = { $column ->
    [left] Linke Spalte: { $price } Karten Farbstoff, Öl oder Glas (gleiche Ware)
    [middle] Mittlere Spalte: { $price } Karten Zeder
   *[right] Rechte Spalte: { $price } Karten Schmuck
 } befreien die nächste Scheibe; auf { $left } von { $spaces } Feldern liegen noch Scheiben
guilds-page-column-given = { $column ->
    [left] Linke Spalte
    [middle] Mittlere Spalte
   *[right] Rechte Spalte
 }: ihre nächste Scheibe kommt kostenlos in einen Hafen; auf { $left } von { $spaces } Feldern liegen noch Scheiben
guilds-page-ships = Schiffe
guilds-page-no-ships = Noch keine Schiffe.
guilds-page-your-house = Deine Residenz
guilds-page-residence = Residenz und gespielte Karten
guilds-page-available = { $count ->
    [one] eine Scheibe bereit
   *[other] { $count } Scheiben bereit
 }
guilds-page-played = In diesem Jahrzehnt gespielt
guilds-page-hand-sum = { $coins } Münzen wert
guilds-page-order = Ordnung der Hand
guilds-page-order-by = { $order ->
    [action] Aktion
    [good] Ware
   *[coins] Münzen
 }
guilds-page-path = Schritte dieser Aktion
guilds-page-zones = Teile des Tisches
guilds-page-zone = { $zone ->
    [actions] Aktionen
    [harbours] Häfen
    [market] Markt
    [guild] Gilde
   *[house] Haus
 }
guilds-page-choices = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
 }
guilds-page-your-ships = Deine Schiffe
guilds-page-point = Zeig auf eine Möglichkeit, um die Folgen zu sehen.
guilds-page-step-done = erledigt
guilds-page-step = { $step ->
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
    [expedition] Geleitschutz
    [returned] zurückgekehrte Scheibe legen
    [legacy] früheres Plättchen
    [marker] Marker versetzen
    [after] Gildenaktion
    [effects] Schiff nutzen
   *[other] { $step }
 }
guilds-page-do = { $step ->
    [turn] Wähle eine Aktion, oder passe für eine Karte.
    [marker] Wähle auf dem Rad einen Gildenmarker, dann sein neues Feld.
    [take] Nimm eine Karte vom Markt oder vom Stapel.
    [swap] Du darfst tauschen: Welche Marktkarte möchtest du?
    [give] Welche Karte gibst du dafür?
    [ready] Welches Schiff deckst du auf?
    [residence] Aus welcher Spalte befreist du eine Scheibe?
    [dock] Wohin legst du deine Scheibe?
    [deliver] Wohin lieferst du?
    [expedition] Das Schiff ist zu gefährlich. Geleitschutz nutzen?
    [returned] Deine Scheibe ist zurück. Auf ein Plättchen legen?
    [legacy] Welches Plättchen eines früheren Jahrzehnts?
    [setup] Mit einer Scheibe im Hafen beginnen? Wähle die Spalte, aus der sie kommt.
    [setup-dock] Wohin kommt diese Scheibe?
    [turn-use] Wähle eine Aktion auf dem Rad, nutze ein Schiff oder passe für eine Karte.
    [turn-pass] Du kannst keine Aktion bezahlen: Passe und zieh eine Karte.
    [after] Nimm einen Gildensitz oder ein Plättchen, oder beende deinen Zug.
    [after-use] Nimm einen Gildensitz oder ein Plättchen, nutze ein Schiff, oder beende deinen Zug.
    [effects] Nutze ein Schiff, oder beende deinen Zug.
   *[other] Du entscheidest.
 }
guilds-page-do-nothing = Hier geht jetzt nichts: Es fehlt eine Karte, eine Scheibe oder ein freier Platz.
guilds-page-do-play = { $count ->
    [one] Diese Karte bezahlt: { $action }.
   *[other] Diese { $count } Karten bezahlen: { $action }.
 } Zum Ändern Karten anklicken.
guilds-page-do-pay-coins = { $over ->
    [0] Bezahle genau { $cost } Münzen für: { $what }. Zum Ändern Karten anklicken.
   *[other] Bezahle { $paid } statt { $cost } Münzen für: { $what }; zurück kommt nichts. Zum Ändern Karten anklicken.
 }
guilds-page-confirm-play = { $count ->
    [one] Diese Karte spielen
   *[other] Diese { $count } Karten spielen
 }
guilds-page-confirm-pay = { $count ->
    [one] Mit dieser Karte zahlen
   *[other] Mit diesen { $count } Karten zahlen
 }
guilds-page-move = { $move ->
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
guilds-page-move-use = { $effect } nutzen
guilds-page-move-ready = { $effect } aufdecken
guilds-page-advice = { $move ->
    [act] Geh zu { $what }
    [marker] Versetze einen Gildenmarker: { $what } → { $target }
    [play] Spiel { $what }
    [take] Nimm { $what }
    [take-pile] Nimm die oberste Karte vom Stapel
    [swap] Tausche für { $what }
    [give] Gib { $what }
    [pay] Bezahle mit { $what }
    [free] Befreie eine Scheibe: { $what }
    [dock] Leg eine Scheibe: { $what }
    [dock-warship] Leg eine Scheibe in den Kriegshafen
    [deliver] Liefere: { $what }
    [deliver-warship] Geh auf Expedition
    [deliver-anchor] Geh vom Anker auf Expedition
    [seat] Kauf { $what }
    [tile] Leg eine Scheibe auf { $what }
    [use] Nutze { $what }
    [ready] Deck { $what } auf
    [pass] Passe und zieh eine Karte
    [done] Beende deinen Zug
   *[decline] Lass es
 }
guilds-page-read-time = Jahrzehnt { $decade }, Runde { $round }. Gildenmarker: { $markers }.
guilds-page-read-dock = Anleger { $number }: { $ship }{ $taken ->
    [yes] , Scheibe von { $name }
   *[no] , frei
 }.
guilds-page-read-hall = Gildenhalle: { $seats }. Frei: { $free }.
guilds-page-read-free = { $count } für { $cost } Münzen
guilds-page-read-outside = Draußen vor dem Handelshafen: { $ships }.
guilds-page-read-warship = { guilds-page-warship-docks }.
guilds-page-read-tile = { guilds-page-tile-with }.
guilds-page-read-held = { $place }: { $name }
guilds-page-read-seat = { $name }: { $hand ->
    [one] eine Karte
   *[other] { $hand } Karten
 } auf der Hand, Aktionsscheibe auf { $space }, { $discs ->
    [one] eine Scheibe
   *[other] { $discs } Scheiben
 } bereit, offene Schiffe: { $up }, verdeckte Schiffe: { $down }, { $freed ->
    [one] ein Feld
   *[other] { $freed } Felder
 } der Residenz frei.
guilds-page-turn-took = nimmt { $card }
guilds-page-turn-pile = nimmt eine Karte vom Stapel
guilds-page-turn-swapped = tauscht { $given } gegen { $card }
guilds-page-turn-disc = legt eine Scheibe: { $place }
guilds-page-turn-freed = befreit eine Scheibe der Residenz
guilds-page-turn-delivered = liefert: { $ship }
guilds-page-turn-won = Expedition gewinnt { $ship }
guilds-page-turn-lost = Expedition scheitert
guilds-page-turn-gained = zieht { $cards }
guilds-page-turn-seat = { $place } für { $coins }
guilds-page-turn-tile = Plättchen { $tile } für { $coins }
guilds-page-turn-effect = nutzt { $effect }
guilds-page-turn-passed = passt und zieht eine Karte
guilds-page-turn-wasted = ohne Ergebnis
guilds-page-turn-decade = Jahrzehnt { $decade } beginnt
guilds-page-what-card = { $card }. Spiel sie für ihre Aktion, zahl mit ihrer Ware oder mit ihren Münzen.
guilds-page-what-base = { $card }. Sie hat nur eine Aktion und kommt am Ende des Jahrzehnts zurück.
guilds-page-what-space = { $name }: { $action ->
    [market] Nimm eine Karte, tausche eine, deck ein Schiff auf.
    [residence] Befreie Scheiben, indem du mit Waren zahlst.
    [trading] Leg eine Scheibe neben ein Schiff, um später dort zu liefern.
    [warship] Leg eine Scheibe dorthin, für eine spätere Expedition.
   *[delivery] Zahl die Ware des Schiffs und nimm es, oder geh auf Expedition.
 } Das kostet eine Karte, die die Aktion zeigt, und eine weitere für jede andere Scheibe. Mit einem Gildenmarker kann ein Gildensitz oder ein Plättchen folgen.
guilds-page-what-tile = { $tile }: { $about }. Erster Platz { $first } Münzen, zweiter { $second } Münzen.
guilds-page-what-seat = Ein Gildensitz für { $cost } Münzen. Am Ende werden deine Sitze mit deinen Schiffen multipliziert.
guilds-page-what-forum = Das Forum: ein Gildensitz für { $cost } Münzen, mit Platz für alle.
guilds-page-what-dock = Mit einer Scheibe hier darfst du die Ware liefern, die das Schiff daneben will.
guilds-page-what-ship = { $ship }. { $effect }: { $about } { $when }
guilds-page-what-warship = Der Kriegshafen: Eine Scheibe hier geht auf Expedition gegen das oberste Schiff des Stapels.
guilds-page-what-anchor = Der Anker: Mit { $effect } liegt eine Scheibe hier, obwohl alle Anleger belegt sind.
guilds-page-what-residence = Eine Residenz: Befreite Scheiben kannst du nutzen, und jede leere Spalte zählt als Gildensitz.
guilds-page-what-discs = Scheiben, die bereitliegen: Jeder Anleger, jeder Sitz und jedes Plättchen braucht eine.
guilds-page-what-hand = Handkarten.
guilds-page-what-piles = Das Spiel endet nach Jahrzehnt { $decades }. Im Stapel der Schiffe liegen { $ships }, im Nachziehstapel { $draw } Karten.
guilds-page-what-points = Punkte bisher: Gildensitze × Schiffe und was die Plättchen bringen.
guilds-page-what-market = Der Markt: Eine Marktaktion nimmt eine dieser Karten oder die oberste des Stapels.
guilds-page-market = Markt
guilds-page-read-market = Markt: { $cards }.

## Guilds: Gründe in Rückblicken

guilds-reason-seat = { $side ->
    [others] Die anderen nehmen
   *[one] { $name } nimmt
 } { $better } Gildensitze statt { $played }.
guilds-reason-ship = { $side ->
    [others] Die anderen bekommen
   *[one] { $name } bekommt
 } { $better } Schiffe statt { $played }.
guilds-reason-tile = { $side ->
    [others] Die anderen nehmen
   *[one] { $name } nimmt
 } { $better } Plättchen statt { $played }.
guilds-reason-delivered = { $side ->
    [others] Die anderen liefern
   *[one] { $name } liefert
 } { $better } Mal statt { $played }.
guilds-reason-effect = { $side ->
    [others] Die anderen nutzen
   *[one] { $name } nutzt
 } { $better } Schiffseffekte statt { $played }.
guilds-reason-took = { $side ->
    [others] Die anderen nehmen
   *[one] { $name } nimmt
 } { $better } Karten statt { $played }.
guilds-reason-paid = { $side ->
    [others] Die anderen bezahlen
   *[one] { $name } bezahlt
 } mit { $better } Karten statt { $played }.
guilds-reason-wasted = { $side ->
    [others] Die anderen verschenken
   *[one] { $name } verschenkt
 } { $better } Aktionen statt { $played }.
guilds-reason-soon-seat = { $side ->
    [others] Die anderen nehmen
   *[one] { $name } nimmt
 } binnen einer Runde in { $better } von 100 Spielen einen Gildensitz statt in { $played }.
guilds-reason-soon-ship = { $side ->
    [others] Die anderen bekommen
   *[one] { $name } bekommt
 } binnen einer Runde in { $better } von 100 Spielen ein Schiff statt in { $played }.
guilds-reason-soon-tile = { $side ->
    [others] Die anderen nehmen
   *[one] { $name } nimmt
 } binnen einer Runde in { $better } von 100 Spielen ein Plättchen statt in { $played }.
guilds-reason-soon-delivered = { $side ->
    [others] Die anderen liefern
   *[one] { $name } liefert
 } binnen einer Runde in { $better } von 100 Spielen statt in { $played }.
guilds-reason-soon-effect = { $side ->
    [others] Die anderen nutzen
   *[one] { $name } nutzt
 } binnen einer Runde in { $better } von 100 Spielen einen Schiffseffekt statt in { $played }.
guilds-reason-soon-took = { $side ->
    [others] Die anderen nehmen
   *[one] { $name } nimmt
 } binnen einer Runde in { $better } von 100 Spielen eine Karte statt in { $played }.
guilds-reason-soon-paid = { $side ->
    [others] Die anderen bezahlen
   *[one] { $name } bezahlt
 } binnen einer Runde in { $better } von 100 Spielen mit Karten statt in { $played }.
guilds-reason-soon-wasted = { $side ->
    [others] Die anderen verschenken
   *[one] { $name } verschenkt
 } binnen einer Runde in { $better } von 100 Spielen eine Aktion statt in { $played }.

## Wie ein Tisch heißt, den niemand benannt hat

guilds-table-name = { $place }
guilds-table-places = Färbergasse, Ölpresse, Glasofen, Zedernhof, Goldgasse, Admiralsinsel, Byrsahügel, Forumstreppe, Töpferstraße, Seilerbahn, Segelboden, Waaghaus, Salztor, Lampenhof, Magoviertel, Kupferschmiede

## Themen der Rätsel

guilds-page-theme-end = Das Spielende
guilds-page-theme-tiles = Plättchen
guilds-page-theme-guild = Gildensitze
guilds-page-theme-delivery = Lieferung
guilds-page-theme-danger = Gefahr auf See
guilds-page-theme-effects = Schiffseffekte
guilds-page-theme-residence = Residenz
guilds-page-theme-market = Markt
guilds-page-theme-denying = Anderen zuvorkommen
guilds-page-theme-passing = Wann passen

## Lektionen, vom Server erzählt

guilds-lesson-first = Guilds in zehn Minuten
guilds-lesson-first-about = Ein ganzes erstes Jahrzehnt, Zug um Zug.
guilds-lesson-first-learned = Gewinne Schiffe, kauf Sitze, die sie vervielfachen, und wähl Plättchen, die zu dem passen, was du tust.
guilds-lesson-first-aim = Wer nach drei Jahrzehnten die meisten Punkte hat, gewinnt: Gildensitze × Schiffe, dazu, was deine Plättchen bringen. Zuerst ein Schiff: Wähl den Handelsanleger und spiel die Grundkarte, die ihn zeigt.
guilds-lesson-first-aim-other = Das darfst du, aber beginn am Handelsanleger mit der Grundkarte. Eine Handelskarte könnte auch Ware oder Münzen sein, also behalt deine.
guilds-lesson-first-dock = Mit einer Scheibe neben einem Schiff kannst du dort später liefern. Das Schiff an Anleger 2 will Glas, und du hast Glas: Leg deine Scheibe dorthin.
guilds-lesson-first-dock-good = Auch die anderen haben angelegt. Gisko musste am Handelsanleger 2 Karten spielen, weil deine Scheibe dort lag.
guilds-lesson-first-dock-other = Das darfst du, aber mit deinem Glas kannst du nur das Schiff an Anleger 2 bezahlen.
guilds-lesson-first-price = Eine Aktion kostet 1 Karte, die sie zeigt, und 1 beliebige weitere für jede andere Scheibe auf dem Feld. Elissas Scheibe liegt am Kriegsanleger: Geh dorthin und spiel 2 Karten.
guilds-lesson-first-price-other = Das darfst du, aber behalt deine Handelskarten und die Grundkarten Markt für später: Spiel die Grundkarten Kriegsanleger und Lieferung.
guilds-lesson-first-warship = Vom Kriegshafen aus schickst du Expeditionen los. Leg eine Scheibe dorthin.
guilds-lesson-first-warship-good = Jetzt hast du in jedem Hafen eine Scheibe. Die anderen haben gepasst; wer passt, zieht eine Karte.
guilds-lesson-first-warship-other = Dann wären die gespielten Karten umsonst. Leg eine Scheibe an.
guilds-lesson-first-uses = Eine Handelskarte kann dreierlei sein: ihre Aktion, ihre Ware oder ihre Münzen, jedes Mal nur eines. Eine Grundkarte hat nur ihre Aktion. Behalt also deine Handelskarten und geh mit einer Grundkarte zur Lieferung.
guilds-lesson-first-uses-other = Das darfst du, aber du kannst jetzt in beiden Häfen liefern. Tu das zuerst.
guilds-lesson-first-deliver = Die Aktion Lieferung gilt für beide Häfen. Beginn im Handelshafen und gib das Glas: Du bekommst das Schiff und Karten, die mindestens seine 6 Münzen wert sind.
guilds-lesson-first-deliver-good = Dein erstes Schiff! Solange es offen liegt, kannst du seinen Effekt einmal nutzen; dann wird es verdeckt. Und du hast Karten im Wert von 10 Münzen gezogen.
guilds-lesson-first-deliver-other = Das darfst du, aber beginn mit dem Schiff im Handelshafen: Seine Belohnung hilft dir weiter.
guilds-lesson-first-expedition = Jetzt die Expedition: Bezahl irgendeine Handelskarte, und das oberste Schiff des Stapels wird aufgedeckt. Ist deine Stärke, jetzt 1, mindestens so groß wie seine Gefahr, gehört es dir; sonst ziehst du nur eine Karte. Zahl die Zeder.
guilds-lesson-first-expedition-good = Gefahr 1: Du warst stark genug und hast jetzt 2 Schiffe. Ein so gewonnenes liegt zuerst verdeckt.
guilds-lesson-first-expedition-other = Das darfst du, aber deine Farbstoffe brauchst du bald zusammen, und deine Münzen auch. Zahl mit der Zeder.
guilds-lesson-first-tile = Die Scheibe kehrt zurück, gewonnen oder nicht, und darf gleich auf ein Plättchen dieses Jahrzehnts, dessen erster Platz 2 Münzen kostet. Residenz 1 bringt 3 Punkte für jedes Feld, das du frei machst: Nimm es.
guilds-lesson-first-tile-good = Plättchen zählen am Ende des Spiels, jedes höchstens 12 Punkte.
guilds-lesson-first-tile-other = Das darfst du, aber du wirst gleich Felder frei machen, und das belohnt Residenz 1. Zahl mit dem Glas und behalt deine Farbstoffe.
guilds-lesson-first-marker = Auf Residenz liegt ein Gildenmarker: Nach der Aktion dort darfst du auch eine Gildenaktion ausführen. Geh dorthin.
guilds-lesson-first-marker-other = Das darfst du, aber mit drei Farbstoffen auf der Hand und einem Marker auf dem Feld bringt dir Residenz am meisten.
guilds-lesson-first-residence = Drei Karten einer Ware, Farbstoff, Öl oder Glas, befreien die oberste Scheibe der linken Spalte. Bezahl deine drei Farbstoffe.
guilds-lesson-first-residence-good = Eine Scheibe mehr zum Setzen, und 3 Punkte auf deinem Plättchen. Zwei Zedern machen in der Mitte eine frei und dich stärker, zweimal Schmuck rechts eine. Weiter unten bringt diese Spalte Sitze, ebenso jede leere Spalte.
guilds-lesson-first-residence-other = Dann wären die gespielten Karten umsonst. Befreie die Scheibe.
guilds-lesson-first-seat = Jetzt die Gildenaktion: Ein Sitz in der Gildenhalle kostet so viele Münzen, wie darauf steht, und eine Scheibe, die dort bleibt. Nimm den Sitz für 6.
guilds-lesson-first-seat-good = 1 Sitz × 2 Schiffe = 2 Punkte. Jeder Sitz vervielfacht alle deine Schiffe, also willst du beides. Der benutzte Gildenmarker ist weitergezogen.
guilds-lesson-first-seat-other = Das darfst du, aber ohne Sitz zählen deine 2 Schiffe nichts. Nimm den Sitz für 6.
guilds-lesson-first-market = Dein letzter Zug im Jahrzehnt: Geh zum Markt. Die neutrale Scheibe dort zählt wie jede andere, also kostet es 2 Karten.
guilds-lesson-first-market-other = Du darfst passen und eine Karte ziehen. Aber der Markt bringt dir eine Karte deiner Wahl und mehr.
guilds-lesson-first-take = Nimm eine offene Karte oder eine unbekannte vom Stapel. Nimm hier die Zeder mit Wert 5.
guilds-lesson-first-take-other = Das darfst du, aber mit 5 Münzen oder Zeder kannst du mehr anfangen.
guilds-lesson-first-swap = Dann darfst du eine Handkarte gegen eine des Marktes tauschen. Behalt diesmal deine.
guilds-lesson-first-swap-good = Der Markt hat auch dein verdecktes Schiff aufgedeckt: Sein Effekt kann jetzt genutzt werden.
guilds-lesson-first-swap-other = Das darfst du, aber etwas Besseres als deine Zeder brauchst du jetzt nicht. Verzichte.
guilds-lesson-first-guild = Auch hier liegt ein Gildenmarker. Kauf mit deiner Karte einen Platz auf dem Plättchen Erfolge: 2 Punkte für jede deiner Scheiben auf Plättchen.
guilds-lesson-first-guild-good = Damit endete das erste von drei Jahrzehnten zu je fünf Runden: Alle nahmen ihre gespielten Karten zurück und zogen 2 neue, der Markt ist neu, und neue Plättchen sind offen. Bisher hast du 1 × 2 + 3 + 4 = 9 Punkte.
guilds-lesson-first-guild-other = Das darfst du, aber nach diesem Zug ist das Jahrzehnt vorbei, und seine Plättchen sind geschlossen. Nutz den Marker.

## Was ein Trainer in den ersten Spielen sagt

guilds-coach-turn = In jedem Zug wählst du eine Aktion: Spiel eine Karte, die sie zeigt, und eine weitere für jede andere Scheibe auf dem Feld.
guilds-coach-played = Gespielte Karten bekommst du im nächsten Jahrzehnt zurück; Karten, mit denen du zahlst, sind weg.
guilds-coach-docks = Alle Anleger im Handelshafen sind besetzt: Der Handelsanleger brächte dir jetzt nichts.
guilds-coach-delivery = Du hast die Ware, die das Schiff an deinem Anleger will: Eine Lieferung bringt dir dieses Schiff.
guilds-coach-marker = Auf diesem Feld liegt ein Gildenmarker: Nach der Aktion hier darfst du auch einen Sitz oder einen Platz auf einem Plättchen kaufen.
guilds-coach-after = Gildensitze mal Schiffe entscheidet: Ein Sitz ist so viele Punkte wert, wie du Schiffe hast.
guilds-coach-deliver = Eine Lieferung bringt das Schiff, seinen Effekt und Karten im Wert seiner Münzen.
guilds-coach-effect = Ein offen liegendes Schiff hat einen Effekt: Du darfst ihn einmal nutzen, zu dem Zeitpunkt, den es nennt.
guilds-coach-end = Die nächste Runde ist die letzte: Scheiben an den Anlegern und Karten auf der Hand zählen dann nichts, außer eines deiner Plättchen zählt sie.
guilds-coach-setup = Vor dem ersten Zug darfst du eine Scheibe deiner Residenz kostenlos in einen Hafen setzen: Ihr Feld ist für immer frei, und die mittlere Spalte macht dich stärker.
