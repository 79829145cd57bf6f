//! What the tabs of one browser tell each other: which game or text has been written.

use wasm_bindgen::prelude::*;
use web_sys::{BroadcastChannel, MessageEvent};

const NAME: &str = "limes";

/// The channel between the tabs. Without one every tab is alone, and learns of the others when it writes.
pub(crate) struct TabChannel {
    channel: Option<BroadcastChannel>,
    /// Called by the browser as long as the page lives.
    _heard: Closure<dyn FnMut(MessageEvent)>,
}

impl TabChannel {
    /// Joins the channel; `heard` gets what other tabs say.
    pub(crate) fn join(heard: impl Fn(String) + 'static) -> TabChannel {
        let heard = Closure::new(move |event: MessageEvent| {
            event.data().as_string().into_iter().for_each(&heard);
        });
        let channel = BroadcastChannel::new(NAME).ok();
        if let Some(channel) = &channel {
            channel.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        }
        TabChannel { channel, _heard: heard }
    }

    /// Tells all other tabs.
    pub(crate) fn tell(&self, message: &str) {
        if let Some(channel) = &self.channel {
            // Refused only once it is closed.
            let _ = channel.post_message(&message.into());
        }
    }
}
