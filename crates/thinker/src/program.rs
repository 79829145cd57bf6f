//! What the browser calls, in a worker or in the page: `crates/app/web/thinker-loop.js`.

use crate::jobs::JobQueue;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the worker, or the page, began.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// The queue of requests, as scripts see it.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Thinker(JobQueue);

#[wasm_bindgen]
impl Thinker {
    /// A thinker without requests.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Thinker {
        Thinker::default()
    }

    /// Receives a request.
    pub fn receive(&mut self, message: &[u8]) {
        self.0.receive(message);
    }

    /// Works for about so many milliseconds, and gives the responses that came of it.
    pub fn work(&mut self, slice: f64) -> Array {
        let responses = self.0.work(now, slice);
        responses.iter().map(|response| Uint8Array::from(&response.write()[..])).collect()
    }

    /// Whether all is answered.
    #[wasm_bindgen(js_name = isIdle)]
    pub fn is_idle(&self) -> bool {
        self.0.is_idle()
    }
}
