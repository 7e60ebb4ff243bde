use {
    crate::{rules, EditionsError, ModifyGroupMint},
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

/// Writes a collection's first royalties.
pub fn add_royalties(ctx: Context<ModifyGroupMint>, args: UpdateRoyaltiesArgs) -> Result<()> {
    let group_mint = ctx.accounts.group_mint();
    group_mint.check_royalties(&args)?;
    let metadata = group_mint.metadata()?;
    require!(
        metadata.value_of(rules::ROYALTY_KEY).is_none(),
        EditionsError::RoyaltiesAlreadyAdded
    );
    group_mint.write_royalties(&metadata, args)
}
