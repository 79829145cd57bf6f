//! A challenge: who challenges and with how many points. Their game can be seen as soon as the same deal has been finished on
//! this device in their seat; then both are shown side by side.

use crate::limits::art;
use crate::limits::screens::result::player;
use crate::limits::screens::share::Sharing;
use crate::limits::screens::shared::in_seat;
use crate::limits::screens::{replay, review};
use crate::limits::state::challenge::{Answered, answered, challenger};
use crate::limits::state::result::{PlayerResult, players};
use crate::limits::texts::points;
use crate::shell::context::AppContext;
use crate::shell::finished::finished_once;
use crate::shell::open_games::OpenGames;
use crate::shell::page::Page;
use crate::shell::route::{GameAddress, GameScreen, Route};
use crate::shell::screens::game::Failure;
use crate::shell::screens::invitation::{Invitation, invitation};
use crate::shell::screens::subject::Subject;
use crate::shell::texts::Texts;
use leptos::prelude::*;
use limits::{Mode, Record};
use std::cmp::Ordering;

/// The screens of a challenge. Until it is answered they are all the same one.
pub(super) fn challenge(screen: GameScreen, packed: String, subject: Subject<Record>) -> AnyView {
    let app = AppContext::get();
    let theirs = challenger(&subject.game).filter(|_| subject.game.game.is_over());
    let Some(theirs) = theirs else {
        let texts = app.texts_now();
        let fault = texts.say("stored-not-over");
        let why = texts.say_with("error-link", &[("fault", fault.into())]);
        return view! { <Failure why=Signal::stored(why) /> }.into_any();
    };
    let known = RwSignal::new(None);
    let (record, seat) = (subject.game.clone(), theirs.seat);
    finished_once(app, move |finished| {
        if let Err(fault) = &finished {
            app.tell(app.texts_now().store_fault(fault));
        }
        known.set(Some(answered(&record, seat, &finished.unwrap_or_default())));
    });
    let show = move || {
        let known = known.get()?;
        let (subject, theirs) = (subject.clone(), theirs.clone());
        Some(untrack(|| match (known, screen) {
            (Answered::NotYet, _) => invite(app, packed.clone(), subject, theirs),
            (_, GameScreen::Replay) => replay::replay(subject),
            (_, GameScreen::Review) => review::review(subject),
            (Answered::Own, _) => own(app, subject),
            (Answered::With(id, record), _) => {
                comparison(app, (&record, GameAddress::Stored(id)), &subject, theirs)
            }
        }))
    };
    show.into_any()
}

/// Who challenges, and the way to the same cards.
fn invite(
    app: AppContext,
    packed: String,
    subject: Subject<Record>,
    theirs: PlayerResult,
) -> AnyView {
    let PlayerResult { name, points: total, seat, .. } = theirs;
    let named = StoredValue::new(name);
    let headline = Signal::derive(move || {
        let values = [("name", named.get_value().into()), ("points", points(total).into())];
        app.texts().say_with("limits-challenge-from", &values)
    });
    let hidden = Signal::derive(move || {
        app.texts().say_with("limits-challenge-hidden", &[("name", named.get_value().into())])
    });
    let (open, kept) = (OpenGames::get(), StoredValue::new(subject.game));
    let notes = Signal::derive(move || {
        let texts = app.texts();
        kept.with_value(|record| {
            let values =
                [("seat", seat.number().into()), ("players", record.game.players().len().into())];
            let about = texts.say_with("limits-challenge-seat", &values);
            match record.game.deal().mode() {
                Mode::Memory => about,
                Mode::Open => format!("{about} · {}", texts.say("limits-setup-open")),
            }
        })
    });
    let play = Callback::new(move |id| match kept.with_value(|it| in_seat(app, it, seat)) {
        Ok(record) => {
            open.begin_as(id, record);
            true
        }
        Err(fault) => {
            app.tell(app.texts_now().name_fault(fault));
            false
        }
    });
    invitation(app, Invitation { packed, headline, notes, hidden, play })
}

/// For the challengers themselves: the link, once more.
fn own(app: AppContext, subject: Subject<Record>) -> AnyView {
    view! {
        <Page title=app.t("challenge-title")>
            <p class="headline">{app.t("challenge-own")}</p>
            <Sharing record=subject.game />
        </Page>
    }
    .into_any()
}

/// Both games side by side, one's own first.
fn comparison(
    app: AppContext,
    (own, own_address): (&Record, GameAddress),
    subject: &Subject<Record>,
    theirs: PlayerResult,
) -> AnyView {
    let mine = players(&own.game).into_iter().find(|player| player.seat == theirs.seat);
    let Some(mine) = mine else { return ().into_any() };
    let (name, totals) = (theirs.name.clone(), [mine.points, theirs.points]);
    let headline = move || headline(&app.texts(), &name, totals);
    let their_address = subject.address.clone();
    let one = move |of: PlayerResult, name: Option<Signal<String>>, address: GameAddress| {
        let link = |screen, key| {
            let address = Route::Game(screen, address.clone()).to_string();
            view! { <a class="button" href=address>{app.t(key)}</a> }
        };
        view! {
            <div>
                {player(app, of, name)}
                <p class="buttons">
                    {link(GameScreen::Replay, "result-replay")}
                    {link(GameScreen::Review, "result-review")}
                </p>
            </div>
        }
    };
    view! {
        <Page title=app.t("challenge-title")>
            <div aria-hidden="true" inner_html=art::definitions()></div>
            <p class="headline" role="status">{headline}</p>
            <div class="results shared">
                {one(mine, Some(app.t("limits-challenge-yours")), own_address)}
                {one(theirs, None, their_address)}
            </div>
        </Page>
    }
    .into_any()
}

/// Who has won, and by how much.
fn headline(texts: &Texts, name: &str, [own, theirs]: [i32; 2]) -> String {
    let points = own.abs_diff(theirs);
    match own.cmp(&theirs) {
        Ordering::Greater => {
            let values = [("name", name.into()), ("points", points.into())];
            texts.say_with("challenge-won", &values)
        }
        Ordering::Less => {
            let values = [("name", name.into()), ("points", points.into())];
            texts.say_with("challenge-lost", &values)
        }
        Ordering::Equal => texts.say_with("limits-challenge-equal", &[("name", name.into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::texts::Language;

    #[test]
    fn it_is_said_who_won_and_by_how_much() {
        let texts = Texts::new(Language::En);
        let said = |totals| headline(&texts, "Ada", totals);
        assert_eq!(said([3, -2]), "You win by 5 points.");
        assert_eq!(said([-2, -1]), "Ada wins by 1 point.");
        assert_eq!(said([4, 4]), "You and Ada have the same total.");
    }
}
