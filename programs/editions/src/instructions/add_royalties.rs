use {
    super::ModifyGroupMint,
    crate::{
        errors::EditionsError,
        events::RoyaltiesChanged,
        rules::{check_royalties, royalty_fields, ROYALTY_KEY},
    },
    anchor_lang::prelude::*,
};

/// A royalty creator.
#[derive(AnchorSerialize, AnchorDeserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CreatorWithShare {
    /// Wallet that royalties are owed to.
    pub address: Pubkey,
    /// Percent of the royalties, 1 to 100.
    pub share: u8,
}

/// Royalties of the whole collection, kept as text fields on the group mint.
#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug)]
pub struct UpdateRoyaltiesArgs {
    /// Hundredths of a percent of a sale, at most 10,000; 0 = none.
    pub royalty_basis_points: u16,
    /// At most 5, distinct, with shares that sum to 100; empty only where the royalties are 0. Accounts
    /// of the collection are refused.
    pub creators: Vec<CreatorWithShare>,
}

/// Writes the first royalties of a collection.
pub fn handle(ctx: Context<ModifyGroupMint>, args: UpdateRoyaltiesArgs) -> Result<()> {
    let accounts = &ctx.accounts;
    check_royalties(&args, &accounts.own_accounts()?)?;
    let has_royalties =
        accounts.with_metadata(|metadata| Ok(metadata.value_of(ROYALTY_KEY).is_some()))?;
    require!(!has_royalties, EditionsError::RoyaltiesAlreadyAdded);

    let fields = royalty_fields(&args);
    accounts.change_group_mint(|token| token.set_fields(&accounts.group_mint, &fields))?;

    emit!(RoyaltiesChanged {
        editions_deployment: accounts.editions_deployment.key(),
        royalty_basis_points: args.royalty_basis_points,
        creators: args.creators,
    });
    Ok(())
}
