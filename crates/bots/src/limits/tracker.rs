//! What a player knows about where the cards are, who has seen everything.
//!
//! Everything that leaves a hand is open to all, face-down cards are turned up when the round ends, and the pile goes
//! under the draw pile in order. So most cards can be located after a few rounds: what is in a hand for certain, which
//! cards will be drawn and when. What is left are unknown places, and the unseen cards that lie in them.

use dice::Dice;
use limits::{
    ByColour, BySeat, CARDS_OF_A_COLOUR, Colour, Decision, DeedKind, EXCHANGE, HAND, Hand, Judged,
    Laid, LimitCard, LimitDeck, Own, Phase, Seat, View,
};
use std::collections::VecDeque;

/// A play or an exchange of this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Deed {
    pub(crate) seat: Seat,
    pub(crate) kind: DeedKind,
    pub(crate) colour: Colour,
}

impl Deed {
    /// How many cards leave the hand.
    pub(crate) fn given(self) -> usize {
        match self.kind {
            DeedKind::Play => 1,
            DeedKind::Exchange => usize::from(EXCHANGE),
        }
    }

    /// The cards that it lays on the pile.
    pub(crate) fn laid(self) -> impl Iterator<Item = Laid> {
        let cards = match self.kind {
            DeedKind::Play => 1,
            DeedKind::Exchange => usize::from(EXCHANGE / 2),
        };
        std::iter::repeat_n(Laid { colour: self.colour, by: self.seat }, cards)
    }
}

/// Where the cards are, as far as one player knows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Places {
    /// What is certainly in each hand, the face-down card among it.
    pub(crate) known: BySeat<ByColour<u8>>,
    /// How many other cards are there.
    pub(crate) unknown: BySeat<u8>,
    /// The draw pile, first drawn first, with what is known of it.
    pub(crate) draw_pile: VecDeque<Option<Colour>>,
    /// The cards that lie in all unknown places together.
    pub(crate) unseen: ByColour<u8>,
}

impl Places {
    /// Cards of a colour leave a hand before everybody's eyes.
    fn give(&mut self, seat: Seat, colour: Colour, cards: usize) -> Result<(), Lost> {
        for _ in 0..cards {
            if self.known[seat][colour] == 0 {
                self.locate(seat, colour)?;
            }
            self.known[seat][colour] -= 1;
        }
        Ok(())
    }

    /// One of the unknown cards of a hand turns out to be of this colour.
    fn locate(&mut self, seat: Seat, colour: Colour) -> Result<(), Lost> {
        let unknown = self.unknown[seat].checked_sub(1).ok_or(Lost)?;
        self.unseen[colour] = self.unseen[colour].checked_sub(1).ok_or(Lost)?;
        self.unknown[seat] = unknown;
        self.known[seat][colour] += 1;
        Ok(())
    }

    /// Somebody draws from the draw pile, or what is there.
    fn draw(&mut self, seat: Seat, cards: usize) {
        for card in self.draw_pile.drain(..cards.min(self.draw_pile.len())) {
            match card {
                Some(colour) => self.known[seat][colour] += 1,
                None => self.unknown[seat] += 1,
            }
        }
    }

    /// What is known of others' cards and of the draw pile is forgotten, card by card, with this chance.
    fn forget(&mut self, own: Seat, players: usize, chance: f32, dice: &mut Dice) {
        for seat in Seat::first(players).filter(|&seat| seat != own) {
            for colour in Colour::ALL {
                for _ in 0..self.known[seat][colour] {
                    if dice.unit() < chance {
                        self.known[seat][colour] -= 1;
                        self.unknown[seat] += 1;
                        self.unseen[colour] += 1;
                    }
                }
            }
        }
        for card in &mut self.draw_pile {
            if let (Some(colour), true) = (*card, dice.unit() < chance) {
                *card = None;
                self.unseen[colour] += 1;
            }
        }
    }

    /// How many cards somebody has, the face-down card among them.
    fn cards(&self, seat: Seat) -> usize {
        let known: usize = self.known[seat].iter().map(|(_, &cards)| usize::from(cards)).sum();
        known + usize::from(self.unknown[seat])
    }
}

/// What was seen does not go with what was known: something has been missed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Lost;

/// What of earlier rounds is forgotten: a function of the round and of what was known, so that whoever sees everything again
/// forgets the same.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Forgetting {
    /// The chance with which each card whose place is known is forgotten when a round ends.
    pub(crate) chance: f32,
    /// What the rest is left to.
    pub(crate) seed: u64,
}

/// A memory, perfect but for what it is told to forget.
#[derive(Clone, Debug)]
pub(crate) struct Tracker {
    pub(crate) own: Seat,
    pub(crate) players: usize,
    pub(crate) round: usize,
    pub(crate) rounds: usize,
    pub(crate) start: Seat,
    pub(crate) card: LimitCard,
    pub(crate) points: BySeat<i32>,
    /// Everybody's points when the round began.
    pub(crate) began_points: BySeat<i32>,
    /// Where the cards were when the round began.
    pub(crate) began: Places,
    /// Where they are now.
    pub(crate) now: Places,
    /// What was done this round, in order.
    pub(crate) deeds: Vec<Deed>,
    /// What the player drew this round from unknown places, in order.
    pub(crate) drawn: Vec<Colour>,
    /// The player's own cards now: in hand, and face down.
    pub(crate) hand: Hand,
    pub(crate) face_down: Option<Colour>,
    /// Whether the whole round has been followed.
    pub(crate) is_whole: bool,
    /// The round that has just ended, until the next one is looked at.
    pub(crate) ended: Option<EndedRound>,
    /// What the player answered last, until it is seen.
    answered: Option<Decision>,
    forgetting: Forgetting,
    is_over: bool,
}

/// A round that has ended, with everything that was turned up.
#[derive(Clone, Debug)]
pub(crate) struct EndedRound {
    pub(crate) start: Seat,
    pub(crate) card: LimitCard,
    pub(crate) rounds_left: usize,
    pub(crate) points: BySeat<i32>,
    pub(crate) began: Places,
    pub(crate) now: Places,
    pub(crate) deeds: Vec<Deed>,
    pub(crate) drawn: Vec<Colour>,
    /// Everybody's face-down cards.
    pub(crate) face_down: BySeat<Option<Colour>>,
    pub(crate) by: Seat,
    pub(crate) suspect: Seat,
}

impl Tracker {
    /// Begins with the first view of a seat, which may be in the middle of a game. `None` without a seat.
    pub(crate) fn new(view: &View, forgetting: Forgetting) -> Option<Tracker> {
        let own = view.own.as_ref()?;
        let mut tracker = Tracker {
            own: own.seat,
            players: view.players.len(),
            round: view.round,
            rounds: view.rounds,
            start: view.start,
            card: card(view)?,
            points: points(view),
            began_points: began_points(view),
            began: Places::default(),
            now: Places::default(),
            deeds: Vec::new(),
            drawn: Vec::new(),
            hand: own.hand,
            face_down: own.face_down,
            is_whole: view.deeds.is_empty(),
            ended: None,
            answered: None,
            forgetting,
            is_over: false,
        };
        tracker.begin(view, own);
        Some(tracker)
    }

    /// Knows nothing but its own cards, the tops of the piles and numbers.
    fn begin(&mut self, view: &View, own: &Own) {
        let mut places = Places {
            unseen: ByColour::new([CARDS_OF_A_COLOUR as u8; 5]),
            draw_pile: std::iter::repeat_n(None, view.draw_pile).collect(),
            ..Places::default()
        };
        for (seat, player) in Seat::first(self.players).zip(&view.players) {
            let cards = player.hand + usize::from(player.has_hidden);
            places.unknown[seat] = u8::try_from(cards).unwrap_or_default();
        }
        for colour in own.hand.cards().chain(own.face_down) {
            // There are twelve of each colour, and as many unknown cards as this player has.
            let _ = places.locate(own.seat, colour);
        }
        self.began_points = began_points(view);
        self.began = places.clone();
        self.now = places;
        self.deeds.clear();
        self.drawn.clear();
        self.is_whole = view.deeds.is_empty();
    }

    /// Looks at what its seat sees now.
    pub(crate) fn see(&mut self, view: &View) {
        let Some(own) = &view.own else { return };
        if self.is_over {
            return;
        }
        let is_over = matches!(view.phase, Phase::Over(_));
        let followed = if view.round == self.round && !is_over {
            self.follow(view, own)
        } else {
            self.end_round(view, own, is_over)
        };
        self.hand = own.hand;
        self.face_down = own.face_down;
        self.points = points(view);
        if followed.is_err() {
            (self.round, self.start) = (view.round, view.start);
            self.card = card(view).unwrap_or(self.card);
            self.begin(view, own);
            self.is_whole = false;
            self.ended = None;
        }
        self.is_over = is_over;
    }

    /// Remembers what it answers, in case that is never shown.
    pub(crate) fn answer(&mut self, decision: Decision) {
        self.answered = Some(decision);
    }

    /// Follows what was done in this round since the last look.
    fn follow(&mut self, view: &View, own: &Own) -> Result<(), Lost> {
        if !self.is_whole {
            return Ok(());
        }
        let after_own =
            view.deeds.iter().rposition(|deed| deed.seat == self.own).map_or(0, |at| at + 1);
        for (place, deed) in view.deeds.iter().enumerate().skip(self.deeds.len()) {
            let since = place.checked_sub(after_own).and_then(|place| view.since.get(place));
            let colour = match (deed.colour, since) {
                (Some(colour), _) => colour,
                (None, Some(since)) => since.colour,
                (None, None) => self.answered_colour(deed.seat).ok_or(Lost)?,
            };
            self.apply(Deed { seat: deed.seat, kind: deed.kind, colour })?;
        }
        self.take_in(own)
    }

    fn answered_colour(&mut self, seat: Seat) -> Option<Colour> {
        match self.answered.take()? {
            Decision::Act(limits::Action::Play(colour) | limits::Action::Exchange(colour))
                if seat == self.own =>
            {
                Some(colour)
            }
            _ => None,
        }
    }

    /// Something is done.
    fn apply(&mut self, deed: Deed) -> Result<(), Lost> {
        let Deed { seat, colour, .. } = deed;
        self.now.give(seat, colour, deed.given())?;
        self.now.draw(seat, deed.given());
        if deed.kind == DeedKind::Exchange {
            (0..EXCHANGE / 2).for_each(|_| self.now.draw_pile.push_front(Some(colour)));
        }
        if seat == self.own {
            self.answered = None;
        }
        self.deeds.push(deed);
        Ok(())
    }

    /// Takes its own drawn cards into its hand.
    fn take_in(&mut self, own: &Own) -> Result<(), Lost> {
        let mut held = ByColour::<u8>::default();
        for colour in own.hand.cards().chain(own.face_down) {
            held[colour] += 1;
        }
        for colour in Colour::ALL {
            while self.now.known[self.own][colour] < held[colour] {
                self.now.locate(self.own, colour)?;
                self.drawn.push(colour);
            }
        }
        let agrees = self.now.unknown[self.own] == 0 && self.now.known[self.own] == held;
        if agrees { Ok(()) } else { Err(Lost) }
    }

    /// The round has ended, and another has begun unless the game is over.
    fn end_round(&mut self, view: &View, own: &Own, is_over: bool) -> Result<(), Lost> {
        let judged =
            view.judged.as_ref().filter(|judged| judged.round == self.round).ok_or(Lost)?;
        let shown = judged.shown.as_ref().ok_or(Lost)?;
        if !self.is_whole {
            return Err(Lost);
        }
        self.follow_to_the_end(view, judged)?;
        let mut face_down = BySeat::default();
        for (seat, &colour) in Seat::first(self.players).zip(&shown.face_down) {
            face_down[seat] = Some(colour);
            if self.now.known[seat][colour] == 0 {
                self.now.locate(seat, colour)?;
            }
        }
        let ended = EndedRound {
            start: self.start,
            card: self.card,
            rounds_left: self.rounds - self.round,
            points: self.began_points,
            began: std::mem::take(&mut self.began),
            now: self.now.clone(),
            deeds: std::mem::take(&mut self.deeds),
            drawn: std::mem::take(&mut self.drawn),
            face_down,
            by: judged.by,
            suspect: judged.suspect,
        };
        let pile = ended.deeds.iter().flat_map(|deed| deed.laid());
        self.now.draw_pile.extend(pile.map(|laid| Some(laid.colour)));
        for seat in judged.loser().clockwise(self.players) {
            let missing = HAND.saturating_sub(self.now.cards(seat));
            self.now.draw(seat, missing);
        }
        self.ended = Some(ended);
        self.answered = None;
        if is_over {
            return Ok(());
        }
        self.round = view.round;
        self.start = view.start;
        self.card = card(view).ok_or(Lost)?;
        self.take_in(own)?;
        self.drawn.clear();
        if self.forgetting.chance > 0.0 {
            let mut dice = Dice::new(self.forgetting.seed ^ self.round as u64);
            self.now.forget(self.own, self.players, self.forgetting.chance, &mut dice);
        }
        self.began = self.now.clone();
        self.began_points = began_points(view);
        self.follow(view, own)
    }

    /// What others did after its own last action of the round that has ended.
    fn follow_to_the_end(&mut self, view: &View, judged: &Judged) -> Result<(), Lost> {
        if let (Some(Decision::Act(action)), true) = (self.answered, judged.by != self.own) {
            let (kind, colour) = match action {
                limits::Action::Play(colour) => (DeedKind::Play, colour),
                limits::Action::Exchange(colour) => (DeedKind::Exchange, colour),
                limits::Action::Suspect(_) => return Err(Lost),
            };
            self.apply(Deed { seat: self.own, kind, colour })?;
        }
        let after_own =
            self.deeds.iter().rposition(|deed| deed.seat == self.own).map_or(0, |at| at + 1);
        let seen = self.deeds.len() - after_own;
        let round = self.round;
        for deed in view.since.iter().filter(|deed| deed.round == round).skip(seen) {
            self.apply(Deed { seat: deed.seat, kind: deed.kind, colour: deed.colour })?;
        }
        Ok(())
    }
}

fn card(view: &View) -> Option<LimitCard> {
    view.limit_card.map(|number| *LimitDeck::built_in().card(number))
}

/// Everybody's points before the exchanges of this round.
fn began_points(view: &View) -> BySeat<i32> {
    let mut points = points(view);
    for deed in view.deeds.iter().filter(|deed| deed.kind == DeedKind::Exchange) {
        points[deed.seat] -= 1;
    }
    points
}

fn points(view: &View) -> BySeat<i32> {
    let mut points = BySeat::default();
    for (seat, player) in Seat::first(view.players.len()).zip(&view.players) {
        points[seat] = player.points;
    }
    points
}

#[cfg(test)]
mod tests;
