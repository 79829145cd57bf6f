//! The rules of Limes in our own words, with little boards that can be touched.

mod example;

use crate::limes::address::route_to;
use crate::limes::state::Example;
use crate::shell::route::GamePage;
use crate::shell::screens::rules::{RuleBook, RulesPage, Section};
use crate::shell::texts::Texts;
use example::Touchable;
use leptos::prelude::*;
use limes::Band;

/// The rules as keys of texts.
pub(crate) static BOOK: RuleBook = RuleBook {
    title: "rules-title",
    prefix: "rules",
    sections: &[
        Section::new("goal", true),
        Section::new("cards", false),
        Section::new("round", true),
        Section::new("laying", true).with("laying-limit"),
        Section::new("workers", true),
        Section::new("moving", true).with("moving-more"),
        Section::new("territories", true),
        Section::new("farmer", true),
        Section::new("fisherman", true),
        Section::new("woodcutter", true),
        Section::new("watchman", true),
        Section::new("crowd", true),
        Section::new("end", true),
        Section::new("ties", false),
        Section::new("players", false).with("players-copying"),
        Section::new("solo", false),
        Section::new("variant-diagonal", false),
        Section::new("variant-ferryman", false),
    ],
    about: ["about-title", "about-author"],
};

/// The rules.
#[component]
pub(crate) fn Rules() -> impl IntoView {
    view! { <RulesPage book=&BOOK learn=route_to(GamePage::Learn(None)) beside=board below=below /> }
}

/// The little board of a section.
fn board(section: &'static str, name: String) -> Option<AnyView> {
    let example = Example::of(section)?;
    Some(view! { <Touchable example=*example name /> }.into_any())
}

/// What a total is worth stands below the rules for playing alone.
fn below(texts: &Texts, section: &'static str) -> Option<AnyView> {
    (section == "solo").then(|| bands(texts))
}

/// How a total is judged when one plays alone.
fn bands(texts: &Texts) -> AnyView {
    let row = |(range, band): (String, Band)| {
        view! { <tr><th scope="row">{range}</th><td>{texts.capital(&texts.band(band))}</td></tr> }
    };
    let rows = ranges()
        .into_iter()
        .map(|(band, from, to)| {
            let range = match (from, to) {
                (0, Some(to)) => texts.say_with("rules-band-under", &[("points", (to + 1).into())]),
                (from, Some(to)) => {
                    texts.say_with("rules-band-range", &[("from", from.into()), ("to", to.into())])
                }
                (from, None) => texts.say_with("rules-band-over", &[("points", from.into())]),
            };
            (range, band)
        })
        .map(row)
        .collect_view();
    view! { <table class="bands"><tbody>{rows}</tbody></table> }.into_any()
}

/// The bands with their first and last totals, as the rulebook has them.
fn ranges() -> Vec<(Band, u32, Option<u32>)> {
    let first = |band: Band| (0..100).find(|&total| Band::of(total) == band).unwrap_or(100);
    let next = |n: usize| Band::ALL.get(n + 1).map(|&band| first(band) - 1);
    Band::ALL.iter().enumerate().map(|(n, &band)| (band, first(band), next(n))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limes::state::EXAMPLES;

    #[test]
    fn the_bands_are_those_of_the_rulebook() {
        assert_eq!(
            ranges(),
            [
                (Band::Improvable, 0, Some(27)),
                (Band::Ok, 28, Some(34)),
                (Band::Good, 35, Some(41)),
                (Band::VeryGood, 42, Some(48)),
                (Band::Excellent, 49, None),
            ]
        );
    }

    #[test]
    fn every_example_has_its_section() {
        for example in EXAMPLES {
            assert!(BOOK.sections.iter().any(|section| section.name == example.section));
        }
    }
}
