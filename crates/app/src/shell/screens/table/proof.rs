//! The proof of the cards: the commitment before the game, and the check at its end.

use super::people::of;
use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::files;
use crate::shell::online::{SeenCommitment, TableFollow, seen_commitment};
use games::AnyRecord;
use leptos::prelude::*;
use protocol::State;
use record::Seed;
use sha2::{Digest, Sha256};

/// The number of digits of a commitment that are shown: enough to compare by eye.
const SHORT: usize = 12;

/// The commitment of an open table, short and to be copied.
#[component]
pub(super) fn Commitment(follow: TableFollow) -> impl IntoView {
    let app = AppContext::get();
    let commitment = Memo::new(move |_| of(follow, |state| state.commitment.clone()));
    let short = move || commitment.with(|text| text.chars().take(SHORT).collect::<String>());
    let copy = move |_| {
        files::copy(app, &commitment.get_untracked(), app.say("table-commitment-copied"));
    };
    view! {
        <p class="aside commitment">
            <span>{app.t("table-commitment")}" "<code title=commitment>{short}"…"</code></span>
            <button class="round quiet" aria-label=app.t("table-commitment-copy") title=app.t("table-commitment-copy") on:click=copy inner_html=Icon::Copy.svg()></button>
            <span>{app.t("table-commitment-about")}</span>
        </p>
    }
}

/// What a check has shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    /// Every card comes from the seed, and the seed from the commitment that this device saw first.
    Match { is_before_first_card: bool },
    /// Something does not fit, or cannot be read.
    Differ,
}

/// Checks that the cards were the ones that the server had committed to.
#[component]
pub(super) fn Proof(
    follow: TableFollow,
    /// The record as the server told it.
    record: StoredValue<String>,
) -> impl IntoView {
    let app = AppContext::get();
    let proof = RwSignal::new(None::<Verdict>);
    let check = move |_| {
        let seen = seen_commitment(follow.table);
        let checked = follow.state.with_untracked(|state| {
            let state = state.as_ref()?;
            Some(record.with_value(|record| verdict(state, record, seen.as_ref())))
        });
        proof.set(Some(checked.unwrap_or(Verdict::Differ)));
    };
    let words = move || {
        proof.get().map(|verdict| {
            app.say(match verdict {
                Verdict::Match { is_before_first_card: true } => "table-match",
                Verdict::Match { is_before_first_card: false } => "table-match-late",
                Verdict::Differ => "table-differ",
            })
        })
    };
    view! {
        <button on:click=check>{app.t("table-verify")}</button>
        <span role="status" class:fault=move || proof.get() == Some(Verdict::Differ)>{words}</span>
    }
}

/// Checks the seed against the commitment, and every card in the record and in the view against the seed. A commitment that
/// this device did not see during the game is the server's word only.
fn verdict(state: &State, record: &str, seen: Option<&SeenCommitment>) -> Verdict {
    let matches = || {
        let seed = state.seed.as_deref()?;
        let record = AnyRecord::parse(record.as_bytes()).ok()?;
        let view = state.view.as_ref()?.read().ok()?;
        let expected = seen.map_or(&state.commitment, |seen| &seen.commitment);
        let is_right = commitment(seed) == *expected
            && state.commitment == *expected
            && says_only(&record, "Seed", seed)
            && has(&record, "Commitment")
            && says_only(&record, "Commitment", expected);
        let seed = Seed::new(seed).ok()?;
        Some(is_right && record.has_cards_of(&seed) && record.has_cards_in(&view))
    };
    match matches() {
        Some(true) => Verdict::Match {
            is_before_first_card: seen.is_some_and(|seen| seen.is_before_first_card),
        },
        _ => Verdict::Differ,
    }
}

fn has(record: &AnyRecord, name: &str) -> bool {
    record.headers().iter().any(|header| header.name == name)
}

/// Whether a record says nothing else under this name.
fn says_only(record: &AnyRecord, name: &str, value: &str) -> bool {
    record.headers().iter().filter(|header| header.name == name).all(|it| it.value == value)
}

/// What a server tells of a seed before the game: its SHA-256, in hex.
fn commitment(seed: &str) -> String {
    Sha256::digest(seed).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_is_the_sha_256_of_the_seed() {
        let hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(commitment("abc"), hash);
        assert_ne!(commitment("abd"), hash);
    }
}
