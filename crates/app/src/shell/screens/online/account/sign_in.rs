//! Login where a name is asked for, folded away behind one line: players with an account need no other page to use it.

use super::login::{Forgotten, LoginForm};
use super::recovery::RecoveryCode;
use crate::shell::context::AppContext;
use crate::shell::online::{ApiFault, Online};
use crate::shell::screens::settings::Name;
use leptos::html;
use leptos::prelude::*;
use protocol::Code;

/// The folded form; a copy opens the same one.
#[derive(Clone, Copy)]
pub(crate) struct SignIn {
    app: AppContext,
    is_open: RwSignal<bool>,
    name: RwSignal<String>,
    password: NodeRef<html::Input>,
}

impl SignIn {
    /// A form that is folded away.
    pub(crate) fn new(app: AppContext) -> SignIn {
        SignIn {
            app,
            is_open: RwSignal::new(false),
            name: RwSignal::default(),
            password: NodeRef::new(),
        }
    }

    /// Opens the form if the name of this device was refused: it may be the player's own.
    pub(crate) fn offer(self, fault: &ApiFault) {
        self.offer_as(fault, &self.own_name());
    }

    /// Opens the form for this name if it was refused.
    pub(super) fn offer_as(self, fault: &ApiFault, name: &str) {
        let is_name = matches!(fault, ApiFault::Refused(fault) if fault.code == Code::NAME);
        // The screen may be gone by now.
        if !is_name || self.is_open.try_set(true).is_some() {
            return;
        }
        self.name.set(name.to_owned());
        // The form is there in the next frame.
        request_animation_frame(move || {
            if let Some(input) = self.password.try_get_untracked().flatten() {
                // An input that is shown takes the focus.
                let _ = input.focus();
            }
        });
    }

    fn own_name(self) -> String {
        self.app.settings.with_untracked(|settings| settings.name.clone())
    }

    pub(super) fn is_open(self) -> bool {
        self.is_open.get()
    }

    pub(super) fn close(self) {
        self.is_open.set(false);
    }

    /// What is typed into the form.
    pub(super) fn fields(self) -> (RwSignal<String>, NodeRef<html::Input>) {
        (self.name, self.password)
    }

    /// Opens or closes the form on a click. The browser tells of a toggle only later, when the screen may be gone.
    pub(super) fn toggle(self, event: &web_sys::MouseEvent) {
        event.prevent_default();
        let is_open = !self.is_open.get_untracked();
        if is_open && self.name.with_untracked(String::is_empty) {
            self.name.set(self.own_name());
        }
        self.is_open.set(is_open);
    }
}

/// The player's name for a new seat, and the way to log in instead; nothing for a player whose name has a password.
#[component]
pub(crate) fn NameOrLogin(
    online: Online,
    recovery: RecoveryCode,
    sign_in: SignIn,
    /// What follows a login.
    #[prop(optional, into)]
    after: Option<Callback<()>>,
    /// What follows when the person presses Enter in the field for the name.
    #[prop(optional)]
    on_enter: Option<Callback<()>>,
) -> impl IntoView {
    // Presence is asked for again and again; a name that is being typed must outlive that.
    let is_claimed = Memo::new(move |_| online.is_claimed());
    let after = after.unwrap_or_else(|| Callback::new(|()| ()));
    view! {
        {move || (!is_claimed.get()).then(|| view! { <OnlineName online on_enter /> })}
        <LoginFold online recovery sign_in after />
    }
}

/// The way to log in, behind one line; nothing for a player whose name has a password.
#[component]
pub(crate) fn LoginFold(
    online: Online,
    recovery: RecoveryCode,
    sign_in: SignIn,
    /// What follows a login.
    after: Callback<()>,
) -> impl IntoView {
    let is_claimed = Memo::new(move |_| online.is_claimed());
    move || (!is_claimed.get()).then(|| view! { <Folded online recovery sign_in after /> })
}

/// The name of a visitor or guest; without one the server makes one up.
#[component]
fn OnlineName(online: Online, on_enter: Option<Callback<()>>) -> impl IntoView {
    let app = AppContext::get();
    let known = Memo::new(move |_| online.player().map(|me| me.name).unwrap_or_default());
    // It stays while a name is typed: if it disappeared, the button below would move away from under the finger.
    let had_no_name = app.settings.with_untracked(|settings| settings.name.is_empty());
    let is_nameless = Memo::new(move |_| had_no_name && known.with(String::is_empty));
    let on_enter = on_enter.unwrap_or_else(|| Callback::new(|()| ()));
    view! {
        <Name placeholder=known on_enter />
        {move || is_nameless.get().then(|| view! { <p class="aside name-hint">{app.t("online-name-made")}</p> })}
    }
}

#[component]
fn Folded(
    online: Online,
    recovery: RecoveryCode,
    sign_in: SignIn,
    after: Callback<()>,
) -> impl IntoView {
    let app = AppContext::get();
    let SignIn { is_open, name, password, .. } = sign_in;
    let forms = move || {
        is_open.get().then(|| {
            view! {
                <LoginForm online name password after />
                <Forgotten online recovery after />
            }
        })
    };
    view! {
        <details class="sign-in" prop:open=is_open>
            <summary on:click=move |event| sign_in.toggle(&event)>{app.t("online-have-account")}</summary>
            {forms}
        </details>
    }
}
