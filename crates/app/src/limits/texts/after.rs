//! What is said after a game: who won and why, how a round ended, what was decided.

use crate::limits::state::replay::{ColourCount, Moment, Step};
use crate::limits::state::result::{Parts, PlayerResult};
use crate::limits::texts::{colour, deed_of, points};
use crate::shell::texts::Texts;
use limits::{Action, Colour, DeedKind, Game, Limit, Seat, Suspicion};

/// Who wins: `Ada wins with +6.` or `Ada and Ben share the win.` The person who reads it, if they play, is spoken to.
pub(crate) fn winners(texts: &Texts, players: &[PlayerResult], reader: Option<Seat>) -> String {
    let winners: Vec<&PlayerResult> = players.iter().filter(|player| player.rank == 1).collect();
    let is_reader = |player: &&PlayerResult| Some(player.seat) == reader;
    let names = |of: &dyn Fn(&&PlayerResult) -> bool| {
        let names = winners.iter().copied().filter(|player| of(player));
        texts.list(&names.map(|player| player.name.as_str()).collect::<Vec<_>>())
    };
    let has_won = winners.iter().any(is_reader);
    match winners[..] {
        [winner] => {
            let won = points(winner.points);
            if has_won {
                texts.say_with("limits-result-you-win", &[("points", won.into())])
            } else {
                let name = winner.name.as_str();
                texts.say_with(
                    "limits-result-wins",
                    &[("name", name.into()), ("points", won.into())],
                )
            }
        }
        _ if has_won => {
            let others = names(&|player| !is_reader(player));
            texts.say_with("result-you-share", &[("names", others.into())])
        }
        _ => texts.say_with("result-shared", &[("names", names(&|_| true).into())]),
    }
}

/// Where the reader came in, unless they have won.
pub(crate) fn own_rank(
    texts: &Texts,
    players: &[PlayerResult],
    reader: Option<Seat>,
) -> Option<String> {
    let own = players.iter().find(|player| Some(player.seat) == reader && player.rank > 1)?;
    Some(texts.say_with(
        "limits-result-you-rank",
        &[
            ("rank", own.rank.into()),
            ("players", players.len().into()),
            ("points", points(own.points).into()),
        ],
    ))
}

/// What points are made of, part by part, each with what it brought; at least one line.
pub(crate) fn parts(texts: &Texts, parts: Parts) -> Vec<(String, String)> {
    let Parts { right, cleared, exchanges, wrong, caught } = parts;
    let line = |key: &str, count: u32, each: i32| {
        let said = || texts.say_with(key, &[("count", count.into())]);
        (count > 0).then(|| (said(), points(each * count as i32)))
    };
    let lost = limits::LIMIT_CARD_POINTS;
    let lines = [
        line("limits-part-right", right, 1),
        line("limits-part-cleared", cleared, 1),
        line("limits-part-exchanges", exchanges, 1),
        line("limits-part-wrong", wrong, lost),
        line("limits-part-caught", caught, lost),
    ];
    let lines: Vec<_> = lines.into_iter().flatten().collect();
    if lines.is_empty() { vec![(texts.say("limits-part-none"), points(0))] } else { lines }
}

/// Who suspected whom.
pub(crate) fn suspicion(
    texts: &Texts,
    game: &Game,
    suspicion: &Suspicion,
    reader: Option<Seat>,
) -> String {
    let name = |seat: Seat| game.name(seat).unwrap_or_default().to_owned();
    let (by, suspect) = (suspicion.by, suspicion.suspect);
    if Some(by) == reader {
        texts.say_with("limits-you-suspect", &[("name", name(suspect).into())])
    } else if Some(suspect) == reader {
        texts.say_with("limits-suspects-you", &[("name", name(by).into())])
    } else {
        let values = [("name", name(by).into()), ("suspect", name(suspect).into())];
        texts.say_with("limits-suspects", &values)
    }
}

/// How many cards lay there, and how many were allowed.
pub(crate) fn laid_and_allowed(texts: &Texts, suspicion: &Suspicion) -> String {
    let laid = suspicion.count();
    match suspicion.limit() {
        Limit::At(limit) => texts
            .say_with("limits-laid-allowed", &[("laid", laid.into()), ("allowed", limit.into())]),
        Limit::None => texts.say_with("limits-laid-no-limit", &[("laid", laid.into())]),
    }
}

/// Whether it was right, in a word.
pub(crate) fn verdict(texts: &Texts, suspicion: &Suspicion) -> String {
    texts.say(if suspicion.is_right() { "limits-was-right" } else { "limits-was-wrong" })
}

/// What has just happened in a replay, in a sentence or two.
pub(crate) fn step(texts: &Texts, moment: &Moment) -> String {
    let game = &moment.game;
    let done = |seat: Seat, done: (DeedKind, Colour)| {
        deed_of(texts, game.name(seat).unwrap_or_default(), done)
    };
    match (moment.step, &moment.suspicion) {
        (Step::Dealt, _) => texts.say("limits-replay-dealt"),
        (Step::Hidden, _) => texts.say("limits-replay-hidden"),
        (Step::Acted(seat, Action::Play(colour)), _) => done(seat, (DeedKind::Play, colour)),
        (Step::Acted(seat, Action::Exchange(colour)), _) => {
            done(seat, (DeedKind::Exchange, colour))
        }
        (Step::Acted(_, Action::Suspect(_)), Some(judged)) => {
            let who = suspicion(texts, game, judged, None);
            let colour = texts.capital(&colour(texts, judged.colour));
            let count = texts.labelled(colour, laid_and_allowed(texts, judged));
            format!("{who}. {count}. {}.", texts.capital(&verdict(texts, judged)))
        }
        (Step::Acted(_, Action::Suspect(_)), None) => String::new(),
    }
}

/// How a colour stands: `blue: 2 of 3`.
pub(crate) fn colour_count(texts: &Texts, of: Colour, count: ColourCount) -> String {
    let name = colour(texts, of);
    let laid = count.laid;
    match count.limit {
        Some(Limit::At(limit)) => texts.say_with(
            "limits-count",
            &[("colour", name.into()), ("laid", laid.into()), ("limit", limit.into())],
        ),
        Some(Limit::None) => texts
            .say_with("limits-count-no-limit", &[("colour", name.into()), ("laid", laid.into())]),
        None => {
            texts.say_with("limits-drama-count", &[("count", laid.into()), ("colour", name.into())])
        }
    }
}

/// A share as per cent, in tenths: `4.2%`, `4,2 %`.
pub(crate) fn percent(texts: &Texts, share: f64) -> String {
    texts.say_with("limits-percent", &[("number", texts.tenths(100.0 * share).into())])
}

/// A difference in wins, with its sign: `−1.82`. Costs add up to more than one win where chances were given away that others gave
/// back, so they are not written as per cent of one.
pub(crate) fn signed_wins(texts: &Texts, wins: f64) -> String {
    let digits = texts.hundredths(wins);
    if (wins * 100.0).round() > 0.0 { format!("+{digits}") } else { digits }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::state::finished_kit::finished;
    use crate::limits::state::kit::judged;
    use crate::limits::state::replay::{Replay, colour_counts};
    use crate::limits::state::result::{players, suspicions};
    use crate::shell::texts::Language;
    use limits::Record;

    fn player(seat: usize, name: &str, points: i32, rank: usize) -> PlayerResult {
        let seat = Seat::from_index(seat);
        PlayerResult { seat, name: name.to_owned(), points, rank, parts: Parts::default() }
    }

    #[test]
    fn whoever_reads_it_is_spoken_to() {
        let texts = Texts::new(Language::En);
        let clear = [player(1, "Ben", 6, 1), player(0, "Ada", -3, 2)];
        let [ada, ben] = [0, 1].map(|seat| Some(Seat::from_index(seat)));
        assert_eq!(winners(&texts, &clear, None), "Ben wins with +6.");
        assert_eq!(winners(&texts, &clear, ada), "Ben wins with +6.");
        assert_eq!(winners(&texts, &clear, ben), "You win with +6.");
        assert_eq!(
            own_rank(&texts, &clear, ada).as_deref(),
            Some("You finish at rank 2 of 2, with −3.")
        );
        assert_eq!(own_rank(&texts, &clear, ben), None);
        let shared = [player(0, "Ada", 2, 1), player(2, "Cleo", 2, 1), player(1, "Ben", 0, 3)];
        assert_eq!(winners(&texts, &shared, None), "Ada and Cleo share the win.");
        assert_eq!(winners(&texts, &shared, ada), "You share the win with Cleo.");
        assert_eq!(winners(&texts, &shared, ben), "Ada and Cleo share the win.");
    }

    #[test]
    fn points_are_explained() {
        let texts = Texts::new(Language::En);
        let said = |of| {
            let lines =
                parts(&texts, of).into_iter().map(|(what, points)| format!("{what}: {points}"));
            lines.collect::<Vec<_>>().join("; ")
        };
        let some = Parts { right: 3, cleared: 1, exchanges: 0, wrong: 1, caught: 2 };
        assert_eq!(
            said(some),
            "3 right suspicions: +3; Wrongly suspected once: +1; 1 wrong suspicion: 1 limit card: −2; \
             Caught 2 times: 2 limit cards: −4"
        );
        assert_eq!(said(Parts::default()), "Neither won nor lost a point: 0");
    }

    #[test]
    fn a_round_is_told_with_its_numbers() {
        let texts = Texts::new(Language::En);
        let game = judged();
        let made = suspicions(&game).next().expect("a suspicion");
        let said =
            |reader: Option<usize>| suspicion(&texts, &game, made, reader.map(Seat::from_index));
        assert_eq!(
            [None, Some(0), Some(1)].map(said),
            ["Ada suspects Ben", "You suspect Ben", "Ada suspects you"]
        );
        assert_eq!(laid_and_allowed(&texts, made), "1 laid, 0 allowed");
        assert_eq!(verdict(&texts, made), "right");
        let replay = Replay::new(Record::new(game));
        let told: Vec<String> =
            (0..=replay.end()).map(|time| step(&texts, &replay.moment(time))).collect();
        assert_eq!(
            told,
            [
                "The hands are dealt.",
                "Everybody hides a card.",
                "Ada has just laid red.",
                "Ben has just laid yellow.",
                "Ada has just laid purple.",
                "Ben has just laid blue.",
                "Ada suspects Ben. Blue: 1 laid, 0 allowed. Right.",
            ]
        );
        let counts = colour_counts(&replay.moment(5).game);
        let said = Colour::ALL.map(|colour| colour_count(&texts, colour, counts[colour]));
        assert_eq!(
            said,
            [
                "red: 1 of 4",
                "yellow: 1 of 3",
                "green: 0 of 6",
                "blue: 1 of 0",
                "purple: 1, no limit"
            ]
        );
    }

    #[test]
    fn winners_and_shares_are_written_in_every_language() {
        let game = finished(&["Ada", "Ben"], 1).game;
        for language in Language::ALL {
            let texts = Texts::new(language);
            assert!(!winners(&texts, &players(&game), None).is_empty());
        }
        let [english, german] = [Language::En, Language::De].map(Texts::new);
        assert_eq!(
            (percent(&english, 0.042), percent(&german, 0.042)),
            ("4.2%".into(), "4,2\u{a0}%".into())
        );
        assert_eq!(
            [-1.816, 0.0, 2.066].map(|wins| signed_wins(&german, wins)),
            ["−1,82", "0,00", "+2,07"]
        );
    }
}
