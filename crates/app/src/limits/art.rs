//! Colour cards and limit cards as pictures.
//!
//! Everything here is SVG text made from the types of the rules; nothing knows the page. Each colour is also a sign (sun, star, leaf,
//! drop, gem) and a pattern, so that any one of the three is enough to tell it.
//!
//! Drawings name classes, never colours: those are in `web/limits-art.css`, which takes them from the palette. Signs and patterns are
//! drawn once per page: [`definitions()`] is put into it before the first drawing.

mod card;
mod definitions;
mod limit_card;

pub(crate) use card::{back, card, chip, draw_pile, pile};
pub(crate) use definitions::definitions;
pub(crate) use limit_card::{limit_card, sign};

#[cfg(test)]
mod tests {
    use super::*;
    use limits::{Colour, LimitCardNumber, LimitDeck};
    use std::collections::HashSet;

    /// Everything that is drawn.
    fn drawn() -> Vec<String> {
        let cards = Colour::ALL.into_iter().flat_map(|colour| [card(colour), chip(colour)]);
        let number = LimitCardNumber::new(1).expect("a limit card");
        let printed = LimitDeck::built_in().card(number);
        let limits = [None, Some(Colour::Blue)].map(|lit| limit_card(printed, lit));
        let piles = (0..6).flat_map(|size| [pile(Some(Colour::Red), size), draw_pile(size)]);
        cards.chain(limits).chain(piles).chain([back(), definitions()]).collect()
    }

    #[test]
    fn every_picture_is_well_formed_and_refers_to_what_is_there() {
        let definitions = definitions();
        let defined = roxmltree::Document::parse(&definitions).expect("well-formed");
        let ids: HashSet<&str> =
            defined.descendants().filter_map(|node| node.attribute("id")).collect();
        for svg in drawn() {
            let document = roxmltree::Document::parse(&svg).expect("well-formed");
            for node in document.descendants() {
                let named = node.attribute("href").and_then(|href| href.strip_prefix('#'));
                let filled = node.attribute("fill").and_then(|fill| fill.strip_prefix("url(#"));
                for id in named.into_iter().chain(filled.map(|fill| fill.trim_end_matches(')'))) {
                    assert!(ids.contains(id), "{id}");
                }
                assert!(node.attribute("style").is_none(), "the server forbids inline styles");
            }
        }
    }

    #[test]
    fn every_class_that_is_drawn_has_a_rule() {
        let sheet = include_str!("../../web/limits-art.css");
        for svg in drawn() {
            for classes in svg.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                for class in classes.split(' ') {
                    assert!(sheet.contains(&format!(".{class}")), "{class}");
                }
            }
        }
    }

    #[test]
    fn each_colour_differs_in_sign_and_pattern() {
        let definitions = definitions();
        for colour in Colour::ALL {
            let name = colour.name();
            for id in [format!("id=\"sign-{name}\""), format!("id=\"pattern-{name}\"")] {
                assert_eq!(definitions.matches(&id).count(), 1, "{id}");
            }
        }
    }

    #[test]
    fn a_pile_shows_its_top_and_nothing_of_what_is_below() {
        let below = |svg: &str| svg.matches("card-rim").count();
        assert_eq!(
            [0, 1, 2, 3, 4, 40].map(|size| below(&pile(Some(Colour::Red), size))),
            [0, 1, 2, 3, 3, 3]
        );
        for other in [Colour::Yellow, Colour::Green, Colour::Blue, Colour::Purple] {
            assert!(!pile(Some(Colour::Red), 9).contains(other.name()));
        }
    }
}
