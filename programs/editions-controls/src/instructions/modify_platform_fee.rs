use {
    crate::{
        events::PlatformFeeModified, limits::MAX_FEE_RECIPIENTS, paid_recipients,
        receiver_accounts::check_receiver_accounts, rules, ControlsError, EditionsControls,
        PlatformFeeRecipient,
    },
    anchor_lang::prelude::*,
    editions::OwnAccounts,
};

/// The platform fee (specification 3.7).
#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug)]
pub struct UpdatePlatformFeeArgs {
    /// Lamports for each item where `is_fee_flat`, else basis points of the price, at most 10,000.
    /// Comes out of the price: a flat fee above a phase's price closes that phase.
    pub platform_fee_value: u64,
    /// At most 5, distinct, with shares that sum to 100; a share of 0 is an empty slot.
    pub recipients: Vec<PlatformFeeRecipient>,
    /// True if the fee is an amount rather than a part of the price.
    pub is_fee_flat: bool,
}

impl UpdatePlatformFeeArgs {
    /// Puts the recipients into the record's slots; its invariant checks the rest.
    pub fn recipient_slots(&self) -> Result<[PlatformFeeRecipient; MAX_FEE_RECIPIENTS]> {
        let mut slots = [PlatformFeeRecipient::default(); MAX_FEE_RECIPIENTS];
        slots
            .get_mut(..self.recipients.len())
            .ok_or(ControlsError::TooManyRecipients)?
            .copy_from_slice(&self.recipients);
        Ok(slots)
    }
}

/// New fee recipients with a share follow as further accounts, in their order.
#[derive(Accounts)]
pub struct ModifyPlatformFee<'info> {
    /// The collection, for its own accounts.
    /// CHECK: `has_one` on the controls.
    pub editions_deployment: UncheckedAccount<'info>,

    /// The collection's controls.
    #[account(
        mut,
        constraint = editions_controls.is_fee_admin(admin.key) @ ControlsError::RawConstraintViolated,
        has_one = editions_deployment @ ControlsError::DeploymentMismatch,
    )]
    pub editions_controls: Box<Account<'info, EditionsControls>>,

    /// The primary or the secondary platform fee admin.
    pub admin: Signer<'info>,
}

/// Replaces the fee, within its cap, and its recipients.
pub fn modify_platform_fee(
    ctx: Context<ModifyPlatformFee>,
    args: UpdatePlatformFeeArgs,
) -> Result<()> {
    let own = OwnAccounts::read(&ctx.accounts.editions_deployment)?;
    let controls = &mut ctx.accounts.editions_controls;
    if (controls.platform_fee_value, controls.is_fee_flat)
        != (args.platform_fee_value, args.is_fee_flat)
    {
        controls.locks.check_fee()?;
    }
    controls.replace_recipients(args.recipient_slots()?);
    controls.platform_fee_value = args.platform_fee_value;
    controls.is_fee_flat = args.is_fee_flat;
    controls.invariant()?;
    let receivers = || paid_recipients(&controls.platform_fee_recipients);
    rules::check_receivers(&controls.key(), &own, receivers())?;
    check_receiver_accounts(receivers(), ctx.remaining_accounts)?;

    emit!(PlatformFeeModified {
        editions_deployment: controls.editions_deployment,
        platform_fee_value: args.platform_fee_value,
        is_fee_flat: args.is_fee_flat,
        recipients: args.recipients,
    });
    Ok(())
}
