//! The recovery code, shown once.

use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::files;
use crate::shell::page::sign;
use crate::shell::window::{Frame, Window};
use leptos::prelude::*;

/// A window with the recovery code of a name; closed until there is one. It belongs to a whole page, whatever is shown there
/// meanwhile: the connection may be lost before the player has noted the code.
#[derive(Clone, Copy)]
pub(crate) struct RecoveryCode {
    app: AppContext,
    window: Window,
    code: RwSignal<String>,
    /// What follows when the player has noted it.
    noted: StoredValue<Option<Callback<()>>>,
}

impl RecoveryCode {
    pub(crate) fn new(app: AppContext) -> RecoveryCode {
        RecoveryCode {
            app,
            window: Window::new(),
            code: RwSignal::default(),
            noted: StoredValue::new(None),
        }
    }

    /// Shows a new code, and does something when it is noted.
    pub(super) fn show_then(self, code: Option<String>, noted: Callback<()>) {
        // The screen may be gone by now.
        let _ = self.noted.try_set_value(Some(noted));
        self.show(code);
    }

    /// Shows a new code. The server does not tell it again.
    pub(super) fn show(self, code: Option<String>) {
        // The screen may be gone by now.
        if let Some(code) = code
            && self.code.try_set(code).is_none()
        {
            self.window.show();
        }
    }

    /// Where the window appears.
    pub(crate) fn view(self) -> AnyView {
        let RecoveryCode { app, window, code, noted } = self;
        let close = move |_| {
            window.close();
            if let Some(then) = noted.try_update_value(Option::take).flatten() {
                // What follows may belong to a part of the screen that is gone.
                then.try_run(());
            }
        };
        let copy = move |_| files::copy(app, &code.get_untracked(), app.say("common-copied"));
        let frame = Frame {
            id: None,
            class: "panel window",
            heading: "recovery-window".to_owned(),
            title: app.t("online-recovery"),
        };
        let content = view! {
            <p>{app.t("online-recovery-about")}</p>
            <p class="recovery"><code>{code}</code></p>
            <p class="buttons">
                <button class="go" on:click=copy>{sign(Icon::Link)}{app.t("common-copy")}</button>
                <button on:click=close>{app.t("online-recovery-noted")}</button>
            </p>
        };
        window.view(frame, content.into_any())
    }
}
