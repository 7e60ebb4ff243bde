/// Binary canonical serialization.
module std::bcs {
    native public fun to_bytes<MoveValue>(v: &MoveValue): vector<u8>;

    native public fun serialized_size<MoveValue>(v: &MoveValue): u64;
}
