/// The record that makes an address a drop, and which drop machine version runs it.
module drop_machine::versions {
    use std::error;
    use aptos_framework::object::ObjectGroup;

    /// There is no drop at this address.
    const EDROP_NOT_FOUND: u64 = 1;
    /// This drop belongs to another version of the drop machine.
    const EWRONG_VERSION: u64 = 2;
    /// Drops of version 1 have a fixed platform fee, no limit per transaction and no limit of open editions.
    const EFIXED_IN_VERSION_1: u64 = 3;

    #[resource_group_member(group = ObjectGroup)]
    struct Drop has key {
        /// 1 or 2.
        version: u8
    }

    package fun create(collection: &signer, version: u8) {
        move_to(collection, Drop { version });
    }

    package fun assert_exists(collection: address) {
        assert!(exists<Drop>(collection), error::not_found(EDROP_NOT_FOUND));
    }

    package fun version(collection: address): u8 acquires Drop {
        assert_exists(collection);
        Drop[collection].version
    }

    package fun assert_is(collection: address, version: u8) acquires Drop {
        assert!(version(collection) == version, error::invalid_argument(EWRONG_VERSION));
    }

    /// Refuses version 1 drops, which lack the setting.
    package fun assert_adjustable(collection: address) acquires Drop {
        assert!(version(collection) != 1, error::invalid_argument(EFIXED_IN_VERSION_1));
    }
}
