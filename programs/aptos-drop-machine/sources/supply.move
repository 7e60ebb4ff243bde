/// Item counts: a collection's maximum and its mints so far.
module drop_machine::supply {
    use std::error;
    use std::option::{Self, Option};
    use aptos_framework::object::{ConstructorRef, ObjectGroup};
    use aptos_token_objects::collection::{Self, MutatorRef};
    use drop_machine::events;

    /// There are not that many items left of the total supply.
    const ESUPPLY_EXCEEDED: u64 = 80;
    /// A collection that is no open edition needs a total supply of at least 1.
    const ESUPPLY_REQUIRED: u64 = 81;
    /// An open edition takes its limit instead of a total supply, and only an open edition has such a limit.
    const ESUPPLY_OF_OTHER_KIND: u64 = 82;
    /// The total supply cannot be less than the items that have been minted.
    const ESUPPLY_BELOW_MINTED: u64 = 83;
    /// The total supply of a collection that is no open edition can only be lowered.
    const ESUPPLY_RAISED: u64 = 84;

    const MAX_U64: u128 = 18446744073709551615;

    /// A new collection's supply.
    struct SupplyTerms has copy, drop {
        /// 0 = no limit, for open editions alone.
        total_supply: u64,
        is_open_edition: bool
    }

    #[resource_group_member(group = ObjectGroup)]
    struct Supply has key {
        total_minted: u64,
        /// 0 = no limit, for open editions alone.
        total_supply: u64,
        is_open_edition: bool,
        /// Sets the collection's own maximum; open editions have none there.
        maximum: Option<MutatorRef>
    }

    package fun terms(is_open_edition: bool, total_supply: u64, open_edition_limit: u64): SupplyTerms {
        assert!(
            if (is_open_edition) total_supply == 0 else open_edition_limit == 0,
            error::invalid_argument(ESUPPLY_OF_OTHER_KIND)
        );
        let total_supply = if (is_open_edition) open_edition_limit else total_supply;
        assert!(is_open_edition || total_supply > 0, error::invalid_argument(ESUPPLY_REQUIRED));
        SupplyTerms { total_supply, is_open_edition }
    }

    package fun is_open_edition_of(self: &SupplyTerms): bool {
        self.is_open_edition
    }

    package fun total_supply_of(self: &SupplyTerms): u64 {
        self.total_supply
    }

    package fun create(collection: &signer, constructor: &ConstructorRef, terms: SupplyTerms) {
        let SupplyTerms { total_supply, is_open_edition } = terms;
        let maximum =
            if (is_open_edition) option::none()
            else option::some(collection::generate_mutator_ref(constructor));
        move_to(collection, Supply { total_minted: 0, total_supply, is_open_edition, maximum });
    }

    package fun total_minted(collection: address): u64 acquires Supply {
        Supply[collection].total_minted
    }

    package fun total_supply(collection: address): u64 acquires Supply {
        Supply[collection].total_supply
    }

    package fun is_open_edition(collection: address): bool acquires Supply {
        Supply[collection].is_open_edition
    }

    /// Counts items about to be minted and returns the first one's number; numbers start at 1.
    package fun issue(collection: address, quantity: u64): u64 acquires Supply {
        let supply = &mut Supply[collection];
        let most = if (supply.total_supply == 0) MAX_U64 else (supply.total_supply as u128);
        let minted = (supply.total_minted as u128) + (quantity as u128);
        assert!(minted <= most, error::out_of_range(ESUPPLY_EXCEEDED));
        let first_number = supply.total_minted + 1;
        supply.total_minted = (minted as u64);
        first_number
    }

    /// Sets the total supply: a fixed one can only fall; an open edition's limit can be anything above
    /// what is minted, or 0 for none.
    package fun set_total_supply(collection: address, total_supply: u64) acquires Supply {
        let supply = &mut Supply[collection];
        if (!supply.is_open_edition) {
            assert!(total_supply <= supply.total_supply, error::invalid_argument(ESUPPLY_RAISED));
        };
        supply.total_supply = total_supply;
        assert_valid(supply);
        supply.maximum.for_each_ref(|maximum| collection::set_max_supply(maximum, total_supply));
        events::total_supply_set(collection, total_supply);
    }

    package fun check_invariant(collection: address) acquires Supply {
        assert_valid(&Supply[collection]);
    }

    fun assert_valid(supply: &Supply) {
        assert!(
            supply.is_open_edition || supply.total_supply > 0,
            error::invalid_argument(ESUPPLY_REQUIRED)
        );
        assert!(
            supply.total_supply == 0 || supply.total_minted <= supply.total_supply,
            error::invalid_argument(ESUPPLY_BELOW_MINTED)
        );
    }
}
