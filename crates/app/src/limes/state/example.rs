//! Small interactive displays for the page of rules.
//!
//! An example is data. In some, workers explain what they earn; in others, a turn can be tried.

use crate::limes::state::Draft;
use limes::{Card, Display, Turn, Variants, ZoneId};

/// An example for a section of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// The section: the last part of its key.
    pub section: &'static str,
    /// The display, before the turn if one is being tried.
    picture: &'static str,
    /// The turn.
    trial: Option<Trial>,
}

/// A turn that is being tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Trial {
    card: &'static str,
    /// How far it has come; `None` while the card is in the hand.
    turn: Option<&'static str>,
    /// The worker who is about to move.
    picked: Option<&'static str>,
    variants: Variants,
}

const fn still(section: &'static str, picture: &'static str) -> Example {
    Example { section, picture, trial: None }
}

const fn tried(section: &'static str, picture: &'static str, trial: Trial) -> Example {
    Example { section, picture, trial: Some(trial) }
}

const DIAGONAL: Variants = Variants { diagonal: true, ferryman: false };
const FERRYMAN: Variants = Variants { diagonal: false, ferryman: true };

/// All examples.
pub const EXAMPLES: &[Example] = &[
    still(
        "goal",
        "
        ~  #   =  =h  ~  ~   #  ^
        ^  =   =@ #   ~  =h  ^  ^@
        ^h =   ~  ~@  ^h ~   =  ~
        ~  #@  =h ~   ^  #   =h ~
        #  ^   ~  =h  =  =   =  #
        =  ^@  ~  #   ~  =@  ^  ^
        =h ~   ^  ^   ~  #   #@ ~
        ^  ~   =  ~   =h =h  ~  =h
        ",
    ),
    still(
        "cards",
        "
        #  =h
        ^h ~
        ",
    ),
    tried(
        "laying",
        "
        =  ~   ~  ^
        =  #   =  ^
        ",
        Trial { card: "= ^ ~ #", turn: None, picked: None, variants: Variants::NONE },
    ),
    tried(
        "workers",
        "
        =  ~
        =  ^
        ",
        Trial { card: "~ =h # ^", turn: Some("e4^"), picked: None, variants: Variants::NONE },
    ),
    tried(
        "moving",
        "
        =@ ^   #  ~
        =  ^   =  =@
        ",
        Trial {
            card: "^ ~ ^ #",
            turn: Some("d3^"),
            picked: Some("d4nw"),
            variants: Variants::NONE,
        },
    ),
    still(
        "territories",
        "
        =  =   ~  #
        ^  =   =  #
        ",
    ),
    still(
        "farmer",
        "
        =@ =   =  ~
        ^  =   ~  =@
        ",
    ),
    still(
        "fisherman",
        "
        =h ~   ~  ^h
        =  ~@  =h #h
        ",
    ),
    still(
        "woodcutter",
        "
        ~  ^@  #  ~
        =  ^   =  #
        ",
    ),
    still(
        "watchman",
        "
        ^  #   ^  ^   #@ ^
        ~  =   =  ^   ^  ~
        ",
    ),
    still(
        "crowd",
        "
        =@ =   =h ~@
        ^  #   =@ ~
        ",
    ),
    tried(
        "variant-diagonal",
        "
        =  ~
        ^  #
        ",
        Trial { card: "~ = ^ ~", turn: None, picked: None, variants: DIAGONAL },
    ),
    tried(
        "variant-ferryman",
        "
        =@ ~@  ^  #
        =  ~   ^  =
        ",
        Trial { card: "~ = # ^", turn: Some("e3^"), picked: Some("d4nw"), variants: FERRYMAN },
    ),
];

impl Example {
    /// The example of this section.
    pub fn of(section: &str) -> Option<&'static Example> {
        EXAMPLES.iter().find(|example| example.section == section)
    }

    /// The display, before the turn if one is being tried.
    pub fn display(&self) -> Display {
        Display::from_picture(self.picture)
            .unwrap_or_else(|fault| unreachable!("examples are tested: {fault}"))
    }

    /// The turn that is being tried, as far as it has come.
    pub fn draft(&self) -> Option<Draft> {
        self.trial.map(|trial| {
            self.tried(trial).unwrap_or_else(|| unreachable!("examples are tested: {self:?}"))
        })
    }

    fn tried(&self, trial: Trial) -> Option<Draft> {
        let card: Card = trial.card.parse().ok()?;
        let mut draft = Draft::new(self.display(), card, trial.variants);
        if let Some(turn) = trial.turn {
            let turn: Turn = turn.parse().ok()?;
            draft.lay(turn.cell).ok()?;
        }
        if let Some(zone) = trial.picked {
            let zone: ZoneId = zone.parse().ok()?;
            draft.pick(zone).ok()?;
        }
        Some(draft)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example(section: &str) -> &'static Example {
        Example::of(section).expect(section)
    }

    /// What the workers of an example earn; nothing for one who does not count.
    fn points(section: &str) -> Vec<Option<u32>> {
        let workers = example(section).display().score().workers;
        workers.iter().map(|worker| worker.counts().then_some(worker.points)).collect()
    }

    fn reach(section: &str, variants: Variants) -> Vec<String> {
        let draft = example(section).draft().expect("a turn");
        let from = draft.picked().expect("somebody is picked");
        let zones = draft.preview().destinations(from, variants);
        zones.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn every_example_is_a_display_and_every_turn_is_legal() {
        for example in EXAMPLES {
            assert!(example.display().cells().next().is_some());
            assert_eq!(example.draft().is_some(), example.trial.is_some());
        }
        assert_eq!(Example::of("chess"), None);
    }

    #[test]
    fn each_profession_earns_what_its_section_says() {
        assert_eq!(points("farmer"), [Some(4), Some(1)]);
        // The hut on the rock does not touch the water; the one in the middle touches it twice and counts once.
        assert_eq!(points("fisherman"), [Some(3)]);
        assert_eq!(points("woodcutter"), [Some(4)]);
        // One fir stands behind the other tower.
        assert_eq!(points("watchman"), [Some(4)]);
        assert_eq!(points("crowd"), [Some(4), Some(1), None]);
    }

    #[test]
    fn the_goal_is_a_whole_display_with_every_profession() {
        let display = example("goal").display();
        assert!(display.is_full());
        let mut professions: Vec<_> =
            display.score().workers.iter().map(|worker| worker.profession).collect();
        professions.sort();
        professions.dedup();
        assert_eq!((display.supply(), professions.len()), (0, 4));
    }

    #[test]
    fn the_variants_make_a_difference() {
        let cells = example("variant-diagonal").draft().expect("a turn").legal_cells().count();
        assert_eq!(cells, 8, "four sides and four corners");
        assert_eq!(reach("variant-ferryman", Variants::NONE), ["d4ne", "d4se"]);
        assert_eq!(reach("variant-ferryman", FERRYMAN), ["d4ne", "e4nw", "d4se", "e4sw"]);
    }

    #[test]
    fn the_worker_who_moves_has_a_choice() {
        assert_eq!(reach("moving", Variants::NONE), ["d3nw", "d3sw", "d4ne", "d4se"]);
    }
}
