//! What came of a large table: who won, where the reader stands, and everybody in the order of their ranks.

use super::LargeTable;
use super::excerpt::Excerpt;
use super::list::List;
use crate::limes::screens::result::{AmongMany, among_many};
use crate::limes::screens::show;
use crate::shell::online::TableFollow;
use crate::shell::screens::game::LoadedGame;
use crate::shell::texts::Texts;
use leptos::prelude::*;

/// The result of a large table, with one display: the reader's own, or the winner's.
pub(crate) fn result(follow: TableFollow, loaded: LoadedGame) -> AnyView {
    let subject = match show::subject(loaded) {
        Ok(subject) => subject,
        Err(failure) => return failure,
    };
    let table = LargeTable::new(follow);
    let app = table.app;
    let headline =
        Signal::derive(move || table.excerpt.with(|excerpt| winners(&app.texts(), excerpt)));
    let list = List::new(table, Signal::stored(true));
    let standings = view! {
        <section class="panel large-table" aria-labelledby="large-table">
            <h2 id="large-table">{app.t("table-standings")}</h2>
            {list.view()}
            {table.displays.view()}
        </section>
    };
    let own = table.own_line();
    among_many(subject, AmongMany { headline, own, standings: standings.into_any() })
}

/// Who has won.
fn winners(texts: &Texts, excerpt: &Excerpt) -> String {
    let winners: Vec<_> = excerpt.leaders().collect();
    let is_own = winners.iter().any(|it| it.is_own);
    let points = winners.first().map_or(0, |it| it.total).into();
    let others = winners.iter().filter(|it| !it.is_own);
    let others: Vec<&str> = others.map(|it| it.name.as_str()).collect();
    match (is_own, &others[..]) {
        (true, []) => texts.say_with("result-you-win", &[("points", points)]),
        (true, others) => {
            texts.say_with("result-you-share", &[("names", texts.list(others).into())])
        }
        (false, [name]) => {
            texts.say_with("result-wins", &[("name", (*name).into()), ("points", points)])
        }
        (false, others) => texts.say_with("result-shared", &[("names", texts.list(others).into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::super::excerpt::Standing;
    use super::*;
    use crate::shell::texts::Language;

    #[test]
    fn the_winners_are_named_and_the_reader_is_spoken_to() {
        let said = |ranks: [usize; 3], own: usize| {
            let standing = |(n, rank): (usize, usize)| Standing {
                seat: n + 1,
                name: ["Ada", "Ben", "Cleo"][n].to_owned(),
                rank,
                total: 52,
                has_moved: true,
                is_own: n == own,
                after_gap: false,
            };
            let shown = ranks.into_iter().enumerate().map(standing).collect();
            winners(&Texts::new(Language::En), &Excerpt { shown, players: 50 })
        };
        assert_eq!(said([1, 2, 3], 0), "You win with 52 points.");
        assert_eq!(said([1, 2, 3], 2), "Ada wins with 52 points.");
        assert_eq!(said([1, 1, 3], 0), "You share the win with Ben.");
        assert_eq!(said([1, 1, 3], 2), "Ada and Ben share the win.");
    }
}
