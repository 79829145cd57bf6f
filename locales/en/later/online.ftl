# Tables of a server: playing with others, each at their own device.

## The page of the tables

online-title = Play { $game } with others
online-none = There is no server here, or no way to it right now. Everything else works without one.
online-your-turn = Your turn!
online-mine = Your tables
online-stage-open = Waiting for players
online-stage-playing = The others are thinking
online-stage-over = Finished
online-stage-closed = Closed
online-make = New table
online-make-go = Open the table
online-seats = Seats
online-bots = Bots among them
online-clock = Time for each decision
online-clock-none = No limit
online-clock-minute = 1 minute
online-clock-minutes = 5 minutes
online-clock-day = 1 day
online-clock-days = 3 days
online-clock-in-seconds = { $seconds ->
    [one] { $seconds } second a decision
   *[other] { $seconds } seconds a decision
}
online-clock-in-minutes = { $minutes ->
    [one] { $minutes } minute a decision
   *[other] { $minutes } minutes a decision
}
online-clock-in-hours = { $hours ->
    [one] { $hours } hour a decision
   *[other] { $hours } hours a decision
}
online-listed = anyone can join
online-listed-about = The table is in the list of open tables. Otherwise people need the link.
online-open = Open tables
online-open-none = Nobody is looking for players right now.
online-reload = Refresh
online-seats-free = { $free ->
    [one] { $seats } seats, { $free } of them free
   *[other] { $seats } seats, { $free } of them free
}
online-name-taken = This name belongs to somebody else. Choose another one.
online-too-many = That was too much at once. Try again in a moment.
online-busy = The server is busy. Try again in a moment.
online-signed-out = You are logged out on this device. Say who you are, and try again.

## Who you are there

online-you = You
online-guest = You play as { $name }, a guest on this device.
online-claimed = You are { $name }, and the name is yours.
online-claim = Keep this name with a password
online-claim-about = Then nobody else can use the name, and you can log in on your other devices.
online-claim-done = The name is yours now.
online-password = Password
online-password-wrong = Name and password do not match.
online-login = Log in with a name and password
online-login-about = If your name has a password, your tables are waiting for you.
online-login-name = Name
online-login-go = Log in
online-logged-in = Welcome back!
online-logout = Log out
online-logged-out = You are logged out.
online-export = Save everything about me
online-delete = Delete me
online-delete-ask = The server forgets you, and your seats at tables that are still going go to bots. Finished games stay, without your name.
online-deleted = The server has forgotten you.

## A table

table-title = A { $game } table
table-unknown = There is no such table. It may have been waiting for players for too long.
table-full = All seats are taken.
table-too-few = The game needs more players.
table-not-yours = Only the host of the table can do that.
table-not-for-you = The free seats here are for others.
table-ended = This game has ended.
table-closed = This table was closed before the game was over.
table-waiting = { $free ->
    [one] One more player, and the game begins.
   *[other] { $free } more players, and the game begins.
}
table-join = Sit down
table-you = (you)
table-free = Free seat
table-away = away
table-away-asked = away, and it is their turn
table-thinking = thinking
table-ready = here
table-kick = Free the seat of { $name }
table-add-bot = Add a bot
table-start = Begin now
table-leave = Leave the table
table-leave-ask = A bot plays on for you until you sit down again.
table-invite = Invite others
table-invite-about = Whoever opens this link can sit down. No sign-up needed.
table-invite-words = Come and play with me!
table-invite-qr = The link as a QR code
table-around = At the table
table-stood-in = { $times ->
    [one] a bot has decided once for them
   *[other] a bot has decided { $times } times for them
}
table-watching = You are watching.
table-say = Say something
table-said = { $name }: { $words }
table-call = Tell me when it is my turn
table-clock = Time left
table-connecting = Connecting…
table-lost = Connection lost. What you decide is kept and sent as soon as it is back.
table-refused = The server does not show this table.
table-rematch = Play again
table-rematch-same = Again with the same cards
table-rematch-go = To the next game
table-verify = Check the cards
table-verified = The cards are the ones that were fixed before the first round.
table-not-verified = The cards are not the ones that were promised before the first round!

## What players can say

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-one-moment = One moment, please.
phrase-oops = Oops!
phrase-again = Another game?
