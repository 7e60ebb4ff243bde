use {
    crate::{contexts::*, mint::*, rules, ControlsError},
    anchor_lang::{error::ErrorCode, prelude::*},
    editions::account::{AccountView, View},
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
    /// (price, most claims), once the proof is verified for the wallet.
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

/// Terms of a mint (specification 3.7).
#[derive(AnchorSerialize, AnchorDeserialize, Clone, Debug)]
pub struct MintInputV2 {
    /// The phase, from 0.
    pub phase_index: u8,
    /// For merkle phases and no others.
    pub merkle_mint_input: Option<MerkleMintInput>,
    /// Most to pay for the item, in lamports or base units of the price token, so that the price cannot
    /// be raised under a mint that is on its way; absent = any price.
    pub max_price: Option<u64>,
    /// Most lamports to pay beside the price, for the rent of all accounts that the mint creates or
    /// enlarges; absent = any rent.
    pub max_rent: Option<u64>,
    /// Unix seconds; the mint fails after this, so that a co-signature does not count forever.
    /// Absent = no end.
    pub expires_at: Option<i64>,
    /// True to make the calls to Token-2022 in its Batch instruction: they cost 3,500 compute units
    /// less, and fail where that program is older than its version 11.
    pub uses_batch: bool,
}

/// Fee recipients with a share follow as remaining accounts, writable, in record order.
#[derive(Accounts)]
pub struct MintWithControlsV2<'info> {
    pub records: MintRecords<'info>,

    /// The item's new mint, at `["item_mint", deployment, minter, mint count as u64 little-endian]`.
    /// CHECK: its address is found by `MintAccounts::mint_in_group`.
    #[account(mut)]
    pub mint: UncheckedAccount<'info>,

    pub parties: MintParties<'info>,
}

impl From<MintInputV2> for MintRequest {
    fn from(input: MintInputV2) -> Self {
        Self {
            phase_index: input.phase_index.into(),
            merkle_mint_input: input.merkle_mint_input,
            missing_merkle_input: ControlsError::MerkleInputRequired,
            max_price: input.max_price,
            max_rent: input.max_rent,
            expires_at: input.expires_at,
            is_mint_derived: true,
            uses_batch: input.uses_batch,
            names_parties: false,
        }
    }
}

/// Mints the item for `Context<MintWithControlsV2>`. The program's entrypoint calls
/// `mint_directly` instead.
pub fn mint_with_controls_v2<'info>(
    ctx: Context<'info, MintWithControlsV2<'info>>,
    input: MintInputV2,
) -> Result<()> {
    let accounts = &ctx.accounts;
    let recipients: Vec<_> = ctx.remaining_accounts.iter().map(View::view).collect();
    let (records, parties) = (&accounts.records, &accounts.parties);
    MintAccounts::new(records, &accounts.mint, parties, &recipients).mint_item(input.into())
}

/// Mints the item with accounts and data as the runtime wrote them.
pub fn mint_directly(accounts: &[AccountView], data: &[u8]) -> Result<()> {
    let input = MintInputV2::deserialize(&mut &data[..])
        .map_err(|_| ErrorCode::InstructionDidNotDeserialize)?;
    MintAccounts::load(accounts)?.mint_item(input.into())
}
