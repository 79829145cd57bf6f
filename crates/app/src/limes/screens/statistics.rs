//! What a person's own games come to: alone, against bots, by profession, and what their turns cost.

use crate::limes::screens::statistics_graph::graph;
use crate::limes::state::PROFESSIONS;
use crate::shell::registry::{Description, GameMode};
use crate::shell::texts::Texts;
use bots::Level;
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

/// How a person did against the bots of one level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Against {
    games: usize,
    won: usize,
    /// The differences to the best bot of the level, added up.
    lead: i64,
}

/// The games against bots, level by level as in [`Level::ALL`].
fn against(games: &[&Description]) -> [Against; 6] {
    let mut levels = [Against::default(); 6];
    for rival in games.iter().flat_map(|game| &game.rivals) {
        if let Some(level) = levels.get_mut(rival.level) {
            level.games += 1;
            level.won += usize::from(rival.is_beaten);
            level.lead += rival.lead;
        }
    }
    levels
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

/// What a turn cost in the games that were reviewed, in their order.
fn costs(games: &[&Description]) -> Vec<f64> {
    let cost = |game: &&Description| game.review.as_ref()?.parse::<f64>().ok();
    games.iter().filter_map(cost).filter(|cost| (0.0..100.0).contains(cost)).collect()
}

/// What one person's games among these come to, the newest first; nothing where there are none. Games in which somebody took
/// back what they knew better later do not count.
pub(crate) fn statistics(texts: &Texts, games: &[Description]) -> Option<AnyView> {
    let own: Vec<&Description> = games.iter().rev().filter(|game| game.counts).collect();
    let all = [
        solo_panel(texts, &own),
        against_panel(texts, &against(&own)),
        professions(&own).map(|means| professions_panel(texts, means)),
        costs_panel(texts, &costs(&own)),
    ];
    let all: Vec<AnyView> = all.into_iter().flatten().collect();
    (!all.is_empty()).then(|| all.into_any())
}

fn fact(name: String, value: String) -> impl IntoView {
    view! { <div><dt>{name}</dt><dd>{value}</dd></div> }
}

/// A line with a bar: what it is, which part of the longest bar, and how much.
fn bar(name: String, part: f64, value: String) -> impl IntoView {
    let width = format!("{:.0}%", part * 100.0);
    view! {
        <li>
            <span>{name}</span>
            <span class="measure" aria-hidden="true"><i style:width=width></i></span>
            <b>{value}</b>
        </li>
    }
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
        || graph(&values, 10.0, &texts.say("history-graph"), &|total| format!("{total:.0}"));
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

/// The games against bots as a table, the strongest level first.
fn against_panel(texts: &Texts, levels: &[Against; 6]) -> Option<AnyView> {
    let mut rows = String::new();
    for (level, &Against { games, won, lead }) in Level::ALL.into_iter().zip(levels).rev() {
        if games > 0 {
            let lead = texts.signed(lead as f64 / games as f64);
            let level = texts.level(level);
            rows += &format!(
                "<tr><th scope=\"row\">{level}</th><td>{games}</td><td>{won}</td><td>{lead}</td></tr>"
            );
        }
    }
    let heads = ["history-level", "history-count", "history-won", "history-lead"];
    let heads = heads.map(|key| format!("<th scope=\"col\">{}</th>", texts.say(key))).concat();
    let caption = texts.say("home-bots");
    let table = format!(
        "<table class=\"point-table\"><caption>{caption}</caption><thead><tr>{heads}</tr></thead>\
         <tbody>{rows}</tbody></table>"
    );
    (!rows.is_empty())
        .then(|| view! { <section class="panel" inner_html=table></section> }.into_any())
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

/// What a turn cost, game by game, as far as they were reviewed.
fn costs_panel(texts: &Texts, costs: &[f64]) -> Option<AnyView> {
    let mean = costs.iter().sum::<f64>() / costs.len() as f64;
    let title = texts.say("history-cost");
    let graph = || graph(costs, 0.5, &title, &|cost| texts.tenths(cost));
    (!costs.is_empty()).then(|| {
        view! {
            <section class="panel">
                <h2>{title.clone()}</h2>
                <p class="aside">{texts.say("history-cost-about")}</p>
                <dl class="facts">
                    {fact(texts.say("history-average"), texts.tenths(mean))}
                    {fact(texts.say("history-reviews"), costs.len().to_string())}
                </dl>
                {(costs.len() > 1).then(|| view! { <div class="graph" inner_html=graph()></div> })}
            </section>
        }
        .into_any()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::registry::Rival;

    fn game(parts: &[u32], rivals: &[(usize, i64, bool)], review: Option<&str>) -> Description {
        let rival = |&(level, lead, is_beaten)| Rival { level, lead, is_beaten };
        Description {
            identity: String::new(),
            record: String::new(),
            is_begun: true,
            is_over: true,
            counts: true,
            mode: GameMode::Bots,
            progress: String::new(),
            points: parts.iter().sum(),
            grade: String::new(),
            company: String::new(),
            date: None,
            parts: parts.to_vec(),
            rivals: rivals.iter().map(rival).collect(),
            review: review.map(str::to_owned),
        }
    }

    #[test]
    fn every_level_has_its_games_wins_and_differences() {
        let games = [
            game(&[], &[(0, 12, true), (5, -9, false)], None),
            game(&[], &[(5, 2, true)], None),
            game(&[], &[(9, 2, true)], None),
        ];
        let levels = against(&games.each_ref());
        let nothing = Against::default();
        let [first, .., last] = levels;
        assert_eq!(first, Against { games: 1, won: 1, lead: 12 });
        assert_eq!(last, Against { games: 2, won: 1, lead: -7 });
        assert_eq!(levels[1..5], [nothing; 4]);
    }

    #[test]
    fn professions_are_averaged_over_the_games_of_one_person() {
        let games =
            [game(&[10, 0, 7, 3], &[], None), game(&[], &[], None), game(&[5, 1, 8, 3], &[], None)];
        assert_eq!(professions(&games.each_ref()), Some([7.5, 0.5, 7.5, 3.0]));
        assert_eq!(professions(&games.each_ref()[1..2]), None);
    }

    #[test]
    fn costs_that_make_no_sense_are_left_out() {
        let reviews = [Some("0.750"), None, Some("NaN"), Some("-1"), Some("a lot"), Some("1.2")];
        let games = reviews.map(|review| game(&[], &[], review));
        assert_eq!(costs(&games.each_ref()), [0.75, 1.2]);
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
