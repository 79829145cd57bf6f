# Krátké lekce hry Limits u opravdového stolu. Hrají s námi Ben a Cleo.

limits-lessons-about = Čtyři lekce po dvou minutách. Nic se nemůže pokazit.
limits-lessons-play = Hrát Limits

limits-lesson-hiding-title = Limity a skryté karty
limits-lesson-hiding-intro = Karta limitu říká, kolik karet které barvy smí v tomto kole ležet v herní hromádce; ∞ znamená libovolně mnoho. Každý navíc před sebe položí jednu kartu lícem dolů a každá taková karta zvýší limit své barvy o 1.
limits-lesson-hiding-hide-task = Modrá (kapka) má limit 0 a ty máš dvě modré karty. Jednu z nich skryj.
limits-lesson-hiding-hide-met = Teď smí v herní hromádce ležet jedna modrá a nikdo kromě tebe to neví. Na svou skrytou kartu se můžeš kdykoli podívat.
limits-lesson-hiding-hide-again = To jde taky a limit té barvy se tím zvýší o 1. Jenže tam je místo i tak. U modré není žádné: skryj modrou kartu.
limits-lesson-hiding-hide-again-purple = To jde, ale k ničemu to není: fialová (drahokam) žádný limit nemá, a tak není co zvyšovat. Skryj modrou kartu.
limits-lesson-hiding-free-task = Jsi na tahu. Vylož kartu, která nikdy nemůže být navíc: fialová (drahokam) limit nemá.
limits-lesson-hiding-free-met = Novou kartu už máš v ruce, po vyložení si ji dobírá každý. Teď jsou na tahu Ben a Cleo.
limits-lesson-hiding-free-again = To jde a limit je daleko. Pro začátek ale vezmi barvu, která limit vůbec nemá: fialovou.
limits-lesson-hiding-free-again-blue = Můžeš: díky tvé skryté kartě je jedna modrá povolená. Ještě si ji ale nech a vylož nejdřív fialovou.
limits-lesson-hiding-raised-task = Teď vylož svou modrou kartu. Ostatním se bude zdát, že je navíc.
limits-lesson-hiding-raised-met = Ben vidí modrou, a přitom na kartě limitu je 0…
limits-lesson-hiding-raised-again = To je bezpečné, ale nikdo se na to nechytí. Tvoje skrytá karta dovoluje v herní hromádce jednu modrou: vylož ji.
limits-lesson-hiding-raised-again-suspect = Místo vyložení karty můžeš vyslovit podezření, jenže zatím nikdo limit nepřekročil. Vylož svou modrou kartu.
limits-lesson-hiding-done = 0 na kartě a 1 za tvou skrytou: jedna modrá byla povolená. Benovo podezření bylo neoprávněné a stojí ho 2 body, ty získáváš 1.

limits-lesson-counting-title = Vykládání a počítání
limits-lesson-counting-intro = V každém tahu vyložíš jednu kartu a z herní hromádky je vidět jen ta horní. Co leží pod ní, si musíš pamatovat. Vyložit kartu navíc není zakázané, ale kdo je přistižen, zaplatí.
limits-lesson-counting-third-task = Ben i Cleo vyložili zelenou kartu (list). Limit zelené je 3. Vylož třetí.
limits-lesson-counting-third-met = To byla poslední zelená, která je určitě povolená. Zapamatuj si ji: za chvíli ji zakryjí další.
limits-lesson-counting-third-again = Modrá (kapka) má limit 6, takže je bezpečná. U zelené je ale místo už jen pro jednu, a ta ať je radši tvoje. Vylož zelenou.
limits-lesson-counting-third-again-yellow = Zakázané to není, ale žlutá (hvězda) má limit 0 a tvoje skrytá karta je červená. Hned by byla navíc. Vylož zelenou.
limits-lesson-counting-third-again-suspect = Leží tu dvě zelené a povolené jsou tři: podezření by bylo neoprávněné. Vylož třetí zelenou.
limits-lesson-counting-fourth-task = V herní hromádce jsou tři zelené, i když už je nevidíš. Vylož kartu, která se do svého limitu vejde.
limits-lesson-counting-fourth-met = Dobře spočítáno. Ben se asi v počítání ztratil…
limits-lesson-counting-fourth-again = Ben naposled vyložil první modrou a Cleo první červenou: obojí je povolené. Vylož kartu, která se do svého limitu vejde.
limits-lesson-counting-fourth-again-green = Byla by to čtvrtá zelená a limit je 3. Pokud nikdo zelenou neskryl, bude mít pravdu každý, kdo proti tobě vysloví podezření. Vylož něco jiného.
limits-lesson-counting-fourth-again-yellow = Žlutá (hvězda) má limit 0 a žlutou kartu skrytou nemáš. Vylož něco jiného.
limits-lesson-counting-done = Ben vyložil čtvrtou zelenou, povolené byly 3 a zelenou nikdo neskryl. Cleo si toho všimla: Ben bere kartu limitu, která se počítá za −2, a Cleo získává 1 bod.

limits-lesson-suspecting-title = Podezření
limits-lesson-suspecting-intro = Místo vyložení karty můžeš vyslovit podezření: nebyla něčí naposled vyložená karta navíc? Máš-li pravdu, vezme si podezřelý kartu limitu, −2, a ty získáš 1 bod. Když se mýlíš, je to naopak.
limits-lesson-suspecting-right-task = Modrou (kapku) vyložil Ben, pak znovu Ben a nakonec Cleo, a limit je 0. Tvoje skrytá karta je zelená, skryté modré tedy mohou být nanejvýš dvě. Kdo určitě vyložil kartu navíc?
limits-lesson-suspecting-right-met = Správně! Nepomohly ani dvě skryté modré, protože od Cleo byla třetí. Cleo vzala kartu limitu, a proto začíná další kolo.
limits-lesson-suspecting-right-again = Kartu vyložit můžeš. Jenže Cleo za chvíli vyloží další a podezřívat lze jen kvůli kartě, kterou někdo vyložil naposled. Využij příležitosti a vyslov podezření.
limits-lesson-suspecting-right-again-ben = Až po poslední Benovu kartu jsou modré jen dvě; co přišlo potom, se nepočítá. Pokud Ben i Cleo skryli modrou, bylo to povolené. U někoho jiného máš jistotu.
limits-lesson-suspecting-hide-task = Nové kolo. Limit žluté (hvězdy) je 2. Skryj žlutou kartu.
limits-lesson-suspecting-hide-met = Takže jsou povolené nejméně tři žluté, a víš to jen ty.
limits-lesson-suspecting-hide-again = To jde. Tentokrát ale skryj žlutou (hvězdu): hned uvidíš proč.
limits-lesson-suspecting-wait-task = Cleo vyložila žlutou kartu. Vylož kteroukoli kartu, jen ne žlutou, a počítej.
limits-lesson-suspecting-wait-met = Sleduj, co vykládají Ben a Cleo.
limits-lesson-suspecting-wait-again = Leží tu jedna žlutá a povolené jsou dvě: toto podezření by tě stálo 2 body. Vylož kartu.
limits-lesson-suspecting-wait-again-yellow = Byla by to druhá žlutá, ta je povolená. Žlutou ale nech ostatním a vylož jinou barvu.
limits-lesson-suspecting-wrong-task = Třetí žlutá, a na kartě limitu je 2! Budeš podezřívat Cleo? Vzpomeň si, co máš skryté, a rozhodni se.
limits-lesson-suspecting-wrong-met = Dobře promyšleno, ty mlčíš. Ben ne…
limits-lesson-suspecting-wrong-again = Až po Benovu kartu jsou žluté dvě a dvě jsou povolené v každém případě. Karta limitu by zbyla na tebe. Vylož kartu.
limits-lesson-suspecting-wrong-again-yellow = Byla by to čtvrtá žlutá. Jistotu máš jen u tří. Vylož jinou barvu.
limits-lesson-suspecting-wrong-again-cleo = Pozor: žlutou máš skrytou i ty, takže tři jsou povolené. Podezření by bylo neoprávněné: −2 pro tebe, 1 bod pro Cleo. Radši vylož kartu.
limits-lesson-suspecting-done = 2 na kartě, tvoje skrytá žlutá a ještě jedna od Cleo: povolené byly čtyři. Ben na skryté karty nepomyslel a platí 2 body, Cleo získává 1. Než vyslovíš podezření, rozmysli si, kolik jich může být skrytých.

limits-lesson-bait-title = Návnada a výměna
limits-lesson-bait-intro = Máš-li v ruce čtyři karty jedné barvy, můžeš je vyměnit. A se skrytou kartou můžeš nastražit past: vylož, co vypadá jako karta navíc, a vzbuď podezření.
limits-lesson-bait-hide-task = Máš čtyři červené karty (slunce) a jednu žlutou (hvězdu). Nech si ty čtyři pohromadě: skryj žlutou.
limits-lesson-bait-hide-met = Teď jsou povolené tři žluté místo dvou a všechny čtyři červené ti zůstaly.
limits-lesson-bait-hide-again = To jde, ale v ruce ti pak zbudou jen tři červené, a to je na výměnu málo. Skryj žlutou kartu.
limits-lesson-bait-exchange-task = Vyměň čtyři červené: dostaneš čtyři jiné a hned 1 bod.
limits-lesson-bait-exchange-met = Dvě červené leží na herní hromádce, dvě lícem dolů nahoře na dobíracím balíčku. Ty si doberou Ben a Cleo, takže od každého znáš jednu kartu.
limits-lesson-bait-exchange-again = Můžeš vyložit i jednu červenou. Ale čtyři karty jedné barvy se sejdou málokdy: vyměň je.
limits-lesson-bait-bait-task = Ben i Cleo vyložili žlutou kartu. Na kartě limitu je 2, ale ty máš žlutou skrytou: třetí je povolená. Vylož ji jako návnadu.
limits-lesson-bait-bait-met = Vypadá jako karta navíc. Chytí se Ben?
limits-lesson-bait-bait-again = To je bezpečné, ale kvůli tomu tě nikdo podezřívat nebude. Vylož žlutou kartu.
limits-lesson-bait-bait-again-suspect = Leží tu dvě žluté a karta limitu dvě dovoluje: podezření by bylo neoprávněné. Vylož žlutou kartu.
limits-lesson-bait-done = Ben se chytil: 2 na kartě a 1 za tvou skrytou, to jsou 3. Ben bere kartu limitu, −2, a ty získáváš 1 bod. I s výměnou to dělá 2.
