/// Transfers that create the account of the recipient where it has none.
module aptos_framework::aptos_account {
    use std::error;
    use std::vector;
    use aptos_framework::account;
    use aptos_framework::aptos_coin::AptosCoin;
    use aptos_framework::coin::{Self, Coin};
    use aptos_framework::create_signer::create_signer;

    /// Account does not exist.
    const EACCOUNT_NOT_FOUND: u64 = 1;
    /// The lengths of the recipients and amounts lists don't match.
    const EMISMATCHING_RECIPIENTS_AND_AMOUNTS_LENGTH: u64 = 5;

    public entry fun create_account(auth_key: address) {
        let account_signer = account::create_account(auth_key);
        coin::register<AptosCoin>(&account_signer);
    }

    public entry fun batch_transfer(
        source: &signer, recipients: vector<address>, amounts: vector<u64>
    ) {
        batch_transfer_coins<AptosCoin>(source, recipients, amounts)
    }

    public entry fun transfer(source: &signer, to: address, amount: u64) {
        transfer_coins<AptosCoin>(source, to, amount)
    }

    public entry fun batch_transfer_coins<CoinType>(
        from: &signer, recipients: vector<address>, amounts: vector<u64>
    ) {
        assert!(
            vector::length(&recipients) == vector::length(&amounts),
            error::invalid_argument(EMISMATCHING_RECIPIENTS_AND_AMOUNTS_LENGTH)
        );
        vector::enumerate_ref(
            &recipients,
            |i, to| {
                transfer_coins<CoinType>(from, *to, *vector::borrow(&amounts, i));
            }
        );
    }

    public entry fun transfer_coins<CoinType>(from: &signer, to: address, amount: u64) {
        deposit_coins(to, coin::withdraw<CoinType>(from, amount));
    }

    public fun deposit_coins<CoinType>(to: address, coins: Coin<CoinType>) {
        if (!account::exists_at(to)) create_account(to);
        if (!coin::is_account_registered<CoinType>(to)) coin::register<CoinType>(&create_signer(to));
        coin::deposit(to, coins)
    }

    public fun assert_account_exists(addr: address) {
        assert!(account::exists_at(addr), error::not_found(EACCOUNT_NOT_FOUND));
    }

    #[view]
    public fun can_receive_direct_coin_transfers(_account: address): bool {
        true
    }
}
