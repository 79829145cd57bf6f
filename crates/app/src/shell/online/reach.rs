//! The address at which other people reach this page.

use super::get;
use crate::shell::address::{address, is_loopback};
use crate::shell::context::AppContext;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::ServerInfo;

/// The address for links that others open, as soon as the server has told what it knows. Cheap to copy.
#[derive(Clone, Copy)]
pub(crate) struct Reach(RwSignal<Option<ServerInfo>>);

impl Reach {
    /// Asks the server.
    pub(crate) fn ask() -> Reach {
        let info = RwSignal::new(None);
        spawn_local(async move {
            let found = get::<ServerInfo>("server").await;
            // The screen may be gone by now.
            let _ = info.try_set(Some(found.unwrap_or_default()));
        });
        Reach(info)
    }

    pub(crate) fn is_known(self) -> bool {
        self.0.with(Option::is_some)
    }

    /// A link to a part of the app. Before the server has answered, and where only this computer can open it, it is the
    /// page's own address.
    pub(crate) fn link(self, hash: &str) -> String {
        let page = address("");
        let reachable =
            self.0.with(|info| info.as_ref().and_then(|info| address_for_others(info, &page)));
        format!("{}{hash}", reachable.unwrap_or(page))
    }

    /// Whether only this computer can open the link.
    pub(crate) fn is_alone(self) -> bool {
        self.0.with(|info| {
            info.as_ref().is_some_and(|it| address_for_others(it, &address("")).is_none())
        })
    }

    /// A note if only this computer can open the link.
    pub(crate) fn note(self, app: AppContext) -> Option<AnyView> {
        self.is_alone()
            .then(|| view! { <p class="aside">{app.t("table-invite-here")}</p> }.into_any())
    }
}

/// The address at which other people reach the page at `page`, with a slash at its end; `None` if only this computer does.
fn address_for_others(info: &ServerInfo, page: &str) -> Option<String> {
    let with_slash = |address: &String| format!("{}/", address.trim_end_matches('/'));
    if let Some(address) = &info.public_url {
        return Some(with_slash(address));
    }
    // What the server knows of itself may be the inside of a container; the way that the reader took is open.
    if !is_loopback(page) {
        return Some(page.to_owned());
    }
    info.lan.first().map(with_slash)
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
