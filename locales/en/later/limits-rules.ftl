# The rules of Limits in our own words: a summary, and in detail.

limits-rules-title = The rules of Limits

limits-rules-section-goal = The goal
limits-rules-section-cards = The cards
limits-rules-section-setup = Setting up
limits-rules-section-round = A round
limits-rules-section-hiding = Hiding a card
limits-rules-section-laying = Laying a card
limits-rules-section-exchange = Exchanging four
limits-rules-section-suspecting = Suspecting
limits-rules-section-counting = Counting
limits-rules-section-points = Points
limits-rules-section-next = The next round
limits-rules-section-empty = An empty draw pile
limits-rules-section-memory = Memory and open pile
limits-rules-section-public = What everyone may know
limits-rules-section-end = The end
limits-rules-section-ties = Ties

## The summary

limits-rules-summary-goal = Lay your cards, count along, and do not get caught with one too many. Whoever has the most points wins.
limits-rules-summary-round = A limit card is turned up and everyone hides a card. Then you take turns until somebody suspects another player.
limits-rules-summary-hiding = Each hidden card raises the limit of its colour by 1 for this round.
limits-rules-summary-laying = You lay a card on the pile and draw another.
limits-rules-summary-exchange = With four cards of one colour in hand you may exchange them and get 1 point.
limits-rules-summary-suspecting = Instead of laying a card you may suspect somebody: was the card they laid last one too many?
limits-rules-summary-counting = The suspicion is right if the pile, up to that card, holds more cards of its colour than the limit and the hidden cards allow.
limits-rules-summary-points = If you are right, the suspect takes the limit card, −2, and you get 1 point. If you are wrong, it is the other way round.
limits-rules-summary-next = Hidden cards return to the hands, the pile goes unshuffled under the draw pile, and whoever took the limit card begins.
limits-rules-summary-memory = Only the top card of the pile shows. The rest you have to remember.
limits-rules-summary-end = When the last limit card has been taken, the highest total wins.

## In detail

limits-rules-detail-goal = In each round a limit card says how many cards of each colour may lie in the pile. You take turns laying cards, until somebody suspects another player of having laid one too many. A right suspicion earns a point, a wrong one costs two. Whoever has the most points at the end wins.
limits-rules-detail-cards = There are 60 colour cards, 12 of each colour: red (sun), yellow (star), green (leaf), blue (drop) and purple (gem). There are also 24 limit cards, which give each colour a limit: a number, or no limit at all, shown as ∞ and written as X in a record. 2 to 6 can play.
limits-rules-detail-cards-numbers = On every limit card there is one 0 and one colour without a limit; the other three numbers add up to 11 or 12. These numbers are our own.
limits-rules-detail-setup = Both decks are shuffled. Two players use 10 limit cards, three or four use 18, five or six use 14: one for each round. Everyone is dealt 5 cards, one at a time in turn order, beginning with the start player. The first start player is drawn at random here; around a table it is the youngest.
limits-rules-detail-setup-two = The printed game has a special rule for two players. Its text is not available to us, so here two players use the same rules as three or more.
limits-rules-detail-round = First the top limit card is turned up. Then everyone hides a card. After that you take turns clockwise, from the start player on. On your turn you must do exactly one of three things: lay a card, exchange four cards, or suspect somebody. Passing is not possible. The first suspicion ends the round.
limits-rules-detail-hiding = Everyone chooses a card from their hand and puts it face down in front of them, all at once and in secret. For this round it raises the limit of its own colour by 1. If three players hide blue, three more blue cards may lie in the pile. You may look at your own hidden card at any time, but never at the others’.
limits-rules-detail-laying = You lay a card from your hand face up on the pile and then draw one; here the drawing is done for you. You may lay whatever you like, even a card that breaks its limit: that matters only if somebody suspects you.
limits-rules-detail-exchange = With four cards of one colour in hand you may show them and draw four cards from the draw pile. Then you lay two of the four on the pile, put the other two face down on top of the draw pile, and get 1 point. You draw first, so you do not get your own two back: the next player to draw gets them. Your hidden card is not in your hand and does not count towards the four.
limits-rules-detail-exchange-short = If the draw pile has fewer than four cards, you draw what is there; the rest is done as always, and you get your point too. The two cards on the pile count as laid by you, the second one as your last.
limits-rules-detail-suspecting = Instead of laying a card you may suspect any other player of having broken the limit with the card they laid last in this round. Earlier cards of theirs are safe. A player without a card in the pile cannot be suspected, so the first turn of a round cannot be a suspicion; but it may be an exchange.
limits-rules-detail-counting = All hidden cards are turned up. Then you count the cards that have the colour of the suspect’s last card, from the bottom of the pile up to and including that card. What was laid later does not count. If there are more of them than the limit card and the hidden cards of this colour allow together, the limit is broken and the suspicion is right. A colour without a limit can never be one too many.
limits-rules-detail-counting-open = You count in the open: everyone sees the hidden cards and the pile up to the card in question, until all have hidden a card for the next round. After the last round they stay open.
limits-rules-detail-points = If the suspicion is right, the suspect takes the limit card, which counts −2, and the accuser gets 1 point. If it is wrong, the accuser takes the limit card, and the suspect gets 1 point. So every round costs exactly one player 2 points. Totals may be less than 0.
limits-rules-detail-points-cards = The printed game keeps score with point cards: 24 worth +1 and 4 worth +5. Here the app keeps count, and points never run out.
limits-rules-detail-next = Everyone takes their hidden card back into their hand. The pile is turned over as a whole and goes under the draw pile without being shuffled. So of these cards the one laid first will be drawn first, and a good memory knows what is coming. Then everyone with fewer than 5 cards draws up to 5, one player after the other, from the next start player on; this is done after the last round too. Whoever took the limit card begins the next round.
limits-rules-detail-empty = If the draw pile runs out in the middle of a round, you draw what is there, or nothing. If you have no card in hand on your turn, you must suspect somebody.
limits-rules-detail-memory = During a round nobody may look through the pile: only its top card shows. You also see what each player has done since your own last decision, just as you would around a table. Everything before that is for you to remember.
limits-rules-detail-memory-open = If you would rather calculate than remember, choose the open pile when you set up a game: then all its cards stay in sight. Playing with the pile spread out is a known house rule.
limits-rules-detail-public = Everyone always knows all points, how many cards are in each hand, in the pile and in the draw pile, the limit card, and whose turn it is. What is in the hands, what is hidden and what will be drawn stays secret.
limits-rules-detail-end = The game ends when the last limit card has been taken. Whoever has the most points then wins. Cards left in hand are worth nothing.
limits-rules-detail-ties = Players with equal totals share the win.

limits-rules-example-limit = A limit card: how many of each colour may lie in the pile.
limits-rules-example-hiding = One hidden blue card: instead of none, one blue card may lie in the pile now.
limits-rules-example-exchange = Four of one colour: they may be exchanged.
limits-rules-example-counting = Blue is counted. The limit is 0 and one blue card was hidden, so one is allowed. The pile has three: the suspicion is right.

limits-about-title = About Limits
limits-about-author = Limits is by Uwe Rosenberg and was published in 2001 by Amigo.
