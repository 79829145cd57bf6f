//! `limes bench` prints figures only if the engines agree, in the shape that is promised.

use std::process::Command;

#[test]
fn the_figures_are_there_and_the_fast_engine_is_faster() {
    let output = Command::new(env!("CARGO_BIN_EXE_limes"))
        .args(["bench", "--json", "--slices", "1"])
        .output()
        .expect("the binary runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let figures: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let figure = |name: &str| figures[name].as_f64().unwrap_or_else(|| panic!("{name}"));
    assert!(figure("random_games_per_s") > figure("naive_random_games_per_s"));
    assert!(figure("after_turns_per_s") > figure("naive_after_turns_per_s"));
    assert!(figure("legal_turns_per_s") > 0.0 && figure("final_score_ns") > 0.0);
    assert_eq!(figures.as_object().map(|object| object.len()), Some(6));
}
