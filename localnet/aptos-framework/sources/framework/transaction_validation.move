/// The end of a transaction, which the node runs as the framework.
module aptos_framework::transaction_validation {
    use aptos_framework::account;
    use aptos_framework::aptos_coin::AptosCoin;
    use aptos_framework::coin;
    use aptos_framework::system_addresses;

    /// Ends a transaction, failed or not: the payer's fee is burnt, the sender's next number is due.
    entry fun epilogue(framework: signer, sender: address, payer: address, fee: u64) {
        system_addresses::assert_aptos_framework(&framework);
        account::create_account_if_does_not_exist(sender);
        coin::burn_balance<AptosCoin>(payer, fee);
        account::increment_sequence_number(sender);
    }
}
