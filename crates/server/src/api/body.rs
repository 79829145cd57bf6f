//! What requests hold: JSON of a bounded size.

use super::answer::Refusal;
use super::identity::{Held, Known};
use crate::app::App;
use axum::body::BodyDataStream;
use axum::extract::{FromRequest, Request};
use futures_util::StreamExt as _;
use protocol::{Code, Fault};
use serde::de::{self, DeserializeOwned, IgnoredAny};
use std::time::Duration;

/// The most bytes of a request.
const MOST_BYTES: usize = 64 * 1024;
/// How long a request may take to arrive.
const PATIENCE: Duration = Duration::from_secs(10);

/// The most bytes that are read of a request that is too large.
const MOST_DISCARDED: usize = 16 * 1024 * 1024;
/// How long that may take in all.
const DISCARDING: Duration = Duration::from_secs(2);
/// Whoever has sent nothing for so long waits for the answer.
const PAUSE: Duration = Duration::from_millis(200);

/// The JSON of a request, and the identity of its sender, which handlers hold until they have answered. An empty body is an
/// empty object.
pub(crate) struct Body<T>(pub(crate) T, pub(crate) Held);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Refusal> {
        let known = request.extensions().get::<Known>().copied();
        let mut chunks = request.into_body().into_data_stream();
        let read = tokio::time::timeout(PATIENCE, read(&mut chunks)).await;
        let endless = || Fault::new(Code::JSON, "the request does not end");
        let Some(bytes) = read.map_err(|_| endless())?.map_err(|_| endless())? else {
            // Whoever is still sending would not read the answer.
            let _ = tokio::time::timeout(DISCARDING, discard(&mut chunks)).await;
            let why = format!("a request has at most {MOST_BYTES} bytes");
            return Err(Fault::new(Code::TOO_LARGE, why).into());
        };
        let bytes = if bytes.trim_ascii().is_empty() { b"{}" } else { &bytes[..] };
        let held = Held::new(app, known).await?;
        Ok(Body(parse(bytes)?, held))
    }
}

/// All of a request, or nothing if it is too large.
async fn read(chunks: &mut BodyDataStream) -> Result<Option<Vec<u8>>, axum::Error> {
    let mut bytes = Vec::new();
    while let Some(chunk) = chunks.next().await {
        let chunk = chunk?;
        if bytes.len() + chunk.len() > MOST_BYTES {
            return Ok(None);
        }
        bytes.extend_from_slice(&chunk);
    }
    Ok(Some(bytes))
}

/// Reads on without keeping anything, but not for ever.
async fn discard(chunks: &mut BodyDataStream) {
    let mut left = MOST_DISCARDED;
    while let Ok(Some(Ok(chunk))) = tokio::time::timeout(PAUSE, chunks.next()).await {
        match left.checked_sub(chunk.len()) {
            Some(rest) => left = rest,
            None => return,
        }
    }
}

/// Reads JSON, and tells what is no JSON from what is another JSON than it should be.
pub(crate) fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Fault> {
    let bytes =
        str::from_utf8(bytes).map_err(|_| Fault::new(Code::JSON, "this is not UTF-8"))?.as_bytes();
    // A struct could be read from a list of its values as well, which nobody means.
    let is_object = bytes.trim_ascii_start().first() == Some(&b'{');
    let read = if is_object {
        serde_json::from_slice(bytes)
    } else {
        Err(de::Error::custom("an object is expected"))
    };
    read.map_err(|fault: serde_json::Error| {
        // An enum that meets a number calls it a fault of syntax, and whoever finds a wrong value reads no further: so
        // what is JSON is found out separately.
        let is_json = serde_json::from_slice::<IgnoredAny>(bytes).is_ok();
        let code = if is_json { Code::FIELD } else { Code::JSON };
        Fault::new(code, fault.to_string())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::{Join, ToServer};

    #[test]
    fn no_json_is_told_from_other_json() {
        let code = |text: &str| parse::<Join>(text.as_bytes()).map_err(|fault| fault.code);
        assert_eq!(code(r#"{"seat":2}"#), Ok(Join { seat: Some(2) }));
        for text in ["", "{", "{}x", "\u{0}", "nul", r#"{"seat":2"#, &"[".repeat(10_000)] {
            assert_eq!(code(text), Err(Code::JSON), "{text}");
        }
        for text in [
            "[]",
            "1",
            "null",
            r#"{"seat":"2"}"#,
            r#"{"seat":-1}"#,
            r#"{"set":1}"#,
            r#"{"seat":1,"seat":2}"#,
        ] {
            assert_eq!(code(text), Err(Code::FIELD), "{text}");
        }
        let deep = format!("{}{}", r#"{"type":"#.repeat(5000), "}".repeat(5000));
        assert!(parse::<ToServer>(deep.as_bytes()).is_err());
        for bytes in [&b"\xff\xfe"[..], b"{\"seat\":\"\xff\"}"] {
            assert_eq!(parse::<Join>(bytes).map_err(|fault| fault.code), Err(Code::JSON));
        }
    }
}
