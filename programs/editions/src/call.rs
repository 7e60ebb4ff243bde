//! Calls to other programs.
//!
//! Instructions are built by hand: Anchor's wrappers allocate a list for each account, and the
//! libraries' builders serialise piece by piece, which costs every buyer thousands of compute units.
use anchor_lang::{
    prelude::*,
    solana_program::{
        instruction::{AccountMeta, Instruction},
        program::invoke_signed_unchecked,
    },
};

/// An account in a call.
pub struct CallAccount<'a, 'info> {
    account: &'a AccountInfo<'info>,
    is_signer: bool,
    is_writable: bool,
}

impl<'a, 'info> CallAccount<'a, 'info> {
    /// An account to read.
    pub fn read(account: &'a AccountInfo<'info>) -> Self {
        Self {
            account,
            is_signer: false,
            is_writable: false,
        }
    }

    /// An account to write.
    pub fn write(account: &'a AccountInfo<'info>) -> Self {
        Self {
            is_writable: true,
            ..Self::read(account)
        }
    }

    /// The same account as a signer.
    pub fn signed(self) -> Self {
        Self {
            is_signer: true,
            ..self
        }
    }
}

/// Calls a program, with signatures of the addresses of `seeds`.
pub fn call<const COUNT: usize>(
    program: &Pubkey,
    accounts: [CallAccount; COUNT],
    data: Vec<u8>,
    seeds: &[&[&[u8]]],
) -> Result<()> {
    let metas = accounts.iter().map(|call| AccountMeta {
        pubkey: *call.account.key,
        is_signer: call.is_signer,
        is_writable: call.is_writable,
    });
    let call = Instruction {
        program_id: *program,
        accounts: metas.collect(),
        data,
    };
    let accounts = accounts.map(|call| call.account.clone());
    invoke_signed_unchecked(&call, &accounts, seeds)?;
    // Dropping the copies would only decrement their reference counts, one by one.
    std::mem::forget(accounts);
    Ok(())
}
