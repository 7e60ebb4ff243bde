use {anchor_lang::prelude::Pubkey, solana_keccak_hasher::hashv};

/// Leaf prefix, so that no node can pass for one.
const LEAF: &[u8] = &[0];
/// Prefix for a pair of nodes.
const NODE: &[u8] = &[1];

/// A wallet's leaf: keccak256(0x00 ‖ wallet ‖ price u64 LE ‖ max claims u64 LE).
pub fn merkle_leaf(wallet: &Pubkey, price: u64, max_claims: u64) -> [u8; 32] {
    hashv(&[
        LEAF,
        wallet.as_ref(),
        &price.to_le_bytes(),
        &max_claims.to_le_bytes(),
    ])
    .to_bytes()
}

/// True if the leaf and its proof lead to the root; each node is keccak256(0x01 ‖ smaller ‖ larger).
pub fn is_in_tree(leaf: [u8; 32], proof: &[[u8; 32]], root: &[u8; 32]) -> bool {
    let computed = proof.iter().fold(leaf, |node, sibling| {
        let (smaller, larger) = if node <= *sibling {
            (&node, sibling)
        } else {
            (sibling, &node)
        };
        hashv(&[NODE, smaller, larger]).to_bytes()
    });
    computed == *root
}

#[cfg(test)]
mod tests {
    use {super::*, proptest::prelude::*};

    const WALLET: Pubkey = Pubkey::new_from_array([7; 32]);

    fn parent(a: [u8; 32], b: [u8; 32]) -> [u8; 32] {
        hashv(&[NODE, &a.min(b), &a.max(b)]).to_bytes()
    }

    #[test]
    fn the_leaf_is_fixed_for_all_clients() {
        let mut preimage = vec![0];
        preimage.extend([7; 32]);
        preimage.extend(500_000u64.to_le_bytes());
        preimage.extend(3u64.to_le_bytes());
        assert_eq!(
            merkle_leaf(&WALLET, 500_000, 3),
            solana_keccak_hasher::hash(&preimage).to_bytes()
        );
    }

    #[test]
    fn the_order_of_siblings_does_not_matter() {
        let leaf = merkle_leaf(&WALLET, 1, 1);
        for sibling in [[0; 32], [255; 32]] {
            assert!(is_in_tree(leaf, &[sibling], &parent(leaf, sibling)));
        }
    }

    #[test]
    fn a_node_cannot_pass_for_a_leaf() {
        let (a, b) = ([1; 32], [2; 32]);
        let node = parent(a, b);
        let root = parent(node, [3; 32]);
        let forged = hashv(&[LEAF, &a, &b]).to_bytes();
        assert!(!is_in_tree(forged, &[[3; 32]], &root));
    }

    proptest! {
        #[test]
        fn only_the_exact_claim_is_in_the_tree(
            price: u64,
            max_claims in 1u64..,
            siblings in prop::collection::vec(any::<[u8; 32]>(), 1..12),
        ) {
            let leaf = merkle_leaf(&WALLET, price, max_claims);
            let root = siblings.iter().fold(leaf, |node, sibling| parent(node, *sibling));
            prop_assert!(is_in_tree(leaf, &siblings, &root));

            let other_wallet = Pubkey::new_from_array([8; 32]);
            let forged = [
                merkle_leaf(&other_wallet, price, max_claims),
                merkle_leaf(&WALLET, price.wrapping_sub(1), max_claims),
                merkle_leaf(&WALLET, price, max_claims.wrapping_add(1)),
            ];
            for leaf in forged {
                prop_assert!(!is_in_tree(leaf, &siblings, &root));
            }
            prop_assert!(!is_in_tree(leaf, &siblings[1..], &root));
        }
    }
}
