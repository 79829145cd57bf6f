# Kurze Lektionen zu Limits an einem echten Tisch. Ben und Cleo spielen mit.

limits-lessons-about = Vier Lektionen, jede zwei Minuten. Schiefgehen kann nichts.
limits-lessons-play = Limits spielen

limits-lesson-hiding-title = Limits und verdeckte Karten
limits-lesson-hiding-intro = Die Limitkarte sagt, wie viele Karten jeder Farbe in dieser Runde im Spielstapel liegen dürfen; ∞ heißt beliebig viele. Außerdem legen alle eine Karte verdeckt vor sich hin, und jede davon erhöht das Limit ihrer Farbe um 1.
limits-lesson-hiding-hide-task = Blau (der Tropfen) hat das Limit 0, und du hast zwei blaue Karten. Leg eine davon verdeckt ab.
limits-lesson-hiding-hide-met = Jetzt darf eine blaue Karte im Spielstapel liegen, und niemand weiß es außer dir. Deine verdeckte Karte darfst du dir jederzeit ansehen.
limits-lesson-hiding-hide-again = Das geht auch und erhöht das Limit dieser Farbe um 1. Aber da ist ohnehin noch Platz. Bei Blau ist keiner: Leg eine blaue Karte verdeckt ab.
limits-lesson-hiding-hide-again-purple = Das geht, bringt dir aber nichts: Lila (der Edelstein) hat kein Limit, das man erhöhen könnte. Leg eine blaue Karte verdeckt ab.
limits-lesson-hiding-free-task = Du bist dran. Leg eine Karte, die nie eine zu viel sein kann: Lila (der Edelstein) hat kein Limit.
limits-lesson-hiding-free-met = Du hast eine neue Karte gezogen, wie alle nach dem Legen. Jetzt sind Ben und Cleo dran.
limits-lesson-hiding-free-again = Das geht auch und ist vom Limit weit entfernt. Aber nimm erst einmal die Farbe ganz ohne Limit: Lila.
limits-lesson-hiding-free-again-blue = Du darfst: Dank deiner verdeckten Karte ist eine blaue erlaubt. Aber heb sie dir noch kurz auf und leg zuerst Lila.
limits-lesson-hiding-raised-task = Jetzt leg deine blaue Karte. Für die anderen sieht sie aus wie eine zu viel.
limits-lesson-hiding-raised-met = Ben sieht eine blaue Karte, wo auf der Limitkarte 0 steht …
limits-lesson-hiding-raised-again = Das ist sicher, aber damit legst du niemanden herein. Deine verdeckte Karte erlaubt eine blaue im Spielstapel: Leg sie.
limits-lesson-hiding-raised-again-suspect = Statt zu legen darfst du jemanden verdächtigen, aber zu viel gelegt hat noch niemand. Leg deine blaue Karte.
limits-lesson-hiding-done = 0 auf der Karte und 1 für deine verdeckte: Eine blaue Karte war erlaubt. Bens Verdacht war falsch und kostet 2 Punkte, und du bekommst 1.

limits-lesson-counting-title = Legen und mitzählen
limits-lesson-counting-intro = In jedem Zug legst du eine Karte, und vom Spielstapel sieht man nur die oberste. Was darunter liegt, musst du dir merken. Eine zu viel zu legen ist nicht verboten, aber wer erwischt wird, zahlt.
limits-lesson-counting-third-task = Ben und Cleo haben je eine grüne Karte (das Blatt) gelegt. Das Limit von Grün ist 3. Leg die dritte.
limits-lesson-counting-third-met = Das war die letzte grüne, die ganz sicher erlaubt ist. Merk sie dir: Gleich liegen andere darauf.
limits-lesson-counting-third-again = Blau (der Tropfen) ist mit einem Limit von 6 sicher. Aber bei Grün ist nur noch für eine Platz, und das ist besser deine. Leg Grün.
limits-lesson-counting-third-again-yellow = Verboten ist es nicht, aber Gelb (der Stern) hat das Limit 0, und deine verdeckte Karte ist rot. Das wäre sofort eine zu viel. Leg Grün.
limits-lesson-counting-third-again-suspect = Zwei grüne Karten liegen da, und drei sind erlaubt: Dein Verdacht wäre falsch. Leg die dritte grüne.
limits-lesson-counting-fourth-task = Drei grüne Karten liegen im Spielstapel, auch wenn du sie nicht mehr siehst. Leg eine Karte, für die noch Platz ist.
limits-lesson-counting-fourth-met = Gut mitgezählt. Ben ist wohl durcheinandergekommen …
limits-lesson-counting-fourth-again = Die letzten Karten von Ben und Cleo waren die erste blaue und die erste rote: beide erlaubt. Leg eine Karte, für die noch Platz ist.
limits-lesson-counting-fourth-again-green = Das wäre die vierte grüne, und das Limit ist 3. Wenn niemand Grün verdeckt abgelegt hat, behält recht, wer dich verdächtigt. Leg etwas anderes.
limits-lesson-counting-fourth-again-yellow = Gelb (der Stern) hat das Limit 0, und eine gelbe Karte hast du nicht verdeckt abgelegt. Leg etwas anderes.
limits-lesson-counting-done = Ben hat die vierte grüne gelegt, wo 3 erlaubt waren, und niemand hatte Grün verdeckt liegen. Cleo hat es gemerkt: Ben nimmt die Limitkarte, die −2 zählt, und Cleo bekommt 1 Punkt.

limits-lesson-suspecting-title = Verdächtigen
limits-lesson-suspecting-intro = Statt zu legen darfst du jemanden verdächtigen: War die Karte, die diese Person zuletzt gelegt hat, eine zu viel? Hast du recht, nimmt die verdächtigte Person die Limitkarte, −2, und du bekommst 1 Punkt. Irrst du dich, ist es umgekehrt.
limits-lesson-suspecting-right-task = Ben, noch einmal Ben und dann Cleo haben Blau (den Tropfen) gelegt, und das Limit ist 0. Du hast Grün verdeckt liegen, also können höchstens zwei blaue verdeckt liegen. Wer hat ganz sicher eine zu viel gelegt?
limits-lesson-suspecting-right-met = Richtig! Selbst die zwei verdeckten blauen haben nicht gereicht: Die von Cleo war die dritte. Cleo hat die Limitkarte genommen und beginnt darum die nächste Runde.
limits-lesson-suspecting-right-again = Du darfst eine Karte legen. Aber bald legt Cleo die nächste, und verdächtigen kann man nur wegen der zuletzt gelegten. Nutze die Gelegenheit und äußere deinen Verdacht.
limits-lesson-suspecting-right-again-ben = Bis zu Bens letzter Karte sind es nur zwei blaue; was später kam, zählt nicht. Haben Ben und Cleo beide Blau verdeckt liegen, war das erlaubt. Bei jemand anderem kannst du sicher sein.
limits-lesson-suspecting-hide-task = Eine neue Runde. Das Limit von Gelb (dem Stern) ist 2. Leg eine gelbe Karte verdeckt ab.
limits-lesson-suspecting-hide-met = Damit sind mindestens drei gelbe Karten erlaubt, und nur du weißt es.
limits-lesson-suspecting-hide-again = Das geht. Aber leg diesmal Gelb (den Stern) verdeckt ab: Du siehst gleich, wozu.
limits-lesson-suspecting-wait-task = Cleo hat eine gelbe Karte gelegt. Leg irgendeine Karte, nur keine gelbe, und zähl mit.
limits-lesson-suspecting-wait-met = Pass auf, was Ben und Cleo legen.
limits-lesson-suspecting-wait-again = Eine gelbe Karte liegt da, und zwei sind erlaubt: Dieser Verdacht würde dich 2 Punkte kosten. Leg eine Karte.
limits-lesson-suspecting-wait-again-yellow = Das wäre die zweite gelbe und damit erlaubt. Aber überlass Gelb den anderen und leg eine andere Farbe.
limits-lesson-suspecting-wrong-task = Die dritte gelbe Karte, und auf der Limitkarte steht 2! Verdächtigst du Cleo? Denk daran, was du verdeckt liegen hast, und entscheide.
limits-lesson-suspecting-wrong-met = Gut überlegt: Du bist still geblieben. Ben nicht …
limits-lesson-suspecting-wrong-again = Bis zu Bens Karte waren es zwei gelbe, und zwei sind auf jeden Fall erlaubt. Du müsstest die Limitkarte nehmen. Leg eine Karte.
limits-lesson-suspecting-wrong-again-yellow = Das wäre die vierte gelbe. Sicher weißt du nur, dass drei erlaubt sind. Leg eine andere Farbe.
limits-lesson-suspecting-wrong-again-cleo = Halt: Du hast selbst Gelb verdeckt liegen, also sind drei erlaubt. Der Verdacht wäre falsch: −2 für dich, 1 Punkt für Cleo. Leg lieber eine Karte.
limits-lesson-suspecting-done = 2 auf der Karte, deine verdeckte gelbe und die von Cleo: Vier waren erlaubt. Ben hat nicht mit verdeckten Karten gerechnet und zahlt 2 Punkte, Cleo bekommt 1. Frag dich vor jedem Verdacht, wie viele verdeckt liegen könnten.

limits-lesson-bait-title = Köder und Tausch
limits-lesson-bait-intro = Mit vier Karten einer Farbe auf der Hand darfst du tauschen. Und mit einer verdeckten Karte kannst du eine Falle stellen: Leg, was wie eine zu viel aussieht, und lass dich verdächtigen.
limits-lesson-bait-hide-task = Du hast vier rote Karten (die Sonne) und eine gelbe (den Stern). Halt die vier zusammen: Leg die gelbe verdeckt ab.
limits-lesson-bait-hide-met = Jetzt sind drei gelbe Karten erlaubt statt zwei, und die vier roten hast du noch alle.
limits-lesson-bait-hide-again = Das geht, aber dann hast du nur noch drei rote auf der Hand, zu wenig zum Tauschen. Leg die gelbe Karte verdeckt ab.
limits-lesson-bait-exchange-task = Tausch die vier roten Karten: Du bekommst vier andere und sofort 1 Punkt.
limits-lesson-bait-exchange-met = Zwei der roten liegen auf dem Spielstapel, zwei verdeckt oben auf dem Nachziehstapel. Die ziehen Ben und Cleo, also kennst du bei beiden eine Karte.
limits-lesson-bait-exchange-again = Du darfst auch eine einzelne rote legen. Aber vier von einer Farbe hat man selten beisammen: Tausch sie.
limits-lesson-bait-bait-task = Ben und Cleo haben je eine gelbe Karte gelegt. Auf der Limitkarte steht 2, aber du hast Gelb verdeckt liegen: Eine dritte ist erlaubt. Leg sie als Köder.
limits-lesson-bait-bait-met = Das sieht nach einer zu viel aus. Beißt Ben an?
limits-lesson-bait-bait-again = Das ist sicher, aber deswegen verdächtigt dich niemand. Leg die gelbe Karte.
limits-lesson-bait-bait-again-suspect = Zwei gelbe Karten liegen da, und die Limitkarte erlaubt zwei: Der Verdacht wäre falsch. Leg die gelbe Karte.
limits-lesson-bait-done = Ben hat angebissen: 2 auf der Karte und 1 für deine verdeckte macht 3. Ben nimmt die Limitkarte, −2, und du bekommst 1 Punkt. Mit dem Tausch macht das 2.
