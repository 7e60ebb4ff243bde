use {
    crate::{ControlsError, EditionsControls},
    anchor_lang::prelude::*,
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
}

impl ChangePhases<'_> {
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
