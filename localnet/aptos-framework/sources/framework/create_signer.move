/// Signers of addresses, for modules of the framework only.
module aptos_framework::create_signer {
    use aptos_framework::account;

    friend aptos_framework::aptos_account;
    friend aptos_framework::object;

    public(friend) fun create_signer(addr: address): signer {
        account::framework_signer(addr)
    }
}
