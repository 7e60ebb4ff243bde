use {
    crate::{AddMetadataArgs, ModifyDeployment, RemoveMetadataArgs},
    anchor_lang::prelude::*,
    editions::instruction::{AddMetadata, RemoveMetadata},
};

/// Changes to the collection's extra metadata; removals come first.
#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug)]
pub struct ModifyMetadataArgs {
    /// Fields to set; a field that exists is overwritten.
    pub add: Vec<AddMetadataArgs>,
    /// Fields to remove; each has to be there.
    pub remove: Vec<RemoveMetadataArgs>,
}

/// Applies the changes on the group mint.
pub fn modify_metadata(ctx: Context<ModifyDeployment>, args: ModifyMetadataArgs) -> Result<()> {
    let accounts = ctx.accounts;
    if !args.remove.is_empty() {
        accounts.call_editions(&RemoveMetadata { args: args.remove })?;
    }
    if !args.add.is_empty() {
        accounts.call_editions(&AddMetadata { args: args.add })?;
    }
    Ok(())
}
