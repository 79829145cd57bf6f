//! What a newcomer reads.

use limits::{Mode, View};

/// Said once, before the first round.
pub(super) const WELCOME: &str = "\
LIMITS: a game of bluff. The limit card says how many cards of each colour may
lie in the pile. Everybody hides a card, which secretly raises the limit of its
colour by 1. Then each lays a card in turn, until somebody suspects another of
having laid one too many. Type rules for all of it.
";

/// The rules, in short.
pub(super) fn rules(view: &View) -> String {
    let mode = match view.mode {
        Mode::Memory => {
            "\
  This is a memory game: only the top card of the pile shows, and what lies
  under it is to be remembered."
        }
        Mode::Open => "  This is an open game: the pile lies spread.",
    };
    format!(
        "\
A ROUND
  A limit card is turned up: a limit for each colour, X is no limit at all.
  Everybody hides one card; it raises the limit of its colour by 1, and comes
  back to its owner’s hand when the round is over.
  Then, in turn, everybody does one of three things:
    play       lay a card on the pile, and draw one
    exchange   show four cards of one colour, draw four, lay two of them on the
               pile and two on top of the draw pile, and get 1 point
    suspect    say that the last card of somebody broke the limit of its colour

A SUSPICION
  It ends the round. The face-down cards are turned up, and the pile is counted
  up to the card in question; cards laid later do not count.
  More than limit and face-down cards allow: the suspicion is right. The suspect
  takes the limit card, which costs 2 points, and the accuser gets 1.
  Otherwise it is the other way round. A colour marked X can never be too many.
  Whoever took the limit card begins the next round. The pile goes under the
  draw pile as it lies, so its cards come back in the order they were laid.

THE END
  There are {} rounds with {} players. Whoever has the most points wins.
{mode}
",
        view.rounds,
        view.players.len()
    )
}

/// Everything that can be typed.
pub(super) const HELP: &str = "\
DECISIONS
  hide r         hide a red card
  play b         lay a blue card; lay blue and blue mean the same
  exchange g     exchange four green cards
  suspect 2      suspect player 2; a name will do as well
  Colours: r red, y yellow, g green, b blue, p purple. A colour alone is hidden
  or laid, as the game asks.

COMMANDS
  legal          what you can decide now
  show           the table once more
  rules          how the game is played
  save FILE      write the record; go on later: limes play --terminal FILE
  quit           leave; the record is printed, with all that is hidden
";

#[cfg(test)]
mod tests {
    use super::super::table::tests::table;
    use super::*;
    use crate::args::ModeName;

    #[test]
    fn nothing_is_wider_than_a_terminal() {
        let rules =
            [ModeName::Memory, ModeName::Open].map(|mode| rules(&table("x", 3, mode).view()));
        let texts = [WELCOME, HELP, &rules[0], &rules[1]];
        for line in texts.iter().flat_map(|text| text.lines()) {
            assert!(line.chars().count() <= 80, "{line}");
        }
        assert!(rules[0].contains("18 rounds with 4 players"), "{}", rules[0]);
    }
}
