//! Answers: JSON, and one way from a fault to a status.

use crate::limiter::TooMany;
use crate::storage::{PlayerFault, ReadFault};
use crate::telemetry;
use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{Code, ErrorBody, Fault};
use std::time::Duration;

/// Why a request was refused, kept beside its response.
#[derive(Clone, Debug)]
pub(super) struct RefusedFor(pub(super) Code);

/// A request that is refused.
#[derive(Debug)]
pub(crate) struct Refusal {
    pub(crate) fault: Fault,
    /// When it is worth trying again.
    after: Option<Duration>,
    /// Whether the browser should forget who it thought it was.
    forgets_cookies: Vec<String>,
}

impl Refusal {
    /// A refusal that also lets the browser forget its cookie, which these headers do.
    pub(crate) fn forgetting(fault: Fault, cookies: Vec<String>) -> Refusal {
        Refusal { fault, after: None, forgets_cookies: cookies }
    }

    /// The headers that let the browser forget its cookie, if that is all that was wrong.
    pub(crate) fn stale_cookies(self) -> Result<Vec<String>, Refusal> {
        if self.forgets_cookies.is_empty() { Err(self) } else { Ok(self.forgets_cookies) }
    }
}

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Refusal {
        Refusal { fault, after: None, forgets_cookies: Vec::new() }
    }
}

impl From<TooMany> for Refusal {
    fn from(too_many: TooMany) -> Refusal {
        Refusal { after: Some(too_many.after), ..Refusal::from(Fault::from(too_many)) }
    }
}

impl From<ReadFault> for Refusal {
    fn from(fault: ReadFault) -> Refusal {
        tracing::error!(%fault, "something cannot be read");
        Refusal::from(Fault::new(Code::BUSY, "the server cannot read what it has stored"))
    }
}

impl From<PlayerFault> for Refusal {
    fn from(fault: PlayerFault) -> Refusal {
        Refusal::from(match fault {
            PlayerFault::Taken => Fault::new(Code::NAME, "this name belongs to somebody else"),
            PlayerFault::Unknown => Fault::new(Code::PLAYER, "nobody is known by this token"),
            PlayerFault::Outdated => {
                Fault::new(Code::PASSWORD, "the password has been changed meanwhile")
            }
            PlayerFault::Failed(reason) => {
                // The storage logs it, now and then.
                tracing::debug!(reason, "a player cannot be stored");
                Fault::new(Code::BUSY, "nothing can be stored at the moment")
            }
        })
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.fault.code.status());
        let status = status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        telemetry::refused(&self.fault.code);
        let code = RefusedFor(self.fault.code.clone());
        let mut response = (status, Json(ErrorBody { error: self.fault })).into_response();
        response.extensions_mut().insert(code);
        let headers = response.headers_mut();
        if status == StatusCode::TOO_MANY_REQUESTS || status == StatusCode::SERVICE_UNAVAILABLE {
            let seconds = self.after.map_or(1, |after| after.as_secs_f64().ceil().max(1.0) as u64);
            headers.insert(header::RETRY_AFTER, seconds.into());
        }
        for cookie in self.forgets_cookies.iter().filter_map(|cookie| cookie.parse().ok()) {
            headers.append(header::SET_COOKIE, cookie);
        }
        response
    }
}

/// What a request for JSON comes to.
pub(crate) type Answer<T> = Result<Json<T>, Refusal>;
