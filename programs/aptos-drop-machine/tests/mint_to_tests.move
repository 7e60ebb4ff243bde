#[test_only]
module drop_machine::mint_to_tests {
    use aptos_framework::object;
    use aptos_token_objects::token::Token;
    use drop_machine::drop_machine_v1;
    use drop_machine::drop_machine_v2;
    use drop_machine::minting;
    use drop_machine::setup;

    const RECEIVER: address = @0x9ec;

    #[test]
    fun it_gives_items_to_the_receiver_for_the_money_of_the_minter() {
        let drop = setup::drop();
        setup::fund(RECEIVER, 5);

        let items = minting::mint_to(&setup::minter(), drop, 2, 2_000, RECEIVER);

        items.for_each(|item| {
            let item: address = item;
            assert!(object::owner(object::address_to_object<Token>(item)) == RECEIVER);
        });
        assert!(setup::balance(RECEIVER) == 5);
        assert!(setup::balance(setup::minter_address()) == setup::funds() - 2_000);
    }

    #[test]
    fun it_counts_items_as_those_of_the_minter() {
        let drop = setup::drop();
        setup::set_public_terms(drop, 0, 2, 0);

        drop_machine_v2::mint_to(&setup::minter(), drop, 2, 0, RECEIVER);

        setup::mint(RECEIVER, drop, 2);
    }

    #[test]
    #[expected_failure(abort_code = 0x20082, location = drop_machine::claims)]
    fun it_forbids_more_items_than_the_minter_may_have() {
        let drop = setup::drop();
        setup::set_public_terms(drop, 0, 2, 0);
        drop_machine_v2::mint_to(&setup::minter(), drop, 2, 0, RECEIVER);

        drop_machine_v2::mint_to(&setup::minter(), drop, 1, 0, @0x9ed);
    }

    #[test]
    #[expected_failure(abort_code = 0x5009e, location = drop_machine::minting)]
    fun it_forbids_another_receiver_in_a_private_phase() {
        let drop = setup::drop();
        setup::set_private(drop, vector[]);
        setup::list(drop, 1, setup::minter_address(), 2);

        drop_machine_v2::mint_to(&setup::minter(), drop, 1, setup::any_price(), RECEIVER);
    }

    #[test]
    fun it_allows_the_minter_itself_in_a_private_phase() {
        let drop = setup::drop();
        setup::set_private(drop, vector[]);
        setup::list(drop, 1, setup::minter_address(), 2);

        let items =
            minting::mint_to(
                &setup::minter(), drop, 1, setup::any_price(), setup::minter_address()
            );

        let item = object::address_to_object<Token>(items[0]);
        assert!(object::owner(item) == setup::minter_address());
    }

    #[test]
    #[expected_failure(abort_code = 0x2009c, location = drop_machine::minting)]
    fun it_forbids_one_octa_above_the_maximum_price() {
        drop_machine_v1::mint_to(&setup::minter(), setup::drop_v1(), 2, 1_999, RECEIVER);
    }
}
