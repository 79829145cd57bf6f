//! What many games come to, as far as every game counts the same: against bots, and what reviews found.

mod graph;

pub(crate) use graph::graph;

use crate::shell::registry::Description;
use crate::shell::texts::Texts;
use game::Level;
use leptos::prelude::*;

/// What the finished games of one person come to, as one game shows it; nothing where there is nothing to show.
pub(crate) type GameStatistics = fn(&Texts, &[Description]) -> Option<AnyView>;

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

/// What a review found in each of these games, in their order; what makes no sense is left out.
pub(crate) fn costs(games: &[&Description]) -> Vec<f64> {
    let cost = |game: &&Description| game.review.as_ref()?.parse::<f64>().ok();
    games.iter().filter_map(cost).filter(|cost| (0.0..100.0).contains(cost)).collect()
}

/// Something that is counted: what, and how much.
pub(crate) fn fact(name: String, value: String) -> impl IntoView {
    view! { <div><dt>{name}</dt><dd>{value}</dd></div> }
}

/// A line with a bar: what it is, which part of the longest bar, and how much.
pub(crate) fn bar(name: String, part: f64, value: String) -> impl IntoView {
    let width = format!("{:.0}%", part * 100.0);
    view! {
        <li>
            <span>{name}</span>
            <span class="measure" aria-hidden="true"><i style:width=width></i></span>
            <b>{value}</b>
        </li>
    }
}

/// The games against bots as a table, the strongest level first; nothing where there are none.
pub(crate) fn against_panel(
    texts: &Texts,
    games: &[&Description],
    caption: &str,
) -> Option<AnyView> {
    let mut rows = String::new();
    let levels = against(games);
    for (level, Against { games, won, lead }) in Level::ALL.into_iter().zip(levels).rev() {
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
    let table = format!(
        "<table class=\"point-table\"><caption>{caption}</caption><thead><tr>{heads}</tr></thead>\
         <tbody>{rows}</tbody></table>"
    );
    (!rows.is_empty())
        .then(|| view! { <section class="panel" inner_html=table></section> }.into_any())
}

/// A finished game with other people: the player's rank, and their points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ranked {
    pub(crate) rank: usize,
    pub(crate) points: i32,
}

/// The games with other people; `None` if there are none.
pub(crate) fn together_panel(texts: &Texts, game: &str, results: &[Ranked]) -> Option<AnyView> {
    let won = results.iter().filter(|result| result.rank == 1).count();
    let sum: f64 = results.iter().map(|result| f64::from(result.points)).sum();
    let mean = sum / results.len() as f64;
    (!results.is_empty()).then(|| {
        view! {
            <section class="panel">
                <h2>{texts.say_with("history-people", &[("game", game.into())])}</h2>
                <dl class="facts">
                    {fact(texts.say("history-count"), results.len().to_string())}
                    {fact(texts.say("history-won"), won.to_string())}
                    {fact(texts.say("history-average"), texts.tenths(mean))}
                </dl>
            </section>
        }
        .into_any()
    })
}

/// What reviews found over time, with their title and what it means; nothing where there are none.
pub(crate) fn costs_panel(
    texts: &Texts,
    [title, about]: [String; 2],
    costs: &[f64],
) -> Option<AnyView> {
    let mean = costs.iter().sum::<f64>() / costs.len() as f64;
    let graph = || graph(texts, costs, 0.5, &title, &|cost| texts.tenths(cost));
    (!costs.is_empty()).then(|| {
        view! {
            <section class="panel">
                <h2>{title.clone()}</h2>
                <p class="aside">{about}</p>
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
pub(crate) mod kit {
    use crate::shell::registry::{Description, GameMode, Rival};

    /// A finished game of one person: the parts of their points, the bots with their leads, and what a review came to.
    pub(crate) fn game(
        parts: &[u32],
        rivals: &[(usize, i64, bool)],
        review: Option<&str>,
    ) -> Description {
        let rival = |&(level, lead, is_beaten)| Rival { level, lead, is_beaten };
        Description {
            identity: String::new(),
            record: String::new(),
            is_begun: true,
            is_over: true,
            counts: true,
            mode: GameMode::Bots,
            progress: String::new(),
            points: 0,
            grade: String::new(),
            company: String::new(),
            date: None,
            parts: parts.to_vec(),
            rivals: rivals.iter().map(rival).collect(),
            review: review.map(str::to_owned),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::kit::game;
    use super::*;

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
    fn costs_that_make_no_sense_are_left_out() {
        let reviews = [Some("0.750"), None, Some("NaN"), Some("-1"), Some("a lot"), Some("1.2")];
        let games = reviews.map(|review| game(&[], &[], review));
        assert_eq!(costs(&games.each_ref()), [0.75, 1.2]);
    }
}
