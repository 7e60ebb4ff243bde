//! Program-derived addresses: found once, checked by the stored bump ever after.
use {anchor_lang::prelude::*, solana_sha256_hasher::hashv};

const PROGRAM_DERIVED: &[u8] = b"ProgramDerivedAddress";
/// Seeds of our own addresses: at most 4, then bump, program and marker.
const MAX_PARTS: usize = 7;

/// The bump with which `address` is the canonical address of `seeds`, if it is.
///
/// Half of all addresses have the highest bump, for which one hash tells. That it lies off the
/// curve need not be checked: every new account of ours is created with the signature of its
/// seeds, which the runtime refuses for an address on the curve.
pub fn find_bump(address: &Pubkey, seeds: &[&[u8]], program_id: &Pubkey) -> Option<u8> {
    if is_derived(address, seeds, u8::MAX, program_id) {
        return Some(u8::MAX);
    }
    let (found, bump) = Pubkey::find_program_address(seeds, program_id);
    (found == *address).then_some(bump)
}

/// Whether `address` is derived from `seeds` with a bump that is known to be canonical, because it
/// was stored when the address was found.
///
/// One hash: the curve check that `create_program_address` adds was made when the bump was found.
pub fn is_derived(address: &Pubkey, seeds: &[&[u8]], bump: u8, program_id: &Pubkey) -> bool {
    let bump = [bump];
    let tail: [&[u8]; 3] = [&bump, program_id.as_ref(), PROGRAM_DERIVED];
    let mut parts: [&[u8]; MAX_PARTS] = [&[]; MAX_PARTS];
    let count = seeds.len().saturating_add(tail.len());
    if count > MAX_PARTS {
        return false;
    }
    for (part, value) in parts.iter_mut().zip(seeds.iter().chain(&tail)) {
        *part = value;
    }
    hashv(&parts[..count]).as_ref() == address.as_ref()
}

#[cfg(test)]
mod tests {
    use {super::*, proptest::prelude::*};

    proptest! {
        #[test]
        fn agrees_with_the_runtime(symbol in prop::collection::vec(any::<u8>(), 1..=32)) {
            let seeds: [&[u8]; 2] = [b"editions_deployment", &symbol];
            let (address, bump) = Pubkey::find_program_address(&seeds, &crate::ID);
            prop_assert!(is_derived(&address, &seeds, bump, &crate::ID));
            prop_assert!(!is_derived(&address, &seeds, bump.wrapping_sub(1), &crate::ID));
            prop_assert!(!is_derived(&crate::ID, &seeds, bump, &crate::ID));
            prop_assert_eq!(find_bump(&address, &seeds, &crate::ID), Some(bump));
            prop_assert_eq!(find_bump(&crate::ID, &seeds, &crate::ID), None);
        }
    }

    #[test]
    fn a_bump_below_the_canonical_one_is_refused() {
        let seeds: [&[u8]; 1] = [b"editions_deployment"];
        let (_, canonical) = Pubkey::find_program_address(&seeds, &crate::ID);
        let lower = (0..canonical)
            .rev()
            .find_map(|bump| Pubkey::create_program_address(&[seeds[0], &[bump]], &crate::ID).ok());
        assert_eq!(find_bump(&lower.unwrap(), &seeds, &crate::ID), None);
    }

    #[test]
    fn refuses_more_seeds_than_ours_have() {
        let seeds: [&[u8]; 5] = [b"a"; 5];
        assert!(!is_derived(&crate::ID, &seeds, 255, &crate::ID));
    }
}
