//! Which room of the house may know which: arrows go up the list of rooms, never down or sideways.
//!
//! Pure: [`faults`] judges plain data. [`crate::workspace`] reads that data from cargo.

use std::collections::BTreeSet;
use std::fmt;

/// The rooms from top to bottom, by package name. Those in one row stand side by side.
const ROOMS: &[&[&str]] = &[
    &["dice", "record", "services"],
    &["fanout", "game"],
    &["limes", "limits"],
    &["games"],
    &["bots"],
    &["client"],
    &["thinker"],
    &["protocol"],
    &["remote", "table"],
    &["server"],
    &["app"],
    &["load", "simulation"],
    &["limes-cli"],
    &[CHORES],
];

/// The lowest room, which calls the others as programs and never as libraries, so that
/// `cargo xtask` starts even when a room does not compile.
const CHORES: &str = "xtask";

/// A crate of the workspace and the crates of this house that its manifest names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Room {
    /// The package name.
    pub(crate) name: String,
    /// Its dependencies inside the house, those switched off by default too.
    pub(crate) arrows: Vec<Arrow>,
}

/// One dependency.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Arrow {
    /// The package depended on.
    pub(crate) to: String,
    /// The table of the manifest it is in.
    pub(crate) kind: ArrowKind,
}

/// When a dependency is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ArrowKind {
    /// `[dependencies]`.
    Normal,
    /// `[dev-dependencies]`.
    Dev,
    /// `[build-dependencies]`.
    Build,
}

/// What is wrong with an arrow or a crate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// The crate is not in [`ROOMS`].
    NoPlace { name: String },
    /// The crate depends on one beside it.
    Sideways { from: String, arrow: Arrow },
    /// The crate depends on one below it.
    Down { from: String, arrow: Arrow },
    /// The chores depend on a room.
    FromChores { arrow: Arrow },
}

/// Everything that is wrong, in the order of `rooms`; empty if nothing is.
pub(crate) fn faults(rooms: &[Room]) -> Vec<Fault> {
    let mut faults: Vec<Fault> = unplaced(rooms);
    for room in rooms {
        for arrow in &room.arrows {
            // One crate may be named twice, for two platforms.
            match fault_of(&room.name, arrow) {
                Some(fault) if !faults.contains(&fault) => faults.push(fault),
                _ => {}
            }
        }
    }
    faults
}

/// The crates without a place, whether members of the workspace or only pointed at.
fn unplaced(rooms: &[Room]) -> Vec<Fault> {
    let members = rooms.iter().map(|room| &room.name);
    let targets = rooms.iter().flat_map(|room| room.arrows.iter().map(|arrow| &arrow.to));
    let names: BTreeSet<&String> =
        members.chain(targets).filter(|name| row(name).is_none()).collect();
    names.into_iter().map(|name| Fault::NoPlace { name: name.clone() }).collect()
}

fn fault_of(from: &str, arrow: &Arrow) -> Option<Fault> {
    // A crate that depends on itself switches on features for its own tests.
    if from == arrow.to && arrow.kind == ArrowKind::Dev {
        return None;
    }
    let (own, other) = (row(from)?, row(&arrow.to)?);
    let (from, arrow) = (from.to_owned(), arrow.clone());
    if other > own {
        Some(Fault::Down { from, arrow })
    } else if other == own {
        Some(Fault::Sideways { from, arrow })
    } else if from == CHORES {
        Some(Fault::FromChores { arrow })
    } else {
        None
    }
}

fn row(name: &str) -> Option<usize> {
    ROOMS.iter().position(|row| row.contains(&name))
}

impl fmt::Display for ArrowKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ArrowKind::Normal => "depend on",
            ArrowKind::Dev => "dev-depend on",
            ArrowKind::Build => "build-depend on",
        })
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoPlace { name } => write!(
                f,
                "`{name}` has no place in the house: give it one in the list of rooms in xtask/src/arrows.rs"
            ),
            Fault::Sideways { from, arrow: Arrow { to, kind } } => {
                write!(f, "`{from}` may not {kind} `{to}`: arrows do not go sideways")
            }
            Fault::Down { from, arrow: Arrow { to, kind } } => {
                write!(f, "`{from}` may not {kind} `{to}`, which is below it: arrows only go up")
            }
            Fault::FromChores { arrow: Arrow { to, kind } } => {
                write!(f, "`{CHORES}` may not {kind} `{to}`: the chores depend on no room")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};

    /// Reads a drawing with one crate or one arrow a line: `limes`, `limes -> record`,
    /// `limes -dev> record`, `limes -build> record`.
    fn draw(drawing: &str) -> Vec<Room> {
        let mut rooms: Vec<Room> = Vec::new();
        for line in drawing.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let words: Vec<&str> = line.split(' ').collect();
            let arrow = match words[1..] {
                [] => None,
                ["->", to] => Some(Arrow { to: to.into(), kind: ArrowKind::Normal }),
                ["-dev>", to] => Some(Arrow { to: to.into(), kind: ArrowKind::Dev }),
                ["-build>", to] => Some(Arrow { to: to.into(), kind: ArrowKind::Build }),
                _ => panic!("not an arrow: {line}"),
            };
            match rooms.iter_mut().find(|room| room.name == words[0]) {
                Some(room) => room.arrows.extend(arrow),
                None => {
                    rooms.push(Room { name: words[0].into(), arrows: arrow.into_iter().collect() });
                }
            }
        }
        rooms
    }

    fn check(drawing: &str, expected: Expect) {
        let said: Vec<String> = faults(&draw(drawing)).iter().map(Fault::to_string).collect();
        expected.assert_eq(&said.join("\n"));
    }

    #[test]
    fn the_design_has_no_fault() {
        check(
            "
            record
            limes -> record
            limits -> record
            bots -> limes
            bots -> limits
            protocol -> limes
            server -> protocol
            server -> bots
            app -> protocol
            thinker -> bots
            app -> thinker
            app -> bots
            limes-cli -> server
            limes-cli -build> app
            limes-cli -dev> record
            xtask
            ",
            expect![""],
        );
    }

    #[test]
    fn neither_game_knows_the_other() {
        check(
            "
            limes -> limits
            limits -dev> limes
            ",
            expect![[r#"
                `limes` may not depend on `limits`: arrows do not go sideways
                `limits` may not dev-depend on `limes`: arrows do not go sideways"#]],
        );
    }

    #[test]
    fn arrows_never_go_down() {
        check(
            "
            record -> limes
            limes -build> bots
            protocol -dev> limes-cli
            ",
            expect![[r#"
                `record` may not depend on `limes`, which is below it: arrows only go up
                `limes` may not build-depend on `bots`, which is below it: arrows only go up
                `protocol` may not dev-depend on `limes-cli`, which is below it: arrows only go up"#]],
        );
    }

    #[test]
    fn a_crate_without_a_place_is_asked_to_take_one() {
        check(
            "
            tools -> limes
            limes -> records
            ",
            expect![[r#"
                `records` has no place in the house: give it one in the list of rooms in xtask/src/arrows.rs
                `tools` has no place in the house: give it one in the list of rooms in xtask/src/arrows.rs"#]],
        );
    }

    #[test]
    fn a_crate_may_depend_on_itself_for_its_tests_only() {
        check("limes -dev> limes", expect![""]);
        check(
            "limes -build> limes",
            expect!["`limes` may not build-depend on `limes`: arrows do not go sideways"],
        );
    }

    #[test]
    fn the_chores_depend_on_no_room() {
        check(
            "
            limes-cli -> xtask
            xtask -> record
            xtask -dev> limes-cli
            ",
            expect![[r#"
                `limes-cli` may not depend on `xtask`, which is below it: arrows only go up
                `xtask` may not depend on `record`: the chores depend on no room
                `xtask` may not dev-depend on `limes-cli`: the chores depend on no room"#]],
        );
    }

    #[test]
    fn an_arrow_drawn_for_two_platforms_is_one_fault() {
        check(
            "
            limes -> limits
            limes -> limits
            ",
            expect!["`limes` may not depend on `limits`: arrows do not go sideways"],
        );
    }
}
