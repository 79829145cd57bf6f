use super::*;
use expect_test::{Expect, expect};

fn refused(text: &str, why: Expect) {
    why.assert_eq(&Entries::read(text).expect_err("refused").to_string());
}

#[test]
fn every_way_to_write_a_text_is_understood() {
    for text in [
        "a = \"x \\\"y\\\" \\\\ \\n\\t\\r\\b\\f\\e \\u00e9\\U0001F3B2\\x41\"",
        "\"a\" = \"\"\"\nx \"y\" \\\\ \n\\t\\r\\b\\f\\e é\\\n     🎲A\"\"\"",
        "'a' = \"\"\"x \"y\" \\\\ \n\\t\\r\\b\\f\\e é🎲A\"\"\"  # a comment",
    ] {
        let entries = Entries::read(text).expect("TOML");
        assert_eq!(entries.text("a"), Ok("x \"y\" \\ \n\t\r\u{8}\u{c}\u{1b} é🎲A"));
    }
    let literal = Entries::read("a = 'x \"y\" \\n'\nb = '''\n'\n'''").expect("TOML");
    assert_eq!((literal.text("a"), literal.text("b")), (Ok("x \"y\" \\n"), Ok("'\n")));
}

#[test]
fn numbers_truths_and_lists_are_understood() {
    let text = "\u{feff}n = 1_000\nhex = 0xff\r\nplus = +7\nyes = true\nno = false\n\
        none = []\nlist = [ 'a', # one\n \"\"\"b\"\"\",\n]";
    let entries = Entries::read(text).expect("TOML");
    let numbers = ["n", "hex", "plus"].map(|key| entries.number(key));
    assert_eq!(numbers, [Ok(1000), Ok(255), Ok(7)]);
    assert_eq!((entries.truth("yes"), entries.truth("no")), (Ok(true), Ok(false)));
    assert_eq!(entries.texts("none"), Ok(&[][..]));
    assert_eq!(entries.texts("list"), Ok(&["a".to_owned(), "b".to_owned()][..]));
}

#[test]
fn whatever_else_is_toml_is_left_alone() {
    let text = "float = 1e400\ninf = -inf\nday = 2026-05-01\nminus = -1\nhuge = 99999999999999999999\n\
        mixed = ['a', 1]\nnested = [['a'], 'a']\ninline = { a = 'b', c.d = ['e'] }\nlast = ['a', {}]\n\
        dot.a = 1\ndot.'b c' = 2\nname = 'x'\n[table]\nname = 'y'\n[table.more]\nname = 'z'\n[[tables]]\n[[tables]]\n";
    let entries = Entries::read(text).expect("TOML");
    assert_eq!(entries.text("name"), Ok("x"));
    for key in [
        "float", "inf", "day", "minus", "huge", "mixed", "nested", "inline", "last", "dot",
        "table", "tables",
    ] {
        assert!(entries.has(key), "{key}");
        assert!(entries.text(key).is_err() && entries.texts(key).is_err(), "{key}");
        assert!(entries.number(key).is_err() && entries.truth(key).is_err(), "{key}");
    }
    assert!(!entries.has("a") && !entries.has("b c") && !entries.has("more"));
}

#[test]
fn what_is_no_toml_is_refused_with_its_line() {
    refused("{ rubbish", expect!["line 1: invalid key-value pair, expected key"]);
    refused("a = 1\nb", expect!["line 2: key with no value, expected `=`"]);
    refused(
        "a = 1\nb = x",
        expect!["line 2: string values must be quoted, expected literal string"],
    );
    refused("\n\na = 'x", expect!["line 3: invalid literal string, expected `'`"]);
    refused(
        "a = \"\"\"\n\n",
        expect![[r#"line 3: invalid multi-line basic string, expected `"`"#]],
    );
    refused(
        "a = [\n'x'\n'y'\n]",
        expect!["line 3: missing comma between array elements, expected `,`"],
    );
    refused("a = \"\n\"", expect![[r#"line 1: invalid basic string, expected `"`"#]]);
    refused(
        "a = \"\\q\"",
        expect![[
            r#"line 1: missing escaped value, expected `b` or `e` or `f` or `n` or `r` or `\` or `"` or `x` or `u` or `U`"#
        ]],
    );
    refused(
        "a = \"\\ud800\"",
        expect!["line 1: invalid value, expected unicode hexadecimal value"],
    );
    refused(
        "a = '\u{7}'",
        expect!["line 1: invalid literal string, expected non-single-quote visible characters"],
    );
    refused(
        "a = 1 # \u{7}",
        expect!["line 1: invalid comment character, expected printable characters"],
    );
    refused(
        "a = 1\rb = 2",
        expect!["line 1: carriage return must be followed by newline, expected a new line"],
    );
    refused("a = 012", expect!["line 1: unexpected leading zero"]);
    refused(
        "a = 1 b = 2",
        expect!["line 1: string values must be quoted, expected literal string"],
    );
    refused("[a\nb = 2", expect!["line 1: unclosed table, expected `]`"]);
    refused("a = { b = 1\n, c = '\\' ", expect!["line 2: unclosed inline table, expected `}`"]);
    refused(
        "é = 1",
        expect!["line 1: invalid unquoted key, expected letters or numbers or `-` or `_`"],
    );
    refused(
        "= 1",
        expect!["line 1: unquoted keys cannot be empty, expected letters or numbers or `-` or `_`"],
    );
    refused(
        "\"\"\"a\"\"\" = 1",
        expect![
            "line 1: keys cannot be multi-line basic strings, expected basic string or literal string"
        ],
    );
}

#[test]
fn a_key_is_given_once() {
    refused("a = 1\n'b' = 2\n\"a\" = 1", expect!["line 3: `a` is given twice"]);
    refused("a = 1\na.b = 2", expect!["line 2: `a` is given twice"]);
    refused("a.b = 2\na = 1", expect!["line 2: `a` is given twice"]);
    refused("a = 1\n\n[a]", expect!["line 3: `a` is given twice"]);
    refused("a = {}\n[[a.b]]", expect!["line 2: `a` is given twice"]);
    refused(
        &format!("'{0}' = 1\n'{0}' = 1", "x\ty".repeat(100)),
        expect!["line 2: `x�yx�yx�yx�yx�yx�yx�yx�yx�yx�yx�yx�yx�yx…` is given twice"],
    );
}

#[test]
fn neither_depth_nor_length_does_harm() {
    for text in [
        "[".repeat(100_000),
        "a = ".to_owned() + &"[".repeat(100_000),
        "a = ".to_owned() + &"{a=".repeat(100_000),
        "a = ".to_owned() + &"[{a=".repeat(100_000) + &"}]".repeat(100_000),
        "a.".repeat(100_000),
        "=".repeat(100_000),
        "a\n".repeat(100_000),
        "a = ".to_owned() + &"-".repeat(100_000),
        "a = \"".to_owned() + &"\u{7}\\".repeat(100_000),
    ] {
        assert!(Entries::read(&text).is_err());
    }
    let deep = |depth: usize| format!("a = {}{}\nb = 'x'", "[".repeat(depth), "]".repeat(depth));
    assert_eq!(Entries::read(&deep(80)).expect("TOML").text("b"), Ok("x"));
    assert!(Entries::read(&deep(81)).is_err());
    let many: String = (0..100_000).map(|n| format!("k{n} = {n}\n")).collect();
    assert_eq!(Entries::read(&many).expect("TOML").number("k77777"), Ok(77_777));
}
