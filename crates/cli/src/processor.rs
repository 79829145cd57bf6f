//! Whether this processor can run this build.

/// Says why it cannot; without this, an older processor would stop somewhere with «illegal
/// instruction».
///
/// The standard library's `is_x86_feature_detected!` answers `true` at compile time for whatever the
/// build was compiled for, so the processor is asked directly.
#[inline(never)]
pub(crate) fn shortcoming() -> Option<&'static str> {
    if cfg!(target_feature = "avx2") && !is_x86_64_v3() {
        return Some(
            "this build needs a processor with AVX2 and BMI2 (2013 or later); \
             build with RUSTFLAGS=\"-C target-cpu=x86-64\" for older ones",
        );
    }
    None
}

#[cfg(target_arch = "x86_64")]
fn is_x86_64_v3() -> bool {
    let cpu = raw_cpuid::CpuId::new();
    let basic = cpu
        .get_feature_info()
        .is_some_and(|has| has.has_fma() && has.has_movbe() && has.has_avx() && has.has_oxsave());
    let extended = cpu
        .get_extended_feature_info()
        .is_some_and(|has| has.has_avx2() && has.has_bmi1() && has.has_bmi2());
    let lzcnt =
        cpu.get_extended_processor_and_feature_identifiers().is_some_and(|has| has.has_lzcnt());
    basic && extended && lzcnt
}

/// Other processors have other builds.
#[cfg(not(target_arch = "x86_64"))]
fn is_x86_64_v3() -> bool {
    true
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_processor_that_runs_the_tests_runs_the_build() {
        assert_eq!(super::shortcoming(), None);
    }
}
