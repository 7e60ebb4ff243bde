use {
    super::{AddMetadataArgs, ModifyDeployment, RemoveMetadataArgs},
    crate::events::MetadataModified,
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
pub fn handle(ctx: Context<ModifyDeployment>, args: ModifyMetadataArgs) -> Result<()> {
    let accounts = ctx.accounts;
    let removed = args.remove.iter().map(|arg| arg.field.clone()).collect();
    if !args.remove.is_empty() {
        accounts.call_editions(&RemoveMetadata { args: args.remove })?;
    }
    let add = AddMetadata { args: args.add };
    if !add.args.is_empty() {
        accounts.call_editions(&add)?;
    }

    emit!(MetadataModified {
        editions_deployment: accounts.editions_deployment.key(),
        added: add.args,
        removed,
    });
    Ok(())
}
