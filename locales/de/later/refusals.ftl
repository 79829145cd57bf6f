# Warum der Server etwas ablehnt: ein Text für jeden Code des Protokolls.

refused-request-json = Die Seite und der Server verstehen einander nicht. Lade die Seite neu und versuch es noch einmal.
refused-request-field = Der Server kann diese Eingabe nicht annehmen. Prüfe sie und versuch es noch einmal.
refused-request-origin = Der Server nimmt von dieser Adresse nichts an. Öffne das Spiel unter der Adresse des Servers.
refused-request-path = Unter dieser Adresse gibt es auf dem Server nichts.
refused-request-id_reused = Der Server hat das mit einer früheren Anfrage verwechselt. Lade die Seite neu und versuch es noch einmal.
refused-request-too_large = Das ist zu groß für den Server.
refused-request-too_many = Das war zu viel auf einmal. Versuch es gleich noch einmal.
refused-player-unknown = Du bist auf diesem Gerät nicht mehr angemeldet. Gib deinen Namen ein oder melde dich an, und versuch es noch einmal.
refused-player-password = Name und Passwort passen nicht zusammen.
refused-player-name = Dieser Name ist nicht frei: Er gehört schon jemandem oder ist einem anderen zu ähnlich. Wähle einen anderen.
refused-player-recovery = Name und Wiederherstellungscode passen nicht zusammen, oder der Code wurde schon benutzt.
refused-player-unclaimed = Dafür brauchst du einen Namen mit Passwort. Schütze zuerst deinen Namen.
refused-table-not_yours = Das darfst du an diesem Tisch nicht.
refused-table-unknown = Diesen Tisch gibt es nicht. Vielleicht hat er zu lange auf Mitspieler gewartet.
refused-table-full = Alle Plätze sind besetzt, oder das Spiel hat schon begonnen.
refused-table-over = Dieses Spiel ist zu Ende.
refused-table-not_over = Das Spiel ist noch nicht zu Ende.
refused-table-too_few = Es fehlen noch Mitspieler.
refused-table-clock = An diesem Tisch läuft eine Uhr: Ist die Zeit um, entscheidet der Computer.
refused-table-present = Diese Person ist da oder noch nicht lange genug weg.
refused-question-stale = Das kam zu spät: Es ist schon entschieden.
refused-question-none = Das kam zu spät: Es ist schon entschieden.
refused-server-banned = Der Betreiber dieses Servers hat dich oder dein Netzwerk gesperrt.
refused-server-busy = Der Server hat gerade viel zu tun. Versuch es gleich noch einmal.
refused-server-stopping = Der Server startet gerade neu. Versuch es gleich noch einmal.
