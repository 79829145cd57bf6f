# What the rules refuse, what is wrong with a file, and what can go wrong in a browser.

## Turns that the rules refuse

refusal-not-on-start = The first card goes on { $cell }.
refusal-cell-taken = A card already lies on { $cell }.
refusal-detached = On { $cell } the card would not touch the display.
refusal-too-wide = With { $cell } the display would be wider than 4 cards.
refusal-too-high = With { $cell } the display would be higher than 4 cards.
refusal-supply-empty = No worker is left in the supply.
refusal-no-worker = No worker stands on { $zone }.
refusal-no-zone = No card lies where { $zone } would be.
refusal-same-territory = { $from } and { $to } belong to the same territory, so that is not a move.
refusal-out-of-reach = The territory of { $to } cannot be reached from { $from }.

draft-not-laid = Lay the card first.
draft-nobody-picked = Pick a worker first.
draft-just-placed = This worker was placed this turn and cannot move as well.

refusal-over = The game is over after 16 rounds.
refusal-round-unfinished = Not everyone has ended their turn.
refusal-card-twice = Card { $card } has already been drawn.
refusal-no-seat = There is no player { $seat }.
refusal-no-card = No card has been drawn for this round.
refusal-already-moved = You have already finished your turn for this round.

## Records

record-place = { $place }: { $fault }
record-line = line { $line }
record-round = round { $round }
record-player = player { $seat } ({ $name })
record-turn = turn “{ $turn }”
record-wrong-game = This is a record of { $game }, not of Limes.
record-wrong-format = This is format { $format }; only format 1 can be read here.
record-unknown-deck = The deck “{ $name }” is not built in, so its 24 cards must be listed in the record.
record-unknown-variant = There is no variant “{ $name }”, only diagonal and ferryman.
record-no-round = A round looks like “3. 9 | e5v | …”: number, card, one column for each player.
record-round-number = Round { $round } should come here.
record-too-many-rounds = A game has only 16 rounds.
record-card-number = “{ $text }” is not a card; cards are numbered 1 to 24.
record-columns = { $expected ->
    [one] There should be { $expected } column, one for each player, but there are { $found }.
   *[other] There should be { $expected } columns, one for each player, but there are { $found }.
}
record-no-turn = A turn looks like d4^, e4> +sw or e5v d4ne-e4nw.
record-too-large = A record can be at most 1 MB; this one is larger.
record-not-utf8 = This is not readable text (UTF-8).
record-empty = There is nothing in this record.
record-bad-header = A header looks like [Player "Ada"].
record-late-header = Headers come before the first round.
record-header-missing = The header [{ $header } "…"] is missing.
record-header-twice = The header [{ $header } "…"] appears here a second time.

## Decks

deck-not-toml = This is not a deck file. A deck file is TOML with name = "…" and cards = ["= ~ ^ #", …].
deck-card-count = A deck has 24 cards; this one has { $cards }.
deck-card = Card { $card }: { $fault }
deck-name = The name of the deck: { $fault }
card-zone-count = A card has 4 zones; this one has { $zones }.
card-zone = “{ $zone }”: { $fault }
zone-unknown = A zone is one of = ~ ^ #, followed by an h for each hut.
zone-hut-on-water = A hut cannot stand on water.
zone-too-many-huts = A zone holds at most 3 huts.

## Names, seeds, links

name-empty = A name needs at least one character.
name-too-long = A name has at most 40 characters; this one has { $length }.
name-control = A name must fit on one line and contain no control characters.
seed-empty = A seed needs at least one character.
seed-too-long = A seed has at most 64 characters; this one has { $length }.
seed-control = A seed must fit on one line and contain no control characters.
link-not-base64 = The link is damaged. Perhaps its end was cut off.
link-not-deflate = The link is damaged: it cannot be unpacked.
link-too-large = The game in this link is too large.
link-not-utf8 = The link is damaged: it contains no text.

## The browser

error-title = Something went wrong
error-no-worker = This browser cannot run tasks in the background. You can still play against the bots, but they think only for a moment; hints and reviews slow the page down.
error-bots = The bots could not answer, and that is our fault: { $fault }
error-language = { $language } could not be loaded, so nothing changes for now. Are you offline?
error-storage-full = The browser has no storage space left for this page. Delete old games in the history, or export this one.
error-storage-broken = Saved data could not be read: { $fault } It has been set aside; nothing is lost.
error-storage-other = The browser could not store this: { $fault }
error-storage-corrupt = Stored data cannot be read: { $fault }
error-storage-conflict = This game has been continued in another tab.
error-storage-blocked = The browser does not let this page store anything. Your games last only until the page is closed.
stored-form = Line { $line } cannot be read.
stored-other-kind = It contains something else.
stored-other-version = It was written by a newer version.
stored-game = Game { $number }: { $fault }
stored-not-over = The game is not finished.
stored-draw = The cards to come do not match those already drawn.
stored-setting = A setting has an invalid value.
game-broken = This game cannot be opened: { $fault }
game-missing = This game is not on this device. It may have been deleted, or was played in another browser.
storage-export = Save as a file
storage-go-on = Continue without saving
storage-unsaved = This game is not being saved.
error-link = This link cannot be opened: { $fault }
error-import = This game cannot be opened: { $fault }
error-file = The file could not be read.
error-file-large = The file is too large.
error-copy = Copying did not work. Select the text and copy it by hand.
error-picture = The picture could not be created.
table-too-late = That came too late: it has been decided already.
error-refused = The server refused this ({ $code }).
error-rules = The rules do not allow that.
error-not-now = That is not possible right now.
