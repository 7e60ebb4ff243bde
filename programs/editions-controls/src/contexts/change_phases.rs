use {
    crate::{ControlsError, EditionsControls, PriceToken},
    anchor_lang::prelude::*,
    anchor_spl::token::spl_token::native_mint,
    editions::{account::View, system},
};

/// Accounts for instructions that add or modify a phase.
#[derive(Accounts)]
pub struct ChangePhases<'info> {
    /// The collection's controls.
    #[account(mut, has_one = creator @ ControlsError::RawConstraintViolated)]
    pub editions_controls: Box<Account<'info, EditionsControls>>,

    /// Pays for the room of a new phase or root.
    #[account(mut)]
    pub payer: Signer<'info>,

    /// Owner of the collection.
    pub creator: Signer<'info>,

    pub system_program: Program<'info, System>,

    /// The collection's record for the price token; absent for prices in lamports.
    pub price_token_record: Option<Box<Account<'info, PriceToken>>>,
}

impl ChangePhases<'_> {
    /// Refuses a price token that was not added to the collection.
    pub fn check_price_token(&self, price_token: &Pubkey) -> Result<()> {
        if *price_token == native_mint::ID {
            return Ok(());
        }
        let record = self
            .price_token_record
            .as_ref()
            .ok_or(ControlsError::PriceTokenNotSupported)?;
        record.check(&self.editions_controls.editions_deployment, price_token)
    }

    /// Resizes the account to its phases; the payer pays for growth, and freed rent stays with the
    /// record for the next phase.
    pub fn fit_to_phases(&self) -> Result<()> {
        let account: &AccountInfo = self.editions_controls.as_ref().as_ref();
        let size = EditionsControls::size(&self.editions_controls.phases);
        account.resize(size)?;
        system::top_up(
            self.payer.view(),
            account.view(),
            self.editions_controls.owed(),
        )
    }
}
