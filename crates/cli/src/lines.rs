//! Lines of text from others, never more of one than is worth reading.

use std::io::{self, BufRead, Read};

/// One line, without its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// All of it.
    Whole(Vec<u8>),
    /// The beginning of a line that is too long. The rest has not been read.
    Beginning(Vec<u8>),
}

/// The next line of at most so many bytes; `None` at the end.
pub(crate) fn next(input: &mut impl BufRead, longest: usize) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    // One more byte than a line may have tells a line that ends there from one that goes on.
    let most = longest as u64 + 1;
    if input.by_ref().take(most).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
        if line.last() == Some(&b'\r') {
            line.pop();
        }
        return Ok(Some(Line::Whole(line)));
    }
    if line.len() > longest {
        line.truncate(longest);
        return Ok(Some(Line::Beginning(line)));
    }
    Ok(Some(Line::Whole(line)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(mut text: &[u8]) -> Vec<Line> {
        let mut lines = Vec::new();
        while let Some(line) = next(&mut text, 3).expect("memory can be read") {
            lines.push(line);
        }
        lines
    }

    #[test]
    fn lines_end_as_people_and_programs_end_them() {
        let whole = |text: &str| Line::Whole(text.as_bytes().to_owned());
        assert_eq!(all(b""), []);
        assert_eq!(all(b"abc\n\nde\r\nf"), [whole("abc"), whole(""), whole("de"), whole("f")]);
        assert_eq!(all(b"abc"), [whole("abc")]);
    }

    #[test]
    fn of_a_long_line_only_the_beginning_is_read() {
        assert_eq!(all(b"abcd\n")[0], Line::Beginning(b"abc".to_vec()));
        assert_eq!(all(b"abcd")[0], Line::Beginning(b"abc".to_vec()));
    }
}
