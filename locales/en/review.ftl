# The review: what each turn cost, luck and skill, the best game there was.

review-title = Review
review-about = A strong bot looks at each of your turns and says what it would have done.
review-start = Begin the review
review-unfinished = This game is not over yet. The review comes after the last round.
review-failed = The bots could not review this game.
review-working = Turn { $turn } of { $turns }…
review-stop = Stop
review-final = Result
review-par = Par
review-par-about = What the strongest bot scores on average, over all draws.
review-skill = Skill
review-skill-about = What your turns cost, taken together.
review-luck = Luck
review-luck-about = What is left: that was up to the cards.
review-sum = { $final } = { $par } par { $skill } skill { $luck } luck
review-luck-good = The cards were kind to you.
review-luck-bad = The cards were against you.
review-luck-even = The cards were fair.
review-costs = What each turn cost
review-cost = { $points ->
    [one] Cost { $points } point
   *[other] Cost { $points } points
}
review-cost-none = Cost nothing: as good as the best turn
review-worst = Your most expensive turn
review-flawless = Not a single turn could have been better.
review-played = Played
review-better = Better
review-show-played = Show your turn
review-show-better = Show the better turn
review-turn-spoken = Round { $round }: cost { $points }
review-next-mistake = Next mistake
review-previous-mistake = Previous mistake

## The best game with this draw

best-title = The best possible game
best-about = With all sixteen cards known beforehand: how much was in this draw?
best-search = Search
best-searching = Searching… { $points } so far
best-found = { $points ->
    [one] Best game found: { $points } point
   *[other] Best game found: { $points } points
}
best-bound = { $points ->
    [one] No game with these cards can exceed { $points } point.
   *[other] No game with these cards can exceed { $points } points.
}
best-proved = No game can do better with these cards.
best-missing = { $points ->
    [0] You found all there was.
    [one] You left { $points } point on the table.
   *[other] You left { $points } points on the table.
}
best-show = Show this display
