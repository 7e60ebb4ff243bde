use {
    crate::errors::ControlsError,
    anchor_lang::prelude::*,
    editions::{address, rent::RentRate, system},
};

/// How many items a wallet has minted: in the collection, at `["minter_stats", deployment, wallet]`,
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
}

const SIZE: usize = 8 + MinterStats::INIT_SPACE;

/// A counter together with the account that it is kept in.
pub struct MinterCounter<'a, 'info> {
    account: &'a AccountInfo<'info>,
    seeds: &'a [&'a [u8]],
    stats: MinterStats,
    is_new: bool,
}

impl<'a, 'info> MinterCounter<'a, 'info> {
    /// The counter at the address of `seeds`; it stands at 0 where the account does not exist yet.
    pub fn open<const SEEDS: usize>(
        account: &'a AccountInfo<'info>,
        seeds: &'a [&'a [u8]; SEEDS],
        wallet: &Pubkey,
    ) -> Result<Self> {
        let is_new = system::is_vacant(account);
        let stats = if is_new {
            MinterStats {
                wallet: *wallet,
                mint_count: 0,
                bump: address::find_bump(account.key, seeds, &crate::ID)
                    .ok_or(ControlsError::MinterStatsMismatch)?,
            }
        } else {
            read(account, seeds)?
        };
        Ok(Self {
            account,
            seeds,
            stats,
            is_new,
        })
    }

    /// Items minted so far.
    pub fn count(&self) -> u64 {
        self.stats.mint_count
    }

    /// Counts one more item, creating the account where it is the first.
    pub fn increment(&mut self, payer: &AccountInfo<'info>, rent: &RentRate) -> Result<()> {
        self.stats.mint_count = self
            .stats
            .mint_count
            .checked_add(1)
            .ok_or(ControlsError::NumericOverflow)?;
        if self.is_new {
            let bump = [self.stats.bump];
            system::create_account(
                payer,
                self.account,
                SIZE,
                rent.minimum_balance(SIZE),
                &crate::ID,
                &[&[self.seeds, &[&bump]].concat()],
            )?;
            self.is_new = false;
        }
        self.stats
            .try_serialize(&mut &mut self.account.try_borrow_mut_data()?[..])
    }
}

fn read<const SEEDS: usize>(account: &AccountInfo, seeds: &[&[u8]; SEEDS]) -> Result<MinterStats> {
    require_keys_eq!(
        *account.owner,
        crate::ID,
        ControlsError::MinterStatsMismatch
    );
    let stats = MinterStats::try_deserialize(&mut &account.try_borrow_data()?[..])?;
    require!(
        address::is_derived(account.key, seeds, stats.bump, &crate::ID),
        ControlsError::MinterStatsMismatch
    );
    Ok(stats)
}
