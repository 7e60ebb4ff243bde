//! Account views into the runtime's input buffer, for both programs.
//!
//! `AccountInfo` caches the data length, which goes stale after a call through the C interface,
//! and allocates twice per account. A view is a pointer, so its reads are always current.
use anchor_lang::prelude::*;
pub use pinocchio::{AccountView, Resize};
use {pinocchio::account::RuntimeAccount, std::mem::offset_of};

/// Turns an account loaded by Anchor into a view.
pub trait View {
    /// Returns a view into the runtime's input buffer.
    ///
    /// As with `AccountInfo::resize`, the account must come from the entrypoint.
    fn view(&self) -> AccountView;
}

impl View for AccountInfo<'_> {
    fn view(&self) -> AccountView {
        let address: *const Pubkey = self.key;
        let start = address
            .cast::<u8>()
            .wrapping_sub(offset_of!(RuntimeAccount, address));
        // SAFETY: `key` points into the `RuntimeAccount` from which the entrypoint read this
        // account; it does not move while the instruction runs.
        unsafe { AccountView::new_unchecked(start.cast_mut().cast()) }
    }
}

/// Moves lamports between accounts; the runtime refuses to debit another program's account.
pub fn move_lamports(mut from: AccountView, mut to: AccountView, lamports: u64) -> Result<()> {
    let left = from.lamports().checked_sub(lamports);
    from.set_lamports(left.ok_or(ProgramError::ArithmeticOverflow)?);
    let sum = to.lamports().checked_add(lamports);
    to.set_lamports(sum.ok_or(ProgramError::ArithmeticOverflow)?);
    Ok(())
}

#[cfg(test)]
mod tests {
    use {super::*, crate::test_input::*, proptest::prelude::*};

    proptest! {
        #[test]
        fn a_view_is_the_account_that_anchor_loaded(
            lamports: u64,
            data in prop::collection::vec(any::<u8>(), 0..40),
            flags: [bool; 3],
            growth in 0usize..100,
        ) {
            let [is_signer, is_writable, is_executable] = flags;
            let account = |seed| TestAccount {
                address: Pubkey::new_from_array([seed; 32]),
                is_signer,
                is_writable,
                is_executable,
                owner: Pubkey::new_from_array([9; 32]),
                lamports,
                data: data.clone(),
            };
            // The last account duplicates the first.
            let mut input = TestInput::new(&[account(1), account(2), account(1)], &[5], &crate::ID);
            let (program, infos, instruction) = input.anchor();
            prop_assert_eq!((program, instruction), (&crate::ID, &[5][..]));
            for info in &infos {
                let view = info.view();
                prop_assert_eq!(view.address(), info.key);
                prop_assert_eq!(view.owner(), *info.owner);
                prop_assert_eq!(view.lamports(), info.lamports());
                prop_assert_eq!(
                    [view.is_signer(), view.is_writable(), view.executable()],
                    [info.is_signer, info.is_writable, info.executable]
                );
                prop_assert_eq!(&*view.try_borrow().unwrap(), &**info.data.borrow());
            }
            // Growing or paying through a view changes the account itself.
            let mut view = infos[0].view();
            let length = data.len().saturating_add(growth);
            view.resize(length).unwrap();
            prop_assert_eq!(infos[2].view().data_len(), length);
            prop_assert_eq!(infos[1].view().data_len(), data.len());
            prop_assert!(view.resize(data.len().saturating_add(10_241)).is_err());
            prop_assert_eq!(move_lamports(view, infos[1].view(), lamports).is_ok(), lamports <= u64::MAX - lamports);
        }
    }
}
