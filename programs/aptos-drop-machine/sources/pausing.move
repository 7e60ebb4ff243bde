/// The switch that stops all mints in a drop.
module drop_machine::pausing {
    use std::error;
    use aptos_framework::object::ObjectGroup;
    use drop_machine::events;

    /// The owner has paused this drop.
    const EPAUSED: u64 = 20;

    #[resource_group_member(group = ObjectGroup)]
    struct Pausing has key {
        is_paused: bool
    }

    package fun create(collection: &signer) {
        move_to(collection, Pausing { is_paused: false });
    }

    package fun is_paused(collection: address): bool acquires Pausing {
        Pausing[collection].is_paused
    }

    package fun assert_running(collection: address) acquires Pausing {
        assert!(!is_paused(collection), error::unavailable(EPAUSED));
    }

    package fun set(collection: address, is_paused: bool) acquires Pausing {
        Pausing[collection].is_paused = is_paused;
        events::pause_set(collection, is_paused);
    }
}
