//! What the driver makes of a server's messages, one by one.

use crate::kit::{
    JSON, LimesClient, client, limes, limits, outputs, read, seat, sent, state, table, text,
};
use client::{Connection, GameClient, Input, Occupant, Output, Progress};
use game::{Game, Question};
use limes::{DealtGame, Turn};
use protocol::{
    ClockState, Code, CommandId, Decide, Fault, FromServer, Phrase, SeatKind, Stage, State,
    ToServer,
};
use remote::{BotNames, RemoteDriver, TableWatch};

const CONNECTED: Input<DealtGame> = Input::Connected;

fn received(message: &FromServer) -> Input<DealtGame> {
    Input::Received(text(message))
}

fn shown(state: State) -> Input<DealtGame> {
    received(&FromServer::State(Box::new(state)))
}

fn done(id: &str, version: u64) -> Input<DealtGame> {
    let id = CommandId::new(id).expect("an id");
    received(&FromServer::Done { table: table(), id, version })
}

fn refused(id: Option<&str>, code: Code) -> Input<DealtGame> {
    let id = id.map(|id| CommandId::new(id).expect("an id"));
    received(&FromServer::refused(table(), id.as_ref(), Fault::new(code, "no")))
}

fn lost() -> Input<DealtGame> {
    Input::Disconnected { reason: "no signal".to_owned(), retry_at: Some(700) }
}

fn turn() -> Turn {
    "d4^ +nw".parse().expect("a turn")
}

/// A client of the player in seat 1, who is asked to lay the first card and has done so under the id `a-1`.
fn decided() -> crate::kit::LimesClient {
    let mut client = client("a", None);
    client.handle(CONNECTED, 0);
    client.handle(shown(state(&limes("driver", 2), 1, Some(seat(1)))), 0);
    outputs(&mut client);
    client.decide(seat(1), Question::round(1), turn(), 10).expect("asked");
    client
}

#[test]
fn a_restored_server_may_show_lower_versions() {
    let mut client = decided();
    client.handle(done("a-1", 17), 20);
    let newest = |client: &LimesClient| client.state().map(|state| state.version);
    let is_under_way = |client: &LimesClient| client.under_way(seat(1)).is_some();
    let mut later = state(&limes("driver", 2), 16, Some(seat(1)));
    client.handle(shown(later.clone()), 20);
    assert_eq!((newest(&client), is_under_way(&client)), (Some(16), true));
    later.version = 3;
    client.handle(shown(later.clone()), 30);
    assert_eq!(newest(&client), Some(16), "an old one");
    later.epoch += 1;
    client.handle(shown(later.clone()), 30);
    // The decision was lost with the server, so the player decides again.
    assert_eq!((newest(&client), is_under_way(&client)), (Some(3), false));
    client.decide(seat(1), Question::round(1), turn(), 40).expect("asked");
    later.version = 2;
    client.handle(shown(later), 50);
    assert_eq!(newest(&client), Some(3), "an old one of the new epoch");
}

const WATCH: &str = r#"{"type":"watch","table":"0123456789abcdefghjk"}"#;
const DECIDE: &str = r#"{"type":"decide","table":"0123456789abcdefghjk","id":"a-1","asked":"1","decision":"d4^ +nw"}"#;

#[test]
fn whoever_looks_watches_as_soon_as_there_is_a_connection() {
    let mut client = client("a", None);
    assert_eq!(client.status().connection, Connection::Connecting);
    assert_eq!(sent(&mut client), [""; 0]);
    client.handle(CONNECTED, 0);
    assert_eq!(client.status().connection, Connection::Steady);
    assert_eq!(sent(&mut client), [WATCH]);
    // Without a state it asks again.
    client.handle(Input::Tick, client.wake_at().expect("it has some patience"));
    assert_eq!(sent(&mut client), [WATCH]);
    client.handle(shown(state(&limes("driver", 2), 1, Some(seat(1)))), 6000);
    assert_eq!(client.wake_at(), None);
    client.close(7000);
    assert_eq!(sent(&mut client), [r#"{"type":"unwatch","table":"0123456789abcdefghjk"}"#]);
}

#[test]
fn a_decision_is_remembered_and_then_sent() {
    let mut client = decided();
    let outputs = outputs(&mut client);
    let remembered = Output::Remember(Some("a-1 1 1 d4^ +nw".to_owned()));
    let at = |wanted: &Output<DealtGame>| outputs.iter().position(|output| output == wanted);
    assert!(at(&remembered).expect("it is") < at(&Output::Send(DECIDE.to_owned())).expect("it is"));
}

#[test]
fn what_has_no_answer_is_sent_again_under_its_id() {
    let mut client = decided();
    assert_eq!(sent(&mut client), [DECIDE]);
    client.handle(Input::Tick, client.wake_at().expect("it has some patience"));
    assert_eq!(sent(&mut client), [DECIDE]);
    client.handle(lost(), 6000);
    let connection = Connection::Lost { reason: "no signal".to_owned(), retry_at: Some(700) };
    assert_eq!((&client.status().connection, client.wake_at()), (&connection, None));
    client.handle(CONNECTED, 7000);
    assert_eq!(sent(&mut client), [WATCH, DECIDE]);
    client.handle(done("a-1", 2), 7100);
    let outputs = outputs(&mut client);
    assert!(outputs.contains(&Output::Remember(None)));
    assert!(outputs.contains(&Output::Done { seat: seat(1), question: Question::round(1) }));
    client.handle(lost(), 8000);
    client.handle(CONNECTED, 9000);
    assert_eq!(sent(&mut client), [WATCH]);
}

#[test]
fn a_page_that_was_loaded_again_sends_what_it_remembers() {
    let mut client = client("b", Some("a-1 1 1 d4^ +nw"));
    client.handle(CONNECTED, 0);
    assert_eq!(sent(&mut client), [WATCH, DECIDE]);
    client.handle(shown(state(&limes("driver", 2), 1, Some(seat(1)))), 10);
    assert_eq!(client.turn(), None, "the player has answered");
    client.handle(refused(Some("a-1"), Code::from("turn/cell_taken")), 20);
    client.decide(seat(1), Question::round(1), turn(), 30).expect("asked");
    let sent = sent(&mut client);
    let ToServer::Decide { command: Decide { id, .. }, .. } = read(&sent[0]) else {
        panic!("{sent:?}");
    };
    assert_eq!(id.as_str(), "b-2", "another page, another id");
}

#[test]
fn a_decision_made_without_a_connection_can_be_withdrawn_until_it_is_sent() {
    let asked = || shown(state(&limes("driver", 2), 1, Some(seat(1))));
    let mut client = client("a", None);
    client.handle(CONNECTED, 0);
    client.handle(asked(), 10);
    client.handle(lost(), 20);
    client.decide(seat(1), Question::round(1), turn(), 30).expect("asked");
    let kept = Output::Remember(Some("? a-1 1 1 d4^ +nw".to_owned()));
    assert!(outputs(&mut client).contains(&kept));
    assert_eq!(client.turn(), None);
    client.withdraw(40);
    assert!(outputs(&mut client).contains(&Output::Remember(None)));
    assert_eq!(client.turn(), Some((seat(1), Question::round(1))), "the player is asked as before");
    client.handle(CONNECTED, 50);
    assert_eq!(sent(&mut client), [WATCH]);
    // What was sent may have arrived, whatever became of the connection since.
    client.handle(asked(), 60);
    client.decide(seat(1), Question::round(1), turn(), 70).expect("asked");
    client.handle(lost(), 80);
    outputs(&mut client);
    client.withdraw(90);
    assert_eq!(client.turn(), None);
    assert_eq!(outputs(&mut client), []);
}

#[test]
fn a_decision_is_noted_as_sent_before_it_is() {
    let mut client = client("b", Some("? a-1 1 1 d4^ +nw"));
    client.handle(CONNECTED, 0);
    let outputs = outputs(&mut client);
    let at = |wanted: &Output<DealtGame>| outputs.iter().position(|output| output == wanted);
    let noted = at(&Output::Remember(Some("a-1 1 1 d4^ +nw".to_owned())));
    assert!(noted.is_some() && noted < at(&Output::Send(DECIDE.to_owned())), "{outputs:?}");
}

#[test]
fn a_state_settles_what_it_does_not_ask_any_more() {
    let mut client = decided();
    outputs(&mut client);
    let mut game = limes("driver", 2);
    game.decide(seat(1), turn()).expect("legal");
    client.handle(shown(state(&game, 2, Some(seat(1)))), 20);
    assert!(outputs(&mut client).contains(&Output::Remember(None)));
    // An older state that was on its way does not bring it back.
    client.handle(shown(state(&limes("driver", 2), 1, Some(seat(1)))), 30);
    assert_eq!((client.turn(), client.under_way(seat(1))), (None, None));
    client.handle(lost(), 40);
    client.handle(CONNECTED, 50);
    assert_eq!(sent(&mut client), [WATCH]);
}

#[test]
fn a_busy_server_is_asked_again_a_little_later() {
    let mut client = decided();
    outputs(&mut client);
    for code in [Code::TOO_MANY, Code::BUSY, Code::STOPPING] {
        client.handle(refused(Some("a-1"), code), 100);
        assert_eq!(client.under_way(seat(1)).expect("it is").progress, Progress::Sent);
        client.handle(Input::Tick, client.wake_at().expect("it has some patience"));
        assert_eq!(sent(&mut client), [DECIDE]);
    }
    client.handle(refused(Some("a-1"), Code::from("turn/cell_taken")), 20_000);
    let Progress::Refused(refused) = &client.under_way(seat(1)).expect("shown").progress else {
        panic!("{:?}", client.under_way(seat(1)));
    };
    assert_eq!(refused.code, "turn/cell_taken");
}

#[test]
fn a_table_that_is_not_to_be_had_is_said_to_be_so() {
    let mut client = client("a", None);
    client.handle(CONNECTED, 0);
    client.handle(refused(None, Code::BUSY), 10);
    assert_eq!(client.status().connection, Connection::Steady);
    client.handle(refused(None, Code::TABLE), 20);
    let Connection::Refused(refused) = &client.status().connection else {
        panic!("{:?}", client.status());
    };
    assert_eq!((&*refused.code, client.wake_at()), ("table/unknown", None));
    outputs(&mut client);
    client.retry(1000);
    assert_eq!(client.status().connection, Connection::Steady);
    assert_eq!(sent(&mut client), [WATCH]);
}

#[test]
fn people_bots_clocks_and_seeds_are_shown() {
    let mut client = client("a", None);
    client.handle(CONNECTED, 0);
    let mut it = state(&limes("driver", 3), 1, Some(seat(2)));
    (it.seats[0].here, it.seats[0].stood_in) = (false, vec!["1".to_owned(), "rubbish".to_owned()]);
    (it.seats[2].kind, it.seats[2].level) = (SeatKind::Bot, Some(4));
    it.clock = Some(ClockState { ends: "2026-11-16T10:00:00Z".to_owned(), left_ms: 41_000 });
    client.handle(shown(it.clone()), 1000);
    let state = client.state().expect("shown");
    let occupants: Vec<&Occupant> = state.seats.iter().map(|seat| &seat.occupant).collect();
    let bot = Occupant::Bot { level: "skilled".to_owned() };
    assert_eq!(occupants, [&Occupant::Elsewhere, &Occupant::Here, &bot]);
    assert_eq!(state.seats[0].stood_in, [Question::round(1)]);
    assert!(!state.seats[0].is_connected && state.seats[1].is_connected);
    let table = state.table.as_ref().expect("a table");
    assert_eq!((table.deadline, &*table.commitment), (Some(42_000), "c0ffee"));
    assert_eq!((state.is_over, table.is_closed), (false, false));
    // At the same version the later counts, and a table may be given up.
    it.state = Stage::Closed;
    it.seed = Some("the seed".to_owned());
    client.handle(shown(it), 2000);
    let state = client.state().expect("shown");
    let table = state.table.as_ref().expect("a table");
    assert_eq!((state.is_over, table.is_closed), (true, true));
    assert_eq!(table.seed.as_deref(), Some("the seed"));
}

#[test]
fn bots_are_called_as_the_reader_calls_them_beside_the_game_and_in_it() {
    let watch = TableWatch::new(table(), JSON);
    let names = BotNames::new(|level| format!("Stufe {}", level.number()), "gelöscht".to_owned());
    let mut client: LimesClient =
        GameClient::new(RemoteDriver::new(watch, "a", None).calling_bots(names));
    client.open(0);
    client.handle(CONNECTED, 0);
    let mut it = state(&limes("driver", 3), 1, Some(seat(2)));
    (it.seats[2].kind, it.seats[2].level) = (SeatKind::Bot, Some(4));
    it.seats[2].name = "Skilled 2".to_owned();
    client.handle(shown(it.clone()), 1000);
    let shown = client.state().expect("shown");
    assert_eq!(shown.seats[2].name, "Stufe 4 2");
    assert_eq!(shown.own[0].view.players[2].name, "Stufe 4 2");
    assert_eq!(shown.own[0].view.players[0].name, it.seats[0].name);
}

#[test]
fn phrases_go_both_ways() {
    let mut client = client("a", None);
    client.handle(CONNECTED, 0);
    outputs(&mut client);
    client.say(seat(1), "well-played", 10);
    client.say(seat(1), "you fool", 10);
    let said = r#"{"type":"say","table":"0123456789abcdefghjk","phrase":"well-played"}"#;
    assert_eq!(sent(&mut client), [said]);
    let table = table();
    client.handle(received(&FromServer::Said { table, seat: 2, phrase: Phrase::Thanks }), 20);
    let said = Output::Said { seat: seat(2), phrase: "thanks".to_owned() };
    assert!(outputs(&mut client).contains(&said));
}

#[test]
fn a_server_takes_nothing_back() {
    let mut client = client("a", None);
    client.handle(CONNECTED, 0);
    client.handle(shown(state(&limes("driver", 2), 1, Some(seat(1)))), 0);
    outputs(&mut client);
    client.take_back(seat(1), 10).expect("the answer comes later");
    assert!(matches!(outputs(&mut client)[..], [Output::TakeBackRefused { .. }]));
}

#[test]
fn a_table_that_has_not_begun_shows_no_game() {
    let mut client = client("a", None);
    client.handle(CONNECTED, 0);
    let mut it = state(&limes("driver", 2), 1, Some(seat(1)));
    (it.view, it.state) = (None, Stage::Open);
    client.handle(shown(it), 10);
    assert_eq!((client.state(), client.wake_at()), (None, None));
}

#[test]
fn rubbish_and_the_news_of_other_tables_change_nothing() {
    let mut client = decided();
    outputs(&mut client);
    let good = text(&FromServer::State(Box::new(state(&limes("other", 2), 9, Some(seat(1))))));
    let other_table = good.replace(crate::kit::TABLE, "zzzzzzzzzzzzzzzzzzzz");
    for rubbish in
        ["", "{", "[]", "{}", "null", r#"{"type":"cheat"}"#, r#"{"type":"done"}"#, &other_table]
    {
        client.handle(Input::Received(rubbish.to_owned()), 50);
    }
    client.handle(done("b-1", 2), 50);
    client.handle(refused(Some("a-7"), Code::STALE), 50);
    assert_eq!(client.under_way(seat(1)).expect("it is").progress, Progress::Sent);
    assert_eq!(client.state().map(|state| state.version), Some(1));
    // Of the view no game looks like this, or it is of another game.
    let impossible = good.replace(r#""asked":"1""#, r#""asked":"7.7""#);
    assert_ne!(impossible, good);
    client.handle(Input::Received(impossible), 60);
    assert!(matches!(client.status().connection, Connection::Refused(_)));
    assert_eq!(client.state().map(|state| state.version), Some(1));
    client.retry(70);
    client.handle(shown(state(&limits("other", 3), 9, Some(seat(1)))), 80);
    assert!(matches!(client.status().connection, Connection::Refused(_)));
}
