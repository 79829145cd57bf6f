//! Recovery codes: 120 random bits that set a new password once.

use crate::chance;
use protocol::Fault;

/// Letters that are not mistaken for each other, each for 5 bits.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// How many letters a code has.
const LENGTH: usize = 24;
/// How many letters stand together.
const GROUP: usize = 4;

/// A new code, as it is shown to its owner.
///
/// # Errors
/// If the operating system has no randomness.
pub(crate) fn new_code() -> Result<String, Fault> {
    let random = chance::bytes::<LENGTH>()?;
    let letters = random.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)]));
    let mut code = String::with_capacity(LENGTH + LENGTH / GROUP);
    for (place, letter) in letters.enumerate() {
        if place > 0 && place % GROUP == 0 {
            code.push('-');
        }
        code.push(letter);
    }
    Ok(code)
}

/// A code as it is compared, without dashes, spaces and capitals; `None` if it cannot be one.
pub(crate) fn normalised(typed: &str) -> Option<String> {
    let is_mark = |c: char| matches!(c, '-' | '‐' | '‑' | '–' | '—') || c.is_whitespace();
    let code: String = typed
        .chars()
        .filter(|&c| !is_mark(c))
        .take(LENGTH + 1)
        .map(|c| c.to_ascii_lowercase())
        .collect();
    let is_code = code.len() == LENGTH && code.bytes().all(|letter| LETTERS.contains(&letter));
    is_code.then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dashes_and_case_do_not_matter() {
        let code = new_code().expect("randomness");
        assert_eq!(code.len(), 29);
        let plain = normalised(&code);
        assert_eq!(plain, Some(code.replace('-', "")));
        assert_eq!(normalised(&code.to_uppercase()), plain);
        assert_eq!(normalised(&code.replace('-', "")), plain);
        assert_eq!(normalised(&format!(" {} ", code.replace('-', " – "))), plain);
        assert_ne!(new_code().ok(), Some(code));
    }

    #[test]
    fn rubbish_is_not_a_code() {
        let long = "0".repeat(100_000);
        for typed in
            ["", "-", "0123", "iiiiiiiiiiiiiiiiiiiiiiii", "0000-0000-0000-0000-0000-000ü", &long]
        {
            assert_eq!(normalised(typed), None);
        }
    }
}
