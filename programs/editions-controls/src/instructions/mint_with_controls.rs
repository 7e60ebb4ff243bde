use {
    super::{
        mint_item::{MintAccounts, MintRequest},
        MerkleMintInput,
    },
    crate::errors::ControlsError,
    anchor_lang::prelude::*,
    anchor_spl::{associated_token::AssociatedToken, token_2022::Token2022},
    editions::program::Editions,
};

/// What to mint (specification 3.7). Proof, price and claims belong together, and to merkle phases.
#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug)]
pub struct MintInput {
    /// The phase, from 0.
    pub phase_index: u32,
    /// Siblings from the leaf to the root.
    pub merkle_proof: Option<Vec<[u8; 32]>>,
    /// Lamports for one item, as in the list; 0 = free.
    pub allow_list_price: Option<u64>,
    /// Most items that the wallet may mint in the phase, as in the list.
    pub allow_list_max_claims: Option<u64>,
}

impl MintInput {
    /// The three parts as one, if any of them is there.
    fn merkle_mint_input(self) -> Option<MerkleMintInput> {
        let is_present = self.merkle_proof.is_some()
            || self.allow_list_price.is_some()
            || self.allow_list_max_claims.is_some();
        is_present.then(|| MerkleMintInput {
            merkle_proof: self.merkle_proof.unwrap_or_default(),
            allow_list_price: self.allow_list_price,
            allow_list_max_claims: self.allow_list_max_claims,
        })
    }
}

/// Fee recipients with a share follow as further accounts, writable, in the order of the record.
#[derive(Accounts)]
pub struct MintWithControls<'info> {
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
    /// CHECK: checked by `MinterCounter::open`.
    #[account(mut)]
    pub minter_stats: UncheckedAccount<'info>,

    /// The minter's counter in the phase.
    /// CHECK: checked by `MinterCounter::open`.
    #[account(mut)]
    pub minter_stats_phase: UncheckedAccount<'info>,

    /// The item's new mint, a fresh keypair. A key that was a mint before may have token accounts
    /// that are frozen or cannot transfer; v2 has no such past.
    #[account(mut)]
    pub mint: Signer<'info>,

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

    /// Owner of the collection; where a co-sign is set.
    pub creator: Option<Signer<'info>>,

    pub token_program: Program<'info, Token2022>,
    pub associated_token_program: Program<'info, AssociatedToken>,
    pub system_program: Program<'info, System>,
    pub editions_program: Program<'info, Editions>,
}

impl<'info> MintWithControls<'info> {
    /// Mints the item.
    pub fn handle(ctx: Context<'info, Self>, input: MintInput) -> Result<()> {
        let accounts = &ctx.accounts;
        MintAccounts {
            editions_deployment: &accounts.editions_deployment,
            editions_controls: &accounts.editions_controls,
            hashlist: &accounts.hashlist,
            minter: &accounts.minter,
            minter_stats: &accounts.minter_stats,
            minter_stats_phase: &accounts.minter_stats_phase,
            mint: &accounts.mint,
            group_mint: &accounts.group_mint,
            token_account: &accounts.token_account,
            treasury: &accounts.treasury,
            allowlist_entry: accounts.allowlist_entry.as_deref(),
            creator: accounts.creator.as_deref(),
            token_program: &accounts.token_program,
            associated_token_program: &accounts.associated_token_program,
            system_program: &accounts.system_program,
            fee_recipients: ctx.remaining_accounts,
        }
        .mint_item(MintRequest {
            phase_index: input.phase_index,
            merkle_mint_input: input.merkle_mint_input(),
            missing_merkle_input: ControlsError::PrivatePhaseNoProof,
            max_price: None,
            is_mint_derived: false,
        })
    }
}
