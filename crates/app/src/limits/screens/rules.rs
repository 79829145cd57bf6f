//! The rules of Limits in our own words, with small pictures.

use crate::limits::address::route_to;
use crate::limits::art;
use crate::limits::state::example::Example;
use crate::limits::texts;
use crate::shell::context::AppContext;
use crate::shell::route::GamePage;
use crate::shell::screens::rules::{RuleBook, RulesPage, Section};
use crate::shell::texts::Texts;
use leptos::prelude::*;

/// The rules as keys of texts.
pub(crate) static BOOK: RuleBook = RuleBook {
    title: "limits-rules-title",
    prefix: "limits-rules",
    sections: &[
        Section::new("goal", true),
        Section::new("cards", false).with("cards-numbers"),
        Section::new("setup", false).with("setup-two"),
        Section::new("round", true),
        Section::new("hiding", true),
        Section::new("laying", true),
        Section::new("exchange", true).with("exchange-short"),
        Section::new("suspecting", true),
        Section::new("counting", true).with("counting-open"),
        Section::new("points", true).with("points-cards"),
        Section::new("next", true),
        Section::new("empty", false),
        Section::new("memory", true).with("memory-open"),
        Section::new("public", false),
        Section::new("end", true),
        Section::new("ties", false),
    ],
    about: ["limits-about-title", "limits-about-author"],
};

/// The rules.
#[component]
pub(crate) fn Rules() -> impl IntoView {
    let learn = route_to(GamePage::Learn(None));
    view! {
        <div aria-hidden="true" inner_html=art::definitions()></div>
        <RulesPage book=&BOOK learn beside=picture below=nothing />
    }
}

fn nothing(_: &Texts, _: &'static str) -> Option<AnyView> {
    None
}

/// The picture of a section, with what there is to see in words.
fn picture(section: &'static str, _: String) -> Option<AnyView> {
    let example = Example::of(section)?;
    let words = AppContext::get().texts();
    let limits = example.limit_card().map(|card| {
        let name = texts::limit_card(&words, &card);
        let picture = art::limit_card(&card, example.colour);
        view! { <div class="example-limits" role="img" aria-label=name inner_html=picture></div> }
    });
    Some(
        view! {
            <figure class="example cards">
                {limits}
                {row(example.hidden().map(|colour| (colour, None)))}
                {row(example.laid())}
                <figcaption><span>{words.say(example.caption)}</span></figcaption>
            </figure>
        }
        .into_any(),
    )
}

/// Cards side by side; those that are counted have their number. The caption says what they are.
fn row(cards: impl Iterator<Item = (limits::Colour, Option<usize>)>) -> Option<AnyView> {
    let card = |(colour, number): (limits::Colour, Option<usize>)| {
        let is_counted = number.is_some();
        let number = number.map(|number| view! { <b>{number}</b> });
        view! { <span class:counted=is_counted><i inner_html=art::card(colour)></i>{number}</span> }
    };
    let cards: Vec<_> = cards.map(card).collect();
    let row = (!cards.is_empty()).then_some(cards)?;
    Some(view! { <div class="example-cards" aria-hidden="true">{row}</div> }.into_any())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::state::example::EXAMPLES;

    #[test]
    fn every_picture_has_its_section() {
        for example in EXAMPLES {
            assert!(BOOK.sections.iter().any(|section| section.name == example.section));
        }
    }
}
