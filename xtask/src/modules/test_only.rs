//! Which code is only there for tests.

use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::{Attribute, Meta, MetaList, Token};

/// Whether these attributes leave something out of every build that is not a test.
pub(super) fn is_test_only(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        Meta::Path(path) => path.is_ident("test"),
        Meta::List(list) if list.path.is_ident("cfg") => conditions(list).iter().any(needs_tests),
        _ => false,
    })
}

/// Whether a condition can hold in tests alone. `not` is never looked into: a double negation would be needed.
fn needs_tests(condition: &Meta) -> bool {
    match condition {
        Meta::Path(path) => path.is_ident("test"),
        Meta::List(list) if list.path.is_ident("all") => conditions(list).iter().any(needs_tests),
        Meta::List(list) if list.path.is_ident("any") => conditions(list).iter().all(needs_tests),
        _ => false,
    }
}

/// What is in the parentheses; nothing, if the compiler would not understand it either.
fn conditions(list: &MetaList) -> Vec<Meta> {
    let parser = Punctuated::<Meta, Token![,]>::parse_terminated;
    let parsed = parser.parse2(list.tokens.clone());
    parsed.map(|conditions| conditions.into_iter().collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(source: &str, expected: bool) {
        let item = syn::parse_str::<syn::ItemFn>(source).expect("the test draws a function");
        assert_eq!(is_test_only(&item.attrs), expected, "{source}");
    }

    #[test]
    fn tests_and_what_only_they_compile_are_found() {
        check("#[test] fn f() {}", true);
        check("#[cfg(test)] fn f() {}", true);
        check("#[inline] #[cfg(all(unix, test))] fn f() {}", true);
        check("#[cfg(any(test, all(test, unix)))] fn f() {}", true);
    }

    #[test]
    fn what_any_other_build_compiles_too_is_not() {
        check("fn f() {}", false);
        check("#[cfg(unix)] fn f() {}", false);
        check("#[cfg(not(test))] fn f() {}", false);
        check("#[cfg(any(test, feature = \"naive\"))] fn f() {}", false);
        check("#[cfg(feature = \"test\")] fn f() {}", false);
        check("#[cfg_attr(test, inline)] fn f() {}", false);
        check("#[cfg(test test)] fn f() {}", false);
    }
}
