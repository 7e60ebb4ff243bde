use {
    super::{AddMetadataArgs, ModifyGroupMint, UpdateRoyaltiesArgs},
    crate::{
        events::RoyaltiesChanged,
        rules::{check_royalties, royalty_fields},
        system,
        token::{metadata, MetadataView},
    },
    anchor_lang::prelude::*,
};

/// What stands between the royalties as they are and as they shall be.
struct RoyaltyChanges {
    /// Creators that are not named any more.
    removed: Vec<String>,
    /// Fields that are new or have another value.
    written: Vec<AddMetadataArgs>,
    /// Length of the group mint afterwards.
    length: usize,
}

/// Replaces the royalties. Creators that are gone are removed first, so that the mint is never
/// larger than at the end, and what stays the same is not written again.
pub fn handle(ctx: Context<ModifyGroupMint>, args: UpdateRoyaltiesArgs) -> Result<()> {
    let accounts = &ctx.accounts;
    check_royalties(args.royalty_basis_points, &args.creators)?;

    let length = accounts.group_mint.data_len();
    let fields = royalty_fields(&args);
    let changes = accounts.with_metadata(|metadata| Ok(compare(metadata, fields, length)))?;
    system::top_up(
        &accounts.payer,
        &accounts.group_mint,
        changes.length,
        &Rent::get()?,
    )?;
    accounts.with_token_call(|token| {
        for key in &changes.removed {
            token.remove_field(&accounts.group_mint, key)?;
        }
        token.set_fields(&accounts.group_mint, &changes.written)
    })?;

    emit!(RoyaltiesChanged {
        editions_deployment: accounts.editions_deployment.key(),
        royalty_basis_points: args.royalty_basis_points,
        creators: args.creators,
    });
    Ok(())
}

fn compare(
    metadata: &MetadataView,
    fields: Vec<AddMetadataArgs>,
    mut length: usize,
) -> RoyaltyChanges {
    let mut removed = Vec::new();
    for key in metadata.creator_keys() {
        if fields.iter().all(|field| field.field != key) {
            let value = metadata.value_of(key).unwrap_or_default();
            length = length.saturating_sub(metadata::field_size(key, value));
            removed.push(key.into());
        }
    }
    let mut written = Vec::with_capacity(fields.len());
    for field in fields {
        match metadata.value_of(&field.field) {
            Some(old) if old == field.value => continue,
            Some(old) => {
                length = length
                    .saturating_sub(old.len())
                    .saturating_add(field.value.len());
            }
            None => {
                length = length.saturating_add(metadata::field_size(&field.field, &field.value));
            }
        }
        written.push(field);
    }
    RoyaltyChanges {
        removed,
        written,
        length,
    }
}
