# The table during a game.

## Round, card, pile

play-round = Round { $round } of 16
play-supply = Supply
play-supply-left = { $workers ->
    [0] No worker left
    [one] { $workers } worker left
   *[other] { $workers } workers left
}
play-to-come = Still to come
play-to-come-about = { $rounds ->
    [0] This is the last card.
    [one] One of these { $cards } cards is still to come.
   *[other] { $rounds } of these { $cards } cards are still to come.
}
play-played = Played

## The draft

play-lay-here = Lay the card here
play-turn-left = Turn left
play-turn-right = Turn right
play-end-turn = End turn
play-undo = Undo
play-undo-all = Start the turn again
play-place-here = Place a { $profession } here
play-place-adds = { $points ->
    [0] Brings nothing at once
    [one] Brings { $points } point at once
   *[other] Brings { $points } points at once
}
play-take-back = Take the worker back
play-move = Move this { $profession }
play-move-here = Move here as { $profession }
play-move-cancel = Leave him where he is
play-pick-other = Pick the other worker
play-crowd = { $workers ->
    [one] { $workers } worker in this zone
   *[other] { $workers } workers in this zone
}
play-confirm = End your turn like this?
play-confirm-idle = End your turn without a worker?

## What to do next

play-say-first = Lay the first card. Turn it as you like.
play-say-lay = Choose a place for the card.
play-say-worker = Place a worker on the card, move another one, or end your turn.
play-say-move-only = The supply is empty. Move a worker, or end your turn.
play-say-reach = Choose where he goes. All zones that are lit can be reached.
play-say-stuck = This worker cannot reach any other territory.
play-say-placed = A new { $profession }. End your turn, or change your mind.
play-say-moved = He is a { $profession } now. End your turn, or change your mind.
play-say-over = The display is complete.

## Points

play-total = Total
play-total-after = After this turn
play-total-both = { $points } ({ $after })

## The others

play-others = The others
play-display-of = Display of { $name }
play-moved = { $name } has moved
play-thinking = { $name } is thinking…
play-waiting = Waiting for { $names }
play-waiting-you = Everyone is waiting for you
play-hidden = Shown when you have ended your turn
play-your-turn = Your turn, { $name }
play-all-moved = Everyone has moved
play-next-round = Next round
play-curtain = Hand the device to { $name }
play-curtain-about = { $name } is next. The others look away.
play-curtain-lift = I am { $name }

## The game menu

play-menu = Game
play-restart = Same draw again
play-restart-ask = Start again with the same cards? This game is kept in the history.
play-new = New game
play-leave = Leave
play-leave-about = The game is saved. You can go on any time.
play-give-up = Give up
play-give-up-ask = End this game for good?
play-saved = Saved
play-restored = Here is your game as you left it.
play-zoom-in = Zoom in
play-zoom-out = Zoom out

## Hints

hint = Hint
hint-ask = Show a hint
hint-hide = Hide the hint
hint-thinking = Thinking…
hint-best = Best turn
hint-choice = Choice { $rank }
hint-expected = Expect { $points }
hint-expected-about = The final score this turn leads to on average, if you play on well.
hint-error = give or take { $points }
hint-lead = { $points } better than the next
hint-narrow = Hardly better than the next
hint-only = The only turn
hint-take = Play this turn
hint-off = Hints are off in this game.
hint-reason-places = { $points ->
    [0] A new { $profession }. He earns nothing yet.
    [one] A new { $profession } earns { $points } point.
   *[other] A new { $profession } earns { $points } points.
}
hint-reason-moves = { $after ->
    [one] The worker on { $zone } becomes a { $profession }: { $after } point instead of { $before }.
   *[other] The worker on { $zone } becomes a { $profession }: { $after } points instead of { $before }.
}
hint-reason-grows = { $after ->
    [one] The { $profession } on { $zone } now earns { $after } point instead of { $before }.
   *[other] The { $profession } on { $zone } now earns { $after } points instead of { $before }.
}
hint-reason-waits = { $workers ->
    [one] Keep your last worker. A better territory will come.
   *[other] Keep your { $workers } workers for now. Better territories will come.
}

## Turns in words

turn-lay = Card { $card } on { $cell }
turn-lay-turned = Card { $card } on { $cell }, { $rotation }
turn-place = { $profession } placed { $quarter }
turn-move = { $profession } from { $from } to { $to }
turn-rest = no worker

rotation-up = upright
rotation-right = turned a quarter right
rotation-down = turned upside down
rotation-left = turned a quarter left

quarter-nw = top left
quarter-ne = top right
quarter-sw = bottom left
quarter-se = bottom right
zone-name = { $cell } { $quarter }
