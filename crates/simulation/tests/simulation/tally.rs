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
    bots_hung,
    bots_died,
    bots_late,
    bots_panicked,
    bots_illegal,
    bots_silent,
    lost_messages,
    repeated_messages,
    disconnected,
    /// Connections that ended while the node was watching for them.
    cut_connections,
    /// Requests that were dropped before they were answered.
    cancelled,
    lost_hints,
    late_hints,
    clocks_set,
    clocks_extended,
    failed_appends,
    slow_appends,
    /// Appends that were reported to have failed, and were stored.
    appends_stored_silently,
    /// The same, but stored a while after the report.
    appends_stored_late,
    panics,
    panics_while_loading,
    conflicts,
    /// Tables that had been made by the same command before.
    commands_used,
    failed_loads,
    slow_loads,
    failed_reads_ahead,
    failed_comparisons,
    failed_signs_of_life,
    /// Tables that left the memory of a node.
    forgotten,
    died,
    /// Appends that were on their way when their process died, and were stored.
    orphans_stored,
    orphans_lost,
    orphans_late,
    replays_compared,
    refusals_compared,
    secrets_changed,
    draws_changed,
}

impl Tally {
    /// The number of faults.
    pub(crate) fn faults(&self) -> usize {
        [
            self.bots_hung,
            self.bots_died,
            self.bots_late,
            self.bots_panicked,
            self.bots_illegal,
            self.bots_silent,
            self.lost_messages,
            self.repeated_messages,
            self.disconnected,
            self.cancelled,
            self.lost_hints,
            self.late_hints,
            self.clocks_set,
            self.failed_appends,
            self.slow_appends,
            self.appends_stored_silently,
            self.appends_stored_late,
            self.panics,
            self.panics_while_loading,
            self.failed_loads,
            self.slow_loads,
            self.failed_reads_ahead,
            self.failed_comparisons,
            self.failed_signs_of_life,
            self.died,
        ]
        .iter()
        .sum()
    }
}
