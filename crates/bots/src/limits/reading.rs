//! Reading the others: which of the ways to play each of them follows, judged by all they have done so far.

use crate::limits::policy::{PANEL, Policy};
use crate::limits::tracker::{EndedRound, Tracker};
use crate::limits::worlds::{Models, SeenRound};
use dice::Dice;
use limits::{Action, BySeat, MAX_PLAYERS, Seat};

/// Tables that are imagined to judge a round.
const IMAGINED: usize = 32;
/// Nobody is thought to be less likely than this, compared with the likeliest: people change.
const FLOOR: f32 = -3.0;

/// What is thought of the others.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reading {
    /// The logarithm of how likely each way to play is, by seat.
    likelihoods: BySeat<[f32; PANEL]>,
}

impl Reading {
    /// Learns from a round that has ended.
    pub(crate) fn learn(&mut self, tracker: &Tracker, ended: &EndedRound, dice: &mut Dice) {
        let round = SeenRound::ended(tracker, ended);
        let tables: Vec<_> = (0..IMAGINED).filter_map(|_| round.imagine(dice)).collect();
        if tables.is_empty() {
            return;
        }
        let suspicion = (ended.by, Action::Suspect(ended.suspect));
        let ways = Policy::panel();
        let mut sums: BySeat<[f32; PANEL]> = BySeat::default();
        for table in &tables {
            let Some(chances) = round.chances_of_round(table, suspicion, &ways) else { continue };
            for seat in Seat::first(tracker.players) {
                sums[seat].iter_mut().zip(chances[seat]).for_each(|(sum, chance)| *sum += chance);
            }
        }
        for seat in Seat::first(tracker.players).filter(|&seat| seat != tracker.own) {
            let likelihoods = &mut self.likelihoods[seat];
            for (value, sum) in likelihoods.iter_mut().zip(sums[seat]) {
                *value += (sum / tables.len() as f32).max(1e-12).ln();
            }
            let highest = likelihoods.iter().copied().fold(f32::MIN, f32::max);
            likelihoods.iter_mut().for_each(|value| *value = (*value - highest).max(FLOOR));
        }
    }

    /// How everybody may play, as likely as is thought.
    pub(crate) fn guess(&self, players: usize, dice: &mut Dice) -> Models {
        let ways = Policy::panel();
        let mut models = [ways[0]; MAX_PLAYERS];
        for seat in Seat::first(players) {
            let chances = self.likelihoods[seat].map(f32::exp);
            let mut point = dice.unit() * chances.iter().sum::<f32>();
            for (way, chance) in ways.iter().zip(chances) {
                point -= chance;
                if point < 0.0 {
                    models[seat.index()] = *way;
                    break;
                }
            }
        }
        models
    }
}
