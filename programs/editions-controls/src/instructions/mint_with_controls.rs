use {
    crate::{contexts::*, mint::*, ControlsError, MerkleMintInput},
    anchor_lang::prelude::*,
    editions::account::View,
};

/// Terms of a mint (specification 3.7). Proof, price and claims belong together, and to merkle phases.
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
    /// Combines the three parts if any is present.
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

/// Fee recipients with a share follow as remaining accounts, writable, in record order.
#[derive(Accounts)]
pub struct MintWithControls<'info> {
    pub records: MintRecords<'info>,

    /// The item's new mint, a fresh keypair; one that the minter has a token account of is refused.
    #[account(mut)]
    pub mint: Signer<'info>,

    pub parties: MintParties<'info>,
}

/// Mints the item.
pub fn mint_with_controls<'info>(
    ctx: Context<'info, MintWithControls<'info>>,
    input: MintInput,
) -> Result<()> {
    let accounts = &ctx.accounts;
    let recipients: Vec<_> = ctx.remaining_accounts.iter().map(View::view).collect();
    MintAccounts::new(
        &accounts.records,
        &accounts.mint,
        &accounts.parties,
        &recipients,
    )
    .mint_item(MintRequest {
        phase_index: input.phase_index,
        merkle_mint_input: input.merkle_mint_input(),
        missing_merkle_input: ControlsError::PrivatePhaseNoProof,
        max_price: None,
        max_rent: None,
        expires_at: None,
        is_mint_derived: false,
        uses_batch: false,
        names_parties: false,
    })
}
