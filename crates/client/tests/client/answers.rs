//! What a client makes of a driver's answers, in whatever order they come.

use crate::gems::{Decision, Gems};
use crate::page::{decision, question, seat};
use crate::remote::RemoteDriver;
use client::{
    Command, Connection, DecisionId, Driver, Event, GameClient, Input, Millis, Output, OwnSeat,
    Progress, Refused, State, Status,
};
use game::{Game, Position};
use std::collections::VecDeque;

/// Hands on what the test wants, and keeps what it was told.
#[derive(Default)]
struct Script {
    events: VecDeque<Event<Gems>>,
    decided: Vec<(DecisionId, Decision)>,
}

impl Driver<Gems> for Script {
    fn command(&mut self, command: Command<Gems>, _now: Millis) {
        if let Command::Decide { id, decision, .. } = command {
            self.decided.push((id, decision));
        }
    }

    /// A message is an event that the test has prepared.
    fn handle(&mut self, input: Input<Gems>, _now: Millis) {
        let Input::Received(text) = input else { return };
        let words: Vec<&str> = text.split(' ').collect();
        let number = |at: usize| words[at].parse().expect("a number");
        self.events.push_back(match words[0] {
            "state" => Event::State(state(number(1), &words[2..])),
            "done" => Event::Done { id: DecisionId(number(1)), version: number(2) },
            "resumed" => Event::Resumed {
                id: DecisionId(number(1)),
                seat: seat(1),
                question: question(words[2]),
                decision: decision(&words[3..].join(" ")),
            },
            _ => Event::Refused {
                id: DecisionId(number(1)),
                refused: Refused::new("turn/hands_full", "no"),
            },
        });
    }

    fn poll(&mut self) -> Option<Event<Gems>> {
        self.events.pop_front()
    }

    fn wake_at(&self) -> Option<Millis> {
        None
    }

    fn status(&self) -> Status {
        Status::default()
    }
}

/// The state of a game for one player in which these numbers were hidden, each followed by taking a gem.
fn state(version: u64, hidden: &[&str]) -> State<Gems> {
    let mut game = Gems::new("answers", 1);
    for number in hidden {
        for text in [&format!("hide {number}"), "take"] {
            game.decide(seat(1), decision(text)).expect("legal");
        }
    }
    let own = OwnSeat {
        seat: seat(1),
        view: game.view(Some(seat(1))),
        asked: game.asked(seat(1)),
        take_back: None,
    };
    State {
        version,
        seats: Vec::new(),
        own: vec![own],
        watched: None,
        is_over: game.is_over(),
        table: None,
    }
}

fn client(messages: &[&str]) -> GameClient<Gems, Script> {
    let mut client = GameClient::new(Script::default());
    client.open(0);
    tell(&mut client, messages);
    client
}

fn tell(client: &mut GameClient<Gems, Script>, messages: &[&str]) {
    for message in messages {
        client.handle(Input::Received((*message).to_owned()), 0);
    }
}

fn version(client: &GameClient<Gems, Script>) -> Option<u64> {
    client.state().map(|state| state.version)
}

fn outputs(client: &mut GameClient<Gems, Script>) -> Vec<Output<Gems>> {
    let mut outputs = Vec::new();
    while let Some(output) = client.poll() {
        outputs.push(output);
    }
    outputs
}

fn hide(client: &mut GameClient<Gems, Script>, number: u8) {
    client.decide(seat(1), question("1.0"), Decision::Hide(number), 0).expect("asked");
}

#[test]
fn older_states_are_dropped_and_of_equal_ones_the_later_counts() {
    let mut client = client(&[]);
    assert_eq!(version(&client), None);
    assert_eq!(client.turn(), None);
    let nothing = client.decide(seat(1), question("1.0"), Decision::Hide(1), 0);
    assert_eq!(nothing.expect_err("no state").code, "table/not_yours");
    tell(&mut client, &["state 5 1", "state 4"]);
    assert_eq!(version(&client), Some(5));
    assert_eq!(client.turn(), Some((seat(1), question("2.0"))));
    tell(&mut client, &["state 5"]);
    assert_eq!(client.turn(), Some((seat(1), question("1.0"))));
}

#[test]
fn what_counts_is_shown_as_done_until_its_state_arrives() {
    let mut client = client(&["state 1"]);
    hide(&mut client, 3);
    tell(&mut client, &["done 1 2", "done 1 2"]);
    let under_way = client.under_way(seat(1)).expect("shown");
    assert_eq!(under_way.progress, Progress::Done { version: 2 });
    assert_eq!(client.turn(), None, "the player has answered");
    assert!(client.is_settled());
    // A state from before is no news, and neither is a late refusal.
    tell(&mut client, &["state 1", "refused 1"]);
    let under_way = client.under_way(seat(1)).expect("shown");
    assert_eq!(under_way.progress, Progress::Done { version: 2 });
    tell(&mut client, &["state 3 3"]);
    assert_eq!(client.under_way(seat(1)), None);
    let done = |output: &Output<Gems>| matches!(output, Output::Done { .. });
    assert_eq!(outputs(&mut client).iter().filter(|it| done(it)).count(), 1);
}

#[test]
fn a_state_settles_a_decision_whose_answer_is_lost_or_late() {
    let mut client = client(&["state 1"]);
    hide(&mut client, 3);
    tell(&mut client, &["state 3 3"]);
    assert_eq!(client.under_way(seat(1)), None);
    assert_eq!(client.turn(), Some((seat(1), question("2.0"))));
    outputs(&mut client);
    tell(&mut client, &["done 1 2", "refused 1"]);
    assert_eq!(outputs(&mut client), []);
}

#[test]
fn an_answer_to_the_first_attempt_does_not_settle_the_second() {
    let mut client = client(&["state 1"]);
    hide(&mut client, 3);
    tell(&mut client, &["refused 1"]);
    hide(&mut client, 4);
    assert_eq!(client.driver().decided.len(), 2);
    assert_ne!(client.driver().decided[0].0, client.driver().decided[1].0);
    tell(&mut client, &["refused 1", "done 1 2"]);
    assert_eq!(client.under_way(seat(1)).expect("it is").progress, Progress::Sent);
    tell(&mut client, &["state 1", "refused 2"]);
    let Progress::Refused(refused) = &client.under_way(seat(1)).expect("shown").progress else {
        panic!("{:?}", client.under_way(seat(1)));
    };
    assert_eq!(refused.code, "turn/hands_full");
}

#[test]
fn what_counted_and_was_taken_back_elsewhere_can_be_decided_again() {
    let mut client = client(&["state 1"]);
    hide(&mut client, 3);
    tell(&mut client, &["done 1 2", "state 5"]);
    assert_eq!(client.under_way(seat(1)), None);
    assert_eq!(client.turn(), Some((seat(1), question("1.0"))));
}

#[test]
fn a_refused_decision_goes_when_its_question_does() {
    let mut client = client(&["state 1"]);
    hide(&mut client, 3);
    tell(&mut client, &["refused 1", "state 2 1"]);
    assert_eq!(client.under_way(seat(1)), None);
}

#[test]
fn what_was_decided_before_the_page_was_loaded_again_is_still_under_way() {
    let mut client = client(&["resumed 7 1.0 hide 3", "state 1"]);
    let under_way = client.under_way(seat(1)).expect("it is");
    assert_eq!((under_way.decision, &under_way.progress), (Decision::Hide(3), &Progress::Sent));
    assert_eq!(client.turn(), None, "the player has answered");
    assert!(!client.is_settled());
    let other = client.decide(seat(1), question("1.0"), Decision::Hide(4), 0);
    assert_eq!(other.expect_err("another").code, "question/under_way");
    tell(&mut client, &["refused 7"]);
    hide(&mut client, 4);
    assert!(client.driver().decided[0].0 > DecisionId(7), "its number is not used again");
}

#[test]
fn what_was_decided_before_is_forgotten_where_another_question_is_asked() {
    let client = client(&["resumed 1 1.0 hide 3", "state 2 3"]);
    assert_eq!(client.under_way(seat(1)), None);
    assert_eq!(client.turn(), Some((seat(1), question("2.0"))));
}

#[test]
fn changes_are_told_once() {
    let mut client = client(&["state 1", "state 2", "state 3"]);
    assert_eq!(outputs(&mut client), [Output::Changed]);
    tell(&mut client, &["state 2"]);
    assert_eq!(outputs(&mut client), []);
}

#[test]
fn a_lost_connection_is_shown_and_decisions_are_sent_when_it_is_back() {
    let mut client = GameClient::new(RemoteDriver::new("b"));
    client.open(0);
    assert_eq!(client.status().connection, Connection::Connecting);
    client.handle(Input::Connected, 0);
    let text = crate::wire::write(&state(1, &[]));
    client.handle(Input::Received(text), 0);
    client.handle(Input::Disconnected { reason: "no signal".to_owned(), retry_at: None }, 10);
    let lost = Connection::Lost { reason: "no signal".to_owned(), retry_at: None };
    assert_eq!(client.status().connection, lost);
    while client.poll().is_some() {}
    client.decide(seat(1), question("1.0"), Decision::Hide(2), 20).expect("asked");
    client.handle(Input::Connected, 30);
    let mut sent = Vec::new();
    while let Some(output) = client.poll() {
        if let Output::Send(text) = output {
            sent.push(text);
        }
    }
    assert_eq!(sent, ["watch", "decide b-1 1.0 hide 2"]);
    client.take_back(seat(1), 40).expect_err("a decision is under way");
    for rubbish in
        ["", "done", "done b-1", "done b-1 x", "done c-1 2", "refused b-9 a b", "state x"]
    {
        client.handle(Input::Received(rubbish.to_owned()), 50);
    }
    assert_eq!(client.under_way(seat(1)).expect("it is").progress, Progress::Sent);
}
