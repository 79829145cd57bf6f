//! What drives a replay: buttons, a timeline, keys, and time itself. What there is to see at each time is the game's own.

use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::keys::is_within;
use leptos::prelude::*;
use std::time::Duration;

/// How long a step is shown: how the choice is called, and the milliseconds.
const SPEEDS: [(&str, usize); 4] = [("½×", 2600), ("1×", 1300), ("2×", 650), ("4×", 325)];

/// How long a step is shown at first.
const PACE: usize = SPEEDS[1].1;

/// The time of a replay, from 0 to its end; a copy is as good as the original.
#[derive(Clone, Copy)]
pub(crate) struct Timeline {
    app: AppContext,
    /// The time now.
    now: Signal<usize>,
    /// The last time there is.
    end: usize,
    /// Goes to a time.
    set: Callback<usize>,
    /// Whether it goes on by itself.
    pub(crate) playing: RwSignal<bool>,
    /// How long it shows a step then, in milliseconds.
    pace: RwSignal<usize>,
}

/// Where to go.
#[derive(Clone, Copy)]
enum Go {
    First,
    Back,
    Forward,
    Last,
    To(usize),
}

impl Go {
    /// The time to which it leads.
    fn from(self, now: usize, end: usize) -> usize {
        match self {
            Go::First => 0,
            Go::Back => now.saturating_sub(1),
            Go::Forward => (now + 1).min(end),
            Go::Last => end,
            Go::To(time) => time.min(end),
        }
    }
}

impl Timeline {
    /// A timeline that stands still. From now on keys move it, and it can go on by itself.
    pub(crate) fn new(now: Signal<usize>, end: usize, set: Callback<usize>) -> Timeline {
        let timeline = Timeline {
            app: AppContext::get(),
            now,
            end,
            set,
            playing: RwSignal::new(false),
            pace: RwSignal::new(PACE),
        };
        timeline.listen_to_keys();
        timeline.run();
        timeline
    }

    fn go(self, to: Go) {
        self.playing.set(false);
        self.move_to(to);
    }

    fn move_to(self, to: Go) {
        self.set.run(to.from(self.now.get_untracked(), self.end));
    }

    /// Plays, or stands still. Whoever plays at the end begins anew.
    fn toggle(self) {
        let playing = !self.playing.get_untracked();
        if playing && self.now.get_untracked() == self.end {
            self.move_to(Go::First);
        }
        self.playing.set(playing);
    }

    /// Lets it go on by itself while it plays.
    fn run(self) {
        Effect::new(move |_| {
            let pace = Duration::from_millis(self.pace.get() as u64);
            if !self.playing.get() {
                return;
            }
            let tick = move || {
                self.move_to(Go::Forward);
                if self.now.get_untracked() == self.end {
                    self.playing.set(false);
                }
            };
            if let Ok(timer) = set_interval_with_handle(tick, pace) {
                on_cleanup(move || timer.clear());
            }
        });
    }

    /// Arrows, Home, End and the space bar.
    fn listen_to_keys(self) {
        let listener = window_event_listener(leptos::ev::keydown, move |event| {
            if event.ctrl_key() || event.alt_key() || event.meta_key() {
                return;
            }
            // The timeline has its own arrows, and they do the same.
            if is_within(&event, "select, dialog")
                || is_within(&event, "input") && event.key() != " "
            {
                return;
            }
            match event.key().as_str() {
                "ArrowLeft" => self.go(Go::Back),
                "ArrowRight" => self.go(Go::Forward),
                "Home" => self.go(Go::First),
                "End" => self.go(Go::Last),
                " " if !is_within(&event, "button, a") => self.toggle(),
                _ => return,
            }
            event.prevent_default();
        });
        on_cleanup(move || listener.remove());
    }

    /// The panel that drives it: `heading` says what is shown, `when` is the time in words, and `curves` is drawn over the
    /// timeline, 320 units wide and 60 high.
    pub(crate) fn console(
        self,
        heading: AnyView,
        when: Signal<String>,
        curves: Signal<String>,
    ) -> impl IntoView {
        let app = self.app;
        let (now, end) = (self.now, self.end);
        let step = move |icon: Icon, key: &'static str, to: Go| {
            let useless = move || to.from(now.get(), end) == now.get();
            view! {
                <button class="round" aria-label=app.t(key) title=app.t(key) aria-disabled=move || useless().to_string()
                    on:click=move |_| self.go(to) inner_html=icon.svg()></button>
            }
        };
        let play = move || if self.playing.get() { "replay-pause" } else { "replay-play" };
        let sign = move || if self.playing.get() { Icon::Pause.svg() } else { Icon::Play.svg() };
        let speed = move |event| self.pace.set(event_target_value(&event).parse().unwrap_or(PACE));
        let speeds =
            SPEEDS.map(|(name, pace)| view! { <option value=pace.to_string()>{name}</option> });
        view! {
            <section class="panel console" aria-label=app.t("replay-timeline")>
                {heading}
                <div class="timeline">
                    <svg class="totals" aria-hidden="true" viewBox="0 0 320 60" preserveAspectRatio="none" inner_html=curves></svg>
                    <input
                        type="range"
                        min="0"
                        max=end.to_string()
                        aria-label=app.t("replay-timeline")
                        aria-valuetext=when
                        prop:value=move || now.get().to_string()
                        on:input=move |event| self.go(Go::To(event_target_value(&event).parse().unwrap_or(0)))
                    />
                </div>
                <div class="drive">
                    {step(Icon::First, "replay-first", Go::First)}
                    {step(Icon::StepBack, "replay-back", Go::Back)}
                    <button class="round go" aria-label=move || app.say(play()) title=move || app.say(play()) on:click=move |_| self.toggle() inner_html=sign></button>
                    {step(Icon::StepForward, "replay-forward", Go::Forward)}
                    {step(Icon::Last, "replay-last", Go::Last)}
                </div>
                <label class="pace">
                    <span>{app.t("replay-speed")}</span>
                    <select prop:value=move || self.pace.get().to_string() on:change=speed>{speeds}</select>
                </label>
            </section>
        }
    }
}

/// A line through these points of the timeline's drawing: the times from 0 to `end`, and how high each is, from 0 to 1.
pub(crate) fn curve(points: impl Iterator<Item = (usize, f32)>, end: usize) -> String {
    let width = 320.0 / end.max(1) as f32;
    let point =
        |(time, height): (usize, f32)| format!("{} {}", time as f32 * width, 57.0 - 54.0 * height);
    points.map(point).collect::<Vec<_>>().join("L")
}

/// The mark of a time in the timeline's drawing.
pub(crate) fn mark(now: usize, end: usize) -> String {
    let now = now as f32 * 320.0 / end.max(1) as f32;
    format!("<path class=\"now\" d=\"M{now} 0V60\"/>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_stays_within_the_game() {
        let ways = [Go::First, Go::Back, Go::Forward, Go::Last, Go::To(2), Go::To(99)];
        let from = |now| ways.map(|to| to.from(now, 5));
        assert_eq!(from(0), [0, 0, 1, 5, 2, 5]);
        assert_eq!(from(3), [0, 2, 4, 5, 2, 5]);
        assert_eq!(from(5), [0, 4, 5, 5, 2, 5]);
        assert_eq!(Go::Forward.from(0, 0), 0);
    }

    #[test]
    fn curves_span_the_drawing() {
        assert_eq!(curve([(0, 0.0), (1, 1.0), (2, 0.5)].into_iter(), 2), "0 57L160 3L320 30");
        assert_eq!(curve([(0, 0.0)].into_iter(), 0), "0 57");
        assert_eq!(mark(1, 4), "<path class=\"now\" d=\"M80 0V60\"/>");
    }
}
