/// Addresses of the system.
module aptos_framework::system_addresses {
    use std::error;
    use std::signer;

    /// The account is not the framework's.
    const ENOT_APTOS_FRAMEWORK_ADDRESS: u64 = 3;

    public fun assert_aptos_framework(account: &signer) {
        assert!(
            is_aptos_framework_address(signer::address_of(account)),
            error::permission_denied(ENOT_APTOS_FRAMEWORK_ADDRESS)
        );
    }

    public fun is_aptos_framework_address(addr: address): bool {
        addr == @aptos_framework
    }
}
