//! Tables as they may be: every card somewhere, in keeping with all that a player has seen.

use crate::limits::policy::{PANEL, Policy, pick};
use crate::limits::remembered_pile::RememberedPile;
use crate::limits::situation::Situation;
use crate::limits::tracker::{Deed, EndedRound, Places, Tracker};
use arrayvec::ArrayVec;
use dice::Dice;
use limits::{
    Action, ByColour, BySeat, COLOUR_CARDS, Colour, Decision, DeedKind, EXCHANGE, Hand, LimitCard,
    MAX_PLAYERS, Pile, Seat, Table,
};

/// How likely it is that somebody does what their policy would not: shared by all they could do.
const SLIP: f32 = 0.06;

/// A round as one player has seen it so far.
pub(crate) struct SeenRound<'a> {
    pub(crate) own: Seat,
    pub(crate) players: usize,
    pub(crate) start: Seat,
    pub(crate) card: &'a LimitCard,
    pub(crate) rounds_left: usize,
    /// Everybody's points when it began.
    pub(crate) points: BySeat<i32>,
    /// Where the cards were when it began.
    began: &'a Places,
    /// The cards in unknown places now.
    unseen: ByColour<u8>,
    pub(crate) deeds: &'a [Deed],
    drawn: &'a [Colour],
    /// The face-down cards that are known: the own one, or all.
    face_down: BySeat<Option<Colour>>,
}

/// Who plays how.
pub(crate) type Models = [Policy; MAX_PLAYERS];

/// A table as it may be now, and how likely it is that the others came to it.
#[derive(Clone, Debug)]
pub(crate) struct World {
    pub(crate) table: Table,
    /// A round may be long, so this may be tiny.
    pub(crate) weight: f64,
}

impl<'a> SeenRound<'a> {
    /// The round that is being played.
    pub(crate) fn now(tracker: &'a Tracker) -> SeenRound<'a> {
        let mut face_down = BySeat::default();
        face_down[tracker.own] = tracker.face_down;
        SeenRound {
            own: tracker.own,
            players: tracker.players,
            start: tracker.start,
            card: &tracker.card,
            rounds_left: tracker.rounds - tracker.round,
            points: tracker.began_points,
            began: &tracker.began,
            unseen: tracker.now.unseen,
            deeds: &tracker.deeds,
            drawn: &tracker.drawn,
            face_down,
        }
    }

    /// A round that has ended.
    pub(crate) fn ended(tracker: &Tracker, ended: &'a EndedRound) -> SeenRound<'a> {
        SeenRound {
            own: tracker.own,
            players: tracker.players,
            start: ended.start,
            card: &ended.card,
            rounds_left: ended.rounds_left,
            points: ended.points,
            began: &ended.began,
            unseen: ended.now.unseen,
            deeds: &ended.deeds,
            drawn: &ended.drawn,
            face_down: ended.face_down,
        }
    }

    /// A table as it may have been when the round began, before anybody hid a card. `None` if what was seen cannot be.
    pub(crate) fn imagine(&self, dice: &mut Dice) -> Option<Table> {
        let mut slots = Slots::default();
        let mut hands: [ArrayVec<Card, 8>; MAX_PLAYERS] = Default::default();
        for (seat, hand) in Seat::first(self.players).zip(&mut hands) {
            for (colour, &cards) in self.began.known[seat].iter() {
                (0..cards).for_each(|_| hand.push(Card::Known(colour)));
            }
            (0..self.began.unknown[seat]).for_each(|_| hand.push(slots.add()));
        }
        // The last one lies on top.
        let mut draw_pile: ArrayVec<Card, COLOUR_CARDS> = (self.began.draw_pile.iter().rev())
            .map(|card| card.map_or_else(|| slots.add(), Card::Known))
            .collect();
        let (first_hands, first_draw_pile) = (hands.clone(), draw_pile.clone());

        let mut drawn = self.drawn.iter();
        for deed in self.deeds {
            let hand = &mut hands[deed.seat.index()];
            for _ in 0..deed.given() {
                let place = slots.find_or_fill(hand, deed.colour, dice)?;
                hand.swap_remove(place);
            }
            for _ in 0..deed.given() {
                let Some(card) = draw_pile.pop() else { break };
                if let (true, Card::Slot(slot)) = (deed.seat == self.own, card) {
                    // What they drew last in a round that ended then, they may never have seen apart from other cards.
                    slots.colours[usize::from(slot)] = drawn.next().copied();
                }
                hand.push(card);
            }
            if deed.kind == DeedKind::Exchange {
                (0..EXCHANGE / 2).for_each(|_| draw_pile.push(Card::Known(deed.colour)));
            }
        }
        for (seat, hand) in Seat::first(self.players).zip(&hands) {
            if let Some(colour) = self.face_down[seat] {
                slots.find_or_fill(hand, colour, dice)?;
            }
        }
        slots.fill_up(self.unseen, dice)?;
        let colour = |card: &Card| slots.colour(*card);
        let mut dealt: BySeat<Hand> = BySeat::default();
        for (seat, hand) in Seat::first(self.players).zip(&first_hands) {
            dealt[seat] = hand.iter().filter_map(colour).collect();
        }
        Some(Table {
            players: self.players,
            hands: dealt,
            face_down: BySeat::default(),
            draw_pile: first_draw_pile.iter().rev().filter_map(colour).collect(),
            pile: Pile::default(),
            points: self.points,
            start: self.start,
            to_move: self.start,
        })
    }

    /// A table as it may be now, if the others play like this.
    pub(crate) fn world(&self, models: &Models, dice: &mut Dice) -> Option<World> {
        let mut table = self.imagine(dice)?;
        let mut weight = 1.0;
        for seat in Seat::first(self.players) {
            let colour = match self.face_down[seat] {
                Some(colour) => Some(colour),
                None if seat == self.own => None,
                None => {
                    let (colour, chance) =
                        self.hidden(&table, seat, &models[seat.index()], dice)?;
                    weight *= f64::from(chance);
                    Some(colour)
                }
            };
            if let Some(colour) = colour {
                table.hide(seat, colour).ok()?;
            }
        }
        let mut pile = RememberedPile::default();
        for deed in self.deeds {
            let action = deed_action(*deed);
            if deed.seat != self.own {
                let situation = self.situation(&table, deed.seat, pile);
                let model = &models[deed.seat.index()];
                weight *= f64::from(chance(&situation, Decision::Act(action), model));
            }
            table.act(deed.seat, action, self.card).ok()?;
            deed.laid().for_each(|laid| pile.lay(laid, &self.card.limits));
        }
        Some(World { table, weight })
    }

    /// The card that somebody may have hidden, and the chance that they hid one that lets them do what they did.
    fn hidden(
        &self,
        table: &Table,
        seat: Seat,
        model: &Policy,
        dice: &mut Dice,
    ) -> Option<(Colour, f32)> {
        let mut choices = model.choices(&Situation::at(table, seat, self.card, self.rounds_left));
        let options = choices.len() as f32;
        let spare = self.spare(table, seat);
        for (decision, chance) in &mut choices {
            let possible = matches!(*decision, Decision::Hide(colour) if spare[colour] > 0);
            *chance = if possible { (1.0 - SLIP) * *chance + SLIP / options } else { 0.0 };
        }
        let sum: f32 = choices.iter().map(|&(_, chance)| chance).sum();
        if sum <= 0.0 {
            return None;
        }
        choices.iter_mut().for_each(|(_, chance)| *chance /= sum);
        match pick(&choices, dice)? {
            Decision::Hide(colour) => Some((colour, sum)),
            Decision::Act(_) => None,
        }
    }

    /// How many cards of each colour somebody could always spare, if the round began like this and they did what they did. Who
    /// could spare one may have hidden it.
    fn spare(&self, began: &Table, seat: Seat) -> ByColour<u8> {
        let mut held = ByColour::<u8>::default();
        began.hands[seat].cards().for_each(|colour| held[colour] += 1);
        let mut spare = held;
        // The last one lies on top.
        let mut draw_pile: ArrayVec<Colour, COLOUR_CARDS> = began.draw_pile.cards().collect();
        draw_pile.reverse();
        for deed in self.deeds {
            let colour = deed.colour;
            if deed.seat == seat {
                held[colour] = held[colour].saturating_sub(deed.given() as u8);
                spare[colour] = spare[colour].min(held[colour]);
            }
            for _ in 0..deed.given() {
                match draw_pile.pop() {
                    Some(drawn) if deed.seat == seat => held[drawn] += 1,
                    _ => {}
                }
            }
            if deed.kind == DeedKind::Exchange {
                (0..EXCHANGE / 2).for_each(|_| draw_pile.push(colour));
            }
        }
        spare
    }

    /// The chances that the others did all that they did in a round that has ended, if it began so and they play in each of
    /// these ways.
    pub(crate) fn chances_of_round(
        &self,
        began: &Table,
        suspicion: (Seat, Action),
        ways: &[Policy; PANEL],
    ) -> Option<BySeat<[f32; PANEL]>> {
        let mut table = began.clone();
        let mut chances: BySeat<[f32; PANEL]> = BySeat::default();
        for seat in Seat::first(self.players).filter(|&seat| seat != self.own) {
            let situation = Situation::at(&table, seat, self.card, self.rounds_left);
            let hidden = Decision::Hide(self.face_down[seat]?);
            chances[seat] = ways.map(|way| chance(&situation, hidden, &way));
        }
        for seat in Seat::first(self.players) {
            table.hide(seat, self.face_down[seat]?).ok()?;
        }
        let mut pile = RememberedPile::default();
        let deeds = self.deeds.iter().map(|&deed| (deed.seat, deed_action(deed)));
        for (seat, action) in deeds.chain([suspicion]) {
            if seat != self.own {
                let situation = self.situation(&table, seat, pile);
                for (chances, way) in chances[seat].iter_mut().zip(ways) {
                    *chances *= chance(&situation, Decision::Act(action), way);
                }
            }
            let laid = table.pile.cards().len();
            table.act(seat, action, self.card).ok()?;
            let laid = table.pile.cards().get(laid..).unwrap_or_default();
            laid.iter().for_each(|&laid| pile.lay(laid, &self.card.limits));
        }
        Some(chances)
    }

    fn situation(&self, table: &Table, seat: Seat, pile: RememberedPile) -> Situation {
        Situation::with_pile(table, seat, self.card, self.rounds_left, pile)
    }
}

/// The chance that somebody who plays like this decides that.
fn chance(situation: &Situation, wanted: Decision, model: &Policy) -> f32 {
    let choices = model.choices(situation);
    let chance = choices.iter().find(|&&(decision, _)| decision == wanted);
    let chance = chance.map_or(0.0, |&(_, chance)| chance);
    (1.0 - SLIP) * chance + SLIP / choices.len().max(1) as f32
}

fn deed_action(deed: Deed) -> Action {
    match deed.kind {
        DeedKind::Play => Action::Play(deed.colour),
        DeedKind::Exchange => Action::Exchange(deed.colour),
    }
}

/// A card whose colour is known, or one of those whose colour is not.
#[derive(Clone, Copy, Debug)]
enum Card {
    Known(Colour),
    Slot(u8),
}

/// The colours that unknown cards turn out to have.
#[derive(Clone, Debug, Default)]
struct Slots {
    colours: ArrayVec<Option<Colour>, COLOUR_CARDS>,
}

impl Slots {
    fn add(&mut self) -> Card {
        self.colours.push(None);
        Card::Slot(self.colours.len() as u8 - 1)
    }

    fn colour(&self, card: Card) -> Option<Colour> {
        match card {
            Card::Known(colour) => Some(colour),
            Card::Slot(slot) => self.colours[usize::from(slot)],
        }
    }

    /// The place of a card of this colour: one that has it already, or any whose colour is open and which gets it.
    fn find_or_fill(&mut self, hand: &[Card], colour: Colour, dice: &mut Dice) -> Option<usize> {
        if let Some(place) = hand.iter().position(|&card| self.colour(card) == Some(colour)) {
            return Some(place);
        }
        let open: ArrayVec<usize, 8> =
            (0..hand.len()).filter(|&place| self.colour(hand[place]).is_none()).collect();
        let place = *open.get(dice.below(open.len().max(1)))?;
        if let Card::Slot(slot) = hand[place] {
            self.colours[usize::from(slot)] = Some(colour);
        }
        Some(place)
    }

    /// Puts the unseen cards where nothing is known, in any order.
    fn fill_up(&mut self, unseen: ByColour<u8>, dice: &mut Dice) -> Option<()> {
        let mut cards: ArrayVec<Colour, COLOUR_CARDS> = ArrayVec::new();
        for (colour, &count) in unseen.iter() {
            (0..count).for_each(|_| cards.push(colour));
        }
        dice.shuffle(&mut cards);
        for slot in self.colours.iter_mut().filter(|slot| slot.is_none()) {
            *slot = Some(cards.pop()?);
        }
        Some(())
    }
}
