//! The web app's files, embedded in the binary, and how they are handed out.
//!
//! Names with a hash of their content in them are kept by browsers for ever; the page and the service worker are asked
//! for again each time, and answered with "not modified" if nothing has changed.

mod encoding;
mod page;
mod shelf;

use axum::Router;
use axum::extract::State;
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{Method, StatusCode, Uri};
use axum::middleware::map_response;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

use shelf::{Asset, Copy};
pub use shelf::{Embedded, Shelf};

/// What the page may do: load from here and nowhere else, and run the program, which is WebAssembly. Pictures may also come
/// from the page itself, which draws them for export.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
    style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'";

/// Said with every answer, whatever it is.
const ALWAYS: [(HeaderName, &str); 4] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// For names that change with their content.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// Kept, but asked about each time.
const ASK_AGAIN: &str = "no-cache";

/// Hands out what is on the shelf, and a friendly page for everything else.
pub fn routes(shelf: Shelf) -> Router {
    Router::new().fallback(answer).with_state(Arc::new(shelf)).layer(map_response(dress))
}

async fn answer(
    State(shelf): State<Arc<Shelf>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    // The body of an answer to HEAD is left out on its way.
    if method != Method::GET && method != Method::HEAD {
        return (StatusCode::METHOD_NOT_ALLOWED, [(header::ALLOW, "GET, HEAD")]).into_response();
    }
    match uri.path() {
        "/" if shelf.is_empty() => page::not_built().into_response(),
        path => match shelf.find(path) {
            Some(asset) => hand_out(asset, &headers),
            None => (StatusCode::NOT_FOUND, page::not_found()).into_response(),
        },
    }
}

/// The file as the client can read it, or word that it has the same already.
fn hand_out(asset: &Asset, headers: &HeaderMap) -> Response {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let compressed = text(header::ACCEPT_ENCODING).is_some_and(encoding::accepts_brotli);
    let Some(Copy { bytes, tag, is_compressed }) = asset.copy(compressed) else {
        return (StatusCode::INTERNAL_SERVER_ERROR, page::damaged()).into_response();
    };
    let keep = if asset.is_lasting() { FOR_EVER } else { ASK_AGAIN };
    let mut response =
        if text(header::IF_NONE_MATCH).is_some_and(|tags| encoding::names(tags, &tag)) {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            ([(header::CONTENT_TYPE, asset.content_type())], bytes).into_response()
        };
    let about = response.headers_mut();
    if is_compressed && about.contains_key(header::CONTENT_TYPE) {
        about.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
    }
    about.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    about.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        about.insert(header::ETAG, tag);
    }
    response
}

/// Adds what is said with every answer.
async fn dress(mut response: Response) -> Response {
    for (name, value) in ALWAYS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}
