use {
    crate::{limits::*, EditionsError},
    anchor_lang::prelude::*,
};

/// Checks that a symbol has 1 to 32 bytes.
pub fn check_symbol(symbol: &str) -> Result<()> {
    require!(
        (1..=MAX_SYMBOL_LENGTH).contains(&symbol.len()),
        EditionsError::SymbolLengthInvalid
    );
    Ok(())
}

/// Checks that a name has at most 64 bytes.
pub fn check_name(name: &str) -> Result<()> {
    require!(name.len() <= MAX_NAME_LENGTH, EditionsError::NameTooLong);
    Ok(())
}

/// Checks that a uri has at most 200 bytes.
pub fn check_uri(uri: &str) -> Result<()> {
    require!(uri.len() <= MAX_URI_LENGTH, EditionsError::UriTooLong);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_bytes_and_inclusive() {
        assert!(check_symbol("").is_err());
        assert!(check_symbol("a").is_ok());
        assert!(check_symbol(&"a".repeat(32)).is_ok());
        assert!(check_symbol(&"a".repeat(33)).is_err());
        assert!(check_symbol(&"é".repeat(17)).is_err());
        assert!(check_name(&"n".repeat(64)).is_ok());
        assert!(check_name(&"n".repeat(65)).is_err());
        assert!(check_uri(&"u".repeat(200)).is_ok());
        assert!(check_uri(&"u".repeat(201)).is_err());
    }
}
