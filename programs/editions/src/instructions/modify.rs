use {
    super::ModifyGroupMint,
    crate::{
        errors::EditionsError, events::DeploymentModified, rules, state::EditionsDeployment,
        system, token::MetadataField,
    },
    anchor_lang::prelude::*,
};

/// Changes to a deployment; what is absent stays as it is.
#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug)]
pub struct ModifyArgs {
    /// Most items there will ever be: 0 = unlimited, else at least the number issued.
    pub max_number_of_tokens: Option<u64>,
    /// Name of the collection, at most 64 bytes.
    pub collection_name: Option<String>,
    /// Metadata uri of the collection, at most 200 bytes.
    pub collection_uri: Option<String>,
    /// Name of items to come, at most 64 bytes; `{}` stands for the number.
    pub item_base_name: Option<String>,
    /// Metadata uri of items to come, at most 200 bytes; `{}` stands for the number.
    pub item_base_uri: Option<String>,
}

impl ModifyArgs {
    fn validate(&self, deployment: &EditionsDeployment) -> Result<()> {
        if let Some(max) = self.max_number_of_tokens {
            require!(
                max == 0 || max >= deployment.number_of_tokens_issued,
                EditionsError::MaxBelowIssued
            );
        }
        for name in [&self.collection_name, &self.item_base_name]
            .into_iter()
            .flatten()
        {
            rules::check_name(name)?;
        }
        for uri in [&self.collection_uri, &self.item_base_uri]
            .into_iter()
            .flatten()
        {
            rules::check_uri(uri)?;
        }
        Ok(())
    }
}

/// Applies the changes to the record, the group and the collection's metadata.
pub fn handle(ctx: Context<ModifyGroupMint>, args: ModifyArgs) -> Result<()> {
    let accounts = ctx.accounts;
    args.validate(&accounts.editions_deployment)?;

    if let Some(max) = args.max_number_of_tokens {
        accounts.editions_deployment.max_number_of_tokens = max;
    }
    set_item_templates(accounts, args.item_base_name, args.item_base_uri)?;
    accounts.change_group_mint(|token| {
        let mint = &accounts.group_mint;
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
    deployment.invariant()?;
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

fn set_item_templates(
    accounts: &mut ModifyGroupMint,
    name: Option<String>,
    uri: Option<String>,
) -> Result<()> {
    if name.is_none() && uri.is_none() {
        return Ok(());
    }
    let deployment = &mut accounts.editions_deployment;
    if let Some(name) = name {
        deployment.item_name_is_template = rules::check_template(&name)?;
        deployment.item_base_name = name;
    }
    if let Some(uri) = uri {
        deployment.item_uri_is_template = rules::check_template(&uri)?;
        deployment.item_base_uri = uri;
    }
    let size = EditionsDeployment::size(
        &deployment.symbol,
        &deployment.item_base_name,
        &deployment.item_base_uri,
    );
    let account: &AccountInfo = deployment.as_ref().as_ref();
    account.resize(size)?;
    system::top_up(&accounts.payer, account)
}
