use {
    super::{ModifyDeployment, UpdateRoyaltiesArgs},
    crate::{errors::ControlsError, events::RoyaltiesModified},
    anchor_lang::prelude::*,
    editions::limits::BASIS_POINTS,
};

/// Replaces the royalties on the group mint.
pub fn handle(ctx: Context<ModifyDeployment>, args: UpdateRoyaltiesArgs) -> Result<()> {
    require!(
        args.royalty_basis_points <= BASIS_POINTS,
        ControlsError::CreatorFeeTooHigh
    );
    let accounts = ctx.accounts;
    let event = RoyaltiesModified {
        editions_deployment: accounts.editions_deployment.key(),
        royalty_basis_points: args.royalty_basis_points,
        creators: args.creators.clone(),
    };
    accounts.call_editions(|call| editions::cpi::modify_royalties(call, args))?;
    emit!(event);
    Ok(())
}
