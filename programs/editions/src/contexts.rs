use {
    crate::{
        account::View,
        call::{Seed, SignerSeeds},
        events::RoyaltiesChanged,
        rules, system,
        token::*,
        EditionsDeployment, EditionsError, OwnAccounts, UpdateRoyaltiesArgs,
    },
    anchor_lang::prelude::*,
    anchor_spl::token_2022::Token2022,
};

/// Accounts for every instruction that changes the group mint: royalties, metadata, supply, texts.
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

impl ModifyGroupMint<'_> {
    /// The collection's own accounts, which must not receive payments.
    pub fn own_accounts(&self) -> Result<OwnAccounts> {
        let deployment = &self.editions_deployment;
        OwnAccounts::derive(
            deployment.key(),
            deployment.group_mint,
            deployment.number_of_tokens_issued,
        )
    }

    /// Reads the group mint's extra fields.
    pub fn metadata(&self) -> Result<MetadataView> {
        MetadataView::read(&self.group_mint)
    }

    /// Removes creators no longer named, and writes new and changed fields.
    pub fn write_royalties(&self, present: &MetadataView, args: UpdateRoyaltiesArgs) -> Result<()> {
        let mut fields = rules::royalty_fields(&args);
        let is_named = |key: &str| fields.iter().any(|field| field.field == key);
        let keys = present.creator_keys().filter(|key| !is_named(key));
        let removed: Vec<&str> = keys.collect();
        fields.retain(|field| present.value_of(&field.field) != Some(&field.value));
        self.change_group_mint(|token| {
            for key in removed {
                token.remove_field(self.group_mint.view(), key)?;
            }
            token.set_fields(self.group_mint.view(), &fields)
        })?;

        emit!(RoyaltiesChanged {
            editions_deployment: self.editions_deployment.key(),
            royalty_basis_points: args.royalty_basis_points,
            creators: args.creators,
        });
        Ok(())
    }

    /// Runs `change` with a Token-2022 call on the deployment's behalf, and pays for the mint's
    /// growth.
    pub fn change_group_mint(&self, change: impl FnOnce(&TokenCall) -> Result<()>) -> Result<()> {
        let deployment: &AccountInfo = self.editions_deployment.as_ref().as_ref();
        let seeds = self.editions_deployment.signer_seeds().map(Seed::from);
        change(&TokenCall {
            program: self.token_program.view(),
            deployment: deployment.view(),
            deployment_seeds: SignerSeeds::from(&seeds),
            batch: None,
        })?;
        system::top_up(self.payer.view(), self.group_mint.view(), 0)
    }
}
