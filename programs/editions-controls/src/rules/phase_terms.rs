use {
    crate::{ControlsError, Phase, PhaseType},
    anchor_lang::prelude::*,
};

/// Checks that a phase's terms are consistent (specification 5).
pub fn check_phase_terms(phase: &Phase) -> Result<()> {
    require!(
        phase.start_time < phase.end_time,
        ControlsError::PhaseWindowInvalid
    );
    require!(
        phase.max_mints_total == 0 || phase.max_mints_total >= phase.current_mints,
        ControlsError::PhaseTotalBelowMinted
    );
    match (phase.phase_type, phase.merkle_root) {
        (PhaseType::MerkleTree, None) => err!(ControlsError::MerkleRootRequired),
        (PhaseType::Public | PhaseType::AllowList, Some(_)) => {
            err!(ControlsError::MerkleRootNotAllowed)
        }
        (PhaseType::MerkleTree, Some(_)) | (PhaseType::Public | PhaseType::AllowList, None) => {
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use {super::*, crate::rules::test_phase::*};

    #[test]
    fn a_root_belongs_to_merkle_phases_and_to_no_other() {
        for (phase_type, root, expected) in [
            (PhaseType::Public, None, None),
            (PhaseType::AllowList, None, None),
            (PhaseType::MerkleTree, Some([7; 32]), None),
            (
                PhaseType::MerkleTree,
                None,
                Some(ControlsError::MerkleRootRequired),
            ),
            (
                PhaseType::Public,
                Some([7; 32]),
                Some(ControlsError::MerkleRootNotAllowed),
            ),
            (
                PhaseType::AllowList,
                Some([7; 32]),
                Some(ControlsError::MerkleRootNotAllowed),
            ),
        ] {
            let mut phase = public_phase(1, 2);
            phase.phase_type = phase_type;
            phase.merkle_root = root;
            assert_eq!(code(check_phase_terms(&phase)), expected.map(Into::into));
        }
    }

    #[test]
    fn a_phase_starts_before_it_ends() {
        for (start, end) in [(5, 5), (6, 5), (i64::MAX, i64::MIN)] {
            assert_eq!(
                code(check_phase_terms(&public_phase(start, end))),
                Some(ControlsError::PhaseWindowInvalid.into())
            );
        }
        assert_eq!(
            code(check_phase_terms(&public_phase(i64::MIN, i64::MAX))),
            None
        );
    }

    #[test]
    fn a_total_covers_what_is_minted() {
        let mut phase = public_phase(1, 2);
        phase.current_mints = 3;
        for (total, expected) in [
            (0, None),
            (2, Some(ControlsError::PhaseTotalBelowMinted)),
            (3, None),
        ] {
            phase.max_mints_total = total;
            assert_eq!(code(check_phase_terms(&phase)), expected.map(Into::into));
        }
    }
}
