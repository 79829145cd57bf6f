//! One test a rule, in the order of the rulebook.

mod kit;

use expect_test::{Expect, expect};
use kit::{Table, game, legal, picture, record, refused, seat};
use limits::{Action, Colour, Deal, Game, Mode, Phase, Record};

/// Ada and Ben with a little of everything; the limits are those of red, yellow, green, blue, purple.
const TWO: Table<'static> =
    Table { hands: &["rrgbp", "ryygb"], draw: "pppyyy", limits: &["5 2 0 5 X", "0 2 X 6 3"] };

/// Ada has five reds.
const REDS: Table<'static> =
    Table { hands: &["rrrrr", "yygbp", "yygbp"], draw: "gbpgbp", limits: &["3 0 3 6 X"] };

fn check(table: &Table<'_>, lines: &str, expected: Expect) {
    expected.assert_eq(&picture(&game(table, lines)));
}

fn check_suspicion(table: &Table<'_>, lines: &str, expected: Expect) {
    let game = game(table, lines);
    let suspicion = game.last_suspicion().expect("a suspicion");
    let points: Vec<i32> = game.seats().map(|seat| game.points(seat)).collect();
    expected.assert_eq(&format!("{suspicion}; points {points:?}; next begins {}", game.start()));
}

// Set-up.

#[test]
fn hands_of_5_are_dealt_one_card_at_a_time_from_the_start_player() {
    let text = record(&TWO, "").replace("[Start \"1\"]", "[Start \"2\"]");
    let game = Record::parse(text.as_bytes()).expect("a record").game;
    // The same cards as at `TWO`, but Ben is dealt to first.
    assert_eq!(game.hand(seat(2)).to_string(), "rrgbp");
    assert_eq!(game.hand(seat(1)).to_string(), "ryygb");
    assert_eq!(game.start(), seat(2));
}

#[test]
fn any_player_can_be_drawn_to_begin_round_1() {
    let starts = |number: usize| {
        let seed = record::Seed::new(&format!("seed {number}")).expect("a seed");
        let names = vec!["P".to_owned(); 6];
        Deal::from_seed(&seed, names, Mode::Memory).expect("a deal").start().number()
    };
    let mut seen: Vec<usize> = (0..100).map(starts).collect();
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen, [1, 2, 3, 4, 5, 6]);
}

// A round.

#[test]
fn each_round_turns_up_the_next_limit_card() {
    let turned_up = |lines| game(&TWO, lines).limit_card().expect("a card").1.to_string();
    assert_eq!(turned_up(""), "5 2 0 5 X");
    assert_eq!(turned_up("1. hide r | r\n1: play r\n2: suspect 1"), "0 2 X 6 3");
}

#[test]
fn everybody_hides_a_card_before_anybody_acts() {
    check(
        &TWO,
        "1. hide … | g",
        expect![[r#"
            waits  hide 1
            points 0 0
            hands  rrgbp ryyb
            pile   
            draw   pppyyy of 50
        "#]],
    );
    let half = game(&TWO, "1. hide … | g");
    assert_eq!(legal(&half, seat(1)), "hide r, hide g, hide b, hide p");
    assert_eq!(legal(&half, seat(2)), "a card lies face down already");
}

#[test]
fn cards_are_hidden_in_any_order() {
    let mut first = game(&TWO, "");
    let mut second = first.clone();
    for number in [1, 2] {
        first.hide(seat(number), Colour::Red).expect("legal");
        second.hide(seat(3 - number), Colour::Red).expect("legal");
    }
    assert_eq!(first, second);
}

#[test]
fn the_owner_may_look_at_his_face_down_card_and_nobody_else() {
    let game = game(&TWO, "1. hide r | g");
    let own = game.view(Some(seat(1))).own.expect("a seat");
    assert_eq!((own.hand.to_string(), own.face_down), ("rgbp".to_owned(), Some(Colour::Red)));
    assert_eq!(game.view(None).own, None);
}

#[test]
fn a_play_lays_a_card_and_draws_one() {
    check(
        &TWO,
        "1. hide r | g
        1: play b",
        expect![[r#"
            waits  act 2
            points 0 0
            hands  rgpp ryyb
            pile   b1
            draw   ppyyyr of 49
        "#]],
    );
}

#[test]
fn turns_go_clockwise_from_the_start_player() {
    check(
        &REDS,
        "1. hide r | y | y
        1: play r
        2: play g
        3: play b",
        expect![[r#"
            waits  act 1
            points 0 0 0
            hands  rrrg ybbp ygpp
            pile   r1 g2 b3
            draw   gbprrr of 42
        "#]],
    );
}

#[test]
fn an_exchange_draws_4_then_lays_2_and_puts_2_on_the_draw_pile_for_1_point() {
    check(
        &REDS,
        "1. hide r | y | y
        1: exchange r",
        expect![[r#"
            waits  act 2
            points 1 0 0
            hands  ggbp ygbp ygbp
            pile   r1 r1
            draw   rrbprr of 43
        "#]],
    );
}

#[test]
fn the_next_player_draws_what_an_exchange_put_back() {
    check(
        &REDS,
        "1. hide r | y | y
        1: exchange r
        2: play g
        3: play g",
        expect![[r#"
            waits  act 1
            points 1 0 0
            hands  ggbp rybp rybp
            pile   r1 r1 g2 g3
            draw   bprrrr of 41
        "#]],
    );
}

#[test]
fn an_exchange_takes_4_cards_of_one_colour() {
    let hidden = "1. hide r | g\n";
    assert_eq!(
        refused(&TWO, &format!("{hidden}1: exchange r")),
        "line 9, round 1, player 1 (Ada), \"exchange r\": \
         an exchange takes 4 red cards, but there is 1 in hand"
    );
    let table = Table { hands: &["rrrrg", "yygbp"], ..REDS };
    let exchanges = |lines| legal(&game(&table, lines), seat(1)).contains("exchange r");
    assert!(exchanges("1. hide g | y"));
    assert!(!exchanges("1. hide r | y"), "the face-down card is not in hand");
}

// A suspicion.

#[test]
fn more_than_the_limit_is_a_right_suspicion() {
    check_suspicion(
        &TWO,
        "1. hide r | b
        1: play g
        2: suspect 1",
        expect![
            "2 suspects 1: 1 green, limit 0 and 0 face down: right; points [-2, 1]; next begins 1"
        ],
    );
}

#[test]
fn exactly_the_limit_is_a_wrong_suspicion() {
    check_suspicion(
        &TWO,
        "1. hide r | r
        1: play p
        2: play y
        1: play p
        2: play y
        1: suspect 2",
        expect![
            "1 suspects 2: 2 yellow, limit 2 and 0 face down: wrong; points [-2, 1]; next begins 1"
        ],
    );
}

#[test]
fn each_face_down_card_raises_the_limit_of_its_colour_by_1() {
    check_suspicion(
        &TWO,
        "1. hide r | g
        1: play g
        2: suspect 1",
        expect![
            "2 suspects 1: 1 green, limit 0 and 1 face down: wrong; points [1, -2]; next begins 2"
        ],
    );
    let table = Table { hands: &["ggggr", "ggggr"], ..TWO };
    check_suspicion(
        &table,
        "1. hide g | g
        1: play g
        2: play g
        1: play g
        2: suspect 1",
        expect![
            "2 suspects 1: 3 green, limit 0 and 2 face down: right; points [-2, 1]; next begins 1"
        ],
    );
}

#[test]
fn cards_laid_after_the_suspects_last_do_not_count() {
    let table = Table { hands: &["yrrrr", "yggbb", "yggbb"], limits: TWO.limits, ..REDS };
    // The limit of yellow is 2. Cleo has broken it, but not Ben before her.
    check_suspicion(
        &table,
        "1. hide r | g | g
        1: play y
        2: play y
        3: play y
        1: suspect 2",
        expect![
            "1 suspects 2: 2 yellow, limit 2 and 0 face down: wrong; points [-2, 1, 0]; next begins 1"
        ],
    );
}

#[test]
fn only_the_card_laid_last_is_in_question() {
    // Ada breaks the limit of green, which is 0, and covers it with a blue card.
    check_suspicion(
        &TWO,
        "1. hide r | r
        1: play g
        2: play y
        1: play b
        2: suspect 1",
        expect![
            "2 suspects 1: 1 blue, limit 5 and 0 face down: wrong; points [1, -2]; next begins 2"
        ],
    );
}

#[test]
fn x_is_never_broken() {
    let table = Table { hands: &["ppppp", "ppppp"], draw: "ppryg", ..TWO };
    check_suspicion(
        &table,
        "1. hide p | p
        1: play p
        2: play p
        1: play p
        2: play p
        1: play p
        2: suspect 1",
        expect![
            "2 suspects 1: 5 purple, limit X and 2 face down: wrong; points [1, -2]; next begins 2"
        ],
    );
}

#[test]
fn both_cards_of_an_exchange_count_as_laid() {
    let table = Table { limits: &["1 7 3 X 0"], hands: &["rrrrg", "yygbp"], ..REDS };
    check_suspicion(
        &table,
        "1. hide g | y
        1: exchange r
        2: suspect 1",
        expect![
            "2 suspects 1: 2 red, limit 1 and 0 face down: right; points [-1, 1]; next begins 1"
        ],
    );
}

#[test]
fn the_first_mover_cannot_suspect() {
    let game = game(&TWO, "1. hide r | r");
    assert_eq!(legal(&game, seat(1)), "play r, play g, play b, play p");
}

#[test]
fn only_another_player_with_a_card_in_this_rounds_pile_can_be_suspected() {
    let lines = "1. hide r | y | y\n1: play r\n";
    let after = game(&REDS, lines);
    assert_eq!(legal(&after, seat(2)), "play y, play g, play b, play p, suspect 1");
    assert_eq!(legal(&after, seat(3)), "it is the turn of player 2");
    for (action, why) in [
        ("2: suspect 2", "nobody can suspect themselves"),
        ("2: suspect 3", "player 3 has no card in this round's pile"),
        ("2: suspect 4", "there is no player 4"),
    ] {
        let sentence = refused(&REDS, &format!("{lines}{action}"));
        assert!(sentence.ends_with(why), "{sentence}");
    }
    // The pile of round 1 does not count in round 2.
    let next = game(&REDS, &format!("{lines}2: suspect 1\n2. hide r | y | y"));
    assert_eq!(legal(&next, next.start()), "play y, play g, play b, play p");
}

// The end of a round.

#[test]
fn face_down_cards_return_to_their_owners_hands() {
    check(
        &REDS,
        "1. hide r | y | y
        1: play r
        2: play y
        3: suspect 2",
        expect![[r#"
            waits  hide 1 2 3
            points 0 1 -2
            hands  rrrrg ygbbp yygbp
            pile   
            draw   pgbprr of 45
        "#]],
    );
}

#[test]
fn the_pile_goes_unshuffled_under_the_draw_pile_first_laid_first() {
    let game = game(
        &TWO,
        "1. hide r | g
        1: play b
        2: play y
        1: play g
        2: suspect 1",
    );
    let draw: Vec<Colour> = game.draw_pile().collect();
    assert_eq!(&draw[draw.len() - 3..], [Colour::Blue, Colour::Yellow, Colour::Green]);
}

#[test]
fn whoever_took_the_limit_card_begins_the_next_round() {
    let wrong = game(&TWO, "1. hide r | r\n1: play p\n2: suspect 1");
    assert_eq!(wrong.start(), seat(2));
    let right = game(&TWO, "1. hide r | r\n1: play g\n2: suspect 1");
    assert_eq!(right.start(), seat(1));
}

// An empty draw pile.

/// Six players lay 30 cards, so the draw pile is empty and Ada is to move. She keeps all reds, the
/// others lay what they drew.
fn empty_draw_pile() -> Game {
    let table = Table {
        hands: &["rrrrr", "yyyyg", "yyyyg", "yyyyg", "ggggb", "ggggb"],
        draw: "bbbbbbbbbbpppppppppppprgrrrrrr",
        limits: &["3 0 3 6 X"],
    };
    let mut game = game(&table, "1. hide r | y | y | y | g | g");
    while game.draw_pile().len() > 0 {
        lay_anything_but(&mut game, Colour::Red);
    }
    game
}

/// Whoever is to move lays a card, one of that colour only if they have no other.
fn lay_anything_but(game: &mut Game, kept: Colour) {
    let Phase::Act { seat } = game.phase() else { panic!("{:?}", game.phase()) };
    let colour = game.hand(seat).cards().find(|&colour| colour != kept).unwrap_or(kept);
    game.act(seat, Action::Play(colour)).expect("legal");
}

#[test]
fn a_play_with_an_empty_draw_pile_draws_nothing() {
    let mut game = empty_draw_pile();
    expect![[r#"
        waits  act 1
        points 0 0 0 0 0 0
        hands  rrrr rbpp rbpp rbpp rrpp rbpp
        pile   r1 y2 y3 y4 g5 g6 b1 y2 y3 y4 g5 g6 b1 y2 y3 y4 g5 g6 p1 g2 g3 g4 b5 b6 p1 b2 b3 b4 b5 g6
        draw    of 0
    "#]].assert_eq(&picture(&game));
    game.act(seat(1), Action::Play(Colour::Red)).expect("legal");
    expect![[r#"
        waits  act 2
        points 0 0 0 0 0 0
        hands  rrr rbpp rbpp rbpp rrpp rbpp
        pile   r1 y2 y3 y4 g5 g6 b1 y2 y3 y4 g5 g6 b1 y2 y3 y4 g5 g6 p1 g2 g3 g4 b5 b6 p1 b2 b3 b4 b5 g6 r1
        draw    of 0
    "#]].assert_eq(&picture(&game));
}

#[test]
fn an_exchange_draws_what_is_there() {
    let mut game = empty_draw_pile();
    game.act(seat(1), Action::Exchange(Colour::Red)).expect("legal");
    expect![[r#"
        waits  act 2
        points 1 0 0 0 0 0
        hands   rbpp rbpp rbpp rrpp rbpp
        pile   r1 y2 y3 y4 g5 g6 b1 y2 y3 y4 g5 g6 b1 y2 y3 y4 g5 g6 p1 g2 g3 g4 b5 b6 p1 b2 b3 b4 b5 g6 r1 r1
        draw   rr of 2
    "#]].assert_eq(&picture(&game));
}

#[test]
fn a_player_with_no_hand_cards_must_suspect() {
    let mut game = empty_draw_pile();
    game.act(seat(1), Action::Exchange(Colour::Red)).expect("legal");
    for _ in 2..=6 {
        lay_anything_but(&mut game, Colour::Red);
    }
    assert_eq!(legal(&game, seat(1)), "suspect 2, suspect 3, suspect 4, suspect 5, suspect 6");
}

#[test]
fn hands_are_filled_up_one_player_after_the_other_from_the_next_start_player() {
    let mut game = empty_draw_pile();
    game.act(seat(1), Action::Exchange(Colour::Red)).expect("legal");
    for _ in 2..=6 {
        lay_anything_but(&mut game, Colour::Red);
    }
    // The pile begins r y y y g g b: Finn takes the limit card and draws the r, Ada the next four,
    // Dan the second g and Eve the b; Ben and Cleo have five.
    game.act(seat(1), Action::Suspect(seat(6))).expect("legal");
    expect![[r#"
        waits  hide 1 2 3 4 5 6
        points 2 0 0 0 0 -2
        hands  ryyyg rrypp rrypp rygpp rrgbp rrgpp
        pile   
        draw   yyyggb of 30
    "#]]
    .assert_eq(&picture(&game));
}

// The end.

/// A whole game of two: in every round the start player lays a card and is suspected.
fn finished() -> Game {
    let mut game = game(&TWO, "");
    while !game.is_over() {
        for seat in game.seats() {
            let colour = game.hand(seat).colours().next().expect("a card");
            game.hide(seat, colour).expect("legal");
        }
        let first = game.start();
        let second = seat(3 - first.number());
        let colour = game.hand(first).colours().last().expect("a card");
        game.act(first, Action::Play(colour)).expect("legal");
        game.act(second, Action::Suspect(first)).expect("legal");
    }
    game
}

#[test]
fn after_the_last_limit_card_hands_are_filled_up_and_equal_totals_share_the_win() {
    expect![[r#"
        waits  over, won by 1 2
        points -5 -5
        hands  rrrrr rryyy
        pile   
        draw   rrrrry of 50
    "#]]
    .assert_eq(&picture(&finished()));
}

#[test]
fn nothing_is_decided_after_the_end() {
    let mut game = finished();
    assert_eq!(game.past_rounds().len(), 10);
    assert_eq!(game.limit_card(), None);
    assert_eq!(legal(&game, seat(1)), "the game is over");
    let refusal = game.hide(seat(1), Colour::Red).expect_err("refused");
    assert_eq!(refusal.to_string(), "the game is over");
    let refusal = game.act(seat(1), Action::Suspect(seat(2))).expect_err("refused");
    assert_eq!(refusal.to_string(), "the game is over");
}
