use {
    crate::{events::MetadataRemoved, rules, EditionsError, ModifyGroupMint},
    anchor_lang::prelude::*,
};

/// The extra metadata field to remove.
#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug)]
pub struct RemoveMetadataArgs {
    /// Key of the field.
    #[cfg_attr(not(feature = "idl-build"), borsh(deserialize_with = "crate::text"))]
    pub field: String,
}

/// Removes the fields, which must exist. Royalties are not extra fields and cannot be named.
pub fn remove_metadata(ctx: Context<ModifyGroupMint>, args: Vec<RemoveMetadataArgs>) -> Result<()> {
    let accounts = &ctx.accounts;
    let group_mint = accounts.group_mint();
    let metadata = group_mint.metadata()?;
    for (index, RemoveMetadataArgs { field }) in args.iter().enumerate() {
        rules::check_extra_key(field)?;
        let is_repeated = args[..index].iter().any(|arg| arg.field == *field);
        let exists = metadata.value_of(field).is_some() && !is_repeated;
        require!(exists, EditionsError::FieldNotFound);
    }

    let fields: Vec<String> = args.into_iter().map(|arg| arg.field).collect();
    group_mint.change(|token, mint| {
        for field in &fields {
            token.remove_field(mint, field)?;
        }
        Ok(())
    })?;

    emit!(MetadataRemoved {
        editions_deployment: accounts.editions_deployment.key(),
        fields,
    });
    Ok(())
}
