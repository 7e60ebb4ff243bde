use {
    crate::{rules, ModifyGroupMint, UpdateRoyaltiesArgs},
    anchor_lang::prelude::*,
};

/// Replaces the royalties.
pub fn modify_royalties(ctx: Context<ModifyGroupMint>, args: UpdateRoyaltiesArgs) -> Result<()> {
    let accounts = &ctx.accounts;
    rules::check_royalties(&args, &accounts.own_accounts()?)?;
    accounts.write_royalties(&accounts.metadata()?, args)
}
