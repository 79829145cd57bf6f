# The table of Limits.

## Colours: the name, one card of it as it is laid, many of it, the card with its sign

limits-red = red
limits-red-one = red
limits-red-many = red
limits-red-card = red (sun)
limits-yellow = yellow
limits-yellow-one = yellow
limits-yellow-many = yellow
limits-yellow-card = yellow (star)
limits-green = green
limits-green-one = green
limits-green-many = green
limits-green-card = green (leaf)
limits-blue = blue
limits-blue-one = blue
limits-blue-many = blue
limits-blue-card = blue (drop)
limits-purple = purple
limits-purple-one = purple
limits-purple-many = purple
limits-purple-card = purple (gem)

## What lies on the table

limits-round = Round { $round } of { $rounds }
limits-limit-card = Limit card: { $limits }
limits-limit = { $colour } { $limit }
limits-limit-none = { $colour } no limit
limits-to-draw = { $cards } left to draw
limits-in-pile = { $cards ->
    [0] No card laid yet
    [one] { $cards } card laid
   *[other] { $cards } cards laid
}
limits-pile = Pile
limits-top = On top: { $card }
limits-points = Your points: { $points }
limits-face-down = face down
limits-you = You

## The others

limits-others = The others
limits-laid = laid { $colour }
limits-exchanged = exchanged four { $colour } cards
limits-has-laid = { $name } has just laid { $colour }.
limits-has-exchanged = { $name } has just exchanged four { $colour } cards.
limits-has-hidden = has hidden a card
limits-is-hiding = is hiding a card…
limits-is-to-move = to move
limits-other = { $cards ->
    [0] { $name }, points { $points }, no card in hand,
    [one] { $name }, points { $points }, { $cards } card in hand,
   *[other] { $name }, points { $points }, { $cards } cards in hand,
}
limits-other-hidden = one hidden card.
limits-other-bare = no hidden card yet.

## Your cards

limits-your-hand = Your hand
limits-hand = In your hand: { $cards }.
limits-your-hidden = Your hidden card
limits-hidden-place = Your hidden card will lie here
limits-peek = Tap to peek
limits-peek-close = Turn it over
limits-your-hidden-is = Your hidden card: { $card }

## What you decide

limits-choose = Choose a card
limits-hide = Hide { $colour }
limits-lay = Lay { $colour }
limits-exchange = Exchange four
limits-exchange-of = Exchange four { $colour } cards
limits-suspect = Suspect { $name }: too many { $colour } cards
limits-suspect-unlimited = Suspect { $name }: { $colour } has no limit
limits-suspect-other = Suspect somebody else…
limits-suspect-whom = Whom do you suspect?
limits-suspect-about = What counts is the card they laid last, with everything below it.
limits-suspect-name = Suspect { $name }
limits-suspect-nothing = { $name } has not laid a card yet
limits-suspect-confirm = Really suspect { $name }?
limits-confirm = Is that your decision?
limits-chosen = { $what }: press Enter.
limits-counted = The cards just counted

## What there is to do

limits-say-hide = Choose a card to hide: it raises the limit of its colour by 1.
limits-say-hide-chosen = Hide this card, or choose another one.
limits-say-begin = You begin: lay a card.
limits-say-act = Your turn: lay a card, exchange four or suspect somebody.
limits-say-must-suspect = You have no cards left: suspect somebody.
limits-say-lay-chosen = Lay this card, or choose another one.
limits-say-exchange-chosen = Show these four, draw four new ones and get a point. Two go on the pile.
limits-say-over = The last limit card is taken.

## Why not

limits-refusal-over = The game is over.
limits-refusal-already-hidden = You have already hidden a card.
limits-refusal-not-all-hidden = Everybody must hide a card first.
limits-refusal-not-your-turn = It is { $name }’s turn.
limits-refusal-not-in-hand = You have no { $colour } card in hand.
limits-refusal-not-four = You need four { $colour } cards for an exchange; you have { $held }.
limits-refusal-suspects-themselves = You cannot suspect yourself.
limits-refusal-nothing-laid = { $name } has not laid a card in this round.
limits-refusal-nothing-chosen = Choose a card first.
limits-refusal-no-four = To exchange you need four cards of one colour.
limits-refusal-empty-pile = Nobody has laid a card in this round yet.
limits-refusal-no-card = There is no card there.
limits-refusal-watching = You are only watching.

## The suspicion

limits-you-suspect = You suspect { $name }
limits-suspects-you = { $name } suspects you
limits-suspects = { $name } suspects { $suspect }
limits-drama-question = Was the last card, { $colour }, one too many?
limits-drama-allowed = Allowed
limits-drama-hidden = Hidden cards, turned up
limits-drama-laid = Laid up to this card
limits-drama-count = { $count } × { $colour }
limits-drama-may-lie = allowed
limits-drama-right = { $cards ->
    [one] One too many: the suspicion is right
   *[other] { $cards } too many: the suspicion is right
}
limits-drama-wrong = Not too many: the suspicion is wrong
limits-drama-no-limit = There is no limit for { $colour }: the suspicion is wrong
limits-drama-wins = { $name }: +1
limits-drama-you-win = You: +1
limits-drama-loses = { $name } takes the limit card: −2
limits-drama-you-lose = You take the limit card: −2
limits-drama-hid = { $name } hid { $colour }
limits-drama-you-hid = You hid { $colour }
limits-drama-allowed-sum = Allowed: { $limit }.
limits-drama-allowed-all = Allowed: any number.
limits-drama-skip = Skip
limits-drama-next = Next round
limits-drama-close = Back to the table
limits-drama-result = See the result

## Hints

limits-chance = Chance of winning: { $percent }
limits-hint-broken = Chance that the limit was broken: { $percent }.
limits-hint-memory = What a perfect memory knows
limits-hint-suspect = { $name }, too many { $colour } cards: { $percent }
limits-hint-colour = { $colour }: { $stands }
limits-laid-likely = { $laid } laid, probably { $allowed } allowed
limits-hint-about = From a strong bot that knows only what you could know.
limits-nudge-hide-several = You hold several of one colour. A higher limit would help.
limits-nudge-hide-single = Not the colour you hold most of: which single card is better face down?
limits-nudge-hide-unlimited = You have cards to spare in the colour without a limit.
limits-nudge-lay-unlimited = There is a card in your hand that nobody can catch you with.
limits-nudge-lay-safe = Count: one of your colours is still below its limit.
limits-nudge-lay-bait = You know a hidden card. It allows more than they think.
limits-nudge-lay-risk = No card is quite safe any more. Which one will they believe?
limits-nudge-exchange = Look at your whole hand: there is a point in it.
limits-nudge-suspect = Go over what was laid last. Was that really allowed?

## Menu and keys

limits-how = How it works
limits-export-ask = The file holds the whole deal, hidden cards included. Anyone who reads it knows what is to come.
limits-keys-choose = Choose a card
limits-keys-confirm = Confirm the choice
limits-keys-suspect = Go to the “Suspect” button for the top card
limits-keys-exchange = Choose four of a colour to exchange
limits-keys-peek = Look at your hidden card
limits-keys-cancel = Clear the choice
