use {
    crate::{limits::BASIS_POINTS, ControlsError},
    anchor_lang::prelude::*,
};

/// Highest platform fee that the fee admins can set: fixed at launch, and only ever lowered.
#[derive(
    AnchorSerialize, AnchorDeserialize, InitSpace, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
pub struct FeeCap {
    /// Highest percentage fee, in basis points of the price, at most 10,000; 0 = none.
    pub basis_points: u16,
    /// Highest flat fee, in lamports for each item; 0 = none.
    pub flat: u64,
}

impl FeeCap {
    /// The cap that allows this fee and none above it.
    pub fn of_fee(value: u64, is_flat: bool) -> Self {
        match is_flat {
            true => Self {
                basis_points: 0,
                flat: value,
            },
            // Basis points above 65,535 are refused as too high a percentage.
            false => Self {
                basis_points: u16::try_from(value).unwrap_or(u16::MAX),
                flat: 0,
            },
        }
    }

    /// Refuses a fee above the cap, and a cap above 100%.
    pub fn check(&self, value: u64, is_flat: bool) -> Result<()> {
        let cap = match is_flat {
            true => self.flat,
            false => self.basis_points.into(),
        };
        require!(value <= cap, ControlsError::FeeAboveCap);
        require!(
            u64::from(self.basis_points) <= BASIS_POINTS,
            ControlsError::PlatformFeeTooHigh
        );
        Ok(())
    }

    /// Replaces the cap; refuses to raise it.
    pub fn lower(&mut self, to: Self) -> Result<()> {
        require!(
            to.basis_points <= self.basis_points && to.flat <= self.flat,
            ControlsError::FeeCapRaised
        );
        *self = to;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use {super::*, crate::rules::test_phase::code};

    const CAP: FeeCap = FeeCap {
        basis_points: 500,
        flat: 1_000,
    };

    #[test]
    fn a_fee_up_to_its_cap_is_allowed() {
        for (value, is_flat, expected) in [
            (500, false, None),
            (501, false, Some(ControlsError::FeeAboveCap)),
            (1_000, true, None),
            (1_001, true, Some(ControlsError::FeeAboveCap)),
        ] {
            assert_eq!(code(CAP.check(value, is_flat)), expected.map(Into::into));
        }
        assert_eq!(
            code(
                FeeCap {
                    basis_points: 10_001,
                    ..CAP
                }
                .check(0, false)
            ),
            Some(ControlsError::PlatformFeeTooHigh.into())
        );
    }

    #[test]
    fn a_cap_without_a_name_is_the_fee_itself() {
        for (value, is_flat) in [(0, false), (500, false), (10_000, false), (7, true)] {
            let cap = FeeCap::of_fee(value, is_flat);
            assert_eq!(code(cap.check(value, is_flat)), None);
            let above = Some(ControlsError::FeeAboveCap.into());
            assert_eq!(code(cap.check(value + 1, is_flat)), above);
            assert_eq!(code(cap.check(1, !is_flat)), above);
        }
    }

    #[test]
    fn a_cap_is_lowered_and_never_raised() {
        let mut cap = CAP;
        for raised in [
            FeeCap {
                basis_points: 501,
                ..CAP
            },
            FeeCap { flat: 1_001, ..CAP },
            FeeCap {
                basis_points: 0,
                flat: u64::MAX,
            },
        ] {
            assert_eq!(
                code(cap.lower(raised)),
                Some(ControlsError::FeeCapRaised.into())
            );
            assert_eq!(cap, CAP);
        }
        let lower = FeeCap {
            basis_points: 499,
            flat: 0,
        };
        assert_eq!(code(cap.lower(lower)), None);
        assert_eq!(cap, lower);
    }
}
