#[test_only]
/// The chain, wallets and a drop, as most tests need them.
module drop_machine::setup {
    use std::option;
    use std::string::{Self, String};
    use aptos_framework::account;
    use aptos_framework::aptos_account;
    use aptos_framework::aptos_coin::{Self, AptosCoin};
    use aptos_framework::coin;
    use aptos_framework::timestamp;
    use drop_machine::administration;
    use drop_machine::drop_machine_v1;
    use drop_machine::drop_machine_v2;
    use drop_machine::minting;
    use drop_machine::reads;

    /// Time at which the tests begin.
    const START: u64 = 1_000_000;
    const PRICE: u64 = 1_000;
    const ANY_PRICE: u64 = 18446744073709551615;
    const FUNDS: u64 = 1_000_000;

    const OWNER: address = @0xa11ce;
    const MINTER: address = @0xb0b;
    const STRANGER: address = @0xe5e;

    public fun start_chain() {
        let framework = account::create_signer_for_test(@aptos_framework);
        timestamp::set_time_has_started_for_testing(&framework);
        timestamp::update_global_time_for_test_secs(START);
        let (burn_cap, mint_cap) = aptos_coin::initialize_for_test(&framework);
        coin::destroy_burn_cap(burn_cap);
        coin::destroy_mint_cap(mint_cap);
        wallet(OWNER);
        wallet(STRANGER);
        fund(MINTER, FUNDS);
    }

    /// Signer for a wallet, which is created if missing.
    public fun wallet(at: address): signer {
        if (!account::exists_at(at)) aptos_account::create_account(at);
        account::create_signer_for_test(at)
    }

    public fun owner(): signer {
        wallet(OWNER)
    }

    public fun minter(): signer {
        wallet(MINTER)
    }

    public fun stranger(): signer {
        wallet(STRANGER)
    }

    public fun owner_address(): address {
        OWNER
    }

    public fun minter_address(): address {
        MINTER
    }

    public fun stranger_address(): address {
        STRANGER
    }

    public fun start(): u64 {
        START
    }

    public fun any_price(): u64 {
        ANY_PRICE
    }

    public fun funds(): u64 {
        FUNDS
    }

    public fun fund(at: address, octas: u64) {
        wallet(at);
        let framework = account::create_signer_for_test(@aptos_framework);
        aptos_coin::mint(&framework, at, octas);
    }

    public fun balance(at: address): u64 {
        coin::balance<AptosCoin>(at)
    }

    public fun text(bytes: vector<u8>): String {
        string::utf8(bytes)
    }

    /// Text with this many bytes.
    public fun long_text(length: u64): String {
        let bytes = vector[];
        for (i in 0..length) bytes.push_back(120);
        string::utf8(bytes)
    }

    /// A chain with a version 2 drop: 10 items for 1,000 octas each from the start, 3 percent fee.
    public fun drop(): address {
        start_chain();
        create_v2(b"frogs", START, PRICE, 10)
    }

    /// The same with version 1.
    public fun drop_v1(): address {
        start_chain();
        create_v1(b"frogs", START, PRICE, 10)
    }

    public fun create_v2(seed: vector<u8>, sale_mint_time: u64, price: u64, total_supply: u64): address {
        create_v2_with(seed, sale_mint_time, price, total_supply, 0, 300, 0)
    }

    public fun create_v2_with(
        seed: vector<u8>,
        sale_mint_time: u64,
        price: u64,
        total_supply: u64,
        end_time: u64,
        platform_fee: u64,
        open_edition_limit: u64
    ): address {
        drop_machine_v2::create_collection(
            &owner(), text(b"Frogs"), text(b"Green ones"), text(b"https://frogs.example/collection.json"),
            text(b"Frog #{}"), text(b"https://frogs.example/{}.json"), OWNER, 100, 5,
            sale_mint_time, price, total_supply, 0, text(seed), total_supply == 0, end_time, platform_fee, 0,
            open_edition_limit
        );
        reads::collection_address(OWNER, text(seed), text(b"Frogs"))
    }

    public fun create_v1(seed: vector<u8>, sale_mint_time: u64, price: u64, total_supply: u64): address {
        drop_machine_v1::create_collection(
            &owner(), text(b"Frogs"), text(b"Green ones"), text(b"https://frogs.example/collection.json"),
            text(b"Frog #{}"), text(b"https://frogs.example/{}.json"), OWNER, 100, 5,
            sale_mint_time, price, total_supply, 0, text(seed), total_supply == 0, 0
        );
        reads::collection_address(OWNER, text(seed), text(b"Frogs"))
    }

    /// Gives the first phase other terms; it stays public and open.
    public fun set_public_terms(
        collection: address, price: u64, max_per_wallet: u64, max_per_transaction: u64
    ) {
        administration::modify_phase(
            &owner(), collection, 1, START, price, max_per_wallet, max_per_transaction, false, vector[]
        );
    }

    /// Makes the first phase private.
    public fun set_private(collection: address, merkle_root: vector<u8>) {
        administration::modify_phase(&owner(), collection, 1, START, PRICE, 0, 0, true, merkle_root);
    }

    public fun add_public_phase(collection: address, sale_mint_time: u64, price: u64) {
        administration::add_phase(&owner(), collection, sale_mint_time, price, 0, 0, false, vector[]);
    }

    public fun list(collection: address, phase_id: u64, user: address, cap: u64) {
        administration::upsert_allowlist(&owner(), collection, phase_id, vector[user], vector[cap]);
    }

    /// Mints for a wallet at any price.
    public fun mint(user: address, collection: address, quantity: u64): vector<address> {
        minting::mint(&wallet(user), collection, quantity, ANY_PRICE, option::none())
    }
}
