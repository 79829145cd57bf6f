//! Requests to the server.

use super::json;
use leptos::prelude::*;
use protocol::{ErrorBody, Fault};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

/// Why a request came to nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ApiFault {
    /// Nobody answers, or somebody who does not speak the protocol: there is no server, or no network.
    NoServer,
    /// The server has a reason.
    Refused(Fault),
}

/// Asks for something.
pub(crate) async fn get<T: DeserializeOwned>(path: &str) -> Result<T, ApiFault> {
    read(&request("GET", path, None).await?)
}

/// Asks for a text.
pub(crate) async fn get_text(path: &str) -> Result<String, ApiFault> {
    request("GET", path, None).await
}

/// Sends something.
pub(crate) async fn post<B: Serialize, T: DeserializeOwned>(
    path: &str,
    body: &B,
) -> Result<T, ApiFault> {
    read(&request("POST", path, Some(json::write(body))).await?)
}

/// Sends something, and wants to know no more than that it was accepted.
pub(crate) async fn send<B: Serialize>(path: &str, body: &B) -> Result<(), ApiFault> {
    request("POST", path, Some(json::write(body))).await.map(|_| ())
}

/// Deletes something.
pub(crate) async fn delete(path: &str) -> Result<(), ApiFault> {
    request("DELETE", path, None).await.map(|_| ())
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, ApiFault> {
    json::read(text).ok_or(ApiFault::NoServer)
}

/// A server of plain files, which has no tables, answers too: with a page that says that there is nothing.
async fn request(method: &str, path: &str, body: Option<String>) -> Result<String, ApiFault> {
    let options = RequestInit::new();
    options.set_method(method);
    if let Some(body) = body {
        let headers = Headers::new().map_err(|_| ApiFault::NoServer)?;
        headers.set("content-type", "application/json").map_err(|_| ApiFault::NoServer)?;
        options.set_headers(&headers);
        options.set_body(&body.into());
    }
    let answer = window().fetch_with_str_and_init(&format!("api/{path}"), &options);
    let answer = JsFuture::from(answer).await.map_err(|_| ApiFault::NoServer)?;
    let answer: Response = answer.dyn_into().map_err(|_| ApiFault::NoServer)?;
    let text = answer.text().map_err(|_| ApiFault::NoServer)?;
    let text = JsFuture::from(text).await.ok().and_then(|text| text.as_string());
    let text = text.ok_or(ApiFault::NoServer)?;
    if answer.ok() {
        return Ok(text);
    }
    let refused = json::read(&text).map(|ErrorBody { error }| ApiFault::Refused(error));
    Err(refused.unwrap_or(ApiFault::NoServer))
}
