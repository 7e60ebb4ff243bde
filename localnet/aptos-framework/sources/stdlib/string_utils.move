/// Values as text.
module aptos_std::string_utils {
    use std::string::String;

    /// The value as it would be written in Move.
    public fun to_string<T>(s: &T): String {
        native_format(s, false, false, true, false)
    }

    /// As `to_string`, with addresses in full length.
    public fun to_string_with_canonical_addresses<T>(s: &T): String {
        native_format(s, false, true, true, false)
    }

    native fun native_format<T>(
        s: &T, type_tag: bool, canonicalize: bool, single_line: bool, include_int_types: bool
    ): String;
}
