//! Seeds for this program's addresses; the TypeScript client mirrors them by name.

/// Deployment: this, then the symbol.
pub const EDITIONS_DEPLOYMENT: &[u8] = b"editions_deployment";
/// Hashlist page: this, the deployment, then the page number as u32 little-endian.
pub const HASHLIST: &[u8] = b"hashlist";
