//! A game that is being played at this screen, and all that is on show but not in its record.

use crate::table::{Curtain, LocalTable, Source, Waiting};
use crate::ui::board::Drafting;
use crate::ui::desk::Desk;
use crate::ui::turn::Turning;
use crate::ui::words;
use leptos::prelude::*;
use limes::{CardNumber, Display, Seat, Turn};
use std::time::Duration;
use thinker::messages::limes::{Answer as LimesAnswer, SeatView, Task};
use thinker::{Answer, Budget};

/// How long it takes until bots that could not be asked are asked again.
const RETRY: Duration = Duration::from_secs(3);

/// What is going on at the table.
#[derive(Clone, Copy)]
pub(crate) struct Sitting {
    /// The game.
    pub(crate) table: RwSignal<LocalTable>,
    /// The turn that is being tried.
    pub(crate) drafting: Drafting,
    /// What hides the table while the screen is handed on.
    pub(crate) curtain: RwSignal<Curtain>,
    /// Who is to act next at this screen.
    pub(crate) next: Memo<Option<Seat>>,
    /// Whose display is in the middle: he who acts next, or else who acted last.
    pub(crate) seat: Memo<Seat>,
    /// The turn for which the draft was begun: how many cards were drawn, and for whom.
    begun: StoredValue<(usize, Option<Seat>)>,
    /// The bots' turns that have been asked for: round and seat.
    asked: StoredValue<Vec<(usize, Seat)>>,
    /// Whether it was said that the bots do not answer.
    told: StoredValue<bool>,
}

impl Sitting {
    /// Sits down at a table.
    pub(crate) fn new(table: LocalTable) -> Sitting {
        let first = table.seats().persons().next().unwrap_or(Seat(0));
        let table = RwSignal::new(table);
        let next = Memo::new(move |_| table.with(LocalTable::next_person));
        let seat =
            Memo::new(move |before: Option<&Seat>| next.get().or(before.copied()).unwrap_or(first));
        Sitting {
            table,
            drafting: Drafting::new(None),
            curtain: RwSignal::default(),
            next,
            seat,
            begun: StoredValue::new((0, None)),
            asked: StoredValue::new(Vec::new()),
            told: StoredValue::new(false),
        }
    }

    /// The turn that is being tried, with what lies around it.
    pub(crate) fn turning(self) -> Turning {
        let card = move || {
            let number = self.card()?;
            Some((Some(number), self.table.with(|table| table.game().deck().card(number).clone())))
        };
        Turning {
            drafting: self.drafting,
            card: Signal::derive(card),
            resting: Signal::derive(move || self.display()),
            player: Signal::derive(move || self.seat.get().0),
        }
    }

    /// Begins the draft of the next turn, unless it is the turn that is being drafted already.
    pub(crate) fn begin_turn(self) {
        let turn =
            self.table.with_untracked(|table| (table.game().drawn().len(), table.next_person()));
        if turn != self.begun.get_value() {
            self.begun.set_value(turn);
            let draft =
                turn.1.and_then(|seat| self.table.with_untracked(|table| table.draft(seat)));
            self.drafting.begin(draft);
        }
    }

    /// Ends the turn as the draft has it. Answers whether there was one.
    pub(crate) fn end_turn(self) -> bool {
        let turn = self
            .drafting
            .draft
            .with_untracked(|draft| draft.as_ref().and_then(|draft| draft.turn()));
        let (Some(seat), Some(turn)) = (self.next.get_untracked(), turn) else { return false };
        let mut ended = false;
        self.table.update(|table| ended = table.end_turn(seat, turn).is_ok());
        self.begin_turn();
        ended
    }

    /// Asks every bot that has something to decide and was not asked yet. It thinks while the persons do, and sees
    /// nothing of their turns.
    pub(crate) fn ask_bots(self, desk: Desk) {
        let (round, bots) = self.table.with_untracked(|table| {
            let Waiting::Turns { bots, .. } = table.waits_for() else { return (0, Vec::new()) };
            (table.game().drawn().len(), bots)
        });
        for (seat, level) in bots {
            if self.asked.with_value(|asked| asked.contains(&(round, seat))) {
                continue;
            }
            let Some(view) =
                self.table.with_untracked(|table| SeatView::of(&table.view(Some(seat))))
            else {
                continue;
            };
            self.asked.update_value(|asked| asked.push((round, seat)));
            // Chance is bound to the game, so that the same draw against the same bots can be tried again.
            let seed = self.table.with_untracked(|table| chance(table, seat));
            let budget = Budget::of_level(level);
            let task = Task::Choose { view, level, seed, budget };
            desk.ask(task, move |answer| {
                // The person may have left the table, or gone back to another round.
                let now = self.table.try_with_untracked(|table| table.game().drawn().len());
                if now != Some(round) {
                    return;
                }
                match answer {
                    Answer::Limes(LimesAnswer::Chosen { turn }) => self.play_bot(seat, turn),
                    Answer::Failed { reason } => {
                        if !self.told.get_value() {
                            self.told.set_value(true);
                            desk.tell(words::failure(&desk.texts_now(), &reason));
                        }
                        // Neither a worker nor the page could load the thinker: the network may come back.
                        self.asked.update_value(|asked| asked.retain(|&of| of != (round, seat)));
                        set_timeout(move || self.ask_bots_again(desk), RETRY);
                    }
                    _ => {}
                }
            });
        }
    }

    fn ask_bots_again(self, desk: Desk) {
        // The person may have left the table.
        if self.asked.try_with_value(|_| ()).is_some() {
            self.ask_bots(desk);
        }
    }

    fn play_bot(self, seat: Seat, turn: Turn) {
        self.table.update(|table| {
            if let Err(refusal) = table.end_turn(seat, turn) {
                leptos::logging::error!("a bot's turn was refused: {refusal}");
            }
        });
        self.begin_turn();
    }

    /// The card of this round.
    pub(crate) fn card(self) -> Option<CardNumber> {
        self.table.with(|table| table.game().drawn().last().copied())
    }

    /// The display in the middle, without the turn that is being tried.
    pub(crate) fn display(self) -> Display {
        let seat = self.seat.get();
        self.table.with(|table| {
            table.game().player(seat).map(|player| *player.display()).unwrap_or_default()
        })
    }

    /// Whether the game is over.
    pub(crate) fn is_over(self) -> bool {
        self.table.with(|table| matches!(table.waits_for(), Waiting::Over(_)))
    }

    /// Whether the screen has to be handed to the next person first.
    pub(crate) fn is_curtained(self) -> bool {
        let curtain = self.curtain.get();
        self.next
            .get()
            .is_some_and(|next| self.table.with(|table| curtain.is_down(table.seats(), next)))
    }
}

/// A number that belongs to a game and a seat.
fn chance(table: &LocalTable, seat: Seat) -> u64 {
    let letters: Vec<u8> =
        table.seed().map(|seed| seed.as_str().bytes().collect()).unwrap_or_default();
    let mixed = |number: u64, byte: u8| (number ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    letters.into_iter().chain([seat.0 as u8]).fold(0xcbf2_9ce4_8422_2325, mixed)
}
