//! The browser's clock and calendar.

use crate::shell::texts::Language;
use js_sys::{Date, Object, Reflect};
use leptos::prelude::window;

/// Today's date, as records write it.
pub(crate) fn today() -> String {
    let now = Date::new_0();
    format!("{:04}-{:02}-{:02}", now.get_full_year(), now.get_month() + 1, now.get_date())
}

/// Today's date in UTC, where it is the same day for everybody.
pub(crate) fn today_everywhere() -> String {
    let now = String::from(Date::new_0().to_iso_string());
    now.get(..10).map(str::to_owned).unwrap_or_default()
}

/// A date of a record as people write it who speak this language; what is no date as it is.
pub(crate) fn spelled(date: &str, language: Language) -> String {
    let Some((year, month, day)) = parts(date) else { return date.to_owned() };
    let date = Date::new_with_year_month_day(year, month - 1, day);
    let style = Object::new();
    // A new object refuses nothing.
    let _ = Reflect::set(&style, &"dateStyle".into(), &"medium".into());
    // English is not written alike everywhere: the browser knows which one its owner speaks.
    let own = window().navigator().languages().into_iter().filter_map(|tag| tag.as_string());
    let tag = own.into_iter().find(|tag| tag.parse() == Ok(language));
    let tag = tag.unwrap_or_else(|| language.code().to_owned());
    String::from(date.to_locale_date_string(&tag, &style))
}

/// Year, month and day of a date as records write it.
fn parts(date: &str) -> Option<(u32, i32, i32)> {
    let numbers: Vec<i32> =
        date.split('-').map(|number| number.parse().ok()).collect::<Option<_>>()?;
    match numbers[..] {
        [year @ 1000..=9999, month @ 1..=12, day @ 1..=31] => {
            Some((year.unsigned_abs(), month, day))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_dates_are_dates() {
        assert_eq!(parts("2026-05-03"), Some((2026, 5, 3)));
        for rubbish in
            ["", "2026", "2026-13-01", "2026-05-00", "2026-05", "a-b-c", "2026-05-03-1", "-5-3-1"]
        {
            assert_eq!(parts(rubbish), None, "{rubbish}");
        }
    }
}
