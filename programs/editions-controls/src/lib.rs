//! Editions controls: who may mint the items of an editions deployment, when and for how much.
//!
//! The controls record is the deployment's creator and co-signer, so that no item can be minted
//! past its phases, caps and fees.

mod editions_call;
pub mod errors;
pub mod events;
pub mod instructions;
pub mod limits;
pub mod rules;
pub mod state;

use anchor_lang::prelude::*;

pub use errors::ControlsError;
pub use instructions::*;
pub use state::*;

declare_id!("GVpxzLRReZXQJWhURUmuaA1MmDjuLq8Eyjs9cZQJYKjp");

#[cfg(not(feature = "no-entrypoint"))]
solana_security_txt::security_txt! {
    name: "Mintline editions controls",
    project_url: "https://mintline.dev",
    contacts: "email:security@mintline.dev",
    policy: "https://mintline.dev/security",
    source_code: "https://github.com/mintline/mintline"
}

/// Keeps the text in the program where a linker drops what nothing refers to.
#[cfg(not(feature = "no-entrypoint"))]
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
        InitialiseEditionsControls::handle(ctx, input)
    }

    /// Adds a phase behind the others; it is active at once.
    pub fn add_phase(ctx: Context<ChangePhases>, args: AddPhaseArgs) -> Result<()> {
        add_phase::handle(ctx, args)
    }

    /// Replaces the terms of a phase; what has been minted in it still counts.
    pub fn modify_phase(ctx: Context<ChangePhases>, args: ModifyPhaseArgs) -> Result<()> {
        modify_phase::handle(ctx, args)
    }

    /// Mints the next item into a fresh mint whose keypair signs. Obeys the same rules as
    /// `mint_with_controls_v2`, but for a bound on the price.
    pub fn mint_with_controls<'info>(
        ctx: Context<'info, MintWithControls<'info>>,
        input: MintInput,
    ) -> Result<()> {
        MintWithControls::handle(ctx, input)
    }

    /// Mints the next item into a mint at an address of its own, for at most `max_price`.
    pub fn mint_with_controls_v2<'info>(
        ctx: Context<'info, MintWithControlsV2<'info>>,
        input: MintInputV2,
    ) -> Result<()> {
        MintWithControlsV2::handle(ctx, input)
    }

    /// Writes the allowlist entry of a wallet in a phase; an entry that exists is overwritten.
    pub fn add_to_allowlist(ctx: Context<AddToAllowlist>, args: AddToAllowlistArgs) -> Result<()> {
        AddToAllowlist::handle(ctx, args)
    }

    /// Closes an allowlist entry; its rent goes to whoever paid it, and what the wallet has minted
    /// still counts.
    pub fn close_allowlist_account(
        ctx: Context<CloseAllowlistAccount>,
        args: CloseAllowlistAccountArgs,
    ) -> Result<()> {
        CloseAllowlistAccount::handle(ctx, args)
    }

    /// Changes treasury, caps, co-sign, or the collection's texts and supply.
    pub fn modify_collection(
        ctx: Context<ModifyDeployment>,
        args: ModifyCollectionArgs,
    ) -> Result<()> {
        modify_collection::handle(ctx, args)
    }

    /// Removes, then sets, extra metadata fields of the collection.
    pub fn modify_metadata(ctx: Context<ModifyDeployment>, args: ModifyMetadataArgs) -> Result<()> {
        modify_metadata::handle(ctx, args)
    }

    /// Replaces the royalties; creators that are not named any more are removed.
    pub fn modify_royalties(
        ctx: Context<ModifyDeployment>,
        args: UpdateRoyaltiesArgs,
    ) -> Result<()> {
        modify_royalties::handle(ctx, args)
    }

    /// Replaces the platform fee; for either fee admin.
    pub fn modify_platform_fee(
        ctx: Context<ModifyPlatformFee>,
        args: UpdatePlatformFeeArgs,
    ) -> Result<()> {
        ModifyPlatformFee::handle(ctx, args)
    }

    /// Hands on the role of the primary platform fee admin; for that admin.
    pub fn modify_platform_fee_primary_admin(
        ctx: Context<ChangePlatformFee>,
        new_admin: Pubkey,
    ) -> Result<()> {
        modify_platform_fee_primary_admin::handle(ctx, new_admin)
    }

    /// Hands on the role of the secondary platform fee admin; for either fee admin.
    pub fn modify_platform_fee_secondary_admin(
        ctx: Context<ChangePlatformFee>,
        new_admin: Pubkey,
    ) -> Result<()> {
        modify_platform_fee_secondary_admin::handle(ctx, new_admin)
    }

    /// Hands the collection to a new owner, at once.
    pub fn transfer_ownership(ctx: Context<TransferOwnership>) -> Result<()> {
        TransferOwnership::handle(ctx)
    }

    /// Changes the name and uri of one minted item.
    pub fn update_token_name_uri(
        ctx: Context<UpdateTokenNameUri>,
        args: UpdateTokenNameUriArgs,
    ) -> Result<()> {
        UpdateTokenNameUri::handle(ctx, args)
    }
}
