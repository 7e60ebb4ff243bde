/// Drop creation, shared by both versions.
module drop_machine::creation {
    use std::error;
    use std::option::{Self, Option};
    use std::signer;
    use std::string::String;
    use aptos_framework::object::{Self, ConstructorRef};
    use aptos_token_objects::collection;
    use aptos_token_objects::royalty::Royalty;
    use drop_machine::allowlist;
    use drop_machine::claims;
    use drop_machine::events;
    use drop_machine::fees;
    use drop_machine::invariants;
    use drop_machine::items;
    use drop_machine::ownership;
    use drop_machine::pausing;
    use drop_machine::phase_terms::PhaseTerms;
    use drop_machine::phases;
    use drop_machine::revenue;
    use drop_machine::royalties;
    use drop_machine::supply::{Self, SupplyTerms};
    use drop_machine::texts::{Self, CollectionTexts, ItemTexts};
    use drop_machine::transaction_limit;
    use drop_machine::versions;

    /// This wallet has created a drop with this seed already.
    const ESEED_TAKEN: u64 = 170;

    /// Keeps machine addresses apart from the wallet's other objects.
    const SEED_PREFIX: vector<u8> = b"drop_machine::";

    /// Creates machine and collection, with the wallet as owner and sole revenue recipient. Adds the first
    /// phase unless it is none.
    package fun create(
        owner: &signer,
        version: u8,
        seed: String,
        collection_texts: CollectionTexts,
        item_texts: ItemTexts,
        royalty: Royalty,
        supply_terms: SupplyTerms,
        first_phase: Option<PhaseTerms>,
        end_time: u64,
        platform_fee: u64
    ): address {
        let owner_address = signer::address_of(owner);
        texts::assert_seed(&seed);
        assert!(
            !object::is_object(machine_address(owner_address, &seed)),
            error::already_exists(ESEED_TAKEN)
        );
        let machine = object::create_named_object(owner, machine_seed(&seed));
        // The object's owner in Aptos has no power over the drop, so it stays the same.
        object::disable_ungated_transfer(&object::generate_transfer_ref(&machine));
        let constructor = create_collection(&machine, &collection_texts, royalty, &supply_terms);

        let signer = object::generate_signer(&constructor);
        let address = signer::address_of(&signer);
        versions::create(&signer, version);
        ownership::create(&signer, owner_address);
        pausing::create(&signer);
        items::create(&signer, object::generate_extend_ref(&machine), item_texts);
        supply::create(&signer, &constructor, supply_terms);
        phases::create(&signer, end_time);
        allowlist::create(&signer);
        claims::create(&signer);
        transaction_limit::create(&signer);
        fees::create(&signer, platform_fee, @platform_fee_recipient);
        revenue::create(&signer, owner_address);
        royalties::create(&signer, &constructor);
        events::collection_created(address, owner_address, version, collection_texts.name(), seed);
        first_phase.for_each(|terms| {
            phases::add(address, terms);
        });
        invariants::check(address);
        address
    }

    /// A collection's address, before or after its creation.
    package fun collection_address(owner: address, seed: String, name: String): address {
        collection::create_collection_address(&machine_address(owner, &seed), &name)
    }

    fun create_collection(
        machine: &ConstructorRef, texts: &CollectionTexts, royalty: Royalty, supply_terms: &SupplyTerms
    ): ConstructorRef {
        let machine = object::generate_signer(machine);
        if (supply_terms.is_open_edition_of()) {
            collection::create_unlimited_collection(
                &machine,
                texts.description(),
                texts.name(),
                option::some(royalty),
                texts.uri()
            )
        } else {
            collection::create_fixed_collection(
                &machine,
                texts.description(),
                supply_terms.total_supply_of(),
                texts.name(),
                option::some(royalty),
                texts.uri()
            )
        }
    }

    fun machine_address(owner: address, seed: &String): address {
        object::create_object_address(&owner, machine_seed(seed))
    }

    fun machine_seed(seed: &String): vector<u8> {
        let bytes = SEED_PREFIX;
        bytes.append(*seed.bytes());
        bytes
    }
}
