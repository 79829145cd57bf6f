//! What each decision of a game cost in chances to win, how good a memory was, and how luck and skill made the result.

mod decisions;
mod graph;
mod summary;

use crate::limits::art;
use crate::limits::screens::studies::{Studies, Study, studies};
use crate::limits::state::replay::Replay;
use crate::limits::state::{game, review};
use crate::shell::context::AppContext;
use crate::shell::page::Page;
use crate::shell::review::{chooser, own_game};
use crate::shell::screens::game::nothing;
use crate::shell::screens::subject::Subject;
use crate::shell::studies::{StudySubject, ask, known};
use ::game::Question;
use leptos::prelude::*;
use limits::Record;
use thinker::messages::limits::{Judged, REVIEW, Task};

/// A review on show.
#[derive(Clone, Copy)]
struct ReviewContext {
    app: AppContext,
    studies: RwSignal<Studies>,
    /// The game, and where it is.
    reviewed: StoredValue<Subject<Record>>,
    /// The game's record, which is what the bots are asked about.
    game: StoredValue<String>,
    replay: StoredValue<Replay>,
    /// Whose decisions are looked at.
    seat: RwSignal<usize>,
    /// The round that the person has chosen; 0 for none.
    chosen: RwSignal<usize>,
    /// The decisions that are judged so far, each with its round.
    decisions: Memo<Vec<(usize, Judged)>>,
    /// What the rounds cost, as far as they are judged.
    costs: Memo<Vec<(usize, f64)>>,
    /// The round that is shown; 0 while there is none.
    round: Memo<usize>,
    /// The decision whose table is shown.
    looked_at: RwSignal<Option<Question>>,
}

/// The review of a game.
pub(crate) fn review(subject: Subject<Record>) -> AnyView {
    let app = AppContext::get();
    if subject.game.game.is_over() {
        shown(app, subject).into_any()
    } else {
        nothing(app, "review-title", "review-unfinished", subject.table()).into_any()
    }
}

fn shown(app: AppContext, subject: Subject<Record>) -> impl IntoView {
    let studies = studies();
    let record = subject.game.clone();
    let seats = game::seats(&record).reviewed();
    let (seat, chosen) = (RwSignal::new(subject.first_of(&seats)), RwSignal::new(0));
    let game = StoredValue::new(record.to_string());
    let replay = StoredValue::new(Replay::new(record));
    let decisions = Memo::new(move |_| {
        let subject = StudySubject { game: game.get_value(), seat: Some(seat.get()) };
        let found = studies.with(|studies| {
            studies.study(&subject).map(|study| study.found.decisions.clone()).unwrap_or_default()
        });
        let with_round = |judged: Judged| {
            replay
                .with_value(|replay| Some((replay.round_at(replay.time_of(judged.asked)?), judged)))
        };
        found.into_iter().filter_map(with_round).collect::<Vec<_>>()
    });
    let costs = Memo::new(move |_| {
        decisions.with(|decisions| {
            review::by_round(decisions.iter().map(|(round, judged)| (*round, judged.cost)))
        })
    });
    // Until somebody chooses, the round that cost most.
    let round = Memo::new(move |_| match chosen.get() {
        0 => costs.with(|costs| {
            review::worst(costs).or(costs.first().copied()).map_or(0, |(round, _)| round)
        }),
        round => round,
    });
    let context = ReviewContext {
        app,
        studies,
        reviewed: StoredValue::new(subject),
        game,
        replay,
        seat,
        chosen,
        decisions,
        costs,
        round,
        looked_at: RwSignal::new(None),
    };
    Effect::new(move |_| {
        let subject = context.subject();
        if studies.with_untracked(|studies| studies.study(&subject).is_none()) {
            context.begin(subject);
        }
    });
    let players = seats.into_iter().map(|seat| (seat, context.name(seat.index()))).collect();
    let choose = Callback::new(move |seat| {
        context.choose(0);
        context.seat.set(seat);
    });
    view! {
        <Page title=app.t("review-title")>
            <div aria-hidden="true" inner_html=art::definitions()></div>
            <div class="after review">
                <p class="lead">{app.t("limits-review-about")}</p>
                {chooser(app, players, seat, choose)}
                {summary::summary(context)}
                {graph::graph(context)}
                {decisions::decisions(context)}
            </div>
        </Page>
    }
}

impl ReviewContext {
    /// The decisions that are looked at.
    fn subject(self) -> StudySubject {
        StudySubject { game: self.game.get_value(), seat: Some(self.seat.get()) }
    }

    /// What is known of them.
    fn study(self, subject: &StudySubject) -> Study {
        known(self.studies, subject)
    }

    /// Asks the bots.
    fn begin(self, subject: StudySubject) {
        let seat = subject.seat.unwrap_or_default();
        let task = Task::Review { record: subject.game.clone(), seat, budget: REVIEW };
        let own_game = self.reviewed.with_value(|reviewed| {
            own_game(&reviewed.address, &game::seats(&reviewed.game), Some(seat))
        });
        ask(self.app, self.studies, subject, task, own_game);
    }

    /// How many rounds the game has.
    fn rounds(self) -> usize {
        self.reviewed.with_value(|subject| subject.game.game.deal().limit_cards().len())
    }

    /// The name of the player in a seat.
    fn name(self, seat: usize) -> String {
        self.reviewed.with_value(|subject| {
            subject.game.game.players().get(seat).cloned().unwrap_or_default()
        })
    }

    /// Shows a round.
    fn choose(self, round: usize) {
        self.looked_at.set(None);
        self.chosen.set(round);
    }
}
