//! Signs for buttons.

/// A sign, 24 units wide and high, drawn in the colour of the text around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// A check mark.
    Tick,
}

impl Icon {
    /// The sign as an SVG.
    pub fn svg(self) -> String {
        String::new()
    }
}
