//! What a game of Limits answers.

use super::command::Command;
use super::screen;
use super::table::Table;
use super::words;
use crate::paint::Paint;
use crate::play::session::{Answer, TerminalGame};
use limits::{Decision, Mode, Refusal, View};

impl TerminalGame for Table {
    const EXAMPLE_FILE: &'static str = "game.limits";

    fn welcome(&self) -> Option<String> {
        let is_new = self.view().judged.is_none() && self.view().deeds.is_empty();
        is_new.then(|| words::WELCOME.to_owned())
    }

    fn is_over(&self) -> bool {
        Table::is_over(self)
    }

    fn show(&self, paint: Paint) -> String {
        screen::round(self, paint)
    }

    fn show_end(&self, paint: Paint) -> String {
        screen::over(self, paint)
    }

    fn answer(&mut self, line: &str, paint: Paint) -> Answer {
        let view = self.view();
        let command = match Command::parse(line, &view) {
            Ok(command) => command,
            Err(fault) => {
                return Answer::Said(format!("{fault}\n{}", screen::invitation(&view, paint)));
            }
        };
        match command {
            Command::Decide(decision) => match self.decide(decision) {
                Ok(()) => {
                    let done = screen::done(&view, decision);
                    Answer::Changed(done + &screen::end_of_round(&view, &self.view(), paint))
                }
                Err(refusal) => Answer::Said(refused(&view, decision, refusal)),
            },
            Command::Nothing | Command::Legal => Answer::Said(screen::invitation(&view, paint)),
            Command::Show => Answer::Show,
            Command::Help => Answer::Said(words::HELP.to_owned()),
            Command::Rules => Answer::Said(words::rules(&view)),
            Command::Save(file) => Answer::Save(file),
            Command::Quit => Answer::Leave,
        }
    }

    fn record(&self) -> String {
        Table::record(self).to_string()
    }

    fn is_memory_game(&self) -> bool {
        self.view().mode == Mode::Memory
    }
}

/// Why something is not possible, said to the person who tried.
fn refused(view: &View, decision: Decision, refusal: Refusal) -> String {
    let hand = view.own.as_ref().map(|own| screen::letters(&own.hand)).unwrap_or_default();
    let why = match refusal {
        Refusal::NotAllHidden => "first hide a card, for example hide and its colour".to_owned(),
        Refusal::AlreadyHidden => "your card lies face down already".to_owned(),
        Refusal::NotInHand(colour) => {
            format!("you have no {} card in hand, only {hand}", colour.name())
        }
        Refusal::NotFour { colour, held } => {
            format!("that takes four {} cards in hand, and you have {held}", colour.name())
        }
        Refusal::SuspectsThemselves => "you cannot suspect yourself".to_owned(),
        Refusal::NothingLaid(seat) => {
            let name = super::names::name(view, seat);
            format!("{name} has laid no card in this round")
        }
        other => other.to_string(),
    };
    format!("{decision} is not possible: {why}.\n")
}

#[cfg(test)]
mod tests {
    use super::super::table::tests::table;
    use super::*;
    use crate::args::ModeName;
    use crate::play::session::Session;
    use expect_test::expect;

    /// Plays with what is typed, and gives what was shown.
    fn shown(typed: &str, bots: usize, mode: ModeName) -> String {
        let mut session = Session::new(table("limits", bots, mode), Paint::Plain, None);
        let mut out = Vec::new();
        session.run(&mut typed.as_bytes(), &mut out).expect("memory can be written");
        String::from_utf8(out).expect("UTF-8")
    }

    /// A table at which it is the person's turn, whatever bots would have done.
    fn laid_out(lines: &str) -> Table {
        let colours = "rygbp".repeat(12);
        let numbers: Vec<String> = (1..=18).map(|number: usize| number.to_string()).collect();
        let text = format!(
            "[Game \"Limits\"]\n[Format \"1\"]\n[Player \"You\"]\n[Player \"Ben\"]\n[Player \"Cleo\"]\n[Start \"2\"]\n\
             [Colours \"{colours}\"]\n[LimitCards \"{}\"]\n\n{lines}\n",
            numbers.join(" ")
        );
        let record = limits::Record::parse(text.as_bytes()).expect("a record");
        Table::new(record, bots::Level::Regular)
    }

    #[test]
    fn a_round_shows_all_one_needs_and_nothing_else() {
        let table = laid_out("1. hide … | y | p");
        expect![[r#"
            ── Round 1 of 18 ─────────────────────────────────────────────────────────────

              card 1          red   yellow    green     blue   purple
              limit             5        2        0        5        X
              your hand         1        1        1        1        1

              1 You               0 points  5 in hand
              2 Ben (regular)     0 points  4 in hand and 1 face down, begins this round
              3 Cleo (regular)    0 points  4 in hand and 1 face down

            The pile is empty. There are 45 cards in the draw pile.

            Hide a card: it raises the limit of its colour by 1.
            You can: hide r, hide y, hide g, hide b, hide p
            Or: help  rules  show  save FILE  quit
        "#]]
        .assert_eq(&table.show(Paint::Plain));
        let table = laid_out("1. hide r | y | p\n2: play g\n3: play b");
        expect![[r#"
            ── Round 1 of 18 ─────────────────────────────────────────────────────────────

              card 1          red   yellow    green     blue   purple
              limit             5        2        0        5        X
              your hand         –        1        1        1        1
              face down         1

              1 You               0 points  4 in hand and 1 face down
              2 Ben (regular)     0 points  4 in hand and 1 face down, begins this round
              3 Cleo (regular)    0 points  4 in hand and 1 face down

            In the pile: 2 cards, on top blue laid by Cleo. There are 43 cards in the draw
            pile.
            Since your last decision: Ben laid green, Cleo laid blue.

            It is your turn.
            You can: play y, play g, play b, play p, suspect 2 (Ben), suspect 3 (Cleo)
            Or: help  rules  show  save FILE  quit
        "#]]
        .assert_eq(&table.show(Paint::Plain));
    }

    #[test]
    fn refusals_say_why() {
        let said = |line: &str| {
            let mut table = table("limits", 2, ModeName::Memory);
            match table.answer(line, Paint::Plain) {
                Answer::Said(said) => said,
                other => panic!("{line}: {other:?}"),
            }
        };
        assert_eq!(
            said("play r"),
            "play r is not possible: first hide a card, for example hide and its colour.\n"
        );
        assert!(said("hide").starts_with("Add a colour"));
        assert!(said("rubbish").starts_with("“rubbish” is neither a decision nor a command.\n"));
        let missing = ["hide r", "hide y", "hide g", "hide b", "hide p"].map(said_or_done);
        assert!(missing.iter().flatten().any(|said| said.contains("card in hand, only ")));
    }

    fn said_or_done(line: &str) -> Option<String> {
        match table("limits", 2, ModeName::Memory).answer(line, Paint::Plain) {
            Answer::Said(said) => Some(said),
            _ => None,
        }
    }

    #[test]
    fn a_whole_game_comes_to_its_end_and_every_suspicion_is_told() {
        for mode in [ModeName::Memory, ModeName::Open] {
            let mut table = table("limits", 3, mode);
            let mut typed = String::new();
            while !Table::is_over(&table) {
                let decision = *table.view().legal().first().expect("something to decide");
                typed += &format!("{decision}\n");
                table.decide(decision).expect("legal");
            }
            let shown = shown(&typed, 3, mode);
            assert!(shown.ends_with(&Table::record(&table).to_string()), "{shown}");
            assert_eq!(shown.matches("the suspicion is ").count(), 18);
            assert!(shown.contains("The last limit card is taken"));
            let wide = shown.lines().take_while(|line| !line.starts_with("[Game"));
            for line in wide {
                assert!(line.chars().count() <= 80, "{line}");
            }
        }
    }

    #[test]
    fn what_is_shown_does_not_change_with_what_is_hidden() {
        let seed = record::Seed::new("limits").expect("a seed");
        let names = ["You", "Ben", "Cleo"].map(str::to_owned).to_vec();
        let record = crate::deal::new_limits(&seed, names, ModeName::Memory).expect("a deal");
        // The cards are dealt in turn from the start player on; all but the person's change places.
        let first = (3 - record.game.start().index()) % 3;
        let is_own = |place: usize| place < 15 && place % 3 == first;
        let mut cards = record.game.deal().colours().to_vec();
        let mut others: Vec<usize> = (0..cards.len()).filter(|&place| !is_own(place)).collect();
        let permuted: Vec<_> = others.iter().rev().map(|&place| cards[place]).collect();
        others.drain(..).zip(permuted).for_each(|(place, card)| cards[place] = card);
        let letters =
            |cards: &[limits::Colour]| cards.iter().map(|c| c.letter()).collect::<String>();
        let text = record.to_string();
        let other = text.replace(&letters(record.game.deal().colours()), &letters(&cards));
        assert_ne!(text, other);
        let shown = |text: &str| {
            let record = limits::Record::parse(text.as_bytes()).expect("a record");
            Table::new(record, bots::Level::Skilled).show(Paint::Plain)
        };
        assert_eq!(shown(&text), shown(&other));
    }
}
