//! Any bytes as lines that are said to an engine.

use crate::one_sentence;
use bots::Level;
use bots::limes::{Net, Question, choose};
use bots::limits::{Player, Style};
use games::{Answer, SeenView, ToEngine};

/// Questions that are thought about; a file may hold thousands.
const ANSWERED: usize = 40;

/// Any line is a message or is refused; a message comes back from its text; a view that was read is written the same, and
/// bots who are shown such views, whatever game they claim to be of, answer legally.
pub fn engine_lines(bytes: &[u8]) {
    let mut followed: Option<(SeenView, [Player; 3])> = None;
    let mut answered = 0;
    for line in bytes.split(|&byte| byte == b'\n') {
        if let Ok(answer) = serde_json::from_slice::<Answer>(line) {
            let text = serde_json::to_string(&answer).expect("JSON");
            assert_eq!(serde_json::from_str::<Answer>(&text).ok(), Some(answer));
        }
        let Ok(message) = serde_json::from_slice::<ToEngine>(line) else { continue };
        let text = serde_json::to_string(&message).expect("JSON");
        assert_eq!(serde_json::from_str::<ToEngine>(&text).ok().as_ref(), Some(&message));
        let (told, is_asked) = match message {
            ToEngine::New(told) | ToEngine::See(told) | ToEngine::Over(told) => (told.view, false),
            ToEngine::Ask(asked) => (asked.view, true),
        };
        let view = match told.read() {
            Ok(view) => view,
            Err(fault) => {
                one_sentence(fault);
                continue;
            }
        };
        match &view {
            SeenView::Limes(limes) => {
                let Ok(question) = Question::of(limes) else { continue };
                if is_asked && answered < ANSWERED {
                    answered += 1;
                    let legal = view.legal();
                    for level in [Level::Beginner, Level::Skilled] {
                        let turn = choose(level, &question, Net::learned(), 0, 1);
                        let turn = turn.expect("a display that is not full").to_string();
                        assert!(legal.contains(&turn), "{turn}");
                    }
                }
            }
            SeenView::Limits(limits) => {
                let is_followed = followed.as_ref().is_some_and(|(newest, _)| view.follows(newest));
                if !is_followed {
                    followed = None;
                }
                let (newest, players) = followed.get_or_insert_with(|| begin(&view));
                for player in players {
                    player.see(limits);
                    if is_asked && answered < ANSWERED {
                        let decision = player.decide(limits);
                        let legal = limits.legal();
                        assert_eq!(decision.is_some(), !legal.is_empty());
                        assert!(decision.is_none_or(|decision| legal.contains(&decision)));
                    }
                }
                answered += usize::from(is_asked);
                *newest = view;
            }
        }
    }
}

/// Players who have seen nothing yet: one who forgets, one who remembers, one who searches a little.
fn begin(view: &SeenView) -> (SeenView, [Player; 3]) {
    let style = |level| Style::of_level(level).with_work(4);
    let players = [Level::Beginner, Level::Skilled, Level::Expert];
    (view.clone(), players.map(|level| Player::new(style(level), 1)))
}
