//! The bots' thread, seen from both sides: [`Mind`] in the page, `answer_in` in the thread.
//!
//! What goes to and fro is bytes; what they mean is [`crate::mind`]'s business.

use js_sys::Uint8Array;
use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{
    DedicatedWorkerGlobalScope, ErrorEvent, HtmlLinkElement, MessageChannel, MessageEvent, Worker,
    WorkerOptions, WorkerType,
};

/// The element of the page that says where the thread's script is; its name changes with every version.
const SCRIPT: &str = "worker";

/// Why there is no thread for the bots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WorkerFault {
    /// The page does not say where the thread's script is.
    NoScript,
    /// The browser does not start it.
    NotStarted,
}

impl fmt::Display for WorkerFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            WorkerFault::NoScript => "the page does not say where the bots' script is",
            WorkerFault::NotStarted => "the browser does not start a thread for the bots",
        })
    }
}

impl std::error::Error for WorkerFault {}

/// The page's hold on the bots' thread. Dropping it ends the thread at once, in the middle of a thought.
#[derive(Debug)]
pub struct Mind {
    worker: Worker,
    /// Called by the browser as long as the thread lives.
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(web_sys::Event)>,
}

impl Mind {
    /// Starts the thread; `heard` gets each of its answers, `stopped` is called when it has come to grief. Questions may be
    /// asked at once: they wait until the thread has loaded its program.
    ///
    /// # Errors
    /// If the browser starts no thread.
    pub fn wake(
        mut heard: impl FnMut(Vec<u8>) + 'static,
        mut stopped: impl FnMut() + 'static,
    ) -> Result<Mind, WorkerFault> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker =
            Worker::new_with_options(&script()?, &options).map_err(|_| WorkerFault::NotStarted)?;
        let on_message = Closure::new(move |message: MessageEvent| {
            if let Some(answer) = bytes(&message) {
                heard(answer);
            }
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        let on_error = Closure::new(move |fault: web_sys::Event| {
            // A script that does not load has no message.
            if let Some(fault) = fault.dyn_ref::<ErrorEvent>() {
                web_sys::console::error_1(&fault.message().into());
            }
            stopped();
        });
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Ok(Mind { worker, _on_message: on_message, _on_error: on_error })
    }

    /// Asks; the answer comes to what was given to [`Mind::wake`].
    pub fn ask(&self, question: &[u8]) {
        // Only what cannot be copied is refused, and bytes always can.
        let _ = self.worker.post_message(&Uint8Array::from(question));
    }
}

impl Drop for Mind {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

/// Where the page says the thread's script is.
fn script() -> Result<String, WorkerFault> {
    let link = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id(SCRIPT))
        .and_then(|element| element.dyn_into::<HtmlLinkElement>().ok());
    Ok(link.ok_or(WorkerFault::NoScript)?.href())
}

/// What was sent, if it is bytes.
fn bytes(message: &MessageEvent) -> Option<Vec<u8>> {
    message.data().dyn_ref::<Uint8Array>().map(Uint8Array::to_vec)
}

/// The thread this runs in, unless it is the page's.
pub(super) fn scope() -> Option<DedicatedWorkerGlobalScope> {
    js_sys::global().dyn_into().ok()
}

/// How long the thread thinks before it looks whether something new is asked, in milliseconds.
const SLICE: f64 = 12.0;

/// Answers every question put to this thread, as long as it lives.
pub(super) fn answer_in(scope: &DedicatedWorkerGlobalScope) {
    let Ok(bell) = MessageChannel::new() else { return };
    let mind = Rc::new(RefCell::new(crate::mind::Mind::new()));
    // The bell calls the mind back to its work after everything that came in meanwhile: a timer would make it wait.
    let ring = {
        let port = bell.port2();
        move || {
            let _ = port.post_message(&JsValue::NULL);
        }
    };
    let on_ring = {
        let (mind, own, ring) = (Rc::clone(&mind), scope.clone(), ring.clone());
        Closure::<dyn FnMut()>::new(move || {
            let mut mind = mind.borrow_mut();
            for tell in mind.step(|| clock(&own), SLICE) {
                // Only what cannot be copied is refused, and bytes always can.
                let _ = own.post_message(&Uint8Array::from(&tell.write()[..]));
            }
            if !mind.is_idle() {
                ring();
            }
        })
    };
    bell.port1().set_onmessage(Some(on_ring.as_ref().unchecked_ref()));
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        if let Some(question) = bytes(&message) {
            let mut mind = mind.borrow_mut();
            let idle = mind.is_idle();
            mind.hear(&question);
            if idle {
                ring();
            }
        }
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // The thread never lets go of them.
    on_ring.forget();
    on_message.forget();
}

/// Milliseconds since the thread began.
fn clock(scope: &DedicatedWorkerGlobalScope) -> f64 {
    scope.performance().map_or_else(js_sys::Date::now, |performance| performance.now())
}
