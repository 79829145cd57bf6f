//! The rules in our own words: as a summary, in detail, or both, with little boards that can be touched.

mod example;

use crate::limes::address::route_to;
use crate::limes::state::Example;
use crate::shell::context::AppContext;
use crate::shell::page::{self, Page, focus};
use crate::shell::route::GamePage;
use crate::shell::texts::Texts;
use example::Touchable;
use leptos::prelude::*;
use limes::Band;
use std::sync::atomic::{AtomicU8, Ordering};
use wasm_bindgen::JsCast;

/// How much is shown.
const SUMMARY: u8 = 0;
const DETAIL: u8 = 1;
const BOTH: u8 = 2;

/// How much was shown last in this visit.
static SHOWN: AtomicU8 = AtomicU8::new(SUMMARY);

/// A section: the last part of its keys, whether it has a summary, and what there is in detail besides.
struct Section {
    name: &'static str,
    summary: bool,
    more: Option<&'static str>,
}

const fn section(name: &'static str, summary: bool) -> Section {
    Section { name, summary, more: None }
}

/// All sections in the order in which they are read.
const SECTIONS: [Section; 18] = [
    section("goal", true),
    section("cards", false),
    section("round", true),
    Section { name: "laying", summary: true, more: Some("laying-limit") },
    section("workers", true),
    Section { name: "moving", summary: true, more: Some("moving-more") },
    section("territories", true),
    section("farmer", true),
    section("fisherman", true),
    section("woodcutter", true),
    section("watchman", true),
    section("crowd", true),
    section("end", true),
    section("ties", false),
    Section { name: "players", summary: false, more: Some("players-copying") },
    section("solo", false),
    section("variant-diagonal", false),
    section("variant-ferryman", false),
];

impl Section {
    /// Whether it is there when so much is shown.
    fn is_in(&self, shown: u8) -> bool {
        self.summary || shown != SUMMARY
    }

    fn id(&self) -> String {
        format!("rules-{}", self.name)
    }

    fn title(&self, texts: &Texts) -> String {
        texts.say(&format!("rules-section-{}", self.name))
    }

    /// Its paragraphs; the summary comes first and is said to be one.
    fn paragraphs(&self, texts: &Texts, shown: u8) -> Vec<(bool, String)> {
        let mut paragraphs = Vec::new();
        if self.summary && shown != DETAIL {
            paragraphs.push((true, texts.say(&format!("rules-summary-{}", self.name))));
        }
        if shown != SUMMARY {
            let names = [Some(self.name), self.more];
            let detail = |name: &str| (false, texts.say(&format!("rules-detail-{name}")));
            paragraphs.extend(names.into_iter().flatten().map(detail));
        }
        paragraphs
    }
}

/// The rules.
#[component]
pub(crate) fn Rules() -> impl IntoView {
    let app = AppContext::get();
    let shown = RwSignal::new(usize::from(SHOWN.load(Ordering::Relaxed)));
    let choice = move |(n, key): (u8, &'static str)| {
        let choose = move |_| {
            SHOWN.store(n, Ordering::Relaxed);
            shown.set(usize::from(n));
        };
        let chosen = move || shown.get() == usize::from(n);
        view! {
            <label>
                <input type="radio" name="shown" prop:checked=chosen on:change=choose /><span>{app.t(key)}</span>
            </label>
        }
    };
    let choices =
        [(SUMMARY, "rules-show-summary"), (DETAIL, "rules-show-detail"), (BOTH, "rules-show-both")];
    view! {
        <Page title=app.t("rules-title") wide=true>
            <fieldset class="choice-row">
                <legend class="spoken">{app.t("rules-show")}</legend>
                {choices.map(choice).into_iter().collect_view()}
            </fieldset>
            {move || content(app, shown.get() as u8)}
        </Page>
    }
}

/// Everything below the choice; made anew when the choice or the language changes.
fn content(app: AppContext, shown: u8) -> impl IntoView {
    let texts = app.texts();
    let there = || SECTIONS.iter().filter(move |section| section.is_in(shown));
    let entry = |section: &Section| {
        let (id, title) = (section.id(), section.title(&texts));
        view! { <li><a href=route_to(GamePage::Rules).to_string() data-to=id>{title}</a></li> }
    };
    let text = |section: &Section| {
        let paragraph = |(short, text): (bool, String)| view! { <p class:short=short>{text}</p> };
        let title = section.title(&texts);
        let example = Example::of(section.name);
        let board =
            example.map(|example| view! { <Touchable example=*example name=title.clone() /> });
        view! {
            <section class="rule" class:plain=example.is_none()>
                <div class="words">
                    <h2 id=section.id() tabindex="-1">{title}</h2>
                    {section.paragraphs(&texts, shown).into_iter().map(paragraph).collect_view()}
                    {(section.name == "solo").then(|| bands(&texts))}
                </div>
                {board}
            </section>
        }
    };
    view! {
        <div class="rules">
            <nav class="contents" aria-label=texts.say("rules-contents") on:click=jump>
                <h2 aria-hidden="true">{texts.say("rules-contents")}</h2>
                <ol>{there().map(entry).collect_view()}</ol>
            </nav>
            <div>
                {there().map(text).collect_view()}
                <p class="buttons">
                    <a class="button go" href=route_to(GamePage::Learn(None)).to_string()>{texts.say("home-learn")}</a>
                    <button on:click=|_| page::show_keys()>{texts.say("keys-title")}</button>
                </p>
                {credits(&texts)}
            </div>
        </div>
    }
}

/// A click in the contents leads to the section. Addresses are screens here, so no address can.
fn jump(event: web_sys::MouseEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let link = target.and_then(|target| target.closest("[data-to]").ok().flatten());
    if let Some(to) = link.and_then(|link| link.get_attribute("data-to")) {
        event.prevent_default();
        if let Some(heading) = document().get_element_by_id(&to) {
            heading.scroll_into_view();
        }
        focus(&to);
    }
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

fn credits(texts: &Texts) -> AnyView {
    let paragraphs = [
        texts.say("about-author"),
        texts.say("about-unofficial"),
        texts.say("about-own"),
        texts.say("about-local"),
        texts.say("about-licence"),
    ];
    view! {
        <section class="credits aside">
            <h2>{texts.say("about-title")}</h2>
            {paragraphs.map(|text| view! { <p>{text}</p> }).into_iter().collect_view()}
        </section>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limes::state::EXAMPLES;
    use crate::shell::texts::Language;

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
    fn every_section_says_something_whatever_is_shown() {
        let texts = Texts::new(Language::Cs);
        for shown in [SUMMARY, DETAIL, BOTH] {
            for section in SECTIONS.iter().filter(|section| section.is_in(shown)) {
                let paragraphs = section.paragraphs(&texts, shown);
                assert!(!paragraphs.is_empty(), "{}", section.name);
                // A key that is not there would be said as it is.
                assert!(paragraphs.iter().all(|(_, text)| !text.starts_with("rules-")));
            }
        }
    }

    #[test]
    fn every_example_has_its_section() {
        for example in EXAMPLES {
            assert!(SECTIONS.iter().any(|section| section.name == example.section));
        }
    }
}
