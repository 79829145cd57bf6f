//! Records in addresses, packed and unpacked by the browser itself: its own DEFLATE costs no download.

use crate::shell::context::AppContext;
use leptos::prelude::WithValue;
use record::MAX_BYTES;
use record::link::LinkFault;
use wasm_bindgen_futures::JsFuture;

impl AppContext {
    /// Packs a record's text for an address.
    pub(crate) async fn pack(self, record: &str) -> String {
        let packed = self.host.with_value(|host| host.pack(record));
        // A text can always be packed.
        JsFuture::from(packed).await.ok().and_then(|packed| packed.as_string()).unwrap_or_default()
    }

    /// Unpacks it.
    ///
    /// # Errors
    /// If the link was damaged on its way, or unpacks to more than a record may hold.
    pub(crate) async fn unpack(self, packed: &str) -> Result<String, LinkFault> {
        let unpacked = self.host.with_value(|host| host.unpack(packed.trim(), MAX_BYTES as u32));
        match JsFuture::from(unpacked).await {
            Ok(text) => Ok(text.as_string().unwrap_or_default()),
            Err(fault) => Err(match fault.as_string().as_deref() {
                Some("base64") => LinkFault::NotBase64,
                Some("large") => LinkFault::TooLarge,
                Some("utf8") => LinkFault::NotUtf8,
                _ => LinkFault::NotDeflate,
            }),
        }
    }
}
