use {
    crate::{
        errors::EditionsError,
        state::{EditionsDeployment, OwnAccounts},
        system,
        token::{MetadataView, TokenCall},
    },
    anchor_lang::prelude::*,
    anchor_spl::{
        compat::spl_token_2022_interface::{extension::PodStateWithExtensions, pod::PodMint},
        token_2022::Token2022,
    },
};

/// Accounts of every instruction that changes the group mint: royalties, metadata, supply and texts.
#[derive(Accounts)]
pub struct ModifyGroupMint<'info> {
    /// The collection.
    #[account(
        mut,
        has_one = creator @ EditionsError::BadOwner,
        has_one = group_mint @ EditionsError::WrongGroupMint,
    )]
    pub editions_deployment: Box<Account<'info, EditionsDeployment>>,

    /// Pays for what grows.
    #[account(mut)]
    pub payer: Signer<'info>,

    /// The deployment's creator.
    pub creator: Signer<'info>,

    /// The deployment's own group mint.
    /// CHECK: `has_one` on the deployment.
    #[account(mut)]
    pub group_mint: UncheckedAccount<'info>,

    pub system_program: Program<'info, System>,
    pub token_program: Program<'info, Token2022>,
}

impl<'info> ModifyGroupMint<'info> {
    /// The collection's own accounts, which nothing may be owed to.
    pub fn own_accounts(&self) -> Result<OwnAccounts> {
        let deployment = &self.editions_deployment;
        OwnAccounts::derive(
            deployment.key(),
            deployment.group_mint,
            deployment.number_of_tokens_issued,
        )
    }

    /// Runs `read` on the metadata of the group mint.
    pub fn with_metadata<T>(&self, read: impl FnOnce(&MetadataView) -> Result<T>) -> Result<T> {
        let data = self.group_mint.try_borrow_data()?;
        let mint = PodStateWithExtensions::<PodMint>::unpack(&data)?;
        read(&MetadataView::read(&mint)?)
    }

    /// Runs `change` with what it needs to call Token-2022 in the deployment's name, and pays for what
    /// the mint has grown.
    pub fn change_group_mint(
        &self,
        change: impl FnOnce(&TokenCall<'_, 'info>) -> Result<()>,
    ) -> Result<()> {
        change(&TokenCall {
            program: &self.token_program,
            deployment: self.editions_deployment.as_ref().as_ref(),
            deployment_seeds: &self.editions_deployment.signer_seeds(),
        })?;
        system::top_up(&self.payer, &self.group_mint)
    }
}
