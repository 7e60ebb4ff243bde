use {
    crate::{
        account::View, events::DeploymentModified, rules, system, token::*, EditionsDeployment,
        ModifyGroupMint,
    },
    anchor_lang::prelude::*,
};

/// Changes to a deployment; what is absent stays as it is.
#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug, Default, PartialEq, Eq)]
pub struct ModifyArgs {
    /// Most items there will ever be: 0 = unlimited, else at least the number issued.
    pub max_number_of_tokens: Option<u64>,
    /// Name of the collection, at most 64 bytes.
    #[cfg_attr(not(feature = "idl-build"), borsh(deserialize_with = "crate::text"))]
    pub collection_name: Option<String>,
    /// Metadata uri of the collection, at most 200 bytes.
    #[cfg_attr(not(feature = "idl-build"), borsh(deserialize_with = "crate::text"))]
    pub collection_uri: Option<String>,
    /// Name of items to come, at most 64 bytes; `{}` stands for the number.
    #[cfg_attr(not(feature = "idl-build"), borsh(deserialize_with = "crate::text"))]
    pub item_base_name: Option<String>,
    /// Metadata uri of items to come, at most 200 bytes; `{}` stands for the number.
    #[cfg_attr(not(feature = "idl-build"), borsh(deserialize_with = "crate::text"))]
    pub item_base_uri: Option<String>,
}

/// Applies the changes to the record, the group and the collection's metadata.
pub fn modify(ctx: Context<ModifyGroupMint>, args: ModifyArgs) -> Result<()> {
    let accounts = ctx.accounts;
    if let Some(name) = &args.collection_name {
        rules::check_name(name)?;
    }
    if let Some(uri) = &args.collection_uri {
        rules::check_uri(uri)?;
    }
    let deployment = &mut accounts.editions_deployment;
    if let Some(max) = args.max_number_of_tokens {
        deployment.max_number_of_tokens = max;
    }
    if let Some(name) = args.item_base_name {
        deployment.item_name_is_template = rules::check_template(&name)?;
        deployment.item_base_name = name;
    }
    if let Some(uri) = args.item_base_uri {
        deployment.item_uri_is_template = rules::check_template(&uri)?;
        deployment.item_base_uri = uri;
    }
    deployment.invariant()?;
    let account: &AccountInfo = deployment.as_ref().as_ref();
    account.resize(deployment.size())?;
    system::top_up(accounts.payer.view(), account.view(), 0)?;

    accounts.group_mint().change(|token, mint| {
        if let Some(max) = args.max_number_of_tokens {
            token.set_group_max_size(mint, EditionsDeployment::group_max_size(max))?;
        }
        if let Some(name) = &args.collection_name {
            token.set_field(mint, MetadataField::Name, name)?;
        }
        if let Some(uri) = &args.collection_uri {
            token.set_field(mint, MetadataField::Uri, uri)?;
        }
        Ok(())
    })?;

    let deployment = &accounts.editions_deployment;
    emit!(DeploymentModified {
        editions_deployment: deployment.key(),
        max_number_of_tokens: deployment.max_number_of_tokens,
        item_base_name: deployment.item_base_name.clone(),
        item_base_uri: deployment.item_base_uri.clone(),
        collection_name: args.collection_name,
        collection_uri: args.collection_uri,
    });
    Ok(())
}
