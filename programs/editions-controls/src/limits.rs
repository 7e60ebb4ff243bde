//! Sizes that the controls of a collection may reach.

/// Maximum number of phases; they are never removed, because counters are stored by index.
pub const MAX_PHASES: usize = 20;
/// Slots for platform fee recipients.
pub const MAX_FEE_RECIPIENTS: usize = 5;
/// 100% in basis points.
pub const BASIS_POINTS: u64 = 10_000;
/// Sum of the fee recipients' shares.
pub const TOTAL_SHARES: u64 = 100;
