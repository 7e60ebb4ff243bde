/// UTF-8 text.
module std::string {
    use std::option::{Self, Option};
    use std::vector;

    /// The bytes are no UTF-8.
    const EINVALID_UTF8: u64 = 1;
    /// The index is beyond the end or within a character.
    const EINVALID_INDEX: u64 = 2;

    struct String has copy, drop, store {
        bytes: vector<u8>
    }

    public fun utf8(bytes: vector<u8>): String {
        assert!(internal_check_utf8(&bytes), EINVALID_UTF8);
        String { bytes }
    }

    public fun try_utf8(bytes: vector<u8>): Option<String> {
        if (internal_check_utf8(&bytes)) option::some(String { bytes }) else option::none()
    }

    public fun bytes(self: &String): &vector<u8> {
        &self.bytes
    }

    public fun is_empty(self: &String): bool {
        vector::is_empty(&self.bytes)
    }

    public fun length(self: &String): u64 {
        vector::length(&self.bytes)
    }

    public fun append(self: &mut String, r: String) {
        vector::append(&mut self.bytes, r.bytes)
    }

    public fun append_utf8(self: &mut String, bytes: vector<u8>) {
        append(self, utf8(bytes))
    }

    public fun insert(self: &mut String, at: u64, o: String) {
        let end = sub_string(self, at, length(self));
        let start = sub_string(self, 0, at);
        append(&mut start, o);
        append(&mut start, end);
        *self = start;
    }

    public fun sub_string(self: &String, i: u64, j: u64): String {
        let text = &self.bytes;
        assert!(
            i <= j
                && j <= vector::length(text)
                && internal_is_char_boundary(text, i)
                && internal_is_char_boundary(text, j),
            EINVALID_INDEX
        );
        String { bytes: internal_sub_string(text, i, j) }
    }

    public fun index_of(self: &String, r: &String): u64 {
        internal_index_of(&self.bytes, &r.bytes)
    }

    public native fun internal_check_utf8(v: &vector<u8>): bool;

    native fun internal_is_char_boundary(v: &vector<u8>, i: u64): bool;

    native fun internal_sub_string(v: &vector<u8>, i: u64, j: u64): vector<u8>;

    native fun internal_index_of(v: &vector<u8>, r: &vector<u8>): u64;
}
