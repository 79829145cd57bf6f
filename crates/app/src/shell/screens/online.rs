//! Playing with others: making a table, one's own tables, those that are open to everybody, and who one is there.

mod account;
mod handed_over;
mod make;
mod open;
mod operator;
mod options;
mod rematches;
mod return_button;
mod tables;
mod waiting;

pub(crate) use account::{Forgotten, LoginFold, LoginForm, NameOrLogin, RecoveryCode, SignIn};
pub(crate) use make::TableForm;
pub(crate) use operator::OperatorWords;
pub(crate) use options::option_words;
pub(crate) use tables::{address as table_address, translated_bot};
pub(crate) use waiting::WaitingTables;

use crate::shell::context::AppContext;
use crate::shell::online::{ApiFault, Online, Presence};
use crate::shell::page::Page;
use crate::shell::registry::RegisteredGame;
use crate::shell::texts::Texts;
use account::Account;
use leptos::prelude::*;
use leptos::task::spawn_local;
use make::MakeTable;
use open::OpenTables;
use operator::Operator;
use rematches::Rematches;
use tables::MyTables;

/// The tables of one game.
#[component]
pub(crate) fn OnlinePage(
    /// The game.
    game: &'static RegisteredGame,
    /// What is asked about a new table of it.
    form: TableForm,
) -> impl IntoView {
    let app = AppContext::get();
    let online = Online::get();
    ask(online);
    let title = Signal::derive(move || {
        app.texts().say_with("online-title", &[("game", game.title.into())])
    });
    let is_there = Memo::new(move |_| {
        online.presence.with(|presence| match presence {
            Presence::Unknown => None,
            Presence::NoServer | Presence::Banned => Some(false),
            Presence::Nobody | Presence::Player(_) => Some(true),
        })
    });
    let form = StoredValue::new_local(form);
    let recovery = RecoveryCode::new(app);
    let operator = Operator::ask();
    view! {
        <Page title>
            {move || match is_there.get() {
                None => ().into_any(),
                Some(false) => view! { <NoServer online /> }.into_any(),
                Some(true) => view! {
                    <div class="stack">
                        {operator.notice()}
                        <Rematches online />
                        <MyTables online />
                        <Account online recovery />
                        <MakeTable online recovery form=form.get_value() />
                        <OpenTables game />
                        {operator.links()}
                    </div>
                }.into_any(),
            }}
            {recovery.view()}
        </Page>
    }
}

/// Asks the server who one is.
pub(crate) fn ask(online: Online) {
    let server = online.server();
    spawn_local(async move {
        server.ask_presence().await;
    });
}

/// What is said where there is no server, or none for this player. Everything else works without.
#[component]
fn NoServer(online: Online) -> impl IntoView {
    let app = AppContext::get();
    let why = move || {
        let is_banned = online.presence.with(|presence| *presence == Presence::Banned);
        app.texts().say(if is_banned { "refused-server-banned" } else { "online-none" })
    };
    view! {
        <div class="panel" role="status">
            <p>{why}</p>
            <p class="buttons"><button class="go" on:click=move |_| ask(online)>{app.t("common-retry")}</button></p>
        </div>
    }
}

impl Texts {
    /// Why a request came to nothing.
    pub(crate) fn api_fault(&self, fault: &ApiFault) -> String {
        match fault {
            ApiFault::NoServer => self.say("online-none"),
            ApiFault::Refused(fault) => self.refusal_code(fault.code.as_str()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::texts::Language;
    use protocol::{Code, Fault};

    #[test]
    fn a_servers_reasons_are_told_in_the_persons_language() {
        let texts = Texts::new(Language::De);
        let full = ApiFault::Refused(Fault::new(Code::FULL, "no seat is free"));
        assert_eq!(texts.api_fault(&full), texts.say("refused-table-full"));
        let other = ApiFault::Refused(Fault::new(Code::from("moon/full"), "the moon is full"));
        assert_eq!(texts.api_fault(&other), "Der Server hat das abgelehnt (moon/full).");
        assert_eq!(texts.api_fault(&ApiFault::NoServer), texts.say("online-none"));
    }
}
