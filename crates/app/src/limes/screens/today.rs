//! The draw of the day, and once it is finished how others did with the same cards. Before that nothing of it is shown.

use crate::limes::address::route_to;
use crate::limes::screens::studies::{Studies, studies};
use crate::limes::screens::way_to_day::total;
use crate::limes::state::daily::{self, KIND};
use crate::limes::state::{Setup, game};
use crate::shell::chance::fresh_seed;
use crate::shell::clock::{today, today_everywhere};
use crate::shell::context::AppContext;
use crate::shell::open_games::OpenGames;
use crate::shell::route::GamePage;
use crate::shell::screens::day::{
    DayHead, DayPage, FinishedDay, begin_game, brought_page, day_head, day_page,
};
use crate::shell::screens::subject::Subject;
use crate::shell::studies::{StudySubject, Work, ask};
use crate::shell::texts::Texts;
use bots::Level;
use leptos::prelude::*;
use limes::{Band, DealtGame};
use thinker::messages::limes::{Answer as LimesAnswer, Best, Task};
use thinker::{Answer, Budget};

/// The bots that play the draw too. Par is what the last of them reaches; none of them thinks by the clock, so everybody
/// sees the same.
const BOTS: [Level; 4] = [Level::Beginner, Level::Regular, Level::Skilled, Level::Expert];

/// What a bot has reached.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reached {
    /// It is still playing.
    Waiting,
    /// It cannot.
    Nothing,
    Points(u32),
}

/// The page of a day's draw; of today's if no date is named, or none that has come.
#[component]
pub(crate) fn Day(date: Option<String>) -> impl IntoView {
    let app = AppContext::get();
    day_page(app, date, page(app))
}

fn page(app: AppContext) -> DayPage<DealtGame> {
    let open = OpenGames::get();
    let setup = move |date: String| daily::setup(&app.own_name(), &date);
    DayPage {
        title: "today-title",
        about: app.t("today-about"),
        kind: KIND,
        begin: Callback::new(move |date| begin(app, open, &setup(date))),
        finished,
    }
}

/// A game that came with its address. It stays hidden while its cards are those of a day that has not been played here.
pub(super) fn brought(
    subject: Subject<DealtGame>,
    show: impl Fn(Subject<DealtGame>) -> AnyView + Send + 'static,
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

fn finished(app: AppContext, day: FinishedDay<DealtGame>) -> AnyView {
    let (game, streak) = (&day.game, day.streak);
    let points = total(game);
    let record = game.record().to_string();
    let reached = bots(app, &record);
    let par = move || match reached.get()[BOTS.len() - 1] {
        Reached::Points(par) => Some(par),
        _ => None,
    };
    let headline = Signal::derive(move || {
        let texts = app.texts();
        let band = texts.band(Band::of(points));
        texts.say_with("result-solo", &[("points", points.into()), ("band", band.into())])
    });
    let told = Callback::new(move |date| {
        shared_text(&app.texts_now(), date, points, untrack(par), streak)
    });
    let open = OpenGames::get();
    let again = {
        let game = game.clone();
        Callback::new(move |()| begin_game(app, open, KIND, game::from_round(&game, 0, &today())))
    };
    let today = route_to(GamePage::Day(None));
    let head = DayHead { headline, told, today, again, again_name: "result-again" };
    let subject = StudySubject { game: record, seat: None };
    let name = game.game().players().first().map(|player| player.name().to_owned());
    let search = best(app, subject, name.unwrap_or_default());
    // The bars are made anew for a better game only, not for every step of the search.
    let found = Memo::new(move |_| search.get().0);
    view! {
        {day_head(app, &day, head)}
        <section class="panel">
            {move || tally(&app.texts(), points, &reached.get(), found.get().as_ref())}
            <p>{move || {
                let texts = app.texts();
                texts.say_with("today-par", &[("level", texts.level(Level::Expert).into())])
            }}</p>
            {move || part(&search.get().1)}
            <p aria-live="polite">{move || searched(&app.texts(), &search.get())}</p>
        </section>
        <p class="aside">{app.t("today-first")}</p>
    }
    .into_any()
}

/// Lets the bots play the draw, one after the other.
fn bots(app: AppContext, record: &str) -> RwSignal<[Reached; BOTS.len()]> {
    let reached = RwSignal::new([Reached::Waiting; BOTS.len()]);
    for (place, level) in BOTS.into_iter().enumerate() {
        let task =
            Task::PlayDraw { record: record.to_owned(), level, budget: Budget::of_level(level) };
        app.ask(task, move |answer| {
            let now = match answer {
                Answer::Limes(LimesAnswer::Played { total }) => Reached::Points(total),
                Answer::Progress { .. } => return,
                _ => Reached::Nothing,
            };
            // The screen may be gone by now.
            let _ = reached.try_update(|reached| reached[place] = now);
        });
    }
    reached
}

/// The best game that is found so far, and how far the search is.
fn best(app: AppContext, subject: StudySubject, name: String) -> Memo<(Option<Best>, Work)> {
    let studies = studies();
    let is_known = |work: &Work| matches!(work, Work::Runs { .. } | Work::Done);
    let is_asked =
        |studies: &Studies| studies.study(&subject).is_some_and(|study| is_known(&study.work));
    if !studies.with_untracked(is_asked) {
        let task = Task::Solve { record: subject.game.clone(), name, budget: Budget::SOLVE };
        ask(app, studies, subject.clone(), task, None);
    }
    Memo::new(move |_| {
        studies.with(|studies| {
            let study = studies.study(&subject);
            study.map_or((None, Work::Idle), |study| (study.found.best.clone(), study.work.clone()))
        })
    })
}

/// How far the search is.
fn part(work: &Work) -> Option<impl IntoView + use<>> {
    let &Work::Runs { part, .. } = work else { return None };
    Some(view! { <progress max="1" value=part.to_string() aria-hidden="true"></progress> })
}

/// How the search for the best game stands, in words.
fn searched(texts: &Texts, (best, work): &(Option<Best>, Work)) -> String {
    let points = |key: &'static str, points: u32| texts.say_with(key, &[("points", points.into())]);
    match (work, best) {
        (Work::Runs { .. }, best) => {
            points("best-searching", best.as_ref().map_or(0, |best| best.score))
        }
        (_, Some(best)) if best.bound > best.score => points("best-bound", best.bound),
        (_, Some(_)) => texts.say("best-proved"),
        (_, None) => texts.say("review-failed"),
    }
}

/// Everybody's points as bars, the best first. A bot that is not done has none yet.
fn tally(texts: &Texts, own: u32, reached: &[Reached; BOTS.len()], best: Option<&Best>) -> AnyView {
    let mut rows = vec![(texts.say("today-you"), Reached::Points(own), "own")];
    rows.extend(best.map(|best| (texts.say("today-best"), Reached::Points(best.score), "")));
    let bots = BOTS.into_iter().zip(reached).rev();
    rows.extend(bots.map(|(level, &reached)| match level {
        Level::Expert => {
            (format!("{} ({})", texts.level(level), texts.say("review-par")), reached, "")
        }
        level => (texts.level(level), reached, ""),
    }));
    let points = |reached| if let Reached::Points(points) = reached { points } else { 0 };
    // Whoever is level with a bot stands before it.
    rows.sort_by_key(|row| std::cmp::Reverse(points(row.1)));
    let most = rows.iter().map(|row| points(row.1)).max().unwrap_or_default().max(1);
    let row = |(name, reached, class): (String, Reached, &'static str)| {
        let width = format!("{}%", points(reached) * 100 / most);
        let said = match reached {
            Reached::Points(points) => points.to_string(),
            Reached::Waiting => "…".to_owned(),
            Reached::Nothing => "–".to_owned(),
        };
        view! { <li class=class><span>{name}</span><b>{said}</b><i style:width=width></i></li> }
    };
    view! { <ul class="tally">{rows.into_iter().map(row).collect_view()}</ul> }.into_any()
}

/// What a person tells others of their day. Nobody learns from it which cards come.
fn shared_text(
    texts: &Texts,
    date: String,
    points: u32,
    par: Option<u32>,
    streak: usize,
) -> String {
    let key = if par.is_some() { "today-text-par" } else { "today-text" };
    let text = texts.say_with(
        key,
        &[
            ("date", date.into()),
            ("points", points.into()),
            ("par", par.unwrap_or_default().into()),
            ("days", streak.into()),
        ],
    );
    format!("{text}\n{}", stars(points))
}

/// How good it was, in five signs.
fn stars(points: u32) -> String {
    let lit = Band::of(points) as usize + 1;
    (1..=5).map(|place| if place <= lit { '★' } else { '☆' }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::texts::Language;

    #[test]
    fn every_band_has_its_stars() {
        let shown = [0, 28, 35, 42, 49].map(stars);
        assert_eq!(shown, ["★☆☆☆☆", "★★☆☆☆", "★★★☆☆", "★★★★☆", "★★★★★"]);
    }

    #[test]
    fn what_is_told_of_a_day_is_no_spoiler() {
        let texts = Texts::new(Language::En);
        let told = |par| shared_text(&texts, "16 Nov 2026".to_owned(), 43, par, 4);
        assert_eq!(told(Some(51)), "Limes, 16 Nov 2026: 43 points (par 51), streak 4\n★★★★☆");
        assert_eq!(told(None), "Limes, 16 Nov 2026: 43 points, streak 4\n★★★★☆");
    }

    #[test]
    fn the_search_is_told_from_its_end() {
        let texts = Texts::new(Language::En);
        let best = |bound| Some(Best { record: String::new(), score: 60, bound });
        let runs = Work::Runs { ask: 1, part: 0.5, round: 1 };
        assert_eq!(searched(&texts, &(None, runs.clone())), "Searching… 0 so far");
        assert_eq!(searched(&texts, &(best(66), runs)), "Searching… 60 so far");
        assert_eq!(
            searched(&texts, &(best(66), Work::Done)),
            "No game with these cards can exceed 66 points."
        );
        assert_eq!(searched(&texts, &(best(60), Work::Done)), texts.say("best-proved"));
        assert_eq!(searched(&texts, &(None, Work::Idle)), texts.say("review-failed"));
    }
}
