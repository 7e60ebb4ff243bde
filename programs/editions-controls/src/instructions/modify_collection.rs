use {
    crate::{
        events::CollectionModified, receiver_accounts::check_receiver_accounts, rules,
        ControlsError, Locks, ModifyDeployment,
    },
    anchor_lang::prelude::*,
    editions::{instruction::Modify, ModifyArgs, OwnAccounts, Supply},
};

/// Changes to a collection; what is absent stays as it is.
#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug)]
pub struct ModifyCollectionArgs {
    /// Most items there will ever be: 0 = unlimited, else at least the number issued.
    pub max_number_of_tokens: Option<u64>,
    /// Most items of one wallet in all phases; 0 = unlimited.
    pub max_mints_per_wallet: Option<u64>,
    /// Wallet that receives the price less the platform fee, and what the old one is still owed.
    pub treasury: Option<Pubkey>,
    /// If set, the creator or this address signs every mint; the default address ends the co-sign.
    pub cosigner_program_id: Option<Pubkey>,
    /// Name of the collection, at most 64 bytes.
    #[cfg_attr(not(feature = "idl-build"), borsh(deserialize_with = "editions::text"))]
    pub collection_name: Option<String>,
    /// Metadata uri of the collection, at most 200 bytes.
    #[cfg_attr(not(feature = "idl-build"), borsh(deserialize_with = "editions::text"))]
    pub collection_uri: Option<String>,
    /// Name of items to come, at most 64 bytes; `{}` stands for the number.
    #[cfg_attr(not(feature = "idl-build"), borsh(deserialize_with = "editions::text"))]
    pub item_base_name: Option<String>,
    /// Metadata uri of items to come, at most 200 bytes; `{}` stands for the number.
    #[cfg_attr(not(feature = "idl-build"), borsh(deserialize_with = "editions::text"))]
    pub item_base_uri: Option<String>,
}

impl ModifyCollectionArgs {
    /// Refuses changes to what is locked.
    fn check_locks(&self, locks: &Locks, supply: &Supply) -> Result<()> {
        if let Some(max) = self.max_number_of_tokens {
            locks.check_supply(supply.max, max)?;
        }
        if self.max_mints_per_wallet.is_some() || self.cosigner_program_id.is_some() {
            locks.check_phases()?;
        }
        let has_text = self.collection_name.is_some()
            || self.collection_uri.is_some()
            || self.item_base_name.is_some()
            || self.item_base_uri.is_some();
        if has_text {
            locks.check_texts()?;
        }
        Ok(())
    }

    /// The changes for the editions program.
    fn deployment_changes(self) -> ModifyArgs {
        ModifyArgs {
            max_number_of_tokens: self.max_number_of_tokens,
            collection_name: self.collection_name,
            collection_uri: self.collection_uri,
            item_base_name: self.item_base_name,
            item_base_uri: self.item_base_uri,
        }
    }
}

/// Applies the changes to the controls and the deployment. A new treasury's account follows the
/// others.
pub fn modify_collection(ctx: Context<ModifyDeployment>, args: ModifyCollectionArgs) -> Result<()> {
    let accounts = ctx.accounts;
    let supply = Supply::read(&accounts.editions_deployment.try_borrow_data()?)?;
    args.check_locks(&accounts.editions_controls.locks, &supply)?;
    let max = args.max_number_of_tokens.unwrap_or(0);
    require!(
        max == 0 || max >= supply.issued,
        ControlsError::MaxBelowIssued
    );
    let controls = &mut accounts.editions_controls;
    controls.max_mints_per_wallet = args
        .max_mints_per_wallet
        .unwrap_or(controls.max_mints_per_wallet);
    controls.treasury = args.treasury.unwrap_or(controls.treasury);
    controls.cosigner_program_id = args
        .cosigner_program_id
        .unwrap_or(controls.cosigner_program_id);
    controls.invariant()?;
    if let Some(treasury) = &args.treasury {
        let own = OwnAccounts::read(&accounts.editions_deployment)?;
        rules::check_receivers(&controls.key(), &own, [treasury])?;
        check_receiver_accounts([treasury], ctx.remaining_accounts)?;
    }
    emit!(CollectionModified {
        editions_deployment: controls.editions_deployment,
        treasury: controls.treasury,
        max_mints_per_wallet: controls.max_mints_per_wallet,
        cosigner_program_id: controls.cosigner_program_id,
    });

    let changes = args.deployment_changes();
    if changes != ModifyArgs::default() {
        accounts.call_editions(&Modify { args: changes })?;
    }
    Ok(())
}
