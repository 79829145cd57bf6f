# A table before its game: how it plays, who sits there, and the form for a new one.

## How a table plays

option-clock-none = No time limit
option-draw-known = The cards are known
option-deck = Deck: { $deck }
option-turns-open = Open turns
option-turns-hidden = Hidden turns
option-mode-memory = From memory
online-clock-in-days = { $days ->
    [one] { $days } day per decision
   *[other] { $days } days per decision
}

## The lobby

table-options = Options of this table
table-invites = { $name } invites you to play { $game }.
table-what = What is { $game }?
table-draw-known = Same cards as before: everybody has seen them.
table-draw-players = Only the players of that game can sit down.
table-taken = { $taken } of { $seats }
table-others = { $others ->
    [one] and { $others } more player
   *[other] and { $others } more players
}
table-search = Search for a player
table-bot = bot
table-begins-without = { $count ->
    [one] { $names } is away right now. The game begins as soon as you sit down.
   *[other] { $names } are away right now. The game begins as soon as you sit down.
}
table-start-ask = { $free ->
    [one] One seat is still free. Once the game has begun, nobody else can sit down.
   *[other] { $free } seats are still free. Once the game has begun, nobody else can sit down.
}
table-kick-ask = Free { $name }’s seat?
table-kick-about = They can sit down again unless you ban them.
table-ban = Do not let them back in
table-kick-go = Free the seat
table-banned = The host does not let you back in.
table-seat-changed = Somebody else has this seat by now.
table-freed = The host has freed your seat.
table-reserved = Reserved for { $name }
table-release = Release seat
table-release-for = Release seat reserved for { $name }
table-release-ask = Release the seat reserved for { $name }?
table-release-about = Then anyone can take it.
table-all-reserved = { $count ->
    [one] The free seat is reserved for { $names }. You can watch.
   *[other] The free seats are reserved for { $names }. You can watch.
}
table-declined = The seat of { $name } is free for others now.
table-more-players = { $more ->
    [one] { $more } more player
   *[other] { $more } more players
}
table-invite-reserved = { $count ->
    [one] The free seat is reserved for { $names }. Anyone else who opens this link can watch.
   *[other] The free seats are reserved for { $names }. Anyone else who opens this link can watch.
}

## The list of open tables

online-more = Show more
online-nobody-here = away
online-some-here = { $here } of { $people } here
online-with-bots = { $bots ->
    [one] with { $bots } bot
   *[other] with { $bots } bots
}
online-age-now = just now
online-age-minutes = { $minutes } min ago
online-age-hours = { $hours } h ago
online-age-days = { $days ->
    [one] { $days } day ago
   *[other] { $days } days ago
}
table-invite-here = Only this computer can open this link. Others can join if the server was started with “limes play --lan” or has a public address.

## The operator of the server

operator-imprint = Legal notice
operator-privacy = Privacy

## Your own tables

online-turn-at = { $tables ->
    [one] Your turn at { $tables } table
   *[other] Your turn at { $tables } tables
}

online-finished = Finished games
online-decline = No, thanks
online-rematch = Play again?
online-left-minutes = { $minutes } min left
online-left-hours = { $hours } h left
online-left-days = { $days ->
    [one] { $days } day left
   *[other] { $days } days left
}
