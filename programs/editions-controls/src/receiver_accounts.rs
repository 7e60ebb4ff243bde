//! Accounts of receivers, which follow the other accounts.
use {
    crate::{rules, ControlsError},
    anchor_lang::prelude::*,
};

/// Refuses accounts other than those of `receivers`, in order.
pub fn match_receivers<'a>(
    receivers: impl IntoIterator<Item = &'a Pubkey>,
    accounts: &[AccountInfo],
) -> Result<()> {
    let mut accounts = accounts.iter();
    for receiver in receivers {
        let account = accounts.next().ok_or(ControlsError::RecipientMismatch)?;
        require_keys_eq!(*account.key, *receiver, ControlsError::RecipientMismatch);
    }
    Ok(())
}

/// Refuses to pay records, ours and those of tokens, because nobody could spend their lamports.
pub fn refuse_records<'a>(
    receivers: impl IntoIterator<Item = &'a Pubkey>,
    accounts: &[AccountInfo],
) -> Result<()> {
    match_receivers(receivers, accounts)?;
    let is_any_record = accounts
        .iter()
        .any(|account| rules::is_record_owner(account.owner));
    require!(!is_any_record, ControlsError::ReceiverIsCollection);
    Ok(())
}
