#[test_only]
/// Every owner function, called by somebody else, and for an address that is no drop.
module drop_machine::access_tests {
    use drop_machine::administration;
    use drop_machine::drop_machine_v1;
    use drop_machine::drop_machine_v2;
    use drop_machine::reads;
    use drop_machine::setup;

    #[test]
    #[expected_failure(abort_code = 0x5000a, location = drop_machine::ownership)]
    fun a_stranger_cannot_add_phase() {
        let drop = setup::drop();

        administration::add_phase(&setup::stranger(), drop, setup::start() + 1, 0, 0, 0, false, vector[]);
    }

    #[test]
    #[expected_failure(abort_code = 0x60001, location = drop_machine::versions)]
    fun without_a_drop_nobody_can_add_phase() {
        setup::start_chain();
        let drop = setup::owner_address();

        administration::add_phase(&setup::owner(), drop, setup::start() + 1, 0, 0, 0, false, vector[]);
    }

    #[test]
    #[expected_failure(abort_code = 0x5000a, location = drop_machine::ownership)]
    fun a_stranger_cannot_modify_phase() {
        let drop = setup::drop();

        administration::modify_phase(&setup::stranger(), drop, 1, setup::start() + 1, 0, 0, 0, false, vector[]);
    }

    #[test]
    #[expected_failure(abort_code = 0x60001, location = drop_machine::versions)]
    fun without_a_drop_nobody_can_modify_phase() {
        setup::start_chain();
        let drop = setup::owner_address();

        administration::modify_phase(&setup::owner(), drop, 1, setup::start() + 1, 0, 0, 0, false, vector[]);
    }

    #[test]
    #[expected_failure(abort_code = 0x5000a, location = drop_machine::ownership)]
    fun a_stranger_cannot_remove_phase() {
        let drop = setup::drop();

        administration::remove_phase(&setup::stranger(), drop, 1);
    }

    #[test]
    #[expected_failure(abort_code = 0x60001, location = drop_machine::versions)]
    fun without_a_drop_nobody_can_remove_phase() {
        setup::start_chain();
        let drop = setup::owner_address();

        administration::remove_phase(&setup::owner(), drop, 1);
    }

    #[test]
    #[expected_failure(abort_code = 0x5000a, location = drop_machine::ownership)]
    fun a_stranger_cannot_set_end_time() {
        let drop = setup::drop();

        administration::set_end_time(&setup::stranger(), drop, setup::start() + 1);
    }

    #[test]
    #[expected_failure(abort_code = 0x60001, location = drop_machine::versions)]
    fun without_a_drop_nobody_can_set_end_time() {
        setup::start_chain();
        let drop = setup::owner_address();

        administration::set_end_time(&setup::owner(), drop, setup::start() + 1);
    }

    #[test]
    #[expected_failure(abort_code = 0x5000a, location = drop_machine::ownership)]
    fun a_stranger_cannot_upsert_allowlist() {
        let drop = setup::drop();

        administration::upsert_allowlist(&setup::stranger(), drop, 1, vector[@0xe5e], vector[1]);
    }

    #[test]
    #[expected_failure(abort_code = 0x60001, location = drop_machine::versions)]
    fun without_a_drop_nobody_can_upsert_allowlist() {
        setup::start_chain();
        let drop = setup::owner_address();

        administration::upsert_allowlist(&setup::owner(), drop, 1, vector[@0xe5e], vector[1]);
    }

    #[test]
    #[expected_failure(abort_code = 0x5000a, location = drop_machine::ownership)]
    fun a_stranger_cannot_remove_from_allowlist() {
        let drop = setup::drop();

        administration::remove_from_allowlist(&setup::stranger(), drop, 1, vector[@0xe5e]);
    }

    #[test]
    #[expected_failure(abort_code = 0x60001, location = drop_machine::versions)]
    fun without_a_drop_nobody_can_remove_from_allowlist() {
        setup::start_chain();
        let drop = setup::owner_address();

        administration::remove_from_allowlist(&setup::owner(), drop, 1, vector[@0xe5e]);
    }

    #[test]
    #[expected_failure(abort_code = 0x5000a, location = drop_machine::ownership)]
    fun a_stranger_cannot_set_total_supply() {
        let drop = setup::drop();

        administration::set_total_supply(&setup::stranger(), drop, 5);
    }

    #[test]
    #[expected_failure(abort_code = 0x60001, location = drop_machine::versions)]
    fun without_a_drop_nobody_can_set_total_supply() {
        setup::start_chain();
        let drop = setup::owner_address();

        administration::set_total_supply(&setup::owner(), drop, 5);
    }

    #[test]
    #[expected_failure(abort_code = 0x5000a, location = drop_machine::ownership)]
    fun a_stranger_cannot_set_platform_fee() {
        let drop = setup::drop();

        administration::set_platform_fee(&setup::stranger(), drop, 0, false, vector[@0xe5e], vector[100]);
    }

    #[test]
    #[expected_failure(abort_code = 0x60001, location = drop_machine::versions)]
    fun without_a_drop_nobody_can_set_platform_fee() {
        setup::start_chain();
        let drop = setup::owner_address();

        administration::set_platform_fee(&setup::owner(), drop, 0, false, vector[@0xe5e], vector[100]);
    }

    #[test]
    #[expected_failure(abort_code = 0x5000a, location = drop_machine::ownership)]
    fun a_stranger_cannot_set_revenue_split() {
        let drop = setup::drop();

        administration::set_revenue_split(&setup::stranger(), drop, vector[@0xe5e], vector[100]);
    }

    #[test]
    #[expected_failure(abort_code = 0x60001, location = drop_machine::versions)]
    fun without_a_drop_nobody_can_set_revenue_split() {
        setup::start_chain();
        let drop = setup::owner_address();

        administration::set_revenue_split(&setup::owner(), drop, vector[@0xe5e], vector[100]);
    }

    #[test]
    #[expected_failure(abort_code = 0x5000a, location = drop_machine::ownership)]
    fun a_stranger_cannot_set_royalties() {
        let drop = setup::drop();

        administration::set_royalties(&setup::stranger(), drop, @0xe5e, 1, 1);
    }

    #[test]
    #[expected_failure(abort_code = 0x60001, location = drop_machine::versions)]
    fun without_a_drop_nobody_can_set_royalties() {
        setup::start_chain();
        let drop = setup::owner_address();

        administration::set_royalties(&setup::owner(), drop, @0xe5e, 1, 1);
    }

    #[test]
    #[expected_failure(abort_code = 0x5000a, location = drop_machine::ownership)]
    fun a_stranger_cannot_set_paused() {
        let drop = setup::drop();

        administration::set_paused(&setup::stranger(), drop, true);
    }

    #[test]
    #[expected_failure(abort_code = 0x60001, location = drop_machine::versions)]
    fun without_a_drop_nobody_can_set_paused() {
        setup::start_chain();
        let drop = setup::owner_address();

        administration::set_paused(&setup::owner(), drop, true);
    }

    #[test]
    #[expected_failure(abort_code = 0x5000a, location = drop_machine::ownership)]
    fun a_stranger_cannot_offer_ownership() {
        let drop = setup::drop();

        administration::offer_ownership(&setup::stranger(), drop, @0xe5e);
    }

    #[test]
    #[expected_failure(abort_code = 0x60001, location = drop_machine::versions)]
    fun without_a_drop_nobody_can_offer_ownership() {
        setup::start_chain();
        let drop = setup::owner_address();

        administration::offer_ownership(&setup::owner(), drop, @0xe5e);
    }

    #[test]
    #[expected_failure(abort_code = 0x5000a, location = drop_machine::ownership)]
    fun a_stranger_cannot_cancel_ownership_offer() {
        let drop = setup::drop();

        administration::cancel_ownership_offer(&setup::stranger(), drop);
    }

    #[test]
    #[expected_failure(abort_code = 0x60001, location = drop_machine::versions)]
    fun without_a_drop_nobody_can_cancel_ownership_offer() {
        setup::start_chain();
        let drop = setup::owner_address();

        administration::cancel_ownership_offer(&setup::owner(), drop);
    }

    #[test]
    #[expected_failure(abort_code = 0x5000a, location = drop_machine::ownership)]
    fun the_owner_of_another_drop_is_a_stranger() {
        let drop = setup::drop();
        drop_machine_v2::create_collection(
            &setup::stranger(), setup::text(b"Toads"), setup::text(b""), setup::text(b""), setup::text(b"Toad"),
            setup::text(b""), @0xe5e, 100, 5, 0, 0, 10, 0, setup::text(b"toads"), false, 0, 300, 0, 0
        );

        administration::set_paused(&setup::stranger(), drop, true);
    }

    #[test]
    #[expected_failure(abort_code = 0x5000a, location = drop_machine::ownership)]
    fun the_recipient_of_the_platform_fee_is_a_stranger() {
        let drop = setup::drop();

        administration::set_paused(&setup::wallet(@platform_fee_recipient), drop, true);
    }

    #[test]
    #[expected_failure(abort_code = 0x5000a, location = drop_machine::ownership)]
    fun the_publisher_of_the_package_is_a_stranger() {
        let drop = setup::drop();

        administration::set_paused(&setup::wallet(@drop_machine), drop, true);
    }

    #[test]
    #[expected_failure(abort_code = 0x10002, location = drop_machine::versions)]
    fun mint_of_version_1_forbids_the_other_version() {
        let drop = setup::drop();

        drop_machine_v1::mint(&setup::minter(), drop, 1, 1_000);
    }

    #[test]
    #[expected_failure(abort_code = 0x10002, location = drop_machine::versions)]
    fun mint_to_of_version_1_forbids_the_other_version() {
        let drop = setup::drop();

        drop_machine_v1::mint_to(&setup::minter(), drop, 1, 1_000, @0xe5e);
    }

    #[test]
    #[expected_failure(abort_code = 0x10002, location = drop_machine::versions)]
    fun mint_with_proof_of_version_1_forbids_the_other_version() {
        let drop = setup::drop();

        drop_machine_v1::mint_with_proof(&setup::minter(), drop, 1, 1_000, 1, vector[]);
    }

    #[test]
    #[expected_failure(abort_code = 0x10002, location = drop_machine::versions)]
    fun find_current_phase_of_version_1_forbids_the_other_version() {
        let drop = setup::drop();

        drop_machine_v1::find_current_phase(drop);
    }

    #[test]
    #[expected_failure(abort_code = 0x10002, location = drop_machine::versions)]
    fun phase_for_minter_of_version_1_forbids_the_other_version() {
        let drop = setup::drop();

        drop_machine_v1::phase_for_minter(drop, @0xe5e, 0);
    }

    #[test]
    #[expected_failure(abort_code = 0x10002, location = drop_machine::versions)]
    fun phase_for_minter_with_proof_of_version_1_forbids_the_other_version() {
        let drop = setup::drop();

        drop_machine_v1::phase_for_minter_with_proof(drop, @0xe5e, 0, 1, vector[]);
    }

    #[test]
    #[expected_failure(abort_code = 0x10002, location = drop_machine::versions)]
    fun drop_info_for_minter_of_version_1_forbids_the_other_version() {
        let drop = setup::drop();

        drop_machine_v1::drop_info_for_minter(drop, @0xe5e);
    }

    #[test]
    #[expected_failure(abort_code = 0x10002, location = drop_machine::versions)]
    fun mint_of_version_2_forbids_the_other_version() {
        let drop = setup::drop_v1();

        drop_machine_v2::mint(&setup::minter(), drop, 1, 1_000);
    }

    #[test]
    #[expected_failure(abort_code = 0x10002, location = drop_machine::versions)]
    fun mint_to_of_version_2_forbids_the_other_version() {
        let drop = setup::drop_v1();

        drop_machine_v2::mint_to(&setup::minter(), drop, 1, 1_000, @0xe5e);
    }

    #[test]
    #[expected_failure(abort_code = 0x10002, location = drop_machine::versions)]
    fun mint_with_proof_of_version_2_forbids_the_other_version() {
        let drop = setup::drop_v1();

        drop_machine_v2::mint_with_proof(&setup::minter(), drop, 1, 1_000, 1, vector[]);
    }

    #[test]
    #[expected_failure(abort_code = 0x10002, location = drop_machine::versions)]
    fun find_current_phase_of_version_2_forbids_the_other_version() {
        let drop = setup::drop_v1();

        drop_machine_v2::find_current_phase(drop);
    }

    #[test]
    #[expected_failure(abort_code = 0x10002, location = drop_machine::versions)]
    fun phase_for_minter_of_version_2_forbids_the_other_version() {
        let drop = setup::drop_v1();

        drop_machine_v2::phase_for_minter(drop, @0xe5e, 0);
    }

    #[test]
    #[expected_failure(abort_code = 0x10002, location = drop_machine::versions)]
    fun phase_for_minter_with_proof_of_version_2_forbids_the_other_version() {
        let drop = setup::drop_v1();

        drop_machine_v2::phase_for_minter_with_proof(drop, @0xe5e, 0, 1, vector[]);
    }

    #[test]
    #[expected_failure(abort_code = 0x10002, location = drop_machine::versions)]
    fun drop_info_for_minter_of_version_2_forbids_the_other_version() {
        let drop = setup::drop_v1();

        drop_machine_v2::drop_info_for_minter(drop, @0xe5e);
    }

    #[test]
    #[expected_failure(abort_code = 0x60001, location = drop_machine::versions)]
    fun version_needs_a_drop() {
        let drop = setup::owner_address();

        reads::version(drop);
    }

    #[test]
    #[expected_failure(abort_code = 0x60001, location = drop_machine::versions)]
    fun total_minted_needs_a_drop() {
        let drop = setup::owner_address();

        reads::total_minted(drop);
    }

    #[test]
    #[expected_failure(abort_code = 0x60001, location = drop_machine::versions)]
    fun drop_record_needs_a_drop() {
        let drop = setup::owner_address();

        reads::drop_record(drop);
    }

    #[test]
    #[expected_failure(abort_code = 0x60001, location = drop_machine::versions)]
    fun phase_records_needs_a_drop() {
        let drop = setup::owner_address();

        reads::phase_records(drop);
    }

    #[test]
    #[expected_failure(abort_code = 0x60001, location = drop_machine::versions)]
    fun allowlist_page_needs_a_drop() {
        let drop = setup::owner_address();

        reads::allowlist_page(drop, 1, 0);
    }

    #[test]
    #[expected_failure(abort_code = 0x60001, location = drop_machine::versions)]
    fun allowlist_caps_needs_a_drop() {
        let drop = setup::owner_address();

        reads::allowlist_caps(drop, 1, vector[@0xe5e]);
    }
}
