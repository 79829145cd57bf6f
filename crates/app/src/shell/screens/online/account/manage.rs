//! What players with an identity can do about it: protect the name, change it, change the password, leave.

use super::SignIn;
use super::carry_out;
use super::recovery::RecoveryCode;
use crate::shell::context::AppContext;
use crate::shell::online::{ApiFault, Online, post};
use crate::shell::texts::Texts;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Code, Named, Password, PasswordSet, Rename};

/// A password for the name of a guest, or a new one for a claimed name.
#[component]
pub(super) fn PasswordForm(
    online: Online,
    recovery: RecoveryCode,
    /// The form to log in, for a player whose name this is already.
    sign_in: SignIn,
    is_claimed: bool,
) -> impl IntoView {
    let app = AppContext::get();
    let [old, password] = [RwSignal::new(String::new()), RwSignal::new(String::new())];
    // Nobody can claim a name that the server has made up, so guests choose theirs here.
    let name = RwSignal::new(app.settings.with_untracked(|settings| settings.name.clone()));
    let title = if is_claimed { "online-password-change" } else { "online-claim" };
    let about = if is_claimed { "online-password-change-about" } else { "online-claim-about" };
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let old = is_claimed.then(|| old.get_untracked());
        let request = Password { password: password.get_untracked(), old };
        password.set(String::new());
        let name = name.get_untracked().trim().to_owned();
        let server = online.server();
        spawn_local(async move {
            let words = match server.be_called(name.clone()).await {
                Ok(()) => {
                    if !is_claimed {
                        app.change_settings(|settings| settings.name = name.clone());
                    }
                    match post::<_, PasswordSet>("me/password", &request).await {
                        Ok(set) => {
                            recovery.show(Some(set.recovery));
                            None
                        }
                        Err(fault) => {
                            sign_in.offer_as(&fault, &name);
                            Some(password_fault(&app.texts_now(), &fault))
                        }
                    }
                }
                Err(fault) => {
                    sign_in.offer_as(&fault, &name);
                    Some(app.texts_now().api_fault(&fault))
                }
            };
            words.into_iter().for_each(|words| app.tell(words));
            server.change_identity().await;
        });
    };
    view! {
        <details>
            <summary>{app.t(title)}</summary>
            <form class="form" on:submit=submit>
                <p class="aside">{app.t(about)}</p>
                {if is_claimed {
                    view! {
                        <label class="select">
                            <span>{app.t("online-password-old")}</span>
                            <input type="password" required autocomplete="current-password" bind:value=old />
                        </label>
                    }
                    .into_any()
                } else {
                    view! {
                        <label class="select">
                            <span>{app.t("online-login-name")}</span>
                            <input type="text" required maxlength=40 autocomplete="username" bind:value=name />
                        </label>
                    }
                    .into_any()
                }}
                <label class="select">
                    <span>{app.t(if is_claimed { "online-password-new" } else { "online-password" })}</span>
                    <input type="password" required minlength=6 maxlength=128 autocomplete="new-password" bind:value=password />
                </label>
                <button type="submit">{app.t(title)}</button>
            </form>
        </details>
    }
}

/// Why a password was not set. The codes are those of a login and of a name, which say something else there.
fn password_fault(texts: &Texts, fault: &ApiFault) -> String {
    match fault {
        ApiFault::Refused(fault) if fault.code == Code::PASSWORD => {
            texts.say("online-password-old-wrong")
        }
        ApiFault::Refused(fault) if fault.code == Code::NAME => texts.say("online-claim-refused"),
        fault => texts.api_fault(fault),
    }
}

/// Another name.
#[component]
pub(super) fn NameForm(online: Online, sign_in: SignIn, name: String) -> impl IntoView {
    let app = AppContext::get();
    let name = RwSignal::new(name);
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let request = Rename { name: name.get_untracked().trim().to_owned() };
        carry_out(app, online, "online-renamed", async move {
            let named = post::<_, Named>("me/name", &request).await;
            let named = named.inspect_err(|fault| sign_in.offer_as(fault, &request.name))?;
            app.change_settings(|settings| settings.name = named.name);
            Ok(())
        });
    };
    view! {
        <details>
            <summary>{app.t("online-rename")}</summary>
            <form class="form" on:submit=submit>
                <label class="select">
                    <span>{app.t("online-login-name")}</span>
                    <input type="text" required maxlength=40 autocomplete="nickname" bind:value=name />
                </label>
                <button type="submit">{app.t("online-rename")}</button>
            </form>
        </details>
    }
}
