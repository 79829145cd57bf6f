# After a game of Limits: result, replay, sharing, the deal of the day, review, statistics.

## The result

limits-result-you-win = You win with { $points }.
limits-result-wins = { $name } wins with { $points }.
limits-result-you-rank = You finish at rank { $rank } of { $players }, with { $points }.
limits-rank = Rank { $rank } of { $players }
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
limits-laid-allowed = { $laid } laid, { $allowed } allowed
limits-laid-no-limit = { $laid } laid, no limit
limits-was-right = right
limits-was-wrong = wrong

## Replay

limits-replay-dealt = The hands are dealt.
limits-replay-hidden = Everybody hides a card.
limits-count = { $colour }: { $laid } of { $limit }
limits-count-no-limit = { $colour }: { $laid }, no limit
## Review

limits-percent = { $number }%
