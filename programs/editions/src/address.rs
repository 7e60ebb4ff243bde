//! Program-derived addresses: found once, checked by the stored bump ever after.
use {anchor_lang::prelude::*, solana_sha256_hasher::hashv};

const PROGRAM_DERIVED: &[u8] = b"ProgramDerivedAddress";
/// Seeds of our own addresses: at most 4, then bump, program and marker.
const MAX_PARTS: usize = 7;

/// Whether `address` is derived from `seeds` with a bump that is known to be canonical, because it
/// was stored when the address was found.
///
/// One hash: the curve check that `create_program_address` adds was made when the bump was found.
pub fn is_derived(address: &Pubkey, seeds: &[&[u8]], bump: u8, program_id: &Pubkey) -> bool {
    let bump = [bump];
    let mut parts: [&[u8]; MAX_PARTS] = [&[]; MAX_PARTS];
    let tail: [&[u8]; 3] = [&bump, program_id.as_ref(), PROGRAM_DERIVED];
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
        }
    }

    #[test]
    fn refuses_more_seeds_than_ours_have() {
        let seeds: [&[u8]; 5] = [b"a"; 5];
        assert!(!is_derived(&crate::ID, &seeds, 255, &crate::ID));
    }
}
