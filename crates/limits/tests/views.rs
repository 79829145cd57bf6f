//! What players and lookers-on see.

mod kit;

use kit::{Table, record, seat};
use limits::{Colour, DeedKind, Game, LimitDeck, Phase, PileView, Record};

const TABLE: Table<'static> =
    Table { hands: &["rrrrg", "yygbp"], draw: "pppyyy", limits: &["5 2 0 5 X", "0 2 X 6 3"] };

const LINES: &str = "1. hide g | g
    1: exchange r
    2: play y
    1: play p";

fn memory(lines: &str) -> Game {
    Record::parse(record(&TABLE, lines).as_bytes()).expect("a record").game
}

fn open(lines: &str) -> Game {
    let text = format!("[Mode \"open\"]\n{}", record(&TABLE, lines));
    Record::parse(text.as_bytes()).expect("a record").game
}

/// The deeds as `seat kind colour`, with `?` for a colour that is not sent.
fn deeds(game: &Game) -> String {
    let deeds = game.view(Some(seat(2))).deeds;
    let text = deeds.iter().map(|deed| {
        let kind = match deed.kind {
            DeedKind::Play => "play",
            DeedKind::Exchange => "exchange",
        };
        format!("{} {kind} {}", deed.seat, deed.colour.map_or('?', Colour::letter))
    });
    text.collect::<Vec<_>>().join(", ")
}

#[test]
fn in_a_memory_game_only_the_top_of_the_pile_is_sent() {
    let game = memory(LINES);
    assert_eq!(deeds(&game), "1 exchange ?, 2 play ?, 1 play p");
    let PileView::Memory { size, top } = game.view(None).pile else { panic!("an open pile") };
    assert_eq!((size, top.map(|laid| laid.colour)), (4, Some(Colour::Purple)));
}

#[test]
fn in_an_open_game_the_pile_lies_spread() {
    let game = open(LINES);
    assert_eq!(deeds(&game), "1 exchange r, 2 play y, 1 play p");
    let PileView::Open(pile) = game.view(None).pile else { panic!("a covered pile") };
    let pile: String = pile.iter().map(|laid| laid.colour.letter()).collect();
    assert_eq!(pile, "rryp");
}

#[test]
fn points_numbers_of_cards_limit_card_and_turn_are_public() {
    let view = memory(LINES).view(None);
    let players: Vec<String> = (view.players.iter())
        .map(|player| format!("{} has {} and {} cards", player.name, player.points, player.hand))
        .collect();
    assert_eq!(players, ["Ada has 1 and 4 cards", "Ben has 0 and 4 cards"]);
    assert_eq!(
        view.limit_card.map(|card| LimitDeck::built_in().card(card).to_string()).as_deref(),
        Some("5 2 0 5 X")
    );
    assert_eq!((view.round, view.rounds, view.draw_pile), (1, 10, 46));
    assert_eq!((view.start, view.phase), (seat(1), Phase::Act { seat: seat(2) }));
}

#[test]
fn who_has_hidden_a_card_is_public_but_not_which() {
    let hidden = |lines| memory(lines).view(Some(seat(1)));
    assert_eq!(hidden("1. hide … | g"), hidden("1. hide … | y"));
    assert!(hidden("1. hide … | g").players[1].has_hidden);
}

#[test]
fn the_pile_is_counted_openly_until_everybody_has_hidden_a_card_again() {
    for game in [memory, open] {
        let judged = |lines: &str, viewer| {
            game(&format!("{LINES}\n2: suspect 1\n{lines}"))
                .view(viewer)
                .judged
                .expect("a suspicion")
        };
        for viewer in [None, Some(seat(1)), Some(seat(2))] {
            for lines in ["", "2. hide … | y", "2. hide r | …"] {
                let shown = judged(lines, viewer).shown.expect("it is being counted");
                assert_eq!(shown.face_down, [Colour::Green, Colour::Green]);
                let pile: String = shown.pile.iter().map(|colour| colour.letter()).collect();
                assert_eq!(pile, "rryp");
            }
            for lines in ["2. hide r | y", "2. hide r | y\n2: play g"] {
                let judged = judged(lines, viewer);
                assert_eq!((judged.count, judged.right, judged.shown), (1, false, None));
            }
        }
    }
}

#[test]
fn when_the_game_is_over_the_last_count_stays_open() {
    let mut game = memory("");
    while !game.is_over() {
        for seat in game.seats() {
            let hidden = game.legal(seat).expect("a card to hide")[0];
            game.decide(seat, hidden).expect("legal");
        }
        for _ in 0..2 {
            let Phase::Act { seat } = game.phase() else { panic!("somebody is to move") };
            // The first lays a card, and the second suspects: that comes last in the list.
            let legal = game.legal(seat).expect("something to do");
            let lays = game.pile().cards().is_empty();
            game.decide(seat, legal[if lays { 0 } else { legal.len() - 1 }]).expect("legal");
        }
    }
    let view = game.view(None);
    assert!(matches!(view.phase, Phase::Over(_)) && view.limit_card.is_none());
    assert!(view.judged.expect("the last").shown.is_some());
}

/// What others laid since a player's last decision, as `round seat kind colour`.
fn since(game: &Game, viewer: usize) -> String {
    let since = game.view(Some(seat(viewer))).since;
    let text = since
        .iter()
        .map(|deed| format!("{} {} {:?} {}", deed.round, deed.seat, deed.kind, deed.colour));
    text.collect::<Vec<_>>().join(", ")
}

#[test]
fn nobody_misses_what_was_laid_since_they_last_decided() {
    for game in [memory, open] {
        let after = |lines: &str| game(lines);
        assert_eq!(since(&after("1. hide g | g"), 2), "");
        assert_eq!(since(&after("1. hide g | g\n1: exchange r"), 2), "1 1 Exchange r");
        assert_eq!(since(&after(LINES), 2), "1 1 Play p");
        assert_eq!(since(&after(LINES), 1), "");
        assert_eq!(game(LINES).view(None).since, []);
        // Across the end of a round, until they hide a card.
        let ended = format!("{LINES}\n2: suspect 1\n");
        assert_eq!(since(&after(&ended), 1), "");
        assert_eq!(since(&after(&ended), 2), "");
        let ended = format!("{LINES}\n2: play b\n1: suspect 2\n");
        assert_eq!(since(&after(&ended), 2), "");
        assert_eq!(since(&after("1. hide g | g\n1: play r\n2: suspect 1"), 1), "");
    }
}

#[test]
fn what_a_third_player_laid_is_told_after_the_round_too() {
    let table = Table { hands: &["rrrrg", "yygbp", "bbbbb"], draw: "", limits: &["5 2 0 5 X"] };
    let lines = "1. hide g | g | b\n1: play r\n2: play y\n3: play b\n1: suspect 3\n";
    let game = |more: &str| {
        let text = record(&table, &format!("{lines}{more}"));
        Record::parse(text.as_bytes()).expect("a record").game
    };
    assert_eq!(since(&game(""), 2), "1 3 Play b");
    assert_eq!(since(&game(""), 3), "");
    assert_eq!(since(&game("2. hide … | y | …"), 2), "");
    assert_eq!(since(&game("2. hide r | … | b"), 2), "1 3 Play b");
}

#[test]
fn limit_cards_to_come_are_not_sent() {
    let turned_up = |lines| memory(lines).view(None).turned_up.len();
    assert_eq!(turned_up(""), 1);
    assert_eq!(turned_up("1. hide g | g\n1: play r\n2: suspect 1"), 2);
}

#[test]
fn a_game_tells_again_what_a_seat_has_seen_of_it() {
    let lines = format!("{LINES}\n    2: suspect 1\n    2. hide y | …");
    let game = memory(&lines);
    let written: Vec<String> =
        game.decisions().map(|(seat, decision)| format!("{seat}: {decision}")).collect();
    let told = "1: hide g, 2: hide g, 1: exchange r, 2: play y, 1: play p, 2: suspect 1, 1: hide y";
    assert_eq!(written.join(", "), told);
    for place in [1, 2, 9] {
        let views = game.views(seat(place));
        assert_eq!(views.len(), written.len() + 1);
        assert_eq!(views[5], memory(LINES).view(Some(seat(place))));
        assert_eq!(views.last(), Some(&game.view(Some(seat(place)))));
    }
}
