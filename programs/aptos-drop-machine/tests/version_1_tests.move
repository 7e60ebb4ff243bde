#[test_only]
module drop_machine::version_1_tests {
    use std::option;
    use drop_machine::administration;
    use drop_machine::drop_machine_v1;
    use drop_machine::expected;
    use drop_machine::reads;
    use drop_machine::setup;

    const OWNER: address = @0xa11ce;
    const MINTER: address = @0xb0b;

    #[test]
    fun it_charges_three_percent_for_the_platform() {
        let drop = setup::drop_v1();

        drop_machine_v1::mint(&setup::minter(), drop, 2, 2_000);

        assert!(reads::version(drop) == 1);
        assert!(setup::balance(@platform_fee_recipient) == 60);
        assert!(setup::balance(OWNER) == 1_940);
    }

    #[test]
    fun its_views_have_the_shapes_of_version_2() {
        let drop = setup::drop_v1();
        setup::mint(MINTER, drop, 2);

        let phase = expected::phase(setup::start(), 1_000, 0, 0, 0, false, false, 2, 2);
        assert!(drop_machine_v1::find_current_phase(drop) == option::some(0));
        expected::same(&drop_machine_v1::phase_for_minter(drop, MINTER, 0), &phase);
        expected::same(
            &drop_machine_v1::drop_info_for_minter(drop, MINTER),
            &expected::drop(
                2, 10, 300, false, vector[expected::share(@platform_fee_recipient, 100)], vector[phase],
                vector[expected::share(OWNER, 100)], OWNER, 5, 100, OWNER
            )
        );
    }

    #[test]
    fun it_takes_proofs() {
        let drop = setup::drop_v1();
        setup::set_private(drop, x"4e3f9e319311b749e3114ea8db1cdddead55ed970b2df14528d72dc0a707eadc");

        drop_machine_v1::mint_with_proof(&setup::minter(), drop, 3, 3_000, 3, vector[]);

        expected::same(
            &drop_machine_v1::phase_for_minter_with_proof(drop, MINTER, 0, 3, vector[]),
            &expected::phase(setup::start(), 1_000, 0, 3, 0, true, true, 3, 3)
        );
    }

    #[test]
    fun its_owner_can_change_the_rest() {
        let drop = setup::drop_v1();
        let owner = setup::owner();

        setup::set_public_terms(drop, 2_000, 5, 0);
        setup::add_public_phase(drop, setup::start() + 10, 0);
        administration::set_revenue_split(&owner, drop, vector[@0xf1], vector[100]);
        administration::set_royalties(&owner, drop, @0xf1, 100, 7);
        administration::set_total_supply(&owner, drop, 5);
        administration::set_end_time(&owner, drop, setup::start() + 20);
        setup::mint(MINTER, drop, 5);

        assert!(setup::balance(@0xf1) == 9_700);
    }

    #[test]
    #[expected_failure(abort_code = 0x10003, location = drop_machine::versions)]
    fun it_forbids_another_platform_fee() {
        administration::set_platform_fee(
            &setup::owner(), setup::drop_v1(), 0, false, vector[@0xf1], vector[100]
        );
    }

    #[test]
    #[expected_failure(abort_code = 0x10003, location = drop_machine::versions)]
    fun it_forbids_a_limit_of_transactions_in_a_new_phase() {
        administration::add_phase(
            &setup::owner(), setup::drop_v1(), setup::start() + 1, 0, 0, 1, false, vector[]
        );
    }

    #[test]
    #[expected_failure(abort_code = 0x10003, location = drop_machine::versions)]
    fun it_forbids_a_limit_of_transactions_in_a_phase() {
        setup::set_public_terms(setup::drop_v1(), 0, 0, 1);
    }

    #[test]
    #[expected_failure(abort_code = 0x10003, location = drop_machine::versions)]
    fun it_forbids_a_limit_of_an_open_edition() {
        setup::start_chain();
        let drop = setup::create_v1(b"open", setup::start(), 0, 0);

        administration::set_total_supply(&setup::owner(), drop, 5);
    }

    #[test]
    #[expected_failure(abort_code = 0x20082, location = drop_machine::claims)]
    fun its_public_mint_limit_binds_wallets() {
        setup::start_chain();
        drop_machine_v1::create_collection(
            &setup::owner(), setup::text(b"Frogs"), setup::text(b""), setup::text(b""), setup::text(b"Frog"),
            setup::text(b""), OWNER, 100, 5, setup::start(), 0, 10, 2, setup::text(b"frogs"), false, 0
        );
        let drop = reads::collection_address(OWNER, setup::text(b"frogs"), setup::text(b"Frogs"));

        drop_machine_v1::mint(&setup::minter(), drop, 2, 0);
        drop_machine_v1::mint(&setup::minter(), drop, 1, 0);
    }
}
