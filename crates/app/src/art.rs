//! Displays, cards and workers as pictures.
