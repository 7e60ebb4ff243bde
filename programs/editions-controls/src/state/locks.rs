use {crate::ControlsError, anchor_lang::prelude::*};

/// Parts of a collection that its owner has given up changing; a lock is never undone.
#[derive(
    AnchorSerialize, AnchorDeserialize, InitSpace, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
pub struct Locks {
    /// The maximum supply can only be lowered.
    pub supply: bool,
    /// Names and uris of the collection and its items cannot change.
    pub texts: bool,
    /// Terms of existing phases, their allowlist entries, and the collection's wallet cap and co-sign
    /// cannot change. A phase can still be paused, and phases can be added.
    pub phases: bool,
    /// The royalties cannot change.
    pub royalties: bool,
    /// The platform fee cannot change; its recipients can.
    pub fee: bool,
}

impl Locks {
    /// Adds locks to these.
    pub fn add(&mut self, other: Self) {
        self.supply |= other.supply;
        self.texts |= other.texts;
        self.phases |= other.phases;
        self.royalties |= other.royalties;
        self.fee |= other.fee;
    }

    /// Refuses to raise a locked supply; 0 = unlimited.
    pub fn check_supply(&self, old_max: u64, new_max: u64) -> Result<()> {
        let is_raised = old_max != 0 && (new_max == 0 || new_max > old_max);
        require!(!(self.supply && is_raised), ControlsError::SupplyLocked);
        Ok(())
    }

    /// Refuses changes to locked names and uris.
    pub fn check_texts(&self) -> Result<()> {
        require!(!self.texts, ControlsError::TextsLocked);
        Ok(())
    }

    /// Refuses changes to locked terms.
    pub fn check_phases(&self) -> Result<()> {
        require!(!self.phases, ControlsError::PhasesLocked);
        Ok(())
    }

    /// Refuses changes to locked royalties.
    pub fn check_royalties(&self) -> Result<()> {
        require!(!self.royalties, ControlsError::RoyaltiesLocked);
        Ok(())
    }

    /// Refuses changes to a locked platform fee.
    pub fn check_fee(&self) -> Result<()> {
        require!(!self.fee, ControlsError::FeeLocked);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use {super::*, crate::rules::test_phase::code};

    #[test]
    fn a_locked_supply_is_lowered_and_never_raised() {
        let locked = Locks {
            supply: true,
            ..Locks::default()
        };
        let refused = Some(ControlsError::SupplyLocked.into());
        for (old, new, expected) in [
            (5, 5, None),
            (5, 4, None),
            (5, 6, refused),
            (5, 0, refused),
            (0, 7, None),
            (0, 0, None),
        ] {
            assert_eq!(code(locked.check_supply(old, new)), expected);
            assert_eq!(code(Locks::default().check_supply(old, new)), None);
        }
    }

    #[test]
    fn locks_are_added_and_never_taken_back() {
        let mut locks = Locks {
            texts: true,
            ..Locks::default()
        };
        locks.add(Locks {
            fee: true,
            ..Locks::default()
        });
        let both = Locks {
            texts: true,
            fee: true,
            ..Locks::default()
        };
        assert_eq!(locks, both);
        locks.add(Locks::default());
        assert_eq!(locks, both);
    }
}
