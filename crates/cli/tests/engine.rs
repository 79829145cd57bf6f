//! `limes engine`: our bots for other programs.

mod kit;

use game::Seat;
use games::{AnyGame, AnyPosition, AnyRecord, ToEngine, Told};
use kit::{Ran, limes, limes_reading};
use serde_json::{Value, json};

/// A game of either kind that goes on.
fn game(deal: &[&str]) -> Box<dyn AnyGame> {
    let text = limes(&[&["deal", "--seed", "engine"], deal].concat()).answer();
    AnyRecord::parse(text.as_bytes()).expect("a record").into_game().expect("what is to come")
}

fn line(kind: &str, content: &Value) -> String {
    json!({ kind: content }).to_string() + "\n"
}

fn ask(position: &dyn AnyPosition, seat: Seat) -> String {
    let legal = position.legal(seat).expect("asked");
    line("ask", &json!({"view": position.view(Some(seat)), "legal": legal, "time_ms": 100}))
}

/// What is said to an engine in a seat of a game that is played by first decisions, and the records at every question.
fn conversation(
    mut game: Box<dyn AnyGame>,
    seat: Seat,
    questions: usize,
) -> (Vec<String>, Vec<String>) {
    let view = |game: &dyn AnyGame| json!({"view": game.view(Some(seat))});
    let mut lines = vec![line("new", &view(&*game))];
    let mut records = Vec::new();
    while !game.is_over() && records.len() < questions {
        let waiting = game.waiting();
        if waiting.contains(&seat) {
            lines.push(ask(&*game, seat));
            records.push(game.text());
        }
        let asked = *waiting.first().expect("somebody is asked");
        let legal = game.legal(asked).expect("asked");
        game.decide(asked, &legal[legal.len() / 2]).expect("legal");
        lines.push(line("see", &view(&*game)));
    }
    lines.push(line("over", &view(&*game)));
    (lines, records)
}

fn decisions(ran: Ran) -> Vec<String> {
    let decision = |line: &str| {
        let answer: Value = serde_json::from_str(line).expect("JSON");
        answer["decision"].as_str().expect("a decision").to_owned()
    };
    ran.answer().lines().map(decision).collect()
}

#[test]
fn an_engine_answers_what_the_bot_of_its_level_would_decide() {
    for (deal, level) in [
        (&["--players", "Ada,Ben"][..], "4"),
        (&["--players", "Ada"], "expert"),
        (&["--game", "limits"], "1"),
        (&["--game", "limits", "--players", "a,b,c", "--mode", "open"], "skilled"),
        (&["--game", "limits"], "6"),
    ] {
        let seat = Seat::from_index(0);
        let (lines, records) = conversation(game(deal), seat, 6);
        let options = ["--level", level, "--work", "5"];
        let args = [&["engine"], &options[..]].concat();
        let answered = decisions(limes_reading(lines.concat().as_bytes(), &args));
        let decided: Vec<String> = (records.iter())
            .map(|record| {
                let args = [&["bot", "-", "--player", "1"], &options[..]].concat();
                limes_reading(record.as_bytes(), &args).answer().trim_end().to_owned()
            })
            .collect();
        assert_eq!(answered, decided, "{deal:?} {level}");
    }
}

#[test]
fn an_engine_may_be_started_in_mid_game_and_miss_what_happens() {
    for deal in [&["--players", "Ada,Ben"][..], &["--game", "limits", "--players", "a,b,c"]] {
        for level in ["1", "3", "4", "5"] {
            let (lines, _) = conversation(game(deal), Seat::from_index(1), 12);
            let asks: Vec<&str> = lines
                .iter()
                .filter(|line| line.starts_with("{\"ask\""))
                .map(String::as_str)
                .collect();
            let args = ["engine", "--level", level, "--work", "3"];
            // Every question alone, only the questions, and only every third line.
            let answered = decisions(limes_reading(asks.concat().as_bytes(), &args));
            assert_eq!(answered.len(), asks.len());
            for (ask, answer) in asks.iter().zip(&answered) {
                let legal =
                    serde_json::from_str::<Value>(ask).expect("JSON")["ask"]["legal"].clone();
                assert!(legal.as_array().expect("a list").contains(&json!(answer)), "{answer}");
            }
            let last = asks.last().expect("a question");
            assert_eq!(decisions(limes_reading(last.as_bytes(), &args)).len(), 1);
            let some: String = lines.iter().step_by(3).map(String::as_str).collect();
            decisions(limes_reading(some.as_bytes(), &args));
        }
    }
}

#[test]
fn one_engine_plays_game_after_game_and_both_games() {
    let mut said = String::new();
    for deal in [
        &["--game", "limits"][..],
        &["--players", "Ada"],
        &["--game", "limits", "--players", "a,b,c"],
    ] {
        said += &conversation(game(deal), Seat::from_index(0), 3).0.concat();
        said += "\n  \n";
    }
    let answered = decisions(limes_reading(said.as_bytes(), &["engine", "--level", "2"]));
    assert_eq!(answered.len(), 9);
    assert!(answered[0].starts_with("hide ") && answered[3].starts_with("d4"), "{answered:?}");
}

#[test]
fn an_engine_takes_the_level_by_name_and_needs_one() {
    let (lines, _) = conversation(game(&["--game", "limits"]), Seat::from_index(0), 1);
    let ask =
        |args: &[&str]| limes_reading(lines.concat().as_bytes(), &[&["engine"], args].concat());
    assert_eq!(decisions(ask(&["--level", "beginner"])), decisions(ask(&["--level", "1"])));
    assert_eq!(ask(&[]).code, Some(2));
    assert_eq!(ask(&["--level", "7"]).code, Some(2));
    ask(&["--level", "1", "--seed", " "]).refused("--seed: a seed needs at least one character");
    assert_eq!(limes(&["engine", "--level", "6"]).answer(), "");
}

#[test]
fn whoever_asks_may_offer_less_than_the_rules_allow() {
    let game = game(&["--game", "limits"]);
    let seat = Seat::from_index(0);
    let view = game.view(Some(seat));
    for offered in game.legal(seat).expect("asked") {
        let said = line("ask", &json!({"view": view, "legal": [offered]}));
        assert_eq!(
            decisions(limes_reading(said.as_bytes(), &["engine", "--level", "3"])),
            [offered]
        );
    }
    let said = line("ask", &json!({"view": view, "legal": ["play r"]}));
    limes_reading(said.as_bytes(), &["engine", "--level", "3"])
        .refused("line 1: nothing in \"legal\" is legal in this view, \"play r\" for one");
    let said = line("ask", &json!({"view": view}));
    assert_eq!(decisions(limes_reading(said.as_bytes(), &["engine", "--level", "3"])).len(), 1);
}

/// What comes before a bad line has been answered; then the program ends with a sentence.
fn refused(line: &[u8], why: &str) {
    let game = game(&["--game", "limits"]);
    let mut said = ask(&*game, Seat::from_index(0)).into_bytes();
    said.extend(line);
    said.push(b'\n');
    let ran = limes_reading(&said, &["engine", "--level", "1"]);
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert_eq!(ran.stdout.lines().count(), 1);
    assert_eq!(ran.stderr.lines().count(), 1, "{}", ran.stderr);
    assert!(ran.stderr.starts_with(&format!("limes: line 2: {why}")), "{}", ran.stderr);
}

#[test]
fn rubbish_ends_the_engine_with_a_sentence() {
    let none = "not a message for an engine: ";
    refused(b"rubbish", &format!("{none}expected value"));
    refused(b"\xff\xfe", none);
    refused(b"{}", none);
    refused(b"[1,2]", none);
    refused(b"{\"quit\":{}}", &format!("{none}unknown variant `quit`"));
    refused(b"{\"ask\":{}}", &format!("{none}missing field `view`"));
    refused(b"{\"see\":{\"view\":null}}", none);
    refused(
        b"{\"see\":{\"view\":{\"game\":\"chess\"}}}",
        &format!("{none}unknown variant `chess`"),
    );
    refused(b"{\"see\":{\"view\":{\"game\":\"limes\"}}}", &format!("{none}missing field"));
    let deep = format!("{{\"see\":{}", "[".repeat(100_000));
    refused(deep.as_bytes(), none);
    let deep = format!("{{\"see\":{{\"view\":{{\"game\":\"limits\",\"x\":{}", "[".repeat(100_000));
    refused(deep.as_bytes(), &format!("{none}recursion limit exceeded"));
    let long = vec![b' '; 1_000_001];
    refused(&long, "a line has at most 1 MB");
    let long = format!("{{\"{}\":1}}", "x".repeat(900_000));
    refused(long.as_bytes(), none);
}

#[test]
fn views_that_contradict_themselves_end_the_engine_with_a_sentence() {
    let game = game(&["--game", "limits"]);
    let view = |change: fn(&mut Value)| {
        let mut view = serde_json::to_value(game.view(Some(Seat::from_index(0)))).expect("JSON");
        change(&mut view);
        line("ask", &json!({"view": view, "legal": [], "time_ms": 100})).trim_end().to_owned()
    };
    refused(view(|view| view["draw_pile"] = json!(9)).as_bytes(), "the view contradicts itself: ");
    refused(view(|view| view["round"] = json!(2)).as_bytes(), "the view contradicts itself: ");
    refused(view(|view| view["you"] = json!(6)).as_bytes(), "the view has \"6\" as its \"you\"");
    refused(view(|view| view["hand"] = json!([])).as_bytes(), "the view contradicts itself: ");
    let watched = line("ask", &json!({"view": game.view(None), "legal": [], "time_ms": 100}));
    refused(watched.trim_end().as_bytes(), "the seat of the view has nothing to decide");
    let told = ToEngine::See(Told { view: game.view(None) });
    let told = serde_json::to_string(&told).expect("JSON") + "\n";
    assert_eq!(limes_reading(told.as_bytes(), &["engine", "--level", "1"]).answer(), "");
}

#[test]
#[cfg(unix)]
fn a_line_without_end_is_not_read_to_its_end() {
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_limes"))
        .args(["engine", "--level", "1"])
        .stdin(std::fs::File::open("/dev/zero").expect("a device"))
        .output()
        .expect("the binary runs");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "limes: line 1: a line has at most 1 MB\n");
}
