//! The link to a table, to be copied, sent, or photographed.

use super::people::{of, only_for};
use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::files;
use crate::shell::online::{TableFollow, get};
use crate::shell::page::sign;
use crate::shell::share;
use fast_qr::QRBuilder;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::ServerInfo;
use std::fmt::Write;

/// How many modules stay free around a QR code, as its standard asks for.
const MARGIN: usize = 4;

/// The link to the table that is shown. Where the browser cannot copy, as on a page without TLS, it can be selected.
#[component]
pub(super) fn Invitation(follow: TableFollow) -> impl IntoView {
    let app = AppContext::get();
    let info = RwSignal::new(None::<ServerInfo>);
    spawn_local(async move {
        let found = get::<ServerInfo>("server").await;
        // The screen may be gone by now.
        let _ = info.try_set(Some(found.unwrap_or_default()));
    });
    // A link that changes while it is being copied helps nobody: there is none before the server has answered.
    let expected = Memo::new(move |_| of(follow, only_for));
    let reserved = move || {
        expected.with(|names| {
            let texts = app.texts();
            let values = [("names", texts.list(names).into()), ("count", names.len().into())];
            let words = || texts.say_with("table-invite-reserved", &values);
            (!names.is_empty()).then(|| view! { <p class="aside">{words()}</p> })
        })
    };
    let is_reserved = Memo::new(move |_| expected.with(|names| !names.is_empty()));
    let invitation =
        move || info.with(|info| info.as_ref().map(|info| invitation(app, info, is_reserved)));
    view! {
        <section class="panel">
            <h2>{app.t("table-invite")}</h2>
            {reserved}
            {invitation}
        </section>
    }
}

fn invitation(
    app: AppContext,
    info: &ServerInfo,
    is_reserved: Memo<bool>,
) -> impl IntoView + use<> {
    let page = share::address("");
    let hash = untrack(|| app.route.get().to_string());
    let reachable = address_for_others(info, &page);
    let is_reachable = reachable.is_some();
    let about = move || match (is_reachable, is_reserved.get()) {
        (false, _) => Some("table-invite-here"),
        (true, false) => Some("table-invite-about"),
        (true, true) => None,
    };
    let about = move || about().map(|key| view! { <p class="aside">{app.say(key)}</p> });
    let link = format!("{}{hash}", reachable.unwrap_or(page));
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
    let code = qr_code(&link).map(|picture| {
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

/// The address at which other people reach the page at `page`, with a slash at its end; `None` if only this computer does.
fn address_for_others(info: &ServerInfo, page: &str) -> Option<String> {
    let with_slash = |address: &String| format!("{}/", address.trim_end_matches('/'));
    if let Some(address) = &info.public_url {
        return Some(with_slash(address));
    }
    // What the server knows of itself may be the inside of a container; the way that the reader took is open.
    if !share::is_loopback(page) {
        return Some(page.to_owned());
    }
    info.lan.first().map(with_slash)
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
    fn links_lead_to_where_others_reach_the_server() {
        let check = |public_url: Option<&str>, lan: &[&str], page: &str, address: Option<&str>| {
            let info = ServerInfo {
                public_url: public_url.map(str::to_owned),
                lan: lan.iter().map(|&it| it.to_owned()).collect(),
                ..ServerInfo::default()
            };
            assert_eq!(address_for_others(&info, page).as_deref(), address, "{page}");
        };
        let (own, other) = ("http://192.168.1.5:5463", "http://10.0.0.2:5463");
        let here = "http://127.0.0.1:5463/";
        check(Some("https://limes.example"), &[own], here, Some("https://limes.example/"));
        check(None, &[other, own], here, Some("http://10.0.0.2:5463/"));
        // A visitor who came by one of the addresses passes on that one.
        check(None, &[other, own], "http://192.168.1.5:5463/", Some("http://192.168.1.5:5463/"));
        // So does one who came through a forwarded port or by a name.
        check(None, &[own], "http://10.1.1.1:8080/", Some("http://10.1.1.1:8080/"));
        check(None, &[own], "http://games.local:5463/", Some("http://games.local:5463/"));
        check(
            Some("https://a.example/x/"),
            &[own],
            "http://10.1.1.1/",
            Some("https://a.example/x/"),
        );
        check(None, &[], here, None);
        check(None, &[], "http://[::1]:5463/", None);
        check(None, &[], "http://localhost:5463/", None);
        check(None, &[], "http://games.local:5463/", Some("http://games.local:5463/"));
    }

    #[test]
    fn what_is_too_long_has_no_code() {
        assert_eq!(qr_code(&"limes".repeat(2000)), None);
    }
}
