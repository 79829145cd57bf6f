//! Bots at this device: each question is asked once, answered once, and never waited for in vain.

use crate::gems::Gems;
use crate::page::{Page, decision, local, question, seat};
use client::{Input, Saved, StorageState};

fn stopped() -> Input<Gems> {
    Input::ThinkerStopped { reason: "the thread has ended".to_owned() }
}

#[test]
fn bots_think_while_persons_do_and_see_only_their_own() {
    let page = Page::new(3, &[2, 3]);
    let asked: Vec<_> = page.thinks.iter().map(|think| (think.seat, think.question)).collect();
    assert_eq!(asked, [(seat(2), question("1.0")), (seat(3), question("1.0"))]);
    assert_eq!(page.client.status().thinking, [seat(2), seat(3)]);
    assert!(page.thinks.iter().all(|think| !think.is_fallback && think.level == "sly"));
    assert_ne!(page.thinks[0].seed, page.thinks[1].seed);
    let again = Page::new(3, &[2, 3]);
    assert_eq!(again.thinks, page.thinks, "the same game gives the same chance");
}

#[test]
fn a_bot_gets_all_that_its_seat_has_seen_after_a_reload_too() {
    let mut page = Page::new(2, &[2]);
    assert_eq!(page.thinks[0].views.len(), 1);
    page.decide(1, "hide 1").expect("asked");
    page.think("hide 4");
    page.stored();
    let think = page.thinks.remove(0);
    // Before anything was decided, and after each decision; the newest is what it is asked about.
    let asked: Vec<_> = think.views.iter().map(|view| view.asked).collect();
    assert_eq!(asked, ["1.0", "1.0", "1.1"].map(|name| Some(question(name))));
    assert_eq!(think.views[1].numbers, think.views[0].numbers, "nobody else's number is shown");

    let saved = page.client.driver().saved();
    let mut reloaded = Page::unopened(local(&saved, &[2], 0));
    reloaded.open();
    assert_eq!(reloaded.thinks[0].views, think.views);
    assert_eq!(reloaded.thinks[0].player_seed, think.player_seed);
    assert_ne!(think.player_seed, think.seed);
}

#[test]
fn a_thread_that_dies_while_a_round_completes_does_not_stop_the_game() {
    let mut page = Page::new(2, &[2]);
    page.decide(1, "hide 1").expect("asked");
    page.think("hide 4");
    // The thread dies, and the store that completes the round is confirmed right after: what the bot is asked then
    // goes to the dead thread, too.
    page.handle(stopped());
    page.stored();
    assert_eq!(page.line(), "1 hide 1, 2 hide 4");
    let think = page.thinks.remove(0);
    assert_eq!((think.question, think.is_fallback), (question("1.1"), false));
    page.handle(stopped());
    let again = page.thinks.remove(0);
    assert_eq!((again.question, again.is_fallback), (question("1.1"), true));
    assert_eq!(page.client.status().thinker_fault.as_deref(), Some("the thread has ended"));
    // The fallback is not in that thread, so its end is no news.
    page.handle(stopped());
    assert!(page.thinks.is_empty() && page.stores.is_empty());
    // The dead thread's answer comes after all, and is not wanted.
    page.handle(Input::Thought { id: think.id, decision: decision("leave") });
    page.handle(Input::Thought { id: again.id, decision: decision("take") });
    page.stored();
    assert_eq!(page.line(), "1 hide 1, 2 hide 4, 2 take");
    page.play(1, "take");
    page.think("hide 3");
    assert_eq!(page.client.status().thinker_fault, None, "the thread works again");
}

#[test]
fn whoever_never_answers_is_not_waited_for() {
    let mut page = Page::new(2, &[2]);
    page.play(1, "hide 1");
    assert_eq!(page.client.wake_at(), Some(61_000));
    page.tick(60_999);
    assert_eq!(page.thinks.len(), 1);
    let first = page.thinks[0].id;
    page.tick(61_000);
    assert_eq!(page.cancelled, [first]);
    assert!(page.thinks[0].is_fallback);
    page.tick(121_000);
    assert!(page.thinks.is_empty());
    page.stored();
    assert_eq!(page.line(), "1 hide 1, 2 hide 1", "the first legal decision");
}

#[test]
fn an_illegal_answer_goes_to_the_fallback_and_then_the_first_legal_one_counts() {
    let mut page = Page::new(2, &[2]);
    page.play(1, "hide 3");
    page.think("hide 9");
    assert!(page.thinks[0].is_fallback);
    assert!(page.stores.is_empty());
    page.think("take");
    page.stored();
    assert_eq!(page.line(), "1 hide 3, 2 hide 1");
    assert_eq!(
        page.client.status().thinker_fault.as_deref(),
        Some("this is no answer to the question")
    );
}

#[test]
fn a_bot_that_fails_is_asked_again_elsewhere() {
    let mut page = Page::new(2, &[2]);
    let id = page.thinks.remove(0).id;
    page.handle(Input::ThinkFailed { id, reason: "no memory".to_owned() });
    page.handle(Input::ThinkFailed { id, reason: "no memory".to_owned() });
    assert_eq!(page.thinks.len(), 1);
    assert!(page.thinks[0].is_fallback);
    let id = page.thinks.remove(0).id;
    page.handle(Input::ThinkFailed { id, reason: "still none".to_owned() });
    page.stored();
    assert_eq!(page.line(), "2 hide 1");
}

#[test]
fn late_and_repeated_answers_change_nothing() {
    let mut page = Page::new(2, &[2]);
    let id = page.thinks[0].id;
    page.think("hide 2");
    page.handle(Input::Thought { id, decision: decision("hide 3") });
    page.stored();
    page.handle(Input::Thought { id, decision: decision("hide 4") });
    page.play(1, "hide 1");
    assert_eq!(page.line(), "2 hide 2, 1 hide 1");
    page.handle(Input::Thought { id, decision: decision("take") });
    assert!(page.stores.is_empty());
    page.think("take");
    page.stored();
    assert_eq!(page.line(), "2 hide 2, 1 hide 1, 2 take");
}

#[test]
fn leaving_cancels_and_coming_back_asks_exactly_once() {
    let mut page = Page::new(3, &[2, 3]);
    let before: Vec<_> = page.thinks.iter().map(|think| think.id).collect();
    page.close();
    page.close();
    assert_eq!(page.cancelled, before);
    assert!(page.client.status().thinking.is_empty());
    assert_eq!(page.client.wake_at(), None);
    page.handle(Input::Thought { id: before[0], decision: decision("hide 1") });
    assert!(page.stores.is_empty(), "what was cancelled does not count");
    page.open();
    page.open();
    let after: Vec<_> = page.thinks.iter().map(|think| (think.seat, think.question)).collect();
    assert_eq!(after, [(seat(2), question("1.0")), (seat(3), question("1.0"))]);
    page.handle(Input::Thought { id: before[0], decision: decision("hide 1") });
    page.think("hide 2");
    page.think("hide 3");
    page.stored();
    assert_eq!(page.line(), "2 hide 2, 3 hide 3");
}

#[test]
fn what_was_decided_before_leaving_is_stored_and_no_bot_is_asked() {
    let mut page = Page::new(2, &[2]);
    page.think("hide 4");
    page.stored();
    page.decide(1, "hide 1").expect("asked");
    page.close();
    assert!(!page.client.is_settled());
    page.stored();
    assert!(page.client.is_settled());
    assert_eq!(page.line(), "2 hide 4, 1 hide 1");
    assert!(page.thinks.is_empty());
    // Another client of the stored game asks what is to be asked.
    let mut again = Page::unopened(local(&page.client.driver().saved(), &[2], 0));
    again.open();
    assert!(again.stores.is_empty(), "nothing new is to be stored");
    assert_eq!(again.client.status().storage, StorageState::Saved);
    assert_eq!(again.thinks[0].question, question("1.1"));
}

#[test]
fn whoever_asks_for_advice_has_all_that_their_seat_has_seen() {
    let mut page = Page::new(2, &[2]);
    page.think("hide 4");
    page.stored();
    page.play(1, "hide 1");
    let seen = page.client.seen_from(seat(1));
    assert_eq!(seen.len(), 3, "before the first decision, and after each");
    assert_eq!(seen.last(), page.client.view(Some(seat(1))));
    // What a bot has seen is none of the persons' business.
    assert!(page.client.seen_from(seat(2)).is_empty());
}

#[test]
fn a_person_sees_what_each_bot_does() {
    let mut page = Page::unopened(local(&Saved::new(Gems::new("gems", 3)), &[2, 3], 500));
    page.open();
    page.stored();
    // All hide at once: nobody waits for anybody.
    page.think("hide 4");
    page.think("hide 3");
    page.stored();
    page.play(1, "hide 1");
    assert_eq!(page.game().decided().len(), 3);
    page.now = 1100;
    page.think("take");
    assert!(page.stores.is_empty(), "the numbers were shown at 1000");
    assert_eq!(page.client.status().thinking, [seat(2)]);
    assert_eq!(page.client.wake_at(), Some(1500));
    page.tick(1499);
    assert!(page.stores.is_empty());
    page.tick(1500);
    page.now = 1520;
    page.stored();
    assert_eq!(page.line(), "2 hide 4, 3 hide 3, 1 hide 1, 2 take");
    // It counts from the moment at which it was shown, not thought.
    page.think("leave");
    assert_eq!(page.client.wake_at(), Some(2020));
    // A bot that takes its time does not wait any longer.
    page.tick(9000);
    page.stored();
    page.play(1, "leave");
    assert_eq!(page.game().decided().len(), 6);
}
