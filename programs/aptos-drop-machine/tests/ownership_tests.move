#[test_only]
module drop_machine::ownership_tests {
    use std::option;
    use aptos_framework::event;
    use drop_machine::administration;
    use drop_machine::events::{OwnershipOfferCancelled, OwnershipOffered, OwnershipTransferred};
    use drop_machine::expected;
    use drop_machine::ownership;
    use drop_machine::setup;

    const OWNER: address = @0xa11ce;
    const MINTER: address = @0xb0b;
    const STRANGER: address = @0xe5e;

    #[test]
    fun an_offer_alone_changes_nothing() {
        let drop = setup::drop();

        administration::offer_ownership(&setup::owner(), drop, MINTER);

        assert!(ownership::owner(drop) == OWNER);
        assert!(ownership::offered_to(drop) == option::some(MINTER));
        administration::set_paused(&setup::owner(), drop, true);
    }

    #[test]
    fun whoever_accepts_becomes_the_owner() {
        let drop = setup::drop();
        administration::offer_ownership(&setup::owner(), drop, MINTER);

        administration::accept_ownership(&setup::minter(), drop);

        assert!(ownership::owner(drop) == MINTER);
        assert!(ownership::offered_to(drop) == option::none());
        administration::set_paused(&setup::minter(), drop, true);
        expected::same(&event::emitted_events<OwnershipOffered>(), &vector[drop_and(drop, OWNER, MINTER)]);
        expected::same(&event::emitted_events<OwnershipTransferred>(), &vector[drop_and(drop, OWNER, MINTER)]);
    }

    #[test]
    #[expected_failure(abort_code = 0x5000a, location = drop_machine::ownership)]
    fun the_old_owner_has_no_power_any_more() {
        let drop = setup::drop();
        administration::offer_ownership(&setup::owner(), drop, MINTER);
        administration::accept_ownership(&setup::minter(), drop);

        administration::set_paused(&setup::owner(), drop, true);
    }

    #[test]
    fun a_new_offer_takes_the_place_of_the_last() {
        let drop = setup::drop();
        administration::offer_ownership(&setup::owner(), drop, MINTER);
        administration::offer_ownership(&setup::owner(), drop, STRANGER);

        administration::accept_ownership(&setup::stranger(), drop);

        assert!(ownership::owner(drop) == STRANGER);
    }

    #[test]
    #[expected_failure(abort_code = 0x5000c, location = drop_machine::ownership)]
    fun it_forbids_to_accept_an_offer_that_was_replaced() {
        let drop = setup::drop();
        administration::offer_ownership(&setup::owner(), drop, MINTER);
        administration::offer_ownership(&setup::owner(), drop, STRANGER);

        administration::accept_ownership(&setup::minter(), drop);
    }

    #[test]
    #[expected_failure(abort_code = 0x5000c, location = drop_machine::ownership)]
    fun it_forbids_to_accept_what_is_on_offer_to_another() {
        let drop = setup::drop();
        administration::offer_ownership(&setup::owner(), drop, MINTER);

        administration::accept_ownership(&setup::stranger(), drop);
    }

    #[test]
    #[expected_failure(abort_code = 0x6000b, location = drop_machine::ownership)]
    fun it_forbids_to_accept_without_an_offer() {
        administration::accept_ownership(&setup::stranger(), setup::drop());
    }

    #[test]
    #[expected_failure(abort_code = 0x6000b, location = drop_machine::ownership)]
    fun it_forbids_to_accept_twice() {
        let drop = setup::drop();
        administration::offer_ownership(&setup::owner(), drop, MINTER);
        administration::accept_ownership(&setup::minter(), drop);

        administration::accept_ownership(&setup::minter(), drop);
    }

    #[test]
    #[expected_failure(abort_code = 0x60001, location = drop_machine::versions)]
    fun it_forbids_to_accept_what_is_no_drop() {
        setup::start_chain();
        administration::accept_ownership(&setup::stranger(), STRANGER);
    }

    #[test]
    #[expected_failure(abort_code = 0x6000b, location = drop_machine::ownership)]
    fun it_forbids_to_accept_a_cancelled_offer() {
        let drop = setup::drop();
        administration::offer_ownership(&setup::owner(), drop, MINTER);
        administration::cancel_ownership_offer(&setup::owner(), drop);
        expected::same(
            &event::emitted_events<OwnershipOfferCancelled>(), &vector[drop_and(drop, OWNER, MINTER)]
        );

        administration::accept_ownership(&setup::minter(), drop);
    }

    #[test]
    #[expected_failure(abort_code = 0x6000b, location = drop_machine::ownership)]
    fun it_forbids_to_cancel_without_an_offer() {
        administration::cancel_ownership_offer(&setup::owner(), setup::drop());
    }

    #[test]
    #[expected_failure(abort_code = 0x1000d, location = drop_machine::ownership)]
    fun it_forbids_an_offer_to_the_owner() {
        administration::offer_ownership(&setup::owner(), setup::drop(), OWNER);
    }

    #[test]
    #[expected_failure(abort_code = 0x5000a, location = drop_machine::ownership)]
    fun whoever_has_an_offer_is_no_owner_yet() {
        let drop = setup::drop();
        administration::offer_ownership(&setup::owner(), drop, MINTER);

        administration::cancel_ownership_offer(&setup::minter(), drop);
    }

    #[test]
    fun revenue_stays_with_the_old_owner() {
        let drop = setup::drop();
        administration::offer_ownership(&setup::owner(), drop, STRANGER);
        administration::accept_ownership(&setup::stranger(), drop);

        setup::mint(MINTER, drop, 1);

        assert!(setup::balance(OWNER) == 970);
        assert!(setup::balance(STRANGER) == 0);
    }

    struct DropAnd has drop {
        collection: address,
        from: address,
        to: address
    }

    fun drop_and(collection: address, from: address, to: address): DropAnd {
        DropAnd { collection, from, to }
    }
}
