use {crate::ControlsError, anchor_lang::prelude::*};

/// True if one more item stays within a cap; 0 = no cap.
pub fn has_room(cap: u64, minted: u64) -> bool {
    cap == 0 || minted < cap
}

/// Counts before a mint, each with its cap; 0 = no cap.
pub struct MintCounts {
    /// (cap, minted) for the phase, all wallets together.
    pub phase: (u64, u64),
    /// (cap, minted) for the wallet in the collection.
    pub wallet_in_collection: (u64, u64),
    /// (cap, minted) for the wallet in the phase.
    pub wallet_in_phase: (u64, u64),
}

/// Checks that phase and wallet have room for one more item.
pub fn check_caps(counts: &MintCounts) -> Result<()> {
    let (cap, minted) = counts.phase;
    require!(
        has_room(cap, minted),
        ControlsError::ExceededMaxMintsForPhase
    );
    let (cap, minted) = counts.wallet_in_collection;
    require!(
        has_room(cap, minted),
        ControlsError::ExceededWalletMaxMintsForCollection
    );
    let (cap, minted) = counts.wallet_in_phase;
    require!(
        has_room(cap, minted),
        ControlsError::ExceededWalletMaxMintsForPhase
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use {super::*, crate::rules::test_phase::code};

    fn counts(
        phase: (u64, u64),
        wallet_in_collection: (u64, u64),
        wallet_in_phase: (u64, u64),
    ) -> MintCounts {
        MintCounts {
            phase,
            wallet_in_collection,
            wallet_in_phase,
        }
    }

    #[test]
    fn a_cap_admits_as_many_as_it_says() {
        assert!(has_room(2, 1));
        assert!(!has_room(2, 2));
        assert!(!has_room(2, 3));
    }

    #[test]
    fn zero_is_unlimited() {
        let unlimited = (0, u64::MAX);
        assert!(check_caps(&counts(unlimited, unlimited, unlimited)).is_ok());
    }

    #[test]
    fn each_cap_has_its_error() {
        let (free, full) = ((0, 9), (9, 9));
        assert_eq!(
            code(check_caps(&counts(full, free, free))),
            Some(ControlsError::ExceededMaxMintsForPhase.into())
        );
        assert_eq!(
            code(check_caps(&counts(free, full, free))),
            Some(ControlsError::ExceededWalletMaxMintsForCollection.into())
        );
        assert_eq!(
            code(check_caps(&counts(free, free, full))),
            Some(ControlsError::ExceededWalletMaxMintsForPhase.into())
        );
    }
}
