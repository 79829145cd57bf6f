//! Advice in the making: everything that may be decided is tried on tables as they may be, a little at a time.
//!
//! It is the search of the strongest level, without an end of its own: the caller says how much of the work is done, and
//! there is no clock.

use crate::limits::advice::{Advice, ColourAdvice, RatedDecision, Suspect};
use crate::limits::player::{Player, mix};
use crate::limits::policy::Policy;
use crate::limits::reading::Reading;
use crate::limits::search::{outlook, play_out};
use crate::limits::situation::Situation;
use crate::limits::worlds::{Models, SeenRound, World};
use dice::Dice;
use limits::{Action, Colour, Decision, Seat, Table, View};
use std::fmt;

/// The part of the work that goes into imagining tables. In the rest decisions are tried on them.
const IMAGINING: f64 = 0.3;
/// The most tables that are kept in mind.
const MOST_TABLES: usize = 4096;
/// The most tries that are made again with a delay.
const MOST_DELAYED: usize = 256;
/// Steps of this length, around and around, come near every point about equally often, however many they are.
const GOLDEN: f64 = 0.618_033_988_749_894_9;

/// A search for advice.
pub struct Adviser<'a> {
    round: SeenRound<'a>,
    reading: &'a Reading,
    legal: Vec<Decision>,
    tables: Vec<ImaginedTable>,
    dice: Dice,
    /// Where the last table was taken, as a part of all their weight.
    mark: f64,
    /// The table and the luck of each try.
    tries: Vec<(usize, u64)>,
    /// What came of each legal decision, try by try.
    shares: Vec<Vec<f32>>,
    work: u64,
}

/// A table as it may be.
struct ImaginedTable {
    world: World,
    models: Models,
    /// The weights of all tables up to this one.
    up_to: f64,
}

impl<'a> Adviser<'a> {
    /// Advice for the seat of a player who has seen this view last. `None` if the seat has nothing to decide, or if the
    /// player has missed something of this round.
    pub fn new(player: &'a Player, view: &View, seed: u64) -> Option<Adviser<'a>> {
        let (round, reading) = player.seen()?;
        let legal = view.legal();
        if legal.is_empty() {
            return None;
        }
        let mut dice = Dice::new(mix(seed, view.round, view.deeds.len()));
        let mark = f64::from(dice.unit());
        let shares = vec![Vec::new(); legal.len()];
        let (tables, tries) = (Vec::new(), Vec::new());
        Some(Adviser { round, reading, legal, tables, dice, mark, tries, shares, work: 0 })
    }

    /// Does a little more, where this part of all work is done: imagines a table, or tries every decision on one.
    pub fn think(&mut self, part: f64) {
        let imagines = part < IMAGINING && self.tables.len() < MOST_TABLES;
        if imagines || self.tables.is_empty() { self.imagine() } else { self.try_all() }
    }

    /// Thinks until so much work is done.
    pub fn think_for(&mut self, work: u64) {
        while self.work < work {
            self.think(self.work as f64 / work as f64);
        }
    }

    /// How much was done: tables imagined, and rounds played out.
    pub fn work(&self) -> u64 {
        self.work
    }

    /// Whether every decision was tried at least once.
    pub fn is_ready(&self) -> bool {
        self.shares.iter().all(|shares| !shares.is_empty())
    }

    fn imagine(&mut self) {
        self.work += 1;
        let models = self.reading.guess(self.round.players, &mut self.dice);
        if let Some(world) = self.round.world(&models, &mut self.dice) {
            let up_to = self.weight() + world.weight;
            self.tables.push(ImaginedTable { world, models, up_to });
        }
    }

    /// The weight of all tables.
    fn weight(&self) -> f64 {
        self.tables.last().map_or(0.0, |table| table.up_to)
    }

    /// Tries all decisions on a table, each table as often as it is likely.
    fn try_all(&mut self) {
        self.mark = (self.mark + GOLDEN).fract();
        let mark = self.mark * self.weight();
        let place = self.tables.partition_point(|table| table.up_to <= mark);
        let place = place.min(self.tables.len().saturating_sub(1));
        let Some(table) = self.tables.get(place) else { return };
        let luck = self.dice.roll();
        self.tries.push((place, luck));
        for (&decision, shares) in self.legal.iter().zip(&mut self.shares) {
            let dice = &mut Dice::new(luck);
            let share = play_out(&self.round, &table.world, &table.models, decision, dice);
            shares.push(share.unwrap_or_default());
        }
        self.work += self.legal.len() as u64;
    }

    /// What came of a decision, try by try; nothing if it is not legal. All decisions are tried on the same tables.
    pub(crate) fn shares(&self, decision: Decision) -> &[f32] {
        let place = self.legal.iter().position(|&legal| legal == decision);
        place.map_or(&[], |place| &self.shares[place])
    }

    /// What came of deciding this now and that at the next turn, if it still can be: in the first tries, with the same tables and
    /// luck as before.
    pub(crate) fn delayed_shares(&self, now: Decision, next: Decision) -> Vec<f32> {
        let share = |&(place, luck): &(usize, u64)| {
            let ImaginedTable { world, models, .. } = &self.tables[place];
            let dice = &mut Dice::new(luck);
            play_out_delayed(&self.round, world, models, [now, next], dice).unwrap_or_default()
        };
        self.tries.iter().take(MOST_DELAYED).map(share).collect()
    }

    /// What is known so far.
    pub fn advice(&self) -> Advice {
        let rated = self.legal.iter().zip(&self.shares).map(|(&decision, shares)| {
            let (share, error) = mean(shares);
            RatedDecision { decision, share, error }
        });
        let mut decisions: Vec<RatedDecision> = rated.collect();
        decisions.sort_by(|a, b| b.share.total_cmp(&a.share).then(a.decision.cmp(&b.decision)));
        Advice { decisions, suspects: self.suspects(), colours: self.colours() }
    }

    fn suspects(&self) -> Vec<Suspect> {
        let suspects = self.legal.iter().filter_map(|&decision| match decision {
            Decision::Act(Action::Suspect(seat)) => self.suspect(seat),
            _ => None,
        });
        suspects.collect()
    }

    fn suspect(&self, seat: Seat) -> Option<Suspect> {
        let laid: Vec<_> = self.round.deeds.iter().flat_map(|deed| deed.laid()).collect();
        let last = laid.iter().rposition(|laid| laid.by == seat)?;
        let colour = laid[last].colour;
        let count = laid[..=last].iter().filter(|laid| laid.colour == colour).count();
        let broken = self.chance(|table| {
            let verdict = table.judge(self.round.own, seat, self.round.card);
            verdict.is_ok_and(|verdict| verdict.is_right)
        });
        Some(Suspect { seat, colour, count, broken })
    }

    fn colours(&self) -> Vec<ColourAdvice> {
        let colours = Colour::ALL.into_iter().map(|colour| {
            let laid = self.round.deeds.iter().flat_map(|deed| deed.laid());
            let hidden = |cards: usize| {
                self.chance(|table| {
                    let seats = table.seats().filter(|&seat| table.face_down[seat] == Some(colour));
                    seats.count() == cards
                })
            };
            ColourAdvice {
                colour,
                in_pile: laid.filter(|laid| laid.colour == colour).count(),
                printed: self.round.card.limits[colour],
                hidden: (0..=self.round.players).map(hidden).collect(),
            }
        });
        colours.collect()
    }

    /// The chance that this is true of the table; 0 if no table is imagined.
    fn chance(&self, is_true: impl Fn(&Table) -> bool) -> f64 {
        let true_on = self.tables.iter().filter(|table| is_true(&table.world.table));
        // Not `sum`, which is -0 where there is nothing.
        let weight = true_on.fold(0.0, |weight, table| weight + table.world.weight);
        let all = self.weight();
        if all > 0.0 { (weight / all).min(1.0) } else { 0.0 }
    }
}

/// Plays a round to its end after these decisions of two turns, and says what share of the win they promise. If the second cannot
/// be made any more, the player does as they usually do.
fn play_out_delayed(
    round: &SeenRound<'_>,
    world: &World,
    models: &Models,
    [now, next]: [Decision; 2],
    dice: &mut Dice,
) -> Option<f32> {
    let Decision::Act(action) = now else { return None };
    let mut table = world.table.clone();
    table.act(round.own, action, round.card).ok()?;
    while table.to_move != round.own {
        let seat = table.to_move;
        let situation = Situation::at(&table, seat, round.card, round.rounds_left);
        let model = &models[seat.index()];
        let Decision::Act(action) = model.choose(&situation, dice)? else { return None };
        if table.act(seat, action, round.card).ok()?.is_some() {
            return Some(outlook(round, &table));
        }
    }
    let next = if table.legal(round.own).is_ok_and(|legal| legal.contains(&next)) {
        next
    } else {
        let situation = Situation::at(&table, round.own, round.card, round.rounds_left);
        Policy::learned().choose(&situation, dice)?
    };
    let world = World { table, weight: world.weight };
    play_out(round, &world, models, next, dice)
}

/// The mean, and half of its 95 % interval.
pub(crate) fn mean(shares: &[f32]) -> (f64, f64) {
    let count = shares.len() as f64;
    if shares.is_empty() {
        return (0.0, f64::INFINITY);
    }
    let mean = shares.iter().copied().map(f64::from).sum::<f64>() / count;
    if shares.len() < 2 {
        return (mean, f64::INFINITY);
    }
    let squares: f64 = shares.iter().map(|&share| (f64::from(share) - mean).powi(2)).sum();
    (mean, 1.96 * (squares / (count - 1.0) / count).sqrt())
}

impl fmt::Debug for Adviser<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Adviser")
            .field("legal", &self.legal)
            .field("tables", &self.tables.len())
            .field("work", &self.work)
            .finish_non_exhaustive()
    }
}
