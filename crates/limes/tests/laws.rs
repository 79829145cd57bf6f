//! The laws of every game, for Limes; and what only Limes promises about views.

#[path = "../../../tests/laws/mod.rs"]
mod suite;

use limes::{
    Action, CardNumber, Cell, Deck, Game, Phase, Quarter, Record, Rotation, Seat, Table, Turn,
    Variants, View, ZoneId,
};
use record::{Seed, Stream};
use suite::{Lawful, every_law};

/// A table: the game, and the cards to come, which the game does not know.
#[derive(Clone, Debug)]
struct Draw {
    game: Game,
    to_come: Vec<CardNumber>,
}

impl Lawful for Draw {
    type Seat = Seat;
    type Decision = Turn;
    type View = View;

    fn begin(luck: &mut Stream) -> Draw {
        let mut to_come: Vec<CardNumber> = CardNumber::all().collect();
        luck.shuffle(&mut to_come);
        let names: Vec<String> = (0..=luck.below(4)).map(|n| format!("P{n}")).collect();
        let variants = Variants::ALL[luck.below(4)];
        let deck = match luck.below(3) {
            0 => Deck::classic().clone(),
            1 => Deck::new("lakes", &["~ ~ =hh ^"; 24]).expect("a deck"),
            _ => Deck::new("woods", &["^ ^h = #"; 24]).expect("a deck"),
        };
        Draw { game: Game::new(deck, variants, &names).expect("good names"), to_come }
    }

    fn chance(&mut self) {
        if self.game.phase() == Phase::Draw {
            let card = self.to_come.pop().expect("more cards than rounds");
            self.game.draw(card).expect("the next card");
        }
    }

    fn seats(&self) -> Vec<Seat> {
        (0..=self.game.players().len()).map(Seat).collect()
    }

    fn legal(&self, seat: Seat) -> Option<Vec<Turn>> {
        self.game.legal(seat).ok()
    }

    fn decide(&mut self, seat: Seat, turn: Turn) -> bool {
        let preview = self.game.preview(seat, turn);
        let before = self.game.clone();
        let played = self.game.play(seat, turn);
        assert_eq!(preview.as_ref().err(), played.as_ref().err());
        match preview {
            Ok(display) => assert_eq!(&display, self.game.players()[seat.0].display()),
            Err(_) => assert_eq!(self.game, before),
        }
        played.is_ok()
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

    fn is_over(&self) -> bool {
        self.game.is_over()
    }

    fn longest(&self) -> usize {
        limes::CARDS * self.game.players().len()
    }

    fn record(&self) -> String {
        Record::new(self.game.clone()).to_string()
    }

    fn reread(&self, text: &str) -> (bool, String) {
        let record =
            Record::parse(text.as_bytes()).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
        (record.game == self.game, record.to_string())
    }

    fn equals(&self, other: &Draw) -> bool {
        self.game == other.game
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        self.game.view(viewer, Table::Closed)
    }

    /// Other cards to come; and, as long as the viewer has not ended his turn, other turns of this
    /// round by those who have.
    fn with_another_secret(&self, viewer: Option<Seat>, luck: &mut Stream) -> Draw {
        let mut other = self.clone();
        luck.shuffle(&mut other.to_come);
        let Phase::Lay { card, .. } = self.game.phase() else { return other };
        if viewer.is_some_and(|seat| self.game.has_moved(seat)) {
            return other;
        }
        other.game = before_this_round(&self.game);
        other.game.draw(card).expect("drawn in the game too");
        for seat in self.game.seats().filter(|&seat| self.game.has_moved(seat)) {
            let legal = other.game.legal(seat).expect("his turn of this round");
            other.game.play(seat, legal[luck.below(legal.len())]).expect("legal");
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

/// The same game when the last card had not been drawn yet.
fn before_this_round(game: &Game) -> Game {
    let names: Vec<&str> = game.players().iter().map(|player| player.name()).collect();
    let mut earlier = Game::new(game.deck().clone(), game.variants(), &names).expect("good names");
    for (round, &card) in game.drawn().iter().take(game.rounds()).enumerate() {
        earlier.draw(card).expect("drawn in the game too");
        for seat in game.seats() {
            earlier
                .play(seat, game.players()[seat.0].turns()[round])
                .expect("played in the game too");
        }
    }
    earlier
}

every_law!(Draw, 40);

/// Two players, of whom Ada has ended her turn of round 2.
fn half_a_round(turn: &str) -> Game {
    let text = format!(
        "[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"classic\"]\n[Player \"Ada\"]\n[Player \"Ben\"]\n\
         1. 5 | d4^ | d4^\n2. 21 | {turn} | …\n"
    );
    Record::parse(text.as_bytes()).expect("a record").game
}

const ADA: Option<Seat> = Some(Seat(0));
const BEN: Option<Seat> = Some(Seat(1));

#[test]
fn who_has_not_moved_does_not_see_the_others_turn_nor_does_a_spectator() {
    let (one, other) = (half_a_round("e4^ +nw"), half_a_round("d5>"));
    for viewer in [BEN, None] {
        let view = one.view(viewer, Table::Closed);
        assert_eq!(view, other.view(viewer, Table::Closed));
        assert_eq!(view.game().players()[0].turns().len(), 1);
        assert_eq!(view.game().players()[0].display().supply(), 7);
        assert!(view.has_moved(Seat(0)), "that she has moved is no secret");
        assert!(!view.has_moved(Seat(1)));
    }
    assert_ne!(one.view(ADA, Table::Closed), other.view(ADA, Table::Closed), "her own turn");
}

#[test]
fn after_committing_and_after_the_round_turns_are_shown() {
    let mut game = half_a_round("e4^ +nw");
    assert_eq!(game.view(ADA, Table::Closed).game(), &game);
    game.play(Seat(1), "d5^".parse().expect("a turn")).expect("legal");
    for viewer in [ADA, BEN, None] {
        assert_eq!(game.view(viewer, Table::Closed).game(), &game);
    }
}

#[test]
fn with_three_players_who_has_moved_sees_who_else_has() {
    let text = "[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"classic\"]\n\
                [Player \"Ada\"]\n[Player \"Ben\"]\n[Player \"Cleo\"]\n1. 5 | d4^ | d4> | …\n";
    let game = Record::parse(text.as_bytes()).expect("a record").game;
    assert_eq!(game.view(ADA, Table::Closed).game(), &game);
    let cleo = game.view(Some(Seat(2)), Table::Closed);
    assert!(cleo.game().players().iter().all(|player| player.turns().is_empty()));
}

#[test]
fn an_open_table_shows_every_turn_at_once() {
    let game = half_a_round("e4^ +nw");
    for viewer in [ADA, BEN, None] {
        assert_eq!(game.view(viewer, Table::Open).game(), &game);
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
    assert_eq!(one.game.view(ADA, Table::Open), other.game.view(ADA, Table::Open));
    let seed = Seed::new("one").expect("a seed");
    assert_eq!(limes::draw(&seed).len(), limes::CARDS);
}
