//! `limes view`, run as a program.

mod kit;

use kit::{limes, limes_reading};

const GAME: &str = "[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"classic\"]\n[Player \"Ada\"]\n[Player \"Ben\"]\n\n\
                    1. 5 | d4^ +nw | d4>\n2. 21 | d3v | …\n";

#[test]
fn each_seat_sees_what_it_may() {
    let view = |args: &[&str]| {
        limes_reading(GAME.as_bytes(), &[&["view", "-", "--json"], args].concat()).json()
    };
    let turns = |view: serde_json::Value| view["players"][0]["turns"].as_array().map(Vec::len);
    assert_eq!(turns(view(&["--player", "1"])), Some(2));
    assert_eq!(turns(view(&["--player", "2"])), Some(1));
    assert_eq!(turns(view(&[])), Some(1));
    assert_eq!(view(&[])["you"], serde_json::Value::Null);
    assert_eq!(view(&["--player", "2"])["asked"], "2");
}

#[test]
fn people_read_it_too() {
    let ben = limes_reading(GAME.as_bytes(), &["view", "-", "--player", "2"]).answer();
    assert!(
        ben.starts_with("Limes, round 2 of 16, card 21 (= =h ~ ~).\nYou are to lay it.\n"),
        "{ben}"
    );
    assert!(ben.contains("\n1 Ada: 0 points, rank 1, 6 in the supply, has moved\n"), "{ben}");
    let limits = limes(&["deal", "--game", "limits", "--seed", "limits"]).answer();
    let ada = limes_reading(limits.as_bytes(), &["view", "-", "--player", "1"]).answer();
    assert!(ada.contains("Still to put a card face down: Player 1 and Player 2."), "{ada}");
    assert!(ada.ends_with("your hand: r r y g p\n"), "{ada}");
    let watcher = limes_reading(limits.as_bytes(), &["view", "-"]).answer();
    assert!(!watcher.contains("your hand"), "{watcher}");
}

#[test]
fn rubbish_gets_one_sentence() {
    for (input, player, said) in [
        (GAME, "3", "there is no player 3, only players 1 to 2"),
        (GAME, "0", "there is no player 0"),
        ("rubbish", "1", "the header [Game \"…\"] is missing"),
        ("[Game \"Chess\"]", "1", "only Limes and Limits are known"),
    ] {
        let ran = limes_reading(input.as_bytes(), &["view", "-", "--player", player, "--json"]);
        assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""));
        assert!(ran.stderr.contains(said) && ran.stderr.lines().count() == 1, "{}", ran.stderr);
    }
}
