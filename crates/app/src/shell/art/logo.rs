//! The logo of Limes: a card with its four landscapes and a tower.

/// The logo, 64 units wide and high, for the page's header. It needs the page's style.
pub fn mark() -> String {
    format!(
        "<svg class=\"mark\" viewBox=\"0 0 64 64\" aria-hidden=\"true\" focusable=\"false\">{MARK}</svg>"
    )
}

/// A few bold strokes: it must be recognisable at 16 pixels.
const MARK: &str = "\
<path class=\"art-f-paper\" d=\"M14 1H50A13 13 0 0 1 63 14V50A13 13 0 0 1 50 63H14A13 13 0 0 1 1 50V14A13 13 0 0 1 14 1Z\"/>\
<path class=\"art-f-rock\" d=\"M15 5H30V30H5V15A10 10 0 0 1 15 5Z\"/>\
<path class=\"art-f-water\" d=\"M34 5H49A10 10 0 0 1 59 15V30H34Z\"/>\
<path class=\"art-f-field\" d=\"M5 34H30V59H15A10 10 0 0 1 5 49Z\"/>\
<path class=\"art-f-forest\" d=\"M34 34H59V49A10 10 0 0 1 49 59H34Z\"/>\
<path class=\"art-l-wave\" stroke-width=\"3\" d=\"M38 14q4-5 8 0t8 0M38 23q4-5 8 0t8 0\"/>\
<path class=\"art-l-furrow\" stroke-width=\"3.4\" d=\"M9 44L15 38M10 54L26 38M20 55L26 49\"/>\
<path class=\"art-f-fir\" d=\"M46.5 36L56 55H37Z\"/>\
<path class=\"art-f-line\" d=\"M8 8H13V11H15.500V8H19.500V11H22V8H27V17L25 19V30H10V19L8 17Z\"/>\
<path class=\"art-f-tower\" d=\"M10 10H11.500V13H17V10H18V13H23.500V10H25V16.200L23 18.200V28H12V18.200L10 16.200Z\"/>\
<path class=\"art-f-line\" d=\"M15.5 28V23.500a2 2 0 0 1 4 0V28Z\"/>";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::art::palette::Theme;
    use crate::shell::art::style::resolved;

    /// The logo as a file with its colours inside, for the browser's tab and the home screen.
    fn icon_file() -> String {
        let rules: String = resolved(Theme::Light)
            .split_inclusive('}')
            .map(str::trim)
            .filter(|rule| {
                let class = rule.strip_prefix('.').and_then(|rule| rule.split('{').next());
                class.is_some_and(|class| MARK.contains(&format!("\"{class}\"")))
            })
            .collect();
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\"><style>{rules}</style>{MARK}</svg>\n"
        )
    }

    #[test]
    fn the_file_is_the_one_on_disk() {
        expect_test::expect_file!["../../../web/icon.svg"].assert_eq(&icon_file());
    }

    #[test]
    fn every_class_of_the_mark_has_its_colour() {
        let file = icon_file();
        roxmltree::Document::parse(&file).expect("well-formed");
        for class in MARK.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(file.contains(&format!(".{class}{{")), "{class}");
        }
        assert!(!file.contains("var("));
    }
}
