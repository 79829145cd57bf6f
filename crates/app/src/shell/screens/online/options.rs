//! How a table plays, in a few words each: for lists, and for people who are about to sit down.

use crate::shell::texts::Texts;
use protocol::{Clock, Options, Turns};

/// The name of the built-in deck in the options of a table.
const CLASSIC: &str = "classic";

/// Everything about a table that a player wants to know before sitting down: the clock first.
pub(crate) fn option_words(texts: &Texts, options: &Options) -> Vec<String> {
    let mut words = vec![match options.clock {
        Some(clock) => clock_words(texts, clock),
        None => texts.say("option-clock-none"),
    }];
    words.extend(special_words(texts, options));
    words
}

/// Everything that differs from a plain table, and what Limes and Limits ask everybody about.
fn special_words(texts: &Texts, options: &Options) -> Vec<String> {
    let mut words = Vec::new();
    if options.draw.is_some() {
        words.push(texts.say("option-draw-known"));
    }
    for variant in options.variants.iter().flatten() {
        let name = match variant.as_str() {
            "diagonal" => texts.say("variant-diagonal"),
            "ferryman" => texts.say("variant-ferryman"),
            // Only a newer server knows it.
            other => other.to_owned(),
        };
        words.push(texts.capital(&name));
    }
    if let Some(deck) = options.deck.as_deref().map(deck_name).filter(|name| *name != CLASSIC) {
        words.push(texts.say_with("option-deck", &[("deck", deck.into())]));
    }
    words.extend(options.turns.map(|turns| match turns {
        Turns::Open => texts.say("option-turns-open"),
        Turns::Hidden => texts.say("option-turns-hidden"),
    }));
    words.extend(options.mode.as_deref().map(|mode| match mode {
        "open" => texts.say("limits-setup-open"),
        _ => texts.say("option-mode-memory"),
    }));
    words
}

/// The time for each decision, in its own unit.
pub(super) fn clock_words(texts: &Texts, clock: Clock) -> String {
    match clock {
        Clock::Seconds(seconds) if seconds % 60 == 0 => {
            texts.say_with("online-clock-in-minutes", &[("minutes", (seconds / 60).into())])
        }
        Clock::Seconds(seconds) => {
            texts.say_with("online-clock-in-seconds", &[("seconds", seconds.into())])
        }
        Clock::Hours(hours) if hours % 24 == 0 => {
            texts.say_with("online-clock-in-days", &[("days", (hours / 24).into())])
        }
        Clock::Hours(hours) => texts.say_with("online-clock-in-hours", &[("hours", hours.into())]),
    }
}

/// The name of a deck: options hold the name of a built-in deck or a whole deck file.
fn deck_name(deck: &str) -> &str {
    let quoted = deck.lines().find_map(|line| {
        let value = line.trim().strip_prefix("name")?.trim_start().strip_prefix('=')?;
        value.trim().strip_prefix('"')?.strip_suffix('"')
    });
    quoted.unwrap_or_else(|| deck.lines().next().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::texts::Language;
    use protocol::{DrawKnown, GameName};

    fn options(game: GameName) -> Options {
        Options {
            game,
            seats: 2,
            variants: None,
            deck: None,
            turns: None,
            mode: None,
            clock: None,
            bots: Vec::new(),
            listed: false,
            draw: None,
        }
    }

    fn check(options: &Options, said: &[&str]) {
        assert_eq!(option_words(&Texts::new(Language::En), options), said);
    }

    #[test]
    fn a_plain_table_says_its_clock_and_what_can_be_seen() {
        let limes = Options {
            variants: Some(Vec::new()),
            deck: Some(CLASSIC.to_owned()),
            turns: Some(Turns::Hidden),
            ..options(GameName::Limes)
        };
        check(&limes, &["No time limit", "Hidden turns"]);
        let limits = Options { mode: Some("memory".to_owned()), ..options(GameName::Limits) };
        check(&limits, &["No time limit", "From memory"]);
    }

    #[test]
    fn everything_special_is_told() {
        let limes = Options {
            variants: Some(["diagonal", "ferryman", "snow"].map(str::to_owned).to_vec()),
            deck: Some("# mine\nname = \"My cards\"\n\ncards = []\n".to_owned()),
            turns: Some(Turns::Open),
            clock: Some(Clock::Hours(24)),
            draw: Some(DrawKnown::Known),
            ..options(GameName::Limes)
        };
        check(
            &limes,
            &[
                "1 day per decision",
                "The cards are known",
                "Laying out on the diagonal",
                "The fisherman as ferryman",
                "Snow",
                "Deck: My cards",
                "Open turns",
            ],
        );
        let limits = Options { mode: Some("open".to_owned()), ..options(GameName::Limits) };
        check(&limits, &["No time limit", "Open pile"]);
    }

    #[test]
    fn clocks_are_told_in_their_own_unit() {
        let texts = Texts::new(Language::En);
        let said = |clock| clock_words(&texts, clock);
        assert_eq!(said(Clock::Seconds(45)), "45 seconds per decision");
        assert_eq!(said(Clock::Seconds(60)), "1 minute per decision");
        assert_eq!(said(Clock::Seconds(300)), "5 minutes per decision");
        assert_eq!(said(Clock::Hours(5)), "5 hours per decision");
        assert_eq!(said(Clock::Hours(72)), "3 days per decision");
    }
}
