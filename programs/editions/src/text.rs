//! Texts in arguments, read without allocating more than was sent.
//!
//! Borsh allocates a text's stated length, up to a mebibyte, before it reads the bytes. A
//! program has 32 KiB, so a false length would end it without an error. Anchor reports texts
//! refused here like all arguments that cannot be read.
//!
//! Fields name these readers except when the IDL is built, which refuses readers other than Borsh's
//! own, since it cannot know that these read the same bytes.
use anchor_lang::prelude::{
    borsh::io::{Error, ErrorKind, Read, Result},
    AnchorDeserialize,
};

/// Longest text: no instruction carries more than 10 KiB.
const MAX_LENGTH: usize = 10 * 1_024;

/// A text, or an optional one.
pub trait Text: Sized {
    /// Reads the same bytes as Borsh, but refuses impossible lengths.
    fn read<R: Read>(reader: &mut R) -> Result<Self>;
}

impl Text for String {
    fn read<R: Read>(reader: &mut R) -> Result<Self> {
        let length = u32::deserialize_reader(reader)? as usize;
        if length > MAX_LENGTH {
            return Err(ErrorKind::InvalidData.into());
        }
        let mut bytes = vec![0; length];
        reader.read_exact(&mut bytes)?;
        String::from_utf8(bytes).map_err(|error| Error::new(ErrorKind::InvalidData, error))
    }
}

impl Text for Option<String> {
    fn read<R: Read>(reader: &mut R) -> Result<Self> {
        let is_present = bool::deserialize_reader(reader)?;
        is_present.then(|| Text::read(reader)).transpose()
    }
}

/// Reads a text's bytes in place, and moves past it; `None` if they are cut.
pub fn take_text<'a>(rest: &mut &'a [u8]) -> Option<&'a [u8]> {
    let (length, after) = rest.split_first_chunk()?;
    let (text, after) = after.split_at_checked(u32::from_le_bytes(*length) as usize)?;
    *rest = after;
    Some(text)
}

/// Reads an argument field; for `borsh(deserialize_with = …)`.
pub fn text<T: Text, R: Read>(reader: &mut R) -> Result<T> {
    T::read(reader)
}

#[cfg(test)]
mod tests {
    use {super::*, anchor_lang::AnchorSerialize, proptest::prelude::*};

    fn bytes_of(value: &impl AnchorSerialize) -> Vec<u8> {
        let mut bytes = Vec::new();
        value.serialize(&mut bytes).unwrap();
        bytes
    }

    fn read<T: Text>(mut bytes: &[u8]) -> Result<T> {
        text(&mut bytes)
    }

    proptest! {
        #[test]
        fn reads_what_borsh_writes(text: String, optional: Option<String>) {
            prop_assert_eq!(read::<String>(&bytes_of(&text)).unwrap(), text);
            prop_assert_eq!(read::<Option<String>>(&bytes_of(&optional)).unwrap(), optional);
        }

        #[test]
        fn takes_no_byte_behind_the_text(text: String, rest: Vec<u8>) {
            let bytes = [bytes_of(&text), rest.clone()].concat();
            let mut reader = &bytes[..];
            String::read(&mut reader).unwrap();
            prop_assert_eq!(reader, &rest[..]);
        }
    }

    #[test]
    fn a_length_beyond_the_bytes_is_refused() {
        for length in [
            4,
            MAX_LENGTH as u32,
            MAX_LENGTH as u32 + 1,
            1 << 20,
            u32::MAX,
        ] {
            let bytes = [&length.to_le_bytes()[..], b"abc"].concat();
            assert!(read::<String>(&bytes).is_err());
            assert!(read::<Option<String>>(&[&[1], &bytes[..]].concat()).is_err());
        }
    }

    #[test]
    fn the_longest_text_is_read_and_no_longer_one() {
        for (length, is_read) in [(MAX_LENGTH, true), (MAX_LENGTH + 1, false)] {
            let bytes = bytes_of(&"a".repeat(length));
            assert_eq!(read::<String>(&bytes).is_ok(), is_read);
        }
    }

    #[test]
    fn what_is_neither_text_nor_absence_is_refused() {
        assert!(read::<String>(&[1, 0, 0, 0, 0xff]).is_err());
        assert!(read::<String>(&[1, 0]).is_err());
        assert!(read::<Option<String>>(&[2, 0, 0, 0, 0]).is_err());
        assert!(read::<Option<String>>(&[]).is_err());
        assert_eq!(read::<Option<String>>(&[0]).unwrap(), None);
    }
}
