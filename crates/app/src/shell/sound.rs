//! Small sounds, synthesised when they are played.

use std::cell::OnceCell;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

/// Tones one after the other: pitch in hertz, and how long each sounds in seconds.
pub(crate) type Tones = &'static [(f32, f64)];

/// How loud, at most 1.
const VOLUME: f32 = 0.12;

thread_local! {
    /// Browsers allow only a few of these.
    static SPEAKER: OnceCell<Option<AudioContext>> = const { OnceCell::new() };
}

/// Plays these tones, if the browser can play sounds.
pub(crate) fn play(tones: Tones) {
    // A browser without sound is as good as one that is muted.
    let _ = try_play(tones);
}

fn try_play(tones: Tones) -> Result<(), JsValue> {
    SPEAKER.with(|speaker| {
        let Some(speaker) = speaker.get_or_init(|| AudioContext::new().ok()) else { return Ok(()) };
        let mut start = speaker.current_time();
        for &(pitch, length) in tones {
            let (tone, volume) = (speaker.create_oscillator()?, speaker.create_gain()?);
            tone.set_type(OscillatorType::Triangle);
            tone.frequency().set_value(pitch);
            volume.gain().set_value_at_time(VOLUME, start)?;
            // It fades like a knock on wood, and ends without a click.
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
