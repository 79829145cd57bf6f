# Der Tisch von Limits.

## Farben: der Name, eine Karte davon beim Legen, viele davon, die Karte mit ihrem Zeichen

limits-red = Rot
limits-red-one = Rot
limits-red-many = Rot
limits-red-card = Rot (Sonne)
limits-yellow = Gelb
limits-yellow-one = Gelb
limits-yellow-many = Gelb
limits-yellow-card = Gelb (Stern)
limits-green = Grün
limits-green-one = Grün
limits-green-many = Grün
limits-green-card = Grün (Blatt)
limits-blue = Blau
limits-blue-one = Blau
limits-blue-many = Blau
limits-blue-card = Blau (Tropfen)
limits-purple = Lila
limits-purple-one = Lila
limits-purple-many = Lila
limits-purple-card = Lila (Edelstein)

## Was auf dem Tisch liegt

limits-round = Runde { $round } von { $rounds }
limits-limit-card = Limitkarte: { $limits }
limits-limit = { $colour } { $limit }
limits-limit-none = { $colour } ohne Limit
limits-to-draw = noch { $cards } zu ziehen
limits-in-pile = { $cards ->
    [0] Noch keine Karte gelegt
    [one] { $cards } Karte gelegt
   *[other] { $cards } Karten gelegt
}
limits-pile = Spielstapel
limits-top = Zuoberst: { $card }
limits-points = Deine Punkte: { $points }
limits-face-down = verdeckt
limits-you = Du

## Die anderen

limits-others = Die anderen
limits-laid = legte { $colour }
limits-exchanged = tauschte vier: { $colour }
limits-has-laid = { $name } hat eben { $colour } gelegt.
limits-has-exchanged = { $name } hat eben vier Karten getauscht: { $colour }.
limits-has-hidden = hat verdeckt abgelegt
limits-is-hiding = legt eine Karte verdeckt ab …
limits-is-to-move = ist am Zug
limits-other = { $cards ->
    [0] { $name }, Punkte { $points }, keine Karte auf der Hand,
    [one] { $name }, Punkte { $points }, { $cards } Karte auf der Hand,
   *[other] { $name }, Punkte { $points }, { $cards } Karten auf der Hand,
}
limits-other-hidden = eine verdeckte Karte.
limits-other-bare = noch keine verdeckte Karte.

## Deine Karten

limits-your-hand = Deine Hand
limits-hand = Auf deiner Hand: { $cards }.
limits-your-hidden = Deine verdeckte Karte
limits-hidden-place = Hier wird deine verdeckte Karte liegen
limits-peek = Antippen und nachsehen
limits-peek-close = Wieder umdrehen
limits-your-hidden-is = Deine verdeckte Karte: { $card }

## Was du entscheidest

limits-choose = Wähle eine Karte
limits-hide = { $colour } verdeckt ablegen
limits-lay = { $colour } legen
limits-exchange = Vier tauschen
limits-exchange-of = Vier tauschen: { $colour }
limits-suspect = { $name } verdächtigen: zu viel { $colour }
limits-suspect-unlimited = { $name } verdächtigen: { $colour } hat kein Limit
limits-suspect-other = Jemand anderen verdächtigen …
limits-suspect-whom = Wen verdächtigst du?
limits-suspect-about = Es zählt die Karte, die diese Person zuletzt gelegt hat, mit allem, was darunter liegt.
limits-suspect-name = { $name } verdächtigen
limits-suspect-nothing = { $name } hat noch keine Karte gelegt
limits-suspect-confirm = { $name } wirklich verdächtigen?
limits-confirm = So machen?
limits-chosen = { $what }: mit der Eingabetaste.
limits-counted = Die eben gezählten Karten

## Was zu tun ist

limits-say-hide = Wähle eine Karte, die du verdeckt ablegst: Sie hebt das Limit ihrer Farbe um 1.
limits-say-hide-chosen = Lege diese Karte verdeckt ab oder wähle eine andere.
limits-say-begin = Du beginnst: Lege eine Karte.
limits-say-act = Du bist am Zug: Lege eine Karte, tausche vier oder verdächtige jemanden.
limits-say-must-suspect = Du hast keine Karten mehr: Verdächtige jemanden.
limits-say-lay-chosen = Lege diese Karte oder wähle eine andere.
limits-say-exchange-chosen = Zeige diese vier, ziehe vier neue, und du bekommst einen Punkt. Zwei gehen auf den Spielstapel.
limits-say-over = Die letzte Limitkarte ist genommen.

## Warum nicht

limits-refusal-over = Das Spiel ist zu Ende.
limits-refusal-already-hidden = Du hast schon eine Karte verdeckt abgelegt.
limits-refusal-not-all-hidden = Erst müssen alle eine Karte verdeckt ablegen.
limits-refusal-not-your-turn = { $name } ist am Zug.
limits-refusal-not-in-hand = Du hast kein { $colour } auf der Hand.
limits-refusal-not-four = Zum Tauschen brauchst du vier Karten: von { $colour } hast du { $held }.
limits-refusal-suspects-themselves = Dich selbst kannst du nicht verdächtigen.
limits-refusal-nothing-laid = { $name } hat in dieser Runde noch keine Karte gelegt.
limits-refusal-nothing-chosen = Wähle zuerst eine Karte.
limits-refusal-no-four = Zum Tauschen brauchst du vier Karten einer Farbe.
limits-refusal-empty-pile = In dieser Runde hat noch niemand eine Karte gelegt.
limits-refusal-no-card = Da ist keine Karte.
limits-refusal-watching = Du siehst nur zu.

## Die Verdächtigung

limits-you-suspect = Du verdächtigst { $name }
limits-suspects-you = { $name } verdächtigt dich
limits-suspects = { $name } verdächtigt { $suspect }
limits-drama-question = War die letzte Karte, { $colour }, eine zu viel?
limits-drama-allowed = Erlaubt
limits-drama-hidden = Verdeckte Karten, aufgedeckt
limits-drama-laid = Gelegt bis zu dieser Karte
limits-drama-count = { $count } × { $colour }
limits-drama-may-lie = erlaubt
limits-drama-right = { $cards ->
    [one] Eine zu viel: Der Verdacht stimmt
   *[other] { $cards } zu viel: Der Verdacht stimmt
}
limits-drama-wrong = Nicht zu viele: Der Verdacht stimmt nicht
limits-drama-no-limit = Für { $colour } gibt es kein Limit: Der Verdacht stimmt nicht
limits-drama-wins = { $name }: +1
limits-drama-you-win = Du: +1
limits-drama-loses = { $name } nimmt die Limitkarte: −2
limits-drama-you-lose = Du nimmst die Limitkarte: −2
limits-drama-hid = { $name } hatte { $colour } verdeckt liegen
limits-drama-you-hid = Du hattest { $colour } verdeckt liegen
limits-drama-allowed-sum = Erlaubt: { $limit }.
limits-drama-allowed-all = Erlaubt: beliebig viele.
limits-drama-skip = Überspringen
limits-drama-next = Nächste Runde
limits-drama-close = Zurück zum Tisch
limits-drama-result = Zum Ergebnis

## Tipps

limits-chance = Siegchance: { $percent }
limits-hint-broken = Mit { $percent } Wahrscheinlichkeit über dem Limit.
limits-hint-memory = Mit perfektem Gedächtnis
limits-hint-suspect = { $name }, zu viel { $colour }: { $percent }
limits-hint-colour = { $colour }: { $stands }
limits-laid-likely = { $laid } gelegt, wohl { $allowed } erlaubt
limits-hint-about = Von einem starken Computergegner, der nur weiß, was du wissen kannst.
limits-nudge-hide-several = Von einer Farbe hast du mehrere. Ein höheres Limit würde helfen.
limits-nudge-hide-single = Nicht die Farbe, von der du am meisten hast: Welche einzelne Karte liegt besser verdeckt?
limits-nudge-hide-unlimited = Von der Farbe ohne Limit hast du mehr, als du brauchst.
limits-nudge-lay-unlimited = Du hast eine Karte, mit der dich niemand erwischen kann.
limits-nudge-lay-safe = Zähl nach: Eine deiner Farben liegt noch unter ihrem Limit.
limits-nudge-lay-bait = Du kennst eine verdeckte Karte. Sie erlaubt mehr, als die anderen denken.
limits-nudge-lay-risk = Ganz sicher ist keine Karte mehr. Welche nehmen sie dir ab?
limits-nudge-exchange = Sieh dir deine ganze Hand an: Da steckt ein Punkt drin.
limits-nudge-suspect = Geh durch, was zuletzt gelegt wurde. War das wirklich noch erlaubt?

## Menü und Tasten

limits-how = So geht’s
limits-export-ask = Die Datei enthält die ganze Verteilung, auch die verdeckten Karten. Wer sie liest, weiß, was kommt.
limits-keys-choose = Eine Karte wählen
limits-keys-confirm = Auswahl bestätigen
limits-keys-suspect = Zum Knopf „Verdächtigen“ für die oberste Karte
limits-keys-exchange = Vier einer Farbe zum Tauschen wählen
limits-keys-peek = Die eigene verdeckte Karte ansehen
limits-keys-cancel = Auswahl aufheben
