//! What every screen shares: the words, the settings, the game in progress and the bots.

use crate::mind::{Answer, Ask, Failure, Tell, What};
use crate::table::{Draft, LocalTable, SavedGame, Settings, Shelf, Speed, Theme};
use crate::texts::{Language, Texts};
use crate::ui::keep::Browser;
use crate::ui::review::Notes;
use crate::ui::route::{self, Route};
use crate::ui::worker::Mind;
use leptos::prelude::*;
use std::collections::HashMap;
use std::rc::Rc;
use std::time::Duration;

/// Shared by all screens; a copy is as good as the original.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
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
    texts: Memo<Texts>,
    mind: StoredValue<Bots, LocalStorage>,
}

/// The bots' thread and who waits for its answers.
struct Bots {
    mind: Option<Mind>,
    next: u64,
    /// They outlive the screen that asked, which a callback of that screen would not.
    waiting: HashMap<u64, Heard>,
}

/// Who hears an answer.
type Heard = Rc<dyn Fn(Tell)>;

impl Desk {
    /// Sets the desk up and offers it to all screens below.
    pub(crate) fn provide() -> Desk {
        let settings = RwSignal::new(Settings::default());
        let texts = Memo::new(move |_| {
            let chosen = settings.with(|settings| settings.language.clone());
            Texts::new(
                chosen.map_or_else(browser_language, |code| Language::from_browser(&[&code])),
            )
        });
        let bots = Bots { mind: None, next: 1, waiting: HashMap::new() };
        let desk = Desk {
            route: route::follow(),
            settings,
            game: RwSignal::new(None),
            toast: RwSignal::new(None),
            spoken: RwSignal::new(String::new()),
            left_draft: StoredValue::new(None),
            notes: RwSignal::default(),
            shelf: StoredValue::new(Shelf::new(Browser)),
            texts,
            mind: StoredValue::new_local(bots),
        };
        provide_context(desk);
        settings.set(desk.find().unwrap_or_default());
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
            if desk.toast.get().is_some() {
                set_timeout(move || desk.toast.set(None), Duration::from_secs(6));
            }
        });
        if let Some(SavedGame { table, draft }) = desk.find() {
            desk.game.set(Some(table));
            desk.left_draft.set_value(draft.map(|(_, draft)| draft));
        }
        desk
    }

    /// The desk of the screen this is called from.
    pub(crate) fn get() -> Desk {
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

    /// Asks the bots; `heard` gets every answer. Gives the number by which the ask can be cancelled.
    pub(crate) fn ask(self, what: What, heard: impl Fn(Tell) + 'static) -> u64 {
        let mut number = 0;
        let mut awake = true;
        self.mind.update_value(|bots| {
            if bots.mind.is_none() {
                bots.mind =
                    Mind::wake(move |message| self.hear(&message), move || self.stopped()).ok();
            }
            number = bots.next;
            bots.next += 1;
            bots.waiting.insert(number, Rc::new(heard));
            match &bots.mind {
                Some(mind) => mind.ask(&Ask { id: number, what }.write()),
                None => awake = false,
            }
        });
        if !awake {
            self.stopped();
        }
        number
    }

    /// The answer to this ask is not wanted any more.
    pub(crate) fn cancel(self, number: u64) {
        self.mind.update_value(|bots| {
            if bots.waiting.remove(&number).is_some()
                && let Some(mind) = &bots.mind
            {
                mind.ask(&Ask { id: number, what: What::Cancel }.write());
            }
        });
    }

    fn hear(self, message: &[u8]) {
        let Ok(tell) = Tell::read(message) else { return };
        let Some(id) = tell.id else { return };
        let last = tell.answer.is_last();
        let mut heard = None;
        self.mind.update_value(|bots| {
            heard = if last { bots.waiting.remove(&id) } else { bots.waiting.get(&id).cloned() };
        });
        if let Some(heard) = heard {
            heard(tell);
        }
    }

    /// The bots' thread could not be started, or came to an end: nobody waits in vain, and the next ask starts another.
    fn stopped(self) {
        let mut waiting = HashMap::new();
        self.mind.update_value(|bots| waiting = std::mem::take(&mut bots.waiting));
        // It is the thread's own messenger that tells of its end, so it goes only after that.
        set_timeout(move || self.mind.update_value(|bots| bots.mind = None), Duration::ZERO);
        for (id, heard) in waiting {
            heard(Tell { id: Some(id), answer: Answer::Failed { reason: Failure::Stopped } });
        }
    }
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
