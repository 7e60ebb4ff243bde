/// Further digests.
module aptos_std::aptos_hash {
    use aptos_std::keccak;

    public fun keccak256(bytes: vector<u8>): vector<u8> {
        keccak::keccak256(bytes)
    }
}
