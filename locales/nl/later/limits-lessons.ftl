# Korte lessen voor Limits aan een echte tafel. Ben en Cleo spelen mee.

limits-lessons-about = Vier lessen van twee minuten. Er kan niets misgaan.
limits-lessons-play = Limits spelen

limits-lesson-hiding-title = Limieten en verdekte kaarten
limits-lesson-hiding-intro = De limietkaart zegt hoeveel kaarten van elke kleur er deze ronde in de speelstapel mogen liggen; ∞ betekent zoveel je wilt. Iedereen legt ook één kaart verdekt voor zich neer, en elke verdekte kaart verhoogt de limiet van zijn kleur met 1.
limits-lesson-hiding-hide-task = Blauw (de druppel) heeft limiet 0, en je hebt twee blauwe kaarten. Leg er een verdekt neer.
limits-lesson-hiding-hide-met = Nu mag er één blauwe kaart in de speelstapel liggen, en jij bent de enige die dat weet. Je eigen verdekte kaart mag je altijd bekijken.
limits-lesson-hiding-hide-again = Dat mag ook, en het verhoogt de limiet van die kleur met 1. Maar daar is al ruimte. Bij blauw niet: leg een blauwe kaart verdekt neer.
limits-lesson-hiding-hide-again-purple = Dat mag, maar je hebt er niets aan: paars (de edelsteen) heeft geen limiet die omhoog kan. Leg een blauwe kaart verdekt neer.
limits-lesson-hiding-free-task = Jij bent aan de beurt. Leg een kaart die nooit te veel kan zijn: paars (de edelsteen) heeft geen limiet.
limits-lesson-hiding-free-met = Je hebt een nieuwe kaart getrokken, zoals iedereen na het leggen. Nu zijn Ben en Cleo aan de beurt.
limits-lesson-hiding-free-again = Dat mag ook, en het blijft ruim binnen de limiet. Maar neem eerst de kleur zonder enige limiet: paars.
limits-lesson-hiding-free-again-blue = Het mag: dankzij je verdekte kaart is één blauwe toegestaan. Maar bewaar hem nog even en leg eerst paars.
limits-lesson-hiding-raised-task = Leg nu je blauwe kaart. Voor de anderen lijkt het er een te veel.
limits-lesson-hiding-raised-met = Ben ziet een blauwe kaart, terwijl de limietkaart 0 zegt…
limits-lesson-hiding-raised-again = Dat is veilig, maar daar trapt niemand in. Je verdekte kaart staat één blauwe in de speelstapel toe: leg hem.
limits-lesson-hiding-raised-again-suspect = In plaats van te leggen mag je iemand verdenken, maar niemand heeft nog te veel gelegd. Leg je blauwe kaart.
limits-lesson-hiding-done = 0 op de kaart en 1 voor je verdekte kaart: één blauwe was toegestaan. Ben zat ernaast en dat kost 2 punten; jij krijgt er 1.

limits-lesson-counting-title = Leggen en tellen
limits-lesson-counting-intro = Elke beurt leg je een kaart, en van de speelstapel zie je alleen de bovenste. Wat eronder ligt, moet je onthouden. Een kaart te veel leggen is niet verboden, maar wie betrapt wordt, betaalt.
limits-lesson-counting-third-task = Ben en Cleo hebben allebei een groene kaart (het blad) gelegd. De limiet van groen is 3. Leg de derde.
limits-lesson-counting-third-met = Dat was de laatste groene die zeker mag. Onthoud hem: straks liggen er andere bovenop.
limits-lesson-counting-third-again = Blauw (de druppel) is met limiet 6 veilig. Maar bij groen is er nog maar plaats voor één, en dat kan beter de jouwe zijn. Leg groen.
limits-lesson-counting-third-again-yellow = Verboden is het niet, maar geel (de ster) heeft limiet 0, en je verdekte kaart is rood. Dat zou meteen te veel zijn. Leg groen.
limits-lesson-counting-third-again-suspect = Er liggen twee groene kaarten, en drie mogen: je verdenking zou onterecht zijn. Leg de derde groene.
limits-lesson-counting-fourth-task = Er liggen drie groene kaarten in de speelstapel, ook al zie je ze niet meer. Leg een kaart die binnen de limiet blijft.
limits-lesson-counting-fourth-met = Goed geteld. Ben is de tel blijkbaar kwijt…
limits-lesson-counting-fourth-again = De laatste kaarten van Ben en Cleo waren de eerste blauwe en de eerste rode: die mogen allebei. Leg een kaart die binnen de limiet blijft.
limits-lesson-counting-fourth-again-green = Dat zou de vierde groene zijn, en de limiet is 3. Als niemand groen verdekt heeft liggen, heeft wie jou verdenkt gelijk. Leg iets anders.
limits-lesson-counting-fourth-again-yellow = Geel (de ster) heeft limiet 0, en je hebt geen gele kaart verdekt liggen. Leg iets anders.
limits-lesson-counting-done = Ben legde de vierde groene terwijl er 3 mochten, en niemand had groen verdekt liggen. Cleo had het door: Ben neemt de limietkaart, die telt voor −2, en Cleo krijgt 1 punt.

limits-lesson-suspecting-title = Verdenken
limits-lesson-suspecting-intro = In plaats van te leggen mag je iemand verdenken: was de kaart die die speler het laatst legde er een te veel? Heb je gelijk, dan neemt die speler de limietkaart, −2, en krijg jij 1 punt. Zit je ernaast, dan is het andersom.
limits-lesson-suspecting-right-task = Ben, nog een keer Ben en daarna Cleo legden blauw (de druppel), en de limiet is 0. Jij hebt groen verdekt liggen, dus er kunnen hoogstens twee blauwe verdekt liggen. Wie heeft er zeker een te veel gelegd?
limits-lesson-suspecting-right-met = Klopt! Zelfs de twee verdekte blauwe hielpen niet: die van Cleo was de derde. Cleo nam de limietkaart en begint dus de volgende ronde.
limits-lesson-suspecting-right-again = Je mag een kaart leggen. Maar straks legt Cleo de volgende, en je kunt iemand alleen verdenken om zijn laatst gelegde kaart. Grijp je kans en spreek je verdenking uit.
limits-lesson-suspecting-right-again-ben = Tot en met de laatste kaart van Ben zijn het maar twee blauwe; wat later kwam, telt niet. Hebben Ben en Cleo allebei blauw verdekt liggen, dan mocht dat. Bij iemand anders kun je zeker zijn.
limits-lesson-suspecting-hide-task = Een nieuwe ronde. De limiet van geel (de ster) is 2. Leg een gele kaart verdekt neer.
limits-lesson-suspecting-hide-met = Zo mogen er minstens drie gele kaarten liggen, en dat weet alleen jij.
limits-lesson-suspecting-hide-again = Dat mag. Maar leg deze keer geel (de ster) verdekt neer: je ziet zo waarom.
limits-lesson-suspecting-wait-task = Cleo heeft een gele kaart gelegd. Leg een willekeurige andere kleur, en tel mee.
limits-lesson-suspecting-wait-met = Let op wat Ben en Cleo leggen.
limits-lesson-suspecting-wait-again = Er ligt één gele kaart, en twee mogen: deze verdenking zou je 2 punten kosten. Leg een kaart.
limits-lesson-suspecting-wait-again-yellow = Dat zou de tweede gele zijn, dus het mag. Maar laat geel aan de anderen over en leg een andere kleur.
limits-lesson-suspecting-wrong-task = De derde gele kaart, en de limietkaart zegt 2! Verdenk je Cleo? Denk aan wat je verdekt hebt liggen, en beslis.
limits-lesson-suspecting-wrong-met = Goed bedacht: jij hield je stil. Ben niet…
limits-lesson-suspecting-wrong-again = Tot en met de kaart van Ben waren het twee gele, en twee mogen er in elk geval. Jij zou de limietkaart moeten nemen. Leg een kaart.
limits-lesson-suspecting-wrong-again-yellow = Dat zou de vierde gele zijn. Je weet maar van drie dat ze mogen. Leg een andere kleur.
limits-lesson-suspecting-wrong-again-cleo = Wacht: je hebt zelf geel verdekt liggen, dus drie mogen er. De verdenking zou onterecht zijn: −2 voor jou, 1 punt voor Cleo. Leg liever een kaart.
limits-lesson-suspecting-done = 2 op de kaart, jouw verdekte gele en die van Cleo: vier waren toegestaan. Ben hield geen rekening met verdekte kaarten en betaalt 2 punten; Cleo krijgt er 1. Vraag je voor elke verdenking af hoeveel er verdekt kunnen liggen.

limits-lesson-bait-title = Lokaas en ruilen
limits-lesson-bait-intro = Met vier kaarten van één kleur in je hand mag je ruilen. En met een verdekte kaart kun je een val zetten: leg een kaart die er een te veel lijkt, en laat je verdenken.
limits-lesson-bait-hide-task = Je hebt vier rode kaarten (de zon) en een gele (de ster). Houd die vier bij elkaar: leg de gele kaart verdekt neer.
limits-lesson-bait-hide-met = Nu mogen er drie gele kaarten liggen in plaats van twee, en je hebt de vier rode nog allemaal.
limits-lesson-bait-hide-again = Dat mag, maar dan heb je nog maar drie rode in je hand, te weinig om te ruilen. Leg de gele kaart verdekt neer.
limits-lesson-bait-exchange-task = Ruil de vier rode kaarten: je krijgt vier andere, en meteen 1 punt.
limits-lesson-bait-exchange-met = Twee van de rode liggen op de speelstapel, twee verdekt boven op de trekstapel. Die trekken Ben en Cleo, dus je kent van allebei een kaart.
limits-lesson-bait-exchange-again = Je mag ook één rode leggen. Maar vier van één kleur krijg je zelden bij elkaar: ruil ze.
limits-lesson-bait-bait-task = Ben en Cleo hebben allebei een gele kaart gelegd. De limietkaart zegt 2, maar jij hebt geel verdekt liggen: een derde mag. Leg hem als lokaas.
limits-lesson-bait-bait-met = Het lijkt er een te veel. Hapt Ben toe?
limits-lesson-bait-bait-again = Dat is veilig, maar daar verdenkt niemand je om. Leg de gele kaart.
limits-lesson-bait-bait-again-suspect = Er liggen twee gele kaarten, en de limietkaart staat er twee toe: de verdenking zou onterecht zijn. Leg de gele kaart.
limits-lesson-bait-done = Ben hapte toe: 2 op de kaart en 1 voor je verdekte kaart is 3. Ben neemt de limietkaart, −2, en jij krijgt 1 punt. Met de ruil erbij zijn dat er 2.
