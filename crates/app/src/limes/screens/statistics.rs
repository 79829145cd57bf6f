//! What a person's own games come to: alone, against bots, by profession, and what their turns cost.

use crate::limes::LIMES;
use crate::limes::state::PROFESSIONS;
use crate::limes::state::game::read_record;
use crate::shell::notes;
use crate::shell::registry::{Description, GameMode};
use crate::shell::statistics::{
    Ranked, against_panel, bar, costs, costs_panel, fact, graph, together_panel,
};
use crate::shell::texts::Texts;
use leptos::prelude::*;
use limes::Band;

/// What many results come to.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Statistics {
    /// How many games.
    count: usize,
    /// The highest total.
    best: Option<u32>,
    /// The mean total.
    mean: Option<f64>,
    /// How many games in each band, worst first, as in [`Band::ALL`].
    bands: [usize; 5],
}

impl Statistics {
    /// Of these totals.
    fn of(totals: &[u32]) -> Statistics {
        let mut statistics = Statistics::default();
        let mut sum = 0u64;
        for &total in totals {
            statistics.count += 1;
            statistics.best = statistics.best.max(Some(total));
            sum += u64::from(total);
            for (count, band) in statistics.bands.iter_mut().zip(Band::ALL) {
                *count += usize::from(band == Band::of(total));
            }
        }
        let mean = sum as f64 / statistics.count as f64;
        statistics.mean = (statistics.count > 0).then_some(mean);
        statistics
    }
}

/// The mean of what each profession earned in a game.
fn professions(games: &[&Description]) -> Option<[f64; 4]> {
    let games: Vec<_> = games.iter().filter(|game| game.parts.len() == 4).collect();
    let mean = |n: usize| {
        let sum: u32 = games.iter().map(|game| game.parts[n]).sum();
        f64::from(sum) / games.len() as f64
    };
    (!games.is_empty()).then(|| [0, 1, 2, 3].map(mean))
}

/// What one person's games among these come to, the newest first; nothing where there are none. Games in which somebody took
/// back what they knew better later do not count.
pub(crate) fn statistics(texts: &Texts, games: &[Description]) -> Option<AnyView> {
    let own: Vec<&Description> = games.iter().rev().filter(|game| game.counts).collect();
    let all = [
        solo_panel(texts, &own),
        against_panel(texts, &own, &texts.say("home-bots")),
        together_panel(texts, LIMES.title, &own.iter().filter_map(ranked).collect::<Vec<_>>()),
        professions(&own).map(|means| professions_panel(texts, means)),
        costs_panel(
            texts,
            ["history-cost", "history-cost-about"].map(|key| texts.say(key)),
            &costs(&own),
        ),
    ];
    let all: Vec<AnyView> = all.into_iter().flatten().collect();
    (!all.is_empty()).then(|| all.into_any())
}

/// How the player did in a game with other people, if the record says which seat was theirs.
fn ranked(game: &&Description) -> Option<Ranked> {
    if game.mode != GameMode::Together {
        return None;
    }
    let record = read_record(game.record.as_bytes()).ok()?;
    let own = notes::own_seat(&record.headers, record.game.players().len())?;
    let rank = *record.game.standing().ranks.get(own.index())?;
    Some(Ranked { rank, points: game.points })
}

/// The results of solo games over time, and how good they were.
fn solo_panel(texts: &Texts, games: &[&Description]) -> Option<AnyView> {
    let solo = games.iter().filter(|game| game.mode == GameMode::Solo);
    let totals: Vec<u32> = solo.filter_map(|game| u32::try_from(game.points).ok()).collect();
    let Statistics { count, best: Some(best), mean: Some(mean), bands } = Statistics::of(&totals)
    else {
        return None;
    };
    let most = bands.iter().copied().max().unwrap_or(1).max(1);
    let band = |(band, games): (Band, usize)| {
        bar(texts.band(band), games as f64 / most as f64, games.to_string())
    };
    let values: Vec<f64> = totals.iter().copied().map(f64::from).collect();
    let graph =
        || graph(texts, &values, 10.0, &texts.say("history-graph"), &|total| format!("{total:.0}"));
    Some(
        view! {
            <section class="panel">
                <h2>{texts.say("history-solo")}</h2>
                <dl class="facts">
                    {fact(texts.say("history-best"), best.to_string())}
                    {fact(texts.say("history-average"), texts.tenths(mean))}
                    {fact(texts.say("history-count"), count.to_string())}
                </dl>
                {(totals.len() > 1).then(|| view! { <div class="graph" inner_html=graph()></div> })}
                <h3>{texts.say("history-bands")}</h3>
                <ul class="bands">{Band::ALL.into_iter().zip(bands).rev().map(band).collect_view()}</ul>
            </section>
        }
        .into_any(),
    )
}

/// What each profession earns in a game, as bars.
fn professions_panel(texts: &Texts, means: [f64; 4]) -> AnyView {
    let most = means.into_iter().fold(1.0, f64::max);
    let bars = PROFESSIONS.into_iter().zip(means).map(|(profession, mean)| {
        bar(texts.capital(&texts.profession(profession)), mean / most, texts.tenths(mean))
    });
    view! {
        <section class="panel">
            <h2>{texts.say("history-professions")}</h2>
            <ul class="bands">{bars.collect_view()}</ul>
        </section>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::statistics::kit::game;

    #[test]
    fn professions_are_averaged_over_the_games_of_one_person() {
        let games =
            [game(&[10, 0, 7, 3], &[], None), game(&[], &[], None), game(&[5, 1, 8, 3], &[], None)];
        assert_eq!(professions(&games.each_ref()), Some([7.5, 0.5, 7.5, 3.0]));
        assert_eq!(professions(&games.each_ref()[1..2]), None);
    }

    #[test]
    fn statistics_count_bands_best_and_mean() {
        let statistics = Statistics::of(&[27, 28, 49, 60]);
        assert_eq!((statistics.count, statistics.best), (4, Some(60)));
        assert_eq!(statistics.mean, Some(41.0));
        assert_eq!(statistics.bands, [1, 1, 0, 0, 2]);
        assert_eq!(Statistics::of(&[]), Statistics::default());
    }
}
