//! Seeds for this program's addresses; the TypeScript client mirrors them by name.

/// Controls: this, then the deployment.
pub const EDITIONS_CONTROLS: &[u8] = b"editions_controls";
/// A wallet's counter in the collection: this, the deployment, then the wallet.
pub const MINTER_STATS: &[u8] = b"minter_stats";
/// A wallet's counter in a phase: this, the deployment, the wallet, then the phase index as u32
/// little-endian.
pub const MINTER_STATS_PHASE: &[u8] = b"minter_stats_phase";
/// Allowlist entry: this, the deployment, the wallet, then the phase index as u32 little-endian.
pub const ALLOWLIST_ENTRY: &[u8] = b"allowlist_entry";
/// An item's mint: this, the deployment, the wallet, then the wallet's mint count in the
/// collection before this mint as u64 little-endian.
pub const ITEM_MINT: &[u8] = b"item_mint";
/// Price token: this, the deployment, then the token's mint.
pub const PRICE_TOKEN: &[u8] = b"price_token";
/// Vault for what cannot be paid in a price token: this, then the price token's record.
pub const PRICE_TOKEN_VAULT: &[u8] = b"price_token_vault";
/// Reveal: this, then the deployment.
pub const REVEAL: &[u8] = b"reveal";
