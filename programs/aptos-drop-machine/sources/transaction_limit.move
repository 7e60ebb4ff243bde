/// Most items per transaction. A script can mint several times, so items are counted by transaction
/// hash, for all minters together.
module drop_machine::transaction_limit {
    use std::error;
    use aptos_framework::object::ObjectGroup;
    use aptos_framework::transaction_context;

    /// One transaction cannot mint that many items in this phase.
    const ETRANSACTION_LIMIT_EXCEEDED: u64 = 140;

    #[resource_group_member(group = ObjectGroup)]
    struct LatestTransaction has key {
        hash: vector<u8>,
        minted: u64
    }

    package fun create(collection: &signer) {
        move_to(collection, LatestTransaction { hash: vector[], minted: 0 });
    }

    /// Counts items against the limit per transaction; 0 = no limit.
    package fun count(collection: address, quantity: u64, max_per_transaction: u64) acquires LatestTransaction {
        let hash = transaction_context::get_transaction_hash();
        let latest = &mut LatestTransaction[collection];
        if (latest.hash != hash) {
            latest.hash = hash;
            latest.minted = 0;
        };
        let minted = (latest.minted as u128) + (quantity as u128);
        assert!(
            max_per_transaction == 0 || minted <= (max_per_transaction as u128),
            error::out_of_range(ETRANSACTION_LIMIT_EXCEEDED)
        );
        latest.minted = (minted as u64);
    }
}
