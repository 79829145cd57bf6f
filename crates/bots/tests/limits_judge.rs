//! The judge of Limits: advice and reviews that are fair, the same every time, and right where it is known what is right.

use bots::Level;
use bots::limits::{
    Advice, Adviser, PastDecision, PastDecisions, Player, Review, ReviewedDecision, Slip, Style,
    review,
};
use limits::{Action, Colour, Deal, DealDraft, Decision, Game, Limit, Mode, Record, Seat};
use record::{Seed, Stream};

const WORK: u64 = 300;

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

fn stream(seed: &str) -> Stream {
    Seed::new(seed).expect("a seed").stream("limits-judge-test")
}

fn deal(players: usize, seed: &str, mode: Mode) -> Deal {
    let names = (1..=players).map(|number| format!("P{number}")).collect();
    Deal::from_seed(&Seed::new(seed).expect("a seed"), names, mode).expect("a deal")
}

/// A game of these levels, played to its end.
fn played(levels: &[Level], seed: &str) -> Game {
    let mut game = Game::new(deal(levels.len(), seed, Mode::Memory));
    let mut players: Vec<Player> =
        levels.iter().map(|&level| Player::new(Style::of_level(level), 7)).collect();
    while !game.is_over() {
        for seat in game.seats() {
            if game.asked(seat).is_some() {
                let decision = players[seat.index()].decide(&game.view(Some(seat)));
                game.decide(seat, decision.expect("asked")).expect("legal");
                for (player, seat) in players.iter_mut().zip(game.seats()) {
                    player.see(&game.view(Some(seat)));
                }
            }
        }
    }
    game
}

/// A game in which everybody decides at random.
fn silly(deal: &Deal, luck: &mut Stream, length: usize) -> Game {
    let mut game = Game::new(deal.clone());
    for _ in 0..length {
        let waiting: Vec<Seat> = game.seats().filter(|&seat| game.asked(seat).is_some()).collect();
        let Some(&seat) = waiting.get(luck.below(waiting.len().max(1))) else { break };
        let legal = game.legal(seat).expect("asked");
        game.decide(seat, legal[luck.below(legal.len())]).expect("legal");
    }
    game
}

/// A game for two with these hands, the limits `4 2 5 0 X` in round 1, and these lines. Player 1 begins.
fn laid_out(hands: [&str; 2], lines: &str) -> Game {
    let mut colours: String =
        hands[0].chars().zip(hands[1].chars()).flat_map(|(one, two)| [one, two]).collect();
    for colour in Colour::ALL {
        let used = colours.matches(colour.letter()).count();
        colours.extend(std::iter::repeat_n(colour.letter(), 12 - used));
    }
    let text = format!(
        "[Game \"Limits\"]\n[Format \"1\"]\n[Player \"Ada\"]\n[Player \"Ben\"]\n[Start \"1\"]\n[Colours \"{colours}\"]\n\
         [LimitCards \"14 1 2 3 4 5 6 7 8 9\"]\n\n{lines}\n"
    );
    Record::parse(text.as_bytes()).unwrap_or_else(|fault| panic!("{fault}")).game
}

fn advice(past: &PastDecision, work: u64) -> Advice {
    let mut adviser = past.adviser(1).expect("it has seen it all");
    adviser.think_for(work);
    adviser.advice()
}

fn think(adviser: &mut Adviser<'_>) {
    adviser.think_for(WORK);
}

#[test]
fn advice_rates_all_that_is_legal_and_knows_the_pile() {
    for (players, mode) in [(2, Mode::Memory), (3, Mode::Open), (6, Mode::Memory)] {
        let deal = deal(players, "advice", mode);
        let whole = silly(&deal, &mut stream("advice"), 90);
        let own = seat(2);
        let mut again = Game::new(deal);
        let mut past = PastDecisions::of(&whole, own);
        for (by, decision) in whole.decisions() {
            if by == own {
                let past = past.next().expect("as many as there were");
                assert_eq!((Some(past.asked()), past.decided()), (again.asked(own), decision));
                check(&again, own, &advice(&past, 60));
            }
            again.decide(by, decision).expect("legal");
        }
        assert!(past.next().is_none());
    }
}

fn check(game: &Game, own: Seat, advice: &Advice) {
    let mut rated: Vec<Decision> = advice.decisions.iter().map(|rated| rated.decision).collect();
    assert!(advice.decisions.is_sorted_by(|a, b| a.share >= b.share));
    assert!(advice.decisions.iter().all(|rated| (0.0..=1.0).contains(&rated.share)));
    rated.sort();
    let mut legal = game.legal(own).expect("asked");
    legal.sort();
    assert_eq!(rated, legal);
    let (_, card) = game.limit_card().expect("not over");
    let pile = game.pile().cards();
    for colour in &advice.colours {
        let lying = pile.iter().filter(|laid| laid.colour == colour.colour).count();
        assert_eq!((colour.in_pile, colour.printed), (lying, card.limits[colour.colour]));
        assert!((colour.hidden.iter().sum::<f64>() - 1.0).abs() < 1e-6, "{colour:?}");
    }
    for suspect in &advice.suspects {
        assert!(legal.contains(&Decision::Act(Action::Suspect(suspect.seat))));
        let upto = game.pile().up_to_last_of(suspect.seat);
        let colour = upto.last().expect("a card").colour;
        let count = upto.iter().filter(|laid| laid.colour == colour).count();
        assert_eq!((suspect.colour, suspect.count), (colour, count));
        assert!((0.0..=1.0).contains(&suspect.broken));
        // What nobody can have broken, and what everybody together could not have raised far enough.
        if !card.limits[colour].is_broken_by(count) {
            assert_eq!(suspect.broken, 0.0);
        }
        if card.limits[colour].raised_by(game.players().len()).is_broken_by(count) {
            assert!(suspect.broken > 1.0 - 1e-9, "{suspect:?}");
        }
    }
    let suspicions = legal.iter().filter(|d| matches!(d, Decision::Act(Action::Suspect(_))));
    assert_eq!(suspicions.count(), advice.suspects.len());
}

#[test]
fn chances_are_those_of_the_cards() {
    // Ben has laid a blue card, of which none may lie: either he has hidden a blue card, or the limit is broken.
    let game = laid_out(["rrryy", "bbgyp"], "1. hide r | b\n1: play r\n2: play b\n1: play r");
    let past = PastDecisions::of(&game, seat(1)).last().expect("a decision");
    let advice = advice(&past, 3000);
    let ben = advice.likeliest_suspect().expect("Ben");
    assert_eq!((ben.seat, ben.colour, ben.count), (seat(2), Colour::Blue, 1));
    assert_eq!(advice.broken(seat(2)), Some(ben.broken));
    assert_eq!(advice.broken(seat(1)), None);
    let blue = advice.colours.iter().find(|colour| colour.colour == Colour::Blue).expect("blue");
    assert!((blue.hidden[0] - ben.broken).abs() < 1e-9, "{blue:?} {ben:?}");
    assert!(blue.hidden[2] == 0.0, "nobody else has hidden one");
    let likely = if blue.hidden[1] > 0.5 { Limit::At(1) } else { Limit::At(0) };
    assert_eq!(blue.likely_limit(), likely);
    let purple = advice.colours.last().expect("purple");
    assert_eq!(purple.likely_limit(), Limit::None);
}

#[test]
fn the_same_work_gives_the_same_advice_in_slices_too() {
    let game = played(&[Level::Skilled, Level::Beginner], "slices");
    for past in PastDecisions::of(&game, seat(1)).step_by(9) {
        let at_once = advice(&past, WORK);
        assert_eq!(at_once, advice(&past, WORK));
        let mut adviser = past.adviser(1).expect("it has seen it all");
        while adviser.work() < WORK {
            let before = adviser.work();
            adviser.think(before as f64 / WORK as f64);
            assert!((1..=12).contains(&(adviser.work() - before)), "a piece is small");
        }
        assert!(adviser.is_ready());
        assert_eq!(adviser.advice(), at_once);
    }
}

/// Ada sees two blue cards of Ben where none may lie, and only one other card can be face down.
const SURE: &str =
    "1. hide r | y\n1: play r\n2: play b\n1: play r\n2: play b\n1: play g\n2: play b\n1: suspect 2";

#[test]
fn a_sure_suspicion_that_is_not_made_is_missed() {
    let game = laid_out(["rrrgg", "bbbby"], SURE);
    let review = review(&game, seat(1), 1, think);
    let [.., missed, made] = &review.decisions[..] else { panic!("{review:?}") };
    assert_eq!(missed.asked.to_string(), "1.5");
    assert_eq!(missed.best, Decision::Act(Action::Suspect(seat(2))));
    assert_eq!((missed.suspect, missed.slip), (Some(seat(2)), Some(Slip::Missed)));
    assert!(missed.cost > 0.02 && missed.broken > Some(0.99), "{missed:?}");
    assert_eq!((made.cost, made.slip, made.best), (0.0, None, made.decided));
    assert_eq!((review.suspicions(), review.slips(Slip::Missed)), (1, 1));
    assert_eq!(review.slips(Slip::Needless), 0);
}

#[test]
fn a_suspicion_that_cannot_be_right_is_needless() {
    let game = laid_out(["pprrg", "rrygg"], "1. hide r | y\n1: play p\n2: suspect 1");
    let review = review(&game, seat(2), 1, think);
    let [_, suspicion] = &review.decisions[..] else { panic!("{review:?}") };
    assert_eq!((suspicion.broken, suspicion.slip), (Some(0.0), Some(Slip::Needless)));
    assert!(suspicion.cost > 0.02 && suspicion.best != suspicion.decided, "{suspicion:?}");
    assert_eq!((review.suspicions(), review.slips(Slip::Needless)), (1, 1));
}

#[test]
fn a_review_adds_up() {
    let game = played(&[Level::Beginner, Level::Skilled], "adds up");
    let reviews: Vec<Review> =
        game.seats().map(|seat| review(&game, seat, 1, |adviser| adviser.think_for(60))).collect();
    assert!((reviews.iter().map(|review| review.share).sum::<f64>() - 1.0).abs() < 1e-6);
    for (review, own) in reviews.iter().zip(game.seats()) {
        assert!((review.par + review.skill + review.luck - review.share).abs() < 1e-9);
        assert_eq!(review.par, 0.5);
        let decided: Vec<Decision> =
            game.decisions().filter(|&(by, _)| by == own).map(|(_, decision)| decision).collect();
        let judged: Vec<Decision> = review.decisions.iter().map(|judged| judged.decided).collect();
        assert_eq!(judged, decided);
        for judged in &review.decisions {
            let ReviewedDecision { cost, best, decided, expected, .. } = *judged;
            assert!(cost >= 0.0 && (cost > 0.0) == (best != decided), "{judged:?}");
            assert!((0.0..=1.0).contains(&expected), "{judged:?}");
            assert_eq!(judged.suspect.is_some(), judged.broken.is_some());
        }
    }
    let nobody = review(&game, seat(9), 1, think);
    assert!(nobody.decisions.is_empty());
}

#[test]
fn a_game_that_is_not_over_is_reviewed_as_far_as_it_goes() {
    let begun = laid_out(["rrrgg", "bbbby"], "1. hide r | …");
    let [ada, ben] = [1, 2].map(|number| review(&begun, seat(number), 1, think));
    assert_eq!((ada.decisions.len(), ben.decisions.len()), (1, 0));
    assert_eq!((ada.share, ben.share, ben.luck), (0.5, 0.5, 0.0));
    assert_eq!(ben.skill.to_bits(), 0.0_f64.to_bits(), "no minus before nothing");
}

#[test]
fn who_plays_better_loses_less() {
    let game = played(&[Level::Beginner, Level::Merciless], "better");
    let [weak, strong] = [1, 2].map(|number| review(&game, seat(number), 1, think).skill);
    assert!(strong > weak && weak < -0.05, "{strong} {weak}");
}

/// Changes cards that a seat never saw: nothing in its review changes.
#[test]
fn what_a_seat_never_saw_judges_nothing() {
    let mut changed = 0;
    for number in 0..12 {
        let players = 2 + number % 3;
        let first = deal(players, &format!("fair {number}"), Mode::Memory);
        let own = Seat::from_index(number % players);
        let mut luck = stream(&format!("fair {number}"));
        let length = 5 + luck.below(40);
        let game = silly(&first, &mut luck, length);
        let script: Vec<(Seat, Decision)> = game.decisions().collect();
        for _ in 0..400 {
            let mut colours: Vec<Colour> = first.colours().to_vec();
            let [one, two] = [luck.below(60), luck.below(60)];
            colours.swap(one, two);
            let draft = DealDraft {
                players: first.players().to_vec(),
                start: first.start().number(),
                colours,
                limit_cards: first.limit_cards().iter().map(|card| card.get()).collect(),
                mode: first.mode(),
            };
            let mut other = Game::new(draft.check().expect("the same cards"));
            let legal = script.iter().all(|&(seat, decision)| other.decide(seat, decision).is_ok());
            if legal && other.deal() != game.deal() && other.views(own) == game.views(own) {
                changed += 1;
                let [ours, theirs] = [&game, &other]
                    .map(|game| review(game, own, 1, |adviser| adviser.think_for(40)));
                assert_eq!(ours, theirs);
                break;
            }
        }
    }
    assert!(changed > 8, "{changed}");
}
