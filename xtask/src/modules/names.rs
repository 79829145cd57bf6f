//! What the source of one module mentions, imports and declares.

use super::macros;
use super::mention::Mention;
use super::test_only::is_test_only;
use proc_macro2::{Ident, TokenStream};
use syn::ext::IdentExt;
use syn::visit::{self, Visit};
use syn::{Item, ItemExternCrate, ItemMod, ItemUse, Path, UseTree, Visibility};

/// The names in the source of a module, without those that only tests see and those of the modules declared in it.
///
/// An import inside a function counts as one of its module. That is simpler than scopes, and goes wrong only where two
/// functions import different modules under one name.
#[derive(Debug, Default)]
pub(super) struct Names {
    /// Every path, those of the imports too.
    pub(super) mentions: Vec<Mention>,
    /// What `use` brings in.
    pub(super) imports: Vec<Import>,
}

/// The name of an import that opens a whole module.
pub(super) const GLOB: &str = "*";

/// A name and what it stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Import {
    /// The name in this module, or [`GLOB`].
    pub(super) name: String,
    /// Where it comes from.
    pub(super) path: Mention,
    /// Whether modules see it that are not inside this one.
    pub(super) is_exported: bool,
}

/// Reads the items of a module: its names, and the modules that it declares.
pub(super) fn read(items: &[Item]) -> (Names, Vec<&ItemMod>) {
    let mut reader = Reader::default();
    for item in items {
        reader.visit_item(item);
    }
    (reader.names, reader.modules)
}

impl Names {
    /// Takes a `use` apart into one import for each leaf. `before` are the names on the way to `tree`.
    fn add_use(&mut self, item: &ItemUse, before: &[String], tree: &UseTree) {
        let mention = |last: Option<&Ident>, line: usize| {
            // `a::{self}` is `a`.
            let last = last.filter(|last| before.is_empty() || *last != "self").map(text);
            let segments = before.iter().cloned().chain(last).collect();
            Mention { is_absolute: item.leading_colon.is_some(), segments, line }
        };
        match tree {
            UseTree::Path(path) => {
                let on_the_way: Vec<String> =
                    before.iter().cloned().chain([text(&path.ident)]).collect();
                self.add_use(item, &on_the_way, &path.tree);
            }
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.add_use(item, before, tree);
                }
            }
            UseTree::Name(name) => {
                let path = mention(Some(&name.ident), line(&name.ident));
                if let Some(name) = path.segments.last().cloned() {
                    self.add_import(name, path, &item.vis);
                }
            }
            UseTree::Rename(renamed) => {
                let path = mention(Some(&renamed.ident), line(&renamed.ident));
                self.add_import(text(&renamed.rename), path, &item.vis);
            }
            UseTree::Glob(glob) => {
                let path = mention(None, glob.star_token.spans[0].start().line);
                self.add_import(GLOB.to_owned(), path, &item.vis);
            }
        }
    }

    fn add_import(&mut self, name: String, path: Mention, visibility: &Visibility) {
        self.mentions.push(path.clone());
        if name != "_" {
            let is_exported = !matches!(visibility, Visibility::Inherited);
            self.imports.push(Import { name, path, is_exported });
        }
    }
}

#[derive(Default)]
struct Reader<'ast> {
    names: Names,
    modules: Vec<&'ast ItemMod>,
}

/// Visits nodes that can have attributes, unless these keep them for tests.
macro_rules! without_tests {
    ($($visit:ident: $node:ident,)*) => {$(
        fn $visit(&mut self, node: &'ast syn::$node) {
            if !is_test_only(&node.attrs) {
                visit::$visit(self, node);
            }
        }
    )*};
}

impl<'ast> Visit<'ast> for Reader<'ast> {
    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        if !is_test_only(&module.attrs) {
            self.modules.push(module);
        }
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        if !is_test_only(&item.attrs) {
            self.names.add_use(item, &[], &item.tree);
        }
    }

    fn visit_item_extern_crate(&mut self, item: &'ast ItemExternCrate) {
        if is_test_only(&item.attrs) {
            return;
        }
        // `extern crate self as name` is another name for the root, any other crate is one beside this.
        let is_own = item.ident == "self";
        let segment = if is_own { "crate".to_owned() } else { text(&item.ident) };
        let name = item.rename.as_ref().map_or_else(|| text(&item.ident), |(_, name)| text(name));
        let line = line(&item.ident);
        let path = Mention { is_absolute: !is_own, segments: vec![segment], line };
        self.names.add_import(name, path, &item.vis);
    }

    fn visit_path(&mut self, path: &'ast Path) {
        let mention = Mention {
            is_absolute: path.leading_colon.is_some(),
            segments: path.segments.iter().map(|segment| text(&segment.ident)).collect(),
            line: path.segments.first().map_or(0, |first| line(&first.ident)),
        };
        if mention.leads_somewhere() {
            self.names.mentions.push(mention);
        }
        visit::visit_path(self, path);
    }

    /// The tokens of macros and attributes.
    fn visit_token_stream(&mut self, tokens: &'ast TokenStream) {
        self.names.mentions.extend(macros::mentions(tokens));
    }

    without_tests! {
        visit_arm: Arm,
        visit_expr_block: ExprBlock,
        visit_expr_call: ExprCall,
        visit_expr_method_call: ExprMethodCall,
        visit_field: Field,
        visit_field_value: FieldValue,
        visit_impl_item_const: ImplItemConst,
        visit_impl_item_fn: ImplItemFn,
        visit_impl_item_macro: ImplItemMacro,
        visit_impl_item_type: ImplItemType,
        visit_item_const: ItemConst,
        visit_item_enum: ItemEnum,
        visit_item_fn: ItemFn,
        visit_item_foreign_mod: ItemForeignMod,
        visit_item_impl: ItemImpl,
        visit_item_macro: ItemMacro,
        visit_item_static: ItemStatic,
        visit_item_struct: ItemStruct,
        visit_item_trait: ItemTrait,
        visit_item_trait_alias: ItemTraitAlias,
        visit_item_type: ItemType,
        visit_item_union: ItemUnion,
        visit_local: Local,
        visit_stmt_macro: StmtMacro,
        visit_trait_item_const: TraitItemConst,
        visit_trait_item_fn: TraitItemFn,
        visit_trait_item_macro: TraitItemMacro,
        visit_trait_item_type: TraitItemType,
        visit_variant: Variant,
    }
}

fn text(name: &Ident) -> String {
    name.unraw().to_string()
}

fn line(name: &Ident) -> usize {
    name.span().start().line
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};

    /// Everything in a source: `line: path`, with `as name` or `pub as name` behind imports.
    fn check(source: &str, expected: Expect) {
        let file = syn::parse_file(source).expect("the test draws a source");
        let (Names { mentions, imports }, modules) = read(&file.items);
        let mut said: Vec<String> = Vec::new();
        for mention in &mentions {
            let mut text = format!("{}: {mention}", mention.line);
            if let Some(import) = imports.iter().find(|import| import.path == *mention) {
                let exported = if import.is_exported { " pub" } else { "" };
                text.push_str(&format!("{exported} as {}", import.name));
            }
            said.push(text);
        }
        said.extend(modules.iter().map(|module| format!("mod {}", module.ident)));
        expected.assert_eq(&said.join("\n"));
    }

    #[test]
    fn a_group_of_imports_is_taken_apart() {
        check(
            "use crate::{
                a::{self, B as C},
                d::*,
                e::_f as _,
            };
            pub use ::limes::Card;
            pub(super) use self::g;
            use super::super::h;
            use i;
            extern crate self as app;
            extern crate bots;",
            expect![[r#"
                2: crate::a as a
                2: crate::a::B as C
                3: crate::d as *
                4: crate::e::_f
                6: ::limes::Card pub as Card
                7: self::g pub as g
                8: super::super::h as h
                9: i as i
                10: crate as app
                11: ::bots as bots"#]],
        );
    }

    #[test]
    fn paths_are_found_in_types_expressions_patterns_and_attributes() {
        check(
            "#[derive(crate::a::Shown)]
            struct S<T: crate::b::Bound>(Vec<super::c::T>);
            fn f(x: &impl d::Trait) -> Option<u8> {
                match x {
                    e::E::One(_) => f::g::<h::H>(),
                    _ => Self::two(self.x, x, <i::I as j::J>::k()),
                }
            }",
            expect![[r#"
                1: crate::a::Shown
                2: crate::b::Bound
                2: super::c::T
                3: d::Trait
                5: e::E::One
                5: f::g
                5: h::H
                6: Self::two
                6: i::I
                6: j::J::k"#]],
        );
    }

    #[test]
    fn paths_are_found_in_macros_and_their_definitions() {
        check(
            "macro_rules! m { () => { $crate::a::b() } }
            fn f() {
                crate::c::say!(d::e, vec![super::g::h()]);
            }",
            expect![[r#"
                1: crate::a::b
                3: crate::c::say
                3: d::e
                3: super::g::h"#]],
        );
    }

    #[test]
    fn what_is_for_tests_or_for_readers_does_not_count() {
        check(
            "//! See [`crate::a::B`].
            /// As in [`crate::a::B`].
            mod plain;
            #[cfg(test)]
            mod kit;
            #[cfg(test)]
            use crate::a::B;
            #[test]
            fn holds() { crate::a::b() }
            struct S {
                #[cfg(test)]
                seen: crate::a::B,
            }
            impl S {
                #[cfg(test)]
                fn f() { crate::a::b() }
                fn g() {
                    #[cfg(test)]
                    crate::a::b();
                    #[cfg(test)]
                    self.seen.add(crate::a::b());
                    #[cfg(test)]
                    let x = crate::a::b();
                    #[cfg(test)]
                    { crate::a::b() }
                    #[cfg(test)]
                    crate::a::say!(crate::a::b());
                    match 1 {
                        #[cfg(test)]
                        2 => crate::a::b(),
                        _ => S {
                            #[cfg(test)]
                            seen: crate::a::b(),
                        },
                    }
                }
            }",
            expect!["mod plain"],
        );
    }

    #[test]
    fn a_module_keeps_its_names_to_itself() {
        check(
            "mod inner { use crate::a::B; }
            fn f() { use crate::c::D; mod local { use crate::e::F; } }",
            expect![[r#"
                2: crate::c::D as D
                mod inner
                mod local"#]],
        );
    }
}
