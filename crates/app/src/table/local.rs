//! A game at this screen.

mod reopen;

pub use reopen::ReopenFault;

use super::setup::{Checked, SetupFault, name_fault};
use super::{Draft, Event, Seats, Sitter, Source, Waiting};
use limes::{CardNumber, Game, Phase, Record, Refusal, Seat, Turn, TurnVisibility, View};
use record::{Header, NameFault, Seed};

/// A game that is played at this screen by persons and bots. It alone knows the cards to come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalTable {
    seats: Seats,
    game: Game,
    /// All 16 cards of the game, in order.
    draw: Vec<CardNumber>,
    /// The seed of the draw, if one is known that gives it.
    seed: Option<Seed>,
    /// Headers of the record that mean nothing to the table.
    headers: Vec<Header>,
    events: Vec<Event>,
}

impl LocalTable {
    /// Begins a game: its first card is drawn.
    pub fn begin(setup: Checked) -> LocalTable {
        let Checked { names, seats, variants, deck, seed } = setup;
        let game = Game::new(deck, variants, &names)
            .unwrap_or_else(|fault| unreachable!("names were checked: {fault}"));
        let draw = limes::draw(&seed);
        LocalTable::at(seats, game, draw, Some(seed), Vec::new())
    }

    fn at(
        seats: Seats,
        game: Game,
        draw: Vec<CardNumber>,
        seed: Option<Seed>,
        headers: Vec<Header>,
    ) -> LocalTable {
        let mut table = LocalTable { seats, game, draw, seed, headers, events: Vec::new() };
        table.draw_if_due();
        table
    }

    /// The same draw for the same players, from the beginning.
    #[must_use]
    pub fn restarted(&self) -> LocalTable {
        self.from_round(0)
    }

    /// The game as it was when this many rounds were finished, to be played on with the same draw.
    #[must_use]
    pub fn from_round(&self, rounds: usize) -> LocalTable {
        let names: Vec<&str> = self.game.players().iter().map(|player| player.name()).collect();
        let game = replayed(&self.game, &names, rounds, false);
        let (seats, draw, seed) = (self.seats.clone(), self.draw.clone(), self.seed.clone());
        // What is noted about a game, such as its date and result, is not true of another one.
        LocalTable::at(seats, game, draw, seed, Vec::new())
    }

    /// The same draw from the beginning for one person alone.
    ///
    /// # Errors
    /// If this is no name.
    pub fn alone(&self, name: &str) -> Result<LocalTable, NameFault> {
        let name = name.trim();
        record::check_name(name)?;
        let game = Game::new(self.game.deck().clone(), self.game.variants(), &[name])
            .unwrap_or_else(|fault| unreachable!("the name was checked: {fault}"));
        let seats = Seats::new(vec![Sitter::Person], TurnVisibility::Hidden);
        Ok(LocalTable::at(seats, game, self.draw.clone(), self.seed.clone(), Vec::new()))
    }

    /// Whether something would be lost with it: turns have been made, and not all.
    pub fn is_under_way(&self) -> bool {
        let begun = self.game.players().iter().any(|player| !player.turns().is_empty());
        begun && !self.game.is_over()
    }

    /// Gives a player another name.
    ///
    /// # Errors
    /// If it is no name, or another player has it; then nothing has changed.
    pub fn rename(&mut self, seat: Seat, name: &str) -> Result<(), SetupFault> {
        let name = name.trim();
        let mut names: Vec<String> =
            self.game.players().iter().map(|player| player.name().to_owned()).collect();
        let Some(old) = names.get_mut(seat.index()) else { return Err(SetupFault::NoPlayers) };
        name.clone_into(old);
        let mut faults =
            (0..names.len()).filter_map(|n| name_fault(&names, Seat::from_index(n), &names[n]));
        if let Some(fault) = faults.next() {
            return Err(fault);
        }
        self.game = replayed(&self.game, &names, limes::CARDS, true);
        Ok(())
    }

    /// The game with all that is known at this screen. Whoever shows a player something asks for his view instead.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The seed of the draw, if one is known that gives it.
    pub fn seed(&self) -> Option<&Seed> {
        self.seed.as_ref()
    }

    /// The person who is to act next; `None` while only bots think, or when the game is over.
    pub fn next_person(&self) -> Option<Seat> {
        self.seats.persons().find(|&seat| self.game.card_for(seat).is_ok())
    }

    /// An empty draft for a player who has something to decide.
    pub fn draft(&self, seat: Seat) -> Option<Draft> {
        Draft::of_view(&self.view(Some(seat)))
    }

    /// The record of the game so far, with who sat where and the seed.
    pub fn to_record(&self) -> Record {
        let mut headers = reopen::headers(&self.seats, self.seed.as_ref());
        headers.extend(self.headers.iter().cloned());
        Record { game: self.game.clone(), headers }
    }

    fn draw_if_due(&mut self) {
        match self.game.phase() {
            Phase::Draw => {
                let round = self.game.drawn().len();
                let card = self.draw[round];
                let drawn = self.game.draw(card);
                debug_assert!(drawn.is_ok(), "a draw holds 16 different cards");
                self.events.push(Event::Drawn { round: round + 1, card });
            }
            Phase::Lay { .. } => {}
            Phase::Over(_) => self.events.push(Event::Over),
        }
    }
}

impl Source for LocalTable {
    fn seats(&self) -> &Seats {
        &self.seats
    }

    fn view(&self, seat: Option<Seat>) -> View {
        let bot = seat.is_some_and(|seat| self.seats.bot(seat).is_some());
        self.game.view(seat, if bot { TurnVisibility::Hidden } else { self.seats.table() })
    }

    fn end_turn(&mut self, seat: Seat, turn: Turn) -> Result<(), Refusal> {
        self.game.play(seat, turn)?;
        self.events.push(Event::Ended(seat));
        self.draw_if_due();
        Ok(())
    }

    fn waits_for(&self) -> Waiting {
        match self.game.phase() {
            Phase::Over(standing) => Waiting::Over(standing),
            // A card is always drawn when one is due.
            Phase::Draw => Waiting::Turns { persons: Vec::new(), bots: Vec::new() },
            Phase::Lay { waiting, .. } => Waiting::Turns {
                persons: waiting.iter().copied().filter(|&s| self.seats.is_person(s)).collect(),
                bots: waiting.iter().filter_map(|&s| Some((s, self.seats.bot(s)?))).collect(),
            },
        }
    }

    fn take_events(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.events)
    }
}

/// The first rounds of a game under these names, which were checked. Turns of a round that not all have finished
/// come along if asked for.
fn replayed(game: &Game, names: &[impl AsRef<str>], rounds: usize, unfinished: bool) -> Game {
    let rounds = if unfinished { rounds } else { rounds.min(game.rounds()) };
    let mut again = Game::new(game.deck().clone(), game.variants(), names)
        .unwrap_or_else(|fault| unreachable!("names were checked: {fault}"));
    for (round, &card) in game.drawn().iter().enumerate().take(rounds) {
        let drawn = again.draw(card);
        debug_assert!(drawn.is_ok(), "it was drawn before");
        for (seat, player) in game.players().iter().enumerate() {
            if let Some(&turn) = player.turns().get(round) {
                let played = again.play(Seat::from_index(seat), turn);
                debug_assert!(played.is_ok(), "it was played before");
            }
        }
    }
    again
}

#[cfg(test)]
mod tests;
