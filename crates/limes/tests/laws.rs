//! The laws of every game, for Limes; and what only Limes promises about views.

#[path = "../../../tests/laws/mod.rs"]
mod suite;

use game::Game as _;
use limes::{
    Action, CardNumber, Cell, DealtGame, Deck, Game, Quarter, Record, Rotation, Seat, Turn,
    TurnVisibility, Variants, ZoneId,
};
use record::{Seed, Stream};
use suite::{Lawful, every_law};

/// A game that checks with every decision what only Limes promises about previews.
#[derive(Clone, Debug)]
struct Dealt(DealtGame);

impl Lawful for Dealt {
    type Game = DealtGame;

    fn begin(luck: &mut Stream) -> Dealt {
        let mut cards: Vec<CardNumber> = CardNumber::all().collect();
        luck.shuffle(&mut cards);
        cards.truncate(limes::CARDS);
        let names: Vec<String> = (0..=luck.below(4)).map(|n| format!("P{n}")).collect();
        let variants = Variants::ALL[luck.below(4)];
        let deck = match luck.below(3) {
            0 => Deck::classic().clone(),
            1 => Deck::new("lakes", &["~ ~ =hh ^"; 24]).expect("a deck"),
            _ => Deck::new("woods", &["^ ^h = #"; 24]).expect("a deck"),
        };
        let game = Game::new(deck, variants, &names).expect("good names");
        Dealt(DealtGame::with_draw(Record::new(game), cards).expect("a draw"))
    }

    fn game(&self) -> &DealtGame {
        &self.0
    }

    fn game_mut(&mut self) -> &mut DealtGame {
        &mut self.0
    }

    fn choose(&self, legal: &[Turn], luck: &mut Stream) -> Turn {
        // There are far more moves than anything else, so placing needs help.
        let placing: Vec<&Turn> =
            legal.iter().filter(|turn| matches!(turn.action, Action::Place(_))).collect();
        match placing.len() {
            n if n > 0 && luck.below(2) == 0 => *placing[luck.below(n)],
            _ => legal[luck.below(legal.len())],
        }
    }

    fn conceive(luck: &mut Stream) -> Turn {
        let zone = |luck: &mut Stream| ZoneId { cell: cell(luck), quarter: quarter(luck) };
        Turn {
            cell: cell(luck),
            rotation: Rotation::ALL[luck.below(4)],
            action: match luck.below(3) {
                0 => Action::Rest,
                1 => Action::Place(quarter(luck)),
                _ => Action::Move { from: zone(luck), to: zone(luck) },
            },
        }
    }

    fn longest(&self) -> usize {
        limes::CARDS * self.0.game().players().len()
    }

    fn reread(&self, text: &str) -> (bool, String) {
        let record =
            Record::parse(text.as_bytes()).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
        (record == *self.0.record(), record.to_string())
    }

    /// Other cards to come; and, as long as the viewer has not ended their turn, other turns of this
    /// round by those who have.
    fn with_another_secret(&self, viewer: Option<Seat>, luck: &mut Stream) -> DealtGame {
        let game = self.0.game();
        let mut rest: Vec<CardNumber> = game.pile().iter().collect();
        luck.shuffle(&mut rest);
        let cards = || game.drawn().iter().chain(&rest).copied().take(limes::CARDS).collect();
        let with = |game: Game| DealtGame::with_draw(Record::new(game), cards()).expect("a draw");
        if viewer.is_some_and(|seat| game.has_moved(seat)) || game.is_over() {
            return with(game.clone());
        }
        let mut other = with(game.after_rounds(game.rounds()));
        for seat in game.seats().filter(|&seat| game.has_moved(seat)) {
            let legal = other.game().legal(seat).expect("a turn to make in this round");
            other.decide(seat, legal[luck.below(legal.len())]).expect("legal");
        }
        other
    }
}

fn cell(luck: &mut Stream) -> Cell {
    Cell::new(luck.below(7) as u8, luck.below(7) as u8).expect("a1 to g7")
}

fn quarter(luck: &mut Stream) -> Quarter {
    Quarter::ALL[luck.below(4)]
}

every_law!(Dealt, 40);

#[test]
fn a_preview_is_the_display_that_the_turn_makes() {
    for seed in 0..10 {
        suite::play(seed, |lawful: &Dealt, luck| {
            for seat in lawful.0.game().seats() {
                let mut game = lawful.0.game().clone();
                let legal = game.legal(seat).unwrap_or_default();
                let turns = [Dealt::conceive(luck)].into_iter().chain(legal.first().copied());
                for turn in turns {
                    let preview = game.preview(seat, turn);
                    let played = game.play(seat, turn);
                    assert_eq!(preview.as_ref().err(), played.as_ref().err());
                    if let Ok(display) = preview {
                        assert_eq!(&display, game.players()[seat.index()].display());
                    }
                }
            }
        });
    }
}

/// Two players, of whom Ada has ended her turn of round 2.
fn half_a_round(turn: &str) -> Game {
    let text = format!(
        "[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"classic\"]\n[Player \"Ada\"]\n[Player \"Ben\"]\n\
         1. 5 | d4^ | d4^\n2. 21 | {turn} | …\n"
    );
    Record::parse(text.as_bytes()).expect("a record").game
}

const ADA: Option<Seat> = Some(Seat::from_index(0));
const BEN: Option<Seat> = Some(Seat::from_index(1));

#[test]
fn who_has_not_moved_does_not_see_the_others_turn_nor_does_a_spectator() {
    let (one, other) = (half_a_round("e4^ +nw"), half_a_round("d5>"));
    for viewer in [BEN, None] {
        let view = one.view(viewer, TurnVisibility::Hidden);
        assert_eq!(view, other.view(viewer, TurnVisibility::Hidden));
        assert_eq!(view.players[0].laid.as_ref().map(|laid| laid.turns.len()), Some(1));
        assert_eq!(view.players[0].supply, 7);
        assert!(view.players[0].moved, "that she has moved is no secret");
        assert!(!view.players[1].moved);
    }
    assert_ne!(
        one.view(ADA, TurnVisibility::Hidden),
        other.view(ADA, TurnVisibility::Hidden),
        "her own turn"
    );
}

#[test]
fn after_committing_and_after_the_round_turns_are_shown() {
    let mut game = half_a_round("e4^ +nw");
    assert_eq!(game.view(ADA, TurnVisibility::Hidden).game(), game);
    game.play(Seat::from_index(1), "d5^".parse().expect("a turn")).expect("legal");
    for viewer in [ADA, BEN, None] {
        assert_eq!(game.view(viewer, TurnVisibility::Hidden).game(), game);
    }
}

#[test]
fn with_three_players_who_has_moved_sees_who_else_has() {
    let text = "[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"classic\"]\n\
                [Player \"Ada\"]\n[Player \"Ben\"]\n[Player \"Cleo\"]\n1. 5 | d4^ | d4> | …\n";
    let game = Record::parse(text.as_bytes()).expect("a record").game;
    assert_eq!(game.view(ADA, TurnVisibility::Hidden).game(), game);
    let cleo = game.view(Some(Seat::from_index(2)), TurnVisibility::Hidden);
    assert!(cleo.game().players().iter().all(|player| player.turns().is_empty()));
}

#[test]
fn an_open_table_shows_every_turn_at_once() {
    let game = half_a_round("e4^ +nw");
    for viewer in [ADA, BEN, None] {
        assert_eq!(game.view(viewer, TurnVisibility::Open).game(), game);
    }
}

#[test]
fn the_cards_to_come_are_not_in_the_game_at_all() {
    let with = |seed: &str, draw: &str| {
        let text = format!(
            "[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"classic\"]\n[Player \"Ada\"]\n[Seed \"{seed}\"]\n\
             # draw: {draw}\n1. 5 | d4^\n"
        );
        Record::parse(text.as_bytes()).expect("a record")
    };
    let (one, other) = (with("one", "5 21 3"), with("other", "5 4 24"));
    assert_ne!(one, other, "the headers are kept");
    assert_eq!(one.game, other.game);
    assert_eq!(
        one.game.view(ADA, TurnVisibility::Open),
        other.game.view(ADA, TurnVisibility::Open)
    );
    let seed = Seed::new("one").expect("a seed");
    assert_eq!(limes::draw(&seed).len(), limes::CARDS);
}
