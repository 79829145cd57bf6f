//! The open connections of players who have said who they are: they end when that is no longer true.

use crate::live::Mailbox;
use crate::storage::TokenHash;
use protocol::PlayerId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Who is connected, and by which token they are known.
#[derive(Debug, Default)]
pub(crate) struct Sessions(Mutex<Connections>);

/// A player has one for each page or program they have open.
type Connections = HashMap<PlayerId, Vec<(TokenHash, Arc<Mailbox>)>>;

impl Sessions {
    /// Notes a connection, until what this gives is dropped. Whoever signs out a moment before is not noticed here: the token
    /// has to be looked up once more.
    pub(crate) fn enter(
        self: &Arc<Sessions>,
        player: PlayerId,
        token: TokenHash,
        mailbox: &Arc<Mailbox>,
    ) -> Session {
        self.lock().entry(player).or_default().push((token, Arc::clone(mailbox)));
        Session { sessions: Arc::clone(self), player, mailbox: Arc::clone(mailbox) }
    }

    /// The number of players with an open connection.
    pub(crate) fn players(&self) -> usize {
        self.lock().len()
    }

    /// Whether a player has an open connection.
    pub(crate) fn is_connected(&self, player: PlayerId) -> bool {
        self.lock().contains_key(&player)
    }

    /// Ends the connections that are known by this token.
    pub(crate) fn sign_out(&self, player: PlayerId, token: TokenHash) {
        self.end(player, |known| *known == token);
    }

    /// Ends the connections that are known by any other token.
    pub(crate) fn sign_out_others(&self, player: PlayerId, token: Option<TokenHash>) {
        self.end(player, |known| Some(*known) != token);
    }

    /// Ends all connections of a player.
    pub(crate) fn forget(&self, player: PlayerId) {
        self.end(player, |_| true);
    }

    fn end(&self, player: PlayerId, is_meant: impl Fn(&TokenHash) -> bool) {
        let connections = self.lock();
        let connections = connections.get(&player).into_iter().flatten();
        connections.filter(|(token, _)| is_meant(token)).for_each(|(_, mailbox)| mailbox.close());
    }

    fn lock(&self) -> MutexGuard<'_, Connections> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A connection of somebody who is known, as long as it is open.
#[derive(Debug)]
pub(crate) struct Session {
    sessions: Arc<Sessions>,
    player: PlayerId,
    mailbox: Arc<Mailbox>,
}

impl Drop for Session {
    fn drop(&mut self) {
        let mut all = self.sessions.lock();
        if let Some(connections) = all.get_mut(&self.player) {
            connections.retain(|(_, mailbox)| !Arc::ptr_eq(mailbox, &self.mailbox));
            if connections.is_empty() {
                all.remove(&self.player);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_end_with_their_token_or_their_player() {
        let sessions = Arc::new(Sessions::default());
        let player = PlayerId::from_random([1; 16]);
        let mailboxes: Vec<Arc<Mailbox>> = (0..3).map(|_| Arc::default()).collect();
        let tokens = [TokenHash([1; 32]), TokenHash([1; 32]), TokenHash([2; 32])];
        let mut opened: Vec<Session> = mailboxes
            .iter()
            .zip(tokens)
            .map(|(mailbox, token)| sessions.enter(player, token, mailbox))
            .collect();
        let closed = || mailboxes.iter().map(|mailbox| mailbox.is_closed()).collect::<Vec<_>>();
        sessions.sign_out(PlayerId::from_random([2; 16]), tokens[0]);
        assert_eq!(closed(), [false, false, false]);
        drop(opened.remove(0));
        sessions.sign_out(player, tokens[0]);
        assert_eq!(closed(), [false, true, false]);
        sessions.forget(player);
        assert_eq!(closed(), [false, true, true]);
        drop(opened);
        assert!(sessions.lock().is_empty());
    }
}
