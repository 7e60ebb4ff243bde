use {
    crate::{events::PlatformFeeCapLowered, ChangePlatformFee, ControlsError, FeeCap},
    anchor_lang::prelude::*,
};

/// Lowers the cap; for the primary admin, because nobody can raise it again.
pub fn lower_platform_fee_cap(ctx: Context<ChangePlatformFee>, cap: FeeCap) -> Result<()> {
    let controls = &mut ctx.accounts.editions_controls;
    require_keys_eq!(
        ctx.accounts.admin.key(),
        controls.platform_fee_primary_admin,
        ControlsError::RawConstraintViolated
    );
    controls.platform_fee_cap.lower(cap)?;
    controls.invariant()?;

    emit!(PlatformFeeCapLowered {
        editions_deployment: controls.editions_deployment,
        cap,
    });
    Ok(())
}
