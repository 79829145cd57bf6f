# Short lessons of Limits at a real table. The learner plays with Ben and Cleo.

limits-lessons-about = Four lessons, two minutes each. Nothing can go wrong.
limits-lessons-play = Play Limits

limits-lesson-hiding-title = Limits and hidden cards
limits-lesson-hiding-intro = The limit card says how many cards of each colour may lie in the pile this round; ∞ means any number. Everyone also hides one card, and each hidden card raises the limit of its colour by 1.
limits-lesson-hiding-hide-task = Blue (the drop) has a limit of 0, and you hold two blue cards. Hide one of them.
limits-lesson-hiding-hide-met = Now one blue card may lie in the pile, and nobody knows but you. You can look at your hidden card whenever you like.
limits-lesson-hiding-hide-again = That is allowed and raises the limit of that colour by 1. But that colour still has room. Blue has none: hide a blue card.
limits-lesson-hiding-hide-again-purple = That is allowed, but it gains you nothing: purple (the gem) has no limit that could be raised. Hide a blue card.
limits-lesson-hiding-free-task = It is your turn. Lay a card that can never be one too many: purple (the gem) has no limit.
limits-lesson-hiding-free-met = You have drawn a new card, as everyone does after laying one. Now it is Ben’s turn, then Cleo’s.
limits-lesson-hiding-free-again = That is allowed, and well within its limit. But for now take the colour that has no limit at all: purple.
limits-lesson-hiding-free-again-blue = You may: thanks to your hidden card, one blue card is allowed. But keep it for a moment and lay purple first.
limits-lesson-hiding-raised-task = Now lay your blue card. To the others it looks like one too many.
limits-lesson-hiding-raised-met = Ben sees a blue card where the limit card says 0…
limits-lesson-hiding-raised-again = That is safe, but nobody will fall for it. Your hidden card allows one blue card in the pile: lay it.
limits-lesson-hiding-raised-again-suspect = Instead of laying a card you may suspect somebody, but nobody has laid too many yet. Lay your blue card.
limits-lesson-hiding-done = 0 on the card and 1 for your hidden card: one blue card was allowed. Ben’s suspicion was wrong and costs 2 points, and you get 1.

limits-lesson-counting-title = Laying and counting
limits-lesson-counting-intro = Each turn you lay a card, and only the top card of the pile shows. What lies under it you have to remember. Laying one too many is not forbidden, but if you are caught, you pay for it.
limits-lesson-counting-third-task = Ben and Cleo have each laid a green card (the leaf). The limit for green is 3. Lay the third.
limits-lesson-counting-third-met = That was the last green card that is certainly allowed. Keep it in mind: others will soon cover it.
limits-lesson-counting-third-again = Blue (the drop) is safe with a limit of 6. But green has room for just one more card, and it had better be yours. Lay green.
limits-lesson-counting-third-again-yellow = Nothing stops you, but yellow (the star) has a limit of 0, and your hidden card is red. It would be one too many at once. Lay green.
limits-lesson-counting-third-again-suspect = Two green cards lie there, and three are allowed: your suspicion would be wrong. Lay the third green card.
limits-lesson-counting-fourth-task = Three green cards lie in the pile, even if you can no longer see them. Lay a card that is within its limit.
limits-lesson-counting-fourth-met = Well counted. Ben seems to have lost count…
limits-lesson-counting-fourth-again = The last cards of Ben and Cleo were the first blue and the first red one: both allowed. Lay a card that is within its limit.
limits-lesson-counting-fourth-again-green = That would be the fourth green card, and the limit is 3. Unless somebody has hidden green, anyone who suspects you is right. Lay something else.
limits-lesson-counting-fourth-again-yellow = Yellow (the star) has a limit of 0, and you have not hidden a yellow card. Lay something else.
limits-lesson-counting-done = Ben laid the fourth green card where 3 were allowed, and nobody had hidden green. Cleo noticed: Ben takes the limit card, which counts −2, and Cleo gets 1 point.

limits-lesson-suspecting-title = Suspecting
limits-lesson-suspecting-intro = Instead of laying a card you may suspect somebody: was the card they laid last one too many? If you are right, they take the limit card, −2, and you get 1 point. If you are wrong, it is the other way round.
limits-lesson-suspecting-right-task = Ben, Ben again and then Cleo have laid blue (the drop), and the limit is 0. You have hidden green, so no more than two blue cards can be hidden. Who has certainly laid one too many?
limits-lesson-suspecting-right-met = Right! Even the two hidden blue cards could not help: Cleo’s was the third. Cleo took the limit card and so begins the next round.
limits-lesson-suspecting-right-again = You may lay a card. But soon Cleo will lay another one, and only the card somebody laid last can be suspected. Take your chance and suspect.
limits-lesson-suspecting-right-again-ben = Up to Ben’s last card there are only two blue ones; what came later does not count. If Ben and Cleo have both hidden blue, that was allowed. You can be certain about somebody else.
limits-lesson-suspecting-hide-task = A new round. The limit for yellow (the star) is 2. Hide a yellow card.
limits-lesson-suspecting-hide-met = So at least three yellow cards are allowed, and only you know.
limits-lesson-suspecting-hide-again = You may. But this time hide yellow (the star): you will soon see why.
limits-lesson-suspecting-wait-task = Cleo has laid a yellow card. Lay any card but yellow, and count along.
limits-lesson-suspecting-wait-met = Keep an eye on what Ben and Cleo lay.
limits-lesson-suspecting-wait-again = One yellow card lies there, and two are allowed: this suspicion would cost you 2 points. Lay a card.
limits-lesson-suspecting-wait-again-yellow = That would be the second yellow card, so it is allowed. But leave yellow to the others and lay another colour.
limits-lesson-suspecting-wrong-task = The third yellow card, and the limit card says 2! Will you suspect Cleo? Remember what you have hidden, then decide.
limits-lesson-suspecting-wrong-met = Good thinking: you kept quiet. Ben does not…
limits-lesson-suspecting-wrong-again = Up to Ben’s card there were two yellow ones, and two are allowed in any case. You would take the limit card. Lay a card.
limits-lesson-suspecting-wrong-again-yellow = That would be the fourth yellow card. You know of only three that are allowed. Lay another colour.
limits-lesson-suspecting-wrong-again-cleo = Stop: you have hidden yellow yourself, so three are allowed. The suspicion would be wrong: −2 for you, 1 point for Cleo. Lay a card instead.
limits-lesson-suspecting-done = 2 on the card, your hidden yellow card and Cleo’s: four were allowed. Ben forgot about the hidden cards and pays 2 points, and Cleo gets 1. Before you suspect, ask yourself how many could be hidden.

limits-lesson-bait-title = Bait and exchange
limits-lesson-bait-intro = With four cards of one colour in hand you may exchange them. And with a hidden card you can set a trap: lay what looks like one too many, and let somebody suspect you.
limits-lesson-bait-hide-task = You hold four red cards (the sun) and a yellow one (the star). Keep the four together: hide the yellow card.
limits-lesson-bait-hide-met = Now three yellow cards are allowed instead of two, and you still have all four red ones.
limits-lesson-bait-hide-again = You may, but then only three red cards are left in your hand, too few for an exchange. Hide the yellow card.
limits-lesson-bait-exchange-task = Exchange the four red cards: you get four others, and 1 point at once.
limits-lesson-bait-exchange-met = Two of the red cards lie on the pile, two face down on top of the draw pile. Ben and Cleo draw those, so you know one card in each of their hands.
limits-lesson-bait-exchange-again = You may lay a single red card. But four of one colour do not come together often: exchange them.
limits-lesson-bait-bait-task = Ben and Cleo have each laid a yellow card. The limit card says 2, but you have hidden yellow: a third is allowed. Lay it as bait.
limits-lesson-bait-bait-met = It looks like one too many. Does Ben take the bait?
limits-lesson-bait-bait-again = That is safe, but nobody will suspect you for it. Lay the yellow card.
limits-lesson-bait-bait-again-suspect = Two yellow cards lie there, and the limit card allows two: the suspicion would be wrong. Lay the yellow card.
limits-lesson-bait-done = Ben took the bait: 2 on the card and 1 for your hidden card make 3. Ben takes the limit card, −2, and you get 1 point. With the exchange that makes 2.
