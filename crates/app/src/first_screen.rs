//! The first screen as the page paints it before the program is there, so that nobody looks at an empty table for seconds.
//!
//! Its markup is in `web/index.html` and its texts are in `web/first.js`, together with what the page says while there is no
//! program. Both are written by the tests here (`UPDATE_EXPECT=1 cargo test -p app first_screen`), with the program's own
//! signs and texts. A browser test compares the painted screen with the one that the program puts in its place: it must not
//! move by a pixel.

use crate::limits;
use crate::shell::art::{self, Icon};
use crate::shell::texts::Language;
use expect_test::expect_file;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// Every text of the first screen, and of a page without its program, by its key.
const TEXTS: [&str; 39] = [
    "menu",
    "menu-skip",
    "menu-home",
    "play-new",
    "menu-learn",
    "menu-rules",
    "menu-decks",
    "menu-history",
    "menu-settings",
    "about-game",
    "about-limits",
    "home-learn",
    "home-learn-about",
    "home-today",
    "home-today-about",
    "home-solo",
    "home-solo-about",
    "home-bots",
    "home-bots-about",
    "home-around",
    "home-around-about",
    "home-online",
    "home-online-about",
    "home-limits-today",
    "home-limits-bots",
    "home-limits-around",
    "home-limits-learn",
    "home-rules",
    "home-rules-about",
    "home-decks",
    "home-decks-about",
    "home-history",
    "home-history-about",
    "about-unofficial",
    "about-author",
    "about-own",
    "load-wait",
    "load-failed",
    "load-broken",
];

/// The links of the menu: where they lead, and what they are called.
const MENU: [(&str, &str); 6] = [
    ("new", "play-new"),
    ("learn", "menu-learn"),
    ("rules", "menu-rules"),
    ("decks", "menu-decks"),
    ("history", "menu-history"),
    ("settings", "menu-settings"),
];

#[test]
fn the_page_holds_the_first_screen() {
    let page = file_of_page("index.html");
    let page = written_anew(&page, "<!-- first screen -->", &first_screen());
    let page = written_anew(&page, "<!-- no script -->", &without_script());
    expect_file!["../web/index.html"].assert_eq(&page);
}

#[test]
fn the_first_screen_speaks_every_language() {
    let script = written_anew(&file_of_page("first.js"), "// texts", &texts());
    expect_file!["../web/first.js"].assert_eq(&script);
}

fn file_of_page(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("web").join(name);
    fs::read_to_string(path).expect("a file of the page")
}

/// The text as it is, but with this between the two lines that consist of the mark.
fn written_anew(text: &str, mark: &str, content: &str) -> String {
    let parts: Vec<&str> = text.split(mark).collect();
    let [before, between, after] = parts.as_slice() else { panic!("{mark} is not there twice") };
    let indent: &str = between.rsplit('\n').next().unwrap_or_default();
    let lines: String = content.lines().map(|line| format!("{indent}{line}\n")).collect();
    format!("{before}{mark}\n{lines}{indent}{mark}{after}")
}

/// What the bar and home are for somebody who has never played, without their texts.
fn first_screen() -> String {
    let links: String = MENU
        .map(|(word, text)| format!("<li><a href=\"#/{word}\" data-text=\"{text}\"></a></li>"))
        .concat();
    [
        "<header class=\"bar\">".to_owned(),
        "  <a class=\"skip\" href=\"#content\" data-text=\"menu-skip\"></a>".to_owned(),
        format!(
            "  <a class=\"brand\" href=\"#/\" data-label=\"menu-home\"><span>{}</span><b>Limes &amp; Limits</b></a>",
            art::mark()
        ),
        "  <nav class=\"menu\" data-label=\"menu\">".to_owned(),
        format!(
            "    <button class=\"quiet\" aria-expanded=\"false\" aria-controls=\"menu\" data-text=\"menu\">{}</button>",
            sign(Icon::Menu)
        ),
        format!("    <ul id=\"menu\">{links}</ul>"),
        "  </nav>".to_owned(),
        "</header>".to_owned(),
        "<main class=\"page\" id=\"content\" tabindex=\"-1\">".to_owned(),
        "  <h1>Limes &amp; Limits</h1>".to_owned(),
        "  <div class=\"home\">".to_owned(),
        "    <div class=\"games\">".to_owned(),
        column("limes", "Limes", &art::mark(), true, "about-game", &limes_ways()),
        column("limits", "Limits", &limits::mark(), false, "about-limits", &limits_ways()),
        "    </div>".to_owned(),
        "    <div class=\"ways more\">".to_owned(),
        link("way small button", "decks", Icon::Cards, ["home-decks", "home-decks-about"]),
        link("way small button", "history", Icon::Graph, ["home-history", "home-history-about"]),
        "    </div>".to_owned(),
        "    <p class=\"aside\" data-text=\"about-unofficial about-author about-own\"></p>".to_owned(),
        "  </div>".to_owned(),
        "</main>".to_owned(),
    ]
    .join("\n")
}

fn limes_ways() -> [String; 7] {
    [
        link("way button first", "learn", Icon::Flag, ["home-learn", "home-learn-about"]),
        link("way button", "today", Icon::Calendar, ["home-today", "home-today-about"]),
        button(Icon::Person, ["home-solo", "home-solo-about"]),
        button(Icon::Robot, ["home-bots", "home-bots-about"]),
        link("way button", "new", Icon::People, ["home-around", "home-around-about"]),
        link("way button", "online", Icon::Link, ["home-online", "home-online-about"]),
        link("way button", "rules", Icon::Book, ["home-rules", "home-rules-about"]),
    ]
}

fn limits_ways() -> [String; 6] {
    [
        link(
            "way button",
            "limits/today",
            Icon::Calendar,
            ["home-limits-today", "home-today-about"],
        ),
        button(Icon::Robot, ["home-bots", "home-limits-bots"]),
        link("way button", "limits/new", Icon::People, ["home-around", "home-limits-around"]),
        link("way button", "limits/online", Icon::Link, ["home-online", "home-online-about"]),
        link("way button", "limits/learn", Icon::Flag, ["home-learn", "home-limits-learn"]),
        link("way button", "limits/rules", Icon::Book, ["home-rules", "home-rules-about"]),
    ]
}

fn sign(icon: Icon) -> String {
    format!("<span class=\"icon\">{}</span>", icon.svg())
}

/// A column of one game.
fn column(
    name: &str,
    title: &str,
    mark: &str,
    is_chosen: bool,
    lead: &str,
    ways: &[String],
) -> String {
    let class = if is_chosen { format!("game {name} chosen") } else { format!("game {name}") };
    [
        format!("      <section class=\"{class}\">"),
        format!("        <h2><button class=\"cover\" aria-pressed=\"{is_chosen}\"><span>{mark}</span>{title}</button></h2>"),
        "        <div class=\"game-ways\">".to_owned(),
        format!("          <p class=\"lead\" data-text=\"{lead}\"></p>"),
        format!("          <div class=\"ways\">\n{}\n          </div>", ways.join("\n")),
        "        </div>".to_owned(),
        "      </section>".to_owned(),
    ]
    .join("\n")
}

fn link(class: &str, path: &str, icon: Icon, words: [&str; 2]) -> String {
    format!("            <a class=\"{class}\" href=\"#/{path}\">{}</a>", way(icon, words))
}

fn button(icon: Icon, words: [&str; 2]) -> String {
    format!("            <button class=\"way\">{}</button>", way(icon, words))
}

fn way(icon: Icon, [name, about]: [&str; 2]) -> String {
    format!("{}<b data-text=\"{name}\"></b><span data-text=\"{about}\"></span>", sign(icon))
}

/// What the page says where no script runs, so that nothing can choose the language: all of them.
fn without_script() -> String {
    let line = |language: Language| {
        format!("<p lang=\"{}\">{}</p>", language.code(), text(language, "load-no-script"))
    };
    Language::ALL.map(line).join("\n")
}

/// All texts, for the script.
fn texts() -> String {
    let mut texts = "const TEXTS = {\n".to_owned();
    for language in Language::ALL {
        let _ = writeln!(texts, "  {}: {{", language.code());
        for key in TEXTS {
            // Rust and JavaScript quote such texts in the same way.
            let _ = writeln!(texts, "    {key:?}: {:?},", text(language, key));
        }
        texts += "  },\n";
    }
    texts + "};"
}

/// The text of this key: one line, as it is in the file.
fn text(language: Language, key: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language.code());
    for file in ["app.ftl", "play.ftl"] {
        let file = fs::read_to_string(folder.join(file)).expect("a file of texts");
        let lines = file.lines().filter_map(|line| line.split_once(" = "));
        if let Some((_, text)) = lines.into_iter().find(|(other, _)| *other == key) {
            assert!(!text.contains(['{', '"', '\\']), "{key} is not plain text: {text}");
            return text.to_owned();
        }
    }
    panic!("there is no text {key} in {folder:?}");
}
