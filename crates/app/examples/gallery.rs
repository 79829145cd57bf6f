//! Writes a page that shows every drawing: `cargo run -p app --example gallery -- gallery.html [dark] [filter]`.
//! The filter is any CSS filter, for example `grayscale(1)`, or `url(#deutan)` and `url(#protan)` for how it looks
//! without green or red receptors.

use app::art::{
    self, Caption, Detail, Icon, Scene, Stance, Theme, Worker, card, cell_outline, crowds,
    sight_line, turn_frame, worker, worker_icon, worker_spot, zones_outline,
};
use limes::{
    Action, Counting, Deck, Display, Earned, Profession, Quarter, Rotation, Turn, Variants, ZoneId,
};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let path = arguments.next().ok_or("where to? usage: gallery FILE.html [dark] [FILTER]")?;
    let dark = arguments.next().is_some_and(|word| word == "dark");
    let filter = arguments.next().unwrap_or_else(|| "none".to_owned());
    let theme = if dark { Theme::Dark } else { Theme::Light };
    let full = full()?;
    let title = format!("Ada: {}", full.total());
    let caption = Caption { title: &title, note: "Limes, 16 cards & 7 workers" };
    let picture = art::picture(&full, 0, theme, caption);
    std::fs::write(format!("{path}.svg"), &picture)?;
    measure(&full);
    eprintln!("picture {} bytes", picture.len());
    let body = [
        RECEPTORS.to_owned(),
        section("draft", &draft()?),
        section("moving", &moving(&full)?),
        section("full", &board(&full, 760)),
        section("workers", &workers()),
        section("cards", &cards()),
        section("thumbs", &thumbs(&full)),
        section("earned", &earned(&full)),
        section("zones", &every_zone()?),
        section("picture", &format!("<div class=pic>{picture}</div>")),
        section("icons", &icons()),
    ]
    .concat();
    let page = format!(
        "<!doctype html><html data-theme={}><meta charset=utf-8><meta name=viewport content=\"width=device-width\">\
         <style>{}\nbody{{margin:12px;background:var(--table);color:var(--ink);font-family:system-ui;}}section{{filter:{filter}}}\
         section>div{{display:flex;flex-wrap:wrap;gap:12px;align-items:center}}.pic svg{{width:380px;height:auto}}</style>{}{body}",
        if dark { "dark" } else { "light" },
        art::css(),
        art::definitions(),
    );
    std::fs::write(path, page)?;
    Ok(())
}

const RECEPTORS: &str = "<svg width=0 height=0 style=\"position:absolute\">\
    <filter id=deutan color-interpolation-filters=linearRGB><feColorMatrix values=\"\
    .367 .861 -.228 0 0 .280 .673 .047 0 0 -.012 .043 .969 0 0 0 0 0 1 0\"/></filter>\
    <filter id=protan color-interpolation-filters=linearRGB><feColorMatrix values=\"\
    .152 1.053 -.205 0 0 .115 .786 .099 0 0 -.004 -.048 1.052 0 0 0 0 0 1 0\"/></filter></svg>";

/// Says how large the scene of a full display is and how long it takes, undisturbed.
fn measure(display: &Display) {
    let time = || {
        let start = std::time::Instant::now();
        (Scene::new(display, Detail::Full).layers().len(), start.elapsed())
    };
    if let Some((bytes, fastest)) = (0..1000).map(|_| time()).min_by_key(|(_, time)| *time) {
        eprintln!("scene {bytes} bytes in {fastest:?}");
    }
}

fn section(name: &str, inside: &str) -> String {
    format!("<section id={name}><h3>{name}</h3><div>{inside}</div></section>")
}

/// A finished display.
fn full() -> Result<Display, Box<dyn Error>> {
    Ok(Display::from_picture(
        "
        ~  =h   ^h ~    ~  ~    =  ~
        #  ^h   #@ ^    ^  #    #  =h
        ^  #    =  ^h   ^h@ ~   #  ~
        =  =h   =h ~    ~@ =h   =@  =h
        #  ~    ^h =h   ~  ^h   #  =
        ~  ^h@  ^  =h   ~  ^h   ~  ~
        #  ^    #  =@   =h ^@   =  #
        =h ~    ~  =    ~  =h   ~  ~
        ",
    )?)
}

fn board(display: &Display, width: usize) -> String {
    let frame = art::cells_frame(display.cells()).grown(20.0);
    let scene = Scene::new(display, Detail::Full);
    format!(
        "<svg width={width} style=\"max-width:100%\" viewBox=\"{frame}\">{}{}</svg>",
        scene.layers(),
        figures(display)
    )
}

fn figures(display: &Display) -> String {
    let figure = |crowd: &art::Crowd| {
        format!("<g transform=\"{}\">{}</g>", crowd.spot.transform(), worker(&crowd.worker))
    };
    crowds(display, 0).iter().map(figure).collect()
}

/// A turn in the middle: legal cells, the draft, its ghosts, the tick.
fn draft() -> Result<String, Box<dyn Error>> {
    let before = Display::from_picture(
        "
        .  .   ^h ~    ~  ~    .  .
        .  .   #@ ^    ^  #    .  .
        .  .   =  ^h   ^h@ ~   .  .
        .  .   =h ~    ~ =h   .  .
        .  .   ^h =h   ~@  ^h   #  =
        .  .   ^  =h   ~  ^h   ~  ~
        .  .   #  =@   =h ^@@   =  #
        .  .   ~  =    ~  =h   ~  ~
        ",
    )?;
    let frame = turn_frame(&before, Variants::NONE).grown(36.0);
    let cell = before.legal_cells(Variants::NONE).next().ok_or("no cell")?;
    let card = "# ~ =h =h".parse()?;
    let after = before.after(
        &card,
        Turn { cell, rotation: Rotation::Up, action: Action::Rest },
        Variants::NONE,
    )?;
    let mut svg = String::new();
    for legal in before.legal_cells(Variants::NONE).filter(|&c| c != cell) {
        svg += &format!("<path class=art-legal d=\"{}\"/>", cell_outline(legal, 8.0));
    }
    svg += &Scene::new(&after, Detail::Full).layers();
    svg += &format!("<path class=art-draft d=\"{}\"/>", cell_outline(cell, -3.0));
    svg += &figures(&after);
    for quarter in Quarter::ALL {
        let id = ZoneId { cell, quarter };
        let zone = after.zone(id).ok_or("no zone")?;
        let ghost = Worker {
            profession: Some(zone.landscape().profession()),
            player: 0,
            label: "2".into(),
            stance: Stance::Ghost,
            count: 1,
        };
        svg += &format!(
            "<g transform=\"{}\">{}</g>",
            worker_spot(id, zone).transform(),
            worker(&ghost)
        );
    }
    let middle = art::cell_frame(cell).centre();
    svg += &format!(
        "<circle cx={} cy={} r=30 fill=\"var(--go)\" stroke=white stroke-width=4 />",
        middle.x, middle.y
    );
    Ok(format!("<svg width=900 style=\"max-width:100%\" viewBox=\"{frame}\">{svg}</svg>"))
}

/// A woodcutter in the hand: the zones where he may go are lit, and who stands there is shrunken.
fn moving(display: &Display) -> Result<String, Box<dyn Error>> {
    let workers = display.score().workers;
    let woodcutter = workers.iter().find(|worker| worker.profession == Profession::Woodcutter);
    let from = woodcutter.ok_or("no woodcutter")?.zone;
    let zones = display.destinations(from, Variants::NONE);
    let Scene { cards, land, things } = Scene::new(display, Detail::Full);
    let target = format!("<path class=art-target d=\"{}\"/>", zones_outline(&zones));
    let mut svg = [cards, land, target, things].concat();
    for mut crowd in crowds(display, 0) {
        crowd.worker.stance = match crowd.zone {
            zone if zone == from => Stance::Picked,
            zone if zones.contains(&zone) => Stance::Shrunken,
            _ => Stance::Counted,
        };
        svg +=
            &format!("<g transform=\"{}\">{}</g>", crowd.spot.transform(), worker(&crowd.worker));
    }
    let frame = art::cells_frame(display.cells()).grown(20.0);
    Ok(format!("<svg width=760 style=\"max-width:100%\" viewBox=\"{frame}\">{svg}</svg>"))
}

const PROFESSIONS: [Profession; 4] =
    [Profession::Farmer, Profession::Fisherman, Profession::Woodcutter, Profession::Watchman];

fn workers() -> String {
    let mut html = String::new();
    for size in [120, 60, 36, 24] {
        for stance in
            [Stance::Counted, Stance::Idle, Stance::Ghost, Stance::Picked, Stance::Shrunken]
        {
            for profession in PROFESSIONS {
                let figure = Worker {
                    profession: Some(profession),
                    player: 0,
                    label: "7".into(),
                    stance,
                    count: 1,
                };
                let svg = worker_icon(&figure);
                html += &svg.replacen("<svg", &format!("<svg height={size}"), 1);
            }
        }
    }
    for player in 0..art::PLAYERS {
        for (profession, label, count) in [
            (Some(PROFESSIONS[player % 4]), "12", 1),
            (Some(PROFESSIONS[player % 4]), "5", 3),
            (None, "", 1),
        ] {
            let figure =
                Worker { profession, player, label: label.into(), stance: Stance::Counted, count };
            html += &worker_icon(&figure).replacen("<svg", "<svg height=64", 1);
        }
    }
    html
}

fn cards() -> String {
    let mut html = String::new();
    for (size, detail) in [
        (140, Detail::Full),
        (72, Detail::Full),
        (72, Detail::Small),
        (36, Detail::Small),
        (24, Detail::Small),
    ] {
        for printed in Deck::classic().cards() {
            let svg = card(printed, Rotation::Up, detail);
            html += &svg.replacen("<svg", &format!("<svg width={size}"), 1);
            if size == 140 && html.len() > 60_000 {
                break;
            }
        }
    }
    html
}

fn thumbs(display: &Display) -> String {
    let mut html = String::new();
    for (width, detail) in
        [(374, Detail::Full), (205, Detail::Full), (205, Detail::Small), (110, Detail::Small)]
    {
        let frame = art::cells_frame(display.cells()).grown(10.0);
        let scene = Scene::new(display, detail);
        html += &format!(
            "<svg width={width} viewBox=\"{frame}\">{}{}</svg>",
            scene.layers(),
            if detail == Detail::Full { figures(display) } else { tokens(display) }
        );
    }
    html
}

fn tokens(display: &Display) -> String {
    let token = |crowd: &art::Crowd| {
        let spot = display
            .zone(crowd.zone)
            .map(|zone| art::token_spot(crowd.zone, zone))
            .unwrap_or(crowd.spot);
        format!("<g transform=\"{}\">{}</g>", spot.transform(), art::worker_token(&crowd.worker))
    };
    crowds(display, 0).iter().map(token).collect()
}

/// What each kind of worker earns his points with.
fn earned(display: &Display) -> String {
    let mut html = String::new();
    for score in display.score().workers.iter().filter(|w| w.standing == Counting::Counts).take(5) {
        let scene = Scene::new(display, Detail::Full);
        let (mut lit, mut marks) = (vec![score.zone], String::new());
        match &score.earned {
            Earned::Zones(zones) => lit.extend(zones),
            Earned::Huts(huts) => {
                lit.extend(display.territory_of(score.zone).into_iter().flat_map(|t| t.zones));
                for (zone, _) in huts {
                    lit.push(*zone);
                    marks +=
                        &format!("<path class=art-ring d=\"{}\"/>", art::hut_rings(display, *zone));
                }
            }
            Earned::Territories(all) => {
                for territory in all {
                    lit.extend(&territory.zones);
                    marks += &format!(
                        "<path class=art-earned d=\"{}\"/>",
                        zones_outline(&territory.zones)
                    );
                }
            }
            Earned::Sight(zones) => {
                for &zone in zones {
                    let line = sight_line(score.zone, zone);
                    lit.push(zone);
                    marks += &format!(
                        "<path class=art-sight-rim d=\"{line}\"/><path class=art-sight d=\"{line}\"/>"
                    );
                }
            }
        }
        if marks.is_empty() {
            marks = format!("<path class=art-earned d=\"{}\"/>", zones_outline(&lit));
        }
        let veil = format!("<path class=art-veil d=\"{}\"/>", art::veil(display, &lit));
        let frame = art::cells_frame(display.cells()).grown(20.0);
        html += &format!(
            "<svg width=400 viewBox=\"{frame}\">{}{veil}{marks}{}</svg>",
            scene.layers(),
            figures(display)
        );
    }
    html
}

/// Every landscape with every number of huts, each with a worker.
fn every_zone() -> Result<String, Box<dyn Error>> {
    let rows = [
        "= =h =hh =hhh = =h =hh =hhh",
        "^ ^h ^hh ^hhh #@ #h@ #hh@ #hhh@",
        "# #h #hh #hhh ~ ~ ~ ~",
        "=h@ ^hh@ =hhh@ = # # # #",
    ];
    Ok(board(&Display::from_picture(&rows.join("\n"))?, 700))
}

fn icons() -> String {
    let mark = |size: usize| art::mark().replacen("<svg", &format!("<svg width={size}"), 1);
    let marks: String = [128, 64, 32, 16].map(mark).concat();
    Icon::ALL.iter().map(|icon| icon.svg()).chain([marks]).collect()
}
