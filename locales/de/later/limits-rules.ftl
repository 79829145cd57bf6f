# Die Regeln von Limits in unseren eigenen Worten: kurz, und ausführlich.

limits-rules-title = Die Regeln von Limits

limits-rules-section-goal = Das Ziel
limits-rules-section-cards = Die Karten
limits-rules-section-setup = Vorbereitung
limits-rules-section-round = Eine Runde
limits-rules-section-hiding = Eine Karte verdeckt ablegen
limits-rules-section-laying = Eine Karte legen
limits-rules-section-exchange = Vier tauschen
limits-rules-section-suspecting = Verdächtigen
limits-rules-section-counting = Zählen
limits-rules-section-points = Punkte
limits-rules-section-next = Die nächste Runde
limits-rules-section-empty = Leerer Nachziehstapel
limits-rules-section-memory = Gedächtnis und offener Spielstapel
limits-rules-section-public = Was alle wissen dürfen
limits-rules-section-end = Das Ende
limits-rules-section-ties = Gleichstand

## Kurz

limits-rules-summary-goal = Leg deine Karten, zähl mit und lass dich nicht mit einer zu viel erwischen. Wer die meisten Punkte hat, gewinnt.
limits-rules-summary-round = Eine Limitkarte wird aufgedeckt, und alle legen eine Karte verdeckt ab. Dann seid ihr reihum am Zug, bis jemand einen Verdacht äußert.
limits-rules-summary-hiding = Jede verdeckte Karte erhöht in dieser Runde das Limit ihrer Farbe um 1.
limits-rules-summary-laying = Du legst eine Karte auf den Spielstapel und ziehst eine nach.
limits-rules-summary-exchange = Mit vier Karten einer Farbe auf der Hand darfst du tauschen und bekommst 1 Punkt.
limits-rules-summary-suspecting = Statt zu legen darfst du jemanden verdächtigen: War die Karte, die diese Person zuletzt gelegt hat, eine zu viel?
limits-rules-summary-counting = Der Verdacht stimmt, wenn der Spielstapel bis zu dieser Karte mehr von ihrer Farbe enthält, als Limit und verdeckte Karten erlauben.
limits-rules-summary-points = Hast du recht, nimmt die verdächtigte Person die Limitkarte, −2, und du bekommst 1 Punkt. Irrst du dich, ist es umgekehrt.
limits-rules-summary-next = Die verdeckten Karten kommen zurück auf die Hand, der Spielstapel ungemischt unter den Nachziehstapel, und wer die Limitkarte genommen hat, beginnt.
limits-rules-summary-memory = Vom Spielstapel sieht man nur die oberste Karte. Den Rest musst du dir merken.
limits-rules-summary-end = Ist die letzte Limitkarte genommen, gewinnt, wer die meisten Punkte hat.

## Ausführlich

limits-rules-detail-goal = In jeder Runde sagt eine Limitkarte, wie viele Karten jeder Farbe im Spielstapel liegen dürfen. Reihum legt ihr Karten, bis jemand eine andere Person verdächtigt, eine zu viel gelegt zu haben. Ein richtiger Verdacht bringt einen Punkt, ein falscher kostet zwei. Wer am Ende die meisten Punkte hat, gewinnt.
limits-rules-detail-cards = Es gibt 60 Farbkarten, 12 in jeder Farbe: Rot (Sonne), Gelb (Stern), Grün (Blatt), Blau (Tropfen) und Lila (Edelstein). Dazu kommen 24 Limitkarten, die jeder Farbe ein Limit geben: eine Zahl oder gar keins, gezeigt als ∞ und in einer Mitschrift als X geschrieben. 2 bis 6 können mitspielen.
limits-rules-detail-cards-numbers = Auf jeder Limitkarte steht eine 0, und eine Farbe ist ohne Limit; die drei anderen Zahlen ergeben zusammen 11 oder 12. Diese Zahlen sind von uns.
limits-rules-detail-setup = Beide Stapel werden gemischt. Zu zweit spielt man mit 10 Limitkarten, zu dritt oder viert mit 18, zu fünft oder sechst mit 14: eine für jede Runde. Alle bekommen 5 Karten, reihum einzeln ausgeteilt; zuerst bekommt eine, wer die Runde beginnt. Wer die erste Runde beginnt, wird hier ausgelost; am Tisch beginnt, wer am jüngsten ist.
limits-rules-detail-setup-two = Das gedruckte Spiel hat eine Sonderregel für zwei. Ihr Text liegt uns nicht vor; hier spielt ihr zu zweit nach denselben Regeln wie zu mehreren.
limits-rules-detail-round = Zuerst wird die oberste Limitkarte aufgedeckt. Dann legen alle eine Karte verdeckt ab. Danach geht es im Uhrzeigersinn reihum, beginnend bei der Person, die anfängt. Wer am Zug ist, muss genau eins von drei Dingen tun: eine Karte legen, vier Karten tauschen oder jemanden verdächtigen. Passen geht nicht. Der erste Verdacht beendet die Runde.
limits-rules-detail-hiding = Alle wählen eine Karte aus ihrer Hand und legen sie verdeckt vor sich hin, gleichzeitig und geheim. Für diese Runde erhöht sie das Limit ihrer Farbe um 1. Legen drei Leute Blau verdeckt ab, dürfen drei blaue Karten mehr im Spielstapel liegen. Die eigene verdeckte Karte darfst du dir jederzeit ansehen, die der anderen nie.
limits-rules-detail-laying = Du legst eine Handkarte offen auf den Spielstapel und ziehst dann eine nach; das Ziehen geschieht hier von selbst. Du darfst legen, was du willst, auch eine Karte, die das Limit überschreitet: Das zählt erst, wenn dich jemand verdächtigt.
limits-rules-detail-exchange = Mit vier Karten einer Farbe auf der Hand darfst du sie vorzeigen und vier Karten vom Nachziehstapel ziehen. Dann legst du zwei der vier auf den Spielstapel, die anderen zwei verdeckt oben auf den Nachziehstapel und bekommst 1 Punkt. Gezogen wird zuerst, du bekommst deine zwei also nicht selbst zurück: Die bekommt, wer als Nächstes zieht. Deine verdeckte Karte gehört nicht zur Hand und zählt nicht zu den vieren.
limits-rules-detail-exchange-short = Hat der Nachziehstapel weniger als vier Karten, ziehst du, was da ist; alles andere bleibt gleich, auch der Punkt. Die zwei Karten auf dem Spielstapel gelten als von dir gelegt, die zweite als deine letzte.
limits-rules-detail-suspecting = Statt zu legen darfst du jede andere Person verdächtigen, mit der Karte, die sie in dieser Runde zuletzt gelegt hat, das Limit überschritten zu haben. Frühere Karten zählen nicht mehr. Wer keine Karte im Spielstapel hat, kann nicht verdächtigt werden; der erste Zug einer Runde kann also kein Verdacht sein, wohl aber ein Tausch.
limits-rules-detail-counting = Alle verdeckten Karten werden umgedreht. Dann werden die Karten in der Farbe der fraglichen Karte gezählt, vom Boden des Spielstapels bis einschließlich dieser Karte. Was später gelegt wurde, zählt nicht. Sind es mehr, als die Limitkarte und die verdeckten Karten dieser Farbe zusammen erlauben, ist das Limit überschritten, und der Verdacht stimmt. Bei einer Farbe ohne Limit ist das nie der Fall.
limits-rules-detail-counting-open = Gezählt wird offen: Alle sehen die verdeckten Karten und den Spielstapel bis zur fraglichen Karte, bis alle für die nächste Runde eine Karte verdeckt abgelegt haben. Nach der letzten Runde bleiben sie offen.
limits-rules-detail-points = Stimmt der Verdacht, nimmt die verdächtigte Person die Limitkarte, die −2 zählt, und wer verdächtigt hat, bekommt 1 Punkt. Stimmt er nicht, nimmt die Limitkarte, wer verdächtigt hat, und die verdächtigte Person bekommt 1 Punkt. Jede Runde kostet also genau eine Person 2 Punkte. Man kann auch unter 0 fallen.
limits-rules-detail-points-cards = Im gedruckten Spiel gibt es dafür Punktekarten, 24 mit +1 und 4 mit +5. Hier zählt die App mit, und die Punkte gehen nie aus.
limits-rules-detail-next = Alle nehmen ihre verdeckte Karte wieder auf die Hand. Der Spielstapel wird als Ganzes umgedreht und kommt ungemischt unter den Nachziehstapel. Von diesen Karten wird also die zuerst gelegte auch zuerst gezogen, und wer sich gut erinnert, weiß, was kommt. Dann ziehen alle mit weniger als 5 Karten auf 5 nach, nacheinander, auch nach der letzten Runde. Die nächste Runde beginnt, wer die Limitkarte genommen hat, und zieht auch als Erstes nach.
limits-rules-detail-empty = Geht der Nachziehstapel mitten in der Runde zur Neige, zieht man, was da ist, oder nichts. Wer am Zug ist und keine Handkarte hat, muss jemanden verdächtigen.
limits-rules-detail-memory = Während einer Runde darf niemand den Spielstapel durchsehen: Nur die oberste Karte ist zu sehen. Außerdem siehst du, was die anderen seit deiner letzten Entscheidung getan haben, wie am Tisch auch. Alles davor musst du dir merken.
limits-rules-detail-memory-open = Wer lieber rechnet, als sich zu erinnern, wählt für ein neues Spiel den offenen Spielstapel: Dann bleiben alle seine Karten sichtbar. Mit ausgebreitetem Stapel zu spielen ist eine bekannte Hausregel.
limits-rules-detail-public = Alle wissen jederzeit, wie viele Punkte jede Person hat, wie viele Karten auf jeder Hand, im Spielstapel und im Nachziehstapel sind, welche Limitkarte gilt und wer am Zug ist. Was jemand auf der Hand hat, was verdeckt liegt und was noch gezogen wird, bleibt geheim.
limits-rules-detail-end = Das Spiel endet, wenn die letzte Limitkarte genommen ist. Wer dann die meisten Punkte hat, gewinnt. Übrige Handkarten sind nichts wert.
limits-rules-detail-ties = Bei gleicher Punktzahl teilt man sich den Sieg.

limits-rules-example-limit = Eine Limitkarte: So viele Karten jeder Farbe dürfen im Spielstapel liegen.
limits-rules-example-hiding = Eine verdeckte blaue Karte: Statt keiner darf jetzt eine blaue im Spielstapel liegen.
limits-rules-example-exchange = Vier von einer Farbe: Die dürfen getauscht werden.
limits-rules-example-counting = Blau wird gezählt. Das Limit ist 0, und eine blaue lag verdeckt: Eine ist erlaubt. Im Spielstapel sind drei, der Verdacht stimmt.

limits-about-title = Über Limits
limits-about-author = Limits ist von Uwe Rosenberg und erschien 2001 bei Amigo.
