//! The judges: ratings, hints, reviews.

use bots::Level;
use bots::limes::judge::{Par, PastTurn, Rating, Reason, par, rater, ratings, reasons, review};
use bots::limes::{Net, Question, Thinker, choose};
use limes::{Action, CARDS, CardNumber, Deck, Game, Profession, Seat, TurnVisibility, Variants};

fn think(thinker: &mut Thinker<'_>) {
    thinker.think_for(150);
}

/// The sensible turns, rated.
fn rate(question: &Question) -> Vec<Rating> {
    let mut thinker = rater(question, Net::learned(), 1, &[]);
    think(&mut thinker);
    ratings(&thinker)
}

/// A solo game with this draw, played by a level to its end.
fn played(level: Level, rounds: usize) -> Game {
    let mut game = Game::new(Deck::classic().clone(), Variants::NONE, &["Ada"]).expect("a game");
    for card in
        CardNumber::all().step_by(3).chain(CardNumber::all().skip(1).step_by(3)).take(rounds)
    {
        game.draw(card).expect("a card");
        let question = Question::of(&game.view(Some(Seat::from_index(0)), TurnVisibility::Hidden))
            .expect("a question");
        let turn = choose(level, &question, Net::learned(), 60, 1).expect("a turn");
        game.play(Seat::from_index(0), turn).expect("legal");
    }
    game
}

fn waiting(rounds: usize, card: u8) -> Question {
    let mut game = played(Level::Skilled, rounds);
    game.draw(CardNumber::new(card).expect("a card")).expect("not drawn yet");
    Question::of(&game.view(Some(Seat::from_index(0)), TurnVisibility::Hidden)).expect("a question")
}

#[test]
fn ratings_are_sorted_and_say_how_sure_they_are() {
    let ratings = rate(&waiting(6, 24));
    assert!(ratings.len() > 5);
    assert!(ratings[0].expected >= ratings[1].expected && ratings[0].error.is_finite());
    assert!(ratings[0].expected > 30.0 && ratings[0].expected < 70.0);
}

#[test]
fn the_last_round_is_certain() {
    let ratings = rate(&waiting(CARDS - 1, 24));
    assert!(ratings.iter().all(|rating| rating.error == 0.0));
}

#[test]
fn reasons_say_what_the_turn_does() {
    let mut game = Game::new(Deck::classic().clone(), Variants::NONE, &["Ada"]).expect("a game");
    game.draw(CardNumber::new(22).expect("a card")).expect("drawn");
    game.play(Seat::from_index(0), "d4^ +nw".parse().expect("a turn")).expect("legal");
    game.draw(CardNumber::new(21).expect("a card")).expect("drawn");
    let question = Question::of(&game.view(Some(Seat::from_index(0)), TurnVisibility::Hidden))
        .expect("a question");
    let best = rate(&question)[0].turn;
    let reasons = reasons(&question, best);
    assert!(!reasons.is_empty(), "{best}");
    for reason in reasons {
        match reason {
            Reason::Grows { profession, before, after, .. } => {
                assert_eq!(profession, Profession::Farmer);
                assert!(after > before);
            }
            Reason::Waits { supply } => assert_eq!(supply, 6),
            Reason::Places { .. } | Reason::Moves { .. } => {}
        }
    }
}

#[test]
fn a_review_adds_up_and_blames_the_weak() {
    let net = Net::learned();
    let judge = |level| review(&played(level, CARDS), Seat::from_index(0), net, 50.0, 1, think);
    let (weak, strong) = (judge(Level::Beginner), judge(Level::Expert));
    for review in [&weak, &strong] {
        let sum = review.par + review.skill + review.luck;
        assert!((sum - f64::from(review.total)).abs() < 1e-9);
        assert_eq!(review.turns.len(), CARDS);
        assert!(review.turns.iter().all(|turn| turn.cost >= 0.0));
        assert!(review.turns.iter().all(|turn| (turn.cost == 0.0) == (turn.played == turn.best)));
    }
    assert!(weak.skill < strong.skill - 10.0, "{} {}", weak.skill, strong.skill);
}

#[test]
fn an_unfinished_game_is_reviewed_as_far_as_it_goes() {
    let review =
        review(&played(Level::Skilled, 3), Seat::from_index(0), Net::learned(), 50.0, 1, think);
    assert_eq!(review.turns.len(), 3);
    let nobody = bots::limes::judge::review(
        &played(Level::Skilled, 1),
        Seat::from_index(7),
        Net::learned(),
        50.0,
        1,
        think,
    );
    assert!(nobody.turns.is_empty());
}

#[test]
fn par_depends_on_the_deck() {
    let fields = Deck::new("fields", &["= = = ="; limes::DECK]).expect("a deck");
    let classic = par(Deck::classic(), Variants::NONE, Net::learned());
    assert!(classic > 50.0 && classic < 60.0, "{classic}");
    // One field of 64 zones, whatever anybody does.
    assert!(par(&fields, Variants::NONE, Net::learned()) >= 64.0);
}

#[test]
fn par_is_the_same_game_by_game() {
    let net = Net::learned();
    let mut slowly = Par::new(Deck::classic(), Variants::NONE, net);
    assert_eq!((slowly.progress(), slowly.value()), (0.0, 0.0));
    while !slowly.is_known() {
        let before = slowly.progress();
        slowly.play();
        assert!(slowly.progress() > before);
    }
    assert_eq!(slowly.value(), par(Deck::classic(), Variants::NONE, net));
    // Nothing more is played then.
    slowly.play();
    assert_eq!(slowly.progress(), 1.0);
}

#[test]
fn past_turns_are_judged_one_by_one_as_in_a_review() {
    let (game, net) = (played(Level::Beginner, 5), Net::learned());
    let whole = review(&game, Seat::from_index(0), net, 50.0, 1, think);
    let past = PastTurn::all(&game, Seat::from_index(0));
    assert_eq!(past.len(), 5);
    for (past, judged) in past.iter().zip(&whole.turns) {
        let mut thinker = past.thinker(net, 1);
        think(&mut thinker);
        assert_eq!(past.judged(&thinker).as_ref(), Some(judged));
        assert_eq!((past.round(), past.played()), (judged.round, judged.played));
        // Five rounds leave workers in the supply, so whatever the best turn does has a reason of its own.
        let reasons = reasons(past.question(), judged.best);
        let told = match judged.best.action {
            Action::Place(_) => reasons.iter().any(|r| matches!(r, Reason::Places { .. })),
            Action::Move { from, .. } => reasons
                .iter()
                .any(|r| matches!(r, Reason::Moves { from: left, .. } if *left == from)),
            Action::Rest => reasons.iter().any(|r| matches!(r, Reason::Waits { .. })),
        };
        assert!(told, "{} in round {}: {reasons:?}", judged.best, judged.round);
    }
    assert!(PastTurn::all(&game, Seat::from_index(1)).is_empty());
}

/// A turn that the net would never propose is rated all the same, and one that is not legal is left out.
#[test]
fn turns_are_rated_on_demand() {
    let (question, net) = (waiting(6, 24), Net::learned());
    let sensible = rate(&question);
    let turns: Vec<limes::Turn> = ["a1^", "d4^"].map(|turn| turn.parse().expect("a turn")).to_vec();
    let mut thinker = rater(&question, net, 1, &turns);
    think(&mut thinker);
    assert_eq!(ratings(&thinker), sensible);

    let game = played(Level::Skilled, 6);
    let display = game.players()[0].display();
    let legal = display.legal_turns(question.card(), Variants::NONE);
    let odd = legal.into_iter().find(|turn| sensible.iter().all(|rating| rating.turn != *turn));
    let odd = odd.expect("a turn that the net does not propose");
    let mut thinker = rater(&question, net, 1, &[odd]);
    think(&mut thinker);
    let all = ratings(&thinker);
    let most = all.iter().map(|rating| rating.tried).max();
    let rating = all.iter().find(|rating| rating.turn == odd).expect("a rating");
    assert_eq!(Some(rating.tried), most);
    assert!(rating.expected <= all[0].expected);
}
