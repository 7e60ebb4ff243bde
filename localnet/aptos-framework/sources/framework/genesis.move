/// The first state of the network.
module aptos_framework::genesis {
    use aptos_framework::account;
    use aptos_framework::aptos_account;
    use aptos_framework::aptos_coin;
    use aptos_framework::chain_id;
    use aptos_framework::coin;
    use aptos_framework::system_addresses;
    use aptos_framework::timestamp;

    entry fun initialize(framework: signer, chain: u8, faucet: address, amount: u64) {
        system_addresses::assert_aptos_framework(&framework);
        account::create_account_unchecked(@aptos_framework);
        chain_id::initialize(&framework, chain);
        timestamp::set_time_has_started(&framework);
        let (burn_cap, mint_cap) = aptos_coin::initialize(&framework);
        aptos_account::deposit_coins(faucet, coin::mint(amount, &mint_cap));
        coin::destroy_burn_cap(burn_cap);
        coin::destroy_mint_cap(mint_cap);
    }
}
