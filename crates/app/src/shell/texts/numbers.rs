//! Numbers as people write them.

use crate::shell::texts::{Language, Number, Texts, Value};

/// A number rounded to tenths and always written with one, for expectations: `52.0`, `52,3`.
pub fn tenths(number: f64) -> Value<'static> {
    // Adding zero turns the −0 that rounding leaves behind into 0.
    Value::Number(Number { value: (number * 10.0).round() / 10.0 + 0.0, decimals: Some(1) })
}

/// A value as its language writes it: a number with its sign before the decimals and a true minus, a dash for what is no number.
pub(super) fn written(value: &Value<'_>, language: Language) -> String {
    let number = match value {
        Value::Text(text) => return text.clone().into_owned(),
        Value::Number(number) if !number.value.is_finite() => return "–".to_owned(),
        Value::Number(number) => number,
    };
    let size = number.value.abs();
    let decimals = number.decimals.unwrap_or(usize::from(size.fract() != 0.0));
    let digits = format!("{size:.decimals$}").replace('.', language.decimal_sign());
    let minus = if number.value < 0.0 { "−" } else { "" };
    format!("{minus}{digits}")
}

impl Texts {
    /// A number in tenths: `52.3`, `52,3`.
    pub fn tenths(&self, number: f64) -> String {
        written(&tenths(number), self.language())
    }

    /// A number in hundredths: `0.25`, `0,25`.
    pub fn hundredths(&self, number: f64) -> String {
        let value = (number * 100.0).round() / 100.0 + 0.0;
        written(&Value::Number(Number { value, decimals: Some(2) }), self.language())
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
    fn parts_of_one_are_written_in_hundredths() {
        let texts = Texts::new(Language::Cs);
        let numbers = [0.25, 1.0, -1.816, -0.004, f64::NAN];
        let written = numbers.map(|number| texts.hundredths(number));
        assert_eq!(written, ["0,25", "1,00", "−1,82", "0,00", "–"]);
    }

    #[test]
    fn differences_have_a_sign() {
        let texts = Texts::new(Language::De);
        let numbers = [1.24, -4.7, 0.0, 0.04, -0.04, f64::NAN];
        let signed = numbers.map(|number| texts.signed(number));
        assert_eq!(signed, ["+1,2", "−4,7", "0,0", "0,0", "0,0", "–"]);
    }
}
