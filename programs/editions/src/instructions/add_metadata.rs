use {
    super::ModifyGroupMint,
    crate::{
        errors::EditionsError,
        events::MetadataAdded,
        limits::MAX_EXTRA_FIELDS,
        rules, system,
        token::{metadata, MetadataView},
    },
    anchor_lang::prelude::*,
};

/// An extra metadata field of the collection.
#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug)]
pub struct AddMetadataArgs {
    /// Key: 1 to 32 bytes, not an address and not reserved.
    pub field: String,
    /// Value, at most 200 bytes.
    pub value: String,
}

/// Sets the fields; the collection has at most ten extra fields afterwards.
pub fn handle(ctx: Context<ModifyGroupMint>, args: Vec<AddMetadataArgs>) -> Result<()> {
    let accounts = &ctx.accounts;
    rules::check_extra_fields(&args)?;
    let growth = accounts.with_metadata(|metadata| growth(metadata, &args))?;
    let length = accounts.group_mint.data_len().saturating_add(growth);
    system::top_up(&accounts.payer, &accounts.group_mint, length, &Rent::get()?)?;

    accounts.with_token_call(|token| token.set_fields(&accounts.group_mint, &args))?;

    emit!(MetadataAdded {
        editions_deployment: accounts.editions_deployment.key(),
        fields: args,
    });
    Ok(())
}

/// Bytes that the fields add to the metadata, never less than 0; refuses too many fields.
fn growth(metadata: &MetadataView, args: &[AddMetadataArgs]) -> Result<usize> {
    let mut count = metadata.extra_count();
    let mut added: usize = 0;
    let mut dropped: usize = 0;
    for AddMetadataArgs { field, value } in args {
        if let Some(old) = metadata.value_of(field) {
            dropped = dropped.saturating_add(old.len());
            added = added.saturating_add(value.len());
        } else {
            count = count.saturating_add(1);
            added = added.saturating_add(metadata::field_size(field, value));
        }
    }
    require!(count <= MAX_EXTRA_FIELDS, EditionsError::TooManyFields);
    Ok(added.saturating_sub(dropped))
}
