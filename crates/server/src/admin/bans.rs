//! Bans: whom the server refuses.

use super::answer::{AdminAnswer, BanRow};
use super::fault::AdminFault;
use super::lookup;
use crate::api::leave_tables;
use crate::app::App;
use crate::clock;
use crate::storage::{Ban, BanSubject};
use crate::subnet::Subnet;
use protocol::PlayerId;
use table::rfc3339;

/// The longest ban that ends, in seconds: a hundred years.
const LONGEST: u64 = 100 * 365 * 24 * 3600;
/// How many characters a note has.
const LONGEST_REASON: usize = 200;

/// Refuses a player or network from now on. Their connections end, and bots play on for them.
pub(super) async fn ban(
    app: &App,
    subject: &str,
    seconds: Option<u64>,
    reason: Option<String>,
) -> Result<String, AdminFault> {
    let subject = lookup::subject(app, subject).await?;
    if let BanSubject::Network(network) = subject {
        check_bannable(app, network)?;
    }
    if reason.as_ref().is_some_and(|reason| reason.chars().count() > LONGEST_REASON) {
        return Err(AdminFault(format!("a reason has at most {LONGEST_REASON} characters")));
    }
    let since = clock::now();
    let ends = seconds.map(|seconds| since.saturating_add(seconds.min(LONGEST) * 1000));
    let ban = Ban { subject, reason, since, ends };
    app.storage.ban(ban.clone()).await?;
    app.bans.add(ban);
    let seats = match subject {
        BanSubject::Player(player) => {
            app.sessions.forget(player);
            leave(app, player).await?
        }
        BanSubject::Network(network) => {
            let players = app.visitors.players_in(network);
            app.visitors.end(network);
            let mut seats = 0;
            for player in players {
                seats += leave(app, player).await?;
            }
            seats
        }
    };
    let until = ends.map_or("for ever".to_owned(), |ends| format!("until {}", rfc3339(ends)));
    Ok(format!("{} is banned {until}; seats given up: {seats}", described(app, subject).await?))
}

/// Refuses to ban this machine or a proxy of ours, which would lock out everybody.
fn check_bannable(app: &App, network: Subnet) -> Result<(), AdminFault> {
    if network.has_loopback() {
        return Err(AdminFault(format!("{network} holds addresses of this machine itself")));
    }
    match app.bans.proxy_in(network) {
        Some(proxy) => Err(AdminFault(format!(
            "{proxy} is the proxy, from which all visitors come; ban the addresses that it names"
        ))),
        None => Ok(()),
    }
}

/// Gives up the seats of a player once no request of theirs is under way. Tells how many.
async fn leave(app: &App, player: PlayerId) -> Result<usize, AdminFault> {
    let _ending = app.identities.end(player).await;
    let tables = app.storage.tables_naming(player).await?;
    Ok(leave_tables(app, player, &tables).await?)
}

/// Ends a ban.
pub(super) async fn unban(app: &App, text: &str) -> Result<String, AdminFault> {
    // A player who is banned may have been deleted.
    let by_id = text.trim().parse().map(BanSubject::Player);
    let subject = match by_id.ok().filter(|&subject| app.bans.get(subject).is_some()) {
        Some(subject) => subject,
        None => lookup::subject(app, text).await?,
    };
    if app.bans.get(subject).is_none() {
        return Err(AdminFault(not_banned(app, subject).await?));
    }
    app.storage.unban(subject).await?;
    app.bans.remove(subject);
    Ok(format!("{} is not banned any more", described(app, subject).await?))
}

async fn not_banned(app: &App, subject: BanSubject) -> Result<String, AdminFault> {
    let around = match subject {
        BanSubject::Network(network) => app.bans.of_address(network.first()),
        BanSubject::Player(_) => None,
    };
    let described = described(app, subject).await?;
    Ok(match around {
        Some(ban) => format!("{described} is not banned by itself, but {} is", ban.subject),
        None => format!("{described} is not banned"),
    })
}

/// The bans, and whether there are more.
pub(super) async fn list(app: &App, limit: usize) -> Result<Vec<AdminAnswer>, AdminFault> {
    let bans = app.bans.all();
    let more = bans.len() > limit;
    let mut answers = Vec::new();
    for ban in bans.into_iter().take(limit) {
        let name = match ban.subject {
            BanSubject::Player(player) => app.storage.player(player).await?.map(|known| known.name),
            BanSubject::Network(_) => None,
        };
        answers.push(AdminAnswer::Ban(BanRow {
            banned: ban.subject.to_string(),
            name,
            since: rfc3339(ban.since),
            until: ban.ends.map(rfc3339),
            reason: ban.reason,
        }));
    }
    answers.push(AdminAnswer::End { more });
    Ok(answers)
}

async fn described(app: &App, subject: BanSubject) -> Result<String, AdminFault> {
    Ok(match subject {
        BanSubject::Network(network) => network.to_string(),
        BanSubject::Player(id) => match app.storage.player(id).await? {
            Some(player) => format!("{} ({id})", player.name),
            None => id.to_string(),
        },
    })
}
