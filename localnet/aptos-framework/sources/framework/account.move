/// Accounts: authentication keys, sequence numbers, and resource accounts.
module aptos_framework::account {
    use std::bcs;
    use std::error;
    use std::hash;
    use std::option::{Self, Option};
    use std::signer;
    use std::vector;
    use aptos_framework::event::{Self, EventHandle};
    use aptos_framework::guid;
    use aptos_std::from_bcs;
    use aptos_std::type_info::TypeInfo;

    friend aptos_framework::aptos_account;
    friend aptos_framework::create_signer;
    friend aptos_framework::genesis;
    friend aptos_framework::transaction_validation;

    /// Account already exists
    const EACCOUNT_ALREADY_EXISTS: u64 = 1;
    /// Account does not exist
    const EACCOUNT_DOES_NOT_EXIST: u64 = 2;
    /// The key has another length than 32
    const EMALFORMED_AUTHENTICATION_KEY: u64 = 4;
    /// The address is reserved
    const ECANNOT_RESERVED_ADDRESS: u64 = 5;
    /// The resource account is there already
    const ERESOURCE_ACCCOUNT_EXISTS: u64 = 15;
    /// The account has sent transactions and so is nobody's resource account
    const EACCOUNT_ALREADY_USED: u64 = 16;

    const ZERO_AUTH_KEY: vector<u8> = x"0000000000000000000000000000000000000000000000000000000000000000";
    const DERIVE_RESOURCE_ACCOUNT_SCHEME: u8 = 255;

    struct Account has key, store {
        authentication_key: vector<u8>,
        sequence_number: u64,
        guid_creation_num: u64,
        coin_register_events: EventHandle<CoinRegisterEvent>,
        key_rotation_events: EventHandle<KeyRotationEvent>,
        rotation_capability_offer: CapabilityOffer<RotationCapability>,
        signer_capability_offer: CapabilityOffer<SignerCapability>
    }

    struct CoinRegisterEvent has drop, store {
        type_info: TypeInfo
    }

    struct KeyRotationEvent has drop, store {
        old_authentication_key: vector<u8>,
        new_authentication_key: vector<u8>
    }

    struct CapabilityOffer<phantom T> has store {
        for: Option<address>
    }

    struct RotationCapability has drop, store {
        account: address
    }

    struct SignerCapability has drop, store {
        account: address
    }

    public fun create_account_if_does_not_exist(account_address: address) {
        if (!exists<Account>(account_address)) {
            create_account(account_address);
        };
    }

    public(friend) fun create_account(new_address: address): signer {
        assert!(!exists<Account>(new_address), error::already_exists(EACCOUNT_ALREADY_EXISTS));
        assert!(
            new_address != @0x0 && new_address != @aptos_framework && new_address != @0x3,
            error::invalid_argument(ECANNOT_RESERVED_ADDRESS)
        );
        create_account_unchecked(new_address)
    }

    public(friend) fun create_account_unchecked(new_address: address): signer {
        let new_account = create_signer(new_address);
        let guid_creation_num = 0;
        let coin_register_events =
            event::new_event_handle(guid::create(new_address, &mut guid_creation_num));
        let key_rotation_events =
            event::new_event_handle(guid::create(new_address, &mut guid_creation_num));
        move_to(
            &new_account,
            Account {
                authentication_key: bcs::to_bytes(&new_address),
                sequence_number: 0,
                guid_creation_num,
                coin_register_events,
                key_rotation_events,
                rotation_capability_offer: CapabilityOffer { for: option::none() },
                signer_capability_offer: CapabilityOffer { for: option::none() }
            }
        );
        new_account
    }

    #[view]
    public fun exists_at(addr: address): bool {
        exists<Account>(addr)
    }

    #[view]
    public fun get_guid_next_creation_num(addr: address): u64 acquires Account {
        existing(addr);
        borrow_global<Account>(addr).guid_creation_num
    }

    #[view]
    public fun get_sequence_number(addr: address): u64 acquires Account {
        existing(addr);
        borrow_global<Account>(addr).sequence_number
    }

    #[view]
    public fun get_authentication_key(addr: address): vector<u8> acquires Account {
        existing(addr);
        borrow_global<Account>(addr).authentication_key
    }

    public(friend) fun increment_sequence_number(addr: address) acquires Account {
        let number = &mut borrow_global_mut<Account>(addr).sequence_number;
        *number = *number + 1;
    }

    /// Replaces the authentication key without a proof that the new one is held.
    entry fun rotate_authentication_key_call(
        account: &signer, new_auth_key: vector<u8>
    ) acquires Account {
        rotate_authentication_key_internal(account, new_auth_key);
    }

    fun rotate_authentication_key_internal(
        account: &signer, new_auth_key: vector<u8>
    ) acquires Account {
        let addr = signer::address_of(account);
        existing(addr);
        assert!(
            vector::length(&new_auth_key) == 32,
            error::invalid_argument(EMALFORMED_AUTHENTICATION_KEY)
        );
        borrow_global_mut<Account>(addr).authentication_key = new_auth_key;
    }

    public fun create_resource_address(source: &address, seed: vector<u8>): address {
        let bytes = bcs::to_bytes(source);
        vector::append(&mut bytes, seed);
        vector::push_back(&mut bytes, DERIVE_RESOURCE_ACCOUNT_SCHEME);
        from_bcs::to_address(hash::sha3_256(bytes))
    }

    /// An account that no key signs for: whoever holds the capability does.
    public fun create_resource_account(
        source: &signer, seed: vector<u8>
    ): (signer, SignerCapability) acquires Account {
        let account = create_resource_address(&signer::address_of(source), seed);
        let resource =
            if (exists<Account>(account)) {
                let record = borrow_global<Account>(account);
                assert!(
                    option::is_none(&record.signer_capability_offer.for),
                    error::already_exists(ERESOURCE_ACCCOUNT_EXISTS)
                );
                assert!(record.sequence_number == 0, error::invalid_state(EACCOUNT_ALREADY_USED));
                create_signer(account)
            } else {
                create_account_unchecked(account)
            };
        rotate_authentication_key_internal(&resource, ZERO_AUTH_KEY);
        borrow_global_mut<Account>(account).signer_capability_offer.for = option::some(account);
        (resource, SignerCapability { account })
    }

    public fun create_signer_with_capability(capability: &SignerCapability): signer {
        create_signer(capability.account)
    }

    public fun get_signer_capability_address(capability: &SignerCapability): address {
        capability.account
    }

    public fun create_guid(account_signer: &signer): guid::GUID acquires Account {
        let addr = signer::address_of(account_signer);
        existing(addr);
        guid::create(addr, &mut borrow_global_mut<Account>(addr).guid_creation_num)
    }

    public fun new_event_handle<T: drop + store>(account: &signer): EventHandle<T> acquires Account {
        event::new_event_handle(create_guid(account))
    }

    public(friend) fun framework_signer(addr: address): signer {
        create_signer(addr)
    }

    fun existing(addr: address) {
        assert!(exists<Account>(addr), error::not_found(EACCOUNT_DOES_NOT_EXIST));
    }

    native fun create_signer(addr: address): signer;

    #[test_only]
    public fun create_signer_for_test(addr: address): signer {
        create_signer(addr)
    }

    #[test_only]
    public fun create_account_for_test(new_address: address): signer {
        if (exists<Account>(new_address)) create_signer(new_address)
        else create_account_unchecked(new_address)
    }

    #[test_only]
    public fun create_test_signer_cap(account: address): SignerCapability {
        SignerCapability { account }
    }
}
