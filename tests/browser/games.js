// Games that several tests look at, round by round.

/** Of Ada and a bot. */
export const DUEL = `1. 22 | d4^ +nw | d4^
2. 11 | d5^ +nw | d3^ +sw
3. 18 | d3^ +nw | d2> +se
4. 9 | d6^ +nw | c2^ +se
5. 24 | c3^ +nw | d1v +se
6. 16 | e6^ +nw | c1> +ne
7. 12 | b3^ +nw | c4< +sw
8. 7 | c6^ | e2< +sw
9. 4 | e3^ | e1^
10. 5 | b6^ | b1<
11. 6 | b4^ | c3^
12. 15 | e5^ | e3v
13. 20 | c4^ | b2<
14. 19 | c5^ | e4^
15. 1 | e4^ | b3^
16. 13 | b5^ | b4^`.split("\n");

/** Of Ada alone, with a ferryman's move. */
export const FERRY = `1. 15 | d4^
2. 2 | d3< +se
3. 8 | e4>
4. 4 | e3v
5. 13 | c3^ +se
6. 12 | c4^
7. 20 | d5> +nw
8. 5 | e5> d5nw-e4se
9. 14 | c5v +ne
10. 3 | f4^
11. 23 | f5v
12. 10 | e2^ +se
13. 11 | f2^
14. 6 | d2^
15. 19 | f3^ +sw
16. 1 | c2^ +se`.split("\n");
