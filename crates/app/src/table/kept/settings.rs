//! What a person has set once for all games.

use super::{Kept, KeptFault, seal, unseal};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The languages that can be chosen.
pub const LANGUAGES: [&str; 5] = ["en", "de", "nl", "fr", "cs"];

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the device has it.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// How fast things move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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

/// In which games hints can be asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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
    /// Whether hints can be asked for in a game of so many players.
    pub fn are_given(self, players: usize) -> bool {
        match self {
            Hints::Off => false,
            Hints::Solo => players == 1,
            Hints::Always => true,
        }
    }
}

/// All settings.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Settings {
    /// One of [`LANGUAGES`]; `None` for the browser's.
    pub language: Option<String>,
    /// Light or dark.
    pub theme: Theme,
    /// How fast things move.
    pub animation: Speed,
    /// Whether the end of a turn is asked about once more.
    pub confirm: bool,
    /// Whether there is sound.
    pub sound: bool,
    /// In which games hints can be asked for.
    pub hints: Hints,
}

impl Kept for Settings {
    const KIND: &'static str = "settings";

    fn write(&self) -> String {
        seal(Settings::KIND, self)
    }

    /// A setting that is missing, or has a value it cannot have, is as it is at first.
    fn read(text: &str) -> Result<(Settings, Vec<KeptFault>), KeptFault> {
        let mut values: Map<String, Value> = unseal(Settings::KIND, text)?;
        let mut faults = Vec::new();
        let mut language: Option<String> = take(&mut values, "language", &mut faults);
        if language.as_ref().is_some_and(|code| !LANGUAGES.contains(&code.as_str())) {
            faults.push(KeptFault::Setting("language"));
            language = None;
        }
        let settings = Settings {
            language,
            theme: take(&mut values, "theme", &mut faults),
            animation: take(&mut values, "animation", &mut faults),
            confirm: take(&mut values, "confirm", &mut faults),
            sound: take(&mut values, "sound", &mut faults),
            hints: take(&mut values, "hints", &mut faults),
        };
        Ok((settings, faults))
    }
}

fn take<T: Default + DeserializeOwned>(
    values: &mut Map<String, Value>,
    name: &'static str,
    faults: &mut Vec<KeptFault>,
) -> T {
    let Some(value) = values.remove(name) else { return T::default() };
    serde_json::from_value(value).unwrap_or_else(|_| {
        faults.push(KeptFault::Setting(name));
        T::default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    #[test]
    fn settings_can_be_read_by_a_person() {
        let settings = Settings { language: Some("cs".into()), ..Settings::default() };
        expect![[r#"
            {
              "limes": "settings",
              "version": 1,
              "content": {
                "language": "cs",
                "theme": "auto",
                "animation": "normal",
                "confirm": false,
                "sound": false,
                "hints": "solo"
              }
            }"#]]
        .assert_eq(&settings.write());
        assert_eq!(Settings::read(&settings.write()), Ok((settings, Vec::new())));
    }

    #[test]
    fn one_odd_value_does_not_lose_the_others() {
        let text = r#"{"limes":"settings","version":1,"content":
            {"language":"xx","theme":"dark","animation":7,"sound":true,"later":[1]}}"#;
        let (settings, faults) = Settings::read(text).expect("readable");
        assert_eq!(settings, Settings { theme: Theme::Dark, sound: true, ..Settings::default() });
        assert_eq!(faults, [KeptFault::Setting("language"), KeptFault::Setting("animation")]);
    }

    #[test]
    fn hints_are_for_those_who_play_alone_unless_set() {
        assert!(Hints::default().are_given(1) && !Hints::default().are_given(2));
        assert!(Hints::Always.are_given(2) && !Hints::Off.are_given(1));
    }
}
