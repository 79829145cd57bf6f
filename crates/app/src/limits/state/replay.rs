//! A game shown again, decision by decision, with all cards open.

use game::Question;
use limits::{Action, ByColour, Decision, Game, Limit, Record, Seat, Suspicion};

/// What has just happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// The hands were dealt, and the first limit card was turned up.
    Dealt,
    /// A limit card was turned up, and everybody hid a card: all at once, so it is one step.
    Hidden,
    /// Somebody laid a card, exchanged four or suspected.
    Acted(Seat, Action),
}

/// A step of the game, with what it answers.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Time {
    step: Step,
    /// What was asked, of everybody who hid a card or of the one who acted.
    asked: Question,
    round: usize,
    decisions: Vec<(Seat, Decision)>,
}

/// The table at some time, with all its cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Moment {
    /// What has just happened.
    pub(crate) step: Step,
    /// The game. After a suspicion it is shown as it was when that was made: its cards are being counted.
    pub(crate) game: Game,
    /// Everybody's points, with what the suspicion has changed.
    pub(crate) points: Vec<i32>,
    /// The suspicion that is being judged.
    pub(crate) suspicion: Option<Suspicion>,
}

/// A timeline over a game. Time 0 is before anybody decides; at time *n* the first *n* steps have been made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Replay {
    record: Record,
    times: Vec<Time>,
    /// Everybody's points at each time.
    points: Vec<Vec<i32>>,
}

impl Replay {
    /// The whole game.
    pub(crate) fn new(record: Record) -> Replay {
        let times = times(&record.game);
        let mut game = record.game.dealt_again();
        let mut points = vec![points_of(&game)];
        for time in &times {
            time.repeat(&mut game);
            points.push(points_of(&game));
        }
        Replay { record, times, points }
    }

    /// The game that is shown.
    pub(crate) fn record(&self) -> &Record {
        &self.record
    }

    /// The last time there is.
    pub(crate) fn end(&self) -> usize {
        self.times.len()
    }

    /// A seat's points at each time.
    pub(crate) fn points(&self, seat: Seat) -> impl Iterator<Item = i32> {
        self.points.iter().map(move |points| points.get(seat.index()).copied().unwrap_or_default())
    }

    /// The time at which a question was answered.
    pub(crate) fn time_of(&self, asked: Question) -> Option<usize> {
        let place = self.times.iter().position(|time| time.asked == asked)?;
        Some(place + 1)
    }

    /// The round of a time.
    pub(crate) fn round_at(&self, time: usize) -> usize {
        let last = time.checked_sub(1).and_then(|last| self.times.get(last.min(self.end())));
        last.map_or(1, |time| time.round)
    }

    /// The table at a time; beyond the end, at the end.
    pub(crate) fn moment(&self, time: usize) -> Moment {
        let time = time.min(self.end());
        let mut game = self.record.game.dealt_again();
        let Some((last, before)) = self.times[..time].split_last() else {
            return Moment { step: Step::Dealt, points: points_of(&game), game, suspicion: None };
        };
        before.iter().for_each(|time| time.repeat(&mut game));
        let points = self.points[time].clone();
        let step = last.step;
        if !matches!(step, Step::Acted(_, Action::Suspect(_))) {
            last.repeat(&mut game);
            return Moment { step, game, points, suspicion: None };
        }
        let mut after = game.clone();
        last.repeat(&mut after);
        Moment { step, game, points, suspicion: after.last_suspicion().cloned() }
    }
}

impl Time {
    fn repeat(&self, game: &mut Game) {
        for &(seat, decision) in &self.decisions {
            let decided = game.decide(seat, decision);
            debug_assert!(decided.is_ok(), "what was decided once is legal again");
        }
    }
}

/// Every step of a game.
fn times(game: &Game) -> Vec<Time> {
    let mut times = Vec::new();
    for (round, played) in (1..).zip(game.past_rounds().iter().chain([game.round()])) {
        let hidden = |seat| Some((seat, Decision::Hide(played.face_down(seat)?)));
        let hidden: Vec<_> = game.seats().filter_map(hidden).collect();
        if hidden.is_empty() {
            break;
        }
        let asked = Question::action(round, 0);
        times.push(Time { step: Step::Hidden, asked, round, decisions: hidden });
        for (number, &(seat, action)) in (1..).zip(played.actions()) {
            times.push(Time {
                step: Step::Acted(seat, action),
                asked: Question::action(round, number),
                round,
                decisions: vec![(seat, Decision::Act(action))],
            });
        }
    }
    times
}

fn points_of(game: &Game) -> Vec<i32> {
    game.seats().map(|seat| game.points(seat)).collect()
}

/// How a colour stands: what lies in the pile, and what may lie there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ColourCount {
    /// How many cards of it lie in the pile.
    pub(crate) laid: usize,
    /// How many may, face-down cards included; `None` between two rounds.
    pub(crate) limit: Option<Limit>,
}

impl ColourCount {
    /// Whether more lie there than may.
    pub(crate) fn is_broken(self) -> bool {
        self.limit.is_some_and(|limit| limit.is_broken_by(self.laid))
    }
}

/// How every colour stands.
pub(crate) fn colour_counts(game: &Game) -> ByColour<ColourCount> {
    let face_down: Vec<_> = game.seats().filter_map(|seat| game.face_down(seat)).collect();
    let card = game.limit_card().map(|(_, card)| card);
    ByColour::new(limits::Colour::ALL.map(|colour| ColourCount {
        laid: game.pile().cards().iter().filter(|laid| laid.colour == colour).count(),
        limit: card.map(|card| {
            let raised = face_down.iter().filter(|&&hidden| hidden == colour).count();
            card.limits[colour].raised_by(raised)
        }),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::state::finished_kit::{finished, played};
    use limits::Colour;

    #[test]
    fn the_end_of_a_replay_is_the_end_of_the_game() {
        let record = finished(&["Ada", "Ben", "Cleo"], 4);
        let replay = Replay::new(record.clone());
        let last = replay.moment(usize::MAX);
        assert_eq!(last, replay.moment(replay.end()));
        let points: Vec<i32> = record.game.seats().map(|seat| record.game.points(seat)).collect();
        assert_eq!(last.points, points);
        assert_eq!(last.suspicion.as_ref(), record.game.last_suspicion());
        assert_eq!(replay.round_at(replay.end()), record.game.round_number());
        for seat in record.game.seats() {
            assert_eq!(replay.points(seat).count(), replay.end() + 1);
            assert_eq!(replay.points(seat).last(), Some(record.game.points(seat)));
        }
    }

    #[test]
    fn every_decision_is_shown_and_a_suspicion_before_the_cards_go_back() {
        let record = finished(&["Ada", "Ben"], 2);
        let replay = Replay::new(record.clone());
        let mut shown = 0;
        for time in 1..=replay.end() {
            let moment = replay.moment(time);
            match moment.step {
                Step::Dealt => panic!("only once"),
                Step::Hidden => {
                    shown += record.game.players().len();
                    let hidden = |seat| moment.game.face_down(seat).is_some();
                    assert!(
                        record.game.seats().all(hidden) && moment.game.pile().cards().is_empty()
                    );
                }
                Step::Acted(_, Action::Suspect(suspect)) => {
                    shown += 1;
                    let suspicion = moment.suspicion.expect("judged");
                    assert_eq!(suspicion.suspect, suspect);
                    assert_eq!(suspicion.round, replay.round_at(time));
                    let pile = moment.game.pile().up_to_last_of(suspect);
                    assert!(pile.iter().map(|laid| laid.colour).eq(suspicion.pile));
                }
                Step::Acted(seat, _) => {
                    shown += 1;
                    assert_eq!(moment.game.pile().top().map(|laid| laid.by), Some(seat));
                }
            }
        }
        assert_eq!(shown, record.game.decisions().count());
    }

    #[test]
    fn before_the_first_card_all_hands_are_full() {
        let replay = Replay::new(finished(&["Ada", "Ben"], 2));
        let start = replay.moment(0);
        assert_eq!((start.step, replay.round_at(0)), (Step::Dealt, 1));
        assert!(start.game.seats().all(|seat| start.game.hand(seat).len() == 5));
    }

    #[test]
    fn questions_lead_to_their_times() {
        let replay = Replay::new(finished(&["Ada", "Ben"], 2));
        assert_eq!(replay.time_of(Question::action(1, 0)), Some(1));
        assert_eq!(replay.time_of(Question::action(1, 1)), Some(2));
        let second = replay.time_of(Question::action(2, 0)).expect("a second round");
        assert_eq!([second - 1, second].map(|time| replay.round_at(time)), [1, 2]);
        assert_eq!(replay.time_of(Question::action(99, 0)), None);
        assert_eq!(replay.time_of(Question::round(1)), None);
    }

    #[test]
    fn a_game_that_goes_on_is_shown_as_far_as_it_is() {
        let begun = Record::new(finished(&["Ada", "Ben"], 2).game.dealt_again());
        for decisions in [0, 1, 2, 3, 5] {
            let replay = Replay::new(played(begun.clone(), 3, decisions));
            assert!(replay.end() <= decisions, "{decisions}");
            let last = replay.moment(replay.end());
            assert_eq!(last.points.len(), 2);
        }
    }

    #[test]
    fn colours_are_counted_with_the_face_down_cards() {
        // The limits of round 1 are 4 2 5 0 X; Ada hides a yellow card, Ben a green one.
        let deal = limits::Deal::from_seed(
            &record::Seed::new("limits").expect("a seed"),
            vec!["Ada".into(), "Ben".into()],
            limits::Mode::Memory,
        );
        let mut game = Game::new(deal.expect("two can play"));
        let [ada, ben] = [0, 1].map(Seat::from_index);
        game.hide(ada, Colour::Yellow).expect("legal");
        game.hide(ben, Colour::Green).expect("legal");
        for (seat, colour) in
            [(ada, Colour::Red), (ben, Colour::Yellow), (ada, Colour::Purple), (ben, Colour::Blue)]
        {
            game.act(seat, Action::Play(colour)).expect("legal");
        }
        let counts = colour_counts(&game);
        let told = Colour::ALL.map(|colour| (counts[colour].laid, counts[colour].limit));
        assert_eq!(
            told,
            [
                (1, Some(Limit::At(4))),
                (1, Some(Limit::At(3))),
                (0, Some(Limit::At(6))),
                (1, Some(Limit::At(0))),
                (1, Some(Limit::None)),
            ]
        );
        assert_eq!(
            Colour::ALL.map(|colour| counts[colour].is_broken()),
            [false, false, false, true, false]
        );
    }
}
