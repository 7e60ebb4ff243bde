#[test_only]
module drop_machine::views_tests {
    use std::option;
    use drop_machine::administration;
    use drop_machine::drop_machine_v2;
    use drop_machine::expected;
    use drop_machine::reads;
    use drop_machine::setup;

    const OWNER: address = @0xa11ce;
    const MINTER: address = @0xb0b;
    const STRANGER: address = @0xe5e;

    #[test]
    fun a_drop_is_told_for_each_wallet() {
        let drop = setup::drop();
        setup::set_public_terms(drop, 1_000, 4, 3);
        administration::add_phase(
            &setup::owner(), drop, setup::start() + 10, 500, 0, 0, true, vector[]
        );
        setup::list(drop, 2, STRANGER, 6);
        administration::set_platform_fee(
            &setup::owner(), drop, 40, true, vector[@0xf1, @0xf2], vector[70, 30]
        );
        administration::set_revenue_split(&setup::owner(), drop, vector[@0xf3, OWNER], vector[1, 99]);
        setup::mint(MINTER, drop, 2);

        expected::same(
            &drop_machine_v2::drop_info_for_minter(drop, MINTER),
            &drop_with_phases(
                vector[
                    expected::phase(setup::start(), 1_000, 4, 0, 3, false, false, 2, 2),
                    expected::phase(setup::start() + 10, 500, 0, 0, 0, true, false, 0, 0)
                ]
            )
        );
        expected::same(
            &drop_machine_v2::drop_info_for_minter(drop, STRANGER),
            &drop_with_phases(
                vector[
                    expected::phase(setup::start(), 1_000, 4, 0, 3, false, false, 0, 2),
                    expected::phase(setup::start() + 10, 500, 0, 6, 0, true, true, 0, 0)
                ]
            )
        );
        expected::same(
            &drop_machine_v2::phase_for_minter(drop, STRANGER, 1),
            &expected::phase(setup::start() + 10, 500, 0, 6, 0, true, true, 0, 0)
        );
    }

    #[test]
    fun records_tell_the_rest() {
        let drop = setup::drop();
        let machine = expected::machine_of(drop);
        expected::same(
            &reads::drop_record(drop),
            &expected::drop_record(2, false, false, 0, option::none(), machine)
        );

        administration::set_paused(&setup::owner(), drop, true);
        administration::set_end_time(&setup::owner(), drop, setup::start() + 50);
        administration::offer_ownership(&setup::owner(), drop, STRANGER);
        setup::list(drop, 1, STRANGER, 6);

        expected::same(
            &reads::drop_record(drop),
            &expected::drop_record(2, true, false, setup::start() + 50, option::some(STRANGER), machine)
        );
        expected::same(
            &reads::phase_records(drop),
            &vector[expected::phase_record(1, setup::start(), 1_000, 0, 0, false, vector[], 1, 0)]
        );
    }

    #[test]
    fun an_open_edition_is_told_as_one() {
        setup::start_chain();
        let drop = setup::create_v2(b"open", setup::start(), 0, 0);

        expected::same(
            &reads::drop_record(drop),
            &expected::drop_record(2, false, true, 0, option::none(), expected::machine_of(drop))
        );
    }

    fun drop_with_phases(phases: vector<expected::Phase>): expected::Drop {
        expected::drop(
            2, 10, 40, true, vector[expected::share(@0xf1, 70), expected::share(@0xf2, 30)], phases,
            vector[expected::share(@0xf3, 1), expected::share(OWNER, 99)], OWNER, 5, 100, OWNER
        )
    }
}
