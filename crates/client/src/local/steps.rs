//! From one version of a local game to the next: what was decided is stored, then it counts, then it is shown.

use super::LocalDriver;
use super::request::{Pending, Request};
use super::saving::Saving;
use super::timeline::{Timeline, stale};
use crate::{Event, Millis, Output, Refused, Saved, Store, StoreFault};
use game::Game;

impl<G: Game> LocalDriver<G> {
    /// Does everything that can be done now.
    pub(super) fn advance(&mut self, now: Millis) {
        while self.pending.is_none() && !self.saving.is_stuck() {
            match self.next_step(now) {
                Some(pending) => self.begin(pending, now),
                None => return,
            }
        }
    }

    /// What is to be stored next: a take-back, or all decisions that are there.
    fn next_step(&mut self, now: Millis) -> Option<Pending<G>> {
        let version = self.version + 1;
        let mut timeline = self.timeline.clone();
        let mut decided = Vec::new();
        while let Some(&request) = self.requests.front() {
            match request {
                // Decisions that were made before come first, and must be safe before one is taken back.
                Request::TakeBack { .. } if !decided.is_empty() => break,
                Request::TakeBack { seat } => {
                    self.requests.pop_front();
                    match timeline.without_last_of(seat) {
                        Some((timeline, it)) => {
                            return Some(Pending {
                                timeline,
                                version,
                                decided,
                                taken_back: Some(it),
                            });
                        }
                        None => self.refuse_take_back(seat, nothing_to_take_back()),
                    }
                }
                Request::Decide { id, entry } => {
                    self.requests.pop_front();
                    match timeline.decide(entry) {
                        Ok(()) => decided.push((id, entry)),
                        Err(refused) => self.events.push_back(Event::Refused { id, refused }),
                    }
                }
            }
        }
        let bots_decided = self.let_bots_decide(&mut timeline, now);
        let is_new = bots_decided || !decided.is_empty();
        is_new.then_some(Pending { timeline, version, decided, taken_back: None })
    }

    /// Takes over what bots have decided. What the rules refuse is asked of somebody else.
    fn let_bots_decide(&mut self, timeline: &mut Timeline<G>, now: Millis) -> bool {
        let mut is_new = false;
        let mut is_judged = false;
        while !is_judged {
            is_judged = true;
            for entry in self.thinking.ready(self.release_at(), now) {
                if timeline.holds(&entry) {
                    continue;
                }
                match timeline.decide(entry) {
                    Ok(()) => is_new = true,
                    Err(refused) => {
                        let game = self.timeline.game();
                        let (seat, reason) = (entry.seat, refused.to_string());
                        let (task, has_answer) = self.thinking.reject(seat, &reason, game, now);
                        self.carry_out(task);
                        is_judged &= !has_answer;
                    }
                }
            }
        }
        is_new
    }

    /// When a bot that everybody waits for may act.
    pub(super) fn release_at(&self) -> Millis {
        self.shown_at.saturating_add(self.options.pace)
    }

    pub(super) fn begin(&mut self, pending: Pending<G>, now: Millis) {
        self.pending = Some(pending);
        if self.saving.is_unsaved() {
            self.commit(now);
        }
        self.store();
    }

    /// Writes the newest version, if no other write is under way.
    pub(super) fn store(&mut self) {
        let version = self.newest_version();
        let Some(follows) = self.saving.begin(version) else { return };
        let game = self.newest().game();
        let (text, is_over) = (game.text(), game.is_over());
        let mut taken_back = self.taken_back.clone();
        let newest = self.pending.as_ref().and_then(|pending| pending.taken_back);
        taken_back.extend(newest.filter(|it| it.next_was_shown));
        self.output(Output::Store(Store { follows, version, text, taken_back, is_over }));
    }

    pub(super) fn newest(&self) -> &Timeline<G> {
        self.pending.as_ref().map_or(&self.timeline, |pending| &pending.timeline)
    }

    pub(super) fn newest_version(&self) -> u64 {
        self.pending.as_ref().map_or(self.version, |pending| pending.version)
    }

    /// What was pending counts.
    pub(super) fn commit(&mut self, now: Millis) {
        let Some(pending) = self.pending.take() else { return };
        let version = pending.version;
        self.version = version;
        self.timeline = pending.timeline;
        for (id, _) in pending.decided {
            self.events.push_back(Event::Done { id, version });
        }
        if let Some(it) = pending.taken_back {
            self.taken_back.extend(it.next_was_shown.then_some(it));
            self.output(Output::TakenBack(it));
        }
        self.show(now);
    }

    /// Takes over what somebody else has stored. What persons here have decided meanwhile is decided again.
    pub(super) fn replace(&mut self, saved: Saved<G>, now: Millis) {
        let timeline = match Timeline::replay(&saved) {
            Ok(timeline) => timeline,
            Err(fault) => return self.saving.unreadable(StoreFault::Corrupt(fault.to_string())),
        };
        if let Some(pending) = self.pending.take() {
            for (id, entry) in pending.decided.into_iter().rev() {
                self.requests.push_front(Request::Decide { id, entry });
            }
            match pending.taken_back {
                // It was stored by a write whose answer was lost.
                Some(it) if !timeline.has_answered(it.seat, it.question) => {
                    self.output(Output::TakenBack(it));
                }
                Some(it) => {
                    let refused = Refused::new(Refused::STALE, "the game has gone on elsewhere");
                    self.refuse_take_back(it.seat, refused);
                }
                None => {}
            }
        }
        self.timeline = timeline;
        self.version = saved.version;
        self.taken_back = saved.taken_back;
        self.saving = Saving::new(saved.version);
        // What the bots think about may be another game now. Their chance is bound to the question, so asking again does
        // not change their minds.
        let tasks = self.thinking.cancel_all();
        self.carry_out(tasks);
        self.show(now);
    }

    /// Answers decisions whose question is not asked any more, before a state says so without a reason.
    pub(super) fn answer_what_is_settled(&mut self) {
        let (timeline, version, events) = (&self.timeline, self.version, &mut self.events);
        self.requests.retain(|request| {
            let Request::Decide { id, entry } = *request else { return true };
            let is_asked = timeline.game().asked(entry.seat) == Some(entry.question);
            if timeline.holds(&entry) {
                // It was stored by a write whose answer was lost.
                events.push_back(Event::Done { id, version });
            } else if !is_asked {
                events.push_back(Event::Refused { id, refused: stale(entry.question) });
            }
            is_asked
        });
    }
}

fn nothing_to_take_back() -> Refused {
    Refused::new(
        Refused::TAKE_BACK_NOTHING,
        "this player has decided nothing that could be taken back",
    )
}
