//! Persons decide at this device.

use crate::gems::Gems;
use crate::page::{Page, decision, local, question, seat};
use client::{Command, DecisionId, Driver, Event, Input, Occupant, Progress, Saved};
use game::Position;

fn code<T>(answer: Result<T, client::Refused>) -> String {
    answer.err().map(|refused| refused.code.into_owned()).unwrap_or_default()
}

#[test]
fn a_decision_counts_when_it_has_been_stored() {
    let mut page = Page::new(2, &[]);
    page.decide(1, "hide 3").expect("asked");
    let under_way = page.client.under_way(seat(1)).expect("one is");
    assert_eq!((under_way.question, &under_way.progress), (question("1.0"), &Progress::Sent));
    assert_eq!(page.line(), "");
    assert_eq!(page.client.view(Some(seat(1))).expect("own").hand, [1, 2, 3, 4]);
    assert!(!page.client.is_settled());
    let store = page.stores[0].clone();
    assert_eq!((store.follows, store.version), (1, 2));
    assert!(store.text.ends_with("1 hide 3\n"), "{}", store.text);
    page.stored();
    assert_eq!(page.line(), "1 hide 3");
    assert_eq!(page.done, [(seat(1), question("1.0"))]);
    assert_eq!(page.client.under_way(seat(1)), None);
    assert_eq!(page.client.view(Some(seat(1))).expect("own").hand, [1, 2, 4]);
    assert!(page.client.is_settled());
}

#[test]
fn a_decision_sent_twice_counts_once() {
    let mut page = Page::new(2, &[]);
    page.answer(1, "1.0", "hide 3").expect("asked");
    page.answer(1, "1.0", "hide 3").expect("the same");
    assert_eq!(code(page.answer(1, "1.0", "hide 4")), "question/under_way");
    assert_eq!(page.stores.len(), 1);
    page.stored();
    assert_eq!(code(page.answer(1, "1.0", "hide 3")), "question/none");
    assert_eq!(page.line(), "1 hide 3");
    assert_eq!(page.done.len(), 1);
}

#[test]
fn a_refused_decision_says_why_and_can_be_changed() {
    let mut page = Page::new(2, &[]);
    page.decide(1, "hide 9").expect("asked");
    let under_way = page.client.under_way(seat(1)).expect("shown");
    let Progress::Refused(refused) = &under_way.progress else { panic!("{under_way:?}") };
    assert_eq!(refused.code, "turn/not_in_hand");
    assert_eq!(refused.message, "this number is not in hand");
    assert_eq!(page.refused.len(), 1);
    assert_eq!(page.client.turn(), Some((seat(1), question("1.0"))));
    assert!(page.stores.is_empty());
    page.play(1, "hide 4");
    assert_eq!(page.line(), "1 hide 4");
    // Whoever has read the reason need not see it for ever.
    page.decide(2, "take").expect("asked");
    assert!(page.client.under_way(seat(2)).is_some());
    page.client.dismiss(seat(2));
    assert_eq!(page.client.under_way(seat(2)), None);
}

#[test]
fn a_decision_for_another_question_or_seat_is_refused() {
    let mut page = Page::new(3, &[3]);
    assert_eq!(code(page.answer(1, "1.1", "take")), "question/stale");
    assert_eq!(code(page.answer(3, "1.0", "hide 1")), "table/not_yours");
    assert_eq!(code(page.answer(9, "1.0", "hide 1")), "table/not_yours");
    page.play(1, "hide 1");
    assert_eq!(code(page.answer(1, "1.1", "take")), "question/none");
    assert_eq!(page.line(), "1 hide 1");
}

#[test]
fn persons_around_one_device_take_turns() {
    let mut page = Page::new(3, &[2]);
    assert_eq!(page.client.turn(), Some((seat(1), question("1.0"))));
    page.decide(1, "hide 1").expect("asked");
    // The next one need not wait until the first decision is stored.
    assert_eq!(page.client.turn(), Some((seat(3), question("1.0"))));
    page.decide(3, "hide 4").expect("asked");
    assert_eq!(page.client.turn(), None);
    assert_eq!(page.stores.len(), 1, "one write at a time");
    page.stored();
    assert_eq!(page.line(), "1 hide 1, 3 hide 4");
    assert_eq!(page.done, [(seat(1), question("1.0")), (seat(3), question("1.0"))]);
    let waiting: Vec<usize> = page.client.waiting_for().map(|it| it.seat.number()).collect();
    assert_eq!(waiting, [2]);
    page.think("hide 2");
    page.stored();
    assert_eq!(page.client.turn(), Some((seat(3), question("1.1"))));
    // Each sees their own hand and nobody else's.
    let hand = |number| page.client.view(Some(seat(number))).map(|view| view.hand.clone());
    assert_eq!(hand(1), Some(vec![2, 3, 4]));
    assert_eq!(hand(3), Some(vec![1, 2, 3]));
    assert_eq!(hand(2), None);
}

#[test]
fn a_state_tells_who_sits_where() {
    let page = Page::new(2, &[2]);
    let state = page.client.state().expect("open");
    let names: Vec<&str> = state.seats.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["Ada", "Ben"]);
    assert_eq!(state.seats[0].occupant, Occupant::Here);
    assert_eq!(state.seats[1].occupant, Occupant::Bot { level: "sly".to_owned() });
    assert_eq!(state.watched, None);
    assert_eq!(page.client.view(None), None);
}

#[test]
fn whoever_has_no_seat_watches() {
    let page = Page::new(2, &[1, 2]);
    assert_eq!(page.client.turn(), None);
    assert_eq!(page.client.view(None), Some(&page.game().view(None)));
    assert_eq!(page.client.view(None).expect("watched").hand, []);
}

#[test]
fn a_game_that_is_over_asks_nothing() {
    let mut page = Page::new(1, &[]);
    for text in ["hide 1", "take", "hide 2", "take", "hide 3", "leave"] {
        page.play(1, text);
    }
    assert!(page.client.state().expect("open").is_over);
    assert_eq!(page.client.turn(), None);
    assert_eq!(code(page.answer(1, "3.1", "take")), "table/over");
}

#[test]
fn a_new_game_is_stored_when_it_is_opened_and_never_before() {
    let mut page = Page::unopened(local(&Saved::new(Gems::new("gems", 2)), &[2], 0));
    assert!(page.stores.is_empty() && page.thinks.is_empty());
    page.open();
    assert_eq!((page.stores[0].follows, page.stores[0].version), (0, 1));
    assert_eq!(page.client.turn(), Some((seat(1), question("1.0"))));
}

#[test]
fn a_driver_checks_the_question_by_itself() {
    let mut driver = local(&Saved::new(Gems::new("gems", 2)), &[], 0).driver().clone();
    driver.command(Command::Open, 0);
    driver.handle(Input::Stored { version: 1 }, 0);
    while driver.poll().is_some() {}
    let (id, seat, question) = (DecisionId(7), seat(1), question("2.0"));
    driver.command(Command::Decide { id, seat, question, decision: decision("hide 3") }, 0);
    let Some(Event::Refused { id: DecisionId(7), refused }) = driver.poll() else {
        panic!("it was accepted");
    };
    assert_eq!(refused.code, "question/stale");
    assert_eq!(driver.poll(), None);
}
