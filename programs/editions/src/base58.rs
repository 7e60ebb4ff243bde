//! Addresses as base58 text.
//!
//! `Pubkey::to_string` costs three times as much on chain, and royalties write one text per creator.
use anchor_lang::prelude::Pubkey;

const ALPHABET: &[u8; 58] = b"123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
/// Longest text of 32 bytes.
pub const MAX_ADDRESS_LENGTH: usize = 44;
/// Shortest text of 32 bytes: each is a leading zero.
pub const MIN_ADDRESS_LENGTH: usize = 32;
/// Digits taken out by one division.
const DIGITS_PER_DIVISION: usize = 5;
const DIVISOR: u64 = 58 * 58 * 58 * 58 * 58;

/// The base58 text of an address.
#[allow(clippy::arithmetic_side_effects)] // every index and quotient is bounded by the array sizes
pub fn encode(address: &Pubkey) -> String {
    let bytes = address.as_ref();
    let mut limbs = [0u64; 8];
    for (limb, chunk) in limbs.iter_mut().zip(bytes.as_chunks::<4>().0) {
        *limb = u64::from(u32::from_be_bytes(*chunk));
    }

    let mut text = [b'1'; MAX_ADDRESS_LENGTH + 1];
    let mut start = text.len();
    let mut first = 0;
    while first < limbs.len() {
        if limbs[first] == 0 {
            first += 1;
            continue;
        }
        let mut remainder = 0;
        for limb in &mut limbs[first..] {
            let value = (remainder << 32) | *limb;
            *limb = value / DIVISOR;
            remainder = value % DIVISOR;
        }
        for _ in 0..DIGITS_PER_DIVISION {
            start -= 1;
            text[start] = ALPHABET[(remainder % 58) as usize];
            remainder /= 58;
        }
    }
    // A division may have written zeros in front of the number, and each zero byte is a '1'.
    while start < text.len() && text[start] == b'1' {
        start += 1;
    }
    start -= bytes.iter().take_while(|byte| **byte == 0).count();
    // Never empty: the alphabet is ASCII.
    String::from_utf8(text[start..].to_vec()).unwrap_or_default()
}

/// Whether `text` is the base58 text of 32 bytes.
pub fn is_address(text: &str) -> bool {
    (MIN_ADDRESS_LENGTH..=MAX_ADDRESS_LENGTH).contains(&text.len())
        && text.parse::<Pubkey>().is_ok()
}

#[cfg(test)]
mod tests {
    use {super::*, proptest::prelude::*};

    proptest! {
        #[test]
        fn agrees_with_bs58(bytes in any::<[u8; 32]>(), zeros in 0usize..=32) {
            let mut bytes = bytes;
            bytes[..zeros].fill(0);
            let text = encode(&Pubkey::new_from_array(bytes));
            prop_assert_eq!(&text, &bs58::encode(bytes).into_string());
            prop_assert!(is_address(&text));
        }
    }

    #[test]
    fn encodes_the_extremes() {
        assert_eq!(encode(&Pubkey::default()), "1".repeat(32));
        let highest = [u8::MAX; 32];
        assert_eq!(encode(&highest.into()), bs58::encode(highest).into_string());
    }

    #[test]
    fn refuses_what_is_no_address() {
        assert!(!is_address("royalty_basis_points"));
        assert!(!is_address(&"1".repeat(31)));
        assert!(!is_address(&"0".repeat(32)));
        assert!(!is_address(&"z".repeat(44)));
    }
}
