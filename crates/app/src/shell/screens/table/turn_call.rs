//! Calling a player who looks elsewhere, when the game starts and when it is their turn: by the title of the page, by a sound
//! where sounds are on, and by a notification where that is allowed.

use super::people::{is_asked, of};
use crate::shell::address::address;
use crate::shell::context::AppContext;
use crate::shell::game_id::GameId;
use crate::shell::online::TableFollow;
use crate::shell::registry::Registry;
use crate::shell::route::Route;
use crate::shell::sound::{Tones, play};
use games::AnyView;
use js_sys::{Array, Object, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Stage, State, TableId};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Notification, NotificationOptions, NotificationPermission, ServiceWorkerRegistration,
};

const CALL: Tones = &[(587.0, 0.1), (784.0, 0.2)];

/// The newest notification that was shown without a service worker.
type ShownDirectly = StoredValue<Option<Notification>, LocalStorage>;

/// What a player can be called for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Call {
    /// The game they were waiting for has begun.
    Begun,
    /// They are asked for a decision.
    Turn,
}

impl Call {
    fn key(self) -> &'static str {
        match self {
            Call::Begun => "table-begun",
            Call::Turn => "online-your-turn",
        }
    }
}

/// Calls the reader of this table whenever they look elsewhere and are needed.
pub(super) fn follow(app: AppContext, table: TableFollow, id: &GameId) {
    let address = address(&Route::table(id.clone()).to_string());
    let registry = Registry::get();
    let is_hidden = RwSignal::new(document().hidden());
    let changed = window_event_listener_untyped("visibilitychange", move |_| {
        is_hidden.set(document().hidden());
    });
    let shown_directly = StoredValue::new_local(None::<Notification>);
    // What the reader has not seen yet.
    let unseen = RwSignal::new(None::<Call>);
    Effect::new(move |before: Option<Option<Needed>>| {
        let now = table.state.with(|state| state.as_ref().map(Needed::of));
        if let Some(call) = due(before.flatten().as_ref(), now.as_ref())
            && document().hidden()
        {
            unseen.set(Some(call));
            untrack(|| {
                of(table, |state| call_now(app, registry, call, state, &address, shown_directly));
            });
        }
        now
    });
    let is_asked = Memo::new(move |_| of(table, is_asked));
    // A notification has done its work when the page is seen, or the question answered on another device.
    Effect::new(move |was_asked: Option<bool>| {
        let is_asked = is_asked.get();
        if !is_hidden.get() || was_asked == Some(true) && !is_asked {
            shown_directly.update_value(|shown| shown.take().iter().for_each(Notification::close));
            spawn_local(close_notifications(tag(table.table)));
        }
        is_asked
    });
    Effect::new(move |_| {
        let is_asked = is_asked.get();
        let call = if is_asked { Some(Call::Turn) } else { unseen.get() };
        let is_hidden = is_hidden.get();
        if !is_hidden && unseen.with_untracked(Option::is_some) {
            unseen.set(None);
        }
        app.call.set(call.filter(|_| is_hidden).map(|call| app.texts().say(call.key())));
    });
    on_cleanup(move || {
        changed.remove();
        app.call.set(None);
    });
}

/// How far a table needs its reader.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Needed {
    stage: Stage,
    /// The question that waits for the reader.
    asked: Option<String>,
}

impl Needed {
    fn of(state: &State) -> Needed {
        Needed { stage: state.state, asked: question(state) }
    }
}

/// The question that waits for the reader of this table.
fn question(state: &State) -> Option<String> {
    let asked = state.view.as_ref().and_then(AnyView::asked);
    asked.filter(|_| is_asked(state)).map(str::to_owned)
}

/// What the reader is called for when a table needed them like this before and like that now.
fn due(before: Option<&Needed>, now: Option<&Needed>) -> Option<Call> {
    let (before, now) = (before?, now?);
    match (before.stage, now.stage) {
        (Stage::Open, Stage::Playing) => Some(Call::Begun),
        // States may be left out: the others, or a bot, may have answered between two of them.
        (_, Stage::Playing) if now.asked.is_some() && now.asked != before.asked => Some(Call::Turn),
        _ => None,
    }
}

fn call_now(
    app: AppContext,
    registry: Registry,
    call: Call,
    state: &State,
    address: &str,
    shown_directly: ShownDirectly,
) {
    if app.settings.with_untracked(|settings| settings.sound) {
        play(CALL);
    }
    if permission() != Some(NotificationPermission::Granted) {
        return;
    }
    let texts = app.texts_now();
    let names = texts.bot_names();
    let others = state.seats.iter().filter(|seat| Some(seat.seat) != state.you);
    let others: Vec<String> = others.map(|seat| names.of(seat)).collect();
    let game = registry.named(&state.game.to_string()).map_or("", |game| game.title);
    let company = [("game", game.into()), ("names", texts.list(&others).into())];
    let options = NotificationOptions::new();
    options.set_body(&texts.say_with("table-company", &company));
    options.set_tag(&tag(state.table));
    // One that takes the place of another with the same tag is silent otherwise.
    options.set_renotify(true);
    let data = Object::new();
    // A new object takes any property.
    let _ = Reflect::set(&data, &"address".into(), &address.into());
    options.set_data(&data);
    let title = texts.say(call.key());
    spawn_local(async move {
        if let Some(shown) = notify(&title, &options).await {
            // The screen may be gone by now.
            let _ = shown_directly.try_set_value(Some(shown));
        }
    });
}

/// The tag of the notifications of a table: a new one takes the place of the one before.
fn tag(table: TableId) -> String {
    format!("limes-{table}")
}

/// Closes the notifications with this tag that the service worker has shown.
async fn close_notifications(tag: String) {
    if permission() != Some(NotificationPermission::Granted) {
        return;
    }
    let Some(worker) = registration().await else { return };
    let Ok(found) = worker.get_notifications() else { return };
    // A browser that does not tell closes none.
    let Ok(found) = JsFuture::from(found).await else { return };
    for notification in Array::from(&found).iter() {
        let notification: Notification = notification.unchecked_into();
        if notification.tag().as_deref() == Some(&*tag) {
            notification.close();
        }
    }
}

/// Shows a notification through the service worker, since Android refuses all others; without a service worker, directly, and
/// then gives the notification.
async fn notify(title: &str, options: &NotificationOptions) -> Option<Notification> {
    // The title of the page calls too, so a browser that refuses costs nothing else.
    match registration().await {
        Some(worker) => {
            let shown = worker.show_notification_with_options(title, options).ok()?;
            let _ = JsFuture::from(shown).await;
            None
        }
        None => Notification::new_with_options(title, options).ok(),
    }
}

async fn registration() -> Option<ServiceWorkerRegistration> {
    let navigator = window().navigator();
    if !Reflect::has(&navigator, &"serviceWorker".into()).unwrap_or(false) {
        return None;
    }
    let found = JsFuture::from(navigator.service_worker().get_registration()).await.ok()?;
    found.dyn_into().ok()
}

/// What the reader is offered to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CallOffer {
    /// That the game starts.
    Start,
    /// That it is their turn.
    Turn,
}

/// Offers notifications, and says how things stand once the browser has been asked.
#[component]
pub(super) fn CallButton(offer: CallOffer) -> impl IntoView {
    let app = AppContext::get();
    let permission = RwSignal::new(permission());
    let ask = move |_| {
        if let Ok(asked) = Notification::request_permission() {
            spawn_local(async move {
                // Whatever the answer is, it is shown.
                let _ = JsFuture::from(asked).await;
                let _ = permission.try_set(self::permission());
            });
        }
    };
    let [words, granted] = match offer {
        CallOffer::Start => ["table-call-start", "table-call-granted-start"],
        CallOffer::Turn => ["table-call", "table-call-granted"],
    };
    let shown = move || match permission.get() {
        Some(NotificationPermission::Default) => {
            view! { <button on:click=ask>{app.t(words)}</button> }.into_any()
        }
        Some(NotificationPermission::Granted) => app.say(granted).into_any(),
        Some(_) => app.say("table-call-denied").into_any(),
        None => app.say("table-call-unavailable").into_any(),
    };
    view! { <p class="aside call-offer" role="status">{shown}</p> }
}

/// Whether the browser may notify; `None` where it cannot, such as on pages without a secure address.
fn permission() -> Option<NotificationPermission> {
    let is_there = Reflect::has(&window(), &"Notification".into()).unwrap_or(false);
    is_there.then(Notification::permission)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_called_for_the_start_and_for_each_turn() {
        use Stage::{Open, Over, Playing};
        let needed = |stage, asked: Option<&str>| Needed { stage, asked: asked.map(str::to_owned) };
        let now = Some(&needed(Playing, Some("5")));
        assert_eq!(due(None, now), None, "a page that has just been opened calls nobody");
        assert_eq!(due(Some(&needed(Open, None)), now), Some(Call::Begun));
        assert_eq!(due(Some(&needed(Playing, None)), now), Some(Call::Turn));
        assert_eq!(due(Some(&needed(Playing, Some("4"))), now), Some(Call::Turn), "the next one");
        assert_eq!(due(now, now), None);
        assert_eq!(due(now, Some(&needed(Over, None))), None);
    }
}
