# The rules in our own words: a summary, and in detail.

rules-title = Rules
rules-show = Level of detail
rules-show-summary = Summary
rules-show-detail = In detail
rules-show-both = Both
rules-contents = Contents
rules-touch = Point at a worker, or tap them: what earns their points lights up.

rules-section-goal = The goal
rules-section-cards = The cards
rules-section-round = A round
rules-section-laying = Laying the card
rules-section-workers = Placing a worker
rules-section-moving = Moving a worker
rules-section-territories = Territories
rules-section-farmer = The farmer
rules-section-fisherman = The fisherman
rules-section-woodcutter = The woodcutter
rules-section-watchman = The watchman
rules-section-crowd = Several workers in one territory
rules-section-end = End and scoring
rules-section-ties = Ties
rules-section-players = Several players
rules-section-solo = The solitaire game
rules-section-variant-diagonal = Variant: laying out on the diagonal
rules-section-variant-ferryman = Variant: the fisherman as ferryman

## The summary

rules-summary-goal = In 16 rounds you build a landscape of 4 by 4 cards and send your 7 workers where they earn most.
rules-summary-round = Each round one card is drawn, the same for everyone. You lay it, and then you may place or move one worker.
rules-summary-laying = The card goes beside a card already laid, turned as you like. The display never grows beyond 4 by 4.
rules-summary-workers = A new worker goes onto the card just laid. Where they stand decides their profession.
rules-summary-moving = Instead, a worker already in the display may move into a territory that touches their own.
rules-summary-territories = Zones of the same landscape that lie side by side form one territory. Each tower is a territory of its own.
rules-summary-farmer = The farmer earns 1 for each zone of their field.
rules-summary-fisherman = The fisherman earns 1 for each hut on the shore of their water.
rules-summary-woodcutter = The woodcutter earns 1 for each other territory that touches their forest.
rules-summary-watchman = The watchman earns 1 for each forest zone in their row and column, up to the next tower.
rules-summary-crowd = In each territory only one worker counts.
rules-summary-end = Whoever has the most points wins. If totals are equal, the best worker decides.

## In detail

rules-detail-goal = Everyone builds a landscape of their own, the display, from 16 of the same 24 cards. Workers in it become farmers, fishermen, woodcutters or watchmen and earn points. Whoever has the most points at the end wins.
rules-detail-cards = The cards are numbered 1 to 24. Each has four zones, and each zone is a field, water, forest or a rock with a tower. Some land zones also have a fisherman’s hut. Everyone also has a supply of 7 workers.
rules-detail-round = Each round one card is drawn, and everyone takes the card with this number. No card comes twice, so 8 of the 24 are not used. All play at the same time: first you lay the card, then you may place a worker, move one, or do neither. When everyone has finished, the next card is drawn.
rules-detail-laying = The first card starts the display. Each further card must share a whole side with a card already laid; you may turn it as you like. It need not match its neighbours. Once the turn is over, the card never moves again.
rules-detail-laying-limit = The display may never be wider or higher than 4 cards. Only your cards decide where the square lies in the end: the display may grow in any direction as long as all its cards fit into a square of 4 by 4.
rules-detail-workers = You may place a worker from the supply onto one of the four zones of the card you have just laid. A worker on a field becomes a farmer, on water a fisherman, in the forest a woodcutter, on a tower a watchman. It does not matter who is already there or nearby.
rules-detail-moving = Instead of placing a worker you may move one. They go from their territory to any zone of any territory that shares a side with it, and take up the profession of their new place. The card just laid counts already. Corners do not connect.
rules-detail-moving-more = A worker cannot move within their own territory: that would change nothing. A worker placed this turn cannot move in the same turn. Workers never block each other, and no worker ever returns to the supply.
rules-detail-territories = Zones of the same landscape that lie side by side form one territory, also across the edges of cards. A single zone can be a territory too. A rock with a tower is always a territory of its own, even beside another tower.
rules-detail-farmer = The farmer earns 1 point for each zone of their field. In a field of five zones that is 5 points.
rules-detail-fisherman = The fisherman earns 1 point for each hut on a zone that shares a side with their water territory. Huts stand on fields, in forests and on rocks, never on water. If two stand on one zone, both count. For one water territory a hut counts only once, however many sides touch it, but it counts for every water territory that it touches.
rules-detail-woodcutter = The woodcutter earns 1 point for each other territory that shares a side with their forest. A large field counts as much as a single water zone. Each tower is a territory and counts. What lies beyond the edge of the display does not.
rules-detail-watchman = The watchman earns 1 point for each forest zone they see. From their tower they look along their row and their column, in four directions, across fields, water and forest. The next tower blocks the view. While the display still has gaps, they look across them.
rules-detail-crowd = Any number of workers may stand in one territory, even on one zone, but only one of them counts. The others earn nothing until they move on. So two farmers whose fields grow together are one too many.
rules-detail-end = After 16 rounds every display is complete. Now each worker who counts earns the points of their profession. Workers left in the supply are worth nothing. The highest total wins.
rules-detail-ties = If totals are equal, compare the best worker of each, then the second best, and so on. The first difference decides. A worker you do not have counts as 0. If all are equal, you share the win.
rules-detail-players = Any number can play: everyone needs the same 24 cards and 7 workers of their own. At a table one player draws and calls out the number; here the app draws for everyone. With three or more players the ranking is decided in the same way as with two.
rules-detail-players-copying = A tip: do not copy. If you play every turn just like somebody else, you end with the same points and can at best share the win. Here the turns of the others stay hidden until you have finished your own, unless you play at an open table.
rules-detail-solo = The solitaire game has the same rules. Your total tells you how well you did:
rules-detail-variant-diagonal = A card may also be laid so that it touches the display only at a corner. The limit of 4 by 4 stays.
rules-detail-variant-ferryman = If a water territory with a fisherman touches the territory of a worker you want to move, this worker may take the ferry: they may move to any territory that touches this water territory. Only one crossing is allowed per move. The two variants can be combined.

rules-band-under = less than { $points }
rules-band-range = { $from } to { $to }
rules-band-over = { $points } or more
