//! What happens when a decision cannot be stored, or another page has stored one.

use crate::gems::Gems;
use crate::page::{Page, local, question, replayed, seat, stored_elsewhere};
use client::{Input, LocalDriver, LocalOptions, Progress, Saved, StorageState, StoreFault};
use game::Position;
use record::Seed;
use std::collections::BTreeMap;

#[test]
fn a_full_storage_is_shown_and_nothing_is_lost() {
    let mut page = Page::new(2, &[]);
    page.decide(1, "hide 3").expect("asked");
    assert_eq!(page.client.status().storage, StorageState::Saving);
    page.store_fails(StoreFault::Full);
    assert_eq!(page.client.status().storage, StorageState::Failed(StoreFault::Full));
    assert_eq!(page.client.under_way(seat(1)).expect("kept").progress, Progress::Sent);
    assert_eq!(page.line(), "");
    // What is decided meanwhile waits, and can be exported.
    page.decide(2, "hide 4").expect("asked");
    assert!(page.stores.is_empty());
    let record = page.client.record().expect("a local game");
    assert!(record.ends_with("1 hide 3\n2 hide 4\n"), "{record}");
    page.retry();
    page.retry();
    assert_eq!((page.stores.len(), page.stores[0].version), (1, 2));
    page.stored();
    assert_eq!(page.line(), "1 hide 3, 2 hide 4");
    assert_eq!(page.client.status().storage, StorageState::Saved);
    assert_eq!(page.done.len(), 2);
}

#[test]
fn a_game_can_go_on_without_storage_and_is_stored_when_that_works_again() {
    let mut page = Page::new(2, &[2]);
    page.client.go_on_unsaved(page.now);
    page.decide(1, "hide 1").expect("asked");
    assert_eq!(page.line(), "", "nothing has failed, so it is stored first");
    page.store_fails(StoreFault::Blocked);
    page.client.go_on_unsaved(page.now);
    assert_eq!(page.line(), "1 hide 1");
    assert_eq!(page.client.status().storage, StorageState::Unsaved(StoreFault::Blocked));
    assert!(!page.client.is_settled());
    page.think("hide 4");
    assert_eq!(page.line(), "1 hide 1, 2 hide 4");
    page.store_fails(StoreFault::Blocked);
    page.handle(Input::Tick);
    let id = page.thinks.remove(0).id;
    page.handle(Input::Thought { id, decision: crate::page::decision("take") });
    let store = page.stores[0].clone();
    assert_eq!((store.follows, store.version), (1, 4));
    // Decided while that is written: it is written next.
    page.decide(1, "take").expect("asked");
    assert_eq!(page.stores.len(), 1);
    let version = page.stores.remove(0).version;
    page.handle(Input::Stored { version });
    assert_eq!((page.stores[0].follows, page.stores[0].version), (4, 5));
    page.stored();
    assert_eq!(page.client.status().storage, StorageState::Saved);
    assert_eq!(page.line(), "1 hide 1, 2 hide 4, 2 take, 1 take");
    page.play(1, "hide 2");
    assert!(page.client.is_settled());
}

#[test]
fn a_new_game_that_cannot_be_stored_is_shown_nevertheless() {
    let mut page = Page::unopened(local(&Saved::new(Gems::new("gems", 2)), &[], 0));
    page.open();
    page.store_fails(StoreFault::Blocked);
    page.decide(1, "hide 3").expect("asked");
    assert_eq!(page.client.status().storage, StorageState::Failed(StoreFault::Blocked));
    page.retry();
    page.stored();
    assert_eq!(page.line(), "1 hide 3");
}

#[test]
fn two_pages_with_one_game_stay_in_step() {
    let mut page = Page::new(3, &[3]);
    page.decide(1, "hide 3").expect("asked");
    let first = page.stores[0].clone();
    page.stored();
    // Another page has stored a decision of the second player. This one tells so unasked.
    let saved = stored_elsewhere(&first, &[(2, "hide 1")]);
    page.handle(Input::Loaded(saved.clone()));
    assert_eq!(page.game(), &replayed(&saved));
    assert_eq!(page.client.state().expect("open").version, 3);
    assert_eq!(page.thinks.len(), 1, "the bot is asked once");
    // What is older changes nothing.
    page.handle(Input::Loaded(stored_elsewhere(&first, &[])));
    assert_eq!(page.line(), "1 hide 3, 2 hide 1");
    page.think("hide 4");
    assert_eq!((page.stores[0].follows, page.stores[0].version), (3, 4));
}

#[test]
fn bots_are_asked_anew_when_another_page_has_changed_their_game() {
    let mut page = Page::new(2, &[2]);
    page.play(1, "hide 4");
    page.think("hide 1");
    page.stored();
    page.decide(1, "take").expect("asked");
    let mine = page.stores[0].clone();
    page.stored();
    let old = page.thinks[0].clone();
    // Another page has taken that back and decided otherwise.
    let mut saved = stored_elsewhere(&mine, &[]);
    saved.version += 2;
    *saved.decided.last_mut().expect("three") = (seat(1), crate::page::decision("leave"));
    page.handle(Input::Loaded(saved));
    assert_eq!(page.cancelled, [old.id]);
    assert_eq!(page.thinks.len(), 1);
    assert_eq!(page.thinks[0].question, old.question);
    assert_ne!(page.thinks[0].views, old.views);
}

#[test]
fn a_decision_goes_on_top_of_what_another_page_has_stored() {
    let mut page = Page::new(3, &[]);
    page.decide(1, "hide 3").expect("asked");
    let mine = page.stores[0].clone();
    let before = stored_elsewhere(&mine, &[]);
    let theirs =
        Saved { version: 2, decided: vec![(seat(2), crate::page::decision("hide 1"))], ..before };
    page.store_fails(StoreFault::Conflict { found: 2 });
    assert_eq!(page.loads, 1);
    assert_eq!(page.client.status().storage, StorageState::Loading);
    page.handle(Input::Loaded(theirs));
    assert_eq!(page.line(), "2 hide 1");
    assert_eq!((page.stores[0].follows, page.stores[0].version), (2, 3));
    page.stored();
    assert_eq!(page.line(), "2 hide 1, 1 hide 3");
    assert_eq!(page.done, [(seat(1), question("1.0"))]);
}

#[test]
fn a_decision_whose_question_was_answered_elsewhere_is_refused() {
    let mut page = Page::new(2, &[]);
    page.decide(1, "hide 3").expect("asked");
    let mine = page.stores[0].clone();
    let theirs = Saved {
        version: 2,
        decided: vec![(seat(1), crate::page::decision("hide 2"))],
        ..stored_elsewhere(&mine, &[])
    };
    page.store_fails(StoreFault::Conflict { found: 2 });
    page.handle(Input::Loaded(theirs));
    assert_eq!(page.line(), "1 hide 2");
    assert!(page.stores.is_empty());
    assert_eq!(page.client.under_way(seat(1)), None);
    assert_eq!(page.client.turn(), Some((seat(2), question("1.0"))));
    assert_eq!(page.refused.len(), 1);
    assert_eq!(page.refused[0].code, "question/stale");
}

#[test]
fn a_write_that_was_complete_after_all_counts_once() {
    let mut page = Page::new(2, &[]);
    page.decide(1, "hide 3").expect("asked");
    let mine = page.stores[0].clone();
    page.store_fails(StoreFault::Other("no answer".to_owned()));
    page.retry();
    page.store_fails(StoreFault::Conflict { found: 2 });
    page.handle(Input::Loaded(stored_elsewhere(&mine, &[])));
    assert_eq!(page.line(), "1 hide 3");
    assert_eq!(page.done.len(), 1);
    assert!(page.refused.is_empty() && page.stores.is_empty());
    assert_eq!(page.client.status().storage, StorageState::Saved);
    // The same, but the answer comes late instead.
    page.decide(2, "hide 1").expect("asked");
    let version = page.stores[0].version;
    page.store_fails(StoreFault::Other("no answer".to_owned()));
    page.handle(Input::Stored { version });
    page.handle(Input::Stored { version });
    assert_eq!(page.line(), "1 hide 3, 2 hide 1");
}

#[test]
fn a_game_that_was_deleted_is_stored_again() {
    let mut page = Page::new(2, &[]);
    page.decide(1, "hide 3").expect("asked");
    page.store_fails(StoreFault::Conflict { found: 0 });
    assert_eq!((page.stores[0].follows, page.stores[0].version), (0, 2));
    page.stored();
    assert_eq!(page.line(), "1 hide 3");
    assert_eq!(page.loads, 0);
}

#[test]
fn what_cannot_be_read_is_said_and_read_again_on_demand() {
    let mut page = Page::new(2, &[]);
    page.decide(1, "hide 3").expect("asked");
    let mine = page.stores[0].clone();
    page.store_fails(StoreFault::Conflict { found: 2 });
    page.handle(Input::LoadFailed { fault: StoreFault::Blocked });
    assert_eq!(page.client.status().storage, StorageState::Failed(StoreFault::Blocked));
    page.retry();
    assert_eq!(page.loads, 2);
    let mut corrupt = stored_elsewhere(&mine, &[(1, "hide 3")]);
    corrupt.version = 2;
    page.handle(Input::Loaded(corrupt.clone()));
    let StorageState::Failed(StoreFault::Corrupt(reason)) = &page.client.status().storage else {
        panic!("{:?}", page.client.status());
    };
    assert_eq!(reason, "decision 2: there is nothing to decide");
    page.retry();
    let good = stored_elsewhere(&mine, &[(2, "hide 1")]);
    page.handle(Input::Loaded(good));
    assert_eq!(page.line(), "1 hide 3, 2 hide 1");
    assert_eq!(page.done.len(), 1);
    let options = LocalOptions {
        seed: Seed::new("x").expect("a seed"),
        pace: 0,
        think_limit: None,
        remembers: false,
    };
    let fault = LocalDriver::new(&corrupt, BTreeMap::new(), options).expect_err("corrupt");
    assert_eq!((fault.after, &*fault.refused.code), (1, "question/none"));
}

#[test]
fn what_is_not_stored_is_only_given_up_on_demand() {
    let mut page = Page::new(2, &[]);
    page.decide(1, "hide 3").expect("asked");
    let mine = page.stores[0].clone();
    page.store_fails(StoreFault::Full);
    page.client.go_on_unsaved(page.now);
    let theirs = Saved {
        version: 2,
        decided: vec![(seat(2), crate::page::decision("hide 1"))],
        ..stored_elsewhere(&mine, &[])
    };
    page.handle(Input::Loaded(theirs.clone()));
    assert_eq!(page.line(), "1 hide 3");
    let conflict = StoreFault::Conflict { found: 2 };
    assert_eq!(page.client.status().storage, StorageState::Unsaved(conflict.clone()));
    // The next decision finds out the same when it is to be stored.
    page.decide(2, "hide 4").expect("asked");
    page.store_fails(conflict.clone());
    assert_eq!(page.loads, 0);
    assert_eq!(page.line(), "1 hide 3, 2 hide 4");
    assert_eq!(page.client.status().storage, StorageState::Unsaved(conflict));
    page.retry();
    page.handle(Input::Loaded(Saved { version: 3, ..theirs }));
    assert_eq!(page.line(), "2 hide 1");
    assert_eq!(page.client.status().storage, StorageState::Saved);
    assert_eq!(page.game().players(), 2);
}
