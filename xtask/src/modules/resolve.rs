//! What a path leads to: a module of the same crate, or something in another crate.

use super::mention::Mention;
use super::names::{GLOB, Import};
use super::tree::{ModuleId, ROOT, Tree};

/// Where a path leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// To a module.
    Module(ModuleId),
    /// To something in this module, declared there or exported again.
    Item(ModuleId),
    /// To this path in another crate.
    Outside(Vec<String>),
}

/// Everything that a path in a module leads to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Targets {
    /// What the path names. Something that a module exports again belongs to that module.
    pub(super) named: Vec<Target>,
    /// Where the things come from that modules on the way only export again.
    pub(super) behind: Vec<Target>,
}

/// Resolves a path that is written in the module `from`.
///
/// This follows the compiler as far as modules are concerned: a name is a module declared here, or an import, or something
/// that a glob opens, or another crate. Where the sources alone do not tell which, all of them are targets.
pub(super) fn resolve(tree: &Tree, from: ModuleId, mention: &Mention) -> Targets {
    let mut search = Search { tree, found: Targets::default(), followed: Vec::new() };
    search.look_up(from, mention, &[], Way::Named);
    search.found
}

/// Whether something exported again was on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Named,
    Behind,
}

struct Search<'a> {
    tree: &'a Tree,
    found: Targets,
    /// The imports that have been followed, so that one that leads to itself ends.
    followed: Vec<(ModuleId, &'a Import)>,
}

impl<'a> Search<'a> {
    /// Follows a path from the module it is written in, and then `rest` from where it led.
    fn look_up(&mut self, from: ModuleId, mention: &Mention, rest: &[String], way: Way) {
        let path: Vec<String> = mention.segments.iter().chain(rest).cloned().collect();
        if mention.is_absolute {
            return self.add(way, Target::Outside(path));
        }
        let mut module = from;
        let mut left = path.as_slice();
        while let Some((keyword, rest)) = left.split_first() {
            module = match keyword.as_str() {
                "crate" => ROOT,
                "self" => module,
                "super" => self.tree.modules[module].parent,
                _ => break,
            };
            left = rest;
        }
        let begins_with_name = left.len() == path.len();
        let is_child = |name| self.tree.modules[from].children.contains_key(name);
        if !begins_with_name || path.first().is_some_and(is_child) {
            self.descend(from, module, left, way);
        } else if !self.follow_imports(from, from, &path, way) {
            self.follow_globs(from, from, &path, way);
            self.add(way, Target::Outside(path));
        }
    }

    /// Goes down from a module for as long as the names are names of modules. The path is written in the module `from`.
    fn descend(&mut self, from: ModuleId, module: ModuleId, path: &[String], way: Way) {
        let Some((name, rest)) = path.split_first() else {
            return self.add(way, Target::Module(module));
        };
        if let Some(&child) = self.tree.modules[module].children.get(name) {
            return self.descend(from, child, rest, way);
        }
        self.add(way, Target::Item(module));
        if !self.follow_imports(from, module, path, Way::Behind) {
            self.follow_globs(from, module, path, Way::Behind);
        }
    }

    /// Follows the imports of a module that have the first name of a path; whether there is a new one.
    fn follow_imports(
        &mut self,
        from: ModuleId,
        module: ModuleId,
        path: &[String],
        way: Way,
    ) -> bool {
        let Some((name, rest)) = path.split_first() else { return false };
        let imports = self.enter(from, module, name);
        for import in &imports {
            self.look_up(module, &import.path, rest, way);
        }
        !imports.is_empty()
    }

    /// Looks for a path in everything that the globs of a module open.
    fn follow_globs(&mut self, from: ModuleId, module: ModuleId, path: &[String], way: Way) {
        for glob in self.enter(from, module, GLOB) {
            let followed = self.followed.clone();
            let mut opened = Search { tree: self.tree, found: Targets::default(), followed };
            opened.look_up(module, &glob.path, &[], Way::Named);
            let named = opened.found.named.into_iter().map(|target| (target, way));
            let behind = opened.found.behind.into_iter().map(|target| (target, Way::Behind));
            for (target, way) in named.chain(behind) {
                match target {
                    Target::Module(opened) => self.descend(module, opened, path, way),
                    Target::Outside(opened) => {
                        self.add(way, Target::Outside([opened.as_slice(), path].concat()));
                    }
                    // The variants of an enum, which are no modules.
                    Target::Item(_) => {}
                }
            }
        }
    }

    /// The imports of a name in a module that are seen from another and have not been followed yet. They have from now on.
    fn enter(&mut self, from: ModuleId, module: ModuleId, name: &str) -> Vec<&'a Import> {
        let tree = self.tree;
        let is_inside = tree.modules[from].path.starts_with(&tree.modules[module].path);
        let all = tree.modules[module].sources.iter().flat_map(|source| &source.names.imports);
        let seen = all.filter(|import| import.name == name && (import.is_exported || is_inside));
        let new = seen.filter(|import| !self.followed.contains(&(module, import)));
        let new: Vec<&Import> = new.collect();
        self.followed.extend(new.iter().map(|&import| (module, import)));
        new
    }

    fn add(&mut self, way: Way, target: Target) {
        let targets = match way {
            Way::Named => &mut self.found.named,
            Way::Behind => &mut self.found.behind,
        };
        if !targets.contains(&target) {
            targets.push(target);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::drawing;
    use super::*;
    use expect_test::{Expect, expect};

    /// What the paths of the root file's module `here` lead to, one a line; what is only behind is in parentheses.
    fn check(drawing: &str, expected: Expect) {
        let tree = drawing::tree(drawing);
        let here = tree.modules[ROOT].children["here"];
        let shown = |target: &Target| match target {
            Target::Module(module) => format!("mod {}", tree.modules[*module].path.join("::")),
            Target::Item(module) => format!("in {}", tree.modules[*module].path.join("::")),
            Target::Outside(path) => format!("other crate {}", path.join("::")),
        };
        let mut said = Vec::new();
        for mention in tree.modules[here].sources.iter().flat_map(|source| &source.names.mentions) {
            let Targets { named, behind } = resolve(&tree, here, mention);
            let behind = behind.iter().map(|target| format!("({})", shown(target)));
            let targets: Vec<String> = named.iter().map(shown).chain(behind).collect();
            said.push(format!("{mention}: {}", targets.join(", ")));
        }
        expected.assert_eq(&said.join("\n"));
    }

    #[test]
    fn a_path_goes_down_as_far_as_there_are_modules() {
        check(
            "
            // src/lib.rs
            mod here { mod child {} fn f() { child::x(); self::child::X::y(); super::b::c::d(); crate::z(); } }
            mod b { mod c {} }
            ",
            expect![[r#"
                child::x: in here::child
                self::child::X::y: in here::child
                super::b::c::d: in b::c
                crate::z: in "#]],
        );
    }

    #[test]
    fn an_imported_name_leads_on_from_where_it_comes() {
        check(
            "
            // src/lib.rs
            mod here { use crate::b as other; fn f() { other::c::d(); } }
            mod b { mod c {} }
            ",
            expect![[r#"
                crate::b: mod b
                other::c::d: in b::c"#]],
        );
    }

    #[test]
    fn what_is_exported_again_belongs_to_who_exports_it() {
        check(
            "
            // src/lib.rs
            mod here { fn f() { crate::b::D::new(); crate::Card::new(); } }
            mod b { mod c {} pub use c::D; }
            pub use limes::Card;
            ",
            expect![[r#"
                crate::b::D::new: in b, (in b::c)
                crate::Card::new: in , (other crate limes::Card::new)"#]],
        );
    }

    #[test]
    fn what_a_module_imports_for_itself_is_seen_from_inside_only() {
        check(
            "
            // src/lib.rs
            mod here { fn f() { crate::Deck::new(); crate::b::Card::new(); crate::b::Kept::new(); } }
            mod b { use limes::Card; pub(crate) use limes::Kept; }
            use limes::Deck;
            ",
            expect![[r#"
                crate::Deck::new: in , (other crate limes::Deck::new)
                crate::b::Card::new: in b
                crate::b::Kept::new: in b, (other crate limes::Kept::new)"#]],
        );
    }

    #[test]
    fn a_glob_opens_a_module() {
        check(
            "
            // src/lib.rs
            mod here { use super::*; use thinker::messages::*; fn f() { b::c::d(); limes::Task::new(); } }
            mod b { mod c {} }
            ",
            expect![[r#"
                super: mod 
                thinker::messages: in , other crate thinker::messages::thinker::messages, other crate thinker::messages
                b::c::d: in b::c, other crate thinker::messages::b::c::d, other crate b::c::d
                limes::Task::new: in , other crate thinker::messages::limes::Task::new, other crate limes::Task::new"#]],
        );
    }

    #[test]
    fn a_glob_opens_what_is_exported_again_only_from_behind() {
        check(
            "
            // src/lib.rs
            mod here { use crate::front::*; use crate::b::Kind::*; fn f() { c::d(); } }
            mod b { mod c {} enum Kind {} }
            pub use b as front;
            ",
            expect![[r#"
                crate::front: in , (mod b)
                crate::b::Kind: in b
                c::d: other crate c::d, (in b::c)"#]],
        );
    }

    #[test]
    fn imports_that_lead_in_a_circle_come_to_an_end() {
        check(
            "
            // src/lib.rs
            mod here { use limes; use crate::b::*; use self::x as y; use self::y as x; fn f() { limes::a(); x::z(); } }
            mod b { pub use crate::here::*; }
            ",
            expect![[r#"
                limes: in b, other crate limes, (in here)
                crate::b: mod b
                self::x: in here, (in here), (in b)
                self::y: in here, (in here), (in b)
                limes::a: in b, other crate limes::a, (in here)
                x::z: in here, (in here), (in b)"#]],
        );
    }

    #[test]
    fn a_module_hides_a_crate_of_the_same_name_and_colons_find_it() {
        check(
            "
            // src/lib.rs
            mod here { mod limes {} fn f() { limes::a(); ::limes::a(); super::super::super::b(); } }
            ",
            expect![[r#"
                limes::a: in here::limes
                ::limes::a: other crate limes::a
                super::super::super::b: in "#]],
        );
    }
}
