/// The number of the chain, which transactions are signed for.
module aptos_framework::chain_id {
    use aptos_framework::system_addresses;

    friend aptos_framework::genesis;

    struct ChainId has key {
        id: u8
    }

    public(friend) fun initialize(aptos_framework: &signer, id: u8) {
        system_addresses::assert_aptos_framework(aptos_framework);
        move_to(aptos_framework, ChainId { id })
    }

    #[view]
    public fun get(): u8 acquires ChainId {
        borrow_global<ChainId>(@aptos_framework).id
    }

    #[test_only]
    public fun initialize_for_test(aptos_framework: &signer, id: u8) {
        initialize(aptos_framework, id);
    }
}
