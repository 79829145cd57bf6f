//! The commands in which bots play: `bot`, `selfplay`, `match`.

mod kit;

use kit::{cases_of, file, limes, limes_reading, scratch};
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};

const HEADERS: &str =
    "[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"classic\"]\n[Player \"Ada\"]\n[Player \"Ben\"]\n";

fn record(more_headers: &str, rounds: &str) -> String {
    format!("{HEADERS}{more_headers}\n{rounds}")
}

/// The turn of this level for this record.
fn turn(text: &str, level: &str, more: &[&str]) -> String {
    let args = [&["bot", "-", "--level", level, "--work", "100"], more].concat();
    limes_reading(text.as_bytes(), &args).answer().trim_end().to_owned()
}

#[test]
fn a_bot_plays_a_legal_turn_in_every_case_that_waits_for_one() {
    let mut asked = 0;
    for (path, verdict) in cases_of("limes") {
        let Some(legal) = verdict["legal"].as_array() else { continue };
        let player = verdict["score"]["legal_player"].to_string();
        let path = path.to_str().expect("a path in UTF-8");
        for level in ["1", "skilled", "Expert"] {
            let args = ["bot", path, "--player", &player, "--level", level, "--json"];
            let turn = limes(&args).json();
            assert!(legal.contains(&turn), "{path}: level {level} plays {turn}");
        }
        asked += 1;
    }
    assert!(asked > 10, "{asked} cases wait for a turn");
}

#[test]
fn a_bot_looks_neither_at_the_seed_nor_at_the_draw_nor_at_turns_of_this_round() {
    let rounds = "1. 17 | d4^ +se | d4>\n2. 3 | … | …\n";
    let plain = record("", rounds);
    let seeded =
        record("[Seed \"peep\"]\n# draw: 17 3 9 1 2 4 5 6 7 8 10 11 12 13 14 15\n", rounds);
    let moved = record("", "1. 17 | d4^ +se | d4>\n2. 3 | e4> +sw | …\n");
    for level in ["1", "2", "3", "4", "5", "6"] {
        let turn_of_ben = turn(&plain, level, &["--player", "2"]);
        assert_eq!(turn_of_ben, turn(&seeded, level, &["--player", "2"]), "level {level}");
        assert_eq!(turn_of_ben, turn(&moved, level, &["--player", "2"]), "level {level}");
        assert_eq!(turn_of_ben, turn(&moved, level, &[]), "Ben is the first who has not moved");
    }
}

#[test]
fn time_ends_thinking() {
    let text = record("", "1. 17\n");
    let args = ["bot", "-", "--level", "6", "--time", "30"];
    assert!(limes_reading(text.as_bytes(), &args).answer().starts_with("d4"));
}

#[test]
fn bad_input_is_refused() {
    let over = record("", "1. 17 | d4^ | d4>\n");
    limes_reading(over.as_bytes(), &["bot", "-", "--level", "4"]).refused(
        "standard input: player 1 (Ada) has nothing to decide: no card has been drawn for this round",
    );
    let text = record("", "1. 17\n");
    let bot = |more: &[&str]| limes_reading(text.as_bytes(), &[&["bot", "-"], more].concat());
    bot(&["--level", "4", "--player", "3"])
        .refused("standard input: there is no player 3, only players 1 to 2");
    bot(&["--level", "4", "--seed", " "]).refused("--seed: a seed needs at least one character");
    for more in [&["--level", "7"][..], &[], &["--level", "5", "--time", "9", "--work", "9"]] {
        let ran = bot(more);
        assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""), "{more:?}: {}", ran.stderr);
    }
    let occupied = file("occupied", b"a file, no folder");
    let ran = limes(&["selfplay", "--games", "1", "--level", "1", "--out", &occupied]);
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""), "{}", ran.stderr);
    let said = format!("limes: --out: the folder {occupied} cannot be made: ");
    assert!(ran.stderr.starts_with(&said), "{}", ran.stderr);
    assert_eq!(limes(&["selfplay", "--games", "0", "--level", "1"]).code, Some(2));
}

#[test]
fn selfplay_writes_records_that_score_what_it_says() {
    let folder = scratch("selfplay");
    let args =
        ["selfplay", "--games", "3", "--level", "3", "--seed", "s", "--json", "--out", &folder];
    let summary = limes(&args).json();
    let totals: Vec<f64> = (1..=3)
        .map(|game| {
            let score =
                limes(&["score", &format!("{folder}/game-{game:05}.limes"), "--json"]).json();
            assert_eq!(score["over"], true);
            score["players"][0]["total"].as_f64().expect("a total")
        })
        .collect();
    let mean = totals.iter().sum::<f64>() / 3.0;
    assert!((summary["mean"].as_f64().expect("a mean") - mean).abs() < 1e-9);
    assert_eq!(summary["games"], 3);
    assert_eq!(summary["best"].as_f64(), totals.iter().copied().reduce(f64::max));
    assert_eq!(summary["worst"].as_f64(), totals.iter().copied().reduce(f64::min));
    let bands = summary["bands"].as_object().expect("bands");
    let shares: f64 = bands.values().filter_map(Value::as_f64).sum();
    assert!(bands.len() == 5 && (shares - 1.0).abs() < 1e-9);
    assert_eq!(limes(&args).json(), summary, "the same arguments give the same games");
}

#[test]
fn selfplay_that_is_interrupted_keeps_what_was_finished() {
    let folder = scratch("interrupted");
    let _ = fs::remove_dir_all(&folder);
    // A bot by the clock plays one game after the other, and so many would take hours.
    let args = ["selfplay", "--games", "99999", "--level", "6", "--time", "5", "--out", &folder];
    let mut selfplay = Command::new(env!("CARGO_BIN_EXE_limes"))
        .args(args)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the binary starts");
    let second = Path::new(&folder).join("game-00002.limes");
    let start = Instant::now();
    while !second.exists() && start.elapsed() < Duration::from_secs(60) {
        assert_eq!(selfplay.try_wait().expect("a process"), None, "it has ended by itself");
        thread::sleep(Duration::from_millis(5));
    }
    selfplay.kill().expect("it is still playing");
    selfplay.wait().expect("it ends");
    let mut records = 0;
    for entry in fs::read_dir(&folder).expect("the folder") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|extension| extension == "limes") {
            let path = path.to_str().expect("a path in UTF-8");
            assert_eq!(limes(&["score", path, "--json"]).json()["over"], true, "{path}");
            records += 1;
        }
    }
    assert!(records >= 2, "{records} records were kept");
}

#[test]
fn a_record_that_cannot_be_written_ends_selfplay_with_its_name() {
    let folder = scratch("blocked");
    let taken = format!("{folder}/game-00001.limes/x");
    fs::create_dir_all(taken).expect("a folder in the place of a record");
    let ran = limes(&["selfplay", "--games", "1", "--level", "1", "--out", &folder]);
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""), "{}", ran.stderr);
    assert!(ran.stderr.contains("game-00001.limes"), "{}", ran.stderr);
}

#[test]
fn a_match_counts_every_game_once() {
    let args = ["match", "4", "1", "--draws", "8", "--variants", "ferryman", "--json"];
    let summary = limes(&args).json();
    let number = |name: &str| summary[name].as_f64().unwrap_or_else(|| panic!("{name}: {summary}"));
    assert_eq!(number("wins_a") + number("wins_b") + number("shared"), 8.0);
    assert!((number("mean_a") - number("mean_b") - number("difference")).abs() < 1e-9);
    assert!(number("difference") > 5.0 && number("ci95") > 0.0 && number("draws") == 8.0);
    assert!(
        limes(&["match", "4", "1", "--draws", "2"]).answer().contains("skilled against beginner")
    );
}

#[test]
fn bots_of_limits_decide_what_is_legal_at_every_stage() {
    for case in ["limits-003.limits", "limits-010.limits"] {
        let text = std::fs::read_to_string(kit::cases().join(case)).expect("a case");
        let lines: Vec<&str> = text.lines().collect();
        let first = lines.iter().position(|line| line.starts_with("1. ")).expect("a round");
        for end in (first..lines.len()).step_by(lines.len() / 4 + 1) {
            let text = lines[..=end].join("\n") + "\n";
            let legal = limes_reading(text.as_bytes(), &["legal", "-", "--json"]);
            if legal.code == Some(2) {
                continue;
            }
            let legal: Vec<String> = serde_json::from_value(legal.json()).expect("texts");
            for level in ["1", "3", "4", "6"] {
                let decision =
                    limes_reading(text.as_bytes(), &["bot", "-", "--level", level]).answer();
                assert!(
                    legal.contains(&decision.trim().to_owned()),
                    "{case}: {level} decides {decision}"
                );
            }
        }
    }
}

#[test]
fn bots_of_limits_take_work_and_time() {
    let text = limes(&["deal", "--game", "limits", "--seed", "x"]).answer();
    let decision = |more: &[&str]| {
        let args = [&["bot", "-", "--level", "6"], more].concat();
        limes_reading(text.as_bytes(), &args).answer()
    };
    assert!(decision(&["--work", "0"]).starts_with("hide "));
    assert!(decision(&["--work", "20"]).starts_with("hide "));
    // What they search is counted and not timed.
    assert_eq!(decision(&["--time", "1"]), decision(&[]));
    assert_eq!(
        decision(&["--player", "2", "--seed", "a"]),
        decision(&["--player", "2", "--seed", "a"])
    );
}

#[test]
fn a_bot_of_limits_does_not_see_what_is_hidden() {
    // The others' face-down cards and the cards to come change places; what seat 1 has seen stays.
    let head =
        "[Game \"Limits\"]\n[Format \"1\"]\n[Player \"Ada\"]\n[Player \"Ben\"]\n[Start \"1\"]\n";
    let limit_cards = "[LimitCards \"1 2 3 4 5 6 7 8 9 10\"]\n";
    let game = |colours: &str, hidden: &str| {
        format!(
            "{head}[Colours \"{colours}\"]\n{limit_cards}\n1. hide r | {hidden}\n1: play y\n2: play b\n"
        )
    };
    // Ada is dealt r g p y b, Ben y b r g p.
    let rest = "rygbp".repeat(10);
    let swapped: String = rest[1..].chars().rev().collect();
    let plain = game(&format!("rygbprygbp{rest}"), "r");
    let other = game(&format!("rygbprygbp{}{swapped}", &rest[..1]), "g");
    assert_ne!(plain, other);
    for level in ["1", "2", "3", "4", "5", "6"] {
        let decide = |text: &str| {
            let args = ["bot", "-", "--player", "1", "--level", level, "--work", "10"];
            limes_reading(text.as_bytes(), &args).answer()
        };
        assert_eq!(decide(&plain), decide(&other), "level {level}");
    }
}

#[test]
fn selfplay_of_limits_writes_records_that_score_what_it_says() {
    let folder = scratch("selfplay-limits");
    let _ = fs::remove_dir_all(&folder);
    let args = [
        "selfplay",
        "--game",
        "limits",
        "--players",
        "3",
        "--games",
        "4",
        "--level",
        "3",
        "--json",
    ];
    let args = [&args[..], &["--seed", "s", "--mode", "open", "--out", &folder]].concat();
    let summary = limes(&args).json();
    let number = |name: &str| summary[name].as_f64().unwrap_or_else(|| panic!("{name}: {summary}"));
    assert_eq!((number("games"), number("players"), number("rounds")), (4.0, 3.0, 18.0));
    let mut points = [0.0; 3];
    for game in 1..=4 {
        let file = format!("{folder}/game-{game:05}.limits");
        let score = limes(&["score", &file, "--json"]).json();
        assert_eq!(score["over"], true);
        for (seat, points) in points.iter_mut().enumerate() {
            *points += score["players"][seat]["points"].as_f64().expect("points") / 4.0;
        }
        let text = fs::read_to_string(&file).expect("a record");
        assert!(text.contains("[Mode \"open\"]") && text.contains("[Bot \"3 regular\"]"), "{text}");
    }
    for (seat, points) in points.iter().enumerate() {
        let said = summary["points"][seat].as_f64().expect("a mean");
        assert!((said - points).abs() < 1e-9, "{summary}");
    }
    let shares: f64 =
        summary["shares"].as_array().expect("a list").iter().filter_map(Value::as_f64).sum();
    assert!((shares - 1.0).abs() < 1e-9 && (0.0..=1.0).contains(&number("right")), "{summary}");
    assert!(
        number("actions_per_round") > 2.0 && number("sd") > 0.0 && number("best") > number("worst")
    );
    assert!(number("exchanges_per_game") >= 0.0 && (0.0..=1.0).contains(&number("shared")));
    assert_eq!(limes(&args).json(), summary, "the same arguments give the same games");
    let text = limes(&["selfplay", "--game", "limits", "--games", "2", "--level", "1"]).answer();
    assert!(text.starts_with("2 games of Limits for 2, beginner\n"), "{text}");
}

#[test]
fn selfplay_that_makes_no_sense_is_refused() {
    let selfplay =
        |args: &[&str]| limes(&[&["selfplay", "--games", "1", "--level", "1"], args].concat());
    selfplay(&["--players", "3"])
        .refused("--players and --mode are for Limits, Limes is played solo here");
    selfplay(&["--game", "limits", "--players", "7"]).refused("--players: 2 to 6 can play, not 7");
    selfplay(&["--game", "limits", "--deck", "x"])
        .refused("--deck is for Limes, Limits has cards of its own");
    assert_eq!(selfplay(&["--game", "chess"]).code, Some(2));
    let occupied = file("occupied-limits", b"a file, no folder");
    let ran = selfplay(&["--game", "limits", "--out", &occupied]);
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""), "{}", ran.stderr);
}

#[test]
fn a_match_of_limits_seats_one_among_the_others() {
    let args =
        ["match", "thrifty", "careful", "--game", "limits", "--players", "3", "--games", "60"];
    let summary = limes(&[&args[..], &["--json"]].concat()).json();
    let number = |name: &str| summary[name].as_f64().unwrap_or_else(|| panic!("{name}: {summary}"));
    assert_eq!(number("games"), 60.0);
    assert!((number("wins_a") - 60.0 * number("share_a")).abs() < 1e-9);
    assert!((number("fair") - 1.0 / 3.0).abs() < 1e-9);
    assert!(number("share_a") > 0.4 && number("points_a") > number("points_b"), "{summary}");
    assert!((0.0..=1.0).contains(&number("right_a")) && number("ci95") > 0.0);
    assert_eq!(limes(&[&args[..], &["--json"]].concat()).json(), summary, "the seed decides all");
    assert!(limes(&args).answer().starts_with("60 games of Limits for 3, thrifty among careful\n"));
    let args = ["match", "1", "2", "--game", "limits", "--games", "2"];
    assert!(limes(&args).answer().starts_with("2 games of Limits for 2, beginner among learner\n"));
    // Level 2 forgets where there is something to forget.
    let args = ["match", "2", "careful", "--game", "limits", "--games", "60", "--json"];
    let share = |more: &[&str]| limes(&[&args[..], more].concat()).json()["share_a"].as_f64();
    assert!(share(&["--mode", "open"]) > share(&[]));
}

#[test]
fn a_match_that_makes_no_sense_is_refused() {
    for (args, why) in [
        (&["7", "1", "--draws", "1"][..], "invalid value '7' for '<A>': there is no level \"7\""),
        (&["1", "careful", "--draws", "1"], "invalid value 'careful' for '<B>': there is no level"),
        (&["1", "2", "--games", "1"], "--games is for Limits, Limes has --draws"),
        (&["1", "2", "--draws", "1", "--players", "3"], "--players and --mode are for Limits"),
        (
            &["1", "2", "--game", "limits", "--draws", "1"],
            "--draws is for Limes, Limits has --games",
        ),
        (
            &["x", "2", "--game", "limits", "--games", "1"],
            "invalid value 'x' for '<A>': there is no player \"x\"",
        ),
        (
            &["1", "2", "--game", "limits", "--games", "1", "--players", "7"],
            "--players: 2 to 6 can play, not 7",
        ),
        (
            &["1", "2", "--game", "limits", "--games", "1", "--players", "0"],
            "--players: 2 to 6 can play, not 0",
        ),
        (
            &["1", "2", "--game", "limits", "--games", "1", "--deck", "x"],
            "--deck is for Limes, Limits has cards of its own",
        ),
    ] {
        let ran = limes(&[&["match"], args].concat());
        assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""), "{args:?}");
        assert!(ran.stderr.starts_with(&format!("limes: {why}")), "{args:?}: {}", ran.stderr);
    }
}

#[test]
fn a_review_adds_up() {
    let case = kit::cases().join("limes-007.limes");
    let path = case.to_str().expect("a path in UTF-8");
    let review = limes(&["review", path, "--work", "40", "--json"]).json();
    let players = review["players"].as_array().expect("players");
    assert_eq!(players.len(), 2);
    for player in players {
        let number =
            |name: &str| player[name].as_f64().unwrap_or_else(|| panic!("{name}: {player}"));
        assert_eq!(number("final"), 7.0);
        assert!((number("par") + number("skill") + number("luck") - 7.0).abs() < 1e-6);
        let turns = player["turns"].as_array().expect("turns");
        assert_eq!(turns.len(), 16);
        assert_eq!(turns[0]["round"], 1);
    }
    let text = limes(&["review", path, "--time", "1"]).answer();
    assert!(text.starts_with("P1: 7 points = par "), "{text}");
    let unplayed = record("", "1. 17\n");
    limes_reading(unplayed.as_bytes(), &["review", "-"])
        .refused("standard input: there is no turn to review yet");
}
