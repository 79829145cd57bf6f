//! The page of rules of any game: as a summary, in detail, or both, with contents that lead to every section.
//!
//! A game gives its [`RuleBook`], and what stands beside the words of a section or below them.

use crate::shell::context::AppContext;
use crate::shell::page::{self, Page, focus};
use crate::shell::route::Route;
use crate::shell::texts::Texts;
use leptos::prelude::*;
use std::sync::atomic::{AtomicU8, Ordering};
use wasm_bindgen::JsCast;

/// How much is shown.
const SUMMARY: u8 = 0;
const DETAIL: u8 = 1;
const BOTH: u8 = 2;

/// How much was shown last in this visit.
static SHOWN: AtomicU8 = AtomicU8::new(SUMMARY);

/// The rules of a game, as keys of texts.
pub(crate) struct RuleBook {
    /// The key of its title.
    pub(crate) title: &'static str,
    /// What the keys of its sections begin with: `rules` stands for `rules-section-goal`, `rules-summary-goal`, `rules-detail-goal`.
    pub(crate) prefix: &'static str,
    /// All sections in the order in which they are read.
    pub(crate) sections: &'static [Section],
    /// The keys of the heading above what is said about the game itself, and of who made it.
    pub(crate) about: [&'static str; 2],
}

/// A section: the last part of its keys, whether it has a summary, and what there is in detail besides.
pub(crate) struct Section {
    /// The last part of its keys.
    pub(crate) name: &'static str,
    /// Whether there is a summary of it; otherwise it is read only in detail.
    pub(crate) summary: bool,
    /// The last part of the key of a second paragraph in detail.
    pub(crate) more: Option<&'static str>,
}

impl Section {
    /// A section with one paragraph in detail.
    pub(crate) const fn new(name: &'static str, summary: bool) -> Section {
        Section { name, summary, more: None }
    }

    /// With a second paragraph in detail.
    pub(crate) const fn with(self, more: &'static str) -> Section {
        Section { more: Some(more), ..self }
    }

    /// Whether it is there when so much is shown.
    fn is_in(&self, shown: u8) -> bool {
        self.summary || shown != SUMMARY
    }

    fn id(&self) -> String {
        format!("rules-{}", self.name)
    }
}

impl RuleBook {
    fn section_title(&self, texts: &Texts, section: &Section) -> String {
        texts.say(&format!("{}-section-{}", self.prefix, section.name))
    }

    /// The keys of a section's paragraphs; the summary comes first and is said to be one.
    fn paragraphs(&self, section: &Section, shown: u8) -> Vec<(bool, String)> {
        let prefix = self.prefix;
        let mut paragraphs = Vec::new();
        if section.summary && shown != DETAIL {
            paragraphs.push((true, format!("{prefix}-summary-{}", section.name)));
        }
        if shown != SUMMARY {
            let names = [Some(section.name), section.more].into_iter().flatten();
            paragraphs.extend(names.map(|name| (false, format!("{prefix}-detail-{name}"))));
        }
        paragraphs
    }

    /// The keys of all its sections: they are put together at run time, so no source names them.
    #[cfg(test)]
    pub(crate) fn text_keys(&self) -> impl Iterator<Item = String> {
        self.sections.iter().flat_map(|section| {
            let title = format!("{}-section-{}", self.prefix, section.name);
            let paragraphs = self.paragraphs(section, BOTH).into_iter().map(|(_, key)| key);
            std::iter::once(title).chain(paragraphs).collect::<Vec<_>>()
        })
    }
}

/// What stands beside the words of a section, made from its name and its title.
pub(crate) type Beside = fn(&'static str, String) -> Option<AnyView>;

/// What stands below the words of a section.
pub(crate) type Below = fn(&Texts, &'static str) -> Option<AnyView>;

/// The rules.
#[component]
pub(crate) fn RulesPage(
    /// The rules.
    book: &'static RuleBook,
    /// Where they can be learnt by doing.
    learn: Route,
    /// Pictures and the like.
    beside: Beside,
    /// What comes after the words.
    below: Below,
) -> impl IntoView {
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
    let learn = learn.to_string();
    view! {
        <Page title=app.t(book.title) wide=true>
            <fieldset class="choice-row">
                <legend class="spoken">{app.t("rules-show")}</legend>
                {choices.map(choice).into_iter().collect_view()}
            </fieldset>
            {move || content(app, book, shown.get() as u8, &learn, (beside, below))}
        </Page>
    }
}

/// Everything below the choice; made anew when the choice or the language changes.
fn content(
    app: AppContext,
    book: &'static RuleBook,
    shown: u8,
    learn: &str,
    (beside, below): (Beside, Below),
) -> AnyView {
    let texts = app.texts();
    let here = app.route.with_untracked(Route::to_string);
    let there = || book.sections.iter().filter(move |section| section.is_in(shown));
    let entry = |section: &'static Section| {
        let (id, title) = (section.id(), book.section_title(&texts, section));
        view! { <li><a href=here.clone() data-to=id>{title}</a></li> }
    };
    let text = |section: &'static Section| {
        let paragraph =
            |(short, key): (bool, String)| view! { <p class:short=short>{texts.say(&key)}</p> };
        let title = book.section_title(&texts, section);
        let picture = beside(section.name, title.clone());
        let is_plain = picture.is_none();
        view! {
            <section class="rule" class:plain=is_plain>
                <div class="words">
                    <h2 id=section.id() tabindex="-1">{title}</h2>
                    {book.paragraphs(section, shown).into_iter().map(paragraph).collect_view()}
                    {below(&texts, section.name)}
                </div>
                {picture}
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
                    <a class="button go" href=learn.to_owned()>{texts.say("home-learn")}</a>
                    <button on:click=|_| page::show_keys()>{texts.say("keys-title")}</button>
                </p>
                {credits(&texts, book.about)}
            </div>
        </div>
    }
    .into_any()
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

/// Who made the game, and what this app is and is not.
fn credits(texts: &Texts, [title, author]: [&str; 2]) -> AnyView {
    let paragraphs = [
        texts.say(author),
        texts.say("about-unofficial"),
        texts.say("about-own"),
        texts.say("about-local"),
        texts.say("about-licence"),
    ];
    view! {
        <section class="credits aside">
            <h2>{texts.say(title)}</h2>
            {paragraphs.map(|text| view! { <p>{text}</p> }).into_iter().collect_view()}
        </section>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: RuleBook = RuleBook {
        title: "rules-title",
        prefix: "rules",
        sections: &[Section::new("goal", true), Section::new("ties", false).with("ties-more")],
        about: ["about-title", "about-author"],
    };

    fn keys(shown: u8) -> Vec<String> {
        let there = BOOK.sections.iter().filter(|section| section.is_in(shown));
        there.flat_map(|section| BOOK.paragraphs(section, shown)).map(|(_, key)| key).collect()
    }

    #[test]
    fn as_much_is_shown_as_one_likes() {
        assert_eq!(keys(SUMMARY), ["rules-summary-goal"]);
        assert_eq!(
            keys(DETAIL),
            ["rules-detail-goal", "rules-detail-ties", "rules-detail-ties-more"]
        );
        assert_eq!(keys(BOTH).len(), 4);
        for shown in [SUMMARY, DETAIL, BOTH] {
            for section in BOOK.sections.iter().filter(|section| section.is_in(shown)) {
                assert!(!BOOK.paragraphs(section, shown).is_empty(), "{}", section.name);
            }
        }
        assert_eq!(BOOK.text_keys().count(), 6, "titles too");
    }
}
