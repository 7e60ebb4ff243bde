//! Program-derived addresses: searched once, later checked by the stored bump. Our own hashing and
//! curve checks cost 350 units for each bump; the runtime's search costs 1,500.
use anchor_lang::prelude::*;

/// Returns the canonical bump if it derives `address` from `seeds`, else `None`.
///
/// Every second address has the highest bump and takes one hash. It need not be checked to lie off
/// the curve: each new account is created with a signature from its seeds, and the runtime refuses
/// to sign for an address on the curve.
pub fn find_bump<const SEEDS: usize>(
    address: &Pubkey,
    seeds: &[&[u8]; SEEDS],
    program_id: &Pubkey,
) -> Option<u8> {
    if is_derived(address, seeds, u8::MAX, program_id) {
        return Some(u8::MAX);
    }
    let (found, bump) = Pubkey::derive_program_address(seeds, program_id)?;
    (found == *address).then_some(bump)
}

/// True if `seeds` and `bump` derive `address`. The bump must be known to be canonical: stored when
/// the address was found.
pub fn is_derived<const SEEDS: usize>(
    address: &Pubkey,
    seeds: &[&[u8]; SEEDS],
    bump: u8,
    program_id: &Pubkey,
) -> bool {
    Pubkey::try_derive_address(seeds, Some(bump), program_id).as_ref() == Ok(address)
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
    fn a_seed_that_no_address_has_is_refused() {
        let seeds: [&[u8]; 1] = [&[0; 33]];
        assert!(!is_derived(&crate::ID, &seeds, 255, &crate::ID));
        assert_eq!(find_bump(&crate::ID, &seeds, &crate::ID), None);
    }
}
