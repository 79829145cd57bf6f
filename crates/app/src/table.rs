//! A game at one screen: where its turns come from, the draft of a turn, and what is kept between visits.
