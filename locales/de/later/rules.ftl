# Die Regeln in unseren eigenen Worten: kurz, und ausführlich.

rules-title = Regeln
rules-show = Umfang
rules-show-summary = Kurz
rules-show-detail = Ausführlich
rules-show-both = Beides
rules-contents = Inhalt
rules-touch = Zeig auf einen Arbeiter, oder tipp ihn an: Was seine Punkte bringt, leuchtet auf.

rules-section-goal = Das Ziel
rules-section-cards = Die Karten
rules-section-round = Eine Runde
rules-section-laying = Die Karte legen
rules-section-workers = Einen Arbeiter setzen
rules-section-moving = Einen Arbeiter bewegen
rules-section-territories = Gebiete
rules-section-farmer = Der Bauer
rules-section-fisherman = Der Fischer
rules-section-woodcutter = Der Holzfäller
rules-section-watchman = Der Wächter
rules-section-crowd = Mehrere Arbeiter in einem Gebiet
rules-section-end = Ende und Wertung
rules-section-ties = Gleichstand
rules-section-players = Mehrere Spieler
rules-section-solo = Das Solospiel
rules-section-variant-diagonal = Variante: diagonales Anlegen
rules-section-variant-ferryman = Variante: der Fischer als Fährmann

## Kurz

rules-summary-goal = In 16 Runden baust du eine Landschaft aus 4 mal 4 Karten und schickst deine 7 Arbeiter dorthin, wo sie am meisten bringen.
rules-summary-round = Jede Runde wird eine Karte gezogen, für alle dieselbe. Du legst sie, und dann darfst du einen Arbeiter setzen oder bewegen.
rules-summary-laying = Die Karte kommt neben eine, die schon liegt, gedreht, wie du magst. Die Auslage wird nie größer als 4 mal 4.
rules-summary-workers = Ein neuer Arbeiter kommt auf die eben gelegte Karte. Wo er steht, bestimmt seinen Beruf.
rules-summary-moving = Stattdessen darfst du einen Arbeiter, der schon in der Auslage steht, in ein angrenzendes Gebiet bewegen.
rules-summary-territories = Benachbarte Felder derselben Landschaftsart bilden ein Gebiet. Jeder Turm ist ein Gebiet für sich.
rules-summary-farmer = Der Bauer bringt 1 Punkt für jedes Feld seines Ackers.
rules-summary-fisherman = Der Fischer bringt 1 Punkt für jede Hütte am Ufer seines Wassergebiets.
rules-summary-woodcutter = Der Holzfäller bringt 1 Punkt für jedes andere Gebiet, das an seinen Wald grenzt.
rules-summary-watchman = Der Wächter bringt 1 Punkt für jedes Waldfeld in seiner Zeile und Spalte, bis zum nächsten Turm.
rules-summary-crowd = In jedem Gebiet zählt nur ein Arbeiter.
rules-summary-end = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet der beste Arbeiter.

## Ausführlich

rules-detail-goal = Alle bauen ihre eigene Landschaft, die Auslage, aus 16 von denselben 24 Karten. Arbeiter darin werden Bauern, Fischer, Holzfäller oder Wächter und bringen Siegpunkte. Wer am Ende die meisten hat, gewinnt.
rules-detail-cards = Die Karten sind von 1 bis 24 nummeriert. Jede hat vier Felder, und jedes Feld ist Acker, Wasser, Wald oder ein Fels mit Turm. Auf manchen Feldern an Land steht eine Fischerhütte. Außerdem hat jeder 7 Arbeiter im Vorrat.
rules-detail-round = Jede Runde wird eine Karte gezogen, und alle nehmen die Karte mit dieser Nummer. Keine kommt zweimal, 8 der 24 bleiben also ungenutzt. Alle spielen gleichzeitig: Erst legst du die Karte, dann darfst du einen Arbeiter setzen oder einen bewegen, musst es aber nicht. Sind alle fertig, wird die nächste Karte gezogen.
rules-detail-laying = Die erste Karte beginnt die Auslage. Jede weitere muss mit einer ganzen Seite an eine bereits liegende Karte grenzen; du darfst sie drehen, wie du magst. Zu ihren Nachbarn passen muss sie nicht. Ist der Zug beendet, bleibt die Karte für immer liegen.
rules-detail-laying-limit = Die Auslage darf nie breiter oder höher als 4 Karten werden. Wo das Quadrat am Ende liegt, bestimmen allein deine Karten: Die Auslage darf in jede Richtung wachsen, solange alle Karten in ein Quadrat von 4 mal 4 passen.
rules-detail-workers = Du darfst einen Arbeiter aus dem Vorrat auf eines der vier Felder der eben gelegten Karte setzen. Auf dem Acker wird er Bauer, auf dem Wasser Fischer, im Wald Holzfäller, auf dem Turm Wächter. Wer dort oder in der Nähe schon steht, spielt keine Rolle.
rules-detail-moving = Statt einen Arbeiter zu setzen, darfst du einen bewegen. Er geht aus seinem Gebiet auf ein beliebiges Feld eines Gebiets, das waagerecht oder senkrecht daran grenzt, und nimmt dort den Beruf seines neuen Platzes an. Die eben gelegte Karte zählt schon mit. Ecken verbinden nicht.
rules-detail-moving-more = Innerhalb seines Gebiets kann er sich nicht bewegen, das würde ja nichts ändern. Wer in diesem Zug gesetzt wurde, bewegt sich in diesem Zug nicht mehr. Arbeiter stehen einander nie im Weg, und keiner kehrt je in den Vorrat zurück.
rules-detail-territories = Felder derselben Landschaftsart, die waagerecht oder senkrecht benachbart sind, bilden ein Gebiet, auch über Kartenränder hinweg. Auch ein einzelnes Feld kann ein Gebiet sein. Ein Fels mit Turm ist immer ein Gebiet für sich, selbst neben einem anderen Turm.
rules-detail-farmer = Der Bauer bringt 1 Punkt für jedes Feld seines Ackers. Auf einem Acker von fünf Feldern bringt er 5.
rules-detail-fisherman = Der Fischer bringt 1 Punkt für jede Hütte auf einem Feld, das waagerecht oder senkrecht an sein Wassergebiet grenzt. Hütten stehen auf Äckern, in Wäldern und auf Felsen, nie auf Wasser. Stehen zwei auf einem Feld, zählen beide. Für ein Wassergebiet zählt eine Hütte nur einmal, wie viele Seiten sie auch berührt; sie zählt aber für jedes Wassergebiet, an das sie grenzt.
rules-detail-woodcutter = Der Holzfäller bringt 1 Punkt für jedes andere Gebiet, das waagerecht oder senkrecht an seinen Wald grenzt. Ein großer Acker zählt so viel wie ein einzelnes Feld Wasser. Jeder Turm ist ein Gebiet und zählt. Was jenseits der Auslage liegt, zählt nicht.
rules-detail-watchman = Der Wächter bringt 1 Punkt für jedes Waldfeld, das er sieht. Von seinem Turm blickt er in seiner Zeile und seiner Spalte in alle vier Richtungen, über Acker, Wasser und Wald hinweg. Der nächste Turm versperrt die Sicht. Solange die Auslage Lücken hat, blickt er über sie hinweg.
rules-detail-crowd = In einem Gebiet, sogar auf einem einzigen Feld, dürfen beliebig viele Arbeiter stehen, aber nur einer von ihnen zählt. Die anderen bringen nichts, bis sie weiterziehen. Wachsen die Äcker zweier Bauern zusammen, ist also einer zu viel.
rules-detail-end = Nach 16 Runden sind alle Auslagen vollständig. Nun bringt jeder Arbeiter, der zählt, die Punkte seines Berufs. Arbeiter im Vorrat sind nichts wert. Die höchste Summe gewinnt.
rules-detail-ties = Bei gleicher Summe vergleicht ihr den besten Arbeiter, dann den zweitbesten und so weiter. Der erste Unterschied entscheidet. Ein Arbeiter, den du nicht hast, zählt 0. Ist alles gleich, teilt ihr euch den Sieg.
rules-detail-players = Es können beliebig viele mitspielen: Alle brauchen dieselben 24 Karten und 7 eigene Arbeiter. Am Tisch zieht einer und sagt die Nummer an; hier zieht das Programm für alle. Zu dritt oder mit noch mehr Spielern entscheidet sich die Rangfolge genauso wie zu zweit.
rules-detail-players-copying = Ein Tipp: Abschauen lohnt sich nicht. Wer jeden Zug genauso macht wie jemand anders, hat am Ende gleich viele Punkte und kann den Sieg nur teilen, nie allein gewinnen. Hier bleiben die Züge der anderen verdeckt, bis du deinen beendet hast, außer am offenen Tisch.
rules-detail-solo = Allein spielst du nach denselben Regeln. Deine Summe sagt, wie gut du warst:
rules-detail-variant-diagonal = Eine Karte darf auch so gelegt werden, dass sie die Auslage nur an einer Ecke berührt. Es bleibt bei höchstens 4 mal 4.
rules-detail-variant-ferryman = Grenzt ein Wassergebiet mit einem Fischer an das Gebiet eines Arbeiters, der sich bewegen soll, so darf er die Fähre nehmen: Er darf in jedes Gebiet gehen, das an dieses Wassergebiet grenzt. Je Bewegung gibt es eine Überfahrt. Die beiden Varianten lassen sich verbinden.

rules-band-under = unter { $points }
rules-band-range = { $from } bis { $to }
rules-band-over = { $points } oder mehr
