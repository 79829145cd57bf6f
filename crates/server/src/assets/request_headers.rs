//! Reading the headers in which a client says what it reads and what it has.

/// Whether a client that says this in `Accept-Encoding` reads brotli: `gzip, br`, `br;q=0.5`, but not `br;q=0`.
pub(super) fn accepts_brotli(accepted: &str) -> bool {
    accepted.split(',').any(|offer| {
        let mut parts = offer.split(';').map(str::trim);
        parts.next().is_some_and(|name| name.eq_ignore_ascii_case("br")) && !parts.any(is_never)
    })
}

/// Whether a weight says "not at all": `q=0`, `q=0.000`.
fn is_never(weight: &str) -> bool {
    let value = weight.strip_prefix("q=").or_else(|| weight.strip_prefix("Q="));
    value.and_then(|value| value.parse::<f32>().ok()).is_some_and(|value| value <= 0.0)
}

/// Whether `If-None-Match` names this tag: `"a", W/"b"`, or `*` for any.
pub(super) fn names(tags: &str, tag: &str) -> bool {
    let bare = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    tags.trim() == "*" || tags.split(',').any(|other| bare(other) == bare(tag))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brotli_is_for_those_who_ask_for_it() {
        for said in ["br", "gzip, deflate, br, zstd", "gzip;q=1.0, br;q=0.1", "BR", " br ; q=1"] {
            assert!(accepts_brotli(said), "{said:?}");
        }
        for said in ["", "gzip, deflate", "br;q=0", "br; q=0.000", "brr", "gzip;br", "*", ",,,;"] {
            assert!(!accepts_brotli(said), "{said:?}");
        }
    }

    #[test]
    fn a_tag_is_found_among_others() {
        for said in [r#""abc""#, r#"W/"abc""#, r#""x", "abc""#, "*"] {
            assert!(names(said, r#""abc""#), "{said}");
        }
        for said in ["", "abc", r#""abcd""#, r#""abc"#] {
            assert!(!names(said, r#""abc""#), "{said}");
        }
    }
}
