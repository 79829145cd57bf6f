//! The games of this device: those under way, those that are over, and the way in for others.

mod import;

use crate::shell::art::Icon;
use crate::shell::clock::{self, today};
use crate::shell::confirm::Confirm;
use crate::shell::context::AppContext;
use crate::shell::files;
use crate::shell::game_id::GameId;
use crate::shell::page::{Page, sign};
use crate::shell::registry::{Description, RegisteredGame, Registry};
use crate::shell::route::{GameAddress, GameScreen, Route};
use crate::shell::statistics::GameStatistics;
use crate::shell::storage::{ItemKind, StoredGame, write_history};
use crate::shell::texts::Texts;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// What the screen shows, and what it asks.
#[derive(Clone, Copy)]
struct HistoryContext {
    app: AppContext,
    registry: Registry,
    /// The games that are over, the newest first; `None` until they are read.
    finished: RwSignal<Option<Vec<StoredGame>>>,
    /// The game whose games are shown, by its name in storage; all of them if none is chosen.
    only: RwSignal<Option<&'static str>>,
    confirm: Confirm,
    statistics: fn(game: &str) -> Option<GameStatistics>,
}

/// The games that were played here, and the way in for others.
#[component]
pub(crate) fn History(
    /// The statistics of a game, by its name in storage.
    statistics: fn(game: &str) -> Option<GameStatistics>,
) -> impl IntoView {
    let app = AppContext::get();
    let context = HistoryContext {
        app,
        registry: Registry::get(),
        finished: RwSignal::new(None),
        only: RwSignal::new(None),
        confirm: Confirm::new(),
        statistics,
    };
    // They are read again whenever a game has ended or was deleted, in this tab or another one.
    Effect::new(move |_| {
        app.store.finished_changes.track();
        // Games of an earlier version may still be on their way.
        if !app.store.is_loaded.get() {
            return;
        }
        spawn_local(async move {
            let read = app.store.finished().await;
            if let Err(fault) = &read {
                app.tell(app.texts_now().store_fault(fault));
            }
            let _ = context.finished.try_set(Some(read.unwrap_or_default()));
        });
    });
    view! {
        <Page title=app.t("history-title")>
            <div class="stack">
                {move || context.running()}
                {move || context.finished()}
                <import::Import />
            </div>
            {context.confirm.view()}
        </Page>
    }
}

impl HistoryContext {
    /// The games that go on, which can be shared from here too.
    fn running(self) -> Option<impl IntoView + use<>> {
        let texts = self.app.texts();
        let games = self.app.store.running.get();
        let rows: Vec<_> = games.iter().filter_map(|game| self.running_row(&texts, game)).collect();
        (!rows.is_empty()).then(|| {
            view! {
                <section class="panel">
                    <h2>{texts.say("history-running")}</h2>
                    <ul class="past">{rows}</ul>
                </section>
            }
        })
    }

    fn running_row(self, texts: &Texts, game: &StoredGame) -> Option<impl IntoView + use<>> {
        let described = self.describe(texts, game);
        // A game in which nothing has been decided is nothing to go on with.
        if described.as_ref().is_ok_and(|described| !described.is_begun) {
            return None;
        }
        let (about, company, record) = match &described {
            Ok(described) => (
                described.progress.clone(),
                described.company.clone(),
                Some(described.record.clone()),
            ),
            Err(fault) => (fault.clone(), String::new(), None),
        };
        let open = texts.labelled(texts.say("home-continue"), about.clone());
        // A copy of the game that counts for a day would be practice.
        let share = record.filter(|_| !game.id.is_of_day()).map(|record| {
            let name = texts.labelled(texts.say("share-title"), about.clone());
            let share = move |_| import::open_shared(self.app, record.clone());
            view! {
                <button class="round quiet" aria-label=name on:click=share inner_html=Icon::Share.svg()></button>
            }
        });
        let question = delete_question(texts, texts.say("history-abandon-ask"), &game.id);
        Some(view! {
            <li class="running">
                <a class="button game" aria-label=open href=Route::play(game.id.clone()).to_string()>
                    <span class="icon" inner_html=Icon::Play.svg()></span>
                    <span>{about.clone()}</span>
                    <span class="ways-played">{company}</span>
                </a>
                {share}
                {self.delete_button(texts, &about, question, game.id.clone())}
            </li>
        })
    }

    /// The games that are over, with what they come to.
    fn finished(self) -> Option<AnyView> {
        let texts = self.app.texts();
        self.finished.with(|games| {
            let games = games.as_ref()?;
            if games.is_empty() {
                let words = texts.say("history-empty");
                return Some(view! { <p class="panel">{words}</p> }.into_any());
            }
            let played: Vec<&'static RegisteredGame> = self
                .registry
                .games()
                .iter()
                .filter(|registered| games.iter().any(|game| game.game == registered.name))
                .collect();
            // What was chosen may have been deleted since.
            let only = self.only.get().filter(|&only| played.iter().any(|game| game.name == only));
            let is_shown = |name: &str| only.is_none_or(|only| only == name);
            let described: Vec<_> = games
                .iter()
                .filter(|game| is_shown(&game.game))
                .map(|game| (game, self.describe(&texts, game)))
                .collect();
            let rows: Vec<_> = described
                .iter()
                .map(|(game, described)| self.finished_row(&texts, game, described))
                .collect();
            let statistics: Vec<_> = played
                .iter()
                .filter_map(|registered| {
                    let own = described.iter().filter(|(game, _)| game.game == registered.name);
                    let own: Vec<Description> =
                        own.filter_map(|(_, described)| described.clone().ok()).collect();
                    (self.statistics)(registered.name)?(&texts, &own)
                })
                .collect();
            Some(
                view! {
                    {(played.len() > 1).then(|| self.chooser(&texts, &played, only))}
                    {statistics}
                    <section class="panel">
                        <h2>{texts.say("history-last")}</h2>
                        <ul class="past">{rows}</ul>
                        {self.below(&texts)}
                    </section>
                }
                .into_any(),
            )
        })
    }

    /// Which of the games is looked at.
    fn chooser(
        self,
        texts: &Texts,
        played: &[&'static RegisteredGame],
        only: Option<&'static str>,
    ) -> impl IntoView + use<> {
        let one = |name: Option<&'static str>, title: String| {
            let is_chosen = (only == name).to_string();
            view! { <button aria-pressed=is_chosen on:click=move |_| self.only.set(name)>{title}</button> }
        };
        let games = played.iter().map(|game| one(Some(game.name), game.title.to_owned()));
        view! {
            <div class="by-game" role="group" aria-label=texts.say("history-title")>
                {one(None, texts.say("history-all"))}
                {games.collect_view()}
            </div>
        }
    }

    /// One game: a way to look at it, and a way to be rid of it.
    fn finished_row(
        self,
        texts: &Texts,
        game: &StoredGame,
        described: &Result<Description, String>,
    ) -> impl IntoView + use<> {
        let spelled = |date: &str| clock::spelled(date, texts.language());
        let registered = self.registry.named(&game.game);
        let write = |points: i32| registered.map(|game| (game.write_points)(points));
        let title = registered.map_or("", |game| game.title);
        let (points, grade, company, date) = match described {
            Ok(described) => (
                write(described.points).unwrap_or_default(),
                described.grade.clone(),
                format!("{title}. {}", described.company),
                described.date.as_deref().map_or_else(|| "–".to_owned(), spelled),
            ),
            Err(fault) => ("?".to_owned(), fault.clone(), String::new(), "–".to_owned()),
        };
        let points_said = match described {
            Ok(described) => texts.say_with("points", &[("points", described.points.into())]),
            Err(fault) => fault.clone(),
        };
        let about = format!("{title}, {date}, {points_said}");
        let open = texts.labelled(texts.say("history-open"), about.clone());
        let address = GameAddress::Stored(game.id.clone());
        let address = Route::Game(GameScreen::Result, address).to_string();
        let question = texts.say_with("history-delete-ask", &[("date", date.clone().into())]);
        let question = delete_question(texts, question, &game.id);
        view! {
            <li>
                <a class="button game" aria-label=open href=address>
                    <b>{points}</b>
                    <span>{grade}</span>
                    <span class="ways-played">{company}</span>
                    <time>{date}</time>
                </a>
                {self.delete_button(texts, &about, question, game.id.clone())}
            </li>
        }
    }

    fn delete_button(
        self,
        texts: &Texts,
        about: &str,
        question: String,
        id: GameId,
    ) -> impl IntoView + use<> {
        let name = texts.labelled(texts.say("history-delete"), about.to_owned());
        let delete = move |_| {
            let id = id.clone();
            let act = Callback::new(move |()| self.remove(vec![id.clone()]));
            self.confirm.ask([question.clone(), self.app.say("common-delete")], act);
        };
        view! {
            <button class="round quiet" aria-label=name on:click=delete inner_html=Icon::Trash.svg()></button>
        }
    }

    /// What can be done with all of them.
    fn below(self, texts: &Texts) -> impl IntoView + use<> {
        let export = move |_| {
            let texts = self.app.texts_now();
            let records: Vec<String> = self.finished.with_untracked(|games| {
                // The oldest first, as they were played.
                let games = games.iter().flatten().rev();
                games.filter_map(|game| Some(self.describe(&texts, game).ok()?.record)).collect()
            });
            let name = format!("Limes {}.toml", today());
            files::save(&name, "application/toml", &write_history(&records));
        };
        let clear = move |_| {
            let ids: Vec<GameId> = self.finished.with_untracked(|games| {
                games.iter().flatten().map(|game| game.id.clone()).collect()
            });
            let values = [("games", ids.len().into())];
            let question = self.app.texts_now().say_with("history-clear-ask", &values);
            let act = Callback::new(move |()| self.remove(ids.clone()));
            self.confirm.ask([question, self.app.say("common-delete")], act);
        };
        view! {
            <p class="buttons">
                <button on:click=export>{sign(Icon::Download)}{texts.say("history-export")}</button>
                <button class="quiet" on:click=clear>{texts.say("history-clear")}</button>
            </p>
        }
    }

    fn remove(self, ids: Vec<GameId>) {
        let app = self.app;
        spawn_local(async move {
            if let Err(fault) = app.store.remove_games(ids).await {
                app.tell(app.texts_now().store_fault(&fault));
            }
        });
    }

    fn describe(self, texts: &Texts, game: &StoredGame) -> Result<Description, String> {
        let registered =
            self.registry.named(&game.game).ok_or_else(|| texts.say("stored-other-version"))?;
        let review = self.app.store.item(ItemKind::Review, game.id.as_str());
        (registered.describe)(texts, &game.document)
            .map(|described| Description { review, ..described })
    }
}

/// The question before a game is deleted. Without the game that counts for a day, the day is missed.
fn delete_question(texts: &Texts, question: String, id: &GameId) -> String {
    match id.is_of_day() {
        true => format!("{question} {}", texts.say("today-delete-missed")),
        false => question,
    }
}
