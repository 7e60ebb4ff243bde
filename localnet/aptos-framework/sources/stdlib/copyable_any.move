/// A value of any type, in its serialized form.
module aptos_std::copyable_any {
    use std::string::String;

    struct Any has drop, store, copy {
        type_name: String,
        data: vector<u8>
    }

    public fun type_name(self: &Any): &String {
        &self.type_name
    }
}
