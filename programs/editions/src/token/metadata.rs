//! The metadata that Token-2022 keeps in a mint.
use {
    super::{TokenCall, TLV_HEADER_SIZE},
    anchor_lang::prelude::*,
    anchor_spl::compat::spl_token_metadata_interface::{instruction, state::Field},
};

/// Bytes of a metadata extension without extra fields.
pub fn size(name: &str, symbol: &str, uri: &str) -> usize {
    const FIXED: usize = TLV_HEADER_SIZE +
        32 + // update authority
        32 + // mint
        4 +  // name length
        4 +  // symbol length
        4 +  // uri length
        4; // number of extra fields
    FIXED
        .saturating_add(name.len())
        .saturating_add(symbol.len())
        .saturating_add(uri.len())
}

/// Bytes that one extra field takes.
pub fn field_size(key: &str, value: &str) -> usize {
    const LENGTHS: usize = 4 + 4;
    LENGTHS
        .saturating_add(key.len())
        .saturating_add(value.len())
}

impl<'info> TokenCall<'_, 'info> {
    /// Writes name, symbol and uri into a new mint.
    pub fn initialize_metadata(
        &self,
        mint: &AccountInfo<'info>,
        name: String,
        symbol: String,
        uri: String,
    ) -> Result<()> {
        let call = instruction::initialize(
            self.program.key,
            mint.key,
            self.deployment.key,
            mint.key,
            self.deployment.key,
            name,
            symbol,
            uri,
        );
        self.invoke(&call, &[mint.clone(), self.deployment.clone()])
    }

    /// Sets one field; the mint must hold the rent for it.
    pub fn set_field(&self, mint: &AccountInfo<'info>, field: Field, value: String) -> Result<()> {
        let call = instruction::update_field(
            self.program.key,
            mint.key,
            self.deployment.key,
            field,
            value,
        );
        self.invoke(&call, &[mint.clone(), self.deployment.clone()])
    }

    /// Removes one extra field.
    pub fn remove_field(&self, mint: &AccountInfo<'info>, key: String) -> Result<()> {
        let call =
            instruction::remove_key(self.program.key, mint.key, self.deployment.key, key, false);
        self.invoke(&call, &[mint.clone(), self.deployment.clone()])
    }
}
