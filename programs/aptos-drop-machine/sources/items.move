/// A drop's items, as Aptos digital asset tokens. The machine is an object without a key that creates
/// the collection and its tokens; the reference that signs for it stays in this module.
module drop_machine::items {
    use std::option;
    use std::string;
    use aptos_framework::object::{Self, ExtendRef, Object, ObjectGroup};
    use aptos_token_objects::collection::Collection;
    use aptos_token_objects::token;
    use drop_machine::texts::ItemTexts;

    #[resource_group_member(group = ObjectGroup)]
    struct Items has key {
        machine: ExtendRef,
        texts: ItemTexts
    }

    package fun create(collection: &signer, machine: ExtendRef, texts: ItemTexts) {
        move_to(collection, Items { machine, texts });
    }

    package fun machine_address(collection: address): address acquires Items {
        object::address_from_extend_ref(&Items[collection].machine)
    }

    package fun texts(collection: address): ItemTexts acquires Items {
        Items[collection].texts
    }

    /// Creates items with consecutive numbers for a wallet and returns their addresses in that order.
    package fun mint(
        collection: address, to: address, first_number: u64, quantity: u64
    ): vector<address> acquires Items {
        let items = &Items[collection];
        let machine = object::generate_signer_for_extending(&items.machine);
        let collection_object = object::address_to_object<Collection>(collection);
        let minted = vector[];
        for (number in first_number..(first_number + quantity)) {
            minted.push_back(mint_one(&machine, collection_object, &items.texts, number, to));
        };
        minted
    }

    /// Royalties and description are the collection's, so the token itself has none.
    fun mint_one(
        machine: &signer, collection: Object<Collection>, texts: &ItemTexts, number: u64, to: address
    ): address {
        let constructor = token::create_token(
            machine,
            collection,
            string::utf8(b""),
            texts.item_name(number),
            option::none(),
            texts.item_uri(number)
        );
        let item = object::object_from_constructor_ref<token::Token>(&constructor);
        object::transfer(machine, item, to);
        object::object_address(&item)
    }
}
