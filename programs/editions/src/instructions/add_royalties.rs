use {
    super::ModifyGroupMint,
    crate::{
        base58,
        errors::EditionsError,
        events::RoyaltiesChanged,
        rules::{check_royalties, ROYALTY_KEY},
        system,
        token::{metadata, TokenCall},
    },
    anchor_lang::prelude::*,
    anchor_spl::compat::spl_token_metadata_interface::state::Field,
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
    /// At most 5, distinct, with shares that sum to 100; empty only where the royalties are 0.
    pub creators: Vec<CreatorWithShare>,
}

/// Writes the first royalties of a collection.
pub fn handle(ctx: Context<ModifyGroupMint>, args: UpdateRoyaltiesArgs) -> Result<()> {
    let accounts = &ctx.accounts;
    check_royalties(args.royalty_basis_points, &args.creators)?;
    let has_royalties =
        accounts.with_metadata(|metadata| Ok(metadata.value_of(ROYALTY_KEY).is_some()))?;
    require!(!has_royalties, EditionsError::RoyaltiesAlreadyAdded);

    let fields = royalty_fields(&args);
    let growth = fields
        .iter()
        .map(|(key, value)| metadata::field_size(key, value))
        .fold(0, usize::saturating_add);
    let length = accounts.group_mint.data_len().saturating_add(growth);
    system::top_up(&accounts.payer, &accounts.group_mint, length, &Rent::get()?)?;
    accounts.with_token_call(|token| write_fields(token, &accounts.group_mint, fields))?;

    emit!(RoyaltiesChanged {
        editions_deployment: accounts.editions_deployment.key(),
        royalty_basis_points: args.royalty_basis_points,
        creators: args.creators,
    });
    Ok(())
}

/// Royalties as text fields: the basis points, then one field per creator.
pub fn royalty_fields(args: &UpdateRoyaltiesArgs) -> Vec<(String, String)> {
    let mut digits = itoa::Buffer::new();
    let mut fields = Vec::with_capacity(args.creators.len().saturating_add(1));
    fields.push((
        ROYALTY_KEY.into(),
        digits.format(args.royalty_basis_points).into(),
    ));
    for creator in &args.creators {
        fields.push((
            base58::encode(&creator.address),
            digits.format(creator.share).into(),
        ));
    }
    fields
}

/// Sets each of the fields.
pub fn write_fields<'info>(
    token: &TokenCall<'_, 'info>,
    group_mint: &AccountInfo<'info>,
    fields: Vec<(String, String)>,
) -> Result<()> {
    for (key, value) in fields {
        token.set_field(group_mint, Field::Key(key), value)?;
    }
    Ok(())
}
