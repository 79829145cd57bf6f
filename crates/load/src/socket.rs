//! A WebSocket that speaks docs/PROTOCOL.md.

use anyhow::Context as _;
use futures_util::{SinkExt as _, StreamExt as _};
use protocol::ToServer;
use serde::Deserialize;
use std::borrow::Cow;
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::{HeaderValue, header};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// Most states fit; there are thousands of sockets in this process.
const BUFFER: usize = 4 * 1024;

/// A connection to the server.
pub(crate) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Connects as whoever has this token.
    pub(crate) async fn open(address: SocketAddr, token: &str) -> anyhow::Result<Socket> {
        let stream = TcpStream::connect(address).await.context("no connection")?;
        stream.set_nodelay(true)?;
        let mut request = format!("ws://{address}/api/socket").into_client_request()?;
        let bearer = HeaderValue::from_str(&format!("Bearer {token}"))?;
        request.headers_mut().insert(header::AUTHORIZATION, bearer);
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let opened = client_async_with_config(request, stream, Some(config)).await;
        Ok(Socket(opened.context("no socket")?.0))
    }

    /// Says something.
    pub(crate) async fn send(&mut self, message: &ToServer) -> anyhow::Result<()> {
        let text = serde_json::to_string(message)?;
        Ok(self.0.send(Message::Text(text.into())).await?)
    }

    /// The next message of the server. If this is dropped before it is there, nothing is lost.
    pub(crate) async fn next(&mut self) -> anyhow::Result<Utf8Bytes> {
        loop {
            let message = self.0.next().await.context("the server has closed a socket")??;
            match message {
                Message::Text(text) => return Ok(text),
                // Answered by the library.
                Message::Ping(_) | Message::Pong(_) => {}
                other => anyhow::bail!("the server sends {other:?}"),
            }
        }
    }
}

/// As much of a message as a client in a hurry needs; the rest is skipped.
///
/// One struct for all kinds: an enum would first gather the whole message to see of which kind it is.
#[derive(Debug, PartialEq, Eq, Deserialize)]
pub(crate) struct Heard<'a> {
    /// `state` or `done`, say.
    #[serde(rename = "type", borrow)]
    pub(crate) kind: Cow<'a, str>,
    /// How far the table has come, in a state.
    #[serde(borrow)]
    pub(crate) state: Option<Cow<'a, str>>,
    /// What is seen of the game, in a state.
    pub(crate) view: Option<SeenView<'a>>,
    /// What a decision was called that counts.
    #[serde(borrow)]
    pub(crate) id: Option<Cow<'a, str>>,
    /// The version of the table.
    pub(crate) version: Option<u64>,
}

/// As much of a view.
#[derive(Debug, PartialEq, Eq, Deserialize)]
pub(crate) struct SeenView<'a> {
    /// The question, which in Limes is the number of the round.
    #[serde(borrow)]
    pub(crate) asked: Option<Cow<'a, str>>,
    /// The card of the round.
    pub(crate) card: Option<u8>,
}

impl<'a> Heard<'a> {
    /// Reads a message.
    pub(crate) fn read(text: &'a str) -> anyhow::Result<Heard<'a>> {
        serde_json::from_str(text).with_context(|| format!("the server says {text}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_in_a_hurry_reads_what_it_needs() {
        let state = r#"{"type":"state","table":"0123456789abcdefghjk","state":"playing","version":9,"seats":[{"seat":1}],
            "view":{"game":"limes","you":1,"asked":"3","card":17,"deck":{"cards":[]}},"seed":null}"#;
        let heard = Heard::read(state).expect("a state");
        let view = heard.view.expect("a view");
        assert_eq!(
            (&*heard.kind, heard.state.as_deref(), heard.version),
            ("state", Some("playing"), Some(9))
        );
        assert_eq!((view.asked.as_deref(), view.card), (Some("3"), Some(17)));
        let done = r#"{"type":"done","table":"0123456789abcdefghjk","id":"a","version":17}"#;
        let heard = Heard::read(done).expect("an answer");
        assert_eq!(
            (&*heard.kind, heard.id.as_deref(), heard.version),
            ("done", Some("a"), Some(17))
        );
    }

    #[test]
    fn rubbish_is_no_message() {
        for text in
            ["", "{}", "[]", "nonsense", r#"{"type":7}"#, r#"{"type":"done","version":"x"}"#]
        {
            assert!(Heard::read(text).is_err(), "{text}");
        }
    }
}
