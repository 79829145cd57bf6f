# The table during a game.

## Round, card, pile

play-round = Round { $round } of 16
play-to-come = Still to come
play-to-come-about = { $rounds ->
    [0] This is the last card.
    [one] One of these { $cards } cards is still to come.
   *[other] { $rounds } of these { $cards } cards are still to come.
}

## The draft

play-lay-here = Lay the card here
play-turn-left = Turn left
play-turn-right = Turn right
play-end-turn = End turn
play-undo = Undo
play-place-here = Place a { $profession } here
play-place-adds = { $points ->
    [0] Earns nothing right away
    [one] Earns { $points } point right away
   *[other] Earns { $points } points right away
}
play-move-here = Move here as { $profession }
play-confirm = End your turn like this?

## What to do next

play-say-first = Lay the first card. Turn it as you like.
play-say-lay = Choose a place for the card.
play-say-pointing = Point at a worker, or hold a finger on them, to see what earns their points.
play-say-worker = Place a worker on the card, move another one, or end your turn.
play-say-move-only = The supply is empty. Move a worker, or end your turn.
play-say-reach = Choose where the worker goes. They can reach every zone that is lit.
play-say-stuck = This worker cannot reach any other territory.
play-say-placed = A new { $profession }. End your turn, or change your mind.
play-say-moved = Now a { $profession }. End your turn, or change your mind.
play-say-over = The display is complete.

## Points

## The others

play-others = The others
play-display-of = Display of { $name }
play-enlarge = Enlarge the display of { $name }
play-your-display = Your display
play-moved = { $name } is done
play-thinking = { $name } is thinking…
play-waiting = Waiting for { $names }
play-whose-turn = { $name }’s turn
play-curtain = Hand the device to { $name }
play-curtain-about = { $name } is next. Everybody else, look away.
play-curtain-lift = I am { $name }

## The game menu

play-new = New game

## Hints

hint = Hint
hint-hide = Hide the hint
hint-thinking = Thinking…
hint-ideas = Ideas
hint-lay = Lay it like this
hint-expected = Expected: { $points }
hint-level = About equal
hint-expected-about = The final score this turn leads to on average, if you play on well.
hint-nudge-corner = Look at the { $quarter } of your display.
hint-nudge-move = One of your workers would do better somewhere else.
hint-nudge-rest = This turn is about the card alone. Leave your workers where they are.
hint-nudge-place-farmer = There is a good place for a farmer.
hint-nudge-place-fisherman = There is a good place for a fisherman.
hint-nudge-place-woodcutter = There is a good place for a woodcutter.
hint-nudge-place-watchman = There is a good place for a watchman.
hint-nudge-grow-farmer = Look at the fields of your farmers.
hint-nudge-grow-fisherman = Look at the water of your fishermen.
hint-nudge-grow-woodcutter = Look at the forests of your woodcutters.
hint-nudge-grow-watchman = Look at what your watchmen can see.
hint-reason-places = { $points ->
    [0] A new { $profession }, who earns nothing yet.
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
rotation-right = a quarter turn to the right
rotation-down = turned upside down
rotation-left = a quarter turn to the left

quarter-nw = top left
quarter-ne = top right
quarter-sw = bottom left
quarter-se = bottom right
zone-name = { $cell } { $quarter }

play-say-ended = Turn ended. Press Undo to take it back.
play-take-back = Take back the last turn
play-take-back-of = Take back { $name }’s last turn
play-take-back-ask = You have seen the next card. If you take the turn back, this game will not count towards your best result.
play-taken-back = Turn taken back.
play-scoring = How scoring works
play-leave = Go to the home screen
lessons-show = Show me
lessons-card = The card
