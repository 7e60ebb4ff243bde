/// Addresses of signers.
module std::signer {
    public native fun borrow_address(s: &signer): &address;

    public fun address_of(s: &signer): address {
        *borrow_address(s)
    }
}
