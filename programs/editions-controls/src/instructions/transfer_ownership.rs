use {
    crate::{events::OwnershipTransferred, rules, ControlsError, EditionsControls},
    anchor_lang::prelude::*,
};

#[derive(Accounts)]
pub struct TransferOwnership<'info> {
    /// The collection's controls.
    #[account(mut, has_one = creator @ ControlsError::RawConstraintViolated)]
    pub editions_controls: Box<Account<'info, EditionsControls>>,

    /// Owner of the collection until now.
    pub creator: Signer<'info>,

    /// Owner of the collection from now on.
    /// CHECK: `check_new_owner` refuses whoever can never sign; it need not sign now.
    pub new_owner: UncheckedAccount<'info>,
}

/// Replaces the owner.
pub fn transfer_ownership(ctx: Context<TransferOwnership>) -> Result<()> {
    let controls = &mut ctx.accounts.editions_controls;
    let account = &ctx.accounts.new_owner;
    let (old_owner, new_owner) = (controls.creator, account.key());
    rules::check_new_owner(account, &old_owner)?;
    controls.creator = new_owner;
    controls.invariant()?;

    emit!(OwnershipTransferred {
        editions_deployment: controls.editions_deployment,
        old_owner,
        new_owner,
    });
    Ok(())
}
