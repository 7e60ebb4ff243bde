//! Receiver accounts, which follow the other accounts.
use {
    crate::{rules, ControlsError},
    anchor_lang::prelude::*,
};

/// Checks `accounts` against `receivers`, in order.
pub fn match_receivers<'a>(
    receivers: impl IntoIterator<Item = &'a Pubkey>,
    accounts: impl IntoIterator<Item = &'a Pubkey>,
) -> Result<()> {
    let mut accounts = accounts.into_iter();
    for receiver in receivers {
        let account = accounts.next().ok_or(ControlsError::RecipientMismatch)?;
        require_keys_eq!(*account, *receiver, ControlsError::RecipientMismatch);
    }
    Ok(())
}

/// Refuses to pay records, ours or token programs', because nobody could spend their lamports.
pub fn refuse_records<'a>(
    receivers: impl IntoIterator<Item = &'a Pubkey>,
    accounts: &'a [AccountInfo],
) -> Result<()> {
    match_receivers(receivers, accounts.iter().map(|account| account.key))?;
    let is_any_record = accounts
        .iter()
        .any(|account| rules::is_record_owner(account.owner));
    require!(!is_any_record, ControlsError::ReceiverIsCollection);
    Ok(())
}
