use {
    crate::{
        account::View,
        address,
        call::{Seed, SignerSeeds},
        events::DeploymentInitialised,
        limits::RECORD_VERSION,
        rent::RentRate,
        rules, seeds, system,
        token::*,
        AddMetadataArgs, EditionsDeployment, EditionsError, Hashlist, OwnAccounts,
        UpdateRoyaltiesArgs,
    },
    anchor_lang::prelude::*,
    anchor_spl::token_2022::Token2022,
};

/// Initial values of a deployment (specification 3.7).
#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug)]
pub struct InitialiseInput {
    /// 1 to 32 bytes; first come, first served.
    #[cfg_attr(not(feature = "idl-build"), borsh(deserialize_with = "crate::text"))]
    pub symbol: String,
    /// Name of the collection, at most 64 bytes.
    #[cfg_attr(not(feature = "idl-build"), borsh(deserialize_with = "crate::text"))]
    pub collection_name: String,
    /// Metadata uri of the collection, at most 200 bytes.
    #[cfg_attr(not(feature = "idl-build"), borsh(deserialize_with = "crate::text"))]
    pub collection_uri: String,
    /// Most items there will ever be; 0 = unlimited.
    pub max_number_of_tokens: u64,
    /// If present, and not the default address, the creator has to sign every mint.
    pub creator_cosign_program_id: Option<Pubkey>,
    /// Metadata uri of every item, at most 200 bytes; `{}` stands for its number.
    #[cfg_attr(not(feature = "idl-build"), borsh(deserialize_with = "crate::text"))]
    pub item_base_uri: String,
    /// Name of every item, at most 64 bytes; `{}` stands for its number.
    #[cfg_attr(not(feature = "idl-build"), borsh(deserialize_with = "crate::text"))]
    pub item_base_name: String,
}

#[derive(Accounts)]
pub struct Initialise<'info> {
    /// The new deployment.
    /// CHECK: its address is found from the symbol in `initialise`.
    #[account(mut)]
    pub editions_deployment: UncheckedAccount<'info>,

    /// The first page of the deployment's hashlist.
    /// CHECK: its address is checked by `Hashlist::create`.
    #[account(mut)]
    pub hashlist: UncheckedAccount<'info>,

    /// Pays the rent.
    #[account(mut)]
    pub payer: Signer<'info>,

    /// Administers the deployment. Signs, so that nobody deploys in another's name.
    pub creator: Signer<'info>,

    /// The new mint that stands for the collection; it may hold no more than its rent.
    #[account(mut)]
    pub group_mint: Signer<'info>,

    pub system_program: Program<'info, System>,
    pub token_program: Program<'info, Token2022>,
}

impl Initialise<'_> {
    fn validate(&self, input: &InitialiseInput) -> Result<()> {
        rules::check_symbol(&input.symbol)?;
        rules::check_name(&input.collection_name)?;
        rules::check_uri(&input.collection_uri)?;
        // A wallet looks as empty as a fresh keypair, and would lose its lamports by becoming the mint.
        let is_wallet = [&self.payer, &self.creator]
            .iter()
            .any(|wallet| wallet.key == self.group_mint.key);
        require!(!is_wallet, EditionsError::BadMint);
        for account in [
            self.editions_deployment.view(),
            self.hashlist.view(),
            self.group_mint.view(),
        ] {
            require!(system::is_vacant(account), EditionsError::AccountInUse);
        }
        Ok(())
    }
}

/// Creates the deployment, its first hashlist page and its group mint.
pub fn initialise(
    ctx: Context<Initialise>,
    input: InitialiseInput,
    royalties: Option<UpdateRoyaltiesArgs>,
    extra_meta: Vec<AddMetadataArgs>,
) -> Result<()> {
    let accounts = &ctx.accounts;
    accounts.validate(&input)?;
    rules::check_extra_fields(&extra_meta)?;
    let royalty_fields = match &royalties {
        Some(royalties) => {
            let own = OwnAccounts::at_launch(
                accounts.editions_deployment.key(),
                accounts.group_mint.key(),
                accounts.hashlist.key(),
            );
            rules::check_royalties(royalties, &own)?;
            rules::royalty_fields(royalties)
        }
        None => Vec::new(),
    };

    let deployment_account = &accounts.editions_deployment;
    let address = deployment_account.key();
    let seeds = [seeds::EDITIONS_DEPLOYMENT, input.symbol.as_bytes()];
    let bump =
        address::find_bump(&address, &seeds, &crate::ID).ok_or(EditionsError::DerivedKeyInvalid)?;

    let deployment = EditionsDeployment {
        creator: accounts.creator.key(),
        max_number_of_tokens: input.max_number_of_tokens,
        number_of_tokens_issued: 0,
        cosigner_program_id: input.creator_cosign_program_id.unwrap_or_default(),
        group_mint: accounts.group_mint.key(),
        group: accounts.group_mint.key(),
        bump,
        version: RECORD_VERSION,
        spare: [0; 64],
        item_name_is_template: rules::check_template(&input.item_base_name)?,
        item_uri_is_template: rules::check_template(&input.item_base_uri)?,
        symbol: input.symbol,
        item_base_name: input.item_base_name,
        item_base_uri: input.item_base_uri,
    };
    deployment.invariant()?;

    let rent = RentRate::get()?;
    let size = deployment.size();
    let signer_seeds = deployment.signer_seeds().map(Seed::from);
    let signer = SignerSeeds::from(&signer_seeds);
    let payer = accounts.payer.view();
    let record = deployment_account.view();
    system::create_record(payer, record, &deployment, size, signer.clone(), &rent)?;
    Hashlist::create(accounts.hashlist.view(), payer, &address, 0, &rent)?;
    TokenCall {
        program: accounts.token_program.view(),
        deployment: record,
        deployment_seeds: signer,
        batch: None,
    }
    .create_group(
        payer,
        accounts.group_mint.view(),
        &NewMetadata::new(&MetadataTexts {
            name: &input.collection_name,
            symbol: &deployment.symbol,
            uri: &input.collection_uri,
        }),
        [&royalty_fields, &extra_meta],
        EditionsDeployment::group_max_size(deployment.max_number_of_tokens),
        &rent,
    )?;

    emit!(DeploymentInitialised {
        editions_deployment: address,
        creator: deployment.creator,
        cosigner_program_id: deployment.cosigner_program_id,
        group_mint: deployment.group_mint,
        symbol: deployment.symbol,
        max_number_of_tokens: deployment.max_number_of_tokens,
        royalties,
        extra_meta,
    });
    Ok(())
}
