//! Workers: little wooden figures with the hat and the tool of their profession, and their points on the body.

use crate::limes::art::spot::{Spot, worker_spot};
use crate::shell::art::palette::PLAYERS;
use limes::{Display, Profession, WorkerScore, ZoneId};
use std::fmt::Write;

/// How a worker is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorkerStyle {
    /// Their points count.
    Counted,
    /// Another worker has the points of their territory: a hollow figure with a pale 0.
    Idle,
    /// They could be placed here: only an outline.
    Ghost,
    /// They are about to be moved: lifted off the ground.
    Picked,
    /// Another may go to their zone: small, so that there is room beside them.
    Shrunken,
}

/// A worker to be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worker {
    /// Their profession. Workers in the supply have none.
    pub profession: Option<Profession>,
    /// The player they belong to, counted from 0; gives the colour.
    pub player: usize,
    /// What is written on the figure, usually their points. It may be empty.
    pub label: String,
    /// How they are drawn.
    pub style: WorkerStyle,
    /// How many workers the figure stands for; a number is shown from two on.
    pub count: usize,
}

/// All workers of one zone, drawn as one figure.
#[derive(Clone, Debug, PartialEq)]
pub struct Crowd {
    /// Their zone.
    pub zone: ZoneId,
    /// Where they stand.
    pub spot: Spot,
    /// The figure, with the points of the first of them.
    pub worker: Worker,
}

/// The workers of a display as they are to be drawn, zone by zone in the order of placing.
pub fn crowds(display: &Display, player: usize) -> Vec<Crowd> {
    let mut crowds: Vec<Crowd> = Vec::new();
    for score in display.score().workers {
        if let Some(crowd) = crowds.iter_mut().find(|crowd| crowd.zone == score.zone) {
            crowd.worker.count += 1;
            continue;
        }
        let Some(zone) = display.zone(score.zone) else { continue };
        let style = if score.counts() { WorkerStyle::Counted } else { WorkerStyle::Idle };
        let worker = Worker {
            profession: Some(score.profession),
            player,
            label: label(&score),
            style,
            count: 1,
        };
        crowds.push(Crowd { zone: score.zone, spot: worker_spot(score.zone, zone), worker });
    }
    crowds
}

/// What a worker earns, as it is written on the figure.
pub fn label(score: &WorkerScore) -> String {
    if score.counts() { score.points } else { 0 }.to_string()
}

/// A worker around the origin, [`WORKER`](crate::limes::art::spot::WORKER) wide and high, as one group.
pub fn worker(worker: &Worker) -> String {
    let player = worker.player % PLAYERS + 1;
    let (class, pose) = match worker.style {
        WorkerStyle::Counted => ("", ""),
        WorkerStyle::Idle => (" art-idle", ""),
        WorkerStyle::Ghost => (" art-ghost", ""),
        WorkerStyle::Picked => ("", " transform=\"translate(0 -9)scale(1.12)\""),
        WorkerStyle::Shrunken => ("", " transform=\"translate(0 9)scale(.68)\""),
    };
    let mut svg = format!("<g class=\"art-worker art-p{player}{class}\"><g{pose}>");
    if worker.style == WorkerStyle::Picked {
        svg += "<ellipse class=\"art-lift\" cx=\"2\" cy=\"40\" rx=\"22\" ry=\"6\"/>";
    }
    let profession = worker.profession.map(|profession| profession.to_string());
    if let Some(name) = &profession {
        let _ = write!(svg, "<use href=\"#art-tool-{name}\" class=\"art-gear\"/>");
    }
    // The light rim of everything comes first. Head and hat are one group, so that they fade together.
    svg += "<g class=\"art-l-rim\" stroke-width=\"6\"><use href=\"#art-figure\"/><use href=\"#art-head\"/></g>\
            <g class=\"art-gear\"><use href=\"#art-head\" class=\"art-head\"/>";
    if let Some(name) = &profession {
        let _ = write!(svg, "<use href=\"#art-hat-{name}\"/>");
    }
    svg += "</g><use href=\"#art-figure\" class=\"art-body\"/>";
    if profession.is_some() {
        svg += "<use href=\"#art-hand\" class=\"art-head\"/>";
    }
    match worker.style {
        WorkerStyle::Ghost | WorkerStyle::Idle => {}
        _ => svg += "<path class=\"art-shine\" d=\"M-15.5 7Q-14.5 1-11-2\"/>",
    }
    if !worker.label.is_empty() {
        let long = if worker.label.chars().count() > 1 { " art-long" } else { "" };
        let baseline = if long.is_empty() { 24 } else { 22 };
        let label = escaped(&worker.label);
        let _ = write!(
            svg,
            "<text class=\"art-points{long}\" x=\"-2\" y=\"{baseline}\">{label}</text>"
        );
    }
    if worker.count > 1 {
        let _ = write!(
            svg,
            "<circle class=\"art-badge\" cx=\"-18\" cy=\"-8\" r=\"11\"/>\
             <text class=\"art-count\" x=\"-18\" y=\"-2\">{}</text>",
            worker.count
        );
    }
    svg + "</g></g>"
}

/// A worker as an SVG of its own, for rows and lists.
pub fn worker_icon(figure: &Worker) -> String {
    format!(
        "<svg class=\"art-figure\" viewBox=\"-27 -36 60 72\" aria-hidden=\"true\" focusable=\"false\">{}</svg>",
        worker(figure)
    )
}

/// Text that is safe inside XML.
pub(crate) fn escaped(text: &str) -> String {
    // XML allows no control characters at all, not even escaped ones.
    let kept = text.chars().filter(|c| !c.is_control() && !matches!(c, '\u{fffe}' | '\u{ffff}'));
    kept.fold(String::new(), |mut text, c| {
        match c {
            '&' => text += "&amp;",
            '<' => text += "&lt;",
            '>' => text += "&gt;",
            '"' => text += "&quot;",
            _ => text.push(c),
        }
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(style: WorkerStyle, label: &str, count: usize) -> String {
        let figure = Worker {
            profession: Some(Profession::Farmer),
            player: 0,
            label: label.into(),
            style,
            count,
        };
        worker_icon(&figure)
    }

    #[test]
    fn a_crowd_is_one_figure_with_a_number() {
        let display = Display::from_picture("=@@@ ~@\n= #@").expect("a card");
        let crowds = crowds(&display, 2);
        let seen: Vec<_> = crowds.iter().map(|c| (c.zone.to_string(), c.worker.count)).collect();
        assert_eq!(seen, [("d4nw".into(), 3), ("d4ne".into(), 1), ("d4se".into(), 1)]);
        assert_eq!(crowds[0].worker.label, "2");
        assert!(worker(&crowds[0].worker).contains(">3</text>"));
        assert!(!worker(&crowds[1].worker).contains("art-count"));
    }

    #[test]
    fn one_who_does_not_count_is_hollow_and_earns_0() {
        let display = Display::from_picture("=@ ~\n=@ #").expect("a card");
        let drawn: Vec<(WorkerStyle, String)> =
            crowds(&display, 0).into_iter().map(|c| (c.worker.style, c.worker.label)).collect();
        let expected = [(WorkerStyle::Counted, "2"), (WorkerStyle::Idle, "0")];
        assert_eq!(drawn, expected.map(|(style, label)| (style, label.to_owned())));
    }

    #[test]
    fn every_stance_and_profession_is_another_drawing() {
        let styles = [
            WorkerStyle::Counted,
            WorkerStyle::Idle,
            WorkerStyle::Ghost,
            WorkerStyle::Picked,
            WorkerStyle::Shrunken,
        ];
        for (n, style) in styles.into_iter().enumerate() {
            assert!(styles[..n].iter().all(|&s| drawn(s, "7", 1) != drawn(style, "7", 1)));
            roxmltree::Document::parse(&drawn(style, "7", 2)).expect("well-formed");
        }
        let definitions = crate::limes::art::definitions();
        for landscape in limes::Landscape::ALL {
            let name = landscape.profession().to_string();
            assert!(definitions.contains(&format!("art-hat-{name}")), "{name}");
            assert!(definitions.contains(&format!("art-tool-{name}")), "{name}");
        }
    }

    #[test]
    fn any_label_is_harmless() {
        for label in ["", "+12", "<b>", "a&b", "\"", "\u{0}\u{1b}", "−3"] {
            roxmltree::Document::parse(&drawn(WorkerStyle::Ghost, label, 1)).expect(label);
        }
    }

    #[test]
    fn players_beyond_the_last_colour_begin_again() {
        let figure = |player| Worker {
            profession: None,
            player,
            label: String::new(),
            style: WorkerStyle::Counted,
            count: 1,
        };
        assert_eq!(worker(&figure(0)), worker(&figure(PLAYERS)));
        assert_ne!(worker(&figure(0)), worker(&figure(PLAYERS - 1)));
    }
}
