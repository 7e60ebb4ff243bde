/// Tokens: objects of a collection, each with a name, a number and a uri.
module aptos_token_objects::token {
    use std::error;
    use std::option::{Self, Option};
    use std::signer;
    use std::string::{Self, String};
    use std::vector;
    use aptos_framework::aggregator_v2::{Self, AggregatorSnapshot, DerivedStringSnapshot};
    use aptos_framework::event;
    use aptos_framework::object::{Self, ConstructorRef, Object};
    use aptos_token_objects::collection::{Self, Collection};
    use aptos_token_objects::royalty::{Self, Royalty};

    /// The token does not exist
    const ETOKEN_DOES_NOT_EXIST: u64 = 1;
    /// The provided signer is not the creator
    const ENOT_CREATOR: u64 = 2;
    /// The token name is over the maximum length
    const ETOKEN_NAME_TOO_LONG: u64 = 4;
    /// The URI is over the maximum length
    const EURI_TOO_LONG: u64 = 5;
    /// The description is over the maximum length
    const EDESCRIPTION_TOO_LONG: u64 = 6;
    /// The seed is over the maximum length
    const ESEED_TOO_LONG: u64 = 7;

    const MAX_TOKEN_NAME_LENGTH: u64 = 128;
    const MAX_TOKEN_SEED_LENGTH: u64 = 128;
    const MAX_URI_LENGTH: u64 = 512;
    const MAX_DESCRIPTION_LENGTH: u64 = 2048;
    /// Digits of the largest u64.
    const LONGEST_INDEX: u64 = 20;

    struct Token has key {
        collection: Object<Collection>,
        index: u64,
        description: String,
        name: String,
        uri: String,
        mutation_events: event::EventHandle<MutationEvent>
    }

    struct TokenIdentifiers has key {
        index: AggregatorSnapshot<u64>,
        name: DerivedStringSnapshot
    }

    struct BurnRef has drop, store {
        inner: Option<object::DeleteRef>,
        self: Option<address>
    }

    struct MutatorRef has drop, store {
        self: address
    }

    struct MutationEvent has drop, store {
        mutated_field_name: String,
        old_value: String,
        new_value: String
    }

    #[event]
    struct Mutation has drop, store {
        token_address: address,
        mutated_field_name: String,
        old_value: String,
        new_value: String
    }

    public fun create_token(
        creator: &signer,
        collection: Object<Collection>,
        description: String,
        name: String,
        royalty: Option<Royalty>,
        uri: String
    ): ConstructorRef {
        let ref = object::create_object(signer::address_of(creator));
        furnish(creator, &ref, collection, description, name, option::none(), royalty, uri);
        ref
    }

    public fun create(
        creator: &signer,
        collection_name: String,
        description: String,
        name: String,
        royalty: Option<Royalty>,
        uri: String
    ): ConstructorRef {
        let collection = collection_of(creator, &collection_name);
        create_token(creator, collection, description, name, royalty, uri)
    }

    public fun create_numbered_token_object(
        creator: &signer,
        collection: Object<Collection>,
        description: String,
        name_with_index_prefix: String,
        name_with_index_suffix: String,
        royalty: Option<Royalty>,
        uri: String
    ): ConstructorRef {
        let ref = object::create_object(signer::address_of(creator));
        furnish(
            creator,
            &ref,
            collection,
            description,
            name_with_index_prefix,
            option::some(name_with_index_suffix),
            royalty,
            uri
        );
        ref
    }

    public fun create_numbered_token(
        creator: &signer,
        collection_name: String,
        description: String,
        name_with_index_prefix: String,
        name_with_index_suffix: String,
        royalty: Option<Royalty>,
        uri: String
    ): ConstructorRef {
        create_numbered_token_object(
            creator,
            collection_of(creator, &collection_name),
            description,
            name_with_index_prefix,
            name_with_index_suffix,
            royalty,
            uri
        )
    }

    public fun create_named_token_object(
        creator: &signer,
        collection: Object<Collection>,
        description: String,
        name: String,
        royalty: Option<Royalty>,
        uri: String
    ): ConstructorRef {
        let seed = create_token_seed(&collection::name(collection), &name);
        let ref = object::create_named_object(creator, seed);
        furnish(creator, &ref, collection, description, name, option::none(), royalty, uri);
        ref
    }

    public fun create_named_token(
        creator: &signer,
        collection_name: String,
        description: String,
        name: String,
        royalty: Option<Royalty>,
        uri: String
    ): ConstructorRef {
        let collection = collection_of(creator, &collection_name);
        create_named_token_object(creator, collection, description, name, royalty, uri)
    }

    public fun create_named_token_from_seed(
        creator: &signer,
        collection: Object<Collection>,
        description: String,
        name: String,
        seed: String,
        royalty: Option<Royalty>,
        uri: String
    ): ConstructorRef {
        let seed = create_token_name_with_seed(&collection::name(collection), &name, &seed);
        let ref = object::create_named_object(creator, seed);
        furnish(creator, &ref, collection, description, name, option::none(), royalty, uri);
        ref
    }

    /// Writes the records of a new token. With a suffix, its number stands between name and suffix.
    fun furnish(
        creator: &signer,
        ref: &ConstructorRef,
        collection: Object<Collection>,
        description: String,
        name: String,
        suffix: Option<String>,
        royalty: Option<Royalty>,
        uri: String
    ) {
        assert!(
            collection::creator(collection) == signer::address_of(creator),
            error::unauthenticated(ENOT_CREATOR)
        );
        let longest =
            if (option::is_some(&suffix))
                string::length(&name) + LONGEST_INDEX + string::length(option::borrow(&suffix))
            else string::length(&name);
        assert!(longest <= MAX_TOKEN_NAME_LENGTH, error::out_of_range(ETOKEN_NAME_TOO_LONG));
        assert_description(&description);
        assert_uri(&uri);
        let object_signer = object::generate_signer(ref);
        let index =
            option::destroy_some(
                collection::increment_supply(&collection, signer::address_of(&object_signer))
            );
        let name =
            if (option::is_some(&suffix))
                aggregator_v2::derive_string_concat(name, &index, option::destroy_some(suffix))
            else aggregator_v2::create_derived_string(name);
        move_to(&object_signer, TokenIdentifiers { index, name });
        move_to(
            &object_signer,
            Token {
                collection,
                index: 0,
                description,
                name: string::utf8(b""),
                uri,
                mutation_events: object::new_event_handle(&object_signer)
            }
        );
        if (option::is_some(&royalty)) royalty::init(ref, option::destroy_some(royalty));
    }

    public fun create_token_address(creator: &address, collection: &String, name: &String): address {
        object::create_object_address(creator, create_token_seed(collection, name))
    }

    public fun create_token_seed(collection: &String, name: &String): vector<u8> {
        assert!(
            string::length(name) <= MAX_TOKEN_NAME_LENGTH,
            error::out_of_range(ETOKEN_NAME_TOO_LONG)
        );
        let seed = *string::bytes(collection);
        vector::append(&mut seed, b"::");
        vector::append(&mut seed, *string::bytes(name));
        seed
    }

    public fun create_token_name_with_seed(
        collection: &String, name: &String, seed: &String
    ): vector<u8> {
        assert!(
            string::length(seed) <= MAX_TOKEN_SEED_LENGTH,
            error::out_of_range(ESEED_TOO_LONG)
        );
        let seeds = create_token_seed(collection, name);
        vector::append(&mut seeds, *string::bytes(seed));
        seeds
    }

    public fun generate_mutator_ref(ref: &ConstructorRef): MutatorRef {
        let object = object::object_from_constructor_ref<Token>(ref);
        MutatorRef { self: object::object_address(&object) }
    }

    public fun generate_burn_ref(ref: &ConstructorRef): BurnRef {
        if (object::can_generate_delete_ref(ref)) {
            BurnRef { inner: option::some(object::generate_delete_ref(ref)), self: option::none() }
        } else {
            let addr = object::address_from_constructor_ref(ref);
            BurnRef { inner: option::none(), self: option::some(addr) }
        }
    }

    public fun address_from_burn_ref(ref: &BurnRef): address {
        if (option::is_some(&ref.inner)) {
            object::address_from_delete_ref(option::borrow(&ref.inner))
        } else {
            *option::borrow(&ref.self)
        }
    }

    #[view]
    public fun creator<T: key>(token: Object<T>): address acquires Token {
        collection::creator(collection_object(token))
    }

    #[view]
    public fun collection_name<T: key>(token: Object<T>): String acquires Token {
        collection::name(collection_object(token))
    }

    #[view]
    public fun collection_object<T: key>(token: Object<T>): Object<Collection> acquires Token {
        borrow_global<Token>(existing(&token)).collection
    }

    #[view]
    public fun description<T: key>(token: Object<T>): String acquires Token {
        borrow_global<Token>(existing(&token)).description
    }

    #[view]
    public fun name<T: key>(token: Object<T>): String acquires TokenIdentifiers {
        let addr = existing(&token);
        aggregator_v2::read_derived_string(&borrow_global<TokenIdentifiers>(addr).name)
    }

    #[view]
    public fun uri<T: key>(token: Object<T>): String acquires Token {
        borrow_global<Token>(existing(&token)).uri
    }

    #[view]
    /// The token's own royalty, else its collection's.
    public fun royalty<T: key>(token: Object<T>): Option<Royalty> acquires Token {
        let collection = collection_object(token);
        let own = royalty::get(token);
        if (option::is_some(&own)) own else royalty::get(collection)
    }

    #[view]
    public fun index<T: key>(token: Object<T>): u64 acquires TokenIdentifiers {
        aggregator_v2::read_snapshot(&borrow_global<TokenIdentifiers>(existing(&token)).index)
    }

    public fun burn(burn_ref: BurnRef) acquires Token, TokenIdentifiers {
        let addr = address_from_burn_ref(&burn_ref);
        let previous_owner = object::owner(object::address_to_object<Token>(addr));
        let BurnRef { inner, self: _ } = burn_ref;
        if (option::is_some(&inner)) object::delete(option::destroy_some(inner))
        else option::destroy_none(inner);
        if (royalty::exists_at(addr)) royalty::delete(addr);
        let Token {
            collection,
            index: _,
            description: _,
            name: _,
            uri: _,
            mutation_events
        } = move_from<Token>(addr);
        event::destroy_handle(mutation_events);
        let TokenIdentifiers { index, name: _ } = move_from<TokenIdentifiers>(addr);
        let number = aggregator_v2::read_snapshot(&index);
        collection::decrement_supply(&collection, addr, option::some(number), previous_owner);
    }

    public fun set_description(mutator_ref: &MutatorRef, description: String) acquires Token {
        assert_description(&description);
        let token = borrow_mut(mutator_ref);
        let old_value = token.description;
        token.description = description;
        emit_mutation(mutator_ref, b"description", old_value, description);
    }

    public fun set_name(mutator_ref: &MutatorRef, name: String) acquires TokenIdentifiers {
        assert!(
            string::length(&name) <= MAX_TOKEN_NAME_LENGTH,
            error::out_of_range(ETOKEN_NAME_TOO_LONG)
        );
        assert!(
            exists<TokenIdentifiers>(mutator_ref.self),
            error::not_found(ETOKEN_DOES_NOT_EXIST)
        );
        let identifiers = borrow_global_mut<TokenIdentifiers>(mutator_ref.self);
        let old_value = aggregator_v2::read_derived_string(&identifiers.name);
        identifiers.name = aggregator_v2::create_derived_string(name);
        emit_mutation(mutator_ref, b"name", old_value, name);
    }

    public fun set_uri(mutator_ref: &MutatorRef, uri: String) acquires Token {
        assert_uri(&uri);
        let token = borrow_mut(mutator_ref);
        let old_value = token.uri;
        token.uri = uri;
        emit_mutation(mutator_ref, b"uri", old_value, uri);
    }

    inline fun borrow_mut(mutator_ref: &MutatorRef): &mut Token {
        assert!(exists<Token>(mutator_ref.self), error::not_found(ETOKEN_DOES_NOT_EXIST));
        borrow_global_mut<Token>(mutator_ref.self)
    }

    fun emit_mutation(
        mutator_ref: &MutatorRef, field: vector<u8>, old_value: String, new_value: String
    ) {
        event::emit(
            Mutation {
                token_address: mutator_ref.self,
                mutated_field_name: string::utf8(field),
                old_value,
                new_value
            }
        );
    }

    fun collection_of(creator: &signer, name: &String): Object<Collection> {
        let creator_address = signer::address_of(creator);
        object::address_to_object(collection::create_collection_address(&creator_address, name))
    }

    fun existing<T: key>(token: &Object<T>): address {
        let addr = object::object_address(token);
        assert!(exists<Token>(addr), error::not_found(ETOKEN_DOES_NOT_EXIST));
        addr
    }

    fun assert_description(description: &String) {
        assert!(
            string::length(description) <= MAX_DESCRIPTION_LENGTH,
            error::out_of_range(EDESCRIPTION_TOO_LONG)
        );
    }

    fun assert_uri(uri: &String) {
        assert!(string::length(uri) <= MAX_URI_LENGTH, error::out_of_range(EURI_TOO_LONG));
    }
}
