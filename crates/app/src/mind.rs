//! What the bots are asked, and how they answer bit by bit.
