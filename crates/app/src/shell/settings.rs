//! What a person has set once for all games.

use crate::shell::art::palette::PLAYERS;
use crate::shell::storage::{DocumentFault, seal, unseal};
use game::Level;
use record::{Entries, check_name, quoted};

/// The languages that can be chosen.
pub const LANGUAGES: [&str; 5] = ["en", "de", "nl", "fr", "cs"];

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the device has it.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// All of them, in the order of their words.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];
    const WORDS: [&str; 3] = ["auto", "light", "dark"];
}

/// How fast things move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// Nothing moves.
    Off,
    /// Slowly.
    Slow,
    /// As it is meant.
    #[default]
    Normal,
    /// Fast.
    Fast,
}

impl Speed {
    /// All of them, in the order of their words.
    pub const ALL: [Speed; 4] = [Speed::Off, Speed::Slow, Speed::Normal, Speed::Fast];
    const WORDS: [&str; 4] = ["off", "slow", "normal", "fast"];
}

/// How long it is before a bot acts, so that a person can follow what each does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// As soon as it knows what to do.
    AtOnce,
    /// With time to think about what each has done.
    Slow,
    /// With time to see what each does.
    #[default]
    Normal,
    /// With time for a glance.
    Fast,
}

impl Pace {
    /// All of them, in the order of their words.
    pub const ALL: [Pace; 4] = [Pace::AtOnce, Pace::Slow, Pace::Normal, Pace::Fast];
    const WORDS: [&str; 4] = ["at-once", "slow", "normal", "fast"];

    /// How long everything stays as it is before a bot acts, in milliseconds.
    pub fn milliseconds(self) -> u64 {
        match self {
            Pace::AtOnce => 0,
            Pace::Slow => 2600,
            Pace::Normal => 1500,
            Pace::Fast => 700,
        }
    }
}

/// In which games hints can be asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hints {
    /// In none.
    Off,
    /// When one plays alone.
    #[default]
    Solo,
    /// In all.
    Always,
}

impl Hints {
    /// All of them, in the order of their words.
    pub const ALL: [Hints; 3] = [Hints::Off, Hints::Solo, Hints::Always];
    const WORDS: [&str; 3] = ["off", "solo", "always"];

    /// Whether hints can be asked for in a game of so many players.
    pub fn are_given(self, players: usize) -> bool {
        match self {
            Hints::Off => false,
            Hints::Solo => players == 1,
            Hints::Always => true,
        }
    }
}

/// The colours that a person's pieces can have, in the order of the palette.
pub(crate) const COLOURS: [&str; PLAYERS] =
    ["red", "black", "blue", "purple", "green", "brown", "pink", "olive"];

/// The most bots that a game from the first screen has.
pub(crate) const MOST_BOTS: usize = 5;

/// The bots that a person last chose to play against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponents {
    /// How many, from 1 to [`MOST_BOTS`].
    pub count: usize,
    /// Their level.
    pub level: Level,
}

impl Default for Opponents {
    fn default() -> Opponents {
        Opponents { count: 1, level: Level::Regular }
    }
}

/// All settings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// How the person is called; empty where they have not said it.
    pub name: String,
    /// The colour of their pieces, by its place in [`COLOURS`].
    pub colour: usize,
    /// One of [`LANGUAGES`]; `None` for the browser's.
    pub language: Option<String>,
    /// Light or dark.
    pub theme: Theme,
    /// How fast things move.
    pub animation: Speed,
    /// How long it is before a bot acts.
    pub pace: Pace,
    /// Whether the end of a turn is asked about once more.
    pub confirm: bool,
    /// Whether there is sound.
    pub sound: bool,
    /// In which games hints can be asked for.
    pub hints: Hints,
    /// Whether they have been told that pointing at a worker explains their points.
    pub is_told: bool,
    /// The bots that they play against.
    pub opponents: Opponents,
    /// The game that they look at first, by its name in storage; empty for the first.
    pub game: String,
}

/// The kind of the document.
const KIND: &str = "settings";

impl Settings {
    /// The colour of a player, by its place in [`COLOURS`]. The first player has the person's own; whoever would have had
    /// that one has the first.
    pub(crate) fn colour_of(&self, player: usize) -> usize {
        match player % PLAYERS {
            0 => self.colour,
            player if player == self.colour => 0,
            player => player,
        }
    }

    /// The document.
    pub(crate) fn write(&self) -> String {
        let mut entries = Vec::new();
        if !self.name.is_empty() {
            entries.push(("name", quoted(&self.name)));
        }
        entries.push(("colour", quoted(COLOURS[self.colour % PLAYERS])));
        if let Some(language) = &self.language {
            entries.push(("language", quoted(language)));
        }
        entries.extend([
            ("theme", quoted(Theme::WORDS[self.theme as usize])),
            ("animation", quoted(Speed::WORDS[self.animation as usize])),
            ("pace", quoted(Pace::WORDS[self.pace as usize])),
            ("confirm", self.confirm.to_string()),
            ("sound", self.sound.to_string()),
            ("hints", quoted(Hints::WORDS[self.hints as usize])),
            ("bots", self.opponents.count.to_string()),
            ("bot-level", quoted(&self.opponents.level.to_string())),
        ]);
        if !self.game.is_empty() {
            entries.push(("game", quoted(&self.game)));
        }
        if self.is_told {
            entries.push(("told", self.is_told.to_string()));
        }
        seal(KIND, &entries)
    }

    /// A setting that is missing, or has a value it cannot have, is as it is at first.
    pub(crate) fn read(text: &str) -> Result<(Settings, Vec<DocumentFault>), DocumentFault> {
        let mut found = Reading { entries: unseal(KIND, text)?, faults: Vec::new() };
        let mut settings = Settings {
            name: found.name("name").unwrap_or_default(),
            game: found.name("game").unwrap_or_default(),
            colour: found.word("colour", &COLOURS).unwrap_or_default(),
            ..Settings::default()
        };
        if let Some(place) = found.word("language", &LANGUAGES) {
            settings.language = Some(LANGUAGES[place].to_owned());
        }
        if let Some(place) = found.word("theme", &Theme::WORDS) {
            settings.theme = Theme::ALL[place];
        }
        if let Some(place) = found.word("animation", &Speed::WORDS) {
            settings.animation = Speed::ALL[place];
        }
        if let Some(place) = found.word("pace", &Pace::WORDS) {
            settings.pace = Pace::ALL[place];
        }
        settings.confirm = found.truth("confirm");
        settings.sound = found.truth("sound");
        if let Some(place) = found.word("hints", &Hints::WORDS) {
            settings.hints = Hints::ALL[place];
        }
        settings.is_told = found.truth("told");
        if let Some(count) = found.number("bots", MOST_BOTS) {
            settings.opponents.count = count;
        }
        let levels = Level::ALL.map(|level| level.to_string());
        if let Some(place) = found.word("bot-level", &levels) {
            settings.opponents.level = Level::ALL[place];
        }
        Ok((settings, found.faults))
    }
}

/// Settings while they are read, and those that have odd values.
struct Reading {
    entries: Entries,
    faults: Vec<DocumentFault>,
}

impl Reading {
    /// The place of a setting's word among all that it can have.
    fn word(&mut self, name: &'static str, words: &[impl AsRef<str>]) -> Option<usize> {
        let found = self.entries.text(name).ok();
        let place = found.and_then(|found| words.iter().position(|word| word.as_ref() == found));
        self.note(name, place.is_some());
        place
    }

    /// A name that players may have.
    fn name(&mut self, name: &'static str) -> Option<String> {
        let found = self.entries.text(name).ok().map(str::trim);
        let found = found.filter(|found| check_name(found).is_ok()).map(str::to_owned);
        self.note(name, found.is_some());
        found
    }

    /// A number from 1 to `most`.
    fn number(&mut self, name: &'static str, most: usize) -> Option<usize> {
        let found = self.entries.number(name).ok();
        let found = found.and_then(|number| usize::try_from(number).ok());
        let found = found.filter(|number| (1..=most).contains(number));
        self.note(name, found.is_some());
        found
    }

    fn truth(&mut self, name: &'static str) -> bool {
        let found = self.entries.truth(name);
        self.note(name, found.is_ok());
        found.unwrap_or_default()
    }

    /// What is not understood is a fault, unless it is just not there.
    fn note(&mut self, name: &'static str, understood: bool) {
        if !understood && self.entries.has(name) {
            self.faults.push(DocumentFault::Setting(name));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    #[test]
    fn settings_can_be_read_by_a_person() {
        let settings = Settings {
            name: "Ada".into(),
            colour: 2,
            language: Some("cs".into()),
            ..Settings::default()
        };
        expect![[r#"
            limes = "settings"
            version = 1
            name = "Ada"
            colour = "blue"
            language = "cs"
            theme = "auto"
            animation = "normal"
            pace = "normal"
            confirm = false
            sound = false
            hints = "solo"
            bots = 1
            bot-level = "regular"
        "#]]
        .assert_eq(&settings.write());
        assert_eq!(Settings::read(&settings.write()), Ok((settings, Vec::new())));
    }

    #[test]
    fn one_odd_value_does_not_lose_the_others() {
        let text = "limes = 'settings'
version = 1
name = ' '
colour = 'white'
language = 'xx'
theme = 'dark'
animation = 7
pace = 'Fast'
\
            sound = true
confirm = 'yes'
hints = 'Solo'
bots = 6
bot-level = 'Regular'
later = [1]
[more]
sound = 7";
        let (settings, faults) = Settings::read(text).expect("readable");
        assert_eq!(settings, Settings { theme: Theme::Dark, sound: true, ..Settings::default() });
        let odd = [
            "name",
            "colour",
            "language",
            "animation",
            "pace",
            "confirm",
            "hints",
            "bots",
            "bot-level",
        ];
        assert_eq!(faults, odd.map(DocumentFault::Setting));
    }

    #[test]
    fn every_setting_comes_back() {
        for (place, &language) in LANGUAGES.iter().enumerate() {
            let settings = Settings {
                name: language.to_uppercase(),
                colour: place,
                language: Some(language.to_owned()),
                theme: Theme::ALL[place % 3],
                animation: Speed::ALL[place % 4],
                pace: Pace::ALL[place % 4],
                confirm: place % 2 == 0,
                sound: place % 2 == 1,
                hints: Hints::ALL[place % 3],
                is_told: place % 2 == 0,
                opponents: Opponents { count: place % MOST_BOTS + 1, level: Level::ALL[place + 1] },
                game: ["", "limits"][place % 2].to_owned(),
            };
            assert_eq!(Settings::read(&settings.write()), Ok((settings, Vec::new())));
        }
    }

    #[test]
    fn every_player_has_a_colour_of_their_own() {
        for own in 0..PLAYERS {
            let settings = Settings { colour: own, ..Settings::default() };
            let mut colours: Vec<usize> = (0..PLAYERS).map(|n| settings.colour_of(n)).collect();
            assert_eq!((colours[0], settings.colour_of(PLAYERS)), (own, own));
            colours.sort_unstable();
            assert_eq!(colours, (0..PLAYERS).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_slower_pace_takes_longer() {
        let times = [Pace::AtOnce, Pace::Fast, Pace::Normal, Pace::Slow].map(Pace::milliseconds);
        assert!(times.is_sorted_by(|a, b| a < b), "{times:?}");
    }

    #[test]
    fn hints_are_for_those_who_play_alone_unless_set() {
        assert!(Hints::default().are_given(1) && !Hints::default().are_given(2));
        assert!(Hints::Always.are_given(2) && !Hints::Off.are_given(1));
    }
}
