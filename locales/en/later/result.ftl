# After a game of Limes, and the history: the texts that no screen of the first part of the program needs.

result-best-more = { $points ->
    [one] A new best: { $points } point more than your previous { $best }.
   *[other] A new best: { $points } points more than your previous { $best }.
}
result-best-equal = As good as your best so far: { $best }.
result-best-less = { $points ->
    [one] Your best so far: { $best }. You were { $points } point short of it.
   *[other] Your best so far: { $best }. You were { $points } points short of it.
}
result-professions = Points by profession
result-total = Total
result-rank = Rank { $rank }
result-again-new = Again, new cards
result-replay = Replay
result-review = Review
replay-before = Before the first card
replay-beside = Compare with
replay-beside-none = Nobody
share-play = Play this draw yourself
share-play-on = Play on
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
history-title = History
history-empty = No games finished yet. Your results will appear here.
history-all = All games
history-best = Best
history-average = Average
history-count = Games
history-last = Recent games
history-bands = How often you got each result
history-graph = Your solo results over time
history-people = { $game } with other people
history-level = Level
history-won = Won
history-lead = Difference
history-professions = Points by profession, on average
history-cost = What a turn costs you
history-cost-about = Average over the games that have been reviewed.
history-reviews = Reviews
history-open = View
history-delete = Delete this game
history-delete-ask = Delete the game played on { $date } from your history?
history-running = In progress
history-clear = Delete all
history-clear-ask = { $games ->
    [one] Delete the only game in your history? This cannot be undone.
   *[other] Delete all { $games } games in your history? This cannot be undone.
}
history-export = Export all
result-taken-back = Rounds played again after the next card was seen: { $rounds }. This game does not count towards your best result.
replay-play = Play
replay-pause = Pause
replay-first = Go to the beginning
replay-back = One step back
replay-forward = One step forward
replay-last = Go to the end
replay-timeline = Timeline
replay-speed = Speed
replay-player = Player
replay-play-on = Play on from here
replay-play-on-about = A new game begins with this display; the old one stays as it is.
share-title = Share
share-link = Copy link
share-link-about = The whole game is in the address. Anyone who opens it can replay the game.
share-link-copied = Link copied.
share-address = Address of the game
share-whose = Display in the picture
share-seed = Copy seed
share-seed-copied = Seed copied.
share-send = Send…
share-text = { $points ->
    [one] { $points } point in Limes. Here is the game:
   *[other] { $points } points in Limes. Here is the game:
}
challenge-about = They get the same cards, and your total to beat. Your display stays hidden until they have finished.
challenge-text = { $points ->
    [one] { $points } point in Limes. Can you do better with the same cards?
   *[other] { $points } points in Limes. Can you do better with the same cards?
}
export-title = Export
export-record = Record (.{ $ending })
export-svg = Picture (SVG)
export-png = Picture (PNG)
about-title = About Limes
about-local = Alone and against bots, everything runs on your device: no account, no tracking, and no network needed once the app has loaded. Only tables with others need a server.
about-licence = Free software under the MIT or Apache 2.0 licence, whichever you prefer.
common-save = Save
common-copy = Copy
seed-of-game = Seed: { $seed }
result-title = The result
result-solo = { $points ->
    [one] { $points } point: { $band }
   *[other] { $points } points: { $band }
}
today-title = The draw of the day
today-about = Everyone gets these sixteen cards today. Once you have finished, you see how the bots did with them and how much was possible. The first game you start is the one that counts: it has no hints, and if you leave it unfinished, you miss the day.
today-first = The first game you start counts. Playing the same cards again is practice.
today-deleted = The game that counted for this day was deleted. You can still play its cards for practice.
today-delete-missed = It is the game that counts for its day: if you delete it, you miss that day.
today-practise = Play for practice
today-link = You will see the game in this link as soon as you have finished your own game.
today-past = This day is over, and a game of its cards does not count any more. You can still play them for practice.
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
common-copied = Copied
error-deck = This deck cannot be opened: { $fault }
error-page = There is nothing at this address.
