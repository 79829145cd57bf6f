//! A solo game with the cards to come.

use limes::{
    Card, CardNumber, DealtGame, Display, Game, Player, Record, Refusal, Score, Seat, Turn,
};
use record::Seed;

/// The one seat.
const ME: Seat = Seat::from_index(0);

/// A game of one player and the cards to come.
#[derive(Clone, Debug)]
pub(crate) struct Solo {
    dealt: DealtGame,
}

impl Solo {
    /// Goes on with a record, which has one player.
    ///
    /// The record's own seed says which cards come, if it drew the cards so far; where there is none
    /// or it drew others, the spare seed does.
    pub(crate) fn new(record: Record, spare: &Seed) -> Solo {
        Solo { dealt: DealtGame::from_record_or(record, spare) }
    }

    /// Ends the turn and turns up the next card, if there is one.
    pub(crate) fn play(&mut self, turn: Turn) -> Result<(), Refusal> {
        self.dealt.play(ME, turn)
    }

    /// Takes back the last turn, and gives it; `None` if there was none.
    pub(crate) fn undo(&mut self) -> Option<Turn> {
        let (&last, earlier) = self.me()?.turns().split_last()?;
        self.dealt = self.dealt.after_rounds(earlier.len());
        Some(last)
    }

    fn me(&self) -> Option<&Player> {
        self.game().players().first()
    }

    /// The game.
    pub(crate) fn game(&self) -> &Game {
        self.dealt.game()
    }

    /// The record as it stands.
    pub(crate) fn record(&self) -> &Record {
        self.dealt.record()
    }

    /// The card to be laid and its number; `None` when the game is over.
    pub(crate) fn card(&self) -> Option<(CardNumber, &Card)> {
        let card = self.game().card_for(ME).ok()?;
        Some((*self.game().drawn().last()?, card))
    }

    /// The display.
    pub(crate) fn display(&self) -> Display {
        self.me().map(|me| *me.display()).unwrap_or_default()
    }

    /// The running score.
    pub(crate) fn score(&self) -> Score {
        self.display().score()
    }

    /// Every legal turn; none when the game is over.
    pub(crate) fn legal(&self) -> Vec<Turn> {
        self.game().legal(ME).unwrap_or_default()
    }

    /// The display as it would be after a turn.
    pub(crate) fn preview(&self, turn: Turn) -> Result<Display, Refusal> {
        self.game().preview(ME, turn)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    fn seed(text: &str) -> Seed {
        Seed::new(text).expect("a seed")
    }

    /// A game from the lines of its record after the player's name.
    pub(crate) fn game(lines: &str) -> Solo {
        let text = format!(
            "[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"classic\"]\n[Player \"Ada\"]\n{lines}"
        );
        Solo::new(Record::parse(text.as_bytes()).expect("a record"), &seed("spare"))
    }

    #[test]
    fn a_record_goes_on_with_its_own_seed() {
        let solo = game("[Seed \"limes\"]\n1. 22 | d4^\n");
        assert_eq!(solo.dealt.draw(), limes::draw(&seed("limes")));
        assert_eq!(solo.card().map(|(number, _)| number.get()), Some(21));
    }

    #[test]
    fn a_record_whose_seed_drew_others_gets_new_cards() {
        for lines in
            ["1. 5 | d4^\n", "[Seed \"limes\"]\n1. 5 | d4^\n", "[Seed \" \"]\n1. 5 | d4^\n"]
        {
            let mut solo = game(lines);
            assert_eq!(solo.dealt.draw()[0].get(), 5);
            while let Some(&turn) = solo.legal().first() {
                solo.play(turn).expect("legal");
            }
            assert!(solo.game().is_over());
        }
    }

    #[test]
    fn what_is_taken_back_can_be_played_again() {
        let mut solo = game("[Seed \"limes\"]\n1. 22\n");
        assert_eq!(solo.undo(), None);
        let before = solo.clone();
        let turn = "d4> +nw".parse().expect("a turn");
        solo.play(turn).expect("legal");
        let after = solo.clone();
        assert_eq!(solo.undo(), Some(turn));
        assert_eq!(solo.dealt, before.dealt);
        solo.play(turn).expect("legal");
        assert_eq!(solo.dealt, after.dealt);
    }
}
