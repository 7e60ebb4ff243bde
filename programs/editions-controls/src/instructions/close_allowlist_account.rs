use {
    crate::{events::AllowlistEntryClosed, ControlsError, EditionsControls, UserAllowListData},
    anchor_lang::prelude::*,
    editions::account::View,
};

/// Names the entry to close.
#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug)]
pub struct CloseAllowlistAccountArgs {
    /// The phase of the entry, whatever its type is now.
    pub phase_index: u8,
    /// The wallet of the entry.
    pub user: Pubkey,
}

#[derive(Accounts)]
pub struct CloseAllowlistAccount<'info> {
    /// The collection's controls.
    #[account(has_one = creator @ ControlsError::RawConstraintViolated)]
    pub editions_controls: Box<Account<'info, EditionsControls>>,

    /// The entry.
    /// CHECK: `UserAllowListData::read` accepts no other account.
    #[account(mut)]
    pub allowlist_entry: UncheckedAccount<'info>,

    /// Whoever paid for the entry; gets its rent.
    /// CHECK: compared with the entry's payer in `close_allowlist_account`.
    #[account(mut)]
    pub rent_receiver: UncheckedAccount<'info>,

    /// Owner of the collection.
    pub creator: Signer<'info>,
}

impl CloseAllowlistAccount<'_> {
    /// Refuses to close an entry of a locked phase that can still be minted in.
    fn check_lock(&self, phase_index: u8) -> Result<()> {
        let controls = &self.editions_controls;
        let phase = controls.phases.get(usize::from(phase_index));
        let now = Clock::get()?.unix_timestamp;
        match phase {
            Some(phase) if now < phase.end_time => controls.locks.check_phases(),
            _ => Ok(()),
        }
    }
}

/// Closes the entry.
pub fn close_allowlist_account(
    ctx: Context<CloseAllowlistAccount>,
    args: CloseAllowlistAccountArgs,
) -> Result<()> {
    let accounts = &ctx.accounts;
    accounts.check_lock(args.phase_index)?;
    let account = &accounts.allowlist_entry;
    let deployment = accounts.editions_controls.editions_deployment;
    let entry = UserAllowListData::read(
        account.view(),
        &deployment,
        &args.user,
        args.phase_index.into(),
    )?;
    require_keys_eq!(
        accounts.rent_receiver.key(),
        entry.payer,
        ControlsError::EntryPayerMismatch
    );

    let rent = account.lamports();
    account.sub_lamports(rent)?;
    accounts.rent_receiver.add_lamports(rent)?;
    account.assign(&anchor_lang::system_program::ID);
    account.resize(0)?;

    emit!(AllowlistEntryClosed {
        editions_deployment: deployment,
        phase_index: args.phase_index,
        user: args.user,
        rent_receiver: entry.payer,
    });
    Ok(())
}
