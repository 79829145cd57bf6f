//! Taking back the last decision.

use crate::page::{Page, local, question, seat, stored_elsewhere};
use client::{Input, Progress, StoreFault, TakenBack};

fn taken_back(number: usize, name: &str, next_was_shown: bool) -> TakenBack {
    TakenBack { seat: seat(number), question: question(name), next_was_shown }
}

#[test]
fn a_decision_is_free_to_take_back_until_the_next_question_is_shown() {
    let mut page = Page::new(2, &[2]);
    assert_eq!(page.client.own(seat(1)).expect("own").take_back, None);
    page.play(1, "hide 3");
    assert_eq!(page.client.own(seat(1)).expect("own").take_back, Some(question("1.0")));
    page.take_back(1).expect("own");
    assert!(page.stores[0].taken_back.is_empty());
    assert_eq!(page.thinks.len(), 1, "the bot thinks on, as its question has not changed");
    assert_eq!(page.line(), "1 hide 3", "it counts until it is stored");
    page.stored();
    assert_eq!(page.line(), "");
    assert_eq!(page.taken_back, [taken_back(1, "1.0", false)]);
    assert_eq!(page.client.turn(), Some((seat(1), question("1.0"))));
    assert_eq!(page.cancelled, []);
    page.play(1, "hide 2");
    assert_eq!(page.line(), "1 hide 2");
}

#[test]
fn what_others_answered_to_the_same_question_stays() {
    let mut page = Page::new(3, &[1, 3]);
    page.think("hide 1");
    page.play(2, "hide 4");
    page.think("hide 2");
    page.stored();
    assert_eq!(page.line(), "1 hide 1, 2 hide 4, 3 hide 2");
    page.take_back(2).expect("own");
    assert_eq!(page.stores[0].taken_back, [taken_back(2, "1.0", true)]);
    page.stored();
    assert_eq!(page.line(), "1 hide 1, 3 hide 2");
    assert_eq!(page.taken_back, [taken_back(2, "1.0", true)]);
    assert!(page.thinks.is_empty(), "the bots have decided");
    page.play(2, "hide 1");
    assert_eq!(page.line(), "1 hide 1, 3 hide 2, 2 hide 1");
    // What was noted stays noted.
    assert_eq!(page.client.driver().saved().taken_back, [taken_back(2, "1.0", true)]);
    page.think("take");
    assert_eq!(page.stores[0].taken_back, [taken_back(2, "1.0", true)]);
}

#[test]
fn what_followed_is_taken_back_and_asked_anew() {
    let mut page = Page::new(2, &[2]);
    page.play(1, "hide 4");
    page.think("hide 1");
    page.stored();
    page.play(1, "take");
    let old = page.thinks[0].clone();
    assert_eq!(old.question, question("1.2"));
    page.take_back(1).expect("own");
    page.stored();
    assert_eq!(page.cancelled, [old.id]);
    assert_eq!(page.line(), "1 hide 4, 2 hide 1");
    page.handle(Input::Thought { id: old.id, decision: crate::page::decision("take") });
    page.play(1, "leave");
    assert_eq!(page.line(), "1 hide 4, 2 hide 1, 1 leave");
    // The same question in another game, so an answer to the old one is not taken for it.
    let new = page.thinks[0].clone();
    assert_eq!(new.question, old.question);
    assert_ne!((new.id, &new.views), (old.id, &old.views));
    assert_eq!(new.seed, old.seed);
    page.handle(Input::Thought { id: old.id, decision: crate::page::decision("leave") });
    page.think("take");
    page.stored();
    assert_eq!(page.line(), "1 hide 4, 2 hide 1, 1 leave, 2 take");
    // Once more, and again: back to the beginning.
    for _ in 0..2 {
        page.take_back(1).expect("own");
        page.stored();
    }
    assert_eq!(page.line(), "2 hide 1");
    assert_eq!(page.taken_back.last(), Some(&taken_back(1, "1.0", true)));
}

#[test]
fn where_nothing_was_decided_nothing_is_taken_back() {
    let mut page = Page::new(2, &[2]);
    page.take_back(1).expect("own");
    assert_eq!(page.take_back_refused[0].code, "take_back/nothing");
    assert_eq!(page.take_back(2).expect_err("a bot").code, "table/not_yours");
    page.decide(1, "hide 3").expect("asked");
    assert_eq!(page.take_back(1).expect_err("not stored").code, "take_back/busy");
    page.stored();
    assert_eq!(page.line(), "1 hide 3");
    assert!(page.taken_back.is_empty());
}

#[test]
fn a_take_back_waits_for_the_store_under_way_and_may_fail_to_be_stored() {
    let mut page = Page::new(2, &[2]);
    page.play(1, "hide 3");
    page.think("hide 1");
    page.take_back(1).expect("own");
    assert_eq!(page.stores.len(), 1);
    let version = page.stores.remove(0).version;
    page.handle(Input::Stored { version });
    assert_eq!(page.line(), "1 hide 3, 2 hide 1");
    page.store_fails(StoreFault::Full);
    assert_eq!(page.line(), "1 hide 3, 2 hide 1");
    page.retry();
    page.stored();
    assert_eq!(page.line(), "2 hide 1");
}

#[test]
fn a_stored_game_remembers_what_can_be_taken_back() {
    let mut page = Page::new(2, &[]);
    page.play(1, "hide 3");
    page.play(2, "hide 1");
    let mut again = Page::unopened(local(&page.client.driver().saved(), &[], 0));
    again.open();
    assert_eq!(again.client.own(seat(2)).expect("own").take_back, Some(question("1.0")));
    again.take_back(2).expect("own");
    again.stored();
    assert_eq!(again.line(), "1 hide 3");
}

#[test]
fn what_another_person_has_under_way_for_a_later_question_ends() {
    let mut page = Page::new(2, &[]);
    page.play(1, "hide 1");
    page.play(2, "hide 4");
    page.decide(2, "take").expect("asked");
    page.store_fails(StoreFault::Full);
    page.take_back(1).expect("own");
    page.retry();
    page.stored();
    assert_eq!(page.line(), "2 hide 4");
    assert_eq!(page.client.under_way(seat(2)), None);
    assert_eq!(page.client.turn(), Some((seat(1), question("1.0"))));
    page.decide(1, "hide 2").expect("asked");
    assert_eq!(page.client.under_way(seat(1)).expect("it is").progress, Progress::Sent);
}

#[test]
fn a_take_back_whose_confirmation_was_lost_is_told_as_what_it_is() {
    let mut page = Page::new(2, &[]);
    page.play(1, "hide 3");
    page.take_back(1).expect("own");
    let mine = page.stores[0].clone();
    page.store_fails(StoreFault::Other("no answer".to_owned()));
    page.retry();
    page.store_fails(StoreFault::Conflict { found: mine.version });
    page.handle(Input::Loaded(stored_elsewhere(&mine, &[])));
    assert_eq!(page.taken_back, [taken_back(1, "1.0", false)]);
    assert_eq!(page.line(), "");
    // Here another page was quicker.
    page.play(1, "hide 3");
    page.take_back(1).expect("own");
    let mine = page.stores[0].clone();
    page.store_fails(StoreFault::Conflict { found: mine.version + 1 });
    page.handle(Input::Loaded(stored_elsewhere(&mine, &[(1, "hide 3")])));
    assert_eq!(page.line(), "1 hide 3");
    assert_eq!(page.take_back_refused[0].code, "question/stale");
}
