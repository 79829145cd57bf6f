//! What the parser of TOML reports, gathered into entries.

use super::{Entry, Value, twice};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry as Place;
use std::mem::take;
use toml_parser::decoder::{Encoding, ScalarKind};
use toml_parser::parser::EventReceiver;
use toml_parser::{ErrorSink, ParseError, Raw, Source, Span};

/// How deep lists and tables may lie in each other: the parser calls itself for each.
const DEEPEST: usize = 80;

pub(super) struct Reader<'s> {
    source: Source<'s>,
    entries: BTreeMap<String, Entry>,
    /// The key at the top whose value comes next; of `a.b` it is `a`.
    key: Option<(String, Span)>,
    /// Whether that key has further parts.
    dotted: bool,
    /// Whether a header like `[a]` came before: no key after it is at the top.
    in_table: bool,
    /// How many lists and inline tables are open.
    depth: usize,
    /// The list that is being read, as long as there are only texts in it.
    texts: Option<Vec<String>>,
    /// A place in the source, and the line it is in.
    counted: (usize, usize),
}

impl<'s> Reader<'s> {
    pub(super) fn new(source: Source<'s>) -> Reader<'s> {
        Reader {
            source,
            entries: BTreeMap::new(),
            key: None,
            dotted: false,
            in_table: false,
            depth: 0,
            texts: None,
            counted: (0, 1),
        }
    }

    pub(super) fn into_entries(self) -> BTreeMap<String, Entry> {
        self.entries
    }

    fn raw(&self, span: Span, encoding: Option<Encoding>) -> Raw<'s> {
        let text = self.source.input().get(span.start()..span.end());
        Raw::new_unchecked(text.unwrap_or_default(), encoding, span)
    }

    /// The line of a place behind all that were asked for before.
    fn line(&mut self, place: usize) -> usize {
        let (from, line) = self.counted;
        let between = self.source.input().get(from..place).unwrap_or_default();
        self.counted = (place, line + between.bytes().filter(|&byte| byte == b'\n').count());
        self.counted.1
    }

    /// The key has its value.
    fn enter(&mut self, value: Value, error: &mut dyn ErrorSink) {
        let value = if take(&mut self.dotted) { Value::Piece } else { value };
        let Some((key, span)) = self.key.take() else { return };
        let line = self.line(span.start());
        match self.entries.entry(key) {
            Place::Vacant(place) => {
                place.insert(Entry { line, value });
            }
            Place::Occupied(there) => {
                if !matches!((&there.get().value, value), (Value::Piece, Value::Piece)) {
                    error.report_error(twice(there.key()).with_unexpected(span));
                }
            }
        }
    }

    /// The key in a header is at the top, whatever came before.
    fn open_header(&mut self) {
        self.in_table = false;
    }

    fn close_header(&mut self, error: &mut dyn ErrorSink) {
        self.enter(Value::Piece, error);
        self.in_table = true;
    }

    /// A list or an inline table begins, with these texts in it so far. Answers whether the parser may look into it.
    fn open(&mut self, texts: Option<Vec<String>>, span: Span, error: &mut dyn ErrorSink) -> bool {
        self.texts = texts.filter(|_| self.depth == 0);
        self.depth += 1;
        if self.depth > DEEPEST {
            error.report_error(ParseError::new("nested too deeply").with_unexpected(span));
        }
        self.depth <= DEEPEST
    }

    fn close(&mut self, error: &mut dyn ErrorSink) {
        self.depth = self.depth.saturating_sub(1);
        if self.depth == 0 {
            let value = self.texts.take().map_or(Value::Other, Value::Texts);
            self.enter(value, error);
        }
    }
}

impl EventReceiver for Reader<'_> {
    fn std_table_open(&mut self, _: Span, _: &mut dyn ErrorSink) {
        self.open_header();
    }

    fn std_table_close(&mut self, _: Span, error: &mut dyn ErrorSink) {
        self.close_header(error);
    }

    fn array_table_open(&mut self, _: Span, _: &mut dyn ErrorSink) {
        self.open_header();
    }

    fn array_table_close(&mut self, _: Span, error: &mut dyn ErrorSink) {
        self.close_header(error);
    }

    fn inline_table_open(&mut self, span: Span, error: &mut dyn ErrorSink) -> bool {
        self.open(None, span, error)
    }

    fn inline_table_close(&mut self, _: Span, error: &mut dyn ErrorSink) {
        self.close(error);
    }

    fn array_open(&mut self, span: Span, error: &mut dyn ErrorSink) -> bool {
        self.open(Some(Vec::new()), span, error)
    }

    fn array_close(&mut self, _: Span, error: &mut dyn ErrorSink) {
        self.close(error);
    }

    fn simple_key(&mut self, span: Span, kind: Option<Encoding>, error: &mut dyn ErrorSink) {
        let mut key = String::new();
        self.raw(span, kind).decode_key(&mut key, error);
        if self.depth == 0 && !self.in_table && self.key.is_none() {
            self.key = Some((key, span));
        }
    }

    fn key_sep(&mut self, _: Span, _: &mut dyn ErrorSink) {
        self.dotted |= self.depth == 0;
    }

    fn scalar(&mut self, span: Span, kind: Option<Encoding>, error: &mut dyn ErrorSink) {
        let mut text = String::new();
        let value = match self.raw(span, kind).decode_scalar(&mut text, error) {
            ScalarKind::String => Value::Text(text),
            ScalarKind::Boolean(truth) => Value::Truth(truth),
            ScalarKind::Integer(radix) => {
                u64::from_str_radix(&text, radix.value()).map_or(Value::Other, Value::Number)
            }
            ScalarKind::Float | ScalarKind::DateTime => Value::Other,
        };
        match value {
            value if self.depth == 0 => self.enter(value, error),
            Value::Text(text) => {
                if let Some(texts) = &mut self.texts {
                    texts.push(text);
                }
            }
            _ => self.texts = None,
        }
    }

    fn comment(&mut self, span: Span, error: &mut dyn ErrorSink) {
        self.raw(span, None).decode_comment(error);
    }

    fn newline(&mut self, span: Span, error: &mut dyn ErrorSink) {
        self.raw(span, None).decode_newline(error);
    }
}
