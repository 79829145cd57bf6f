# Tafels van een server: samen spelen, ieder op een eigen toestel.

## De pagina van de tafels

online-title = { $game } met anderen spelen
online-none = Hier is geen server, of hij is nu niet bereikbaar. Al het andere werkt ook zonder.
online-your-turn = Jij bent aan de beurt!
online-mine = Jouw tafels
online-stage-open = Wacht op medespelers
online-stage-playing = De anderen denken na
online-stage-over = Afgelopen
online-stage-closed = Gesloten
online-make = Nieuwe tafel
online-make-go = Tafel openen
online-seats = Plaatsen
online-bots = Waarvan computerspelers
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
online-open = Open tafels
online-open-none = Niemand zoekt nu medespelers.
online-reload = Vernieuwen
online-seats-free = { $free ->
    [one] { $seats } plaatsen, waarvan { $free } vrij
   *[other] { $seats } plaatsen, waarvan { $free } vrij
}
online-name-taken = Deze naam is al van iemand anders. Kies een andere.
online-too-many = Dat was te veel tegelijk. Probeer het zo nog eens.
online-busy = De server heeft het druk. Probeer het zo nog eens.
online-signed-out = Je bent op dit toestel uitgelogd. Zeg wie je bent en probeer het nog eens.

## Wie je daar bent

online-you = Jij
online-guest = Je speelt als { $name }, als gast op dit toestel.
online-claimed = Je bent { $name }, en de naam is van jou.
online-claim = Deze naam houden met een wachtwoord
online-claim-about = Dan kan niemand anders de naam gebruiken, en kun je inloggen op je andere toestellen.
online-claim-done = De naam is nu van jou.
online-password = Wachtwoord
online-password-wrong = Naam en wachtwoord horen niet bij elkaar.
online-login = Inloggen met naam en wachtwoord
online-login-about = Heb je een naam met wachtwoord, dan wachten je tafels op je.
online-login-name = Naam
online-login-go = Inloggen
online-logged-in = Welkom terug!
online-logout = Uitloggen
online-logged-out = Je bent uitgelogd.
online-export = Alles over mij opslaan
online-delete = Mij verwijderen
online-delete-ask = De server vergeet je, en de computer neemt je plaatsen in aan tafels waar nog gespeeld wordt. Afgelopen spellen blijven, zonder je naam.
online-deleted = De server is je vergeten.

## Een tafel

table-title = Een tafel voor { $game }
table-unknown = Deze tafel bestaat niet. Misschien heeft hij te lang op medespelers gewacht.
table-full = Alle plaatsen zijn bezet.
table-too-few = Voor het spel zijn er te weinig spelers.
table-not-yours = Dat kan alleen wie de tafel heeft geopend.
table-not-for-you = De vrije plaatsen hier zijn voor anderen.
table-ended = Dit spel is afgelopen.
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
table-watching = Je kijkt toe.
table-say = Iets zeggen
table-said = { $name }: { $words }
table-call = Waarschuw me als ik aan de beurt ben
table-clock = Resterende tijd
table-connecting = Verbinding maken…
table-lost = Verbinding verbroken. Wat je beslist, blijft bewaard en wordt verstuurd zodra de verbinding terug is.
table-refused = De server toont deze tafel niet.
table-rematch = Nog een keer spelen
table-rematch-same = Nog een keer met dezelfde kaarten
table-rematch-go = Naar het volgende spel
table-verify = Kaarten controleren
table-verified = Het zijn de kaarten die vóór de eerste ronde vastlagen.
table-not-verified = Het zijn niet de kaarten die vóór de eerste ronde waren toegezegd!

## Wat spelers kunnen zeggen

phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-well-played = Goed gespeeld!
phrase-thanks = Bedankt!
phrase-one-moment = Een momentje.
phrase-oops = Oeps!
phrase-again = Nog een spelletje?
