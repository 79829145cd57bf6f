//! Coming back as somebody who has a password, or who has lost it and kept the recovery code.

use super::recovery::RecoveryCode;
use crate::shell::context::AppContext;
use crate::shell::online::{Online, Presence, post};
use crate::shell::texts::Texts;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{MyTable, Recover, SignIn, SignedIn, Stage};

/// The form to log in, on the page of the player.
#[component]
pub(super) fn Login(online: Online, sign_in: super::SignIn) -> impl IntoView {
    let app = AppContext::get();
    let form = move || {
        let (name, password) = sign_in.fields();
        let after = Callback::new(move |()| sign_in.close());
        sign_in.is_open().then(|| view! { <LoginForm online name password after /> })
    };
    view! {
        <details prop:open=move || sign_in.is_open()>
            <summary on:click=move |event| sign_in.toggle(&event)>{app.t("online-login")}</summary>
            {form}
        </details>
    }
}

/// The form to log in.
#[component]
pub(crate) fn LoginForm(
    online: Online,
    name: RwSignal<String>,
    /// The field of the password.
    password: NodeRef<html::Input>,
    /// What follows a login.
    after: Callback<()>,
) -> impl IntoView {
    let app = AppContext::get();
    let password_field = password;
    let password = RwSignal::new(String::new());
    let seats = GuestSeats::new(online);
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let mut request = SignIn {
            name: name.get_untracked(),
            password: password.get_untracked(),
            take_seats: seats.is_chosen(),
        };
        password.set(String::new());
        let server = online.server();
        spawn_local(async move {
            request.take_seats &= has_seats(&server.ask_presence().await);
            let signed_in = post::<_, SignedIn>("login", &request).await;
            if let Ok(signed_in) = &signed_in {
                app.change_settings(|settings| settings.name = signed_in.named.name.clone());
                if signed_in.took.is_some() {
                    server.take_seats(signed_in.named.player).await;
                }
            }
            server.change_identity().await;
            match signed_in {
                Ok(signed_in) => {
                    app.tell(welcome(app, signed_in.took));
                    // The screen may be gone by now.
                    after.try_run(());
                }
                Err(fault) => app.tell(app.texts_now().api_fault(&fault)),
            }
        });
    };
    view! {
        <form class="form" on:submit=submit>
            <p class="aside">{app.t("online-login-about")}</p>
            <label class="select">
                <span>{app.t("online-login-name")}</span>
                <input type="text" required autocomplete="username" bind:value=name />
            </label>
            <label class="select">
                <span>{app.t("online-password")}</span>
                <input type="password" required autocomplete="current-password" node_ref=password_field bind:value=password />
            </label>
            {seats.view(app)}
            <button type="submit">{app.t("online-login-go")}</button>
        </form>
    }
}

/// Whether a guest takes their seats along when they become somebody else. Otherwise they leave them behind.
#[derive(Clone, Copy)]
struct GuestSeats {
    online: Online,
    is_chosen: RwSignal<bool>,
}

impl GuestSeats {
    fn new(online: Online) -> GuestSeats {
        GuestSeats { online, is_chosen: RwSignal::new(true) }
    }

    fn is_chosen(self) -> bool {
        self.is_chosen.get_untracked()
    }

    /// The choice, for a guest who has seats.
    fn view(self, app: AppContext) -> impl IntoView {
        let tables = Memo::new(move |_| self.online.presence.with(tables_to_take));
        move || {
            let texts = app.texts();
            let words = match tables.get() {
                Some(0) => None,
                Some(count) => {
                    Some(texts.say_with("online-take-seats", &[("tables", count.into())]))
                }
                None => Some(texts.say("online-take-all-seats")),
            };
            words.map(|words| {
                view! {
                    <label class="choose">
                        <input type="checkbox" bind:checked=self.is_chosen />
                        <span><b>{words}</b><small>{app.t("online-take-seats-about")}</small></span>
                    </label>
                }
            })
        }
    }
}

/// At how many tables that are not over a guest sits; `None` if that is not known: there are more tables than the first page of
/// them tells, or the server has not said who is here.
fn tables_to_take(presence: &Presence) -> Option<usize> {
    let me = match presence {
        Presence::Player(me) if !me.claimed => me,
        Presence::Player(_) | Presence::Nobody => return Some(0),
        Presence::Unknown | Presence::NoServer | Presence::Banned => return None,
    };
    let is_on = |table: &&MyTable| matches!(table.state, Stage::Open | Stage::Playing);
    let count = me.tables.iter().filter(is_on).count();
    // Finished ones come last.
    (me.next.is_none() || count < me.tables.len()).then_some(count)
}

/// Whether there may be seats to take along.
fn has_seats(presence: &Presence) -> bool {
    tables_to_take(presence) != Some(0)
}

/// What is said after a login: how many seats came along.
fn welcome(app: AppContext, took: Option<usize>) -> String {
    let texts = app.texts_now();
    let welcome = texts.say("online-logged-in");
    let along = took_words(&texts, took);
    [Some(welcome), along].into_iter().flatten().collect::<Vec<String>>().join(" ")
}

/// How many seats came along, if any did.
fn took_words(texts: &Texts, took: Option<usize>) -> Option<String> {
    let took = took.filter(|&took| took > 0)?;
    Some(texts.say_with("online-took-seats", &[("tables", took.into())]))
}

/// A new password with the recovery code.
#[component]
pub(crate) fn Forgotten(
    online: Online,
    recovery: RecoveryCode,
    /// What follows when the player is logged in and has noted the new code.
    #[prop(optional, into)]
    after: Option<Callback<()>>,
) -> impl IntoView {
    let after = after.unwrap_or_else(|| Callback::new(|()| ()));
    let app = AppContext::get();
    let [name, code, password] = [(); 3].map(|()| RwSignal::new(String::new()));
    let seats = GuestSeats::new(online);
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let mut request = Recover {
            name: name.get_untracked(),
            recovery: code.get_untracked(),
            password: password.get_untracked(),
            take_seats: seats.is_chosen(),
        };
        code.set(String::new());
        password.set(String::new());
        let server = online.server();
        spawn_local(async move {
            request.take_seats &= has_seats(&server.ask_presence().await);
            match post::<_, SignedIn>("recover", &request).await {
                Ok(signed_in) => {
                    app.change_settings(|settings| settings.name = signed_in.named.name.clone());
                    if signed_in.took.is_some() {
                        server.take_seats(signed_in.named.player).await;
                    }
                    let along = took_words(&app.texts_now(), signed_in.took);
                    along.into_iter().for_each(|along| app.tell(along));
                    recovery.show_then(signed_in.recovery, after);
                }
                Err(fault) => app.tell(app.texts_now().api_fault(&fault)),
            }
            server.change_identity().await;
        });
    };
    view! {
        <details>
            <summary>{app.t("online-forgotten")}</summary>
            <form class="form" on:submit=submit>
                <p class="aside">{app.t("online-forgotten-about")}</p>
                <label class="select">
                    <span>{app.t("online-login-name")}</span>
                    <input type="text" required autocomplete="username" bind:value=name />
                </label>
                <label class="select">
                    <span>{app.t("online-recovery-code")}</span>
                    <input type="text" required autocomplete="off" autocapitalize="characters" bind:value=code />
                </label>
                <label class="select">
                    <span>{app.t("online-password-new")}</span>
                    <input type="password" required minlength=6 maxlength=128 autocomplete="new-password" bind:value=password />
                </label>
                {seats.view(app)}
                <button type="submit">{app.t("online-password-set")}</button>
            </form>
        </details>
    }
}
