use {
    super::{ModifyDeployment, UpdateRoyaltiesArgs},
    crate::{errors::ControlsError, rules::check_creators},
    anchor_lang::prelude::*,
    editions::{instruction::ModifyRoyalties, limits::BASIS_POINTS},
};

/// Replaces the royalties on the group mint.
pub fn handle(ctx: Context<ModifyDeployment>, args: UpdateRoyaltiesArgs) -> Result<()> {
    require!(
        args.royalty_basis_points <= BASIS_POINTS,
        ControlsError::CreatorFeeTooHigh
    );
    check_creators(&ctx.accounts.editions_controls.key(), &args.creators)?;
    ctx.accounts.call_editions(&ModifyRoyalties { args })
}
