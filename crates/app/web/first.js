// Paints the first screen before the program is there, in the right colours and language. It is loaded before the page is
// painted, so it does nothing else.
(() => {
  // What crates/app/src/first_screen.rs has collected from locales.
  // texts
  const TEXTS = {
    en: {
      "menu": "Menu",
      "menu-skip": "Skip to the content",
      "menu-home": "Home",
      "play-new": "New game",
      "menu-learn": "Learn",
      "menu-rules": "Rules",
      "menu-decks": "Decks",
      "menu-history": "History",
      "menu-settings": "Settings",
      "about-game": "In Limes everyone gets the same card each round and lays it into a landscape of their own. Farmers, fishermen, woodcutters and watchmen then earn the points.",
      "about-limits": "In Limits everyone lays cards on one pile and hides one that secretly raises a limit. Whoever lays one too many must hope that nobody suspects them.",
      "home-learn": "Learn to play",
      "home-learn-about": "Seven short lessons, each on a real board.",
      "home-today": "Today’s draw",
      "home-today-about": "One game a day, the same cards for everyone.",
      "home-solo": "Play solo",
      "home-solo-about": "Sixteen rounds against your own best.",
      "home-bots": "Against bots",
      "home-bots-about": "The same cards for everyone. Who makes more of them?",
      "home-around": "Pass and play",
      "home-around-about": "Pass the device from hand to hand.",
      "home-online": "Play with others",
      "home-online-about": "Send a link. Play right away, or a turn a day.",
      "home-limits-today": "Today’s deal",
      "home-limits-bots": "Bluff against up to five bots. They remember the cards, too.",
      "home-limits-around": "Two to six players pass the device around.",
      "home-limits-learn": "Four short lessons, each at a real table.",
      "home-rules": "Rules",
      "home-rules-about": "In a minute, or down to the last detail.",
      "home-decks": "Decks",
      "home-decks-about": "Look at the cards, or design your own.",
      "home-history": "History",
      "home-history-about": "Your games and your best results.",
      "about-unofficial": "This is a fan project. It is not made, endorsed or licensed by the authors or the publishers of the games.",
      "about-author": "Limes is by Martyn F and was published in 2014 by Abacusspiele; Limits is by Uwe Rosenberg and was published in 2001 by Amigo.",
      "about-own": "All texts, pictures and cards here are our own. The printed cards are not included; if you like the games, support them by buying a copy.",
      "load-wait": "One moment, the cards are being shuffled…",
      "load-failed": "The game could not be loaded. It needs a recent browser; reloading the page may help.",
      "load-broken": "Something broke, and it is our fault. Your game is saved; reload the page to continue.",
    },
    de: {
      "menu": "Menü",
      "menu-skip": "Zum Inhalt springen",
      "menu-home": "Start",
      "play-new": "Neues Spiel",
      "menu-learn": "Lernen",
      "menu-rules": "Regeln",
      "menu-decks": "Kartensätze",
      "menu-history": "Verlauf",
      "menu-settings": "Einstellungen",
      "about-game": "Bei Limes bekommen alle in jeder Runde dieselbe Karte und legen sie in ihre eigene Landschaft. Bauern, Fischer, Holzfäller und Wächter bringen dann die Punkte.",
      "about-limits": "Bei Limits legt ihr reihum Karten auf einen Stapel, und alle legen eine verdeckt ab, die heimlich ein Limit erhöht. Wer zu viele legt, kann nur hoffen, dass niemand Verdacht schöpft.",
      "home-learn": "Spielend lernen",
      "home-learn-about": "Sieben kurze Lektionen an einer echten Auslage.",
      "home-today": "Karten des Tages",
      "home-today-about": "Ein Spiel am Tag, dieselben Karten für alle.",
      "home-solo": "Allein spielen",
      "home-solo-about": "Sechzehn Runden gegen deine eigene Bestleistung.",
      "home-bots": "Gegen den Computer",
      "home-bots-about": "Dieselben Karten für alle. Wer macht mehr daraus?",
      "home-around": "An einem Gerät",
      "home-around-about": "Ihr reicht das Gerät reihum weiter.",
      "home-online": "Mit anderen spielen",
      "home-online-about": "Schick einen Link. Spielt sofort oder einen Zug am Tag.",
      "home-limits-today": "Karten des Tages",
      "home-limits-bots": "Bluffe gegen bis zu fünf Gegner. Auch sie merken sich die Karten.",
      "home-limits-around": "Zwei bis sechs reichen das Gerät reihum weiter.",
      "home-limits-learn": "Vier kurze Lektionen an einem echten Tisch.",
      "home-rules": "Regeln",
      "home-rules-about": "In einer Minute oder bis ins Letzte.",
      "home-decks": "Kartensätze",
      "home-decks-about": "Sieh dir die Karten an, oder zeichne eigene.",
      "home-history": "Verlauf",
      "home-history-about": "Deine Spiele und deine besten Ergebnisse.",
      "about-unofficial": "Dies ist ein Fanprojekt. Weder die Autoren noch die Verlage der Spiele haben es gemacht, gebilligt oder lizenziert.",
      "about-author": "Limes ist von Martyn F und erschien 2014 bei Abacusspiele; Limits ist von Uwe Rosenberg und erschien 2001 bei Amigo.",
      "about-own": "Alle Texte, Bilder und Karten hier sind unsere eigenen. Die gedruckten Karten sind nicht enthalten; wenn dir die Spiele gefallen, unterstütze sie und kaufe sie dir.",
      "load-wait": "Einen Moment, die Karten werden gemischt\u{a0}…",
      "load-failed": "Das Spiel konnte nicht geladen werden. Es braucht einen aktuellen Browser; vielleicht hilft es, die Seite neu zu laden.",
      "load-broken": "Da ist etwas kaputtgegangen, und das ist unsere Schuld. Dein Spiel ist gespeichert; lade die Seite neu, um weiterzuspielen.",
    },
    nl: {
      "menu": "Menu",
      "menu-skip": "Naar de inhoud",
      "menu-home": "Start",
      "play-new": "Nieuw spel",
      "menu-learn": "Leren",
      "menu-rules": "Regels",
      "menu-decks": "Kaartensets",
      "menu-history": "Geschiedenis",
      "menu-settings": "Instellingen",
      "about-game": "Bij Limes krijgt iedereen elke ronde dezelfde kaart en legt die in een eigen landschap. Boeren, vissers, houthakkers en wachters leveren dan de punten op.",
      "about-limits": "Bij Limits legt iedereen om de beurt kaarten op één stapel en legt er één verdekt neer, die stiekem een limiet verhoogt. Wie er te veel legt, kan alleen hopen dat niemand argwaan krijgt.",
      "home-learn": "Leer het spel",
      "home-learn-about": "Zeven korte lessen, elk op een echt landschap.",
      "home-today": "Kaarten van vandaag",
      "home-today-about": "Eén spel per dag, dezelfde kaarten voor iedereen.",
      "home-solo": "Alleen spelen",
      "home-solo-about": "Zestien rondes tegen je eigen record.",
      "home-bots": "Tegen de computer",
      "home-bots-about": "Dezelfde kaarten voor iedereen. Wie haalt er meer uit?",
      "home-around": "Samen op één scherm",
      "home-around-about": "Jullie geven het toestel aan elkaar door.",
      "home-online": "Met anderen spelen",
      "home-online-about": "Stuur een link. Speel meteen, of één beurt per dag.",
      "home-limits-today": "Kaarten van vandaag",
      "home-limits-bots": "Bluf tegen maximaal vijf tegenstanders. Ook zij onthouden de kaarten.",
      "home-limits-around": "Met twee tot zes spelers; jullie geven het toestel aan elkaar door.",
      "home-limits-learn": "Vier korte lessen, elk aan een echte tafel.",
      "home-rules": "Regels",
      "home-rules-about": "In een minuut, of tot in het kleinste detail.",
      "home-decks": "Kaartensets",
      "home-decks-about": "Bekijk de kaarten, of teken je eigen set.",
      "home-history": "Geschiedenis",
      "home-history-about": "Je spellen en je beste resultaten.",
      "about-unofficial": "Dit is een project van liefhebbers. Het is niet gemaakt, goedgekeurd of gelicentieerd door de auteurs of de uitgevers van de spellen.",
      "about-author": "Limes is van Martyn F en verscheen in 2014 bij Abacusspiele; Limits is van Uwe Rosenberg en verscheen in 2001 bij Amigo.",
      "about-own": "Alle teksten, tekeningen en kaarten hier zijn van onszelf. De gedrukte kaarten zitten er niet bij; vind je de spellen leuk, steun ze dan en koop ze.",
      "load-wait": "Een ogenblik, de kaarten worden geschud…",
      "load-failed": "Het spel kon niet worden geladen. Het heeft een recente browser nodig; misschien helpt het de pagina opnieuw te laden.",
      "load-broken": "Er is iets stukgegaan, en dat is onze schuld. Je spel is opgeslagen; laad de pagina opnieuw om verder te spelen.",
    },
    fr: {
      "menu": "Menu",
      "menu-skip": "Aller au contenu",
      "menu-home": "Accueil",
      "play-new": "Nouvelle partie",
      "menu-learn": "Apprendre",
      "menu-rules": "Règles",
      "menu-decks": "Paquets de cartes",
      "menu-history": "Historique",
      "menu-settings": "Réglages",
      "about-game": "À Limes, chacun reçoit la même carte à chaque tour et la pose dans son propre paysage. Fermiers, pêcheurs, bûcherons et gardiens rapportent ensuite les points.",
      "about-limits": "À Limits, chacun pose des cartes sur une même pile et en cache une qui relève une limite en secret. Si tu en poses trop, mieux vaut ne pas éveiller les soupçons.",
      "home-learn": "Apprendre le jeu",
      "home-learn-about": "Sept courtes leçons, chacune sur un vrai paysage.",
      "home-today": "Le tirage du jour",
      "home-today-about": "Une partie par jour, les mêmes cartes pour tous.",
      "home-solo": "Jouer en solitaire",
      "home-solo-about": "Seize tours contre ton meilleur résultat.",
      "home-bots": "Contre l’ordinateur",
      "home-bots-about": "Les mêmes cartes pour tous. Qui en tirera le plus\u{202f}?",
      "home-around": "À plusieurs sur un écran",
      "home-around-about": "Vous vous passez l’appareil de main en main.",
      "home-online": "Jouer en ligne",
      "home-online-about": "Envoie un lien. Jouez tout de suite, ou un coup par jour.",
      "home-limits-today": "La donne du jour",
      "home-limits-bots": "Bluffe contre un à cinq adversaires. Eux aussi ont de la mémoire.",
      "home-limits-around": "De deux à six, vous vous passez l’appareil.",
      "home-limits-learn": "Quatre courtes leçons, chacune à une vraie table.",
      "home-rules": "Règles",
      "home-rules-about": "En une minute, ou dans le moindre détail.",
      "home-decks": "Paquets de cartes",
      "home-decks-about": "Regarde les cartes, ou dessine les tiennes.",
      "home-history": "Historique",
      "home-history-about": "Tes parties et tes meilleurs résultats.",
      "about-unofficial": "Ceci est un projet de fans. Il n’est ni réalisé, ni approuvé, ni autorisé par les auteurs ou les éditeurs des jeux.",
      "about-author": "Limes est de Martyn F et a été publié en 2014 par Abacusspiele\u{202f}; Limits est d’Uwe Rosenberg et a été publié en 2001 par Amigo.",
      "about-own": "Tous les textes, dessins et cartes sont les nôtres. Les cartes imprimées ne sont pas comprises\u{202f}; si les jeux te plaisent, soutiens-les en les achetant.",
      "load-wait": "Un instant, on mélange les cartes…",
      "load-failed": "Le jeu n’a pas pu être chargé. Il lui faut un navigateur récent\u{202f}; recharger la page peut aider.",
      "load-broken": "Une erreur s’est produite, et c’est notre faute. Ta partie est enregistrée\u{202f}; recharge la page pour continuer.",
    },
    cs: {
      "menu": "Nabídka",
      "menu-skip": "Přejít k\u{a0}obsahu",
      "menu-home": "Úvod",
      "play-new": "Nová hra",
      "menu-learn": "Výuka",
      "menu-rules": "Pravidla",
      "menu-decks": "Sady karet",
      "menu-history": "Historie",
      "menu-settings": "Nastavení",
      "about-game": "Ve hře Limes dostanou všichni v\u{a0}každém kole stejnou kartu a\u{a0}přiloží ji do vlastní krajiny. Farmáři, rybáři, dřevorubci a\u{a0}strážní pak přinášejí body.",
      "about-limits": "Ve hře Limits vykládají všichni karty na jednu hromádku a\u{a0}jednu kartu skryjí, čímž tajně zvýší některý limit. Kdo jich vyloží příliš mnoho, může jen doufat, že ho nikdo nezačne podezřívat.",
      "home-learn": "Naučit se hrát",
      "home-learn-about": "Sedm krátkých lekcí, každá na opravdové krajině.",
      "home-today": "Karty dne",
      "home-today-about": "Jedna hra denně, stejné karty pro všechny.",
      "home-solo": "Hrát sólo",
      "home-solo-about": "Šestnáct kol proti vlastnímu rekordu.",
      "home-bots": "Proti počítači",
      "home-bots-about": "Stejné karty pro všechny. Kdo z\u{a0}nich vytěží víc?",
      "home-around": "Na jednom zařízení",
      "home-around-about": "Zařízení koluje z\u{a0}ruky do ruky.",
      "home-online": "Hrát s\u{a0}dalšími hráči",
      "home-online-about": "Pošli odkaz. Hrajte hned, nebo po jednom tahu denně.",
      "home-limits-today": "Karty dne",
      "home-limits-bots": "Blafuj proti až pěti soupeřům. I\u{a0}oni si karty pamatují.",
      "home-limits-around": "Dva až šest hráčů, zařízení koluje z\u{a0}ruky do ruky.",
      "home-limits-learn": "Čtyři krátké lekce, každá u\u{a0}opravdového stolu.",
      "home-rules": "Pravidla",
      "home-rules-about": "Za minutu, nebo do posledního detailu.",
      "home-decks": "Sady karet",
      "home-decks-about": "Prohlédni si karty, nebo nakresli vlastní.",
      "home-history": "Historie",
      "home-history-about": "Tvé hry a\u{a0}tvé nejlepší výsledky.",
      "about-unofficial": "Toto je projekt nadšenců. Autoři ani vydavatelé her jej nevytvořili, neschválili ani k\u{a0}němu neposkytli licenci.",
      "about-author": "Autorem hry Limes je Martyn F, v\u{a0}roce 2014 ji vydalo nakladatelství Abacusspiele; autorem hry Limits je Uwe Rosenberg, v\u{a0}roce 2001 ji vydalo nakladatelství Amigo.",
      "about-own": "Všechny texty, obrázky a\u{a0}karty jsou naše vlastní. Tištěné karty tu nejsou; pokud se ti hry líbí, podpoř je a\u{a0}pořiď si je.",
      "load-wait": "Okamžik, karty se míchají…",
      "load-failed": "Hru se nepodařilo načíst. Potřebuje novější prohlížeč; možná pomůže načíst stránku znovu.",
      "load-broken": "Něco se pokazilo a\u{a0}je to naše chyba. Tvoje hra je uložená; načti stránku znovu a\u{a0}můžeš pokračovat.",
    },
  };
  // texts

  const root = document.documentElement;
  let settings = "";
  let isKnown = false;
  try {
    settings = localStorage.getItem("limes.settings") ?? "";
    isKnown = Object.keys(localStorage).some((name) => name.startsWith("limes."));
  } catch {
    // A browser may refuse to store anything; then everybody is new.
  }
  const setting = (name) => new RegExp(`^${name} = "([a-z]+)"`, "m").exec(settings)?.[1];

  const theme = setting("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;

  const chosen = setting("language");
  const codes = (chosen ? [chosen] : navigator.languages).map((tag) => tag.split("-")[0].toLowerCase());
  const language = codes.find((code) => Object.hasOwn(TEXTS, code)) ?? "en";
  const text = (keys) => keys.split(" ").map((key) => TEXTS[language][key]).join(" ");
  root.lang = language;
  // For boot.js, where the program can say nothing. By then the program may have changed the language.
  globalThis.limesText = (key) => (TEXTS[root.lang] ?? TEXTS[language])[key];

  /** The markup of a template with its texts. */
  function filled(id) {
    const screen = document.getElementById(id).content.cloneNode(true);
    for (const element of screen.querySelectorAll("[data-text]")) element.append(text(element.dataset.text));
    for (const element of screen.querySelectorAll("[data-label]")) element.setAttribute("aria-label", text(element.dataset.label));
    return screen;
  }

  function paint(place) {
    const isHome = /^#?\/*$/.test(location.hash);
    const screen = filled(isHome ? "first-screen" : "wait");
    // Whoever has been here before finds their games on the first screen, which only the program knows. Until then they see
    // what does not depend on them.
    if (isKnown) screen.querySelectorAll(".ways, .aside").forEach((part) => part.remove());
    place.append(screen);
    keepPresses(place);
  }

  /** A press on the painted screen is not lost, nor is the place of somebody who uses the keyboard: both go over to the same
   * button or link of the program. Links need no help, since every screen has an address. */
  function keepPresses(place) {
    let pressed = null;
    place.addEventListener("click", (event) => {
      const button = event.target.closest?.("a, button");
      if (!button || !document.getElementById("loading")) return;
      pressed?.removeAttribute("aria-busy");
      button.setAttribute("aria-busy", "true");
      pressed = button;
    });
    // The program may come while a button is held down. The browser makes no click of that, since it ends on another button.
    let held = null;
    place.addEventListener("pointerdown", (event) => (held = event.target.closest?.("a, button")));
    const release = () => (held = null);
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, release);
    let focused = null;
    place.addEventListener("focusin", (event) => (focused = event.target));
    const twin = (element) =>
      element && [...place.querySelectorAll(element.localName)].find((other) => other.textContent === element.textContent);
    new MutationObserver((_, observer) => {
      if (document.getElementById("loading")) return;
      observer.disconnect();
      twin(focused)?.focus();
      if (pressed?.localName === "button") twin(pressed)?.click();
      const below = twin(held);
      if (below) addEventListener("pointerup", ({ target }) => below.contains(target) && below.click(), { once: true });
      for (const end of ["pointerup", "pointercancel"]) removeEventListener(end, release);
    }).observe(place, { childList: true });
  }

  // The page is still being read. This hears of its end before the browser paints it.
  new MutationObserver((_, observer) => {
    const place = document.getElementById("app");
    if (!place) return;
    observer.disconnect();
    paint(place);
  }).observe(root, { childList: true, subtree: true });
})();
