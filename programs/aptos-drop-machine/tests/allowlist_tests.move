#[test_only]
module drop_machine::allowlist_tests {
    use std::bcs;
    use aptos_framework::event;
    use aptos_framework::timestamp;
    use aptos_std::from_bcs;
    use drop_machine::administration;
    use drop_machine::events::{AllowlistRemoved, AllowlistUpserted};
    use drop_machine::expected;
    use drop_machine::reads;
    use drop_machine::setup;

    const MINTER: address = @0xb0b;
    const STRANGER: address = @0xe5e;

    struct Upserted has copy, drop {
        collection: address,
        phase_id: u64,
        users: vector<address>,
        max_per_wallet_by_allow_list: vector<u64>
    }

    struct Removed has copy, drop {
        collection: address,
        phase_id: u64,
        users: vector<address>
    }

    #[test]
    #[expected_failure(abort_code = 0x50098, location = drop_machine::minting)]
    fun it_forbids_a_wallet_that_is_not_listed() {
        let drop = private_drop();
        setup::list(drop, 1, STRANGER, 1);

        setup::mint(MINTER, drop, 1);
    }

    #[test]
    #[expected_failure(abort_code = 0x5000a, location = drop_machine::ownership)]
    fun nobody_can_list_himself() {
        administration::upsert_allowlist(&setup::minter(), private_drop(), 1, vector[MINTER], vector[100]);
    }

    #[test]
    fun it_allows_all_items_of_the_cap() {
        let drop = private_drop();
        setup::list(drop, 1, MINTER, 3);

        setup::mint(MINTER, drop, 1);
        setup::mint(MINTER, drop, 2);

        assert!(reads::total_minted(drop) == 3);
    }

    #[test]
    #[expected_failure(abort_code = 0x20082, location = drop_machine::claims)]
    fun it_forbids_one_item_above_the_cap() {
        let drop = private_drop();
        setup::list(drop, 1, MINTER, 3);

        setup::mint(MINTER, drop, 4);
    }

    #[test]
    #[expected_failure(abort_code = 0x50098, location = drop_machine::minting)]
    fun an_entry_of_one_phase_is_none_of_another() {
        let drop = private_drop();
        setup::list(drop, 1, MINTER, 3);
        administration::add_phase(
            &setup::owner(), drop, setup::start() + 10, 0, 0, 0, true, vector[]
        );
        timestamp::fast_forward_seconds(10);

        setup::mint(MINTER, drop, 1);
    }

    #[test]
    #[expected_failure(abort_code = 0x50098, location = drop_machine::minting)]
    fun an_entry_of_one_drop_is_none_of_another() {
        let drop = private_drop();
        let other = setup::create_v2(b"other", setup::start(), 0, 10);
        setup::list(other, 1, MINTER, 3);

        setup::mint(MINTER, drop, 1);
    }

    #[test]
    fun a_listed_wallet_has_its_own_cap_in_a_public_phase() {
        let drop = setup::drop();
        setup::set_public_terms(drop, 0, 1, 0);
        setup::list(drop, 1, MINTER, 3);

        setup::mint(MINTER, drop, 3);
        setup::mint(STRANGER, drop, 1);

        assert!(reads::total_minted(drop) == 4);
    }

    #[test]
    #[expected_failure(abort_code = 0x20082, location = drop_machine::claims)]
    fun a_listed_wallet_is_bound_by_its_cap_in_a_public_phase_without_a_limit() {
        let drop = setup::drop();
        setup::list(drop, 1, MINTER, 1);

        setup::mint(MINTER, drop, 2);
    }

    #[test]
    #[expected_failure(abort_code = 0x20082, location = drop_machine::claims)]
    fun an_entry_that_is_written_again_forgets_no_claims() {
        let drop = private_drop();
        setup::list(drop, 1, MINTER, 2);
        setup::mint(MINTER, drop, 2);
        administration::remove_from_allowlist(&setup::owner(), drop, 1, vector[MINTER]);
        setup::list(drop, 1, MINTER, 2);

        setup::mint(MINTER, drop, 1);
    }

    #[test]
    #[expected_failure(abort_code = 0x50098, location = drop_machine::minting)]
    fun it_forbids_a_wallet_that_was_removed() {
        let drop = private_drop();
        setup::list(drop, 1, MINTER, 3);
        administration::remove_from_allowlist(&setup::owner(), drop, 1, vector[MINTER]);

        setup::mint(MINTER, drop, 1);
    }

    #[test]
    fun a_batch_that_is_sent_again_changes_nothing() {
        let drop = private_drop();
        let users = wallets(0, 150);
        let caps = caps_of(150);

        for (i in 0..2) {
            administration::upsert_allowlist(&setup::owner(), drop, 1, users, caps);
            assert!(reads::allowlist_caps(drop, 1, users) == caps);
            expected::same(&reads::allowlist_page(drop, 1, 0), &entries(0, 100));
            expected::same(&reads::allowlist_page(drop, 1, 1), &entries(100, 150));
            assert!(reads::allowlist_page(drop, 1, 2).is_empty());
        };
        let upserted =
            Upserted { collection: drop, phase_id: 1, users, max_per_wallet_by_allow_list: caps };
        expected::same(&event::emitted_events<AllowlistUpserted>(), &vector[upserted, upserted]);
    }

    #[test]
    fun a_second_entry_of_a_wallet_overwrites_the_first() {
        let drop = private_drop();

        administration::upsert_allowlist(
            &setup::owner(), drop, 1, vector[MINTER, STRANGER, MINTER], vector[1, 2, 3]
        );

        expected::same(
            &reads::allowlist_page(drop, 1, 0),
            &vector[expected::entry(MINTER, 3), expected::entry(STRANGER, 2)]
        );
    }

    #[test]
    fun pages_have_no_gaps_after_a_removal() {
        let drop = private_drop();
        administration::upsert_allowlist(&setup::owner(), drop, 1, wallets(0, 101), caps_of(101));

        administration::remove_from_allowlist(&setup::owner(), drop, 1, wallets(3, 4));

        let page = entries(0, 100);
        *page.borrow_mut(3) = entry(100);
        expected::same(&reads::allowlist_page(drop, 1, 0), &page);
        assert!(reads::allowlist_page(drop, 1, 1).is_empty());
        assert!(reads::allowlist_caps(drop, 1, vector[wallet(3), wallet(100)]) == vector[0, cap(100)]);
    }

    #[test]
    fun the_last_entries_can_be_removed_and_added_again() {
        let drop = private_drop();
        administration::upsert_allowlist(&setup::owner(), drop, 1, wallets(0, 3), caps_of(3));

        administration::remove_from_allowlist(&setup::owner(), drop, 1, vector[wallet(2), wallet(0), wallet(1)]);
        assert!(reads::allowlist_page(drop, 1, 0).is_empty());
        administration::upsert_allowlist(&setup::owner(), drop, 1, wallets(0, 3), caps_of(3));

        expected::same(&reads::allowlist_page(drop, 1, 0), &entries(0, 3));
    }

    #[test]
    fun a_removal_that_is_sent_again_changes_nothing() {
        let drop = private_drop();
        administration::upsert_allowlist(&setup::owner(), drop, 1, wallets(0, 3), caps_of(3));

        for (i in 0..2) {
            administration::remove_from_allowlist(&setup::owner(), drop, 1, wallets(1, 2));
            expected::same(&reads::allowlist_page(drop, 1, 0), &vector[entry(0), entry(2)]);
        };
        let removed = Removed { collection: drop, phase_id: 1, users: wallets(1, 2) };
        expected::same(&event::emitted_events<AllowlistRemoved>(), &vector[removed, removed]);
    }

    #[test]
    fun entries_of_a_removed_phase_can_be_removed() {
        let drop = private_drop();
        setup::list(drop, 1, MINTER, 3);
        administration::remove_phase(&setup::owner(), drop, 1);

        administration::remove_from_allowlist(&setup::owner(), drop, 1, vector[MINTER]);

        assert!(reads::allowlist_page(drop, 1, 0).is_empty());
    }

    #[test]
    fun it_allows_a_batch_of_200() {
        let drop = private_drop();

        administration::upsert_allowlist(&setup::owner(), drop, 1, wallets(0, 200), caps_of(200));
        administration::remove_from_allowlist(&setup::owner(), drop, 1, wallets(0, 200));

        assert!(reads::allowlist_page(drop, 1, 0).is_empty());
    }

    #[test]
    #[expected_failure(abort_code = 0x1006f, location = drop_machine::allowlist)]
    fun it_forbids_a_batch_of_201() {
        administration::upsert_allowlist(&setup::owner(), private_drop(), 1, wallets(0, 201), caps_of(201));
    }

    #[test]
    #[expected_failure(abort_code = 0x1006f, location = drop_machine::allowlist)]
    fun it_forbids_an_empty_batch() {
        administration::upsert_allowlist(&setup::owner(), private_drop(), 1, vector[], vector[]);
    }

    #[test]
    #[expected_failure(abort_code = 0x1006f, location = drop_machine::allowlist)]
    fun it_forbids_to_remove_201_at_once() {
        administration::remove_from_allowlist(&setup::owner(), private_drop(), 1, wallets(0, 201));
    }

    #[test]
    #[expected_failure(abort_code = 0x1006f, location = drop_machine::allowlist)]
    fun it_forbids_to_remove_nothing() {
        administration::remove_from_allowlist(&setup::owner(), private_drop(), 1, vector[]);
    }

    #[test]
    #[expected_failure(abort_code = 0x1006e, location = drop_machine::allowlist)]
    fun it_forbids_wallets_without_caps() {
        administration::upsert_allowlist(
            &setup::owner(), private_drop(), 1, vector[MINTER, STRANGER], vector[1]
        );
    }

    #[test]
    #[expected_failure(abort_code = 0x10070, location = drop_machine::allowlist)]
    fun it_forbids_a_cap_of_zero() {
        setup::list(private_drop(), 1, MINTER, 0);
    }

    #[test]
    #[expected_failure(abort_code = 0x60066, location = drop_machine::phases)]
    fun it_forbids_entries_of_a_phase_that_is_not_there() {
        setup::list(private_drop(), 2, MINTER, 1);
    }

    #[test]
    #[expected_failure(abort_code = 0x30071, location = drop_machine::allowlist)]
    fun it_forbids_entries_beside_a_root() {
        let drop = setup::drop();
        setup::set_private(drop, root());

        setup::list(drop, 1, MINTER, 1);
    }

    #[test]
    #[expected_failure(abort_code = 0x30072, location = drop_machine::allowlist)]
    fun it_forbids_a_root_beside_entries() {
        let drop = private_drop();
        setup::list(drop, 1, MINTER, 1);

        setup::set_private(drop, root());
    }

    #[test]
    fun it_allows_a_root_after_the_entries_are_gone() {
        let drop = private_drop();
        setup::list(drop, 1, MINTER, 1);
        administration::remove_from_allowlist(&setup::owner(), drop, 1, vector[MINTER]);

        setup::set_private(drop, root());

        expected::same(
            &reads::phase_records(drop),
            &vector[expected::phase_record(1, setup::start(), 1_000, 0, 0, true, root(), 0, 0)]
        );
    }

    fun private_drop(): address {
        let drop = setup::drop();
        setup::set_private(drop, vector[]);
        drop
    }

    fun root(): vector<u8> {
        x"0000000000000000000000000000000000000000000000000000000000000001"
    }

    /// A wallet with this number.
    fun wallet(number: u64): address {
        let bytes = bcs::to_bytes(&(number + 1_000));
        while (bytes.length() < 32) bytes.push_back(7);
        from_bcs::to_address(bytes)
    }

    fun cap(number: u64): u64 {
        number + 1
    }

    fun entry(number: u64): expected::Entry {
        expected::entry(wallet(number), cap(number))
    }

    fun wallets(first: u64, end: u64): vector<address> {
        let wallets = vector[];
        for (i in first..end) wallets.push_back(wallet(i));
        wallets
    }

    fun caps_of(count: u64): vector<u64> {
        let caps = vector[];
        for (i in 0..count) caps.push_back(cap(i));
        caps
    }

    fun entries(first: u64, end: u64): vector<expected::Entry> {
        let entries = vector[];
        for (i in first..end) entries.push_back(entry(i));
        entries
    }
}
