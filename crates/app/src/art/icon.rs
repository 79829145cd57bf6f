//! Signs for buttons.

/// A sign, 24 units wide and high, drawn in the colour of the text around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Icon {
    TurnLeft,
    TurnRight,
    Tick,
    Undo,
    Redo,
    Hint,
    Menu,
    Close,
    Play,
    Pause,
    StepBack,
    StepForward,
    First,
    Last,
    Settings,
    Share,
    Download,
    Upload,
    Book,
    Trophy,
    Robot,
    People,
    Person,
    Dice,
    Cards,
    Edit,
    Trash,
    Sound,
    Mute,
    Sun,
    Moon,
    Plus,
    Minus,
    ChevronLeft,
    ChevronRight,
    ChevronUp,
    ChevronDown,
    Flag,
    Graph,
    Link,
    Info,
    Eye,
    Home,
    Globe,
    Copy,
    Picture,
    Restart,
    Swap,
    Warning,
}

impl Icon {
    /// All of them.
    pub const ALL: [Icon; 49] = [
        Icon::TurnLeft,
        Icon::TurnRight,
        Icon::Tick,
        Icon::Undo,
        Icon::Redo,
        Icon::Hint,
        Icon::Menu,
        Icon::Close,
        Icon::Play,
        Icon::Pause,
        Icon::StepBack,
        Icon::StepForward,
        Icon::First,
        Icon::Last,
        Icon::Settings,
        Icon::Share,
        Icon::Download,
        Icon::Upload,
        Icon::Book,
        Icon::Trophy,
        Icon::Robot,
        Icon::People,
        Icon::Person,
        Icon::Dice,
        Icon::Cards,
        Icon::Edit,
        Icon::Trash,
        Icon::Sound,
        Icon::Mute,
        Icon::Sun,
        Icon::Moon,
        Icon::Plus,
        Icon::Minus,
        Icon::ChevronLeft,
        Icon::ChevronRight,
        Icon::ChevronUp,
        Icon::ChevronDown,
        Icon::Flag,
        Icon::Graph,
        Icon::Link,
        Icon::Info,
        Icon::Eye,
        Icon::Home,
        Icon::Globe,
        Icon::Copy,
        Icon::Picture,
        Icon::Restart,
        Icon::Swap,
        Icon::Warning,
    ];

    /// The sign as an SVG that takes its colour from the text and says nothing to a screen reader: the button's
    /// name does.
    pub fn svg(self) -> String {
        format!(
            "<svg class=\"icon\" viewBox=\"0 0 24 24\" width=\"24\" height=\"24\" fill=\"none\" stroke=\"currentColor\" \
             stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\" aria-hidden=\"true\" \
             focusable=\"false\">{}</svg>",
            self.strokes()
        )
    }

    /// The lines and the filled parts of the sign.
    fn strokes(self) -> String {
        let (lines, filled) = match self {
            Icon::TurnLeft => ("M4 5v5h5M4.6 10A8 8 0 1 1 5 15", ""),
            Icon::TurnRight => ("M20 5v5h-5M19.4 10A8 8 0 1 0 19 15", ""),
            Icon::Tick => ("M4.5 12.500l5 5L19.5 7", ""),
            Icon::Undo => ("M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H8", ""),
            Icon::Redo => ("M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h6", ""),
            Icon::Hint => (
                "M9 17.500c0-2-3-3.5-3-7.500a6 6 0 0 1 12 0c0 4-3 5.5-3 7.500zM9.5 21h5M12 17v-5",
                "",
            ),
            Icon::Menu => ("M4 6.500h16M4 12h16M4 17.500h16", ""),
            Icon::Close => ("M6 6l12 12M18 6L6 18", ""),
            Icon::Play => ("", "M8 5.500v13l10.5-6.500z"),
            Icon::Pause => ("", "M7 5.500h3v13H7zM14 5.500h3v13h-3z"),
            Icon::StepBack => ("M6 6v12", "M18 6v12l-8-6z"),
            Icon::StepForward => ("M18 6v12", "M6 6v12l8-6z"),
            Icon::First => ("M4 6v12", "M12.5 6v12L6 12zM20 6v12l-6.5-6z"),
            Icon::Last => ("M20 6v12", "M11.5 6v12l6.5-6zM4 6v12l6.5-6z"),
            Icon::Settings => (
                "M4 7h9M19 7h1M4 17h1M11 17h9M13 7a3 3 0 1 1 6 0a3 3 0 1 1-6 0M5 17a3 3 0 1 1 6 0a3 3 0 1 1-6 0",
                "",
            ),
            Icon::Share => (
                "M8.6 10.600l6.8-3.700M8.6 13.400l6.8 3.700M3 12a3 3 0 1 1 6 0a3 3 0 1 1-6 0M15 5.500a3 3 0 1 1 6 0a3 3 0 1 1-6 0M15 18.500a3 3 0 1 1 6 0a3 3 0 1 1-6 0",
                "",
            ),
            Icon::Download => ("M12 4v11M7 10.500l5 5 5-5M5 20h14", ""),
            Icon::Upload => ("M12 16V5M7 9.500l5-5 5 5M5 20h14", ""),
            Icon::Book => (
                "M12 6.500C10 5 7 4.5 3 4.500v14c4 0 7 .5 9 2 2-1.5 5-2 9-2v-14c-4 0-7 .5-9 2zM12 6.500v14",
                "",
            ),
            Icon::Trophy => (
                "M7.5 4h9v6a4.5 4.5 0 0 1-9 0zM7.5 6H4c0 3 1 5 4 5M16.5 6H20c0 3-1 5-4 5M12 14.500V18M8 20.500c0-1.6 1.5-2.5 4-2.500s4 .9 4 2.500z",
                "",
            ),
            Icon::Robot => (
                "M5 9h14v10H5zM12 9V5M9 16h6M2.5 12v4M21.5 12v4",
                "M11.2 4a.8.8 0 1 1 1.6 0a.8.8 0 1 1-1.6 0M8.5 12.500a.5.5 0 1 1 1 0a.5.5 0 1 1-1 0M14.5 12.500a.5.5 0 1 1 1 0a.5.5 0 1 1-1 0",
            ),
            Icon::People => (
                "M5.5 8a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0M2.5 20c0-4.5 2.5-7 6.5-7s6.5 2.5 6.5 7zM16 5a3.3 3.3 0 0 1 0 6M18 13.500c2.3.7 3.5 3 3.5 6.500H19",
                "",
            ),
            Icon::Person => (
                "M8 8a4 4 0 1 1 8 0a4 4 0 1 1-8 0M4.5 20.500c0-5 3-7.5 7.5-7.500s7.5 2.5 7.5 7.500z",
                "",
            ),
            Icon::Dice => (
                "M6.5 4h11A2.5 2.5 0 0 1 20 6.500v11a2.5 2.5 0 0 1-2.5 2.500h-11A2.5 2.5 0 0 1 4 17.500v-11A2.5 2.5 0 0 1 6.5 4z",
                "M8 8.500a.5.5 0 1 1 1 0a.5.5 0 1 1-1 0M15 8.500a.5.5 0 1 1 1 0a.5.5 0 1 1-1 0M11.5 12a.5.5 0 1 1 1 0a.5.5 0 1 1-1 0M8 15.500a.5.5 0 1 1 1 0a.5.5 0 1 1-1 0M15 15.500a.5.5 0 1 1 1 0a.5.5 0 1 1-1 0",
            ),
            Icon::Cards => ("M4 8h12v12H4zM8 5V4h12v12h-1M4 14h12M10 8v12", ""),
            Icon::Edit => ("M4 20l1-4.500L16.5 4l3.5 3.500L8.5 19zM14 6.500l3.5 3.5", ""),
            Icon::Trash => {
                ("M4 6.500h16M9 6.500V4h6v2.500M6 6.500l1 14h10l1-14M10 11v5.500M14 11v5.5", "")
            }
            Icon::Sound => {
                ("M4 9.500v5h3.500L12 19V5L7.5 9.500zM15.5 9a4 4 0 0 1 0 6M18 6a8 8 0 0 1 0 12", "")
            }
            Icon::Mute => ("M4 9.500v5h3.500L12 19V5L7.5 9.500zM16 9.500l5 5M21 9.500l-5 5", ""),
            Icon::Sun => (
                "M8 12a4 4 0 1 1 8 0a4 4 0 1 1-8 0M12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M5.3 18.700l1.4-1.400M17.3 6.700l1.4-1.4",
                "",
            ),
            Icon::Moon => ("M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500z", ""),
            Icon::Plus => ("M12 5v14M5 12h14", ""),
            Icon::Minus => ("M5 12h14", ""),
            Icon::ChevronLeft => ("M15 5l-7 7 7 7", ""),
            Icon::ChevronRight => ("M9 5l7 7-7 7", ""),
            Icon::ChevronUp => ("M5 15l7-7 7 7", ""),
            Icon::ChevronDown => ("M5 9l7 7 7-7", ""),
            Icon::Flag => ("M5 21V4c5-2.5 8 2.5 14 0v10c-6 2.5-9-2.5-14 0", ""),
            Icon::Graph => ("M4 4v16h16M7.5 15.500l4-5 3.5 3 5-7", ""),
            Icon::Link => (
                "M10 14a4 4 0 0 0 6 .4l3.3-3.300a4 4 0 0 0-5.7-5.700L12 7M14 10a4 4 0 0 0-6-.4l-3.3 3.300a4 4 0 0 0 5.7 5.700L12 17",
                "",
            ),
            Icon::Info => ("M3 12a9 9 0 1 1 18 0a9 9 0 1 1-18 0M12 11v6M12 7.300v.1", ""),
            Icon::Eye => (
                "M2 12c2.5-4.5 6-6.5 10-6.500s7.5 2 10 6.500c-2.5 4.5-6 6.5-10 6.500S4.5 16.5 2 12zM9 12a3 3 0 1 1 6 0a3 3 0 1 1-6 0",
                "",
            ),
            Icon::Home => ("M4 11l8-7 8 7M6 9.500V20h12V9.500M10 20v-6h4v6", ""),
            Icon::Globe => (
                "M3 12a9 9 0 1 1 18 0a9 9 0 1 1-18 0M3.5 9h17M3.5 15h17M12 3c-5 5-5 13 0 18 5-5 5-13 0-18",
                "",
            ),
            Icon::Copy => ("M8 8h12v12H8zM5 16H4V4h12v1", ""),
            Icon::Picture => (
                "M3.5 5h17v14h-17zM3.5 16l5-5 5 5 3-3 4 4M14.5 9.500a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1-3 0",
                "",
            ),
            Icon::Restart => ("M20 4v6h-6M20 10A8.2 8.2 0 1 0 20 15M12 8.500v4l2.5 2", ""),
            Icon::Swap => {
                ("M7 4L3.5 7.5 7 11M3.5 7.500H18M17 13l3.5 3.500L17 20M20.5 16.500H6", "")
            }
            Icon::Warning => ("M12 4L2.5 20h19zM12 10v4.500M12 17.300v.1", ""),
        };
        let mut svg = String::new();
        if !lines.is_empty() {
            svg += &format!("<path d=\"{lines}\"/>");
        }
        if !filled.is_empty() {
            svg += &format!("<path d=\"{filled}\" fill=\"currentColor\"/>");
        }
        svg
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_is_drawn_and_no_two_are_alike() {
        for (n, icon) in Icon::ALL.into_iter().enumerate() {
            let svg = icon.svg();
            let document = roxmltree::Document::parse(&svg).expect("well-formed");
            assert!(document.descendants().any(|node| node.has_tag_name("path")), "{icon:?}");
            assert!(svg.contains("currentColor") && !svg.contains('#'), "{icon:?}");
            assert!(
                Icon::ALL[..n].iter().all(|other| *other != icon && other.svg() != svg),
                "{icon:?}"
            );
        }
    }
}
