use {
    crate::{limits::*, rules, seeds, ControlsError, Phase},
    anchor_lang::prelude::*,
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
    /// If set, the creator signs every mint; the default address = no co-sign.
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
        phases.iter().try_for_each(Phase::invariant)
    }
}
