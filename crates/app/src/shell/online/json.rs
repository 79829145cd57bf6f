//! Messages as text, read and written by the browser: its own reader is there already, another one would be a part of the page.

use protocol::{FromServer, ToServer};
use remote::Json;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_wasm_bindgen::Serializer;

/// The messages of the socket.
pub(super) const MESSAGES: Json = Json { read: read::<FromServer>, write: write::<ToServer> };

/// Reads a value; `None` if the text is no JSON, or something else.
pub(super) fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    let value = js_sys::JSON::parse(text).ok()?;
    serde_wasm_bindgen::from_value(value).ok()
}

/// Writes a value.
pub(super) fn write<T: Serialize>(value: &T) -> String {
    let value = value.serialize(&Serializer::json_compatible());
    let text = value.ok().and_then(|value| js_sys::JSON::stringify(&value).ok());
    text.and_then(|text| text.as_string()).unwrap_or_default()
}
