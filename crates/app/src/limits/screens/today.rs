//! The deal of the day: the way to it, and once it is finished how it went. Before that nothing of it is shown.

use crate::limits::address::route_to;
use crate::limits::art;
use crate::limits::screens::result::player;
use crate::limits::state::daily::{self, KIND, LEVEL};
use crate::limits::state::result::{PlayerResult, RoundEnd, players, round_ends};
use crate::limits::state::{Setup, again, game};
use crate::limits::texts::{after, points};
use crate::shell::chance::fresh_seed;
use crate::shell::clock::{today, today_everywhere};
use crate::shell::context::AppContext;
use crate::shell::open_games::OpenGames;
use crate::shell::route::GamePage;
use crate::shell::screens::day::{
    DayHead, DayPage, FinishedDay, begin_game, brought_page, day_head, day_page,
};
use crate::shell::screens::subject::Subject;
use crate::shell::texts::Texts;
use leptos::prelude::*;
use limits::{Record, Seat};

/// The page of a day's deal; of today's if no date is named, or none that has come.
#[component]
pub(crate) fn Day(date: Option<String>) -> impl IntoView {
    let app = AppContext::get();
    day_page(app, date, page(app))
}

fn page(app: AppContext) -> DayPage<Record> {
    let open = OpenGames::get();
    let about = Signal::derive(move || {
        let texts = app.texts();
        texts.say_with("limits-today-about", &[("level", texts.level(LEVEL).into())])
    });
    let begin = Callback::new(move |date: String| {
        let level = app.texts_now().level(LEVEL);
        begin(app, open, &daily::setup(&app.own_name(), &level, &date));
    });
    DayPage { title: "limits-today-title", about, kind: KIND, begin, finished }
}

/// A game that came with its address. It stays hidden while its deal is that of a day that has not been played here.
pub(super) fn brought(
    subject: Subject<Record>,
    show: impl Fn(Subject<Record>) -> AnyView + Send + 'static,
) -> AnyView {
    let app = AppContext::get();
    match KIND.date_of_cards(&subject.game, &today_everywhere()) {
        Some(date) => brought_page(app, date, page(app), move || show(subject.clone())),
        None => show(subject),
    }
}

/// Begins a game that may have the cards of a day, or says what is wrong with it.
pub(crate) fn begin(app: AppContext, open: OpenGames, setup: &Setup) {
    match setup.check(&fresh_seed()) {
        Ok(checked) => begin_game(app, open, KIND, game::deal(checked, &today())),
        Err(faults) => app.tell(app.texts_now().lineup_faults(&faults)),
    }
}

fn finished(app: AppContext, day: FinishedDay<Record>) -> AnyView {
    let players = players(&day.game.game);
    let reader = game::seats(&day.game).only_person();
    let named = players.clone();
    let headline = Signal::derive(move || {
        let texts = app.texts();
        after::own_rank(&texts, &named, reader)
            .unwrap_or_else(|| after::winners(&texts, &named, reader))
    });
    let (kept, streak) = (StoredValue::new(day.game.clone()), day.streak);
    let told = {
        let players = players.clone();
        Callback::new(move |date| {
            kept.with_value(|it| shared_text(&app.texts_now(), date, &players, it, streak))
        })
    };
    let open = OpenGames::get();
    let again = Callback::new(move |()| {
        begin_game(app, open, KIND, kept.with_value(|it| again::same_deal(it, &today())));
    });
    let today = route_to(GamePage::Day(None));
    let head = DayHead { headline, told, today, again, again_name: "limits-result-same" };
    view! {
        <div aria-hidden="true" inner_html=art::definitions()></div>
        {day_head(app, &day, head)}
        <div class="results shared">
            {players.into_iter().map(move |it| player(app, it, None)).collect_view()}
        </div>
        <p class="aside">{app.t("today-first")}</p>
    }
    .into_any()
}

/// What a person tells others of their day: points and rank, and how each round ended for them. Nobody learns from it which cards
/// come.
fn shared_text(
    texts: &Texts,
    date: String,
    players: &[PlayerResult],
    record: &Record,
    streak: usize,
) -> String {
    let own = game::seats(record).only_person().unwrap_or(Seat::from_index(0));
    let Some(player) = players.iter().find(|player| player.seat == own) else {
        return String::new();
    };
    let text = texts.say_with(
        "limits-today-text",
        &[
            ("date", date.into()),
            ("points", points(player.points).into()),
            ("rank", player.rank.into()),
            ("players", players.len().into()),
            ("days", streak.into()),
        ],
    );
    format!("{text}\n{}", squares(&round_ends(&record.game, own)))
}

/// How each round ended, in a sign.
fn squares(ends: &[RoundEnd]) -> String {
    let square = |end: &RoundEnd| match end {
        RoundEnd::Won => '🟩',
        RoundEnd::Lost => '🟥',
        RoundEnd::Aside => '⬜',
    };
    ends.iter().map(square).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::state::finished_kit::finished as played;
    use crate::shell::texts::Language;
    use record::Header;

    #[test]
    fn what_is_told_of_a_day_is_no_spoiler() {
        let texts = Texts::new(Language::En);
        let mut record = played(&["Ada", "A", "B", "C"], 7);
        record.headers = [2, 3, 4].map(|seat| Header::new("Bot", format!("{seat} regular"))).into();
        let players = players(&record.game);
        let own = players.iter().find(|player| player.name == "Ada").expect("plays");
        let told = shared_text(&texts, "16 Nov 2026".to_owned(), &players, &record, 4);
        let (line, signs) = told.split_once('\n').expect("two lines");
        assert_eq!(
            line,
            format!(
                "Limits, 16 Nov 2026: {}, rank {} of 4, streak 4",
                points(own.points),
                own.rank
            )
        );
        assert_eq!(signs.chars().count(), 18);
        assert_eq!(signs.matches('🟥').count(), (own.parts.wrong + own.parts.caught) as usize);
    }

    #[test]
    fn every_end_has_its_sign() {
        assert_eq!(squares(&[RoundEnd::Won, RoundEnd::Aside, RoundEnd::Lost]), "🟩⬜🟥");
    }
}
