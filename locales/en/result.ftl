# After the last round: result, standings, replay, sharing, history.

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
## Replay

replay-title = Replay
replay-none = There is no game to look at yet.

## Sharing, exporting, importing

challenge = Challenge a friend
import-title = Open a game
## History

history-solo = Solo
history-with = With { $names }
history-abandon-ask = Delete this game? It is not finished.
