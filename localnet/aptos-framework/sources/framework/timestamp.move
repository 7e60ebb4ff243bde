/// The time of the chain.
module aptos_framework::timestamp {
    use std::error;
    use aptos_framework::system_addresses;

    friend aptos_framework::block;
    friend aptos_framework::genesis;

    /// Time has not started.
    const ENOT_OPERATING: u64 = 1;
    /// Time does not go back.
    const EINVALID_TIMESTAMP: u64 = 2;

    const MICRO_CONVERSION_FACTOR: u64 = 1000000;

    struct CurrentTimeMicroseconds has key {
        microseconds: u64
    }

    public(friend) fun set_time_has_started(aptos_framework: &signer) {
        system_addresses::assert_aptos_framework(aptos_framework);
        move_to(aptos_framework, CurrentTimeMicroseconds { microseconds: 0 });
    }

    public(friend) fun set_time(timestamp: u64) acquires CurrentTimeMicroseconds {
        let now = now_microseconds();
        assert!(now <= timestamp, error::invalid_argument(EINVALID_TIMESTAMP));
        borrow_global_mut<CurrentTimeMicroseconds>(@aptos_framework).microseconds = timestamp;
    }

    #[view]
    public fun now_microseconds(): u64 acquires CurrentTimeMicroseconds {
        borrow_global<CurrentTimeMicroseconds>(@aptos_framework).microseconds
    }

    #[view]
    public fun now_seconds(): u64 acquires CurrentTimeMicroseconds {
        now_microseconds() / MICRO_CONVERSION_FACTOR
    }

    #[test_only]
    public fun set_time_has_started_for_testing(account: &signer) {
        if (!exists<CurrentTimeMicroseconds>(@aptos_framework)) set_time_has_started(account);
    }

    #[test_only]
    public fun update_global_time_for_test(timestamp_microsecs: u64) acquires CurrentTimeMicroseconds {
        set_time(timestamp_microsecs);
    }

    #[test_only]
    public fun update_global_time_for_test_secs(timestamp_seconds: u64) acquires CurrentTimeMicroseconds {
        set_time(timestamp_seconds * MICRO_CONVERSION_FACTOR);
    }

    #[test_only]
    public fun fast_forward_seconds(timestamp_seconds: u64) acquires CurrentTimeMicroseconds {
        set_time(now_microseconds() + timestamp_seconds * MICRO_CONVERSION_FACTOR);
    }
}
