//! The four lessons: what is dealt, what there is to do, and what the others do.
//!
//! The learner sits at seat 1. What the draw pile holds is chosen so that every card that the lesson needs is in the right
//! hand at the right time, whichever of the goals the learner takes.

use super::{Lesson, Step};

/// All lessons, in order.
pub static LESSONS: [Lesson; 4] = [HIDING, COUNTING, SUSPECTING, BAIT];

/// Limits and hidden cards. Blue has the limit 0 and purple has none; the learner holds two blue cards, hides one, and so may
/// lay the other.
const HIDING: Lesson = Lesson {
    name: "hiding",
    record: r#"
[Game "Limits"]
[Format "1"]
[Player "Ada"]
[Player "Ben"]
[Player "Cleo"]
[Start "1"]
[Colours "brgpgyrgryypbprgyprgbrpygbrpygbrpygbrpygbrpygbrpygbrpygbpybb"]
[LimitCards "14 12 2 1 3 4 5 6 7 8 9 10 11 13 15 16 17 18"]
"#,
    steps: &[
        Step {
            name: "hide",
            goals: &["hide b"],
            replies: &[("hide p", "purple")],
            others: &["2: hide g", "3: hide y"],
        },
        Step {
            name: "free",
            goals: &["play p"],
            replies: &[("play b", "blue")],
            others: &["2: play r", "3: play g"],
        },
        Step {
            name: "raised",
            goals: &["play b"],
            replies: &[("suspect 2", "suspect"), ("suspect 3", "suspect")],
            others: &["2: suspect 1"],
        },
    ],
};

/// Laying and counting. Three green cards may lie; the learner lays the third of them, and must still know later that it is
/// covered by others.
const COUNTING: Lesson = Lesson {
    name: "counting",
    record: r#"
[Game "Limits"]
[Format "1"]
[Player "Ada"]
[Player "Ben"]
[Player "Cleo"]
[Start "2"]
[Colours "bprggggrybrbrygyppbgrgbrpygbrpygbrpygbrpygbrpygbrpybrpybpypy"]
[LimitCards "2 14 12 1 3 4 5 6 7 8 9 10 11 13 15 16 17 18"]

1. hide r | b | p
2: play g
3: play g
"#,
    steps: &[
        Step {
            name: "third",
            goals: &["play g"],
            replies: &[("play y", "yellow"), ("suspect 2", "suspect"), ("suspect 3", "suspect")],
            others: &["2: play b", "3: play r"],
        },
        Step {
            name: "fourth",
            goals: &["play p", "play b"],
            replies: &[("play g", "green"), ("play y", "yellow")],
            others: &["2: play g", "3: suspect 2"],
        },
    ],
};

/// Suspecting. In the first round three blue cards lie, which cannot be right whatever was hidden, but only the third is too
/// many. In the second round three yellow cards lie where two are printed, and the learner has hidden a yellow one.
const SUSPECTING: Lesson = Lesson {
    name: "suspecting",
    record: r#"
[Game "Limits"]
[Format "1"]
[Player "Ada"]
[Player "Ben"]
[Player "Cleo"]
[Start "2"]
[Colours "bbgbbrbpyryryyygypgrpggbrrpgbyrpgbyrpgbyrpgbyrpgbyrpgbyrpgpp"]
[LimitCards "12 14 2 1 3 4 5 6 7 8 9 10 11 13 15 16 17 18"]

1. hide g | b | b
2: play b
3: play p
1: play r
2: play b
3: play b
"#,
    steps: &[
        Step {
            name: "right",
            goals: &["suspect 3"],
            replies: &[("suspect 2", "ben")],
            others: &[],
        },
        Step {
            name: "hide",
            goals: &["hide y"],
            replies: &[],
            others: &["2: hide r", "3: hide y", "3: play y"],
        },
        Step {
            name: "wait",
            goals: &["play r", "play p", "play g"],
            replies: &[("play y", "yellow")],
            others: &["2: play y", "3: play y"],
        },
        Step {
            name: "wrong",
            goals: &["play g", "play p", "play r"],
            replies: &[("play y", "yellow"), ("suspect 3", "cleo")],
            others: &["2: suspect 3"],
        },
    ],
};

/// Bait and exchange. Four red cards are exchanged; then the learner lays a third yellow card where two are printed, because
/// a yellow one is hidden.
const BAIT: Lesson = Lesson {
    name: "bait",
    record: r#"
[Game "Limits"]
[Format "1"]
[Player "Ada"]
[Player "Ben"]
[Player "Cleo"]
[Start "1"]
[Colours "rbpryyygbrpgrrgybpbgyrpgbrypgbrypgbrypgbrypgbrypgbrypgbypgbp"]
[LimitCards "1 14 12 2 3 4 5 6 7 8 9 10 11 13 15 16 17 18"]
"#,
    steps: &[
        Step {
            name: "hide",
            goals: &["hide y"],
            replies: &[],
            others: &["2: hide b", "3: hide p"],
        },
        Step {
            name: "exchange",
            goals: &["exchange r"],
            replies: &[],
            others: &["2: play y", "3: play y"],
        },
        Step {
            name: "bait",
            goals: &["play y"],
            replies: &[("suspect 2", "suspect"), ("suspect 3", "suspect")],
            others: &["2: suspect 1"],
        },
    ],
};
