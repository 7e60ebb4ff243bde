use {
    crate::ControlsError,
    anchor_lang::prelude::*,
    editions::{
        account::AccountView,
        address,
        call::{Seed, SignerSeeds},
        limits::RECORD_VERSION,
        rent::RentRate,
        system,
    },
};

/// Number of items that a wallet has minted: in the collection, at `["minter_stats", deployment, wallet]`,
/// or in one phase, at `["minter_stats_phase", deployment, wallet, phase index as u32 little-endian]`
/// (specification 3.7). It is never closed, so that no limit starts anew.
#[account]
#[derive(InitSpace)]
pub struct MinterStats {
    /// The wallet that is counted.
    pub wallet: Pubkey,
    /// Items minted so far.
    pub mint_count: u64,
    /// Bump of this record's address.
    pub bump: u8,
    /// Layout version: `RECORD_VERSION` of the editions program.
    pub version: u8,
    /// Zeros, for fields to come.
    pub spare: [u8; 64],
}

const SIZE: usize = 8 + MinterStats::INIT_SPACE;

impl MinterStats {
    /// Opens the counter at the address that `seeds` derive; 0 if the account does not exist.
    pub fn open<const SEEDS: usize>(
        account: AccountView,
        seeds: &[&[u8]; SEEDS],
        wallet: &Pubkey,
    ) -> Result<Self> {
        if system::is_vacant(account) {
            return Ok(Self {
                wallet: *wallet,
                mint_count: 0,
                bump: address::find_bump(account.address(), seeds, &crate::ID)
                    .ok_or(ControlsError::MinterStatsMismatch)?,
                version: RECORD_VERSION,
                spare: [0; 64],
            });
        }
        require_keys_eq!(
            account.owner(),
            crate::ID,
            ControlsError::MinterStatsMismatch
        );
        let stats = Self::try_deserialize(&mut &account.try_borrow()?[..])?;
        require!(
            address::is_derived(account.address(), seeds, stats.bump, &crate::ID),
            ControlsError::MinterStatsMismatch
        );
        Ok(stats)
    }

    /// Counts one more item, and creates the account for the first.
    pub fn count_item(
        &mut self,
        account: AccountView,
        seeds: &[&[u8]],
        payer: AccountView,
        rent: &RentRate,
    ) -> Result<()> {
        self.mint_count = self
            .mint_count
            .checked_add(1)
            .ok_or(ControlsError::NumericOverflow)?;
        if !system::is_vacant(account) {
            return system::write_record(account, self);
        }
        let bump = [self.bump];
        let seeds: Vec<Seed> = seeds
            .iter()
            .copied()
            .chain([&bump[..]])
            .map(Seed::from)
            .collect();
        let signer = SignerSeeds::from(&seeds[..]);
        system::create_record(payer, account, self, SIZE, signer, rent)
    }
}
