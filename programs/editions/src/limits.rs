//! Collection size limits. Lengths are UTF-8 bytes.

/// Longest symbol; it is a seed for the deployment's address, and seeds end at 32 bytes.
pub const MAX_SYMBOL_LENGTH: usize = 32;
/// Longest collection or item name, including its template.
pub const MAX_NAME_LENGTH: usize = 64;
/// Longest collection or item uri, including its template.
pub const MAX_URI_LENGTH: usize = 200;
/// Maximum extra metadata field count per collection, not counting royalties.
pub const MAX_EXTRA_FIELDS: usize = 10;
/// Longest extra metadata field key.
pub const MAX_FIELD_KEY_LENGTH: usize = 32;
/// Longest extra metadata field value.
pub const MAX_FIELD_VALUE_LENGTH: usize = 200;
/// Maximum royalty creator count.
pub const MAX_CREATORS: usize = 5;
/// 100% in basis points.
pub const BASIS_POINTS: u16 = 10_000;
/// Required sum for creator shares, and for fee recipient shares.
pub const TOTAL_SHARES: u16 = 100;
/// Entries in one hashlist page: few, because one buyer may have to pay a risen rent for all.
pub const HASHLIST_PAGE_SIZE: u64 = 64;
/// Layout version of every record.
pub const RECORD_VERSION: u8 = 1;
