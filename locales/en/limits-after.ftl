# After a game of Limits: result, replay, sharing, the deal of the day, review, statistics.

## The result

limits-result-you-win = You win with { $points }.
limits-result-wins = { $name } wins with { $points }.
limits-result-you-rank = You come in at rank { $rank } of { $players }, with { $points }.
limits-rank = Rank { $rank } of { $players }
limits-result-again = Again, new deal
limits-result-same = Same deal again
limits-result-taken-back = Taken back after more had been seen: { $questions }. This game does not count in your statistics.
limits-result-players = How the points came about
limits-part-right = { $count ->
    [one] { $count } right suspicion
   *[other] { $count } right suspicions
}
limits-part-cleared = { $count ->
    [one] Wrongly suspected once
   *[other] Wrongly suspected { $count } times
}
limits-part-exchanges = { $count ->
    [one] { $count } exchange
   *[other] { $count } exchanges
}
limits-part-wrong = { $count ->
    [one] { $count } wrong suspicion: { $count } limit card
   *[other] { $count } wrong suspicions: { $count } limit cards
}
limits-part-caught = { $count ->
    [one] Caught once: { $count } limit card
   *[other] Caught { $count } times: { $count } limit cards
}
limits-part-none = Neither won nor lost a point
limits-result-rounds = Round by round
limits-laid-allowed = { $laid } laid, { $allowed } allowed
limits-laid-no-limit = { $laid } laid, no limit
limits-was-right = right
limits-was-wrong = wrong

## Replay

limits-replay-dealt = The hands are dealt.
limits-replay-hidden = Everybody hides a card.
limits-replay-warning = This game is not over. The replay shows every hand and every hidden card.
limits-replay-anyway = Show all cards
limits-replay-to-come = To draw next
limits-count = { $colour }: { $laid } of { $limit }
limits-count-no-limit = { $colour }: { $laid }, no limit
limits-hand-of = In hand: { $cards }
limits-hand-empty = No card in hand
limits-hidden-of = Hidden: { $card }

## Sharing and challenges

limits-share-text = { $points } in Limits. Here is the game:
limits-share-warning = Link and file hold the whole deal, hidden cards included. Whoever looks at it knows what is to come.
limits-shared-running = Game in progress, round { $round } of { $rounds }
limits-shared-play = Play this deal yourself
limits-challenge-text = { $points } in Limits. Can you do better with the same cards?
limits-challenge-about = They get the same deal and your seat, play against bots, and have your total to beat. Your game stays hidden until they have finished.
limits-challenge-from = { $name } challenges you: { $points } to beat.
limits-challenge-hidden = You will see the game of { $name } as soon as you have finished.
limits-challenge-seat = Seat { $seat } of { $players }, against bots
limits-challenge-equal = You and { $name } have the same total.
limits-challenge-yours = Your game

## The deal of the day

limits-today-title = The deal of the day
limits-today-about = Everyone gets this deal today, against the same three bots ({ $level }). You have to remember the pile. The first game you finish counts.
limits-today-text = Limits, { $date }: { $points }, rank { $rank } of { $players }, streak { $days }

## Review

limits-review-about = A strong bot with a perfect memory looks at each of your decisions. It knows only what you could know.
limits-review-working = Round { $round } of { $rounds }…
limits-review-final-about = Counted in wins: 1 for a win, a part of it for a shared one.
limits-review-par-about = The share of a win that equally strong players have.
limits-review-skill-about = The chances to win that your decisions gave away, added up. Others often give some back, so it may be more than one win.
limits-review-luck-about = What is left: the cards, and what the others gave away.
limits-review-costs = What each round cost, in chances to win
limits-review-cost = Cost { $percent } of the win
limits-review-free = As good as the best
limits-review-round = Round { $round }: cost { $percent }
limits-review-worst = Your most expensive round
limits-review-flawless = Not a single decision could have been better.
limits-review-broken = A perfect memory knew: the chance that { $name } had broken the limit was { $percent }.
limits-review-needless = A needless suspicion
limits-review-missed = A suspicion missed
limits-review-memory = Your memory
limits-review-suspicions = Suspicions
limits-review-all-needless = Needless
limits-review-all-missed = Missed
limits-review-memory-about = Needless: a perfect memory would not have suspected. Missed: the limit was broken almost certainly, and you did not suspect.
limits-review-look = Look at the table
limits-percent = { $number }%

## History

limits-history-against = Limits against bots
limits-history-suspicions = Your suspicions in Limits
limits-history-right = Right
limits-history-made = Suspicions
limits-history-cost = What a decision costs you in Limits
limits-history-cost-about = On average, in hundredths of the win, in the games you had reviewed.
