//! A table of a server in small: it answers as PROTOCOL.md says, and forgets nothing when it restarts.

use crate::kit;
use game::{Game, Question, Refusal, Seat};
use games::AnyView;
use protocol::{Code, Decide, Fault, FromServer, Stage, State};
use std::collections::BTreeMap;

/// A table at which one player sits behind a bad network.
pub(crate) struct Server<G: Game> {
    you: Option<Seat>,
    history: Vec<G>,
    /// What was accepted, for ever: the command and the version.
    accepted: BTreeMap<String, (Decide, u64)>,
    /// How often a command was accepted already.
    pub(crate) repeated: usize,
}

impl<G: Game<View: Into<AnyView>>> Server<G> {
    pub(crate) fn new(start: G, you: Option<Seat>) -> Server<G> {
        Server { you, history: vec![start], accepted: BTreeMap::new(), repeated: 0 }
    }

    pub(crate) fn newest(&self) -> &G {
        self.history.last().expect("the start at least")
    }

    pub(crate) fn at(&self, version: u64) -> Option<&G> {
        self.history.get(usize::try_from(version).ok()?.checked_sub(1)?)
    }

    pub(crate) fn you(&self) -> Option<Seat> {
        self.you
    }

    pub(crate) fn state(&self) -> State {
        let state = kit::state(self.newest(), self.history.len() as u64, self.you);
        assert_eq!(state.state == Stage::Over, self.newest().is_over());
        state
    }

    /// In the order of PROTOCOL.md: repeated id, seat, question, turn.
    pub(crate) fn decide(&mut self, command: &Decide) -> FromServer {
        let (table, id) = (kit::table(), command.id.clone());
        match self.judge(command) {
            Ok(version) => FromServer::Done { table, id, version },
            Err(error) => FromServer::refused(table, Some(&id), error),
        }
    }

    fn judge(&mut self, command: &Decide) -> Result<u64, Fault> {
        if let Some((earlier, version)) = self.accepted.get(command.id.as_str()) {
            assert_eq!(earlier, command, "an id stands for one command");
            self.repeated += 1;
            return Ok(*version);
        }
        let seat = self.you.ok_or_else(|| Fault::new(Code::NOT_YOURS, "no seat"))?;
        let mut game = self.newest().clone();
        if game.asked(seat) != command.asked.parse::<Question>().ok() {
            return Err(Fault::new(Code::STALE, "not asked now"));
        }
        let decision = command.decision.parse();
        let decision =
            decision.map_err(|_| Fault::new(Code::from(game::NOTATION), "unreadable"))?;
        game.decide(seat, decision)
            .map_err(|refusal| Fault::new(refusal.code().into(), refusal.to_string()))?;
        self.history.push(game);
        let version = self.history.len() as u64;
        self.accepted.insert(command.id.as_str().to_owned(), (command.clone(), version));
        Ok(version)
    }

    /// Somebody at the table decides: one of the others, or a bot for whom the clock has run out.
    pub(crate) fn decide_for(
        &mut self,
        seat: Seat,
        choose: impl FnOnce(&[G::Decision]) -> G::Decision,
    ) {
        let mut game = self.newest().clone();
        let Ok(legal) = game.legal(seat) else { return };
        game.decide(seat, choose(&legal)).expect("legal");
        self.history.push(game);
    }
}
