//! The metadata that Token-2022 keeps in a mint.
//!
//! Instruction data is written by hand: the library's builders take owned strings and serialise
//! them one by one, and a deployment makes eight of these calls.
use {
    super::{TokenCall, TLV_HEADER_SIZE},
    crate::instructions::AddMetadataArgs,
    anchor_lang::{
        prelude::*,
        solana_program::instruction::{AccountMeta, Instruction},
    },
    anchor_spl::compat::spl_token_metadata_interface::instruction::{
        Initialize, RemoveKey, UpdateField,
    },
    spl_discriminator::SplDiscriminate,
};

/// What a mint is called.
pub struct MetadataTexts<'a> {
    pub name: &'a str,
    pub symbol: &'a str,
    pub uri: &'a str,
}

impl MetadataTexts<'_> {
    /// Bytes of a metadata extension with these texts and without extra fields.
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

/// Bytes that these extra fields take.
pub fn fields_size(fields: &[AddMetadataArgs]) -> usize {
    fields
        .iter()
        .map(|AddMetadataArgs { field, value }| field_size(field, value))
        .fold(0, usize::saturating_add)
}

/// Bytes that one extra field takes.
pub fn field_size(key: &str, value: &str) -> usize {
    const LENGTHS: usize = 4 + 4;
    LENGTHS
        .saturating_add(key.len())
        .saturating_add(value.len())
}

/// A field of the metadata.
#[derive(Clone, Copy)]
pub enum MetadataField<'a> {
    Name,
    Uri,
    Extra(&'a str),
}

impl<'info> TokenCall<'_, 'info> {
    /// Writes name, symbol and uri into a new mint.
    pub fn initialize_metadata(
        &self,
        mint: &AccountInfo<'info>,
        texts: &MetadataTexts,
    ) -> Result<()> {
        let deployment = *self.deployment.key;
        let call = Instruction {
            program_id: *self.program.key,
            accounts: vec![
                AccountMeta::new(*mint.key, false),
                AccountMeta::new_readonly(deployment, false),
                AccountMeta::new_readonly(*mint.key, false),
                AccountMeta::new_readonly(deployment, true),
            ],
            data: initialize_data(texts),
        };
        self.invoke(&call, &[mint.clone(), self.deployment.clone()])
    }

    /// Sets extra fields; whoever calls pays what the mint grows.
    pub fn set_fields(&self, mint: &AccountInfo<'info>, fields: &[AddMetadataArgs]) -> Result<()> {
        fields
            .iter()
            .try_for_each(|AddMetadataArgs { field, value }| {
                self.set_field(mint, MetadataField::Extra(field), value)
            })
    }

    /// Sets one field; whoever calls pays what the mint grows.
    pub fn set_field(
        &self,
        mint: &AccountInfo<'info>,
        field: MetadataField,
        value: &str,
    ) -> Result<()> {
        self.change(mint, update_field_data(field, value))
    }

    /// Removes one extra field, which has to be there.
    pub fn remove_field(&self, mint: &AccountInfo<'info>, key: &str) -> Result<()> {
        self.change(mint, remove_key_data(key))
    }

    fn change(&self, mint: &AccountInfo<'info>, data: Vec<u8>) -> Result<()> {
        let call = Instruction {
            program_id: *self.program.key,
            accounts: vec![
                AccountMeta::new(*mint.key, false),
                AccountMeta::new_readonly(*self.deployment.key, true),
            ],
            data,
        };
        self.invoke(&call, &[mint.clone(), self.deployment.clone()])
    }
}

fn initialize_data(texts: &MetadataTexts) -> Vec<u8> {
    let mut data = Vec::with_capacity(texts.size());
    data.extend_from_slice(Initialize::SPL_DISCRIMINATOR_SLICE);
    push_text(&mut data, texts.name);
    push_text(&mut data, texts.symbol);
    push_text(&mut data, texts.uri);
    data
}

fn update_field_data(field: MetadataField, value: &str) -> Vec<u8> {
    const LENGTHS: usize = 8 + 1 + 4 + 4; // discriminator, kind of field, two texts
    let (kind, key) = match field {
        MetadataField::Name => (0, None),
        MetadataField::Uri => (2, None),
        MetadataField::Extra(key) => (3, Some(key)),
    };
    let key_length = key.map_or(0, str::len);
    let capacity = LENGTHS
        .saturating_add(key_length)
        .saturating_add(value.len());
    let mut data = Vec::with_capacity(capacity);
    data.extend_from_slice(UpdateField::SPL_DISCRIMINATOR_SLICE);
    data.push(kind);
    if let Some(key) = key {
        push_text(&mut data, key);
    }
    push_text(&mut data, value);
    data
}

fn remove_key_data(key: &str) -> Vec<u8> {
    const FAIL_WHERE_ABSENT: u8 = 0;
    let mut data = RemoveKey::SPL_DISCRIMINATOR_SLICE.to_vec();
    data.push(FAIL_WHERE_ABSENT);
    push_text(&mut data, key);
    data
}

fn push_text(data: &mut Vec<u8>, text: &str) {
    data.extend_from_slice(&(text.len() as u32).to_le_bytes());
    data.extend_from_slice(text.as_bytes());
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
        assert_eq!(initialize_data(&texts), expected.data);
    }

    #[test]
    fn update_field_data_is_the_librarys() {
        for (ours, theirs) in [
            (MetadataField::Name, Field::Name),
            (MetadataField::Uri, Field::Uri),
            (MetadataField::Extra("key"), Field::Key("key".into())),
        ] {
            let expected = instruction::update_field(&KEY, &KEY, &KEY, theirs, "value".into());
            assert_eq!(update_field_data(ours, "value"), expected.data);
        }
    }

    #[test]
    fn remove_key_data_is_the_librarys() {
        let expected = instruction::remove_key(&KEY, &KEY, &KEY, "key".into(), false);
        assert_eq!(remove_key_data("key"), expected.data);
    }
}
