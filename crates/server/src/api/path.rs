//! What the path of a request names. What is no text names nothing.

use super::answer::Refusal;
use axum::extract::path::ErrorKind;
use axum::extract::rejection::PathRejection;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use protocol::{Code, Fault};

/// The id of a table, as it was sent.
pub(super) struct IdInPath(pub(super) String);

/// The id of a table and the number of a seat there, as they were sent.
pub(super) struct SeatInPath {
    pub(super) id: String,
    pub(super) seat: String,
}

impl<S: Send + Sync> FromRequestParts<S> for IdInPath {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<IdInPath, Refusal> {
        match Path::from_request_parts(parts, state).await {
            Ok(Path(id)) => Ok(IdInPath(id)),
            Err(_) => Err(Fault::no_table().into()),
        }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for SeatInPath {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<SeatInPath, Refusal> {
        match Path::from_request_parts(parts, state).await {
            Ok(Path((id, seat))) => Ok(SeatInPath { id, seat }),
            Err(rejection) if is_about(&rejection, "id") => Err(Fault::no_table().into()),
            Err(_) => Err(Fault::new(Code::PATH, "there is no such seat").into()),
        }
    }
}

/// Whether it is this part of the path that is no text.
fn is_about(rejection: &PathRejection, part: &str) -> bool {
    let PathRejection::FailedToDeserializePathParams(failed) = rejection else { return false };
    matches!(failed.kind(), ErrorKind::InvalidUtf8InPathParam { key } if key == part)
}
