/// The native coin, APT.
module aptos_framework::aptos_coin {
    use std::error;
    use std::signer;
    use std::string;
    use aptos_framework::coin::{Self, BurnCapability, MintCapability};
    use aptos_framework::system_addresses;

    friend aptos_framework::genesis;

    /// Account does not have mint capability
    const ENO_CAPABILITIES: u64 = 1;

    struct AptosCoin has key {}

    struct MintCapStore has key {
        mint_cap: MintCapability<AptosCoin>
    }

    public(friend) fun initialize(
        aptos_framework: &signer
    ): (BurnCapability<AptosCoin>, MintCapability<AptosCoin>) {
        system_addresses::assert_aptos_framework(aptos_framework);
        let (burn_cap, freeze_cap, mint_cap) =
            coin::initialize<AptosCoin>(
                aptos_framework,
                string::utf8(b"Aptos Coin"),
                string::utf8(b"APT"),
                8,
                true
            );
        coin::destroy_freeze_cap(freeze_cap);
        move_to(aptos_framework, MintCapStore { mint_cap });
        (burn_cap, mint_cap)
    }

    public fun has_mint_capability(account: &signer): bool {
        exists<MintCapStore>(signer::address_of(account))
    }

    /// Mints for the holder of the capability; the destination must have a store.
    public entry fun mint(account: &signer, dst_addr: address, amount: u64) acquires MintCapStore {
        let account_addr = signer::address_of(account);
        assert!(exists<MintCapStore>(account_addr), error::not_found(ENO_CAPABILITIES));
        let coins = coin::mint(amount, &borrow_global<MintCapStore>(account_addr).mint_cap);
        coin::deposit(dst_addr, coins);
    }

    #[test_only]
    public fun initialize_for_test(
        aptos_framework: &signer
    ): (BurnCapability<AptosCoin>, MintCapability<AptosCoin>) {
        initialize(aptos_framework)
    }

    #[test_only]
    public fun initialize_for_test_without_aggregator_factory(
        aptos_framework: &signer
    ): (BurnCapability<AptosCoin>, MintCapability<AptosCoin>) {
        initialize(aptos_framework)
    }
}
