//! Bots are fair and honest: always a legal turn, and never a look at what a player cannot see.

use bots::Level;
use bots::limes::{Effort, Net, Question, Thinker};
use dice::Dice;
use limes::{CARDS, CardNumber, Deck, Game, Seat, Turn, TurnVisibility, Variants};

const WORK: u64 = 60;

/// A deck of any zones.
fn odd_deck(dice: &mut Dice) -> Deck {
    let zones = ["=", "=h", "=hh", "~", "~", "^", "^h", "^hhh", "#", "#h"];
    let card = |dice: &mut Dice| [(); 4].map(|()| zones[dice.below(zones.len())]).join(" ");
    let cards: Vec<String> = (0..limes::DECK).map(|_| card(dice)).collect();
    Deck::new("odd", &cards).expect("a deck")
}

fn shuffled(dice: &mut Dice) -> Vec<CardNumber> {
    let mut pile: Vec<CardNumber> = CardNumber::all().collect();
    (0..CARDS).map(|_| pile.swap_remove(dice.below(pile.len()))).collect()
}

fn ask(game: &Game, seat: Seat) -> Question {
    Question::of(&game.view(Some(seat), TurnVisibility::Hidden)).expect("something to decide")
}

fn choose(level: Level, game: &Game, seat: Seat, seed: u64) -> Turn {
    bots::limes::choose(level, &ask(game, seat), Net::learned(), WORK, seed).expect("a turn")
}

/// A game for two in which everyone has made random turns for so many rounds, and the next card is drawn.
fn random_position(dice: &mut Dice, rounds: usize) -> Game {
    let deck = if dice.below(2) == 0 { Deck::classic().clone() } else { odd_deck(dice) };
    let variants = Variants::ALL[dice.below(4)];
    let mut game = Game::new(deck, variants, &["Ada", "Ben"]).expect("a game");
    for (round, card) in shuffled(dice).into_iter().enumerate().take(rounds + 1) {
        game.draw(card).expect("a card");
        if round < rounds {
            for seat in [Seat::from_index(0), Seat::from_index(1)] {
                let legal = game.legal(seat).expect("turns");
                game.play(seat, legal[dice.below(legal.len())]).expect("legal");
            }
        }
    }
    game
}

#[test]
fn every_turn_of_every_level_is_legal() {
    let mut dice = Dice::new(11);
    for position in 0..2000 {
        let game = random_position(&mut dice, position % CARDS);
        // The strong levels take longer, so they are asked less often.
        let strong = usize::from(position % 20 == 0) * 2;
        for level in &Level::ALL[..4 + strong] {
            let turn = choose(*level, &game, Seat::from_index(0), position as u64);
            game.clone()
                .play(Seat::from_index(0), turn)
                .unwrap_or_else(|why| panic!("{level} {turn}: {why}"));
        }
    }
}

#[test]
fn a_choice_depends_on_nothing_but_question_work_and_seed() {
    let mut dice = Dice::new(12);
    for rounds in [0, 3, 9, 13, 14, 15] {
        let game = random_position(&mut dice, rounds);
        for level in Level::ALL {
            assert_eq!(
                choose(level, &game, Seat::from_index(1), 5),
                choose(level, &game, Seat::from_index(1), 5),
                "{level}"
            );
        }
    }
}

/// The game knows only the cards that were drawn, so whatever comes later, the question is the same. What
/// others do in this round is not in it either.
#[test]
fn what_others_do_in_this_round_changes_nothing() {
    let mut dice = Dice::new(13);
    for rounds in [1, 7, 12, 14, 15] {
        let game = random_position(&mut dice, rounds);
        let mut moved = game.clone();
        let legal = moved.legal(Seat::from_index(0)).expect("turns");
        moved.play(Seat::from_index(0), legal[dice.below(legal.len())]).expect("legal");
        assert_eq!(ask(&game, Seat::from_index(1)), ask(&moved, Seat::from_index(1)));
        for level in Level::ALL {
            let before = choose(level, &game, Seat::from_index(1), 9);
            assert_eq!(before, choose(level, &moved, Seat::from_index(1), 9), "{level}");
        }
    }
}

#[test]
fn who_has_nothing_to_decide_is_asked_nothing() {
    let mut dice = Dice::new(14);
    let mut game = random_position(&mut dice, 4);
    assert!(Question::of(&game.view(None, TurnVisibility::Hidden)).is_err());
    let turn = choose(Level::Skilled, &game, Seat::from_index(0), 1);
    game.play(Seat::from_index(0), turn).expect("legal");
    assert!(Question::of(&game.view(Some(Seat::from_index(0)), TurnVisibility::Hidden)).is_err());
}

/// In the last round but one every card that can come is tried, so the answer is exact.
#[test]
fn the_last_round_but_one_is_exact() {
    let mut dice = Dice::new(15);
    let effort = Effort { candidates: usize::MAX, depth: 1, for_the_win: false };
    for _ in 0..3 {
        let game = random_position(&mut dice, CARDS - 2);
        let (deck, variants, seat) = (game.deck().clone(), game.variants(), Seat::from_index(0));
        let display = *game.players()[0].display();
        let card = game.card_for(seat).expect("a card");
        let expected = |turn: Turn| -> u32 {
            let after = display.after(card, turn, variants).expect("legal");
            let best = |next| {
                let mut most = 0;
                after.each_after_turn(deck.card(next), variants, |_, total| most = total.max(most));
                most
            };
            game.pile().iter().map(best).sum()
        };
        let question = ask(&game, seat);
        let turn = Thinker::new(&question, Net::learned(), effort, 1).think_for(u64::MAX);
        let best = game.legal(seat).expect("turns").into_iter().map(expected).max();
        assert_eq!(turn.map(expected), best);
    }
}

/// The last turn takes the most points and, among equals, the best workers.
#[test]
fn the_last_turn_thinks_of_the_tie_break() {
    let mut dice = Dice::new(16);
    for _ in 0..20 {
        let game = random_position(&mut dice, CARDS - 1);
        let result = |turn: &Turn| {
            let score = game.preview(Seat::from_index(0), *turn).expect("legal").score();
            (score.total, score.counted())
        };
        let best = game.legal(Seat::from_index(0)).expect("turns").iter().map(result).max();
        let question = ask(&game, Seat::from_index(0));
        let effort = Effort::of(Level::Merciless).expect("it searches");
        let effort = Effort { candidates: usize::MAX, ..effort };
        let turn = Thinker::new(&question, Net::learned(), effort, 1).think_for(1);
        assert_eq!(turn.map(|turn| result(&turn)), best);
    }
}

/// The ladder itself is measured on many draws; here only that its ends are far apart.
#[test]
fn the_expert_leaves_the_beginner_far_behind() {
    let total = |level: Level| -> u32 {
        let mut dice = Dice::new(17);
        let mut game =
            Game::new(Deck::classic().clone(), Variants::NONE, &["Bot"]).expect("a game");
        for card in shuffled(&mut dice) {
            game.draw(card).expect("a card");
            let turn = choose(level, &game, Seat::from_index(0), 3);
            game.play(Seat::from_index(0), turn).expect("legal");
        }
        game.players()[0].display().total()
    };
    assert!(total(Level::Expert) > total(Level::Beginner) + 10);
}
