//! A game shown again, round by round.

use limes::{CardNumber, Display, Record, Turn};

/// A turn of the game, with everything that a page needs to explain it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedTurn {
    /// The round, counted from 1.
    pub round: usize,
    /// The card that was laid.
    pub card: CardNumber,
    /// The turn.
    pub turn: Turn,
    /// The display before it.
    pub before: Display,
    /// The display after it.
    pub after: Display,
}

/// One display as it grew.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Track {
    name: String,
    turns: Vec<Turn>,
    /// Before the first turn and after each.
    displays: Vec<Display>,
}

impl Track {
    /// The first rounds of a player.
    fn of(record: &Record, seat: usize, rounds: usize) -> Option<Track> {
        let game = &record.game;
        let player = game.players().get(seat)?;
        let mut displays = vec![Display::new()];
        let mut turns = Vec::new();
        for (&card, &turn) in game.drawn().iter().zip(player.turns()).take(rounds) {
            let before = displays[turns.len()];
            let after = before.after(game.deck().card(card), turn, game.variants());
            debug_assert!(after.is_ok(), "a turn that was played is legal");
            displays.push(after.unwrap_or(before));
            turns.push(turn);
        }
        Some(Track { name: player.name().to_owned(), turns, displays })
    }
}

/// A timeline over the finished rounds of a game. All players lay the same card in a round, so all displays share one time,
/// and any two can be shown side by side.
///
/// Time 0 is before the first card; at time *n* the turns of round *n* have been played. Turns of an unfinished round are not
/// shown: players who have not ended theirs could look at those who have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    record: Record,
    tracks: Vec<Track>,
    now: usize,
}

impl Replay {
    /// The game from its beginning.
    pub fn new(record: Record) -> Replay {
        let rounds = record.game.rounds();
        let seats = 0..record.game.players().len();
        let tracks = seats.filter_map(|seat| Track::of(&record, seat, rounds)).collect();
        Replay { record, tracks, now: 0 }
    }

    /// Adds the first player of another game on the same cards as one more track. Returns whether the cards are the same.
    pub fn add(&mut self, name: &str, other: &Record) -> bool {
        let (this, that) = (&self.record.game, &other.game);
        let same = this.deck() == that.deck() && that.drawn().starts_with(this.drawn());
        let track = Track::of(other, 0, self.end()).filter(|track| track.turns.len() == self.end());
        match track.filter(|_| same) {
            Some(track) => self.tracks.push(Track { name: name.to_owned(), ..track }),
            None => return false,
        }
        true
    }

    /// The game that is shown.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The names of all tracks: the players by their seats, then those that were added.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.tracks.iter().map(|track| track.name.as_str())
    }

    /// The time now: how many rounds are finished.
    pub fn now(&self) -> usize {
        self.now
    }

    /// The last time there is.
    pub fn end(&self) -> usize {
        self.record.game.rounds()
    }

    /// Goes to a time; beyond the end, to the end.
    pub fn go_to(&mut self, time: usize) {
        self.now = time.min(self.end());
    }

    /// The card that was laid last; none at the beginning.
    pub fn card(&self) -> Option<CardNumber> {
        self.record.game.drawn().get(self.now.checked_sub(1)?).copied()
    }

    /// The last turn of a track; none at the beginning.
    pub fn last_turn(&self, track: usize) -> Option<PlayedTurn> {
        self.turn_in(track, self.now)
    }

    /// The turn of a track in a round, counted from 1.
    pub fn turn_in(&self, track: usize, round: usize) -> Option<PlayedTurn> {
        let last = round.checked_sub(1)?;
        let card = *self.record.game.drawn().get(last)?;
        let Track { turns, displays, .. } = self.tracks.get(track)?;
        let (turn, before, after) = (*turns.get(last)?, displays[last], displays[round]);
        Some(PlayedTurn { round, card, turn, before, after })
    }

    /// A track's display now; an empty one where there is no such track.
    pub fn display(&self, track: usize) -> Display {
        self.display_at(track, self.now)
    }

    /// A track's display at the end: it has every cell that is laid at any time.
    pub fn last_display(&self, track: usize) -> Display {
        self.display_at(track, self.end())
    }

    fn display_at(&self, track: usize, time: usize) -> Display {
        let displays = self.tracks.get(track).map_or(&[][..], |track| &track.displays);
        displays.get(time).copied().unwrap_or_default()
    }

    /// A track's total before the first round and after each, for a graph.
    pub fn totals(&self, track: usize) -> Vec<u32> {
        let displays = self.tracks.get(track).map_or(&[][..], |track| &track.displays);
        displays.iter().map(Display::total).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limes::state::kit::{display, finished};

    fn record(rounds: &str) -> Record {
        let text = format!(
            "[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"classic\"]\n[Player \"Ada\"]\n[Player \"Ben\"]\n\n{rounds}"
        );
        Record::parse(text.as_bytes()).expect("a record")
    }

    fn two_rounds() -> Replay {
        Replay::new(record("1. 5 | d4> +nw | d4^\n2. 21 | d3v +ne | d3^\n3. 7 | d2^ | …\n"))
    }

    #[test]
    fn all_displays_have_one_time() {
        let mut replay = two_rounds();
        assert_eq!((replay.now(), replay.card(), replay.last_turn(0)), (0, None, None));
        replay.go_to(1);
        assert_eq!(replay.display(0).picture(), display("=h@ #\n~ =").picture());
        assert_eq!(replay.display(1).picture(), display("# =\n=h ~").picture());
        let made = replay.last_turn(0).expect("a turn");
        assert_eq!((made.round, made.card.get(), made.turn.to_string()), (1, 5, "d4> +nw".into()));
        assert_eq!((made.before, made.after), (Display::new(), replay.display(0)));
        let next = replay.turn_in(1, 2).expect("a turn");
        assert_eq!((next.round, next.card.get(), next.before), (2, 21, replay.display(1)));
        assert_eq!([0, 3, 99].map(|round| replay.turn_in(1, round)), [None; 3]);
    }

    #[test]
    fn turns_of_a_round_that_goes_on_are_not_shown() {
        let mut replay = two_rounds();
        assert_eq!((replay.end(), replay.totals(0)), (2, vec![0, 1, 4]));
        replay.go_to(3);
        assert_eq!((replay.now(), replay.display(0).cells().count()), (2, 2));
    }

    #[test]
    fn time_stays_within_the_game() {
        let mut replay = two_rounds();
        replay.go_to(99);
        assert_eq!((replay.now(), replay.last_display(1)), (2, replay.display(1)));
        assert_eq!((replay.display(7), replay.last_turn(7)), (Display::new(), None));
        assert!(replay.totals(7).is_empty());
    }

    #[test]
    fn the_end_of_a_replay_is_the_end_of_the_game() {
        let record = finished(&["Ada", "Ben", "Cleo"], 4);
        let mut replay = Replay::new(record.clone());
        replay.go_to(16);
        for (track, player) in record.game.players().iter().enumerate() {
            assert_eq!(&replay.display(track), player.display());
            let totals = replay.totals(track);
            assert_eq!((totals.len(), totals[16]), (17, player.display().total()));
        }
    }

    #[test]
    fn another_game_on_the_same_cards_can_stand_beside() {
        let (own, other) = (finished(&["Ada"], 4), finished(&["Ben", "Cleo"], 4));
        let mut replay = Replay::new(own);
        assert!(replay.add("best", &other));
        assert_eq!(replay.names().collect::<Vec<_>>(), ["Ada", "best"]);
        replay.go_to(16);
        assert_eq!(&replay.display(1), other.game.players()[0].display());
    }

    #[test]
    fn a_game_on_other_cards_or_a_shorter_one_cannot() {
        let mut replay = Replay::new(finished(&["Ada"], 4));
        assert!(!replay.add("other cards", &finished(&["Ben"], 5)));
        let mut replay = two_rounds();
        assert!(!replay.add("shorter", &record("1. 5 | d4> | d4^\n")));
        assert!(!replay.add("no rounds", &record("")));
        assert_eq!(replay.names().count(), 2);
    }
}
