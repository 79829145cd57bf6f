//! What is filled into a text: a word, or a number.

use std::borrow::Cow;

/// What a variable of a text stands for.
#[derive(Clone, Debug, PartialEq)]
pub enum Value<'a> {
    /// A word, as it is.
    Text(Cow<'a, str>),
    /// A number, which its language writes in its own way and which can choose a plural.
    Number(Number),
}

/// A number and how it is written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Number {
    /// How much.
    pub value: f64,
    /// How many decimals are written, even if they are zeros. Without it a whole number has none and others have one.
    pub decimals: Option<usize>,
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(text.into())
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(text.into())
    }
}

/// Every kind of number that the app counts with is exact in the 53 bits of an `f64`.
macro_rules! numbers {
    ($($kind:ty)*) => {
        $(impl From<$kind> for Value<'_> {
            fn from(number: $kind) -> Self {
                Value::Number(Number { value: number as f64, decimals: None })
            }
        })*
    };
}

numbers!(u8 i32 u32 usize f64);
