//! A new table: how many seats, bots, the clock, who finds it, and what the game itself asks about.

use crate::shell::chance;
use crate::shell::context::AppContext;
use crate::shell::game_id::GameId;
use crate::shell::online::{Online, post};
use crate::shell::route::{self, Route};
use crate::shell::screens::new_game::Checkbox;
use crate::shell::screens::settings::{Name, Select};
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

/// How long a decision may take: what is offered, with the words for it.
const CLOCKS: [(Option<Clock>, &str); 5] = [
    (None, "online-clock-none"),
    (Some(Clock::Seconds(60)), "online-clock-minute"),
    (Some(Clock::Seconds(300)), "online-clock-minutes"),
    (Some(Clock::Hours(24)), "online-clock-day"),
    (Some(Clock::Hours(72)), "online-clock-days"),
];

/// The form for a new table.
#[component]
pub(super) fn MakeTable(online: Online, form: TableForm) -> impl IntoView {
    let app = AppContext::get();
    let TableForm { game, players, questions, fill } = form;
    let least = *players.start();
    let seats = RwSignal::new(least.max(2));
    let bots = RwSignal::new(0);
    let level = RwSignal::new(app.settings.with_untracked(|settings| settings.opponents.level));
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
            clock: CLOCKS[clock.get_untracked() % CLOCKS.len()].0,
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
                Err(fault) => app.tell(app.texts_now().api_fault(&fault)),
            }
            // The screen may be gone by now.
            let _ = is_busy.try_set(false);
        });
    };
    let counts = players.map(|count| Signal::stored(count.to_string())).collect();
    let bot_counts = move || {
        let most = seats.get() - 1;
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
        <form class="panel form" on:submit=submit>
            <h2>{app.t("online-make")}</h2>
            {move || (!online.is_claimed()).then(|| view! { <Name /> })}
            <Select
                name=app.t("online-seats")
                chosen=Signal::derive(move || seats.get() - least)
                options=counts
                choose=Callback::new(move |n: usize| seats.set(n + least))
            />
            {bot_counts}
            {move || (bots.get() > 0).then(|| view! {
                <Select
                    name=app.t("setup-level")
                    chosen=Signal::derive(move || level.get() as usize)
                    options=levels.to_vec()
                    choose=Callback::new(move |n: usize| level.set(Level::ALL[n % Level::ALL.len()]))
                />
            })}
            <Select
                name=app.t("online-clock")
                chosen=clock.into()
                options=CLOCKS.map(|(_, key)| app.t(key)).to_vec()
                choose=Callback::new(move |n| clock.set(n))
            />
            {questions.run(())}
            <Checkbox on=is_listed name=app.t("online-listed") about=app.t("online-listed-about") />
            <button class="go" type="submit" disabled=is_busy>{app.t("online-make-go")}</button>
        </form>
    }
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
