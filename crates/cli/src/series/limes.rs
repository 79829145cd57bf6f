//! Many games of Limes with the same players, deck and variants.

use super::{Contestant, Ended, Forfeit, Seated, play_all};
use crate::engine_process::EngineFault;
use crate::thinking::{Player, chance, numbered_seed};
use anyhow::Context;
use bots::limes::Question;
use limes::{DealtGame, Deck, Game, Seat, Turn, TurnVisibility, Variants};
use record::Seed;

/// Many games of the same players, with the same deck and variants.
pub(crate) struct GameSeries {
    pub(crate) deck: Deck,
    pub(crate) variants: Variants,
    pub(crate) seed: Seed,
    pub(crate) players: Vec<Contestant<Player>>,
}

impl GameSeries {
    /// The seed of one of the games.
    pub(crate) fn seed_of(&self, game: usize) -> anyhow::Result<Seed> {
        numbered_seed(&self.seed, game)
    }

    /// Plays so many games. `ended` is called with each game and its number as soon as it is over; no further game
    /// begins once it fails.
    pub(crate) fn play_all(
        &self,
        games: usize,
        ended: impl Fn(usize, &Game) -> anyhow::Result<()> + Sync,
    ) -> anyhow::Result<Vec<Ended<Game>>> {
        let is_timed = (self.players.iter())
            .any(|player| matches!(player, Contestant::Bot(player) if player.is_timed()));
        play_all(games, is_timed, |number| {
            let game = self.play(number)?;
            ended(number, &game.game)?;
            Ok(game)
        })
    }

    /// Plays a whole game.
    fn play(&self, game: usize) -> anyhow::Result<Ended<Game>> {
        let seed = self.seed_of(game)?;
        let names: Vec<String> = self.players.iter().map(name).collect();
        let game = Game::new(self.deck.clone(), self.variants, &names)?;
        let mut dealt = DealtGame::from_seed(game, &seed);
        let mut seated = (self.players.iter().zip(dealt.game().seats()))
            .map(|(player, seat)| player.sit(|&bot| bot, || view(&dealt, seat).into()))
            .collect::<anyhow::Result<Vec<_>>>()?;
        while !dealt.game().is_over() {
            let round = dealt.game().drawn().len();
            for seat in dealt.game().seats() {
                let luck = chance(&seed, &format!("round-{round}-player-{seat}"));
                if let Err(fault) = decide(&mut seated[seat.index()], seat, &mut dealt, luck)? {
                    self.players[seat.index()].check(&fault)?;
                    let forfeit = Forfeit { seat, asked: round.to_string(), fault };
                    let game = dealt.into_record().game;
                    return Ok(Ended { game, forfeit: Some(forfeit) });
                }
                tell(&mut seated, &dealt)?;
            }
        }
        Ok(Ended { game: dealt.into_record().game, forfeit: None })
    }
}

fn name(player: &Contestant<Player>) -> String {
    match player {
        Contestant::Bot(player) => format!("Bot, {}", player.level),
        Contestant::Engine { .. } => "Engine".to_owned(),
    }
}

fn view(dealt: &DealtGame, seat: Seat) -> limes::View {
    dealt.game().view(Some(seat), TurnVisibility::Hidden)
}

/// Makes a player's turn of this round.
fn decide(
    player: &mut Seated<Player>,
    seat: Seat,
    dealt: &mut DealtGame,
    luck: u64,
) -> anyhow::Result<Result<(), EngineFault>> {
    let view = view(dealt, seat);
    match player {
        Seated::Bot(player) => {
            let turn = player.choose(&Question::of(&view)?, luck);
            dealt.play(seat, turn.context("a bot found no turn")?)?;
        }
        Seated::Engine(engine) => {
            let legal = dealt.game().legal(seat)?.iter().map(ToString::to_string).collect();
            let said = match engine.ask(view.into(), legal)? {
                Ok(said) => said,
                Err(fault) => return Ok(Err(fault)),
            };
            let turn: Turn = match said.parse() {
                Ok(turn) => turn,
                Err(fault) => return Ok(Err(EngineFault::illegal(&said, fault))),
            };
            if let Err(refusal) = dealt.play(seat, turn) {
                return Ok(Err(EngineFault::illegal(&said, refusal)));
            }
        }
    }
    Ok(Ok(()))
}

/// Lets the engines see what has happened.
fn tell(seated: &mut [Seated<Player>], dealt: &DealtGame) -> anyhow::Result<()> {
    for (player, seat) in seated.iter_mut().zip(dealt.game().seats()) {
        let Seated::Engine(engine) = player else { continue };
        let view = view(dealt, seat).into();
        if dealt.game().is_over() { engine.end(view)? } else { engine.see(view)? }
    }
    Ok(())
}
