//! Tables of thousands.

use crate::kit::*;
use games::AnyRecord;
use limes::{Action, Turn};
use protocol::{PlayerId, Stage, State};
use table::{Limits, Millis, Table};

/// A state of a large table is smaller than this as JSON.
const MOST_BYTES: usize = 8 * 1024;

/// The longest name, of characters that take most bytes.
fn long_name(number: u32) -> String {
    let picture = char::from_u32(0x1f300 + number % 200).expect("a picture");
    format!("{number:05}") + &picture.to_string().repeat(35)
}

/// A table of so many people with the longest names.
fn large(options: &str, people: u32) -> Table {
    let creation = table::Creation { name: long_name(1), ..creation(options) };
    let mut table = Table::create(creation, NOW).expect("it can be played").0;
    for number in 2..=people {
        table.join(person(number), &long_name(number), None, NOW).expect("a seat is free");
    }
    table
}

/// The turn that makes the longest state: workers first, then the longest text.
fn longest(table: &Table) -> String {
    let legal = table.game().expect("it has begun").any().legal(seat(1)).expect("it is asked");
    let length = |text: &String| {
        let turn: Turn = text.parse().expect("a turn");
        (matches!(turn.action, Action::Place(_)), text.len())
    };
    legal.into_iter().max_by_key(length).expect("never empty")
}

/// A round in which bots decide for everybody, when its time is out. All do the same, so what one may do all may.
fn play_round(table: &mut Table, now: Millis) {
    let longest = longest(table);
    for due in table.due(now) {
        table.bot_decided(due, &longest, now).expect("it is legal");
    }
}

fn viewers() -> [Option<PlayerId>; 5] {
    [None, Some(person(1)), Some(person(5000)), Some(person(11_000)), Some(person(20_000))]
}

#[track_caller]
fn check_size(state: &State) {
    let bytes = json(state).len();
    assert!(bytes < MOST_BYTES, "{bytes} bytes");
}

/// A deck whose name and cards are as long as can be, in a file that is, too.
fn long_deck() -> String {
    let cards = r#"  "=hhh ^hhh ^hhh ^hhh","#.to_owned() + "\n";
    let deck = format!("name = \"{}\"\ncards = [\n{}]\n# ", long_name(7), cards.repeat(24));
    let quotes = deck.bytes().filter(|byte| b"\"\n".contains(byte)).count();
    deck.clone() + &"\"".repeat((4096 - deck.len() - quotes) / 2)
}

#[test]
fn a_state_stays_small_whatever_the_names_the_deck_and_the_round() {
    let bots: Vec<String> =
        (1..=16).map(|bot| format!(r#"{{"seat":{},"level":6}}"#, 11_980 + bot)).collect();
    let options = format!(
        r#"{{"game":"limes","seats":12000,"variants":["diagonal","ferryman"],"deck":{},"clock":{{"turn_s":60}},"bots":[{}],"listed":true}}"#,
        serde_json::to_string(&long_deck()).expect("it serialises"),
        bots.join(",")
    );
    let mut table = large(&options, 5000);
    assert_eq!(table.state(None, NOW, |_| true).options.deck, Some(long_deck()));
    for viewer in viewers() {
        check_size(&table.state(viewer, NOW, |_| true));
    }
    for number in 5001..=12_000 - 16 {
        table.join(person(number), &long_name(number), None, NOW).expect("a seat is free");
    }
    let mut now = NOW;
    while table.stage() == Stage::Playing {
        now += MINUTE;
        play_round(&mut table, now);
        for viewer in viewers() {
            check_size(&table.state(viewer, now, |_| true));
        }
    }
    let state = table.state(Some(person(11_000)), now, |_| true);
    assert_eq!((state.seats.len(), state.others), (10, Some(11_990)));
    assert_eq!(state.options.deck, Some(long_name(7)));
    let stood_in: Vec<usize> = state.seats.iter().map(|seat| seat.stood_in.len()).collect();
    assert_eq!(stood_in, [1, 1, 1, 1, 1, 1, 1, 16, 1, 1], "the caller's own are all told");
}

#[test]
fn of_a_deck_file_that_no_state_can_hold_only_the_cards_are_told() {
    let asked = |deck: String| {
        let json = serde_json::json!({ "game": "limes", "deck": deck });
        let asked = serde_json::from_value(json).expect("options");
        table::check_options(&asked, table::Limits::default()).expect("it can be played").deck
    };
    assert_eq!(asked(long_deck()), Some(long_deck()), "it is just small enough");
    let cards = limes::Deck::from_toml(&long_deck()).expect("a deck").to_toml();
    assert_eq!(asked(long_deck() + "\"\""), Some(cards));
}

#[test]
fn a_large_table_shows_the_caller_the_leaders_and_their_neighbours() {
    let mut table = joined(r#"{"game":"limes","seats":30,"clock":{"turn_h":1}}"#, 29);
    let early = state(&table, 20);
    let seats: Vec<usize> = early.seats.iter().map(|seat| seat.seat).collect();
    assert_eq!((seats, early.others), (vec![1, 2, 3, 4, 5, 20], Some(23)));
    assert_eq!(table.state(None, NOW, |_| true).others, Some(24));
    table.start(person(ADA), NOW).expect("29 can play");
    play_on(&mut table, 3, NOW);
    let state = state(&table, 20);
    let seats: Vec<usize> = state.seats.iter().map(|seat| seat.seat).collect();
    let view: serde_json::Value = serde_json::to_value(&state.view).expect("it serialises");
    let players = view["players"].as_array().expect("a list");
    let shown: Vec<usize> =
        players.iter().filter_map(|player| Some(player["seat"].as_u64()? as usize)).collect();
    assert_eq!(seats, shown);
    assert!(seats.contains(&20) && (6..=10).contains(&seats.len()));
    assert_eq!(state.others, Some(29 - seats.len()));
    for player in players {
        assert_eq!(player["turns"].is_array(), player["seat"] == 20, "{player}");
    }
}

#[test]
fn an_open_large_table_tells_where_a_bot_finds_a_seat() {
    let mut table = joined(r#"{"game":"limes","seats":24,"clock":{"turn_h":1}}"#, 8);
    let free = |table: &Table| state(table, ADA).free.map(|free| (free.reserved, free.last));
    assert_eq!(free(&table), Some((0, 24)));
    for expected in [23, 22] {
        let last = state(&table, ADA).free.expect("seats are free").last;
        let added = table.seat_bot(person(ADA), last, game::Level::Regular, Limits::default(), NOW);
        added.expect("the seat is free");
        assert_eq!(free(&table), Some((0, expected)));
    }
    table.start(person(ADA), NOW).expect("ten can play");
    assert_eq!(free(&table), None);
    assert_eq!(state(&joined(r#"{"game":"limes","seats":3}"#, 2), ADA).free, None, "a small table");
}

#[test]
fn a_record_of_a_large_table_has_one_column() {
    let mut table = joined(r#"{"game":"limes","seats":20,"clock":{"turn_h":1}}"#, 20);
    play_on(&mut table, 2, NOW);
    table.decide(person(9), &command("x", "3", &some_legal(&table, seat(9))), NOW).expect("legal");
    let names = |viewer: Option<u32>, seat| {
        let text = table.record_text(viewer.map(person), seat).expect("it is told");
        AnyRecord::parse(text.as_bytes()).expect("a record");
        let lines = text.lines().filter(|line| line.starts_with("[Player ")).collect::<Vec<_>>();
        (lines.join(""), text.contains("3. ") && text.lines().last().unwrap_or("").contains('|'))
    };
    assert_eq!(names(None, None), ("[Player \"Ada\"]".to_owned(), false));
    assert_eq!(names(Some(9), None), ("[Player \"Person 9\"]".to_owned(), true));
    assert_eq!(names(Some(8), Some(9)), ("[Player \"Person 9\"]".to_owned(), false));
    check_refused(table.record_text(None, Some(21)), "request/field");
}

/// Counting what is asked for would be closer, but time is what a table of thousands runs out of. What goes round the table is
/// twenty times slower at twenty times the seats.
#[test]
fn a_decision_costs_what_it_changes_and_not_the_table() {
    let [small, large] = [500, 10_000].map(|seats: u32| {
        let options = format!(r#"{{"game":"limes","seats":{seats},"clock":{{"turn_s":60}}}}"#);
        let mut table = joined(&options, seats);
        for number in seats / 2..seats {
            table.leave(person(number), NOW).expect("they sit here");
        }
        // The bots of those who have left have answered, and the others are waited for.
        let_bots_decide(&mut table, NOW);
        let few = 200;
        let fastest = (0..4).map(|part| {
            let start = std::time::Instant::now();
            for number in part * few / 4..(part + 1) * few / 4 {
                let command = command("a", "1", "d4^ +nw");
                table.decide(person(number + 1), &command, NOW).expect("it is legal");
                std::hint::black_box((table.wake_at(), table.due(NOW), table.summary()));
                table.tick(NOW).expect("it can be noted");
            }
            start.elapsed()
        });
        fastest.min().expect("four parts")
    });
    assert!(large < 6 * small, "{large:?} instead of {small:?}");
}
