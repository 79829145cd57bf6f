//! The score, explained: which worker earned which point with what.

use crate::cell::ZoneId;
use crate::display::Display;
use crate::landscape::Profession;
use crate::territory::Territory;
use crate::worth::{Scoring, shore};
use crate::zones::Zones;
use std::fmt;

/// A display's running or final score, worker by worker in the order of placing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// Every worker in the display.
    pub workers: Vec<WorkerScore>,
    /// The points of those who count.
    pub total: u32,
}

/// What one worker earns, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorkerScore {
    /// Where the worker is.
    pub zone: ZoneId,
    /// What that zone makes of the worker.
    pub profession: Profession,
    /// What the territory is worth, whether this worker counts or another does.
    pub points: u32,
    /// Whether these points count.
    pub standing: Counting,
    /// What earns the points.
    pub earned: Earned,
}

/// At most one worker scores in each territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counting {
    /// The points count.
    Counts,
    /// Another worker of the territory, on this zone, comes earlier in the list and counts.
    Outranked(ZoneId),
}

/// The things that earn points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Earned {
    /// A farmer's zones, 1 each.
    Zones(Vec<ZoneId>),
    /// The zones on a fisherman's shore that hold huts, with the number of huts, 1 each.
    Huts(Vec<(ZoneId, u32)>),
    /// The territories beside a woodcutter's forest, 1 each.
    Territories(Vec<Territory>),
    /// The forest zones a watchman sees, 1 each.
    Sight(Vec<ZoneId>),
}

impl Score {
    /// The points that count, highest first: the order in which ties are broken.
    pub fn counted(&self) -> Vec<u32> {
        let mut points: Vec<u32> =
            self.workers.iter().filter(|w| w.counts()).map(|w| w.points).collect();
        points.sort_unstable_by(|a, b| b.cmp(a));
        points
    }
}

impl WorkerScore {
    /// Whether the points count.
    pub fn counts(&self) -> bool {
        self.standing == Counting::Counts
    }
}

impl Display {
    /// The running score, or the final one of a full display, with every reason.
    pub fn score(&self) -> Score {
        let scoring = Scoring::of(&self.map);
        let mut workers: Vec<WorkerScore> = Vec::with_capacity(self.standing().len());
        let mut territories: Vec<Zones> = Vec::with_capacity(self.standing().len());
        for &zone in self.standing() {
            let zone = Zones::one(zone);
            let territory = scoring.links.flood(zone);
            let Some(landscape) = self.map.landscape(zone) else { continue };
            let standing = match territories.iter().position(|&other| other == territory) {
                Some(first) => Counting::Outranked(workers[first].zone),
                None => Counting::Counts,
            };
            workers.push(WorkerScore {
                zone: self.id(zone),
                profession: landscape.profession(),
                points: scoring.worth(territory),
                standing,
                earned: self.earned(&scoring, territory, landscape.profession()),
            });
            territories.push(territory);
        }
        let total = workers.iter().filter(|w| w.counts()).map(|w| w.points).sum();
        Score { workers, total }
    }

    /// The total alone: the same number as [`Display::score`] gives, many times faster.
    #[inline]
    pub fn total(&self) -> u32 {
        Scoring::of(&self.map).total(self.occupied())
    }

    fn earned(&self, scoring: &Scoring<'_>, territory: Zones, profession: Profession) -> Earned {
        match profession {
            Profession::Farmer => Earned::Zones(self.ids(territory)),
            Profession::Fisherman => {
                let shore = shore(territory) & self.map.huts[0];
                Earned::Huts(shore.map(|zone| (self.id(zone), self.map.huts_on(zone))).collect())
            }
            Profession::Woodcutter => {
                let beside = scoring.links.territories(self.map.beside(territory));
                Earned::Territories(beside.filter_map(|zones| self.territory(zones)).collect())
            }
            Profession::Watchman => Earned::Sight(self.ids(scoring.view(territory))),
        }
    }
}

impl fmt::Display for Score {
    /// One worker a line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (worker, line) in self.workers.iter().zip(0..) {
            write!(f, "{}{worker}", if line > 0 { "\n" } else { "" })?;
        }
        Ok(())
    }
}

impl fmt::Display for WorkerScore {
    /// For example `d4ne woodcutter 3: tower d4nw, tower d4se, field e4nw`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.zone, self.profession, self.points)?;
        if let Counting::Outranked(other) = self.standing {
            return write!(f, ", not counted: {other} counts in this territory");
        }
        let reasons = self.earned.to_string();
        if reasons.is_empty() { Ok(()) } else { write!(f, ": {reasons}") }
    }
}

impl fmt::Display for Earned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> = match self {
            Earned::Zones(zones) | Earned::Sight(zones) => {
                zones.iter().map(ToString::to_string).collect()
            }
            Earned::Huts(huts) => huts
                .iter()
                .map(|(zone, n)| if *n == 1 { format!("{zone}") } else { format!("{zone} ×{n}") })
                .collect(),
            Earned::Territories(territories) => {
                territories.iter().map(|t| format!("{} {}", t.landscape, t.zones[0])).collect()
            }
        };
        f.write_str(&words.join(", "))
    }
}
