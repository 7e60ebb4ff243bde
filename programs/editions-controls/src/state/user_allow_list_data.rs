use {
    crate::{seeds, ControlsError},
    anchor_lang::prelude::*,
    editions::{account::AccountView, address, system},
};

/// Items that one wallet may mint in an allowlist phase, and their price. Address:
/// `["allowlist_entry", deployment, user, phase index as u32 little-endian]` (specification 3.7).
#[account]
#[derive(InitSpace)]
pub struct UserAllowListData {
    /// The deployment of the phase.
    pub editions_deployment: Pubkey,
    /// The wallet that may mint.
    pub user: Pubkey,
    /// The phase.
    pub phase_index: u8,
    /// Most items that the wallet may mint in the phase; never 0.
    pub amount: u8,
    /// Lamports for one item, fees included; 0 = free.
    pub price: u32,
    /// Wallet that paid for this record and gets its rent back.
    pub payer: Pubkey,
    /// Bump of this record's address.
    pub bump: u8,
    /// Layout version: `RECORD_VERSION` of the editions program.
    pub version: u8,
    /// Zeros, for fields to come.
    pub spare: [u8; 64],
}

impl UserAllowListData {
    /// Conditions after every write.
    pub fn invariant(&self) -> Result<()> {
        require!(self.amount > 0, ControlsError::InvalidAllowlistData);
        Ok(())
    }

    /// Reads a wallet's entry in a phase; refuses any other account.
    pub fn read(
        account: AccountView,
        deployment: &Pubkey,
        wallet: &Pubkey,
        phase_index: u32,
    ) -> Result<Self> {
        require!(
            !system::is_vacant(account),
            ControlsError::AllowlistAccountNotFound
        );
        require_keys_eq!(
            account.owner(),
            crate::ID,
            ControlsError::InvalidAllowlistData
        );
        let entry = Self::try_deserialize(&mut &account.try_borrow()?[..])
            .map_err(|_| ControlsError::InvalidAllowlistData)?;
        let index = phase_index.to_le_bytes();
        let seeds = [
            seeds::ALLOWLIST_ENTRY,
            deployment.as_ref(),
            wallet.as_ref(),
            &index,
        ];
        require!(
            address::is_derived(account.address(), &seeds, entry.bump, &crate::ID),
            ControlsError::InvalidAllowlistData
        );
        Ok(entry)
    }
}
