/// The VM's view of the block. Programs ask the timestamp module.
module aptos_framework::block {
    use aptos_framework::system_addresses;
    use aptos_framework::timestamp;

    native fun get_block_info(): (u64, u64);

    #[view]
    public fun get_current_block_height(): u64 {
        let (height, _) = get_block_info();
        height
    }

    /// Sets the time of the transactions that follow.
    entry fun begin(framework: signer, microseconds: u64) {
        system_addresses::assert_aptos_framework(&framework);
        timestamp::set_time(microseconds);
    }
}
