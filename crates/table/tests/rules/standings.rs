//! Standings and progress.

use crate::kit::*;
use protocol::{Standings, StandingsRow};
use table::{Limits, Table};

fn standings(table: &Table, number: u32) -> Standings {
    table.standings(Some(person(number)), None).expect("they are told")
}

/// The totals by seat.
fn totals(standings: &Standings) -> Vec<i64> {
    let mut rows: Vec<&StandingsRow> = standings.rows.iter().collect();
    rows.sort_by_key(|row| row.seat);
    rows.iter().map(|row| row.total).collect()
}

#[test]
fn standings_are_those_of_the_view() {
    for (game, round) in [("limes", 5), ("limes", 40), ("limits", 40), ("limits", 1000)] {
        let options = format!(r#"{{"game":"{game}","seats":4,"bots":[{{"seat":2,"level":1}}]}}"#);
        let mut table = joined(&options, 3);
        play_on(&mut table, round, NOW);
        let state = serde_json::to_value(state(&table, ADA)).expect("it serialises");
        let players = state["view"]["players"].as_array().expect("players");
        let total = |player: &serde_json::Value| {
            player.get("total").or(player.get("points")).and_then(|it| it.as_i64())
        };
        let standings = standings(&table, ADA);
        let seen: Vec<i64> = players.iter().filter_map(total).collect();
        assert_eq!((totals(&standings), standings.next.as_deref()), (seen, None));
        let ranks: Vec<usize> = standings.rows.iter().map(|row| row.rank).collect();
        assert!(ranks[0] == 1 && ranks.is_sorted(), "{ranks:?}");
        for row in &standings.rows {
            assert_eq!(row.name, state["seats"][row.seat - 1]["name"].as_str().expect("a name"));
        }
    }
}

#[test]
fn turns_of_this_round_do_not_count_for_those_who_may_not_see_them() {
    let mut table = joined(r#"{"game":"limes"}"#, 2);
    play_on(&mut table, 8, NOW);
    let before = standings(&table, CLEO);
    // Some turn that changes Ada's points.
    let legal = table.legal(person(ADA)).expect("they sit here");
    let asked = legal.asked.expect("they are asked");
    let changes = legal.legal.iter().find_map(|decision| {
        let mut tried = table.clone();
        tried.decide(person(ADA), &command("x", &asked, decision), NOW).expect("it is legal");
        (standings(&tried, ADA) != before).then_some(tried)
    });
    let table = changes.expect("one of them earns something");
    assert_eq!(standings(&table, BEN), before);
    assert_eq!(standings(&table, CLEO), before);
    assert_eq!(table.standings(None, None), Ok(before));
}

#[test]
fn pages_have_a_hundred_rows() {
    let mut table = joined(r#"{"game":"limes","seats":250,"clock":{"turn_s":60}}"#, 249);
    let early = standings(&table, ADA);
    assert!(early.rows.iter().all(|row| (row.rank, row.total) == (1, 0)));
    assert_eq!(
        early.rows.iter().map(|row| row.seat).collect::<Vec<_>>(),
        (1..=100).collect::<Vec<_>>()
    );
    let last = table.standings(None, Some("200")).expect("a page");
    assert_eq!((last.rows.last().map(|row| row.seat), last.next), (Some(249), None));
    assert_eq!(state(&table, ADA).moved, None);
    table.seat_bot(person(ADA), 250, level(1), Limits::default(), NOW).expect("it is free");
    assert_eq!(state(&table, ADA).moved, Some(0));
    decide(&mut table, BEN, "b", NOW);
    let_bots_decide(&mut table, NOW);
    assert_eq!(state(&table, ADA).moved, Some(2));
    let mut seats = Vec::new();
    let mut after = None;
    loop {
        let page = table.standings(None, after.as_deref()).expect("a page");
        seats.extend(page.rows.iter().map(|row| row.seat));
        after = page.next;
        if after.is_none() {
            break;
        }
        assert_eq!(page.rows.len(), 100);
    }
    seats.sort_unstable();
    assert_eq!(seats, (1..=250).collect::<Vec<_>>());
    let beyond = table.standings(None, Some("1000")).expect("a page");
    assert_eq!((beyond.rows.len(), beyond.next), (0, None));
    for rubbish in ["", "0", "7", "-100", "+100", "0100", "1e2", "x", "99999999999999999999900"] {
        check_refused(table.standings(None, Some(rubbish)), "request/field");
    }
}

#[test]
fn small_tables_do_not_count_moves() {
    let table = joined(r#"{"game":"limes","seats":16}"#, 16);
    assert_eq!(state(&table, ADA).moved, None);
    assert_eq!(standings(&table, ADA).rows.len(), 16);
}
