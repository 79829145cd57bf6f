//! Somebody who sits at a table of Limes with a socket.
//!
//! They lay their cards for themselves as well, so that the rules tell what is legal without reading whole states: this process
//! shares the processors with the server that it measures.

use crate::acknowledged::Acknowledged;
use crate::api::Guest;
use crate::socket::{Heard, Socket};
use anyhow::{Context as _, bail, ensure};
use limes::{CardNumber, Deck, Display, Turn, Variants};
use protocol::{CommandId, Decide, TableId, ToServer};
use std::net::SocketAddr;

/// Somebody with a socket who watches their table.
pub(crate) struct Client {
    guest: Guest,
    table: TableId,
    socket: Socket,
    display: Display,
    /// What is asked, unless it has been answered.
    question: Option<Asked>,
    /// What was sent and is not acknowledged.
    pending: Option<Pending>,
    /// How many rounds they have decided.
    decided: usize,
    is_over: bool,
    /// The longest message that came.
    longest: usize,
    acknowledged: Vec<Acknowledged>,
}

/// A question: lay this card.
#[derive(Clone, Copy, Debug)]
struct Asked {
    round: usize,
    card: CardNumber,
}

/// A decision that is under way.
struct Pending {
    id: CommandId,
    display: Display,
}

/// What a message meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum News {
    /// Nothing new.
    Nothing,
    /// There is something to decide, in this round.
    Asked(usize),
    /// The last decision counts.
    Acknowledged,
    /// The game is over.
    Over,
}

impl Client {
    /// Connects, and watches the table.
    pub(crate) async fn connect(
        address: SocketAddr,
        guest: Guest,
        table: TableId,
    ) -> anyhow::Result<Client> {
        let mut socket = Socket::open(address, &guest.token).await?;
        socket.send(&ToServer::Watch { table }).await?;
        let mut client = Client {
            guest,
            table,
            socket,
            display: Display::new(),
            question: None,
            pending: None,
            decided: 0,
            is_over: false,
            longest: 0,
            acknowledged: Vec::new(),
        };
        // The state as it is comes at once.
        client.hear().await?;
        Ok(client)
    }

    /// Waits for a message. If this is dropped before one is there, nothing is lost.
    pub(crate) async fn hear(&mut self) -> anyhow::Result<News> {
        let text = self.socket.next().await?;
        self.longest = self.longest.max(text.len());
        let heard = Heard::read(&text)?;
        match &*heard.kind {
            "state" => self.see(&heard),
            "done" => self.done(&heard),
            _ => bail!("the server says {text}"),
        }
    }

    fn see(&mut self, heard: &Heard<'_>) -> anyhow::Result<News> {
        if heard.state.as_deref() == Some("over") && !self.is_over {
            self.is_over = true;
            return Ok(News::Over);
        }
        let view = heard.view.as_ref();
        let asked = view.and_then(|view| Some((view.asked.as_deref()?, view.card?)));
        let Some((round, card)) = asked else { return Ok(News::Nothing) };
        let round: usize = round.parse().context("a question is not a round")?;
        // Older states may come late, and the same question again and again.
        let next = self.decided + usize::from(self.pending.is_some()) + 1;
        if round < next || self.question.is_some() {
            return Ok(News::Nothing);
        }
        ensure!(round == next, "round {round} after {} decisions", self.decided);
        let card = CardNumber::new(card).context("no such card")?;
        self.question = Some(Asked { round, card });
        Ok(News::Asked(round))
    }

    fn done(&mut self, heard: &Heard<'_>) -> anyhow::Result<News> {
        let pending = self.pending.take().context("acknowledged what nobody has sent")?;
        let is_this = heard.id.as_deref() == Some(pending.id.as_str());
        ensure!(is_this, "acknowledged {:?} instead of {:?}", heard.id, pending.id);
        let version = heard.version.context("acknowledged without a version")?;
        self.display = pending.display;
        self.decided += 1;
        self.acknowledged.push(Acknowledged {
            table: self.table,
            player: self.guest.player,
            id: pending.id,
            version,
        });
        Ok(News::Acknowledged)
    }

    /// Whether there is something to decide.
    pub(crate) fn is_asked(&self) -> bool {
        self.question.is_some() && self.pending.is_none()
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.is_over
    }

    /// The longest message that came, in bytes.
    pub(crate) fn longest(&self) -> usize {
        self.longest
    }

    /// Sends a decision about what is asked.
    pub(crate) async fn decide(&mut self) -> anyhow::Result<()> {
        let Asked { round, card } = self.question.take().context("nothing is asked")?;
        let card = Deck::classic().card(card);
        let turns = self.display.legal_turns(card, Variants::NONE);
        let turn = self.pick(&turns, round).context("no turn is legal")?;
        let id = CommandId::new(&format!("{round}-{}", self.guest.player))?;
        let command =
            Decide { id: id.clone(), asked: round.to_string(), decision: turn.to_string() };
        let display = self.display.after(card, turn, Variants::NONE)?;
        self.pending = Some(Pending { id, display });
        self.socket.send(&ToServer::Decide { table: self.table, command }).await
    }

    /// Any of them, another for everybody, so that the displays and scores at a table differ.
    fn pick(&self, turns: &[Turn], round: usize) -> Option<Turn> {
        let letters = self.guest.player.to_string();
        let sum: usize = letters.bytes().map(usize::from).sum();
        let index = (sum * 31 + round * 7919) % turns.len().max(1);
        turns.get(index).copied()
    }

    /// Who they are, and what was acknowledged.
    pub(crate) fn leave(self) -> (Guest, Vec<Acknowledged>) {
        (self.guest, self.acknowledged)
    }
}
