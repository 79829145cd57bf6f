# After the last round: result, standings, replay, sharing, history.

result-title = The result
result-solo = { $points ->
    [one] { $points } point: { $band }
   *[other] { $points } points: { $band }
}
result-best-more = { $points ->
    [one] A new best: { $points } point more than your { $best } so far.
   *[other] A new best: { $points } points more than your { $best } so far.
}
result-best-equal = As good as your best so far: { $best }.
result-best-less = { $points ->
    [one] Your best so far: { $best }. You were { $points } point short of it.
   *[other] Your best so far: { $best }. You were { $points } points short of it.
}
result-professions = Points by profession
result-total = Total
result-rank = Rank { $rank }
result-wins = { $points ->
    [one] { $name } wins with { $points } point.
   *[other] { $name } wins with { $points } points.
}
result-shared = { $names } share the win.
result-you-win = { $points ->
    [one] You win with { $points } point.
   *[other] You win with { $points } points.
}
result-you-share = You share the win with { $names }.
result-tie-ahead = { $first } is ahead of { $second }: both have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, but { $nth ->
        [1] the best worker
        [2] the second-best worker
        [3] the third-best worker
        [4] the fourth-best worker
        [5] the fifth-best worker
        [6] the sixth-best worker
       *[other] the seventh-best worker
    } of { $first } earns { $more }, that of { $second } { $less }.
result-tie-shared = { $names } share rank { $rank }: equal points, worker by worker.
result-again = Same draw again
result-new = New game
result-replay = Replay
result-review = Review

## The draw of the day

today-title = The draw of the day
today-about = Everyone gets these sixteen cards today. Once you have finished, you see how the bots did with them and how much was possible. The first game you finish counts.
today-first = The first game you finish counts. Playing the same cards again is practice.
today-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
today-par = Par is what the { $level } bot makes of these cards, seeing them one by one like you.
today-you = You
today-best = Best game found
today-share = Share your result
today-text = { $points ->
    [one] Limes, { $date }: { $points } point, streak { $days }
   *[other] Limes, { $date }: { $points } points, streak { $days }
}
today-text-par = { $points ->
    [one] Limes, { $date }: { $points } point (par { $par }), streak { $days }
   *[other] Limes, { $date }: { $points } points (par { $par }), streak { $days }
}

## Replay

replay-title = Replay
replay-play = Play
replay-pause = Pause
replay-first = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-timeline = Timeline
replay-before = Before the first card
replay-speed = Speed
replay-player = Player
replay-beside = Compare with
replay-beside-none = Nobody
replay-play-on = Play on from here
replay-play-on-about = A new game begins with this display; the old one stays as it is.
replay-none = There is no game to look at yet.

## Sharing, exporting, importing

share-title = Share
share-link = Copy link
share-link-about = The whole game is in the address. Whoever opens it can replay it.
share-link-copied = Link copied.
share-address = Address of the game
share-play = Play this draw yourself
share-play-on = Play on
share-whose = Display in the picture
share-seed = Copy seed
share-seed-copied = Seed copied.
share-send = Send…
share-text = { $points ->
    [one] { $points } point in Limes. Here is the game:
   *[other] { $points } points in Limes. Here is the game:
}
challenge = Challenge a friend
challenge-about = They get the same cards, and your total to beat. Your display stays hidden until they have finished.
challenge-text = { $points ->
    [one] { $points } point in Limes. Can you do better with the same cards?
   *[other] { $points } points in Limes. Can you do better with the same cards?
}
challenge-title = A challenge
challenge-from = { $points ->
    [one] { $name } challenges you: { $points } point to beat.
   *[other] { $name } challenges you: { $points } points to beat.
}
challenge-play = Play the same cards
challenge-hidden = You will see what { $name } laid as soon as you have finished.
challenge-own = This is your own challenge. Send it to a friend.
challenge-compare = Compare with the challenge
challenge-won = { $points ->
    [one] You win by { $points } point.
   *[other] You win by { $points } points.
}
challenge-lost = { $points ->
    [one] { $name } wins by { $points } point.
   *[other] { $name } wins by { $points } points.
}
export-title = Export
export-record = Record (.{ $ending })
export-svg = Picture (SVG)
export-png = Picture (PNG)
import-title = Open a game
import-file = Choose a file
import-drop = Or drop a .limes or .limits file here.
import-paste = Or paste a record or a link
import-open = Open
import-over = Finished game
import-running = Game in progress, round { $round } of 16
import-history = { $games ->
    [one] { $games } game added to your history.
   *[other] { $games } games added to your history.
}

## History

history-title = History
history-empty = No games finished yet. Your results will appear here.
history-all = All games
history-best = Best
history-average = Average
history-count = Games
history-last = Last games
history-bands = How often each result
history-graph = Your solo results over time
history-level = Level
history-won = Won
history-lead = Difference
history-professions = Points by profession, on average
history-cost = What a turn costs you
history-cost-about = On average, in the games you had reviewed.
history-reviews = Reviews
history-solo = Solo
history-with = With { $names }
history-open = View
history-delete = Delete this game
history-delete-ask = Delete the game played on { $date } from your history?
history-abandon-ask = Delete this game? It is not finished.
history-running = In progress
history-clear = Delete all
history-clear-ask = { $games ->
    [one] Delete the only game in your history? This cannot be undone.
   *[other] Delete all { $games } games in your history? This cannot be undone.
}
history-export = Export all

result-taken-back = Rounds played again after the next card was seen: { $rounds }. This game counts for no best result.
