#[test_only]
/// Hashes here come from another keccak256 implementation.
module drop_machine::merkle_tests {
    use aptos_framework::timestamp;
    use aptos_std::aptos_hash;
    use drop_machine::administration;
    use drop_machine::drop_machine_v2;
    use drop_machine::expected;
    use drop_machine::merkle;
    use drop_machine::reads;
    use drop_machine::setup;

    const MINTER: address = @0xb0b;
    const STRANGER: address = @0xe5e;
    const OWNER: address = @0xa11ce;

    /// Leaves for MINTER with cap 3, STRANGER with cap 1 and OWNER with cap 2, and the node over the first two.
    const MINTER_LEAF: vector<u8> = x"4e3f9e319311b749e3114ea8db1cdddead55ed970b2df14528d72dc0a707eadc";
    const STRANGER_LEAF: vector<u8> = x"19034eaef9b3bd464d9b6e4af4a07e1237dcd542fcbc81eb824eab07f99e8b28";
    const OWNER_LEAF: vector<u8> = x"13ffc35e6b6ef54ca8f84a4060871956bf4d974b67ed6536204908d5aa9be160";
    const NODE: vector<u8> = x"3d3c21b8f2b85dae20237dbb7c6f0ff68815a6d998463a7b1f12431472c3e981";
    const ROOT: vector<u8> = x"2c01a546ccf4d2863133608a305ed035386f787bf91a85119f3e0aec15099590";

    #[test]
    fun leaves_and_nodes_are_fixed_for_all_clients() {
        assert!(merkle::leaf(MINTER, 3) == MINTER_LEAF);
        assert!(merkle::leaf(STRANGER, 1) == STRANGER_LEAF);
        assert!(merkle::leaf(OWNER, 2) == OWNER_LEAF);
        assert!(merkle::is_in_tree(MINTER_LEAF, &vector[STRANGER_LEAF], &NODE));
        assert!(merkle::is_in_tree(MINTER_LEAF, &vector[STRANGER_LEAF, OWNER_LEAF], &ROOT));
        assert!(merkle::is_in_tree(STRANGER_LEAF, &vector[MINTER_LEAF, OWNER_LEAF], &ROOT));
        assert!(merkle::is_in_tree(OWNER_LEAF, &vector[NODE], &ROOT));
        assert!(merkle::is_in_tree(ROOT, &vector[], &ROOT));
    }

    #[test]
    fun only_the_exact_proof_is_in_the_tree() {
        assert!(!merkle::is_in_tree(MINTER_LEAF, &vector[], &ROOT));
        assert!(!merkle::is_in_tree(MINTER_LEAF, &vector[STRANGER_LEAF], &ROOT));
        assert!(!merkle::is_in_tree(MINTER_LEAF, &vector[OWNER_LEAF, STRANGER_LEAF], &ROOT));
        assert!(!merkle::is_in_tree(MINTER_LEAF, &vector[STRANGER_LEAF, OWNER_LEAF, OWNER_LEAF], &ROOT));
    }

    #[test]
    fun a_node_cannot_pass_for_a_leaf() {
        // A leaf's first byte, then none at all, in place of a node's.
        vector[vector[0], vector[]].for_each(|prefix| {
            let bytes: vector<u8> = prefix;
            bytes.append(STRANGER_LEAF);
            bytes.append(MINTER_LEAF);
            assert!(!merkle::is_in_tree(aptos_hash::keccak256(bytes), &vector[OWNER_LEAF], &ROOT));
        });
    }

    #[test]
    fun it_allows_all_items_of_the_cap() {
        let drop = merkle_drop();

        mint(MINTER, drop, 2, 3, vector[STRANGER_LEAF, OWNER_LEAF]);
        mint(MINTER, drop, 1, 3, vector[STRANGER_LEAF, OWNER_LEAF]);
        mint(STRANGER, drop, 1, 1, vector[MINTER_LEAF, OWNER_LEAF]);

        assert!(reads::total_minted(drop) == 4);
    }

    #[test]
    #[expected_failure(abort_code = 0x20082, location = drop_machine::claims)]
    fun it_forbids_one_item_above_the_cap() {
        mint(MINTER, merkle_drop(), 4, 3, vector[STRANGER_LEAF, OWNER_LEAF]);
    }

    #[test]
    #[expected_failure(abort_code = 0x20082, location = drop_machine::claims)]
    fun a_proof_cannot_be_used_up_and_used_again() {
        let drop = merkle_drop();
        mint(MINTER, drop, 3, 3, vector[STRANGER_LEAF, OWNER_LEAF]);

        mint(MINTER, drop, 1, 3, vector[STRANGER_LEAF, OWNER_LEAF]);
    }

    #[test]
    #[expected_failure(abort_code = 0x5009b, location = drop_machine::minting)]
    fun it_forbids_the_proof_of_another_wallet() {
        mint(STRANGER, merkle_drop(), 1, 3, vector[STRANGER_LEAF, OWNER_LEAF]);
    }

    #[test]
    #[expected_failure(abort_code = 0x5009b, location = drop_machine::minting)]
    fun it_forbids_a_higher_cap_than_the_list_has() {
        mint(MINTER, merkle_drop(), 1, 4, vector[STRANGER_LEAF, OWNER_LEAF]);
    }

    #[test]
    #[expected_failure(abort_code = 0x5009b, location = drop_machine::minting)]
    fun it_forbids_a_cap_of_zero_that_would_be_no_limit() {
        let drop = setup::drop();
        setup::set_private(drop, merkle::leaf(MINTER, 0));

        mint(MINTER, drop, 1, 0, vector[]);
    }

    #[test]
    #[expected_failure(abort_code = 0x5009b, location = drop_machine::minting)]
    fun it_forbids_an_empty_proof_of_a_longer_list() {
        mint(MINTER, merkle_drop(), 1, 3, vector[]);
    }

    #[test]
    fun a_list_of_one_wallet_has_an_empty_proof() {
        let drop = setup::drop();
        setup::set_private(drop, MINTER_LEAF);

        mint(MINTER, drop, 3, 3, vector[]);

        assert!(reads::total_minted(drop) == 3);
    }

    #[test]
    #[expected_failure(abort_code = 0x5009b, location = drop_machine::minting)]
    fun a_proof_of_an_earlier_root_is_worth_nothing() {
        let drop = merkle_drop();
        setup::set_private(drop, NODE);

        mint(MINTER, drop, 1, 3, vector[STRANGER_LEAF, OWNER_LEAF]);
    }

    #[test]
    #[expected_failure(abort_code = 0x5009b, location = drop_machine::minting)]
    fun it_allows_32_hashes_but_not_any() {
        mint(MINTER, merkle_drop(), 1, 3, hashes(32));
    }

    #[test]
    #[expected_failure(abort_code = 0x10078, location = drop_machine::merkle)]
    fun it_forbids_33_hashes() {
        mint(MINTER, merkle_drop(), 1, 3, hashes(33));
    }

    #[test]
    #[expected_failure(abort_code = 0x10079, location = drop_machine::merkle)]
    fun it_forbids_a_hash_of_31_bytes() {
        let short = STRANGER_LEAF;
        short.pop_back();

        mint(MINTER, merkle_drop(), 1, 3, vector[short, OWNER_LEAF]);
    }

    #[test]
    #[expected_failure(abort_code = 0x10079, location = drop_machine::merkle)]
    fun it_forbids_two_hashes_in_one() {
        let long = STRANGER_LEAF;
        long.append(OWNER_LEAF);

        mint(MINTER, merkle_drop(), 1, 3, vector[long]);
    }

    #[test]
    #[expected_failure(abort_code = 0x1009a, location = drop_machine::minting)]
    fun a_private_phase_with_entries_takes_no_proof() {
        let drop = setup::drop();
        setup::set_private(drop, vector[]);
        setup::list(drop, 1, MINTER, 3);

        mint(MINTER, drop, 1, 3, vector[]);
    }

    #[test]
    fun claims_count_per_phase_though_the_list_is_the_same() {
        let drop = merkle_drop();
        administration::add_phase(
            &setup::owner(), drop, setup::start() + 10, 0, 0, 0, true, ROOT
        );
        mint(MINTER, drop, 3, 3, vector[STRANGER_LEAF, OWNER_LEAF]);
        timestamp::fast_forward_seconds(10);

        mint(MINTER, drop, 3, 3, vector[STRANGER_LEAF, OWNER_LEAF]);

        assert!(reads::total_minted(drop) == 6);
    }

    #[test]
    fun the_view_says_who_is_listed() {
        let drop = merkle_drop();
        mint(MINTER, drop, 2, 3, vector[STRANGER_LEAF, OWNER_LEAF]);

        let listed = expected::phase(setup::start(), 1_000, 0, 3, 0, true, true, 2, 2);
        let unlisted = expected::phase(setup::start(), 1_000, 0, 0, 0, true, false, 2, 2);
        let proof = vector[STRANGER_LEAF, OWNER_LEAF];
        expected::same(
            &drop_machine_v2::phase_for_minter_with_proof(drop, MINTER, 0, 3, proof), &listed
        );
        expected::same(
            &drop_machine_v2::phase_for_minter_with_proof(drop, MINTER, 0, 4, proof), &unlisted
        );
        expected::same(&drop_machine_v2::phase_for_minter(drop, MINTER, 0), &unlisted);
    }

    #[test]
    fun the_view_knows_entries_beside_a_proof() {
        let drop = setup::drop();
        setup::list(drop, 1, MINTER, 2);

        expected::same(
            &drop_machine_v2::phase_for_minter_with_proof(drop, MINTER, 0, 3, vector[]),
            &expected::phase(setup::start(), 1_000, 0, 2, 0, false, true, 0, 0)
        );
    }

    fun merkle_drop(): address {
        let drop = setup::drop();
        setup::set_private(drop, ROOT);
        setup::fund(STRANGER, setup::funds());
        drop
    }

    fun mint(user: address, drop: address, quantity: u64, cap: u64, proof: vector<vector<u8>>) {
        drop_machine_v2::mint_with_proof(
            &setup::wallet(user), drop, quantity, setup::any_price(), cap, proof
        );
    }

    fun hashes(count: u64): vector<vector<u8>> {
        let hashes = vector[];
        for (i in 0..count) hashes.push_back(OWNER_LEAF);
        hashes
    }
}
