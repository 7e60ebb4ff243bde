#[test_only]
module drop_machine::pausing_tests {
    use aptos_framework::event;
    use drop_machine::administration;
    use drop_machine::events::PauseSet;
    use drop_machine::expected;
    use drop_machine::reads;
    use drop_machine::setup;

    struct Paused has drop {
        collection: address,
        is_paused: bool
    }

    #[test]
    #[expected_failure(abort_code = 0xd0014, location = drop_machine::pausing)]
    fun it_forbids_mints_of_a_paused_drop() {
        let drop = setup::drop();
        administration::set_paused(&setup::owner(), drop, true);

        setup::mint(setup::minter_address(), drop, 1);
    }

    #[test]
    fun it_allows_mints_that_go_on() {
        let drop = setup::drop();
        administration::set_paused(&setup::owner(), drop, true);
        administration::set_paused(&setup::owner(), drop, false);

        setup::mint(setup::minter_address(), drop, 1);

        assert!(reads::total_minted(drop) == 1);
        expected::same(
            &event::emitted_events<PauseSet>(),
            &vector[Paused { collection: drop, is_paused: true }, Paused { collection: drop, is_paused: false }]
        );
    }

    #[test]
    fun other_drops_go_on() {
        let drop = setup::drop();
        let other = setup::create_v2(b"other", setup::start(), 0, 10);
        administration::set_paused(&setup::owner(), drop, true);

        setup::mint(setup::minter_address(), other, 1);

        assert!(reads::total_minted(other) == 1);
    }

    #[test]
    fun the_owner_can_change_a_paused_drop() {
        let drop = setup::drop();
        administration::set_paused(&setup::owner(), drop, true);

        setup::add_public_phase(drop, setup::start() + 10, 0);

        assert!(reads::phase_records(drop).length() == 2);
    }
}
