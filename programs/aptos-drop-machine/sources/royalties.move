/// Royalties requested from marketplaces: the collection's own, which all its items share.
module drop_machine::royalties {
    use std::error;
    use aptos_framework::object::{Self, ConstructorRef, ObjectGroup};
    use aptos_token_objects::collection::Collection;
    use aptos_token_objects::royalty::{Self, MutatorRef, Royalty};
    use drop_machine::events;
    use drop_machine::receivers;

    /// The denominator of the royalties cannot be 0.
    const EDENOMINATOR_ZERO: u64 = 70;
    /// Royalties cannot be more than the whole price.
    const EROYALTIES_ABOVE_100_PERCENT: u64 = 71;

    #[resource_group_member(group = ObjectGroup)]
    struct Royalties has key {
        mutator: MutatorRef
    }

    package fun terms(
        royalty_payee_address: address, royalty_points_denominator: u64, royalty_points_numerator: u64
    ): Royalty {
        assert!(royalty_points_denominator > 0, error::invalid_argument(EDENOMINATOR_ZERO));
        assert!(
            royalty_points_numerator <= royalty_points_denominator,
            error::invalid_argument(EROYALTIES_ABOVE_100_PERCENT)
        );
        royalty::create(royalty_points_numerator, royalty_points_denominator, royalty_payee_address)
    }

    package fun create(collection: &signer, constructor: &ConstructorRef) {
        let mutator = royalty::generate_mutator_ref(object::generate_extend_ref(constructor));
        move_to(collection, Royalties { mutator });
    }

    package fun royalty(collection: address): Royalty {
        royalty::get(object::address_to_object<Collection>(collection)).destroy_some()
    }

    package fun set(collection: address, royalty: Royalty) acquires Royalties {
        royalty::update(&Royalties[collection].mutator, royalty);
        events::royalties_set(
            collection,
            royalty::payee_address(&royalty),
            royalty::denominator(&royalty),
            royalty::numerator(&royalty)
        );
    }

    package fun check_invariant(collection: address) {
        receivers::assert_can_receive(royalty::payee_address(&royalty(collection)), collection);
    }
}
