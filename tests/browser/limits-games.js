// Games of Limits that several tests look at, finished unless it is said. Everybody in them decides anything that they may.

/** Of Ada and a regular bot. */
export const DUEL = `[Game "Limits"]
[Format "1"]
[Player "Ada"]
[Player "Regular"]
[Start "1"]
[Colours "rgggrgppyygbgprbpyyprbgpprrbbppgyybbybggrpybrrpbybbryypgrryg"]
[LimitCards "14 17 11 19 13 6 23 21 2 9"]
[Seed "limits"]
[Bot "2 regular"]
[Date "2026-11-16"]

1. hide r | g
1: play p
2: play y
1: play g
2: suspect 1
2. hide y | g
2: play g
1: suspect 2
3. hide r | p
1: play g
2: suspect 1
4. hide g | p
2: play p
1: play y
2: play b
1: suspect 2
5. hide g | p
1: play r
2: play b
1: play p
2: play p
1: play r
2: suspect 1
6. hide r | p
2: play y
1: play y
2: play b
1: suspect 2
7. hide g | g
1: play p
2: play p
1: suspect 2
8. hide r | r
1: play g
2: suspect 1
9. hide r | p
2: play g
1: suspect 2
10. hide b | b
1: play r
2: play p
1: play p
2: play r
1: play g
2: suspect 1
`;

/** The same deal, played by Ben in the seat of Ada. */
export const ANSWER = `[Game "Limits"]
[Format "1"]
[Player "Ben"]
[Player "Regular"]
[Start "1"]
[Colours "rgggrgppyygbgprbpyyprbgpprrbbppgyybbybggrpybrrpbybbryypgrryg"]
[LimitCards "14 17 11 19 13 6 23 21 2 9"]
[Seed "limits"]
[Bot "2 regular"]
[Date "2026-11-17"]

1. hide r | y
1: play r
2: suspect 1
2. hide r | p
2: play g
1: play p
2: play y
1: play y
2: play g
1: suspect 2
3. hide r | p
1: play r
2: play p
1: suspect 2
4. hide g | g
1: play g
2: play p
1: play g
2: play y
1: play y
2: play b
1: play p
2: play b
1: play g
2: suspect 1
5. hide p | p
2: play g
1: play r
2: play r
1: play r
2: play p
1: play p
2: play g
1: suspect 2
6. hide r | p
2: play p
1: play g
2: play y
1: play b
2: play b
1: suspect 2
7. hide p | p
1: play y
2: play b
1: play g
2: play y
1: play b
2: play b
1: play b
2: play r
1: play b
2: play p
1: suspect 2
8. hide p | g
1: play b
2: suspect 1
9. hide r | p
2: play y
1: suspect 2
10. hide r | g
2: play r
1: play p
2: play r
1: play b
2: play p
1: play p
2: play y
1: play p
2: play r
1: play r
2: suspect 1
`;

/** Of Ada and five bots, in the middle of the first round. */
export const SIX = `[Game "Limits"]
[Format "1"]
[Player "Ada"]
[Player "Ben"]
[Player "Cleo"]
[Player "Dirk"]
[Player "Eva"]
[Player "Finn"]
[Start "5"]
[Colours "ygpggyrbrgrprppgpypgrrybbypgbpbgyyryrrpggpbrbyrbbbygyyrpbbgp"]
[LimitCards "5 17 23 18 20 3 1 8 21 9 2 22 10 7"]
[Seed "13abe30521636660"]
[Bot "2 regular"]
[Bot "3 regular"]
[Bot "4 regular"]
[Bot "5 regular"]
[Bot "6 regular"]

1. hide p | g | p | p | r | p
5: play r
6: play g
1: play p
2: play g
`;
