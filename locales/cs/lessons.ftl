# Krátké lekce na opravdové krajině.

lessons-title = Naučit se
lessons-about = Šest lekcí po minutě. Nic se nemůže pokazit.
lessons-start = Začít
lessons-step = Lekce { $number } ze 6
lessons-done = Hotovo
lessons-next = Další lekce
lessons-retry = Ještě jednou
lessons-all-done = Umíš všechno. Je čas na opravdovou hru.
lessons-play = Hrát sólo

lesson-laying-title = Přikládání
lesson-laying-intro = Každá karta přijde vedle některé už položené a smíš ji otočit. Zóny stejného typu krajiny srostou v jednu oblast.
lesson-laying-goal = Přilož kartu tak, aby se pole zvětšilo.
lesson-laying-done = Dobře položeno. Jedno velké pole má větší cenu než dvě malá.
lesson-laying-again = To se smí, ale pole nevyrostlo. Otoč kartu, nebo zkus jiné místo.

lesson-farmer-title = Farmář
lesson-farmer-intro = Dělník na poli je farmář. Přináší 1 bod za každou zónu svého pole.
lesson-farmer-goal = Přilož kartu a umísti farmáře, který přinese alespoň 4 body.
lesson-farmer-done = Správně. Každá zóna, která k jeho poli přibude, přinese další bod.
lesson-farmer-again = Toto pole je ještě malé. Připoj kartu k tomu většímu.

lesson-fisherman-title = Rybář
lesson-fisherman-intro = Dělník na vodě je rybář. Přináší 1 bod za každou chatrč na břehu, tedy stranou u jeho vody.
lesson-fisherman-goal = Umísti rybáře, který dosáhne alespoň na 3 chatrče.
lesson-fisherman-done = Pěkný břeh. Na velikosti vody nezáleží, počítají se jen chatrče.
lesson-fisherman-again = S touto vodou sousedí málo chatrčí. Jak kartu otočit, aby jich na břehu bylo víc?

lesson-woodcutter-title = Dřevorubec
lesson-woodcutter-intro = Dělník v lese je dřevorubec. Přináší 1 bod za každou jinou oblast, která sousedí s jeho lesem, velkou i malou.
lesson-woodcutter-goal = Umísti dřevorubce, který přinese alespoň 4 body.
lesson-woodcutter-done = Správně. Má rád spoustu malých sousedů a každá věž je jedním z nich.
lesson-woodcutter-again = Tento les má málo sousedů. Pamatuj: každá věž se počítá jako oblast.

lesson-watchman-title = Strážný
lesson-watchman-intro = Dělník na věži je strážný. Přináší 1 bod za každou zónu lesa ve své řadě a sloupci. Jiná věž výhled ukončí.
lesson-watchman-goal = Umísti strážného, který uvidí alespoň 4 zóny lesa.
lesson-watchman-done = Krásný výhled. Nestav mu do něj další věže.
lesson-watchman-again = Odsud vidí málo lesa. Nestojí v cestě věž?

lesson-moving-title = Přesun
lesson-moving-intro = Místo umístění smíš jednoho dělníka přesunout do oblasti, která sousedí s jeho. Tam přijme nové povolání.
lesson-moving-goal = Dva farmáři se dělí o jedno pole a počítá se jen jeden. Přilož kartu a druhého přesuň tam, kde přinese body.
lesson-moving-done = Teď už nikdo nezahálí. Když oblasti srostou, mysli na přesun.
lesson-moving-again = Tam zatím nic nepřináší. Vezmi ho a podívej se, které zóny se rozsvítí.
