//! Sizes that the controls of a collection may reach.

/// Most phases; they are never removed, because counters are kept by index.
pub const MAX_PHASES: usize = 20;
/// Slots for platform fee recipients.
pub const MAX_FEE_RECIPIENTS: usize = 5;
/// 100% in basis points.
pub const BASIS_POINTS: u64 = 10_000;
/// What the shares of the fee recipients sum to.
pub const TOTAL_SHARES: u64 = 100;
