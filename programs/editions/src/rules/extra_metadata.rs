use {
    super::{check_text, ROYALTY_KEY},
    crate::{base58, limits::*, AddMetadataArgs, EditionsError},
    anchor_lang::prelude::*,
};

/// Token-2022's own metadata field names, which extra fields must not repeat.
const RESERVED_KEYS: [&str; 4] = [ROYALTY_KEY, "name", "symbol", "uri"];

/// Checks fields that are set together: at most ten, each named once and valid by itself.
pub fn check_extra_fields(fields: &[AddMetadataArgs]) -> Result<()> {
    require!(
        fields.len() <= MAX_EXTRA_FIELDS,
        EditionsError::TooManyFields
    );
    for (index, AddMetadataArgs { field, value }) in fields.iter().enumerate() {
        check_extra_key(field)?;
        require!(
            value.len() <= MAX_FIELD_VALUE_LENGTH,
            EditionsError::FieldValueTooLong
        );
        check_text(value)?;
        let is_new = fields[..index].iter().all(|other| other.field != *field);
        require!(is_new, EditionsError::DuplicateField);
    }
    Ok(())
}

/// Checks an extra field's key, which must not name royalties or their creators.
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
    check_text(key)
}

/// True if a metadata key names a royalty creator.
///
/// Extra keys end at 32 bytes, so only a 32-byte key has to be decoded.
pub fn is_creator_key(key: &str) -> bool {
    key.len() > MAX_FIELD_KEY_LENGTH
        || (key.len() == base58::MIN_ADDRESS_LENGTH && base58::is_address(key))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_extra_field(field: &str, value: &str) -> Result<()> {
        let (field, value) = (field.into(), value.into());
        check_extra_fields(&[AddMetadataArgs { field, value }])
    }

    #[test]
    fn allows_ordinary_keys_up_to_32_bytes() {
        assert!(check_extra_field("artist", "").is_ok());
        assert!(check_extra_field("k", &"v".repeat(200)).is_ok());
        assert!(check_extra_field(&"k".repeat(32), "v").is_ok());
    }

    #[test]
    fn allows_ten_fields_each_named_once() {
        let mut fields: Vec<_> = (0..MAX_EXTRA_FIELDS)
            .map(|index| AddMetadataArgs {
                field: format!("field{index}"),
                value: "value".into(),
            })
            .collect();
        assert!(check_extra_fields(&fields).is_ok());
        fields[9].field = "field0".into();
        assert!(check_extra_fields(&fields).is_err());
        fields[9].field = "field9".into();
        fields.push(AddMetadataArgs {
            field: "field10".into(),
            value: "value".into(),
        });
        assert!(check_extra_fields(&fields).is_err());
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
