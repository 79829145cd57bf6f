//! The few pages that are not part of the app.

use axum::response::Html;

/// In the place of an app that was not built.
pub(super) fn not_built() -> Html<String> {
    page(
        "Limes",
        "This binary was built without the web app. <code>cargo xtask play</code>, in the project's folder, builds both \
         and opens the game here; <code>limes play --terminal</code> plays without a browser.",
    )
}

/// For an address where nothing is.
pub(super) fn not_found() -> Html<String> {
    page("Nothing here", "There is nothing at this address. <a href=\"/\">The game is here.</a>")
}

/// For a file that cannot be unpacked.
pub(super) fn damaged() -> Html<String> {
    page("Damaged", "A file of the app is damaged; the binary has to be built again.")
}

fn page(title: &str, text: &str) -> Html<String> {
    Html(format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <title>{title}</title>\n<main>\n<h1>{title}</h1>\n<p>{text}</p>\n</main>\n</html>\n"
    ))
}
