//! `limes admin`: what an operator asks of the running server.

mod connection;
mod password;
mod rows;

use crate::args::{AdminArgs, AdminCommand};
use crate::output;
use anyhow::bail;
use connection::Connection;
use rows::List;
use server::{AdminAnswer, AdminRequest, Secret};
use std::io::{self, IsTerminal as _, Write as _};

/// Asks the server and prints its answer.
pub(crate) fn run(args: AdminArgs) -> anyhow::Result<()> {
    // Somebody who is asked to type something should not hear only afterwards that nobody listens. The server does not wait for
    // people, so this is not the connection that is used then.
    let open = || match &args.admin_socket {
        Some(path) => Connection::open(path),
        None => Connection::open_in(&args.data),
    };
    open()?;
    let request = request(args.command)?;
    print(open()?.ask(&request)?, args.json)
}

/// What is asked for.
fn request(command: AdminCommand) -> anyhow::Result<AdminRequest> {
    Ok(match command {
        AdminCommand::Players { name, address, rows } => {
            AdminRequest::Players { name, address, limit: rows.limit.get() }
        }
        AdminCommand::Tables { listed, player, rows } => {
            AdminRequest::Tables { listed, player, limit: rows.limit.get() }
        }
        AdminCommand::Bans { rows } => AdminRequest::Bans { limit: rows.limit.get() },
        AdminCommand::Rename { player, name } => AdminRequest::Rename { player, name },
        AdminCommand::FreeName { name } => AdminRequest::FreeName { name },
        AdminCommand::SetPassword { name } => {
            let password = Secret(password::read()?);
            AdminRequest::SetPassword { name, password }
        }
        AdminCommand::Close { table } => AdminRequest::Close { table },
        AdminCommand::Unlist { table } => AdminRequest::Unlist { table },
        AdminCommand::Delete { table, yes } => {
            if !yes {
                confirm(&format!("Delete table {} for good?", output::printable(&table)))?;
            }
            AdminRequest::Delete { table }
        }
        AdminCommand::Ban { subject, time, reason } => {
            AdminRequest::Ban { subject, seconds: time, reason }
        }
        AdminCommand::Unban { subject } => AdminRequest::Unban { subject },
    })
}

/// Goes on only if the operator says yes.
fn confirm(question: &str) -> anyhow::Result<()> {
    if !io::stdin().is_terminal() {
        bail!("nobody can be asked for confirmation here; add --yes to go on");
    }
    eprint!("{question} [y/N] ");
    io::stderr().flush()?;
    let mut answer = String::new();
    io::stdin().read_line(&mut answer)?;
    match answer.trim().to_lowercase().as_str() {
        "y" | "yes" => Ok(()),
        _ => bail!("nothing was done"),
    }
}

/// Prints an answer: columns or sentences for people, or one JSON object a line.
fn print(answers: Vec<AdminAnswer>, json: bool) -> anyhow::Result<()> {
    let mut list = List::default();
    let mut text = String::new();
    let mut has_more = false;
    for answer in answers {
        match answer {
            AdminAnswer::Refused(why) => bail!(why),
            AdminAnswer::Done(done) if json => {
                text += &output::json(&serde_json::json!({ "done": done }))?;
            }
            AdminAnswer::Done(done) => text += &format!("{}.\n", output::printable(&done)),
            AdminAnswer::End { more } => has_more = more,
            AdminAnswer::Player(row) if json => text += &output::json(&row)?,
            AdminAnswer::Table(row) if json => text += &output::json(&row)?,
            AdminAnswer::Ban(row) if json => text += &output::json(&row)?,
            AdminAnswer::Player(row) => list.player(row),
            AdminAnswer::Table(row) => list.table(row),
            AdminAnswer::Ban(row) => list.ban(row),
        }
    }
    output::print(&(text + &list.text()))?;
    if has_more {
        eprintln!("There are more: raise --limit, or search for something.");
    }
    Ok(())
}
