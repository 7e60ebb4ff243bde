//! Metadata that Token-2022 stores in a mint.
//!
use {
    super::{data_of, TokenCall, LONGEST_DATA, TLV_HEADER_SIZE},
    crate::{account::AccountView, call::*, rules, AddMetadataArgs},
    anchor_lang::prelude::*,
    anchor_spl::compat::spl_token_metadata_interface::instruction::{
        Initialize, RemoveKey, UpdateField,
    },
    spl_discriminator::SplDiscriminate,
};

/// A mint's name, symbol and uri.
pub struct MetadataTexts<'a> {
    pub name: &'a str,
    pub symbol: &'a str,
    pub uri: &'a str,
}

/// A new mint's metadata, as data for the instruction that writes it.
#[derive(Debug, PartialEq, Eq)]
pub struct NewMetadata {
    data: Vec<u8>,
}

impl NewMetadata {
    /// Metadata with these texts.
    pub fn new(texts: &MetadataTexts) -> Self {
        let [name, symbol, uri] = [texts.name, texts.symbol, texts.uri].map(str::as_bytes);
        Self::of_item((name, false), symbol, (uri, false), 0)
    }

    /// Metadata for item `number`. Name and uri each carry a flag: true for a template.
    pub fn of_item(name: (&[u8], bool), symbol: &[u8], uri: (&[u8], bool), number: u64) -> Self {
        let mut data = Vec::with_capacity(LONGEST_DATA);
        data.extend_from_slice(Initialize::SPL_DISCRIMINATOR_SLICE);
        for (text, is_template) in [name, (symbol, false), uri] {
            let length_at = data.len();
            data.extend_from_slice(&[0; 4]);
            let start = data.len();
            rules::fill_template(&mut data, text, is_template, number);
            let length = data.len().saturating_sub(start) as u32;
            data[length_at..start].copy_from_slice(&length.to_le_bytes());
        }
        Self { data }
    }

    /// Metadata extension size in bytes with these texts, without extra fields.
    pub fn size(&self) -> usize {
        const FIXED: usize = TLV_HEADER_SIZE +
            32 + // update authority
            32 + // mint
            4; // number of extra fields
        self.data
            .len()
            .saturating_sub(Initialize::SPL_DISCRIMINATOR_SLICE.len())
            .saturating_add(FIXED)
    }
}

/// Size in bytes for these extra fields.
pub fn fields_size(fields: &[AddMetadataArgs]) -> usize {
    const LENGTHS: usize = 4 + 4;
    fields
        .iter()
        .flat_map(|AddMetadataArgs { field, value }| [LENGTHS, field.len(), value.len()])
        .fold(0, usize::saturating_add)
}

/// A metadata field, in the interface's order.
#[derive(AnchorSerialize, Clone, Copy)]
pub enum MetadataField<'a> {
    Name,
    Symbol,
    Uri,
    Extra(&'a str),
}

impl TokenCall<'_> {
    /// Writes name, symbol and uri into a new mint.
    pub fn initialize_metadata(&self, mint: AccountView, metadata: &NewMetadata) {
        self.call(
            [
                CallAccount::write(mint),
                CallAccount::read(self.deployment),
                CallAccount::read(mint),
                self.authority(),
            ],
            &metadata.data,
        );
    }

    /// Sets extra fields; the caller pays for the mint's growth.
    pub fn set_fields(&self, mint: AccountView, fields: &[AddMetadataArgs]) -> Result<()> {
        fields
            .iter()
            .try_for_each(|AddMetadataArgs { field, value }| {
                self.set_field(mint, MetadataField::Extra(field), value)
            })
    }

    /// Sets one field; the caller pays for the mint's growth.
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
        assert_eq!(NewMetadata::new(&texts).data, expected.data);
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
