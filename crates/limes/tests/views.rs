//! What a seat sees of a small and of a large table.

use limes::{DealtGame, Deck, Game, Refusal, Seat, TurnVisibility, Variants, View};
use record::Seed;

fn table(players: usize) -> DealtGame {
    let names: Vec<String> = (1..=players).map(|number| format!("P{number}")).collect();
    let game = Game::new(Deck::classic().clone(), Variants::NONE, &names).expect("good names");
    DealtGame::from_seed(game, &Seed::new("limes").expect("a seed"))
}

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

/// Lets these players make turns that differ from seat to seat.
fn play(dealt: &mut DealtGame, seats: impl Iterator<Item = usize>) {
    for number in seats {
        let legal = dealt.game().legal(seat(number)).expect("a turn to make");
        dealt.play(seat(number), legal[number * 7 % legal.len()]).expect("legal");
    }
}

fn shown(view: &View) -> Vec<usize> {
    view.players.iter().map(|player| player.seat.number()).collect()
}

#[test]
fn up_to_sixteen_are_all_shown_with_what_they_laid() {
    let view = table(16).game().view(Some(seat(3)), TurnVisibility::Hidden);
    assert_eq!((view.players.len(), view.others), (16, 0));
    assert!(view.players.iter().all(|player| player.laid.is_some()));
}

#[test]
fn of_a_large_table_one_sees_oneself_the_leaders_and_those_beside_one_in_rank() {
    let mut dealt = table(300);
    for _ in 0..3 {
        play(&mut dealt, 1..=300);
    }
    let ranks = dealt.game().standing().ranks;
    let view = dealt.game().view(Some(seat(7)), TurnVisibility::Hidden);
    assert_eq!(view.others, 300 - view.players.len());
    let own = view.own().expect("a player");
    assert_eq!((own.seat, own.rank), (seat(7), ranks[6]));
    let with_display: Vec<Seat> =
        view.players.iter().filter(|player| player.laid.is_some()).map(|p| p.seat).collect();
    assert_eq!(with_display, [seat(7)]);
    assert!(view.players.len() <= 10 && view.players.len() >= 7);
    let mut best: Vec<(usize, usize)> = ranks.iter().copied().zip(1..).collect();
    best.sort_unstable();
    for (_, leader) in &best[..5] {
        assert!(shown(&view).contains(leader), "{leader} of {:?}", shown(&view));
    }
    let place = best.iter().position(|&(_, number)| number == 7).expect("player 7");
    for (_, neighbour) in &best[place.saturating_sub(2)..place + 3] {
        assert!(shown(&view).contains(neighbour), "{neighbour} of {:?}", shown(&view));
    }
    let watcher = dealt.game().view(None, TurnVisibility::Hidden);
    assert_eq!(watcher.players.len(), 5);
    assert!(watcher.players.iter().all(|player| player.laid.is_none()));
}

#[test]
fn totals_ranks_and_leaders_tell_nothing_of_turns_that_are_hidden() {
    for players in [4, 40] {
        let mut dealt = table(players);
        play(&mut dealt, 1..=players);
        let before = dealt.game().view(Some(seat(1)), TurnVisibility::Hidden);
        play(&mut dealt, 2..=players);
        let mut after = dealt.game().view(Some(seat(1)), TurnVisibility::Hidden);
        after.players.iter_mut().for_each(|player| player.moved = false);
        assert_eq!(after, before);
        let open = dealt.game().view(Some(seat(1)), TurnVisibility::Open);
        assert_ne!(open, dealt.game().view(Some(seat(1)), TurnVisibility::Hidden));
    }
}

#[test]
fn before_the_first_card_nobody_has_moved_and_a_card_is_due() {
    let game = Game::new(Deck::classic().clone(), Variants::NONE, &["Ada", "Ben"]).expect("names");
    let view = game.view(Some(seat(1)), TurnVisibility::Hidden);
    assert_eq!((view.round(), view.card(), view.asked), (0, None, None));
    assert!(view.players.iter().all(|player| !player.moved));
    assert_eq!(view.to_lay(), Err(Refusal::NoCard));
    assert_eq!(game.legal(seat(1)), Err(Refusal::NoCard));
}

#[test]
fn between_two_rounds_everybody_has_moved_and_a_card_is_due() {
    let mut game = Game::new(Deck::classic().clone(), Variants::NONE, &["Ada"]).expect("a name");
    game.draw(limes::CardNumber::new(5).expect("a card")).expect("the first card");
    game.play(seat(1), "d4^".parse().expect("a turn")).expect("legal");
    let view = game.view(Some(seat(1)), TurnVisibility::Hidden);
    assert_eq!((view.round(), view.players[0].moved, view.asked), (1, true, None));
    assert_eq!(view.to_lay(), Err(Refusal::NoCard));
}

#[test]
fn nobody_sees_through_a_seat_where_nobody_sits() {
    let view = table(2).game().view(Seat::new(3), TurnVisibility::Hidden);
    assert_eq!(view, table(2).game().view(None, TurnVisibility::Hidden));
}
