//! Who one is at the server: a guest, or somebody with a password who can come back from any device.

use crate::shell::clock::today;
use crate::shell::confirm::Confirm;
use crate::shell::context::AppContext;
use crate::shell::files;
use crate::shell::online::{ApiFault, Online, Presence, delete, get_text, post, send};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Empty, Named, Password, SignIn};
use std::future::Future;

/// What can be done about it.
#[component]
pub(super) fn Account(online: Online) -> impl IntoView {
    let app = AppContext::get();
    let confirm = Confirm::new();
    let who = Memo::new(move |_| {
        online.presence.with(|presence| match presence {
            Presence::Player(me) => Some((me.name.clone(), me.claimed)),
            _ => None,
        })
    });
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
    let leave = move |_| {
        carry_out(app, online, "online-logged-out", async { send("logout", &Empty {}).await });
    };
    let known = move |(name, is_claimed): (String, bool)| {
        let words = move || {
            let key = if is_claimed { "online-claimed" } else { "online-guest" };
            app.texts().say_with(key, &[("name", name.clone().into())])
        };
        view! {
            <p class="aside">{words}</p>
            {(!is_claimed).then(|| view! { <Claim online /> })}
            <p class="buttons">
                {is_claimed.then(|| view! { <button on:click=leave>{app.t("online-logout")}</button> })}
                <button on:click=export>{app.t("online-export")}</button>
                <button on:click=delete_all>{app.t("online-delete")}</button>
            </p>
        }
    };
    view! {
        {move || who.get().map(known)}
        {move || who.get().is_none_or(|(_, is_claimed)| !is_claimed).then(|| view! { <Login online /> })}
        {confirm.view()}
    }
}

/// A password for the name of a guest.
#[component]
fn Claim(online: Online) -> impl IntoView {
    let app = AppContext::get();
    let password = RwSignal::new(String::new());
    let submit =
        move |event: web_sys::SubmitEvent| {
            event.prevent_default();
            let request = Password { password: password.get_untracked() };
            password.set(String::new());
            carry_out(app, online, "online-claim-done", async move {
                send("me/password", &request).await
            });
        };
    view! {
        <details>
            <summary>{app.t("online-claim")}</summary>
            <form class="form" on:submit=submit>
                <p class="aside">{app.t("online-claim-about")}</p>
                <label class="select">
                    <span>{app.t("online-password")}</span>
                    <input type="password" required minlength=6 maxlength=128 autocomplete="new-password" bind:value=password />
                </label>
                <button type="submit">{app.t("online-claim")}</button>
            </form>
        </details>
    }
}

/// Coming back as somebody who has a password.
#[component]
fn Login(online: Online) -> impl IntoView {
    let app = AppContext::get();
    let [name, password] = [RwSignal::new(String::new()), RwSignal::new(String::new())];
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let request = SignIn { name: name.get_untracked(), password: password.get_untracked() };
        password.set(String::new());
        let own = request.name.trim().to_owned();
        carry_out(app, online, "online-logged-in", async move {
            post::<_, Named>("login", &request).await?;
            app.change_settings(|settings| settings.name = own);
            Ok(())
        });
    };
    view! {
        <details>
            <summary>{app.t("online-login")}</summary>
            <form class="form" on:submit=submit>
                <p class="aside">{app.t("online-login-about")}</p>
                <label class="select">
                    <span>{app.t("online-login-name")}</span>
                    <input type="text" required autocomplete="username" bind:value=name />
                </label>
                <label class="select">
                    <span>{app.t("online-password")}</span>
                    <input type="password" required autocomplete="current-password" bind:value=password />
                </label>
                <button type="submit">{app.t("online-login-go")}</button>
            </form>
        </details>
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
