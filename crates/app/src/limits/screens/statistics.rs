//! What a person's own games of Limits come to: against bots, how often they suspected rightly, and what their decisions cost.

use crate::limits::LIMITS;
use crate::limits::state::game::read_record;
use crate::limits::state::result::{Parts, players};
use crate::limits::texts::whole_percent;
use crate::shell::notes;
use crate::shell::registry::{Description, GameMode};
use crate::shell::statistics::{Ranked, against_panel, costs, costs_panel, fact, together_panel};
use crate::shell::texts::Texts;
use leptos::prelude::*;

/// What one person's games among these come to, the newest first; nothing where there are none. Games in which somebody took
/// back what they knew better later do not count.
pub(crate) fn statistics(texts: &Texts, games: &[Description]) -> Option<AnyView> {
    let own: Vec<&Description> = games.iter().rev().filter(|game| game.counts).collect();
    let cost = ["limits-history-cost", "limits-history-cost-about"].map(|key| texts.say(key));
    let all = [
        against_panel(texts, &own, &texts.say("limits-history-against")),
        together_panel(texts, LIMITS.title, &own.iter().filter_map(ranked).collect::<Vec<_>>()),
        suspicions_panel(texts, suspicions(&own)),
        costs_panel(texts, cost, &costs(&own)),
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
    let own = notes::own_seat(&record.headers, record.game.seats().count())?;
    let players = players(&record.game);
    let rank = players.iter().find(|player| player.seat == own)?.rank;
    Some(Ranked { rank, points: game.points })
}

/// How many suspicions of the only person were right, and how many they made.
fn suspicions(games: &[&Description]) -> (u32, u32) {
    let parts = games.iter().filter_map(|game| Parts::of_list(&game.parts));
    parts.fold((0, 0), |(right, made), parts| (right + parts.right, made + parts.suspicions()))
}

fn suspicions_panel(texts: &Texts, (right, made): (u32, u32)) -> Option<AnyView> {
    let share = f64::from(right) / f64::from(made.max(1));
    (made > 0).then(|| {
        view! {
            <section class="panel">
                <h2>{texts.say("limits-history-suspicions")}</h2>
                <dl class="facts">
                    {fact(texts.say("limits-history-right"), whole_percent(texts, share))}
                    {fact(texts.say("limits-history-made"), made.to_string())}
                </dl>
            </section>
        }
        .into_any()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::statistics::kit::game;

    #[test]
    fn suspicions_of_one_person_are_counted_over_their_games() {
        let games = [
            game(&[3, 0, 1, 2, 4], &[], None),
            game(&[], &[], None),
            game(&[1, 1, 1, 0, 0], &[], None),
            game(&[9, 9], &[], None),
        ];
        assert_eq!(suspicions(&games.each_ref()), (4, 6));
        assert_eq!(suspicions(&[]), (0, 0));
    }
}
