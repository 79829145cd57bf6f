# Krátké lekce na opravdové krajině.

lessons-title = Výuka
lessons-about = Sedm lekcí po minutě. Nic se nemůže pokazit.
lessons-start = Začít
lessons-step = Lekce { $number } ze { $count }
lessons-done = Hotovo
lessons-next = Další lekce
lessons-retry = Ještě jednou
lessons-task-lay = Kartu můžeš otočit. Pak ji polož na některé z čárkovaných míst.
lessons-task-place = Dobře. Teď umísti na kartu dělníka: bledé figurky ukazují, co který přinese.
lessons-task-pick = Dobře. Teď vezmi dělníka, který se má přesunout: klepni na něj.
lessons-task-move = Může jít všude, kde to svítí. Vyber mu nové místo.
lessons-task-end = To je ono! Ukonči tah tlačítkem.
lessons-all-done = Umíš všechno. Je čas na opravdovou hru.
lessons-play = Hrát sólo

lesson-laying-title = Přikládání
lesson-laying-intro = Každou kartu přilož k některé už položené; můžeš ji přitom otočit. Zóny stejného typu krajiny srostou v jednu oblast.
lesson-laying-goal = { $zones ->
    [one] Přilož kartu tak, aby pole mělo alespoň { $zones } zónu.
    [few] Přilož kartu tak, aby pole mělo alespoň { $zones } zóny.
    [many] Přilož kartu tak, aby pole mělo alespoň { $zones } zóny.
   *[other] Přilož kartu tak, aby pole mělo alespoň { $zones } zón.
}
lesson-laying-done = Dobře položeno. Jedno velké pole má větší cenu než dvě malá.
lesson-laying-again = To jde, ale pole je pořád moc malé. Otoč kartu, nebo zkus jiné místo.

lesson-farmer-title = Farmář
lesson-farmer-intro = Dělník na poli je farmář. Přináší 1 bod za každou zónu svého pole.
lesson-farmer-goal = { $points ->
    [one] Přilož kartu a umísti farmáře, který přinese alespoň { $points } bod.
    [few] Přilož kartu a umísti farmáře, který přinese alespoň { $points } body.
    [many] Přilož kartu a umísti farmáře, který přinese alespoň { $points } bodu.
   *[other] Přilož kartu a umísti farmáře, který přinese alespoň { $points } bodů.
}
lesson-farmer-done = Správně. Každá zóna, která k jeho poli přibude, přinese další bod.
lesson-farmer-again = Toto pole je pořád moc malé. Připoj kartu k tomu většímu.

lesson-fisherman-title = Rybář
lesson-fisherman-intro = Dělník na vodě je rybář. Přináší 1 bod za každou chatrč na břehu, tedy na zóně, která přímo sousedí s jeho vodou.
lesson-fisherman-goal = { $points ->
    [one] Umísti rybáře, který dosáhne alespoň na { $points } chatrč.
    [few] Umísti rybáře, který dosáhne alespoň na { $points } chatrče.
    [many] Umísti rybáře, který dosáhne alespoň na { $points } chatrče.
   *[other] Umísti rybáře, který dosáhne alespoň na { $points } chatrčí.
}
lesson-fisherman-done = Pěkný břeh. Na velikosti vody nezáleží, počítají se jen chatrče.
lesson-fisherman-again = S touto vodou sousedí málo chatrčí. Jak kartu otočit, aby jich na břehu bylo víc?

lesson-woodcutter-title = Dřevorubec
lesson-woodcutter-intro = Dělník v lese je dřevorubec. Přináší 1 bod za každou jinou oblast, která sousedí s jeho lesem, velkou i malou.
lesson-woodcutter-goal = { $points ->
    [one] Umísti dřevorubce, který přinese alespoň { $points } bod.
    [few] Umísti dřevorubce, který přinese alespoň { $points } body.
    [many] Umísti dřevorubce, který přinese alespoň { $points } bodu.
   *[other] Umísti dřevorubce, který přinese alespoň { $points } bodů.
}
lesson-woodcutter-done = Správně. Má rád spoustu malých sousedů a každá věž je jedním z nich.
lesson-woodcutter-again = Tento les má málo sousedů. Pamatuj: každá věž se počítá jako oblast.

lesson-watchman-title = Strážný
lesson-watchman-intro = Dělník na věži je strážný. Přináší 1 bod za každou zónu lesa ve své řadě a sloupci. Jiná věž mu výhled zakryje.
lesson-watchman-goal = { $points ->
    [one] Umísti strážného, který uvidí alespoň { $points } zónu lesa.
    [few] Umísti strážného, který uvidí alespoň { $points } zóny lesa.
    [many] Umísti strážného, který uvidí alespoň { $points } zóny lesa.
   *[other] Umísti strážného, který uvidí alespoň { $points } zón lesa.
}
lesson-watchman-done = Krásný výhled. Nestav mu do něj další věže.
lesson-watchman-again = Odsud vidí málo lesa. Nestojí v cestě věž?

lesson-moving-title = Přesun
lesson-moving-intro = Místo umístění můžeš jednoho dělníka přesunout do oblasti, která sousedí s tou jeho. Tam získá nové povolání.
lesson-moving-goal = { $points ->
    [one] Přilož kartu. Pak přesuň farmáře do lesa, aby jako dřevorubec přinesl alespoň { $points } bod.
    [few] Přilož kartu. Pak přesuň farmáře do lesa, aby jako dřevorubec přinesl alespoň { $points } body.
    [many] Přilož kartu. Pak přesuň farmáře do lesa, aby jako dřevorubec přinesl alespoň { $points } bodu.
   *[other] Přilož kartu. Pak přesuň farmáře do lesa, aby jako dřevorubec přinesl alespoň { $points } bodů.
}
lesson-moving-done = Dobrý přesun. Kdykoli se vedle objeví lepší místo, vzpomeň si na to.
lesson-moving-again = Takhle má les málo sousedů. Otoč kartu, nebo ji polož jinam.

lesson-variants-title = Varianty
lesson-variants-intro = Při přikládání úhlopříčně se karta může krajiny dotýkat i jen rohem. Rybář jako převozník dopraví dělníky z jednoho břehu své vody na jiný.
lesson-variants-goal = { $points ->
    [one] Přilož kartu jen rohem. Pak nech farmáře převézt k věži, odkud má vidět alespoň { $points } zónu lesa.
    [few] Přilož kartu jen rohem. Pak nech farmáře převézt k věži, odkud má vidět alespoň { $points } zóny lesa.
    [many] Přilož kartu jen rohem. Pak nech farmáře převézt k věži, odkud má vidět alespoň { $points } zóny lesa.
   *[other] Přilož kartu jen rohem. Pak nech farmáře převézt k věži, odkud má vidět alespoň { $points } zón lesa.
}
lesson-variants-done = Dobrá plavba. Varianty si vybereš při přípravě hry, jednu, nebo obě.
lesson-variants-again = Ještě ne. Karta se smí krajiny dotýkat jen rohem a její les musí ležet tam, kam je z věže vidět.
