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
    anchor_spl::compat::spl_token_metadata_interface::state::Field,
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
    for AddMetadataArgs { field, value } in &args {
        rules::check_extra_field(field, value)?;
    }
    let growth = accounts.with_metadata(|metadata| growth(metadata, &args))?;
    let length = accounts.group_mint.data_len().saturating_add(growth);
    system::top_up(&accounts.payer, &accounts.group_mint, length, &Rent::get()?)?;

    let fields = args.iter().map(|arg| arg.field.clone()).collect();
    accounts.with_token_call(|token| {
        for AddMetadataArgs { field, value } in args {
            token.set_field(&accounts.group_mint, Field::Key(field), value)?;
        }
        Ok(())
    })?;

    emit!(MetadataAdded {
        editions_deployment: accounts.editions_deployment.key(),
        fields,
    });
    Ok(())
}

/// Bytes that the fields may add, an upper bound where one is named twice; refuses too many fields.
fn growth(metadata: &MetadataView, args: &[AddMetadataArgs]) -> Result<usize> {
    let mut count = metadata.extra_count();
    let mut bytes: usize = 0;
    for (index, AddMetadataArgs { field, value }) in args.iter().enumerate() {
        let is_repeated = args[..index].iter().any(|arg| arg.field == *field);
        let added = match metadata.value_of(field) {
            Some(old) => value.len().saturating_sub(old.len()),
            None => metadata::field_size(field, value),
        };
        if metadata.value_of(field).is_none() && !is_repeated {
            count = count.saturating_add(1);
        }
        bytes = bytes.saturating_add(added);
    }
    require!(count <= MAX_EXTRA_FIELDS, EditionsError::TooManyFields);
    Ok(bytes)
}
