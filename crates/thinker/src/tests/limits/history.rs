//! What a seat has seen travels whole, and what nobody can have seen is refused.

use super::kit::{CASES, asked_views, case, failure, game, history, open};
use crate::messages::limits::{SeatHistory, Task};
use crate::tests::damage::harmed;
use crate::tests::kit::all_answers;
use crate::{Budget, Failure};
use bots::Level;
use bots::limits::{Adviser, Player, Style};
use limits::{Colour, Game, Mode, PileView, Seat, View};
use proptest::prelude::*;

#[test]
fn what_travels_is_what_the_seat_saw() {
    for number in 0..CASES {
        for record in [case(number), open(&case(number))] {
            let game = game(&record);
            let seat = Seat::from_index(number % game.players().len());
            // Long games have many of them.
            for views in asked_views(&game, seat).into_iter().step_by(1 + number) {
                let history = SeatHistory::of(&views).expect("asked");
                assert_eq!(history.views().as_ref(), Ok(&views), "{number}");
                assert_eq!(history.len(), views.len());
            }
        }
    }
}

#[test]
fn who_is_asked_nothing_has_nothing_to_send() {
    let game = game(&case(9));
    assert!(game.is_over());
    for seat in game.seats() {
        assert_eq!(SeatHistory::of(&game.views(seat)), None);
    }
    assert_eq!(SeatHistory::of(&[]), None);
    assert_eq!(SeatHistory::of(&[game.view(None)]), None);
    let began = Game::new(game.deal().clone());
    assert_eq!(SeatHistory::of(&[began.view(None)]), None);
    let asked = began.view(Some(Seat::from_index(0)));
    assert_eq!(SeatHistory::of(&[game.view(None), asked.clone()]), None);
    assert!(SeatHistory::of(&[asked]).is_some());
}

#[test]
fn a_history_goes_on() {
    let game = game(&case(17));
    let seat = Seat::from_index(1);
    let all = asked_views(&game, seat);
    let histories: Vec<SeatHistory> =
        all.iter().map(|views| SeatHistory::of(views).expect("asked")).collect();
    for (place, history) in histories.iter().enumerate() {
        for (other, later) in histories.iter().enumerate() {
            assert_eq!(history.is_beginning_of(later), place <= other);
        }
    }
    let other = asked_views(&game, Seat::from_index(0));
    assert!(!histories[0].is_beginning_of(&SeatHistory::of(&other[0]).expect("asked")));
    let mut renamed = all[3].clone();
    renamed.last_mut().expect("a view").players[0].name = "Somebody".to_owned();
    assert!(!histories[0].is_beginning_of(&SeatHistory::of(&renamed).expect("asked")));
}

/// The views up to the last question in this game, with something changed in the last one; why that is refused.
fn refused(number: usize, change: impl Fn(&mut View)) -> Failure {
    let game = game(&case(number));
    let mut views = asked_views(&game, Seat::from_index(0)).pop().expect("asked");
    change(views.last_mut().expect("a view"));
    let history = SeatHistory::of(&views).expect("asked");
    let reason = history.views().expect_err("refused");
    let (level, budget) = (Level::Merciless, Budget::Work(9));
    let task = Task::Choose { history: history.clone(), level, seed: 1, budget };
    assert_eq!(failure(task), reason);
    assert_eq!(failure(Task::Hint { history, budget }), reason);
    reason
}

#[test]
fn what_nobody_can_have_seen_is_refused() {
    let far = Seat::from_index(6);
    // Two players, in the middle of round 3.
    let check = |word: &str, change: &dyn Fn(&mut View)| {
        let reason = refused(0, change);
        assert!(matches!(&reason, Failure::History(why) if why.contains(word)), "{reason}");
        assert!(reason.to_string().contains(word));
    };
    check("no such round", &|view| view.round = 0);
    check("no such round", &|view| view.round = 4);
    check("no such round", &|view| view.round = usize::MAX);
    check("too many limit cards", &|view| view.turned_up.extend(vec![view.turned_up[0]; 8]));
    check("2 to 6", &|view| view.players.truncate(1));
    check("2 to 6", &|view| view.players.extend(vec![view.players[0].clone(); 5]));
    check("come or go", &|view| view.players.push(view.players[0].clone()));
    check("too much", &|view| view.players[1].hand = usize::MAX);
    check("too much", &|view| view.players[1].hand = 6);
    check("too much", &|view| view.players[1].points = i32::MIN);
    check("other cards", &|view| view.players[0].hand -= 1);
    check("other cards", &|view| {
        let own = view.own.as_mut().expect("a seat");
        own.hand = own.hand.cards().chain([Colour::Red; 40]).collect();
    });
    check("top of the pile", &|view| view.deeds[0].colour = Some(Colour::Red));
    check("top of the pile", &|view| view.deeds.iter_mut().for_each(|deed| deed.colour = None));
    check("before all cards", &|view| view.players[1].has_hidden = false);
    check("too many cards", &|view| {
        let covered = limits::Deed { colour: None, ..view.deeds[0] };
        view.deeds.splice(0..0, vec![covered; 60]);
    });
    check("before the first", &|view| view.judged = None);
    check("turned up", &|view| {
        let judged = view.judged.as_mut().expect("round 3");
        judged.shown = Some(limits::Shown { face_down: Vec::new(), pile: Vec::new() });
    });
    let no_seat = Failure::NoSeat(6);
    assert_eq!(refused(0, |view| view.start = far), no_seat);
    assert_eq!(refused(0, |view| view.own.as_mut().expect("a seat").seat = far), no_seat);
    assert_eq!(refused(0, |view| view.judged.as_mut().expect("round 3").by = far), no_seat);
    assert_eq!(refused(0, |view| view.judged.as_mut().expect("round 3").suspect = far), no_seat);
    assert_eq!(refused(0, |view| add_since(view, far)), no_seat);
    // Whose turn it is follows from the rest.
    let reason = refused(0, |view| view.start = view.start.next(2));
    assert!(matches!(&reason, Failure::Idle(_)), "{reason}");
}

fn add_since(view: &mut View, seat: Seat) {
    let kind = limits::DeedKind::Play;
    view.since.push(limits::SinceDeed { round: 3, seat, kind, colour: Colour::Red });
}

/// Views that contradict each other, though each of them could be, do no harm: whoever sees them loses the thread.
#[test]
fn contradictions_are_borne() {
    let game = game(&case(0));
    let views = asked_views(&game, Seat::from_index(0)).pop().expect("asked");
    let last = views.last().expect("a view").clone();
    let changes: [&dyn Fn(&mut View); 5] = [
        &|view| view.own.as_mut().expect("a seat").face_down = Some(Colour::Purple),
        &|view| view.players.iter_mut().for_each(|player| player.points = 10_000),
        &|view| add_since(view, Seat::from_index(1)),
        &|view| view.judged = None,
        &|view| {
            let own = view.own.as_mut().expect("a seat");
            own.hand = own.hand.cards().map(|_| Colour::Blue).collect();
        },
    ];
    for change in changes {
        for place in (0..views.len()).step_by(3) {
            let mut views = views.clone();
            change(&mut views[place]);
            let middle = views.len() / 2;
            views.swap(place, middle);
            *views.last_mut().expect("a view") = last.clone();
            for level in [Level::Beginner, Level::Merciless] {
                let history = SeatHistory::of(&views).expect("asked");
                let budget = Budget::Work(30);
                let task = Task::Choose { history, level, seed: 1, budget };
                // Either it is refused, or something legal is decided.
                all_answers(task);
            }
        }
    }
}

#[test]
fn an_open_pile_is_seen_whole() {
    let game = game(&open(&case(0)));
    let views = asked_views(&game, Seat::from_index(0)).pop().expect("asked");
    let again = SeatHistory::of(&views).expect("asked").views().expect("views");
    let last = again.last().expect("a view");
    assert_eq!(last.mode, Mode::Open);
    assert!(matches!(&last.pile, PileView::Open(cards) if cards.len() > 3));
}

/// Histories of several kinds as bytes.
fn written() -> Vec<Vec<u8>> {
    let history = |number| postcard::to_allocvec(&history(number)).expect("bytes");
    [0, 1, 11, 18].map(history).to_vec()
}

proptest! {
    /// Whatever is still taken for a history, the bots bear it and decide what is legal.
    #[test]
    fn harmed_histories_do_no_harm(bytes in harmed(written())) {
        let views = postcard::from_bytes::<SeatHistory>(&bytes).ok().and_then(|h| h.views().ok());
        if let Some((last, before)) = views.as_deref().and_then(<[View]>::split_last) {
            for level in [Level::Beginner, Level::Skilled, Level::Merciless] {
                let mut player = Player::new(Style::of_level(level).within(20), 1);
                before.iter().for_each(|view| player.see(view));
                let decision = player.decide(last);
                prop_assert!(last.legal().is_empty() || decision.is_some());
                prop_assert!(decision.is_none_or(|decision| last.legal().contains(&decision)));
                if let Some(mut adviser) = Adviser::new(&player, last, 1) {
                    adviser.think_for(20);
                    adviser.advice();
                }
            }
        }
    }
}
