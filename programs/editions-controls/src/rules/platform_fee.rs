use {
    crate::{limits::*, ControlsError, PlatformFeeRecipient},
    anchor_lang::prelude::*,
};

/// Checks that a percentage is at most 100%, and that recipients with a share are distinct, not the
/// default address, and have shares that sum to 100.
pub fn check_platform_fee(
    value: u64,
    is_flat: bool,
    recipients: &[PlatformFeeRecipient; MAX_FEE_RECIPIENTS],
) -> Result<()> {
    require!(
        is_flat || value <= BASIS_POINTS,
        ControlsError::PlatformFeeTooHigh
    );
    let mut shares: u64 = 0;
    for (index, recipient) in recipients.iter().enumerate() {
        if recipient.share == 0 {
            continue;
        }
        require_keys_neq!(
            recipient.address,
            Pubkey::default(),
            ControlsError::FeeRecipientIsDefault
        );
        let is_new = recipients[..index]
            .iter()
            .all(|other| other.share == 0 || other.address != recipient.address);
        require!(is_new, ControlsError::DuplicateFeeRecipient);
        shares = shares.saturating_add(recipient.share.into());
    }
    require!(shares == TOTAL_SHARES, ControlsError::InvalidFeeShares);
    Ok(())
}

/// One item's price in parts, in lamports; they always sum to the price.
#[derive(Debug, PartialEq, Eq)]
pub struct PriceSplit {
    /// The treasury's part.
    pub treasury: u64,
    /// All fee recipients' parts together.
    pub fee: u64,
    /// Each fee recipient's part, by slot.
    pub recipients: [u64; MAX_FEE_RECIPIENTS],
}

/// Deducts the fee from the price and divides it: floor(fee × share / 100) each, with the rounding
/// remainder for the last recipient with a share.
pub fn split_price(
    price: u64,
    value: u64,
    is_flat: bool,
    recipients: &[PlatformFeeRecipient; MAX_FEE_RECIPIENTS],
) -> Result<PriceSplit> {
    let fee = if is_flat {
        value
    } else {
        part_of(price, value, BASIS_POINTS)?
    };
    let treasury = price
        .checked_sub(fee)
        .ok_or(ControlsError::FeeExceedsPrice)?;

    let mut amounts = [0; MAX_FEE_RECIPIENTS];
    let mut rest = fee;
    let last = recipients
        .iter()
        .rposition(|recipient| recipient.share > 0)
        .ok_or(ControlsError::InvalidFeeShares)?;
    for (amount, recipient) in amounts.iter_mut().zip(recipients).take(last) {
        *amount = part_of(fee, recipient.share.into(), TOTAL_SHARES)?;
        rest = rest
            .checked_sub(*amount)
            .ok_or(ControlsError::FeeCalculationFailed)?;
    }
    amounts[last] = rest;
    Ok(PriceSplit {
        treasury,
        fee,
        recipients: amounts,
    })
}

/// floor(amount × part / whole), exact and within 64 bits: the quotient's part first, then the
/// remainder's.
fn part_of(amount: u64, part: u64, whole: u64) -> Result<u64> {
    let failed = ControlsError::FeeCalculationFailed;
    let quotient = amount.checked_div(whole).ok_or(failed)?;
    let remainder = amount.checked_rem(whole).ok_or(failed)?;
    let of_quotient = quotient.checked_mul(part).ok_or(failed)?;
    let of_remainder = remainder
        .checked_mul(part)
        .and_then(|product| product.checked_div(whole))
        .ok_or(failed)?;
    Ok(of_quotient.checked_add(of_remainder).ok_or(failed)?)
}

#[cfg(test)]
mod tests {
    use {super::*, crate::rules::test_phase::code, proptest::prelude::*};

    fn recipients(shares: [u8; MAX_FEE_RECIPIENTS]) -> [PlatformFeeRecipient; MAX_FEE_RECIPIENTS] {
        let mut seed = 0;
        shares.map(|share| {
            seed += 1;
            PlatformFeeRecipient {
                address: Pubkey::new_from_array([seed; 32]),
                share,
            }
        })
    }

    fn shares() -> impl Strategy<Value = [u8; MAX_FEE_RECIPIENTS]> {
        prop::collection::vec(0u8..=100, 4).prop_map(|mut cuts| {
            cuts.sort_unstable();
            [
                cuts[0],
                cuts[1] - cuts[0],
                cuts[2] - cuts[1],
                cuts[3] - cuts[2],
                100 - cuts[3],
            ]
        })
    }

    #[test]
    fn a_percentage_is_rounded_down() {
        let split = split_price(999, 300, false, &recipients([100, 0, 0, 0, 0])).unwrap();
        assert_eq!(
            split,
            PriceSplit {
                treasury: 970,
                fee: 29,
                recipients: [29, 0, 0, 0, 0],
            }
        );
    }

    #[test]
    fn the_last_recipient_with_a_share_gets_the_remainder() {
        let split = split_price(1_000, 100, true, &recipients([33, 33, 34, 0, 0])).unwrap();
        assert_eq!(split.recipients, [33, 33, 34, 0, 0]);
        let split = split_price(1_000, 7, true, &recipients([33, 0, 33, 34, 0])).unwrap();
        assert_eq!(split.recipients, [2, 0, 2, 3, 0]);
    }

    #[test]
    fn a_fee_above_the_price_is_refused() {
        let one = recipients([100, 0, 0, 0, 0]);
        assert_eq!(split_price(10, 10, true, &one).unwrap().treasury, 0);
        assert_eq!(
            code(split_price(9, 10, true, &one)),
            Some(ControlsError::FeeExceedsPrice.into())
        );
        assert_eq!(split_price(0, 10_000, false, &one).unwrap().fee, 0);
    }

    #[test]
    fn fees_that_could_not_be_divided_are_refused() {
        let shares_invalid = Some(ControlsError::InvalidFeeShares.into());
        assert_eq!(
            code(check_platform_fee(0, false, &recipients([100, 0, 0, 0, 0]))),
            None
        );
        assert_eq!(
            code(check_platform_fee(0, false, &recipients([20; 5]))),
            None
        );
        assert_eq!(
            code(check_platform_fee(0, false, &recipients([99, 0, 0, 0, 0]))),
            shares_invalid
        );
        assert_eq!(
            code(check_platform_fee(0, false, &recipients([100, 1, 0, 0, 0]))),
            shares_invalid
        );
        // 200 + 156 would be 100 in eight bits.
        assert_eq!(
            code(check_platform_fee(
                0,
                false,
                &recipients([200, 156, 0, 0, 0])
            )),
            shares_invalid
        );
        let mut twice = recipients([50, 50, 0, 0, 0]);
        twice[1].address = twice[0].address;
        assert_eq!(
            code(check_platform_fee(0, false, &twice)),
            Some(ControlsError::DuplicateFeeRecipient.into())
        );
        let mut default = recipients([100, 0, 0, 0, 0]);
        default[0].address = Pubkey::default();
        assert_eq!(
            code(check_platform_fee(0, false, &default)),
            Some(ControlsError::FeeRecipientIsDefault.into())
        );
    }

    #[test]
    fn a_percentage_is_at_most_all_of_the_price_and_a_flat_fee_any_amount() {
        let one = recipients([100, 0, 0, 0, 0]);
        assert_eq!(code(check_platform_fee(10_000, false, &one)), None);
        assert_eq!(
            code(check_platform_fee(10_001, false, &one)),
            Some(ControlsError::PlatformFeeTooHigh.into())
        );
        assert_eq!(code(check_platform_fee(u64::MAX, true, &one)), None);
    }

    proptest! {
        #[test]
        fn no_lamport_is_lost_or_made(price: u64, bps in 0u64..=10_000, shares in shares()) {
            let split = split_price(price, bps, false, &recipients(shares)).unwrap();
            let fee = u128::from(price) * u128::from(bps) / 10_000;
            prop_assert_eq!(u128::from(split.fee), fee);
            prop_assert_eq!(split.treasury + split.fee, price);
            prop_assert_eq!(split.recipients.iter().sum::<u64>(), split.fee);
            for (amount, share) in split.recipients.iter().zip(shares) {
                let floor = u64::try_from(fee * u128::from(share) / 100).unwrap();
                prop_assert!((floor..=floor + 4).contains(amount));
                prop_assert!(share > 0 || *amount == 0);
            }
        }
    }
}
