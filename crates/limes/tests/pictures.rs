//! A display's picture is read as it is written.

use expect_test::{Expect, expect};
use limes::Display;

/// Reads a picture and writes it; what is written must be read as the same display.
fn check(picture: &str, expected: Expect) {
    let display = Display::from_picture(picture).expect("a picture");
    expected.assert_eq(&display.picture());
    assert_eq!(Display::from_picture(&display.picture()), Ok(display));
}

#[test]
fn tokens_stand_in_columns_and_cards_a_little_apart() {
    check(
        "
        =@ ~ ^ #
        =h # = ^h
        . . ~ ~
        . . ~ ~
        ",
        expect![[r#"
            =@   ~     ^    #
            =h   #     =    ^h
            .    .     ~    ~
            .    .     ~    ~
        "#]],
    );
}

#[test]
fn a_crowd_on_one_zone_does_not_touch_the_next_token() {
    check(
        "
        =hhh@@@@ ~
        ^hhh     #@@@
        ",
        expect![[r#"
            =hhh@@@@ ~
            ^hhh     #@@@
        "#]],
    );
}
