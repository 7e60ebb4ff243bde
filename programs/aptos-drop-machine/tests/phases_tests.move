#[test_only]
module drop_machine::phases_tests {
    use std::option;
    use aptos_framework::event;
    use aptos_framework::timestamp;
    use drop_machine::administration;
    use drop_machine::drop_machine_v2;
    use drop_machine::events::{EndTimeSet, PhaseAdded, PhaseModified, PhaseRemoved};
    use drop_machine::expected;
    use drop_machine::reads;
    use drop_machine::setup;

    struct PhaseChanged has drop {
        collection: address,
        phase_id: u64,
        sale_mint_time: u64,
        sale_mint_price: u64,
        max_per_wallet: u64,
        max_per_transaction: u64,
        is_private: bool,
        merkle_root: vector<u8>
    }

    struct PhaseGone has drop {
        collection: address,
        phase_id: u64
    }

    struct EndSet has drop {
        collection: address,
        end_time: u64
    }

    #[test]
    #[expected_failure(abort_code = 0x30069, location = drop_machine::phases)]
    fun it_forbids_a_mint_one_second_before_the_start() {
        setup::start_chain();
        let drop = setup::create_v2(b"frogs", setup::start() + 100, 0, 10);
        timestamp::fast_forward_seconds(99);

        setup::mint(setup::minter_address(), drop, 1);
    }

    #[test]
    fun it_allows_a_mint_at_the_start() {
        setup::start_chain();
        let drop = setup::create_v2(b"frogs", setup::start() + 100, 0, 10);
        assert!(drop_machine_v2::find_current_phase(drop) == option::none());
        timestamp::fast_forward_seconds(100);

        setup::mint(setup::minter_address(), drop, 1);

        assert!(drop_machine_v2::find_current_phase(drop) == option::some(0));
    }

    #[test]
    #[expected_failure(abort_code = 0x30069, location = drop_machine::phases)]
    fun it_forbids_a_mint_without_phases() {
        setup::start_chain();

        setup::mint(setup::minter_address(), setup::create_v2(b"frogs", 0, 0, 10), 1);
    }

    #[test]
    fun a_phase_applies_until_the_next_begins() {
        let drop = setup::drop();
        setup::add_public_phase(drop, setup::start() + 100, 7);

        timestamp::fast_forward_seconds(99);
        drop_machine_v2::mint(&setup::minter(), drop, 1, 1_000);
        assert!(setup::balance(setup::minter_address()) == setup::funds() - 1_000);

        timestamp::fast_forward_seconds(1);
        drop_machine_v2::mint(&setup::minter(), drop, 1, 7);
        assert!(setup::balance(setup::minter_address()) == setup::funds() - 1_007);
        assert!(drop_machine_v2::find_current_phase(drop) == option::some(1));
    }

    #[test]
    fun it_allows_a_mint_one_second_before_the_end() {
        let drop = ending_in_100_seconds();
        timestamp::fast_forward_seconds(99);

        setup::mint(setup::minter_address(), drop, 1);

        assert!(reads::total_minted(drop) == 1);
    }

    #[test]
    #[expected_failure(abort_code = 0x30069, location = drop_machine::phases)]
    fun it_forbids_a_mint_at_the_end() {
        let drop = ending_in_100_seconds();
        timestamp::fast_forward_seconds(100);
        assert!(drop_machine_v2::find_current_phase(drop) == option::none());

        setup::mint(setup::minter_address(), drop, 1);
    }

    #[test]
    fun the_owner_can_put_the_end_off() {
        let drop = ending_in_100_seconds();
        timestamp::fast_forward_seconds(100);
        administration::set_end_time(&setup::owner(), drop, 0);

        setup::mint(setup::minter_address(), drop, 1);

        expected::same(
            &event::emitted_events<EndTimeSet>(),
            &vector[
                EndSet { collection: drop, end_time: setup::start() + 100 },
                EndSet { collection: drop, end_time: 0 }
            ]
        );
    }

    #[test]
    #[expected_failure(abort_code = 0x10068, location = drop_machine::phases)]
    fun it_forbids_an_end_at_the_start_of_a_phase() {
        administration::set_end_time(&setup::owner(), setup::drop(), setup::start());
    }

    #[test]
    #[expected_failure(abort_code = 0x10068, location = drop_machine::phases)]
    fun it_forbids_a_phase_that_starts_at_the_end() {
        setup::add_public_phase(ending_in_100_seconds(), setup::start() + 100, 0);
    }

    #[test]
    fun phases_are_in_the_order_of_their_starts() {
        setup::start_chain();
        let drop = setup::create_v2(b"frogs", setup::start() + 50, 5, 10);
        setup::add_public_phase(drop, setup::start() + 70, 7);
        setup::add_public_phase(drop, setup::start() + 10, 1);

        expected::same(
            &reads::phase_records(drop),
            &vector[record(3, 10, 1), record(1, 50, 5), record(2, 70, 7)]
        );
    }

    #[test]
    fun a_modified_phase_moves_and_keeps_its_id() {
        let drop = setup::drop();
        setup::add_public_phase(drop, setup::start() + 10, 1);
        setup::add_public_phase(drop, setup::start() + 20, 2);

        administration::modify_phase(
            &setup::owner(), drop, 2, setup::start() + 30, 3, 0, 0, false, vector[]
        );

        expected::same(
            &reads::phase_records(drop), &vector[record(1, 0, 1_000), record(3, 20, 2), record(2, 30, 3)]
        );
        expected::same(
            &event::emitted_events<PhaseModified>(), &vector[changed(drop, 2, setup::start() + 30, 3)]
        );
    }

    #[test]
    fun a_modified_phase_keeps_its_count() {
        let drop = setup::drop();
        setup::mint(setup::minter_address(), drop, 3);

        setup::set_public_terms(drop, 5, 4, 2);

        expected::same(
            &reads::phase_records(drop),
            &vector[expected::phase_record(1, setup::start(), 5, 4, 2, false, vector[], 0, 3)]
        );
    }

    #[test]
    fun it_removes_a_phase_and_never_uses_its_id_again() {
        let drop = setup::drop();
        setup::add_public_phase(drop, setup::start() + 10, 1);

        administration::remove_phase(&setup::owner(), drop, 2);
        setup::add_public_phase(drop, setup::start() + 10, 1);

        expected::same(&reads::phase_records(drop), &vector[record(1, 0, 1_000), record(3, 10, 1)]);
        expected::same(
            &event::emitted_events<PhaseRemoved>(), &vector[PhaseGone { collection: drop, phase_id: 2 }]
        );
        expected::same(
            &event::emitted_events<PhaseAdded>(),
            &vector[
                changed(drop, 1, setup::start(), 1_000),
                changed(drop, 2, setup::start() + 10, 1),
                changed(drop, 3, setup::start() + 10, 1)
            ]
        );
    }

    #[test]
    #[expected_failure(abort_code = 0x30067, location = drop_machine::phases)]
    fun it_forbids_to_remove_a_phase_with_mints() {
        let drop = setup::drop();
        setup::mint(setup::minter_address(), drop, 1);

        administration::remove_phase(&setup::owner(), drop, 1);
    }

    #[test]
    #[expected_failure(abort_code = 0x60066, location = drop_machine::phases)]
    fun it_forbids_to_remove_a_phase_twice() {
        let drop = setup::drop();
        administration::remove_phase(&setup::owner(), drop, 1);

        administration::remove_phase(&setup::owner(), drop, 1);
    }

    #[test]
    #[expected_failure(abort_code = 0x60066, location = drop_machine::phases)]
    fun it_forbids_to_modify_a_phase_that_is_not_there() {
        administration::modify_phase(
            &setup::owner(), setup::drop(), 2, setup::start(), 0, 0, 0, false, vector[]
        );
    }

    #[test]
    #[expected_failure(abort_code = 0x60066, location = drop_machine::phases)]
    fun a_phase_beyond_the_last_cannot_be_viewed() {
        drop_machine_v2::phase_for_minter(setup::drop(), setup::minter_address(), 1);
    }

    #[test]
    fun it_allows_20_phases() {
        let drop = setup::drop();

        for (i in 1..20) setup::add_public_phase(drop, setup::start() + i, 0);

        assert!(reads::phase_records(drop).length() == 20);
    }

    #[test]
    #[expected_failure(abort_code = 0x10064, location = drop_machine::phases)]
    fun it_forbids_21_phases() {
        let drop = setup::drop();

        for (i in 1..21) setup::add_public_phase(drop, setup::start() + i, 0);
    }

    #[test]
    #[expected_failure(abort_code = 0x10065, location = drop_machine::phases)]
    fun it_forbids_two_phases_with_one_start() {
        setup::add_public_phase(setup::drop(), setup::start(), 0);
    }

    #[test]
    #[expected_failure(abort_code = 0x10065, location = drop_machine::phases)]
    fun it_forbids_to_move_a_phase_to_the_start_of_another() {
        let drop = setup::drop();
        setup::add_public_phase(drop, setup::start() + 10, 0);

        administration::modify_phase(&setup::owner(), drop, 2, setup::start(), 0, 0, 0, false, vector[]);
    }

    #[test]
    #[expected_failure(abort_code = 0x1005a, location = drop_machine::phase_terms)]
    fun it_forbids_a_phase_without_a_start() {
        setup::add_public_phase(setup::drop(), 0, 0);
    }

    #[test]
    #[expected_failure(abort_code = 0x1005b, location = drop_machine::phase_terms)]
    fun it_forbids_a_root_of_31_bytes() {
        setup::set_private(setup::drop(), x"00000000000000000000000000000000000000000000000000000000000001");
    }

    #[test]
    #[expected_failure(abort_code = 0x1005b, location = drop_machine::phase_terms)]
    fun it_forbids_a_root_of_33_bytes() {
        setup::set_private(
            setup::drop(), x"000000000000000000000000000000000000000000000000000000000000000001"
        );
    }

    #[test]
    #[expected_failure(abort_code = 0x1005c, location = drop_machine::phase_terms)]
    fun it_forbids_a_root_of_a_public_phase() {
        administration::add_phase(
            &setup::owner(), setup::drop(), setup::start() + 1, 0, 0, 0, false,
            x"0000000000000000000000000000000000000000000000000000000000000001"
        );
    }

    fun ending_in_100_seconds(): address {
        let drop = setup::drop();
        administration::set_end_time(&setup::owner(), drop, setup::start() + 100);
        drop
    }

    fun record(phase_id: u64, after_start: u64, price: u64): expected::PhaseRecord {
        expected::phase_record(phase_id, setup::start() + after_start, price, 0, 0, false, vector[], 0, 0)
    }

    fun changed(
        collection: address, phase_id: u64, sale_mint_time: u64, sale_mint_price: u64
    ): PhaseChanged {
        PhaseChanged {
            collection,
            phase_id,
            sale_mint_time,
            sale_mint_price,
            max_per_wallet: 0,
            max_per_transaction: 0,
            is_private: false,
            merkle_root: vector[]
        }
    }
}
