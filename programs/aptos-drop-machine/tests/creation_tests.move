#[test_only]
module drop_machine::creation_tests {
    use std::option;
    use std::string::String;
    use aptos_framework::event;
    use aptos_framework::object::{Self, ObjectCore};
    use aptos_token_objects::collection::{Self, Collection};
    use aptos_token_objects::royalty;
    use drop_machine::drop_machine_v2;
    use drop_machine::events::{CollectionCreated, PhaseAdded};
    use drop_machine::expected;
    use drop_machine::reads;
    use drop_machine::setup;

    const OWNER: address = @0xa11ce;

    #[test]
    fun it_creates_the_collection_with_its_texts_and_royalties() {
        let drop = object::address_to_object<Collection>(setup::drop());

        assert!(collection::name(drop) == setup::text(b"Frogs"));
        assert!(collection::description(drop) == setup::text(b"Green ones"));
        assert!(collection::uri(drop) == setup::text(b"https://frogs.example/collection.json"));
        assert!(collection::count(drop) == option::some(0));
        let royalty = royalty::get(drop).destroy_some();
        assert!(royalty::payee_address(&royalty) == OWNER);
        assert!(royalty::denominator(&royalty) == 100);
        assert!(royalty::numerator(&royalty) == 5);
    }

    #[test]
    fun it_says_what_it_created() {
        let drop = setup::drop();

        expected::same(
            &event::emitted_events<CollectionCreated>(),
            &vector[expected::collection_created(drop, OWNER, 2, b"Frogs", b"frogs")]
        );
        assert!(event::emitted_events<PhaseAdded>().length() == 1);
    }

    #[test]
    fun the_collection_has_the_address_that_was_announced() {
        setup::start_chain();
        let announced = reads::collection_address(OWNER, setup::text(b"frogs"), setup::text(b"Frogs"));

        setup::create_v2(b"frogs", setup::start(), 0, 10);

        assert!(reads::version(announced) == 2);
    }

    #[test]
    fun wallets_and_seeds_give_different_addresses() {
        let frogs = reads::collection_address(OWNER, setup::text(b"frogs"), setup::text(b"Frogs"));

        assert!(frogs != reads::collection_address(@0xe5e, setup::text(b"frogs"), setup::text(b"Frogs")));
        assert!(frogs != reads::collection_address(OWNER, setup::text(b"toads"), setup::text(b"Frogs")));
    }

    #[test]
    fun it_needs_no_public_phase() {
        setup::start_chain();

        let drop = setup::create_v2(b"frogs", 0, 0, 10);

        assert!(reads::phase_records(drop).is_empty());
        assert!(drop_machine_v2::find_current_phase(drop).is_none());
    }

    #[test]
    fun a_stranger_owns_what_it_creates() {
        setup::start_chain();
        create(&setup::stranger(), setup::text(b"Frogs"), setup::text(b""), setup::text(b""), setup::text(b"frogs"));

        let drop = reads::collection_address(@0xe5e, setup::text(b"frogs"), setup::text(b"Frogs"));
        setup::mint(setup::minter_address(), drop, 1);

        assert!(reads::total_minted(drop) == 1);
    }

    #[test]
    #[expected_failure(abort_code = 0x800aa, location = drop_machine::creation)]
    fun it_forbids_a_seed_twice() {
        setup::drop();

        setup::create_v1(b"frogs", setup::start(), 0, 10);
    }

    #[test]
    #[expected_failure(abort_code = 0x50003, location = aptos_framework::object)]
    fun nobody_can_transfer_the_machine() {
        let machine = expected::machine_of(setup::drop());

        object::transfer(
            &setup::owner(), object::address_to_object<ObjectCore>(machine), setup::stranger_address()
        );
    }

    #[test]
    fun it_allows_the_longest_texts() {
        setup::start_chain();

        create(
            &setup::owner(), setup::long_text(128), setup::long_text(2048), setup::long_text(512),
            setup::long_text(64)
        );

        let address = reads::collection_address(OWNER, setup::long_text(64), setup::long_text(128));
        assert!(reads::version(address) == 2);
    }

    #[test]
    #[expected_failure(abort_code = 0x1001e, location = drop_machine::texts)]
    fun it_forbids_an_empty_name() {
        create_named(b"");
    }

    #[test]
    #[expected_failure(abort_code = 0x1001e, location = drop_machine::texts)]
    fun it_forbids_a_name_of_129_bytes() {
        setup::start_chain();
        create(
            &setup::owner(), setup::long_text(129), setup::text(b""), setup::text(b""), setup::text(b"frogs")
        );
    }

    #[test]
    #[expected_failure(abort_code = 0x1001f, location = drop_machine::texts)]
    fun it_forbids_a_description_of_2049_bytes() {
        setup::start_chain();
        create(
            &setup::owner(), setup::text(b"Frogs"), setup::long_text(2049), setup::text(b""),
            setup::text(b"frogs")
        );
    }

    #[test]
    #[expected_failure(abort_code = 0x10020, location = drop_machine::texts)]
    fun it_forbids_a_uri_of_513_bytes() {
        setup::start_chain();
        create(
            &setup::owner(), setup::text(b"Frogs"), setup::text(b""), setup::long_text(513),
            setup::text(b"frogs")
        );
    }

    #[test]
    #[expected_failure(abort_code = 0x10023, location = drop_machine::texts)]
    fun it_forbids_an_empty_seed() {
        setup::start_chain();
        create(&setup::owner(), setup::text(b"Frogs"), setup::text(b""), setup::text(b""), setup::text(b""));
    }

    #[test]
    #[expected_failure(abort_code = 0x10023, location = drop_machine::texts)]
    fun it_forbids_a_seed_of_65_bytes() {
        setup::start_chain();
        create(
            &setup::owner(), setup::text(b"Frogs"), setup::text(b""), setup::text(b""), setup::long_text(65)
        );
    }

    #[test]
    #[expected_failure(abort_code = 0x10051, location = drop_machine::supply)]
    fun it_forbids_a_supply_of_zero() {
        create_with_supply(0, false, 0);
    }

    #[test]
    #[expected_failure(abort_code = 0x10052, location = drop_machine::supply)]
    fun it_forbids_an_open_edition_with_a_supply() {
        create_with_supply(10, true, 10);
    }

    #[test]
    #[expected_failure(abort_code = 0x10052, location = drop_machine::supply)]
    fun it_forbids_the_limit_of_an_open_edition_elsewhere() {
        create_with_supply(10, false, 10);
    }

    #[test]
    #[expected_failure(abort_code = 0x1003c, location = drop_machine::fees)]
    fun it_forbids_a_fee_above_the_price() {
        setup::start_chain();
        setup::create_v2_with(b"frogs", setup::start(), 0, 10, 0, 10_001, 0);
    }

    #[test]
    #[expected_failure(abort_code = 0x10068, location = drop_machine::phases)]
    fun it_forbids_an_end_at_the_start() {
        setup::start_chain();
        setup::create_v2_with(b"frogs", setup::start(), 0, 10, setup::start(), 300, 0);
    }

    fun create_named(name: vector<u8>) {
        setup::start_chain();
        create(
            &setup::owner(), setup::text(name), setup::text(b""), setup::text(b""), setup::text(b"frogs")
        );
    }

    fun create(owner: &signer, name: String, description: String, uri: String, seed: String) {
        drop_machine_v2::create_collection(
            owner, name, description, uri, setup::text(b"Frog"), setup::text(b""), OWNER, 100, 5,
            setup::start(), 0, 10, 0, seed, false, 0, 300, 0, 0
        );
    }

    fun create_with_supply(total_supply: u64, is_open_edition: bool, open_edition_limit: u64) {
        setup::start_chain();
        drop_machine_v2::create_collection(
            &setup::owner(), setup::text(b"Frogs"), setup::text(b""), setup::text(b""), setup::text(b"Frog"),
            setup::text(b""), OWNER, 100, 5, setup::start(), 0, total_supply, 0, setup::text(b"frogs"),
            is_open_edition, 0, 300, 0, open_edition_limit
        );
    }
}
