//! A person's own decks and those in the making, as texts under their names. A text that is no deck stays where it is, with its
//! fault: it can be mended.

use crate::limes::state::DeckDraft;
use crate::shell::context::AppContext;
use crate::shell::storage::ItemKind;
use limes::{Deck, DeckFault};
use std::collections::BTreeSet;

/// The names of all decks and of those in the making, in order.
pub(super) fn names(app: AppContext) -> BTreeSet<String> {
    let kinds = [ItemKind::Deck, ItemKind::DeckDraft];
    kinds.into_iter().flat_map(|kind| app.store.items(kind).into_keys()).collect()
}

/// The text of a deck.
pub(super) fn text(app: AppContext, name: &str) -> Option<String> {
    app.store.item(ItemKind::Deck, name)
}

/// A deck, or what is wrong with its text and with which card.
pub(crate) fn own_deck(app: AppContext, name: &str) -> Option<Result<Deck, DeckFault>> {
    text(app, name).map(|text| Deck::from_toml(&text))
}

/// Stores a deck in place of the one under its old name. The built-in deck under its own name is not stored.
pub(super) fn save(app: AppContext, old: &str, deck: &Deck) {
    if deck.name() != Deck::classic().name() {
        app.store.put_item(ItemKind::Deck, deck.name(), deck.to_toml());
        if deck.name() != old {
            app.store.remove_item(ItemKind::Deck, old);
        }
    }
    put_draft(app, old, None);
}

/// Deletes a deck, and what was to become of it.
pub(super) fn remove(app: AppContext, name: &str) {
    app.store.remove_item(ItemKind::Deck, name);
    put_draft(app, name, None);
}

/// What has become of a deck so far.
pub(super) fn draft(app: AppContext, name: &str) -> Option<DeckDraft> {
    read(&app.store.item(ItemKind::DeckDraft, name)?)
}

/// Stores what has become of a deck so far, or nothing any more.
pub(super) fn put_draft(app: AppContext, name: &str, draft: Option<&DeckDraft>) {
    match draft {
        Some(draft) => app.store.put_item(ItemKind::DeckDraft, name, draft.export()),
        None => app.store.remove_item(ItemKind::DeckDraft, name),
    }
}

/// The deck as it was saved. A text with wrong cards can be mended.
pub(super) fn saved(app: AppContext, name: &str) -> Option<DeckDraft> {
    if name == Deck::classic().name() {
        return Some(DeckDraft::of(Deck::classic()));
    }
    read(&text(app, name)?)
}

fn read(text: &str) -> Option<DeckDraft> {
    let mut draft = DeckDraft::of(Deck::classic());
    draft.import(text).ok()?;
    draft.forget_past();
    Some(draft)
}
