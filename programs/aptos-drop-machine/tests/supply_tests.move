#[test_only]
module drop_machine::supply_tests {
    use aptos_framework::event;
    use drop_machine::administration;
    use drop_machine::events::TotalSupplySet;
    use drop_machine::expected;
    use drop_machine::reads;
    use drop_machine::setup;
    use drop_machine::supply;

    const MINTER: address = @0xb0b;

    struct SupplySet has drop {
        collection: address,
        total_supply: u64
    }

    #[test]
    fun it_can_be_lowered_to_what_is_minted() {
        let drop = setup::drop();
        setup::mint(MINTER, drop, 4);

        administration::set_total_supply(&setup::owner(), drop, 4);

        assert!(supply::total_supply(drop) == 4);
        expected::same(
            &event::emitted_events<TotalSupplySet>(), &vector[SupplySet { collection: drop, total_supply: 4 }]
        );
    }

    #[test]
    fun it_can_be_set_to_what_it_is() {
        let drop = setup::drop();

        administration::set_total_supply(&setup::owner(), drop, 10);

        assert!(supply::total_supply(drop) == 10);
        setup::mint(MINTER, drop, 10);
    }

    #[test]
    #[expected_failure(abort_code = 0x10053, location = drop_machine::supply)]
    fun it_cannot_be_less_than_what_is_minted() {
        let drop = setup::drop();
        setup::mint(MINTER, drop, 4);

        administration::set_total_supply(&setup::owner(), drop, 3);
    }

    #[test]
    #[expected_failure(abort_code = 0x20050, location = drop_machine::supply)]
    fun a_lowered_supply_binds_mints() {
        let drop = setup::drop();
        administration::set_total_supply(&setup::owner(), drop, 4);

        setup::mint(MINTER, drop, 5);
    }

    #[test]
    #[expected_failure(abort_code = 0x10054, location = drop_machine::supply)]
    fun it_cannot_be_raised() {
        administration::set_total_supply(&setup::owner(), setup::drop(), 11);
    }

    #[test]
    #[expected_failure(abort_code = 0x10054, location = drop_machine::supply)]
    fun it_cannot_be_raised_again_after_it_was_lowered() {
        let drop = setup::drop();
        administration::set_total_supply(&setup::owner(), drop, 4);

        administration::set_total_supply(&setup::owner(), drop, 5);
    }

    #[test]
    #[expected_failure(abort_code = 0x10051, location = drop_machine::supply)]
    fun it_cannot_be_taken_away() {
        administration::set_total_supply(&setup::owner(), setup::drop(), 0);
    }

    #[test]
    fun the_limit_of_an_open_edition_goes_both_ways() {
        setup::start_chain();
        let drop = setup::create_v2_with(b"open", setup::start(), 0, 0, 0, 300, 5);
        setup::mint(MINTER, drop, 5);

        administration::set_total_supply(&setup::owner(), drop, 6);
        setup::mint(MINTER, drop, 1);
        administration::set_total_supply(&setup::owner(), drop, 0);
        setup::mint(MINTER, drop, 100);
        administration::set_total_supply(&setup::owner(), drop, 106);

        assert!(reads::total_minted(drop) == 106);
    }

    #[test]
    #[expected_failure(abort_code = 0x10053, location = drop_machine::supply)]
    fun the_limit_of_an_open_edition_cannot_be_less_than_what_is_minted() {
        setup::start_chain();
        let drop = setup::create_v2(b"open", setup::start(), 0, 0);
        setup::mint(MINTER, drop, 5);

        administration::set_total_supply(&setup::owner(), drop, 4);
    }
}
