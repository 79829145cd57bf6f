//! Bots learn no more than their seat may know.

use super::kit::{answer, case, game};
use crate::Budget;
use crate::messages::limes::{Answer, SeatView, Task};
use bots::Level;
use limes::{Record, Seat, TurnVisibility};

fn chosen(level: Level, record: &str, seat: usize) -> Answer {
    let view = SeatView { record: record.to_owned(), seat };
    answer(Task::Choose { view, level, seed: 4, budget: Budget::Work(150) })
}

/// In this game seats 1 and 4 have made their turn of round 8, the others have not.
const CLOSED: usize = 2;

#[test]
fn neither_headers_nor_hidden_turns_change_a_choice() {
    let record = case(CLOSED);
    let seeded = record.replacen("\n\n", "\n[Seed \"abc\"]\n[Event \"x\"]\n\n", 1);
    let lines: Vec<&str> = record.trim_end().lines().collect();
    let (last, before) = lines.split_last().expect("lines");
    let hidden = format!("{}\n{}\n", before.join("\n"), last.split('|').next().expect("a card"));
    assert!(seeded != record && hidden != record);
    for level in Level::ALL {
        let choice = chosen(level, &record, 0);
        assert!(matches!(choice, Answer::Chosen { .. }), "{choice:?}");
        assert_eq!(choice, chosen(level, &seeded, 0), "{level}");
        assert_eq!(choice, chosen(level, &hidden, 0), "{level}");
    }
    let hint = |record: &str| {
        let view = SeatView { record: record.to_owned(), seat: 0 };
        answer(Task::Hint { view, most: 3, budget: Budget::Work(150) })
    };
    assert_eq!(hint(&record), hint(&seeded));
    assert_eq!(hint(&record), hint(&hidden));
}

#[test]
fn what_travels_is_what_the_seat_sees() {
    let game = game(&case(CLOSED));
    let view = game.view(Some(Seat::from_index(0)), TurnVisibility::Hidden);
    let sent = SeatView::of(&view).expect("a seat");
    assert_eq!(sent.seat, 0);
    let read = Record::parse(sent.record.as_bytes()).expect("a record");
    assert_eq!(read.game, view.game());
    assert!(read.headers.is_empty() && game != read.game);
    assert!(read.game.players().iter().all(|player| player.turns().len() == 7));
    assert_eq!(SeatView::of(&game.view(None, TurnVisibility::Hidden)), None);
}

#[test]
fn an_open_table_gives_a_bot_nothing_more() {
    let game = game(&case(CLOSED));
    let [closed, open] = [TurnVisibility::Hidden, TurnVisibility::Open].map(|table| {
        let sent = SeatView::of(&game.view(Some(Seat::from_index(2)), table)).expect("a seat");
        sent.question().expect("a question")
    });
    assert_eq!(closed, open);
}
