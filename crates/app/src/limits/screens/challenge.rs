//! A challenge: who challenges and with how many points. Their game can be seen as soon as the same deal has been finished on
//! this device in their seat; then both are shown side by side.

use crate::limits::art;
use crate::limits::screens::result::player;
use crate::limits::screens::share::Sharing;
use crate::limits::screens::shared::in_seat;
use crate::limits::screens::{replay, review};
use crate::limits::state::challenge::{answered, challenger};
use crate::limits::state::daily::KIND;
use crate::limits::state::result::{PlayerResult, players};
use crate::limits::texts::points;
use crate::shell::challenge::Answered;
use crate::shell::context::AppContext;
use crate::shell::open_games::OpenGames;
use crate::shell::page::Page;
use crate::shell::route::{GameAddress, GameScreen};
use crate::shell::screens::challenge::{
    Invitation, begin_answer, invitation, looks, not_over, once_known, own_challenge, winner,
};
use crate::shell::screens::subject::Subject;
use crate::shell::storage::StoredGame;
use crate::shell::texts::Texts;
use leptos::prelude::*;
use limits::{Mode, Record};

/// The screens of a challenge. Until it is answered they are all the same one.
pub(super) fn challenge(screen: GameScreen, packed: String, subject: Subject<Record>) -> AnyView {
    let app = AppContext::get();
    let theirs = challenger(&subject.game).filter(|_| subject.game.game.is_over());
    let Some(theirs) = theirs else { return not_over(app) };
    let (record, seat) = (subject.game.clone(), theirs.seat);
    let look = move |finished: &[StoredGame]| answered(&record, seat, finished);
    let show = move |known| {
        let (subject, theirs) = (subject.clone(), theirs.clone());
        match (known, screen) {
            (Answered::NotYet, _) => invite(app, packed.clone(), subject, theirs),
            (_, GameScreen::Replay) => replay::replay(subject),
            (_, GameScreen::Review) => review::review(subject),
            (Answered::Own, _) => {
                let sharing = view! { <Sharing record=subject.game /> };
                own_challenge(app, sharing.into_any())
            }
            (Answered::With(id, record), _) => {
                comparison(app, (&record, GameAddress::Stored(id)), &subject, theirs)
            }
        }
    };
    once_known(app, look, show)
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
    let play = Callback::new(move |packed| {
        let game = kept.with_value(|it| in_seat(app, it, seat));
        begin_answer(app, open, KIND, (packed, game));
    });
    invitation(app, Invitation { packed, headline, notes, hidden, play })
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
        view! {
            <div>
                {player(app, of, name)}
                {looks(app, &address)}
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
    winner(texts, name, own.cmp(&theirs), own.abs_diff(theirs))
        .unwrap_or_else(|| texts.say_with("limits-challenge-equal", &[("name", name.into())]))
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
