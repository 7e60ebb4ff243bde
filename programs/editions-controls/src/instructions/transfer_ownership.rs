use {
    crate::{errors::ControlsError, events::OwnershipTransferred, state::EditionsControls},
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
    /// CHECK: any address but the default one and the present owner; it need not sign.
    pub new_owner: UncheckedAccount<'info>,
}

impl TransferOwnership<'_> {
    /// Replaces the owner.
    pub fn handle(ctx: Context<Self>) -> Result<()> {
        let controls = &mut ctx.accounts.editions_controls;
        let (old_owner, new_owner) = (controls.creator, ctx.accounts.new_owner.key());
        require!(
            new_owner != Pubkey::default() && new_owner != old_owner,
            ControlsError::NewOwnerInvalid
        );
        controls.creator = new_owner;
        controls.invariant()?;

        emit!(OwnershipTransferred {
            editions_deployment: controls.editions_deployment,
            old_owner,
            new_owner,
        });
        Ok(())
    }
}
