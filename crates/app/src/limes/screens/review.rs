//! What each turn of a game cost, how luck and skill made the result, and what was in the cards.

mod best;
mod graph;
mod summary;
mod turn;

use crate::limes::screens::studies::{self, Studies, Study};
use crate::limes::state::{Replay, seats};
use crate::shell::at_work::{WorkControls, at_work};
use crate::shell::context::AppContext;
use crate::shell::page::Page;
use crate::shell::review::{chooser, own_game};
use crate::shell::screens::game::nothing;
use crate::shell::screens::subject::Subject;
use crate::shell::studies::{StudySubject, Work, ask, known};
use leptos::prelude::*;
use limes::DealtGame;
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
    let seats = seats::seats(&record).reviewed();
    let (seat, chosen) = (RwSignal::new(subject.first_of(&seats)), RwSignal::new(0));
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
    let players = seats.into_iter().map(|seat| (seat, review.name(seat.index()))).collect();
    let choose = Callback::new(move |seat| {
        chosen.set(0);
        review.seat.set(seat);
    });
    view! {
        <Page title=app.t("review-title")>
            <div class="after review">
                <p class="lead">{app.t("review-about")}</p>
                {chooser(app, players, seat, choose)}
                {summary::summary(review)}
                {graph::graph(review)}
                {turn::turn(review)}
                {best::best(review)}
            </div>
        </Page>
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
    fn study(self, subject: &StudySubject) -> Study {
        known(self.studies, subject)
    }

    /// Asks the bots.
    fn begin(self, subject: StudySubject) {
        let record = subject.game.clone();
        let task = match subject.seat {
            Some(seat) => Task::Review { record, seat, budget: Budget::REVIEW },
            None => {
                let name = self.name(self.seat.get_untracked());
                Task::Solve { record, name, budget: Budget::SOLVE }
            }
        };
        let own_game = self.reviewed.with_value(|reviewed| {
            own_game(&reviewed.address, &seats::seats(reviewed.game.record()), subject.seat)
        });
        ask(self.app, self.studies, subject, task, own_game);
    }

    /// The name of the player in a seat.
    fn name(self, seat: usize) -> String {
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
        let to_begin = move |subject| self.begin(subject);
        let controls = WorkControls::of_study(self.app, self.studies, subject, to_begin, begin);
        at_work(self.app, work, words, controls)
    }
}
