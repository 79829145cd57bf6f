# De tafel van Limits.

## Kleuren: de naam, één kaart ervan bij het leggen, veel ervan, de kaart met zijn teken

limits-red = rood
limits-red-one = rood
limits-red-many = rode
limits-red-card = rood (zon)
limits-yellow = geel
limits-yellow-one = geel
limits-yellow-many = gele
limits-yellow-card = geel (ster)
limits-green = groen
limits-green-one = groen
limits-green-many = groene
limits-green-card = groen (blad)
limits-blue = blauw
limits-blue-one = blauw
limits-blue-many = blauwe
limits-blue-card = blauw (druppel)
limits-purple = paars
limits-purple-one = paars
limits-purple-many = paarse
limits-purple-card = paars (edelsteen)

## Wat er op tafel ligt

limits-round = Ronde { $round } van { $rounds }
limits-limit-card = Limietkaart: { $limits }
limits-limit = { $colour } { $limit }
limits-limit-none = { $colour } geen limiet
limits-to-draw = nog { $cards } te trekken
limits-in-pile = { $cards ->
    [0] Nog geen kaart gelegd
    [one] { $cards } kaart gelegd
   *[other] { $cards } kaarten gelegd
}
limits-pile = Speelstapel
limits-top = Bovenop: { $card }
limits-points = Jouw punten: { $points }
limits-face-down = verdekt
limits-you = Jij

## De anderen

limits-others = De anderen
limits-laid = legde { $colour }
limits-exchanged = ruilde vier { $colour } kaarten
limits-has-laid = { $name } heeft net { $colour } gelegd.
limits-has-exchanged = { $name } heeft net vier { $colour } kaarten geruild.
limits-has-hidden = heeft een verdekte kaart
limits-is-hiding = legt een kaart verdekt neer…
limits-is-to-move = is aan de beurt
limits-other = { $cards ->
    [0] { $name }, punten { $points }, geen kaart in de hand,
    [one] { $name }, punten { $points }, { $cards } kaart in de hand,
   *[other] { $name }, punten { $points }, { $cards } kaarten in de hand,
}
limits-other-hidden = één verdekte kaart.
limits-other-bare = nog geen verdekte kaart.

## Jouw kaarten

limits-your-hand = Jouw hand
limits-hand = In je hand: { $cards }.
limits-your-hidden = Jouw verdekte kaart
limits-hidden-place = Hier komt jouw verdekte kaart
limits-peek = Tik om te kijken
limits-peek-close = Weer omdraaien
limits-your-hidden-is = Jouw verdekte kaart: { $card }

## Wat je beslist

limits-choose = Kies een kaart
limits-hide = Leg { $colour } verdekt neer
limits-lay = Leg { $colour }
limits-exchange = Vier ruilen
limits-exchange-of = Ruil vier { $colour } kaarten
limits-suspect = Verdenk { $name }: te veel { $colour } kaarten
limits-suspect-unlimited = Verdenk { $name }: { $colour } heeft geen limiet
limits-suspect-other = Verdenk iemand anders…
limits-suspect-whom = Wie verdenk je?
limits-suspect-about = Wat telt, is de kaart die die speler het laatst legde, met alles wat eronder ligt.
limits-suspect-name = Verdenk { $name }
limits-suspect-nothing = { $name } heeft nog geen kaart gelegd
limits-suspect-confirm = { $name } echt verdenken?
limits-confirm = Zo doen?
limits-chosen = { $what }: druk op Enter.
limits-counted = De zojuist getelde kaarten

## Wat er te doen is

limits-say-hide = Kies een kaart om verdekt neer te leggen: die verhoogt de limiet van zijn kleur met 1.
limits-say-hide-chosen = Leg deze kaart verdekt neer of kies een andere.
limits-say-begin = Jij begint: leg een kaart.
limits-say-act = Jij bent aan de beurt: leg een kaart, ruil er vier of verdenk iemand.
limits-say-must-suspect = Je hebt geen kaarten meer: verdenk iemand.
limits-say-lay-chosen = Leg deze kaart of kies een andere.
limits-say-exchange-chosen = Toon deze vier, trek vier nieuwe en krijg een punt. Twee gaan op de speelstapel.
limits-say-over = De laatste limietkaart is genomen.

## Waarom niet

limits-refusal-over = Het spel is afgelopen.
limits-refusal-already-hidden = Je hebt al een kaart verdekt neergelegd.
limits-refusal-not-all-hidden = Eerst moet iedereen een kaart verdekt neerleggen.
limits-refusal-not-your-turn = { $name } is aan de beurt.
limits-refusal-not-in-hand = Je hebt geen { $colour } in je hand.
limits-refusal-not-four = Om te ruilen heb je vier { $colour } kaarten nodig: je hebt er { $held }.
limits-refusal-suspects-themselves = Jezelf kun je niet verdenken.
limits-refusal-nothing-laid = { $name } heeft in deze ronde nog geen kaart gelegd.
limits-refusal-nothing-chosen = Kies eerst een kaart.
limits-refusal-no-four = Om te ruilen heb je vier kaarten van één kleur nodig.
limits-refusal-empty-pile = In deze ronde heeft nog niemand een kaart gelegd.
limits-refusal-no-card = Daar is geen kaart.
limits-refusal-watching = Je kijkt alleen toe.

## De verdenking

limits-you-suspect = Jij verdenkt { $name }
limits-suspects-you = { $name } verdenkt jou
limits-suspects = { $name } verdenkt { $suspect }
limits-drama-question = Was de laatste kaart, { $colour }, er één te veel?
limits-drama-allowed = Toegestaan
limits-drama-hidden = Verdekte kaarten, omgedraaid
limits-drama-laid = Gelegd tot en met deze kaart
limits-drama-count = { $count } × { $colour }
limits-drama-may-lie = toegestaan
limits-drama-right = { $cards ->
    [one] Eén te veel: de verdenking klopt
   *[other] { $cards } te veel: de verdenking klopt
}
limits-drama-wrong = Niet te veel: de verdenking klopt niet
limits-drama-no-limit = Voor { $colour } kaarten is er geen limiet: de verdenking klopt niet
limits-drama-wins = { $name }: +1
limits-drama-you-win = Jij: +1
limits-drama-loses = { $name } neemt de limietkaart: −2
limits-drama-you-lose = Jij neemt de limietkaart: −2
limits-drama-hid = { $name } had { $colour } verdekt liggen
limits-drama-you-hid = Jij had { $colour } verdekt liggen
limits-drama-allowed-sum = Toegestaan: { $limit }.
limits-drama-allowed-all = Toegestaan: zo veel als je wilt.
limits-drama-skip = Overslaan
limits-drama-next = Volgende ronde
limits-drama-close = Terug naar de tafel
limits-drama-result = Naar het resultaat

## Tips

limits-chance = Winstkans: { $percent }
limits-hint-broken = De kans dat de limiet overschreden is: { $percent }.
limits-hint-memory = Met een perfect geheugen
limits-hint-suspect = { $name }, te veel { $colour } kaarten: { $percent }
limits-hint-colour = { $colour }: { $stands }
limits-laid-likely = { $laid } gelegd, waarschijnlijk { $allowed } toegestaan
limits-hint-about = Van een sterke computerspeler, die alleen weet wat jij kunt weten.
limits-nudge-hide-several = Van één kleur heb je er meerdere. Een hogere limiet zou helpen.
limits-nudge-hide-single = Niet de kleur waarvan je er de meeste hebt: welke losse kaart ligt beter verdekt?
limits-nudge-hide-unlimited = Van de kleur zonder limiet heb je er meer dan je nodig hebt.
limits-nudge-lay-unlimited = Je hebt een kaart waarmee niemand je kan betrappen.
limits-nudge-lay-safe = Tel eens na: een van je kleuren zit nog onder de limiet.
limits-nudge-lay-bait = Je kent een verdekte kaart. Die staat meer toe dan ze denken.
limits-nudge-lay-risk = Helemaal veilig is geen kaart meer. Welke geloven ze?
limits-nudge-exchange = Bekijk je hele hand: er zit een punt in.
limits-nudge-suspect = Ga na wat er het laatst is gelegd. Mocht dat echt nog?

## Menu en toetsen

limits-how = Zo werkt het
limits-export-ask = Het bestand bevat alle kaarten, ook de verdekte. Wie het leest, weet wat er komt.
limits-keys-choose = Een kaart kiezen
limits-keys-confirm = Keuze bevestigen
limits-keys-suspect = Naar de knop ‘Verdenk’ voor de bovenste kaart
limits-keys-exchange = Vier van één kleur kiezen om te ruilen
limits-keys-peek = Je verdekte kaart bekijken
limits-keys-cancel = Keuze wissen
