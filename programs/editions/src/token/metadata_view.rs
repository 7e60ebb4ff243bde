use {
    crate::{
        account::AccountView, limits::MAX_EXTRA_FIELDS, rules, text::take_text, AddMetadataArgs,
        EditionsError,
    },
    anchor_lang::prelude::*,
    anchor_spl::compat::{
        spl_token_2022_interface::{
            extension::{BaseStateWithExtensions, PodStateWithExtensions},
            pod::PodMint,
        },
        spl_token_metadata_interface::state::TokenMetadata,
    },
};

/// A mint's extra metadata fields, whose bytes are copied because calls change the mint. Decoding them
/// would cost 4,000 compute units.
pub struct MetadataView {
    /// Each field's key and value, in order, each behind its length.
    fields: Vec<u8>,
}

impl MetadataView {
    /// Reads a Token-2022 mint's metadata extension.
    pub fn read(mint: AccountView) -> Result<Self> {
        let data = mint.try_borrow()?;
        let state = PodStateWithExtensions::<PodMint>::unpack(&data)?;
        let fields = state
            .get_extension_bytes::<TokenMetadata>()
            .ok()
            .and_then(extra_fields)
            .ok_or(EditionsError::MetadataUnreadable)?;
        Ok(Self {
            fields: fields.into(),
        })
    }

    /// The fields' keys and values.
    fn fields(&self) -> impl Iterator<Item = (&[u8], &[u8])> {
        let mut rest = &self.fields[..];
        std::iter::from_fn(move || Some((take_text(&mut rest)?, take_text(&mut rest)?)))
    }

    /// Returns a field's value, or `None` without that field.
    pub fn value_of(&self, key: &str) -> Option<&[u8]> {
        self.fields()
            .find(|(field_key, _)| *field_key == key.as_bytes())
            .map(|(_, value)| value)
    }

    /// True if setting these leaves at most ten extra fields; royalties and their creators do not
    /// count.
    pub fn has_room(&self, fields: &[AddMetadataArgs]) -> bool {
        let is_extra = |key: &str| key != rules::ROYALTY_KEY && !rules::is_creator_key(key);
        let present = self.keys().filter(|key| is_extra(key));
        let added = fields
            .iter()
            .filter(|arg| self.value_of(&arg.field).is_none());
        present.count().saturating_add(added.count()) <= MAX_EXTRA_FIELDS
    }

    /// Keys that are royalty creators' addresses.
    pub fn creator_keys(&self) -> impl Iterator<Item = &str> {
        self.keys().filter(|key| rules::is_creator_key(key))
    }

    fn keys(&self) -> impl Iterator<Item = &str> {
        // Token-2022 writes nothing but UTF-8.
        self.fields()
            .filter_map(|(key, _)| std::str::from_utf8(key).ok())
    }
}

/// Skips update authority, mint, name, symbol and uri; `None` if the extension is cut.
fn extra_fields(metadata: &[u8]) -> Option<&[u8]> {
    let (_, mut rest) = metadata.split_first_chunk::<64>()?;
    for _ in 0..3 {
        take_text(&mut rest)?;
    }
    let (count, fields) = rest.split_first_chunk()?;
    let mut rest = fields;
    for _ in 0..u32::from_le_bytes(*count) {
        take_text(&mut rest)?;
        take_text(&mut rest)?;
    }
    fields.get(..fields.len().saturating_sub(rest.len()))
}

#[cfg(test)]
mod tests {
    use {super::*, anchor_lang::AnchorSerialize, proptest::prelude::*};

    fn bytes_of(fields: &[(String, String)]) -> Vec<u8> {
        let mut bytes = Vec::new();
        let metadata = TokenMetadata {
            name: "Name".into(),
            symbol: "SYM".into(),
            uri: "https://example.com/é".into(),
            additional_metadata: fields.into(),
            ..TokenMetadata::default()
        };
        metadata.serialize(&mut bytes).unwrap();
        bytes
    }

    proptest! {
        #[test]
        fn reading_in_place_equals_decoding(
            fields in prop::collection::vec(("[a-cé]{0,2}|1{32}", ".{0,9}"), 0..7),
            rest: Vec<u8>,
        ) {
            let bytes = [bytes_of(&fields), rest].concat();
            let view = MetadataView { fields: extra_fields(&bytes).unwrap().into() };
            let read: Vec<_> = view.fields().collect();
            let written: Vec<_> = fields
                .iter()
                .map(|(key, value)| (key.as_bytes(), value.as_bytes()))
                .collect();
            prop_assert_eq!(read, written);
            for key in ["a", "b", ""] {
                let field = fields.iter().find(|(field_key, _)| field_key == key);
                prop_assert_eq!(view.value_of(key), field.map(|(_, value)| value.as_bytes()));
            }
            let creators = fields.iter().filter(|(key, _)| key.len() == 32);
            prop_assert_eq!(view.creator_keys().count(), creators.count());
        }

        #[test]
        fn cut_metadata_is_refused(cut: prop::sample::Index) {
            let bytes = bytes_of(&[("key".into(), "value".into()), ("k".into(), String::new())]);
            prop_assert!(extra_fields(&bytes[..cut.index(bytes.len())]).is_none());
        }
    }
}
