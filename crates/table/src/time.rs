//! Times, which come from outside.

/// A time in milliseconds since 1970.
pub type Millis = u64;

pub(crate) const MINUTE: Millis = 60_000;
pub(crate) const DAY: Millis = 24 * 60 * MINUTE;

/// A time to the day, rounded up.
pub(crate) fn to_the_day(time: Millis) -> Millis {
    time.div_ceil(DAY).saturating_mul(DAY)
}

/// A time as RFC 3339 in UTC, to the second.
pub fn rfc3339(time: Millis) -> String {
    let seconds = time / 1000 % 86_400;
    let (year, month, day) = date(time / DAY);
    format!(
        "{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}Z",
        seconds / 3600,
        seconds / 60 % 60,
        seconds % 60
    )
}

/// The date of a time in UTC, such as `2026-11-19`.
pub(crate) fn date_of(time: Millis) -> String {
    let (year, month, day) = date(time / DAY);
    format!("{year:04}-{month:02}-{day:02}")
}

/// The date that is so many days after the first of January 1970. Years are counted from March on, so that the day that is
/// there every fourth year comes last.
fn date(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let era = days / 146_097;
    let day_of_era = days % 146_097;
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    (year, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_in_utc() {
        for (time, text) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_399_999, "2000-02-28T23:59:59Z"),
            (951_782_400_000, "2000-02-29T00:00:00Z"),
            (1_794_823_200_000, "2026-11-16T10:00:00Z"),
            (4_107_542_400_000, "2100-03-01T00:00:00Z"),
        ] {
            assert_eq!(rfc3339(time), text);
            assert_eq!(date_of(time), text[..10]);
        }
    }
}
