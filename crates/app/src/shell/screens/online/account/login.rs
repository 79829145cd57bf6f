//! Coming back as somebody who has a password, or who has lost it and kept the recovery code.

use super::recovery::RecoveryCode;
use crate::shell::context::AppContext;
use crate::shell::online::{Online, Presence, post};
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Me, MyTable, Recover, SignIn, SignedIn, Stage};

/// The form to log in, on the page of the player.
#[component]
pub(super) fn Login(online: Online) -> impl IntoView {
    let app = AppContext::get();
    let name = RwSignal::new(String::new());
    view! {
        <details>
            <summary>{app.t("online-login")}</summary>
            <LoginForm online name password=NodeRef::new() after=Callback::new(|()| ()) />
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
    let takes_seats = RwSignal::new(true);
    // A guest who logs in leaves their seats behind, unless they are taken along.
    let seats = Memo::new(move |_| {
        online.presence.with(|presence| match presence {
            Presence::Player(me) if !me.claimed => tables_to_take(me),
            _ => Some(0),
        })
    });
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let request = SignIn {
            name: name.get_untracked(),
            password: password.get_untracked(),
            take_seats: seats.get_untracked() != Some(0) && takes_seats.get_untracked(),
        };
        password.set(String::new());
        let server = online.server();
        spawn_local(async move {
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
    let take_along = move || {
        let texts = app.texts();
        let words = match seats.get() {
            Some(0) => None,
            Some(seats) => Some(texts.say_with("online-take-seats", &[("tables", seats.into())])),
            None => Some(texts.say("online-take-all-seats")),
        };
        words.map(|words| {
            view! {
                <label class="choose">
                    <input type="checkbox" bind:checked=takes_seats />
                    <span><b>{words}</b><small>{app.t("online-take-seats-about")}</small></span>
                </label>
            }
        })
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
            {take_along}
            <button type="submit">{app.t("online-login-go")}</button>
        </form>
    }
}

/// At how many tables that are not over a guest sits; `None` if there are more than the first page of them tells.
fn tables_to_take(me: &Me) -> Option<usize> {
    let is_on = |table: &&MyTable| matches!(table.state, Stage::Open | Stage::Playing);
    let count = me.tables.iter().filter(is_on).count();
    // Finished ones come last.
    (me.next.is_none() || count < me.tables.len()).then_some(count)
}

/// What is said after a login: how many seats came along.
fn welcome(app: AppContext, took: Option<usize>) -> String {
    let texts = app.texts_now();
    let welcome = texts.say("online-logged-in");
    match took.filter(|&took| took > 0) {
        Some(took) => {
            let along = texts.say_with("online-took-seats", &[("tables", took.into())]);
            format!("{welcome} {along}")
        }
        None => welcome,
    }
}

/// A new password with the recovery code.
#[component]
pub(super) fn Forgotten(online: Online, recovery: RecoveryCode) -> impl IntoView {
    let app = AppContext::get();
    let [name, code, password] = [(); 3].map(|()| RwSignal::new(String::new()));
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let request = Recover {
            name: name.get_untracked(),
            recovery: code.get_untracked(),
            password: password.get_untracked(),
        };
        code.set(String::new());
        password.set(String::new());
        let server = online.server();
        spawn_local(async move {
            match post::<_, SignedIn>("recover", &request).await {
                Ok(signed_in) => {
                    app.change_settings(|settings| settings.name = signed_in.named.name.clone());
                    recovery.show(signed_in.recovery);
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
                <button type="submit">{app.t("online-password-set")}</button>
            </form>
        </details>
    }
}
