# Names, the way around the app, and what is said on many screens.

## The menu

menu = Menu
menu-home = Home
menu-learn = Learn
menu-rules = Rules
menu-decks = Decks
menu-history = History
menu-settings = Settings
menu-tables = Tables
menu-skip = Skip to the content

## Home

home-solo = Play solo
home-solo-about = Sixteen rounds against your own best.
home-today = Today’s draw
home-today-about = One game a day, the same cards for everyone.
home-bots = Against bots
home-bots-about = The same cards for everyone. Who makes more of them?
home-around = Pass and play
home-around-about = Pass the device from hand to hand.
home-online = Play with others
home-online-about = Send a link. Play right away, or a turn a day.
home-all-games = All { $games } games in progress
home-continue = Continue
home-continue-about = Round { $round } of 16, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
home-learn = Learn to play
home-learn-about = Seven short lessons, each on a real board.
home-rules = Rules
home-rules-about = In a minute, or down to the last detail.
home-limits-today = Today’s deal
home-limits-bots = Bluff against up to five bots. They remember the cards, too.
home-limits-around = Two to six players pass the device around.
home-limits-learn = Four short lessons, each at a real table.
home-decks = Decks
home-decks-about = Look at the cards, or design your own.
home-history = History
home-history-about = Your games and your best results.

## About

about-game = In Limes everyone gets the same card each round and lays it into a landscape of their own. Farmers, fishermen, woodcutters and watchmen then earn the points.
about-limits = In Limits everyone lays cards on one pile and hides one that secretly raises a limit. Whoever lays one too many must hope that nobody suspects them.
about-unofficial = This is a fan project. It is not made, endorsed or licensed by the authors or the publishers of the games.
about-author = Limes is by Martyn F and was published in 2014 by Abacusspiele; Limits is by Uwe Rosenberg and was published in 2001 by Amigo.
about-own = All texts, pictures and cards here are our own. The printed cards are not included; if you like the games, support them by buying a copy.
## On many screens

common-close = Close
common-cancel = Cancel
common-delete = Delete
common-retry = Try again
common-labelled = { $label }: { $words }

## Installing, offline, updates

load-wait = One moment, the cards are being shuffled…
load-failed = The game could not be loaded. It needs a recent browser; reloading the page may help.
load-broken = Something broke, and it is our fault. Your game is saved; reload the page to continue.
load-no-script = This game needs JavaScript, which is switched off in your browser.
install = Install
install-about = Put Limes & Limits on your home screen. It will then work offline, too.
install-done = Limes & Limits is installed.
update-ready = A new version is ready.
update-now = Reload now
update-later = Later

## Things and numbers

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
card-number = Card { $card }
round-number = Round { $round }
list-and = { $first } and { $last }

## The words of the game

word-worker = worker

landscape-field = field
landscape-water = water
landscape-forest = forest
landscape-tower = rock with a tower

profession-farmer = farmer
profession-fisherman = fisherman
profession-woodcutter = woodcutter
profession-watchman = watchman

band-improvable = capable of improvement
band-ok = OK
band-good = good
band-very-good = very good
band-excellent = excellent

variant-diagonal = laying out on the diagonal
variant-diagonal-about = A card may also touch the display only at a corner.
variant-ferryman = the fisherman as ferryman
variant-ferryman-about = A fisherman ferries moving workers across the water.

level-beginner = Beginner
level-learner = Learner
level-regular = Regular
level-skilled = Skilled
level-expert = Expert
level-merciless = Merciless
player-deleted = deleted player
