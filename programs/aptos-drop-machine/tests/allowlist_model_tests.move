#[test_only]
/// Random upserts and removals beside a plain cap list.
module drop_machine::allowlist_model_tests {
    use std::bcs;
    use aptos_std::from_bcs;
    use drop_machine::administration;
    use drop_machine::reads;
    use drop_machine::setup;

    /// More than a page has, so that removals move entries between pages.
    const WALLETS: u64 = 130;
    const PAGES: u64 = 2;
    /// Entry size in bytes: an address and a u64.
    const ENTRY_BYTES: u64 = 40;

    #[test]
    fun lists_are_what_was_written_whatever_the_order() {
        let drop = setup::drop();
        let caps = vector[];
        for (i in 0..WALLETS) caps.push_back(0);
        let random = 7;
        let has_filled_a_page = false;

        for (step in 0..40) {
            // Lists grow in the first half and shrink in the second.
            let is_upsert = next(&mut random) % 10 < (if (step < 20) 8 else 3);
            let count = next(&mut random) % 40 + 1;
            let users = vector[];
            let new_caps = vector[];
            for (i in 0..count) {
                let wallet = next(&mut random) % WALLETS;
                let cap = if (is_upsert) next(&mut random) % 9 + 1 else 0;
                users.push_back(address_of(wallet));
                new_caps.push_back(cap);
                *caps.borrow_mut(wallet) = cap;
            };
            if (is_upsert) {
                administration::upsert_allowlist(&setup::owner(), drop, 1, users, new_caps);
            } else {
                administration::remove_from_allowlist(&setup::owner(), drop, 1, users);
            };
            assert_holds(drop, &caps);
            has_filled_a_page = has_filled_a_page || !reads::allowlist_page(drop, 1, 1).is_empty();
        };
        assert!(has_filled_a_page);
    }

    /// Each wallet with a cap is on the pages once, and no other.
    fun assert_holds(drop: address, caps: &vector<u64>) {
        let users = vector[];
        for (wallet in 0..WALLETS) users.push_back(address_of(wallet));
        assert!(&reads::allowlist_caps(drop, 1, users) == caps);

        let seen = vector[];
        for (page in 0..PAGES) {
            // The first byte is the entry count, as long as that is below 128.
            let bytes = bcs::to_bytes(&reads::allowlist_page(drop, 1, page));
            let entries = (bytes[0] as u64);
            assert!(bytes.length() == 1 + entries * ENTRY_BYTES);
            for (i in 0..entries) {
                let user = from_bcs::to_address(bytes.slice(1 + i * ENTRY_BYTES, 33 + i * ENTRY_BYTES));
                assert!(!seen.contains(&user));
                seen.push_back(user);
            };
        };
        let listed = 0;
        caps.for_each_ref(|cap| if (*cap > 0) listed += 1);
        assert!(seen.length() == listed);
    }

    fun address_of(wallet: u64): address {
        let bytes = bcs::to_bytes(&(wallet + 1));
        while (bytes.length() < 32) bytes.push_back(9);
        from_bcs::to_address(bytes)
    }

    /// Next number in a fixed sequence that looks random.
    fun next(state: &mut u64): u64 {
        *state = (*state * 1103515245 + 12345) % 2147483648;
        *state >> 8
    }
}
