# Tische eines Servers: mit anderen spielen, jeder an seinem eigenen Gerät.

## Die Seite der Tische

online-title = { $game } mit anderen spielen
online-none = Hier gibt es keinen Server, oder er ist gerade nicht zu erreichen. Alles andere geht auch ohne.
online-your-turn = Du bist dran!
online-mine = Deine Tische
online-stage-open = Wartet auf Mitspieler
online-stage-playing = Die anderen überlegen
online-stage-left = Der Computer spielt für dich
online-stage-over = Zu Ende
online-stage-closed = Geschlossen
online-make = Neuer Tisch
online-make-go = Tisch eröffnen
online-seats = Plätze
online-bots = Davon Computergegner
online-pace = Tempo
online-pace-turns = In Ruhe
online-pace-turns-about = Jeder entscheidet, wenn er Zeit hat.
online-pace-live = Live
online-pace-live-about = Alle sind gleichzeitig am Tisch.
online-clock = Zeit für jede Entscheidung
online-clock-none = Unbegrenzt
online-clock-minute = 1 Minute
online-clock-minutes = 5 Minuten
online-clock-day = 1 Tag
online-clock-days = 3 Tage
online-clock-in-seconds = { $seconds ->
    [one] { $seconds } Sekunde pro Entscheidung
   *[other] { $seconds } Sekunden pro Entscheidung
}
online-clock-in-minutes = { $minutes ->
    [one] { $minutes } Minute pro Entscheidung
   *[other] { $minutes } Minuten pro Entscheidung
}
online-clock-in-hours = { $hours ->
    [one] { $hours } Stunde pro Entscheidung
   *[other] { $hours } Stunden pro Entscheidung
}
online-listed = alle dürfen mitspielen
online-listed-about = Der Tisch steht in der Liste der offenen Tische. Sonst braucht man den Link.
online-decision-dropped = Deine gespeicherte Entscheidung zählt nicht. { $fault }
online-open = Offene Tische
online-open-none = Gerade sucht niemand Mitspieler.
online-seats-free = { $free ->
    [one] { $seats } Plätze, davon { $free } frei
   *[other] { $seats } Plätze, davon { $free } frei
}

## Wer du dort bist

online-you = Du
online-you-new = Anmelden oder ein neues Passwort setzen
online-guest = Du spielst als { $name }, als Gast an diesem Gerät.
online-claimed = Du spielst als { $name }. Dein Passwort schützt den Namen.
online-claim = Namen mit einem Passwort schützen
online-claim-about = Dann kann niemand sonst den Namen benutzen, und du kannst dich an deinen anderen Geräten anmelden. Mindestens 6 Zeichen.
online-claim-refused = Dieser Name lässt sich nicht schützen: Er ist vom Server vergeben oder gehört schon jemandem. Wähle einen eigenen.
online-password = Passwort
online-name-made = Lass das Feld leer, dann bekommst du einen Namen wie „Stiller Müller“.
online-have-account = Du hast schon ein Konto? Melde dich an
online-login = Mit Name und Passwort anmelden
online-login-about = Wenn dein Name ein Passwort hat, warten deine Tische auf dich.
online-login-name = Dein Name
online-login-go = Anmelden
online-logged-in = Willkommen zurück!
online-logout = Abmelden
online-logged-out = Du bist abgemeldet.
online-export = Meine Daten herunterladen
online-delete = Meine Daten löschen
online-delete-ask = Der Server vergisst dich, und an Tischen, an denen noch gespielt wird, übernimmt der Computer deine Plätze. Beendete Spiele bleiben, ohne deinen Namen.
online-deleted = Der Server hat dich vergessen.

## Ein Tisch

table-title = Ein Tisch für { $game }
table-unknown = Diesen Tisch gibt es nicht. Vielleicht hat er zu lange auf Mitspieler gewartet.
table-not-for-you = Die freien Plätze hier sind für andere.
table-closed = Dieser Tisch wurde geschlossen, bevor das Spiel zu Ende war.
table-waiting = { $free ->
    [one] Noch ein Mitspieler, dann geht es los.
   *[other] Noch { $free } Mitspieler, dann geht es los.
}
table-join = Platz nehmen
table-you = (du)
table-free = Freier Platz
table-away = nicht da
table-away-asked = nicht da, obwohl an der Reihe
table-thinking = überlegt
table-ready = da
table-kick = Platz von { $name } freimachen
table-add-bot = Computergegner dazusetzen
table-start = Jetzt anfangen
table-leave = Tisch verlassen
table-leave-ask = Der Computer spielt für dich weiter, bis du wieder Platz nimmst.
table-invite = Andere einladen
table-invite-about = Wer diesen Link öffnet, kann Platz nehmen. Ohne Anmeldung.
table-invite-words = Komm und spiel mit!
table-invite-qr = Der Link als QR-Code
table-around = Am Tisch
table-stood-in = { $times ->
    [one] der Computer hat einmal entschieden
   *[other] der Computer hat { $times }-mal entschieden
}
table-say = Etwas sagen
table-said = { $name }: { $words }
table-call = Sag mir, wenn ich dran bin
table-clock = Verbleibende Zeit
table-connecting = Verbindung wird hergestellt …
table-lost = Verbindung verloren.
table-refused = Der Server lässt dich diesen Tisch nicht sehen.
table-rematch = Noch einmal spielen
table-rematch-same = Noch einmal mit denselben Karten
table-rematch-go = Zum nächsten Spiel
table-verify = Karten prüfen

## Was man sich sagen kann

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-one-moment = Einen Moment, bitte.
phrase-oops = Hoppla!
phrase-again = Noch ein Spiel?

## Passwords and recovery

online-logout-all = Überall abmelden
online-took-seats = { $tables ->
    [one] Dein Platz an einem Tisch gehört jetzt zu diesem Konto.
   *[other] Deine Plätze an { $tables } Tischen gehören jetzt zu diesem Konto.
}
online-take-seats = { $tables ->
    [one] Meinen Tisch mitnehmen
   *[other] Meine { $tables } Tische mitnehmen
}
online-take-seats-about = Sonst bleiben deine Plätze beim Gast, und niemand kann dort weiterspielen.
online-take-all-seats = Alle meine Tische mitnehmen
online-forgotten = Passwort vergessen?
online-forgotten-about = Mit dem Wiederherstellungscode, den du zum Passwort bekommen hast, setzt du ein neues. Auf allen anderen Geräten wirst du dann abgemeldet.
online-recovery-code = Wiederherstellungscode
online-password-old = Altes Passwort
online-password-old-wrong = Das alte Passwort stimmt nicht.
online-password-new = Neues Passwort
online-password-set = Neues Passwort festlegen
online-password-change = Passwort ändern
online-password-change-about = Auf allen anderen Geräten wirst du dann abgemeldet.
online-rename = Namen ändern
online-renamed = Du hast einen neuen Namen.
online-recovery = Dein Wiederherstellungscode
online-recovery-about = Schreib ihn auf. Damit setzt du ein neues Passwort, falls du dieses vergisst. Er wird nur dieses eine Mal angezeigt.
online-recovery-noted = Ich habe ihn
