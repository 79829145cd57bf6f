//! `limes review` of Limits.

mod kit;

use kit::{cases, limes, limes_reading};
use serde_json::Value;

/// A game for two that is over, in which everybody decided at random.
fn over() -> String {
    cases().join("limits-009.limits").to_str().expect("a path in UTF-8").to_owned()
}

fn number(player: &Value, name: &str) -> f64 {
    player[name].as_f64().unwrap_or_else(|| panic!("{name}: {player}"))
}

#[test]
fn a_review_of_limits_adds_up() {
    let review = limes(&["review", &over(), "--work", "50", "--json"]).json();
    let players = review["players"].as_array().expect("players");
    assert_eq!(players.len(), 2);
    let mut shares = 0.0;
    for player in players {
        let [share, par, skill, luck] =
            ["share", "par", "skill", "luck"].map(|name| number(player, name));
        assert!((par + skill + luck - share).abs() < 1e-9);
        assert_eq!(par, 0.5);
        shares += share;
        let decisions = player["decisions"].as_array().expect("decisions");
        assert_eq!(decisions[0]["asked"], "1.0");
        let costs: f64 = decisions.iter().map(|decision| number(decision, "cost")).sum();
        assert!((costs + skill).abs() < 1e-9 && costs > 0.0);
        let count = |is_such: &dyn Fn(&Value) -> bool| {
            Some(decisions.iter().filter(|decision| is_such(decision)).count() as u64)
        };
        let suspected = |decision: &Value| {
            decision["played"].as_str().is_some_and(|played| played.starts_with("suspect "))
        };
        assert_eq!(player["suspicions"].as_u64(), count(&suspected));
        assert_eq!(player["needless"].as_u64(), count(&|judged| judged["slip"] == "needless"));
        assert_eq!(player["missed"].as_u64(), count(&|judged| judged["slip"] == "missed"));
        for decision in decisions {
            assert_eq!(decision["broken"].is_null(), decision["suspect"].is_null());
            assert!(decision["broken"].is_null() || number(decision, "broken") <= 1.0);
        }
    }
    assert_eq!(shares, 1.0);
}

#[test]
fn the_arguments_decide_all_and_one_player_can_be_named() {
    let args = ["review", &over(), "--work", "50", "--json"];
    let all = limes(&args).json();
    assert_eq!(limes(&args).json(), all);
    let second = limes(&[&args[..], &["--player", "2"]].concat()).json();
    assert_eq!(second["players"].as_array().map(Vec::len), Some(1));
    assert_eq!(second["players"][0], all["players"][1]);
    let limes_game = cases().join("limes-007.limes");
    let path = limes_game.to_str().expect("a path in UTF-8");
    let review = limes(&["review", path, "--work", "20", "--player", "2", "--json"]).json();
    assert_eq!(review["players"].as_array().map(Vec::len), Some(1));
    assert_eq!(review["players"][0]["name"], "P2");
}

#[test]
fn a_review_can_be_read() {
    let text = limes(&["review", &over(), "--work", "50", "--player", "1"]).answer();
    let mut lines = text.lines();
    let first = lines.next().expect("a line");
    assert!(first.starts_with("P1: ") && first.contains(" wins = par 0.50, skill -"));
    assert!(lines.next().is_some_and(|line| line.starts_with("  suspected: ")), "{text}");
    assert!(lines.next().is_some_and(|line| line.starts_with("    1.0 hide ")), "{text}");
    assert!(text.contains("less than "), "{text}");
    let short = "1. hide ";
    let begun: String = std::fs::read_to_string(over())
        .expect("a case")
        .lines()
        .take_while(|line| !line.starts_with("2. "))
        .map(|line| format!("{line}\n"))
        .collect();
    assert!(begun.contains(short));
    let timed = limes_reading(begun.as_bytes(), &["review", "-", "--time", "1"]).answer();
    assert!(timed.contains("P2: "), "{timed}");
}

#[test]
fn what_cannot_be_reviewed_is_refused() {
    let dealt = limes(&["deal", "--game", "limits", "--seed", "x"]).answer();
    let review =
        |more: &[&str]| limes_reading(dealt.as_bytes(), &[&["review", "-"], more].concat());
    review(&[]).refused("standard input: there is no decision to review yet");
    review(&["--player", "2"]).refused("standard input: there is no decision to review yet");
    for number in ["0", "3", "-1", "x", "99999999999999999999"] {
        review(&["--player", number])
            .refused(&format!("standard input: there is no player {number}, only players 1 to 2"));
    }
    for more in [&["--work", "x"][..], &["--work", "-5"], &["--work", "1", "--time", "1"]] {
        let ran = review(more);
        assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""), "{more:?}: {}", ran.stderr);
    }
    let illegal = std::fs::read_to_string(over()).expect("a case") + "1: play r\n";
    let ran = limes_reading(illegal.as_bytes(), &["review", "-"]);
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""), "{}", ran.stderr);
    for rubbish in ["", "☃", "[Game \"Limits\"]\n"] {
        let ran = limes_reading(rubbish.as_bytes(), &["review", "-"]);
        assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""), "{}", ran.stderr);
    }
}
