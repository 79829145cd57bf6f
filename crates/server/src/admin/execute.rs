//! From a request to its answer.

use super::answer::AdminAnswer;
use super::fault::AdminFault;
use super::request::AdminRequest;
use super::{bans, players, tables};
use crate::app::App;

/// The most rows of a list.
const MOST_ROWS: usize = 1000;

/// Does what an operator asks for. Everything but lists is logged.
pub(super) async fn execute(app: &App, request: AdminRequest) -> Vec<AdminAnswer> {
    match answers(app, request).await {
        Ok(answers) => {
            for answer in &answers {
                if let AdminAnswer::Done(done) = answer {
                    tracing::info!(done, "by the operator");
                }
            }
            answers
        }
        Err(AdminFault(why)) => {
            tracing::info!(why, "a request of the operator is refused");
            vec![AdminAnswer::Refused(why)]
        }
    }
}

async fn answers(app: &App, request: AdminRequest) -> Result<Vec<AdminAnswer>, AdminFault> {
    let rows = |limit: usize| limit.clamp(1, MOST_ROWS);
    let done = match request {
        AdminRequest::Players { name, address, limit } => {
            return players::list(app, name.as_deref(), address.as_deref(), rows(limit)).await;
        }
        AdminRequest::Tables { listed, player, limit } => {
            return tables::list(app, listed, player.as_deref(), rows(limit)).await;
        }
        AdminRequest::Bans { limit } => return bans::list(app, rows(limit)).await,
        AdminRequest::Rename { player, name } => players::rename(app, &player, &name).await,
        AdminRequest::FreeName { name } => players::free_name(app, &name).await,
        AdminRequest::SetPassword { name, password } => {
            players::set_password(app, &name, password).await
        }
        AdminRequest::Close { table } => tables::close(app, &table).await,
        AdminRequest::Unlist { table } => tables::unlist(app, &table).await,
        AdminRequest::Delete { table } => tables::delete(app, &table).await,
        AdminRequest::Ban { subject, seconds, reason } => {
            bans::ban(app, &subject, seconds, reason).await
        }
        AdminRequest::Unban { subject } => bans::unban(app, &subject).await,
    };
    Ok(vec![AdminAnswer::Done(done?)])
}
