//! `limes engine`: our bots for other programs, line by line, for both games.
//!
//! A line that is none of the messages of docs/FORMATS.md ends the program with a sentence: whoever sent it waits for an
//! answer that would make no sense, and learns at once that there will be none.

use crate::args::{EngineArgs, Thinking};
use crate::lines::{self, Line};
use crate::output;
use crate::thinking::{Player, chance, with_work};
use anyhow::{Context, anyhow, bail};
use bots::Level;
use bots::limes::{Question, usual_work};
use bots::limits::Style;
use games::{Answer, Asked, SeenView, ToEngine};
use record::{MAX_BYTES, Seed, excerpt};
use std::io::{self, BufRead, Write};

/// Answers until there is nothing more to read.
pub(crate) fn run(args: &EngineArgs) -> anyhow::Result<()> {
    let seed = Seed::new(&args.seed).context("--seed")?;
    let mut engine = Engine::new(args.level, args.work, chance(&seed, "turn"));
    engine.answer_all(&mut io::stdin().lock(), &mut io::stdout().lock())
}

/// A bot in some seat of some game.
#[derive(Debug)]
struct Engine {
    level: Level,
    work: Option<u64>,
    luck: u64,
    /// What it remembers of the game of Limits it plays; in Limes everything lies open.
    memory: Option<Memory>,
}

/// A game of Limits that is followed.
#[derive(Debug)]
struct Memory {
    newest: SeenView,
    player: bots::limits::Player,
}

impl Engine {
    fn new(level: Level, work: Option<u64>, luck: u64) -> Engine {
        Engine { level, work, luck, memory: None }
    }

    fn answer_all(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<()> {
        for number in 1_u64.. {
            let line = match lines::next(input, MAX_BYTES).context("standard input")? {
                None => break,
                Some(Line::Beginning(_)) => bail!("line {number}: a line has at most 1 MB"),
                Some(Line::Whole(line)) => line,
            };
            if line.trim_ascii().is_empty() {
                continue;
            }
            let answer = self.answer(&line).with_context(|| format!("line {number}"))?;
            if let Some(answer) = answer {
                let written = out.write_all(output::json(&answer)?.as_bytes());
                match written.and_then(|()| out.flush()) {
                    // Whoever asked has left.
                    Err(fault) if fault.kind() == io::ErrorKind::BrokenPipe => break,
                    written => written.context("the answer cannot be written")?,
                }
            }
        }
        Ok(())
    }

    /// Takes in one message, and answers if it asks.
    fn answer(&mut self, line: &[u8]) -> anyhow::Result<Option<Answer>> {
        let message = serde_json::from_slice(line)
            .map_err(|fault| anyhow!("not a message for an engine: {fault}"))?;
        match message {
            ToEngine::New(told) => {
                let view = told.view.read()?;
                self.memory = None;
                self.see(view);
                Ok(None)
            }
            ToEngine::See(told) | ToEngine::Over(told) => {
                self.see(told.view.read()?);
                Ok(None)
            }
            ToEngine::Ask(asked) => self.decide(&asked).map(Some),
        }
    }

    /// Remembers what it sees. If that is another game, whatever it remembers is of no use.
    fn see(&mut self, view: SeenView) {
        let SeenView::Limits(limits) = &view else {
            self.memory = None;
            return;
        };
        let followed = self.memory.take().filter(|memory| view.follows(&memory.newest));
        let mut player = match followed {
            Some(memory) => memory.player,
            None => bots::limits::Player::new(self.style(), self.luck),
        };
        player.see(limits);
        self.memory = Some(Memory { newest: view, player });
    }

    fn style(&self) -> Style {
        with_work(Style::of_level(self.level), Thinking { time: None, work: self.work })
    }

    fn decide(&mut self, asked: &Asked) -> anyhow::Result<Answer> {
        let view = asked.view.read()?;
        let legal = view.legal();
        if legal.is_empty() {
            bail!("the seat of the view has nothing to decide");
        }
        let decision = match &view {
            SeenView::Limes(view) => {
                let player = Player { level: self.level, thinking: self.thinking(asked.time_ms) };
                let turn = player.choose(&Question::of(view)?, self.luck);
                turn.map(|turn| turn.to_string())
            }
            SeenView::Limits(limits) => {
                self.see(view.clone());
                let memory = self.memory.as_mut();
                let decision = memory.and_then(|memory| memory.player.decide(limits));
                decision.map(|decision| decision.to_string())
            }
        };
        let decision = decision.filter(|decision| legal.contains(decision));
        let decision = decision.context("the bot found nothing to decide")?;
        if asked.legal.is_empty() || asked.legal.contains(&decision) {
            return Ok(Answer { decision });
        }
        // Whoever asks may offer less than the rules allow.
        let offered = asked.legal.iter().find(|offered| legal.contains(*offered));
        let offered = offered.with_context(|| {
            let first = excerpt(&asked.legal[0]);
            format!("nothing in \"legal\" is legal in this view, \"{first}\" for one")
        })?;
        Ok(Answer { decision: offered.clone() })
    }

    /// How long it may think about a turn of Limes: as the arguments say, or a little less than whoever asks has patience.
    fn thinking(&self, time_ms: Option<u64>) -> Thinking {
        let is_timed = self.work.is_none() && usual_work(self.level).is_none();
        let time = time_ms.filter(|_| is_timed).map(|time| time - time / 4);
        Thinking { time, work: self.work }
    }
}
