//! Receiver accounts, which follow the other accounts.
use {
    crate::{rules, ControlsError},
    anchor_lang::prelude::*,
    editions::{account::AccountView, rent::RentRate},
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

/// Refuses receivers that cannot receive or spend lamports: only wallets and vaults may be paid.
pub fn check_receiver_accounts<'a>(
    receivers: impl IntoIterator<Item = &'a Pubkey>,
    accounts: &'a [AccountInfo],
) -> Result<()> {
    match_receivers(receivers, accounts.iter().map(|account| account.key))?;
    let is_any_record = accounts
        .iter()
        .any(|account| rules::is_record_owner(account.owner));
    require!(!is_any_record, ControlsError::ReceiverIsCollection);
    require!(
        accounts.iter().all(|account| rules::is_wallet_or_vault(
            account.key,
            account.owner,
            account.executable
        )),
        ControlsError::ReceiverCannotBePaid
    );
    Ok(())
}

/// True if the runtime lets `account` receive `lamports`: it ends rent-exempt, and is no program.
pub fn can_be_paid(account: AccountView, lamports: u64, rent: &RentRate) -> bool {
    !account.executable() && rent.missing(account, account.data_len()) <= lamports
}
