//! Paths in what a macro is given, which is only a row of tokens until the macro has read it.

use super::mention::Mention;
use proc_macro2::{Spacing, TokenStream, TokenTree};
use syn::ext::IdentExt;

/// Every path that can lead out of its module, in their order, wherever they are nested.
pub(super) fn mentions(tokens: &TokenStream) -> Vec<Mention> {
    let mut found = Vec::new();
    collect(tokens, &mut found);
    found
}

fn collect(tokens: &TokenStream, found: &mut Vec<Mention>) {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        at = match token {
            TokenTree::Ident(_) => {
                let (mention, after) = mention_at(&tokens, at);
                if mention.leads_somewhere() && !goes_on(&tokens[..at], &mention) {
                    found.push(mention);
                }
                after
            }
            TokenTree::Group(group) => {
                collect(&group.stream(), found);
                at + 1
            }
            _ => at + 1,
        };
    }
}

/// The path whose first name is at this place, and the place after it.
fn mention_at(tokens: &[TokenTree], start: usize) -> (Mention, usize) {
    let mut segments = Vec::new();
    let mut at = start;
    while let Some(TokenTree::Ident(name)) = tokens.get(at) {
        segments.push(name.unraw().to_string());
        at += 1;
        let more = matches!(tokens.get(at + 2), Some(TokenTree::Ident(_)));
        if !more || !is_double_colon(&tokens[at..]) {
            break;
        }
        at += 2;
    }
    let is_absolute = ends_with_double_colon(&tokens[..start]);
    let line = tokens[start].span().start().line;
    (Mention { is_absolute, segments, line }, at)
}

/// Whether a path only goes on from what is before it and is no module: a type with its parameters (`Vec::<T>::new`), a
/// value (`draft.look::<T>`, but not `..crate::look()`), or a variable of a macro (`$name::new`, but not `$crate::look`).
fn goes_on(before: &[TokenTree], mention: &Mention) -> bool {
    let back = |steps: usize| before.len().checked_sub(steps).map(|at| &before[at]);
    if mention.is_absolute {
        return is_sign(back(3), '>');
    }
    is_sign(back(1), '.') && !is_sign(back(2), '.')
        || is_sign(back(1), '$') && mention.segments[0] != "crate"
}

fn is_double_colon(tokens: &[TokenTree]) -> bool {
    matches!(tokens, [TokenTree::Punct(first), TokenTree::Punct(second), ..]
        if first.as_char() == ':' && first.spacing() == Spacing::Joint && second.as_char() == ':')
}

fn ends_with_double_colon(tokens: &[TokenTree]) -> bool {
    tokens.len().checked_sub(2).is_some_and(|at| is_double_colon(&tokens[at..]))
}

fn is_sign(token: Option<&TokenTree>, sign: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == sign)
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};

    fn check(tokens: &str, expected: Expect) {
        let tokens: TokenStream = tokens.parse().expect("the test draws tokens");
        let said: Vec<String> = mentions(&tokens)
            .iter()
            .map(|mention| format!("{mention} in line {}", mention.line))
            .collect();
        expected.assert_eq(&said.join("\n"));
    }

    #[test]
    fn a_view_mentions_components_and_what_its_braces_call() {
        check(
            r#"<home::Home name="crate::no::path" />
            <p class:low=true on:click=move |_| super::route::go(Route::Home)>
                {move || crate::texts::say(&[desk.text])}
            </p>"#,
            expect![[r#"
                home::Home in line 1
                super::route::go in line 2
                Route::Home in line 2
                crate::texts::say in line 3"#]],
        );
    }

    #[test]
    fn a_path_ends_where_its_parameters_begin() {
        check(
            "a::Vec::<b::T>::new(), <c::T as d::Into<e::U>>::into, ::limes::Card, r#mod::r#type",
            expect![[r#"
                a::Vec in line 1
                b::T in line 1
                c::T in line 1
                d::Into in line 1
                e::U in line 1
                ::limes::Card in line 1
                mod::type in line 1"#]],
        );
    }

    #[test]
    fn fields_and_variables_of_macros_are_no_paths() {
        check(
            "draft.look::<T>(), $name::new(), $crate::a::b!(), Draft { x: 1, ..crate::draft::empty() }",
            expect![[r#"
                crate::a::b in line 1
                crate::draft::empty in line 1"#]],
        );
    }

    #[test]
    fn single_names_lead_nowhere() {
        check("a b, c: d; self.e :: ", expect![""]);
    }
}
