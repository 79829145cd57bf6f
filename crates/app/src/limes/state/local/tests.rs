use crate::limes::state::kit::turn;
use crate::limes::state::local::*;
use crate::limes::state::{Setup, Sitter};
use bots::Level;
use bots::limes::{Net, Question, choose};
use limes::{CardNumber, Dice, Standing};

const BOT: Sitter = Sitter::Bot(Level::Beginner);

fn setup(players: &[(&str, Sitter)]) -> Setup {
    let players = players.iter().map(|&(name, sitter)| (name.to_owned(), sitter)).collect();
    Setup { players, seed: "limes".to_owned(), ..Setup::solo("") }
}

fn table(players: &[(&str, Sitter)]) -> LocalTable {
    LocalTable::begin(setup(players).check(&Seed::spelled([0; 16])).expect("right"))
}

/// Ends the turn of everyone who has one to end with some legal turn; bots answer for themselves.
fn play_round(table: &mut LocalTable, dice: &mut Dice) {
    let Waiting::Turns { persons, bots } = table.waits_for() else { return };
    for (seat, level) in bots {
        let question = Question::of(&table.view(Some(seat))).expect("something to decide");
        let turn = choose(level, &question, Net::learned(), 0, 1).expect("a turn");
        table.end_turn(seat, turn).expect("legal");
    }
    for seat in persons {
        let turns = table.game().legal(seat).expect("something to decide");
        table.end_turn(seat, turns[dice.below(turns.len())]).expect("legal");
    }
}

fn play_out(table: &mut LocalTable) -> Standing {
    let mut dice = Dice::new(3);
    loop {
        if let Waiting::Over(standing) = table.waits_for() {
            return standing;
        }
        play_round(table, &mut dice);
    }
}

#[test]
fn the_first_card_lies_there_and_the_next_comes_when_all_have_ended() {
    let mut table = table(&[("Ada", Sitter::Person), ("Ben", Sitter::Person)]);
    // The vector of the seed «limes» begins with card 22.
    let first = CardNumber::new(22).expect("a card");
    assert_eq!(table.game().drawn(), [first]);
    assert_eq!(table.next_person(), Some(Seat::from_index(0)));
    table.end_turn(Seat::from_index(0), turn("d4^ +nw")).expect("legal");
    assert_eq!(table.game().drawn(), [first]);
    assert_eq!(table.next_person(), Some(Seat::from_index(1)));
    assert_eq!(table.end_turn(Seat::from_index(0), turn("e4^")), Err(Refusal::AlreadyMoved));
    table.end_turn(Seat::from_index(1), turn("d4>")).expect("legal");
    assert_eq!(table.game().drawn().len(), 2);
    assert_eq!(table.next_person(), Some(Seat::from_index(0)));
}

#[test]
fn turns_of_this_round_are_hidden_until_ones_own_is_ended() {
    let mut table = table(&[("Ada", Sitter::Person), ("Ben", Sitter::Person)]);
    table.end_turn(Seat::from_index(0), turn("d4^ +nw")).expect("legal");
    let bens = table.view(Some(Seat::from_index(1)));
    assert!(bens.players[0].moved);
    assert!(bens.game().players()[0].turns().is_empty());
    assert!(bens.game().players()[0].display().cells().is_empty());
    let open = table.clone().seated(&[Sitter::Person; 2], TurnVisibility::Open);
    assert_eq!(open.view(Some(Seat::from_index(1))).game().players()[0].turns().len(), 1);
    table.end_turn(Seat::from_index(1), turn("d4>")).expect("legal");
    assert_eq!(table.view(Some(Seat::from_index(1))).game().players()[0].turns().len(), 1);
}

#[test]
fn bots_do_not_peep_at_an_open_table() {
    let mut setup = setup(&[("Ada", Sitter::Person), ("Bot", BOT)]);
    setup.table = TurnVisibility::Open;
    let mut table = LocalTable::begin(setup.check(&Seed::spelled([0; 16])).expect("right"));
    table.end_turn(Seat::from_index(0), turn("d4^ +nw")).expect("legal");
    assert!(table.view(Some(Seat::from_index(1))).game().players()[0].turns().is_empty());
}

#[test]
fn a_game_against_bots_is_played_to_its_end() {
    let mut table = table(&[("Bot", BOT), ("Ada", Sitter::Person), ("Bit", BOT)]);
    assert_eq!(table.next_person(), Some(Seat::from_index(1)));
    let standing = play_out(&mut table);
    assert_eq!(standing.results.len(), 3);
    assert_eq!(table.next_person(), None);
    assert_eq!(table.draft(Seat::from_index(1)), None);
    assert_eq!(table.game().drawn(), limes::draw(&Seed::new("limes").expect("a seed")));
}

#[test]
fn a_table_comes_back_from_its_record() {
    let mut setup = setup(&[("Ada", Sitter::Person), ("Bot", Sitter::Bot(Level::Merciless))]);
    setup.table = TurnVisibility::Open;
    let mut table = LocalTable::begin(setup.check(&Seed::spelled([0; 16])).expect("right"));
    table.end_turn(Seat::from_index(0), turn("d4^ +nw")).expect("legal");
    let text = table.to_record().to_string();
    assert!(text.contains("[Seed \"limes\"]\n[Bot \"2 merciless\"]\n[Table \"open\"]\n"), "{text}");
    let record = Record::parse(text.as_bytes()).expect("a record");
    let again = LocalTable::from_record(record, &Seed::spelled([1; 16]));
    assert_eq!(again, table);
    assert_eq!(again.to_record().to_string(), text);
}

#[test]
fn strange_headers_are_kept_and_do_no_harm() {
    let text = "[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"classic\"]\n[Player \"Ada\"]\n[Bot \"7 expert\"]\n\
                [Bot \"0 expert\"]\n[Bot \"1 sly\"]\n[Bot \"4294967296 expert\"]\n[Bot \"\"]\n[Table \"round\"]\n[Seed \"other\"]\n\n1. 17 | d4^\n";
    let record = Record::parse(text.as_bytes()).expect("a record");
    let fresh = Seed::spelled([1; 16]);
    let table = LocalTable::from_record(record.clone(), &fresh);
    assert_eq!(table.seats(), &Seats::new(vec![Sitter::Person], TurnVisibility::Hidden));
    // The seed «other» does not begin with card 17, so the cards to come are shuffled.
    assert_eq!(table.seed(), None);
    let draw = table.unseeded_draw().expect("no seed").to_vec();
    assert_eq!(table.to_record().headers, record.headers);
    assert_eq!(LocalTable::from_record(record.clone(), &fresh), table);
    assert_eq!(LocalTable::with_draw(record.clone(), draw.clone()), Ok(table));
    let wrong: [Vec<CardNumber>; 4] = [
        Vec::new(),
        draw[..15].to_vec(),
        draw.iter().rev().copied().collect(),
        [&draw[..15], &draw[..1]].concat(),
    ];
    for draw in wrong {
        assert_eq!(LocalTable::with_draw(record.clone(), draw), Err(ReopenFault::Draw));
    }
}

#[test]
fn the_same_draw_can_be_played_again_and_from_any_round() {
    let mut table = table(&[("Ada", Sitter::Person), ("Bot", BOT)]);
    play_out(&mut table);
    let drawn = table.game().drawn().to_vec();
    for rounds in [0, 5, 15] {
        let mut again = table.from_round(rounds);
        assert_eq!(again.game().rounds(), rounds);
        assert_eq!(again.game().drawn(), &drawn[..=rounds]);
        for (player, other) in again.game().players().iter().zip(table.game().players()) {
            assert_eq!(player.turns(), &other.turns()[..rounds]);
        }
        play_out(&mut again);
        assert_eq!(again.game().drawn(), drawn);
    }
    assert_eq!(table.restarted(), table.from_round(0));
    // A finished game stays finished.
    assert_eq!(table.from_round(99).game(), table.game());
}

#[test]
fn players_are_renamed_in_the_middle_of_a_round() {
    let mut table = table(&[("Ada", Sitter::Person), ("Ben", Sitter::Person)]);
    table.end_turn(Seat::from_index(0), turn("d4^ +nw")).expect("legal");
    let before = table.clone();
    let same = table.rename(Seat::from_index(1), "Ada").expect_err("refused");
    assert_eq!(same.to_string(), "players 1 and 2 have the same name");
    assert!(table.rename(Seat::from_index(0), " ").is_err());
    assert!(table.rename(Seat::from_index(2), "Cleo").is_err());
    assert_eq!(table, before);
    table.rename(Seat::from_index(1), " Cleo ").expect("a name");
    assert_eq!(table.game().players()[1].name(), "Cleo");
    assert_eq!(table.game().players()[0].turns(), before.game().players()[0].turns());
    assert_eq!(table.game().drawn(), before.game().drawn());
}

#[test]
fn a_draft_begins_where_the_game_stands() {
    let table = table(&[("Ada", Sitter::Person)]);
    let mut draft = table.draft(Seat::from_index(0)).expect("something to decide");
    draft.lay(limes::Cell::START).expect("legal");
    assert!(table.game().preview(Seat::from_index(0), draft.turn().expect("laid")).is_ok());
    assert_eq!(table.draft(Seat::from_index(1)), None);
}

#[test]
fn anybody_can_try_the_same_draw_alone() {
    let mut table = table(&[("Ada", Sitter::Person), ("Ben", BOT)]);
    assert!(!table.is_under_way());
    play_out(&mut table);
    assert!(!table.is_under_way());
    let mut alone = table.alone(" Cleo ").expect("a name");
    assert_eq!(alone.seed(), table.seed());
    assert_eq!(alone.game().players().len(), 1);
    assert_eq!(alone.game().players()[0].name(), "Cleo");
    alone.end_turn(Seat::from_index(0), turn("d4^ +nw")).expect("legal");
    assert!(alone.is_under_way());
    play_out(&mut alone);
    assert_eq!(alone.game().drawn(), table.game().drawn());
    assert!(table.alone(" ").is_err());
}

#[test]
fn a_driver_takes_the_game_up_where_it_is() {
    let mut table = table(&[("Ada", Sitter::Person), ("Bot", BOT), ("Ben", Sitter::Person)]);
    let mut dice = Dice::new(5);
    for _ in 0..3 {
        play_round(&mut table, &mut dice);
    }
    let turn = table.game().legal(Seat::from_index(2)).expect("a turn to make")[0];
    table.end_turn(Seat::from_index(2), turn).expect("legal");
    let saved = table.to_saved();
    assert_eq!((saved.decided.len(), saved.version), (10, 11));
    assert!(saved.start.game().players().iter().all(|player| player.turns().is_empty()));
    let options = client::LocalOptions { seed: Seed::spelled([0; 16]), pace: 0, think_limit: None };
    let bots = table.seats().bots().map(|(seat, level)| (seat, level.to_string())).collect();
    let driver = client::LocalDriver::new(&saved, bots, options).expect("its own turns");
    assert_eq!(driver.game(), &table);
}
