use {
    crate::{events::MetadataAdded, rules, EditionsError, ModifyGroupMint},
    anchor_lang::prelude::*,
};

/// An extra metadata field of the collection.
#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug)]
pub struct AddMetadataArgs {
    /// Key: 1 to 32 bytes, not an address and not reserved.
    #[cfg_attr(not(feature = "idl-build"), borsh(deserialize_with = "crate::text"))]
    pub field: String,
    /// Value, at most 200 bytes.
    #[cfg_attr(not(feature = "idl-build"), borsh(deserialize_with = "crate::text"))]
    pub value: String,
}

/// Sets the fields; the collection may have at most ten extra fields.
pub fn add_metadata(ctx: Context<ModifyGroupMint>, args: Vec<AddMetadataArgs>) -> Result<()> {
    let accounts = &ctx.accounts;
    rules::check_extra_fields(&args)?;
    let group_mint = accounts.group_mint();
    require!(
        group_mint.metadata()?.has_room(&args),
        EditionsError::TooManyFields
    );

    group_mint.change(|token, mint| token.set_fields(mint, &args))?;

    emit!(MetadataAdded {
        editions_deployment: accounts.editions_deployment.key(),
        fields: args,
    });
    Ok(())
}
