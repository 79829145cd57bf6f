//! The chance that hidden cards raise a limit far enough.

/// The chance that of `cards` cards drawn from `unseen`, of which `of_colour` have the colour, at least `needed` have it.
pub(crate) fn at_least(needed: usize, cards: usize, of_colour: usize, unseen: usize) -> f32 {
    if needed == 0 {
        return 1.0;
    }
    if needed > cards || needed > of_colour {
        return 0.0;
    }
    // The chances of exactly 0, 1, 2 … so far, drawn card by card; nobody plays with more than five others.
    let mut exactly = [0.0f32; 7];
    exactly[0] = 1.0;
    for drawn in 0..cards.min(unseen).min(6) {
        let left = (unseen - drawn) as f32;
        for hits in (0..=drawn).rev() {
            let chance = exactly[hits];
            let hit = of_colour.saturating_sub(hits) as f32 / left;
            exactly[hits + 1] += chance * hit;
            exactly[hits] = chance * (1.0 - hit).max(0.0);
        }
    }
    exactly[needed..].iter().sum::<f32>().min(1.0)
}

#[cfg(test)]
mod tests {
    use super::at_least;

    #[test]
    fn chances_are_those_of_drawing_without_putting_back() {
        assert_eq!(at_least(0, 1, 0, 10), 1.0);
        assert_eq!(at_least(2, 1, 5, 10), 0.0);
        assert!((at_least(1, 1, 3, 12) - 0.25).abs() < 1e-6);
        // 1 − (9/12)(8/11)
        assert!((at_least(1, 2, 3, 12) - (1.0 - 72.0 / 132.0)).abs() < 1e-6);
        // (3/12)(2/11)
        assert!((at_least(2, 2, 3, 12) - 6.0 / 132.0).abs() < 1e-6);
        // More cards are drawn than there are.
        assert!((at_least(1, 5, 1, 1) - 1.0).abs() < 1e-6);
    }
}
