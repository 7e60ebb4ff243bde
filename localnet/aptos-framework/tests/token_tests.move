#[test_only]
module aptos_token_objects::token_tests {
    use std::option;
    use std::signer;
    use std::string::{Self, String};
    use aptos_framework::object::{Self, ConstructorRef, Object};
    use aptos_token_objects::collection::{Self, Collection};
    use aptos_token_objects::royalty;
    use aptos_token_objects::token::{Self, Token};

    fun text(bytes: vector<u8>): String {
        string::utf8(bytes)
    }

    fun collection_of_two(creator: &signer): Object<Collection> {
        let ref =
            collection::create_fixed_collection(
                creator,
                text(b"Two of a kind"),
                2,
                text(b"Pair"),
                option::some(royalty::create(5, 100, @0xfee)),
                text(b"ipfs://pair")
            );
        object::object_from_constructor_ref(&ref)
    }

    fun mint(creator: &signer, collection: Object<Collection>): ConstructorRef {
        token::create_numbered_token_object(
            creator,
            collection,
            text(b""),
            text(b"Pair #"),
            text(b"!"),
            option::none(),
            text(b"ipfs://one")
        )
    }

    #[test(creator = @0xc0)]
    fun tokens_are_numbered_from_one(creator: &signer) {
        let collection = collection_of_two(creator);
        let first = object::object_from_constructor_ref<Token>(&mint(creator, collection));
        let second = object::object_from_constructor_ref<Token>(&mint(creator, collection));
        assert!(token::name(first) == text(b"Pair #1!"), 0);
        assert!(token::name(second) == text(b"Pair #2!"), 1);
        assert!(token::index(second) == 2, 2);
        assert!(first != second, 3);
        assert!(collection::count(collection) == option::some(2), 4);
        let share = option::destroy_some(token::royalty(first));
        assert!(royalty::payee_address(&share) == @0xfee && royalty::numerator(&share) == 5, 5);
    }

    #[test(creator = @0xc0)]
    #[expected_failure(abort_code = 0x20002, location = aptos_token_objects::collection)]
    fun no_token_is_minted_beyond_the_supply(creator: &signer) {
        let collection = collection_of_two(creator);
        mint(creator, collection);
        mint(creator, collection);
        mint(creator, collection);
    }

    #[test(creator = @0xc0)]
    fun burning_makes_room_and_numbers_go_on(creator: &signer) {
        let collection = collection_of_two(creator);
        mint(creator, collection);
        let ref = mint(creator, collection);
        let addr = object::address_from_constructor_ref(&ref);
        token::burn(token::generate_burn_ref(&ref));
        assert!(!object::is_object(addr), 0);
        let third = object::object_from_constructor_ref<Token>(&mint(creator, collection));
        assert!(token::index(third) == 3, 1);
        assert!(collection::count(collection) == option::some(2), 2);
    }

    #[test(creator = @0xc0, other = @0xbad)]
    #[expected_failure(abort_code = 0x40002, location = aptos_token_objects::token)]
    fun only_the_creator_mints(creator: &signer, other: &signer) {
        mint(other, collection_of_two(creator));
    }

    #[test(creator = @0xc0)]
    #[expected_failure(abort_code = 0x80001, location = aptos_framework::object)]
    fun a_name_is_used_once(creator: &signer) {
        collection_of_two(creator);
        collection_of_two(creator);
    }

    #[test(creator = @0xc0, buyer = @0xb)]
    fun an_owner_transfers_a_token(creator: &signer, buyer: &signer) {
        let ref = mint(creator, collection_of_two(creator));
        let token = object::object_from_constructor_ref<Token>(&ref);
        object::transfer(creator, token, @0xb);
        assert!(object::is_owner(token, @0xb), 0);
        object::transfer(buyer, token, @0xd);
        assert!(object::owner(token) == @0xd, 1);
    }

    #[test(creator = @0xc0, other = @0xbad)]
    #[expected_failure(abort_code = 0x50004, location = aptos_framework::object)]
    fun nobody_else_transfers_it(creator: &signer, other: &signer) {
        let ref = mint(creator, collection_of_two(creator));
        object::transfer(other, object::object_from_constructor_ref<Token>(&ref), @0xbad);
    }

    #[test(creator = @0xc0)]
    #[expected_failure(abort_code = 0x50003, location = aptos_framework::object)]
    fun a_collection_stays_with_its_creator(creator: &signer) {
        object::transfer(creator, collection_of_two(creator), @0xb);
    }

    #[test(creator = @0xc0)]
    fun an_owner_of_an_object_transfers_what_it_owns(creator: &signer) {
        let box = object::create_object(@0xc0);
        let inner = object::create_object(object::address_from_constructor_ref(&box));
        let inner_address = object::address_from_constructor_ref(&inner);
        object::transfer_raw(creator, inner_address, @0xb);
        let transfer = object::generate_linear_transfer_ref(&object::generate_transfer_ref(&inner));
        object::transfer_with_ref(transfer, signer::address_of(creator));
        object::transfer_raw(creator, inner_address, @0xd);
    }
}
