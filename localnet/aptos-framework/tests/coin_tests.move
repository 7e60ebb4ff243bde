#[test_only]
module aptos_framework::coin_tests {
    use std::option;
    use std::string;
    use aptos_framework::account;
    use aptos_framework::aptos_account;
    use aptos_framework::aptos_coin::{Self, AptosCoin};
    use aptos_framework::coin;

    fun fund(framework: &signer, to: address, amount: u64) {
        let (burn_cap, mint_cap) = aptos_coin::initialize_for_test(framework);
        aptos_account::deposit_coins(to, coin::mint<AptosCoin>(amount, &mint_cap));
        coin::destroy_burn_cap(burn_cap);
        coin::destroy_mint_cap(mint_cap);
    }

    #[test(framework = @aptos_framework, alice = @0xa11ce)]
    fun transfer_creates_the_account_of_the_recipient(framework: &signer, alice: &signer) {
        fund(framework, @0xa11ce, 100);
        aptos_account::transfer(alice, @0xb0b, 40);
        assert!(account::exists_at(@0xb0b), 0);
        assert!(coin::balance<AptosCoin>(@0xa11ce) == 60, 1);
        assert!(coin::balance<AptosCoin>(@0xb0b) == 40, 2);
        assert!(coin::supply<AptosCoin>() == option::some(100), 3);
    }

    #[test(framework = @aptos_framework, alice = @0xa11ce)]
    #[expected_failure(abort_code = 0x10006, location = aptos_framework::coin)]
    fun more_than_the_balance_cannot_be_sent(framework: &signer, alice: &signer) {
        fund(framework, @0xa11ce, 100);
        aptos_account::transfer(alice, @0xb0b, 101);
    }

    #[test(framework = @aptos_framework, alice = @0xa11ce)]
    fun the_whole_balance_can_be_sent(framework: &signer, alice: &signer) {
        fund(framework, @0xa11ce, 100);
        aptos_account::batch_transfer(alice, vector[@0xb0b, @0xca1], vector[99, 1]);
        assert!(coin::balance<AptosCoin>(@0xa11ce) == 0, 0);
        assert!(coin::balance<AptosCoin>(@0xca1) == 1, 1);
    }

    #[test(alice = @0xa11ce)]
    #[expected_failure(abort_code = 0x10001, location = aptos_framework::coin)]
    fun a_coin_belongs_to_the_publisher_of_its_type(alice: &signer) {
        let (burn_cap, freeze_cap, mint_cap) =
            coin::initialize<AptosCoin>(alice, string::utf8(b"Fake"), string::utf8(b"FAKE"), 8, false);
        coin::destroy_burn_cap(burn_cap);
        coin::destroy_freeze_cap(freeze_cap);
        coin::destroy_mint_cap(mint_cap);
    }

    #[test(alice = @0xa11ce)]
    fun a_resource_account_has_a_signer_and_no_key(alice: &signer) {
        let (resource, capability) = account::create_resource_account(alice, b"seed");
        let addr = account::create_resource_address(&@0xa11ce, b"seed");
        assert!(std::signer::address_of(&resource) == addr, 0);
        assert!(account::get_signer_capability_address(&capability) == addr, 1);
        assert!(account::get_authentication_key(addr) != std::bcs::to_bytes(&addr), 2);
    }

    #[test(alice = @0xa11ce)]
    #[expected_failure(abort_code = 0x8000f, location = aptos_framework::account)]
    fun a_resource_account_is_made_once(alice: &signer) {
        account::create_resource_account(alice, b"seed");
        account::create_resource_account(alice, b"seed");
    }
}
