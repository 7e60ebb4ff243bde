/// The VM has keccak in a module of this name; programs call aptos_hash.
module aptos_std::keccak {
    friend aptos_std::aptos_hash;

    native public(friend) fun keccak256(bytes: vector<u8>): vector<u8>;
}
