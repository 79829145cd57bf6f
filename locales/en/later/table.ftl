# At a table of a server during the game.

table-hand-over = Let a bot take my seat
table-left = A bot is playing for you.
table-return = Sit down again
table-call-start = Tell me when it starts
table-call-granted-start = You will get a notification when the game starts.
table-call-granted = You will get a notification when it is your turn.
table-call-denied = Notifications from this page are blocked in your browser.
table-call-unavailable = This browser cannot notify you here.
table-begun = The game has begun!
table-company = { $game } with { $names }
table-kept = Saved. It will be sent when the connection is back.
table-kept-sent = Saved. It may have arrived already; if not, it will be sent when the connection is back.
table-withdraw = Take it back
table-unknown-presence = presence unknown (no connection)
table-unreachable = There is no connection to the server right now. The table will appear as soon as the connection is back.
table-commitment = Card commitment:
table-commitment-about = The cards are fixed. After the game you can check them against this.
table-commitment-copy = Copy the commitment
table-commitment-copied = Commitment copied.
table-match = The cards match the commitment, which this device saw before the first card.
table-match-late = The cards match the commitment, but this device did not see it before the first card.
table-differ = The cards do not match the commitment!
table-unreadable = The record of this game cannot be replayed.
table-without-you = You are watching: the game started without you.
table-logged-out = You were logged out on this device. Log in to play on.
table-time-decided = Time is up. A bot decided for you.
table-time-several = Time ran out { $times } times while you were away. A bot decided for you.
table-time-laid = Time is up. A bot laid card { $card } for you.
table-time-hid = Time is up. A bot hid { $colour } for you.
table-time-played = Time is up. A bot laid { $colour } for you.
table-time-exchanged = Time is up. A bot exchanged four cards for you.
table-time-suspected = Time is up. A bot suspected { $name } for you.
table-started-away = The game has begun, but not everyone is here: { $names }.
table-away-more = { $more ->
    [one] { $more } other
   *[other] { $more } others
}
table-away-perhaps = perhaps others
table-substitute = Let a bot play for { $name } until they are back

## A table for very many

table-standings = Standings
table-all-standings = All players
table-in-the-lead = In the lead: { $name }
table-moved = { $moved ->
    [one] { $moved } of { $seats } has moved.
   *[other] { $moved } of { $seats } have moved.
}
table-your-rank = { $points ->
    [one] Your rank: { $rank } of { $players }, with { $points } point.
   *[other] Your rank: { $rank } of { $players }, with { $points } points.
}
