//! Which part of a crate may know which game.
//!
//! A crate that shows several games has a module for what is the same in all of them, and one for each game. Only its other
//! modules, which put the parts together, may know everything. So another game is another module and changes no other.

use super::mention::Mention;
use super::resolve::{Target, resolve};
use super::tree::{Module, ModuleId, Place, ROOT, Tree};
use std::fmt;

/// How a crate is divided.
#[derive(Debug)]
struct Layers {
    /// The package.
    package: &'static str,
    /// The module at its root that knows no game.
    shell: &'static str,
    /// The games; each may have a module of its name at the root, which knows no other game.
    games: &'static [&'static str],
    /// What belongs to one game, with `*` for its name.
    of_a_game: &'static [&'static str],
    /// What belongs to the games together.
    of_games: &'static [&'static str],
}

const LAYERS: &[Layers] = &[Layers {
    package: "app",
    shell: "shell",
    games: &["limes", "limits"],
    of_a_game: &["crate::*", "*", "bots::*", "thinker::messages::*"],
    of_games: &["bots"],
}];

/// A module that knows what it may not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum LayerFault {
    /// The crate has no module of the name that stands in the table.
    NoShell { package: String, shell: &'static str },
    /// The shell knows a game.
    ShellKnowsGame { layer: &'static str, knows: Knows },
    /// A game knows another.
    GameKnowsGame { layer: &'static str, knows: Knows },
}

/// Who knows what, and where it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Knows {
    /// The path as it is written.
    pub(crate) mention: String,
    /// What it leads to.
    pub(crate) what: String,
    /// The first such line of the module.
    pub(crate) place: Place,
}

/// Everything that a part of a package may not know and does, once for each module; empty if the package is not divided.
pub(super) fn faults(package: &str, tree: &Tree) -> Vec<LayerFault> {
    let mut faults = Vec::new();
    for layers in LAYERS.iter().filter(|layers| layers.package == package) {
        let shell = layers.shell;
        if !tree.modules[ROOT].children.contains_key(shell) {
            faults.push(LayerFault::NoShell { package: package.to_owned(), shell });
        }
        for knows in known(tree, shell, &layers.hidden_from(None)) {
            faults.push(LayerFault::ShellKnowsGame { layer: shell, knows });
        }
        for &layer in layers.games {
            for knows in known(tree, layer, &layers.hidden_from(Some(layer))) {
                faults.push(LayerFault::GameKnowsGame { layer, knows });
            }
        }
    }
    faults
}

impl Layers {
    /// The paths that a game may not know, or none of the games.
    fn hidden_from(&self, game: Option<&str>) -> Vec<String> {
        let of_games = self.of_games.iter().filter(|_| game.is_none());
        let others = self.games.iter().filter(|&&other| Some(other) != game);
        let of_others =
            others.flat_map(|other| self.of_a_game.iter().map(|path| path.replace('*', other)));
        of_games.map(|&path| path.to_owned()).chain(of_others).collect()
    }
}

/// What the modules of a layer know out of a list, each once for each module.
fn known(tree: &Tree, layer: &str, hidden: &[String]) -> Vec<Knows> {
    let mut known: Vec<Knows> = Vec::new();
    let inside = |module: &Module| module.path.first().is_some_and(|name| name == layer);
    for (id, module) in tree.modules.iter().enumerate().filter(|(_, module)| inside(module)) {
        let mut said: Vec<&String> = Vec::new();
        for source in &module.sources {
            for mention in &source.names.mentions {
                let Some(what) = first_hidden(tree, id, mention, hidden) else { continue };
                if said.contains(&what) {
                    continue;
                }
                said.push(what);
                known.push(Knows {
                    mention: mention.to_string(),
                    what: what.clone(),
                    place: Place { file: source.file.clone(), line: mention.line },
                });
            }
        }
    }
    known
}

/// The first of the hidden paths that a mention leads to, straight or by way of what others export again.
fn first_hidden<'a>(
    tree: &Tree,
    module: ModuleId,
    mention: &Mention,
    hidden: &'a [String],
) -> Option<&'a String> {
    let targets = resolve(tree, module, mention);
    let paths: Vec<Vec<&str>> = targets
        .named
        .iter()
        .chain(&targets.behind)
        .map(|target| match target {
            Target::Module(module) | Target::Item(module) => {
                let path = tree.modules[*module].path.iter().map(String::as_str);
                ["crate"].into_iter().chain(path).collect()
            }
            Target::Outside(path) => path.iter().map(String::as_str).collect(),
        })
        .collect();
    hidden.iter().find(|hidden| {
        let hidden: Vec<&str> = hidden.split("::").collect();
        paths.iter().any(|path| path.starts_with(&hidden))
    })
}

impl fmt::Display for LayerFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LayerFault::NoShell { package, shell } => write!(
                f,
                "`{package}` has no module `{shell}`, which the table in xtask/src/modules/layers.rs names"
            ),
            LayerFault::ShellKnowsGame { layer, knows } => {
                write!(f, "{knows}, but `{layer}` may not know any game")
            }
            LayerFault::GameKnowsGame { layer, knows } => {
                write!(f, "{knows}, but `{layer}` may not know another game")
            }
        }
    }
}

impl fmt::Display for Knows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Knows { mention, what, place } = self;
        write!(f, "{place}: `{mention}` leads to `{what}`")
    }
}

#[cfg(test)]
mod tests {
    use super::super::drawing;
    use super::*;
    use expect_test::{Expect, expect};

    fn check(drawing: &str, expected: Expect) {
        let faults = faults("app", &drawing::tree(drawing));
        let said: Vec<String> = faults.iter().map(LayerFault::to_string).collect();
        expected.assert_eq(&said.join("\n"));
    }

    #[test]
    fn whoever_puts_the_parts_together_may_know_them_all() {
        check(
            "
            // src/lib.rs
            mod shell { use thinker::messages::{Answer, Task}; use game::Seat; use crate::start; }
            mod limes { use crate::shell; use limes::Card; use bots::limes::Net; use thinker::messages::limes::Task; }
            mod limits { use crate::shell; use limits::Pile; }
            mod screens { use crate::{limes, limits, shell}; use bots::Level; }
            use crate::limes::Table;
            ",
            expect![""],
        );
    }

    #[test]
    fn the_shell_knows_no_game() {
        check(
            "
            // src/lib.rs
            mod limes;
            mod shell;
            // src/limes.rs
            // src/shell.rs
            mod board;
            use crate::limes::Table;
            use ::limits::Pile;
            // src/shell/board.rs
            use thinker::messages;
            use bots::Level;
            fn f(card: limes::Card) -> messages::limits::Task {
                view! { <p>{super::super::limes::look()}</p> }
            }
            ",
            expect![[r#"
                src/shell.rs:2: `crate::limes::Table` leads to `crate::limes`, but `shell` may not know any game
                src/shell.rs:3: `::limits::Pile` leads to `limits`, but `shell` may not know any game
                src/shell/board.rs:2: `bots::Level` leads to `bots`, but `shell` may not know any game
                src/shell/board.rs:3: `limes::Card` leads to `limes`, but `shell` may not know any game
                src/shell/board.rs:3: `messages::limits::Task` leads to `thinker::messages::limits`, but `shell` may not know any game
                src/shell/board.rs:4: `super::super::limes::look` leads to `crate::limes`, but `shell` may not know any game"#]],
        );
    }

    #[test]
    fn no_game_knows_another() {
        check(
            "
            // src/lib.rs
            mod shell {}
            mod limes { use crate::limits; mod deep { use limits::Pile; } }
            mod limits { use super::limes::Table; use thinker::messages::limes::Task; use bots::limes::Net; }
            ",
            expect![[r#"
                src/lib.rs:2: `crate::limits` leads to `crate::limits`, but `limes` may not know another game
                src/lib.rs:2: `limits::Pile` leads to `limits`, but `limes` may not know another game
                src/lib.rs:3: `super::limes::Table` leads to `crate::limes`, but `limits` may not know another game
                src/lib.rs:3: `thinker::messages::limes::Task` leads to `thinker::messages::limes`, but `limits` may not know another game
                src/lib.rs:3: `bots::limes::Net` leads to `bots::limes`, but `limits` may not know another game"#]],
        );
    }

    #[test]
    fn a_game_behind_another_name_is_still_a_game() {
        check(
            "
            // src/lib.rs
            mod limes;
            mod shell;
            mod screens { pub use crate::limes::Table; }
            use limes::Table;
            pub use ::limes as rules;
            // src/limes.rs
            // src/shell.rs
            mod a { fn f() { crate::rules::draw(); } }
            mod b { use super::super::*; fn f() { Table::new(); } }
            mod c { use crate::screens::Table; }
            mod d { use thinker::messages::*; fn f(task: limes::Task) {} }
            ",
            expect![[r#"
                src/shell.rs:1: `crate::rules::draw` leads to `limes`, but `shell` may not know any game
                src/shell.rs:2: `Table::new` leads to `crate::limes`, but `shell` may not know any game
                src/shell.rs:3: `crate::screens::Table` leads to `crate::limes`, but `shell` may not know any game
                src/shell.rs:4: `limes::Task` leads to `limes`, but `shell` may not know any game"#]],
        );
    }

    #[test]
    fn one_fault_stands_for_all_of_its_kind_in_a_module() {
        check(
            "
            // src/lib.rs
            mod shell;
            // src/shell.rs
            use limes::Card;
            use limes::Deck;
            #[cfg(test)]
            use limits::Pile;
            ",
            expect![
                "src/shell.rs:1: `limes::Card` leads to `limes`, but `shell` may not know any game"
            ],
        );
    }

    #[test]
    fn names_that_only_look_like_a_game_are_allowed() {
        check(
            "
            // src/lib.rs
            mod shell { use games::limes; use crate::limestone; fn f(limes: u8) { limes + self.limes; } }
            mod limestone {}
            ",
            expect![""],
        );
    }

    #[test]
    fn a_shell_under_another_name_is_missed() {
        check(
            "
            // src/lib.rs
            mod frame { use limes::Card; }
            ",
            expect![
                "`app` has no module `shell`, which the table in xtask/src/modules/layers.rs names"
            ],
        );
        assert_eq!(faults("client", &drawing::tree("// src/lib.rs\nuse limes::Card;")), []);
    }
}
