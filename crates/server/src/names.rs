//! Names that the server makes up: two words that agree in gender, in five languages.

use game::Level;
use protocol::{Code, DELETED_PLAYER, Fault, Language};
use std::sync::LazyLock;
use table::name_skeleton;

/// What an unnamed player is called on their device, in each language, before a number.
const UNNAMED: [&str; 5] = ["player", "spieler", "speler", "joueur", "hráč"];

/// The words of one language.
struct Words {
    /// The masculine and the feminine form.
    adjectives: Vec<(&'static str, &'static str)>,
    nouns: Vec<Noun>,
    /// Whether the noun comes first.
    noun_first: bool,
}

struct Noun {
    word: &'static str,
    is_feminine: bool,
}

static WORDS: LazyLock<[Words; 5]> = LazyLock::new(|| Language::ALL.map(words));

fn words(language: Language) -> Words {
    let file = match language {
        Language::En => include_str!("../names/en.txt"),
        Language::De => include_str!("../names/de.txt"),
        Language::Nl => include_str!("../names/nl.txt"),
        Language::Fr => include_str!("../names/fr.txt"),
        Language::Cs => include_str!("../names/cs.txt"),
    };
    let (adjectives, nouns) = file.split_once("\n\n").unwrap_or((file, ""));
    let lines = |part: &'static str| part.lines().filter(|line| !line.starts_with('#'));
    Words {
        adjectives: lines(adjectives)
            .map(|line| line.split_once(' ').unwrap_or((line, line)))
            .collect(),
        nouns: lines(nouns)
            .map(|line| match line.strip_prefix("f ") {
                Some(word) => Noun { word, is_feminine: true },
                None => Noun { word: line, is_feminine: false },
            })
            .collect(),
        noun_first: language == Language::Fr,
    }
}

impl Words {
    fn name(&self, adjective: usize, noun: usize) -> String {
        let (masculine, feminine) = self.adjectives[adjective % self.adjectives.len()];
        let Noun { word, is_feminine } = self.nouns[noun % self.nouns.len()];
        let adjective = if is_feminine { feminine } else { masculine };
        if self.noun_first { format!("{word} {adjective}") } else { format!("{adjective} {word}") }
    }

    /// Whether a name could have been made of these words.
    fn has_made(&self, first: &str, second: &str) -> bool {
        let (noun, adjective) = if self.noun_first { (first, second) } else { (second, first) };
        let is = |word: &str, other: &str| word.to_lowercase() == other;
        let is_noun = |known: &Noun| is(known.word, noun);
        self.nouns.iter().any(is_noun)
            && self
                .adjectives
                .iter()
                .any(|(masculine, feminine)| is(masculine, adjective) || is(feminine, adjective))
    }
}

/// A name made of two random numbers.
pub(crate) fn made_up(language: Language, random: [u8; 8]) -> String {
    let number = |at: usize| usize::from(u16::from_le_bytes([random[at], random[at + 1]]));
    let [en, de, nl, fr, cs] = &*WORDS;
    let words = match language {
        Language::En => en,
        Language::De => de,
        Language::Nl => nl,
        Language::Fr => fr,
        Language::Cs => cs,
    };
    words.name(number(0), number(2))
}

/// Whether a name looks like that of a bot, with or without a number, or of a deleted player.
pub(crate) fn is_reserved(name: &str) -> bool {
    static RESERVED: LazyLock<Vec<String>> = LazyLock::new(|| {
        let levels = Level::ALL.iter().map(Level::to_string);
        levels.chain([DELETED_PLAYER.to_owned()]).map(|name| name_skeleton(&name)).collect()
    });
    RESERVED.contains(&name_skeleton(name.trim_end_matches(char::is_numeric)))
}

/// Refuses such a name.
pub(crate) fn reserved() -> Fault {
    Fault::new(Code::NAME, "this name is kept for bots and deleted players")
}

/// Whether a name is one that nobody may claim: the server gives it to newcomers, or a device to its first player.
pub(crate) fn is_unclaimable(name: &str) -> bool {
    if is_reserved(name) {
        return true;
    }
    let name = name.to_lowercase();
    let words: Vec<&str> = name.split_whitespace().collect();
    let is_number = |word: &str| word.chars().all(char::is_numeric);
    let [words @ .., last] = &words[..] else { return false };
    let two = |first, second| WORDS.iter().any(|words| words.has_made(first, second));
    match words {
        [first] if UNNAMED.contains(first) && is_number(last) => true,
        [first] => two(first, last),
        [first, second] if is_number(last) => two(first, second),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_enough_short_names() {
        for (language, words) in Language::ALL.into_iter().zip(&*WORDS) {
            assert!(words.adjectives.len() >= 40 && words.nouns.len() >= 40, "{language:?}");
            for adjective in 0..words.adjectives.len() {
                for noun in 0..words.nouns.len() {
                    let name = words.name(adjective, noun);
                    assert!(name.chars().count() <= 24, "{name}");
                    assert_eq!(name.split(' ').count(), 2, "{name}");
                    assert!(record::check_name(&name).is_ok() && is_unclaimable(&name), "{name}");
                }
            }
        }
    }

    #[test]
    fn adjectives_agree_with_their_nouns() {
        let [_, de, _, fr, cs] = &*WORDS;
        let find = |words: &Words, noun: &str| {
            words.nouns.iter().position(|known| known.word == noun).map(|noun| words.name(0, noun))
        };
        assert_eq!(find(de, "Müller").as_deref(), Some("Stiller Müller"));
        assert_eq!(find(de, "Eule").as_deref(), Some("Stille Eule"));
        assert_eq!(fr.name(1, 0), "Meunier Joyeux");
        assert_eq!(find(fr, "Loutre").as_deref(), Some("Loutre Tranquille"));
        assert_eq!(find(cs, "Sova").as_deref(), Some("Tichá Sova"));
    }

    #[test]
    fn names_of_newcomers_cannot_be_claimed_in_any_case_or_with_a_number() {
        for name in [
            "Player 1",
            "player 27",
            "Spieler 2",
            "Speler 1",
            "JOUEUR 3",
            "Hráč 1",
            "Quiet Miller",
            "QUIET  MILLER",
            "quiet miller 12",
            "Stille Eule 2",
            "Loutre tranquille",
            "deleted player",
            "Regular 2",
            "Ski1led",
        ] {
            assert!(is_unclaimable(name), "{name}");
        }
        for name in
            ["Ada", "Player", "Player One", "Quiet", "Quiet Ada", "Miller Quiet", "1", "Ada 1", ""]
        {
            assert!(!is_unclaimable(name), "{name}");
        }
    }
}
