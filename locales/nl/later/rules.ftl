# De regels in onze eigen woorden: kort, en uitgebreid.

rules-title = Regels
rules-show = Hoe uitgebreid
rules-show-summary = Kort
rules-show-detail = Uitgebreid
rules-show-both = Allebei
rules-contents = Inhoud
rules-touch = Wijs een arbeider aan, of tik op hem: wat zijn punten oplevert, licht op.

rules-section-goal = Het doel
rules-section-cards = De kaarten
rules-section-round = Een ronde
rules-section-laying = De kaart leggen
rules-section-workers = Een arbeider plaatsen
rules-section-moving = Een arbeider bewegen
rules-section-territories = Gebieden
rules-section-farmer = De boer
rules-section-fisherman = De visser
rules-section-woodcutter = De houthakker
rules-section-watchman = De wachter
rules-section-crowd = Meerdere arbeiders in één gebied
rules-section-end = Einde en puntentelling
rules-section-ties = Gelijkstand
rules-section-players = Meerdere spelers
rules-section-solo = Het solospel
rules-section-variant-diagonal = Variant: diagonaal aanleggen
rules-section-variant-ferryman = Variant: de visser als veerman

## Kort

rules-summary-goal = In 16 rondes bouw je een landschap van 4 bij 4 kaarten en stuur je je 7 arbeiders naar de plekken waar ze het meest opleveren.
rules-summary-round = Elke ronde wordt één kaart getrokken, voor iedereen dezelfde. Je legt hem, en daarna mag je één arbeider plaatsen of bewegen.
rules-summary-laying = De kaart komt naast een kaart die er al ligt, gedraaid zoals je wilt. Het landschap wordt nooit groter dan 4 bij 4.
rules-summary-workers = Een nieuwe arbeider komt op de zojuist gelegde kaart. Waar hij staat, bepaalt zijn beroep.
rules-summary-moving = In plaats daarvan mag een arbeider in het landschap naar een gebied gaan dat aan het zijne grenst.
rules-summary-territories = Velden van hetzelfde landschapstype die aan elkaar grenzen, vormen samen één gebied. Elke toren is een gebied op zich.
rules-summary-farmer = De boer levert 1 punt op voor elk veld van zijn akker.
rules-summary-fisherman = De visser levert 1 punt op voor elke hut aan de oever van zijn water.
rules-summary-woodcutter = De houthakker levert 1 punt op voor elk ander gebied dat aan zijn bos grenst.
rules-summary-watchman = De wachter levert 1 punt op voor elk bosveld in zijn rij en kolom, tot aan de volgende toren.
rules-summary-crowd = In elk gebied telt maar één arbeider.
rules-summary-end = Wie de meeste punten heeft, wint. Bij gelijkstand beslist de beste arbeider.

## Uitgebreid

rules-detail-goal = Iedereen bouwt een eigen landschap met 16 van dezelfde 24 kaarten. Arbeiders worden daarin boer, visser, houthakker of wachter en leveren punten op. Wie aan het einde de meeste punten heeft, wint.
rules-detail-cards = De kaarten zijn genummerd van 1 tot en met 24. Elke kaart heeft vier velden, en elk veld is een akker, water, bos of een rots met toren. Op sommige velden op het land staat een vissershut. Daarnaast heeft iedereen 7 arbeiders in de voorraad.
rules-detail-round = Elke ronde wordt één kaart getrokken, en iedereen neemt de kaart met dat nummer. Geen kaart komt twee keer, dus 8 van de 24 doen niet mee. Iedereen speelt tegelijk: eerst leg je de kaart, dan mag je een arbeider plaatsen of er een bewegen, maar het hoeft niet. Is iedereen klaar, dan wordt de volgende kaart getrokken.
rules-detail-laying = De eerste kaart begint het landschap. Elke volgende moet met een hele zijde tegen een kaart aan liggen die er al ligt; je mag hem draaien zoals je wilt. Hij hoeft niet bij zijn buren te passen. Na je beurt blijft de kaart voorgoed liggen.
rules-detail-laying-limit = Het landschap mag nooit breder of hoger worden dan 4 kaarten. Alleen je kaarten bepalen waar het vierkant uiteindelijk ligt: het landschap mag in elke richting groeien, zolang alle kaarten in een vierkant van 4 bij 4 passen.
rules-detail-workers = Je mag een arbeider uit de voorraad op een van de vier velden van de zojuist gelegde kaart plaatsen. Op een akker wordt hij boer, op water visser, in het bos houthakker, op een toren wachter. Het maakt niet uit wie daar of in de buurt al staat.
rules-detail-moving = In plaats van een arbeider te plaatsen mag je er een bewegen. Hij gaat van zijn gebied naar een willekeurig veld van een gebied dat er horizontaal of verticaal aan grenst, en neemt het beroep van zijn nieuwe plek aan. De zojuist gelegde kaart telt al mee. Hoeken verbinden niet.
rules-detail-moving-more = Binnen zijn eigen gebied kan hij niet bewegen, want dat zou niets veranderen. Een arbeider die in deze beurt is geplaatst, mag in deze beurt niet meer bewegen. Arbeiders zitten elkaar nooit in de weg, en geen van hen keert ooit terug naar de voorraad.
rules-detail-territories = Velden van hetzelfde landschapstype die horizontaal of verticaal aan elkaar grenzen, vormen samen een gebied, ook over de randen van kaarten heen. Ook één enkel veld kan een gebied zijn. Een rots met toren is altijd een gebied op zich, zelfs naast een andere toren.
rules-detail-farmer = De boer levert 1 punt op voor elk veld van zijn akker. Op een akker van vijf velden levert hij er 5 op.
rules-detail-fisherman = De visser levert 1 punt op voor elke hut op een veld dat horizontaal of verticaal aan zijn watergebied grenst. Hutten staan op akkers, in bossen en op rotsen, nooit op water. Staan er twee op één veld, dan tellen ze allebei. Voor één watergebied telt een hut maar één keer, hoeveel zijden hij ook raakt, maar hij telt wel voor elk watergebied waaraan hij grenst.
rules-detail-woodcutter = De houthakker levert 1 punt op voor elk ander gebied dat horizontaal of verticaal aan zijn bos grenst. Een grote akker telt evenveel als één veld water. Elke toren is een gebied en telt mee. Wat buiten het landschap ligt, telt niet.
rules-detail-watchman = De wachter levert 1 punt op voor elk bosveld dat hij ziet. Vanaf zijn toren kijkt hij langs zijn rij en zijn kolom in vier richtingen, over akkers, water en bos heen. De volgende toren blokkeert het zicht. Zolang het landschap nog gaten heeft, kijkt hij daaroverheen.
rules-detail-crowd = In één gebied, zelfs op één veld, mogen zoveel arbeiders staan als je wilt, maar slechts een van hen telt. De anderen leveren niets op tot ze verder trekken. Groeien de akkers van twee boeren aan elkaar, dan is er dus één te veel.
rules-detail-end = Na 16 rondes is elk landschap compleet. Nu levert elke arbeider die telt de punten van zijn beroep op. Arbeiders in de voorraad zijn niets waard. Het hoogste totaal wint.
rules-detail-ties = Bij gelijke totalen vergelijk je de beste arbeider, dan de op één na beste, enzovoort. Het eerste verschil beslist. Een arbeider die je niet hebt, telt voor 0. Is alles gelijk, dan delen jullie de overwinning.
rules-detail-players = Er kunnen zoveel spelers meedoen als jullie willen: iedereen heeft dezelfde 24 kaarten en 7 eigen arbeiders nodig. Aan tafel trekt één speler en noemt het nummer; hier trekt de app voor iedereen. Met drie of meer spelers wordt de stand op dezelfde manier bepaald als met twee.
rules-detail-players-copying = Een tip: afkijken loont niet. Wie elke beurt precies zo speelt als een ander, heeft aan het einde evenveel punten en kan de overwinning alleen delen, nooit in zijn eentje winnen. Hier blijven de beurten van de anderen verborgen tot je je eigen beurt hebt beëindigd, behalve aan een open tafel.
rules-detail-solo = Alleen speel je volgens dezelfde regels. Je totaal zegt hoe goed je was:
rules-detail-variant-diagonal = Een kaart mag ook zo worden gelegd dat hij het landschap alleen met een hoek raakt. De grens van 4 bij 4 blijft.
rules-detail-variant-ferryman = Grenst een watergebied met een visser aan het gebied van een arbeider die je wilt bewegen, dan mag hij de veerpont nemen: hij mag naar elk gebied dat aan dat watergebied grenst. Per beweging is er één overtocht. De twee varianten kun je combineren.

rules-band-under = minder dan { $points }
rules-band-range = { $from } tot en met { $to }
rules-band-over = { $points } of meer
