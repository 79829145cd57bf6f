//! What only a script can do for the program: `web/boot.js` hands this object over when it starts the program.
//!
//! The names of files change with their content, and only the script knows them.

use js_sys::{Function, Promise};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// The page's script.
    #[derive(Clone, Debug)]
    pub type Host;

    /// Starts a thinker in a worker and gives the function that sends it messages. `respond` is called with each of its
    /// messages, `failed` when it does not start or has died.
    #[wasm_bindgen(method, catch, js_name = startWorker)]
    pub(crate) fn start_worker(
        this: &Host,
        respond: &Function,
        failed: &Function,
    ) -> Result<Function, JsValue>;

    /// The same for a thinker in the page itself, which shares its thread.
    #[wasm_bindgen(method, catch, js_name = startThinker)]
    pub(crate) fn start_thinker(
        this: &Host,
        respond: &Function,
        failed: &Function,
    ) -> Result<Function, JsValue>;

    /// Fetches the texts of a language, such as `de`, or those of its later screens: `de-later`.
    #[wasm_bindgen(method, js_name = loadTexts)]
    pub(crate) fn load_texts(this: &Host, name: &str) -> Promise;

    /// Packs a text for an address: DEFLATE, then base64url.
    #[wasm_bindgen(method)]
    pub(crate) fn pack(this: &Host, text: &str) -> Promise;

    /// Unpacks such a text of at most so many bytes; what is wrong with it is one word.
    #[wasm_bindgen(method)]
    pub(crate) fn unpack(this: &Host, packed: &str, most: u32) -> Promise;

    /// How many processors the device says it has.
    #[wasm_bindgen(method, getter)]
    pub(crate) fn processors(this: &Host) -> u32;
}
