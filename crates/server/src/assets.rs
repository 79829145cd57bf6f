//! The web app's files, embedded in the binary, and how they are served.
//!
//! Browsers keep files whose names hold a hash of their content for ever; they ask for the page and the service worker again
//! each time, and hear "not modified" if nothing has changed.

mod embedded;
mod error_pages;
mod request_headers;

use axum::Router;
use axum::extract::State;
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{Method, StatusCode, Uri};
use axum::middleware::map_response;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

use embedded::{Asset, Representation};
pub use embedded::{Assets, EmbeddedFile};

/// What the page may do: load from here and nowhere else, and run the program, which is WebAssembly. Pictures may also come
/// from the page itself, which draws them for export.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
    style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'";

/// Headers of every response.
const HEADERS: [(HeaderName, &str); 4] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// For names that change with their content.
const IMMUTABLE: &str = "public, max-age=31536000, immutable";
/// Kept, but asked about each time.
const REVALIDATE: &str = "no-cache";

/// Serves these files beside `others`, and a friendly page for everything else. The headers are for all.
pub(crate) fn routes(assets: Assets, others: Router) -> Router {
    let files = Router::new().fallback(respond).with_state(Arc::new(assets));
    files.merge(others).layer(map_response(add_headers))
}

async fn respond(
    State(assets): State<Arc<Assets>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    // The body of a response to HEAD is left out on its way.
    if method != Method::GET && method != Method::HEAD {
        return (StatusCode::METHOD_NOT_ALLOWED, [(header::ALLOW, "GET, HEAD")]).into_response();
    }
    match uri.path() {
        "/" if assets.is_empty() => error_pages::not_built().into_response(),
        path => match assets.find(path) {
            Some(asset) => respond_with(asset, &headers),
            None => (StatusCode::NOT_FOUND, error_pages::not_found()).into_response(),
        },
    }
}

/// The file as the client can read it, or the message that it has the same already.
fn respond_with(asset: &Asset, headers: &HeaderMap) -> Response {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let brotli = text(header::ACCEPT_ENCODING).is_some_and(request_headers::accepts_brotli);
    let Some(Representation { bytes, etag, is_compressed }) = asset.representation(brotli) else {
        return (StatusCode::INTERNAL_SERVER_ERROR, error_pages::damaged()).into_response();
    };
    let caching = if asset.is_immutable() { IMMUTABLE } else { REVALIDATE };
    let is_known =
        text(header::IF_NONE_MATCH).is_some_and(|tags| request_headers::names(tags, &etag));
    let mut response = if is_known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(header::CONTENT_TYPE, asset.content_type())], bytes).into_response()
    };
    let headers = response.headers_mut();
    if is_compressed && !is_known {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
    }
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    if let Ok(etag) = HeaderValue::from_str(&etag) {
        headers.insert(header::ETAG, etag);
    }
    response
}

async fn add_headers(mut response: Response) -> Response {
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}
