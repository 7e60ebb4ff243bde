use {
    crate::{events::PlatformFeePrimaryAdminModified, ChangePlatformFee, ControlsError},
    anchor_lang::prelude::*,
};

/// Makes `new_admin` the primary platform fee admin; the secondary admin may not.
pub fn modify_platform_fee_primary_admin(
    ctx: Context<ChangePlatformFee>,
    new_admin: Pubkey,
) -> Result<()> {
    let controls = &mut ctx.accounts.editions_controls;
    let old_admin = controls.platform_fee_primary_admin;
    require_keys_eq!(
        ctx.accounts.admin.key(),
        old_admin,
        ControlsError::RawConstraintViolated
    );
    controls.platform_fee_primary_admin = new_admin;
    controls.invariant()?;

    emit!(PlatformFeePrimaryAdminModified {
        editions_deployment: controls.editions_deployment,
        old_admin,
        new_admin,
    });
    Ok(())
}
