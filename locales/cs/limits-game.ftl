limits-progress = Limits, kolo { $round } { $rounds ->
    [14] ze
   *[other] z
} { $rounds }
limits-record-value = Hlavička [{ $header } "{ $value }"] má neplatnou hodnotu.
limits-record-deal = Z hlaviček nevychází platné rozdání: je potřeba dva až šest hráčů, 12 karet každé barvy a karty limitu pro tolik hráčů.
limits-record-line = Řádek vypadá takto: „1. hide r | g“ nebo „1: play b“.
limits-record-not-over = Kolo { $round } ještě neskončilo.
limits-record-illegal = To pravidla nedovolují.
limits-setup-pile = Herní hromádka
limits-setup-open = Otevřená herní hromádka
limits-setup-open-about = Všechny karty herní hromádky zůstávají na očích. Jinak je vidět jen ta horní a zbytek si musíš pamatovat.
