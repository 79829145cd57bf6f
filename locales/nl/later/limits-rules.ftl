# De regels van Limits in onze eigen woorden: kort, en uitgebreid.

limits-rules-title = De regels van Limits

limits-rules-section-goal = Het doel
limits-rules-section-cards = De kaarten
limits-rules-section-setup = Voorbereiding
limits-rules-section-round = Een ronde
limits-rules-section-hiding = Een kaart verdekt neerleggen
limits-rules-section-laying = Een kaart leggen
limits-rules-section-exchange = Vier ruilen
limits-rules-section-suspecting = Verdenken
limits-rules-section-counting = Tellen
limits-rules-section-points = Punten
limits-rules-section-next = De volgende ronde
limits-rules-section-empty = Een lege trekstapel
limits-rules-section-memory = Geheugen en open speelstapel
limits-rules-section-public = Wat iedereen mag weten
limits-rules-section-end = Het einde
limits-rules-section-ties = Gelijkstand

## Kort

limits-rules-summary-goal = Leg je kaarten, tel mee, en laat je niet betrappen met een kaart te veel. Wie de meeste punten heeft, wint.
limits-rules-summary-round = Er wordt een limietkaart omgedraaid en iedereen legt een kaart verdekt neer. Daarna speel je om de beurt, tot iemand een ander verdenkt.
limits-rules-summary-hiding = Elke verdekte kaart verhoogt deze ronde de limiet van zijn kleur met 1.
limits-rules-summary-laying = Je legt een kaart op de speelstapel en trekt er een.
limits-rules-summary-exchange = Met vier kaarten van één kleur in je hand mag je ruilen en krijg je 1 punt.
limits-rules-summary-suspecting = In plaats van te leggen mag je iemand verdenken: was de kaart die die speler het laatst legde er een te veel?
limits-rules-summary-counting = De verdenking klopt als de speelstapel tot en met die kaart meer van die kleur bevat dan de limiet en de verdekte kaarten toestaan.
limits-rules-summary-points = Heb je gelijk, dan neemt de verdachte de limietkaart, −2, en krijg jij 1 punt. Zit je ernaast, dan is het andersom.
limits-rules-summary-next = De verdekte kaarten gaan terug naar de hand, de speelstapel ongeschud onder de trekstapel, en wie de limietkaart nam, begint.
limits-rules-summary-memory = Van de speelstapel zie je alleen de bovenste kaart. De rest moet je onthouden.
limits-rules-summary-end = Is de laatste limietkaart genomen, dan wint het hoogste totaal.

## Uitgebreid

limits-rules-detail-goal = Elke ronde zegt een limietkaart hoeveel kaarten van elke kleur er in de speelstapel mogen liggen. Om de beurt leg je een kaart, tot iemand een ander ervan verdenkt er een te veel te hebben gelegd. Een terechte verdenking levert een punt op, een onterechte kost er twee. Wie aan het einde de meeste punten heeft, wint.
limits-rules-detail-cards = Er zijn 60 kleurkaarten, 12 van elke kleur: rood (zon), geel (ster), groen (blad), blauw (druppel) en paars (edelsteen). Daarnaast zijn er 24 limietkaarten, die elke kleur een limiet geven: een getal, of helemaal geen limiet; dat staat als ∞ op de kaart en als X in een spelverslag. Je kunt met 2 tot en met 6 spelers spelen.
limits-rules-detail-cards-numbers = Op elke limietkaart staat één 0, en één kleur heeft geen limiet; de andere drie getallen zijn samen 11 of 12. Die getallen zijn van onszelf.
limits-rules-detail-setup = Beide stapels worden geschud. Met twee spelers doen er 10 limietkaarten mee, met drie of vier 18, met vijf of zes 14: één voor elke ronde. Iedereen krijgt 5 kaarten, een voor een rondgedeeld, te beginnen bij de startspeler. Wie de eerste ronde begint, wordt hier geloot; aan tafel is het de jongste.
limits-rules-detail-setup-two = Het gedrukte spel heeft een speciale regel voor twee spelers. De tekst daarvan hebben we niet; hier spelen twee volgens dezelfde regels als meer.
limits-rules-detail-round = Eerst wordt de bovenste limietkaart omgedraaid. Dan legt iedereen een kaart verdekt neer. Daarna speel je met de klok mee, te beginnen bij de startspeler. Wie aan de beurt is, moet precies één van drie dingen doen: een kaart leggen, vier kaarten ruilen of iemand verdenken. Passen kan niet. De eerste verdenking beëindigt de ronde.
limits-rules-detail-hiding = Iedereen kiest een kaart uit zijn hand en legt die verdekt voor zich neer, tegelijk en in het geheim. Deze ronde verhoogt die kaart de limiet van zijn eigen kleur met 1. Leggen drie spelers blauw verdekt neer, dan mogen er drie blauwe kaarten meer in de speelstapel liggen. Je eigen verdekte kaart mag je altijd bekijken, die van de anderen nooit.
limits-rules-detail-laying = Je legt een kaart uit je hand open op de speelstapel en trekt er dan een; dat trekken gaat hier vanzelf. Je mag leggen wat je wilt, ook een kaart die zijn limiet overschrijdt: dat telt pas als iemand je verdenkt.
limits-rules-detail-exchange = Met vier kaarten van één kleur in je hand mag je die laten zien en vier kaarten van de trekstapel trekken. Daarna leg je twee van de vier op de speelstapel, de andere twee verdekt boven op de trekstapel, en krijg je 1 punt. Je trekt eerst, dus je krijgt je eigen twee niet terug: die zijn voor wie daarna trekt. Je verdekte kaart zit niet in je hand en telt niet mee voor de vier.
limits-rules-detail-exchange-short = Heeft de trekstapel minder dan vier kaarten, dan trek je wat er is; de rest gaat zoals altijd, en ook je punt krijg je. De twee kaarten op de speelstapel gelden als door jou gelegd, de tweede als je laatste.
limits-rules-detail-suspecting = In plaats van te leggen mag je een andere speler naar keuze ervan verdenken de limiet te hebben overschreden met de kaart die hij deze ronde het laatst legde. Zijn eerdere kaarten tellen niet meer. Wie geen kaart in de speelstapel heeft, kan niet verdacht worden; de eerste beurt van een ronde kan dus geen verdenking zijn, maar wel een ruil.
limits-rules-detail-counting = Alle verdekte kaarten worden omgedraaid. Dan tel je de kaarten in de kleur van de laatste kaart van de verdachte, van onder in de speelstapel tot en met die kaart. Wat later is gelegd, telt niet. Zijn het er meer dan de limietkaart en de verdekte kaarten van die kleur samen toestaan, dan is de limiet overschreden en klopt de verdenking. Bij een kleur zonder limiet kan dat nooit.
limits-rules-detail-counting-open = Er wordt open geteld: iedereen ziet de verdekte kaarten en de speelstapel tot en met de kaart waar het om gaat, tot iedereen voor de volgende ronde een kaart verdekt heeft neergelegd. Na de laatste ronde blijven ze open liggen.
limits-rules-detail-points = Klopt de verdenking, dan neemt de verdachte de limietkaart, die voor −2 telt, en krijgt wie de verdenking uitsprak 1 punt. Klopt die niet, dan neemt wie de verdenking uitsprak de limietkaart, en krijgt de verdachte 1 punt. Elke ronde kost dus precies één speler 2 punten. Een totaal kan onder 0 komen.
limits-rules-detail-points-cards = In het gedrukte spel zijn daar puntenkaarten voor: 24 met +1 en 4 met +5. Hier telt de app, en de punten raken nooit op.
limits-rules-detail-next = Iedereen neemt zijn verdekte kaart terug in de hand. De speelstapel wordt in zijn geheel omgedraaid en gaat ongeschud onder de trekstapel. Van deze kaarten wordt de eerst gelegde dus ook het eerst getrokken, en wie een goed geheugen heeft, weet wat er komt. Dan vult iedereen met minder dan 5 kaarten zijn hand aan tot 5, de een na de ander, te beginnen bij de volgende startspeler, ook na de laatste ronde. Startspeler wordt wie de limietkaart nam.
limits-rules-detail-empty = Raakt de trekstapel midden in een ronde op, dan trek je wat er is, of niets. Wie in zijn beurt geen kaart in de hand heeft, moet iemand verdenken.
limits-rules-detail-memory = Tijdens een ronde mag niemand de speelstapel doorkijken: alleen de bovenste kaart is te zien. Je ziet ook wat de anderen sinds je eigen laatste beslissing hebben gedaan, net als aan tafel. Alles daarvoor moet je onthouden.
limits-rules-detail-memory-open = Wie liever rekent dan onthoudt, kiest bij een nieuw spel de open speelstapel: dan blijven alle kaarten ervan zichtbaar. Spelen met een uitgespreide stapel is een bekende huisregel.
limits-rules-detail-public = Iedereen weet altijd hoeveel punten elke speler heeft, hoeveel kaarten er in elke hand, in de speelstapel en in de trekstapel zitten, welke limietkaart geldt en wie er aan de beurt is. Wat er in de handen zit, wat verdekt ligt en wat nog getrokken wordt, blijft geheim.
limits-rules-detail-end = Het spel eindigt als de laatste limietkaart genomen is. Wie dan de meeste punten heeft, wint. Kaarten die nog in de hand zitten, zijn niets waard.
limits-rules-detail-ties = Bij een gelijk totaal deel je de overwinning.

limits-rules-example-limit = Een limietkaart: zoveel kaarten van elke kleur mogen er in de speelstapel liggen.
limits-rules-example-hiding = Eén verdekte blauwe kaart: in plaats van geen enkele mag er nu één blauwe in de speelstapel liggen.
limits-rules-example-exchange = Vier van één kleur: die mag je ruilen.
limits-rules-example-counting = Blauw wordt geteld. De limiet is 0 en er lag één blauwe verdekt, dus één mag er. In de speelstapel zitten er drie: de verdenking klopt.

limits-about-title = Over Limits
limits-about-author = Limits is van Uwe Rosenberg en verscheen in 2001 bij Amigo.
