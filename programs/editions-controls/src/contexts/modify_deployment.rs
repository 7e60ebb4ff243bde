use {
    crate::{ControlsError, EditionsControls},
    anchor_lang::{prelude::*, InstructionData},
    anchor_spl::token_2022::Token2022,
    editions::{account::View, call::*, program::Editions},
};

/// Accounts for instructions that change the collection in both programs: supply, texts,
/// metadata and royalties.
#[derive(Accounts)]
pub struct ModifyDeployment<'info> {
    /// The collection.
    /// CHECK: `has_one` on the controls.
    #[account(mut)]
    pub editions_deployment: UncheckedAccount<'info>,

    /// The collection's controls.
    #[account(
        mut,
        has_one = creator @ ControlsError::RawConstraintViolated,
        has_one = editions_deployment @ ControlsError::DeploymentMismatch,
    )]
    pub editions_controls: Box<Account<'info, EditionsControls>>,

    /// Pays for what grows.
    #[account(mut)]
    pub payer: Signer<'info>,

    /// Owner of the collection.
    pub creator: Signer<'info>,

    /// The collection's group mint.
    /// CHECK: the editions program accepts the deployment's own only.
    #[account(mut)]
    pub group_mint: UncheckedAccount<'info>,

    pub system_program: Program<'info, System>,
    pub token_program: Program<'info, Token2022>,
    pub editions_program: Program<'info, Editions>,
}

impl<'info> ModifyDeployment<'info> {
    /// Calls an editions instruction in the controls' name.
    pub fn call_editions(&self, instruction: &impl InstructionData) -> Result<()> {
        let creator: &AccountInfo = self.editions_controls.as_ref().as_ref();
        let seeds = self.editions_controls.signer_seeds().map(Seed::from);
        call(
            &editions::ID,
            [
                CallAccount::write(self.editions_deployment.view()),
                CallAccount::write(self.payer.view()).signed(),
                CallAccount::read(creator.view()).signed(),
                CallAccount::write(self.group_mint.view()),
                CallAccount::read(self.system_program.view()),
                CallAccount::read(self.token_program.view()),
            ],
            &instruction.data(),
            &[SignerSeeds::from(&seeds)],
        );
        Ok(())
    }
}
