use {
    crate::{
        account::View,
        call::{Seed, SignerSeeds},
        events::ItemNameUriUpdated,
        rules, system,
        token::*,
        EditionsDeployment, EditionsError,
    },
    anchor_lang::prelude::*,
    anchor_spl::{token_2022::Token2022, token_interface::get_mint_extension_data},
    spl_token_group_interface::state::TokenGroupMember,
};

/// New texts of one item; an empty text is a text like any other.
#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug)]
pub struct UpdateTokenNameUriArgs {
    /// At most 64 bytes; written as it is, without replacing `{}`.
    #[cfg_attr(not(feature = "idl-build"), borsh(deserialize_with = "crate::text"))]
    pub new_name: String,
    /// At most 200 bytes; written as it is, without replacing `{}`.
    #[cfg_attr(not(feature = "idl-build"), borsh(deserialize_with = "crate::text"))]
    pub new_uri: String,
}

#[derive(Accounts)]
pub struct UpdateNameUri<'info> {
    /// The collection.
    #[account(has_one = creator @ EditionsError::BadOwner)]
    pub editions_deployment: Box<Account<'info, EditionsDeployment>>,

    /// Pays for what grows.
    #[account(mut)]
    pub payer: Signer<'info>,

    /// The deployment's creator.
    pub creator: Signer<'info>,

    /// The item's mint.
    /// CHECK: `require_item` accepts only the deployment's group members.
    #[account(mut)]
    pub mint: UncheckedAccount<'info>,

    pub system_program: Program<'info, System>,
    pub token_program: Program<'info, Token2022>,
}

impl UpdateNameUri<'_> {
    /// Refuses mints other than the deployment's items.
    fn require_item(&self) -> Result<()> {
        require_keys_eq!(
            *self.mint.owner,
            anchor_spl::token_2022::ID,
            EditionsError::NotAnItem
        );
        let member = get_mint_extension_data::<TokenGroupMember>(&self.mint)
            .map_err(|_| EditionsError::NotAnItem)?;
        require_keys_eq!(
            member.group,
            self.editions_deployment.group_mint,
            EditionsError::NotAnItem
        );
        Ok(())
    }
}

/// Writes the new texts into the item's metadata.
pub fn update_name_uri(ctx: Context<UpdateNameUri>, args: UpdateTokenNameUriArgs) -> Result<()> {
    let accounts = &ctx.accounts;
    rules::check_name(&args.new_name)?;
    rules::check_uri(&args.new_uri)?;
    accounts.require_item()?;

    let deployment = &accounts.editions_deployment;
    let account: &AccountInfo = deployment.as_ref().as_ref();
    let seeds = deployment.signer_seeds().map(Seed::from);
    let mint = accounts.mint.view();
    let token = TokenCall {
        program: accounts.token_program.view(),
        deployment: account.view(),
        deployment_seeds: SignerSeeds::from(&seeds),
        batch: None,
    };
    token.set_field(mint, MetadataField::Name, &args.new_name)?;
    token.set_field(mint, MetadataField::Uri, &args.new_uri)?;
    system::top_up(accounts.payer.view(), mint, 0)?;

    emit!(ItemNameUriUpdated {
        editions_deployment: deployment.key(),
        mint: accounts.mint.key(),
        new_name: args.new_name,
        new_uri: args.new_uri,
    });
    Ok(())
}
