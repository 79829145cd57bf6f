//! What every screen shares: the words, the settings, the game in progress and the bots.

use crate::limes::screens::review::Notes;
use crate::limes::state::{Draft, LocalTable, SavedGame};
use crate::shell::host::Host;
use crate::shell::route::{self, Route};
use crate::shell::settings::{Settings, Speed, Theme};
use crate::shell::storage::Shelf;
use crate::shell::storage::keep::Browser;
use crate::shell::texts::{Language, Texts};
use crate::shell::thinkers::Thinkers;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::time::Duration;
use thinker::{Answer, Task};
use wasm_bindgen_futures::JsFuture;

/// Shared by all screens; a copy is as good as the original.
#[derive(Clone, Copy)]
pub(crate) struct AppContext {
    /// The screen that is shown.
    pub(crate) route: ReadSignal<Route>,
    /// What the person has chosen.
    pub(crate) settings: RwSignal<Settings>,
    /// The game that was begun last, over or not.
    pub(crate) game: RwSignal<Option<LocalTable>>,
    /// A short message that goes away by itself.
    pub(crate) toast: RwSignal<Option<String>>,
    /// What a screen reader hears next.
    pub(crate) spoken: RwSignal<String>,
    /// The draft with which that game was left.
    pub(crate) left_draft: StoredValue<Option<Draft>>,
    /// What the bots have found out about games, for as long as the page is open.
    pub(crate) notes: RwSignal<Notes>,
    pub(super) shelf: StoredValue<Shelf<Browser>>,
    texts: RwSignal<Texts>,
    thinkers: StoredValue<Thinkers, LocalStorage>,
}

impl AppContext {
    /// Sets the app up with the texts that were loaded first, and offers it to all screens below.
    pub(crate) fn provide(host: Host, texts: Texts) -> AppContext {
        let settings = RwSignal::new(Settings::default());
        let texts = RwSignal::new(texts);
        let toast = RwSignal::new(None);
        let spoken = RwSignal::new(String::new());
        let say_without_workers = move || {
            let words = texts.with_untracked(|texts| texts.say("error-no-worker"));
            spoken.set(words.clone());
            toast.set(Some(words));
        };
        let thinkers = Thinkers::new(host.clone(), say_without_workers);
        let app = AppContext {
            route: route::follow(),
            settings,
            game: RwSignal::new(None),
            toast,
            spoken,
            left_draft: StoredValue::new(None),
            notes: RwSignal::default(),
            shelf: StoredValue::new(Shelf::new(Browser)),
            texts,
            thinkers: StoredValue::new_local(thinkers),
        };
        provide_context(app);
        settings.set(app.find().unwrap_or_default());
        // The language follows the settings, as soon as its texts are there.
        Effect::new(move |_| {
            let chosen = settings.with(|settings| settings.language.clone());
            app.load_language(host.clone(), wanted_language(chosen.as_deref()));
        });
        // The page's own language and colours follow.
        Effect::new(move |_| {
            let Some(root) = document().document_element() else { return };
            let theme = match settings.with(|settings| settings.theme) {
                Theme::Auto => root.remove_attribute("data-theme"),
                Theme::Light => root.set_attribute("data-theme", "light"),
                Theme::Dark => root.set_attribute("data-theme", "dark"),
            };
            let language = root.set_attribute("lang", texts.with(Texts::language).code());
            // Neither name can be refused.
            let _ = (theme, language);
        });
        // A message goes by itself.
        Effect::new(move |_| {
            if app.toast.get().is_some() {
                set_timeout(move || app.toast.set(None), Duration::from_secs(6));
            }
        });
        if let Some(SavedGame { table, draft }) = app.find() {
            app.game.set(Some(table));
            app.left_draft.set_value(draft.map(|(_, draft)| draft));
        }
        app
    }

    /// The app of the screen this is called from.
    pub(crate) fn get() -> AppContext {
        expect_context()
    }

    /// The texts in the person's language.
    pub(crate) fn texts(self) -> Texts {
        self.texts.get()
    }

    /// The texts in the language of this moment, for what is said once and does not follow.
    pub(crate) fn texts_now(self) -> Texts {
        self.texts.get_untracked()
    }

    /// A text in the person's language.
    pub(crate) fn say(self, key: &str) -> String {
        self.texts.with(|texts| texts.say(key))
    }

    /// A text that follows the language.
    pub(crate) fn t(self, key: &'static str) -> Signal<String> {
        Signal::derive(move || self.say(key))
    }

    /// How long things take to move, in milliseconds; 0 if they are not to move at all.
    pub(crate) fn animation_ms(self) -> f64 {
        if prefers("(prefers-reduced-motion: reduce)") {
            return 0.0;
        }
        match self.settings.with_untracked(|settings| settings.animation) {
            Speed::Off => 0.0,
            Speed::Slow => 600.0,
            Speed::Normal => 300.0,
            Speed::Fast => 150.0,
        }
    }

    /// Shows a message for a while.
    pub(crate) fn tell(self, message: String) {
        self.spoken.set(message.clone());
        self.toast.set(Some(message));
    }

    /// Asks the bots; `caller` gets every answer. Gives the number by which the request can be cancelled.
    pub(crate) fn ask(self, task: impl Into<Task>, caller: impl Fn(Answer) + 'static) -> u64 {
        // It may call back at once, so nothing is borrowed meanwhile.
        self.thinkers.get_value().start(task.into(), caller)
    }

    /// The answer to this request is not wanted any more.
    pub(crate) fn cancel(self, number: u64) {
        self.thinkers.get_value().cancel(number);
    }

    /// Fetches the texts of a language and speaks it from then on. If they do not come, it is said in the language that is
    /// spoken so far.
    fn load_language(self, host: Host, language: Language) {
        if self.texts.with_untracked(Texts::language) == language {
            return;
        }
        spawn_local(async move {
            let loaded = JsFuture::from(host.load_language(language.code())).await;
            let chosen = self.settings.with_untracked(|settings| settings.language.clone());
            // The person may have changed their mind meanwhile.
            if wanted_language(chosen.as_deref()) != language {
                return;
            }
            match loaded.ok().and_then(|source| source.as_string()) {
                Some(source) => self.texts.set(Texts::read(language, &[&source])),
                None => {
                    let values = [("language", language.name().into())];
                    self.tell(self.texts_now().say_with("error-language", &values));
                }
            }
        });
    }
}

/// The language that is set, or else the browser's.
fn wanted_language(chosen: Option<&str>) -> Language {
    chosen.map_or_else(browser_language, |code| Language::from_browser(&[code]))
}

/// The first language of the browser that we speak.
fn browser_language() -> Language {
    let languages = window().navigator().languages();
    let codes: Vec<String> = languages.iter().filter_map(|code| code.as_string()).collect();
    let codes: Vec<&str> = codes.iter().map(String::as_str).collect();
    Language::from_browser(&codes)
}

/// Whether the browser answers a media query with yes.
pub(crate) fn prefers(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|answer| answer.matches())
}
