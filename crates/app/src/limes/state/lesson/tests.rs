use crate::limes::state::kit::turn;
use crate::limes::state::lesson::*;
use crate::shell::texts::{Language, Texts};
use limes::Quarter;

fn lesson(name: &str) -> &'static Lesson {
    Lesson::named(name).expect("a lesson")
}

/// Turns that reach the goal of a lesson, and turns that do not.
fn check(name: &str, right: &[&str], wrong: &[&str]) {
    let (lesson, draft) = (lesson(name), lesson(name).draft());
    for (texts, reaches) in [(right, true), (wrong, false)] {
        for text in texts {
            let legal = draft.before().after(draft.card(), turn(text), draft.variants());
            let picture = legal.unwrap_or_else(|refusal| panic!("{text}: {refusal}")).picture();
            assert_eq!(lesson.reaches(&draft, turn(text)), reaches, "{text}\n{picture}");
        }
    }
}

#[test]
fn cards_are_laid_so_that_territories_grow_together() {
    // The fields of the card must come to lie along those in the west of d4.
    check("laying", &["c4>", "d3v", "d5^", "c4> +nw"], &["c4<", "d3^", "e4^", "e4>"]);
}

#[test]
fn a_farmer_belongs_into_the_largest_field() {
    // Three zones of field lie there; two more join them, or stay a field of their own.
    check("farmer", &["d3v +sw", "d5^ +ne"], &["d3v", "d3^ +nw", "d3v +ne", "f4^ +nw"]);
}

#[test]
fn a_fisherman_looks_for_huts_on_the_shore() {
    // Three huts stand around the water, and one beside the water of the card.
    check("fisherman", &["e3< +sw", "d5> +ne"], &["e3<", "e3^ +nw", "c4^ +nw", "d5> +se"]);
}

#[test]
fn a_woodcutter_looks_for_many_neighbours() {
    check("woodcutter", &["d5^ +ne", "d3> +se"], &["d5^", "c4^ +ne", "d5^ +nw", "f4> +se"]);
}

#[test]
fn a_watchman_looks_along_rows_and_columns() {
    // In the row north of d4 and e4 stand three firs; the tower of d4 hides what is south.
    check("watchman", &["c4^ +nw", "f4> +ne"], &["c4^", "c4v +se", "d3^ +nw", "c4^ +se"]);
}

#[test]
fn moving_changes_the_profession() {
    check(
        "moving",
        &["d5v d4nw-d4ne", "d5v d4nw-d4se"],
        &["d5v", "d5v d4nw-d4sw", "d5v +ne", "f4^ d4nw-d4ne"],
    );
}

#[test]
fn the_variants_are_both_needed() {
    check(
        "variants",
        &["f4v d4nw-d4se", "d6> d4nw-d4se"],
        &[
            // Beside a card; in the wrong rotation; where the tower does not look; without the ferry; the ferryman himself.
            "e4v d4nw-d4se",
            "f4^ d4nw-d4se",
            "c3v d4nw-d4se",
            "f4v d4nw-d4sw",
            "f4v d4ne-d4se",
            "f4v",
        ],
    );
}

#[test]
fn every_goal_can_be_reached_but_not_by_just_any_turn() {
    for lesson in LESSONS {
        let draft = lesson.draft();
        let all = draft.before().legal_turns(draft.card(), draft.variants()).len();
        let right = lesson.solutions(&draft).len();
        assert!(right > 0 && right * 2 < all, "{}: {right} of {all}", lesson.name);
        assert!(lesson.solution().is_some_and(|turn| lesson.reaches(&draft, turn)));
    }
}

#[test]
fn a_lesson_points_at_what_is_to_be_done_next() {
    let placing = lesson("fisherman");
    let mut draft = placing.draft();
    assert_eq!(placing.next_task(&draft), LessonTask::Lay);
    draft.lay(turn("e3^").cell).expect("legal");
    assert_eq!(placing.next_task(&draft), LessonTask::LayBetter);
    draft.turn_left();
    assert_eq!(placing.next_task(&draft), LessonTask::Place);
    draft.place(Quarter::SouthWest).expect("in supply");
    assert_eq!(placing.next_task(&draft), LessonTask::End);
    assert!(placing.is_done(&draft));

    let moving = lesson("moving");
    let mut draft = moving.draft();
    draft.lay(turn("d5v").cell).expect("legal");
    draft.turn_left();
    draft.turn_left();
    assert_eq!(moving.next_task(&draft), LessonTask::Pick);
    assert!(!moving.is_done(&draft));
    draft.pick("d4nw".parse().expect("a zone")).expect("a farmer");
    assert_eq!(moving.next_task(&draft), LessonTask::Move);
    draft.move_to("d4ne".parse().expect("a zone")).expect("adjacent");
    assert_eq!(moving.next_task(&draft), LessonTask::End);
}

#[test]
fn the_way_is_shown_from_wherever_one_is() {
    for lesson in LESSONS {
        let draft = lesson.draft();
        let all = draft.before().legal_turns(draft.card(), draft.variants());
        for start in all.into_iter().step_by(7) {
            let mut draft = lesson.draft();
            draft.lay(start.cell).expect("legal");
            if let Action::Place(quarter) = start.action {
                draft.place(quarter).expect("in supply");
            }
            let steps = (0..20).take_while(|_| lesson.show(&mut draft)).count();
            assert!(lesson.is_done(&draft) && steps < 8, "{}: {steps} from {start}", lesson.name);
        }
    }
}

#[test]
fn lessons_follow_one_another() {
    assert_eq!(lesson("laying").place(), 1);
    assert_eq!(lesson("laying").next(), Some(lesson("farmer")));
    assert_eq!(lesson("variants").next(), None);
}

#[test]
fn every_language_promises_the_number_that_is_the_goal() {
    for lesson in LESSONS {
        let (name, number) = lesson.goal.number();
        for language in Language::ALL {
            let key = lesson.text_key(LessonText::Goal);
            let said = |number: u32| Texts::new(language).say_with(&key, &[(name, number.into())]);
            assert!(said(number).contains(&number.to_string()), "{language}: {}", said(number));
            // It is the variable that says so, and it is the only number there.
            let digits = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
            assert_eq!(digits(&said(77)), "77", "{language}: {key}");
        }
    }
}

#[test]
fn texts_are_found_by_the_name() {
    let names: Vec<&str> = LESSONS.iter().map(|lesson| lesson.name).collect();
    let expected =
        ["laying", "farmer", "fisherman", "woodcutter", "watchman", "moving", "variants"];
    assert_eq!(names, expected);
    let parts = [
        LessonText::Title,
        LessonText::Intro,
        LessonText::Goal,
        LessonText::Done,
        LessonText::Again,
    ];
    let keys = parts.map(|part| LESSONS[1].text_key(part)).join(" ");
    assert_eq!(
        keys,
        "lesson-farmer-title lesson-farmer-intro lesson-farmer-goal lesson-farmer-done lesson-farmer-again"
    );
    assert_eq!(Lesson::named("limits"), None);
}
