//! Small sounds for those who want them, made while they are heard.

use crate::shell::context::AppContext;
use leptos::prelude::*;
use std::cell::OnceCell;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

/// Tones one after the other: pitch in hertz, and how long one rings in seconds.
pub(crate) type Tones = &'static [(f32, f64)];

/// How loud, at most 1.
const VOLUME: f32 = 0.12;

thread_local! {
    /// A browser gives out only a few of these.
    static SPEAKER: OnceCell<Option<AudioContext>> = const { OnceCell::new() };
}

/// Plays tones to whoever wants to hear them.
pub(crate) fn play(app: AppContext, tones: Tones) {
    if app.settings.with_untracked(|settings| settings.sound) {
        // A browser without sound is as good as one that is silent.
        let _ = play_now(tones);
    }
}

fn play_now(tones: Tones) -> Result<(), JsValue> {
    SPEAKER.with(|speaker| {
        let Some(speaker) = speaker.get_or_init(|| AudioContext::new().ok()) else { return Ok(()) };
        let mut start = speaker.current_time();
        for &(pitch, length) in tones {
            let (tone, volume) = (speaker.create_oscillator()?, speaker.create_gain()?);
            tone.set_type(OscillatorType::Triangle);
            tone.frequency().set_value(pitch);
            volume.gain().set_value_at_time(VOLUME, start)?;
            // It fades like wood that is knocked, and ends without a click.
            volume.gain().exponential_ramp_to_value_at_time(0.001, start + length + 0.05)?;
            tone.connect_with_audio_node(&volume)?;
            volume.connect_with_audio_node(&speaker.destination())?;
            tone.start_with_when(start)?;
            tone.stop_with_when(start + length + 0.05)?;
            start += length;
        }
        Ok(())
    })
}
