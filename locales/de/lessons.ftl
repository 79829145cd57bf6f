# Kurze Lektionen an einer echten Auslage.

lessons-title = Lernen
lessons-about = Sechs Lektionen, jede eine Minute. Schiefgehen kann nichts.
lessons-start = Los
lessons-step = Lektion { $number } von 6
lessons-done = Geschafft
lessons-next = Nächste Lektion
lessons-retry = Noch einmal
lessons-all-done = Jetzt kannst du alles. Zeit für ein richtiges Spiel.
lessons-play = Allein spielen

lesson-laying-title = Legen
lesson-laying-intro = Jede Karte kommt neben eine, die schon liegt, und du darfst sie drehen. Felder derselben Landschaftsart wachsen zu einem Gebiet zusammen.
lesson-laying-goal = Lege die Karte so, dass der Acker größer wird.
lesson-laying-done = Gut gelegt. Ein großer Acker ist mehr wert als zwei kleine.
lesson-laying-again = Das ist erlaubt, aber der Acker ist nicht gewachsen. Dreh die Karte, oder versuch einen anderen Platz.

lesson-farmer-title = Der Bauer
lesson-farmer-intro = Ein Arbeiter auf einem Acker ist ein Bauer. Er bringt 1 Punkt für jedes Feld seines Ackers.
lesson-farmer-goal = Lege die Karte und setze einen Bauern, der mindestens 4 Punkte bringt.
lesson-farmer-done = Richtig. Jedes Feld, das zu seinem Acker kommt, bringt einen Punkt mehr.
lesson-farmer-again = Dieser Acker ist noch zu klein. Leg die Karte an den größeren.

lesson-fisherman-title = Der Fischer
lesson-fisherman-intro = Ein Arbeiter auf dem Wasser ist ein Fischer. Er bringt 1 Punkt für jede Hütte am Ufer, also Seite an Seite mit seinem Wasser.
lesson-fisherman-goal = Setze einen Fischer, der mindestens 3 Hütten erreicht.
lesson-fisherman-done = Ein gutes Ufer. Wie groß das Wasser ist, spielt keine Rolle, nur die Hütten zählen.
lesson-fisherman-again = An dieses Wasser grenzen zu wenige Hütten. Wie herum bringt die Karte mehr ans Ufer?

lesson-woodcutter-title = Der Holzfäller
lesson-woodcutter-intro = Ein Arbeiter im Wald ist ein Holzfäller. Er bringt 1 Punkt für jedes andere Gebiet, das an seinen Wald grenzt, ob groß oder klein.
lesson-woodcutter-goal = Setze einen Holzfäller, der mindestens 4 Punkte bringt.
lesson-woodcutter-done = Richtig. Viele kleine Nachbarn sind seine Freude, und jeder Turm ist einer.
lesson-woodcutter-again = Dieser Wald hat zu wenige Nachbarn. Denk daran: Jeder Turm zählt als Gebiet.

lesson-watchman-title = Der Wächter
lesson-watchman-intro = Ein Arbeiter auf einem Turm ist ein Wächter. Er bringt 1 Punkt für jedes Waldfeld in seiner Zeile und Spalte. Ein anderer Turm beendet die Sicht.
lesson-watchman-goal = Setze einen Wächter, der mindestens 4 Waldfelder sieht.
lesson-watchman-done = Ein schöner Blick. Halte ihm andere Türme aus dem Weg.
lesson-watchman-again = Von hier sieht er zu wenig Wald. Steht ein Turm im Weg?

lesson-moving-title = Bewegen
lesson-moving-intro = Statt einen Arbeiter zu setzen, darfst du einen in ein Gebiet bewegen, das an seines grenzt. Dort nimmt er einen neuen Beruf an.
lesson-moving-goal = Zwei Bauern teilen sich einen Acker, und nur einer zählt. Lege die Karte, dann bewege den anderen dorthin, wo er Punkte bringt.
lesson-moving-done = Nun steht keiner mehr untätig herum. Wenn Gebiete zusammenwachsen, denk ans Bewegen.
lesson-moving-again = Dort bringt er noch nichts. Nimm ihn, und sieh dir die hellen Felder an.
