//! Sizes that a collection may reach. Lengths are bytes of UTF-8.

/// Maximum length of a symbol; it is a seed of the deployment's address, and seeds end at 32 bytes.
pub const MAX_SYMBOL_LENGTH: usize = 32;
/// Maximum length of a collection or item name, including its template.
pub const MAX_NAME_LENGTH: usize = 64;
/// Maximum length of a collection or item uri, including its template.
pub const MAX_URI_LENGTH: usize = 200;
/// Maximum number of extra metadata fields on a collection, not counting royalties.
pub const MAX_EXTRA_FIELDS: usize = 10;
/// Maximum length of an extra metadata field's key.
pub const MAX_FIELD_KEY_LENGTH: usize = 32;
/// Maximum length of an extra metadata field's value.
pub const MAX_FIELD_VALUE_LENGTH: usize = 200;
/// Maximum number of royalty creators.
pub const MAX_CREATORS: usize = 5;
/// 100% in basis points.
pub const BASIS_POINTS: u16 = 10_000;
/// Sum of the shares of creators, or of fee recipients.
pub const TOTAL_SHARES: u16 = 100;
/// Entries in one hashlist page.
pub const HASHLIST_PAGE_SIZE: u64 = 1_000;
