# The review: the texts that no screen of the first part of the program needs.

review-about = A strong bot looks at each of your turns and says what it would have done.
review-start = Begin the review
review-unfinished = This game is not over yet. The review comes after the last round.
review-working = Turn { $turn } of { $turns }…
review-par-about = What the strongest bot scores on average, over all draws.
review-skill-about = What your turns cost, taken together.
review-luck-about = The rest was up to the cards.
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
best-title = The best possible game
best-about = Had you known all sixteen cards in advance, how much could you have scored?
best-search = Search
best-found = { $points ->
    [one] Best game found: { $points } point
   *[other] Best game found: { $points } points
}
best-missing = { $points ->
    [0] You found all there was.
    [one] You left { $points } point on the table.
   *[other] You left { $points } points on the table.
}
best-show = Show this display
review-stop = Stop
review-final = Result
review-skill = Skill
review-luck = Luck
review-failed = The bots could not review this game.
review-par = Par
best-searching = Searching… { $points } so far
best-bound = { $points ->
    [one] No game with these cards can exceed { $points } point.
   *[other] No game with these cards can exceed { $points } points.
}
best-proved = No game can do better with these cards.
