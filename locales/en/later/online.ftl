# Tables of a server: playing with others, each at their own device.

## The page of the tables

online-title = Play { $game } with others
online-none = There is no server here, or it cannot be reached right now. Everything else works without one.
online-your-turn = Your turn!
online-mine = Your tables
online-stage-open = Waiting for players
online-stage-playing = The others are thinking
online-stage-left = A bot is playing for you
online-stage-over = Finished
online-stage-closed = Closed
online-make = New table
online-make-go = Open the table
online-seats = Seats
online-bots = Seats for bots
online-pace = Pace
online-pace-turns = By turns
online-pace-turns-about = Everyone decides when they have time.
online-pace-live = Live
online-pace-live-about = Everyone is at the table at the same time.
online-clock = Time for each decision
online-clock-none = No limit
online-clock-minute = 1 minute
online-clock-minutes = 5 minutes
online-clock-day = 1 day
online-clock-days = 3 days
online-clock-in-seconds = { $seconds ->
    [one] { $seconds } second per decision
   *[other] { $seconds } seconds per decision
}
online-clock-in-minutes = { $minutes ->
    [one] { $minutes } minute per decision
   *[other] { $minutes } minutes per decision
}
online-clock-in-hours = { $hours ->
    [one] { $hours } hour per decision
   *[other] { $hours } hours per decision
}
online-listed = anyone can join
online-listed-about = The table is in the list of open tables. Otherwise people need the link.
online-decision-dropped = Your saved decision did not count. { $fault }
online-open = Open tables
online-open-none = Nobody is looking for players right now.
online-seats-free = { $free ->
    [one] { $seats } seats, { $free } of them free
   *[other] { $seats } seats, { $free } of them free
}

## Who you are there

online-you = You
online-you-new = Log in, or set a new password
online-guest = You play as { $name }, a guest on this device.
online-claimed = You play as { $name }. Your password protects the name.
online-claim = Protect this name with a password
online-claim-about = Then nobody else can use the name, and you can log in on your other devices. At least 6 characters.
online-claim-refused = This name cannot be protected: the server assigned it, or it belongs to somebody. Choose a name of your own.
online-password = Password
online-name-made = Leave it empty to get a name such as “Quiet Miller”.
online-have-account = You have an account? Log in
online-login = Log in with a name and password
online-login-about = If your name has a password, your tables are waiting for you.
online-login-name = Name
online-login-go = Log in
online-logged-in = Welcome back!
online-logout = Log out
online-logged-out = You are logged out.
online-export = Download my data
online-delete = Delete my data
online-delete-ask = The server forgets you, and bots take your seats in games that are not over. Finished games stay, without your name.
online-deleted = The server has forgotten you.

## A table

table-title = A { $game } table
table-unknown = There is no such table. It may have been waiting for players for too long.
table-not-for-you = The free seats here are for others.
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
table-kick = Free { $name }’s seat
table-add-bot = Add a bot
table-start = Begin now
table-leave = Leave the table
table-leave-ask = A bot plays on for you until you sit down again.
table-invite = Invite others
table-invite-about = Anyone who opens this link can sit down. No sign-up needed.
table-invite-words = Come and play with me!
table-invite-qr = The link as a QR code
table-around = At the table
table-stood-in = { $times ->
    [one] a bot has decided once for them
   *[other] a bot has decided { $times } times for them
}
table-say = Say something
table-said = { $name }: { $words }
table-call = Tell me when it is my turn
table-clock = Time left
table-connecting = Connecting…
table-lost = Connection lost.
table-refused = The server does not let you see this table.
table-rematch = Play again
table-rematch-same = Again with the same cards
table-rematch-go = Go to the next game
table-verify = Check the cards

## What players can say

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-one-moment = One moment, please.
phrase-oops = Oops!
phrase-again = Another game?

## Passwords and recovery

online-logout-all = Log out everywhere
online-took-seats = { $tables ->
    [one] Your seat at one table is now in this account.
   *[other] Your seats at { $tables } tables are now in this account.
}
online-take-seats = { $tables ->
    [one] Move my table to this account
   *[other] Move my { $tables } tables to this account
}
online-take-seats-about = Otherwise your seats stay with the guest, and nobody can play them.
online-take-all-seats = Move all my tables to this account
online-forgotten = Forgot your password?
online-forgotten-about = The recovery code that you got with your password sets a new one. You are then logged out on all other devices.
online-recovery-code = Recovery code
online-password-old = Old password
online-password-old-wrong = The old password is not correct.
online-password-new = New password
online-password-set = Set the new password
online-password-change = Change the password
online-password-change-about = You are then logged out on all other devices.
online-rename = Change the name
online-renamed = You have a new name.
online-recovery = Your recovery code
online-recovery-about = Write it down. It sets a new password if you forget this one, and it is shown only now.
online-recovery-noted = I have it
