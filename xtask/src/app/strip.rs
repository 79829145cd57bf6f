//! Leaves out of the page's texts what only we read: comments and indentation.
//!
//! Line by line, so that nothing need be understood. What cannot be told line by line is refused, and the build says where.

use anyhow::{Result, bail, ensure};

/// A file of the page as it is served.
pub(super) fn strip(name: &str, text: &str) -> Result<String> {
    let (open, close, line_mark) = match name.rsplit_once('.').map(|(_, kind)| kind) {
        Some("js") => ("/*", "*/", Some("//")),
        Some("css") => ("/*", "*/", None),
        Some("html") => ("<!--", "-->", None),
        _ => return Ok(text.to_owned()),
    };
    let mut stripped = String::new();
    let mut lines = text.lines().zip(1..);
    while let Some((line, number)) = lines.next() {
        let line = line.trim();
        // Its lines would lose their indentation, which is part of the text.
        let quotes = line.matches('`').count();
        ensure!(quotes % 2 == 0, "{name}, line {number}: a text that goes on in the next line");
        if line.starts_with(open) {
            let mut last = line;
            while !last.contains(close) {
                let Some((next, _)) = lines.next() else {
                    bail!("{name}, line {number}: a comment without an end");
                };
                last = next.trim();
            }
            ensure!(last.ends_with(close), "{name}, line {number}: something after a comment");
        } else if !line.is_empty() && !line_mark.is_some_and(|mark| line.starts_with(mark)) {
            stripped += line;
            stripped.push('\n');
        }
    }
    Ok(stripped)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(name: &str, text: &str, stripped: &str) {
        let said = strip(name, text).unwrap_or_else(|fault| fault.to_string());
        assert_eq!(said, stripped);
    }

    #[test]
    fn comments_and_indentation_are_left_out() {
        check(
            "a.js",
            "// One.\n/** Two\n * lines. */\nif (a) {\n\n  b(\"// no comment\"); // Beside.\n}\n",
            "if (a) {\nb(\"// no comment\"); // Beside.\n}\n",
        );
        check("a.css", "/* One. */\na {\n  color: red;\n}\n", "a {\ncolor: red;\n}\n");
        check("a.html", "<p>\n  <!-- One\n  two. -->\n  a\n</p>\n", "<p>\na\n</p>\n");
        check("a.css", "//a\n", "//a\n");
        check("a.svg", "  <!-- kept -->\n", "  <!-- kept -->\n");
    }

    #[test]
    fn what_cannot_be_told_line_by_line_is_refused() {
        check("a.js", "a = `\n  b`;\n", "a.js, line 1: a text that goes on in the next line");
        check("a.js", "a();\n/* b\n", "a.js, line 2: a comment without an end");
        check("a.css", "/* a */ b {}\n", "a.css, line 1: something after a comment");
    }
}
