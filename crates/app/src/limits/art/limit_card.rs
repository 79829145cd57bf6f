//! The limit card: five columns, each with the sign of its colour and its limit.

use limits::{Colour, Limit, LimitCard};
use std::fmt::Write;

/// A limit card; the column of one colour can be lit.
pub(crate) fn limit_card(card: &LimitCard, lit: Option<Colour>) -> String {
    let mut columns = String::new();
    let mut frame = String::new();
    for (place, (colour, limit)) in card.limits.iter().enumerate() {
        let (x, name) = (8 + 94 * place, colour.name());
        let _ = write!(
            columns,
            "<g class=\"suit-{name}\" transform=\"translate({x} 8)\"><rect class=\"card-face\" width=\"88\" height=\"134\" rx=\"9\"/>\
             <rect fill=\"url(#pattern-{name})\" width=\"88\" height=\"134\" rx=\"9\"/>\
             <use href=\"#sign-{name}\" transform=\"translate(44 40)scale(.84)\"/>\
             <text class=\"limit{}\" x=\"44\" y=\"116\">{}</text></g>",
            // The sign is thinner than a number.
            if *limit == Limit::None { " no-limit" } else { "" },
            sign(*limit)
        );
        if lit == Some(colour) {
            let _ = write!(
                frame,
                "<rect class=\"limit-lit\" x=\"{}\" y=\"4\" width=\"96\" height=\"142\" rx=\"13\"/>",
                x - 4
            );
        }
    }
    format!(
        "<svg class=\"limit-card\" viewBox=\"-2 -2 484 155\" aria-hidden=\"true\" focusable=\"false\">\
         <rect class=\"card-rim\" x=\".5\" y=\".5\" width=\"479\" height=\"149\" rx=\"15\"/>{columns}{frame}</svg>"
    )
}

/// A limit as it is printed: an X is a limit that nothing reaches.
pub(crate) fn sign(limit: Limit) -> String {
    match limit {
        Limit::At(number) => number.to_string(),
        Limit::None => "∞".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_limit_is_printed_in_its_column_and_one_is_lit() {
        let card: LimitCard = "3 0 6 X 2".parse().expect("a limit card");
        let svg = limit_card(&card, Some(Colour::Green));
        let numbers: Vec<&str> =
            svg.split("</text>").filter_map(|part| part.rsplit('>').next()).collect();
        assert_eq!(numbers[..5], ["3", "0", "6", "∞", "2"]);
        assert_eq!(svg.matches("limit-lit").count(), 1);
        assert!(!limit_card(&card, None).contains("limit-lit"));
    }
}
