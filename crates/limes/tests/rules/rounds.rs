//! Rounds: one card for everybody, sixteen of them, each player on their own.

use crate::kit::join;
use expect_test::expect;
use limes::{CARDS, CardNumber, Deck, Game, Phase, Seat, Turn, Variants, WORKERS};

fn game(players: &[&str]) -> Game {
    Game::new(Deck::classic().clone(), Variants::NONE, players).expect("good names")
}

fn card(number: u8) -> CardNumber {
    CardNumber::new(number).expect("a card")
}

fn turn(text: &str) -> Turn {
    text.parse().expect("a turn")
}

fn waits(game: &Game) -> String {
    match game.phase() {
        Phase::Draw => "draw".to_owned(),
        Phase::Lay { card, waiting } => format!("card {card} for {}", join(waiting)),
        Phase::Over(standing) => {
            format!("won by {}", join(standing.winners().map(|seat| seat + 1)))
        }
    }
}

/// Everybody rests on the first legal cell.
fn finish_round(game: &mut Game) {
    for seat in game.seats().collect::<Vec<_>>() {
        if let Ok(legal) = game.legal(seat) {
            game.play(seat, legal[0]).expect("legal");
        }
    }
}

#[test]
fn one_card_is_drawn_for_everybody() {
    let mut game = game(&["Ada", "Ben"]);
    assert_eq!(waits(&game), "draw");
    game.draw(card(5)).expect("the first card");
    assert_eq!(waits(&game), "card 5 for 1 2");
    assert_eq!(game.card_for(Seat::from_index(0)), game.card_for(Seat::from_index(1)));
}

#[test]
fn nobody_waits_for_another_inside_a_round() {
    let mut game = game(&["Ada", "Ben", "Cleo"]);
    game.draw(card(5)).expect("the first card");
    game.play(Seat::from_index(2), turn("d4^")).expect("legal");
    game.play(Seat::from_index(0), turn("d4>")).expect("legal");
    assert_eq!(waits(&game), "card 5 for 2");
}

#[test]
fn each_player_has_one_turn_a_round() {
    let mut game = game(&["Ada", "Ben"]);
    game.draw(card(5)).expect("the first card");
    game.play(Seat::from_index(0), turn("d4^")).expect("legal");
    let refusal = game.play(Seat::from_index(0), turn("e4^")).expect_err("refused");
    expect!["the turn of this round is made already"].assert_eq(&refusal.to_string());
}

#[test]
fn the_round_ends_when_everyone_has_laid() {
    let mut game = game(&["Ada", "Ben"]);
    game.draw(card(5)).expect("the first card");
    game.play(Seat::from_index(0), turn("d4^")).expect("legal");
    let refusal = game.draw(card(6)).expect_err("refused");
    expect!["not everyone has ended their turn of the round before"]
        .assert_eq(&refusal.to_string());
    game.play(Seat::from_index(1), turn("d4^")).expect("legal");
    let refusal = game.play(Seat::from_index(1), turn("e4^")).expect_err("refused");
    expect!["no card has been drawn for this round"].assert_eq(&refusal.to_string());
    game.draw(card(6)).expect("the second card");
}

#[test]
fn cards_are_drawn_without_replacement() {
    let mut game = game(&["Ada"]);
    game.draw(card(5)).expect("the first card");
    finish_round(&mut game);
    let refusal = game.draw(card(5)).expect_err("refused");
    expect!["card 5 was drawn before"].assert_eq(&refusal.to_string());
}

#[test]
fn sixteen_of_the_24_are_played() {
    let mut game = game(&["Ada", "Ben"]);
    for number in 1..=16 {
        assert!(!game.is_over());
        game.draw(card(number)).expect("not drawn before");
        finish_round(&mut game);
    }
    assert_eq!(waits(&game), "won by 1 2");
    assert!(game.players().iter().all(|player| player.display().is_full()));
    let refusal = game.draw(card(17)).expect_err("refused");
    expect!["the game is over after 16 rounds"].assert_eq(&refusal.to_string());
    let refusal = game.play(Seat::from_index(0), turn("d4^")).expect_err("refused");
    expect!["the game is over after 16 rounds"].assert_eq(&refusal.to_string());
}

#[test]
fn which_cards_are_still_in_the_pile_is_public() {
    let mut game = game(&["Ada"]);
    for number in [24, 1, 13] {
        game.draw(card(number)).expect("not drawn before");
        finish_round(&mut game);
    }
    expect!["2 3 4 5 6 7 8 9 10 11 12 14 15 16 17 18 19 20 21 22 23"]
        .assert_eq(&join(game.pile().iter()));
}

#[test]
fn displays_are_each_players_own() {
    let mut game = game(&["Ada", "Ben"]);
    game.draw(card(5)).expect("the first card");
    game.play(Seat::from_index(0), turn("d4^ +nw")).expect("legal");
    game.play(Seat::from_index(1), turn("d4v")).expect("legal");
    let supplies = game.players().iter().map(|player| player.display().supply());
    assert_eq!(supplies.collect::<Vec<_>>(), [WORKERS - 1, WORKERS]);
}

#[test]
fn any_number_may_play_but_not_nobody() {
    assert!(Game::new(Deck::classic().clone(), Variants::NONE, &[""; 0]).is_err());
    let names: Vec<String> = (1..=200).map(|number| format!("P{number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut game = game(&names);
    game.draw(card(5)).expect("the first card");
    finish_round(&mut game);
    assert_eq!((waits(&game).as_str(), game.rounds()), ("draw", 1));
    let refusal = game.legal(Seat::from_index(200)).expect_err("refused");
    expect!["there is no player 201"].assert_eq(&refusal.to_string());
}

#[test]
fn a_seed_draws_sixteen_different_cards() {
    let mut drawn = limes::draw(&record::Seed::new("any seed").expect("a seed"));
    drawn.sort();
    drawn.dedup();
    assert_eq!(drawn.len(), CARDS);
}
