use {
    crate::{limits::*, rules, seeds, ControlsError, FeeCap, Locks, Phase},
    anchor_lang::prelude::*,
    editions::limits::RECORD_VERSION,
};

/// A receiver of part of the platform fee.
#[derive(
    AnchorSerialize, AnchorDeserialize, InitSpace, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
pub struct PlatformFeeRecipient {
    /// Wallet that is paid with every mint.
    pub address: Pubkey,
    /// Percent of the fee; a slot with share 0 is empty.
    pub share: u8,
}

/// Amounts that are owed to fee recipients, by slot, once `new` ones replace the `old`. What a recipient
/// is owed stays with it; what those who leave were owed goes to the first recipient with a share, so
/// that nothing is stuck.
pub fn owed_after_change(
    old: &[PlatformFeeRecipient; MAX_FEE_RECIPIENTS],
    owed: [u64; MAX_FEE_RECIPIENTS],
    new: &[PlatformFeeRecipient; MAX_FEE_RECIPIENTS],
) -> [u64; MAX_FEE_RECIPIENTS] {
    let mut carried = [0u64; MAX_FEE_RECIPIENTS];
    let first = new.iter().position(|recipient| recipient.share > 0);
    for (old, amount) in old.iter().zip(owed) {
        let stays = new
            .iter()
            .position(|new| new.share > 0 && new.address == old.address);
        if let Some(slot) = stays.or(first) {
            carried[slot] = carried[slot].saturating_add(amount);
        }
    }
    carried
}

/// Recipient addresses that have a share.
pub fn paid_recipients(recipients: &[PlatformFeeRecipient]) -> impl Iterator<Item = &Pubkey> {
    recipients
        .iter()
        .filter(|recipient| recipient.share > 0)
        .map(|recipient| &recipient.address)
}

/// Terms on which the items of a deployment are minted.
/// Address: `["editions_controls", deployment]` (specification 3.7).
#[account]
#[derive(InitSpace)]
pub struct EditionsControls {
    /// The deployment; this record is its creator and co-signer.
    pub editions_deployment: Pubkey,
    /// Owner of the collection: runs phases, allowlists, metadata and royalties.
    pub creator: Pubkey,
    /// Wallet that receives the price less the platform fee.
    pub treasury: Pubkey,
    /// Most items of one wallet in all phases; 0 = unlimited.
    pub max_mints_per_wallet: u64,
    /// If set, every mint is signed by the creator or by this address, which may be a key or a program's
    /// derived address; the default address = no co-sign.
    pub cosigner_program_id: Pubkey,
    /// May change the fee and both fee admins.
    pub platform_fee_primary_admin: Pubkey,
    /// May change the fee and hand on its own role; the default address = nobody.
    pub platform_fee_secondary_admin: Pubkey,
    /// Lamports for each item where `is_fee_flat`, else basis points of the price.
    pub platform_fee_value: u64,
    /// True if the fee is an amount rather than a part of the price.
    pub is_fee_flat: bool,
    /// Recipients of the fee; shares sum to 100.
    pub platform_fee_recipients: [PlatformFeeRecipient; MAX_FEE_RECIPIENTS],
    /// Bump of this record's address.
    pub bump: u8,
    /// Layout version: `RECORD_VERSION` of the editions program.
    pub version: u8,
    /// Parts of the collection that can never change again.
    pub locks: Locks,
    /// Highest platform fee that the fee admins can set.
    pub platform_fee_cap: FeeCap,
    /// Lamports that the treasury could not receive yet; this account holds them.
    pub owed_to_treasury: u64,
    /// Lamports that fee recipients could not receive yet, by slot; this account holds them.
    pub owed_to_recipients: [u64; 5],
    /// Zeros, for fields to come.
    pub spare: [u8; 64],
    /// In the order in which they were added; an index never changes its meaning.
    #[max_len(0)]
    pub phases: Vec<Phase>,
}

impl EditionsControls {
    /// Record size with these phases, in bytes.
    pub fn size(phases: &[Phase]) -> usize {
        let sizes = phases.iter().map(Phase::size);
        sizes.fold(8 + Self::INIT_SPACE, usize::saturating_add)
    }

    /// Lamports in this account that belong to the treasury and the fee recipients.
    pub fn owed(&self) -> u64 {
        self.owed_to_recipients
            .iter()
            .fold(self.owed_to_treasury, |sum, owed| sum.saturating_add(*owed))
    }

    /// Replaces the fee recipients, and owes to them what it owed to those who leave.
    pub fn replace_recipients(&mut self, recipients: [PlatformFeeRecipient; MAX_FEE_RECIPIENTS]) {
        let old = std::mem::replace(&mut self.platform_fee_recipients, recipients);
        self.owed_to_recipients = owed_after_change(&old, self.owed_to_recipients, &recipients);
    }

    /// Takes what this record owes to `receiver`, as treasury and as fee recipient, off the record.
    pub fn take_owed(&mut self, receiver: &Pubkey) -> u64 {
        let mut taken = 0u64;
        if *receiver == self.treasury {
            taken = std::mem::take(&mut self.owed_to_treasury);
        }
        let slots = self
            .platform_fee_recipients
            .iter()
            .zip(&mut self.owed_to_recipients);
        for (recipient, owed) in slots {
            if recipient.share > 0 && recipient.address == *receiver {
                taken = taken.saturating_add(std::mem::take(owed));
            }
        }
        taken
    }

    /// Seeds for the controls' signature.
    pub fn signer_seeds(&self) -> [&[u8]; 3] {
        [
            seeds::EDITIONS_CONTROLS,
            self.editions_deployment.as_ref(),
            std::slice::from_ref(&self.bump),
        ]
    }

    /// Divides one item's price among the treasury and the fee recipients.
    pub fn split_price(&self, price: u64) -> Result<rules::PriceSplit> {
        rules::split_price(
            price,
            self.platform_fee_value,
            self.is_fee_flat,
            &self.platform_fee_recipients,
        )
    }

    /// True if `wallet` is either platform fee admin.
    pub fn is_fee_admin(&self, wallet: &Pubkey) -> bool {
        *wallet == self.platform_fee_primary_admin || *wallet == self.platform_fee_secondary_admin
    }

    /// Conditions after every write.
    pub fn invariant(&self) -> Result<()> {
        let Self {
            editions_deployment: _,
            creator,
            treasury,
            max_mints_per_wallet: _,
            cosigner_program_id: _,
            platform_fee_primary_admin,
            platform_fee_secondary_admin: _,
            platform_fee_value,
            is_fee_flat,
            platform_fee_recipients,
            bump: _,
            version,
            locks: _,
            platform_fee_cap,
            owed_to_treasury: _,
            owed_to_recipients: _,
            spare: _,
            phases,
        } = self;
        let nobody = Pubkey::default();
        require_keys_neq!(*treasury, nobody, ControlsError::TreasuryIsDefault);
        require_keys_neq!(*creator, nobody, ControlsError::InvariantBroken);
        require_keys_neq!(
            *platform_fee_primary_admin,
            nobody,
            ControlsError::PrimaryAdminIsDefault
        );
        require!(phases.len() <= MAX_PHASES, ControlsError::TooManyPhases);
        rules::check_platform_fee(*platform_fee_value, *is_fee_flat, platform_fee_recipients)?;
        platform_fee_cap.check(*platform_fee_value, *is_fee_flat)?;
        let is_fee_in_lamports = *is_fee_flat && *platform_fee_value > 0;
        require!(
            !is_fee_in_lamports || phases.iter().all(Phase::is_in_lamports),
            ControlsError::FlatFeeInLamports
        );
        require!(*version == RECORD_VERSION, ControlsError::InvariantBroken);
        phases.iter().try_for_each(Phase::invariant)
    }
}

#[cfg(test)]
mod tests {
    use {super::*, crate::state::test_controls, proptest::prelude::*};

    const fn key(seed: u8) -> Pubkey {
        Pubkey::new_from_array([seed; 32])
    }

    fn recipients(seeds: [u8; MAX_FEE_RECIPIENTS]) -> [PlatformFeeRecipient; MAX_FEE_RECIPIENTS] {
        seeds.map(|seed| PlatformFeeRecipient {
            address: key(seed),
            share: if seed == 0 { 0 } else { 20 },
        })
    }

    fn controls(
        seeds: [u8; MAX_FEE_RECIPIENTS],
        owed: [u64; MAX_FEE_RECIPIENTS],
    ) -> EditionsControls {
        EditionsControls {
            treasury: key(1),
            platform_fee_recipients: recipients(seeds),
            owed_to_treasury: 1_000,
            owed_to_recipients: owed,
            ..test_controls::controls(Vec::new())
        }
    }

    #[test]
    fn recipients_who_stay_keep_what_they_are_owed() {
        let mut record = controls([2, 3, 4, 5, 6], [20, 30, 40, 50, 60]);
        record.replace_recipients(recipients([0, 6, 7, 2, 8]));
        // 30, 40 and 50 go to the first recipient.
        assert_eq!(record.owed_to_recipients, [0, 180, 0, 20, 0]);
        assert_eq!(record.owed(), 1_200);
    }

    #[test]
    fn a_receiver_in_both_roles_is_owed_both() {
        let mut record = controls([2, 1, 4, 5, 6], [20, 30, 40, 50, 60]);
        assert_eq!(record.take_owed(&key(9)), 0);
        assert_eq!(record.take_owed(&key(1)), 1_030);
        assert_eq!(record.take_owed(&key(1)), 0);
        assert_eq!(record.owed_to_recipients, [20, 0, 40, 50, 60]);
        assert_eq!(record.owed_to_treasury, 0);
    }

    proptest! {
        #[test]
        fn no_owed_lamport_is_lost_or_made(
            old in prop::array::uniform5(1u8..9),
            new in prop::array::uniform5(0u8..9),
            owed in prop::array::uniform5(0u64..1 << 40),
        ) {
            prop_assume!(new.iter().any(|seed| *seed > 0));
            let mut record = controls(old, owed);
            let before = record.owed();
            record.replace_recipients(recipients(new));
            prop_assert_eq!(record.owed(), before);
            let receivers = new.iter().filter(|seed| **seed > 0).map(|seed| key(*seed));
            let claimed: u64 = receivers
                .chain([record.treasury])
                .map(|receiver| record.take_owed(&receiver))
                .sum();
            prop_assert_eq!(claimed, before);
            prop_assert_eq!(record.owed(), 0);
        }
    }
}
