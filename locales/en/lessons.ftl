# Short lessons on a real board.

lessons-title = Learn
lessons-about = Six lessons, a minute each. Nothing can go wrong.
lessons-start = Begin
lessons-step = Lesson { $number } of 6
lessons-done = Done
lessons-next = Next lesson
lessons-retry = Once more
lessons-all-done = You know it all. Time for a real game.
lessons-play = Play solo

lesson-laying-title = Laying
lesson-laying-intro = Each card goes beside one already laid, and you may turn it. Zones of the same landscape grow together into one territory.
lesson-laying-goal = Lay the card so that the field gets larger.
lesson-laying-done = Well laid. One large field is worth more than two small ones.
lesson-laying-again = That is allowed, but the field has not grown. Turn the card, or try another place.

lesson-farmer-title = The farmer
lesson-farmer-intro = A worker on a field is a farmer. He earns 1 point for each zone of his field.
lesson-farmer-goal = Lay the card and place a farmer who earns at least 4 points.
lesson-farmer-done = Right. Every zone that joins his field brings him another point.
lesson-farmer-again = This field is still too small. Join the card to the larger one.

lesson-fisherman-title = The fisherman
lesson-fisherman-intro = A worker on water is a fisherman. He earns 1 point for each hut on the shore, that is, side by side with his water.
lesson-fisherman-goal = Place a fisherman who reaches at least 3 huts.
lesson-fisherman-done = A good shore. The size of the water does not matter, only the huts do.
lesson-fisherman-again = Too few huts touch this water. Which way round does the card bring more to the shore?

lesson-woodcutter-title = The woodcutter
lesson-woodcutter-intro = A worker in the forest is a woodcutter. He earns 1 point for each other territory that touches his forest, large or small.
lesson-woodcutter-goal = Place a woodcutter who earns at least 4 points.
lesson-woodcutter-done = Right. Many small neighbours are his delight, and every tower is one.
lesson-woodcutter-again = This forest has too few neighbours. Remember: each tower counts as a territory.

lesson-watchman-title = The watchman
lesson-watchman-intro = A worker on a tower is a watchman. He earns 1 point for each zone of forest in his row and column. Another tower ends the view.
lesson-watchman-goal = Place a watchman who sees at least 4 zones of forest.
lesson-watchman-done = A fine view. Keep other towers out of his way.
lesson-watchman-again = From here he sees too little forest. Does a tower stand in the way?

lesson-moving-title = Moving
lesson-moving-intro = Instead of placing a worker you may move one into a territory that touches his own. There he takes up a new profession.
lesson-moving-goal = Two farmers share one field, and only one of them counts. Lay the card, then move the idle one to where he earns points.
lesson-moving-done = Nobody is idle any more. When territories grow together, think of moving.
lesson-moving-again = He earns nothing there yet. Pick him, and look at which zones light up.
