//! The rules crates are pure: no I/O, clock, threads or randomness of the machine, and no unsafe code.
//!
//! Judges plain text; [`crate::workspace`] reads it. A list of known offenders proves nothing about
//! crates it does not know, but it catches the ones that people reach for without thinking.

use std::fmt;

/// The crates that hold rules or what the rules stand on.
pub(crate) const RULES: &[&str] = &[
    "dice", "record", "game", "limes", "limits", "games", "client", "protocol", "remote", "table",
];

/// What the source root of a rules crate must say.
const FORBIDS_UNSAFE: &str = "#![forbid(unsafe_code)]";

/// Crates that no rules crate may reach, by what they let in.
///
/// Generators that only stretch a given seed (`rand_chacha`, `rand_core`) are pure and not listed.
const IMPURE: &[(&str, &[&str])] = &[
    ("randomness", &["fastrand", "getrandom", "rand", "uuid"]),
    ("the clock", &["chrono", "instant", "jiff", "time", "web-time"]),
    ("threads", &["async-std", "crossbeam", "futures-executor", "rayon", "smol", "tokio"]),
    ("the network", &["async-nats", "axum", "hyper", "mio", "reqwest", "socket2", "ureq"]),
    ("the disk", &["memmap2", "rusqlite", "sqlx", "tempfile", "walkdir"]),
    ("the browser", &["js-sys", "leptos", "wasm-bindgen", "web-sys"]),
];

/// A rules crate that is not pure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Impurity {
    /// A crate of the list is among its dependencies; `path` leads there from the rules crate.
    Reaches { path: Vec<String>, lets_in: &'static str },
    /// A source root does not forbid unsafe code.
    AllowsUnsafe { name: String, root: String },
}

/// The impure crates in a dependency tree, each with the first path that leads to it.
///
/// The tree is text in depth-first order: a line is the depth, a space, the name and whatever else.
pub(crate) fn reached(tree: &str) -> Vec<Impurity> {
    let mut found: Vec<Impurity> = Vec::new();
    let mut seen: Vec<&str> = Vec::new();
    let mut path: Vec<&str> = Vec::new();
    for line in tree.lines() {
        let mut words = line.split_whitespace();
        let (Some(Ok(depth)), Some(name)) = (words.next().map(str::parse::<usize>), words.next())
        else {
            continue;
        };
        path.truncate(depth);
        path.push(name);
        if let Some(lets_in) = lets_in(name).filter(|_| !seen.contains(&name)) {
            seen.push(name);
            found.push(Impurity::Reaches {
                path: path.iter().map(|&name| name.to_owned()).collect(),
                lets_in,
            });
        }
    }
    found
}

fn lets_in(name: &str) -> Option<&'static str> {
    IMPURE.iter().find(|(_, names)| names.contains(&name)).map(|&(what, _)| what)
}

/// Whether a source root forbids unsafe code, on a line of its own.
pub(crate) fn forbids_unsafe(source: &str) -> bool {
    source.lines().any(|line| line.trim() == FORBIDS_UNSAFE)
}

impl fmt::Display for Impurity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Impurity::Reaches { path, lets_in } => {
                let path = path.join(" -> ");
                write!(f, "the rules are pure, but {path} lets in {lets_in}")
            }
            Impurity::AllowsUnsafe { name, root } => {
                write!(f, "`{name}` must say {FORBIDS_UNSAFE} in {root}")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};

    fn check(tree: &str, expected: Expect) {
        let said: Vec<String> = reached(tree).iter().map(Impurity::to_string).collect();
        expected.assert_eq(&said.join("\n"));
    }

    #[test]
    fn a_pure_tree_has_nothing_to_say() {
        check(
            "0 limes v0.1.0 (crates/limes)\n1 record v0.1.0\n2 rand_chacha v0.9.0\n3 rand_core v0.9.0",
            expect![""],
        );
    }

    #[test]
    fn the_path_to_an_impure_crate_is_shown_once() {
        check(
            "
            0 limes v0.1.0 (crates/limes)
            1 record v0.1.0 (crates/record)
            2 sha2 v0.11.0
            2 uuid v1.0.0
            3 rand v0.9.0
            4 getrandom v0.3.0
            1 rayon v1.0.0
            1 rand v0.9.0 (*)
            ",
            expect![[r#"
                the rules are pure, but limes -> record -> uuid lets in randomness
                the rules are pure, but limes -> record -> uuid -> rand lets in randomness
                the rules are pure, but limes -> record -> uuid -> rand -> getrandom lets in randomness
                the rules are pure, but limes -> rayon lets in threads"#]],
        );
    }

    #[test]
    fn unsafe_code_is_forbidden_by_a_line_and_not_by_a_comment() {
        assert!(forbids_unsafe("//! Rules.\n#![forbid(unsafe_code)]\n\nmod zone;\n"));
        assert!(!forbids_unsafe("//! Rules.\n// #![forbid(unsafe_code)]\n"));
        assert!(!forbids_unsafe("#![deny(unsafe_code)]\n"));
        assert!(!forbids_unsafe(""));
    }

    #[test]
    fn a_missing_line_is_asked_for() {
        let fault = Impurity::AllowsUnsafe { name: "limes".into(), root: "src/lib.rs".into() };
        expect!["`limes` must say #![forbid(unsafe_code)] in src/lib.rs"]
            .assert_eq(&fault.to_string());
    }
}
