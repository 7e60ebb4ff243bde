use {
    crate::{
        events::PaymentClaimed, receiver_accounts::can_be_paid, ControlsError, EditionsControls,
    },
    anchor_lang::prelude::*,
    editions::{
        account::{move_lamports, View},
        rent::RentRate,
    },
};

#[derive(Accounts)]
pub struct ClaimPayment<'info> {
    /// The collection's controls, which hold what could not be paid.
    #[account(mut)]
    pub editions_controls: Box<Account<'info, EditionsControls>>,

    /// The treasury or a fee recipient. Need not sign: it can only gain.
    /// CHECK: `take_owed` finds nothing for any other account.
    #[account(mut)]
    pub receiver: UncheckedAccount<'info>,
}

/// Pays out all that the collection owes to the receiver.
pub fn claim_payment(ctx: Context<ClaimPayment>) -> Result<()> {
    let accounts = ctx.accounts;
    let controls = &mut accounts.editions_controls;
    let receiver = accounts.receiver.view();
    let lamports = controls.take_owed(receiver.address());
    require!(lamports > 0, ControlsError::NothingOwed);
    require!(
        can_be_paid(receiver, lamports, &RentRate::get()?),
        ControlsError::ReceiverCannotBePaid
    );
    controls.invariant()?;
    let account: &AccountInfo = controls.as_ref().as_ref();
    move_lamports(account.view(), receiver, lamports)?;

    emit!(PaymentClaimed {
        editions_deployment: controls.editions_deployment,
        receiver: *receiver.address(),
        lamports,
    });
    Ok(())
}
