use {
    super::mint_item::{MintAccounts, MintRequest},
    crate::{errors::ControlsError, rules},
    anchor_lang::prelude::*,
    anchor_spl::{associated_token::AssociatedToken, token_2022::Token2022},
    editions::program::Editions,
};

/// A wallet's place in the list of a merkle phase.
#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug)]
pub struct MerkleMintInput {
    /// Siblings from the leaf to the root; never empty.
    pub merkle_proof: Vec<[u8; 32]>,
    /// Lamports for one item, as in the list; 0 = free. Required.
    pub allow_list_price: Option<u64>,
    /// Most items that the wallet may mint in the phase, as in the list. Required, at least 1.
    pub allow_list_max_claims: Option<u64>,
}

impl MerkleMintInput {
    /// (price, most claims), once the proof shows that the list grants them to the wallet.
    pub fn verified_claim(&self, wallet: &Pubkey, root: Option<&[u8; 32]>) -> Result<(u64, u64)> {
        let root = root.ok_or(ControlsError::MerkleRootNotSet)?;
        require!(
            !self.merkle_proof.is_empty(),
            ControlsError::MerkleProofRequired
        );
        let (Some(price), Some(max_claims @ 1..)) =
            (self.allow_list_price, self.allow_list_max_claims)
        else {
            return err!(ControlsError::AllowListPriceAndMaxClaimsRequired);
        };
        let leaf = rules::merkle_leaf(wallet, price, max_claims);
        require!(
            rules::is_in_tree(leaf, &self.merkle_proof, root),
            ControlsError::InvalidMerkleProof
        );
        Ok((price, max_claims))
    }
}

/// What to mint (specification 3.7).
#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug)]
pub struct MintInputV2 {
    /// The phase, from 0.
    pub phase_index: u8,
    /// For merkle phases and no others.
    pub merkle_mint_input: Option<MerkleMintInput>,
    /// Most lamports to pay for the item, so that the price cannot be raised under a mint that is
    /// on its way; absent = any price.
    pub max_price: Option<u64>,
}

/// Fee recipients with a share follow as further accounts, writable, in the order of the record.
#[derive(Accounts)]
pub struct MintWithControlsV2<'info> {
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

    /// The item's new mint, at `["item_mint", deployment, minter, mint count as u64 little-endian]`.
    /// CHECK: its address is found by `MintAccounts::mint_in_group`.
    #[account(mut)]
    pub mint: UncheckedAccount<'info>,

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

impl<'info> MintWithControlsV2<'info> {
    /// Mints the item.
    pub fn handle(ctx: Context<'info, Self>, input: MintInputV2) -> Result<()> {
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
            phase_index: input.phase_index.into(),
            merkle_mint_input: input.merkle_mint_input,
            missing_merkle_input: ControlsError::MerkleInputRequired,
            max_price: input.max_price,
            is_mint_derived: true,
        })
    }
}
