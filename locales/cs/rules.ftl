# Pravidla našimi slovy: stručně i podrobně.

rules-title = Pravidla
rules-show = Kolik
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
rules-section-crowd = Více dělníků v jedné oblasti
rules-section-end = Konec a bodování
rules-section-ties = Rovnost bodů
rules-section-solo = Sólová varianta hry
rules-section-variant-diagonal = Varianta: přikládání úhlopříčně
rules-section-variant-ferryman = Varianta: rybář jako převozník

## Stručně

rules-summary-goal = Za 16 kol postavíš krajinu o 4 krát 4 kartách a pošleš svých 7 dělníků tam, kde přinesou nejvíc.
rules-summary-round = Každé kolo se táhne jedna karta, pro všechny stejná. Přiložíš ji a pak smíš umístit nebo přesunout jednoho dělníka.
rules-summary-laying = Karta přijde vedle některé už položené, otočená, jak chceš. Krajina nikdy nepřeroste 4 krát 4.
rules-summary-workers = Nový dělník jde na právě přiloženou kartu. Kde stojí, to určí jeho povolání.
rules-summary-moving = Místo toho smí dělník v krajině přejít do oblasti, která sousedí s jeho.
rules-summary-territories = Zóny jednoho typu krajiny, které leží stranou k sobě, jsou jedna oblast. Každá věž je oblast sama pro sebe.
rules-summary-farmer = Farmář přináší 1 bod za každou zónu svého pole.
rules-summary-fisherman = Rybář přináší 1 bod za každou chatrč na břehu své vody.
rules-summary-woodcutter = Dřevorubec přináší 1 bod za každou jinou oblast, která sousedí s jeho lesem.
rules-summary-watchman = Strážný přináší 1 bod za každou zónu lesa ve své řadě a sloupci, až po nejbližší věž.
rules-summary-crowd = V každé oblasti se počítá jen jeden dělník.
rules-summary-end = Vyhrává nejvíc bodů. Při rovnosti rozhodne nejlepší dělník.

## Podrobně

rules-detail-goal = Každý staví vlastní krajinu ze 16 z týchž 24 karet. Z dělníků se v ní stávají farmáři, rybáři, dřevorubci nebo strážní a přinášejí vítězné body. Kdo jich má na konci nejvíc, vyhrává.
rules-detail-cards = Karty mají čísla 1 až 24. Každá má čtyři zóny a každá zóna je pole, voda, les nebo skaliny s věží. Na některých zónách na souši stojí rybářská chatrč. Každý má navíc v zásobě 7 dělníků.
rules-detail-round = Každé kolo se táhne jedna karta a všichni si vezmou kartu s tímto číslem. Žádná nepřijde dvakrát, 8 z 24 se tedy neobjeví. Všichni hrají zároveň: nejdřív přiložíš kartu, potom smíš udělat jednu věc s dělníkem: jednoho umístit, jednoho přesunout, nebo nic. Když jsou všichni hotovi, táhne se další karta.
rules-detail-laying = První karta zakládá krajinu. Každá další musí celou stranou přiléhat k některé už položené; otočit ji smíš, jak chceš. K sousedům se hodit nemusí. Po skončení tahu už se karta nikdy nepohne.
rules-detail-laying-limit = Krajina nesmí být nikdy širší ani vyšší než 4 karty. Kde bude čtverec nakonec ležet, určí jen tvé karty: krajina smí růst všemi směry, dokud se všechny karty vejdou do čtverce 4 krát 4.
rules-detail-workers = Smíš umístit dělníka ze zásoby na jednu ze čtyř zón právě přiložené karty. Na poli se stane farmářem, na vodě rybářem, v lese dřevorubcem, na věži strážným. Nezáleží na tom, kdo tam nebo poblíž už stojí.
rules-detail-moving = Místo umístění smíš jednoho dělníka přesunout. Jde ze své oblasti na kteroukoli zónu některé oblasti, která s ní sousedí stranou, a přijme povolání nového místa. Právě přiložená karta se už počítá. Rohy nespojují.
rules-detail-moving-more = Uvnitř své oblasti se přesunout nemůže, nic by se tím nezměnilo. Dělník umístěný v tomto tahu se v témže tahu nepřesouvá. Dělníci si nikdy nepřekážejí a žádný se nevrací do zásoby.
rules-detail-territories = Zóny stejného typu krajiny, které leží stranou k sobě, tvoří jednu oblast, a to i přes okraje karet. Oblastí může být i jediná zóna. Skaliny s věží jsou vždy oblast samy pro sebe, i vedle jiné věže.
rules-detail-farmer = Farmář přináší 1 bod za každou zónu svého pole. Na poli o pěti zónách přinese 5.
rules-detail-fisherman = Rybář přináší 1 bod za každou chatrč na zóně, která sousedí stranou s jeho vodou. Chatrče stojí na polích, v lesích a na skalinách, nikdy na vodě. Stojí-li na jedné zóně dvě, počítají se obě. Pro jednu vodu se chatrč počítá jen jednou, ať se jí dotýká kolika stranami chce, ale počítá se pro každou vodu, která k ní sahá.
rules-detail-woodcutter = Dřevorubec přináší 1 bod za každou jinou oblast, která sousedí stranou s jeho lesem. Velké pole se počítá stejně jako jediná zóna vody. Každá věž je oblast a počítá se. Co leží za okrajem krajiny, to se nepočítá.
rules-detail-watchman = Strážný přináší 1 bod za každou zónu lesa, kterou vidí. Ze své věže hledí podél své řady a svého sloupce do čtyř stran, přes pole, vodu i les. Nejbližší věž výhled ukončí. Dokud má krajina mezery, hledí přes ně.
rules-detail-crowd = V jedné oblasti, ba i na jedné zóně, smí stát libovolně mnoho dělníků, ale počítá se jen jeden. Ostatní nepřinášejí nic, dokud nejdou jinam. Když tedy pole dvou farmářů srostou, je jeden z nich navíc.
rules-detail-end = Po 16 kolech jsou všechny krajiny úplné. Každý dělník, který se počítá, teď přinese body svého povolání. Dělníci v zásobě nemají žádnou cenu. Nejvyšší součet vyhrává.
rules-detail-ties = Při rovnosti součtů porovnejte nejlepšího dělníka, pak druhého nejlepšího a tak dále. Rozhodne první rozdíl. Dělník, kterého nemáš, se počítá za 0. Je-li vše stejné, o vítězství se dělíte.
rules-detail-solo = Sólo hraješ podle stejných pravidel. Jak se ti vedlo, řekne tvůj součet:
rules-detail-variant-diagonal = Kartu smíš přiložit i tak, že se krajiny dotýká jen rohem. Hranice 4 krát 4 platí dál.
rules-detail-variant-ferryman = Sousedí-li voda s rybářem s oblastí dělníka, který se chce přesunout, smí využít přívoz: může přejít do kterékoli oblasti, která s touto vodou sousedí. Na jeden přesun připadá jedna plavba. Obě varianty lze spojit.

rules-band-under = méně než { $points }
rules-band-range = { $from } až { $to }
rules-band-over = { $points } a více
