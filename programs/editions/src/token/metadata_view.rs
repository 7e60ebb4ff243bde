use {
    crate::{errors::EditionsError, rules},
    anchor_lang::prelude::*,
    anchor_spl::{
        compat::spl_token_2022_interface::{
            extension::{BaseStateWithExtensions, PodStateWithExtensions},
            pod::PodMint,
        },
        compat::spl_token_metadata_interface::state::TokenMetadata,
    },
};

/// Keys and lengths of a mint's metadata, borrowed from the account: decoding it all would copy
/// every string.
pub struct MetadataView<'a> {
    /// Extra fields as (key, value), in their order.
    pub fields: Vec<(&'a str, &'a str)>,
}

impl<'a> MetadataView<'a> {
    /// Reads the metadata extension of a Token-2022 mint.
    pub fn read(mint: &'a PodStateWithExtensions<'_, PodMint>) -> Result<Self> {
        let bytes = mint
            .get_extension_bytes::<TokenMetadata>()
            .map_err(|_| EditionsError::MetadataUnreadable)?;
        Self::parse(bytes).ok_or_else(|| EditionsError::MetadataUnreadable.into())
    }

    fn parse(bytes: &'a [u8]) -> Option<Self> {
        const KEYS_SIZE: usize = 32 + 32; // update authority and mint
        let mut rest = bytes.get(KEYS_SIZE..)?;
        for _name_symbol_uri in 0..3 {
            take_text(&mut rest)?;
        }
        let count = take_length(&mut rest)?;
        let mut fields = Vec::with_capacity(count);
        for _ in 0..count {
            fields.push((take_text(&mut rest)?, take_text(&mut rest)?));
        }
        Some(Self { fields })
    }

    /// The value of a field, if there is one of this key.
    pub fn value_of(&self, key: &str) -> Option<&'a str> {
        self.fields
            .iter()
            .find(|(field_key, _)| *field_key == key)
            .map(|(_, value)| *value)
    }

    /// How many fields are neither the royalty nor one of its creators.
    pub fn extra_count(&self) -> usize {
        self.fields
            .iter()
            .filter(|(key, _)| *key != rules::ROYALTY_KEY && !rules::is_creator_key(key))
            .count()
    }

    /// Keys that name royalty creators.
    pub fn creator_keys(&self) -> impl Iterator<Item = &'a str> + '_ {
        self.fields
            .iter()
            .map(|(key, _)| *key)
            .filter(|key| rules::is_creator_key(key))
    }
}

fn take_length(rest: &mut &[u8]) -> Option<usize> {
    let (length, after) = rest.split_first_chunk::<4>()?;
    *rest = after;
    Some(u32::from_le_bytes(*length) as usize)
}

fn take_text<'a>(rest: &mut &'a [u8]) -> Option<&'a str> {
    let length = take_length(rest)?;
    let (text, after) = rest.split_at_checked(length)?;
    *rest = after;
    std::str::from_utf8(text).ok()
}
