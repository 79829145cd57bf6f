//! The one socket of the page. Tables listen to it; while nobody does, there is none.

use super::json::MESSAGES;
use crate::shell::runner::now;
use client::Millis;
use leptos::prelude::*;
use remote::{Link, LinkOutput};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

/// What happens to the socket.
#[derive(Clone, Debug)]
pub(crate) enum SocketEvent {
    /// It is open.
    Connected,
    /// It is lost, or could not be opened.
    Disconnected {
        /// Why, in words.
        reason: String,
        /// When the next attempt is made.
        retry_at: Option<Millis>,
    },
    /// A message has come.
    Received(String),
}

/// Who hears it.
type Listener = Rc<dyn Fn(&SocketEvent)>;

/// The one socket of the page; a clone is as good as the original.
#[derive(Clone)]
pub(crate) struct Socket(Rc<Inner>);

struct Inner {
    link: RefCell<Link>,
    open: RefCell<Option<OpenSocket>>,
    listeners: RefCell<BTreeMap<u64, Listener>>,
    count: Cell<u64>,
}

/// A socket of the browser, with what it calls.
struct OpenSocket {
    socket: WebSocket,
    _opened: Closure<dyn FnMut()>,
    _closed: Closure<dyn FnMut()>,
    _received: Closure<dyn FnMut(MessageEvent)>,
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onclose(None);
        self.socket.set_onmessage(None);
        // Refused only for reasons that are wrong, and none is given.
        let _ = self.socket.close();
    }
}

impl Socket {
    pub(super) fn new() -> Socket {
        let seed = (js_sys::Math::random() * 2f64.powi(53)) as u64;
        let socket = Socket(Rc::new(Inner {
            link: RefCell::new(Link::new(MESSAGES, seed)),
            open: RefCell::new(None),
            listeners: RefCell::default(),
            count: Cell::new(0),
        }));
        // They listen for as long as the page is open.
        let [back, lost] = [socket.clone(), socket.clone()];
        window_event_listener(leptos::ev::online, move |_| back.retry());
        window_event_listener(leptos::ev::offline, move |_| {
            lost.with_link(|link| link.offline("the device has no network", now()));
        });
        let seen = socket.clone();
        window_event_listener(leptos::ev::focus, move |_| seen.retry());
        socket
    }

    /// Listens from now on; gives the number by which that ends.
    pub(crate) fn listen(&self, listener: impl Fn(&SocketEvent) + 'static) -> u64 {
        let number = self.0.count.get() + 1;
        self.0.count.set(number);
        let listener: Listener = Rc::new(listener);
        self.0.listeners.borrow_mut().insert(number, listener.clone());
        if self.0.link.borrow().is_open() {
            listener(&SocketEvent::Connected);
        }
        self.with_link(|link| link.open(now()));
        number
    }

    /// Listens no longer.
    pub(crate) fn stop_listening(&self, number: u64) {
        let listener = self.0.listeners.borrow_mut().remove(&number);
        // It may be its own call that ends it, so it is dropped only after that.
        let own = self.clone();
        let end = move || {
            drop(listener);
            if own.0.listeners.borrow().is_empty() {
                own.with_link(Link::close);
            }
        };
        set_timeout(end, Duration::ZERO);
    }

    /// Sends a message. Without a socket it is lost, as it would be in a socket that breaks off.
    pub(crate) fn send(&self, text: &str) {
        if let Some(open) = &*self.0.open.borrow() {
            // Refused only before it is open and after it was closed.
            let _ = open.socket.send_with_str(text);
        }
    }

    /// Tries again now, if there is no socket.
    pub(crate) fn retry(&self) {
        self.with_link(|link| link.retry(now()));
    }

    /// Opens another socket in place of the one that is open: somebody else sits at this device.
    pub(crate) fn call_again(&self) {
        self.with_link(|link| {
            link.offline("somebody else sits at this device", now());
            link.retry(now());
        });
    }

    /// Changes the link, and does what it wants then. Listeners are called while nothing is borrowed.
    fn with_link(&self, change: impl FnOnce(&mut Link)) {
        change(&mut self.0.link.borrow_mut());
        loop {
            let output = self.0.link.borrow_mut().poll();
            let Some(output) = output else { break };
            match output {
                LinkOutput::Open => self.open(),
                LinkOutput::Drop => self.drop_socket(),
                LinkOutput::Send(text) => self.send(&text),
                LinkOutput::Connected => self.tell(&SocketEvent::Connected),
                LinkOutput::Disconnected { reason, retry_at } => {
                    self.drop_socket();
                    self.tell(&SocketEvent::Disconnected { reason, retry_at });
                }
            }
        }
        let wake_at = self.0.link.borrow().wake_at();
        if let Some(time) = wake_at {
            let own = self.clone();
            let wait = Duration::from_millis(time.saturating_sub(now()));
            set_timeout(move || own.tick(time), wait);
        }
    }

    /// It is that late. A later wake-up has a timer of its own.
    fn tick(&self, time: Millis) {
        let is_due = self.0.link.borrow().wake_at() == Some(time);
        if is_due {
            self.with_link(|link| link.tick(now().max(time)));
        }
    }

    fn tell(&self, event: &SocketEvent) {
        let listeners: Vec<Listener> = self.0.listeners.borrow().values().cloned().collect();
        listeners.iter().for_each(|listener| listener(event));
    }

    fn open(&self) {
        match self.try_open() {
            Ok(open) => *self.0.open.borrow_mut() = Some(open),
            Err(_) => {
                let own = self.clone();
                let fail =
                    move || own.with_link(|link| link.closed("no socket can be opened", now()));
                set_timeout(fail, Duration::ZERO);
            }
        }
    }

    fn try_open(&self) -> Result<OpenSocket, JsValue> {
        let socket = WebSocket::new(&address())?;
        let [opening, closing, receiving] = [self.clone(), self.clone(), self.clone()];
        let opened =
            Closure::<dyn FnMut()>::new(move || opening.with_link(|link| link.opened(now())));
        let closed = Closure::<dyn FnMut()>::new(move || {
            closing.with_link(|link| link.closed("the connection was closed", now()));
        });
        let received = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                receiving.with_link(|link| link.received(&text, now()));
                receiving.tell(&SocketEvent::Received(text));
            }
        });
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(received.as_ref().unchecked_ref()));
        Ok(OpenSocket { socket, _opened: opened, _closed: closed, _received: received })
    }

    fn drop_socket(&self) {
        let open = self.0.open.borrow_mut().take();
        // It may be its own call that ends it, so it is dropped only after that.
        set_timeout(move || drop(open), Duration::ZERO);
    }
}

/// Beside the page itself.
fn address() -> String {
    let page = crate::shell::address::address("");
    let folder = page.rsplit_once('/').map_or(page.as_str(), |(folder, _)| folder);
    // `http` becomes `ws`, and `https` becomes `wss`.
    format!("ws{}/api/socket", folder.strip_prefix("http").unwrap_or(folder))
}
