//! Creating and funding accounts through the system program.
use {
    crate::{call::*, rent::RentRate},
    anchor_lang::{prelude::*, system_program, Owner},
};

/// Indexes of the system program's instructions.
const CREATE_ACCOUNT: u32 = 0;
const ASSIGN: u32 = 1;
const TRANSFER: u32 = 2;
const ALLOCATE: u32 = 8;

/// Creates `account`, even if somebody has sent lamports to its address: it is then topped up,
/// allocated and assigned, because a plain create would always fail.
///
/// `lamports` is the final balance; lamports already at the address count towards it.
pub fn create_account<'info>(
    payer: &AccountInfo<'info>,
    account: &AccountInfo<'info>,
    space: usize,
    lamports: u64,
    owner: &Pubkey,
    seeds: &[&[&[u8]]],
) -> Result<()> {
    let space = space as u64;
    let held = account.lamports();
    let created = || CallAccount::write(account).signed();
    if held == 0 {
        let accounts = [CallAccount::write(payer).signed(), created()];
        return call_system(accounts, &(CREATE_ACCOUNT, lamports, space, owner), seeds);
    }
    transfer(payer, account, lamports.saturating_sub(held), &[])?;
    call_system([created()], &(ALLOCATE, space), seeds)?;
    call_system([created()], &(ASSIGN, owner), seeds)
}

/// Creates a record of `size` bytes at the address of `seeds`, as `create_account` does, and writes
/// it.
pub fn create_record<'info, T: AccountSerialize + Owner>(
    payer: &AccountInfo<'info>,
    account: &AccountInfo<'info>,
    record: &T,
    size: usize,
    seeds: &[&[u8]],
    rent: &RentRate,
) -> Result<()> {
    let lamports = rent.minimum_balance(size);
    create_account(payer, account, size, lamports, &T::owner(), &[seeds])?;
    write_record(account, record)
}

/// Writes a record into its account.
pub fn write_record(account: &AccountInfo, record: &impl AccountSerialize) -> Result<()> {
    record.try_serialize(&mut &mut account.try_borrow_mut_data()?[..])
}

/// Transfers lamports from a wallet that signed the transaction, or from a vacant address for which
/// `seeds` sign; 0 does nothing.
pub fn transfer<'info>(
    from: &AccountInfo<'info>,
    to: &AccountInfo<'info>,
    lamports: u64,
    seeds: &[&[&[u8]]],
) -> Result<()> {
    if lamports == 0 {
        return Ok(());
    }
    let accounts = [CallAccount::write(from).signed(), CallAccount::write(to)];
    call_system(accounts, &(TRANSFER, lamports), seeds)
}

/// Pays the lamports that `account` lacks to be rent-exempt at its current length. The runtime checks
/// rent at the end of a transaction, so accounts may grow first.
pub fn top_up<'info>(payer: &AccountInfo<'info>, account: &AccountInfo<'info>) -> Result<()> {
    let missing = RentRate::get()?.missing(account, account.data_len());
    transfer(payer, account, missing, &[])
}

/// True if there is no account at this address yet; lamports alone do not count.
pub fn is_vacant(account: &AccountInfo) -> bool {
    account.data_is_empty() && *account.owner == system_program::ID
}

fn call_system<const COUNT: usize>(
    accounts: [CallAccount; COUNT],
    fields: &impl AnchorSerialize,
    seeds: &[&[&[u8]]],
) -> Result<()> {
    const LONGEST: usize = 4 + 8 + 8 + 32;
    let mut data = Vec::with_capacity(LONGEST);
    fields.serialize(&mut data)?;
    call(&system_program::ID, accounts, data, seeds)
}
