# Waarom de server iets weigert: één tekst voor elke code van het protocol.

refused-request-json = De pagina en de server begrijpen elkaar niet. Laad de pagina opnieuw en probeer het nog eens.
refused-request-field = De server kan deze invoer niet aannemen. Controleer ze en probeer het nog eens.
refused-request-origin = De server neemt van dit adres niets aan. Open het spel op het adres van de server zelf.
refused-request-path = De server heeft niets op dit adres.
refused-request-id_reused = De server verwarde dit met een eerder verzoek. Laad de pagina opnieuw en probeer het nog eens.
refused-request-too_large = Dit is te groot voor de server.
refused-request-too_many = Dat was te veel tegelijk. Probeer het zo nog eens.
refused-player-unknown = Je bent op dit toestel niet meer ingelogd. Vul je naam in of log in, en probeer het nog eens.
refused-player-password = Naam of wachtwoord klopt niet.
refused-player-name = Deze naam is niet vrij: hij is al van iemand, of lijkt te veel op een andere. Kies een andere naam.
refused-player-recovery = Naam of herstelcode klopt niet, of de code is al gebruikt.
refused-player-unclaimed = Daarvoor heb je een naam met wachtwoord nodig. Bescherm eerst je naam.
refused-table-not_yours = Dat mag je aan deze tafel niet.
refused-table-unknown = Deze tafel bestaat niet. Misschien heeft hij te lang op medespelers gewacht.
refused-table-full = Alle plaatsen zijn bezet, of het spel is al begonnen.
refused-table-over = Dit spel is afgelopen.
refused-table-not_over = Het spel is nog niet afgelopen.
refused-table-too_few = Voor het spel zijn er te weinig spelers.
refused-table-clock = Aan deze tafel loopt een klok: is de tijd om, dan beslist de computer.
refused-table-present = Deze speler is er, of is nog niet lang genoeg weg.
refused-question-stale = Dat kwam te laat: het is al beslist.
refused-question-none = Dat kwam te laat: het is al beslist.
refused-server-banned = De beheerder van deze server heeft jou of je netwerk geblokkeerd.
refused-server-busy = De server heeft het druk. Probeer het zo nog eens.
refused-server-stopping = De server start opnieuw op. Probeer het zo nog eens.
