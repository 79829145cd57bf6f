//! Results over time as a line.

use crate::shell::texts::Texts;
use std::fmt::Write;

/// The size of the drawing.
const WIDTH: usize = 640;
const HEIGHT: usize = 170;
/// Room for the numbers on the left, and for the dots everywhere.
const LEFT: usize = 44;
const EDGE: usize = 12;

/// The most games that are drawn: more would only be a blur.
const MOST: usize = 60;

/// An SVG of these values, the oldest first, with lines a `step` or two apart. It is heard as `name` and the values, as `write`
/// writes them.
pub(crate) fn graph(
    texts: &Texts,
    values: &[f64],
    step: f64,
    name: &str,
    write: &dyn Fn(f64) -> String,
) -> String {
    let values = &values[values.len().saturating_sub(MOST)..];
    let high = values.iter().copied().fold(0.0, f64::max);
    let low = values.iter().copied().fold(high, f64::min);
    let (low, high) = ((low / step).floor() * step, (high / step).floor() * step + step);
    let height = |value: f64| {
        let part = (value - low) / (high - low) * (HEIGHT - 2 * EDGE) as f64;
        HEIGHT - EDGE - part as usize
    };
    let across = |n: usize| LEFT + EDGE + n * (WIDTH - LEFT - 2 * EDGE) / (values.len() - 1).max(1);
    let mut lines = String::new();
    let step = if high - low > 4.0 * step { 2.0 * step } else { step };
    let count = ((high - low) / step).round() as usize;
    for value in (0..=count).map(|n| low + n as f64 * step).filter(|&value| value <= high) {
        let y = height(value);
        let _ = write!(
            lines,
            "<path d=\"M{LEFT} {y}H{WIDTH}\"/><text x=\"{}\" y=\"{}\">{}</text>",
            LEFT - 10,
            y + 6,
            write(value)
        );
    }
    let (mut path, mut dots) = (String::new(), String::new());
    for (n, &value) in values.iter().enumerate() {
        let (x, y) = (across(n), height(value));
        let _ = write!(path, "{}{x} {y}", if n == 0 { 'M' } else { 'L' });
        let _ = write!(dots, "<circle cx=\"{x}\" cy=\"{y}\" r=\"5\"/>");
    }
    let heard: Vec<String> = values.iter().map(|&value| write(value)).collect();
    let heard = texts.labelled(name.to_owned(), heard.join("; "));
    format!(
        "<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{heard}\">{lines}\
         <path class=\"run\" d=\"{path}\"/>{dots}</svg>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::texts::Language;

    #[test]
    fn it_is_heard_as_its_values() {
        let svg = graph(&Texts::new(Language::Fr), &[41.0, 44.0], 10.0, "Points", &|value| {
            value.to_string()
        });
        assert!(svg.contains("aria-label=\"Points\u{a0}: 41; 44\""), "{svg}");
    }

    #[test]
    fn any_results_can_be_drawn() {
        let texts = Texts::new(Language::En);
        let some =
            [&[][..], &[0.0], &[37.0, 37.0], &[12.0, 61.0, 44.0], &[200.0, 0.0], &[50.0; 200]];
        let costs = [&[0.04, 0.61, 1.7][..], &[0.5; 2], &[0.0; 3], &[12.0, 0.3]];
        let both = some.map(|totals| (totals, 10.0)).into_iter();
        for (totals, step) in both.chain(costs.map(|costs| (costs, 0.5))) {
            let svg = graph(&texts, totals, step, "Results", &|value| value.to_string());
            let document = roxmltree::Document::parse(&svg).expect("well-formed");
            let dots: Vec<f32> = document
                .descendants()
                .filter(|node| node.has_tag_name("circle"))
                .flat_map(|dot| ["cx", "cy"].map(|name| dot.attribute(name).unwrap_or("")))
                .map(|place| place.parse().expect("a number"))
                .collect();
            assert_eq!(dots.len() / 2, totals.len().min(MOST));
            assert!(dots.iter().all(|&place| (0.0..=WIDTH as f32).contains(&place)));
            assert!(dots.chunks(2).all(|dot| (0.0..=HEIGHT as f32).contains(&dot[1])));
            let lines = document.descendants().filter(|node| node.has_tag_name("text")).count();
            assert!(totals.is_empty() || lines >= 2, "{totals:?} {lines}");
        }
    }
}
