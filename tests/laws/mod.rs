//! The laws that hold in every game of this house, written once. A game says what it is by [`Lawful`]
//! and gets a property test a law from `every_law!`.

use record::{Seed, Stream};
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// A game as the laws see it: everything that chance decides comes from one stream.
pub(crate) trait Lawful: Clone + Debug {
    /// A player's place.
    type Seat: Copy + Debug;
    /// What a player decides.
    type Decision: Copy + Debug + PartialEq + Display + FromStr;
    /// What one place may see.
    type View: Debug + PartialEq;

    /// A new game, with any number of players and any variant.
    fn begin(luck: &mut Stream) -> Self;
    /// What chance does before anybody can decide, such as drawing a card.
    fn chance(&mut self);
    /// Everybody's seat, and one where nobody sits.
    fn seats(&self) -> Vec<Self::Seat>;
    /// The decisions listed for a seat; `None` if it has nothing to decide.
    fn legal(&self, seat: Self::Seat) -> Option<Vec<Self::Decision>>;
    /// Decides, or refuses and changes nothing.
    fn decide(&mut self, seat: Self::Seat, decision: Self::Decision) -> bool;
    /// One of the listed decisions, as this table likes to play.
    fn choose(&self, legal: &[Self::Decision], luck: &mut Stream) -> Self::Decision;
    /// Any decision that can be written, legal or not.
    fn conceive(luck: &mut Stream) -> Self::Decision;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
    /// More decisions than any game has.
    fn longest(&self) -> usize;
    /// The text of the record.
    fn record(&self) -> String;
    /// Whether this text, which must be a record, is of an equal game; and its text when written again.
    fn reread(&self, text: &str) -> (bool, String);
    /// Whether both games are in the same state.
    fn equals(&self, other: &Self) -> bool;
    /// What a seat, or somebody who looks on, may see.
    fn view(&self, viewer: Option<Self::Seat>) -> Self::View;
    /// A game in which everything that the viewer may not see is otherwise.
    fn with_another_secret(&self, viewer: Option<Self::Seat>, luck: &mut Stream) -> Self;
}

/// Plays a whole random game, shows every state from the first to the last, and gives the last.
pub(crate) fn play<G: Lawful>(seed: u32, mut look: impl FnMut(&G, &mut Stream)) -> G {
    let mut luck = Seed::new(&seed.to_string()).expect("a seed").stream("laws");
    let mut game = G::begin(&mut luck);
    for _ in 0..=game.longest() {
        look(&game, &mut luck);
        if game.is_over() {
            return game;
        }
        game.chance();
        look(&game, &mut luck);
        let asked: Vec<_> = game.seats().into_iter().filter(|&s| game.legal(s).is_some()).collect();
        let seat = asked[luck.below(asked.len())];
        let decision = game.choose(&game.legal(seat).expect("asked"), &mut luck);
        assert!(game.decide(seat, decision), "{decision} is listed for {seat:?}");
    }
    panic!("the game does not end");
}

/// A decision is listed just if it is accepted, and a refusal changes nothing.
pub(crate) fn legal_is_accepted<G: Lawful>(seed: u32) {
    play(seed, |game: &G, luck| {
        for seat in game.seats() {
            let legal = game.legal(seat).unwrap_or_default();
            assert!(game.legal(seat).is_none() || !legal.is_empty(), "who is asked can decide");
            let listed = |luck: &mut Stream| legal[luck.below(legal.len())];
            let mut tried: Vec<_> = (0..24).map(|_| G::conceive(luck)).collect();
            if !legal.is_empty() {
                tried.extend((0..8).map(|_| listed(luck)));
            }
            for decision in tried {
                let mut after = game.clone();
                let accepted = after.decide(seat, decision);
                assert_eq!(accepted, legal.contains(&decision), "{seat:?}: {decision}");
                assert!(accepted || after.equals(game), "a refusal changes nothing");
            }
        }
    });
}

/// A random game comes to an end, and then nobody has anything to decide.
pub(crate) fn games_end<G: Lawful>(seed: u32) {
    let mut end = play(seed, |_: &G, _| ());
    let before = end.clone();
    let mut luck = Seed::new("after the end").expect("a seed").stream("laws");
    for seat in end.seats() {
        assert_eq!(end.legal(seat), None);
        assert!((0..50).all(|_| !end.decide(seat, G::conceive(&mut luck))));
    }
    assert!(end.equals(&before));
}

/// The record of every state replays to an equal state, and is written the same again.
pub(crate) fn records_replay<G: Lawful>(seed: u32) {
    let mut state = 0;
    let check = |game: &G| {
        let text = game.record();
        let (equal, again) = game.reread(&text);
        assert!(equal, "{text}");
        assert_eq!(again, text);
    };
    let end = play(seed, |game: &G, _| {
        state += 1;
        // Every state of the beginning, then some of each kind.
        if state < 40 || state % 17 == 0 {
            check(game);
        }
    });
    check(&end);
}

/// Every decision is read as it is written.
pub(crate) fn notation_comes_back<G: Lawful>(seed: u32) {
    let check = |decision: G::Decision| {
        let read = decision.to_string().parse::<G::Decision>().ok();
        assert_eq!(read, Some(decision), "{decision}");
    };
    play(seed, |game: &G, luck| {
        check(G::conceive(luck));
        let decisions = game.seats().into_iter().filter_map(|seat| game.legal(seat)).flatten();
        decisions.take(100).for_each(check);
    });
}

/// A view does not change with what it hides.
pub(crate) fn views_keep_secrets<G: Lawful>(seed: u32) {
    play(seed, |game: &G, luck| {
        for viewer in [None].into_iter().chain(game.seats().into_iter().map(Some)) {
            let other = game.with_another_secret(viewer, luck);
            assert_eq!(other.view(viewer), game.view(viewer), "{viewer:?}");
        }
    });
}

/// One property test a law, each for so many games.
macro_rules! every_law {
    ($game:ty, $games:expr) => {
        proptest::proptest! {
            #![proptest_config(proptest::prelude::ProptestConfig::with_cases($games))]

            #[test]
            fn a_decision_is_legal_just_if_it_is_accepted(seed: u32) {
                suite::legal_is_accepted::<$game>(seed);
            }

            #[test]
            fn every_game_ends(seed: u32) {
                suite::games_end::<$game>(seed);
            }

            #[test]
            fn the_record_replays_to_an_equal_game_and_is_written_the_same_again(seed: u32) {
                suite::records_replay::<$game>(seed);
            }

            #[test]
            fn every_decision_is_read_as_it_is_written(seed: u32) {
                suite::notation_comes_back::<$game>(seed);
            }

            #[test]
            fn a_view_does_not_change_with_what_it_hides(seed: u32) {
                suite::views_keep_secrets::<$game>(seed);
            }
        }
    };
}
pub(crate) use every_law;
