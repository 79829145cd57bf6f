# Short lessons on a real board.

lessons-title = Learn
lessons-about = Six lessons, a minute each. Nothing can go wrong.
lessons-start = Begin
lessons-step = Lesson { $number } of { $count }
lessons-done = Done
lessons-next = Next lesson
lessons-retry = Once more
lessons-show = Show me
lessons-card = The card
lessons-task-lay = Turn the card if you like, then lay it on one of the dashed places.
lessons-task-place = Good. Now place a worker on the card: the faint figures say what each would earn.
lessons-task-pick = Good. Now pick the worker who is to move: tap him.
lessons-task-move = He can go wherever it is lit. Choose his new place.
lessons-task-end = That is it! End the turn: with the tick on the card, or with the button.
lessons-all-done = You know it all. Time for a real game.
lessons-play = Play solo

lesson-laying-title = Laying
lesson-laying-intro = Each card goes beside one already laid, and you may turn it. Zones of the same landscape grow together into one territory.
lesson-laying-goal = { $zones ->
    [one] Lay the card so that the field has { $zones } zone or more.
   *[other] Lay the card so that the field has { $zones } zones or more.
}
lesson-laying-done = Well laid. One large field is worth more than two small ones.
lesson-laying-again = That is allowed, but the field is still too small. Turn the card, or try another place.

lesson-farmer-title = The farmer
lesson-farmer-intro = A worker on a field is a farmer. He earns 1 point for each zone of his field.
lesson-farmer-goal = { $points ->
    [one] Lay the card and place a farmer who earns at least { $points } point.
   *[other] Lay the card and place a farmer who earns at least { $points } points.
}
lesson-farmer-done = Right. Every zone that joins his field brings him another point.
lesson-farmer-again = This field is still too small. Join the card to the larger one.

lesson-fisherman-title = The fisherman
lesson-fisherman-intro = A worker on water is a fisherman. He earns 1 point for each hut on the shore, that is, side by side with his water.
lesson-fisherman-goal = { $points ->
    [one] Place a fisherman who reaches at least { $points } hut.
   *[other] Place a fisherman who reaches at least { $points } huts.
}
lesson-fisherman-done = A good shore. The size of the water does not matter, only the huts do.
lesson-fisherman-again = Too few huts touch this water. Which way round does the card bring more to the shore?

lesson-woodcutter-title = The woodcutter
lesson-woodcutter-intro = A worker in the forest is a woodcutter. He earns 1 point for each other territory that touches his forest, large or small.
lesson-woodcutter-goal = { $points ->
    [one] Place a woodcutter who earns at least { $points } point.
   *[other] Place a woodcutter who earns at least { $points } points.
}
lesson-woodcutter-done = Right. Many small neighbours are his delight, and every tower is one.
lesson-woodcutter-again = This forest has too few neighbours. Remember: each tower counts as a territory.

lesson-watchman-title = The watchman
lesson-watchman-intro = A worker on a tower is a watchman. He earns 1 point for each zone of forest in his row and column. Another tower ends the view.
lesson-watchman-goal = { $points ->
    [one] Place a watchman who sees at least { $points } zone of forest.
   *[other] Place a watchman who sees at least { $points } zones of forest.
}
lesson-watchman-done = A fine view. Keep other towers out of his way.
lesson-watchman-again = From here he sees too little forest. Does a tower stand in the way?

lesson-moving-title = Moving
lesson-moving-intro = Instead of placing a worker you may move one into a territory that touches his own. There he takes up a new profession.
lesson-moving-goal = { $points ->
    [one] Lay the card. Then move the farmer into the forest, so that he earns at least { $points } point as a woodcutter.
   *[other] Lay the card. Then move the farmer into the forest, so that he earns at least { $points } points as a woodcutter.
}
lesson-moving-done = Well moved. Whenever a better place opens next door, think of moving.
lesson-moving-again = Like this the forest has too few neighbours. Turn the card, or lay it elsewhere.
