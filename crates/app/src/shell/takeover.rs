//! What earlier versions stored in the browser's small storage is taken over into the database, at every start: a tab with an
//! earlier version may still be open and write again.
//!
//! First everything is read and written to the database; only then it is removed where it was.

use crate::shell::game_id::GameId;
use crate::shell::registry::{Description, RegisteredGame, TakenOver};

use crate::shell::storage::{
    DocumentFault, Found, Item, ItemKind, LocalTexts, StoredGame, TextStorage, read_history, unseal,
};
use crate::shell::texts::Texts;
use std::cmp::Ordering;
use std::collections::HashSet;

/// What is to be written, and what can be removed once it is.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Takeover {
    /// Games to be written.
    pub(crate) games: Vec<StoredGame>,
    /// Small texts to be written.
    pub(crate) items: Vec<Item>,
    /// The texts that are taken over, by their kinds.
    pub(crate) sources: Vec<(&'static str, String)>,
    /// What could not be read, in words. It was set aside.
    pub(crate) faults: Vec<String>,
}

const GAME: &str = "game";
const HISTORY: &str = "history";
const DECKS: &str = "decks";
const DECK_DRAFTS: &str = "deck-drafts";
const LESSONS: &str = "lessons";

/// What is known here already, and what is made up.
pub(crate) struct Surroundings<'a> {
    /// The game whose earlier versions stored these texts.
    pub(crate) game: &'a RegisteredGame,
    /// For saying what is wrong.
    pub(crate) texts: &'a Texts,
    /// All games in the database.
    pub(crate) stored: &'a [StoredGame],
    /// Whether a decision is begun in a game.
    pub(crate) has_draft: &'a dyn Fn(&GameId) -> bool,
    /// Makes an id for each new game.
    pub(crate) fresh_id: &'a dyn Fn() -> GameId,
    /// The time in milliseconds since 1970.
    pub(crate) now: f64,
    /// Today's date, as records write it.
    pub(crate) today: &'a str,
}

impl Takeover {
    /// Whether there is something to take over.
    pub(crate) fn is_due<S: TextStorage>(local: &LocalTexts<S>) -> bool {
        let kinds = [GAME, HISTORY, DECKS, DECK_DRAFTS, LESSONS];
        kinds.into_iter().any(|kind| local.text(kind).is_some())
    }

    /// Reads everything that earlier versions stored.
    pub(crate) fn read<S: TextStorage>(
        local: &mut LocalTexts<S>,
        around: &Surroundings<'_>,
    ) -> Takeover {
        let mut takeover = Takeover::default();
        takeover.read_history(local, around);
        takeover.read_game(local, around);
        let pairs = |kind: &'static str, key: &'static str| {
            move |text: &str| Ok((named_texts(kind, key, text)?, Vec::new()))
        };
        let decks = local.find(DECKS, pairs(DECKS, "decks"));
        takeover.add_items(local, around, DECKS, ItemKind::Deck, decks);
        let drafts = local.find(DECK_DRAFTS, pairs(DECK_DRAFTS, "drafts"));
        takeover.add_items(local, around, DECK_DRAFTS, ItemKind::DeckDraft, drafts);
        let lessons = local.find(LESSONS, |text| {
            let done = unseal(LESSONS, text)?.texts("done")?.to_vec();
            Ok((done.into_iter().map(|name| (name, String::new())).collect(), Vec::new()))
        });
        takeover.add_items(local, around, LESSONS, ItemKind::Lesson, lessons);
        takeover
    }

    fn read_game<S: TextStorage>(&mut self, local: &mut LocalTexts<S>, around: &Surroundings<'_>) {
        let take_over = |text: &str| (around.game.take_over)(around.texts, text, around.today);
        let Found { value, faults } =
            local.find(GAME, |text| take_over(text).map(|taken| (taken, Vec::new())));
        self.note_source(local, GAME);
        self.faults.extend(faults);
        let Some(TakenOver { document, draft, is_over, decisions }) = value else { return };
        // An earlier version may have gone on with a game that was taken over before.
        let known = around.stored.iter().chain(&self.games).find_map(|stored| {
            let progress = (around.game.compare)(&document, &stored.document)?;
            Some((stored.id.clone(), stored.version, progress))
        });
        let (id, version) = match known {
            Some((_, _, Ordering::Less)) => return,
            // Only its draft can be new.
            Some((id, _, Ordering::Equal)) => {
                self.add_draft(&id, draft.filter(|_| !(around.has_draft)(&id)));
                return;
            }
            Some((id, version, Ordering::Greater)) => (id, version + 1),
            None => ((around.fresh_id)(), 1 + decisions),
        };
        self.add_draft(&id, draft);
        let (game, changed) = (around.game.name.to_owned(), around.now);
        self.games.push(StoredGame { id, game, version, is_over, changed, document });
    }

    fn add_draft(&mut self, id: &GameId, draft: Option<String>) {
        let item = |text| Item { kind: ItemKind::DecisionDraft, name: id.to_string(), text };
        self.items.extend(draft.map(item));
    }

    fn read_history<S: TextStorage>(
        &mut self,
        local: &mut LocalTexts<S>,
        around: &Surroundings<'_>,
    ) {
        let Found { value, faults } = local.find(HISTORY, |text| {
            let records = read_history(text).map_err(|fault| around.texts.stored_fault(&fault))?;
            let (mut games, mut faults) = (Vec::new(), Vec::new());
            for (record, number) in records.iter().zip(1..) {
                match finished(around, record) {
                    Ok(game) => games.push(game),
                    Err(fault) => faults.push(around.texts.say_with(
                        "stored-game",
                        &[("number", number.into()), ("fault", fault.into())],
                    )),
                }
            }
            Ok((games, faults))
        });
        self.note_source(local, HISTORY);
        self.faults.extend(faults);
        self.games.extend(new_games(around, value.unwrap_or_default()));
    }

    fn add_items<S: TextStorage>(
        &mut self,
        local: &LocalTexts<S>,
        around: &Surroundings<'_>,
        source: &'static str,
        kind: ItemKind,
        found: Found<Vec<(String, String)>, DocumentFault>,
    ) {
        self.note_source(local, source);
        self.faults.extend(found.faults.iter().map(|fault| around.texts.stored_fault(fault)));
        let item = |(name, text)| Item { kind, name, text };
        self.items.extend(found.value.unwrap_or_default().into_iter().map(item));
    }

    /// What was read is removed once it is written; what was broken has been set aside by then.
    fn note_source<S: TextStorage>(&mut self, local: &LocalTexts<S>, kind: &'static str) {
        self.sources.extend(local.text(kind).map(|text| (kind, text)));
    }
}

/// A record of a game that is over, as its document with what it is known by.
///
/// # Errors
/// What is wrong with it, in words.
pub(crate) fn finished(
    around: &Surroundings<'_>,
    record: &str,
) -> Result<(String, Description), String> {
    let (document, described) =
        (around.game.import)(around.texts, record.as_bytes(), Some(around.today))?;
    if described.is_over {
        Ok((document, described))
    } else {
        Err(around.texts.say("stored-not-over"))
    }
}

/// Those of these finished games that are not stored yet. Each is compared by its text alone, so a thousand new games beside a
/// thousand old ones cost two thousand steps and not a million.
pub(crate) fn new_games(
    around: &Surroundings<'_>,
    games: Vec<(String, Description)>,
) -> Vec<StoredGame> {
    let describe = |stored: &StoredGame| (around.game.describe)(around.texts, &stored.document);
    let known = around.stored.iter().filter_map(|stored| Some(describe(stored).ok()?.identity));
    let mut known: HashSet<String> = known.collect();
    let new = games.into_iter().filter(|(_, described)| known.insert(described.identity.clone()));
    let stored = |(number, (document, _)): (usize, (String, Description))| StoredGame {
        id: (around.fresh_id)(),
        game: around.game.name.to_owned(),
        version: 1,
        is_over: true,
        // A later game of the list is newer.
        changed: around.now + number as f64 / 1000.0,
        document,
    };
    new.enumerate().map(stored).collect()
}

/// A list in which each name stands before its text.
fn named_texts(kind: &str, key: &str, text: &str) -> Result<Vec<(String, String)>, DocumentFault> {
    let entries = unseal(kind, text)?;
    let flat = entries.texts(key)?;
    let mut names = HashSet::new();
    let pairs: Option<Vec<_>> = flat
        .chunks(2)
        .map(|pair| match pair {
            [name, text] if names.insert(name) => Some((name.clone(), text.clone())),
            _ => None,
        })
        .collect();
    pairs.ok_or_else(|| entries.fault(key, "different names, each before its text").into())
}

#[cfg(test)]
mod tests;
