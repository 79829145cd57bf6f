//! Crates whose files are in all sorts of places, or in none.

use super::*;
use crate::modules::drawing;
use expect_test::{Expect, expect};

/// The modules with their files, then the faults.
fn check(drawing: &str, expected: Expect) {
    show(&drawing::tree(drawing), expected);
}

fn show(tree: &Tree, expected: Expect) {
    let mut said = Vec::new();
    for module in &tree.modules {
        let files = module.sources.iter().map(|source| source.file.display().to_string());
        let path = ["crate"].into_iter().chain(module.path.iter().map(String::as_str));
        let path: Vec<&str> = path.collect();
        said.push(format!("{} in {}", path.join("::"), files.collect::<Vec<_>>().join(", ")));
    }
    said.extend(tree.faults.iter().map(SourceFault::to_string));
    expected.assert_eq(&said.join("\n"));
}

#[test]
fn modules_are_found_where_the_compiler_finds_them() {
    check(
        "
        // src/lib.rs
        pub mod a;
        mod b;
        mod c { mod d; #[path = \"elsewhere.rs\"] mod e; }
        // src/a.rs
        mod x;
        // src/a/x.rs
        // src/b/mod.rs
        mod r#type;
        // src/b/type.rs
        // src/c/d.rs
        // src/c/elsewhere.rs
        ",
        expect![[r#"
            crate in src/lib.rs
            crate::a in src/a.rs
            crate::a::x in src/a/x.rs
            crate::b in src/b/mod.rs
            crate::b::type in src/b/type.rs
            crate::c in src/lib.rs
            crate::c::d in src/c/d.rs
            crate::c::e in src/c/elsewhere.rs"#]],
    );
}

#[test]
fn a_path_leads_away_and_the_children_are_beside_it() {
    check(
        "
        // src/lib.rs
        mod a;
        // src/a.rs
        #[path = \"../shared/laws.rs\"] mod laws;
        // shared/laws.rs
        mod inner;
        // shared/inner.rs
        ",
        expect![[r#"
            crate in src/lib.rs
            crate::a in src/a.rs
            crate::a::laws in shared/laws.rs
            crate::a::laws::inner in shared/inner.rs"#]],
    );
}

#[test]
fn a_module_for_each_platform_is_one_module() {
    check(
        "
        // src/lib.rs
        #[cfg(unix)] #[path = \"unix.rs\"] mod system;
        #[cfg(not(unix))] mod system {}
        // src/unix.rs
        ",
        expect![[r#"
            crate in src/lib.rs
            crate::system in src/unix.rs, src/lib.rs"#]],
    );
}

#[test]
fn what_only_tests_see_is_not_looked_for() {
    check(
        "
        // src/lib.rs
        #[cfg(test)] mod tests;
        mod kit;
        // src/kit.rs
        #![cfg(test)]
        mod missing;
        ",
        expect![[r#"
            crate in src/lib.rs
            crate::kit in "#]],
    );
}

#[test]
fn a_module_without_a_file_and_a_file_that_is_not_rust_are_faults_beside_the_rest() {
    check(
        "
        // src/lib.rs
        mod a;

        mod missing;
        #[path = \"no/where.rs\"] mod gone;
        mod b;
        // src/a.rs
        fn f() {
            let 5
        }
        // src/b.rs
        mod unclosed {
        ",
        expect![[r#"
            crate in src/lib.rs
            crate::a in 
            crate::missing in 
            crate::gone in 
            crate::b in 
            src/a.rs:3: this is not Rust: expected `;`
            src/lib.rs:3: the module `missing` has no file (src/missing.rs, src/missing/mod.rs)
            src/lib.rs:4: the module `gone` has no file (src/no/where.rs)
            src/b.rs:1: this is not Rust: cannot parse string into token stream"#]],
    );
}

#[test]
fn a_file_that_declares_itself_is_read_once() {
    check(
        "
        // src/lib.rs
        #[path = \"../src/lib.rs\"] mod again;
        ",
        expect![[r#"
            crate in src/lib.rs
            crate::again in "#]],
    );
}

#[test]
fn a_file_that_cannot_be_read_is_a_fault() {
    let refuse = |_: &Path| Err(io::Error::from(ErrorKind::PermissionDenied));
    let missing = |_: &Path| Err(io::Error::from(ErrorKind::NotFound));
    let only_root =
        |path: &Path| if path.ends_with("lib.rs") { Ok("mod a;".to_owned()) } else { refuse(path) };
    let root = Path::new("src/lib.rs");
    show(
        &Tree::read(root, &missing),
        expect![[r#"
            crate in 
            src/lib.rs cannot be read: entity not found"#]],
    );
    show(
        &Tree::read(root, &only_root),
        expect![[r#"
            crate in src/lib.rs
            crate::a in 
            src/a.rs cannot be read: permission denied"#]],
    );
}
