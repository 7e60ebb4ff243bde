//! Addresses as base58 text.
//!
//! `Pubkey::to_string` costs three times as much on chain, and royalties write one text per creator.
use anchor_lang::prelude::Pubkey;

const ALPHABET: &[u8; 58] = b"123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
/// Longest base58 text for 32 bytes.
pub const MAX_ADDRESS_LENGTH: usize = 44;
/// Shortest base58 text for 32 bytes: each is a leading zero.
pub const MIN_ADDRESS_LENGTH: usize = 32;
/// Digits extracted by one division.
const DIGITS_PER_DIVISION: usize = 5;
const DIVISOR: u64 = 58 * 58 * 58 * 58 * 58;

/// Encodes an address as base58.
pub fn encode(address: &Pubkey) -> String {
    let bytes = address.as_ref();
    let mut limbs = [0u64; 8];
    for (limb, chunk) in limbs.iter_mut().zip(bytes.as_chunks::<4>().0) {
        *limb = u64::from(u32::from_be_bytes(*chunk));
    }

    let mut number: &mut [u64] = &mut limbs;
    let mut text = [b'1'; MAX_ADDRESS_LENGTH + 1];
    for digits in text.rchunks_exact_mut(DIGITS_PER_DIVISION) {
        while let [0, rest @ ..] = number {
            number = rest;
        }
        let mut remainder = divide(number);
        for digit in digits.iter_mut().rev() {
            *digit = ALPHABET[(remainder % 58) as usize];
            remainder /= 58;
        }
    }
    // Each leading zero byte is a '1'; all other ones pad the number.
    let zeros = bytes.iter().take_while(|byte| **byte == 0).count();
    let ones = text.iter().take_while(|digit| **digit == b'1').count();
    let text = &text[ones.saturating_sub(zeros)..];
    // Never empty: the alphabet is ASCII.
    String::from_utf8(text.to_vec()).unwrap_or_default()
}

/// Divides the number, highest 32-bit limb first, and returns the remainder.
fn divide(number: &mut [u64]) -> u64 {
    let mut remainder = 0;
    for limb in number {
        let value = (remainder << 32) | *limb;
        *limb = value / DIVISOR;
        remainder = value % DIVISOR;
    }
    remainder
}

/// True if `text` is base58 for 32 bytes.
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
