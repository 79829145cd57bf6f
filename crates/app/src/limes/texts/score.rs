//! Why a worker earns their points.

use crate::shell::texts::Texts;
use limes::{Counting, Earned, Profession, WorkerScore};

impl Texts {
    /// `Farmer: 5 points`, or that the worker does not count.
    pub fn worker_title(&self, worker: &WorkerScore) -> String {
        let profession = self.capital(&self.profession(worker.profession));
        if worker.counts() {
            self.say_with(
                "score-worker",
                &[("profession", profession.into()), ("points", worker.points.into())],
            )
        } else {
            self.say_with("score-worker-idle", &[("profession", profession.into())])
        }
    }

    /// The sentence that explains their points, or why they do not count.
    pub fn worker_why(&self, worker: &WorkerScore) -> String {
        match worker.standing {
            Counting::Outranked(other) if other == worker.zone => self.say("score-idle-here"),
            Counting::Outranked(other) => {
                self.say_with("score-idle", &[("zone", self.zone(other).into())])
            }
            Counting::Counts => {
                let key = match worker.profession {
                    Profession::Farmer => "score-farmer",
                    Profession::Fisherman => "score-fisherman",
                    Profession::Woodcutter => "score-woodcutter",
                    Profession::Watchman => "score-watchman",
                };
                self.say_with(key, &[("points", worker.points.into())])
            }
        }
    }

    /// The worker as a screen reader says it: where they stand, their points, why, and which zones earn them.
    pub fn worker_spoken(&self, worker: &WorkerScore) -> String {
        let profession = self.capital(&self.profession(worker.profession));
        let zone = self.zone(worker.zone);
        let why = self.worker_why(worker);
        if !worker.counts() {
            return self.say_with(
                "a11y-worker-idle",
                &[("profession", profession.into()), ("zone", zone.into()), ("why", why.into())],
            );
        }
        let things = self.earned(&worker.earned);
        let why = if things.is_empty() {
            why
        } else {
            let things = self.list(&things);
            self.say_with("a11y-earned", &[("why", why.into()), ("things", things.into())])
        };
        self.say_with(
            "a11y-worker",
            &[
                ("profession", profession.into()),
                ("zone", zone.into()),
                ("points", worker.points.into()),
                ("why", why.into()),
            ],
        )
    }

    /// Workers who share a zone: the one who is drawn, and how many they are.
    pub fn crowd_spoken(&self, first: &WorkerScore, workers: usize) -> String {
        let worker = self.worker_spoken(first);
        match workers {
            0 | 1 => worker,
            _ => self
                .say_with("a11y-crowd", &[("worker", worker.into()), ("workers", workers.into())]),
        }
    }

    /// The things that earn points, one by one.
    fn earned(&self, earned: &Earned) -> Vec<String> {
        match earned {
            Earned::Zones(zones) | Earned::Sight(zones) => {
                zones.iter().map(|&zone| self.zone(zone)).collect()
            }
            Earned::Huts(huts) => huts
                .iter()
                .map(|&(zone, huts)| match huts {
                    1 => self.zone(zone),
                    huts => format!("{} (×{huts})", self.zone(zone)),
                })
                .collect(),
            Earned::Territories(territories) => territories
                .iter()
                .filter_map(|territory| Some((territory.landscape, *territory.zones.first()?)))
                .map(|(landscape, zone)| {
                    let (landscape, zone) = (self.landscape(landscape), self.zone(zone));
                    self.say_with(
                        "a11y-territory",
                        &[("landscape", landscape.into()), ("zone", zone.into())],
                    )
                })
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::shell::texts::{Language, Texts};
    use limes::Display;

    fn spoken(language: Language, picture: &str) -> Vec<String> {
        let texts = Texts::new(language);
        let score = Display::from_picture(picture).expect("a picture").score();
        score.workers.iter().map(|worker| texts.worker_spoken(worker)).collect()
    }

    #[test]
    fn every_profession_is_explained() {
        assert_eq!(
            spoken(Language::En, "=@ =hh\n~@ ^@\n"),
            [
                "Farmer on d4 top left, 2 points. Their field has 2 zones. Namely: d4 top left and d4 top right.",
                "Fisherman on d4 bottom left, 0 points. No hut stands on the shore of their water.",
                "Woodcutter on d4 bottom right, 2 points. 2 other territories touch their forest. Namely: field d4 top left and water d4 bottom left.",
            ]
        );
        assert_eq!(
            spoken(Language::En, "#@ ^\n~@ =hh\n"),
            [
                "Watchman on d4 top left, 1 point. They see 1 forest zone. Namely: d4 top right.",
                "Fisherman on d4 bottom left, 2 points. 2 huts stand on the shore of their water. Namely: d4 bottom right (×2).",
            ]
        );
    }

    #[test]
    fn a_worker_who_does_not_count_is_explained() {
        assert_eq!(
            spoken(Language::En, "=@@ =@\n~ ^\n")[1..],
            [
                "Farmer on d4 top left does not count. Another worker on the same zone counts in this territory.",
                "Farmer on d4 top right does not count. Another worker counts in this territory: the one on d4 top left.",
            ]
        );
    }
}
