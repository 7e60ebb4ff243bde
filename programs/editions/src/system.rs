//! Creating and funding accounts through the system program.
//!
//! Instruction data is written by hand: the library's builders serialise with bincode, which costs
//! every mint some thousand compute units.
use {
    crate::rent::RentRate,
    anchor_lang::{
        prelude::*,
        solana_program::{
            instruction::{AccountMeta, Instruction},
            program::invoke_signed_unchecked,
        },
        system_program,
    },
};

/// Indexes of the system program's instructions.
const CREATE_ACCOUNT: u8 = 0;
const ASSIGN: u8 = 1;
const TRANSFER: u8 = 2;
const ALLOCATE: u8 = 8;

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
    let space = (space as u64).to_le_bytes();
    let held = account.lamports();
    let signed = AccountMeta::new(*account.key, true);
    if held == 0 {
        let fields = [&lamports.to_le_bytes(), &space, owner.as_ref()];
        let call = instruction(
            vec![AccountMeta::new(*payer.key, true), signed],
            CREATE_ACCOUNT,
            &fields,
        );
        invoke_signed_unchecked(&call, &[payer.clone(), account.clone()], seeds)?;
        return Ok(());
    }
    transfer(payer, account, lamports.saturating_sub(held))?;
    let allocate = instruction(vec![signed.clone()], ALLOCATE, &[&space]);
    invoke_signed_unchecked(&allocate, std::slice::from_ref(account), seeds)?;
    let assign = instruction(vec![signed], ASSIGN, &[owner.as_ref()]);
    invoke_signed_unchecked(&assign, std::slice::from_ref(account), seeds)?;
    Ok(())
}

/// Moves lamports out of a wallet that signed the transaction; 0 moves nothing.
pub fn transfer<'info>(
    from: &AccountInfo<'info>,
    to: &AccountInfo<'info>,
    lamports: u64,
) -> Result<()> {
    transfer_signed(from, to, lamports, &[])
}

/// Moves all lamports out of a vacant address of ours, for which its seeds sign.
pub fn empty<'info>(
    from: &AccountInfo<'info>,
    to: &AccountInfo<'info>,
    seeds: &[&[u8]],
) -> Result<()> {
    transfer_signed(from, to, from.lamports(), &[seeds])
}

fn transfer_signed<'info>(
    from: &AccountInfo<'info>,
    to: &AccountInfo<'info>,
    lamports: u64,
    seeds: &[&[&[u8]]],
) -> Result<()> {
    if lamports > 0 {
        let accounts = vec![
            AccountMeta::new(*from.key, true),
            AccountMeta::new(*to.key, false),
        ];
        let call = instruction(accounts, TRANSFER, &[&lamports.to_le_bytes()]);
        invoke_signed_unchecked(&call, &[from.clone(), to.clone()], seeds)?;
    }
    Ok(())
}

/// Pays what `account` lacks to be rent-exempt at its present length. The runtime asks for the rent
/// at the end of a transaction, so accounts grow first.
pub fn top_up<'info>(payer: &AccountInfo<'info>, account: &AccountInfo<'info>) -> Result<()> {
    let missing = RentRate::get()?.missing(account, account.data_len());
    transfer(payer, account, missing)
}

/// Whether nothing lives at this address yet; lamports alone do not count.
pub fn is_vacant(account: &AccountInfo) -> bool {
    account.data_is_empty() && *account.owner == system_program::ID
}

fn instruction(accounts: Vec<AccountMeta>, index: u8, fields: &[&[u8]]) -> Instruction {
    const LONGEST: usize = 4 + 8 + 8 + 32;
    let mut data = Vec::with_capacity(LONGEST);
    data.extend_from_slice(&u32::from(index).to_le_bytes());
    for field in fields {
        data.extend_from_slice(field);
    }
    Instruction {
        program_id: system_program::ID,
        accounts,
        data,
    }
}
