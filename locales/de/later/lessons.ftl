# Kurze Lektionen an einer echten Auslage.

lessons-title = Lernen
lessons-about = Sieben Lektionen, jede eine Minute. Schiefgehen kann nichts.
lessons-start = Los
lessons-step = Lektion { $number } von { $count }
lessons-done = Geschafft
lessons-next = Nächste Lektion
lessons-retry = Noch einmal
lessons-task-lay = Dreh die Karte, wenn du magst, dann lege sie auf einen der gestrichelten Plätze.
lessons-task-place = Gut. Setze jetzt einen Arbeiter auf die Karte: Die blassen Figuren zeigen, was jeder bringen würde.
lessons-task-pick = Gut. Nimm jetzt den Arbeiter, der sich bewegen soll: Tippe ihn an.
lessons-task-move = Er kann überallhin, wo es hell ist. Wähle seinen neuen Platz.
lessons-task-end = Genau so! Beende den Zug mit dem Knopf.
lessons-all-done = Jetzt kannst du alles. Zeit für ein richtiges Spiel.
lessons-play = Allein spielen

lesson-laying-title = Legen
lesson-laying-intro = Jede Karte kommt neben eine, die schon liegt, und du darfst sie drehen. Felder derselben Landschaftsart wachsen zu einem Gebiet zusammen.
lesson-laying-goal = { $zones ->
    [one] Lege die Karte so, dass der Acker mindestens { $zones } Feld hat.
   *[other] Lege die Karte so, dass der Acker mindestens { $zones } Felder hat.
}
lesson-laying-done = Gut gelegt. Ein großer Acker ist mehr wert als zwei kleine.
lesson-laying-again = Das ist erlaubt, aber der Acker ist noch zu klein. Dreh die Karte, oder versuch einen anderen Platz.

lesson-farmer-title = Der Bauer
lesson-farmer-intro = Ein Arbeiter auf einem Acker ist ein Bauer. Er bringt 1 Punkt für jedes Feld seines Ackers.
lesson-farmer-goal = { $points ->
    [one] Lege die Karte und setze einen Bauern, der mindestens { $points } Punkt bringt.
   *[other] Lege die Karte und setze einen Bauern, der mindestens { $points } Punkte bringt.
}
lesson-farmer-done = Richtig. Jedes Feld, das zu seinem Acker kommt, bringt einen Punkt mehr.
lesson-farmer-again = Dieser Acker ist noch zu klein. Leg die Karte an den größeren.

lesson-fisherman-title = Der Fischer
lesson-fisherman-intro = Ein Arbeiter auf dem Wasser ist ein Fischer. Er bringt 1 Punkt für jede Hütte am Ufer, also auf einem Feld, das direkt an sein Wasser grenzt.
lesson-fisherman-goal = { $points ->
    [one] Setze einen Fischer, der mindestens { $points } Hütte erreicht.
   *[other] Setze einen Fischer, der mindestens { $points } Hütten erreicht.
}
lesson-fisherman-done = Ein gutes Ufer. Wie groß das Wassergebiet ist, spielt keine Rolle, nur die Hütten zählen.
lesson-fisherman-again = An dieses Wasser grenzen zu wenige Hütten. Wie herum bringt die Karte mehr ans Ufer?

lesson-woodcutter-title = Der Holzfäller
lesson-woodcutter-intro = Ein Arbeiter im Wald ist ein Holzfäller. Er bringt 1 Punkt für jedes andere Gebiet, das an seinen Wald grenzt, ob groß oder klein.
lesson-woodcutter-goal = { $points ->
    [one] Setze einen Holzfäller, der mindestens { $points } Punkt bringt.
   *[other] Setze einen Holzfäller, der mindestens { $points } Punkte bringt.
}
lesson-woodcutter-done = Richtig. Je mehr kleine Nachbarn, desto besser, und jeder Turm ist einer.
lesson-woodcutter-again = Dieser Wald hat zu wenige Nachbarn. Denk daran: Jeder Turm zählt als Gebiet.

lesson-watchman-title = Der Wächter
lesson-watchman-intro = Ein Arbeiter auf einem Turm ist ein Wächter. Er bringt 1 Punkt für jedes Waldfeld in seiner Zeile und Spalte. Ein anderer Turm versperrt die Sicht.
lesson-watchman-goal = { $points ->
    [one] Setze einen Wächter, der mindestens { $points } Waldfeld sieht.
   *[other] Setze einen Wächter, der mindestens { $points } Waldfelder sieht.
}
lesson-watchman-done = Ein schöner Blick. Verstell ihn nicht mit anderen Türmen.
lesson-watchman-again = Von hier sieht er zu wenig Wald. Steht ein Turm im Weg?

lesson-moving-title = Bewegen
lesson-moving-intro = Statt einen Arbeiter zu setzen, darfst du einen in ein Gebiet bewegen, das an seines grenzt. Dort nimmt er einen neuen Beruf an.
lesson-moving-goal = { $points ->
    [one] Lege die Karte. Dann bewege den Bauern in den Wald, damit er als Holzfäller mindestens { $points } Punkt bringt.
   *[other] Lege die Karte. Dann bewege den Bauern in den Wald, damit er als Holzfäller mindestens { $points } Punkte bringt.
}
lesson-moving-done = Gut bewegt. Immer wenn nebenan ein besserer Platz entsteht, denk ans Bewegen.
lesson-moving-again = So hat der Wald zu wenige Nachbarn. Dreh die Karte, oder lege sie woandershin.

lesson-variants-title = Die Varianten
lesson-variants-intro = Beim diagonalen Anlegen darf eine Karte die Auslage auch nur an einer Ecke berühren. Als Fährmann bringt ein Fischer Arbeiter von einem Ufer seines Wassers an ein anderes.
lesson-variants-goal = { $points ->
    [one] Lege die Karte nur an eine Ecke. Dann lass den Bauern zum Turm übersetzen: Er soll mindestens { $points } Waldfeld sehen.
   *[other] Lege die Karte nur an eine Ecke. Dann lass den Bauern zum Turm übersetzen: Er soll mindestens { $points } Waldfelder sehen.
}
lesson-variants-done = Gut übergesetzt. Die Varianten wählst du, wenn du ein Spiel beginnst, eine davon oder beide.
lesson-variants-again = Noch nicht ganz. Die Karte darf die Auslage nur an einer Ecke berühren, und ihr Wald muss dort liegen, wo ihn der Turm sieht.
