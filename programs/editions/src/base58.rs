//! Addresses as base58 text.
//!
//! `Pubkey::to_string` costs three times as much on chain, and royalties write one text per creator.
use anchor_lang::prelude::Pubkey;

const ALPHABET: &[u8; 58] = b"123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
/// Longest base58 text for 32 bytes.
pub const MAX_ADDRESS_LENGTH: usize = 44;
/// Shortest base58 text for 32 bytes: each is a leading zero.
pub const MIN_ADDRESS_LENGTH: usize = 32;
/// Digits in a group, which one division extracts.
const GROUP: usize = 5;
const GROUP_VALUES: u64 = 58 * 58 * 58 * 58 * 58;
/// Groups of digits that hold any 32 bytes.
const GROUPS: usize = MAX_ADDRESS_LENGTH.div_ceil(GROUP);
/// 32-bit limbs of an address.
const LIMBS: usize = 8;
/// Each limb's place value as groups, highest first.
const PLACE_VALUES: [[u64; GROUPS]; LIMBS] = place_values();

/// Encodes an address as base58.
pub fn encode(address: &Pubkey) -> String {
    let bytes = address.as_ref();
    // The sums stay below 2^64, whatever the limbs: a test adds them up.
    let mut groups = [0u64; GROUPS];
    for (limb, place_value) in bytes.as_chunks::<4>().0.iter().zip(&PLACE_VALUES) {
        let limb = u64::from(u32::from_be_bytes(*limb));
        for (group, value) in groups.iter_mut().zip(place_value) {
            *group = group.wrapping_add(limb.wrapping_mul(*value));
        }
    }

    let mut text = [b'1'; GROUPS * GROUP];
    let mut carry = 0;
    for (group, digits) in groups.iter().zip(text.as_chunks_mut::<GROUP>().0).rev() {
        let value = group.wrapping_add(carry);
        carry = value / GROUP_VALUES;
        let mut rest = value % GROUP_VALUES;
        for digit in digits.iter_mut().rev() {
            *digit = ALPHABET[(rest % 58) as usize];
            rest /= 58;
        }
    }
    // Each leading zero byte is a '1'; all other ones pad the number.
    let zeros = bytes.iter().take_while(|byte| **byte == 0).count();
    let ones = text.iter().take_while(|digit| **digit == b'1').count();
    let text = &text[ones.saturating_sub(zeros)..];
    // Never empty: the alphabet is ASCII.
    String::from_utf8(text.to_vec()).unwrap_or_default()
}

const fn place_values() -> [[u64; GROUPS]; LIMBS] {
    let mut values = [[0u64; GROUPS]; LIMBS];
    values[LIMBS - 1][GROUPS - 1] = 1;
    let mut limb = LIMBS - 1;
    while let Some(higher) = limb.checked_sub(1) {
        let mut carry = 0u64;
        let mut group = GROUPS;
        while let Some(place) = group.checked_sub(1) {
            let value = (values[limb][place] << 32).wrapping_add(carry);
            values[higher][place] = value % GROUP_VALUES;
            carry = value / GROUP_VALUES;
            group = place;
        }
        limb = higher;
    }
    values
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
    fn sums_of_the_highest_limbs_stay_below_2_64() {
        let mut carry = 0u128;
        for group in (0..GROUPS).rev() {
            let places = PLACE_VALUES.iter().map(|values| u128::from(values[group]));
            let sum = places.sum::<u128>() * u128::from(u32::MAX) + carry;
            assert!(sum <= u128::from(u64::MAX), "group {group}: {sum}");
            carry = sum / u128::from(GROUP_VALUES);
        }
        assert_eq!(carry, 0);
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
