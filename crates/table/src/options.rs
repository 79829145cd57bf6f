//! What can be asked of a table, and what cannot.

use games::Setup;
use limes::{Deck, FULL_VIEW, TurnVisibility, Variants};
use limits::Mode;
use protocol::{BotSeat, Clock, Code, CreateTable, Fault, GameName, Options, Turns};
use record::excerpt;

/// The largest deck file that is told as it was given, in bytes of JSON: it is sent with every state. Of a larger one only the
/// cards are told.
const MOST_DECK: usize = 4096;
/// More seats than any server allows: what is stored may be damaged, and a table takes memory for each of them.
pub(crate) const MOST_SEATS: usize = 100_000;
/// How many sit at a table if nobody says.
const USUAL_SEATS: usize = 2;

/// What a server allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most seats of a table.
    pub seats: usize,
    /// The most bots at a table.
    pub bots: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { seats: 20_000, bots: 16 }
    }
}

/// Fills in the defaults of what was asked for.
///
/// # Errors
/// What cannot be played.
pub fn check_options(asked: &CreateTable, limits: Limits) -> Result<Options, Fault> {
    let is_limes = asked.game == GameName::Limes;
    for (key, is_given, fits) in [
        ("variants", asked.variants.is_some(), is_limes),
        ("deck", asked.deck.is_some(), is_limes),
        ("turns", asked.turns.is_some(), is_limes),
        ("mode", asked.mode.is_some(), !is_limes),
    ] {
        if is_given && !fits {
            return Err(refuse(format!("{} has no \"{key}\"", asked.game)));
        }
    }
    let limes_only = |value: String| is_limes.then_some(value);
    let options = Options {
        game: asked.game,
        seats: asked.seats.unwrap_or(USUAL_SEATS),
        variants: is_limes.then(|| asked.variants.clone().unwrap_or_default()),
        deck: match &asked.deck {
            Some(file) => limes_only(told_deck(file)?),
            None => limes_only(Deck::classic().name().to_owned()),
        },
        turns: is_limes.then(|| asked.turns.unwrap_or_default()),
        mode: (!is_limes).then(|| asked.mode.clone().unwrap_or_else(|| "memory".to_owned())),
        clock: asked.clock,
        bots: asked.bots.clone().unwrap_or_default(),
        listed: asked.listed.unwrap_or(false),
        draw: None,
    };
    let setup = setup(&options)?;
    check_variants(&options)?;
    check_seats(&options, &setup, limits)?;
    check_bots(&options, limits)?;
    check_clock(options.clock, options.seats)?;
    Ok(options)
}

/// The game that these options describe.
pub(crate) fn setup(options: &Options) -> Result<Setup, Fault> {
    match options.game {
        GameName::Limes => {
            let words = options.variants.iter().flatten().map(String::as_str);
            let variants =
                Variants::from_words(words).map_err(|fault| refuse(fault.to_string()))?;
            let turns = match options.turns.unwrap_or_default() {
                Turns::Hidden => TurnVisibility::Hidden,
                Turns::Open => TurnVisibility::Open,
            };
            Ok(Setup::Limes { deck: deck(options.deck.as_deref())?, variants, turns })
        }
        GameName::Limits => {
            let mode = match options.mode.as_deref() {
                None | Some("memory") => Mode::Memory,
                Some("open") => Mode::Open,
                Some(other) => {
                    let other = excerpt(other);
                    return Err(refuse(format!(
                        "there is no mode \"{other}\", only memory and open"
                    )));
                }
            };
            Ok(Setup::Limits { mode })
        }
    }
}

/// A built-in deck by its name, or the text of a deck file.
fn deck(text: Option<&str>) -> Result<Deck, Fault> {
    let classic = Deck::classic();
    match text {
        None => Ok(classic.clone()),
        Some(name) if name == classic.name() => Ok(classic.clone()),
        // A deck file has an equals sign; what has none was meant as a name.
        Some(name) if !name.contains('=') => {
            Err(refuse(format!("there is no deck \"{}\", only {}", excerpt(name), classic.name())))
        }
        Some(file) => Deck::from_toml(file).map_err(|fault| refuse(format!("deck: {fault}"))),
    }
}

/// A deck as it is told: a large file without its comments and whatever else is in it.
fn told_deck(file: &str) -> Result<String, Fault> {
    if json_length(file) > MOST_DECK {
        Ok(deck(Some(file))?.to_toml())
    } else {
        Ok(file.to_owned())
    }
}

/// How long a text is as JSON: quotes and line breaks take two bytes.
fn json_length(text: &str) -> usize {
    let escaped = text.bytes().filter(|byte| byte.is_ascii_control() || b"\"\\".contains(byte));
    text.len() + escaped.count()
}

/// Every state repeats the variants, so each is named once. There are no unknown ones among them any more.
fn check_variants(options: &Options) -> Result<(), Fault> {
    let words = options.variants.as_deref().unwrap_or_default();
    let is_twice = |(at, word): (usize, &String)| words[..at].contains(word);
    match words.iter().enumerate().any(is_twice) {
        true => Err(refuse("each variant can be asked for once")),
        false => Ok(()),
    }
}

fn check_seats(options: &Options, setup: &Setup, limits: Limits) -> Result<(), Fault> {
    let (fewest, most) = setup.players().into_inner();
    let most = most.min(limits.seats).min(MOST_SEATS);
    if (fewest..=most).contains(&options.seats) {
        Ok(())
    } else {
        Err(refuse(format!("{} has {fewest} to {most} seats", options.game)))
    }
}

fn check_bots(options: &Options, limits: Limits) -> Result<(), Fault> {
    if options.bots.len() > limits.bots {
        return Err(refuse(format!("a table has at most {} bots", limits.bots)));
    }
    if options.bots.len() >= options.seats {
        return Err(refuse("no seat would be left for a person"));
    }
    for (place, &BotSeat { seat, .. }) in options.bots.iter().enumerate() {
        if !(1..=options.seats).contains(&seat) {
            return Err(refuse(format!("there is no seat {seat}")));
        }
        if options.bots[..place].iter().any(|other| other.seat == seat) {
            return Err(refuse(format!("two bots cannot sit in seat {seat}")));
        }
    }
    Ok(())
}

fn check_clock(clock: Option<Clock>, seats: usize) -> Result<(), Fault> {
    match clock {
        None if seats > FULL_VIEW => {
            Err(refuse(format!("a table with more than {FULL_VIEW} seats needs a clock")))
        }
        Some(clock) if !clock.is_usable() => {
            Err(refuse(format!("a clock gives 1 second to {} hours", Clock::MOST_HOURS)))
        }
        _ => Ok(()),
    }
}

fn refuse(why: impl Into<String>) -> Fault {
    Fault::new(Code::FIELD, why)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(json: &str) -> Result<Options, String> {
        let asked: CreateTable = serde_json::from_str(json).map_err(|fault| fault.to_string())?;
        check_options(&asked, Limits::default()).map_err(|fault| {
            assert_eq!(fault.code, Code::FIELD);
            fault.message
        })
    }

    #[test]
    fn everything_but_the_game_has_a_default() {
        let options = asked(r#"{"game":"limes"}"#).expect("it can be played");
        assert_eq!(
            serde_json::to_string(&options).expect("it serialises"),
            r#"{"game":"limes","seats":2,"variants":[],"deck":"classic","turns":"hidden","clock":null,"bots":[],"listed":false}"#
        );
        let options =
            asked(r#"{"game":"limits","clock":null,"bots":null}"#).expect("it can be played");
        assert_eq!(
            serde_json::to_string(&options).expect("it serialises"),
            r#"{"game":"limits","seats":2,"mode":"memory","clock":null,"bots":[],"listed":false}"#
        );
    }

    #[test]
    fn a_deck_file_is_told_as_given_unless_it_is_large() {
        let file = Deck::classic().to_toml();
        let deck = |file: &str| {
            let json = serde_json::json!({ "game": "limes", "deck": file });
            asked(&json.to_string()).map(|options| options.deck)
        };
        let noted = format!("# My cards\n{file}");
        assert_eq!(deck(&noted), Ok(Some(noted.clone())));
        let long = format!("{}{file}", "# My cards, and much about them\n".repeat(200));
        assert_eq!(deck(&long), Ok(Some(file)));
        assert!(deck(&format!("{long}]")).is_err());
    }

    #[test]
    fn what_cannot_be_played_is_refused_with_its_reason() {
        for (json, why) in [
            (r#"{"game":"chess"}"#, "unknown variant `chess`"),
            (r#"{"seats":2}"#, "missing field `game`"),
            (r#"{"game":"limes","color":1}"#, "unknown field `color`"),
            (r#"{"game":"limes","mode":"open"}"#, "limes has no \"mode\""),
            (r#"{"game":"limits","variants":[]}"#, "limits has no \"variants\""),
            (r#"{"game":"limits","mode":"loud"}"#, "there is no mode \"loud\""),
            (r#"{"game":"limits","seats":7}"#, "limits has 2 to 6 seats"),
            (r#"{"game":"limits","seats":1}"#, "limits has 2 to 6 seats"),
            (r#"{"game":"limes","seats":0}"#, "limes has 1 to 20000 seats"),
            (r#"{"game":"limes","seats":-1}"#, "invalid value"),
            (r#"{"game":"limes","seats":17}"#, "needs a clock"),
            (r#"{"game":"limes","clock":{"turn_s":0}}"#, "a clock gives"),
            (r#"{"game":"limes","clock":{"turn_h":1000}}"#, "a clock gives"),
            (r#"{"game":"limes","clock":{"turn_m":5}}"#, "unknown variant `turn_m`"),
            (r#"{"game":"limes","variants":["upside"]}"#, "there is no variant \"upside\""),
            (r#"{"game":"limes","variants":["diagonal","diagonal"]}"#, "each variant"),
            (r#"{"game":"limes","deck":"gold"}"#, "there is no deck \"gold\""),
            (r#"{"game":"limes","deck":"cards = []"}"#, "deck: a deck has 24 cards"),
            (r#"{"game":"limes","bots":[{"seat":3,"level":4}]}"#, "there is no seat 3"),
            (r#"{"game":"limes","bots":[{"seat":2,"level":7}]}"#, "there is no level \"7\""),
            (
                r#"{"game":"limes","bots":[{"seat":1,"level":1},{"seat":2,"level":1}]}"#,
                "no seat would be left",
            ),
            (
                r#"{"game":"limes","seats":3,"bots":[{"seat":2,"level":1},{"seat":2,"level":1}]}"#,
                "two bots cannot sit",
            ),
        ] {
            let fault = asked(json).expect_err(json);
            assert!(fault.contains(why), "{json}: {fault}");
        }
    }
}
