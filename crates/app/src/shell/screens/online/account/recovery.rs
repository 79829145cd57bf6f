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
}

impl RecoveryCode {
    pub(crate) fn new(app: AppContext) -> RecoveryCode {
        RecoveryCode { app, window: Window::new(), code: RwSignal::default() }
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
        let RecoveryCode { app, window, code } = self;
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
                <button on:click=move |_| window.close()>{app.t("online-recovery-noted")}</button>
            </p>
        };
        window.view(frame, content.into_any())
    }
}
