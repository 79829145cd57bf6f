//! Any bytes as messages and requests to a server, and as what one sends.

use crate::one_sentence;
use protocol::{
    BotSeat, CreateTable, Decide, Empty, FromServer, Join, Kick, NewPlayer, Password, Rematch,
    SignIn, ToServer,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{Limits, check_options};

/// Any line is a message, a request, or none; what was read is written and read again. A table that is asked for can be played,
/// or there is a reason.
pub fn messages(bytes: &[u8]) {
    for line in bytes.split(|&byte| byte == b'\n') {
        reread::<ToServer>(line);
        reread::<FromServer>(line);
        reread::<Decide>(line);
        reread::<Join>(line);
        reread::<Kick>(line);
        reread::<BotSeat>(line);
        reread::<Rematch>(line);
        reread::<Empty>(line);
        reread::<NewPlayer>(line);
        reread::<Password>(line);
        reread::<SignIn>(line);
        let Some(asked) = reread::<CreateTable>(line) else { continue };
        match check_options(&asked, Limits::default()) {
            Ok(options) => {
                let text = serde_json::to_string(&options).expect("JSON");
                assert_eq!(serde_json::from_str(&text).ok(), Some(options));
            }
            Err(fault) => one_sentence(fault),
        }
    }
}

fn reread<T: Serialize + DeserializeOwned + PartialEq>(line: &[u8]) -> Option<T> {
    let read: T = serde_json::from_slice(line).ok()?;
    let text = serde_json::to_string(&read).expect("JSON");
    assert!(serde_json::from_str::<T>(&text).is_ok_and(|again| again == read), "{text}");
    Some(read)
}
