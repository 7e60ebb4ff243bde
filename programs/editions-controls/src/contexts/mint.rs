use {
    anchor_lang::prelude::*,
    anchor_spl::{associated_token::AssociatedToken, token_2022::Token2022},
    editions::program::Editions,
};

/// The minter and its counters: the accounts before the item's mint in both mint instructions.
#[derive(Accounts)]
pub struct MintRecords<'info> {
    /// The collection.
    /// CHECK: compared with the controls' in `MintAccounts::check_accounts`.
    #[account(mut)]
    pub editions_deployment: UncheckedAccount<'info>,

    /// The collection's controls.
    /// CHECK: owner by `MintAccounts::read_terms`, kind by `MintTerms::read`.
    #[account(mut)]
    pub editions_controls: UncheckedAccount<'info>,

    /// The hashlist page of the next item.
    /// CHECK: checked by the editions program.
    #[account(mut)]
    pub hashlist: UncheckedAccount<'info>,

    /// Is counted, and pays price and rent and gets the item, unless others do.
    #[account(mut)]
    pub minter: Signer<'info>,

    /// The minter's counter in the collection.
    /// CHECK: checked by `MinterStats::open`.
    #[account(mut)]
    pub minter_stats: UncheckedAccount<'info>,

    /// The minter's counter in the phase.
    /// CHECK: checked by `MinterStats::open`.
    #[account(mut)]
    pub minter_stats_phase: UncheckedAccount<'info>,
}

/// The accounts after the item's mint in both mint instructions: its destination, payments and
/// further approvals.
#[derive(Accounts)]
pub struct MintParties<'info> {
    /// The collection's group mint.
    /// CHECK: checked by the editions program.
    #[account(mut)]
    pub group_mint: UncheckedAccount<'info>,

    /// The receiver's associated token account of `mint`.
    /// CHECK: checked by the associated token program.
    #[account(mut)]
    pub token_account: UncheckedAccount<'info>,

    /// Receives the price less the platform fee; its token account where the price is in tokens.
    /// CHECK: compared with the controls' in `MintAccounts::check_treasury`, or by `pay_in_tokens`.
    #[account(mut)]
    pub treasury: UncheckedAccount<'info>,

    /// The minter's allowlist entry; for allowlist phases.
    /// CHECK: checked by `UserAllowListData::read`.
    pub allowlist_entry: Option<UncheckedAccount<'info>>,

    /// Owner of the collection or its named co-signer; where a co-sign is set.
    pub creator: Option<Signer<'info>>,

    pub token_program: Program<'info, Token2022>,
    pub associated_token_program: Program<'info, AssociatedToken>,
    pub system_program: Program<'info, System>,
    pub editions_program: Program<'info, Editions>,
}

/// The accounts that `mint_with_controls_v3` adds: another payer, another receiver, and a price in tokens.
#[derive(Accounts)]
pub struct MintFunding<'info> {
    /// Pays price and rent; may be the minter itself.
    #[account(mut)]
    pub payer: Signer<'info>,

    /// Gets the item as a gift: a wallet or a vault; absent = the minter.
    /// CHECK: `MintAccounts::check_accounts`.
    pub receiver: Option<UncheckedAccount<'info>>,

    /// The payer's token account; for prices in tokens above 0.
    /// CHECK: `TokenMint::spendable`.
    #[account(mut)]
    pub payer_token_account: Option<UncheckedAccount<'info>>,

    /// Mint of the phase's price token; for prices in tokens.
    /// CHECK: compared with the phase's in `MintAccounts::check_treasury`.
    pub price_token: Option<UncheckedAccount<'info>>,

    /// The Token program or Token-2022; for prices in tokens.
    /// CHECK: `TokenMint::new`.
    pub price_token_program: Option<UncheckedAccount<'info>>,

    /// The collection's record for the token; where a receiver's token account is closed or frozen.
    /// CHECK: `PriceToken::read`.
    #[account(mut)]
    pub price_token_record: Option<UncheckedAccount<'info>>,

    /// The record's vault; together with the record.
    /// CHECK: compared with the record's in `MintAccounts::keep`.
    #[account(mut)]
    pub price_token_vault: Option<UncheckedAccount<'info>>,
}
