use {
    crate::{events::PlatformFeeSecondaryAdminModified, ChangePlatformFee},
    anchor_lang::prelude::*,
};

/// Makes `new_admin` the secondary platform fee admin; the default address leaves the role empty.
pub fn modify_platform_fee_secondary_admin(
    ctx: Context<ChangePlatformFee>,
    new_admin: Pubkey,
) -> Result<()> {
    let controls = &mut ctx.accounts.editions_controls;
    let old_admin = controls.platform_fee_secondary_admin;
    controls.platform_fee_secondary_admin = new_admin;
    controls.invariant()?;

    emit!(PlatformFeeSecondaryAdminModified {
        editions_deployment: controls.editions_deployment,
        old_admin,
        new_admin,
    });
    Ok(())
}
