#[test_only]
module drop_machine::royalties_tests {
    use aptos_framework::event;
    use aptos_framework::object;
    use aptos_token_objects::royalty;
    use aptos_token_objects::token::{Self, Token};
    use drop_machine::administration;
    use drop_machine::events::RoyaltiesSet;
    use drop_machine::expected;
    use drop_machine::royalties;
    use drop_machine::setup;

    struct Royalties has drop {
        collection: address,
        royalty_payee_address: address,
        royalty_points_denominator: u64,
        royalty_points_numerator: u64
    }

    #[test]
    fun they_change_for_items_that_were_minted_before() {
        let drop = setup::drop();
        let items = setup::mint(setup::minter_address(), drop, 1);

        administration::set_royalties(&setup::owner(), drop, @0xf1, 1_000, 75);

        let royalty = token::royalty(object::address_to_object<Token>(items[0])).destroy_some();
        assert!(royalty::payee_address(&royalty) == @0xf1);
        assert!(royalty::denominator(&royalty) == 1_000);
        assert!(royalty::numerator(&royalty) == 75);
        expected::same(
            &event::emitted_events<RoyaltiesSet>(),
            &vector[
                Royalties {
                    collection: drop,
                    royalty_payee_address: @0xf1,
                    royalty_points_denominator: 1_000,
                    royalty_points_numerator: 75
                }
            ]
        );
    }

    #[test]
    fun it_allows_none_and_the_whole_price() {
        let drop = setup::drop();

        administration::set_royalties(&setup::owner(), drop, @0xf1, 1, 0);
        assert!(royalty::numerator(&royalties::royalty(drop)) == 0);
        administration::set_royalties(&setup::owner(), drop, @0xf1, 1, 1);
        assert!(royalty::numerator(&royalties::royalty(drop)) == 1);
    }

    #[test]
    #[expected_failure(abort_code = 0x10047, location = drop_machine::royalties)]
    fun it_forbids_more_than_the_whole_price() {
        administration::set_royalties(&setup::owner(), setup::drop(), @0xf1, 100, 101);
    }

    #[test]
    #[expected_failure(abort_code = 0x10046, location = drop_machine::royalties)]
    fun it_forbids_a_denominator_of_zero() {
        administration::set_royalties(&setup::owner(), setup::drop(), @0xf1, 0, 0);
    }

    #[test]
    #[expected_failure(abort_code = 0x10028, location = drop_machine::receivers)]
    fun it_forbids_a_reserved_payee() {
        administration::set_royalties(&setup::owner(), setup::drop(), @0x1, 100, 5);
    }

    #[test]
    #[expected_failure(abort_code = 0x10029, location = drop_machine::receivers)]
    fun it_forbids_the_collection_as_payee() {
        let drop = setup::drop();

        administration::set_royalties(&setup::owner(), drop, drop, 100, 5);
    }
}
