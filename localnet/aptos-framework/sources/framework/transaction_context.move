/// Facts of the transaction that runs.
module aptos_framework::transaction_context {
    public native fun get_transaction_hash(): vector<u8>;

    native fun generate_unique_address(): address;

    public fun generate_auid_address(): address {
        generate_unique_address()
    }
}
