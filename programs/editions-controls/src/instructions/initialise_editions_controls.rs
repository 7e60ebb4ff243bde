use {
    crate::{
        events::ControlsInitialised, limits::MAX_FEE_RECIPIENTS, paid_recipients, rules, seeds,
        AddMetadataArgs, ControlsError, CreatorWithShare, EditionsControls, FeeCap, Locks,
        UpdatePlatformFeeArgs, UpdateRoyaltiesArgs,
    },
    anchor_lang::{prelude::*, InstructionData},
    anchor_spl::token_2022::Token2022,
    editions::{
        account::View, address, call::*, instruction::Initialise, limits::*, program::Editions,
        rent::RentRate, system, InitialiseInput, OwnAccounts,
    },
};

/// Initial values of a collection (specification 3.7).
#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug)]
pub struct InitialiseControlInput {
    /// Most items of one wallet in all phases; 0 = unlimited.
    pub max_mints_per_wallet: u64,
    /// Wallet that receives the price less the platform fee. While a payment would leave it below the
    /// rent-exempt minimum, the record keeps the payment for it.
    pub treasury: Pubkey,
    /// Most items there will ever be; 0 = unlimited.
    pub max_number_of_tokens: u64,
    /// 1 to 32 bytes; first come, first served.
    #[cfg_attr(not(feature = "idl-build"), borsh(deserialize_with = "editions::text"))]
    pub symbol: String,
    /// Name of the collection, at most 64 bytes.
    #[cfg_attr(not(feature = "idl-build"), borsh(deserialize_with = "editions::text"))]
    pub collection_name: String,
    /// Metadata uri of the collection, at most 200 bytes.
    #[cfg_attr(not(feature = "idl-build"), borsh(deserialize_with = "editions::text"))]
    pub collection_uri: String,
    /// If present, the creator or this address signs every mint: a key, or a program's derived address.
    pub cosigner_program_id: Option<Pubkey>,
    /// Royalties of the whole collection.
    pub royalties: UpdateRoyaltiesArgs,
    /// Extra metadata fields, at most 10.
    pub extra_meta: Vec<AddMetadataArgs>,
    /// Metadata uri of every item, at most 200 bytes; `{}` stands for its number.
    #[cfg_attr(not(feature = "idl-build"), borsh(deserialize_with = "editions::text"))]
    pub item_base_uri: String,
    /// Name of every item, at most 64 bytes; `{}` stands for its number.
    #[cfg_attr(not(feature = "idl-build"), borsh(deserialize_with = "editions::text"))]
    pub item_base_name: String,
    /// The platform fee.
    pub platform_fee: UpdatePlatformFeeArgs,
    /// May change the fee beside the primary admin; the default address = nobody.
    pub platform_fee_secondary_admin: Pubkey,
    /// Highest fee that the fee admins can set; absent = the fee itself, so that it never rises.
    pub platform_fee_cap: Option<FeeCap>,
    /// Parts of the collection that can never change.
    pub locks: Locks,
}

impl InitialiseControlInput {
    fn validate(&self) -> Result<()> {
        require!(
            self.symbol.len() <= MAX_SYMBOL_LENGTH,
            ControlsError::TickerTooLong
        );
        require!(
            self.item_base_name.len() <= MAX_NAME_LENGTH
                && self.item_base_uri.len() <= MAX_URI_LENGTH,
            ControlsError::MintTemplateTooLong
        );
        require!(
            self.collection_name.len() <= MAX_NAME_LENGTH
                && self.collection_uri.len() <= MAX_URI_LENGTH,
            ControlsError::DeploymentTemplateTooLong
        );
        require!(
            self.royalties.royalty_basis_points <= BASIS_POINTS,
            ControlsError::CreatorFeeTooHigh
        );
        Ok(())
    }
}

#[derive(Accounts)]
pub struct InitialiseEditionsControls<'info> {
    /// The new controls.
    /// CHECK: its address is found in `initialise_editions_controls`.
    #[account(mut)]
    pub editions_controls: UncheckedAccount<'info>,

    /// The new deployment.
    /// CHECK: created by the editions program at the symbol's address.
    #[account(mut)]
    pub editions_deployment: UncheckedAccount<'info>,

    /// The first page of the deployment's hashlist.
    /// CHECK: created by the editions program at its address.
    #[account(mut)]
    pub hashlist: UncheckedAccount<'info>,

    /// Pays the rent, and becomes the primary platform fee admin.
    #[account(mut)]
    pub payer: Signer<'info>,

    /// Owner of the collection. Signs, so that nobody deploys in another's name.
    pub creator: Signer<'info>,

    /// The new mint that stands for the collection; it may hold no more than its rent.
    #[account(mut)]
    pub group_mint: Signer<'info>,

    pub system_program: Program<'info, System>,
    pub token_program: Program<'info, Token2022>,
    pub editions_program: Program<'info, Editions>,
}

impl InitialiseEditionsControls<'_> {
    /// Refuses receivers that are the new collection's own accounts, or known programs and sysvars. Their
    /// accounts are not looked at: six accounts leave too little room for the texts in a transaction.
    fn validate_receivers(
        &self,
        controls: &EditionsControls,
        creators: &[CreatorWithShare],
    ) -> Result<()> {
        let address = self.editions_controls.key;
        let own = OwnAccounts::at_launch(
            self.editions_deployment.key(),
            self.group_mint.key(),
            self.hashlist.key(),
        );
        let receivers =
            || paid_recipients(&controls.platform_fee_recipients).chain([&controls.treasury]);
        rules::check_receivers(address, &own, receivers())?;
        require!(
            !receivers().any(rules::is_no_wallet),
            ControlsError::ReceiverCannotBePaid
        );
        rules::check_creators(address, creators)
    }
}

/// Creates the deployment with the controls as its creator and co-signer, then the controls.
pub fn initialise_editions_controls(
    ctx: Context<InitialiseEditionsControls>,
    input: InitialiseControlInput,
) -> Result<()> {
    let accounts = &ctx.accounts;
    input.validate()?;
    // The editions program does not see the owner's wallet, which would be lost as a mint.
    require_keys_neq!(
        accounts.group_mint.key(),
        accounts.creator.key(),
        ControlsError::RawConstraintViolated
    );
    let deployment = accounts.editions_deployment.key();
    let seeds = [seeds::EDITIONS_CONTROLS, deployment.as_ref()];
    let bump = address::find_bump(accounts.editions_controls.key, &seeds, &crate::ID)
        .ok_or(ControlsError::DeploymentMismatch)?;
    let controls = EditionsControls {
        editions_deployment: deployment,
        creator: accounts.creator.key(),
        treasury: input.treasury,
        max_mints_per_wallet: input.max_mints_per_wallet,
        cosigner_program_id: input.cosigner_program_id.unwrap_or_default(),
        platform_fee_primary_admin: accounts.payer.key(),
        platform_fee_secondary_admin: input.platform_fee_secondary_admin,
        platform_fee_value: input.platform_fee.platform_fee_value,
        is_fee_flat: input.platform_fee.is_fee_flat,
        platform_fee_recipients: input.platform_fee.recipient_slots()?,
        bump,
        version: RECORD_VERSION,
        locks: input.locks,
        platform_fee_cap: input.platform_fee_cap.unwrap_or(FeeCap::of_fee(
            input.platform_fee.platform_fee_value,
            input.platform_fee.is_fee_flat,
        )),
        owed_to_treasury: 0,
        owed_to_recipients: [0; MAX_FEE_RECIPIENTS],
        spare: [0; 64],
        phases: Vec::new(),
    };
    controls.invariant()?;
    accounts.validate_receivers(&controls, &input.royalties.creators)?;

    let signer_seeds = controls.signer_seeds().map(Seed::from);
    let signer = SignerSeeds::from(&signer_seeds);
    call(
        &editions::ID,
        [
            CallAccount::write(accounts.editions_deployment.view()),
            CallAccount::write(accounts.hashlist.view()),
            CallAccount::write(accounts.payer.view()).signed(),
            CallAccount::read(accounts.editions_controls.view()).signed(), // creator
            CallAccount::write(accounts.group_mint.view()).signed(),
            CallAccount::read(accounts.system_program.view()),
            CallAccount::read(accounts.token_program.view()),
        ],
        &Initialise {
            input: InitialiseInput {
                symbol: input.symbol,
                collection_name: input.collection_name,
                collection_uri: input.collection_uri,
                max_number_of_tokens: input.max_number_of_tokens,
                creator_cosign_program_id: Some(crate::ID),
                item_base_uri: input.item_base_uri,
                item_base_name: input.item_base_name,
            },
            royalties: Some(input.royalties),
            extra_meta: input.extra_meta,
        }
        .data(),
        std::slice::from_ref(&signer),
    );
    system::create_record(
        accounts.payer.view(),
        accounts.editions_controls.view(),
        &controls,
        EditionsControls::size(&controls.phases),
        signer,
        &RentRate::get()?,
    )?;

    emit!(ControlsInitialised {
        editions_controls: accounts.editions_controls.key(),
        editions_deployment: deployment,
        creator: controls.creator,
        treasury: controls.treasury,
        max_mints_per_wallet: controls.max_mints_per_wallet,
        cosigner_program_id: controls.cosigner_program_id,
        platform_fee_primary_admin: controls.platform_fee_primary_admin,
        platform_fee_secondary_admin: controls.platform_fee_secondary_admin,
        platform_fee_value: controls.platform_fee_value,
        is_fee_flat: controls.is_fee_flat,
        recipients: input.platform_fee.recipients,
        platform_fee_cap: controls.platform_fee_cap,
        locks: controls.locks,
    });
    Ok(())
}
