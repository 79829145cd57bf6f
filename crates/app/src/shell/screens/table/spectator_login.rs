//! Login during a game: a player on a new device is a spectator until they log in.

use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::online::{Online, Presence};
use crate::shell::screens::online::LoginForm;
use crate::shell::window::{Frame, Window};
use leptos::prelude::*;

/// The button and its window; nothing for a player whose name has a password, nor before it is known who is here.
#[component]
pub(super) fn SpectatorLogin(online: Online) -> impl IntoView {
    let is_offered = Memo::new(move |_| {
        online.presence.with(|presence| *presence != Presence::Unknown) && !online.is_claimed()
    });
    move || is_offered.get().then(|| view! { <Login online /> })
}

#[component]
fn Login(online: Online) -> impl IntoView {
    let app = AppContext::get();
    let window = Window::new();
    let name = RwSignal::new(app.settings.with_untracked(|settings| settings.name.clone()));
    // The game screen cannot change from spectator to player, so the page is loaded again.
    let after = Callback::new(|()| drop(leptos::prelude::window().location().reload()));
    let frame = Frame {
        id: None,
        class: "panel window table-menu",
        heading: "login-window".to_owned(),
        title: app.t("online-have-account"),
    };
    let form = view! { <LoginForm online name password=NodeRef::new() after /> };
    view! {
        <button class="round quiet" aria-label=app.t("online-have-account") title=app.t("online-have-account") on:click=move |_| window.show() inner_html=Icon::People.svg()></button>
        {window.view(frame, form.into_any())}
    }
}
