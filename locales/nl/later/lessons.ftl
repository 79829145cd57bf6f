# Korte lessen op een echt landschap.

lessons-title = Leren
lessons-about = Zeven lessen van een minuut. Er kan niets misgaan.
lessons-start = Beginnen
lessons-step = Les { $number } van { $count }
lessons-done = Gelukt
lessons-next = Volgende les
lessons-retry = Nog een keer
lessons-task-lay = Draai de kaart als je wilt, en leg hem op een van de gestippelde plekken.
lessons-task-place = Goed. Plaats nu een arbeider op de kaart: de vage figuurtjes laten zien wat elk zou opleveren.
lessons-task-pick = Goed. Kies nu de arbeider die je wilt bewegen: tik hem aan.
lessons-task-move = Hij kan naar elk veld dat oplicht. Kies zijn nieuwe plek.
lessons-task-end = Precies! Beëindig je beurt met de knop.
lessons-all-done = Je weet nu alles. Tijd voor een echt spel.
lessons-play = Alleen spelen

lesson-laying-title = Leggen
lesson-laying-intro = Elke kaart komt naast een kaart die er al ligt, en je mag hem draaien. Velden van hetzelfde landschapstype groeien samen tot één gebied.
lesson-laying-goal = { $zones ->
    [one] Leg de kaart zo dat de akker minstens { $zones } veld heeft.
   *[other] Leg de kaart zo dat de akker minstens { $zones } velden heeft.
}
lesson-laying-done = Goed gelegd. Eén grote akker is meer waard dan twee kleine.
lesson-laying-again = Dat mag, maar de akker is nog te klein. Draai de kaart, of probeer een andere plek.

lesson-farmer-title = De boer
lesson-farmer-intro = Een arbeider op een akker is een boer. Hij levert 1 punt op voor elk veld van zijn akker.
lesson-farmer-goal = { $points ->
    [one] Leg de kaart en plaats een boer die minstens { $points } punt oplevert.
   *[other] Leg de kaart en plaats een boer die minstens { $points } punten oplevert.
}
lesson-farmer-done = Goed zo. Elk veld dat bij zijn akker komt, levert nog een punt op.
lesson-farmer-again = Deze akker is nog te klein. Leg de kaart tegen de grotere aan.

lesson-fisherman-title = De visser
lesson-fisherman-intro = Een arbeider op het water is een visser. Hij levert 1 punt op voor elke hut aan de oever, dus op een veld dat direct aan zijn water grenst.
lesson-fisherman-goal = { $points ->
    [one] Plaats een visser die minstens { $points } hut bereikt.
   *[other] Plaats een visser die minstens { $points } hutten bereikt.
}
lesson-fisherman-done = Een mooie oever. Hoe groot het water is, maakt niet uit; alleen de hutten tellen.
lesson-fisherman-again = Er grenzen te weinig hutten aan dit water. Hoe moet je de kaart draaien voor meer hutten aan de oever?

lesson-woodcutter-title = De houthakker
lesson-woodcutter-intro = Een arbeider in het bos is een houthakker. Hij levert 1 punt op voor elk ander gebied dat aan zijn bos grenst, groot of klein.
lesson-woodcutter-goal = { $points ->
    [one] Plaats een houthakker die minstens { $points } punt oplevert.
   *[other] Plaats een houthakker die minstens { $points } punten oplevert.
}
lesson-woodcutter-done = Goed zo. Hij heeft graag veel kleine buren, en elke toren is er een.
lesson-woodcutter-again = Dit bos heeft te weinig buren. Denk eraan: elke toren telt als gebied.

lesson-watchman-title = De wachter
lesson-watchman-intro = Een arbeider op een toren is een wachter. Hij levert 1 punt op voor elk bosveld in zijn rij en kolom. Een andere toren blokkeert het zicht.
lesson-watchman-goal = { $points ->
    [one] Plaats een wachter die minstens { $points } bosveld ziet.
   *[other] Plaats een wachter die minstens { $points } bosvelden ziet.
}
lesson-watchman-done = Een mooi uitzicht. Houd andere torens uit zijn blikveld.
lesson-watchman-again = Vanaf hier ziet hij te weinig bos. Staat er een toren in de weg?

lesson-moving-title = Bewegen
lesson-moving-intro = In plaats van een arbeider te plaatsen mag je er een bewegen naar een gebied dat aan het zijne grenst. Daar neemt hij een nieuw beroep aan.
lesson-moving-goal = { $points ->
    [one] Leg de kaart. Beweeg dan de boer naar het bos, zodat hij als houthakker minstens { $points } punt oplevert.
   *[other] Leg de kaart. Beweeg dan de boer naar het bos, zodat hij als houthakker minstens { $points } punten oplevert.
}
lesson-moving-done = Goed gedaan. Ontstaat er ernaast een betere plek, denk dan aan bewegen.
lesson-moving-again = Zo heeft het bos te weinig buren. Draai de kaart, of leg hem ergens anders.

lesson-variants-title = De varianten
lesson-variants-intro = Bij diagonaal aanleggen mag een kaart het landschap ook alleen met een hoek raken. Als veerman zet een visser arbeiders over van de ene oever van zijn water naar de andere.
lesson-variants-goal = { $points ->
    [one] Leg de kaart alleen met een hoek aan. Laat dan de boer overzetten naar de toren: daar moet hij minstens { $points } bosveld zien.
   *[other] Leg de kaart alleen met een hoek aan. Laat dan de boer overzetten naar de toren: daar moet hij minstens { $points } bosvelden zien.
}
lesson-variants-done = Goed overgezet. De varianten kies je als je een spel begint, een van de twee of allebei.
lesson-variants-again = Nog niet helemaal. De kaart mag het landschap alleen met een hoek raken, en zijn bos moet liggen waar de toren het ziet.
