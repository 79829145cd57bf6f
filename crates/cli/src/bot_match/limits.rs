//! `limes match` of Limits: one A among B's, in every seat in turn.

use super::forfeits::{self, Forfeits};
use crate::args::MatchArgs;
use crate::series::{Contestant, Ended, Forfeit, limits as series, play_all};
use crate::thinking::{mean, numbered_seed, with_work};
use crate::{deal, output};
use anyhow::{Context, bail};
use bots::limits::Style;
use limits::{Action, Game, Seat};
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
    #[serde(skip_serializing_if = "Option::is_none")]
    forfeits: Option<Forfeits>,
}

/// What came of one game.
struct Outcome {
    /// A's part of the win.
    share: f64,
    /// The points of A and the mean of the others, if the game came to its end.
    points: Option<(f64, f64)>,
    /// How often A suspected, and how often that was right.
    suspicions: usize,
    right: usize,
    /// Who lost it before its end.
    forfeit: Option<(bool, Forfeit)>,
}

pub(super) fn run(args: &MatchArgs) -> anyhow::Result<String> {
    let Some(games) = args.games else { bail!("--draws is for Limes, Limits has --games") };
    deal::refuse_limes_options(&args.new.table)?;
    let seed = Seed::new(&args.new.seed).context("--seed")?;
    let contestants = super::contestants::<Style>(args)?.map(|contestant| match contestant {
        Contestant::Bot(style) => Contestant::Bot(with_work(style, args.thinking)),
        Contestant::Engine { command, time } => Contestant::Engine { command, time },
    });
    let players = series::players(&args.limits)?;
    let mode = args.limits.mode.unwrap_or_default();
    let outcomes = play_all(games.get(), false, |number| {
        // The same deal for A in every seat.
        let seed = numbered_seed(&seed, number / players)?;
        let names = (1..=players).map(|number| format!("Bot {number}")).collect();
        let game = deal::new_limits(&seed, names, mode)?.game;
        let own = Seat::from_index(number % players);
        let [a, b] = &contestants;
        let seated: Vec<_> = game.seats().map(|seat| if seat == own { a } else { b }).collect();
        Ok(Outcome::of(series::play(game, &seated, &seed)?, own))
    })?;
    forfeits::report((1..).zip(&outcomes).filter_map(|(number, outcome)| {
        outcome.forfeit.as_ref().map(|(is_a, forfeit)| (number, *is_a, forfeit))
    }));
    let lost = outcomes
        .iter()
        .map(|outcome| outcome.forfeit.as_ref().map(|(is_a, forfeit)| (*is_a, forfeit)));
    let summary = Summary::of(&outcomes, players, Forfeits::of(&contestants, lost));
    if args.form.json { output::json(&summary) } else { Ok(summary.table(args, players)) }
}

impl Outcome {
    /// What came of a game for A in its seat.
    fn of(ended: Ended<Game>, own: Seat) -> Outcome {
        let Ended { game, forfeit } = ended;
        let others = game.seats().filter(|&seat| seat != own);
        let others_points: f64 = others.map(|seat| f64::from(game.points(seat))).sum();
        let rivals = (game.players().len() - 1) as f64;
        let winners: Vec<Seat> = match &forfeit {
            // The others share what one of them has lost.
            Some(forfeit) => game.seats().filter(|&seat| seat != forfeit.seat).collect(),
            None => game.standing().winners().collect(),
        };
        let by_own = |&&(seat, action): &&(Seat, Action)| {
            seat == own && matches!(action, Action::Suspect(_))
        };
        let suspicions = game.past_rounds().iter().flat_map(|round| round.actions()).filter(by_own);
        let right = (game.past_rounds().iter().filter_map(|round| round.suspicion()))
            .filter(|suspicion| suspicion.by == own && suspicion.is_right());
        Outcome {
            share: if winners.contains(&own) { 1.0 / winners.len() as f64 } else { 0.0 },
            points: (forfeit.is_none())
                .then(|| (f64::from(game.points(own)), others_points / rivals)),
            suspicions: suspicions.count(),
            right: right.count(),
            forfeit: forfeit.map(|forfeit| (forfeit.seat == own, forfeit)),
        }
    }
}

impl Summary {
    fn of(outcomes: &[Outcome], players: usize, forfeits: Option<Forfeits>) -> Summary {
        let shares: Vec<f64> = outcomes.iter().map(|outcome| outcome.share).collect();
        let (share_a, ci95) = mean(&shares);
        let points: Vec<(f64, f64)> =
            outcomes.iter().filter_map(|outcome| outcome.points).collect();
        let suspicions: usize = outcomes.iter().map(|outcome| outcome.suspicions).sum();
        let right: usize = outcomes.iter().map(|outcome| outcome.right).sum();
        Summary {
            games: outcomes.len(),
            wins_a: shares.iter().sum(),
            share_a,
            ci95,
            fair: 1.0 / players as f64,
            points_a: mean(&points.iter().map(|&(a, _)| a).collect::<Vec<_>>()).0,
            points_b: mean(&points.iter().map(|&(_, b)| b).collect::<Vec<_>>()).0,
            right_a: right as f64 / suspicions.max(1) as f64,
            forfeits,
        }
    }

    fn table(&self, args: &MatchArgs, players: usize) -> String {
        let mut table = format!(
            "{} games of Limits for {players}, {} among {}\n  wins    {:.1}% ± {:.1} (fair: {:.1}%)\n  points  {:+.2} : {:+.2}\n  \
             right   {:.1}% of its suspicions\n",
            self.games,
            super::shown_name(&args.a),
            super::shown_name(&args.b),
            100.0 * self.share_a,
            100.0 * self.ci95,
            100.0 * self.fair,
            self.points_a,
            self.points_b,
            100.0 * self.right_a
        );
        table += &self.forfeits.as_ref().map(Forfeits::line).unwrap_or_default();
        table
    }
}
