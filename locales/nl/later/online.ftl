# Tafels van een server: samen spelen, ieder op een eigen toestel.

## De pagina van de tafels

online-title = { $game } met anderen spelen
online-none = Hier is geen server, of hij is nu niet bereikbaar. Al het andere werkt ook zonder.
online-your-turn = Jij bent aan de beurt!
online-mine = Jouw tafels
online-stage-open = Wacht op medespelers
online-stage-playing = De anderen denken na
online-stage-left = De computer speelt voor je
online-stage-over = Afgelopen
online-stage-closed = Gesloten
online-make = Nieuwe tafel
online-make-go = Tafel openen
online-seats = Plaatsen
online-bots = Waarvan computerspelers
online-pace = Tempo
online-pace-turns = In alle rust
online-pace-turns-about = Iedereen beslist wanneer het uitkomt.
online-pace-live = Live
online-pace-live-about = Iedereen zit tegelijk aan tafel.
online-clock = Tijd per beslissing
online-clock-none = Onbeperkt
online-clock-minute = 1 minuut
online-clock-minutes = 5 minuten
online-clock-day = 1 dag
online-clock-days = 3 dagen
online-clock-in-seconds = { $seconds ->
    [one] { $seconds } seconde per beslissing
   *[other] { $seconds } seconden per beslissing
}
online-clock-in-minutes = { $minutes ->
    [one] { $minutes } minuut per beslissing
   *[other] { $minutes } minuten per beslissing
}
online-clock-in-hours = { $hours ->
    [one] { $hours } uur per beslissing
   *[other] { $hours } uur per beslissing
}
online-listed = iedereen mag meespelen
online-listed-about = De tafel staat in de lijst van open tafels. Anders heb je de link nodig.
online-decision-dropped = Je bewaarde beslissing telt niet. { $fault }
online-open = Open tafels
online-open-none = Niemand zoekt nu medespelers.
online-seats-free = { $free ->
    [one] { $seats } plaatsen, waarvan { $free } vrij
   *[other] { $seats } plaatsen, waarvan { $free } vrij
}

## Wie je daar bent

online-you = Jij
online-you-new = Inloggen of een nieuw wachtwoord instellen
online-guest = Je speelt als { $name }, als gast op dit toestel.
online-claimed = Je speelt als { $name }. Je wachtwoord beschermt de naam.
online-claim = Naam beschermen met een wachtwoord
online-claim-about = Dan kan niemand anders de naam gebruiken, en kun je inloggen op je andere toestellen. Minstens 6 tekens.
online-claim-refused = Deze naam kun je niet beschermen: hij is bedacht door de server of hoort al bij iemand. Kies een eigen naam.
online-password = Wachtwoord
online-name-made = Laat dit leeg en je krijgt een naam zoals “Stille Molenaar”.
online-have-account = Heb je een account? Log in
online-login = Inloggen met naam en wachtwoord
online-login-about = Heb je een naam met wachtwoord, dan wachten je tafels op je.
online-login-name = Naam
online-login-go = Inloggen
online-logged-in = Welkom terug!
online-logout = Uitloggen
online-logged-out = Je bent uitgelogd.
online-export = Mijn gegevens downloaden
online-delete = Mijn gegevens verwijderen
online-delete-ask = De server vergeet je, en de computer neemt je plaatsen in aan tafels waar nog gespeeld wordt. Afgelopen spellen blijven, zonder je naam.
online-deleted = De server is je vergeten.

## Een tafel

table-title = Een tafel voor { $game }
table-unknown = Deze tafel bestaat niet. Misschien heeft hij te lang op medespelers gewacht.
table-not-for-you = De vrije plaatsen hier zijn voor anderen.
table-closed = Deze tafel is gesloten voordat het spel was afgelopen.
table-waiting = { $free ->
    [one] Nog één medespeler, dan begint het.
   *[other] Nog { $free } medespelers, dan begint het.
}
table-join = Plaatsnemen
table-you = (jij)
table-free = Vrije plaats
table-away = afwezig
table-away-asked = afwezig, maar wel aan de beurt
table-thinking = denkt na
table-ready = aanwezig
table-kick = Plaats van { $name } vrijmaken
table-add-bot = Computerspeler toevoegen
table-start = Nu beginnen
table-leave = Tafel verlaten
table-leave-ask = De computer speelt voor je verder tot je weer plaatsneemt.
table-invite = Anderen uitnodigen
table-invite-about = Wie deze link opent, kan plaatsnemen. Zonder aanmelding.
table-invite-words = Kom met me spelen!
table-invite-qr = De link als QR-code
table-around = Aan tafel
table-stood-in = { $times ->
    [one] de computer heeft één keer beslist
   *[other] de computer heeft { $times } keer beslist
}
table-say = Iets zeggen
table-said = { $name }: { $words }
table-call = Waarschuw me als ik aan de beurt ben
table-clock = Resterende tijd
table-connecting = Verbinding maken…
table-lost = Verbinding verbroken.
table-refused = De server laat je deze tafel niet zien.
table-rematch = Nog een keer spelen
table-rematch-same = Nog een keer met dezelfde kaarten
table-rematch-go = Naar het volgende spel
table-verify = Kaarten controleren

## Wat spelers kunnen zeggen

phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-well-played = Goed gespeeld!
phrase-thanks = Bedankt!
phrase-one-moment = Een momentje.
phrase-oops = Oeps!
phrase-again = Nog een spelletje?

## Passwords and recovery

online-logout-all = Overal uitloggen
online-took-seats = { $tables ->
    [one] Je plaats aan één tafel hoort nu bij dit account.
   *[other] Je plaatsen aan { $tables } tafels horen nu bij dit account.
}
online-take-seats = { $tables ->
    [one] Mijn tafel meenemen
   *[other] Mijn { $tables } tafels meenemen
}
online-take-seats-about = Anders blijven je plaatsen bij de gast, en kan niemand daar verder spelen.
online-take-all-seats = Al mijn tafels meenemen
online-forgotten = Wachtwoord vergeten?
online-forgotten-about = Met de herstelcode die je bij je wachtwoord kreeg, stel je een nieuw wachtwoord in. Op alle andere apparaten word je dan uitgelogd.
online-recovery-code = Herstelcode
online-password-old = Oud wachtwoord
online-password-old-wrong = Het oude wachtwoord klopt niet.
online-password-new = Nieuw wachtwoord
online-password-set = Nieuw wachtwoord instellen
online-password-change = Wachtwoord wijzigen
online-password-change-about = Op alle andere apparaten word je dan uitgelogd.
online-rename = Naam wijzigen
online-renamed = Je hebt een nieuwe naam.
online-recovery = Je herstelcode
online-recovery-about = Schrijf hem op. Hiermee stel je een nieuw wachtwoord in als je dit vergeet. Hij wordt alleen nu getoond.
online-recovery-noted = Ik heb hem
