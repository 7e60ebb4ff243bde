/// Items minted per wallet and phase. The counters never go down.
module drop_machine::claims {
    use std::error;
    use aptos_framework::object::ObjectGroup;
    use aptos_std::table::{Self, Table};

    /// This wallet cannot mint that many items in this phase.
    const EWALLET_LIMIT_EXCEEDED: u64 = 130;

    #[resource_group_member(group = ObjectGroup)]
    struct Claims has key {
        counts: Table<ClaimKey, u64>
    }

    struct ClaimKey has copy, drop, store {
        phase_id: u64,
        user: address
    }

    package fun create(collection: &signer) {
        move_to(collection, Claims { counts: table::new() });
    }

    package fun claimed_by(collection: address, phase_id: u64, user: address): u64 acquires Claims {
        *Claims[collection].counts.borrow_with_default(ClaimKey { phase_id, user }, &0)
    }

    /// Counts items against the wallet's limit in the phase; 0 = no limit.
    package fun claim(
        collection: address, phase_id: u64, user: address, quantity: u64, cap: u64
    ) acquires Claims {
        let claimed = (claimed_by(collection, phase_id, user) as u128) + (quantity as u128);
        assert!(cap == 0 || claimed <= (cap as u128), error::out_of_range(EWALLET_LIMIT_EXCEEDED));
        let claims = &mut Claims[collection];
        claims.counts.upsert(ClaimKey { phase_id, user }, (claimed as u64));
    }
}
