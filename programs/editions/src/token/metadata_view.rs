use {
    crate::{limits::MAX_EXTRA_FIELDS, rules, AddMetadataArgs, EditionsError},
    anchor_lang::prelude::*,
    anchor_spl::compat::{
        spl_token_2022_interface::{
            extension::{BaseStateWithExtensions, PodStateWithExtensions},
            pod::PodMint,
        },
        spl_token_metadata_interface::state::TokenMetadata,
    },
};

/// A mint's extra metadata fields.
pub struct MetadataView {
    /// As (key, value), in order.
    fields: Vec<(String, String)>,
}

impl MetadataView {
    /// Reads a Token-2022 mint's metadata extension.
    pub fn read(mint: &AccountInfo) -> Result<Self> {
        let data = mint.try_borrow_data()?;
        let metadata = PodStateWithExtensions::<PodMint>::unpack(&data)?
            .get_variable_len_extension::<TokenMetadata>()
            .map_err(|_| EditionsError::MetadataUnreadable)?;
        Ok(Self {
            fields: metadata.additional_metadata,
        })
    }

    /// Returns a field's value, or `None` without that field.
    pub fn value_of(&self, key: &str) -> Option<&String> {
        self.fields
            .iter()
            .find(|(field_key, _)| field_key == key)
            .map(|(_, value)| value)
    }

    /// True if setting these leaves at most ten extra fields; royalties and their creators do not
    /// count.
    pub fn has_room(&self, fields: &[AddMetadataArgs]) -> bool {
        let is_extra = |key: &str| key != rules::ROYALTY_KEY && !rules::is_creator_key(key);
        let present = self.fields.iter().filter(|(key, _)| is_extra(key));
        let added = fields
            .iter()
            .filter(|arg| self.value_of(&arg.field).is_none());
        present.count().saturating_add(added.count()) <= MAX_EXTRA_FIELDS
    }

    /// Keys that are royalty creators' addresses.
    pub fn creator_keys(&self) -> impl Iterator<Item = &str> {
        self.fields
            .iter()
            .map(|(key, _)| key.as_str())
            .filter(|key| rules::is_creator_key(key))
    }
}
