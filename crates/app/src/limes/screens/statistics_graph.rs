//! Results over time as a line.

use std::fmt::Write;

/// The size of the drawing.
const WIDTH: usize = 640;
const HEIGHT: usize = 170;
/// Room for the numbers on the left, and for the dots everywhere.
const LEFT: usize = 44;
const EDGE: usize = 12;

/// The most games that are drawn: more would only be a blur.
const MOST: usize = 60;

/// An SVG of these totals, the oldest first. It is heard as `name` and the totals.
pub(crate) fn graph(totals: &[u32], name: &str) -> String {
    let totals = &totals[totals.len().saturating_sub(MOST)..];
    let low = totals.iter().min().copied().unwrap_or_default() / 10 * 10;
    let high = totals.iter().max().copied().unwrap_or_default() / 10 * 10 + 10;
    let height = |total: u32| {
        let part = (total - low) as usize * (HEIGHT - 2 * EDGE) / (high - low).max(1) as usize;
        HEIGHT - EDGE - part
    };
    let across = |n: usize| LEFT + EDGE + n * (WIDTH - LEFT - 2 * EDGE) / (totals.len() - 1).max(1);
    let mut lines = String::new();
    let step = if high - low > 40 { 20 } else { 10 };
    for total in (low..=high).step_by(step) {
        let y = height(total);
        let _ = write!(
            lines,
            "<path d=\"M{LEFT} {y}H{WIDTH}\"/><text x=\"{}\" y=\"{}\">{total}</text>",
            LEFT - 10,
            y + 6
        );
    }
    let (mut path, mut dots) = (String::new(), String::new());
    for (n, &total) in totals.iter().enumerate() {
        let (x, y) = (across(n), height(total));
        let _ = write!(path, "{}{x} {y}", if n == 0 { 'M' } else { 'L' });
        let _ = write!(dots, "<circle cx=\"{x}\" cy=\"{y}\" r=\"5\"/>");
    }
    let heard: Vec<String> = totals.iter().map(u32::to_string).collect();
    format!(
        "<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{name}: {}\">{lines}\
         <path class=\"run\" d=\"{path}\"/>{dots}</svg>",
        heard.join(", ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_results_can_be_drawn() {
        for totals in [&[][..], &[0], &[37, 37], &[12, 61, 44], &[u32::MAX, 0], &[50; 200]] {
            let totals: Vec<u32> = totals.iter().map(|&total: &u32| total.min(200)).collect();
            let svg = graph(&totals, "Results");
            let document = roxmltree::Document::parse(&svg).expect("well-formed");
            let dots: Vec<f32> = document
                .descendants()
                .filter(|node| node.has_tag_name("circle"))
                .flat_map(|dot| ["cx", "cy"].map(|name| dot.attribute(name).unwrap_or("")))
                .map(|place| place.parse().expect("a number"))
                .collect();
            assert_eq!(dots.len() / 2, totals.len().min(MOST));
            assert!(dots.iter().all(|&place| (0.0..=WIDTH as f32).contains(&place)));
        }
    }
}
