//! A new table: how many seats, bots, the clock, who finds it, and what the game itself asks about.

use super::account::{NameOrLogin, RecoveryCode, SignIn};
use crate::shell::chance;
use crate::shell::context::AppContext;
use crate::shell::game_id::GameId;
use crate::shell::online::{Online, post};
use crate::shell::route::{self, Route};
use crate::shell::screens::new_game::Checkbox;
use crate::shell::screens::settings::Select;
use game::Level;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{BotSeat, Clock, CommandId, CreateTable, Created, GameName};
use std::ops::RangeInclusive;
use std::rc::Rc;

/// What a game asks about a new table.
#[derive(Clone)]
pub(crate) struct TableForm {
    /// The game.
    pub(crate) game: GameName,
    /// How many can be chosen to play.
    pub(crate) players: RangeInclusive<usize>,
    /// The game's own questions.
    pub(crate) questions: Callback<(), AnyView>,
    /// Fills in the answers.
    pub(crate) fill: Rc<dyn Fn(&mut CreateTable)>,
}

/// Whether everybody is at the table at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pace {
    /// Everybody decides when they have time.
    Turns,
    /// All are there until the game is over.
    Live,
}

impl Pace {
    /// All of them, the default first.
    const ALL: [Pace; 2] = [Pace::Turns, Pace::Live];

    /// What it is called, and what it means.
    fn keys(self) -> [&'static str; 2] {
        match self {
            Pace::Turns => ["online-pace-turns", "online-pace-turns-about"],
            Pace::Live => ["online-pace-live", "online-pace-live-about"],
        }
    }

    /// The offered clocks with their labels, the default first. By default no table waits forever for a player who is gone.
    fn clocks(self) -> &'static [(Option<Clock>, &'static str)] {
        match self {
            Pace::Turns => &[
                (Some(Clock::Hours(24)), "online-clock-day"),
                (Some(Clock::Hours(72)), "online-clock-days"),
                (None, "online-clock-none"),
            ],
            Pace::Live => &[
                (Some(Clock::Seconds(300)), "online-clock-minutes"),
                (Some(Clock::Seconds(60)), "online-clock-minute"),
            ],
        }
    }

    /// The clocks that are offered for this many seats.
    fn offered(self, seats: usize) -> impl Iterator<Item = (Option<Clock>, &'static str)> {
        let is_offered =
            move |clock: &(Option<Clock>, &str)| clock.0.is_some() || seats <= MOST_WITHOUT_CLOCK;
        self.clocks().iter().copied().filter(is_offered)
    }
}

/// A table with more seats needs a clock: the server accepts it only with one.
const MOST_WITHOUT_CLOCK: usize = 16;

/// The server's own limit, unless its operator has set another one.
const MOST_BOTS: usize = 16;

/// The form for a new table.
#[component]
pub(super) fn MakeTable(online: Online, recovery: RecoveryCode, form: TableForm) -> impl IntoView {
    let app = AppContext::get();
    let sign_in = SignIn::new(app);
    let TableForm { game, players, questions, fill } = form;
    let (least, most) = (*players.start(), *players.end());
    let seats = RwSignal::new(least.max(2));
    let bots = RwSignal::new(0);
    let level = RwSignal::new(app.settings.with_untracked(|settings| settings.opponents.level));
    let pace = RwSignal::new(Pace::ALL[0]);
    let clock = RwSignal::new(0);
    let is_listed = RwSignal::new(false);
    let is_busy = RwSignal::new(false);
    // A table is made once, however often the request has to be sent; who asks for another one gets another one.
    let asked = StoredValue::new_local(None::<CreateTable>);
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        if is_busy.get_untracked() {
            return;
        }
        is_busy.set(true);
        let (seats, bots) = (seats.get_untracked(), bots.get_untracked());
        let bots = bot_seats(seats, bots, level.get_untracked());
        let mut table = CreateTable {
            game,
            seats: Some(seats),
            variants: None,
            deck: None,
            turns: None,
            mode: None,
            clock: pace
                .get_untracked()
                .offered(seats)
                .nth(clock.get_untracked())
                .and_then(|(clock, _)| clock),
            bots: Some(bots),
            listed: Some(is_listed.get_untracked()),
            id: None,
        };
        fill(&mut table);
        let before = asked.get_value();
        table.id = before.as_ref().and_then(|before| before.id.clone());
        if before.as_ref() != Some(&table) {
            table.id = CommandId::new(chance::fresh_id().as_str()).ok();
        }
        asked.set_value(Some(table.clone()));
        let server = online.server();
        spawn_local(async move {
            let made = match server.be_somebody().await {
                Ok(()) => post::<_, Created>("tables", &table).await,
                Err(fault) => Err(fault),
            };
            match made.map(|made| GameId::new(&made.table.to_string())) {
                Ok(id) => id.into_iter().for_each(|id| route::go(&Route::table(id))),
                Err(fault) => {
                    app.tell(app.texts_now().api_fault(&fault));
                    sign_in.offer(&fault);
                }
            }
            // The screen may be gone by now.
            let _ = is_busy.try_set(false);
        });
    };
    let choose_seats = move |event| {
        // The browser marks anything else as invalid and does not submit the form.
        let count = event_target_value(&event).parse().ok();
        if let Some(count) = count.filter(|count| (least..=most).contains(count)) {
            seats.set(count);
        }
    };
    let clocks = move || {
        let offered: Vec<_> = pace.get().offered(seats.get()).collect();
        if clock.get_untracked() >= offered.len() {
            clock.set(0);
        }
        view! {
            <Select
                name=app.t("online-clock")
                chosen=clock.into()
                options=offered.into_iter().map(|(_, key)| app.t(key)).collect()
                choose=Callback::new(move |n| clock.set(n))
            />
        }
    };
    let paces = Pace::ALL.map(|this| {
        let [name, about] = this.keys();
        let choose = move |_| {
            clock.set(0);
            pace.set(this);
        };
        view! {
            <label class="choose">
                <input type="radio" name="pace" prop:checked=move || pace.get() == this on:change=choose />
                <span><b>{app.t(name)}</b><small>{app.t(about)}</small></span>
            </label>
        }
    });
    let bot_counts = move || {
        let most = most_bots(seats.get());
        let counts = (0..=most).map(|count| Signal::stored(count.to_string())).collect();
        bots.update(|bots| *bots = (*bots).min(most));
        view! {
            <Select
                name=app.t("online-bots")
                chosen=bots.into()
                options=counts
                choose=Callback::new(move |count| bots.set(count))
            />
        }
    };
    let levels = Level::ALL.map(|level| Signal::derive(move || app.texts().level(level)));
    view! {
        <section class="panel form">
            <h2>{app.t("online-make")}</h2>
            // A form of its own, beside that of the table.
            <NameOrLogin online recovery sign_in />
            <form class="form" on:submit=submit>
            <label class="select">
                <span>{app.t("online-seats")}</span>
                <input type="number" inputmode="numeric" required min=least max=most value=seats.get_untracked() on:input=choose_seats />
            </label>
            {bot_counts}
            {move || (bots.get() > 0).then(|| view! {
                <Select
                    name=app.t("setup-level")
                    chosen=Signal::derive(move || level.get() as usize)
                    options=levels.to_vec()
                    choose=Callback::new(move |n: usize| level.set(Level::ALL[n % Level::ALL.len()]))
                />
            })}
            <fieldset>
                <legend>{app.t("online-pace")}</legend>
                {paces}
                {clocks}
            </fieldset>
            {questions.run(())}
            <Checkbox on=is_listed name=app.t("online-listed") about=app.t("online-listed-about") />
            <button class="go" type="submit" disabled=is_busy>{app.t("online-make-go")}</button>
            </form>
        </section>
    }
}

/// The most bots at a table with this many seats: one is the maker's.
fn most_bots(seats: usize) -> usize {
    (seats - 1).min(MOST_BOTS)
}

/// So many bots in the last seats.
fn bot_seats(seats: usize, bots: usize, level: Level) -> Vec<BotSeat> {
    let first = seats - bots.min(seats - 1) + 1;
    (first..=seats).map(|seat| BotSeat { seat, level }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_large_table_has_a_clock() {
        let offered = |seats| {
            Pace::ALL.into_iter().flat_map(move |pace| pace.offered(seats)).map(|(clock, _)| clock)
        };
        assert!(offered(16).any(|clock| clock.is_none()));
        assert!(offered(17).all(|clock| clock.is_some()));
    }

    #[test]
    fn a_decision_may_take_a_day_or_five_minutes_in_a_live_game() {
        let default = |pace: Pace| pace.offered(2).next().and_then(|(clock, _)| clock);
        assert_eq!(Pace::ALL.map(default), [Clock::Hours(24), Clock::Seconds(300)].map(Some));
    }

    #[test]
    fn no_more_bots_are_offered_than_the_server_seats() {
        assert_eq!([1, 2, 17, 18, 200].map(most_bots), [0, 1, 16, 16, 16]);
    }

    #[test]
    fn bots_sit_last_and_leave_a_seat() {
        let seats = |seats, bots| -> Vec<usize> {
            bot_seats(seats, bots, Level::Regular).iter().map(|bot| bot.seat).collect()
        };
        assert_eq!(seats(3, 0), [0; 0]);
        assert_eq!(seats(3, 1), [3]);
        assert_eq!(seats(3, 2), [2, 3]);
        assert_eq!(seats(3, 9), [2, 3]);
        assert_eq!(seats(1, 1), [0; 0]);
    }
}
