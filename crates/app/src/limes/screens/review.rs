//! What each turn of a game cost, how luck and skill made the result, and what was in the cards.

mod best;
mod graph;
mod summary;
mod turn;

use crate::limes::screens::studies::{self, Studies, Study};
use crate::limes::state::{Replay, seats};
use crate::shell::at_work::{WorkControls, at_work};
use crate::shell::context::AppContext;
use crate::shell::game_id::GameId;
use crate::shell::page::Page;
use crate::shell::route::GameAddress;
use crate::shell::screens::game::nothing;
use crate::shell::screens::subject::Subject;
use crate::shell::studies::{StudySubject, Work, ask, stop};
use leptos::prelude::*;
use limes::{DealtGame, Seat};
use thinker::Budget;
use thinker::messages::limes::{Judged, Task};

/// A review on show.
#[derive(Clone, Copy)]
struct ReviewContext {
    app: AppContext,
    studies: RwSignal<Studies>,
    /// The game, and where it is.
    reviewed: StoredValue<Subject<DealtGame>>,
    /// The game's record, which is what the bots are asked about.
    game: StoredValue<String>,
    replay: StoredValue<Replay>,
    /// Whose turns are looked at.
    seat: RwSignal<usize>,
    /// The round that the person has chosen; 0 for none.
    chosen: RwSignal<usize>,
    /// The turns that are judged so far.
    turns: Memo<Vec<Judged>>,
    /// The round whose turn is shown; 0 while there is none.
    round: Memo<usize>,
}

/// The review of a game.
pub(crate) fn review(subject: Subject<DealtGame>) -> AnyView {
    let app = AppContext::get();
    if subject.game.game().is_over() {
        shown(app, subject).into_any()
    } else {
        nothing(app, "review-title", "review-unfinished", subject.table()).into_any()
    }
}

fn shown(app: AppContext, subject: Subject<DealtGame>) -> impl IntoView {
    let studies = studies::studies();
    let record = subject.game.record().clone();
    // Those who played here; in a game of bots alone, all.
    let mut seats: Vec<Seat> = seats::seats(&record).persons().collect();
    if seats.is_empty() {
        seats = record.game.seats().collect();
    }
    let first = seats.first().map_or(0, |seat| seat.index());
    let (seat, chosen) = (RwSignal::new(first), RwSignal::new(0));
    let game = StoredValue::new(record.to_string());
    let turns = Memo::new(move |_| {
        let subject = StudySubject { game: game.get_value(), seat: Some(seat.get()) };
        studies.with(|studies| {
            studies.study(&subject).map(|study| study.found.turns.clone()).unwrap_or_default()
        })
    });
    // Until somebody chooses, the turn that cost most.
    let round = Memo::new(move |_| match chosen.get() {
        0 => {
            turns.with(|turns| studies::worst(turns).or(turns.first()).map_or(0, |turn| turn.round))
        }
        round => round,
    });
    let replay = StoredValue::new(Replay::new(record));
    let reviewed = StoredValue::new(subject);
    let review = ReviewContext { app, studies, reviewed, game, replay, seat, chosen, turns, round };
    Effect::new(move |_| {
        let subject = review.own();
        if studies.with_untracked(|studies| studies.study(&subject).is_none()) {
            review.begin(subject);
        }
    });
    view! {
        <Page title=app.t("review-title")>
            <div class="after review">
                <p class="lead">{app.t("review-about")}</p>
                {(seats.len() > 1).then(|| chooser(review, &seats))}
                {summary::summary(review)}
                {graph::graph(review)}
                {turn::turn(review)}
                {best::best(review)}
            </div>
        </Page>
    }
}

/// Whose turns are looked at.
fn chooser(review: ReviewContext, seats: &[Seat]) -> impl IntoView + use<> {
    let option = |seat: &Seat| {
        let name =
            review.replay.with_value(|replay| replay.names().nth(seat.index()).map(str::to_owned));
        view! { <option value=seat.index().to_string()>{name}</option> }
    };
    let options = seats.iter().map(option).collect_view();
    let chosen = move |event| {
        review.chosen.set(0);
        review.seat.set(event_target_value(&event).parse().unwrap_or(0));
    };
    view! {
        <div class="choosers">
            <label>
                <span>{review.app.t("replay-player")}</span>
                <select prop:value=move || review.seat.get().to_string() on:change=chosen>{options}</select>
            </label>
        </div>
    }
}

impl ReviewContext {
    /// The turns that are looked at.
    fn own(self) -> StudySubject {
        StudySubject { game: self.game.get_value(), seat: Some(self.seat.get()) }
    }

    /// The draw.
    fn draw(self) -> StudySubject {
        StudySubject { game: self.game.get_value(), seat: None }
    }

    /// What is known of it.
    fn study(self, subject: StudySubject) -> Study {
        self.studies
            .with(|studies| studies.study(&subject).cloned())
            .unwrap_or_else(|| Study::new(subject))
    }

    /// Asks the bots.
    fn begin(self, subject: StudySubject) {
        let record = subject.game.clone();
        let task = match subject.seat {
            Some(seat) => Task::Review { record, seat, budget: Budget::REVIEW },
            None => Task::Solve { record, name: self.name(), budget: Budget::SOLVE },
        };
        let own_game = self.own_game(subject.seat);
        ask(self.app, self.studies, subject, task, own_game);
    }

    /// The game, if this device has it and the only person in it sat there: the history tells what their turns cost.
    fn own_game(self, seat: Option<usize>) -> Option<GameId> {
        self.reviewed.with_value(|subject| {
            let own = seats::seats(subject.game.record()).only_person();
            match &subject.address {
                GameAddress::Stored(id) if own.map(Seat::index) == seat => Some(id.clone()),
                _ => None,
            }
        })
    }

    /// Who made the turns that are looked at.
    fn name(self) -> String {
        let seat = self.seat.get_untracked();
        let name = self.replay.with_value(|replay| replay.names().nth(seat).map(str::to_owned));
        name.unwrap_or_default()
    }

    /// How far they are, with a way to stop them or to begin (again); nothing when all is known.
    fn at_work(
        self,
        subject: &StudySubject,
        work: Work,
        words: String,
        begin: &'static str,
    ) -> AnyView {
        let (to_stop, to_begin) = (subject.clone(), subject.clone());
        let controls = WorkControls {
            begin: Callback::new(move |()| self.begin(to_begin.clone())),
            stop: Callback::new(move |()| stop(self.app, self.studies, &to_stop)),
            begin_name: begin,
        };
        at_work(self.app, work, words, controls)
    }
}
