//! The tables and people that a world begins with.

use crate::dice::Dice;
use protocol::{CreateTable, PlayerId, TableId};
use record::Seed;
use serde_json::json;
use table::{Creation, Limits, Millis, check_options};

/// When every world begins.
pub(crate) const START: Millis = 1_794_830_400_000;

/// Who somebody is, if they have said so, and what they are called.
pub(crate) type Person = (Option<PlayerId>, String);

/// A table that somebody makes.
pub(crate) struct NewTable {
    pub(crate) creation: Creation,
    /// Everybody who knows of it. Some are there twice, with two devices; some only look on.
    pub(crate) people: Vec<Person>,
    /// How long they take to look again, roughly.
    pub(crate) pace: Millis,
}

pub(crate) struct Setting {
    pub(crate) tables: Vec<NewTable>,
    /// How many nodes share the database.
    pub(crate) nodes: usize,
}

impl Setting {
    pub(crate) fn new(dice: &mut Dice) -> Setting {
        let tables = (0..dice.between(1, 3)).map(|_| new_table(dice)).collect();
        Setting { tables, nodes: dice.one_of(&[1, 1, 2, 3]) }
    }
}

fn new_table(dice: &mut Dice) -> NewTable {
    let is_limes = dice.chance(600);
    let is_large = is_limes && dice.chance(100);
    let seats = match (is_limes, is_large) {
        (_, true) => dice.between(20, 40),
        (true, _) => dice.between(1, 6),
        _ => dice.between(2, 6),
    };
    let bots: Vec<usize> = (1..=seats).filter(|_| !is_large && dice.chance(300)).collect();
    let bots = &bots[..bots.len().min(seats - 1)];
    let clocks = [json!({"turn_s": 2}), json!({"turn_s": 30}), json!({"turn_h": 1})];
    let clock = (is_large || dice.chance(600)).then(|| dice.one_of(&clocks));
    let mut asked = json!({
        "game": if is_limes { "limes" } else { "limits" },
        "seats": seats,
        "clock": clock,
        "bots": bots.iter().map(|&seat| json!({"seat": seat, "level": dice.between(1, 6)})).collect::<Vec<_>>(),
        "listed": dice.chance(500),
    });
    if is_limes {
        asked["turns"] = json!(dice.one_of(&["hidden", "hidden", "open"]));
        let variants: [&[&str]; 3] = [&[], &["diagonal"], &["ferryman", "diagonal"]];
        asked["variants"] = json!(dice.one_of(&variants));
    } else {
        asked["mode"] = json!(dice.one_of(&["memory", "open"]));
    }
    let asked: CreateTable = serde_json::from_value(asked).expect("what is asked for");
    let options = check_options(&asked, Limits::default()).expect("it can be played");
    let people = people(seats, dice);
    let (maker, name) = people[0].clone();
    let creation = Creation {
        id: TableId::from_random(dice.bytes()),
        options,
        maker: maker.expect("the first is somebody"),
        name,
        seed: random_seed(dice),
        luck: dice.roll(),
        invited: Vec::new(),
        reservations: Vec::new(),
        seat: None,
    };
    let pace = dice.one_of(&[1000, 5000, 60_000, 600_000]);
    NewTable { creation, people, pace }
}

fn people(seats: usize, dice: &mut Dice) -> Vec<Person> {
    let mut people: Vec<Person> = (0..seats + dice.below(2))
        .map(|number| (Some(PlayerId::from_random(dice.bytes())), format!("Person {number}")))
        .collect();
    if dice.chance(300) {
        let twice = dice.one_of(&people);
        people.push(twice);
    }
    if dice.chance(500) {
        people.push((None, "Somebody".to_owned()));
    }
    people
}

/// A seed as a server makes it: 32 random bytes as hex.
pub(crate) fn random_seed(dice: &mut Dice) -> Seed {
    let text: String = dice.bytes::<32>().iter().map(|byte| format!("{byte:02x}")).collect();
    Seed::new(&text).expect("a seed")
}
