use {
    crate::{ControlsError, Phase},
    anchor_lang::prelude::*,
};

/// A phase is open when it is active and `now`, in unix seconds, lies strictly between its start
/// and its end (specification 4).
pub fn check_phase_open(phase: &Phase, now: i64) -> Result<()> {
    require!(phase.active, ControlsError::PhaseNotActive);
    require!(phase.start_time < now, ControlsError::PhaseNotStarted);
    require!(now < phase.end_time, ControlsError::PhaseAlreadyFinished);
    Ok(())
}

#[cfg(test)]
mod tests {
    use {super::*, crate::rules::test_phase::*};

    #[test]
    fn is_open_strictly_between_start_and_end() {
        let phase = public_phase(100, 200);
        let codes = [99, 100, 101, 199, 200, 201].map(|now| code(check_phase_open(&phase, now)));
        let not_started = Some(ControlsError::PhaseNotStarted.into());
        let finished = Some(ControlsError::PhaseAlreadyFinished.into());
        assert_eq!(
            codes,
            [not_started, not_started, None, None, finished, finished]
        );
    }

    #[test]
    fn an_inactive_phase_is_closed_at_all_times() {
        let mut phase = public_phase(100, 200);
        phase.active = false;
        for now in [0, 150, 300] {
            assert_eq!(
                code(check_phase_open(&phase, now)),
                Some(ControlsError::PhaseNotActive.into())
            );
        }
    }
}
