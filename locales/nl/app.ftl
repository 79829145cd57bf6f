# Namen, de weg door de app, en wat op veel schermen staat.

## Het menu

menu = Menu
menu-home = Start
menu-learn = Leren
menu-rules = Regels
menu-decks = Kaartensets
menu-history = Geschiedenis
menu-settings = Instellingen
menu-tables = Tafels
menu-skip = Naar de inhoud

## Start

home-solo = Alleen spelen
home-solo-about = Zestien rondes tegen je eigen record.
home-today = Kaarten van vandaag
home-today-about = Eén spel per dag, dezelfde kaarten voor iedereen.
home-bots = Tegen de computer
home-bots-about = Dezelfde kaarten voor iedereen. Wie haalt er meer uit?
home-around = Samen op één scherm
home-around-about = Jullie geven het toestel aan elkaar door.
home-online = Met anderen spelen
home-online-about = Stuur een link. Speel meteen, of één beurt per dag.
home-all-games = Alle { $games } lopende spellen
home-continue = Verder spelen
home-continue-about = Ronde { $round } van 16, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
home-learn = Leer het spel
home-learn-about = Zeven korte lessen, elk op een echt landschap.
home-rules = Regels
home-rules-about = In een minuut, of tot in het kleinste detail.
home-limits-today = Kaarten van vandaag
home-limits-bots = Bluf tegen maximaal vijf tegenstanders. Ook zij onthouden de kaarten.
home-limits-around = Met twee tot zes spelers; jullie geven het toestel aan elkaar door.
home-limits-learn = Vier korte lessen, elk aan een echte tafel.
home-decks = Kaartensets
home-decks-about = Bekijk de kaarten, of teken je eigen set.
home-history = Geschiedenis
home-history-about = Je spellen en je beste resultaten.

## Over Limes

about-game = Bij Limes krijgt iedereen elke ronde dezelfde kaart en legt die in een eigen landschap. Boeren, vissers, houthakkers en wachters leveren dan de punten op.
about-limits = Bij Limits legt iedereen om de beurt kaarten op één stapel en legt er één verdekt neer, die stiekem een limiet verhoogt. Wie er te veel legt, kan alleen hopen dat niemand argwaan krijgt.
about-unofficial = Dit is een project van liefhebbers. Het is niet gemaakt, goedgekeurd of gelicentieerd door de auteurs of de uitgevers van de spellen.
about-author = Limes is van Martyn F en verscheen in 2014 bij Abacusspiele; Limits is van Uwe Rosenberg en verscheen in 2001 bij Amigo.
about-own = Alle teksten, tekeningen en kaarten hier zijn van onszelf. De gedrukte kaarten zitten er niet bij; vind je de spellen leuk, steun ze dan en koop ze.
## Op veel schermen

common-close = Sluiten
common-cancel = Annuleren
common-delete = Verwijderen
common-retry = Opnieuw proberen
common-labelled = { $label }: { $words }

## Installeren, offline, nieuwe versie

load-wait = Een ogenblik, de kaarten worden geschud…
load-failed = Het spel kon niet worden geladen. Het heeft een recente browser nodig; misschien helpt het de pagina opnieuw te laden.
load-broken = Er is iets stukgegaan, en dat is onze schuld. Je spel is opgeslagen; laad de pagina opnieuw om verder te spelen.
load-no-script = Dit spel heeft JavaScript nodig, en dat staat uit in je browser.
install = Installeren
install-about = Zet Limes & Limits op je beginscherm. Dan werkt het ook zonder netwerk.
install-done = Limes & Limits is geïnstalleerd.
update-ready = Er is een nieuwe versie.
update-now = Nu herladen
update-later = Later

## Dingen en getallen

points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
card-number = Kaart { $card }
round-number = Ronde { $round }
list-and = { $first } en { $last }

## De woorden van het spel

word-worker = arbeider

landscape-field = akker
landscape-water = water
landscape-forest = bos
landscape-tower = rots met toren

profession-farmer = boer
profession-fisherman = visser
profession-woodcutter = houthakker
profession-watchman = wachter

band-improvable = dat kan beter
band-ok = in orde
band-good = goed
band-very-good = heel goed
band-excellent = geweldig

variant-diagonal = diagonaal aanleggen
variant-diagonal-about = Een kaart mag het landschap ook alleen met een hoek raken.
variant-ferryman = de visser als veerman
variant-ferryman-about = Een visser zet arbeiders die bewegen over naar de andere kant van zijn water.

level-beginner = Beginner
level-learner = Leerling
level-regular = Gevorderde
level-skilled = Kenner
level-expert = Meester
level-merciless = Genadeloos
player-deleted = verwijderde speler
