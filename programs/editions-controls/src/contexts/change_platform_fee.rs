use {
    crate::{ControlsError, EditionsControls},
    anchor_lang::prelude::*,
};

/// Accounts for instructions that change a platform fee admin.
#[derive(Accounts)]
pub struct ChangePlatformFee<'info> {
    /// The collection's controls.
    #[account(
        mut,
        constraint = editions_controls.is_fee_admin(admin.key) @ ControlsError::RawConstraintViolated,
    )]
    pub editions_controls: Box<Account<'info, EditionsControls>>,

    /// The primary or the secondary platform fee admin.
    pub admin: Signer<'info>,
}
