//! What goes into and out of the page: files, the clipboard, and the device's own way to share things.

use crate::shell::context::AppContext;
use js_sys::Reflect;
use js_sys::futures::spawn_local;
use leptos::prelude::*;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use wasm_bindgen::prelude::*;
use web_sys::{CanvasRenderingContext2d, DragEvent, Event, File, FileList};

/// The largest file that is read. A record has at most 1 MB, a history holds many of them.
const LARGEST: f64 = 8_000_000.0;

/// How many pixels one unit of a drawing gets in its picture.
const SHARPNESS: f64 = 2.0;

/// The file that was chosen in a file field. The field forgets it, so that it can be chosen again.
pub(crate) fn chosen(event: &Event) -> Option<File> {
    let field: web_sys::HtmlInputElement = event_target(event);
    let file = first(field.files());
    field.set_value("");
    file
}

/// The file that was dropped here.
pub(crate) fn dropped(event: &DragEvent) -> Option<File> {
    first(event.data_transfer().and_then(|data| data.files()))
}

fn first(files: Option<FileList>) -> Option<File> {
    files.and_then(|files| files.get(0))
}

/// Reads a file. `then` gets its bytes, or the sentence that says why it could not be read. If its screen is gone by then, nothing
/// happens.
pub(crate) fn read(app: AppContext, file: File, then: Callback<Result<Vec<u8>, String>>) {
    if file.size() > LARGEST {
        return then.run(Err(app.say("error-file-large")));
    }
    spawn_local(async move {
        let read = file.array_buffer().await;
        let bytes = read.map(|buffer| js_sys::Uint8Array::new(&buffer).to_vec());
        untrack(|| then.try_run(bytes.map_err(|_| app.say("error-file"))));
    });
}

/// Offers a text as a file. Characters that file systems refuse are replaced in its name.
pub(crate) fn save(name: &str, kind: &str, text: &str) {
    save_address(name, &address(kind, text));
}

/// A text as an address that contains all of it.
fn address(kind: &str, text: &str) -> String {
    format!("data:{kind};charset=utf-8,{}", utf8_percent_encode(text, NON_ALPHANUMERIC))
}

fn save_address(name: &str, address: &str) {
    let Ok(link) = document().create_element("a") else { return };
    let link: web_sys::HtmlAnchorElement = link.unchecked_into();
    link.set_href(address);
    link.set_download(&name.replace(|c: char| c.is_control() || "/\\:*?\"<>|".contains(c), "-"));
    link.click();
}

/// Offers a drawing as a file of pixels, or says that it cannot be done.
pub(crate) fn save_pixels(app: AppContext, name: String, svg: &str) {
    let source = address("image/svg+xml", svg);
    spawn_local(async move {
        match pixels(&source).await {
            Ok(address) => save_address(&name, &address),
            Err(_) => untrack(|| app.tell(app.say("error-picture"))),
        }
    });
}

async fn pixels(source: &str) -> Result<String, JsValue> {
    let image = web_sys::HtmlImageElement::new()?;
    image.set_src(source);
    image.decode().await?;
    let (width, height) = (f64::from(image.width()), f64::from(image.height()));
    let canvas: web_sys::HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width((width * SHARPNESS) as u32);
    canvas.set_height((height * SHARPNESS) as u32);
    let context: CanvasRenderingContext2d =
        canvas.get_context("2d")?.ok_or(JsValue::NULL)?.unchecked_into();
    context.draw_image_with_html_image_element_and_dw_and_dh(
        &image,
        0.0,
        0.0,
        width * SHARPNESS,
        height * SHARPNESS,
    )?;
    canvas.to_data_url()
}

/// Copies a text and says so, or says that it cannot be done.
pub(crate) fn copy(app: AppContext, text: &str, done: String) {
    // Browsers offer the clipboard only to pages with a secure address.
    if !is_there("clipboard") {
        return app.tell(app.say("error-copy"));
    }
    let copying = window().navigator().clipboard().write_text(text);
    spawn_local(async move {
        let copied = copying.await;
        app.tell(copied.map_or_else(|_| untrack(|| app.say("error-copy")), |_| done));
    });
}

/// Whether the device can send things to other apps.
pub(crate) fn can_send() -> bool {
    is_there("share")
}

/// Lets the person choose who gets a text with a link. Where the device has no way to do that, or it fails, `copied` is
/// copied instead, and `done` says so.
pub(crate) fn send(app: AppContext, text: &str, link: &str, copied: String, done: String) {
    if !can_send() {
        return copy(app, &copied, done);
    }
    let data = web_sys::ShareData::new();
    data.set_text(text);
    data.set_url(link);
    let sending = window().navigator().share_with_data(&data);
    spawn_local(async move {
        // A person who cancels knows that nothing was sent.
        let Err(fault) = sending.await else { return };
        let name = Reflect::get(&fault, &"name".into()).ok().and_then(|name| name.as_string());
        if name.as_deref() != Some("AbortError") {
            copy(app, &copied, done);
        }
    });
}

fn is_there(name: &str) -> bool {
    Reflect::get(&window().navigator(), &name.into()).is_ok_and(|thing| thing.is_truthy())
}
