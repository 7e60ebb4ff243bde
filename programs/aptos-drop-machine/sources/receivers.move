/// Addresses that may receive a drop's money.
module drop_machine::receivers {
    use std::bcs;
    use std::error;
    use drop_machine::items;

    /// An address from 0x0 to 0xf belongs to Aptos itself and cannot receive payments of a drop.
    const ERECIPIENT_RESERVED: u64 = 40;
    /// The collection and its machine cannot receive payments: nobody could take the money out again.
    const ERECIPIENT_OF_DROP: u64 = 41;

    const LAST_RESERVED: u8 = 0xf;

    package fun assert_can_receive(recipient: address, collection: address) {
        assert!(!is_reserved(recipient), error::invalid_argument(ERECIPIENT_RESERVED));
        assert!(
            recipient != collection && recipient != items::machine_address(collection),
            error::invalid_argument(ERECIPIENT_OF_DROP)
        );
    }

    fun is_reserved(recipient: address): bool {
        let bytes = bcs::to_bytes(&recipient);
        let last = bytes.pop_back();
        last <= LAST_RESERVED && bytes.all(|byte| *byte == 0)
    }
}
