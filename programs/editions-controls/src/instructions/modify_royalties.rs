use {
    crate::{rules, ControlsError, ModifyDeployment, UpdateRoyaltiesArgs},
    anchor_lang::prelude::*,
    editions::{instruction::ModifyRoyalties, limits::BASIS_POINTS},
};

/// Replaces the royalties on the group mint.
pub fn modify_royalties(ctx: Context<ModifyDeployment>, args: UpdateRoyaltiesArgs) -> Result<()> {
    require!(
        args.royalty_basis_points <= BASIS_POINTS,
        ControlsError::CreatorFeeTooHigh
    );
    ctx.accounts.editions_controls.locks.check_royalties()?;
    rules::check_creators(&ctx.accounts.editions_controls.key(), &args.creators)?;
    ctx.accounts.call_editions(&ModifyRoyalties { args })
}
