use {
    super::{ModifyGroupMint, UpdateRoyaltiesArgs},
    crate::{
        events::RoyaltiesChanged,
        rules::{check_royalties, royalty_fields},
    },
    anchor_lang::prelude::*,
};

/// Replaces the royalties: removes creators that are not named any more, and writes what is new or
/// has another value.
pub fn handle(ctx: Context<ModifyGroupMint>, args: UpdateRoyaltiesArgs) -> Result<()> {
    let accounts = &ctx.accounts;
    check_royalties(&args, &accounts.own_accounts()?)?;

    let mut fields = royalty_fields(&args);
    let removed = accounts.with_metadata(|metadata| {
        let is_named = |key: &str| fields.iter().any(|field| field.field == key);
        let keys = metadata.creator_keys().filter(|key| !is_named(key));
        let removed: Vec<String> = keys.map(String::from).collect();
        fields.retain(|field| metadata.value_of(&field.field) != Some(&field.value));
        Ok(removed)
    })?;
    accounts.change_group_mint(|token| {
        for key in &removed {
            token.remove_field(&accounts.group_mint, key)?;
        }
        token.set_fields(&accounts.group_mint, &fields)
    })?;

    emit!(RoyaltiesChanged {
        editions_deployment: accounts.editions_deployment.key(),
        royalty_basis_points: args.royalty_basis_points,
        creators: args.creators,
    });
    Ok(())
}
