//! Share links and challenges: a record packed into the part of an address after `#g=` or `#c=`.

use crate::document::MAX_BYTES;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use std::fmt;

/// What precedes the packed record in an address.
pub const MARK: &str = "#g=";

/// What precedes the packed record of a challenge: whoever opens it plays the same draw before they see the game.
pub const CHALLENGE: &str = "#c=";

/// Why a share link cannot be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkFault {
    /// A character that base64url does not know, or a cut-off end.
    NotBase64,
    /// The bytes are no DEFLATE stream.
    NotDeflate,
    /// The record inside is larger than a record may be.
    TooLarge,
    /// The text inside is not UTF-8.
    NotUtf8,
}

impl fmt::Display for LinkFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LinkFault::NotBase64 => "the link is damaged: it is not base64url",
            LinkFault::NotDeflate => "the link is damaged: what it holds cannot be unpacked",
            LinkFault::TooLarge => "the record in the link is larger than 1 MB",
            LinkFault::NotUtf8 => "the link is damaged: what it holds is not text",
        })
    }
}

impl std::error::Error for LinkFault {}

/// Packs a record's text for an address.
///
/// ```
/// let packed = record::link::encode("[Game \"Limes\"]\n");
/// assert_eq!(record::link::decode(&packed).unwrap(), "[Game \"Limes\"]\n");
/// ```
pub fn encode(text: &str) -> String {
    URL_SAFE_NO_PAD.encode(miniz_oxide::deflate::compress_to_vec(text.as_bytes(), 9))
}

/// Unpacks a record's text; a whole address or the part after `#g=` or `#c=` will do.
///
/// # Errors
/// If the link was damaged on its way, or unpacks to more than a record may hold.
pub fn decode(link: &str) -> Result<String, LinkFault> {
    let marked = link.split_once(MARK).or_else(|| link.split_once(CHALLENGE));
    let packed = marked.map_or(link, |(_, packed)| packed).trim();
    let bytes = URL_SAFE_NO_PAD.decode(packed).map_err(|_| LinkFault::NotBase64)?;
    let text =
        miniz_oxide::inflate::decompress_to_vec_with_limit(&bytes, MAX_BYTES).map_err(|fault| {
            match fault.status {
                miniz_oxide::inflate::TINFLStatus::HasMoreOutput => LinkFault::TooLarge,
                _ => LinkFault::NotDeflate,
            }
        })?;
    String::from_utf8(text).map_err(|_| LinkFault::NotUtf8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn every_text_comes_back(text in ".{0,400}") {
            prop_assert_eq!(decode(&encode(&text)), Ok(text.clone()));
            for mark in [MARK, CHALLENGE] {
                let address = format!("https://example.org/{mark}{}", encode(&text));
                prop_assert_eq!(decode(&address), Ok(text.clone()));
            }
        }

        #[test]
        fn what_rubbish_unpacks_to_packs_again(bytes in proptest::collection::vec(any::<u8>(), 0..40)) {
            if let Ok(text) = decode(&URL_SAFE_NO_PAD.encode(bytes)) {
                prop_assert_eq!(decode(&encode(&text)), Ok(text));
            }
        }
    }

    #[test]
    fn damaged_links_say_so() {
        let packed = encode(&"a record ".repeat(30));
        assert_eq!(decode("a record!"), Err(LinkFault::NotBase64));
        assert_eq!(decode(&packed[..packed.len() / 2 / 4 * 4]), Err(LinkFault::NotDeflate));
        assert_eq!(decode(&encode(&" ".repeat(MAX_BYTES + 1))), Err(LinkFault::TooLarge));
        let noise = miniz_oxide::deflate::compress_to_vec(&[0xff, 0xfe], 9);
        assert_eq!(decode(&URL_SAFE_NO_PAD.encode(noise)), Err(LinkFault::NotUtf8));
    }
}
