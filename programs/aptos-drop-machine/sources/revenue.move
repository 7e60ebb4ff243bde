/// Revenue split: the price, less the platform fee.
module drop_machine::revenue {
    use aptos_framework::object::ObjectGroup;
    use drop_machine::events;
    use drop_machine::splits::{Self, Share};

    const MAX_REVENUE_RECIPIENTS: u64 = 10;

    #[resource_group_member(group = ObjectGroup)]
    struct Revenue has key {
        revenue_split: vector<Share>
    }

    package fun create(collection: &signer, recipient: address) {
        move_to(collection, Revenue { revenue_split: splits::of_one(recipient) });
    }

    package fun revenue_split(collection: address): vector<Share> acquires Revenue {
        Revenue[collection].revenue_split
    }

    package fun set(collection: address, revenue_split: vector<Share>) acquires Revenue {
        Revenue[collection].revenue_split = revenue_split;
        events::revenue_split_set(collection, revenue_split);
    }

    package fun check_invariant(collection: address) acquires Revenue {
        splits::assert_valid(&Revenue[collection].revenue_split, MAX_REVENUE_RECIPIENTS, collection);
    }
}
