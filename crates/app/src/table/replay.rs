//! A game looked at again, turn by turn.

use limes::{CardNumber, Display, Record, Seat, Turn};

/// A turn that was made, with all that is to be lit up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// The round, counted from 1.
    pub round: usize,
    /// Who made it.
    pub seat: Seat,
    /// The card that was laid.
    pub card: CardNumber,
    /// The turn.
    pub turn: Turn,
}

/// A timeline over all turns of a game: round by round, and in each round seat by seat.
///
/// Time 0 is before the first turn; at time *n* the first *n* turns are made. All displays have one time, so any two
/// can be shown side by side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    record: Record,
    made: Vec<Made>,
    /// For each seat its display before the first turn and after each.
    displays: Vec<Vec<Display>>,
    now: usize,
}

impl Replay {
    /// The game from its beginning.
    pub fn new(record: Record) -> Replay {
        let game = &record.game;
        let mut displays: Vec<Vec<Display>> = vec![vec![Display::new()]; game.players().len()];
        let mut made = Vec::new();
        for (&card, round) in game.drawn().iter().zip(1..) {
            for (seat, player) in game.players().iter().enumerate() {
                let Some(&turn) = player.turns().get(round - 1) else { continue };
                let before = displays[seat].last().copied().unwrap_or_default();
                let after = before.after(game.deck().card(card), turn, game.variants());
                debug_assert!(after.is_ok(), "a turn that was played is legal");
                displays[seat].push(after.unwrap_or(before));
                made.push(Made { round, seat: Seat(seat), card, turn });
            }
        }
        Replay { record, made, displays, now: 0 }
    }

    /// The game that is looked at.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The time now.
    pub fn now(&self) -> usize {
        self.now
    }

    /// The last time there is: the number of turns.
    pub fn end(&self) -> usize {
        self.made.len()
    }

    /// Goes to a time; beyond the end, to the end.
    pub fn go_to(&mut self, time: usize) {
        self.now = time.min(self.end());
    }

    /// Goes to the beginning.
    pub fn first(&mut self) {
        self.now = 0;
    }

    /// Goes to the end.
    pub fn last(&mut self) {
        self.now = self.end();
    }

    /// One turn on. Answers whether there was one, so that playing by itself knows when to stop.
    pub fn forward(&mut self) -> bool {
        let more = self.now < self.end();
        self.now += usize::from(more);
        more
    }

    /// One turn back. Answers whether there was one.
    pub fn back(&mut self) -> bool {
        let more = self.now > 0;
        self.now -= usize::from(more);
        more
    }

    /// On to the end of a round: of the one that is going on, or else of the next.
    pub fn forward_round(&mut self) -> bool {
        let round = self.made.get(self.now).map(|next| next.round);
        let Some(round) = round else { return false };
        self.now = self.made.partition_point(|made| made.round <= round);
        true
    }

    /// Back to the beginning of the round of the last turn.
    pub fn back_round(&mut self) -> bool {
        let Some(round) = self.made_now().map(|made| made.round) else { return false };
        self.now = self.made.partition_point(|made| made.round < round);
        true
    }

    /// Goes to right after a player's turn of a round, counted from 1; nowhere if he has made none.
    pub fn go_to_turn(&mut self, round: usize, seat: Seat) -> bool {
        let at = self.made.iter().position(|made| made.round == round && made.seat == seat);
        self.now = at.map_or(self.now, |at| at + 1);
        at.is_some()
    }

    /// The last turn that is made now; none at the beginning.
    pub fn made_now(&self) -> Option<Made> {
        self.made_at(self.now)
    }

    /// The last turn that is made at a time.
    pub fn made_at(&self, time: usize) -> Option<Made> {
        self.made.get(time.checked_sub(1)?).copied()
    }

    /// The last turn of one player that is made now, to be lit up in his display.
    pub fn made_by(&self, seat: Seat) -> Option<Made> {
        self.made[..self.now].iter().rev().find(|made| made.seat == seat).copied()
    }

    /// A player's display now; an empty one where nobody sits.
    pub fn display(&self, seat: Seat) -> Display {
        self.display_at(seat, self.now)
    }

    /// A player's display at a time.
    pub fn display_at(&self, seat: Seat, time: usize) -> Display {
        let made = &self.made[..time.min(self.end())];
        let turns = made.iter().filter(|made| made.seat == seat).count();
        let displays = self.displays.get(seat.0);
        displays.and_then(|displays| displays.get(turns)).copied().unwrap_or_default()
    }

    /// How many rounds all have finished now: from there the game can be played on.
    pub fn rounds(&self) -> usize {
        let going_on = self.made.get(self.now).map(|next| next.round - 1);
        going_on.unwrap_or(self.record.game.rounds())
    }

    /// A player's total before the first round and after each of his turns, for a graph.
    pub fn totals(&self, seat: Seat) -> Vec<u32> {
        let displays = self.displays.get(seat.0).map_or(&[][..], Vec::as_slice);
        displays.iter().map(Display::total).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::kit::{display, finished, join};

    fn unfinished() -> Replay {
        let text = "[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"classic\"]\n[Player \"Ada\"]\n[Player \"Ben\"]\n\n\
                    1. 5 | d4> +nw | d4^\n2. 21 | d3v +ne | …\n";
        Replay::new(Record::parse(text.as_bytes()).expect("a record"))
    }

    #[test]
    fn turns_follow_round_by_round_and_seat_by_seat() {
        let mut replay = unfinished();
        assert_eq!((replay.end(), replay.made_now()), (3, None));
        let mut steps = Vec::new();
        while replay.forward() {
            let Made { round, seat, card, turn } = replay.made_now().expect("a turn");
            steps.push(format!("{round}.{seat}:{card}:{turn}"));
        }
        assert_eq!(join(steps), "1.1:5:d4> +nw 1.2:5:d4^ 2.1:21:d3v +ne");
        assert!(replay.back() && replay.back() && replay.back() && !replay.back());
    }

    #[test]
    fn two_displays_have_one_time() {
        let mut replay = unfinished();
        replay.go_to(2);
        let (ada, ben) = (replay.display(Seat(0)), replay.display(Seat(1)));
        assert_eq!(ada.picture(), display("=h@ #\n~ =").picture());
        assert_eq!(ben.picture(), display("# =\n=h ~").picture());
        assert_eq!(
            replay.made_by(Seat(0)).map(|made| made.turn.to_string()),
            Some("d4> +nw".into())
        );
        replay.go_to(99);
        assert_eq!(replay.now(), 3);
        assert_eq!(replay.display(Seat(1)), ben);
        assert_eq!(replay.display(Seat(0)).workers().count(), 2);
        assert_eq!(replay.display(Seat(7)), Display::new());
        assert_eq!((replay.totals(Seat(0)), replay.totals(Seat(1))), (vec![0, 1, 4], vec![0, 0]));
    }

    #[test]
    fn rounds_are_stepped_over_and_found() {
        let mut replay = unfinished();
        assert!(replay.forward_round());
        assert_eq!((replay.now(), replay.rounds()), (2, 1));
        assert!(replay.forward_round() && !replay.forward_round());
        assert_eq!((replay.now(), replay.rounds()), (3, 1));
        assert!(replay.back_round());
        assert_eq!(replay.now(), 2);
        replay.go_to(1);
        assert_eq!(replay.rounds(), 0);
        assert!(replay.back_round() && !replay.back_round());
        assert!(replay.go_to_turn(2, Seat(0)));
        assert_eq!(replay.now(), 3);
        assert!(!replay.go_to_turn(2, Seat(1)));
        assert_eq!(replay.now(), 3);
        replay.first();
        assert_eq!((replay.now(), replay.rounds()), (0, 0));
    }

    #[test]
    fn the_end_of_a_replay_is_the_end_of_the_game() {
        let record = finished(&["Ada", "Ben", "Cleo"], 4);
        let mut replay = Replay::new(record.clone());
        replay.last();
        assert_eq!((replay.now(), replay.rounds()), (48, 16));
        for (seat, player) in record.game.players().iter().enumerate() {
            assert_eq!(&replay.display(Seat(seat)), player.display());
            let totals = replay.totals(Seat(seat));
            assert_eq!((totals.len(), totals[16]), (17, player.display().total()));
        }
    }
}
