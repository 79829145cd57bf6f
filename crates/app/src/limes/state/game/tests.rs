use super::*;
use crate::limes::state::Draft;
use crate::limes::state::Setup;
use crate::limes::state::kit::turn;
use crate::shell::lineup::Lineup;
use bots::Level;
use dice::Dice;
use game::{Position, Question};
use limes::Refusal;

const BOT: Sitter = Sitter::Bot(Level::Beginner);
const DATE: &str = "2026-05-01";

fn setup(players: &[(&str, Sitter)]) -> Setup {
    let players = players.iter().map(|&(name, sitter)| (name.to_owned(), sitter)).collect();
    Setup::of(Lineup { players, seed: "limes".to_owned() })
}

fn begun(setup: &Setup) -> DealtGame {
    deal(setup.check(&Seed::spelled([0; 16])).expect("right"), DATE)
}

fn game(players: &[(&str, Sitter)]) -> DealtGame {
    begun(&setup(players))
}

fn seat(index: usize) -> Seat {
    Seat::from_index(index)
}

/// Makes some legal turn for everyone who has one to make.
fn play_round(game: &mut DealtGame, dice: &mut Dice) {
    for seat in game.game().seats().collect::<Vec<_>>() {
        if let Ok(turns) = game.game().legal(seat) {
            game.play(seat, turns[dice.below(turns.len())]).expect("legal");
        }
    }
}

fn play_out(game: &mut DealtGame) {
    let mut dice = Dice::new(3);
    while !game.game().is_over() {
        play_round(game, &mut dice);
    }
}

fn empty_draft(game: &DealtGame, seat: Seat) -> Option<Draft> {
    Draft::of_view(&Position::view(game, Some(seat)))
}

#[test]
fn the_first_card_lies_there_and_the_next_comes_when_all_have_ended() {
    let mut game = game(&[("Ada", Sitter::Person), ("Ben", Sitter::Person)]);
    // The vector of the seed «limes» begins with card 22.
    let first = CardNumber::new(22).expect("a card");
    assert_eq!(game.game().drawn(), [first]);
    game.play(seat(0), turn("d4^ +nw")).expect("legal");
    assert_eq!(game.game().drawn(), [first]);
    assert_eq!(game.play(seat(0), turn("e4^")), Err(Refusal::AlreadyMoved));
    game.play(seat(1), turn("d4>")).expect("legal");
    assert_eq!(game.game().drawn().len(), 2);
}

#[test]
fn turns_of_this_round_are_hidden_until_ones_own_is_ended_unless_the_table_is_open() {
    let mut setup = setup(&[("Ada", Sitter::Person), ("Ben", Sitter::Person)]);
    for table in [TurnVisibility::Hidden, TurnVisibility::Open] {
        setup.table = table;
        let mut game = begun(&setup);
        game.play(seat(0), turn("d4^ +nw")).expect("legal");
        let seen = Position::view(&game, Some(seat(1)));
        assert!(seen.players[0].moved);
        let turns = seen.game().players()[0].turns().len();
        assert_eq!(turns, usize::from(table == TurnVisibility::Open));
        game.play(seat(1), turn("d4>")).expect("legal");
        assert_eq!(Position::view(&game, Some(seat(1))).game().players()[0].turns().len(), 1);
    }
}

#[test]
fn who_sits_where_comes_back_from_the_record() {
    let mut setup = setup(&[("Ada", Sitter::Person), ("Bot", Sitter::Bot(Level::Merciless))]);
    setup.table = TurnVisibility::Open;
    let mut game = begun(&setup);
    game.play(seat(0), turn("d4^ +nw")).expect("legal");
    let text = game.record().to_string();
    let headers =
        "[Seed \"limes\"]\n[Bot \"2 merciless\"]\n[Table \"open\"]\n[Date \"2026-05-01\"]\n";
    assert!(text.contains(headers), "{text}");
    let record = Record::parse(text.as_bytes()).expect("a record");
    assert_eq!(seats(&record).sitters(), [Sitter::Person, Sitter::Bot(Level::Merciless)]);
    assert_eq!(record.turn_visibility(), TurnVisibility::Open);
    assert_eq!(notes::date(&record.headers), Some(DATE));
    assert_eq!(DealtGame::from_record(record), Ok(game));
}

#[test]
fn strange_headers_are_kept_and_do_no_harm() {
    let text = "[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"classic\"]\n[Player \"Ada\"]\n[Bot \"7 expert\"]\n\
                [Bot \"0 expert\"]\n[Bot \"1 sly\"]\n[Bot \"4294967296 expert\"]\n[Bot \"\"]\n[Table \"round\"]\n[Seed \"other\"]\n\n1. 17 | d4^\n";
    let record = Record::parse(text.as_bytes()).expect("a record");
    assert_eq!(seats(&record), Seats::new(vec![Sitter::Person]));
    let game = DealtGame::from_record_or(record.clone(), &Seed::spelled([1; 16]));
    // The seed «other» does not begin with card 17, so the cards to come are shuffled.
    assert_eq!(seed(&game), None);
    assert_eq!(unseeded_draw(&game), Some(game.draw()));
    assert_eq!(game.record().headers, record.headers);
}

#[test]
fn the_same_draw_can_be_played_again_and_from_any_round() {
    let mut game = game(&[("Ada", Sitter::Person), ("Bot", BOT)]);
    play_out(&mut game);
    let drawn = game.game().drawn().to_vec();
    for rounds in [0, 5, 15] {
        let mut again = from_round(&game, rounds, "2026-05-02");
        assert_eq!(again.game().rounds(), rounds);
        assert_eq!(again.game().drawn(), &drawn[..=rounds]);
        assert_eq!(notes::date(&again.record().headers), Some("2026-05-02"));
        assert_eq!(seats(again.record()), seats(game.record()));
        for (player, other) in again.game().players().iter().zip(game.game().players()) {
            assert_eq!(player.turns(), &other.turns()[..rounds]);
        }
        play_out(&mut again);
        assert_eq!(again.game().drawn(), drawn);
    }
    // A finished game stays finished.
    assert_eq!(from_round(&game, 99, DATE).game(), game.game());
}

#[test]
fn a_draft_begins_where_the_game_is() {
    let game = game(&[("Ada", Sitter::Person)]);
    let mut draft = empty_draft(&game, seat(0)).expect("something to decide");
    draft.lay(limes::Cell::START).expect("legal");
    assert!(game.game().preview(seat(0), draft.turn().expect("laid")).is_ok());
    assert_eq!(empty_draft(&game, seat(1)), None);
}

#[test]
fn anybody_can_try_the_same_draw_alone() {
    let mut game = game(&[("Ada", Sitter::Person), ("Ben", BOT)]);
    play_out(&mut game);
    let mut alone = super::alone(&game, " Cleo ", DATE).expect("a name");
    assert_eq!(seed(&alone), seed(&game));
    assert_eq!(alone.game().players().len(), 1);
    assert_eq!(alone.game().players()[0].name(), "Cleo");
    play_out(&mut alone);
    assert_eq!(alone.game().drawn(), game.game().drawn());
    assert!(super::alone(&game, " ", DATE).is_err());
}

#[test]
fn a_driver_takes_the_game_up_where_it_is() {
    let mut game = game(&[("Ada", Sitter::Person), ("Bot", BOT), ("Ben", Sitter::Person)]);
    let mut dice = Dice::new(5);
    for _ in 0..3 {
        play_round(&mut game, &mut dice);
    }
    let turn = game.game().legal(seat(2)).expect("a turn to make")[0];
    game.play(seat(2), turn).expect("legal");
    let saved = to_saved(&game, 11);
    assert_eq!((saved.decided.len(), saved.version), (10, 11));
    assert!(saved.start.game().players().iter().all(|player| player.turns().is_empty()));
    let options = client::LocalOptions {
        seed: Seed::spelled([0; 16]),
        pace: 0,
        think_limit: None,
        remembers: false,
    };
    let driver = client::LocalDriver::new(&saved, Default::default(), options);
    assert_eq!(driver.expect("its own turns").game(), &game);
}

#[test]
fn the_same_table_plays_again_with_other_cards() {
    let mut setup = setup(&[("Ada", Sitter::Person), ("Bot", Sitter::Bot(bots::Level::Skilled))]);
    setup.variants.ferryman = true;
    setup.table = TurnVisibility::Open;
    let mut game = begun(&setup);
    play_round(&mut game, &mut Dice::new(5));
    let seed = Seed::spelled([9; 16]);
    let other = other_draw(&game, &seed, "2026-05-02");
    assert_eq!((other.draw(), other.game().rounds()), (&limes::draw(&seed)[..], 0));
    assert_ne!(other.draw(), game.draw());
    let frame = |game: &DealtGame| {
        let names: Vec<String> =
            game.game().players().iter().map(|player| player.name().to_owned()).collect();
        (names, game.game().deck().clone(), game.game().variants())
    };
    assert_eq!(frame(&other), frame(&game));
    let (record, before) = (other.record(), game.record());
    assert_eq!(seats(record), seats(before));
    assert_eq!(record.turn_visibility(), TurnVisibility::Open);
    assert_eq!(record.seed(), Some(seed));
    assert_eq!(notes::date(&record.headers), Some("2026-05-02"));
}

#[test]
fn the_same_game_is_known_again_when_it_has_gone_on() {
    let mut game = game(&[("Ada", Sitter::Person), ("Ben", Sitter::Person)]);
    let mut dice = Dice::new(5);
    play_round(&mut game, &mut dice);
    let mut later = game.clone();
    let turn = later.game().legal(seat(1)).expect("a turn to make")[0];
    later.play(seat(1), turn).expect("legal");
    assert_eq!(compare(&game, &game), Some(Ordering::Equal));
    assert_eq!(compare(&later, &game), Some(Ordering::Greater));
    assert_eq!(compare(&game, &later), Some(Ordering::Less));
    let mut other = game.clone();
    let turn = other.game().legal(seat(1)).expect("a turn to make")[1];
    other.play(seat(1), turn).expect("legal");
    assert_eq!(compare(&other, &later), None, "it went on in another way");
    let fresh = begun(&setup(&[("Ada", Sitter::Person), ("Cleo", Sitter::Person)]));
    assert_eq!(compare(&fresh, &game), None, "others play");
}

#[test]
fn what_was_taken_back_is_noted_once_and_found_again() {
    let mut game = game(&[("Ada", Sitter::Person)]);
    let mut dice = Dice::new(5);
    for _ in 0..3 {
        play_round(&mut game, &mut dice);
    }
    let plain = game.record().to_string();
    assert_eq!(note_taken_back(&plain, &[]), plain);
    let back =
        |round| TakenBack { seat: seat(0), question: Question::round(round), next_was_shown: true };
    let noted = note_taken_back(&plain, &[back(12), back(2), back(12)]);
    assert!(noted.contains("[TakenBack \"2 12\"]\n"), "{noted}");
    let record = Record::parse(noted.as_bytes()).expect("a record");
    assert_eq!(notes::taken_back(&record.headers), [2, 12].map(Question::round));
    // It is still there when the game is taken up again, and does not double.
    let taken_up = DealtGame::from_record(record).expect("its own seed");
    let saved = to_saved(&taken_up, 3);
    assert_eq!(saved.taken_back, [back(2), back(12)]);
    assert_eq!(note_taken_back(&noted, &saved.taken_back), noted);
    // Whoever plays it anew begins with a clean slate.
    assert!(notes::taken_back(&from_round(&taken_up, 1, DATE).record().headers).is_empty());
}
