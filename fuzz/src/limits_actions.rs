//! Any bytes as decisions at a table of Limits.

use crate::bytes::Bytes;
use limits::{Action, COLOUR_CARDS, Colour, Deal, Decision, Game, Mode, Phase, Record, Seat};

/// Whatever is tried, it is accepted just if it is legal, the cards stay 60, and the record replays.
pub fn limits_actions(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    let Some(mut game) = table(&mut bytes) else { return };
    while let Some((seat, decision)) = choose(&mut bytes, &game) {
        let legal = game.legal(seat).is_ok_and(|legal| legal.contains(&decision));
        let before = game.clone();
        let accepted = game.decide(seat, decision);
        assert_eq!(accepted.is_ok(), legal, "{seat}: {decision}: {accepted:?}");
        assert!(legal || game == before, "a refusal changes nothing");
        assert_eq!(cards(&game), COLOUR_CARDS);
        assert_eq!(game.is_over(), matches!(game.phase(), Phase::Over(_)));
    }
    let text = Record::new(game.clone()).to_string();
    let read = Record::parse(text.as_bytes()).expect("its own text is a record");
    assert_eq!(read.game, game);
}

fn table(bytes: &mut Bytes<'_>) -> Option<Game> {
    let players = 2 + bytes.below(5)?;
    let mode = bytes.pick(&[Mode::Memory, Mode::Open])?;
    let seed = record::Seed::new(&bytes.below(1 << 16)?.to_string()).ok()?;
    let names = (1..=players).map(|number| format!("P{number}")).collect();
    Some(Game::new(Deal::from_seed(&seed, names, mode).expect("2 to 6 players")))
}

/// Mostly something legal for somebody who is asked, sometimes anything for anybody.
fn choose(bytes: &mut Bytes<'_>, game: &Game) -> Option<(Seat, Decision)> {
    let seats: Vec<Seat> = Seat::first(6).collect();
    let asked = match game.phase() {
        Phase::Hide { waiting } => bytes.pick(&waiting),
        Phase::Act { seat } => Some(seat),
        Phase::Over(_) => None,
    };
    match asked {
        Some(seat) if bytes.next()? % 4 > 0 => {
            let legal = game.legal(seat).expect("who is asked can decide something");
            Some((seat, bytes.pick(&legal)?))
        }
        _ => {
            let seat = bytes.pick(&seats)?;
            let colour = bytes.pick(&Colour::ALL)?;
            let decision = match bytes.below(4)? {
                0 => Decision::Hide(colour),
                1 => Action::Play(colour).into(),
                2 => Action::Exchange(colour).into(),
                _ => Action::Suspect(bytes.pick(&seats)?).into(),
            };
            Some((seat, decision))
        }
    }
}

fn cards(game: &Game) -> usize {
    let before_players = game
        .seats()
        .map(|seat| game.hand(seat).len() + usize::from(game.face_down(seat).is_some()));
    game.draw_pile().len() + game.pile().cards().len() + before_players.sum::<usize>()
}
