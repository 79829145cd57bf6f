//! What requests hold: JSON of a bounded size.

use super::answer::Refusal;
use axum::body::to_bytes;
use axum::extract::{FromRequest, Request};
use protocol::{Code, Fault};
use serde::de::{self, DeserializeOwned, IgnoredAny};
use std::time::Duration;

/// The most bytes of a request.
const MOST_BYTES: usize = 64 * 1024;
/// How long a request may take to arrive.
const PATIENCE: Duration = Duration::from_secs(10);

/// The JSON of a request. An empty body is an empty object.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, _: &S) -> Result<Body<T>, Refusal> {
        let reading = to_bytes(request.into_body(), MOST_BYTES);
        let read = tokio::time::timeout(PATIENCE, reading).await;
        let late = |_| Fault::new(Code::JSON, "the request does not end");
        let bytes = read.map_err(late)?.map_err(|_| {
            Fault::new(Code::TOO_LARGE, format!("a request has at most {MOST_BYTES} bytes"))
        })?;
        let bytes = if bytes.trim_ascii().is_empty() { b"{}" } else { &bytes[..] };
        Ok(Body(parse(bytes)?))
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
