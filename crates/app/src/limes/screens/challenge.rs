//! A challenge: who challenges and with how many points. Their game can be seen as soon as the same draw has been finished on
//! this device; then both are shown side by side.

use crate::limes::screens::share::Sharing;
use crate::limes::screens::shared::notes;
use crate::limes::screens::thumbnail::Thumbnail;
use crate::limes::screens::{replay, review};
use crate::limes::state::challenge::{answered, answering_seat, challenger};
use crate::limes::state::daily::KIND;
use crate::limes::state::{PlayerResult, game};
use crate::shell::challenge::Answered;
use crate::shell::clock::today;
use crate::shell::context::AppContext;
use crate::shell::game_id::GameId;
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
use limes::{DealtGame, Display, Outcome, Seat, Standing};

/// The screens of a challenge. Until it is answered they are all the same one.
pub(super) fn challenge(
    screen: GameScreen,
    packed: String,
    subject: Subject<DealtGame>,
) -> AnyView {
    let app = AppContext::get();
    let theirs = challenger(subject.game.record()).filter(|_| subject.game.game().is_over());
    let Some(theirs) = theirs else { return not_over(app) };
    let draw = subject.game.game().clone();
    let look = move |finished: &[StoredGame]| answered(&draw, finished);
    let show = move |known| {
        let (subject, theirs) = (subject.clone(), theirs.clone());
        match (known, screen) {
            (Answered::NotYet, _) => invite(app, packed.clone(), subject, theirs),
            (_, GameScreen::Replay) => replay::replay(subject),
            (_, GameScreen::Review) => review::review(subject),
            (Answered::Own, _) => {
                let sharing = view! { <Sharing game=subject.game challenge=true /> };
                own_challenge(app, sharing.into_any())
            }
            (Answered::With(id, game), _) => comparison(app, id, &game, &subject, theirs),
        }
    };
    once_known(app, look, show)
}

/// Who challenges, and the way to the same cards.
fn invite(
    app: AppContext,
    packed: String,
    subject: Subject<DealtGame>,
    theirs: PlayerResult,
) -> AnyView {
    let values = move |key: &'static str| {
        let name = theirs.name.clone();
        let points = theirs.score.total;
        Signal::derive(move || {
            let values = [("name", name.clone().into()), ("points", points.into())];
            app.texts().say_with(key, &values)
        })
    };
    let draw = subject.game.game().clone();
    let open = OpenGames::get();
    let game = StoredValue::new(subject.game);
    let alone = move || game.with_value(|game| game::alone(game, &app.own_name(), &today()));
    let play = Callback::new(move |packed| begin_answer(app, open, KIND, (packed, alone())));
    let notes = Signal::derive(move || notes(&app.texts(), &draw, None));
    let (headline, hidden) = (values("challenge-from"), values("challenge-hidden"));
    invitation(app, Invitation { packed, headline, notes, hidden, play })
}

/// Both games side by side, one's own first.
fn comparison(
    app: AppContext,
    id: GameId,
    own: &DealtGame,
    subject: &Subject<DealtGame>,
    theirs: PlayerResult,
) -> AnyView {
    let seat = answering_seat(own);
    let display = |game: &DealtGame, seat: Seat| {
        game.game().player(seat).map(|player| *player.display()).unwrap_or_default()
    };
    let displays = [display(own, seat), display(&subject.game, theirs.seat)];
    let own_name = own.game().player(seat).map(|player| player.name().to_owned());
    let names = [own_name.unwrap_or_default(), theirs.name.clone()];
    let standing =
        Standing::of(displays.iter().map(|display| Outcome::of(&display.score())).collect());
    let spoken = (names.clone(), standing.clone());
    let headline = move || headline(&app.texts(), &spoken.0, &spoken.1);
    let ties = move || {
        let ties = app.texts().tie_breaks(&names.each_ref().map(String::as_str), &standing);
        ties.into_iter().map(|tie| view! { <p class="aside">{tie}</p> }).collect_view()
    };
    let draw = subject.game.game().clone();
    let notes = move || notes(&app.texts(), &draw, None);
    let address = subject.address.clone();
    let one = move |place: usize, name: Signal<String>, address: GameAddress| {
        let display: Display = displays[place];
        view! {
            <article class="panel result">
                <h2><span>{name}</span><b>{display.total()}</b></h2>
                <Thumbnail display player=place name large=true />
                {looks(app, &address)}
            </article>
        }
    };
    view! {
        <Page title=app.t("challenge-title")>
            <p class="headline" role="status">{headline}</p>
            {ties}
            <p class="aside notes">{notes}</p>
            <div class="results shared">
                {one(0, app.t("play-your-display"), GameAddress::Stored(id))}
                {one(1, Signal::stored(theirs.name), address)}
            </div>
        </Page>
    }
    .into_any()
}

/// Who has won, and by how much.
fn headline(texts: &Texts, names: &[String; 2], standing: &Standing) -> String {
    let [own, theirs] = [0, 1].map(|place: usize| {
        standing.results.get(place).map(|outcome| outcome.total).unwrap_or_default()
    });
    winner(texts, &names[1], own.cmp(&theirs), own.abs_diff(theirs)).unwrap_or_else(|| {
        let names = names.each_ref().map(String::as_str);
        texts.winners(&names, standing, Some(Seat::from_index(0)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::texts::Language;

    #[test]
    fn it_is_said_who_won_and_by_how_much() {
        let texts = Texts::new(Language::En);
        let said = |own: &[u32], theirs: &[u32]| {
            let outcome = |counted: &[u32]| Outcome {
                total: counted.iter().sum(),
                counted: counted.to_vec(),
            };
            let standing = Standing::of(vec![outcome(own), outcome(theirs)]);
            headline(&texts, &["Ben".to_owned(), "Ada".to_owned()], &standing)
        };
        assert_eq!(said(&[9, 3], &[7]), "You win by 5 points.");
        assert_eq!(said(&[6], &[7]), "Ada wins by 1 point.");
        assert_eq!(said(&[5, 2], &[4, 3]), "You win with 7 points.");
        assert_eq!(said(&[5, 2], &[5, 2]), "You share the win with Ada.");
    }
}
