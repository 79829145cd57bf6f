//! The link to a table, to be copied, sent, or photographed.

use super::people::{of, only_for};
use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::files;
use crate::shell::online::{Reach, TableFollow};
use crate::shell::page::sign;
use fast_qr::QRBuilder;
use leptos::prelude::*;
use std::fmt::Write;

/// How many modules stay free around a QR code, as its standard asks for.
const MARGIN: usize = 4;

/// The link to the table that is shown. Where the browser cannot copy, as on a page without TLS, it can be selected.
#[component]
pub(super) fn Invitation(follow: TableFollow) -> impl IntoView {
    let app = AppContext::get();
    let reach = Reach::ask();
    let expected = Memo::new(move |_| of(follow, only_for));
    let reserved = move || {
        expected.with(|expected| {
            let words = || expected.words(&app.texts(), "table-invite-reserved");
            (!expected.is_nobody()).then(|| view! { <p class="aside">{words()}</p> })
        })
    };
    let is_reserved = Memo::new(move |_| expected.with(|expected| !expected.is_nobody()));
    // A link that changes while it is being copied helps nobody: there is none before the server has answered.
    let invitation = move || reach.is_known().then(|| invitation(app, reach, is_reserved));
    view! {
        <section class="panel">
            <h2>{app.t("table-invite")}</h2>
            {reserved}
            {invitation}
        </section>
    }
}

fn invitation(app: AppContext, reach: Reach, is_reserved: Memo<bool>) -> impl IntoView + use<> {
    let about = move || (!is_reserved.get()).then(|| app.say("table-invite-about"));
    let about = move || match reach.note(app) {
        Some(note) => Some(note),
        None => about().map(|words| view! { <p class="aside">{words}</p> }.into_any()),
    };
    let link = reach.link(&untrack(|| app.route.get().to_string()));
    let copied = link.clone();
    let copy = move |_| files::copy(app, &copied, app.say("share-link-copied"));
    let sent = link.clone();
    let send = move |_| {
        let words = app.texts_now().say("table-invite-words");
        files::send(app, &words, &sent, sent.clone(), app.say("share-link-copied"));
    };
    let select = |event: web_sys::FocusEvent| {
        event_target::<web_sys::HtmlInputElement>(&event).select();
    };
    // No other device could open what it photographs.
    let code = (!reach.is_alone()).then(|| qr_code(&link)).flatten().map(|picture| {
        view! { <div class="qr" role="img" aria-label=app.t("table-invite-qr") inner_html=picture></div> }
    });
    view! {
        {about}
        <p class="share-row">
            <input type="text" readonly aria-label=app.t("share-address") value=link on:focus=select />
            <button class="go" on:click=copy>{sign(Icon::Link)}{app.t("share-link")}</button>
            {files::can_send().then(|| view! {
                <button on:click=send>{sign(Icon::Share)}{app.t("share-send")}</button>
            })}
        </p>
        {code}
    }
}

/// A text as a QR code, drawn as one path; `None` if it is too long for one.
fn qr_code(text: &str) -> Option<String> {
    let code = QRBuilder::new(text).build().ok()?;
    let mut path = String::new();
    for y in 0..code.size {
        for x in (0..code.size).filter(|&x| code[y][x].value()) {
            // Writing to a text does not fail.
            let _ = write!(path, "M{} {}h1v1h-1z", x + MARGIN, y + MARGIN);
        }
    }
    let size = code.size + 2 * MARGIN;
    Some(format!(
        r##"<svg viewBox="0 0 {size} {size}" aria-hidden="true"><path fill="#fff" d="M0 0h{size}v{size}H0z"/><path fill="#000" d="{path}"/></svg>"##
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_fits_into_a_code_with_its_margin() {
        let code = qr_code("https://limes.example/#/table/0123456789abcdefghjk").expect("it fits");
        let picture = roxmltree::Document::parse(&code).expect("XML");
        let side = picture.root_element().attribute("viewBox").expect("a size");
        assert_eq!(side, "0 0 45 45", "version 5 has 37 modules");
        let path = picture.root_element().last_element_child().and_then(|it| it.attribute("d"));
        let path = path.expect("a path");
        // The three finders are black in their middle.
        for (x, y) in [(7, 7), (37, 7), (7, 37)] {
            assert!(path.contains(&format!("M{x} {y}h1")), "{x} {y}");
        }
        assert!(!path.contains("M3 "), "the margin is free");
    }

    #[test]
    fn what_is_too_long_has_no_code() {
        assert_eq!(qr_code(&"limes".repeat(2000)), None);
    }
}
