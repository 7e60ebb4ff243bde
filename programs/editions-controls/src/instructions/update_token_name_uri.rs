use {
    crate::{ControlsError, EditionsControls, UpdateTokenNameUriArgs},
    anchor_lang::{prelude::*, InstructionData},
    anchor_spl::token_2022::Token2022,
    editions::{account::View, call::*, instruction::UpdateNameUri, program::Editions},
};

#[derive(Accounts)]
pub struct UpdateTokenNameUri<'info> {
    /// The collection.
    /// CHECK: `has_one` on the controls.
    pub editions_deployment: UncheckedAccount<'info>,

    /// The collection's controls.
    #[account(
        has_one = creator @ ControlsError::RawConstraintViolated,
        has_one = editions_deployment @ ControlsError::DeploymentMismatch,
    )]
    pub editions_controls: Box<Account<'info, EditionsControls>>,

    /// Pays for what grows.
    #[account(mut)]
    pub payer: Signer<'info>,

    /// Owner of the collection.
    pub creator: Signer<'info>,

    /// The item's mint.
    /// CHECK: the editions program accepts only the deployment's items.
    #[account(mut)]
    pub mint: UncheckedAccount<'info>,

    pub system_program: Program<'info, System>,
    pub token_program: Program<'info, Token2022>,
    pub editions_program: Program<'info, Editions>,
}

/// Writes the new texts into the item's metadata.
pub fn update_token_name_uri(
    ctx: Context<UpdateTokenNameUri>,
    args: UpdateTokenNameUriArgs,
) -> Result<()> {
    let accounts = &ctx.accounts;
    accounts.editions_controls.locks.check_texts()?;
    let creator: &AccountInfo = accounts.editions_controls.as_ref().as_ref();
    let seeds = accounts.editions_controls.signer_seeds().map(Seed::from);
    call(
        &editions::ID,
        [
            CallAccount::read(accounts.editions_deployment.view()),
            CallAccount::write(accounts.payer.view()).signed(),
            CallAccount::read(creator.view()).signed(),
            CallAccount::write(accounts.mint.view()),
            CallAccount::read(accounts.system_program.view()),
            CallAccount::read(accounts.token_program.view()),
        ],
        &UpdateNameUri { args }.data(),
        &[SignerSeeds::from(&seeds)],
    );
    Ok(())
}
