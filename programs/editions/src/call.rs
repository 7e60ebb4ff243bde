//! Calls to other programs through the runtime's C interface, with all arguments on the stack.
//!
//! Anchor's wrappers allocate a list per account, and the libraries' builders serialise piece by
//! piece, which would cost every buyer thousands more compute units.
use {
    crate::account::AccountView,
    anchor_lang::prelude::*,
    pinocchio::{
        cpi::{invoke_signed_unchecked, CpiAccount},
        instruction::{InstructionAccount, InstructionView},
    },
};

/// Seeds for one signing address, as `Seed`s.
pub use pinocchio::cpi::{Seed, Signer as SignerSeeds};

/// An account in a call.
#[derive(Clone, Copy)]
pub struct CallAccount {
    account: AccountView,
    is_signer: bool,
    is_writable: bool,
}

impl CallAccount {
    /// An account to read.
    pub fn read(account: AccountView) -> Self {
        Self {
            account,
            is_signer: false,
            is_writable: false,
        }
    }

    /// An account to write.
    pub fn write(account: AccountView) -> Self {
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

    fn instruction_account(&self) -> InstructionAccount<'_> {
        InstructionAccount::new(self.account.address(), self.is_writable, self.is_signer)
    }

    fn cpi_account(&self) -> CpiAccount<'_> {
        CpiAccount::from(&self.account)
    }
}

/// Calls a program, signing with the seeds in `signers`. Never returns on failure: a failed call
/// ends the transaction.
pub fn call<const COUNT: usize>(
    program: &Pubkey,
    accounts: [CallAccount; COUNT],
    data: &[u8],
    signers: &[SignerSeeds],
) {
    let instruction_accounts = accounts.each_ref().map(CallAccount::instruction_account);
    let cpi_accounts = accounts.each_ref().map(CallAccount::cpi_account);
    invoke(program, &instruction_accounts, &cpi_accounts, data, signers)
}

/// Does the same for accounts whose number is not known before.
pub fn call_with_list(
    program: &Pubkey,
    accounts: &[CallAccount],
    data: &[u8],
    signers: &[SignerSeeds],
) {
    let instruction_accounts: Vec<_> = accounts
        .iter()
        .map(CallAccount::instruction_account)
        .collect();
    let cpi_accounts: Vec<_> = accounts.iter().map(CallAccount::cpi_account).collect();
    invoke(program, &instruction_accounts, &cpi_accounts, data, signers)
}

#[inline(always)]
fn invoke(
    program: &Pubkey,
    instruction_accounts: &[InstructionAccount],
    cpi_accounts: &[CpiAccount],
    data: &[u8],
    signers: &[SignerSeeds],
) {
    let instruction = InstructionView {
        program_id: program,
        data,
        accounts: instruction_accounts,
    };
    // SAFETY: both lists name the same accounts, with no data borrowed: a view is only borrowed
    // within one function, which calls no other program meanwhile.
    unsafe { invoke_signed_unchecked(&instruction, cpi_accounts, signers) }
}
