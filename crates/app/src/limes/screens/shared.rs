//! A game that came with the address: what it is, and what can be done with it.

use crate::limes::screens::share::Sharing;
use crate::limes::screens::thumbnail::Thumbnail;
use crate::limes::state::daily::KIND;
use crate::limes::state::{GameResult, game};
use crate::shell::clock::{spelled, today};
use crate::shell::context::AppContext;
use crate::shell::notes;
use crate::shell::open_games::OpenGames;
use crate::shell::page::Page;
use crate::shell::route::GameScreen;
use crate::shell::screens::day::begin_game;
use crate::shell::screens::subject::Subject;
use crate::shell::table_slot::TableSlot;
use crate::shell::texts::Texts;
use leptos::prelude::*;
use limes::{CARDS, DealtGame, Game, Seat, Variants};

/// The screen of a share link.
pub(crate) fn shared(subject: Subject<DealtGame>) -> AnyView {
    let app = AppContext::get();
    let game = subject.game.game().clone();
    let round = game.drawn().len().min(CARDS);
    let over = game.is_over();
    let title = Signal::derive(move || match over {
        true => app.say("import-over"),
        false => app.texts().say_with("import-running", &[("round", round.into())]),
    });
    let date = notes::date(&subject.game.record().headers).filter(|_| over).map(str::to_owned);
    let players = GameResult::of(&game).players.into_iter().map({
        let game = game.clone();
        move |player| {
            let display =
                game.player(player.seat).map(|player| *player.display()).unwrap_or_default();
            let name = player.name.clone();
            let label = Signal::derive(move || {
                app.texts().label_with("play-display-of", &[("name", name.clone().into())])
            });
            view! {
                <article class="panel result">
                    <h2><span>{player.name}</span><b>{player.score.total}</b></h2>
                    <Thumbnail display player=player.seat.index() name=label />
                </article>
            }
        }
    });
    let (headline, notes) = {
        let (first, second) = (game.clone(), game);
        let reader = subject.reader;
        let headline = move || headline(&app.texts(), &first, reader);
        (headline, move || notes(&app.texts(), &second, date.as_deref()))
    };
    let open = OpenGames::get();
    let kept = StoredValue::new(subject.game.clone());
    let play_on = move |_| begin_game(app, open, KIND, kept.get_value());
    let alone = move |_| match kept.with_value(|game| game::alone(game, &app.own_name(), &today()))
    {
        Ok(game) => begin_game(app, open, KIND, game),
        Err(fault) => app.tell(app.texts_now().name_fault(fault)),
    };
    let replay = subject.route(GameScreen::Replay).to_string();
    let review = subject.route(GameScreen::Review).to_string();
    let around = TableSlot::side();
    // Looking at it comes first unless its table has something better.
    let is_first = around.is_none();
    let ways = if over {
        view! {
            <a class="button" class:go=is_first href=replay>{app.t("result-replay")}</a>
            <a class="button" href=review>{app.t("result-review")}</a>
        }
        .into_any()
    } else {
        view! {
            <button class="go" on:click=play_on>{app.t("share-play-on")}</button>
            <a class="button" href=replay>{app.t("result-replay")}</a>
        }
        .into_any()
    };
    view! {
        <Page title>
            <p class="headline">{headline}</p>
            <p class="aside notes">{notes}</p>
            {around}
            <p class="buttons">
                {ways}
                <button on:click=alone>{app.t("share-play")}</button>
            </p>
            <div class="results shared">{players.collect_view()}</div>
            <Sharing game=subject.game />
        </Page>
    }
    .into_any()
}

/// How it ended for this reader, or who plays.
fn headline(texts: &Texts, game: &Game, reader: Option<Seat>) -> String {
    let names: Vec<&str> = game.players().iter().map(|player| player.name()).collect();
    match (game.is_over(), &names[..]) {
        (true, [_]) => {
            let total = game.players().first().map(|player| player.display().total());
            let points = total.unwrap_or_default();
            let band = texts.band(limes::Band::of(points));
            texts.say_with("result-solo", &[("points", points.into()), ("band", band.into())])
        }
        (true, _) => texts.winners(&names, &game.standing(), reader),
        (false, _) => texts.list(&names),
    }
}

/// When it was played, with which cards and variants.
pub(super) fn notes(texts: &Texts, game: &Game, date: Option<&str>) -> String {
    let Variants { diagonal, ferryman } = game.variants();
    let deck = game.deck();
    let deck = (!deck.is_built_in())
        .then(|| texts.labelled(texts.say("setup-deck"), deck.name().to_string()));
    let parts = [
        date.map(|date| spelled(date, texts.language())),
        deck,
        diagonal.then(|| texts.say("variant-diagonal")),
        ferryman.then(|| texts.say("variant-ferryman")),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}
