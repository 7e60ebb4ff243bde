//! Accounts where the runtime wrote them, for both programs.
//!
//! `AccountInfo` keeps its own copy of a length, which a call through the C interface does not refresh,
//! and takes two allocations for each account. A view is a pointer: what it reads is always current.
use anchor_lang::prelude::*;
pub use pinocchio::{AccountView, Resize};
use {pinocchio::account::RuntimeAccount, std::mem::offset_of};

/// The view of an account that Anchor loaded.
pub trait View {
    /// The same account, where the runtime wrote it.
    ///
    /// As with `AccountInfo::resize`, the account must be one that the entrypoint received.
    fn view(&self) -> AccountView;
}

impl View for AccountInfo<'_> {
    fn view(&self) -> AccountView {
        let address: *const Pubkey = self.key;
        let start = address
            .cast::<u8>()
            .wrapping_sub(offset_of!(RuntimeAccount, address));
        // SAFETY: `key` is the address within the `RuntimeAccount` that the entrypoint read this account
        // from; it stays where it is as long as the instruction runs.
        unsafe { AccountView::new_unchecked(start.cast_mut().cast()) }
    }
}

/// Moves lamports between accounts; the runtime refuses to take them from an account of another program.
pub fn move_lamports(mut from: AccountView, mut to: AccountView, lamports: u64) -> Result<()> {
    let left = from.lamports().checked_sub(lamports);
    from.set_lamports(left.ok_or(ProgramError::ArithmeticOverflow)?);
    let sum = to.lamports().checked_add(lamports);
    to.set_lamports(sum.ok_or(ProgramError::ArithmeticOverflow)?);
    Ok(())
}
