//! A game at this screen.

mod reopen;

pub use reopen::ReopenFault;

use crate::limes::state::setup::{Checked, SetupFault, name_fault};
use crate::limes::state::{Draft, Seats, Sitter, Waiting};
use client::Saved;
use game::{Position, Question};
use limes::{DealtGame, Game, Phase, Player, Record, Refusal, Seat, Turn, TurnVisibility, View};
use record::{Header, NameFault, Seed};

/// A game that is played at this screen by persons and bots. It alone knows the cards to come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalTable {
    seats: Seats,
    /// The game; its record says who sits where.
    dealt: DealtGame,
}

impl LocalTable {
    /// Begins a game: its first card is drawn.
    pub fn begin(setup: Checked) -> LocalTable {
        let Checked { names, seats, variants, deck, seed } = setup;
        let game = Game::new(deck, variants, &names)
            .unwrap_or_else(|fault| unreachable!("names were checked: {fault}"));
        LocalTable::at(seats, DealtGame::from_seed(game, &seed), Some(&seed), Vec::new())
    }

    /// Sits down at a game. Its record says first which seed gave the cards and who sits where, then everything else.
    fn at(
        seats: Seats,
        mut dealt: DealtGame,
        seed: Option<&Seed>,
        others: Vec<Header>,
    ) -> LocalTable {
        *dealt.headers_mut() = reopen::headers(&seats, seed);
        dealt.headers_mut().extend(others);
        LocalTable { seats, dealt }
    }

    /// The same draw for the same players, from the beginning.
    #[must_use]
    pub fn restarted(&self) -> LocalTable {
        self.from_round(0)
    }

    /// The game as it was when this many rounds were finished, to be played on with the same draw.
    #[must_use]
    pub fn from_round(&self, rounds: usize) -> LocalTable {
        // What is noted about a game, such as its date and result, is not true of another one.
        let dealt = self.dealt.after_rounds(rounds);
        LocalTable::at(self.seats.clone(), dealt, self.seed().as_ref(), Vec::new())
    }

    /// The same draw from the beginning for one person alone.
    ///
    /// # Errors
    /// If this is no name.
    pub fn alone(&self, name: &str) -> Result<LocalTable, NameFault> {
        let game = Game::new(self.game().deck().clone(), self.game().variants(), &[name.trim()])?;
        let seats = Seats::new(vec![Sitter::Person], TurnVisibility::Hidden);
        let dealt = DealtGame::with_draw(Record::new(game), self.dealt.draw().to_vec())
            .unwrap_or_else(|fault| unreachable!("it is the draw of a game: {fault}"));
        Ok(LocalTable::at(seats, dealt, self.seed().as_ref(), Vec::new()))
    }

    /// Whether something would be lost with it: turns have been made, and not all.
    pub fn is_under_way(&self) -> bool {
        let begun = self.game().players().iter().any(|player| !player.turns().is_empty());
        begun && !self.game().is_over()
    }

    /// Gives a player another name.
    ///
    /// # Errors
    /// If it is no name, or another player has it; then nothing has changed.
    pub fn rename(&mut self, seat: Seat, name: &str) -> Result<(), SetupFault> {
        let name = name.trim();
        let mut names: Vec<String> =
            self.game().players().iter().map(|player| player.name().to_owned()).collect();
        let Some(old) = names.get_mut(seat.index()) else { return Err(SetupFault::NoPlayers) };
        name.clone_into(old);
        let mut faults =
            (0..names.len()).filter_map(|n| name_fault(&names, Seat::from_index(n), &names[n]));
        if let Some(fault) = faults.next() {
            return Err(fault);
        }
        self.dealt.rename(seat, name);
        Ok(())
    }

    /// The game with all that is known at this screen. Whoever shows a player something asks for their view instead.
    pub fn game(&self) -> &Game {
        self.dealt.game()
    }

    /// The seed of the draw, if one is known that gives it.
    pub fn seed(&self) -> Option<Seed> {
        self.dealt.record().seed().filter(|seed| limes::draw(seed) == self.dealt.draw())
    }

    /// The person who is to act next; `None` while only bots think, or when the game is over.
    pub fn next_person(&self) -> Option<Seat> {
        self.seats.persons().find(|&seat| self.game().card_for(seat).is_ok())
    }

    /// An empty draft for a player who has something to decide.
    pub fn draft(&self, seat: Seat) -> Option<Draft> {
        Draft::of_view(&Position::view(self, Some(seat)))
    }

    /// The record of the game so far, with who sat where and the seed.
    pub fn to_record(&self) -> Record {
        self.dealt.record().clone()
    }

    /// The game as its start and everything decided since, which is how a driver takes it up.
    pub fn to_saved(&self) -> Saved<LocalTable> {
        let players = self.game().players();
        let round = |round| {
            let turn = move |player: &Player| player.turns().get(round).copied();
            self.game().seats().zip(players).filter_map(move |(seat, p)| Some((seat, turn(p)?)))
        };
        let start = LocalTable { seats: self.seats.clone(), dealt: self.dealt.after_rounds(0) };
        let decided: Vec<(Seat, Turn)> = (0..self.game().drawn().len()).flat_map(round).collect();
        Saved { version: 1 + decided.len() as u64, start, decided, taken_back: Vec::new() }
    }
}

impl Position for LocalTable {
    const NAME: &'static str = DealtGame::NAME;

    type Decision = Turn;
    type View = View;
    type Refusal = Refusal;

    fn players(&self) -> usize {
        self.dealt.players()
    }

    fn name(&self, seat: Seat) -> Option<&str> {
        self.dealt.name(seat)
    }

    fn asked(&self, seat: Seat) -> Option<Question> {
        self.dealt.asked(seat)
    }

    fn legal(&self, seat: Seat) -> Result<Vec<Turn>, Refusal> {
        self.dealt.legal(seat)
    }

    /// A bot sees no turns of this round, even where persons do.
    fn view(&self, viewer: Option<Seat>) -> View {
        let bot = viewer.is_some_and(|seat| self.seats.bot(seat).is_some());
        let visibility = if bot { TurnVisibility::Hidden } else { self.seats.table() };
        self.game().view(viewer, visibility)
    }

    fn is_over(&self) -> bool {
        self.dealt.is_over()
    }

    fn ranks(&self) -> Vec<usize> {
        self.dealt.ranks()
    }

    fn text(&self) -> String {
        self.dealt.text()
    }
}

impl game::Game for LocalTable {
    fn decide(&mut self, seat: Seat, turn: Turn) -> Result<(), Refusal> {
        self.dealt.play(seat, turn)
    }
}

/// What the table's screen asks and does.
impl LocalTable {
    /// Who sits at the table.
    pub fn seats(&self) -> &Seats {
        &self.seats
    }

    /// What a seat sees, or somebody who only watches. A bot sees no turns of this round, even where persons do.
    pub fn view(&self, seat: Option<Seat>) -> View {
        Position::view(self, seat)
    }

    /// Ends a turn.
    ///
    /// # Errors
    /// If the seat has nothing to decide or the turn is not legal; then nothing has changed.
    pub fn end_turn(&mut self, seat: Seat, turn: Turn) -> Result<(), Refusal> {
        game::Game::decide(self, seat, turn)
    }

    /// What the game waits for.
    pub fn waits_for(&self) -> Waiting {
        match self.game().phase() {
            Phase::Over(standing) => Waiting::Over(standing),
            // A card is always drawn when one is due.
            Phase::Draw => Waiting::Turns { persons: Vec::new(), bots: Vec::new() },
            Phase::Lay { waiting, .. } => Waiting::Turns {
                persons: waiting.iter().copied().filter(|&s| self.seats.is_person(s)).collect(),
                bots: waiting.iter().filter_map(|&s| Some((s, self.seats.bot(s)?))).collect(),
            },
        }
    }
}

#[cfg(test)]
mod tests;
