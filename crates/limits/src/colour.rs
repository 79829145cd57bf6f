//! The five colours of the colour cards.

use std::fmt;
use std::ops::{Index, IndexMut};

/// A colour, and so a colour card: two cards of one colour cannot be told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// Written `r`.
    Red,
    /// Written `y`.
    Yellow,
    /// Written `g`.
    Green,
    /// Written `b`.
    Blue,
    /// Written `p`.
    Purple,
}

impl Colour {
    /// All five, in the order in which limit cards name them.
    pub const ALL: [Colour; 5] =
        [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue, Colour::Purple];

    /// The letter that stands for the colour in every text format.
    ///
    /// ```
    /// assert_eq!(limits::Colour::Purple.letter(), 'p');
    /// ```
    pub fn letter(self) -> char {
        match self {
            Colour::Red => 'r',
            Colour::Yellow => 'y',
            Colour::Green => 'g',
            Colour::Blue => 'b',
            Colour::Purple => 'p',
        }
    }

    /// The colour that a letter means; capitals mean none.
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }

    /// The English word.
    pub fn name(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
            Colour::Blue => "blue",
            Colour::Purple => "purple",
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// One thing for each colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByColour<T>([T; 5]);

impl<T> ByColour<T> {
    /// From five things in the order of [`Colour::ALL`].
    pub const fn new(things: [T; 5]) -> ByColour<T> {
        ByColour(things)
    }

    /// The things with their colours, in the order of [`Colour::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = (Colour, &T)> {
        Colour::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Colour> for ByColour<T> {
    type Output = T;

    fn index(&self, colour: Colour) -> &T {
        &self.0[colour as usize]
    }
}

impl<T> IndexMut<Colour> for ByColour<T> {
    fn index_mut(&mut self, colour: Colour) -> &mut T {
        &mut self.0[colour as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_colours_answer_each_other() {
        for colour in Colour::ALL {
            assert_eq!(Colour::from_letter(colour.letter()), Some(colour));
            assert_eq!(colour.name().chars().next(), Some(colour.letter()));
        }
        assert_eq!(Colour::from_letter('R'), None);
        assert_eq!(Colour::from_letter('x'), None);
    }
}
