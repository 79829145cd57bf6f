//! Modules beside each other that need each other, in a circle.
//!
//! A parent declares its children and exports what is in them, and they ask it for what they share: between a module and those
//! inside it arrows go both ways, and are not counted. What counts are arrows between siblings: if `ui::play::hand` mentions
//! `table::draft`, then at the level of the root `ui` needs `table`. At no level may such arrows come back to where they began.

use super::resolve::{Target, resolve};
use super::tree::{Module, ModuleId, Place, Tree};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt;

/// A way from a module over others beside it back to where it began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cycle {
    /// Each begins where the one before it leads; the last leads back to the first.
    pub(crate) steps: Vec<Step>,
    /// All that can be reached from each other, those in `steps` among them.
    pub(crate) group: Vec<String>,
}

/// A module needs another one beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    /// The path of the module, without `crate`.
    pub(crate) from: String,
    /// The path of the one it needs.
    pub(crate) to: String,
    /// The first line that says so.
    pub(crate) place: Place,
}

/// The children of one module that mention each other: who whom, and where first.
type Level<'a> = BTreeMap<(&'a str, &'a str), Place>;

/// The shortest circle of each group of siblings that all need each other; empty if there is none.
pub(super) fn cycles(tree: &Tree) -> Vec<Cycle> {
    let mut found = Vec::new();
    for (parent, level) in levels(tree) {
        let path = |name: &str| [parent, &[name.to_owned()]].concat().join("::");
        for (cycle, group) in shortest_cycles(&level) {
            let next = cycle.iter().cycle().skip(1);
            let steps = cycle.iter().zip(next).map(|(&from, &to)| Step {
                from: path(from),
                to: path(to),
                place: level[&(from, to)].clone(),
            });
            let group = group.iter().map(|name| path(name)).collect();
            found.push(Cycle { steps: steps.collect(), group });
        }
    }
    found
}

/// The arrows between siblings, by the path of their parent.
fn levels(tree: &Tree) -> BTreeMap<&[String], Level<'_>> {
    let mut levels: BTreeMap<&[String], Level<'_>> = BTreeMap::new();
    for (from, module) in tree.modules.iter().enumerate() {
        for (to, place) in neighbours(tree, from, module) {
            let to = &tree.modules[to];
            let shared = module.path.iter().zip(&to.path).take_while(|(own, other)| own == other);
            let shared = shared.count();
            // One of them is inside the other if its path ends here.
            let (Some(own), Some(other)) = (module.path.get(shared), to.path.get(shared)) else {
                continue;
            };
            let level = levels.entry(&module.path[..shared]).or_default();
            level.entry((own, other)).or_insert(place);
        }
    }
    levels
}

/// The modules that a module mentions, and where.
fn neighbours(tree: &Tree, from: ModuleId, module: &Module) -> Vec<(ModuleId, Place)> {
    let mut neighbours = Vec::new();
    for source in &module.sources {
        for mention in &source.names.mentions {
            for target in resolve(tree, from, mention).named {
                if let Target::Module(to) | Target::Item(to) = target {
                    neighbours.push((to, Place { file: source.file.clone(), line: mention.line }));
                }
            }
        }
    }
    neighbours
}

/// The shortest cycle of each group of names that can all be reached from each other, with that group.
fn shortest_cycles<'a>(level: &Level<'a>) -> Vec<(Vec<&'a str>, BTreeSet<&'a str>)> {
    let names: BTreeSet<&str> = level.keys().map(|&(from, _)| from).collect();
    let mut shortest = Vec::new();
    let mut done: BTreeSet<&str> = BTreeSet::new();
    for &name in &names {
        if done.contains(name) {
            continue;
        }
        let mut group = reachable(level, name);
        group.retain(|&other| reachable(level, other).contains(name));
        done.extend(&group);
        let cycles = group.iter().filter_map(|&member| way_back(level, member));
        if let Some(cycle) = cycles.min_by_key(Vec::len) {
            shortest.push((cycle, group));
        }
    }
    shortest
}

/// Everything that arrows lead to from a name.
fn reachable<'a>(level: &Level<'a>, start: &'a str) -> BTreeSet<&'a str> {
    let mut reached: BTreeSet<&str> = BTreeSet::new();
    let mut open = vec![start];
    while let Some(name) = open.pop() {
        open.extend(after(level, name).filter(|&next| reached.insert(next)));
    }
    reached
}

/// The shortest way from a name back to itself, without the return.
fn way_back<'a>(level: &Level<'a>, start: &'a str) -> Option<Vec<&'a str>> {
    let mut ways = VecDeque::from([vec![start]]);
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    while let Some(way) = ways.pop_front() {
        for next in after(level, way.last()?) {
            if next == start {
                return Some(way);
            }
            if seen.insert(next) {
                ways.push_back([way.as_slice(), &[next]].concat());
            }
        }
    }
    None
}

fn after<'a>(level: &Level<'a>, name: &str) -> impl Iterator<Item = &'a str> {
    level.keys().filter(move |(from, _)| *from == name).map(|&(_, to)| to)
}

impl fmt::Display for Cycle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Cycle { steps, group } = self;
        write!(f, "{} modules need each other", group.len())?;
        if group.len() > steps.len() {
            write!(f, " ({}); the shortest circle among them is", group.join(", "))?;
        }
        f.write_str(":")?;
        for Step { from, to, place } in steps {
            write!(f, "\n    `{from}` needs `{to}` ({place})")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::drawing;
    use super::*;
    use expect_test::{Expect, expect};

    fn check(drawing: &str, expected: Expect) {
        let tree = drawing::tree(drawing);
        assert_eq!(tree.faults, [], "the drawing can be read");
        let said: Vec<String> = cycles(&tree).iter().map(Cycle::to_string).collect();
        expected.assert_eq(&said.join("\n"));
    }

    #[test]
    fn arrows_that_go_one_way_are_no_fault() {
        check(
            "
            // src/lib.rs
            mod a;
            mod b;
            mod c;
            // src/a.rs
            use crate::{b::B, c::C};
            // src/b.rs
            use super::c::C;
            // src/c.rs
            use std::fmt;
            ",
            expect![""],
        );
    }

    #[test]
    fn two_modules_may_not_need_each_other() {
        check(
            "
            // src/lib.rs
            mod a;
            mod b;
            // src/a.rs
            use std::fmt;

            use crate::b::B;
            // src/b.rs
            fn f(a: &super::a::A) {}
            ",
            expect![[r#"
                2 modules need each other:
                    `a` needs `b` (src/a.rs:3)
                    `b` needs `a` (src/b.rs:1)"#]],
        );
    }

    #[test]
    fn the_shortest_circle_of_a_group_is_named() {
        check(
            "
            // src/lib.rs
            mod a { use super::b; }
            mod b { use super::c; }
            mod c { use super::{a, d}; }
            mod d { use super::c; }
            mod e { use super::a; }
            mod x { use super::y; }
            mod y { use super::x; }
            ",
            expect![[r#"
                4 modules need each other (a, b, c, d); the shortest circle among them is:
                    `c` needs `d` (src/lib.rs:3)
                    `d` needs `c` (src/lib.rs:4)
                2 modules need each other:
                    `x` needs `y` (src/lib.rs:6)
                    `y` needs `x` (src/lib.rs:7)"#]],
        );
    }

    #[test]
    fn a_module_and_what_is_inside_it_may_know_each_other() {
        check(
            "
            // src/lib.rs
            mod a;
            pub use a::x::X;
            use a::Y;
            // src/a.rs
            mod x;
            mod y;
            pub use x::X;
            pub use y::Y;
            // src/a/x.rs
            use super::*;
            use crate::a::Z;
            // src/a/y.rs
            use super::x;
            ",
            expect![""],
        );
    }

    #[test]
    fn arrows_count_where_the_paths_part() {
        check(
            "
            // src/lib.rs
            mod ui;
            mod table;
            // src/ui.rs
            mod play;
            mod words;
            // src/ui/play.rs
            use super::words;
            use crate::table::draft;
            // src/ui/words.rs
            // src/table.rs
            mod draft;
            // src/table/draft.rs
            use crate::ui::words;
            ",
            expect![[r#"
                2 modules need each other:
                    `table` needs `ui` (src/table/draft.rs:1)
                    `ui` needs `table` (src/ui/play.rs:2)"#]],
        );
    }

    #[test]
    fn siblings_deep_inside_may_not_need_each_other_either() {
        check(
            "
            // src/lib.rs
            mod ui { mod play { mod hand { use super::keys; } mod keys { use super::hand::Hand; } } }
            ",
            expect![[r#"
                2 modules need each other:
                    `ui::play::hand` needs `ui::play::keys` (src/lib.rs:1)
                    `ui::play::keys` needs `ui::play::hand` (src/lib.rs:1)"#]],
        );
    }

    #[test]
    fn what_a_parent_exports_again_is_its_own() {
        check(
            "
            // src/lib.rs
            mod a { use crate::B; }
            mod b { use crate::a::A; }
            pub use b::B;
            ",
            expect![""],
        );
    }

    #[test]
    fn a_circle_through_a_view_and_an_imported_name_is_found() {
        check(
            "
            // src/lib.rs
            mod home;
            mod learn;
            // src/home.rs
            use crate::learn as lessons;
            fn home() {
                view! { <lessons::Lessons /> }
            }
            // src/learn.rs
            fn learn() {
                view! {
                    <p>{move || crate::home::title()}</p>
                }
            }
            ",
            expect![[r#"
                2 modules need each other:
                    `home` needs `learn` (src/home.rs:1)
                    `learn` needs `home` (src/learn.rs:3)"#]],
        );
    }

    #[test]
    fn tests_may_use_what_they_like() {
        check(
            "
            // src/lib.rs
            mod a;
            mod b { use crate::a::A; }
            #[cfg(test)]
            mod kit { use crate::{a::A, b::B}; }
            // src/a.rs
            /// See [`crate::b::B`].
            struct A;
            #[cfg(test)]
            mod tests { use crate::b::B; use crate::kit; }
            ",
            expect![""],
        );
    }
}
