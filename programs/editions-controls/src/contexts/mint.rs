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

    /// Is counted, pays price and rent, and receives the item.
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

    /// The minter's associated token account of `mint`.
    /// CHECK: checked by the associated token program.
    #[account(mut)]
    pub token_account: UncheckedAccount<'info>,

    /// Receives the price less the platform fee.
    /// CHECK: compared with the controls' in `MintAccounts::check_accounts`.
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
