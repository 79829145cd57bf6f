//! What happened, so that a simulation in which nothing goes wrong is noticed.

macro_rules! tally {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {
        /// How often what happened.
        #[derive(Clone, Copy, Debug, Default)]
        pub(crate) struct Tally {
            $($(#[$doc])* pub(crate) $name: usize,)+
        }

        impl Tally {
            pub(crate) fn add(&mut self, other: Tally) {
                $(self.$name += other.$name;)+
            }

            /// The names of what never happened.
            pub(crate) fn never(&self) -> Vec<&'static str> {
                let mut never = Vec::new();
                $(if self.$name == 0 {
                    never.push(stringify!($name));
                })+
                never
            }
        }
    };
}

tally! {
    tables,
    games_of_limes,
    games_of_limits,
    large_tables,
    games_over,
    tables_closed,
    rematches,
    steps,
    /// Decisions that were told to count.
    acknowledged,
    /// Commands that had been accepted before.
    repeated_commands,
    reused_ids,
    stale_commands,
    refused_turns,
    refused_otherwise,
    states_sent,
    left,
    came_back,
    /// Bots that took over for a person the game had waited for.
    substituted,
    bots_decided,
    stood_in,
    lost_thoughts,
    stale_thoughts,
    illegal_thoughts,
    lost_messages,
    repeated_messages,
    disconnected,
    clocks_set,
    failed_appends,
    conflicts,
    /// The process died with everything that it had not stored.
    crashes_before_storing,
    /// It died when a part of what it had written was safe.
    crashes_while_storing,
    /// It died when everything was safe and nobody had been told.
    crashes_before_telling,
    replays_compared,
    secrets_changed,
    draws_changed,
}
