use {
    crate::{events::CollectionLocked, ControlsError, EditionsControls, Locks},
    anchor_lang::prelude::*,
};

#[derive(Accounts)]
pub struct Lock<'info> {
    /// The collection's controls.
    #[account(mut, has_one = creator @ ControlsError::RawConstraintViolated)]
    pub editions_controls: Box<Account<'info, EditionsControls>>,

    /// Owner of the collection.
    pub creator: Signer<'info>,
}

/// Adds the locks to those that the collection has.
pub fn lock(ctx: Context<Lock>, locks: Locks) -> Result<()> {
    let controls = &mut ctx.accounts.editions_controls;
    controls.locks.add(locks);
    controls.invariant()?;

    emit!(CollectionLocked {
        editions_deployment: controls.editions_deployment,
        locks: controls.locks,
    });
    Ok(())
}
