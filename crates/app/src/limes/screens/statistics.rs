//! What a person's own solo games come to: best, mean, bands.

use crate::limes::screens::statistics_graph::graph;
use crate::shell::registry::{Description, GameMode};
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

/// What the solo games among these come to, the newest first; nothing where there are none.
pub(crate) fn statistics(texts: &Texts, games: &[Description]) -> Option<AnyView> {
    let solo = games.iter().rev().filter(|game| game.mode == GameMode::Solo && game.counts);
    let totals: Vec<u32> = solo.map(|game| game.points).collect();
    let Statistics { count, best: Some(best), mean: Some(mean), bands } = Statistics::of(&totals)
    else {
        return None;
    };
    let most = bands.iter().copied().max().unwrap_or(1).max(1);
    let fact = |name: String, value: String| view! { <div><dt>{name}</dt><dd>{value}</dd></div> };
    let band = |(band, games): (Band, usize)| {
        let width = format!("{}%", games * 100 / most);
        view! {
            <li>
                <span>{texts.band(band)}</span>
                <span class="measure" aria-hidden="true"><i style:width=width></i></span>
                <b>{games}</b>
            </li>
        }
    };
    Some(
        view! {
            <section class="panel">
                <h2>{texts.say("history-solo")}</h2>
                <dl class="facts">
                    {fact(texts.say("history-best"), best.to_string())}
                    {fact(texts.say("history-average"), texts.tenths(mean))}
                    {fact(texts.say("history-count"), count.to_string())}
                </dl>
                {(totals.len() > 1).then(|| view! {
                    <div class="graph" inner_html=graph(&totals, &texts.say("history-graph"))></div>
                })}
                <h3>{texts.say("history-bands")}</h3>
                <ul class="bands">{Band::ALL.into_iter().zip(bands).rev().map(band).collect_view()}</ul>
            </section>
        }
        .into_any(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statistics_count_bands_best_and_mean() {
        let statistics = Statistics::of(&[27, 28, 49, 60]);
        assert_eq!((statistics.count, statistics.best), (4, Some(60)));
        assert_eq!(statistics.mean, Some(41.0));
        assert_eq!(statistics.bands, [1, 1, 0, 0, 2]);
        assert_eq!(Statistics::of(&[]), Statistics::default());
    }
}
