//! A game together with the cards to come.

use crate::deck::CardNumber;
use crate::display::CARDS;
use crate::game::Game;
use crate::pile::draw;
use crate::record::Record;
use crate::refusal::Refusal;
use crate::turn::Turn;
use game::Seat;
use record::{Header, Seed};
use std::fmt;

/// The header that holds the seed of the draw.
const SEED: &str = "Seed";

/// A game whose cards are all decided: whenever a round is complete the next card is turned up. It alone knows the
/// cards to come; its [`Record`] does not, unless it has the seed.
///
/// ```
/// use limes::{Deck, DealtGame, Game, Seat, Variants};
/// let game = Game::new(Deck::classic().clone(), Variants::NONE, &["Ada"])?;
/// let seed = record::Seed::new("limes")?;
/// let mut dealt = DealtGame::from_seed(game, &seed);
/// assert_eq!(dealt.game().drawn().len(), 1);
/// dealt.play(Seat::from_index(0), "d4^ +nw".parse()?)?;
/// assert_eq!(dealt.game().drawn().len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealtGame {
    record: Record,
    /// All 16 cards of the game, in order; it begins with those drawn.
    draw: Vec<CardNumber>,
}

/// Why cards are not a draw for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawFault {
    /// They are not 16 different cards.
    NotADraw,
    /// They do not begin with the cards that were drawn.
    OtherCards,
    /// No seed is known.
    NoSeed,
}

impl fmt::Display for DrawFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DrawFault::NotADraw => write!(f, "a draw has {CARDS} different cards"),
            DrawFault::OtherCards => {
                write!(f, "the draw does not begin with the cards drawn so far")
            }
            DrawFault::NoSeed => write!(f, "the record holds no seed"),
        }
    }
}

impl std::error::Error for DrawFault {}

impl DealtGame {
    /// A new game with the draw of a seed, which is noted in its record. Its first card is turned up.
    ///
    /// A game that has begun goes on as [`DealtGame::from_record_or`] says.
    pub fn from_seed(game: Game, seed: &Seed) -> DealtGame {
        let headers = vec![Header::new(SEED, seed.as_str())];
        DealtGame::from_record_or(Record { game, headers }, seed)
    }

    /// A game that goes on with the draw of the seed in its record; where there is none, or one that does not give the
    /// cards drawn, `spare` decides which of the others follow.
    pub fn from_record_or(record: Record, spare: &Seed) -> DealtGame {
        let drawn = record.game.drawn();
        let draw = record.draw().unwrap_or_else(|| {
            // A seed draws 16 cards, so without those drawn already enough are left.
            let rest = draw(spare).into_iter().filter(|card| !drawn.contains(card));
            drawn.iter().copied().chain(rest).take(CARDS).collect()
        });
        DealtGame::turned_up(record, draw)
    }

    /// A game that goes on with the draw of the seed in its record.
    ///
    /// # Errors
    /// If there is no seed, or one that does not give the cards drawn.
    pub fn from_record(record: Record) -> Result<DealtGame, DrawFault> {
        let seed = record.seed().ok_or(DrawFault::NoSeed)?;
        DealtGame::with_draw(record, draw(&seed))
    }

    /// A game that goes on with these cards.
    ///
    /// # Errors
    /// If they are not 16 different cards that begin with those drawn.
    pub fn with_draw(record: Record, draw: Vec<CardNumber>) -> Result<DealtGame, DrawFault> {
        let twice = (1..draw.len()).any(|n| draw[..n].contains(&draw[n]));
        if draw.len() != CARDS || twice {
            return Err(DrawFault::NotADraw);
        }
        if !draw.starts_with(record.game.drawn()) {
            return Err(DrawFault::OtherCards);
        }
        Ok(DealtGame::turned_up(record, draw))
    }

    fn turned_up(record: Record, draw: Vec<CardNumber>) -> DealtGame {
        let mut dealt = DealtGame { record, draw };
        dealt.turn_up();
        dealt
    }

    /// Turns up the next card if one is due.
    fn turn_up(&mut self) {
        let game = &mut self.record.game;
        // Not `phase`, which lists everybody who has still to move.
        let is_due = game.rounds() == game.drawn().len() && !game.is_over();
        if is_due {
            let drawn = game.draw(self.draw[game.drawn().len()]);
            debug_assert!(drawn.is_ok(), "a draw holds 16 different cards");
        }
    }

    /// Ends a player's turn; if it was the last of the round, the next card is turned up.
    ///
    /// # Errors
    /// If they have nothing to decide or the turn is not legal; then nothing has changed.
    pub fn play(&mut self, seat: Seat, turn: Turn) -> Result<(), Refusal> {
        self.record.game.play(seat, turn)?;
        self.turn_up();
        Ok(())
    }

    /// The game as it was when this many rounds were finished, to be played on with the same cards.
    #[must_use]
    pub fn after_rounds(&self, rounds: usize) -> DealtGame {
        let game = self.record.game.after_rounds(rounds);
        let record = Record { game, headers: self.record.headers.clone() };
        DealtGame::turned_up(record, self.draw.clone())
    }

    /// Gives a player another name, which was checked. Nothing happens where nobody sits.
    pub fn rename(&mut self, seat: Seat, name: &str) {
        self.record.game.rename(seat, name);
    }

    /// The game so far, which does not know the cards to come.
    pub fn game(&self) -> &Game {
        &self.record.game
    }

    /// The record so far.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Headers of the record that the rules do not know.
    pub fn headers_mut(&mut self) -> &mut Vec<Header> {
        &mut self.record.headers
    }

    /// The record, without the cards to come.
    pub fn into_record(self) -> Record {
        self.record
    }

    /// All 16 cards, in order.
    pub fn draw(&self) -> &[CardNumber] {
        &self.draw
    }
}

impl Record {
    /// The seed in the record, if it is one.
    pub fn seed(&self) -> Option<Seed> {
        let header = self.headers.iter().find(|header| header.name == SEED)?;
        Seed::new(&header.value).ok()
    }

    /// All 16 cards of the game, if the record tells: those drawn, or those of its seed if it drew these.
    pub fn draw(&self) -> Option<Vec<CardNumber>> {
        let drawn = self.game.drawn();
        if drawn.len() == CARDS {
            return Some(drawn.to_vec());
        }
        self.seed().map(|seed| draw(&seed)).filter(|draw| draw.starts_with(drawn))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Deck, Variants};

    fn game() -> Game {
        Game::new(Deck::classic().clone(), Variants::NONE, &["Ada", "Ben"]).expect("good names")
    }

    fn seed(text: &str) -> Seed {
        Seed::new(text).expect("a seed")
    }

    #[test]
    fn the_next_card_comes_when_all_have_moved() {
        let mut dealt = DealtGame::from_seed(game(), &seed("limes"));
        let [ada, ben] = [0, 1].map(Seat::from_index);
        let turn: Turn = "d4^".parse().expect("a turn");
        dealt.play(ada, turn).expect("legal");
        assert_eq!(dealt.play(ada, turn), Err(Refusal::AlreadyMoved));
        assert_eq!(dealt.game().drawn().len(), 1);
        dealt.play(ben, turn).expect("legal");
        assert_eq!(dealt.game().drawn(), &draw(&seed("limes"))[..2]);
    }

    #[test]
    fn a_game_goes_back_to_any_round() {
        let mut dealt = DealtGame::from_seed(game(), &seed("limes"));
        let start = dealt.clone();
        let mut after_one = None;
        while !dealt.game().is_over() {
            for seat in dealt.game().seats() {
                let turn = dealt.game().legal(seat).expect("a turn to make")[0];
                dealt.play(seat, turn).expect("legal");
            }
            after_one.get_or_insert(dealt.clone());
        }
        assert_eq!(dealt.after_rounds(0), start);
        assert_eq!(Some(dealt.after_rounds(1)), after_one);
        assert_eq!(dealt.after_rounds(99), dealt);
    }

    #[test]
    fn without_a_seed_that_fits_a_spare_one_decides_what_follows() {
        let mut record = DealtGame::from_seed(game(), &seed("limes")).into_record();
        record.headers[0].value = "another".into();
        let dealt = DealtGame::from_record_or(record, &seed("spare"));
        assert_eq!(dealt.draw()[0], draw(&seed("limes"))[0]);
        assert!(dealt.draw()[1..].iter().all(|card| draw(&seed("spare")).contains(card)));
        assert_eq!(DealtGame::with_draw(dealt.record().clone(), dealt.draw().to_vec()), Ok(dealt));
    }

    #[test]
    fn a_record_with_its_seed_goes_on_and_another_is_refused() {
        let dealt = DealtGame::from_seed(game(), &seed("limes"));
        assert_eq!(DealtGame::from_record(dealt.record().clone()), Ok(dealt.clone()));
        let mut record = dealt.clone().into_record();
        record.headers[0].value = "another".into();
        assert_eq!(DealtGame::from_record(record.clone()), Err(DrawFault::OtherCards));
        record.headers.clear();
        assert_eq!(DealtGame::from_record(record.clone()), Err(DrawFault::NoSeed));
        let cards = dealt.draw();
        assert_eq!(
            DealtGame::with_draw(record.clone(), cards[..15].to_vec()),
            Err(DrawFault::NotADraw)
        );
        let twice = [&cards[..15], &cards[..1]].concat();
        assert_eq!(DealtGame::with_draw(record.clone(), twice), Err(DrawFault::NotADraw));
        let reversed = cards.iter().rev().copied().collect();
        assert_eq!(DealtGame::with_draw(record, reversed), Err(DrawFault::OtherCards));
    }
}
