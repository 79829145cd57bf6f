//! Small pictures for the page of rules: a limit card, hidden cards, cards in the pile.
//!
//! An example is data, and the rules say whether it shows what its caption says.

use limits::{Colour, LimitCard};

/// An example for a section of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Example {
    /// The section: the last part of its key.
    pub(crate) section: &'static str,
    /// The key of what is said about it.
    pub(crate) caption: &'static str,
    /// The colour that it is about, if there is one.
    pub(crate) colour: Option<Colour>,
    limit_card: Option<&'static str>,
    hidden: &'static str,
    laid: &'static str,
}

const LIMITS: Option<&str> = Some("4 2 5 0 X");

/// All examples.
pub(crate) const EXAMPLES: [Example; 4] = [
    Example {
        section: "goal",
        caption: "limits-rules-example-limit",
        colour: None,
        limit_card: LIMITS,
        hidden: "",
        laid: "",
    },
    Example {
        section: "hiding",
        caption: "limits-rules-example-hiding",
        colour: Some(Colour::Blue),
        limit_card: LIMITS,
        hidden: "b",
        laid: "",
    },
    Example {
        section: "exchange",
        caption: "limits-rules-example-exchange",
        colour: None,
        limit_card: None,
        hidden: "",
        laid: "rrrr",
    },
    Example {
        section: "counting",
        caption: "limits-rules-example-counting",
        colour: Some(Colour::Blue),
        limit_card: LIMITS,
        hidden: "ybgr",
        laid: "rybgrpbgb",
    },
];

impl Example {
    /// The example of this section.
    pub(crate) fn of(section: &str) -> Option<&'static Example> {
        EXAMPLES.iter().find(|example| example.section == section)
    }

    /// The limit card, if it shows one.
    pub(crate) fn limit_card(&self) -> Option<LimitCard> {
        self.limit_card.and_then(|card| card.parse().ok())
    }

    /// The cards that were hidden.
    pub(crate) fn hidden(&self) -> impl Iterator<Item = Colour> {
        self.hidden.chars().filter_map(Colour::from_letter)
    }

    /// The cards that were laid, each with its number among those that are counted.
    pub(crate) fn laid(&self) -> impl Iterator<Item = (Colour, Option<usize>)> {
        let mut counted = 0;
        let wanted = self.colour;
        self.laid.chars().filter_map(Colour::from_letter).map(move |colour| {
            let counts = wanted == Some(colour);
            counted += usize::from(counts);
            (colour, counts.then_some(counted))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use limits::{EXCHANGE, Hand};

    fn example(section: &str) -> &'static Example {
        Example::of(section).expect(section)
    }

    /// The limit of the colour in question with the hidden cards, and how many of it were laid.
    fn judged(example: &Example) -> (limits::Limit, usize) {
        let colour = example.colour.expect("a colour");
        let printed = example.limit_card().expect("a limit card").limits[colour];
        let raised = example.hidden().filter(|&hidden| hidden == colour).count();
        (printed.raised_by(raised), example.laid().filter_map(|(_, number)| number).count())
    }

    #[test]
    fn every_picture_can_be_read() {
        for example in EXAMPLES {
            assert_eq!(example.limit_card().is_some(), example.limit_card.is_some());
            assert_eq!(example.hidden().count(), example.hidden.len());
            assert_eq!(example.laid().count(), example.laid.len());
        }
        assert_eq!(Example::of("chess"), None);
    }

    #[test]
    fn one_hidden_blue_card_allows_one() {
        assert_eq!(judged(example("hiding")), (limits::Limit::At(1), 0));
    }

    #[test]
    fn three_blue_cards_are_too_many_where_one_is_allowed() {
        let (limit, laid) = judged(example("counting"));
        assert_eq!((limit, laid), (limits::Limit::At(1), 3));
        assert!(limit.is_broken_by(laid));
        let numbers: Vec<Option<usize>> = example("counting").laid().map(|(_, n)| n).collect();
        assert_eq!(numbers.last(), Some(&Some(3)), "the pile ends with the card in question");
    }

    #[test]
    fn four_of_a_colour_can_be_exchanged() {
        let hand: Hand = example("exchange").laid().map(|(colour, _)| colour).collect();
        assert!(hand.colours().any(|colour| hand.count(colour) == usize::from(EXCHANGE)));
    }
}
