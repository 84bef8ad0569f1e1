## Ablehnungen, die es in jedem Spiel gibt

refusal-unknown-move = Es gibt keinen Zug „{ $move }“.
refusal-not-now = „{ $move }“ kann jetzt nicht gespielt werden.
refusal-game-over = Das Spiel ist zu Ende.
refusal-no-moves = Die Liste enthält keinen Zug.
refusal-decision-over = Die Entscheidung ist vor „{ $move }“ schon vollständig: Was folgt, entscheidest du jetzt nicht.
refusal-not-your-turn = Du bist nicht am Zug: Jetzt entscheidet { $name }.
refusal-no-chance = Jetzt ist nichts dem Zufall überlassen.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
refusal-undo-past-chance = Seither wurde eine Karte aufgedeckt, darum gilt die Entscheidung.
refusal-undo-past-other = { $name } hat seither gezogen, darum gilt die Entscheidung.
refusal-undo-at-once = Diese Entscheidung kannst du zurücknehmen, ohne zu fragen.
refusal-undo-asked = Es hat schon jemand darum gebeten, eine Entscheidung zurückzunehmen.
refusal-nothing-asked = Niemand wartet auf deine Antwort.
refusal-unknown-game = Ein Spiel „{ $name }“ gibt es nicht. Es gibt: { $known }.
refusal-unknown-rules = Regeln „{ $rules }“ gibt es nicht. Es gibt: { $known }.
refusal-game-entry = COTHON_GAMES nennt „{ $entry }“, was kein Spiel als Modul:Klasse ist: { $reason }
refusal-game-unfit = { $game } ist kein Spiel, das hier gespielt werden kann: Seine Klasse muss von cothon.core.game.Game abstammen.
refusal-game-lacks = { $game } sagt nichts über { $what }.
refusal-game-taken = Es gibt schon ein Spiel „{ $game }“.
refusal-game-rule-sets = Regeln von { $game } heißen „{ $game }/…“, nicht „{ $rules }“.
refusal-game-seats = { $game } hat { $seats } Plätze; höchstens { $most } sind möglich.
refusal-game-moves = { $game } hat { $moves } Züge; höchstens { $most } sind möglich.
refusal-not-resampled = { $game } sagt nicht, wie ungesehene Karten neu verteilt werden.
refusal-bad-players = An einem Tisch dieses Spiels sitzen { $least } bis { $most }, nicht { $players }.
refusal-bad-seed = Der Startwert ist eine ganze Zahl, nicht { $seed }.
refusal-long-seed = Ein Startwert hat höchstens { $bits } Bits.
refusal-bad-chance = Den Zufall verwaltet der Tisch, oder er ist „open“, nicht { $chance }.
refusal-bad-names = Es müssen { $players } Namen sein, keiner davon leer.
refusal-bad-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refusal-bad-since = Gezählt wird ab einer ganzen Zahl von Schritten, nicht { $since }.
refusal-unknown-option = Dieses Spiel kennt die Einstellung „{ $option }“ nicht.
refusal-view-without-memory = Dieser Sicht fehlt das Gedächtnis, das ein Bot braucht.
refusal-broken-view = Das ist keine Sicht auf einen Tisch: { $reason }.

## Hausregeln

refusal-house-not-switches = Hausregeln sind Schalter mit ihren Werten, nicht { $value }.
refusal-house-unknown-switch = Diese Regeln haben keinen Schalter „{ $switch }“. Es gibt: { $known }.
refusal-house-not-yes-or-no = Der Schalter „{ $switch }“ ist true oder false, nicht { $value }.
refusal-house-not-a-number = Der Schalter „{ $switch }“ ist eine ganze Zahl, nicht { $value }.
refusal-house-not-a-count = Der Schalter „{ $switch }“ ist eine Anzahl Karten, oder fixed und each (so viele mehr pro Spieler), nicht { $value }.
refusal-house-not-text = „{ $switch }“ ist ein Text, nicht { $value }.
refusal-house-out-of-range = Der Schalter „{ $switch }“ geht bei jeder Spielerzahl von { $least } bis { $most }; { $value } passt nicht.
refusal-house-file-missing = Die Datei { $file } gibt es nicht.
refusal-house-file-unreadable = { $file } kann nicht gelesen werden: { $reason }.
refusal-house-file-broken = { $file } ist keine TOML-Datei: { $reason }.
refusal-house-file-without-base = { $file } sagt nicht, worauf die Regeln beruhen, etwa based_on = "traders/classic".
refusal-record-house = Die Hausregeln der Aufzeichnung sind nicht die ihrer ersten Stellung.

## Züge eines Spiels ohne eigene Worte

plain-move = { $player }: { $move }.
plain-chance = Der Tisch: { $move }.
plain-hidden = Der Tisch gibt etwas verdeckt aus.

## Aufzeichnungen

refusal-record-not-data = Das ist keine Aufzeichnung eines Spiels.
refusal-record-rules = Die Aufzeichnung hat unbekannte Regeln: { $rules }.
refusal-record-players = Die Spielerzahl der Aufzeichnung passt nicht zu ihrer ersten Stellung.
refusal-record-other-rules = Die Aufzeichnung ist von { $rules }, beginnt aber mit einer Stellung von { $other }.
refusal-record-version-missing = Die Aufzeichnung sagt nicht, nach welcher Fassung der Regeln gespielt wurde.
refusal-record-too-new = Die Aufzeichnung folgt Fassung { $version } der Regeln; dieses Programm kennt Fassung { $current }.
refusal-record-too-old = Die Aufzeichnung folgt Fassung { $version } der Regeln, die dieses Programm (Fassung { $current }) nicht mehr spielen kann.
refusal-record-without-moves = Die Aufzeichnung hat keine Liste der Züge.
refusal-record-hex = „{ $part }“ einer Aufzeichnung sind 64 hexadezimale Ziffern.
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

## Dateien und Befehlszeile

refusal-file-unreadable = { $path } ist nicht lesbar: { $reason }.
refusal-file-unwritable = { $path } ist nicht beschreibbar: { $reason }.
refusal-file-no-json = { $path } ist keine JSON-Datei: { $reason }.
refusal-file-too-deep = { $path } ist zu tief verschachtelt, um gelesen zu werden.
refusal-file-no-object = { $path } enthält weder Stellung noch Aufzeichnung.
refusal-seats-count = Der Tisch hat { $players } Plätze, genannt sind { $seats }.
refusal-bad-depth = Die Tiefe muss 0 oder mehr sein, nicht { $depth }.
refusal-unknown-bot = Es gibt keinen Bot „{ $name }“. Es gibt: { $known }.

## Das Terminal

terminal-plain = Das Programm ist hier nicht kompiliert: Es läuft in reinem Python, nach denselben Regeln, aber langsamer.
terminal-bye = Auf Wiedersehen.
terminal-help = Gib die Nummer einer Wahl ein oder den Zug selbst, etwa „{ $move }“. Die Züge einer Entscheidung kannst du zusammen eingeben, mit Kommas dazwischen.
terminal-help-help = dieser Text
terminal-help-board = den Tisch noch einmal zeichnen
terminal-help-hint = was ein starker Spieler täte
terminal-help-undo = deine letzte Entscheidung zurücknehmen, solange sie nichts Neues gezeigt hat
terminal-help-save = das Spiel in eine Datei schreiben; „cothon play --load FILE“ setzt es fort
terminal-help-log = was bisher geschah
terminal-help-quit = den Tisch verlassen
terminal-pass-on = Gib den Bildschirm an { $name } und drücke Enter.
terminal-chances = Siegchance { $win } %, etwa { $points } Punkte
terminal-stand-in = Der Bot von { $name } fällt aus ({ $fault }): { $bot } übernimmt den Platz.
terminal-saved = Gespeichert in { $file }.
terminal-overwrite = { $file } gibt es schon. Überschreiben? (ja/nein)
terminal-yes = ja
terminal-taken-back = { $name } nimmt eine Entscheidung zurück.
terminal-over = Das Spiel ist zu Ende.
terminal-not-over = Das Spiel ist nicht zu Ende.
terminal-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
 }. Punkte: { $scores }.
terminal-decides = { $name } entscheidet: { $moves }
terminal-chance = Der Zufall
terminal-record = { $rules }, Version { $version }: { $names }
terminal-verified = Geprüft: Der Startwert ist der versprochene, und aus ihm folgen alle { $count } Zufallszüge dieses Spiels.
terminal-players = am Tisch
terminal-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
terminal-piles = Nachziehstapel { $draw } · Ablage { $discards }
terminal-key-hint = Tipp
terminal-key-undo = Zurück
terminal-key-read = Verlauf
terminal-key-replay = Nachspielen
terminal-key-save = Speichern
terminal-key-help = Hilfe
terminal-key-leave = Verlassen
terminal-key-close = Schließen
terminal-screen-thinks = { $name } überlegt …
terminal-screen-decides = { $name }, du entscheidest:
terminal-screen-pass-on = Der Bildschirm geht an { $name }.
terminal-screen-here = { $name } ist da: meine Karten zeigen
terminal-screen-considers = Eine starke Spielerin sieht sich deine Möglichkeiten an …
terminal-screen-hinted = Bei den besten Möglichkeiten steht, was sie versprechen.
terminal-screen-help = Pfeile, Maus oder getippte Zahlen markieren eine Möglichkeit; Enter oder ein Klick wählt sie. Bild auf und Bild ab verschieben das Brett. Auch die Tasten am Fuß lassen sich anklicken.
terminal-screen-save = Das Spiel speichern als:
terminal-screen-exists = { $file } gibt es schon.
terminal-screen-not-over-it = So lassen
terminal-screen-over-it = Überschreiben
terminal-screen-leaving = Den Tisch verlassen?
terminal-screen-go-on = Weiterspielen
terminal-screen-save-and-leave = Speichern und verlassen
terminal-screen-leave = Ohne Speichern verlassen
terminal-screen-begins = Die Karten werden verteilt.

## Der Server

refusal-not-registered = Melde dich zuerst an: Dafür braucht es das Kennwort eines Spielers.
refusal-bad-token = Dieses Kennwort ist hier nicht bekannt.
refusal-bad-access-code = Dieser Server verlangt seinen Zugangscode.
refusal-no-table = Diesen Tisch gibt es nicht, oder er ist nicht deiner.
refusal-no-invitation = Diese Einladung ist unbekannt oder schon eingelöst.
refusal-no-page = Hier ist nichts.
refusal-page-not-built = Dieser Installation fehlt die Webseite. In einer Kopie des Quelltexts baut `make web` sie; ein Wheel von Cothon bringt sie mit.
refusal-bad-method = Das geht hier nicht.
refusal-bad-request = Die Anfrage ist fehlerhaft: { $what }.
refusal-bad-message = Die Nachricht ist fehlerhaft: { $what }.
refusal-no-hello = Die erste Nachricht muss ein „hello“ sein.
refusal-message-too-long = Die Nachricht ist zu lang.
refusal-too-large = Die Anfrage ist länger als { $limit } Bytes.
refusal-too-slow = Die Anfrage kam nicht rechtzeitig an.
refusal-too-many = Das waren zu viele Anfragen; versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
 } noch einmal.
refusal-too-many-connections = Es gibt zu viele Verbindungen.
refusal-not-your-seat = Dieser Platz ist nicht deiner.
refusal-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refusal-seat-taken = Der Platz ist besetzt.
refusal-already-seated = Du sitzt schon an diesem Tisch.
refusal-seats-open = Gespielt wird, wenn alle Plätze besetzt sind.
refusal-seats-do-not-fit = Dieses Spiel hat { $players } Plätze.
refusal-no-such-step = Die Aufzeichnung hat { $steps } Züge: Einen Augenblick nach Zug { $step } gibt es nicht.
refusal-moved-on = Am Tisch ist es inzwischen weitergegangen.
refusal-not-waiting = { $name } hat den Tisch noch nicht lange genug warten lassen.
refusal-game-running = Das wird nach dem Ende des Spiels gezeigt.
refusal-preview-past-chance = Was danach kommt, entscheidet der Zufall.
refusal-no-hint-now = Einen Tipp gibt es nur, wenn du entscheidest.
refusal-no-hints = An diesem Tisch wird ohne Tipps gespielt.
refusal-practice-alone = An einem Übungstisch sitzen eine Person und Bots.
told-hint = { $name } holt sich einen Tipp.
told-undo-asked = { $name } möchte die letzte Entscheidung zurücknehmen.
told-undo-granted = { $name } ist einverstanden.
told-undo-refused = { $name } ist nicht einverstanden.
refusal-hint-failed = Der Bot weiß gerade keinen Tipp.
refusal-unknown-level = Es gibt keinen Bot „{ $level }“. Es gibt: { $known }.
refusal-record-part = „{ $part }“ ist kein Teil einer Aufzeichnung, die ein Server annimmt.
refusal-no-database = Die Datenbank { $url } ist nicht brauchbar: { $reason }
refusal-cannot-listen = Der Server kann { $address } nicht öffnen: { $reason }.
refusal-cannot-stop = Der Server mit der Prozessnummer { $process } kann nicht beendet werden: { $reason }.
refusal-database-in-use = Ein anderer Server benutzt { $path }. Für mehrere Server nimm PostgreSQL.
refusal-database-linked = { $path } hat einen zweiten Namen (einen harten Link), unter dem ein anderer Server sie unbemerkt benutzen könnte. Entferne ihn.
refusal-database-away = Die Datenbank antwortet nicht. Sieh nach dem Tisch, bevor du es noch einmal versuchst.
refusal-database-read-only = Die Datenbank lässt sich lesen, aber nicht beschreiben.
refusal-clock-stopped = Niemand sieht nach Uhren und Bots.
refusal-database-newer = Die Datenbank { $url } gehört zu einer neueren Version von Cothon.
refusal-table-unreadable = Eintrag { $number } im Protokoll dieses Tisches ist nicht lesbar; der Betreiber des Servers weiß davon.
refusal-owner-only = Das ist dem Betreiber des Servers vorbehalten.
refusal-banned = Der Betreiber dieses Servers lässt dich nicht mehr ein.
refusal-no-player = Diesen Spieler gibt es nicht.
refusal-table-closed = Dieser Tisch ist geschlossen.
refusal-already-begun = Das Spiel hat schon begonnen.
refusal-not-your-table = Das kann nur, wer den Tisch eröffnet hat.
refusal-bad-code = Diesen Wiederherstellungscode gibt es nicht, oder er wurde schon benutzt.
refusal-bad-carry = Dieser Code ist unbekannt, schon benutzt oder zu alt. Zeig einen neuen.
refusal-taken-name = „{ $name }“ gehört auf diesem Server schon jemand anderem. Wähle einen anderen Namen.
refusal-kept-name = Dein registrierter Name ist „{ $name }“, und er bleibt: Unter ihm stehen deine Ergebnisse.
refusal-no-person = Unter dem registrierten Namen „{ $name }“ lässt sich hier niemand nachschlagen.
refusal-rated-people = Ein gewerteter Tisch braucht mindestens zwei Menschen auf je einem Platz; Bots können dazukommen.
refusal-rated-plain = An einem gewerteten Tisch wird nach den Regeln gegeben: keine Tipps, keine Übung, keine Hausregeln, kein importiertes Spiel.
refusal-rated-registered = Gewertete Spiele spielt man unter einem registrierten Namen. Registriere deinen auf deiner Kontoseite.
refusal-bad-email = Das ist keine E-Mail-Adresse.
refusal-no-mail = Dieser Server verschickt keine E-Mails.
refusal-mail-failed = Der Brief konnte nicht verschickt werden. Prüf die Adresse oder versuch es später noch einmal.
refusal-no-letter = Dieser Link gilt nicht mehr.
refusal-bad-mail-server = Der Mailserver wird als smtp://NAME:PASSWORT@RECHNER:PORT oder smtps://… angegeben.
refusal-mail-incomplete = Für Briefe sind --mail-server, --mail-from und --public-url nötig.
refusal-webhook-silent = Diese Adresse hat nicht geantwortet.
refusal-webhook-unproven = Diese Adresse hat nicht mit der Probe geantwortet, die sie bekam; sie bekommt keine Hinweise.
refusal-bad-keep = „{ $part }“ sagt nicht, wie viele Tage etwas aufgehoben wird. Arten: { $known }.
refusal-admin-subject = Sag, wen oder was: { $what } …
refusal-database-other = Die Datenbank { $url } passt nicht zu dieser Version von Cothon. Starte den Server einmal, um sie zu erneuern.
refusal-backup-sqlite-only = Eine Sicherung braucht eine SQLite-Datenbank und eine Datei als Ziel. Für PostgreSQL nimm pg_dump.
refusal-internal = Auf dem Server ging etwas schief (Nummer { $id }); nichts wurde geändert.
refusal-stopping = Der Server startet neu.
refusal-server-not-installed = Dem Server fehlt ein Paket: { $what }. Versuch es mit: pip install "cothon[server]"
refusal-verify-no-commitment = Die Aufzeichnung verspricht keinen Startwert, es gibt nichts zu prüfen.
refusal-verify-no-seed = Die Aufzeichnung zeigt ihren Startwert nicht; Server fügen ihn nach dem Ende hinzu.
refusal-verify-commitment = Der Startwert ist nicht der vor dem Spiel versprochene.
refusal-verify-dealt-from = „dealt_from“ passt nicht zu den Zügen der Aufzeichnung.
refusal-verify-dealt = Zug { $number } der Aufzeichnung ist „{ $move }“, aber der Startwert gibt „{ $dealt }“.
refusal-bad-address = An diese Adresse kann kein Hinweis geschickt werden.
refusal-private-address = Hinweise gehen nur an öffentliche Adressen.
refusal-no-push = Dieser Server verschickt kein Web Push.
refusal-server-away = Unter { $url } ist kein Server: { $reason }
notice-your-turn = Du bist am Zug: „{ $table }“.
notice-table-full = Alle Plätze sind besetzt, das Spiel beginnt: „{ $table }“.
notice-digest = { $count ->
    [one] Du bist an einem Tisch am Zug.
   *[other] Du bist an { $count } Tischen am Zug.
 }
letter-stop =
    Du bekommst diesen Brief, weil du darum gebeten hast. Wenn du keine mehr willst, öffne diesen Link:
    { $link }
letter-confirm-subject = Willst du Briefe von Cothon?
letter-confirm =
    Jemand möchte Hinweise von den eigenen Tischen bei Cothon an diese Adresse.

    Wenn du das warst, öffne diesen Link:
    { $link }

    Wenn nicht, musst du nichts tun: Es kommt kein weiterer Brief.
table-name = Hafen von { $place }
table-places = Utica, Hippo, Leptis, Sabratha, Oea, Tharros, Motye, Gades, Nora, Kerkouane, Hadrumetum, Thapsus, Tipasa, Lixus, Malaca, Ebusus, Sulci, Panormus, Lilybaeum, Gigthis, Tabarka, Rusicade, Sexi, Kition
seat-name = Platz { $number }
bot-names = Bomilkar, Elissa, Gisko, Arischat, Himilko, Batnoam, Adherbal, Salambo

## Die Webseite: rund um die Tische

web-no-answer = Der Server antwortet nicht. Nichts geht verloren; wir versuchen es weiter.
web-away = Ohne den Server kannst du lesen, was schon da ist, und die Einstellungen ändern. Tische, Bots, Rückblicke und Listen brauchen ihn; wir versuchen es weiter.
web-try-again = Noch einmal versuchen
web-away-part = Ohne den Server lässt sich dieser Teil der Seite nicht zeigen.
web-away-table = Der Tisch steht auf dem Server: Sobald er antwortet, geht es dort weiter, wo du warst.
web-install = Als App installieren
web-install-about = Auf deinem Startbildschirm, in einem eigenen Fenster; öffnet sich auch ohne den Server.
web-you-name = Hanno
web-home = Zum Hafen
web-home-link = Cothon: Startseite
web-home-title = Handeln an der Küste Karthagos
web-home-text = Zwei Spiele um Schiffe, Waren und den richtigen Augenblick. Gegen Bots, mit Freunden per Link oder an einem Bildschirm.
web-play-now = Jetzt spielen
web-play-now-text = { $game }: du und zwei Bots ({ $level }), sofort.
web-new-table = Neuer Tisch
web-games = Spiele
web-game-players = { $least } bis { $most } Spieler
web-game-start = Mit zwei Bots beginnen
web-game-editions = { $count ->
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
   *[other] { $count }
 } Regelfassungen
web-game-editions-about = Worin sie sich unterscheiden; ein Klick öffnet einen Tisch.
web-learn-all = Alle Regeln
web-unofficial = Cothon ist inoffiziell: eigene Worte, eigene Zeichnungen. Bitte kauf dir die gedruckten Spiele.
web-your-name = Dein Name
web-name-for-others = Wie sollen die anderen dich nennen?
web-name = Name
web-name-at = Name von { $seat }
web-playing-as = Du spielst als { $name }
web-new-name-note = An Tischen, an denen du sitzt, behältst du deinen alten Namen.
web-save = Speichern
web-access-code = Zugangscode
web-access-code-text = Der Besitzer dieses Servers verlangt einen Code.
web-enter = Eintreten
web-import = Aufzeichnung oder Stellung öffnen
web-import-text = Eine JSON-Datei von hier oder aus der Cothon-Bibliothek: ein beendetes Spiel zum Ansehen oder eines zum Weiterspielen.
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
web-reconnecting = Verbindung wird wiederhergestellt … nichts geht verloren.
web-restarting = Der Server startet neu: Gleich geht es weiter.
web-game = Spiel
web-seats = Wer spielt
web-players = Spieler
web-players-many = { $count } Spieler
web-seat-me = Ich
web-seat-friend = Jemand per Link
web-seat-screen = Jemand an diesem Bildschirm
web-seat-bot = Bot: { $level } ({ $strength })
web-bot-of = Bot: { $level }
web-level = { $level ->
    [novice] Neuling
    [apprentice] Lehrling
    [trader] Händler
    [merchant] Kaufmann
    [master] Meister
    [sage] Weiser
   *[other] { $level }
 }
web-level-strength = { $level ->
    [novice] leicht, für die ersten Spiele
    [apprentice] spielt vernünftig, aber schlagbar
    [trader] solide
    [merchant] stark
    [master] sehr stark
   *[sage] der stärkste, aber langsam: fünf Sekunden je Zug
 }
web-options = Weitere Einstellungen
web-table-name = Name des Tisches
web-time-a-move = Zeit je Entscheidung
web-time = { $seconds ->
    [0] So lange du magst
    [30] 30 Sekunden
    [120] 2 Minuten
    [600] 10 Minuten
    [86400] 1 Tag
    [259200] 3 Tage
   *[other] { $seconds } Sekunden
 }
web-public = Öffentlich: Alle dürfen zuschauen und freie Plätze nehmen
web-memory-aid = Gedächtnishilfe: zeigen, was ein perfektes Gedächtnis wüsste
web-practice = Übung: alles zurücknehmen, auch nach aufgedeckten Karten; die Partie zählt nicht
web-hints-allowed = Tipps erlaubt; jeder wird allen gemeldet
web-mark-imported = Mitgebracht von { $name }
web-mark-one-screen = Ein Bildschirm für mehrere
web-mark-practice = Übung
web-account = Konto
web-account-none = In diesem Browser spielt noch niemand: Wer einen Tisch öffnet oder sich dazusetzt, wird Spieler.
web-account-name = Dein Name
web-name-registered = gehört auf diesem Server dir allein
web-name-register-about = Mach deinen Namen auf diesem Server zu deinem eigenen. Gewertete Spiele spielst du unter ihm, und andere können deine Ergebnisse nachschlagen. Er lässt sich später nicht ändern.
web-name-register = Registrieren
web-your-results = Deine Wertungen und Spiele
web-results-shown = Andere dürfen meine Wertungen und Spiele unter meinem Namen nachschlagen
web-rating = { $rating } ± { $uncertainty }
web-rated-games = { $count ->
    [one] ein gewertetes Spiel
   *[other] { $count } gewertete Spiele
 }
web-notices = Hinweise
web-letters-email = Per E-Mail an
web-letters-ask = Schick mir Briefe
web-letters-unconfirmed = Ein Brief ist unterwegs an { $email }. Öffne den Link darin; bis dahin wird nichts weiter geschickt.
web-letters-on = Briefe gehen an { $email }.
web-letters-stop = Keine Briefe mehr
web-notices-which = Sag mir Bescheid
web-notice-turn = wenn ich am Zug bin
web-notice-full = wenn alle Plätze eines Tisches besetzt sind
web-notice-digest = einmal am Tag, an welchen Tischen ich am Zug bin
web-notice-after = Am Zug: erst, wenn ich so lange nicht hingesehen habe
web-minutes = { $count ->
    [0] sofort
    [one] eine Minute
    [60] eine Stunde
    [240] vier Stunden
   *[other] { $count } Minuten
 }
web-letters-done = { $what ->
    [stop] Keine Briefe mehr
   *[other] Es kommen Briefe
 }
web-letters-done-text = { $what ->
    [stop] Die Adresse ist vergessen. Auf deiner Kontoseite kannst du wieder um Briefe bitten.
   *[other] Du erfährst, worum du gebeten hast. In jedem Brief steht ein Link, der sie beendet.
 }
web-letters-void = Dieser Link geht nicht
web-carry = Ein anderes Gerät
web-carry-about = Spiel auf dem Handy oder einem anderen Rechner weiter: Scanne dort einen Code, und es hat dieselben Plätze. Dieses Gerät behält sie auch.
web-carry-show = Code zeigen
web-carry-anew = Neuer Code
web-carry-qr = QR-Code für dein anderes Gerät
web-carry-scan = Scanne das mit dem anderen Gerät. Es geht einmal, innerhalb von { $count } Minuten. Zeig es sonst niemandem: Wer den Code hat, spielt als du.
web-carry-link = Oder öffne dort diesen Link
web-carried = Hier weiterspielen
web-carried-about = Diesen Code hat dein anderes Gerät gezeigt. Dieser Browser hat dann denselben Namen und dieselben Plätze.
web-carried-go = Auch hier spielen
web-recovery = Wiederherstellungscode
web-recovery-about = Wenn dieser Browser alles vergisst, bringt ein Wiederherstellungscode deinen Namen und deine Plätze zurück. Schreib ihn auf.
web-recovery-make = Wiederherstellungscode erzeugen
web-recovery-anew = Neuen erzeugen
web-recovery-has = Du hast schon einen; ein neuer ersetzt ihn.
web-recovery-once = Schreib ihn jetzt auf: Er wird nur dieses eine Mal gezeigt. Wer ihn hat, kann als du spielen.
web-recovery-used = Der Code, mit dem du kamst, ist verbraucht. Das ist dein nächster:
web-recovery-use = Wiederherstellungscode benutzen
web-recovery-code = Wiederherstellungscode
web-recovery-go = Damit weiter
web-recovery-instead = In diesem Browser spielst du gerade als { $name }. Ohne Wiederherstellungscode für diesen Spieler sind seine Plätze für dich verloren.
web-tokens = Wer als du spielen darf
web-tokens-about = Dieser Browser hat ein Geheimnis, das für dich steht, und jedes Gerät, auf das du es mitgenommen hast, auch.
web-token-new = Geheimnis erneuern
web-token-done = Jetzt darf nur noch dieser Browser als du spielen.
web-logout-everywhere = Überall abmelden
web-logout-everywhere-about = Alle anderen Geräte und alle Platzschlüssel gelten nicht mehr, offene Verbindungen enden. Dieser Browser bekommt ein neues Geheimnis und macht weiter.
web-logout-here = Hier abmelden
web-logout-here-about = Dieser Browser vergisst, wer du bist. Ohne Wiederherstellungscode oder ein anderes Gerät verlierst du Namen und Plätze.
web-logout-sure = Abmelden
web-cancel = Abbrechen
web-delete-me = Mich löschen
web-delete-about = Dein Name, alles, was du gesagt hast, deine Wertungen und Adressen gehen für immer. Deine Spiele bleiben, mit einer Nummer statt deines Namens.
web-delete-sure = Ich weiß, dass sich das nicht rückgängig machen lässt
web-ratings = Wertungen
web-ratings-about = Gewertete Spiele gibt es zwischen registrierten Namen. Das ± sagt, wie viel noch unbekannt ist: In 19 von 20 Fällen liegt die wahre Stärke darin. Bots ändern sich nie und halten die Skala fest.
web-ratings-unsure = Noch zu wenige Spiele für einen Rang
web-ratings-none = In diesem Spiel hat noch niemand eine Wertung.
web-look-up = Namen nachschlagen
web-look-up-go = Nachschlagen
web-rank = Rang
web-player = Spieler
web-rating-head = Wertung
web-rated-games-head = Spiele
web-rating-history = Wertung nach jedem Spiel
web-rating-band = Im Band liegt in 19 von 20 Fällen die wahre Stärke.
web-person-since = Hier seit { $date }
web-person-unrated = Noch keine gewerteten Spiele.
web-person-games = Beendete Spiele
web-person-no-games = Keine, die alle sehen dürfen.
web-more = Mehr
web-unrated = nicht gewertet
web-watch-replay = Nachspielen
web-place-short = { $place }.
web-somebody = jemand
web-left-game = hat das Spiel verlassen
web-rated = Gewertet: Das Ergebnis zählt. Für Spieler mit registriertem Namen; ohne Tipps
web-mark-rated = Gewertet
web-report = Melden
web-report-title = Ein Problem melden
web-report-about = Sag dem Betreiber dieses Servers, was nicht stimmt. Mitgeschickt wird, was du vom Tisch siehst, und das Protokoll; verdeckte Karten anderer nicht.
web-report-what = Was stimmt nicht?
web-report-send = Abschicken
web-report-sent = Danke. Deine Meldung hat die Nummer { $number }.
web-report-file-about = Du kannst dasselbe als Datei behalten, zum Beispiel für eine Fehlerliste.
web-report-file = Als Datei sichern
web-return = An deinen Platz zurückkehren
web-undo-ask = Um Rücknahme bitten
web-undo-grant = Einverstanden
web-undo-deny = Nicht einverstanden
web-points-setting = Punkte aller zeigen, wo die Regeln sie geheim halten
web-open-table = Tisch eröffnen
web-invited = Du bist eingeladen: „{ $table }“
web-join = Platz nehmen

## Die Webseite: am Tisch

web-menu = Tischmenü
web-rules = Regeln
web-read = Beschreiben
web-settings = Einstellungen
web-leave = Verlassen
web-leave-explained = Du gibst deinen Platz endgültig auf, und ein Bot spielt weiter. Willst du später weiterspielen, schließ einfach diese Seite.
web-leave-sure = Platz aufgeben
web-stay = Bleiben
web-close = Schließen
web-skip = Überspringen
web-since = Seit deinem letzten Zug
web-last-turns = Letzte Züge
web-recap = Alles
web-skip-to-table = Zum Tisch springen
web-language = Sprache
web-theme = Farben
web-theme-name = { $theme ->
    [light] Tag
    [dark] Nacht
   *[other] Wie das System
 }
web-tips = In den ersten Spielen Erklärungen zeigen
web-pace = Wie schnell die anderen spielen
web-pace-name = { $pace ->
    [once] sofort
    [slow] langsam
   *[normal] normal
 }
web-sound = Töne
web-keys = Tasten
web-keys-on = Diese Tasten gelten am Tisch
web-keys-space = Leer
web-key-h = Tipp
web-key-u = zurücknehmen
web-key-r = Regeln
web-key-Esc = zurück oder schließen
web-key-arrows = Nachspielen: ein Zug zurück oder vor
web-key-space = Nachspielen: abspielen oder anhalten
web-key-digits = den Zug mit dieser Nummer machen
web-notify = Sag mir, wenn ich am Zug bin
web-notify-about = Für Partien über Stunden oder Tage: Wir sagen dir Bescheid, auch wenn du woanders bist oder diese Seite geschlossen ist.
web-notify-on = Benachrichtigungen sind an.
web-notify-slow = Diese Partie kann Tage dauern. Sollen wir dir sagen, wenn du am Zug bist?
web-notify-yes = Ja, bitte
web-notify-no = Nein, danke
web-notify-obstacle = { $what ->
    [insecure] Diese Adresse ist nicht sicher (https), deshalb schickt der Browser von hier keine Benachrichtigungen.
    [browser] Dieser Browser ist bei geschlossener Seite nicht erreichbar. Auf dem iPhone die Seite zuerst zum Home-Bildschirm hinzufügen.
    [server] Dieser Server schickt keine Benachrichtigungen; du erfährst es, solange die Seite offen ist.
    [denied] Der Browser erlaubt hier keine Benachrichtigungen. Erlaube sie in seinen Einstellungen für diese Seite und versuch es noch einmal.
   *[service] Der Browser hat keinen Benachrichtigungsdienst erreicht; du erfährst es nur, solange die Seite offen ist.
 }
web-seats-open = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
 }
web-invite = { $name }: Schick diesen Link an die Person, die dort spielt
web-copy = Link kopieren
web-copied = Kopiert
web-bot-instead = Lieber ein Bot
web-cancel-table = Tisch absagen
web-stand-up = Tisch verlassen
web-waiting-note = Du kannst die Seite schließen: Der Link bleibt gültig, und der Tisch steht auf deiner Startseite.
web-qr = QR-Code
web-qr-of = QR-Code: { $what }
web-sit-here = Hier Platz nehmen: { $name }
web-pass-device = Gib das Gerät an { $name } weiter
web-pass-device-why = Als Nächstes sind diese Karten zu sehen.
web-i-am = Ich bin { $name }
web-your-turn = Du bist am Zug
web-your-turn-at = Du bist am Zug: „{ $table }“.
web-status-open = Warten auf Mitspieler
web-status-over = Das Spiel ist zu Ende
web-status-closed = Der Tisch wurde geschlossen
web-status-bot = { $name } denkt nach …
web-status-turn = { $name } entscheidet
web-time-left = noch { $time }
web-last-move = Letzter Zug { $when }
web-watch-link = Link für Zuschauer
web-invite-watch = Zuschauer
web-watch-about = Wer diesen Link öffnet, schaut zu und sieht von niemandem die Hand.
web-spectating = Du schaust zu.
web-watching = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
 }
web-you = du
web-points = { $count } SP
web-points-hidden = Punkte geheim
web-leads = in Führung
web-seat-free = freier Platz
web-thinking = denkt …
web-decides = am Zug
web-decides-you = dein Zug
web-your-part = Deine Entscheidung
web-log = Verlauf
web-log-setup = Der Tisch wird aufgebaut.
web-note = { $what ->
    [undo] { $name } hat eine Entscheidung zurückgenommen.
    [left] { $name } ist gegangen; ein Bot spielt weiter.
    [late] { $name } ist abwesend; ein Bot spielt auf dem Platz, bis { $name } wiederkommt.
    [back] { $name } ist wieder da.
    [bot] { $name }, ein Bot, nimmt Platz.
    [stood-up] { $name } ist vor Spielbeginn gegangen.
   *[joined] { $name } nimmt Platz.
 }
web-chat = Chat
web-log-and-chat = Verlauf und Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-chat-send = Senden
web-to-position = Die Stellung nach Zug { $step }
web-hint = Tipp
web-hint-thinking = Der Kaufmann denkt nach …
web-hint-win = Siegchance { $win }
web-undo = Zurücknehmen
web-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
 }
web-counting = Die Punkte werden gezählt …
web-place = { $place ->
    [1] Du hast gewonnen!
   *[other] Platz { $place } von { $players } für dich.
 }
web-tie-broken = { $names } haben je { $points } Punkte. Es entscheidet: { $part } ({ $values }).
web-tie-shared = { $names } haben je { $points } Punkte und teilen sich Platz { $place }.
web-score-sheet = Wertung
web-score-total = Summe
web-again = Noch einmal
web-again-stronger = Weiter gegen Stufe { $level }
web-replay = Nachspielen
web-share = Teilen
web-outlook = Wohin das führen würde
web-back = Zurück
web-nothing = nichts
web-yes = ja
web-no = nein
web-empty = leer
web-hand = Deine Hand
web-hand-empty = keine Karten
web-hand-size = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
 }
web-known-hand = Hand, aus dem Gedächtnis
web-piles = Nachziehstapel { $draw } · Ablage { $discards }
web-do-wait = Die anderen spielen. Deine Hand bis dahin:
web-do-wait-seats = Das Spiel beginnt, wenn alle Plätze besetzt sind.
web-do-unknown = Was dafür nötig ist, ließ sich nicht erfragen. Gesendet wurde nichts.
web-do-doubt = Das würde dir nichts bringen. Trotzdem?
web-all-the-same = Ja, trotzdem
web-go-on = Weiter
web-do-choose = Wähle einen Zug.
web-on-the-table = Auf dem Tisch
web-read-hand = Deine Hand: { $cards }.
web-read-field = { $label }: { $value }
web-field-hand = Hand
web-field-hand-size = Handkarten
web-field-draw-size = Nachziehstapel
web-field-discard = Ablage
web-field-start = Startspieler
web-field-memory = Gemerkt
web-field-score = Punkte
web-field-dice = Würfel
web-rules-search = In den Regeln suchen
web-rules-table = Tabelle der Regeln
web-rules-none = Davon sagen die Regeln nichts.
web-rules-missing = Zu diesem Spiel hat diese Seite keine Regeln.
web-guide = Anleitung
web-guide-numbers = Alle Regeln mit Nummern
web-guide-print = Drucken
web-guide-example = Beispiel
web-guide-exact = Die genauen Regeln: { $rules }
web-tip-understood = Verstanden

## Die Webseite: Nachspielen

web-replay-of = Nachspielen: { $table }
web-replay-begin = Vor der ersten Karte.
web-replay-first = Zum Anfang
web-replay-back = Voriger Zug
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-on = Nächster Zug
web-replay-last = Zum Ende
web-replay-step = Schritt { $step } von { $steps }
web-replay-jump = Gezeigter Schritt
web-replay-eyes = Gesehen von
web-replay-open = allen, Karten offen
web-replay-spectator = Zuschauern
web-replay-link = Link zu diesem Moment
web-replay-export = Aufzeichnung speichern
web-replay-start = Das Spiel beginnt.
web-replay-told = Was geschah
web-replay-turn = Zug { $turn } von { $turns }: { $name }
web-replay-back-move = Voriger Schritt
web-replay-on-move = Nächster Schritt
web-replay-moves = Einzelne Schritte
web-replay-jump-turn = Gezeigter Zug
web-replay-standings = Punkte bisher
web-play-on = Von hier weiterspielen
web-play-on-import = Diese Partie weiterspielen
web-play-on-seats = Wer spielt
web-play-on-cards = Mit welchen Karten
web-play-on-known = Was { $name } wusste
web-play-on-known-about = Was man an diesem Platz nicht wissen konnte, wird neu ausgeteilt.
web-play-on-all = Alle Karten, wie sie waren
web-play-on-all-about = Alle behalten ihre Hand. Was von nun an gezogen wird, kommt neu.
web-play-on-uncounted = Eine so weitergespielte Partie zählt nicht in der Statistik.
web-review-about = Wo wurde die Partie entschieden? Jede Entscheidung wird danach beurteilt, was man wissen konnte; das Glück steht für sich.
web-review-none = Noch hat niemand von diesem Tisch um einen Rückblick gebeten.
web-review-order = Auf die Partie zurückblicken
web-review-failed = Der Rückblick ist nicht gelungen. Versuch es noch einmal.
web-review-place = { $place ->
    [one] Ein Rückblick ist vorher an der Reihe.
   *[other] { $place } Rückblicke sind vorher an der Reihe.
 }
web-review-working = Wir sehen die Entscheidungen an … { $share }
web-review-show = Auf dem Brett zeigen
web-review-both = Beide vergleichen
web-review-try = Noch einmal versuchen
web-review-after = { $which ->
    [played] Nach dem, was gespielt wurde
   *[best] Nach der besseren Wahl
 }
web-review-find = Was würdest du stattdessen tun?
web-review-judging = Wir probieren es aus …
web-review-found = Ja! Besser geht es kaum: Siegchance { $win }.
web-review-not-found = Noch nicht: Siegchance { $win }, möglich waren { $best }.
web-review-answer = Die Antwort zeigen
web-to-table = Zum Tisch

## Die Webseite: eigene Spiele

web-my-games = Meine Spiele
web-mine-statistics = Statistik
web-mine-counted = Ganze Partien zählen. Übungen, Partien an einem Bildschirm, mitgebrachte Partien und Hausregeln zählen nicht.
web-mine-nothing-counted = Noch hat keine Partie gezählt.
web-mine-list = Beendete Spiele
web-mine-search = Spieler oder Tisch
web-mine-all-rules = Alle Spiele
web-mine-result = Ergebnis
web-mine-all-results = Gewonnen und verloren
web-mine-only = { $result ->
    [won] Gewonnen
   *[lost] Nicht gewonnen
 }
web-mine-none = Du hast noch kein Spiel beendet.
web-mine-none-found = Dazu passt kein Spiel.
web-mine-more = Weitere Spiele
web-mine-place = { $place ->
    [1] Gewonnen
   *[other] { $place }. von { $players }
 }
web-mine-several = Mehrere Plätze
web-mine-uncounted = zählt nicht
web-mine-seats = Spieler und Punkte
web-mine-replay = { $table } nachspielen
web-mine-review = Rückblick auf { $table }
web-mine-sum = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
 }, { $wins ->
    [0] keine gewonnen
   *[other] { $wins } gewonnen ({ $share })
 }. Im Schnitt { $points } Punkte, höchstens { $best }.
web-mine-games = Partien
web-mine-wins = Siege
web-mine-share = Anteil
web-mine-points = Ø Punkte
web-mine-by-rules = Nach Regeln
web-mine-by-seat = Nach Platz
web-mine-against = Gegen
web-mine-seat = Platz { $seat } von { $players }
web-mine-people = Menschen

## Bots, Wettkämpfe und Forschung

refusal-arena-file = Die Datei { $file } ist nicht beschreibbar: { $reason }.
refusal-arena-file-exists = Die Datei { $file } gibt es schon; --resume setzt ihren Wettkampf fort.
refusal-arena-file-broken = Die Datei { $file } enthält keinen Wettkampf.
refusal-arena-other-contest = Die Datei { $file } enthält einen anderen Wettkampf.
refusal-arena-games = Ein Wettkampf hat mindestens ein Spiel, nicht { $games }.
refusal-tournament-form = Ein Turnier ist eines von { $known }, nicht „{ $form }“.
refusal-tournament-bots = Ein Turnier braucht verschiedene Bots, mindestens so viele wie die { $players } Spieler eines Tisches.
refusal-arena-resume = Um einen Wettkampf fortzusetzen, nenne seine Datei mit --out.
refusal-arena-seats = { $seats } Bots sind für { $players } Spieler genannt.
refusal-bad-actions = Für jedes der { $games } Spiele muss es eine Aktion geben, eine ganze Zahl.
refusal-bad-each = Eine Zeile steht für „game“, „move“ oder „event“, nicht { $each }.
refusal-bad-final = Eine Beobachtung hat keine Zahl „{ $name }“.
refusal-bad-games = Die Zahl der Spiele ist eine ganze Zahl über 0, nicht { $number }.
refusal-too-many-games = Mehr als { $most } Spiele werden nicht auf einmal gespielt.
refusal-bad-illegal = Eine ungültige Aktion kann „lose“ oder „raise“ sein, nicht { $given }.
refusal-bad-observation = Eine Beobachtung von { $game } hat { $size } Zahlen, nicht { $given }.
refusal-bad-opponents = Es müssen { $wanted } Gegner sein, einer für jeden anderen Platz.
refusal-batch-busy = Ein anderer Thread spielt diese Partien gerade; gib jedem Thread eigene Partien.
refusal-bad-option = Die Einstellung „{ $option }“ kann nicht { $value } sein.
refusal-bad-processes = Die Zahl der Prozesse ist eine ganze Zahl über 0, nicht { $number }.
refusal-bad-render-mode = { $mode } lässt sich nicht zeichnen; es gibt: { $known }.
refusal-bad-table-file = { $file } lässt sich nicht als Tabelle schreiben; der Name muss auf eines davon enden: { $known }.
refusal-simulate-file-exists = Die Datei { $file } gibt es schon; --resume setzt ihre Simulation fort, --overwrite überschreibt sie.
refusal-simulate-other-run = Die Datei { $file } enthält keine Partien dieser Simulation und kann nicht fortgesetzt werden.
refusal-simulate-resume = Um eine Simulation fortzusetzen, nenne ihre Datei mit --out.
refusal-bad-threads = Die Zahl der Threads ist eine ganze Zahl über 0, nicht { $number }.
refusal-bad-worlds = Die Zahl der Welten ist eine ganze Zahl über 0, nicht { $number }.
refusal-bot-broken = Der Bot „{ $name }“ { $reason }.
refusal-bot-legal = „{ $move }“ ist in dieser Sicht kein gültiger Zug.
refusal-bot-limit = Eine Grenze muss eine positive Zahl sein: { $what } kann nicht { $value } sein.
refusal-weights-unreadable = Die Gewichte { $file } lassen sich nicht lesen: { $reason }.
refusal-weights-broken = { $file } ist keine Datei mit Gewichten: { $reason }.
refusal-weights-other-format = { $file } enthält keine Gewichte im Format { $format }; `cothon fit` schreibt sie.
refusal-weights-other-game = { $file } enthält keine Gewichte für { $game }.
refusal-weights-other-features = { $file } enthält Gewichte für andere Merkmale, als { $game } jetzt hat; passe sie neu an.
refusal-fit-folder = Der Ordner { $folder } lässt sich nicht verwenden: { $reason }.
refusal-fit-other-course = Der Ordner { $folder } enthält Lehrstücke eines anderen Kurses; wähle mit --out einen anderen.
refusal-fit-gate-small = Gewichte ersetzen die des Spiels erst nach mindestens { $least } Spielen gegen sie.
refusal-fit-diverged = Die Anpassung ist aus dem Ruder gelaufen: Keine Gewichte kommen diesen Spielen näher. Mehr Spiele oder andere Einstellungen können helfen.
refusal-bot-limit-words = Die Grenze eines Bots sind Sekunden, wie master@0.5s, oder Simulationen, wie master@2000, nicht „{ $entrant }“.
refusal-bot-no-moves = Es gibt keinen gültigen Zug zur Wahl.
refusal-bot-not-to-move = Ein Bot antwortet nur für den Platz, der am Zug ist.
refusal-file-exists = Die Datei { $file } gibt es schon; --overwrite überschreibt sie.
refusal-cannot-write = { $file } ist nicht beschreibbar: { $error }.
refusal-illegal-in-batch = Spiel { $place }: { $reason }
refusal-needs-extra = { $what } braucht weitere Pakete: pip install "cothon[{ $extra }]".
refusal-no-screen = { $what } braucht ein Terminal, das es füllen kann; hier ist keines.
refusal-no-cluster = Unter { $address } ist kein Ray-Cluster: { $error }
refusal-unknown-policy = Es gibt keine Spielweise „{ $name }“, die kompiliert spielt. Es gibt: { $known }.

## Rückblicke

refusal-bad-effort = Der Aufwand eines Rückblicks ist eine Zahl über 0, nicht { $effort }.
refusal-no-decision = Bei Schritt { $step } dieser Aufzeichnung gab es nichts zu wählen.
refusal-review-not-yours = Nur wer am Tisch saß, kann um einen Rückblick auf die Partie bitten.
refusal-reviews-full = Zu viele Partien warten auf ihren Rückblick. Versuch es später noch einmal.
refusal-review-failed = Der Rückblick ist nicht gelungen. Versuch es noch einmal.
list-separator = { ", " }
review-title = Rückblick
review-progress = Die Entscheidungen werden angesehen
review-reason-points = Am Ende hat { $name } { $better } Punkte statt { $played }.
review-reason-turns = { $name } hat noch { $better } Züge statt { $played }: Das Spiel { $more ->
    [yes] dauert länger
   *[no] endet früher
 }.
review-reason-ends = Das Spiel endet, bevor { $name } wieder am Zug ist, und { $name } gewinnt { $better } von 100 Spielen statt { $played }.
review-why = Von hier aus viele Male weitergespielt, im Mittel:
review-no-single-reason = Es gibt keinen einzelnen Grund: Viele kleine Unterschiede kommen zusammen.
review-player = Genauigkeit { $accuracy } · Siegchance insgesamt verschenkt { $lost } · Glück { $luck }
review-no-decisions = keine Entscheidungen
review-accuracy = Genauigkeit
review-lost = Siegchance verschenkt
review-luck = Glück
review-course = Siegchancen aller
review-turning-points = Wendepunkte
review-none = Keine Wendepunkte: Keine einzelne Entscheidung und kein einzelner Zufall hat das Spiel gedreht.
review-turn = { $turn ->
    [0] Aufbau
   *[other] Zug { $turn }
 }, { $name }
review-kind = { $kind ->
    [mistake] Ein Fehler
    [missed] Eine verpasste Gelegenheit
    [luck] Eine Laune des Zufalls
   *[best] Der beste Zug
 }
review-better = Besser:
review-instead-of = Das lag nahe:
review-win = Siegchance { $best } statt { $played }.
review-gain = Das erhöht die Siegchance um { $gain }.
review-lucky = Was der Zufall danach bringt, erhöht die Siegchance von { $name } um { $change }.
review-unlucky = Was der Zufall danach bringt, senkt die Siegchance von { $name } um { $change }.
review-close = { $count ->
    [0] Keine Entscheidung war knapp.
    [one] Eine Entscheidung war knapp: Welche von zwei Möglichkeiten besser war, ist nicht zu sagen.
   *[other] { $count } Entscheidungen waren knapp: Welche von zwei Möglichkeiten besser war, ist nicht zu sagen.
 }
review-not-over = Das Spiel ist nicht zu Ende: Angesehen wird, was gespielt ist.
review-broken-off = Abgebrochen: Das ist es, was bis dahin gefunden wurde.

## Der Befehl

command-no-game = Kein Spiel wurde beendet.
command-fit-playing = Spiele zum Lernen
command-fit-interrupted = Unterbrochen. Was gespielt wurde, bleibt in { $folder }: Derselbe Befehl macht dort weiter.
command-fit-losses = Wie gut Spiele vorhergesagt werden, aus denen nicht gelernt wurde: Stellungen, Log-Verlust der bisherigen Gewichte und um wie viel er mit den neuen kleiner ist (95 %):
command-fit-set = { $players } Spieler, { $family }
command-fit-gate = gegen die bisherigen Gewichte
command-fit-accepted = angenommen
command-fit-refused = nicht angenommen, die bisherigen Gewichte bleiben
command-fit-written = Geschrieben: { $file }. Mit COTHON_WEIGHTS={ $folder } spielen Bots damit.
command-playing = es wird gespielt
command-playing-games = es wird gespielt, { $count } Spiele
command-games = { $count } Spiele
command-head = { $head ->
    [bot] Bot
    [games] Spiele
    [wins] Siege
    [share] Anteil (95 %)
    [points] Punkte
    [elo] Elo (95 %)
   *[seconds] s/Zug
 }
command-fault = { $bot } hat ein Spiel verloren: { $reason }
command-more = … und { $count } weitere.
command-wins = { $wins } von { $games }
command-serving = Cothon ist unter { $url } – Strg-C beendet es.
command-bot-playing = Spielt am Tisch { $table }. Um später weiterzumachen: { $how }
command-bot-over = Das Spiel ist zu Ende: { $scores } Punkte.
command-stopped = Angehalten nach { $done } von { $games } Spielen; --resume macht weiter.
command-nothing = nichts
command-rows = { $count } Zeilen
command-simulated = { $games } Spiele zu je { $decisions } Entscheidungen
command-bot-wins = gewinnt { $share } [{ $low }, { $high }]  { $points } Punkte
command-balance-of = { $rules }, { $players } Spieler:
command-balance-start = Der Startspieler gewinnt { $share }, { $against }.
command-balance-place = Wer an { $place }. Stelle spielt, gewinnt { $share }, { $against }.
command-balance-no-place = Keine spätere Stelle in der Spielreihenfolge weicht weiter von einem gerechten Anteil ab, als der Zufall erklären kann.
command-balance-chance = was der Zufall allein erklären kann (gerecht wären { $fair } %)
command-balance-apart = { $points } Punkte { $side ->
    [above] über
   *[below] unter
 } dem gerechten Anteil von { $fair } %
command-balance-long = Ein Spiel dauert { $mean } Entscheidungen aller Plätze zusammen; neun von zehn dauern { $low } bis { $high }.
command-balance-close = Wer gewinnt, hat im Mittel { $points } Punkte, { $margin } mehr als der Zweite (in der Hälfte der Spiele höchstens { $middle } mehr); { $shared } % der Siege sind geteilt.
command-balance-one-ending = Jedes Spiel endet auf dieselbe Art: { $ending }.
command-balance-endings = Spiele enden durch { $endings }.
command-balance-pays = { $what ->
    [actions] Eine Aktion mehr von
   *[holdings] Am Ende eines mehr von
 } „{ $name }“ geht mit einer um { $win } ± { $half } Punkte { $side ->
    [above] höheren
   *[below] niedrigeren
 } Siegchance einher ({ $mean } davon in einem Spiel).

## Rätsel

refusal-no-puzzle = Das Rätsel { $puzzle } gibt es nicht.
refusal-no-puzzles = Solche Rätsel gibt es nicht.
refusal-puzzle-part = „{ $moves }“ ist keine ganze Entscheidung.
refusal-bad-day = { $day } ist kein Tag; schreib ihn wie 2026-01-31.
refusal-puzzles-file-broken = { $file } hat nicht `cothon puzzles make` geschrieben.
refusal-puzzles-other-seed = { $file } enthält Partien mit dem Startwert { $seed }. Mach damit weiter oder nenn eine andere Datei.
puzzles-title = Rätsel
puzzles-question = { $name } ist am Zug: Was ist das Beste?
puzzles-level = gelöst von { $level }
puzzles-right = Richtig!
puzzles-wrong = Nicht das Beste: Das verschenkt { $loss } Siegchance.
puzzles-answer = Am besten: { $moves }
puzzles-instead = Verglichen mit { $moves }:
puzzles-with-best = Nach der besten Entscheidung, im Durchschnitt:
puzzles-making = Rätsel werden gesucht, { $count } gefunden
puzzles-made = { $games } Partien durchgesehen, { $count } Rätsel in { $file }.
puzzles-checking = Rätsel werden geprüft
puzzles-broken = { $puzzle }: { $leaks ->
    [yes] Die Stellung verrät, was der Platz nicht weiß.
   *[no] Eine andere Entscheidung war besser.
 }
puzzles-held = { $hold } von { $count } Antworten halten; { $leaks } Stellungen verraten, was der Platz nicht weiß.
web-puzzles = Rätsel
web-puzzles-about = Du bist am Zug: Was ist das Beste? Stellungen aus Partien starker Bots, jede mit einer Entscheidung, die klar die beste ist.
web-puzzles-day = Rätsel des Tages
web-puzzles-themes = Nach Themen
web-puzzles-all = Alle Themen
web-puzzles-every-level = Jede Schwierigkeit
web-puzzles-every-rules = Alle Regeln
web-puzzles-level = Schwierigkeit
web-puzzles-difficulty = { $level ->
    [trader] Leicht
    [merchant] Mittel
   *[master] Schwer
 }
web-puzzles-next = Nächstes Rätsel
web-puzzles-none = Kein Rätsel passt. Wähl ein anderes Thema oder eine andere Schwierigkeit.
web-puzzles-solved = { $count ->
    [one] 1 Rätsel gelöst
   *[other] { $count } Rätsel gelöst
 }
web-puzzles-streak = { $count ->
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
 }
web-puzzles-of = { $solved } von { $count }
web-puzzles-ask = Was ist hier das Beste für dich? Entscheide wie am Tisch.
web-puzzles-judging = Einen Augenblick …
web-puzzles-right = Richtig! Das ist die beste Entscheidung.
web-puzzles-wrong = Nicht das Beste. Das verschenkt { $loss } Siegchance.
web-puzzles-slight = Nicht ganz: Der Gedanke stimmt, aber es lässt sich besser bezahlen.
web-puzzles-try = Noch einmal
web-puzzles-show = Antwort zeigen
web-puzzles-answer = Am besten:
web-puzzles-instead = Verglichen mit:
web-puzzles-with-best = Nach der besten Entscheidung, im Durchschnitt:
web-puzzles-worth = Siegchance { $win }, { $gap } mehr als das Nächstbeste.
web-puzzles-play-on = Von hier weiterspielen
web-puzzles-done = Gelöst
web-puzzles-link = Lösen

## Lektionen

lesson-other = Das darfst du, aber versuch, was die Lektion vorschlägt.
lesson-impossible = Versuch, was hell ist.
lesson-fine = { $lesson }: { $steps } Schritte, alles in Ordnung
lesson-problem-rules = es gibt in diesem Spiel keine Regeln { $rules }
lesson-problem-reached = Schritt „{ $step }“ ist nicht zu erreichen: { $why }
lesson-problem-turn = bei Schritt „{ $step }“ ist nicht der Lernende an der Reihe, sondern { $turn }
lesson-problem-illegal = bei Schritt „{ $step }“ ist die erbetene Entscheidung „{ $move }“ nicht erlaubt: { $why }
lesson-problem-half = bei Schritt „{ $step }“ ist die Entscheidung „{ $move }“ nicht vollständig
lesson-problem-hidden = bei Schritt „{ $step }“ hängt von Karten, die der Lernende nicht sieht, ab, wohin „{ $move }“ führt
lesson-problem-then = bei Schritt „{ $step }“ kann auf „{ $move }“ nicht „{ $then }“ folgen: { $why }
lesson-problem-chance = bei Schritt „{ $step }“ muss nach „{ $move }“ etwas gezogen werden; ergänze es in `then`, etwa { $known }
lesson-problem-several = Schritt „{ $step }“ bittet um mehrere Entscheidungen, also braucht der nächste Schritt eine eigene Stellung
lesson-problem-words = der Text { $text } fehlt in { $tongue }
lesson-problem-figures = der Text { $text } nennt in { $tongue } andere Zahlen als auf Englisch
refusal-no-lesson = Es gibt keine Lektion { $lesson }.
refusal-no-lesson-step = Die Lektion { $lesson } hat { $steps } Schritte; einen Schritt { $step } gibt es nicht.
refusal-lesson-unfit = { $lesson } ist keine Lektion: { $what }
web-lessons = Spielend lernen
web-lessons-text = Kurze Lektionen am echten Tisch: Jeden Zug machst du selbst.
web-learn-now = Spielend lernen – { $minutes } Minuten
web-learn-on = Weiterlernen
web-lesson-minutes = { $minutes } Min.
web-lesson-start = Beginnen
web-lesson-resume = Weiter bei Schritt { $step } von { $steps }
web-lesson-again = Noch einmal
web-lesson-finished = Geschafft
web-lesson-step = Schritt { $step } von { $steps }
web-lesson-try-again = Noch ein Versuch
web-lesson-led = Das käme dabei heraus:
web-lesson-why-not = Das geht nicht:
web-lesson-leave = Lektion verlassen
web-lesson-back = Ein Schritt zurück
web-lesson-learned = Was du gelernt hast
web-lesson-play = Ein echtes Spiel gegen einen Neuling
web-lesson-next = Nächste Lektion: { $title }
web-lesson-all = Alle Lektionen
web-lesson-says = Lektion
web-coach = Trainer
web-coach-off = Keine Erklärungen mehr
