//! Metadata that Token-2022 stores in a mint.
//!
use {
    super::{data_of, TokenCall, TLV_HEADER_SIZE},
    crate::{account::AccountView, call::*, AddMetadataArgs},
    anchor_lang::prelude::*,
    anchor_spl::compat::spl_token_metadata_interface::instruction::{
        Initialize, RemoveKey, UpdateField,
    },
};

/// Name, symbol and uri of a mint.
#[derive(AnchorSerialize)]
pub struct MetadataTexts<'a> {
    pub name: &'a str,
    pub symbol: &'a str,
    pub uri: &'a str,
}

impl MetadataTexts<'_> {
    /// Size of a metadata extension with these texts and without extra fields, in bytes.
    pub fn size(&self) -> usize {
        const FIXED: usize = TLV_HEADER_SIZE +
            32 + // update authority
            32 + // mint
            4 +  // name length
            4 +  // symbol length
            4 +  // uri length
            4; // number of extra fields
        FIXED
            .saturating_add(self.name.len())
            .saturating_add(self.symbol.len())
            .saturating_add(self.uri.len())
    }
}

/// Size of these extra fields in bytes.
pub fn fields_size(fields: &[AddMetadataArgs]) -> usize {
    const LENGTHS: usize = 4 + 4;
    fields
        .iter()
        .flat_map(|AddMetadataArgs { field, value }| [LENGTHS, field.len(), value.len()])
        .fold(0, usize::saturating_add)
}

/// A field of the metadata, in the order of the interface.
#[derive(AnchorSerialize, Clone, Copy)]
pub enum MetadataField<'a> {
    Name,
    Symbol,
    Uri,
    Extra(&'a str),
}

impl TokenCall<'_> {
    /// Writes name, symbol and uri into a new mint.
    pub fn initialize_metadata(&self, mint: AccountView, texts: &MetadataTexts) -> Result<()> {
        self.call(
            [
                CallAccount::write(mint),
                CallAccount::read(self.deployment),
                CallAccount::read(mint),
                self.authority(),
            ],
            &data_of::<Initialize>(texts)?,
        );
        Ok(())
    }

    /// Sets extra fields; the caller pays for the growth of the mint.
    pub fn set_fields(&self, mint: AccountView, fields: &[AddMetadataArgs]) -> Result<()> {
        fields
            .iter()
            .try_for_each(|AddMetadataArgs { field, value }| {
                self.set_field(mint, MetadataField::Extra(field), value)
            })
    }

    /// Sets one field; the caller pays for the growth of the mint.
    pub fn set_field(&self, mint: AccountView, field: MetadataField, value: &str) -> Result<()> {
        self.change(mint, &data_of::<UpdateField>(&(field, value))?);
        Ok(())
    }

    /// Removes one extra field, which must exist.
    pub fn remove_field(&self, mint: AccountView, key: &str) -> Result<()> {
        const IS_IDEMPOTENT: bool = false;
        self.change(mint, &data_of::<RemoveKey>(&(IS_IDEMPOTENT, key))?);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use {
        super::*,
        anchor_spl::compat::spl_token_metadata_interface::{instruction, state::Field},
    };

    const KEY: Pubkey = Pubkey::new_from_array([1; 32]);

    #[test]
    fn initialize_data_is_the_librarys() {
        let texts = MetadataTexts {
            name: "Name é",
            symbol: "",
            uri: "https://example.com",
        };
        let [name, symbol, uri] = [texts.name, texts.symbol, texts.uri].map(String::from);
        let expected = instruction::initialize(&KEY, &KEY, &KEY, &KEY, &KEY, name, symbol, uri);
        assert_eq!(data_of::<Initialize>(&texts), Ok(expected.data));
    }

    #[test]
    fn update_field_data_is_the_librarys() {
        for (ours, theirs) in [
            (MetadataField::Name, Field::Name),
            (MetadataField::Symbol, Field::Symbol),
            (MetadataField::Uri, Field::Uri),
            (MetadataField::Extra("key"), Field::Key("key".into())),
        ] {
            let expected = instruction::update_field(&KEY, &KEY, &KEY, theirs, "value".into());
            assert_eq!(data_of::<UpdateField>(&(ours, "value")), Ok(expected.data));
        }
    }

    #[test]
    fn remove_key_data_is_the_librarys() {
        let expected = instruction::remove_key(&KEY, &KEY, &KEY, "key".into(), false);
        assert_eq!(data_of::<RemoveKey>(&(false, "key")), Ok(expected.data));
    }
}
