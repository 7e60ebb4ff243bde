use {
    crate::{account::View, events::MetadataRemoved, rules, EditionsError, ModifyGroupMint},
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
    let metadata = accounts.metadata()?;
    for (index, RemoveMetadataArgs { field }) in args.iter().enumerate() {
        rules::check_extra_key(field)?;
        let is_repeated = args[..index].iter().any(|arg| arg.field == *field);
        let exists = metadata.value_of(field).is_some() && !is_repeated;
        require!(exists, EditionsError::FieldNotFound);
    }

    let fields: Vec<String> = args.into_iter().map(|arg| arg.field).collect();
    accounts.change_group_mint(|token| {
        for field in &fields {
            token.remove_field(accounts.group_mint.view(), field)?;
        }
        Ok(())
    })?;

    emit!(MetadataRemoved {
        editions_deployment: accounts.editions_deployment.key(),
        fields,
    });
    Ok(())
}
