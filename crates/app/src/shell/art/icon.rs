//! Icons for buttons.

/// Makes the enumeration, the list of all, and each icon's lines and filled parts from one table.
macro_rules! icons {
    ($($name:ident, $doc:literal, $lines:literal, $filled:literal;)*) => {
        /// An icon, 24 units wide and high, drawn in the colour of the text around it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Icon {
            $(#[doc = $doc] $name,)*
        }

        impl Icon {
            /// All of them.
            #[cfg(test)]
            const ALL: &'static [Icon] = &[$(Icon::$name),*];

            /// What is drawn as a line, and what is also filled.
            fn paths(self) -> (&'static str, &'static str) {
                match self {
                    $(Icon::$name => ($lines, $filled),)*
                }
            }
        }
    };
}

icons! {
    TurnLeft, "A quarter turn anticlockwise.", "M4 5v5h5M4.6 10A8 8 0 1 1 5 15", "";
    TurnRight, "A quarter turn clockwise.", "M20 5v5h-5M19.4 10A8 8 0 1 0 19 15", "";
    Tick, "Done.", "M4.5 12.500l5 5L19.5 7", "";
    Undo, "Back to what was before.", "M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H8", "";
    Hint, "A light bulb.", "M9 17.500c0-2-3-3.5-3-7.500a6 6 0 0 1 12 0c0 4-3 5.5-3 7.500zM9.5 21h5M12 17v-5", "";
    Menu, "Three lines.", "M4 6.500h16M4 12h16M4 17.500h16", "";
    Close, "A cross.", "M6 6l12 12M18 6L6 18", "";
    Play, "Let it run.", "", "M8 5.500v13l10.5-6.500z";
    Pause, "Let it stand.", "", "M7 5.500h3v13H7zM14 5.500h3v13h-3z";
    StepBack, "One back.", "M6 6v12", "M18 6v12l-8-6z";
    StepForward, "One on.", "M18 6v12", "M6 6v12l8-6z";
    First, "To the beginning.", "M4 6v12", "M12.5 6v12L6 12zM20 6v12l-6.5-6z";
    Last, "To the end.", "M20 6v12", "M11.5 6v12l6.5-6zM4 6v12l6.5-6z";
    Share, "One becomes two.", "M8.6 10.600l6.8-3.700M8.6 13.400l6.8 3.700M3 12a3 3 0 1 1 6 0a3 3 0 1 1-6 0M15 5.500a3 3 0 1 1 6 0a3 3 0 1 1-6 0M15 18.500a3 3 0 1 1 6 0a3 3 0 1 1-6 0", "";
    Download, "An arrow down to the ground.", "M12 4v11M7 10.500l5 5 5-5M5 20h14", "";
    Upload, "An arrow up from the ground.", "M12 16V5M7 9.500l5-5 5 5M5 20h14", "";
    Book, "An open book.", "M12 6.500C10 5 7 4.5 3 4.500v14c4 0 7 .5 9 2 2-1.5 5-2 9-2v-14c-4 0-7 .5-9 2zM12 6.500v14", "";
    Robot, "A bot's head.", "M5 9h14v10H5zM12 9V5M9 16h6M2.5 12v4M21.5 12v4", "M11.2 4a.8.8 0 1 1 1.6 0a.8.8 0 1 1-1.6 0M8.5 12.500a.5.5 0 1 1 1 0a.5.5 0 1 1-1 0M14.5 12.500a.5.5 0 1 1 1 0a.5.5 0 1 1-1 0";
    People, "Two players.", "M5.5 8a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0M2.5 20c0-4.5 2.5-7 6.5-7s6.5 2.5 6.5 7zM16 5a3.3 3.3 0 0 1 0 6M18 13.500c2.3.7 3.5 3 3.5 6.500H19", "";
    Person, "One player.", "M8 8a4 4 0 1 1 8 0a4 4 0 1 1-8 0M4.5 20.500c0-5 3-7.5 7.5-7.500s7.5 2.5 7.5 7.500z", "";
    Cards, "Two cards of four zones.", "M4 8h12v12H4zM8 5V4h12v12h-1M4 14h12M10 8v12", "";
    Edit, "A pencil.", "M4 20l1-4.500L16.5 4l3.5 3.500L8.5 19zM14 6.500l3.5 3.5", "";
    Trash, "A bin.", "M4 6.500h16M9 6.500V4h6v2.500M6 6.500l1 14h10l1-14M10 11v5.500M14 11v5.5", "";
    Plus, "More.", "M12 5v14M5 12h14", "";
    ChevronLeft, "To the left.", "M15 5l-7 7 7 7", "";
    ChevronRight, "To the right.", "M9 5l7 7-7 7", "";
    Flag, "A flag.", "M5 21V4c5-2.5 8 2.5 14 0v10c-6 2.5-9-2.5-14 0", "";
    Graph, "A line that rises.", "M4 4v16h16M7.5 15.500l4-5 3.5 3 5-7", "";
    Link, "Two links of a chain.", "M10 14a4 4 0 0 0 6 .4l3.3-3.300a4 4 0 0 0-5.7-5.700L12 7M14 10a4 4 0 0 0-6-.4l-3.3 3.300a4 4 0 0 0 5.7 5.700L12 17", "";
    Copy, "Two sheets.", "M8 8h12v12H8zM5 16H4V4h12v1", "";
    Picture, "A framed landscape.", "M3.5 5h17v14h-17zM3.5 16l5-5 5 5 3-3 4 4M14.5 9.500a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1-3 0", "";
    Calendar, "A sheet of a calendar.", "M4 6h16v14H4zM4 10.500h16M8.5 3.500v4M15.5 3.500v4", "M14 14h3v3h-3z";
    Restart, "Around again.", "M20 4v6h-6M20 10A8.2 8.2 0 1 0 20 15M12 8.500v4l2.5 2", "";
}

impl Icon {
    /// The icon as an SVG that takes its colour from the text. Screen readers ignore it: the button has a name.
    pub fn svg(self) -> String {
        let (lines, filled) = self.paths();
        let path = |data: &str, fill: &str| {
            if data.is_empty() { String::new() } else { format!("<path{fill} d=\"{data}\"/>") }
        };
        format!(
            "<svg class=\"icon\" viewBox=\"0 0 24 24\" width=\"24\" height=\"24\" fill=\"none\" \
             stroke=\"currentColor\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\" \
             aria-hidden=\"true\" focusable=\"false\">{}{}</svg>",
            path(lines, ""),
            path(filled, " fill=\"currentColor\"")
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_is_drawn_and_no_two_are_alike() {
        for (n, icon) in Icon::ALL.iter().enumerate() {
            let svg = icon.svg();
            let document = roxmltree::Document::parse(&svg).expect("well-formed");
            assert!(document.descendants().any(|node| node.has_tag_name("path")), "{icon:?}");
            assert!(svg.contains("currentColor") && !svg.contains('#'), "{icon:?}");
            assert!(Icon::ALL[..n].iter().all(|other| other.svg() != svg), "{icon:?}");
        }
    }
}
