//! Numbers as each language writes them.

use crate::shell::texts::{Language, Texts, Value};
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};

/// A number rounded to tenths and always written with one decimal, for expected scores: `52.0`, `52,3`.
pub fn tenths(number: f64) -> Value<'static> {
    let options =
        FluentNumberOptions { minimum_fraction_digits: Some(1), ..FluentNumberOptions::default() };
    // Adding zero turns the −0 that rounding leaves behind into 0.
    Value::Number(FluentNumber::new((number * 10.0).round() / 10.0 + 0.0, options))
}

/// The value in a form that Fluent can take: it cannot choose a plural for infinity or NaN.
pub(super) fn finite<'a>(value: &Value<'a>) -> Value<'a> {
    match value {
        Value::Number(number) if !number.value.is_finite() => "–".into(),
        value => value.clone(),
    }
}

/// How a language writes numbers, in the form in which Fluent wants to know it.
pub(super) fn formatter<M>(language: Language) -> fn(&Value<'_>, &M) -> Option<String> {
    // Fluent takes a plain function, which cannot carry the sign along.
    match language.decimal_point() {
        ',' => |value, _| written(value, ','),
        _ => |value, _| written(value, '.'),
    }
}

/// A number with this sign before its decimals, and with a real minus sign if it is negative.
fn written(value: &Value<'_>, point: char) -> Option<String> {
    let Value::Number(number) = value else { return None };
    let decimals = number.options.minimum_fraction_digits;
    let size = number.value.abs();
    let digits = match decimals {
        Some(decimals) => format!("{size:.decimals$}"),
        None if size.fract() == 0.0 => format!("{size}"),
        None => format!("{size:.1}"),
    };
    let minus = if number.value < 0.0 { "−" } else { "" };
    Some(format!("{minus}{}", digits.replace('.', point.encode_utf8(&mut [0; 4]))))
}

impl Texts {
    /// A number in tenths: `52.3`, `52,3`.
    pub fn tenths(&self, number: f64) -> String {
        let point = self.language().decimal_point();
        written(&finite(&tenths(number)), point).unwrap_or_else(|| "–".to_owned())
    }

    /// A difference in tenths, with its sign: `+1.2`, `−0.8`, `0.0`.
    pub fn signed(&self, number: f64) -> String {
        let digits = self.tenths(number);
        if (number * 10.0).round() > 0.0 { format!("+{digits}") } else { digits }
    }
}

#[cfg(test)]
mod tests {
    use crate::shell::texts::{Language, Texts};

    #[test]
    fn each_language_has_its_decimal_sign() {
        let check = |language, written: [&str; 5]| {
            let texts = Texts::new(language);
            let numbers = [52.34, 7.0, -0.96, -0.04, f64::INFINITY];
            assert_eq!(numbers.map(|number| texts.tenths(number)), written, "{language}");
        };
        check(Language::En, ["52.3", "7.0", "−1.0", "0.0", "–"]);
        for language in [Language::De, Language::Nl, Language::Fr, Language::Cs] {
            check(language, ["52,3", "7,0", "−1,0", "0,0", "–"]);
        }
    }

    #[test]
    fn differences_have_a_sign() {
        let texts = Texts::new(Language::De);
        let numbers = [1.24, -4.7, 0.0, 0.04, -0.04, f64::NAN];
        let signed = numbers.map(|number| texts.signed(number));
        assert_eq!(signed, ["+1,2", "−4,7", "0,0", "0,0", "0,0", "–"]);
    }
}
