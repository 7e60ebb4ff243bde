use {
    crate::{contexts::*, mint::*, MintInputV2},
    anchor_lang::{error::ErrorCode, prelude::*},
    editions::account::{AccountView, View},
};

/// Fee recipients with a share follow as remaining accounts, writable, in record order; their token
/// accounts where the price is in tokens.
#[derive(Accounts)]
pub struct MintWithControlsV3<'info> {
    pub records: MintRecords<'info>,

    /// The item's new mint, at `["item_mint", deployment, minter, mint count as u64 little-endian]`.
    /// CHECK: its address is found by `MintAccounts::mint_in_group`.
    #[account(mut)]
    pub mint: UncheckedAccount<'info>,

    pub parties: MintParties<'info>,

    pub funding: MintFunding<'info>,
}

fn request(input: MintInputV2) -> MintRequest {
    MintRequest {
        names_parties: true,
        ..input.into()
    }
}

/// Mints the item for `Context<MintWithControlsV3>`. The program's entrypoint calls
/// `mint_funded_directly` instead.
pub fn mint_with_controls_v3<'info>(
    ctx: Context<'info, MintWithControlsV3<'info>>,
    input: MintInputV2,
) -> Result<()> {
    let accounts = &ctx.accounts;
    let recipients: Vec<_> = ctx.remaining_accounts.iter().map(View::view).collect();
    let (records, parties) = (&accounts.records, &accounts.parties);
    MintAccounts::new(records, &accounts.mint, parties, &recipients)
        .funded(&accounts.funding)?
        .mint_item(request(input))
}

/// Mints the item with accounts and data as the runtime wrote them.
pub fn mint_funded_directly(accounts: &[AccountView], data: &[u8]) -> Result<()> {
    let input = MintInputV2::deserialize(&mut &data[..])
        .map_err(|_| ErrorCode::InstructionDidNotDeserialize)?;
    MintAccounts::load_funded(accounts)?.mint_item(request(input))
}
