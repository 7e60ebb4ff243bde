use {
    crate::{
        limits::MAX_FEE_RECIPIENTS, owed_after_change, seeds, ControlsError, EditionsControls,
        PlatformFeeRecipient,
    },
    anchor_lang::prelude::*,
    editions::{account::AccountView, limits::RECORD_VERSION},
};

/// A token in which phases of a collection may be priced, and what could not be paid in it yet.
/// Address: `["price_token", deployment, mint]`.
#[account]
#[derive(InitSpace)]
pub struct PriceToken {
    /// The deployment whose phases may name the token.
    pub editions_deployment: Pubkey,
    /// The token's mint, of the Token program or Token-2022.
    pub mint: Pubkey,
    /// Token account of this record, at `["price_token_vault", this record]`: holds what is owed.
    pub vault: Pubkey,
    /// Bump of this record's address.
    pub bump: u8,
    /// Layout version: `RECORD_VERSION` of the editions program.
    pub version: u8,
    /// Base units that the treasury could not receive yet.
    pub owed_to_treasury: u64,
    /// Fee recipients when an amount was last kept or claimed, by slot.
    pub fee_recipients: [PlatformFeeRecipient; 5],
    /// Base units that fee recipients could not receive yet, by slot.
    pub owed_to_recipients: [u64; 5],
    /// Zeros, for fields to come.
    pub spare: [u8; 64],
}

impl PriceToken {
    /// Record size in bytes.
    pub const SIZE: usize = 8 + Self::INIT_SPACE;

    /// A record that owes nothing.
    pub fn new(deployment: &Pubkey, mint: &Pubkey, vault: &Pubkey, bump: u8) -> Self {
        Self {
            editions_deployment: *deployment,
            mint: *mint,
            vault: *vault,
            bump,
            version: RECORD_VERSION,
            owed_to_treasury: 0,
            fee_recipients: [PlatformFeeRecipient::default(); MAX_FEE_RECIPIENTS],
            owed_to_recipients: [0; MAX_FEE_RECIPIENTS],
            spare: [0; 64],
        }
    }

    /// Reads the collection's record for a token; refuses any other account.
    pub fn read(account: AccountView, deployment: &Pubkey, mint: &Pubkey) -> Result<Self> {
        require_keys_eq!(
            account.owner(),
            crate::ID,
            ControlsError::PriceTokenMismatch
        );
        let record = Self::try_deserialize(&mut &account.try_borrow()?[..])
            .map_err(|_| ControlsError::PriceTokenMismatch)?;
        record.check(deployment, mint)?;
        Ok(record)
    }

    /// Refuses another collection's record, and another token's.
    pub fn check(&self, deployment: &Pubkey, mint: &Pubkey) -> Result<()> {
        require!(
            self.editions_deployment == *deployment && self.mint == *mint,
            ControlsError::PriceTokenMismatch
        );
        Ok(())
    }

    /// Owes to the collection's fee recipients of today what it owed to those whom they replaced.
    pub fn follow(&mut self, controls: &EditionsControls) {
        let recipients = controls.platform_fee_recipients;
        self.owed_to_recipients =
            owed_after_change(&self.fee_recipients, self.owed_to_recipients, &recipients);
        self.fee_recipients = recipients;
    }

    /// Takes what this record owes to `receiver`, as treasury and as fee recipient, off the record.
    pub fn take_owed(&mut self, receiver: &Pubkey, controls: &EditionsControls) -> u64 {
        self.follow(controls);
        let mut taken = 0u64;
        if *receiver == controls.treasury {
            taken = std::mem::take(&mut self.owed_to_treasury);
        }
        let slots = self.fee_recipients.iter().zip(&mut self.owed_to_recipients);
        for (recipient, owed) in slots {
            if recipient.share > 0 && recipient.address == *receiver {
                taken = taken.saturating_add(std::mem::take(owed));
            }
        }
        taken
    }

    /// Seeds for the record's signature.
    pub fn signer_seeds(&self) -> [&[u8]; 4] {
        [
            seeds::PRICE_TOKEN,
            self.editions_deployment.as_ref(),
            self.mint.as_ref(),
            std::slice::from_ref(&self.bump),
        ]
    }
}

#[cfg(test)]
mod tests {
    use {super::*, crate::state::test_controls, proptest::prelude::*};

    const fn key(seed: u8) -> Pubkey {
        Pubkey::new_from_array([seed; 32])
    }

    fn controls(seeds: [u8; MAX_FEE_RECIPIENTS]) -> EditionsControls {
        EditionsControls {
            treasury: key(1),
            platform_fee_recipients: seeds.map(|seed| PlatformFeeRecipient {
                address: key(seed),
                share: if seed == 0 { 0 } else { 20 },
            }),
            ..test_controls::controls(Vec::new())
        }
    }

    proptest! {
        #[test]
        fn no_owed_token_is_lost_or_made(
            old in prop::array::uniform5(1u8..9),
            new in prop::array::uniform5(0u8..9),
            owed in prop::array::uniform6(0u64..1 << 40),
        ) {
            prop_assume!(new.iter().any(|seed| *seed > 0));
            let mut record = PriceToken::new(&key(20), &key(21), &key(22), 255);
            record.follow(&controls(old));
            record.owed_to_treasury = owed[0];
            record.owed_to_recipients.copy_from_slice(&owed[1..]);
            let controls = controls(new);
            let receivers = new.iter().filter(|seed| **seed > 0).map(|seed| key(*seed));
            let claimed: u64 = receivers
                .chain([controls.treasury])
                .map(|receiver| record.take_owed(&receiver, &controls))
                .sum();
            prop_assert_eq!(claimed, owed.iter().sum::<u64>());
            prop_assert_eq!((record.owed_to_treasury, record.owed_to_recipients), (0, [0; 5]));
        }
    }

    #[test]
    fn only_the_collections_own_record_counts() {
        let record = PriceToken::new(&key(20), &key(21), &key(22), 255);
        assert!(record.check(&key(20), &key(21)).is_ok());
        assert!(record.check(&key(19), &key(21)).is_err());
        assert!(record.check(&key(20), &key(19)).is_err());
    }
}
