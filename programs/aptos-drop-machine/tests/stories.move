#[test_only]
/// Whole drops, as their creators and collectors live through them.
module drop_machine::stories {
    use aptos_framework::object;
    use aptos_framework::timestamp;
    use aptos_token_objects::token::{Self, Token};
    use drop_machine::administration;
    use drop_machine::drop_machine_v2;
    use drop_machine::ownership;
    use drop_machine::reads;
    use drop_machine::setup;

    const ALICE: address = @0xa11;
    const BOB: address = @0xb0bb1e;
    const CAROL: address = @0xca201;
    const ARTIST: address = @0xa27;
    const STUDIO: address = @0x57d;

    #[test]
    /// Friends first and for less, then a long list, then everybody, until the drop is minted out.
    fun a_drop_with_three_phases_is_minted_out() {
        // Given a drop with 6 items: friends pay 100 octas, listed wallets 200, everybody else 1,000
        setup::start_chain();
        let owner = setup::owner();
        let start = setup::start();
        let drop = setup::create_v2(b"frogs", start + 200, 1_000, 6);
        administration::add_phase(&owner, drop, start, 100, 0, 0, true, vector[]);
        // The root for a list with CAROL alone, at cap 1
        let root = drop_machine::merkle::leaf(CAROL, 1);
        administration::add_phase(&owner, drop, start + 100, 200, 0, 0, true, root);
        administration::upsert_allowlist(&owner, drop, 2, vector[ALICE, BOB], vector[2, 1]);
        administration::set_revenue_split(&owner, drop, vector[ARTIST, STUDIO], vector[70, 30]);
        vector[ALICE, BOB, CAROL].for_each(|wallet| setup::fund(wallet, 5_000));

        // When the friends mint, then the list, then everybody
        drop_machine_v2::mint(&setup::wallet(ALICE), drop, 2, 200);
        timestamp::fast_forward_seconds(100);
        drop_machine_v2::mint_with_proof(&setup::wallet(CAROL), drop, 1, 200, 1, vector[]);
        timestamp::fast_forward_seconds(100);
        drop_machine_v2::mint(&setup::wallet(BOB), drop, 3, 3_000);

        // Then all items are gone and everybody has paid his price
        assert!(reads::total_minted(drop) == 6);
        assert!(setup::balance(ALICE) == 4_800);
        assert!(setup::balance(CAROL) == 4_800);
        assert!(setup::balance(BOB) == 2_000);
        // and of 3,400 octas, 3 percent are the platform's, and the rest is divided at each mint:
        // 194 = 135 + 59, 194 = 135 + 59, 2,910 = 2,037 + 873
        assert!(setup::balance(@platform_fee_recipient) == 102);
        assert!(setup::balance(ARTIST) == 2_307);
        assert!(setup::balance(STUDIO) == 991);
    }

    #[test]
    /// An open edition that is sold for a day, and handed over while it runs.
    fun an_open_edition_is_handed_over_and_ends() {
        // Given an open edition for one day
        setup::start_chain();
        let day = 24 * 60 * 60;
        let drop =
            setup::create_v2_with(b"open", setup::start(), 500, 0, setup::start() + day, 0, 0);
        vector[ALICE, BOB].for_each(|wallet| setup::fund(wallet, 5_000));

        // When it is offered to the studio after the first mint, and the studio accepts
        let first = setup::mint(ALICE, drop, 1);
        administration::offer_ownership(&setup::owner(), drop, STUDIO);
        administration::accept_ownership(&setup::wallet(STUDIO), drop);
        administration::set_revenue_split(&setup::wallet(STUDIO), drop, vector[STUDIO], vector[100]);
        timestamp::fast_forward_seconds(day - 1);
        let second = setup::mint(BOB, drop, 1);
        timestamp::fast_forward_seconds(1);

        // Then the revenue is the studio's from then on
        assert!(ownership::owner(drop) == STUDIO);
        assert!(setup::balance(setup::owner_address()) == 500);
        assert!(setup::balance(STUDIO) == 500);
        // and the edition is over, with two items that belong to their minters
        assert!(drop_machine_v2::find_current_phase(drop).is_none());
        assert!(reads::total_minted(drop) == 2);
        assert_owns(ALICE, first[0], b"Frog #1");
        assert_owns(BOB, second[0], b"Frog #2");
    }

    #[test]
    /// A mistake in the terms is corrected while the drop is paused.
    fun a_drop_is_paused_and_corrected() {
        // Given a drop that was opened at a tenth of its price
        let drop = setup::drop();
        setup::set_public_terms(drop, 100, 0, 0);
        setup::mint(setup::minter_address(), drop, 1);

        // When its owner pauses it, corrects the price, caps wallets and goes on
        administration::set_paused(&setup::owner(), drop, true);
        setup::set_public_terms(drop, 1_000, 2, 0);
        administration::set_paused(&setup::owner(), drop, false);
        setup::mint(setup::minter_address(), drop, 1);

        // Then the item minted before counts, and keeps its price
        assert!(setup::balance(setup::minter_address()) == setup::funds() - 1_100);
        assert!(reads::total_minted(drop) == 2);
    }

    fun assert_owns(wallet: address, item: address, name: vector<u8>) {
        let item = object::address_to_object<Token>(item);
        assert!(object::owner(item) == wallet);
        assert!(token::name(item) == setup::text(name));
    }
}
