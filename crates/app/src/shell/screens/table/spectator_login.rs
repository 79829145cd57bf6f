//! Login during a game: a player on a new device is a spectator until they log in, and a guest may have an account.

use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::online::{Online, Presence};
use crate::shell::screens::online::{Forgotten, LoginFold, LoginForm, RecoveryCode, SignIn};
use crate::shell::window::{Frame, Window};
use leptos::prelude::*;

/// The button and its window; nothing for a player whose name has a password, nor before it is known who is here.
#[component]
pub(super) fn SpectatorLogin(
    online: Online,
    recovery: RecoveryCode,
    /// What follows a login.
    after: Callback<()>,
) -> impl IntoView {
    let is_offered = Memo::new(move |_| {
        online.presence.with(|presence| *presence != Presence::Unknown) && !online.is_claimed()
    });
    move || is_offered.get().then(|| view! { <Login online recovery after /> })
}

#[component]
fn Login(online: Online, recovery: RecoveryCode, after: Callback<()>) -> impl IntoView {
    let app = AppContext::get();
    let window = Window::new();
    let name = RwSignal::new(app.settings.with_untracked(|settings| settings.name.clone()));
    let frame = Frame {
        id: None,
        class: "panel window table-menu",
        heading: "login-window".to_owned(),
        title: app.t("online-have-account"),
    };
    let form = view! {
        <LoginForm online name password=NodeRef::new() after />
        <Forgotten online recovery after />
    };
    view! {
        <button class="round quiet" aria-label=app.t("online-have-account") title=app.t("online-have-account") on:click=move |_| window.show() inner_html=Icon::People.svg()></button>
        {window.view(frame, form.into_any())}
    }
}

/// The same for a guest who sits at the table, folded away among what there is to do there.
#[component]
pub(super) fn GuestLogin(
    online: Online,
    recovery: RecoveryCode,
    /// What follows a login.
    after: Callback<()>,
) -> impl IntoView {
    let sign_in = SignIn::new(AppContext::get());
    view! { <LoginFold online recovery sign_in after /> }
}

/// What follows a login during a game: its screen cannot change from one player to another, so the page is loaded again.
pub(super) fn load_again() -> Callback<()> {
    // Refused only while the page is being left.
    Callback::new(|()| drop(leptos::prelude::window().location().reload()))
}
