//! Search: rounds are played out on tables as they may be, and what brings the most wins is decided.

use crate::limits::outlook;
use crate::limits::policy::Policy;
use crate::limits::reading::Reading;
use crate::limits::remembered_pile::RememberedPile;
use crate::limits::situation::Situation;
use crate::limits::worlds::{Models, SeenRound, World};
use dice::Dice;
use limits::{Action, Decision, LimitCard, Seat, Table};

/// How much is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Effort {
    /// Tables that are imagined.
    pub(crate) imagined: usize,
    /// Tables on which decisions are tried, drawn from those by how likely they are.
    pub(crate) tried: usize,
}

/// A decision, with the shares of wins that it brought so far.
#[derive(Clone, Copy, Debug)]
struct Rated {
    decision: Decision,
    shares: f32,
}

/// The best decision. Those that look worse are dropped on the way, so that time is spent on those that are nearly as good.
/// `None` if what was seen cannot be.
pub(crate) fn best(
    round: &SeenRound<'_>,
    legal: &[Decision],
    reading: &Reading,
    effort: Effort,
    dice: &mut Dice,
) -> Option<Decision> {
    let worlds = imagine(round, reading, effort, dice);
    let mut trials = draw(&worlds, effort.tried, dice);
    // Tables of one kind are drawn one after the other; every part should be a fair sample.
    dice.shuffle(&mut trials);
    if trials.is_empty() {
        return None;
    }
    let mut rated: Vec<Rated> =
        legal.iter().map(|&decision| Rated { decision, shares: 0.0 }).collect();
    for part in trials.chunks(trials.len().div_ceil(4)) {
        try_out(round, part, &mut rated);
        rated.sort_by(order);
        rated.truncate(rated.len().div_ceil(2).max(2));
    }
    rated.first().map(|best| best.decision)
}

/// A table to try decisions on, with what is left to chance.
#[derive(Clone, Copy)]
struct Trial<'a> {
    world: &'a World,
    models: &'a Models,
    luck: u64,
}

/// The best first.
fn order(a: &Rated, b: &Rated) -> std::cmp::Ordering {
    b.shares.total_cmp(&a.shares).then(a.decision.cmp(&b.decision))
}

fn imagine(
    round: &SeenRound<'_>,
    reading: &Reading,
    effort: Effort,
    dice: &mut Dice,
) -> Vec<(World, Models)> {
    (0..effort.imagined)
        .filter_map(|_| {
            let models = reading.guess(round.players, dice);
            round.world(&models, dice).map(|world| (world, models))
        })
        .collect()
}

/// Draws tables, each as often as it is likely, with one throw of the dice for all.
fn draw<'a>(worlds: &'a [(World, Models)], tried: usize, dice: &mut Dice) -> Vec<Trial<'a>> {
    let total: f64 = worlds.iter().map(|(world, _)| world.weight).sum();
    if total <= 0.0 {
        return Vec::new();
    }
    let mut trials = Vec::with_capacity(tried);
    let step = total / tried as f64;
    let mut mark = f64::from(dice.unit()) * step;
    let mut passed = 0.0;
    for (world, models) in worlds {
        passed += world.weight;
        while mark < passed && trials.len() < tried {
            mark += step;
            trials.push(Trial { world, models, luck: dice.roll() });
        }
    }
    trials
}

/// Tries every candidate on every table and adds the shares of the win.
fn try_out(round: &SeenRound<'_>, trials: &[Trial<'_>], rated: &mut [Rated]) {
    for trial in trials {
        for candidate in &mut *rated {
            let dice = &mut Dice::new(trial.luck);
            let share = play_out(round, trial.world, trial.models, candidate.decision, dice);
            candidate.shares += share.unwrap_or_default();
        }
    }
}

/// Plays a round to its end after this decision, and says what share of the win it promises.
pub(crate) fn play_out(
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

/// The share of the win that a table promises.
pub(crate) fn outlook(round: &SeenRound<'_>, table: &Table) -> f32 {
    outlook::share(&table.points, table.players, round.own, round.rounds_left) as f32
}

/// Everybody acts until somebody suspects.
fn finish<'a>(
    table: &mut Table,
    card: &LimitCard,
    rounds_left: usize,
    policy: impl Fn(Seat) -> &'a Policy,
    dice: &mut Dice,
) -> Option<()> {
    let mut pile = RememberedPile::of(table.pile.cards(), &card.limits);
    loop {
        let seat = table.to_move;
        let situation = Situation::with_pile(table, seat, card, rounds_left, pile);
        let Decision::Act(action) = policy(seat).choose(&situation, dice)? else { return None };
        let laid = table.pile.cards().len();
        table.act(seat, action, card).ok()?;
        if let Action::Suspect(_) = action {
            return Some(());
        }
        table.pile.cards()[laid..].iter().for_each(|&laid| pile.lay(laid, &card.limits));
    }
}
