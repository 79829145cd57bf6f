//! `limes match` of Limits: one A among B's, in every seat in turn.

use crate::args::MatchArgs;
use crate::output;
use crate::thinking::{bar, chance, mean, numbered_seed};
use anyhow::{Context, bail};
use bots::limits::{Player, Style};
use limits::{Action, Deal, DealFault, Game, MAX_PLAYERS, MIN_PLAYERS, Seat};
use rayon::prelude::*;
use record::Seed;
use serde::Serialize;

/// What `--json` prints.
#[derive(Debug, Serialize)]
struct Summary {
    games: usize,
    wins_a: f64,
    share_a: f64,
    ci95: f64,
    fair: f64,
    points_a: f64,
    points_b: f64,
    right_a: f64,
}

/// What came of one game.
struct Outcome {
    /// A's part of the win.
    share: f64,
    points_a: f64,
    /// The mean of the others.
    points_b: f64,
    /// How often A suspected, and how often that was right.
    suspicions: usize,
    right: usize,
}

pub(super) fn run(args: &MatchArgs) -> anyhow::Result<String> {
    let Some(games) = args.games else { bail!("--draws is for Limes, Limits has --games") };
    if args.new.table.deck.is_some() || args.new.table.variants.is_some() {
        bail!("--deck and --variants are for Limes");
    }
    if args.thinking.time.is_some() || args.thinking.work.is_some() {
        bail!("--time and --work are for Limes, players of Limits think as long as they need");
    }
    let seed = Seed::new(&args.new.seed).context("--seed")?;
    let seated = [super::named::<Style>("A", &args.a)?, super::named("B", &args.b)?];
    let players = args.players.unwrap_or(2);
    if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&players) {
        bail!("--players: {}", DealFault::Players(players));
    }
    let mode = args.mode.unwrap_or_default().into();
    let bar = bar(games.get(), "games");
    let outcomes = (0..games.get())
        .into_par_iter()
        .map(|number| {
            // The same deal for A in every seat.
            let seed = numbered_seed(&seed, number / players)?;
            let names = (1..=players).map(|number| format!("Bot {number}")).collect();
            let deal = Deal::from_seed(&seed, names, mode).ok().context("so many can play")?;
            let outcome = play(Game::new(deal), Seat::from_index(number % players), seated, &seed)?;
            bar.inc(1);
            Ok(outcome)
        })
        .collect::<anyhow::Result<Vec<Outcome>>>()?;
    bar.finish_and_clear();
    let summary = Summary::of(&outcomes, players);
    if args.form.json { output::json(&summary) } else { Ok(summary.table(args, players)) }
}

/// Plays a game with A in one seat and B in all others.
fn play(mut game: Game, own: Seat, [a, b]: [Style; 2], seed: &Seed) -> anyhow::Result<Outcome> {
    let mut seated: Vec<Player> = (game.seats())
        .map(|seat| {
            let luck = chance(seed, &format!("limits-player-{seat}"));
            Player::new(if seat == own { a } else { b }, luck)
        })
        .collect();
    while !game.is_over() {
        for seat in game.seats() {
            if game.asked(seat).is_none() {
                continue;
            }
            let decision = seated[seat.index()].decide(&game.view(Some(seat)));
            game.decide(seat, decision.context("a bot found nothing to decide")?)?;
            for (player, seat) in seated.iter_mut().zip(game.seats()) {
                player.see(&game.view(Some(seat)));
            }
        }
    }
    let winners: Vec<Seat> = game.standing().winners().collect();
    let others = game.seats().filter(|&seat| seat != own);
    let by_own =
        |&&(seat, action): &&(Seat, Action)| seat == own && matches!(action, Action::Suspect(_));
    let suspicions = game.past_rounds().iter().flat_map(|round| round.actions()).filter(by_own);
    let right = (game.past_rounds().iter().filter_map(|round| round.suspicion()))
        .filter(|suspicion| suspicion.by == own && suspicion.is_right());
    Ok(Outcome {
        share: if winners.contains(&own) { 1.0 / winners.len() as f64 } else { 0.0 },
        points_a: f64::from(game.points(own)),
        points_b: others.map(|seat| f64::from(game.points(seat))).sum::<f64>()
            / (game.players().len() - 1) as f64,
        suspicions: suspicions.count(),
        right: right.count(),
    })
}

impl Summary {
    fn of(outcomes: &[Outcome], players: usize) -> Summary {
        let column =
            |value: fn(&Outcome) -> f64| -> Vec<f64> { outcomes.iter().map(value).collect() };
        let shares = column(|outcome| outcome.share);
        let (share_a, ci95) = mean(&shares);
        let suspicions: usize = outcomes.iter().map(|outcome| outcome.suspicions).sum();
        let right: usize = outcomes.iter().map(|outcome| outcome.right).sum();
        Summary {
            games: outcomes.len(),
            wins_a: shares.iter().sum(),
            share_a,
            ci95,
            fair: 1.0 / players as f64,
            points_a: mean(&column(|outcome| outcome.points_a)).0,
            points_b: mean(&column(|outcome| outcome.points_b)).0,
            right_a: right as f64 / suspicions.max(1) as f64,
        }
    }

    fn table(&self, args: &MatchArgs, players: usize) -> String {
        format!(
            "{} games of Limits for {players}, {} among {}\n  wins    {:.1} % ± {:.1} (fair: {:.1} %)\n  points  {:+.2} : {:+.2}\n  \
             right   {:.1} % of its suspicions\n",
            self.games,
            args.a,
            args.b,
            100.0 * self.share_a,
            100.0 * self.ci95,
            100.0 * self.fair,
            self.points_a,
            self.points_b,
            100.0 * self.right_a
        )
    }
}
