use super::*;
use crate::shell::texts::{Language, Texts};
use limits::Phase;
use std::collections::BTreeSet;

fn lesson(name: &str) -> &'static Lesson {
    Lesson::named(name).expect("a lesson")
}

fn decision(text: &str) -> Decision {
    text.parse().expect("a decision")
}

fn others_go_on(state: &mut LessonState) {
    while state.others_go_on() {}
}

/// Goes through a lesson by these decisions, and says what became of the last suspicion and of the points.
fn check(name: &str, decisions: &[&str], expected: &str) {
    let mut state = LessonState::begin(lesson(name));
    for text in decisions {
        assert_eq!(state.decide(decision(text)), Ok(Answer::Met), "{name}: {text}");
        others_go_on(&mut state);
    }
    assert!(state.is_over(), "{name}");
    let suspicion = state.game.last_suspicion().expect("a suspicion");
    let points = state.game.seats().map(|seat| state.game.points(seat).to_string());
    let said = format!("{suspicion}; points {}", points.collect::<Vec<_>>().join(" "));
    assert_eq!(said, expected);
}

/// Every state in which a learner can be, whichever goals they take.
fn reachable(lesson: &'static Lesson) -> Vec<LessonState> {
    let mut found = vec![LessonState::begin(lesson)];
    let mut next = 0;
    while let Some(state) = found.get(next).cloned() {
        next += 1;
        for goal in state.step().map_or(&[][..], |step| step.goals) {
            // Which of them are in hand depends on those taken before, but the first always is.
            let is_first = state.solution() == Some(decision(goal));
            if !is_first && !state.view().legal().contains(&decision(goal)) {
                continue;
            }
            let mut after = state.clone();
            assert_eq!(after.decide(decision(goal)), Ok(Answer::Met), "{}: {goal}", lesson.name);
            others_go_on(&mut after);
            found.push(after);
        }
    }
    found
}

#[test]
fn a_hidden_card_makes_the_first_blue_one_legal() {
    check(
        "hiding",
        &["hide b", "play p", "play b"],
        "2 suspects 1: 1 blue, limit 0 and 1 face down: wrong; points 1 -2 0",
    );
}

#[test]
fn who_loses_count_lays_the_fourth_green_one() {
    for free in ["play p", "play b"] {
        check(
            "counting",
            &["play g", free],
            "3 suspects 2: 4 green, limit 3 and 0 face down: right; points 0 -2 1",
        );
    }
}

#[test]
fn a_suspicion_can_be_certain_and_a_tempting_one_wrong() {
    for own in ["play r", "play p", "play g"] {
        check(
            "suspecting",
            &["suspect 3", "hide y", own, "play g"],
            "2 suspects 3: 3 yellow, limit 2 and 2 face down: wrong; points 1 -2 -1",
        );
    }
    // The first suspicion would have been wrong one card earlier.
    let mut state = LessonState::begin(lesson("suspecting"));
    let mut early = state.game.clone();
    early.decide(LEARNER, decision("suspect 2")).expect("legal");
    assert!(!early.last_suspicion().expect("a suspicion").is_right());
    state.decide(decision("suspect 3")).expect("legal");
    let said = state.game.last_suspicion().expect("a suspicion").to_string();
    assert_eq!(said, "1 suspects 3: 3 blue, limit 0 and 2 face down: right");
}

#[test]
fn four_are_exchanged_and_the_bait_is_taken() {
    check(
        "bait",
        &["hide y", "exchange r", "play y"],
        "2 suspects 1: 3 yellow, limit 2 and 1 face down: wrong; points 2 -2 0",
    );
    // The two reds on top of the draw pile are what the others draw, as the text promises.
    let mut state = LessonState::begin(lesson("bait"));
    for text in ["hide y", "exchange r"] {
        let before = [2, 3].map(|seat| held_red(&state, seat));
        state.decide(decision(text)).expect("legal");
        others_go_on(&mut state);
        let after = [2, 3].map(|seat| held_red(&state, seat));
        let gained = usize::from(text == "exchange r");
        assert_eq!(after, before.map(|reds| reds + gained), "{text}");
    }
}

fn held_red(state: &LessonState, seat: usize) -> usize {
    let seat = Seat::new(seat).expect("a seat");
    state.game.hand(seat).count(limits::Colour::Red)
}

#[test]
fn every_way_of_reaching_the_goals_ends_the_lesson() {
    for lesson in &LESSONS {
        let states = reachable(lesson);
        let ends = states.iter().filter(|state| state.is_over()).count();
        assert!(ends > 0, "{}", lesson.name);
        for state in &states {
            // The table shows what decided the last suspicion while the last word is said.
            let shown = state.view().judged.and_then(|judged| judged.shown);
            assert!(!state.is_over() || shown.is_some(), "{}", lesson.name);
            assert_eq!(state.is_over(), state.step().is_none());
            let asked = state.view().asked.is_some();
            assert!(state.is_over() || asked, "{}: the learner is asked", lesson.name);
        }
    }
}

#[test]
fn whatever_else_is_legal_is_answered_and_leads_back() {
    for lesson in &LESSONS {
        for state in reachable(lesson).into_iter().filter(|state| !state.is_over()) {
            let step = state.step().expect("something to do");
            for other in state.view().legal() {
                if step.goals.contains(&other.to_string().as_str()) {
                    continue;
                }
                let mut tried = state.clone();
                let answer = tried.decide(other).expect("legal");
                assert!(matches!(answer, Answer::Again(_)), "{}: {other}", lesson.name);
                assert!(tried.is_again());
                assert_eq!((&tried.game, tried.done), (&state.game, state.done), "{other}");
                assert!(tried.answer_key().expect("an answer").contains("-again"));
                assert_eq!(tried.task_key(), state.task_key(), "the task is still the same");
            }
        }
    }
}

#[test]
fn every_goal_and_every_reply_can_come_up() {
    for lesson in &LESSONS {
        let mut legal: BTreeSet<(usize, String)> = BTreeSet::new();
        for state in reachable(lesson) {
            let decisions = state.view().legal();
            legal.extend(decisions.iter().map(|decision| (state.done, decision.to_string())));
        }
        for (place, step) in lesson.steps.iter().enumerate() {
            let replies = step.replies.iter().map(|(decision, _)| decision);
            for decision in step.goals.iter().chain(replies) {
                let found = legal.contains(&(place, (*decision).to_owned()));
                assert!(found, "{}, {}: {decision}", lesson.name, step.name);
            }
        }
    }
}

#[test]
fn the_way_can_be_shown_from_wherever_one_is() {
    for lesson in &LESSONS {
        for mut state in reachable(lesson) {
            while let Some(solution) = state.solution() {
                // What is chosen for the learner is what they then confirm.
                if let Some(choice) = state.shown_choice(solution) {
                    assert_eq!(choice.decision(&state.view()), Ok(solution));
                }
                assert_eq!(state.decide(solution), Ok(Answer::Met), "{}", lesson.name);
                others_go_on(&mut state);
            }
            assert!(state.is_over());
        }
    }
}

#[test]
fn what_the_rules_refuse_is_refused_and_nothing_happens() {
    let begun = LessonState::begin(lesson("hiding"));
    for rubbish in ["hide g", "play b", "suspect 2", "suspect 6", "exchange b"] {
        let mut state = begun.clone();
        assert!(state.decide(decision(rubbish)).is_err(), "{rubbish}");
        assert_eq!(state, begun, "{rubbish}");
    }
    // Nobody gets ahead of the others, and nothing is left to do in the end.
    let mut state = begun;
    state.decide(decision("hide b")).expect("legal");
    let waiting = state.clone();
    assert!(state.is_others_turn() && state.solution().is_none());
    assert_eq!(state.decide(decision("play p")), Err(Refusal::Over));
    assert_eq!(state, waiting);
    others_go_on(&mut state);
    for text in ["play p", "play b"] {
        state.decide(decision(text)).expect("legal");
        others_go_on(&mut state);
    }
    assert!(matches!(state.view().phase, Phase::Hide { .. }));
    assert_eq!(state.decide(decision("hide b")), Err(Refusal::Over));
    assert!(!state.others_go_on());
}

#[test]
fn what_is_said_follows_what_is_done() {
    let mut state = LessonState::begin(lesson("counting"));
    let said = |state: &LessonState| {
        [state.answer_key(), state.task_key()]
            .map(|key| key.map_or(String::new(), |key| key.replace("limits-lesson-counting-", "")))
    };
    assert_eq!(said(&state), ["", "third-task"]);
    state.decide(decision("play b")).expect("legal");
    assert_eq!(said(&state), ["third-again", "third-task"]);
    state.decide(decision("play y")).expect("legal");
    assert_eq!(said(&state), ["third-again-yellow", "third-task"]);
    state.decide(decision("play g")).expect("legal");
    assert_eq!(said(&state), ["third-met", ""]);
    others_go_on(&mut state);
    assert_eq!(said(&state), ["third-met", "fourth-task"]);
    state.decide(decision("play p")).expect("legal");
    others_go_on(&mut state);
    assert_eq!(said(&state), ["fourth-met", "done"]);
}

#[test]
fn every_text_is_there_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for key in text_keys() {
            // A key that is not there would be said as it is.
            assert_ne!(texts.say(&key), key, "{language}");
        }
    }
}

#[test]
fn lessons_are_found_by_their_names() {
    let names: Vec<&str> = LESSONS.iter().map(|lesson| lesson.name).collect();
    assert_eq!(names, ["hiding", "counting", "suspecting", "bait"]);
    assert_eq!(lesson("hiding").place(), 1);
    assert_eq!(lesson("bait").place(), 4);
    assert_eq!(lesson("bait").stored_name(), "limits-bait");
    for rubbish in ["", "farmer", "Hiding", "limits-hiding"] {
        assert_eq!(Lesson::named(rubbish), None, "{rubbish}");
    }
}
