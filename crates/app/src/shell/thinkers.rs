//! The page's side of the thinkers: carries out what the [`Pool`] decides.

use crate::shell::host::Host;
use js_sys::{Function, Uint8Array};
use leptos::prelude::set_timeout;
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use std::time::Duration;
use thinker::pool::{Effect, Place, Pool};
use thinker::{Answer, Task};
use wasm_bindgen::prelude::*;

/// All thinkers of this page. Clones share them.
#[derive(Clone)]
pub(crate) struct Thinkers(Rc<Shared>);

struct Shared {
    host: Host,
    say_without_workers: Box<dyn Fn()>,
    state: RefCell<State>,
}

struct State {
    pool: Pool,
    connections: HashMap<Place, Connection>,
    /// Plain functions: a callback of Leptos would die with the screen that asked.
    callers: HashMap<u64, Caller>,
}

/// Who gets the answers to a request.
type Caller = Rc<dyn Fn(Answer)>;

/// A thinker that was started.
struct Connection {
    send: Function,
    /// Called by the browser as long as the thinker lives.
    _respond: Closure<dyn FnMut(Uint8Array)>,
    _failed: Closure<dyn FnMut()>,
}

impl Thinkers {
    /// Nothing is started before the first request. `say_without_workers` is called when the browser starts no workers, or
    /// one has died.
    pub(crate) fn new(host: Host, say_without_workers: impl Fn() + 'static) -> Thinkers {
        let pool = Pool::new(host.processors() as usize);
        let state = State { pool, connections: HashMap::new(), callers: HashMap::new() };
        let say_without_workers = Box::new(say_without_workers);
        Thinkers(Rc::new(Shared { host, say_without_workers, state: RefCell::new(state) }))
    }

    /// Begins to work on a task; `caller` gets every answer. Gives the number by which the request can be cancelled.
    pub(crate) fn start(&self, task: Task, caller: impl Fn(Answer) + 'static) -> u64 {
        let (id, effects) = {
            let mut state = self.0.state.borrow_mut();
            let (id, effects) = state.pool.start(task);
            state.callers.insert(id, Rc::new(caller));
            (id, effects)
        };
        self.carry_out(effects);
        id
    }

    /// The answer to this request is not wanted any more.
    pub(crate) fn cancel(&self, id: u64) {
        let effects = {
            let mut state = self.0.state.borrow_mut();
            state.callers.remove(&id);
            state.pool.cancel(id)
        };
        self.carry_out(effects);
    }

    fn fail(&self, place: Place) {
        let (effects, connection) = {
            let mut state = self.0.state.borrow_mut();
            (state.pool.fail(place), state.connections.remove(&place))
        };
        // This may run inside one of its own callbacks, so it is dropped only afterwards.
        set_timeout(move || drop(connection), Duration::ZERO);
        self.carry_out(effects);
    }

    /// Callers and thinkers are called while nothing is borrowed, because they may make another request.
    fn carry_out(&self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Start(place) => match self.connect(place) {
                    Ok(connection) => {
                        self.0.state.borrow_mut().connections.insert(place, connection);
                    }
                    Err(fault) => {
                        web_sys::console::warn_1(&fault);
                        // What is sent to it is still among these effects, and must have been sent before it fails.
                        let own = self.clone();
                        set_timeout(move || own.fail(place), Duration::ZERO);
                    }
                },
                Effect::Send(place, message) => self.send(place, &message),
                Effect::Answer(id, answer) => self.answer(id, answer),
                Effect::SayWithoutWorkers => (self.0.say_without_workers)(),
            }
        }
    }

    fn connect(&self, place: Place) -> Result<Connection, JsValue> {
        let own = self.clone();
        let respond = Closure::new(move |message: Uint8Array| {
            let effects = own.0.state.borrow_mut().pool.receive(place, &message.to_vec());
            own.carry_out(effects);
        });
        let own = self.clone();
        let failed = Closure::new(move || own.fail(place));
        let host = &self.0.host;
        let callbacks = (respond.as_ref().unchecked_ref(), failed.as_ref().unchecked_ref());
        let send = match place {
            Place::Worker(_) => host.start_worker(callbacks.0, callbacks.1)?,
            Place::Page => host.start_thinker(callbacks.0, callbacks.1)?,
        };
        Ok(Connection { send, _respond: respond, _failed: failed })
    }

    fn send(&self, place: Place, message: &[u8]) {
        let state = self.0.state.borrow();
        let send = state.connections.get(&place).map(|connection| connection.send.clone());
        drop(state);
        if let Some(send) = send {
            // Only what cannot be copied is refused, and bytes always can.
            let _ = send.call1(&JsValue::NULL, &Uint8Array::from(message));
        }
    }

    fn answer(&self, id: u64, answer: Answer) {
        let caller = {
            let callers = &mut self.0.state.borrow_mut().callers;
            if answer.is_last() { callers.remove(&id) } else { callers.get(&id).cloned() }
        };
        if let Some(caller) = caller {
            caller(answer);
        }
    }
}
