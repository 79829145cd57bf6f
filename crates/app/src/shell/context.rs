//! What every screen shares: the words, the settings, the games of this device and the thinkers.

use crate::shell::art::palette::{PLAYERS, tone};
use crate::shell::game_id::GameId;
use crate::shell::host::Host;
use crate::shell::registry::Registry;
use crate::shell::route::{self, Arrival, Route};
use crate::shell::settings::{Settings, Speed, Theme};
use crate::shell::storage::{
    BrowserTexts, DeviceStore, ItemKind, LocalTexts, Put, StoredGame, TextStorage,
};
use crate::shell::takeover::{Surroundings, Takeover};
use crate::shell::texts::{Language, Texts};
use crate::shell::thinkers::Thinkers;
use crate::shell::{art, chance, clock};
use client::StoreFault;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::any::Any;
use std::rc::Rc;
use std::time::Duration;
use thinker::{Answer, Failure, Task};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlElement;

/// Under this name the browser's small storage holds the id of the game that was played last. Somebody who has it has been
/// here before, which the first paint wants to know.
const LAST: &str = "last";

/// Under this name the browser's small storage notes that somebody on this device is a player at the server. Everybody else
/// causes no requests to it.
const ONLINE_PLAYER: &str = "limes-online-player";

/// Milliseconds of a day.
const DAY: f64 = 24.0 * 60.0 * 60.0 * 1000.0;

/// Shared by all screens; a copy is as good as the original.
#[derive(Clone, Copy)]
pub(crate) struct AppContext {
    /// The screen that is shown.
    pub(crate) route: ReadSignal<Route>,
    /// How one came there.
    pub(crate) arrival: StoredValue<Arrival>,
    /// The name of the whole site, as the page was titled before any screen was there.
    pub(crate) site: StoredValue<String>,
    /// What the page's title says before the name of the screen, to a player who looks elsewhere.
    pub(crate) call: RwSignal<Option<String>>,
    /// What the person has chosen.
    pub(crate) settings: RwSignal<Settings>,
    /// The games and small texts of this device.
    pub(crate) store: DeviceStore,
    /// A short message that goes away by itself.
    pub(crate) toast: RwSignal<Option<String>>,
    /// What a screen reader hears next.
    pub(crate) spoken: RwSignal<String>,
    /// What only a script can do.
    pub(crate) host: StoredValue<Host, LocalStorage>,
    /// How many tables at the server wait for the player; `None` on a device where nobody has played online.
    pub(crate) waiting_tables: RwSignal<Option<usize>>,
    /// What the screens that are fetched later share for as long as the page is open.
    pub(crate) shared_later: StoredValue<Option<Rc<dyn Any>>, LocalStorage>,
    registry: Registry,
    local: StoredValue<LocalTexts<BrowserTexts>>,
    texts: RwSignal<Texts>,
    thinkers: StoredValue<Thinkers, LocalStorage>,
}

impl AppContext {
    /// Sets everything up with the texts that were loaded first, and offers it to all screens below.
    pub(crate) fn provide(host: Host, texts: Texts, registry: Registry) -> AppContext {
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
        let local = LocalTexts::new(BrowserTexts);
        let is_new_here = local.text(LAST).is_none() && !Takeover::is_due(&local);
        let (route, arrival) = route::follow();
        let app = AppContext {
            route,
            arrival,
            site: StoredValue::new(document().title()),
            call: RwSignal::new(None),
            settings,
            store: DeviceStore::new(is_new_here),
            toast,
            spoken,
            host: StoredValue::new_local(host.clone()),
            waiting_tables: RwSignal::new(BrowserTexts.get(ONLINE_PLAYER).map(|_| 0)),
            shared_later: StoredValue::new_local(None),
            registry,
            local: StoredValue::new(local),
            texts,
            thinkers: StoredValue::new_local(thinkers),
        };
        provide_context(app);
        registry.provide();
        settings.set(app.read_settings());
        // The language follows the settings, as soon as its texts are there.
        Effect::new(move |_| {
            let chosen = settings.with(|settings| settings.language.clone());
            app.load_language(wanted_language(chosen.as_deref()));
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
        Effect::new(move |_| {
            settings.track();
            let motion = format!("{}ms", app.animation_ms());
            if let Some(style) = page_style() {
                let _ = style.set_property("--motion", &motion);
            }
        });
        Effect::new(move |_| settings.with(show_colours));
        // A message goes by itself.
        Effect::new(move |_| {
            if app.toast.get().is_some() {
                set_timeout(move || app.toast.set(None), Duration::from_secs(6));
            }
        });
        spawn_local(async move {
            if let Err(fault) = app.read_store().await {
                app.store.fault.set(Some(fault));
                app.store.is_loaded.set(true);
            }
        });
        // What cannot be stored is said once, wherever one is.
        Effect::new(move |_| {
            if let Some(fault) = app.store.fault.get() {
                app.tell(app.texts_now().store_fault(&fault));
            }
        });
        app
    }

    /// The context of the screen this is called from.
    pub(crate) fn get() -> AppContext {
        expect_context()
    }

    /// Takes over what earlier versions stored, and reads what is stored.
    async fn read_store(self) -> Result<(), StoreFault> {
        let taken_over =
            if self.local.with_value(Takeover::is_due) { self.take_over().await } else { Ok(()) };
        let loaded = self.store.load().await;
        if let Err((fault, takeover)) = taken_over {
            self.store.keep_for_now(takeover.games, takeover.items);
            return Err(fault);
        }
        loaded?;
        self.forget_unbegun().await
    }

    /// Deletes what was opened a day ago or earlier and never played.
    async fn forget_unbegun(self) -> Result<(), StoreFault> {
        let long_ago = js_sys::Date::now() - DAY;
        let texts = self.texts_now();
        let is_unbegun = |game: &&StoredGame| {
            game.changed < long_ago
                && untrack(|| self.store.item(ItemKind::DecisionDraft, game.id.as_str())).is_none()
                && self.registry.named(&game.game).is_some_and(|registered| {
                    let described = (registered.describe)(&texts, &game.document);
                    described.is_ok_and(|described| !described.is_begun)
                })
        };
        let ids: Vec<GameId> = self.store.running.with_untracked(|games| {
            games.iter().filter(is_unbegun).map(|game| game.id.clone()).collect()
        });
        if ids.is_empty() { Ok(()) } else { self.store.remove_games(ids).await }
    }

    /// What cannot be written comes back with the reason: it can be played while the page is open.
    async fn take_over(self) -> Result<(), (StoreFault, Takeover)> {
        let known = self.store.everything().await;
        let (stored, items) =
            known.as_ref().map_or((&[][..], &[][..]), |(games, items)| (games, items));
        let has_draft = |id: &GameId| {
            items
                .iter()
                .any(|item| item.kind == ItemKind::DecisionDraft && item.name == id.as_str())
        };
        let texts = self.texts_now();
        let mut takeover = Takeover::default();
        self.local.update_value(|local| {
            let around = Surroundings {
                game: &self.registry.games()[0],
                texts: &texts,
                stored,
                has_draft: &has_draft,
                fresh_id: &chance::fresh_id,
                now: js_sys::Date::now(),
                today: &clock::today(),
            };
            takeover = Takeover::read(local, &around);
        });
        let write = async {
            known?;
            let database = self.store.database();
            database.add_games(&takeover.games).await?;
            database.put_items(&takeover.items).await
        };
        if let Err(fault) = write.await {
            return Err((fault, takeover));
        }
        let running = takeover.games.iter().find(|game| !game.is_over).or(takeover.games.last());
        let last = running.map(|game| game.id.clone());
        self.local.update_value(|local| {
            for (kind, text) in &takeover.sources {
                local.remove(kind, text);
            }
            match last {
                Some(id) => {
                    local.put(LAST, id.as_str());
                }
                None if local.text(LAST).is_none() => {
                    local.put(LAST, "");
                }
                None => {}
            }
        });
        if let Some(fault) = takeover.faults.into_iter().next() {
            self.tell(texts.say_with("error-storage-broken", &[("fault", fault.into())]));
        }
        Ok(())
    }

    fn read_settings(self) -> Settings {
        let found = self.local.try_update_value(|local| local.find("settings", Settings::read));
        let Some(found) = found else { return Settings::default() };
        for fault in &found.faults {
            let texts = self.texts_now();
            let fault = texts.stored_fault(fault);
            self.tell(texts.say_with("error-storage-broken", &[("fault", fault.into())]));
        }
        found.value.unwrap_or_default()
    }

    /// Changes the settings, and stores them.
    pub(crate) fn change_settings(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        let text = self.settings.with_untracked(Settings::write);
        let put = self.local.try_update_value(|local| local.put("settings", &text));
        if put != Some(Put::Stored) {
            self.tell(self.texts_now().store_fault(&StoreFault::Full));
        }
    }

    /// The game that was played last on this device.
    pub(crate) fn last_game(self) -> Option<GameId> {
        self.local.with_value(|local| local.text(LAST)).as_deref().and_then(GameId::new)
    }

    /// A game has been stored. When somebody has really played, the browser is asked to keep what is stored even when room is
    /// short; it may refuse.
    pub(crate) fn note_stored(self, id: &GameId, version: u64) {
        if self.last_game().as_ref() != Some(id) {
            self.local.update_value(|local| {
                local.put(LAST, id.as_str());
            });
        }
        if version == 2 {
            let manager = window().navigator().storage();
            let _ = manager.persist();
        }
    }

    /// Notes how many tables at the server wait for the player, or that nobody on this device is a player there.
    pub(crate) fn note_waiting_tables(self, count: Option<usize>) {
        if self.waiting_tables.get_untracked() == count {
            return;
        }
        match count {
            // Where nothing can be stored, the first screen knows nothing of tables.
            Some(_) => drop(BrowserTexts.set(ONLINE_PLAYER, "1")),
            None => BrowserTexts.remove(ONLINE_PLAYER),
        }
        self.waiting_tables.set(count);
    }

    /// How the person at this device is called.
    pub(crate) fn own_name(self) -> String {
        let name = self.settings.with_untracked(|settings| settings.name.clone());
        match name.is_empty() {
            true => self.texts_now().say_with("setup-player-default", &[("number", 1.into())]),
            false => name,
        }
    }

    /// Why the thinkers do not answer, in words.
    pub(crate) fn failure_words(self, reason: &Failure) -> String {
        let texts = self.texts_now();
        match reason {
            Failure::Stopped => texts.say("error-no-worker"),
            // Anything else is a mistake of ours. The reason helps us to find it, and is not translated.
            reason => texts.say_with("error-bots", &[("fault", reason.to_string().into())]),
        }
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
    fn load_language(self, language: Language) {
        if self.texts.with_untracked(Texts::language) == language {
            return;
        }
        spawn_local(async move {
            let loaded = self.fetch_language(language).await;
            let chosen = self.settings.with_untracked(|settings| settings.language.clone());
            // The person may have changed their mind meanwhile.
            if wanted_language(chosen.as_deref()) != language {
                return;
            }
            match loaded {
                Some(texts) => self.texts.set(texts),
                None => {
                    let values = [("language", language.name().into())];
                    self.tell(self.texts_now().say_with("error-language", &values));
                }
            }
        });
    }

    /// The texts of a language, with those of the later screens if they are there in the language that is spoken so far.
    async fn fetch_language(self, language: Language) -> Option<Texts> {
        let texts = Texts::read(language, self.fetch_texts(language.code()).await?);
        match self.texts.with_untracked(Texts::is_whole) {
            true => Some(texts.with_later(&self.fetch_later_texts(language).await?)),
            false => Some(texts),
        }
    }

    /// Makes sure that the texts of the later screens are there, and says whether they are.
    pub(crate) async fn load_later_texts(self) -> bool {
        loop {
            let texts = self.texts_now();
            if texts.is_whole() {
                return true;
            }
            let Some(later) = self.fetch_later_texts(texts.language()).await else { return false };
            // Another language may be spoken by now, and then its texts are needed. Nothing on show says any of these, so
            // nothing has to be drawn again.
            if self.texts_now() == texts {
                self.texts.update_untracked(|now| *now = texts.with_later(&later));
            }
        }
    }

    async fn fetch_later_texts(self, language: Language) -> Option<String> {
        self.fetch_texts(&format!("{}-later", language.code())).await
    }

    async fn fetch_texts(self, name: &str) -> Option<String> {
        let coming = self.host.with_value(|host| host.load_texts(name));
        JsFuture::from(coming).await.ok()?.as_string()
    }
}

/// Shows everybody's pieces in their colours.
fn show_colours(settings: &Settings) {
    let Some(style) = page_style() else { return };
    for player in 0..PLAYERS {
        let name = |player: usize| format!("player-{}", player + 1);
        // They are the same by day and by night.
        let colour = tone(&name(settings.colour_of(player)), art::Theme::Light);
        // The name cannot be refused.
        let _ = style.set_property(&format!("--{}", name(player)), colour.unwrap_or_default());
    }
}

/// What the whole page is styled with.
fn page_style() -> Option<web_sys::CssStyleDeclaration> {
    Some(document().document_element()?.dyn_into::<HtmlElement>().ok()?.style())
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
