/// Values from their binary canonical serialization.
module aptos_std::from_bcs {
    use std::string::{Self, String};

    friend aptos_framework::code;

    /// The bytes are no UTF-8.
    const EINVALID_UTF8: u64 = 0x1;

    public fun to_bool(v: vector<u8>): bool { from_bytes<bool>(v) }

    public fun to_u8(v: vector<u8>): u8 { from_bytes<u8>(v) }

    public fun to_u64(v: vector<u8>): u64 { from_bytes<u64>(v) }

    public fun to_u128(v: vector<u8>): u128 { from_bytes<u128>(v) }

    public fun to_u256(v: vector<u8>): u256 { from_bytes<u256>(v) }

    public fun to_address(v: vector<u8>): address { from_bytes<address>(v) }

    public fun to_bytes(v: vector<u8>): vector<u8> { from_bytes<vector<u8>>(v) }

    public fun to_string(v: vector<u8>): String {
        let text = from_bytes<String>(v);
        assert!(string::internal_check_utf8(string::bytes(&text)), EINVALID_UTF8);
        text
    }

    public(friend) native fun from_bytes<T>(bytes: vector<u8>): T;
}
