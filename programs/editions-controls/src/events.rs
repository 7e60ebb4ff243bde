//! One event per change, for programs that follow transactions. Accounts are the truth and events
//! a convenience: the runtime keeps 10,000 log bytes, and a transaction's sender can fill them
//! before it calls this program, so a change's event may be missing. Records, minter stats and the
//! editions program's hashlist have everything.
//!
//! Changes that the editions program makes on this one's behalf are in its own events: metadata,
//! royalties, item texts.
use {
    crate::{FeeCap, Locks, Phase, PlatformFeeRecipient},
    anchor_lang::prelude::*,
};

/// A collection was deployed.
#[event]
pub struct ControlsInitialised {
    pub editions_controls: Pubkey,
    pub editions_deployment: Pubkey,
    pub creator: Pubkey,
    pub treasury: Pubkey,
    /// 0 = unlimited.
    pub max_mints_per_wallet: u64,
    /// The default address = no co-sign.
    pub cosigner_program_id: Pubkey,
    pub platform_fee_primary_admin: Pubkey,
    /// The default address = nobody.
    pub platform_fee_secondary_admin: Pubkey,
    /// Lamports where `is_fee_flat`, else basis points.
    pub platform_fee_value: u64,
    pub is_fee_flat: bool,
    pub recipients: Vec<PlatformFeeRecipient>,
    pub platform_fee_cap: FeeCap,
    pub locks: Locks,
}

/// A phase was added.
#[event]
pub struct PhaseAdded {
    pub editions_deployment: Pubkey,
    pub phase_index: u32,
    pub phase: Phase,
}

/// A phase was modified; these are its terms now.
#[event]
pub struct PhaseModified {
    pub editions_deployment: Pubkey,
    pub phase_index: u32,
    pub phase: Phase,
}

/// An item was minted and paid for.
#[event]
pub struct MintedWithControls {
    pub editions_deployment: Pubkey,
    pub minter: Pubkey,
    pub mint: Pubkey,
    /// The item's number, from 1.
    pub number: u64,
    pub phase_index: u32,
    /// Lamports that the buyer paid, fee included.
    pub price: u64,
    /// Lamports of it that the fee recipients got.
    pub platform_fee: u64,
}

/// An item was minted and paid for by `mint_with_controls_v3`.
#[event]
pub struct MintedWithControlsV3 {
    pub editions_deployment: Pubkey,
    /// The wallet that is counted.
    pub minter: Pubkey,
    pub mint: Pubkey,
    /// The item's number, from 1.
    pub number: u64,
    pub phase_index: u32,
    /// Lamports, or base units of the price token, that the payer paid, fee included.
    pub price: u64,
    /// What of it the fee recipients got.
    pub platform_fee: u64,
    /// The wrapped native token for a price in lamports.
    pub price_token: Pubkey,
    /// The wallet that paid; the minter, unless the mint was sponsored.
    pub payer: Pubkey,
    /// The wallet that got the item; the minter, unless it was a gift.
    pub receiver: Pubkey,
}

/// Phases may be priced in this token from now on.
#[event]
pub struct PriceTokenAdded {
    pub editions_deployment: Pubkey,
    /// The token's mint.
    pub price_token: Pubkey,
}

/// Tokens that the collection owed were paid out.
#[event]
pub struct TokenPaymentClaimed {
    pub editions_deployment: Pubkey,
    /// The token's mint.
    pub price_token: Pubkey,
    pub receiver: Pubkey,
    /// Base units.
    pub amount: u64,
}

/// The owner committed to files that are revealed later.
#[event]
pub struct RevealCommitted {
    pub editions_deployment: Pubkey,
    pub commitment: [u8; 32],
    /// Number of files; items beyond it keep their own uri.
    pub file_count: u64,
}

/// The files of all items were revealed.
#[event]
pub struct FilesRevealed {
    pub editions_deployment: Pubkey,
    pub seed: [u8; 32],
    pub base_uri: String,
}

/// An allowlist entry was written; these are its terms now.
#[event]
pub struct AllowlistEntrySet {
    pub editions_deployment: Pubkey,
    pub phase_index: u8,
    pub user: Pubkey,
    /// Lamports for one item.
    pub price: u32,
    pub amount: u8,
}

/// An allowlist entry was closed.
#[event]
pub struct AllowlistEntryClosed {
    pub editions_deployment: Pubkey,
    pub phase_index: u8,
    pub user: Pubkey,
    /// Whoever paid for the entry.
    pub rent_receiver: Pubkey,
}

/// The collection was modified; these are treasury, wallet cap and co-sign now. What changed in
/// the deployment is in the event of the editions program.
#[event]
pub struct CollectionModified {
    pub editions_deployment: Pubkey,
    pub treasury: Pubkey,
    /// 0 = unlimited.
    pub max_mints_per_wallet: u64,
    /// The default address = no co-sign.
    pub cosigner_program_id: Pubkey,
}

/// The platform fee was replaced.
#[event]
pub struct PlatformFeeModified {
    pub editions_deployment: Pubkey,
    /// Lamports where `is_fee_flat`, else basis points.
    pub platform_fee_value: u64,
    pub is_fee_flat: bool,
    pub recipients: Vec<PlatformFeeRecipient>,
}

/// The primary platform fee admin was replaced.
#[event]
pub struct PlatformFeePrimaryAdminModified {
    pub editions_deployment: Pubkey,
    pub old_admin: Pubkey,
    pub new_admin: Pubkey,
}

/// The secondary platform fee admin was replaced.
#[event]
pub struct PlatformFeeSecondaryAdminModified {
    pub editions_deployment: Pubkey,
    pub old_admin: Pubkey,
    /// The default address = nobody.
    pub new_admin: Pubkey,
}

/// The collection has a new owner.
#[event]
pub struct OwnershipTransferred {
    pub editions_deployment: Pubkey,
    pub old_owner: Pubkey,
    pub new_owner: Pubkey,
}

/// Parts of the collection were locked; these are all its locks now.
#[event]
pub struct CollectionLocked {
    pub editions_deployment: Pubkey,
    pub locks: Locks,
}

/// The cap of the platform fee was lowered; this is the cap now.
#[event]
pub struct PlatformFeeCapLowered {
    pub editions_deployment: Pubkey,
    pub cap: FeeCap,
}

/// A treasury or fee recipient was paid what it could not receive before.
#[event]
pub struct PaymentClaimed {
    pub editions_deployment: Pubkey,
    pub receiver: Pubkey,
    pub lamports: u64,
}
