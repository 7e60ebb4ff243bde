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
    let call = editions::instruction::ModifyRoyalties { args };
    ctx.accounts.call_editions(&call)?;
    emit!(RoyaltiesModified {
        editions_deployment: ctx.accounts.editions_deployment.key(),
        royalty_basis_points: call.args.royalty_basis_points,
        creators: call.args.creators,
    });
    Ok(())
}
