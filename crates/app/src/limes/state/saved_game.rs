//! A game as it is stored, and the draft of a turn beside it.

use super::{Draft, GameFault, ReadFault, game};
use crate::shell::storage::{list, seal, unseal};
use ::game::Position;
use limes::{CardNumber, DealtGame, Seat, View};
use record::{Entries, quoted, quoted_lines};

const GAME: &str = "game";
/// The canonical record.
const RECORD: &str = "record";
/// The numbers of all cards of the game, where no seed in the record gives them.
const DRAW: &str = "draw";

const DRAFT: &str = "draft";
/// The round in which the turn was begun.
const ROUND: &str = "round";
/// Who has begun a turn, counted from 1 as in a record.
const PLAYER: &str = "player";
/// How far that turn has come.
const STEPS: &str = "steps";
/// Whether the player has ended that turn, so that only the decision is missing.
const ENDED: &str = "ended";

/// The document of a game: its record, and all of its cards where no seed in the record gives them.
pub(crate) fn write_game(record: &str, draw: Option<&[CardNumber]>) -> String {
    let mut entries = vec![(RECORD, quoted_lines(record))];
    if let Some(cards) = draw {
        let numbers: Vec<String> = cards.iter().map(ToString::to_string).collect();
        entries.push((DRAW, quoted(&numbers.join(" "))));
    }
    seal(GAME, &entries)
}

/// Reads the document of a game.
///
/// # Errors
/// If it is none, or the cards to come are not known.
pub(crate) fn read_game(text: &str) -> Result<DealtGame, ReadFault> {
    of_entries(&unseal(GAME, text)?)
}

fn of_entries(entries: &Entries) -> Result<DealtGame, ReadFault> {
    let record = game::read_record(entries.text(RECORD)?.as_bytes())?;
    let game = if entries.has(DRAW) {
        let numbers = entries.text(DRAW)?.split_whitespace();
        let cards: Option<Vec<CardNumber>> =
            numbers.map(|number| CardNumber::new(number.parse().ok()?)).collect();
        DealtGame::with_draw(record, cards.unwrap_or_default())
    } else if let Some(draw) = record.draw() {
        DealtGame::with_draw(record, draw)
    } else {
        DealtGame::from_record(record)
    };
    game.map_err(|_| GameFault::Draw.into())
}

/// Reads what earlier versions stored: a game, and with it the turn that was begun, as the document of a draft. A turn that
/// cannot be taken up costs only itself.
///
/// # Errors
/// If it is no game.
pub(crate) fn take_over(text: &str) -> Result<(DealtGame, Option<String>), ReadFault> {
    let entries = unseal(GAME, text)?;
    let game = of_entries(&entries)?;
    let view = |seat| Some(Position::view(&game, Some(seat)));
    let draft = resumed(&entries, view).map(|(seat, draft)| write_draft(&game, seat, &draft));
    Ok((game, draft))
}

/// The document of a turn that a player has begun.
pub(crate) fn write_draft(game: &DealtGame, seat: Seat, draft: &Draft) -> String {
    draft_document(game.game().drawn().len(), seat, draft, false)
}

/// The document of a turn that a player has begun in this round, and perhaps ended.
pub(crate) fn draft_document(round: usize, seat: Seat, draft: &Draft, is_ended: bool) -> String {
    let steps: Vec<String> = draft.steps().map(|step| step.to_string()).collect();
    let mut entries = vec![
        (ROUND, round.to_string()),
        (PLAYER, seat.number().to_string()),
        (STEPS, list(&steps)),
    ];
    if is_ended {
        entries.push((ENDED, true.to_string()));
    }
    seal(DRAFT, &entries)
}

/// A turn that was begun when the page was left.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct LeftTurn {
    /// Whose turn it is.
    pub(crate) seat: Seat,
    /// How far it has come.
    pub(crate) draft: Draft,
    /// Whether the player has ended it.
    pub(crate) is_ended: bool,
}

/// Takes up a turn that was begun by a player with this view; `None` if it is broken, or belongs to another round.
pub(crate) fn read_draft(text: &str, view: impl FnOnce(Seat) -> Option<View>) -> Option<LeftTurn> {
    let entries = unseal(DRAFT, text).ok()?;
    let round = entries.number(ROUND).ok()?;
    let view = |seat| view(seat).filter(|view| round == view.drawn.len() as u64);
    let (seat, draft) = resumed(&entries, view)?;
    Some(LeftTurn { seat, draft, is_ended: matches!(entries.truth(ENDED), Ok(true)) })
}

fn resumed(entries: &Entries, view: impl FnOnce(Seat) -> Option<View>) -> Option<(Seat, Draft)> {
    let (player, steps) = (entries.number(PLAYER).ok()?, entries.texts(STEPS).ok()?);
    let seat = Seat::new(usize::try_from(player).ok()?)?;
    let empty = Draft::of_view(&view(seat)?)?;
    let (card, variants) = (empty.card().clone(), empty.variants());
    Some((seat, Draft::resume(*empty.before(), card, variants, steps).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limes::state::Setup;
    use crate::limes::state::kit::finished;
    use crate::shell::seats::Sitter;
    use expect_test::expect;
    use limes::Record;
    use proptest::prelude::*;
    use record::Seed;

    fn in_mid_turn() -> (DealtGame, Draft) {
        let mut setup = Setup::solo("Ada");
        setup.lineup.seed = "limes".into();
        setup.lineup.players.push(("Bot".into(), Sitter::Bot(bots::Level::Skilled)));
        let checked = setup.check(&Seed::spelled([0; 16])).expect("right");
        let mut dealt = game::deal(checked, "2026-05-01");
        dealt.play(Seat::from_index(1), "d4> +ne".parse().expect("a turn")).expect("legal");
        let view = Position::view(&dealt, Some(Seat::from_index(0)));
        let mut draft = Draft::of_view(&view).expect("something to decide");
        draft.turn_left();
        draft.lay(limes::Cell::START).expect("legal");
        draft.place(limes::Quarter::SouthEast).expect("legal");
        (dealt, draft)
    }

    fn left(game: &DealtGame, text: &str) -> Option<LeftTurn> {
        read_draft(text, |seat| Some(Position::view(game, Some(seat))))
    }

    fn read_again(game: &DealtGame, text: &str) -> Option<(Seat, Draft)> {
        left(game, text).map(|left| (left.seat, left.draft))
    }

    fn document(game: &DealtGame) -> String {
        write_game(&game.record().to_string(), game::unseeded_draw(game))
    }

    #[test]
    fn an_ended_turn_stays_ended() {
        let (game, draft) = in_mid_turn();
        let seat = Seat::from_index(0);
        for is_ended in [false, true] {
            let text = draft_document(1, seat, &draft, is_ended);
            assert_eq!(text.contains("ended = true"), is_ended);
            let expected = LeftTurn { seat, draft: draft.clone(), is_ended };
            assert_eq!(left(&game, &text), Some(expected));
        }
        let odd = draft_document(1, seat, &draft, true).replace("ended = true", "ended = 'yes'");
        assert!(!left(&game, &odd).expect("readable").is_ended);
    }

    #[test]
    fn a_game_comes_back_in_the_middle_of_a_turn() {
        let (game, draft) = in_mid_turn();
        expect![[r#"
            limes = "game"
            version = 1
            record = """
            [Game "Limes"]
            [Format "1"]
            [Deck "classic"]
            [Player "Ada"]
            [Player "Bot"]
            [Seed "limes"]
            [Bot "2 skilled"]
            [Date "2026-05-01"]

            1. 22 | … | d4> +ne
            """
        "#]]
        .assert_eq(&document(&game));
        assert_eq!(read_game(&document(&game)), Ok(game.clone()));
        let text = write_draft(&game, Seat::from_index(0), &draft);
        expect![[r#"
            limes = "draft"
            version = 1
            round = 1
            player = 1
            steps = [
              "^",
              "<",
              "d4<",
              "d4< +se",
            ]
        "#]]
        .assert_eq(&text);
        let (seat, mut again) = read_again(&game, &text).expect("readable");
        assert_eq!((seat, &again), (Seat::from_index(0), &draft));
        assert!(again.undo() && again.undo() && again.undo() && !again.undo());
    }

    #[test]
    fn a_draft_that_does_not_fit_is_forgotten() {
        let (game, draft) = in_mid_turn();
        let text = write_draft(&game, Seat::from_index(0), &draft);
        for (from, to) in [
            ("\"d4< +se\"", "\"e4< +se\""),
            ("player = 1", "player = 2"),
            ("player = 1", "player = 0"),
            ("player = 1", "player = 9"),
            ("player = 1", "player = 4294967296"),
            ("player = 1", "player = '1'"),
            ("player = 1", ""),
            ("round = 1", "round = 2"),
            ("steps = [", "other = ["),
            ("  \"^\"", "  7, \"^\""),
            ("draft", "game"),
        ] {
            let broken = text.replace(from, to);
            assert_ne!(broken, text);
            assert_eq!(read_again(&game, &broken), None, "{to}");
        }
    }

    #[test]
    fn what_earlier_versions_stored_is_taken_over_with_its_draft() {
        let (game, draft) = in_mid_turn();
        let text = write_draft(&game, Seat::from_index(0), &draft);
        let (_, steps) = text.split_once("player = 1\n").expect("steps");
        let old = format!("{}player = 1\n{steps}", document(&game));
        assert_eq!(take_over(&old), Ok((game.clone(), Some(text))));
        assert_eq!(take_over(&old.replace("player = 1", "player = 2")), Ok((game, None)));
        assert!(take_over("{ rubbish").is_err());
    }

    #[test]
    fn a_draw_without_a_seed_is_stored_too() {
        let text = "[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"classic\"]\n[Player \"Ada\"]\n\n1. 17 | d4^\n";
        let record = Record::parse(text.as_bytes()).expect("a record");
        let game = DealtGame::from_record_or(record, &Seed::spelled([5; 16]));
        let text = document(&game);
        assert_eq!(read_game(&text), Ok(game));
        for odd in ["99", "x", "-17", "", "17 17"] {
            let broken = text.replacen("draw = \"17", &format!("draw = \"{odd}"), 1);
            assert_eq!(read_game(&broken), Err(GameFault::Draw.into()));
        }
        let broken = text.replacen("draw = ", "draw = 17 # ", 1);
        let fault = read_game(&broken).expect_err("broken").to_string();
        assert!(fault.ends_with("`draw` must be a text"), "{fault}");
        let without = text.lines().filter(|line| !line.starts_with("draw")).collect::<Vec<_>>();
        assert_eq!(read_game(&without.join("\n")), Err(GameFault::Draw.into()));
    }

    #[test]
    fn a_finished_game_needs_no_seed() {
        let mut record = finished(&["Ada"], 7);
        record.headers.clear();
        let text = write_game(&record.to_string(), None);
        assert_eq!(read_game(&text).map(DealtGame::into_record), Ok(record));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(200))]

        #[test]
        fn damaged_documents_do_no_harm(
            which in 0..2usize,
            places in proptest::collection::vec((any::<prop::sample::Index>(), any::<char>()), 1..4),
            cut in any::<Option<prop::sample::Index>>(),
        ) {
            let (game, draft) = in_mid_turn();
            let texts = [document(&game), write_draft(&game, Seat::from_index(0), &draft)];
            let mut signs: Vec<char> = texts[which].chars().collect();
            for (place, sign) in places {
                let at = place.index(signs.len());
                signs[at] = sign;
            }
            if let Some(cut) = cut {
                signs.truncate(cut.index(signs.len()));
            }
            let text: String = signs.into_iter().collect();
            if let Ok(read) = read_game(&text) {
                prop_assert_eq!(read_game(&document(&read)), Ok(read));
            }
            let _ = (read_again(&game, &text), take_over(&text));
        }
    }
}
