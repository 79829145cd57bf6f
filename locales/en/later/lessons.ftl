# Short lessons on a real board.

lessons-title = Learn
lessons-about = Seven lessons, a minute each. Nothing can go wrong.
lessons-start = Begin
lessons-step = Lesson { $number } of { $count }
lessons-done = Done
lessons-next = Next lesson
lessons-retry = Once more
lessons-task-lay = Turn the card if you like, then lay it on one of the dashed places.
lessons-task-place = Good. Now place a worker on the card: the faint figures show what each would earn.
lessons-task-pick = Good. Now tap the worker you want to move.
lessons-task-move = The worker can go to any zone that is lit. Choose their new place.
lessons-task-end = That’s it! End the turn with the button.
lessons-all-done = That’s everything. Time for a real game.
lessons-play = Play solo

lesson-laying-title = Laying
lesson-laying-intro = Each card goes beside one already laid, and you may turn it. Zones of the same landscape grow together into one territory.
lesson-laying-goal = { $zones ->
    [one] Lay the card so that the field has { $zones } zone or more.
   *[other] Lay the card so that the field has { $zones } zones or more.
}
lesson-laying-done = Nicely done. One large field is worth more than two small ones.
lesson-laying-again = That is allowed, but the field is still too small. Turn the card, or try another place.

lesson-farmer-title = The farmer
lesson-farmer-intro = A worker on a field is a farmer and earns 1 point for each zone of the field.
lesson-farmer-goal = { $points ->
    [one] Lay the card and place a farmer who earns at least { $points } point.
   *[other] Lay the card and place a farmer who earns at least { $points } points.
}
lesson-farmer-done = Right. Every zone that joins the field earns another point.
lesson-farmer-again = This field is still too small. Join the card to the larger one.

lesson-fisherman-title = The fisherman
lesson-fisherman-intro = A worker on water is a fisherman and earns 1 point for each hut on the shore, that is, on a zone right beside the water.
lesson-fisherman-goal = { $points ->
    [one] Place a fisherman who reaches at least { $points } hut.
   *[other] Place a fisherman who reaches at least { $points } huts.
}
lesson-fisherman-done = A good shore. The size of the water does not matter, only the huts do.
lesson-fisherman-again = Too few huts touch this water. Which way round does the card bring more to the shore?

lesson-woodcutter-title = The woodcutter
lesson-woodcutter-intro = A worker in the forest is a woodcutter and earns 1 point for each other territory that touches the forest, large or small.
lesson-woodcutter-goal = { $points ->
    [one] Place a woodcutter who earns at least { $points } point.
   *[other] Place a woodcutter who earns at least { $points } points.
}
lesson-woodcutter-done = Right. The more small neighbours the better, and every tower is one.
lesson-woodcutter-again = This forest has too few neighbours. Remember: each tower counts as a territory.

lesson-watchman-title = The watchman
lesson-watchman-intro = A worker on a tower is a watchman and earns 1 point for each forest zone in their row and column. Another tower blocks the view.
lesson-watchman-goal = { $points ->
    [one] Place a watchman who sees at least { $points } forest zone.
   *[other] Place a watchman who sees at least { $points } forest zones.
}
lesson-watchman-done = A fine view. Keep other towers out of it.
lesson-watchman-again = From here the watchman sees too little forest. Is there a tower in the way?

lesson-moving-title = Moving
lesson-moving-intro = Instead of placing a worker you may move one into a territory that touches their own. There they take up a new profession.
lesson-moving-goal = { $points ->
    [one] Lay the card. Then move the farmer into the forest, to earn at least { $points } point as a woodcutter.
   *[other] Lay the card. Then move the farmer into the forest, to earn at least { $points } points as a woodcutter.
}
lesson-moving-done = Good move. Whenever a better place opens up next door, think about moving.
lesson-moving-again = This way the forest has too few neighbours. Turn the card, or lay it elsewhere.

lesson-variants-title = The variants
lesson-variants-intro = On the diagonal, a card may also touch the display only at a corner. As a ferryman, a fisherman takes workers from one shore of their water to another.
lesson-variants-goal = { $points ->
    [one] Lay the card so that it touches the display only at a corner. Then ferry the farmer to the tower, where they should see at least { $points } forest zone.
   *[other] Lay the card so that it touches the display only at a corner. Then ferry the farmer to the tower, where they should see at least { $points } forest zones.
}
lesson-variants-done = Well ferried. You choose the variants when you set up a game, either or both.
lesson-variants-again = Not quite. The card must touch the display only at a corner, and its forest must lie where the tower can see it.
