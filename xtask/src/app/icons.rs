//! The app's icon in the sizes that systems ask for, drawn from crates/app/web/icon.svg.

use anyhow::Result;

use crate::app_folder::BuildKind;

/// Where the icon goes inside the one that systems cut to their own shape.
const PLACE: &str = "{{icon}}";

/// Every picture with its name.
///
/// What can be drawn by the system comes as a drawing, which is a twentieth of a large picture's weight; pictures are for
/// systems that cannot.
pub(super) fn all(
    icon: &str,
    maskable: &str,
    kind: BuildKind,
) -> Result<Vec<(&'static str, Vec<u8>)>> {
    let maskable = maskable.replace(PLACE, icon);
    let mut files = if kind == BuildKind::Play { Vec::new() } else { pictures(icon, &maskable)? };
    files.push(("icon-maskable.svg", maskable.into_bytes()));
    Ok(files)
}

#[cfg(feature = "all")]
fn pictures(icon: &str, maskable: &str) -> Result<Vec<(&'static str, Vec<u8>)>> {
    use anyhow::Context as _;
    let pictures = [
        ("icon-192.png", icon, 192),
        // Cut to a shape as well, and black where nothing is drawn.
        ("icon-180.png", maskable, 180),
    ];
    let draw = |(name, svg, size): (&'static str, &str, u32)| {
        Ok((name, png(svg, size).with_context(|| format!("{name} cannot be drawn"))?))
    };
    pictures.into_iter().map(draw).collect()
}

#[cfg(not(feature = "all"))]
fn pictures(_: &str, _: &str) -> Result<Vec<(&'static str, Vec<u8>)>> {
    anyhow::bail!("pictures are drawn with the feature `all`")
}

#[cfg(feature = "all")]
fn png(svg: &str, size: u32) -> Result<Vec<u8>> {
    use anyhow::Context as _;
    use resvg::tiny_skia::{Pixmap, Transform};
    use resvg::usvg::{Options, Tree};
    let tree = Tree::from_str(svg, &Options::default())?;
    let mut canvas = Pixmap::new(size, size).context("a picture needs a size")?;
    let scale = Transform::from_scale(
        size as f32 / tree.size().width(),
        size as f32 / tree.size().height(),
    );
    resvg::render(&tree, scale, &mut canvas.as_mut());
    Ok(canvas.encode_png()?)
}

#[cfg(all(test, feature = "all"))]
mod tests {
    use super::*;
    use anyhow::Context as _;
    use resvg::tiny_skia::Pixmap;

    const RED: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect x="2" y="2" width="4" height="4" fill="#f00"/></svg>"##;

    /// The colour of a picture at a place: red, green, blue, opacity.
    fn pixel(png: &[u8], x: u32, y: u32) -> Option<[u8; 4]> {
        let picture = Pixmap::decode_png(png).ok()?;
        picture.pixel(x, y).map(|c| [c.red(), c.green(), c.blue(), c.alpha()])
    }

    #[test]
    fn the_icon_comes_as_pictures_and_as_a_drawing() -> Result<()> {
        let maskable = format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" fill="#00f"/>{PLACE}</svg>"##
        );
        let pictures = all(RED, &maskable, BuildKind::Full)?;
        let of = |name| pictures.iter().find(|(other, _)| *other == name).map(|(_, png)| png);
        let plain = of("icon-192.png").context("missing")?;
        assert_eq!(pixel(plain, 96, 96), Some([255, 0, 0, 255]));
        assert_eq!(pixel(plain, 0, 0), Some([0; 4]));
        let cut = of("icon-180.png").context("missing")?;
        assert_eq!(pixel(cut, 0, 0), Some([0, 0, 255, 255]));
        assert_eq!(pixel(cut, 90, 90), Some([255, 0, 0, 255]));
        let drawing = of("icon-maskable.svg").context("missing")?;
        assert_eq!(&png(std::str::from_utf8(drawing)?, 180)?, cut);
        Ok(())
    }

    #[test]
    fn the_app_for_playing_has_the_drawing_alone() -> Result<()> {
        let names = all(RED, PLACE, BuildKind::Play)?.into_iter().map(|(name, _)| name);
        assert_eq!(names.collect::<Vec<_>>(), ["icon-maskable.svg"]);
        Ok(())
    }

    #[test]
    fn what_is_no_picture_is_said_by_name() {
        let said = all("<svg", PLACE, BuildKind::Full).map_err(|fault| fault.to_string());
        assert_eq!(said.map(|_| ()), Err("icon-192.png cannot be drawn".to_owned()));
    }
}
