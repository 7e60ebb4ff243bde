//! Editions controls: who may mint an editions deployment's items, when and for how much.
//!
//! The controls record is the deployment's creator and co-signer, so that no item can be minted
//! past its phases, caps and fees.

pub mod contexts;
pub mod errors;
pub mod events;
pub mod instructions;
pub mod limits;
pub mod mint;
mod receiver_accounts;
pub mod rules;
pub mod state;
mod token_account;

use anchor_lang::prelude::*;
#[cfg(not(feature = "cpi"))]
use {editions::entry::DirectInstruction, mint::MintAccounts};

pub use contexts::*;
pub use errors::ControlsError;
// Anchor requires handlers to be named like their instructions.
#[allow(ambiguous_glob_reexports)]
pub use instructions::*;
pub use state::*;

declare_id!("GVpxzLRReZXQJWhURUmuaA1MmDjuLq8Eyjs9cZQJYKjp");

#[cfg(not(feature = "cpi"))]
solana_security_txt::security_txt! {
    name: "Mintline editions controls",
    project_url: "https://mintline.dev",
    contacts: "email:security@mintline.dev",
    policy: "https://mintline.dev/security",
    preferred_languages: "en",
    source_code: "https://github.com/mintline/mintline",
    auditors: "None"
}

/// Keeps the text in the program when a linker drops unreferenced data.
#[cfg(not(feature = "cpi"))]
#[used]
static KEPT: &str = SECURITY_TXT;

#[program]
pub mod editions_controls {
    use super::*;

    /// Deploys a collection: deployment, group mint, royalties, extra metadata and controls.
    pub fn initialise_editions_controls(
        ctx: Context<InitialiseEditionsControls>,
        input: InitialiseControlInput,
    ) -> Result<()> {
        instructions::initialise_editions_controls(ctx, input)
    }

    /// Adds a phase behind the others; it is active at once.
    pub fn add_phase(ctx: Context<ChangePhases>, args: AddPhaseArgs) -> Result<()> {
        instructions::add_phase(ctx, args)
    }

    /// Replaces the terms of a phase; what has been minted in it still counts.
    pub fn modify_phase(ctx: Context<ChangePhases>, args: ModifyPhaseArgs) -> Result<()> {
        instructions::modify_phase(ctx, args)
    }

    /// Mints the next item into a fresh mint whose keypair signs. Obeys the same rules as
    /// `mint_with_controls_v2`, but for its bounds on price, rent and time.
    pub fn mint_with_controls<'info>(
        ctx: Context<'info, MintWithControls<'info>>,
        input: MintInput,
    ) -> Result<()> {
        instructions::mint_with_controls(ctx, input)
    }

    /// Mints the next item into a mint at an address of its own, for at most `max_price`
    /// and `max_rent`.
    pub fn mint_with_controls_v2<'info>(
        ctx: Context<'info, MintWithControlsV2<'info>>,
        input: MintInputV2,
    ) -> Result<()> {
        instructions::mint_with_controls_v2(ctx, input)
    }

    /// Mints the next item as `mint_with_controls_v2` does, for a price in lamports or tokens that a payer
    /// beside the minter may pay, and to a receiver that may be another wallet.
    pub fn mint_with_controls_v3<'info>(
        ctx: Context<'info, MintWithControlsV3<'info>>,
        input: MintInputV2,
    ) -> Result<()> {
        instructions::mint_with_controls_v3(ctx, input)
    }

    /// Lets phases be priced in a token: a mint of the Token program, or a plain one of Token-2022.
    pub fn add_price_token(ctx: Context<AddPriceToken>) -> Result<()> {
        instructions::add_price_token(ctx)
    }

    /// Writes the allowlist entry of a wallet in a phase; an entry that exists is overwritten.
    pub fn add_to_allowlist(ctx: Context<AddToAllowlist>, args: AddToAllowlistArgs) -> Result<()> {
        instructions::add_to_allowlist(ctx, args)
    }

    /// Closes an allowlist entry; its rent goes to whoever paid it, and what the wallet has minted
    /// still counts.
    pub fn close_allowlist_account(
        ctx: Context<CloseAllowlistAccount>,
        args: CloseAllowlistAccountArgs,
    ) -> Result<()> {
        instructions::close_allowlist_account(ctx, args)
    }

    /// Changes treasury, caps, co-sign, or the collection's texts and supply.
    pub fn modify_collection(
        ctx: Context<ModifyDeployment>,
        args: ModifyCollectionArgs,
    ) -> Result<()> {
        instructions::modify_collection(ctx, args)
    }

    /// Removes, then sets, extra metadata fields of the collection.
    pub fn modify_metadata(ctx: Context<ModifyDeployment>, args: ModifyMetadataArgs) -> Result<()> {
        instructions::modify_metadata(ctx, args)
    }

    /// Replaces the royalties; creators that are not named any more are removed.
    pub fn modify_royalties(
        ctx: Context<ModifyDeployment>,
        args: UpdateRoyaltiesArgs,
    ) -> Result<()> {
        instructions::modify_royalties(ctx, args)
    }

    /// Replaces the platform fee, within its cap; for either fee admin.
    pub fn modify_platform_fee(
        ctx: Context<ModifyPlatformFee>,
        args: UpdatePlatformFeeArgs,
    ) -> Result<()> {
        instructions::modify_platform_fee(ctx, args)
    }

    /// Hands on the role of the primary platform fee admin; for that admin.
    pub fn modify_platform_fee_primary_admin(
        ctx: Context<ChangePlatformFee>,
        new_admin: Pubkey,
    ) -> Result<()> {
        instructions::modify_platform_fee_primary_admin(ctx, new_admin)
    }

    /// Hands on the role of the secondary platform fee admin; for either fee admin.
    pub fn modify_platform_fee_secondary_admin(
        ctx: Context<ChangePlatformFee>,
        new_admin: Pubkey,
    ) -> Result<()> {
        instructions::modify_platform_fee_secondary_admin(ctx, new_admin)
    }

    /// Lowers the highest platform fee that the fee admins can set; for the primary fee admin.
    pub fn lower_platform_fee_cap(ctx: Context<ChangePlatformFee>, cap: FeeCap) -> Result<()> {
        instructions::lower_platform_fee_cap(ctx, cap)
    }

    /// Gives up changing parts of the collection, for good; for the owner.
    pub fn lock(ctx: Context<Lock>, locks: Locks) -> Result<()> {
        instructions::lock(ctx, locks)
    }

    /// Pays out what a treasury or fee recipient could not receive when items were minted; for
    /// anybody.
    pub fn claim_payment(ctx: Context<ClaimPayment>) -> Result<()> {
        instructions::claim_payment(ctx)
    }

    /// Pays out the tokens that a treasury or fee recipient could not receive when items were minted;
    /// for anybody.
    pub fn claim_token_payment(ctx: Context<ClaimTokenPayment>) -> Result<()> {
        instructions::claim_token_payment(ctx)
    }

    /// Commits the owner to the files that a later `reveal_files` gives to the items; before the first mint.
    pub fn commit_reveal(ctx: Context<CommitReveal>, args: CommitRevealArgs) -> Result<()> {
        instructions::commit_reveal(ctx, args)
    }

    /// Reveals the files of all items at once, as committed to.
    pub fn reveal_files(ctx: Context<RevealFiles>, args: RevealFilesArgs) -> Result<()> {
        instructions::reveal_files(ctx, args)
    }

    /// Hands the collection to a new owner, at once.
    pub fn transfer_ownership(ctx: Context<TransferOwnership>) -> Result<()> {
        instructions::transfer_ownership(ctx)
    }

    /// Changes the name and uri of one minted item.
    pub fn update_token_name_uri(
        ctx: Context<UpdateTokenNameUri>,
        args: UpdateTokenNameUriArgs,
    ) -> Result<()> {
        instructions::update_token_name_uri(ctx, args)
    }
}

#[cfg(not(feature = "cpi"))]
editions::program_entrypoint!(
    [
        DirectInstruction::of::<instruction::MintWithControlsV2>(
            MintAccounts::COUNT,
            mint_directly
        )
        .and_more(),
        DirectInstruction::of::<instruction::MintWithControlsV3>(
            MintAccounts::FUNDED_COUNT,
            mint_funded_directly
        )
        .and_more(),
        DirectInstruction::of::<instruction::ModifyRoyalties>(
            DeploymentAccounts::COUNT,
            modify_royalties_directly
        ),
    ],
    MintAccounts::MAX_COUNT,
    entry
);
