# Pravidla našimi slovy: stručně i podrobně.

rules-title = Pravidla
rules-show = Jak podrobně
rules-show-summary = Stručně
rules-show-detail = Podrobně
rules-show-both = Obojí
rules-contents = Obsah
rules-touch = Ukaž na dělníka, nebo na něj klepni: co mu přináší body, to se rozsvítí.

rules-section-goal = Cíl hry
rules-section-cards = Karty
rules-section-round = Kolo
rules-section-laying = Přiložení karty
rules-section-workers = Umístění dělníka
rules-section-moving = Přesun dělníka
rules-section-territories = Oblasti
rules-section-farmer = Farmář
rules-section-fisherman = Rybář
rules-section-woodcutter = Dřevorubec
rules-section-watchman = Strážný
rules-section-crowd = Více dělníků v jedné oblasti
rules-section-end = Konec a bodování
rules-section-ties = Shoda bodů
rules-section-players = Více hráčů
rules-section-solo = Sólová varianta hry
rules-section-variant-diagonal = Varianta: přikládání karet úhlopříčně
rules-section-variant-ferryman = Varianta: rybář jako převozník

## Stručně

rules-summary-goal = Za 16 kol postavíš krajinu o 4 krát 4 kartách a pošleš svých 7 dělníků tam, kde přinesou nejvíc.
rules-summary-round = V každém kole se dobírá jedna karta, pro všechny stejná. Přiložíš ji a pak můžeš umístit nebo přesunout jednoho dělníka.
rules-summary-laying = Kartu přiložíš k některé už položené a můžeš ji libovolně natočit. Krajina nikdy nepřesáhne 4 krát 4.
rules-summary-workers = Nový dělník jde na právě přiloženou kartu. Kde stojí, to určí jeho povolání.
rules-summary-moving = Místo toho může dělník, který už v krajině stojí, přejít do sousední oblasti.
rules-summary-territories = Sousedící zóny stejného typu krajiny tvoří jednu oblast. Každá věž je oblast sama pro sebe.
rules-summary-farmer = Farmář přináší 1 bod za každou zónu svého pole.
rules-summary-fisherman = Rybář přináší 1 bod za každou chatrč na břehu své vody.
rules-summary-woodcutter = Dřevorubec přináší 1 bod za každou jinou oblast, která sousedí s jeho lesem.
rules-summary-watchman = Strážný přináší 1 bod za každou zónu lesa ve své řadě a sloupci, až po nejbližší věž.
rules-summary-crowd = V každé oblasti se počítá jen jeden dělník.
rules-summary-end = Vyhrává, kdo má nejvíc bodů. Při shodě rozhodne nejlepší dělník.

## Podrobně

rules-detail-goal = Každý si ze stejné sady 24 karet staví vlastní krajinu o 16 kartách. Z dělníků se v ní stávají farmáři, rybáři, dřevorubci nebo strážní a přinášejí vítězné body. Kdo jich má na konci nejvíc, vyhrává.
rules-detail-cards = Karty mají čísla 1 až 24. Každá má čtyři zóny a každá zóna je pole, voda, les nebo skaliny s věží. Na některých zónách na souši stojí rybářská chatrč. Každý má navíc v zásobě 7 dělníků.
rules-detail-round = V každém kole se dobírá jedna karta a všichni si vezmou kartu s tímto číslem. Žádná nepřijde dvakrát, 8 z 24 se tedy nepoužije. Všichni hrají zároveň: nejdřív přiložíš kartu, potom můžeš jednoho dělníka umístit, nebo jednoho přesunout, ale nemusíš. Když jsou všichni hotovi, dobírá se další karta.
rules-detail-laying = První karta zakládá krajinu. Každá další musí celou stranou přiléhat k některé už položené; otočit ji můžeš, jak chceš. Se sousedními kartami ladit nemusí. Po skončení tahu už se karta nikdy nepohne.
rules-detail-laying-limit = Krajina nesmí být nikdy širší ani vyšší než 4 karty. Kde bude čtverec nakonec ležet, určí jen tvé karty: krajina může růst všemi směry, dokud se všechny karty vejdou do čtverce 4 krát 4.
rules-detail-workers = Můžeš umístit dělníka ze zásoby na jednu ze čtyř zón právě přiložené karty. Na poli se stane farmářem, na vodě rybářem, v lese dřevorubcem, na věži strážným. Nezáleží na tom, kdo tam nebo poblíž už stojí.
rules-detail-moving = Místo umístění můžeš jednoho dělníka přesunout. Jde ze své oblasti na kteroukoli zónu oblasti, která s ní sousedí svisle nebo vodorovně, a získá povolání nového místa. Právě přiložená karta se už počítá. Rohy nespojují.
rules-detail-moving-more = Uvnitř své oblasti se přesunout nemůže, nic by se tím nezměnilo. Dělník umístěný v tomto tahu se v témže tahu nepřesouvá. Dělníci si nikdy nepřekážejí a žádný se nevrací do zásoby.
rules-detail-territories = Zóny stejného typu krajiny, které spolu sousedí svisle nebo vodorovně, tvoří jednu oblast, a to i přes okraje karet. Oblastí může být i jediná zóna. Skaliny s věží jsou vždy oblast samy pro sebe, i vedle jiné věže.
rules-detail-farmer = Farmář přináší 1 bod za každou zónu svého pole. Na poli o pěti zónách přinese 5.
rules-detail-fisherman = Rybář přináší 1 bod za každou chatrč na zóně, která svisle nebo vodorovně sousedí s jeho vodní oblastí. Chatrče stojí na polích, v lesích a na skalinách, nikdy na vodě. Stojí-li na jedné zóně dvě, počítají se obě. Pro jednu vodní oblast se chatrč počítá jen jednou, ať se jí dotýká kolika stranami chce, ale počítá se pro každou vodní oblast, se kterou sousedí.
rules-detail-woodcutter = Dřevorubec přináší 1 bod za každou jinou oblast, která svisle nebo vodorovně sousedí s jeho lesem. Velké pole se počítá stejně jako jediná zóna vody. Každá věž je oblast a počítá se. Co leží za okrajem krajiny, to se nepočítá.
rules-detail-watchman = Strážný přináší 1 bod za každou zónu lesa, kterou vidí. Ze své věže hledí podél své řady a svého sloupce do čtyř stran, přes pole, vodu i les. Nejbližší věž mu výhled zakryje. Dokud má krajina mezery, vidí přes ně.
rules-detail-crowd = V jedné oblasti, dokonce i na jedné zóně, může stát libovolný počet dělníků, ale počítá se jen jeden. Ostatní nepřinášejí nic, dokud nejdou jinam. Když tedy pole dvou farmářů srostou, je jeden z nich navíc.
rules-detail-end = Po 16 kolech jsou všechny krajiny úplné. Každý dělník, který se počítá, teď přinese body svého povolání. Dělníci v zásobě nemají žádnou cenu. Nejvyšší součet vyhrává.
rules-detail-ties = Při shodě součtů porovnejte nejlepšího dělníka, pak druhého nejlepšího a tak dále. Rozhodne první rozdíl. Dělník, kterého nemáš, se počítá za 0. Je-li vše stejné, o vítězství se dělíte.
rules-detail-players = Hrát může libovolný počet hráčů: každý potřebuje stejných 24 karet a 7 vlastních dělníků. U stolu jeden hráč dobírá a ohlásí číslo; tady dobírá aplikace za všechny. Ve třech a více hráčích se pořadí určuje stejně jako ve dvou.
rules-detail-players-copying = Tip: opisovat se nevyplatí. Kdo hraje každý tah přesně jako někdo jiný, má na konci stejný počet bodů a o vítězství se může jen podělit, nikdy nevyhraje sám. Tady zůstávají tahy ostatních skryté, dokud neukončíš svůj, pokud nehrajete u otevřeného stolu.
rules-detail-solo = Sólo hraješ podle stejných pravidel. Jak se ti vedlo, řekne tvůj součet:
rules-detail-variant-diagonal = Kartu můžeš přiložit i tak, že se krajiny dotýká jen rohem. Hranice 4 krát 4 platí dál.
rules-detail-variant-ferryman = Je-li ve vodní oblasti, která sousedí s oblastí přesouvaného dělníka, umístěn rybář, může dělník využít přívoz: může přejít do kterékoli oblasti, která s touto vodní oblastí sousedí. Na jeden přesun připadá jedna plavba. Obě varianty lze spojit.

rules-band-under = méně než { $points }
rules-band-range = { $from } až { $to }
rules-band-over = { $points } a více
