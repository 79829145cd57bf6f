//! Search: rounds are played out on tables as they may be, and what brings the most wins is decided.

use crate::limits::outlook;
use crate::limits::policy::Policy;
use crate::limits::reading::Reading;
use crate::limits::situation::Situation;
use crate::limits::worlds::{Models, SeenRound, World};
use dice::Dice;
use limits::{Action, Decision, LimitCard, Seat, Table};

/// How much is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Effort {
    /// Tables that are imagined.
    pub(crate) imagined: usize,
    /// Tables on which every decision is tried, drawn from those by how likely they are.
    pub(crate) tried: usize,
}

/// A decision, with the share of wins it brought.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rated {
    pub(crate) decision: Decision,
    pub(crate) share: f32,
}

/// Rates everything that may be decided, best first. Empty if what was seen cannot be.
pub(crate) fn rate(
    round: &SeenRound<'_>,
    legal: &[Decision],
    reading: &Reading,
    effort: Effort,
    dice: &mut Dice,
) -> Vec<Rated> {
    let worlds: Vec<(World, Models)> = (0..effort.imagined)
        .filter_map(|_| {
            let models = reading.guess(round.players, dice);
            round.world(&models, dice).map(|world| (world, models))
        })
        .collect();
    let total: f64 = worlds.iter().map(|(world, _)| world.weight).sum();
    if total <= 0.0 {
        return Vec::new();
    }
    let mut rated: Vec<Rated> =
        legal.iter().map(|&decision| Rated { decision, share: 0.0 }).collect();
    // Every table as often as it is likely, with one throw of the dice for all.
    let step = total / effort.tried as f64;
    let mut mark = f64::from(dice.unit()) * step;
    let mut passed = 0.0;
    for (world, models) in &worlds {
        passed += world.weight;
        while mark < passed {
            mark += step;
            let luck = dice.roll();
            for candidate in &mut rated {
                let share =
                    play_out(round, world, models, candidate.decision, &mut Dice::new(luck));
                candidate.share += share.unwrap_or_default() / effort.tried as f32;
            }
        }
    }
    rated.sort_by(|a, b| b.share.total_cmp(&a.share).then(a.decision.cmp(&b.decision)));
    rated
}

/// Plays a round to its end after this decision, and says what share of the win it promises.
fn play_out(
    round: &SeenRound<'_>,
    world: &World,
    models: &Models,
    decision: Decision,
    dice: &mut Dice,
) -> Option<f32> {
    let mut table = world.table.clone();
    match decision {
        Decision::Hide(colour) => table.hide(round.own, colour).ok()?,
        Decision::Act(action) => {
            table.act(round.own, action, round.card).ok()?;
            if let Action::Suspect(_) = action {
                return Some(outlook(round, &table));
            }
        }
    }
    let own = Policy::learned();
    let policy = |seat: Seat| if seat == round.own { &own } else { &models[seat.index()] };
    finish(&mut table, round.card, round.rounds_left, policy, dice)?;
    Some(outlook(round, &table))
}

fn outlook(round: &SeenRound<'_>, table: &Table) -> f32 {
    outlook::share(&table.points, table.players, round.own, round.rounds_left)
}

/// Everybody acts until somebody suspects.
fn finish<'a>(
    table: &mut Table,
    card: &LimitCard,
    rounds_left: usize,
    policy: impl Fn(Seat) -> &'a Policy,
    dice: &mut Dice,
) -> Option<()> {
    loop {
        let seat = table.to_move;
        let situation = Situation::at(table, seat, card, rounds_left);
        let Decision::Act(action) = policy(seat).choose(&situation, dice)? else { return None };
        table.act(seat, action, card).ok()?;
        if let Action::Suspect(_) = action {
            return Some(());
        }
    }
}
