//! Reading locales and sources as data.

use crate::shell::texts::Language;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// What can be compared between languages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Message {
    pub(crate) variables: BTreeSet<String>,
    pub(crate) attributes: BTreeSet<String>,
    /// The keys of every choice, such as `one` and `other`.
    pub(crate) choices: Vec<BTreeSet<String>>,
    /// The message as it is written.
    pub(crate) text: String,
}

/// All messages of a language; faults in the files are told.
pub(crate) fn messages(language: Language) -> BTreeMap<String, Message> {
    let mut messages = BTreeMap::new();
    for &(file, source) in language.sources() {
        let resource = fluent_syntax::parser::parse(source)
            .unwrap_or_else(|(_, faults)| panic!("{language}/{file}.ftl: {faults:?}"));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let key = message.id.name.to_owned();
                    let pattern = message.value;
                    let pattern = pattern.unwrap_or_else(|| panic!("{language}: {key} is empty"));
                    let mut found = Message::default();
                    found.read(&pattern);
                    found.attributes =
                        message.attributes.iter().map(|a| a.id.name.into()).collect();
                    let twice = messages.insert(key.clone(), found);
                    assert!(twice.is_none(), "{language}/{file}.ftl: {key} stands twice");
                }
                Entry::Term(term) => panic!("{language}/{file}.ftl: no terms, please: {term:?}"),
                Entry::Junk { content } => panic!("{language}/{file}.ftl: {content}"),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            }
        }
    }
    messages
}

impl Message {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text += value,
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let keys = variants.iter().map(|variant| match variant.key {
                    VariantKey::Identifier { name } => name.to_owned(),
                    VariantKey::NumberLiteral { value } => value.to_owned(),
                });
                self.choices.push(keys.collect());
                for variant in variants {
                    self.text += " / ";
                    self.read(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
                self.text += &format!("{{{}}}", id.name);
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { value }
            | InlineExpression::NumberLiteral { value } => self.text += value,
            // A message that quotes another would hide the other's use and variables from these tests.
            InlineExpression::MessageReference { id, .. }
            | InlineExpression::TermReference { id, .. } => panic!("quotes {}", id.name),
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
    }
}

/// Every Rust source of the app with its text, but no tests: what only they say is not said.
pub(crate) fn sources() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("the sources are there") {
            let path = entry.expect("a file").path();
            if path.ends_with("locale_tests") || path.ends_with("locale_tests.rs") {
                continue;
            }
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let mut text = std::fs::read_to_string(&path).expect("a source");
                text.truncate(text.find("#[cfg(test)]\nmod tests {").unwrap_or(text.len()));
                found.push((path, text));
            }
        }
    }
    found
}

/// Every text in quotes, with the byte after its closing quote. Comments are no texts.
pub(super) fn literals(source: &str) -> Vec<(usize, &str)> {
    let bytes = source.as_bytes();
    let mut found = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        match bytes[at] {
            b'/' if source[at..].starts_with("//") => {
                at += source[at..].find('\n').unwrap_or(source.len() - at);
            }
            // A quote as a character is no quote.
            b'\'' if source[at..].starts_with("'\"'") => at += 3,
            b'"' => {
                let start = at + 1;
                at = start;
                while at < bytes.len() && bytes[at] != b'"' {
                    at += if bytes[at] == b'\\' { 2 } else { 1 };
                }
                let end = at.min(bytes.len());
                found.extend(source.get(start..end).map(|text| (end + 1, text)));
                at += 1;
            }
            _ => at += 1,
        }
    }
    found
}
