//! Creating and funding accounts through the system program.
use anchor_lang::{
    prelude::*,
    solana_program::{program::invoke_signed_unchecked, system_instruction},
};

/// Creates `account`, also where somebody has sent lamports to its address before: it is then
/// topped up, allocated and assigned, because a plain create would fail for ever.
///
/// `lamports` is the balance to end with; what the address holds already counts towards it.
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
    if held == 0 {
        let create =
            system_instruction::create_account(payer.key, account.key, lamports, space, owner);
        invoke_signed_unchecked(&create, &[payer.clone(), account.clone()], seeds)?;
        return Ok(());
    }
    transfer(payer, account, lamports.saturating_sub(held))?;
    let allocate = system_instruction::allocate(account.key, space);
    invoke_signed_unchecked(&allocate, std::slice::from_ref(account), seeds)?;
    let assign = system_instruction::assign(account.key, owner);
    invoke_signed_unchecked(&assign, std::slice::from_ref(account), seeds)?;
    Ok(())
}

/// Moves lamports out of a wallet that signed the transaction; 0 moves nothing.
pub fn transfer<'info>(
    from: &AccountInfo<'info>,
    to: &AccountInfo<'info>,
    lamports: u64,
) -> Result<()> {
    if lamports > 0 {
        let transfer = system_instruction::transfer(from.key, to.key, lamports);
        invoke_signed_unchecked(&transfer, &[from.clone(), to.clone()], &[])?;
    }
    Ok(())
}

/// Pays what `account` lacks to be rent-exempt at `length` bytes.
pub fn top_up<'info>(
    payer: &AccountInfo<'info>,
    account: &AccountInfo<'info>,
    length: usize,
    rent: &Rent,
) -> Result<()> {
    let missing = rent
        .minimum_balance(length)
        .saturating_sub(account.lamports());
    transfer(payer, account, missing)
}

/// Whether nothing lives at this address yet; lamports alone do not count.
pub fn is_vacant(account: &AccountInfo) -> bool {
    account.data_is_empty() && *account.owner == anchor_lang::system_program::ID
}
