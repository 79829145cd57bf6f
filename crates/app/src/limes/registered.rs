//! Limes as the shell knows it.

use crate::limes::address::PATH;
use crate::limes::state::{ReadFault, by_profession, game, saved_game, seats};
use crate::shell::notes;
use crate::shell::registry::{Description, GameMode, RegisteredGame, Rival, TakenOver};
use crate::shell::seats::Seats;
use crate::shell::texts::Texts;
use bots::Level;
use limes::{Band, CARDS, DealtGame, Record, Seat};
use std::cmp::Ordering;

/// Limes.
pub(crate) const LIMES: RegisteredGame = RegisteredGame {
    name: "limes",
    path: PATH,
    title: "Limes",
    describe,
    import,
    take_over,
    compare,
    write_points: |points| points.to_string(),
};

fn describe(texts: &Texts, document: &str) -> Result<Description, String> {
    let game = saved_game::read_game(document).map_err(|fault| texts.read_fault(&fault))?;
    Ok(described(texts, game.record()))
}

/// A record in words and numbers.
fn described(texts: &Texts, record: &Record) -> Description {
    let players = record.game.players();
    let seats = seats::seats(record);
    let only = seats.only_person();
    let own = only.or_else(|| notes::own_seat(&record.headers, players.len()));
    let parts = own.and_then(|seat| record.game.player(seat).ok());
    let parts = parts.map(|player| by_profession(&player.display().score()).to_vec());
    let place = notes::place(&record.headers);
    let mode = match (players.len(), only) {
        (1, _) if place.is_some() => GameMode::Together,
        (1, _) => GameMode::Solo,
        (_, Some(_)) => GameMode::Bots,
        (_, None) => GameMode::Together,
    };
    let total = |seat| record.game.player(seat).ok().map(|player| player.display().total());
    let best = players.iter().map(|player| player.display().total()).max();
    let points = own.and_then(total).or(best).unwrap_or_default();
    let others = record.game.seats().zip(players).filter(|(seat, _)| Some(*seat) != own);
    let others: Vec<&str> = others.map(|(_, player)| player.name()).collect();
    let company = match (mode, place) {
        (GameMode::Solo, _) => texts.say("history-solo"),
        (_, Some((rank, players))) => {
            texts.say_with("limits-rank", &[("rank", rank.into()), ("players", players.into())])
        }
        _ => texts.say_with("history-with", &[("names", texts.list(&others).into())]),
    };
    let grade = match mode {
        GameMode::Solo => texts.band(Band::of(points)),
        _ => String::new(),
    };
    let round = record.game.drawn().len().min(CARDS);
    let values = [("round", round.into()), ("points", points.into())];
    Description {
        identity: Record::new(record.game.clone()).to_string(),
        record: record.to_string(),
        is_begun: !game::decisions(&record.game).is_empty(),
        is_over: record.game.is_over(),
        counts: notes::taken_back(&record.headers).is_empty(),
        mode,
        progress: texts.say_with("home-continue-about", &values),
        points: i32::try_from(points).unwrap_or(i32::MAX),
        grade,
        company,
        date: notes::date(&record.headers).map(str::to_owned),
        parts: parts.unwrap_or_default(),
        rivals: own.map(|own| rivals(record, &seats, own)).unwrap_or_default(),
        review: None,
    }
}

/// The bots that one person played against, level by level.
fn rivals(record: &Record, seats: &Seats, own: Seat) -> Vec<Rival> {
    let standing = record.game.standing();
    let (ranks, results) = (&standing.ranks, &standing.results);
    let rival = |(n, level): (usize, Level)| {
        let bots = || seats.bots().filter(|bot| bot.1 == level).map(|(seat, _)| seat.index());
        let best = bots().map(|bot| results[bot].total).max()?;
        let lead = i64::from(results[own.index()].total) - i64::from(best);
        let is_beaten = bots().all(|bot| ranks[own.index()] <= ranks[bot]);
        Some(Rival { level: n, lead, is_beaten })
    };
    Level::ALL.into_iter().enumerate().filter_map(rival).collect()
}

fn import(
    texts: &Texts,
    record: &[u8],
    date: Option<&str>,
) -> Result<(String, Description), String> {
    let mut record = game::read_record(record).map_err(|fault| texts.read_fault(&fault))?;
    if let Some(date) = date {
        notes::note_date(&mut record.headers, date);
    }
    let described = described(texts, &record);
    Ok((saved_game::write_game(&described.record, None), described))
}

fn take_over(texts: &Texts, text: &str, date: &str) -> Result<TakenOver, String> {
    let (mut game, draft) =
        saved_game::take_over(text).map_err(|fault: ReadFault| texts.read_fault(&fault))?;
    let mut record = game.record().clone();
    notes::note_date(&mut record.headers, date);
    *game.headers_mut() = record.headers;
    Ok(TakenOver {
        document: document(&game),
        draft,
        is_over: game.game().is_over(),
        decisions: game::decisions(game.game()).len() as u64,
    })
}

fn document(game: &DealtGame) -> String {
    saved_game::write_game(&game.record().to_string(), game::unseeded_draw(game))
}

fn compare(one: &str, other: &str) -> Option<Ordering> {
    game::compare(&saved_game::read_game(one).ok()?, &saved_game::read_game(other).ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limes::state::kit::finished;
    use crate::shell::texts::Language;
    use record::Header;

    fn imported(record: &Record) -> (String, Description) {
        let texts = Texts::new(Language::En);
        import(&texts, record.to_string().as_bytes(), Some("2026-05\n-03")).expect("a record")
    }

    fn signed(points: u32) -> i32 {
        i32::try_from(points).expect("nobody has that many points")
    }

    #[test]
    fn a_finished_game_is_described() {
        let solo = finished(&["Ada"], 1);
        let (document, described) = imported(&solo);
        let points = solo.game.players()[0].display().total();
        assert_eq!((described.mode, described.points), (GameMode::Solo, signed(points)));
        assert_eq!(described.date.as_deref(), Some("2026-05-03"));
        assert_eq!(describe(&Texts::new(Language::En), &document), Ok(described));

        let mut against = finished(&["Ada", "Bot"], 2);
        against.headers.push(Header::new("Bot", "2 expert"));
        let (_, described) = imported(&against);
        assert_eq!(described.mode, GameMode::Bots);
        assert_eq!(described.points, signed(against.game.players()[0].display().total()));
        assert_eq!((described.company.as_str(), described.grade.as_str()), ("With Bot", ""));
        assert_eq!(signed(described.parts.iter().sum()), described.points);

        let (_, described) = imported(&finished(&["Ada", "Ben"], 3));
        assert_eq!(described.mode, GameMode::Together);
        assert!(described.parts.is_empty() && described.rivals.is_empty());
    }

    #[test]
    fn one_of_very_many_players_did_not_play_alone() {
        let mut record = finished(&["Ada"], 1);
        record.headers.push(Header::new("Place", "12 50"));
        let (_, described) = imported(&record);
        assert_eq!(described.mode, GameMode::Together);
        assert_eq!((described.company.as_str(), described.grade.as_str()), ("Rank 12 of 50", ""));
        assert_eq!(described.points, signed(record.game.players()[0].display().total()));
    }

    #[test]
    fn bots_are_compared_with_level_by_level() {
        for seed in 0..10 {
            let mut record = finished(&["A", "Ada", "B", "C"], seed);
            let bots = ["1 expert", "3 beginner", "4 expert"];
            record.headers.extend(bots.map(|bot| Header::new("Bot", bot)));
            let total = |seat: usize| i64::from(record.game.players()[seat].display().total());
            let ranks = record.game.standing().ranks;
            let rivals = imported(&record).1.rivals;
            let leads: Vec<_> = rivals.iter().map(|rival| (rival.level, rival.lead)).collect();
            assert_eq!(leads, [(0, total(1) - total(2)), (4, total(1) - total(0).max(total(3)))]);
            let beaten: Vec<bool> = rivals.iter().map(|rival| rival.is_beaten).collect();
            assert_eq!(beaten, [ranks[1] <= ranks[2], ranks[1] <= ranks[0].min(ranks[3])]);
        }
    }

    #[test]
    fn a_game_with_a_turn_taken_back_counts_for_no_best_result() {
        let mut record = finished(&["Ada"], 1);
        assert!(imported(&record).1.counts);
        record.headers.push(Header::new("TakenBack", "3"));
        assert!(!imported(&record).1.counts);
    }

    #[test]
    fn equal_games_have_one_identity_whatever_is_noted_about_them() {
        let record = finished(&["Ada"], 1);
        let mut noted = record.clone();
        noted.headers.push(Header::new("Event", "Sunday"));
        assert_eq!(imported(&record).1.identity, imported(&noted).1.identity);
        let other = finished(&["Ada"], 2);
        assert_ne!(imported(&record).1.identity, imported(&other).1.identity);
    }

    #[test]
    fn what_is_no_game_is_refused_in_words() {
        let texts = Texts::new(Language::En);
        assert!(describe(&texts, "{ rubbish").is_err());
        assert!(import(&texts, b"rubbish", None).is_err());
        assert!(take_over(&texts, "limes = 'game'\nversion = 1", "2026").is_err());
        assert_eq!(compare("rubbish", "rubbish"), None);
    }
}
