//! The points of all players, profession by profession.

use crate::limes::art::{self, Worker, WorkerStyle, escaped};
use crate::limes::state::{PROFESSIONS, PlayerResult, by_profession};
use crate::shell::texts::Texts;
use std::fmt::Write;

/// A table with a row for each player. Only the first `counted` professions are shown and counted.
pub(super) fn table(texts: &Texts, players: &[PlayerResult], counted: usize) -> String {
    let caption = texts.say("result-professions");
    let mut table =
        format!("<table class=\"point-table\"><caption>{caption}</caption><thead><tr><td></td>");
    for profession in PROFESSIONS {
        let name = texts.capital(&texts.profession(profession));
        let _ = write!(table, "<th scope=\"col\">{}<span>{name}</span></th>", sign(profession));
    }
    let _ =
        write!(table, "<th scope=\"col\">{}</th></tr></thead><tbody>", texts.say("result-total"));
    for player in players {
        let figure = art::worker_icon(&Worker {
            profession: None,
            player: player.seat.index(),
            label: String::new(),
            style: WorkerStyle::Counted,
            count: 1,
        });
        let name = escaped(&player.name);
        let _ = write!(table, "<tr><th scope=\"row\">{figure}<span>{name}</span></th>");
        let parts = by_profession(&player.score);
        for (n, points) in parts.into_iter().enumerate() {
            let due = if n < counted { "" } else { " class=\"due\"" };
            let _ = write!(table, "<td{due}>{points}</td>");
        }
        let _ = write!(table, "<td><b>{}</b></td></tr>", so_far(parts, counted));
    }
    table + "</tbody></table>"
}

/// What the first `counted` professions come to.
pub(super) fn so_far(parts: [u32; 4], counted: usize) -> u32 {
    parts.into_iter().take(counted).sum()
}

/// Hat and tool of a profession, which belong to no player.
fn sign(profession: limes::Profession) -> String {
    format!(
        "<svg class=\"art-figure\" viewBox=\"-27 -36 60 50\" aria-hidden=\"true\" focusable=\"false\">\
         <use href=\"#art-tool-{profession}\"/><use href=\"#art-head\" class=\"art-head\"/>\
         <use href=\"#art-hat-{profession}\"/></svg>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limes::state::GameResult;
    use crate::limes::state::kit::finished;
    use crate::shell::texts::Language;
    use expect_test::expect;

    fn rows(counted: usize) -> String {
        let players = GameResult::of(&finished(&["<b>Ada & Co", "Ben"], 5).game).players;
        let html = table(&Texts::new(Language::En), &players, counted);
        let document = roxmltree::Document::parse(&html).expect("well-formed");
        let rows = document.descendants().filter(|node| node.has_tag_name("tr"));
        let cell = |cell: roxmltree::Node<'_, '_>| {
            let text: String = cell
                .descendants()
                .filter(roxmltree::Node::is_text)
                .filter_map(|node| node.text())
                .collect();
            if cell.attribute("class") == Some("due") { "-".to_owned() } else { text }
        };
        let row =
            |row: roxmltree::Node<'_, '_>| row.children().map(cell).collect::<Vec<_>>().join("|");
        rows.map(row).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn the_best_player_stands_first_and_the_rows_add_up() {
        expect![[r#"
            |Farmer|Fisherman|Woodcutter|Watchman|Total
            Ben|10|5|5|0|20
            <b>Ada & Co|0|2|11|6|19"#]]
        .assert_eq(&rows(4));
    }

    #[test]
    fn what_is_not_counted_yet_is_neither_seen_nor_in_the_total() {
        expect![[r#"
            |Farmer|Fisherman|Woodcutter|Watchman|Total
            Ben|10|5|-|-|15
            <b>Ada & Co|0|2|-|-|2"#]]
        .assert_eq(&rows(2));
    }
}
