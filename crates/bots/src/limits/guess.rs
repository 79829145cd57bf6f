//! What others may have hidden, if they hide as most players do: the tightest colour in hand.

use crate::limits::situation::Situation;
use limits::{ByColour, BySeat, Colour, HAND, Limit, Seat};

/// How much likelier it becomes that somebody hid a colour once they lay it beyond its printed limit.
const TRUST: f32 = 4.0;
/// The share of players who hide just any card.
const ANY: f32 = 0.15;

/// The chances that each of the others hid each colour.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guess {
    /// What is thought of somebody who has laid nothing beyond a limit.
    pub(crate) usual: ByColour<f32>,
    hidden: BySeat<ByColour<f32>>,
}

impl Guess {
    /// What somebody in this situation may think.
    pub(crate) fn of(situation: &Situation) -> Guess {
        let usual = usual(situation);
        let mut hidden = BySeat::default();
        for seat in situation.others() {
            hidden[seat] = trusted(usual, &situation.pile.beyond[seat]);
        }
        Guess { usual, hidden }
    }

    /// The chance that so many more cards of a colour are within its limit.
    pub(crate) fn chance_safe(&self, situation: &Situation, colour: Colour, cards: i32) -> f32 {
        match situation.room(colour) {
            Some(room) if room < cards => {
                self.chance_hidden(situation, colour, (cards - room) as usize)
            }
            _ => 1.0,
        }
    }

    /// The chance that somebody's last card broke the limit.
    pub(crate) fn chance_broken(&self, situation: &Situation, suspect: Seat) -> f32 {
        match (situation.needed(suspect), situation.pile.last[suspect]) {
            (0, _) | (_, None) => 0.0,
            (needed, Some(last)) => 1.0 - self.chance_hidden(situation, last.colour, needed),
        }
    }

    /// The chance that at least `needed` of the others have hidden this colour.
    fn chance_hidden(&self, situation: &Situation, colour: Colour, needed: usize) -> f32 {
        if needed >= situation.players {
            return 0.0;
        }
        // The chances of exactly 0, 1, 2 … so far, player by player.
        let mut exactly = [0.0f32; 7];
        exactly[0] = 1.0;
        for (asked, seat) in situation.others().enumerate() {
            let hid = self.hidden[seat][colour];
            for count in (0..=asked).rev() {
                let chance = exactly[count];
                exactly[count + 1] += chance * hid;
                exactly[count] = chance * (1.0 - hid);
            }
        }
        exactly[needed..].iter().sum::<f32>().min(1.0)
    }
}

/// The chances that somebody hid each colour: the tightest that they held, or just any.
fn usual(situation: &Situation) -> ByColour<f32> {
    let mut colours = Colour::ALL;
    colours.sort_by_key(|&colour| tightness(situation.limits[colour]));
    let all: f32 = situation.unseen.iter().map(|(_, &cards)| f32::from(cards)).sum();
    let mut usual = ByColour::default();
    // The chance that they hold no tighter colour.
    let mut left = 1.0;
    for colour in colours {
        let share = f32::from(situation.unseen[colour]) / all.max(1.0);
        let none = (1.0 - share).powi(HAND as i32);
        usual[colour] = (1.0 - ANY) * left * (1.0 - none) + ANY * share;
        left *= none;
    }
    usual
}

/// The limit, as a number beyond all others where there is none.
fn tightness(limit: Limit) -> u8 {
    match limit {
        Limit::At(limit) => limit,
        Limit::None => u8::MAX,
    }
}

/// What is thought of somebody who has laid some colours beyond their printed limits: they hid one card and no more.
fn trusted(usual: ByColour<f32>, beyond: &ByColour<u8>) -> ByColour<f32> {
    let mut hidden = usual;
    let mut sum = 0.0;
    for colour in Colour::ALL {
        if beyond[colour] > 0 {
            hidden[colour] *= TRUST;
        }
        sum += hidden[colour];
    }
    for colour in Colour::ALL {
        hidden[colour] /= f32::max(sum, f32::MIN_POSITIVE);
    }
    hidden
}

#[cfg(test)]
mod tests {
    use super::*;
    use limits::{Hand, Laid};

    /// Two players; red is tight, yellow wide, and the first player has hidden green.
    fn situation() -> Situation {
        let limits =
            ByColour::new([Limit::At(0), Limit::At(5), Limit::At(3), Limit::None, Limit::At(3)]);
        let hand: Hand = [Colour::Blue, Colour::Blue, Colour::Purple].into_iter().collect();
        Situation::before_the_pile(Seat::from_index(0), 2, limits, hand, Some(Colour::Green))
    }

    #[test]
    fn the_tightest_colour_is_hidden_most_often_and_the_chances_add_up() {
        let guess = Guess::of(&situation());
        let chances = Colour::ALL.map(|colour| guess.usual[colour]);
        assert!(chances[1..].iter().all(|&chance| chance < chances[0]), "{chances:?}");
        let hidden: f32 = Colour::ALL.iter().map(|&c| guess.hidden[Seat::from_index(1)][c]).sum();
        assert!((hidden - 1.0).abs() < 1e-5);
    }

    #[test]
    fn who_lays_beyond_a_tight_limit_is_believed_sooner_than_beyond_a_wide_one() {
        let other = Seat::from_index(1);
        let broken = |colour: Colour, cards: usize| {
            let mut situation = situation();
            for _ in 0..cards {
                situation.lay(Laid { colour, by: other });
            }
            Guess::of(&situation).chance_broken(&situation, other)
        };
        assert_eq!(broken(Colour::Red, 0), 0.0);
        assert!(broken(Colour::Red, 1) < broken(Colour::Yellow, 6));
        assert_eq!(broken(Colour::Yellow, 5), 0.0);
        assert_eq!(broken(Colour::Blue, 9), 0.0, "without a limit nothing is broken");
        assert_eq!(broken(Colour::Red, 2), 1.0, "one player cannot hide two cards");
    }

    #[test]
    fn who_lays_beyond_two_limits_is_believed_less() {
        let other = Seat::from_index(1);
        let mut situation = situation();
        situation.lay(Laid { colour: Colour::Red, by: other });
        let first = Guess::of(&situation).hidden[other][Colour::Red];
        (0..6).for_each(|_| situation.lay(Laid { colour: Colour::Yellow, by: other }));
        assert!(Guess::of(&situation).hidden[other][Colour::Red] < first);
    }
}
