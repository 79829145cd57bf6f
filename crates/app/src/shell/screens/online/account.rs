//! Who one is at the server: a guest, or somebody with a password who can come back from any device.

mod login;
mod manage;
mod recovery;
mod sign_in;

pub(crate) use login::{Forgotten, LoginForm};
pub(crate) use recovery::RecoveryCode;
pub(crate) use sign_in::{LoginFold, NameOrLogin, SignIn};

use crate::shell::clock::today;
use crate::shell::confirm::Confirm;
use crate::shell::context::AppContext;
use crate::shell::files;
use crate::shell::online::{ApiFault, Online, Presence, delete, get_text, send};
use leptos::prelude::*;
use leptos::task::spawn_local;
use login::Login;
use manage::{NameForm, PasswordForm};
use protocol::SignOut;
use std::future::Future;

/// What can be done about it.
#[component]
pub(super) fn Account(online: Online, recovery: RecoveryCode) -> impl IntoView {
    let app = AppContext::get();
    let confirm = Confirm::new();
    let sign_in = SignIn::new(app);
    let who = Memo::new(move |_| {
        online.presence.with(|presence| match presence {
            Presence::Player(me) => Some((me.name.clone(), me.claimed)),
            _ => None,
        })
    });
    let is_claimed = Memo::new(move |_| who.get().is_some_and(|(_, is_claimed)| is_claimed));
    // A claimed name that a player wants to have may belong to them too.
    let has_login = Memo::new(move |_| !is_claimed.get() || sign_in.is_open());
    let export = move |_| {
        spawn_local(async move {
            match get_text("me/export").await {
                Ok(text) => {
                    files::save(&format!("limes {}.json", today()), "application/json", &text);
                }
                Err(fault) => app.tell(app.texts_now().api_fault(&fault)),
            }
        });
    };
    let delete_all = move |_| {
        let words = ["online-delete-ask", "online-delete"].map(|key| app.texts_now().say(key));
        let act = Callback::new(move |()| {
            carry_out(app, online, "online-deleted", async { delete("me").await });
        });
        confirm.ask(words, act);
    };
    let leave = move |all: bool| {
        carry_out(app, online, "online-logged-out", async move {
            send("logout", &SignOut { all }).await
        });
    };
    let summary = move || match who.get() {
        Some((name, is_claimed)) => {
            let key = if is_claimed { "online-claimed" } else { "online-guest" };
            app.texts().say_with(key, &[("name", name.into())])
        }
        None => app.say("online-you-new"),
    };
    let known = move |(name, is_claimed): (String, bool)| {
        view! {
            <PasswordForm online recovery sign_in is_claimed />
            {is_claimed.then(|| view! { <NameForm online sign_in name /> })}
            <p class="buttons">
                {is_claimed.then(|| view! {
                    <button on:click=move |_| leave(false)>{app.t("online-logout")}</button>
                    <button on:click=move |_| leave(true)>{app.t("online-logout-all")}</button>
                })}
                <button on:click=export>{app.t("online-export")}</button>
                <button on:click=delete_all>{app.t("online-delete")}</button>
            </p>
        }
    };
    view! {
        <section class="panel" aria-label=app.t("online-you")>
            <details class="account">
                <summary>{summary}</summary>
                <div class="form">
                    {move || who.get().map(known)}
                    {move || has_login.get().then(|| view! {
                        <Login online sign_in />
                        <Forgotten online recovery />
                    })}
                </div>
            </details>
            {confirm.view()}
        </section>
    }
}

/// Does something that changes who one is, and says how it went.
fn carry_out(
    app: AppContext,
    online: Online,
    done: &'static str,
    what: impl Future<Output = Result<(), ApiFault>> + 'static,
) {
    let server = online.server();
    spawn_local(async move {
        let words = match what.await {
            Ok(()) => app.texts_now().say(done),
            Err(fault) => app.texts_now().api_fault(&fault),
        };
        server.change_identity().await;
        app.tell(words);
    });
}
