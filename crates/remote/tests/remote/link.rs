//! One socket, kept open.

use crate::kit::{JSON, text};
use client::Millis;
use protocol::{Code, Fault, FromServer};
use remote::{Link, LinkOutput};

fn outputs(link: &mut Link) -> Vec<LinkOutput> {
    std::iter::from_fn(|| link.poll()).collect()
}

fn open(seed: u64) -> Link {
    let mut link = Link::new(JSON, seed);
    link.open(0);
    link.opened(100);
    assert_eq!(outputs(&mut link), [LinkOutput::Open, LinkOutput::Connected]);
    link
}

/// Lets the attempt under way fail, and says how long the link waits for the next.
fn wait_after_failure(link: &mut Link, now: Millis) -> Millis {
    link.closed("no answer", now);
    let [LinkOutput::Disconnected { retry_at: Some(at), .. }] = outputs(link)[..] else {
        panic!("it waits");
    };
    assert_eq!(link.wake_at(), Some(at));
    link.tick(at - 1);
    assert_eq!(outputs(link), [], "not before its time");
    link.tick(at);
    assert_eq!(outputs(link), [LinkOutput::Open]);
    at - now
}

#[test]
fn a_silent_server_is_asked_and_then_given_up() {
    let mut link = open(1);
    let asked_at = link.wake_at().expect("it looks after it");
    link.tick(asked_at - 1);
    assert_eq!(outputs(&mut link), []);
    link.tick(asked_at);
    assert_eq!(outputs(&mut link), [LinkOutput::Send(r#"{"type":"ping"}"#.to_owned())]);
    link.received(r#"{"type":"pong"}"#, asked_at + 50);
    let again_at = link.wake_at().expect("it looks after it");
    link.tick(again_at);
    assert_eq!(outputs(&mut link).len(), 1, "it asks again after another silence");
    let given_up_at = link.wake_at().expect("it has some patience");
    link.tick(given_up_at);
    let [LinkOutput::Drop, LinkOutput::Disconnected { .. }] = outputs(&mut link)[..] else {
        panic!("it is given up");
    };
    assert!(given_up_at - again_at <= 10_000);
}

#[test]
fn a_server_that_does_not_take_the_call_is_given_up() {
    let mut link = Link::new(JSON, 1);
    link.open(0);
    outputs(&mut link);
    link.tick(link.wake_at().expect("it has some patience"));
    assert_eq!(outputs(&mut link).first(), Some(&LinkOutput::Drop));
}

#[test]
fn waits_grow_and_no_two_devices_wait_alike() {
    let waits: Vec<Vec<Millis>> = [1, 2]
        .map(|seed| {
            let mut link = open(seed);
            let mut now = 1000;
            let waits = (0..10).map(|_| {
                let wait = wait_after_failure(&mut link, now);
                now += wait;
                wait
            });
            waits.collect()
        })
        .into();
    assert_ne!(waits[0], waits[1]);
    for waits in waits {
        assert!((500..=1000).contains(&waits[0]), "{waits:?}");
        assert!((1000..=2000).contains(&waits[1]), "{waits:?}");
        assert!(waits[5..].iter().all(|wait| (15_000..=30_000).contains(wait)), "{waits:?}");
    }
}

#[test]
fn whoever_was_heard_is_called_back_soon() {
    let mut link = open(1);
    for n in 1..6 {
        wait_after_failure(&mut link, n * 100_000);
    }
    link.opened(1_000_000);
    link.received("{}", 1_000_001);
    outputs(&mut link);
    assert!(wait_after_failure(&mut link, 1_000_002) <= 1000);
    // A socket that opens and closes without a word does not count.
    link.opened(2_000_000);
    outputs(&mut link);
    assert!(wait_after_failure(&mut link, 2_000_001) >= 1000);
}

#[test]
fn a_farewell_is_the_reason() {
    let mut link = open(1);
    let error = Fault::new(Code::STOPPING, "the server is about to stop");
    link.received(&text(&FromServer::Bye { error }), 200);
    link.closed("closed", 210);
    let [LinkOutput::Disconnected { ref reason, .. }] = outputs(&mut link)[..] else {
        panic!("it is closed");
    };
    assert_eq!(reason, "the server is about to stop");
    for rubbish in ["\"bye\"", "{\"type\":\"bye\"}", "", "\u{0}"] {
        open(1).received(rubbish, 200);
    }
}

#[test]
fn impatience_and_a_network_that_is_back_shorten_the_wait() {
    let mut link = open(1);
    link.retry(150);
    assert_eq!(outputs(&mut link), [], "it is open");
    link.offline("no network", 200);
    assert_eq!(outputs(&mut link).first(), Some(&LinkOutput::Drop));
    assert!(!link.is_open());
    link.retry(210);
    assert_eq!(outputs(&mut link), [LinkOutput::Open]);
}

#[test]
fn nobody_is_called_whom_nobody_needs() {
    let mut link = open(1);
    link.close();
    assert_eq!(outputs(&mut link), [LinkOutput::Drop]);
    link.closed("late", 300);
    link.opened(300);
    link.received("late", 300);
    link.tick(1_000_000);
    assert_eq!((outputs(&mut link), link.wake_at()), (Vec::new(), None));
    link.open(1_000_000);
    assert_eq!(outputs(&mut link), [LinkOutput::Open]);
}
