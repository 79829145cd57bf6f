## Games of Limits on this device

# How far a game is.
limits-progress = Limits, round { $round } of { $rounds }

## Records that cannot be read

limits-record-value = The header [{ $header } "{ $value }"] has an invalid value.
limits-record-deal = The headers do not describe a valid deal: it needs two to six players, 12 cards of each colour, and the limit cards for that many players.
limits-record-line = A line looks like “1. hide r | g” or “1: play b”.
limits-record-not-over = Round { $round } is not over yet.
limits-record-illegal = The rules do not allow this.

## A new game

limits-setup-pile = Pile
limits-setup-open = Open pile
limits-setup-open-about = All cards of the pile stay in sight. Otherwise only the top card shows, and the rest is yours to remember.
