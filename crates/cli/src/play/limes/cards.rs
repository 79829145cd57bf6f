//! Cards side by side.

use super::picture::{GAP, card_width, filled};
use crate::paint::Paint;
use limes::{Card, CardNumber, Deck, Quarter, Rotation};

/// Cards in one row of [`all`].
const ROW: usize = 6;

/// Cards in a row, each with a word above it.
fn row(cards: &[(String, &Card, Rotation)], width: usize, paint: Paint) -> String {
    let inside = card_width(width);
    let line = |part: &dyn Fn(&(String, &Card, Rotation)) -> String| {
        let parts: Vec<String> = cards.iter().map(part).collect();
        format!("   {}", parts.join(" ")).trim_end().to_owned() + "\n"
    };
    let zones = |half: [Quarter; 2]| {
        line(&|(_, card, rotation)| {
            let zones = half.map(|quarter| {
                let zone = card.zone(quarter, *rotation);
                filled(zone.landscape(), &zone.to_string(), width, paint)
            });
            format!("│{}│", zones.join(GAP))
        })
    };
    let [nw, ne, sw, se] = Quarter::ALL;
    let frame = "─".repeat(inside);
    line(&|(word, _, _)| paint.strong(&format!("{word:^0$}", inside + 2)))
        + &line(&|_| format!("┌{frame}┐"))
        + &zones([nw, ne])
        + &zones([sw, se])
        + &line(&|_| format!("└{frame}┘"))
}

/// One card in its four rotations, each under its sign.
pub(crate) fn rotations(card: &Card, width: usize, paint: Paint) -> String {
    let cards = Rotation::ALL.map(|rotation| (rotation.symbol().to_string(), card, rotation));
    row(&cards, width, paint)
}

/// Many cards upright, each under its number.
pub(crate) fn all(deck: &Deck, numbers: &[CardNumber], width: usize, paint: Paint) -> String {
    let cards: Vec<_> = numbers
        .iter()
        .map(|&number| (number.to_string(), deck.card(number), Rotation::Up))
        .collect();
    cards.chunks(ROW).map(|cards| row(cards, width, paint)).collect()
}

/// The tokens of a card.
pub(crate) fn tokens(card: &Card) -> [String; 4] {
    Quarter::ALL.map(|quarter| card.zone(quarter, Rotation::Up).to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    #[test]
    fn a_card_turns_clockwise() {
        let card = "# = =h ~".parse().expect("a card");
        expect![[r#"
            # = =h ~
                    ^           >           v           <
               ┌─────────┐ ┌─────────┐ ┌─────────┐ ┌─────────┐
               │#### ====│ │=h== ####│ │~~~~ =h==│ │==== ~~~~│
               │=h== ~~~~│ │~~~~ ====│ │==== ####│ │#### =h==│
               └─────────┘ └─────────┘ └─────────┘ └─────────┘
        "#]]
        .assert_eq(&format!("{card}\n{}", rotations(&card, 4, Paint::Plain)));
    }
}
