//! The corpus through the real binary: every verdict of the independent referee, from outside.

mod kit;

use kit::{cases_of, limes};
use serde_json::{Map, Value, json};
use std::path::Path;

fn path(path: &Path) -> &str {
    path.to_str().expect("a path in UTF-8")
}

fn keys(object: &Value) -> Vec<&str> {
    object.as_object().map(Map::keys).expect("an object").map(String::as_str).collect()
}

fn sorted(list: &Value) -> Vec<Value> {
    let mut list = list.as_array().expect("a list").clone();
    list.sort_by_key(ToString::to_string);
    list
}

/// What the referee says of a player of Limes, from what `limes score` says.
fn limes_player(player: &Value) -> Value {
    assert_eq!(keys(player), ["band", "name", "rank", "total", "workers"]);
    let workers = player["workers"].as_array().expect("workers");
    let plain: Vec<Value> =
        workers.iter().map(|w| json!([w["zone"], w["profession"], w["points"]])).collect();
    let mut counted: Vec<u64> = (workers.iter())
        .filter(|w| w["counts"].as_bool().expect("a bool"))
        .map(|w| w["points"].as_u64().expect("points"))
        .collect();
    counted.sort_unstable_by(|a, b| b.cmp(a));
    json!({
        "total": player["total"],
        "band": player["band"],
        "rank": player["rank"],
        "workers": sorted(&json!(plain)),
        "counted": counted,
    })
}

fn limits_player(player: &Value) -> Value {
    assert_eq!(keys(player), ["hand", "name", "points", "rank"]);
    json!({"points": player["points"], "rank": player["rank"], "hand": sorted(&player["hand"])})
}

fn check_scores(extension: &str, player: fn(&Value) -> Value) {
    for (record, verdict) in cases_of(extension) {
        let score = limes(&["score", "--json", path(&record)]).json();
        let expected = &verdict["score"];
        let players: Vec<Value> =
            score["players"].as_array().expect("players").iter().map(player).collect();
        assert_eq!(Value::from(players), expected["players"], "{}", record.display());
        assert_eq!(score["over"], expected["over"], "{}", record.display());
        assert_eq!(score.get("rounds"), expected.get("rounds"), "{}", record.display());
    }
}

#[test]
fn scores_of_limes_are_those_of_the_referee() {
    check_scores("limes", limes_player);
}

#[test]
fn scores_of_limits_are_those_of_the_referee() {
    check_scores("limits", limits_player);
}

#[test]
fn legal_turns_are_those_of_the_referee() {
    let mut nothing_to_decide = 0;
    for (record, verdict) in cases_of("limes").into_iter().chain(cases_of("limits")) {
        let player = verdict["score"]["legal_player"].to_string();
        let ran = limes(&["legal", path(&record), "--player", &player, "--json"]);
        if verdict["legal"].is_null() {
            assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""), "{}", record.display());
            assert!(ran.stderr.starts_with("limes: ") && ran.stderr.contains("over"), "{ran:?}");
            assert_eq!(ran.stderr.lines().count(), 1, "{ran:?}");
            nothing_to_decide += 1;
        } else {
            let legal = ran.json();
            assert_eq!(sorted(&legal), sorted(&verdict["legal"]), "{}", record.display());
            let lines = limes(&["legal", path(&record), "--player", &player]).answer();
            assert_eq!(json!(lines.lines().collect::<Vec<_>>()), legal, "{}", record.display());
        }
    }
    assert!(nothing_to_decide > 0);
}

#[test]
fn without_a_player_limits_takes_the_one_who_is_to_decide() {
    let mut phases = [0, 0];
    for (record, verdict) in cases_of("limits") {
        let Some(legal) = verdict["legal"].as_array() else { continue };
        // Where cards are to be hidden, nobody in the corpus has done so yet, so it is player 1.
        let hiding = legal[0].as_str().is_some_and(|text| text.starts_with("hide"));
        let player = if hiding { "1" } else { &verdict["score"]["legal_player"].to_string() };
        let named = limes(&["legal", path(&record), "--player", player]);
        assert_eq!(named.answer(), limes(&["legal", path(&record)]).answer());
        phases[usize::from(hiding)] += 1;
    }
    assert!(phases.iter().all(|&seen| seen > 0), "{phases:?}");
}

#[test]
fn the_fields_stand_in_their_order() {
    let [one, other] = ["limes-003.limes", "limits-003.limits"].map(|name| kit::cases().join(name));
    let score = limes(&["score", path(&one), "--json"]).answer();
    let begin = r#"{"rounds":16,"over":true,"players":[{"name":"P1","total":13,"band":"improvable","rank":1,"workers":[{"zone":"b2se","profession":"farmer","points":4,"counts":true},"#;
    assert!(score.starts_with(begin), "{score}");
    let score = limes(&["score", path(&other), "--json"]).answer();
    let begin = r#"{"over":true,"players":[{"name":"P1","points":-2,"rank":4,"hand":["y","g","b","p","p"]},"#;
    assert!(score.starts_with(begin), "{score}");
}

#[test]
fn every_record_is_explained_in_words_too() {
    for (record, _) in cases_of("limes").into_iter().chain(cases_of("limits")) {
        let text = limes(&["score", path(&record)]).answer();
        assert!(text.contains("P1") && text.contains("point"), "{text}");
    }
}

#[test]
fn a_record_is_read_from_standard_input() {
    let record = kit::cases().join("limes-003.limes");
    let text = std::fs::read(&record).expect("a record");
    let piped = kit::limes_reading(&text, &["score", "-", "--json"]);
    assert_eq!(piped, limes(&["score", path(&record), "--json"]));
}
