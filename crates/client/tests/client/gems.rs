//! A small game that fulfils the contract: for three rounds everybody hides a number at once, then one after another takes or
//! leaves the gem on top of a pile, beginning with the highest number.

use game::{Game, Position, Question, Seat};
use record::Seed;
use std::fmt;
use std::str::FromStr;

pub(crate) const ROUNDS: usize = 3;
const MOST_GEMS: usize = 2;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Decision {
    Hide(u8),
    Take,
    Leave,
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Decision::Hide(number) => write!(f, "hide {number}"),
            Decision::Take => f.write_str("take"),
            Decision::Leave => f.write_str("leave"),
        }
    }
}

impl FromStr for Decision {
    type Err = String;

    fn from_str(text: &str) -> Result<Decision, String> {
        match text {
            "take" => Ok(Decision::Take),
            "leave" => Ok(Decision::Leave),
            _ => text
                .strip_prefix("hide ")
                .and_then(|number| number.parse().ok())
                .map(Decision::Hide)
                .ok_or_else(|| format!("not a decision: {text}")),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    Over,
    NothingAsked,
    NotInHand,
    WrongKind,
    HandsFull,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::Over => "the game is over",
            Refusal::NothingAsked => "there is nothing to decide",
            Refusal::NotInHand => "this number is not in hand",
            Refusal::WrongKind => "this is no answer to the question",
            Refusal::HandsFull => "nobody can hold three gems",
        })
    }
}

impl std::error::Error for Refusal {}

impl game::Refusal for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::Over => "table/over",
            Refusal::NothingAsked => "question/none",
            Refusal::NotInHand => "turn/not_in_hand",
            Refusal::WrongKind => "turn/wrong_kind",
            Refusal::HandsFull => "turn/hands_full",
        }
    }
}

/// What a seat may see. The hands and numbers of others and the gems to come are not in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct View {
    pub(crate) asked: Option<Question>,
    pub(crate) hand: Vec<u8>,
    pub(crate) has_hidden: Vec<bool>,
    pub(crate) numbers: Vec<u8>,
    pub(crate) gems: Vec<Vec<u8>>,
    pub(crate) top: Option<u8>,
}

impl View {
    /// What the seat that sees this may decide.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<Decision> {
        match (self.asked, self.top) {
            (None, _) => Vec::new(),
            (Some(_), None) => self.hand.iter().map(|&number| Decision::Hide(number)).collect(),
            (Some(_), Some(_)) if self.gems[seat.index()].len() == MOST_GEMS => {
                vec![Decision::Leave]
            }
            (Some(_), Some(_)) => vec![Decision::Take, Decision::Leave],
        }
    }
}

/// A dealt game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Gems {
    seed: Seed,
    players: usize,
    /// The gems to come; the last one is on top.
    pile: Vec<u8>,
    hands: Vec<Vec<u8>>,
    hidden: Vec<Option<u8>>,
    gems: Vec<Vec<u8>>,
    round: usize,
    acts: usize,
    decided: Vec<(Seat, Decision)>,
}

impl Gems {
    pub(crate) fn new(seed: &str, players: usize) -> Gems {
        let seed = Seed::new(seed).expect("a seed");
        let mut pile: Vec<u8> = (1..=(ROUNDS * players) as u8).collect();
        seed.stream("gems").shuffle(&mut pile);
        Gems {
            seed,
            players,
            pile,
            hands: vec![vec![1, 2, 3, 4]; players],
            hidden: vec![None; players],
            gems: vec![Vec::new(); players],
            round: 1,
            acts: 0,
            decided: Vec::new(),
        }
    }

    /// Reads the text of a game.
    pub(crate) fn read(text: &str) -> (Gems, Vec<(Seat, Decision)>) {
        let mut lines = text.lines();
        let (players, seed) = lines.next().and_then(|line| line.split_once(' ')).expect("a header");
        let decided = lines.map(|line| {
            let (seat, decision) = line.split_once(' ').expect("a decision");
            (seat.parse().expect("a seat"), decision.parse().expect("a decision"))
        });
        (Gems::new(seed, players.parse().expect("a number")), decided.collect())
    }

    pub(crate) fn decided(&self) -> &[(Seat, Decision)] {
        &self.decided
    }

    fn is_hiding(&self) -> bool {
        self.hidden.contains(&None)
    }

    fn to_act(&self) -> Seat {
        let highest = self.hidden.iter().max().expect("players");
        let first = self.hidden.iter().position(|number| number == highest).expect("somebody");
        Seat::from_index((first + self.acts) % self.players)
    }

    fn check(&self, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        self.asked(seat).ok_or(Refusal::NothingAsked)?;
        match decision {
            Decision::Hide(number) if self.is_hiding() => {
                let hand = &self.hands[seat.index()];
                if hand.contains(&number) { Ok(()) } else { Err(Refusal::NotInHand) }
            }
            Decision::Take if !self.is_hiding() => {
                let is_full = self.gems[seat.index()].len() == MOST_GEMS;
                if is_full { Err(Refusal::HandsFull) } else { Ok(()) }
            }
            Decision::Leave if !self.is_hiding() => Ok(()),
            _ => Err(Refusal::WrongKind),
        }
    }
}

impl Position for Gems {
    const NAME: &'static str = "Gems";
    type Decision = Decision;
    type View = View;
    type Refusal = Refusal;

    fn players(&self) -> usize {
        self.players
    }

    fn name(&self, seat: Seat) -> Option<&str> {
        ["Ada", "Ben", "Cleo", "Dora"][..self.players].get(seat.index()).copied()
    }

    fn asked(&self, seat: Seat) -> Option<Question> {
        if self.is_over() || seat.index() >= self.players {
            None
        } else if self.is_hiding() {
            self.hidden[seat.index()].is_none().then_some(Question::action(self.round, 0))
        } else {
            (self.to_act() == seat).then_some(Question::action(self.round, self.acts + 1))
        }
    }

    fn legal(&self, seat: Seat) -> Result<Vec<Decision>, Refusal> {
        self.asked(seat).ok_or(if self.is_over() {
            Refusal::Over
        } else {
            Refusal::NothingAsked
        })?;
        let all = (1..=4).map(Decision::Hide).chain([Decision::Take, Decision::Leave]);
        Ok(all.filter(|&decision| self.check(seat, decision).is_ok()).collect())
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let viewer = viewer.filter(|seat| seat.index() < self.players);
        let is_hiding = self.is_hiding();
        View {
            asked: viewer.and_then(|seat| self.asked(seat)),
            hand: viewer.map(|seat| self.hands[seat.index()].clone()).unwrap_or_default(),
            has_hidden: self.hidden.iter().map(Option::is_some).collect(),
            numbers: if is_hiding {
                Vec::new()
            } else {
                self.hidden.iter().copied().flatten().collect()
            },
            gems: self.gems.clone(),
            top: if is_hiding { None } else { self.pile.last().copied() },
        }
    }

    fn is_over(&self) -> bool {
        self.round > ROUNDS
    }

    fn ranks(&self) -> Vec<usize> {
        let points: Vec<u8> = self.gems.iter().map(|gems| gems.iter().sum()).collect();
        points.iter().map(|own| 1 + points.iter().filter(|other| *other > own).count()).collect()
    }

    fn text(&self) -> String {
        let lines = self.decided.iter().map(|(seat, decision)| format!("{seat} {decision}\n"));
        format!("{} {}\n{}", self.players, self.seed, lines.collect::<String>())
    }
}

impl Game for Gems {
    fn decide(&mut self, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        self.check(seat, decision)?;
        match decision {
            Decision::Hide(number) => {
                self.hands[seat.index()].retain(|&other| other != number);
                self.hidden[seat.index()] = Some(number);
            }
            Decision::Take | Decision::Leave => {
                let gem = self.pile.pop().filter(|_| decision == Decision::Take);
                self.gems[seat.index()].extend(gem);
                self.acts += 1;
                if self.acts == self.players {
                    (self.round, self.acts) = (self.round + 1, 0);
                    self.hidden = vec![None; self.players];
                }
            }
        }
        self.decided.push((seat, decision));
        Ok(())
    }
}

#[test]
fn the_game_of_the_tests_keeps_the_contract() {
    let mut game = Gems::new("laws", 3);
    while !game.is_over() {
        let waiting = game.waiting();
        assert!(!waiting.is_empty());
        for seat in game.seats() {
            let legal = game.legal(seat).unwrap_or_default();
            assert_eq!(legal.is_empty(), !waiting.contains(&seat));
            assert_eq!(game.view(Some(seat)).legal(seat), legal);
        }
        let first = game.legal(waiting[0]).expect("asked")[0];
        game.decide(waiting[0], first).expect("legal");
    }
    let (mut again, decided) = Gems::read(&game.text());
    for (seat, decision) in decided {
        again.decide(seat, decision).expect("legal");
    }
    assert_eq!(again, game);
    assert_eq!(game.decide(Seat::from_index(0), Decision::Take), Err(Refusal::Over));
}
