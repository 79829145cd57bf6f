//! Every task, answered as the bots answer who are asked directly.

use super::kit::{CASES, answer, answers, case, game, view, waiting};
use crate::Budget;
use crate::messages::limes::{Advice, Answer, Best, Judged, Task};
use bots::Level;
use bots::limes::judge::{par, reasons, review};
use bots::limes::{Net, Question, choose};
use limes::{Seat, TurnVisibility};

#[test]
fn every_level_chooses_what_it_chooses_elsewhere() {
    let mut asked = 0;
    for number in 0..CASES {
        let game = game(&case(number));
        let Some(seat) = waiting(&game) else { continue };
        let question =
            Question::of(&game.view(Some(seat), TurnVisibility::Hidden)).expect("a question");
        // The strong levels take longer, so they are asked less often.
        let strong = usize::from(number % 4 == 0) * 2;
        for &level in &Level::ALL[..4 + strong] {
            let (view, work) = (view(number), 300);
            let task = Task::Choose { view, level, seed: 9, budget: Budget::Work(work) };
            let turn = choose(level, &question, Net::learned(), work, 9).expect("a turn");
            assert_eq!(answer(task), Answer::Chosen { turn }, "{number} {level}");
            asked += 1;
        }
    }
    assert!(asked > 50, "{asked}");
}

fn hinted(number: usize, most: usize) -> (Vec<Advice>, Option<f64>) {
    match answer(Task::Hint { view: view(number), most, budget: Budget::Work(800) }) {
        Answer::Hinted { turns, lead } => (turns, lead),
        other => panic!("{other:?}"),
    }
}

#[test]
fn hints_are_legal_ordered_and_say_why() {
    // Own decks, both variants, two to five players, the last round.
    for number in [1, 2, 4, 9, 12, 17] {
        let game = game(&case(number));
        let seat = waiting(&game).expect("somebody to move");
        let question =
            Question::of(&game.view(Some(seat), TurnVisibility::Hidden)).expect("a question");
        let (turns, lead) = hinted(number, 3);
        assert!((1..=3).contains(&turns.len()), "{number}: {turns:?}");
        for advice in &turns {
            game.preview(seat, advice.worth.turn).expect("legal");
            let why: Vec<_> = advice.why.iter().map(|why| why.0).collect();
            assert_eq!(why, reasons(&question, advice.worth.turn));
        }
        let expected: Vec<f64> = turns.iter().map(|advice| advice.worth.expected).collect();
        assert!(expected.is_sorted_by(|a, b| a >= b), "{number}: {expected:?}");
        if let [first, second, ..] = expected[..] {
            assert_eq!(lead, Some(first - second));
        }
    }
}

#[test]
fn the_last_round_is_certain() {
    let (turns, _) = hinted(9, 3);
    let game = game(&case(9));
    let most = game.legal(Seat::from_index(0)).expect("turns").into_iter();
    let most =
        most.map(|turn| game.preview(Seat::from_index(0), turn).expect("legal").total()).max();
    assert_eq!(turns[0].worth.error, Some(0.0));
    assert_eq!(Some(turns[0].worth.expected as u32), most);
}

#[test]
fn at_least_one_turn_is_hinted_whatever_is_asked() {
    assert_eq!(hinted(1, 0).0.len(), 1);
    assert!(hinted(1, usize::MAX).0.len() > 1);
}

#[test]
fn turns_are_rated_in_the_order_of_asking() {
    let legal = game(&case(4)).legal(Seat::from_index(0)).expect("turns");
    let turns = vec![legal[legal.len() - 1], legal[0], legal[legal.len() / 2]];
    let task = Task::Rate { view: view(4), turns: turns.clone(), budget: Budget::Work(600) };
    let Answer::Rated { best, turns: rated } = answer(task) else { panic!() };
    assert_eq!(rated.iter().map(|worth| worth.turn).collect::<Vec<_>>(), turns);
    assert!(rated.iter().all(|worth| worth.expected <= best.expected && worth.error.is_some()));
}

#[test]
fn a_review_is_told_turn_by_turn_and_adds_up() {
    for (number, seat) in [(3, 0), (2, 1)] {
        let (record, work) = (case(number), 60);
        let game = game(&record);
        let mut answers = answers(Task::Review { record, seat, budget: Budget::Work(work) });
        let last = answers.pop();
        let Some(Answer::Reviewed { total, par: told, skill, luck, turns }) = last else {
            panic!()
        };
        let judged = answers.into_iter().filter_map(|answer| match answer {
            Answer::Judged(judged) => Some(judged),
            _ => None,
        });
        assert_eq!(judged.collect::<Vec<Judged>>(), turns);

        let net = Net::learned();
        let par = par(game.deck(), game.variants(), net);
        let think = |thinker: &mut bots::limes::Thinker<'_>| {
            thinker.think_for(work);
        };
        let same = review(&game, Seat::from_index(seat), net, par, 1, think);
        assert_eq!((total, told, skill, luck), (same.total, same.par, same.skill, same.luck));
        assert!((par + skill + luck - f64::from(total)).abs() < 1e-9);
        assert_eq!(turns.len(), game.players()[seat].turns().len());
        for (turn, same) in turns.iter().zip(&same.turns) {
            assert_eq!((turn.round, turn.played, turn.best), (same.round, same.played, same.best));
            assert_eq!((turn.cost, turn.expected), (same.cost, same.expected));
        }
    }
}

#[test]
fn a_solution_keeps_what_it_promises() {
    // The classic deck, an own deck, and a game that is not over though all its cards are drawn.
    for number in [3, 10, 21, 13] {
        let (record, name) = (case(number), "Nejlepší".to_owned());
        let drawn = game(&record).drawn().to_vec();
        let answers = answers(Task::Solve { record, name, budget: Budget::Work(30_000) });
        let found = answers.iter().filter_map(|answer| match answer {
            Answer::Found(best) | Answer::Solved(best) => Some(best),
            _ => None,
        });
        let found: Vec<&Best> = found.collect();
        assert!(found.is_sorted_by_key(|best| best.score) && found.len() > 2);
        for best in found {
            let game = game(&best.record);
            assert_eq!(game.drawn(), drawn);
            assert_eq!(game.players()[0].display().total(), best.score);
            assert_eq!(game.players()[0].name(), "Nejlepší");
            assert!(game.is_over() && best.score <= best.bound);
        }
    }
}

#[test]
fn a_bot_plays_a_draw_as_it_would_play_elsewhere() {
    let known = game(&case(3));
    for level in [Level::Beginner, Level::Skilled, Level::Expert] {
        let seat = Seat::from_index(0);
        let mut played =
            limes::Game::new(known.deck().clone(), known.variants(), &["Bot"]).expect("a game");
        for (round, &card) in known.drawn().iter().enumerate() {
            played.draw(card).expect("the next card");
            let view = played.view(Some(seat), TurnVisibility::Hidden);
            let question = Question::of(&view).expect("a question");
            let turn = choose(level, &question, Net::learned(), 40, 1 + round as u64);
            played.play(seat, turn.expect("a turn")).expect("legal");
        }
        let total = played.players()[0].display().total();
        let task = Task::PlayDraw { record: case(3), level, budget: Budget::Work(40) };
        assert_eq!(answer(task), Answer::Played { total }, "{level}");
    }
}

#[test]
fn a_draw_on_which_every_game_is_the_best_is_solved_at_once() {
    let fields = limes::Deck::new("fields", &["= = = ="; limes::DECK]).expect("a deck");
    let mut game = limes::Game::new(fields, limes::Variants::NONE, &["Ada"]).expect("a game");
    for card in limes::CardNumber::all().take(limes::CARDS) {
        game.draw(card).expect("a card");
        let turn = game.legal(Seat::from_index(0)).expect("turns")[0];
        game.play(Seat::from_index(0), turn).expect("legal");
    }
    let record = limes::Record::new(game).to_string();
    let budget = Budget::Work(u64::MAX);
    let Answer::Solved(best) = answer(Task::Solve { record, name: "A".to_owned(), budget }) else {
        panic!()
    };
    assert_eq!((best.score, best.bound), (64, 64));
}
