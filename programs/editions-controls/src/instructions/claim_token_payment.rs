use {
    crate::{
        events::TokenPaymentClaimed, token_account::TokenMint, ControlsError, EditionsControls,
        PriceToken,
    },
    anchor_lang::prelude::*,
    editions::{account::View, call::*},
};

#[derive(Accounts)]
pub struct ClaimTokenPayment<'info> {
    /// The collection's controls, which name treasury and fee recipients.
    pub editions_controls: Box<Account<'info, EditionsControls>>,

    /// The collection's record for the token.
    #[account(
        mut,
        constraint = price_token_record.editions_deployment == editions_controls.editions_deployment
            @ ControlsError::PriceTokenMismatch,
        constraint = price_token_record.mint == price_token.key() @ ControlsError::PriceTokenMismatch,
        constraint = price_token_record.vault == price_token_vault.key()
            @ ControlsError::PriceTokenMismatch,
    )]
    pub price_token_record: Box<Account<'info, PriceToken>>,

    /// The record's vault.
    /// CHECK: compared with the record's.
    #[account(mut)]
    pub price_token_vault: UncheckedAccount<'info>,

    /// The token's mint.
    /// CHECK: compared with the record's.
    pub price_token: UncheckedAccount<'info>,

    /// The treasury or a fee recipient. Need not sign: it can only gain.
    /// CHECK: `take_owed` finds nothing for any other account.
    pub receiver: UncheckedAccount<'info>,

    /// A token account of the receiver.
    /// CHECK: `TokenMint::can_pay`.
    #[account(mut)]
    pub receiver_token_account: UncheckedAccount<'info>,

    /// The Token program or Token-2022.
    /// CHECK: `TokenMint`.
    pub price_token_program: UncheckedAccount<'info>,
}

/// Pays out all tokens that the collection owes to the receiver.
pub fn claim_token_payment(ctx: Context<ClaimTokenPayment>) -> Result<()> {
    let accounts = ctx.accounts;
    let token = TokenMint::new(
        accounts.price_token.view(),
        accounts.price_token_program.view(),
    )?;
    let receiver = accounts.receiver.key;
    let record = &mut accounts.price_token_record;
    let amount = record.take_owed(receiver, &accounts.editions_controls);
    require!(amount > 0, ControlsError::NothingOwed);
    let account = accounts.receiver_token_account.view();
    require!(
        token.can_pay(account, receiver)?,
        ControlsError::ReceiverCannotBePaid
    );
    let authority: &AccountInfo = record.as_ref().as_ref();
    let seeds = record.signer_seeds().map(Seed::from);
    token.transfer(
        accounts.price_token_vault.view(),
        account,
        authority.view(),
        amount,
        &[SignerSeeds::from(&seeds)],
    )?;

    emit!(TokenPaymentClaimed {
        editions_deployment: record.editions_deployment,
        price_token: record.mint,
        receiver: *receiver,
        amount,
    });
    Ok(())
}
