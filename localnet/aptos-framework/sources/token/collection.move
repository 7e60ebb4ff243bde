/// Collections of tokens.
module aptos_token_objects::collection {
    use std::error;
    use std::option::{Self, Option};
    use std::signer;
    use std::string::{Self, String};
    use aptos_framework::aggregator_v2::{Self, Aggregator, AggregatorSnapshot};
    use aptos_framework::event;
    use aptos_framework::object::{Self, ConstructorRef, Object};
    use aptos_token_objects::royalty::{Self, Royalty};

    friend aptos_token_objects::token;

    /// The collection does not exist
    const ECOLLECTION_DOES_NOT_EXIST: u64 = 1;
    /// The collection has reached its supply and no more tokens can be minted, unless some are burned
    const ECOLLECTION_SUPPLY_EXCEEDED: u64 = 2;
    /// The collection name is over the maximum length
    const ECOLLECTION_NAME_TOO_LONG: u64 = 3;
    /// The URI is over the maximum length
    const EURI_TOO_LONG: u64 = 4;
    /// The description is over the maximum length
    const EDESCRIPTION_TOO_LONG: u64 = 5;
    /// The max supply must be positive
    const EMAX_SUPPLY_CANNOT_BE_ZERO: u64 = 6;
    /// The new max supply cannot be less than the current supply
    const EINVALID_MAX_SUPPLY: u64 = 9;
    /// The collection does not have a max supply
    const ENO_MAX_SUPPLY_IN_COLLECTION: u64 = 10;

    const MAX_COLLECTION_NAME_LENGTH: u64 = 128;
    const MAX_URI_LENGTH: u64 = 512;
    const MAX_DESCRIPTION_LENGTH: u64 = 2048;
    const MAX_U64: u64 = 18446744073709551615;

    struct Collection has key {
        creator: address,
        description: String,
        name: String,
        uri: String,
        mutation_events: event::EventHandle<MutationEvent>
    }

    struct MutatorRef has drop, store {
        self: address
    }

    struct MutationEvent has drop, store {
        mutated_field_name: String
    }

    #[event]
    struct Mutation has drop, store {
        mutated_field_name: String,
        collection: Object<Collection>,
        old_value: String,
        new_value: String
    }

    struct ConcurrentSupply has key {
        current_supply: Aggregator<u64>,
        total_minted: Aggregator<u64>
    }

    #[event]
    struct Burn has drop, store {
        collection: address,
        index: u64,
        token: address,
        previous_owner: address
    }

    #[event]
    struct Mint has drop, store {
        collection: address,
        index: AggregatorSnapshot<u64>,
        token: address
    }

    #[event]
    struct SetMaxSupply has drop, store {
        collection: Object<Collection>,
        old_max_supply: u64,
        new_max_supply: u64
    }

    public fun create_fixed_collection(
        creator: &signer,
        description: String,
        max_supply: u64,
        name: String,
        royalty: Option<Royalty>,
        uri: String
    ): ConstructorRef {
        assert!(max_supply != 0, error::invalid_argument(EMAX_SUPPLY_CANNOT_BE_ZERO));
        create(creator, description, max_supply, name, royalty, uri)
    }

    public fun create_unlimited_collection(
        creator: &signer,
        description: String,
        name: String,
        royalty: Option<Royalty>,
        uri: String
    ): ConstructorRef {
        create(creator, description, MAX_U64, name, royalty, uri)
    }

    fun create(
        creator: &signer,
        description: String,
        max_supply: u64,
        name: String,
        royalty: Option<Royalty>,
        uri: String
    ): ConstructorRef {
        let constructor_ref = object::create_named_object(creator, create_collection_seed(&name));
        assert!(string::length(&uri) <= MAX_URI_LENGTH, error::out_of_range(EURI_TOO_LONG));
        assert!(
            string::length(&description) <= MAX_DESCRIPTION_LENGTH,
            error::out_of_range(EDESCRIPTION_TOO_LONG)
        );
        let object_signer = object::generate_signer(&constructor_ref);
        move_to(
            &object_signer,
            Collection {
                creator: signer::address_of(creator),
                description,
                name,
                uri,
                mutation_events: object::new_event_handle(&object_signer)
            }
        );
        move_to(
            &object_signer,
            ConcurrentSupply {
                current_supply: aggregator_v2::create_aggregator(max_supply),
                total_minted: aggregator_v2::create_unbounded_aggregator()
            }
        );
        if (option::is_some(&royalty)) royalty::init(&constructor_ref, option::destroy_some(royalty));
        object::disable_ungated_transfer(&object::generate_transfer_ref(&constructor_ref));
        constructor_ref
    }

    public fun create_collection_address(creator: &address, name: &String): address {
        object::create_object_address(creator, create_collection_seed(name))
    }

    public fun create_collection_seed(name: &String): vector<u8> {
        assert!(
            string::length(name) <= MAX_COLLECTION_NAME_LENGTH,
            error::out_of_range(ECOLLECTION_NAME_TOO_LONG)
        );
        *string::bytes(name)
    }

    /// Counts a token and returns its number, which is above 0.
    public(friend) fun increment_supply(
        collection: &Object<Collection>, token: address
    ): Option<AggregatorSnapshot<u64>> acquires ConcurrentSupply {
        let addr = object::object_address(collection);
        let supply = borrow_global_mut<ConcurrentSupply>(addr);
        assert!(
            aggregator_v2::try_add(&mut supply.current_supply, 1),
            error::out_of_range(ECOLLECTION_SUPPLY_EXCEEDED)
        );
        aggregator_v2::add(&mut supply.total_minted, 1);
        event::emit(
            Mint { collection: addr, index: aggregator_v2::snapshot(&supply.total_minted), token }
        );
        option::some(aggregator_v2::snapshot(&supply.total_minted))
    }

    public(friend) fun decrement_supply(
        collection: &Object<Collection>, token: address, index: Option<u64>, previous_owner: address
    ) acquires ConcurrentSupply {
        let addr = object::object_address(collection);
        aggregator_v2::sub(&mut borrow_global_mut<ConcurrentSupply>(addr).current_supply, 1);
        event::emit(
            Burn { collection: addr, index: option::destroy_some(index), token, previous_owner }
        );
    }

    public fun generate_mutator_ref(ref: &ConstructorRef): MutatorRef {
        let object = object::object_from_constructor_ref<Collection>(ref);
        MutatorRef { self: object::object_address(&object) }
    }

    #[view]
    public fun count<T: key>(collection: Object<T>): Option<u64> acquires ConcurrentSupply {
        let addr = existing(&collection);
        option::some(aggregator_v2::read(&borrow_global<ConcurrentSupply>(addr).current_supply))
    }

    #[view]
    public fun creator<T: key>(collection: Object<T>): address acquires Collection {
        borrow_global<Collection>(existing(&collection)).creator
    }

    #[view]
    public fun description<T: key>(collection: Object<T>): String acquires Collection {
        borrow_global<Collection>(existing(&collection)).description
    }

    #[view]
    public fun name<T: key>(collection: Object<T>): String acquires Collection {
        borrow_global<Collection>(existing(&collection)).name
    }

    #[view]
    public fun uri<T: key>(collection: Object<T>): String acquires Collection {
        borrow_global<Collection>(existing(&collection)).uri
    }

    public fun set_name(mutator_ref: &MutatorRef, name: String) acquires Collection {
        assert!(
            string::length(&name) <= MAX_COLLECTION_NAME_LENGTH,
            error::out_of_range(ECOLLECTION_NAME_TOO_LONG)
        );
        let collection = borrow_global_mut<Collection>(mutator_ref.self);
        let old_value = collection.name;
        collection.name = name;
        emit_mutation(mutator_ref, b"name", old_value, name);
    }

    public fun set_description(mutator_ref: &MutatorRef, description: String) acquires Collection {
        assert!(
            string::length(&description) <= MAX_DESCRIPTION_LENGTH,
            error::out_of_range(EDESCRIPTION_TOO_LONG)
        );
        let collection = borrow_global_mut<Collection>(mutator_ref.self);
        let old_value = collection.description;
        collection.description = description;
        emit_mutation(mutator_ref, b"description", old_value, description);
    }

    public fun set_uri(mutator_ref: &MutatorRef, uri: String) acquires Collection {
        assert!(string::length(&uri) <= MAX_URI_LENGTH, error::out_of_range(EURI_TOO_LONG));
        let collection = borrow_global_mut<Collection>(mutator_ref.self);
        let old_value = collection.uri;
        collection.uri = uri;
        emit_mutation(mutator_ref, b"uri", old_value, uri);
    }

    public fun set_max_supply(mutator_ref: &MutatorRef, max_supply: u64) acquires ConcurrentSupply {
        let supply = borrow_global_mut<ConcurrentSupply>(mutator_ref.self);
        let old_max_supply = aggregator_v2::max_value(&supply.current_supply);
        let current = aggregator_v2::read(&supply.current_supply);
        assert!(old_max_supply != MAX_U64, error::invalid_argument(ENO_MAX_SUPPLY_IN_COLLECTION));
        assert!(max_supply >= current, error::out_of_range(EINVALID_MAX_SUPPLY));
        supply.current_supply = aggregator_v2::create_aggregator(max_supply);
        aggregator_v2::add(&mut supply.current_supply, current);
        event::emit(
            SetMaxSupply {
                collection: object::address_to_object(mutator_ref.self),
                old_max_supply,
                new_max_supply: max_supply
            }
        );
    }

    fun emit_mutation(
        mutator_ref: &MutatorRef, field: vector<u8>, old_value: String, new_value: String
    ) {
        event::emit(
            Mutation {
                mutated_field_name: string::utf8(field),
                collection: object::address_to_object(mutator_ref.self),
                old_value,
                new_value
            }
        );
    }

    fun existing<T: key>(collection: &Object<T>): address {
        let addr = object::object_address(collection);
        assert!(exists<Collection>(addr), error::not_found(ECOLLECTION_DOES_NOT_EXIST));
        addr
    }
}
