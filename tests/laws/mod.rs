//! The laws that hold in every game of this house, written once, over the contract that every game fulfils. What only a
//! test needs (beginning with any options, choosing, permuting secrets) a game adds by [`Lawful`]; it gets a property test a
//! law from `every_law!`.

use game::{Game, Position, Refusal, Seat};
use record::{Seed, Stream};
use std::fmt::Debug;

/// A game as the laws try it: everything that chance decides comes from one stream.
pub(crate) trait Lawful: Clone + Debug {
    /// The game.
    type Game: Game;

    /// A new game, with any number of players and any variant.
    fn begin(luck: &mut Stream) -> Self;
    /// The game as it is now.
    fn game(&self) -> &Self::Game;
    /// The game, to be played on.
    fn game_mut(&mut self) -> &mut Self::Game;
    /// One of the listed decisions, as these players like to decide.
    fn choose(&self, legal: &[Decision<Self>], luck: &mut Stream) -> Decision<Self>;
    /// Any decision that can be written, legal or not.
    fn conceive(luck: &mut Stream) -> Decision<Self>;
    /// More decisions than any game has.
    fn longest(&self) -> usize;
    /// Whether this text, which must be a record, is of an equal position; and its text when written again.
    fn reread(&self, text: &str) -> (bool, String);
    /// A game in which everything that the viewer may not see is otherwise.
    fn with_another_secret(&self, viewer: Option<Seat>, luck: &mut Stream) -> Self::Game;
}

pub(crate) type Decision<L> = <<L as Lawful>::Game as Position>::Decision;

/// Everybody's seat, and one where nobody sits.
fn seats<P: Position>(game: &P) -> impl Iterator<Item = Seat> + use<P> {
    Seat::first(game.players() + 1)
}

/// Plays a whole random game, shows every state from the first to the last, and gives the last.
pub(crate) fn play<L: Lawful>(seed: u32, mut look: impl FnMut(&L, &mut Stream)) -> L {
    let mut luck = Seed::new(&seed.to_string()).expect("a seed").stream("laws");
    let mut lawful = L::begin(&mut luck);
    for _ in 0..=lawful.longest() {
        look(&lawful, &mut luck);
        if lawful.game().is_over() {
            return lawful;
        }
        let waiting = lawful.game().waiting();
        let seat = waiting[luck.below(waiting.len())];
        let legal = lawful.game().legal(seat).expect("asked");
        let decision = lawful.choose(&legal, &mut luck);
        let decided = lawful.game_mut().decide(seat, decision);
        assert!(decided.is_ok(), "{decision} is listed for {seat:?}");
    }
    panic!("the game does not end");
}

/// A decision is listed just if it is accepted, and a refusal has a code and changes nothing.
pub(crate) fn legal_is_accepted<L: Lawful>(seed: u32) {
    play(seed, |lawful: &L, luck| {
        let game = lawful.game();
        for seat in seats(game) {
            let legal = game.legal(seat).unwrap_or_default();
            assert_eq!(game.asked(seat).is_some(), !legal.is_empty(), "who is asked can decide");
            let listed = |luck: &mut Stream| legal[luck.below(legal.len())];
            let mut tried: Vec<_> = (0..24).map(|_| L::conceive(luck)).collect();
            if !legal.is_empty() {
                tried.extend((0..8).map(|_| listed(luck)));
            }
            for decision in tried {
                let mut after = game.clone();
                let refused = after.decide(seat, decision).err();
                assert_eq!(refused.is_none(), legal.contains(&decision), "{seat:?}: {decision}");
                assert!(refused.is_none() || after == *game, "a refusal changes nothing");
                if let Some(code) = refused.map(|refusal| refusal.code()) {
                    let is_known = code == "table/over" || code.starts_with("turn/");
                    assert!(is_known && (game.is_over() || code != "table/over"), "{code}");
                }
            }
        }
    });
}

/// Nobody is asked the same question twice, a question stays the same while it is open, and somebody is asked until the
/// game is over.
pub(crate) fn questions_have_names<L: Lawful>(seed: u32) {
    let mut answered = std::collections::HashSet::new();
    let mut open = std::collections::HashMap::new();
    play(seed, |lawful: &L, _| {
        let game = lawful.game();
        assert_ne!(game.waiting().is_empty(), !game.is_over());
        for seat in seats(game) {
            let asked = game.asked(seat);
            if let Some(before) = open.get(&seat).copied().filter(|&before| Some(before) != asked) {
                answered.insert((seat, before));
                open.remove(&seat);
            }
            if let Some(question) = asked {
                assert!(!answered.contains(&(seat, question)), "{question} is asked again");
                assert_eq!(question.to_string().parse(), Ok(question));
                open.insert(seat, question);
            }
        }
    });
}

/// A random game comes to an end, and then nobody has anything to decide.
pub(crate) fn games_end<L: Lawful>(seed: u32) {
    let mut end = play(seed, |_: &L, _| ());
    let before = end.game().clone();
    let mut luck = Seed::new("after the end").expect("a seed").stream("laws");
    for seat in seats(&before) {
        assert!(end.game().legal(seat).is_err());
        let tried = (0..50).map(|_| L::conceive(&mut luck));
        assert!(tried.into_iter().all(|decision| end.game_mut().decide(seat, decision).is_err()));
    }
    assert_eq!(*end.game(), before);
    let ranks = before.ranks();
    assert_eq!(ranks.len(), before.players());
    assert!(ranks.contains(&1));
}

/// The record of every state replays to an equal state, and is written the same again.
pub(crate) fn records_replay<L: Lawful>(seed: u32) {
    let mut state = 0;
    let check = |lawful: &L| {
        let text = lawful.game().text();
        let (equal, again) = lawful.reread(&text);
        assert!(equal, "{text}");
        assert_eq!(again, text);
    };
    let end = play(seed, |lawful: &L, _| {
        state += 1;
        // Every state of the beginning, then some of each kind.
        if state < 40 || state % 17 == 0 {
            check(lawful);
        }
    });
    check(&end);
}

/// Every decision is read as it is written.
pub(crate) fn notation_comes_back<L: Lawful>(seed: u32) {
    let check = |decision: Decision<L>| {
        let read = decision.to_string().parse::<Decision<L>>().ok();
        assert_eq!(read, Some(decision), "{decision}");
    };
    play(seed, |lawful: &L, luck| {
        check(L::conceive(luck));
        let legal = seats(lawful.game()).filter_map(|seat| lawful.game().legal(seat).ok());
        legal.flatten().take(100).for_each(check);
    });
}

/// A view does not change with what it hides.
pub(crate) fn views_keep_secrets<L: Lawful>(seed: u32) {
    play(seed, |lawful: &L, luck| {
        for viewer in [None].into_iter().chain(seats(lawful.game()).map(Some)) {
            let other = lawful.with_another_secret(viewer, luck);
            assert_eq!(other.view(viewer), lawful.game().view(viewer), "{viewer:?}");
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
            fn every_question_has_a_name_of_its_own(seed: u32) {
                suite::questions_have_names::<$game>(seed);
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
