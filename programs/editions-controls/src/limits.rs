//! Size limits for a collection's controls.

/// Maximum phase count; phases are never removed, because counters are stored by index.
pub const MAX_PHASES: usize = 20;
/// Slots for platform fee recipients.
pub const MAX_FEE_RECIPIENTS: usize = 5;
/// 100% in basis points.
pub const BASIS_POINTS: u64 = 10_000;
/// Required sum for fee recipient shares.
pub const TOTAL_SHARES: u64 = 100;
