//! Views as the JSON that docs/FORMATS.md promises, and games without their types.

use expect_test::{Expect, expect};
use game::Seat;
use games::{AnyGame, AnyPosition, AnyRecord, RecordFault};
use limes::DealtGame;

const LIMES: &str = "[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"classic\"]\n[Variants \"diagonal\"]\n\
    [Player \"Ada\"]\n[Player \"Ben\"]\n[Seed \"limes\"]\n\n1. 22 | d4^ +nw | d4>\n2. 21 | e4^ d4nw-e4sw | …\n";

fn limits() -> String {
    let colours = "rygbp".repeat(12);
    format!(
        "[Game \"Limits\"]\n[Format \"1\"]\n[Player \"Ada\"]\n[Player \"Ben\"]\n[Start \"1\"]\n[Colours \"{colours}\"]\n\
         [LimitCards \"1 2 3 4 5 6 7 8 9 10\"]\n\n1. hide r | r\n1: play y\n2: play g\n1: suspect 2\n2. hide r | …\n"
    )
}

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

/// The view without the deck's cards, which are the same everywhere.
fn check(text: &str, viewer: Option<usize>, expected: Expect) {
    let record = AnyRecord::parse(text.as_bytes()).expect("a record");
    let view = record.position().view(viewer.map(seat));
    let json = serde_json::to_string(&view).expect("JSON");
    let json = match (json.find("\"cards\":[\"# "), json.find("]},\"pile\"")) {
        (Some(from), Some(to)) => format!("{}\"cards\":[…{}", &json[..from], &json[to..]),
        _ => json,
    };
    expected.assert_eq(&json.replace("},{", "},\n{"));
}

#[test]
fn a_view_of_limes() {
    check(
        LIMES,
        Some(2),
        expect![[r#"
        {"game":"limes","you":2,"asked":"2","phase":"lay","round":2,"card":21,"variants":["diagonal"],"deck":{"name":"classic","cards":[…]},"pile":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,23,24],"players":[{"seat":1,"name":"Ada","moved":true,"total":2,"rank":1,"supply":6,"cards":[{"cell":"d4","card":22,"rotation":"^"}],"workers":[{"zone":"d4nw","profession":"farmer","points":2,"counts":true}],"turns":["d4^ +nw"]},
        {"seat":2,"name":"Ben","moved":false,"total":0,"rank":2,"supply":7,"cards":[{"cell":"d4","card":22,"rotation":">"}],"workers":[],"turns":["d4>"]}]}"#]],
    );
    check(
        LIMES,
        Some(1),
        expect![[r#"
        {"game":"limes","you":1,"asked":null,"phase":"lay","round":2,"card":21,"variants":["diagonal"],"deck":{"name":"classic","cards":[…]},"pile":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,23,24],"players":[{"seat":1,"name":"Ada","moved":true,"total":1,"rank":1,"supply":6,"cards":[{"cell":"d4","card":22,"rotation":"^"},
        {"cell":"e4","card":21,"rotation":"^"}],"workers":[{"zone":"e4sw","profession":"fisherman","points":1,"counts":true}],"turns":["d4^ +nw","e4^ d4nw-e4sw"]},
        {"seat":2,"name":"Ben","moved":false,"total":0,"rank":2,"supply":7,"cards":[{"cell":"d4","card":22,"rotation":">"}],"workers":[],"turns":["d4>"]}]}"#]],
    );
}

#[test]
fn a_view_of_limits() {
    check(
        &limits(),
        Some(2),
        expect![[r#"
        {"game":"limits","you":2,"asked":"2.0","phase":"hide","mode":"memory","round":2,"rounds":10,"start":2,"waiting":[2],"limit_card":2,"limits":{"r":3,"y":0,"g":3,"b":6,"p":null},"turned_up":[1,2],"draw_pile":50,"pile":{"size":0,"top":null,"cards":null},"deeds":[],"since":[],"players":[{"seat":1,"name":"Ada","points":1,"hand":4,"hidden":true},
        {"seat":2,"name":"Ben","points":-2,"hand":5,"hidden":false}],"hand":["r","y","y","b","p"],"face_down":null,"judged":{"round":1,"limit_card":1,"by":1,"suspect":2,"colour":"g","count":1,"printed":0,"face_down":["r","r"],"pile":["y","g"],"right":true}}"#]],
    );
    check(
        &limits().replace("2. hide r | …", "2. hide r | r\n2: play b"),
        None,
        expect![[r#"
        {"game":"limits","you":null,"asked":null,"phase":"act","mode":"memory","round":2,"rounds":10,"start":2,"waiting":[1],"limit_card":2,"limits":{"r":3,"y":0,"g":3,"b":6,"p":null},"turned_up":[1,2],"draw_pile":49,"pile":{"size":1,"top":{"colour":"b","seat":2},"cards":null},"deeds":[{"seat":2,"did":"play","colour":"b"}],"since":[],"players":[{"seat":1,"name":"Ada","points":1,"hand":4,"hidden":true},
        {"seat":2,"name":"Ben","points":-2,"hand":4,"hidden":true}],"hand":null,"face_down":null,"judged":{"round":1,"limit_card":1,"by":1,"suspect":2,"colour":"g","count":1,"printed":0,"face_down":null,"pile":null,"right":true}}"#]],
    );
    let open = limits().replace("[LimitCards", "[Mode \"open\"]\n[LimitCards");
    check(
        &open.replace("1: suspect 2\n2. hide r | …\n", ""),
        Some(1),
        expect![[r#"
        {"game":"limits","you":1,"asked":"1.3","phase":"act","mode":"open","round":1,"rounds":10,"start":1,"waiting":[1],"limit_card":1,"limits":{"r":5,"y":2,"g":0,"b":5,"p":null},"turned_up":[1],"draw_pile":48,"pile":{"size":2,"top":{"colour":"g","seat":2},"cards":[{"colour":"y","seat":1},
        {"colour":"g","seat":2}]},"deeds":[{"seat":1,"did":"play","colour":"y"},
        {"seat":2,"did":"play","colour":"g"}],"since":[{"round":1,"seat":2,"did":"play","colour":"g"}],"players":[{"seat":1,"name":"Ada","points":0,"hand":4,"hidden":true},
        {"seat":2,"name":"Ben","points":0,"hand":4,"hidden":true}],"hand":["r","g","b","p"],"face_down":"r","judged":null}"#]],
    );
}

#[test]
fn the_table_of_an_open_record_hides_nothing() {
    let open = LIMES.replace("[Seed", "[Table \"open\"]\n[Seed");
    let turns = |text: &str| {
        let record = AnyRecord::parse(text.as_bytes()).expect("a record");
        let json = serde_json::to_value(record.position().view(Some(seat(2)))).expect("JSON");
        json["players"][0]["turns"].as_array().map(Vec::len)
    };
    assert_eq!((turns(LIMES), turns(&open)), (Some(1), Some(2)));
}

#[test]
fn an_excerpt_of_ten_thousand_seats_stays_under_8_kb() {
    let names: Vec<String> = (0..10_000).map(|n| format!("{n:ä>40}")).collect();
    let deck = limes::Deck::classic().clone();
    let game = limes::Game::new(deck, limes::Variants::NONE, &names).expect("good names");
    let mut dealt = DealtGame::from_seed(game, &record::Seed::new("crowd").expect("a seed"));
    let turns: [&str; 16] = [
        "d4^ +nw", "e4^", "f4^", "g4^ +nw", "d5^", "e5^", "f5^ +nw", "g5^", "d6^ +nw", "e6^",
        "f6^ +nw", "g6^", "d7^ +nw", "e7^", "f7^ +nw", "g7^",
    ];
    for turn in turns {
        for seat in dealt.game().seats() {
            AnyGame::decide(&mut dealt, seat, turn).expect("legal");
        }
    }
    let json = serde_json::to_string(&AnyPosition::view(&dealt, Some(seat(5_000)))).expect("JSON");
    assert!(json.len() < 8_000, "{} bytes", json.len());
    assert!(json.contains("\"others\":9990"), "{json}");
}

#[test]
fn decisions_are_notation_and_refusals_codes() {
    let code = |text: &str, number, decision| {
        let record = AnyRecord::parse(text.as_bytes()).expect("a record");
        let mut game = record.into_game().expect("what is to come");
        let refused = game.decide(seat(number), decision).expect_err("refused");
        assert_eq!(game.text(), text, "nothing has changed");
        format!("{}: {refused}", refused.code)
    };
    let refusals = [
        code(LIMES, 2, "d4^"),
        code(LIMES, 1, "d5^"),
        code(LIMES, 2, "rubbish"),
        code(LIMES, 3, "d5^"),
        code(&limits(), 2, "play r"),
        code(&limits(), 1, "hide r"),
        code(&limits(), 2, "hide x"),
        code(&limits(), 7, "hide r"),
    ];
    expect![[r#"
        turn/cell_taken: a card lies on d4 already
        turn/already_moved: the turn of this round is made already
        turn/notation: a turn looks like d4^, e4> +sw or e5v d4ne-e4nw
        turn/no_seat: there is no player 3
        turn/not_all_hidden: not everybody has put a card face down yet
        turn/already_hidden: a card lies face down already
        turn/notation: a colour is one of the letters r y g b p
        turn/no_seat: there is no player 7"#]]
    .assert_eq(&refusals.join("\n"));
}

#[test]
fn a_game_goes_on_only_if_its_record_tells_what_is_to_come() {
    let record = |text: &str| AnyRecord::parse(text.as_bytes()).expect("a record");
    let mut game = record(LIMES).into_game().expect("a seed");
    game.decide(seat(2), "e4^").expect("legal");
    assert_eq!(game.asked(seat(1)).map(|question| question.to_string()).as_deref(), Some("3"));
    let unknown = record(&LIMES.replace("[Seed \"limes\"]\n", "")).into_game();
    assert_eq!(
        unknown.err().map(|fault| fault.to_string()).as_deref(),
        Some("the record holds no seed")
    );
}

#[test]
fn rubbish_is_no_record_of_any_game() {
    let fault = |text: &str| AnyRecord::parse(text.as_bytes()).expect_err("rubbish");
    assert!(matches!(fault(""), RecordFault::Document(_)));
    assert!(matches!(fault("[Player \"Ada\"]\n"), RecordFault::Header(_)));
    let chess = fault("[Game \"Chess\"]\n");
    assert_eq!(
        chess.to_string(),
        "this is a record of \"Chess\", and only Limes and Limits are known"
    );
    assert!(matches!(fault("[Game \"Limes\"]\n"), RecordFault::Limes(_)));
    assert!(matches!(fault("[Game \"Limits\"]\n"), RecordFault::Limits(_)));
}
