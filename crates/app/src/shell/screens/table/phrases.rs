//! What players can say to each other, each in their own language.

use super::people::of;
use crate::shell::context::AppContext;
use crate::shell::online::TableFollow;
use leptos::prelude::*;
use protocol::Phrase;

/// The key of a phrase.
fn key(phrase: Phrase) -> &'static str {
    match phrase {
        Phrase::Hello => "phrase-hello",
        Phrase::GoodLuck => "phrase-good-luck",
        Phrase::WellPlayed => "phrase-well-played",
        Phrase::Thanks => "phrase-thanks",
        Phrase::OneMoment => "phrase-one-moment",
        Phrase::Oops => "phrase-oops",
        Phrase::Again => "phrase-again",
    }
}

/// Shows what anybody says, for a while.
pub(super) fn hear(app: AppContext, follow: TableFollow) {
    Effect::new(move |_| {
        let Some((seat, phrase)) = follow.said.get() else { return };
        let texts = app.texts_now();
        let who = untrack(|| {
            of(follow, |state| {
                let speaker = state.seats.iter().find(|it| it.seat == seat);
                speaker.map(|it| it.name.clone()).unwrap_or_default()
            })
        });
        let values = [("name", who.into()), ("words", texts.say(key(phrase)).into())];
        app.tell(texts.say_with("table-said", &values));
    });
}

/// The phrases, for those who sit at the table.
#[component]
pub(super) fn Phrases(
    follow: TableFollow,
    /// What follows when something was said.
    #[prop(optional)]
    then: Option<Callback<()>>,
) -> impl IntoView {
    let app = AppContext::get();
    let button = move |phrase: Phrase| {
        let say = move |_| {
            follow.say(phrase);
            then.into_iter().for_each(|then| then.run(()));
        };
        view! { <button on:click=say>{app.t(key(phrase))}</button> }
    };
    view! { <div class="phrases" role="group" aria-label=app.t("table-say")>{Phrase::ALL.map(button).collect_view()}</div> }
}
