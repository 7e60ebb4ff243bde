/// Proofs that a wallet is on a list with only its root on chain.
module drop_machine::merkle {
    use std::bcs;
    use std::error;
    use aptos_std::aptos_hash;
    use aptos_std::comparator;

    /// A merkle proof can have 32 hashes at most.
    const EPROOF_TOO_LONG: u64 = 120;
    /// Each hash of a merkle proof must have exactly 32 bytes.
    const EPROOF_HASH_LENGTH: u64 = 121;

    /// A leaf's first byte, so that no node can pass for one.
    const LEAF: u8 = 0;
    /// First byte for a pair of nodes.
    const NODE: u8 = 1;
    const HASH_BYTES: u64 = 32;
    const MAX_PROOF_HASHES: u64 = 32;

    /// A wallet's leaf: keccak256(0x00 | wallet | cap as u64, little-endian).
    package fun leaf(wallet: address, max_per_wallet_by_allow_list: u64): vector<u8> {
        let bytes = vector[LEAF];
        bytes.append(bcs::to_bytes(&wallet));
        bytes.append(bcs::to_bytes(&max_per_wallet_by_allow_list));
        aptos_hash::keccak256(bytes)
    }

    /// True if leaf and proof lead to the root; each node is keccak256(0x01 | smaller | larger).
    package fun is_in_tree(leaf: vector<u8>, proof: &vector<vector<u8>>, root: &vector<u8>): bool {
        assert!(proof.length() <= MAX_PROOF_HASHES, error::invalid_argument(EPROOF_TOO_LONG));
        let node = leaf;
        proof.for_each_ref(|sibling| {
            assert!(sibling.length() == HASH_BYTES, error::invalid_argument(EPROOF_HASH_LENGTH));
            node = parent(&node, sibling);
        });
        &node == root
    }

    fun parent(a: &vector<u8>, b: &vector<u8>): vector<u8> {
        let bytes = vector[NODE];
        let is_smaller = comparator::is_smaller_than(&comparator::compare_u8_vector(*a, *b));
        bytes.append(if (is_smaller) *a else *b);
        bytes.append(if (is_smaller) *b else *a);
        aptos_hash::keccak256(bytes)
    }
}
