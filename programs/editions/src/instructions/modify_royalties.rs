use {
    crate::{account::AccountView, GroupMint, ModifyGroupMint, UpdateRoyaltiesArgs},
    anchor_lang::{error::ErrorCode, prelude::*},
};

impl GroupMint {
    fn modify_royalties(&self, args: UpdateRoyaltiesArgs) -> Result<()> {
        self.check_royalties(&args)?;
        self.write_royalties(&self.metadata()?, args)
    }
}

/// Replaces the royalties with accounts and data as the runtime wrote them.
pub fn modify_royalties_directly(accounts: &[AccountView], data: &[u8]) -> Result<()> {
    let args = UpdateRoyaltiesArgs::deserialize(&mut &data[..])
        .map_err(|_| ErrorCode::InstructionDidNotDeserialize)?;
    GroupMint::load(accounts)?.modify_royalties(args)
}

/// Replaces the royalties for `Context<ModifyGroupMint>`. The program's entrypoint calls
/// `modify_royalties_directly` instead, unless there are further accounts.
pub fn modify_royalties(ctx: Context<ModifyGroupMint>, args: UpdateRoyaltiesArgs) -> Result<()> {
    ctx.accounts.group_mint().modify_royalties(args)
}
