use {
    crate::{base58, errors::EditionsError, limits::*},
    anchor_lang::prelude::*,
};

/// Key under which the royalties stand, as decimal text.
pub const ROYALTY_KEY: &str = "royalty_basis_points";
/// Names of Token-2022's own metadata fields, which would be confused with extra ones.
const RESERVED_KEYS: [&str; 4] = [ROYALTY_KEY, "name", "symbol", "uri"];

/// A key that is neither reserved nor an address, and a value that is not too long.
pub fn check_extra_field(key: &str, value: &str) -> Result<()> {
    check_extra_key(key)?;
    require!(
        value.len() <= MAX_FIELD_VALUE_LENGTH,
        EditionsError::FieldValueTooLong
    );
    Ok(())
}

/// A key that may name an extra field: royalties and their creators are not extra fields.
pub fn check_extra_key(key: &str) -> Result<()> {
    require!(!base58::is_address(key), EditionsError::FieldKeyIsAddress);
    require!(
        (1..=MAX_FIELD_KEY_LENGTH).contains(&key.len()),
        EditionsError::FieldKeyLengthInvalid
    );
    require!(
        !RESERVED_KEYS.contains(&key),
        EditionsError::FieldKeyReserved
    );
    Ok(())
}

/// Whether a metadata key names a royalty creator.
///
/// Extra keys end at 32 bytes, so only a key of exactly 32 has to be decoded to tell.
pub fn is_creator_key(key: &str) -> bool {
    key.len() > MAX_FIELD_KEY_LENGTH
        || (key.len() == base58::MIN_ADDRESS_LENGTH && base58::is_address(key))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn allows_ordinary_keys_up_to_32_bytes() {
        assert!(check_extra_field("artist", "").is_ok());
        assert!(check_extra_field("k", &"v".repeat(200)).is_ok());
        assert!(check_extra_field(&"k".repeat(32), "v").is_ok());
    }

    #[test]
    fn forbids_lengths_outside_the_limits() {
        assert!(check_extra_field("", "v").is_err());
        assert!(check_extra_field(&"k".repeat(33), "v").is_err());
        assert!(check_extra_field("k", &"v".repeat(201)).is_err());
    }

    #[test]
    fn forbids_keys_that_mean_something_else() {
        for key in RESERVED_KEYS {
            assert!(check_extra_field(key, "v").is_err());
        }
        assert!(check_extra_field(&"1".repeat(32), "v").is_err());
        assert!(check_extra_field(&crate::ID.to_string(), "v").is_err());
    }

    #[test]
    fn knows_creators_from_extra_keys() {
        assert!(is_creator_key(&crate::ID.to_string()));
        assert!(is_creator_key(&"1".repeat(32)));
        assert!(!is_creator_key(&"k".repeat(32)));
        assert!(!is_creator_key(ROYALTY_KEY));
    }
}
