#[test_only]
module drop_machine::minting_tests {
    use std::option;
    use aptos_framework::object;
    use aptos_framework::timestamp;
    use aptos_token_objects::collection::{Self, Collection};
    use aptos_token_objects::token::{Self, Token};
    use drop_machine::administration;
    use drop_machine::drop_machine_v2;
    use drop_machine::minting;
    use drop_machine::reads;
    use drop_machine::setup;

    #[test]
    fun it_gives_numbered_items_to_the_minter() {
        let drop = setup::drop();
        setup::mint(@0xcafe1, setup::create_v2(b"free", setup::start(), 0, 5), 1);

        let items = setup::mint(setup::minter_address(), drop, 2);
        items.append(setup::mint(setup::minter_address(), drop, 1));

        assert!(items.length() == 3);
        let names = vector[b"Frog #1", b"Frog #2", b"Frog #3"];
        let uris = vector[
            b"https://frogs.example/1.json", b"https://frogs.example/2.json", b"https://frogs.example/3.json"
        ];
        for (i in 0..3) {
            let item = object::address_to_object<Token>(items[i]);
            assert!(object::owner(item) == setup::minter_address());
            assert!(token::name(item) == setup::text(names[i]));
            assert!(token::uri(item) == setup::text(uris[i]));
            assert!(object::object_address(&token::collection_object(item)) == drop);
        };
        assert!(reads::total_minted(drop) == 3);
        assert!(collection::count(object::address_to_object<Collection>(drop)) == option::some(3));
    }

    #[test]
    fun the_minter_can_pass_an_item_on() {
        let drop = setup::drop();
        let items = setup::mint(setup::minter_address(), drop, 1);
        let item = object::address_to_object<Token>(items[0]);

        object::transfer(&setup::minter(), item, setup::stranger_address());

        assert!(object::owner(item) == setup::stranger_address());
    }

    #[test]
    #[expected_failure(abort_code = 0x50004, location = aptos_framework::object)]
    fun the_owner_of_the_drop_cannot_take_an_item_back() {
        let drop = setup::drop();
        let items = setup::mint(setup::minter_address(), drop, 1);

        object::transfer(
            &setup::owner(), object::address_to_object<Token>(items[0]), setup::owner_address()
        );
    }

    #[test]
    #[expected_failure(abort_code = 0x10096, location = drop_machine::minting)]
    fun it_forbids_a_quantity_of_zero() {
        setup::mint(setup::minter_address(), setup::drop(), 0);
    }

    #[test]
    fun it_allows_a_hundred_items_at_once() {
        setup::start_chain();
        let drop = setup::create_v2(b"many", setup::start(), 1, 200);

        setup::mint(setup::minter_address(), drop, 100);

        assert!(reads::total_minted(drop) == 100);
    }

    #[test]
    #[expected_failure(abort_code = 0x10097, location = drop_machine::minting)]
    fun it_forbids_a_hundred_and_one_items_at_once() {
        setup::start_chain();
        let drop = setup::create_v2(b"many", setup::start(), 1, 200);

        setup::mint(setup::minter_address(), drop, 101);
    }

    #[test]
    #[expected_failure(abort_code = 0x60001, location = drop_machine::versions)]
    fun it_forbids_an_address_without_a_drop() {
        setup::start_chain();

        drop_machine_v2::mint(&setup::minter(), setup::owner_address(), 1, setup::any_price());
    }

    #[test]
    #[expected_failure(abort_code = 0x60001, location = drop_machine::versions)]
    fun it_forbids_an_item_in_place_of_the_collection() {
        let drop = setup::drop();
        let items = setup::mint(setup::minter_address(), drop, 1);

        drop_machine_v2::mint(&setup::minter(), items[0], 1, setup::any_price());
    }

    #[test]
    fun it_allows_the_maximum_price_exactly() {
        let drop = setup::drop();

        drop_machine_v2::mint(&setup::minter(), drop, 2, 2_000);

        assert!(setup::balance(setup::minter_address()) == setup::funds() - 2_000);
    }

    #[test]
    #[expected_failure(abort_code = 0x2009c, location = drop_machine::minting)]
    fun it_forbids_one_octa_above_the_maximum_price() {
        drop_machine_v2::mint(&setup::minter(), setup::drop(), 2, 1_999);
    }

    #[test]
    #[expected_failure(abort_code = 0x2009c, location = drop_machine::minting)]
    fun a_price_raised_under_a_mint_is_not_paid() {
        let drop = setup::drop();
        setup::set_public_terms(drop, 1_001, 0, 0);

        drop_machine_v2::mint(&setup::minter(), drop, 1, 1_000);
    }

    #[test]
    fun it_allows_all_that_a_wallet_has() {
        let drop = setup::drop();
        setup::fund(@0xcafe, 3_000);

        setup::mint(@0xcafe, drop, 3);

        assert!(setup::balance(@0xcafe) == 0);
    }

    #[test]
    #[expected_failure(abort_code = 0x30037, location = drop_machine::splits)]
    fun it_forbids_one_octa_more_than_a_wallet_has() {
        let drop = setup::drop();
        setup::fund(@0xcafe, 2_999);

        setup::mint(@0xcafe, drop, 3);
    }

    #[test]
    #[expected_failure(abort_code = 0x30037, location = drop_machine::splits)]
    fun it_forbids_a_wallet_without_any_coins() {
        setup::mint(setup::stranger_address(), setup::drop(), 1);
    }

    #[test]
    #[expected_failure(abort_code = 0x2009d, location = drop_machine::minting)]
    fun a_total_beyond_64_bits_has_its_own_code() {
        let drop = setup::drop();
        setup::set_public_terms(drop, 18446744073709551615, 0, 0);

        setup::mint(setup::minter_address(), drop, 2);
    }

    #[test]
    #[expected_failure(abort_code = 0x30037, location = drop_machine::splits)]
    fun a_total_of_64_bits_is_a_matter_of_having_it() {
        let drop = setup::drop();
        // Three times this is the largest u64.
        setup::set_public_terms(drop, 6148914691236517205, 0, 0);

        setup::mint(setup::minter_address(), drop, 3);
    }

    #[test]
    fun it_allows_the_last_item() {
        let drop = setup::drop();

        setup::mint(setup::minter_address(), drop, 10);

        assert!(reads::total_minted(drop) == 10);
    }

    #[test]
    #[expected_failure(abort_code = 0x20050, location = drop_machine::supply)]
    fun it_forbids_one_item_more_than_the_supply() {
        setup::mint(setup::minter_address(), setup::drop(), 11);
    }

    #[test]
    #[expected_failure(abort_code = 0x20050, location = drop_machine::supply)]
    fun it_forbids_a_mint_after_the_last_item() {
        let drop = setup::drop();
        setup::mint(setup::minter_address(), drop, 10);

        setup::mint(setup::stranger_address(), drop, 1);
    }

    #[test]
    fun an_open_edition_without_a_limit_has_no_last_item() {
        setup::start_chain();
        let drop = setup::create_v2(b"open", setup::start(), 0, 0);

        for (i in 0..3) setup::mint(setup::minter_address(), drop, 100);

        assert!(reads::total_minted(drop) == 300);
    }

    #[test]
    fun an_open_edition_has_items_up_to_its_limit() {
        setup::start_chain();
        let drop = setup::create_v2_with(b"open", setup::start(), 0, 0, 0, 300, 7);

        setup::mint(setup::minter_address(), drop, 7);

        assert!(reads::total_minted(drop) == 7);
    }

    #[test]
    #[expected_failure(abort_code = 0x20050, location = drop_machine::supply)]
    fun it_forbids_one_item_above_the_limit_of_an_open_edition() {
        setup::start_chain();
        let drop = setup::create_v2_with(b"open", setup::start(), 0, 0, 0, 300, 7);

        setup::mint(setup::minter_address(), drop, 8);
    }

    #[test]
    fun it_allows_all_items_of_a_wallet() {
        let drop = setup::drop();
        setup::set_public_terms(drop, 1_000, 3, 0);

        setup::mint(setup::minter_address(), drop, 2);
        setup::mint(setup::minter_address(), drop, 1);

        assert!(reads::total_minted(drop) == 3);
    }

    #[test]
    #[expected_failure(abort_code = 0x20082, location = drop_machine::claims)]
    fun it_forbids_one_item_more_than_a_wallet_may_have() {
        let drop = setup::drop();
        setup::set_public_terms(drop, 1_000, 3, 0);
        setup::mint(setup::minter_address(), drop, 3);

        setup::mint(setup::minter_address(), drop, 1);
    }

    #[test]
    #[expected_failure(abort_code = 0x20082, location = drop_machine::claims)]
    fun passing_items_on_makes_no_room_for_more() {
        let drop = setup::drop();
        setup::set_public_terms(drop, 1_000, 1, 0);
        let items = setup::mint(setup::minter_address(), drop, 1);
        object::transfer(
            &setup::minter(), object::address_to_object<Token>(items[0]), setup::stranger_address()
        );

        setup::mint(setup::minter_address(), drop, 1);
    }

    #[test]
    fun each_phase_has_its_own_count_of_a_wallet() {
        let drop = setup::drop();
        setup::set_public_terms(drop, 1_000, 1, 0);
        administration::add_phase(
            &setup::owner(), drop, setup::start() + 100, 1_000, 1, 0, false, vector[]
        );
        setup::mint(setup::minter_address(), drop, 1);

        timestamp::fast_forward_seconds(100);
        setup::mint(setup::minter_address(), drop, 1);

        assert!(reads::total_minted(drop) == 2);
    }

    #[test]
    #[expected_failure(abort_code = 0x20082, location = drop_machine::claims)]
    fun new_terms_do_not_forget_what_a_wallet_has_minted() {
        let drop = setup::drop();
        setup::mint(setup::minter_address(), drop, 3);
        setup::set_public_terms(drop, 1_000, 3, 0);

        setup::mint(setup::minter_address(), drop, 1);
    }

    #[test]
    fun it_allows_all_items_of_a_transaction() {
        let drop = setup::drop();
        setup::set_public_terms(drop, 1_000, 0, 4);

        setup::mint(setup::minter_address(), drop, 4);

        assert!(reads::total_minted(drop) == 4);
    }

    #[test]
    #[expected_failure(abort_code = 0x2008c, location = drop_machine::transaction_limit)]
    fun it_forbids_one_item_more_than_a_transaction_may_have() {
        let drop = setup::drop();
        setup::set_public_terms(drop, 1_000, 0, 4);

        setup::mint(setup::minter_address(), drop, 5);
    }

    // A unit test is one transaction.
    #[test]
    #[expected_failure(abort_code = 0x2008c, location = drop_machine::transaction_limit)]
    fun it_forbids_a_script_that_mints_in_a_loop() {
        let drop = setup::drop();
        setup::set_public_terms(drop, 1_000, 0, 4);

        for (i in 0..5) setup::mint(setup::minter_address(), drop, 1);
    }

    #[test]
    #[expected_failure(abort_code = 0x2008c, location = drop_machine::transaction_limit)]
    fun it_forbids_a_transaction_that_mints_for_several_wallets() {
        let drop = setup::drop();
        setup::set_public_terms(drop, 0, 0, 4);

        setup::mint(setup::minter_address(), drop, 4);
        setup::mint(setup::stranger_address(), drop, 1);
    }

    #[test]
    fun the_limit_of_a_transaction_is_one_of_each_drop() {
        let drop = setup::drop();
        let other = setup::create_v2(b"other", setup::start(), 0, 10);
        setup::set_public_terms(drop, 0, 0, 4);
        setup::set_public_terms(other, 0, 0, 4);

        setup::mint(setup::minter_address(), drop, 4);
        setup::mint(setup::minter_address(), other, 4);

        assert!(reads::total_minted(other) == 4);
    }

    #[test]
    #[expected_failure(abort_code = 0x10099, location = drop_machine::minting)]
    fun a_merkle_phase_needs_a_proof() {
        let drop = setup::drop();
        setup::set_private(drop, x"0000000000000000000000000000000000000000000000000000000000000001");

        setup::mint(setup::minter_address(), drop, 1);
    }

    #[test]
    #[expected_failure(abort_code = 0x1009a, location = drop_machine::minting)]
    fun a_public_phase_takes_no_proof() {
        let claim = minting::merkle_claim(100, vector[]);

        minting::mint(&setup::minter(), setup::drop(), 1, setup::any_price(), option::some(claim));
    }
}
