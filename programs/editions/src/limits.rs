//! Sizes that a collection may reach. Lengths are bytes of UTF-8.

/// Longest symbol; it is a seed of the deployment's address, and seeds end at 32 bytes.
pub const MAX_SYMBOL_LENGTH: usize = 32;
/// Longest collection or item name, template included.
pub const MAX_NAME_LENGTH: usize = 64;
/// Longest collection or item uri, template included.
pub const MAX_URI_LENGTH: usize = 200;
/// Most extra metadata fields on a collection, royalties not counted.
pub const MAX_EXTRA_FIELDS: usize = 10;
/// Longest key of an extra metadata field.
pub const MAX_FIELD_KEY_LENGTH: usize = 32;
/// Longest value of an extra metadata field.
pub const MAX_FIELD_VALUE_LENGTH: usize = 200;
/// Most royalty creators.
pub const MAX_CREATORS: usize = 5;
/// 100% in basis points.
pub const BASIS_POINTS: u16 = 10_000;
/// What the shares of creators, or of fee recipients, sum to.
pub const TOTAL_SHARES: u16 = 100;
/// Entries in one hashlist page.
pub const HASHLIST_PAGE_SIZE: u64 = 1_000;
