//! The table: where every colour card lies, and how the rules move it.

use crate::action::Action;
use crate::colour::Colour;
use crate::draw_pile::DrawPile;
use crate::hand::Hand;
use crate::limit_card::LimitCard;
use crate::pile::Pile;
use crate::refusal::Refusal;
use crate::seat::BySeat;
use crate::suspicion::{LIMIT_CARD_POINTS, Verdict};
use game::Seat;

/// How many cards everybody has in hand when a round begins.
pub const HAND: usize = 5;
/// How many cards of one colour an exchange takes.
pub const EXCHANGE: u8 = 4;

/// A table with all its cards, as nobody at it sees it: no names, no past, no limit cards.
///
/// A [`Game`](crate::Game) is played on one, and so are rounds that are only thought of: hence plain data without
/// anything on the heap. There are at most 60 cards on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// How many play.
    pub players: usize,
    /// What everybody has in hand, without the face-down cards.
    pub hands: BySeat<Hand>,
    /// The card that lies face down before each.
    pub face_down: BySeat<Option<Colour>>,
    /// The cards to be drawn.
    pub draw_pile: DrawPile,
    /// The pile of this round.
    pub pile: Pile,
    /// Everybody's points.
    pub points: BySeat<i32>,
    /// Who begins, or began, this round.
    pub start: Seat,
    /// Whose turn it is, once everybody has put a card face down.
    pub to_move: Seat,
}

impl Table {
    /// Deals the hands from a full draw pile, one card at a time in turn order.
    pub fn deal(players: usize, start: Seat, draw_pile: DrawPile) -> Table {
        let mut table = Table {
            players,
            hands: BySeat::default(),
            face_down: BySeat::default(),
            draw_pile,
            pile: Pile::default(),
            points: BySeat::default(),
            start,
            to_move: start,
        };
        for _ in 0..HAND {
            for seat in start.clockwise(players) {
                table.draw(seat, 1);
            }
        }
        table
    }

    /// The players' seats, in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.players)
    }

    /// Who still has to put a card face down, in seat order.
    pub fn still_to_hide(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|&seat| self.face_down[seat].is_none())
    }

    /// Puts a player's card face down. The players do so all at once, here in any order.
    ///
    /// # Errors
    /// If they have done so this round, have no such card, or do not play.
    pub fn hide(&mut self, seat: Seat, colour: Colour) -> Result<(), Refusal> {
        self.check_hide(seat, colour)?;
        if !self.hands[seat].take(colour, 1) {
            return Err(Refusal::NotInHand(colour));
        }
        self.face_down[seat] = Some(colour);
        Ok(())
    }

    /// Plays, exchanges or suspects for the player to move, under this limit card; draws are made for them. A suspicion
    /// ends the round: the verdict is given, and the table is as the next round begins.
    ///
    /// # Errors
    /// If it is not their turn or they cannot do that.
    pub fn act(
        &mut self,
        seat: Seat,
        action: Action,
        card: &LimitCard,
    ) -> Result<Option<Verdict>, Refusal> {
        self.check_act(seat, action)?;
        match action {
            Action::Play(colour) => self.play(seat, colour)?,
            Action::Exchange(colour) => self.exchange(seat, colour)?,
            Action::Suspect(suspect) => {
                let verdict = self.judge(seat, suspect, card)?;
                self.end_round(verdict);
                return Ok(Some(verdict));
            }
        }
        self.to_move = seat.next(self.players);
        Ok(None)
    }

    fn play(&mut self, seat: Seat, colour: Colour) -> Result<(), Refusal> {
        if !self.hands[seat].take(colour, 1) {
            return Err(Refusal::NotInHand(colour));
        }
        self.pile.lay(colour, seat);
        self.draw(seat, 1);
        Ok(())
    }

    /// The four cards leave the hand before the draw and go to their places after it, so nobody draws
    /// their own two.
    fn exchange(&mut self, seat: Seat, colour: Colour) -> Result<(), Refusal> {
        let held = self.hands[seat].count(colour);
        if !self.hands[seat].take(colour, EXCHANGE) {
            return Err(Refusal::NotFour { colour, held });
        }
        self.draw(seat, usize::from(EXCHANGE));
        for _ in 0..EXCHANGE / 2 {
            self.pile.lay(colour, seat);
            self.draw_pile.put_on_top(colour);
        }
        self.points[seat] += 1;
        Ok(())
    }

    /// Whether the suspect's last card broke the limit: what a suspicion would come to now, once everybody has put a card
    /// face down.
    ///
    /// # Errors
    /// If the suspect has no card in the pile.
    pub fn judge(&self, by: Seat, suspect: Seat, card: &LimitCard) -> Result<Verdict, Refusal> {
        let pile = self.pile.up_to_last_of(suspect);
        let colour = pile.last().ok_or(Refusal::NothingLaid(suspect))?.colour;
        let count = pile.iter().filter(|laid| laid.colour == colour).count();
        let raised = self.seats().filter(|&seat| self.face_down[seat] == Some(colour)).count();
        let is_right = card.limits[colour].raised_by(raised).is_broken_by(count);
        Ok(Verdict { by, suspect, is_right })
    }

    fn end_round(&mut self, verdict: Verdict) {
        self.points[verdict.loser()] += LIMIT_CARD_POINTS;
        self.points[verdict.winner()] += 1;
        self.start = verdict.loser();
        self.to_move = self.start;
        for seat in self.seats() {
            if let Some(colour) = self.face_down[seat].take() {
                self.hands[seat].add(colour);
            }
        }
        self.draw_pile.put_under(self.pile.turn_over());
        for seat in self.start.clockwise(self.players) {
            self.draw(seat, HAND.saturating_sub(self.hands[seat].len()));
        }
    }

    /// Draws that many cards, or what is there.
    fn draw(&mut self, seat: Seat, cards: usize) {
        for _ in 0..cards {
            match self.draw_pile.draw() {
                Some(colour) => self.hands[seat].add(colour),
                None => break,
            }
        }
    }
}
