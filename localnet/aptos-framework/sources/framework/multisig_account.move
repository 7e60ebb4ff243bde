/// Accounts whose owners agree on transactions, which are executed in the order of their numbers.
module aptos_framework::multisig_account {
    use std::bcs;
    use std::error;
    use std::option::{Self, Option};
    use std::signer;
    use std::string::String;
    use std::vector;
    use aptos_framework::account::{Self, SignerCapability};
    use aptos_framework::aptos_coin::AptosCoin;
    use aptos_framework::coin;
    use aptos_framework::event;
    use aptos_framework::system_addresses;
    use aptos_framework::timestamp;
    use aptos_std::simple_map::{Self, SimpleMap};
    use aptos_std::table::{Self, Table};

    /// Owner list cannot contain the same address more than once.
    const EDUPLICATE_OWNER: u64 = 1;
    /// Transaction payload cannot be empty.
    const EPAYLOAD_CANNOT_BE_EMPTY: u64 = 4;
    /// Number of signatures required must be more than zero and at most the total number of owners.
    const EINVALID_SIGNATURES_REQUIRED: u64 = 11;
    /// The multisig account itself cannot be an owner.
    const EOWNER_CANNOT_BE_MULTISIG_ACCOUNT_ITSELF: u64 = 13;
    /// The number of metadata keys and values don't match.
    const ENUMBER_OF_METADATA_KEYS_AND_VALUES_DONT_MATCH: u64 = 15;
    /// The sequence number provided is invalid. It must be between [1, next pending transaction - 1].
    const EINVALID_SEQUENCE_NUMBER: u64 = 17;
    /// The number of pending transactions has exceeded the maximum allowed.
    const EMAX_PENDING_TRANSACTIONS_EXCEEDED: u64 = 19;
    /// Specified account is not a multisig account.
    const EACCOUNT_NOT_MULTISIG: u64 = 2002;
    /// Account executing this operation is not an owner of the multisig account.
    const ENOT_OWNER: u64 = 2003;
    /// Transaction with specified id cannot be found.
    const ETRANSACTION_NOT_FOUND: u64 = 2006;
    /// Transaction has not received enough approvals to be executed.
    const ENOT_ENOUGH_APPROVALS: u64 = 2009;

    const DOMAIN_SEPARATOR: vector<u8> = b"aptos_framework::multisig_account";
    const MAX_PENDING_TRANSACTIONS: u64 = 20;

    struct MultisigAccount has key {
        owners: vector<address>,
        num_signatures_required: u64,
        transactions: Table<u64, MultisigTransaction>,
        last_executed_sequence_number: u64,
        next_sequence_number: u64,
        signer_cap: Option<SignerCapability>,
        metadata: SimpleMap<String, vector<u8>>
    }

    struct MultisigTransaction has copy, drop, store {
        payload: Option<vector<u8>>,
        payload_hash: Option<vector<u8>>,
        votes: SimpleMap<address, bool>,
        creator: address,
        creation_time_secs: u64
    }

    struct ExecutionError has copy, drop, store {
        abort_location: String,
        error_type: String,
        error_code: u64
    }

    #[event]
    struct CreateTransaction has drop, store {
        multisig_account: address,
        creator: address,
        sequence_number: u64,
        transaction: MultisigTransaction
    }

    #[event]
    struct Vote has drop, store {
        multisig_account: address,
        owner: address,
        sequence_number: u64,
        approved: bool
    }

    #[event]
    struct TransactionExecutionSucceeded has drop, store {
        multisig_account: address,
        executor: address,
        sequence_number: u64,
        transaction_payload: vector<u8>,
        num_approvals: u64
    }

    #[event]
    struct TransactionExecutionFailed has drop, store {
        multisig_account: address,
        executor: address,
        sequence_number: u64,
        transaction_payload: vector<u8>,
        num_approvals: u64,
        execution_error: ExecutionError
    }

    #[view]
    public fun num_signatures_required(multisig_account: address): u64 acquires MultisigAccount {
        existing(multisig_account).num_signatures_required
    }

    #[view]
    public fun owners(multisig_account: address): vector<address> acquires MultisigAccount {
        existing(multisig_account).owners
    }

    #[view]
    public fun is_owner(owner: address, multisig_account: address): bool acquires MultisigAccount {
        vector::contains(&existing(multisig_account).owners, &owner)
    }

    #[view]
    public fun get_transaction(
        multisig_account: address, sequence_number: u64
    ): MultisigTransaction acquires MultisigAccount {
        let account = existing(multisig_account);
        assert!(
            sequence_number > 0 && sequence_number < account.next_sequence_number,
            error::invalid_argument(EINVALID_SEQUENCE_NUMBER)
        );
        *table::borrow(&account.transactions, sequence_number)
    }

    #[view]
    public fun get_next_transaction_payload(
        multisig_account: address, provided_payload: vector<u8>
    ): vector<u8> acquires MultisigAccount {
        let account = existing(multisig_account);
        let next = table::borrow(&account.transactions, account.last_executed_sequence_number + 1);
        option::get_with_default(&next.payload, provided_payload)
    }

    #[view]
    public fun can_execute(
        owner: address, multisig_account: address, sequence_number: u64
    ): bool acquires MultisigAccount {
        let account = existing(multisig_account);
        let approvals = approvals(account, sequence_number, owner);
        vector::contains(&account.owners, &owner)
            && sequence_number == account.last_executed_sequence_number + 1
            && approvals >= account.num_signatures_required
    }

    #[view]
    public fun get_next_multisig_account_address(creator: address): address {
        account::create_resource_address(&creator, seed_of(creator))
    }

    #[view]
    public fun last_resolved_sequence_number(multisig_account: address): u64 acquires MultisigAccount {
        existing(multisig_account).last_executed_sequence_number
    }

    #[view]
    public fun next_sequence_number(multisig_account: address): u64 acquires MultisigAccount {
        existing(multisig_account).next_sequence_number
    }

    public entry fun create_with_owners(
        owner: &signer,
        additional_owners: vector<address>,
        num_signatures_required: u64,
        metadata_keys: vector<String>,
        metadata_values: vector<vector<u8>>
    ) {
        let creator = signer::address_of(owner);
        let (account_signer, capability) = account::create_resource_account(owner, seed_of(creator));
        let multisig_account = signer::address_of(&account_signer);
        if (!coin::is_account_registered<AptosCoin>(multisig_account)) {
            coin::register<AptosCoin>(&account_signer);
        };
        let owners = additional_owners;
        vector::push_back(&mut owners, creator);
        vector::enumerate_ref(
            &owners,
            |i, each| {
                assert!(
                    *each != multisig_account,
                    error::invalid_argument(EOWNER_CANNOT_BE_MULTISIG_ACCOUNT_ITSELF)
                );
                let (_, first) = vector::index_of(&owners, each);
                assert!(first == i, error::invalid_argument(EDUPLICATE_OWNER));
            }
        );
        assert!(
            num_signatures_required > 0 && num_signatures_required <= vector::length(&owners),
            error::invalid_argument(EINVALID_SIGNATURES_REQUIRED)
        );
        let named = vector::length(&metadata_keys);
        assert!(
            named == vector::length(&metadata_values),
            error::invalid_argument(ENUMBER_OF_METADATA_KEYS_AND_VALUES_DONT_MATCH)
        );
        let metadata = simple_map::new();
        for (i in 0..named) {
            simple_map::add(
                &mut metadata, *vector::borrow(&metadata_keys, i), *vector::borrow(&metadata_values, i)
            );
        };
        move_to(
            &account_signer,
            MultisigAccount {
                owners,
                num_signatures_required,
                transactions: table::new(),
                last_executed_sequence_number: 0,
                next_sequence_number: 1,
                signer_cap: option::some(capability),
                metadata
            }
        );
    }

    /// Creates a transaction, which its creator approves.
    public entry fun create_transaction(
        owner: &signer, multisig_account: address, payload: vector<u8>
    ) acquires MultisigAccount {
        assert!(!vector::is_empty(&payload), error::invalid_argument(EPAYLOAD_CANNOT_BE_EMPTY));
        let creator = signer::address_of(owner);
        let account = of_owner(multisig_account, creator);
        let sequence_number = account.next_sequence_number;
        assert!(
            sequence_number - account.last_executed_sequence_number <= MAX_PENDING_TRANSACTIONS,
            error::invalid_state(EMAX_PENDING_TRANSACTIONS_EXCEEDED)
        );
        let votes = simple_map::new();
        simple_map::add(&mut votes, creator, true);
        let transaction = MultisigTransaction {
            payload: option::some(payload),
            payload_hash: option::none(),
            votes,
            creator,
            creation_time_secs: timestamp::now_seconds()
        };
        account.next_sequence_number = sequence_number + 1;
        table::add(&mut account.transactions, sequence_number, transaction);
        event::emit(CreateTransaction { multisig_account, creator, sequence_number, transaction });
    }

    public entry fun approve_transaction(
        owner: &signer, multisig_account: address, sequence_number: u64
    ) acquires MultisigAccount {
        vote_transaction(owner, multisig_account, sequence_number, true)
    }

    public entry fun reject_transaction(
        owner: &signer, multisig_account: address, sequence_number: u64
    ) acquires MultisigAccount {
        vote_transaction(owner, multisig_account, sequence_number, false)
    }

    public entry fun vote_transaction(
        owner: &signer, multisig_account: address, sequence_number: u64, approved: bool
    ) acquires MultisigAccount {
        let owner = signer::address_of(owner);
        let account = of_owner(multisig_account, owner);
        assert!(
            table::contains(&account.transactions, sequence_number),
            error::not_found(ETRANSACTION_NOT_FOUND)
        );
        let transaction = table::borrow_mut(&mut account.transactions, sequence_number);
        simple_map::upsert(&mut transaction.votes, owner, approved);
        event::emit(Vote { multisig_account, owner, sequence_number, approved });
    }

    /// Checks the next transaction before an owner executes it; the node runs this as the framework.
    entry fun validate(
        framework: signer, owner: address, multisig_account: address
    ) acquires MultisigAccount {
        system_addresses::assert_aptos_framework(&framework);
        let account = of_owner(multisig_account, owner);
        let next = account.last_executed_sequence_number + 1;
        assert!(
            table::contains(&account.transactions, next),
            error::not_found(ETRANSACTION_NOT_FOUND)
        );
        assert!(
            can_execute(owner, multisig_account, next),
            error::invalid_argument(ENOT_ENOUGH_APPROVALS)
        );
    }

    /// Ends a transaction that has succeeded; the node runs this as the framework.
    entry fun succeeded(
        framework: signer, executor: address, multisig_account: address, transaction_payload: vector<u8>
    ) acquires MultisigAccount {
        system_addresses::assert_aptos_framework(&framework);
        let (sequence_number, num_approvals) = resolve(multisig_account, executor);
        event::emit(
            TransactionExecutionSucceeded {
                multisig_account,
                executor,
                sequence_number,
                transaction_payload,
                num_approvals
            }
        );
    }

    /// Ends a transaction that has failed; the node runs this as the framework.
    entry fun failed(
        framework: signer,
        executor: address,
        multisig_account: address,
        transaction_payload: vector<u8>,
        abort_location: String
    ) acquires MultisigAccount {
        system_addresses::assert_aptos_framework(&framework);
        let (sequence_number, num_approvals) = resolve(multisig_account, executor);
        let execution_error = ExecutionError {
            abort_location,
            error_type: std::string::utf8(b"MoveAbort"),
            error_code: 0
        };
        event::emit(
            TransactionExecutionFailed {
                multisig_account,
                executor,
                sequence_number,
                transaction_payload,
                num_approvals,
                execution_error
            }
        );
    }

    fun resolve(multisig_account: address, executor: address): (u64, u64) acquires MultisigAccount {
        let account = of_owner(multisig_account, executor);
        let sequence_number = account.last_executed_sequence_number + 1;
        let approvals = approvals(account, sequence_number, executor);
        table::remove(&mut account.transactions, sequence_number);
        account.last_executed_sequence_number = sequence_number;
        (sequence_number, approvals)
    }

    /// Owners who approve, with the one who executes.
    fun approvals(account: &MultisigAccount, sequence_number: u64, executor: address): u64 {
        let votes = &table::borrow(&account.transactions, sequence_number).votes;
        let count = 0;
        vector::for_each_ref(
            &account.owners,
            |owner| {
                let owner: &address = owner;
                let approves = *owner == executor
                    || (simple_map::contains_key(votes, owner) && *simple_map::borrow(votes, owner));
                if (approves) count = count + 1;
            }
        );
        count
    }

    fun seed_of(creator: address): vector<u8> {
        let seed = DOMAIN_SEPARATOR;
        vector::append(&mut seed, bcs::to_bytes(&account::get_sequence_number(creator)));
        seed
    }

    inline fun existing(multisig_account: address): &MultisigAccount {
        assert!(
            exists<MultisigAccount>(multisig_account),
            error::invalid_state(EACCOUNT_NOT_MULTISIG)
        );
        borrow_global<MultisigAccount>(multisig_account)
    }

    inline fun of_owner(multisig_account: address, owner: address): &mut MultisigAccount {
        assert!(
            exists<MultisigAccount>(multisig_account),
            error::invalid_state(EACCOUNT_NOT_MULTISIG)
        );
        let account = borrow_global_mut<MultisigAccount>(multisig_account);
        assert!(
            vector::contains(&account.owners, &owner),
            error::permission_denied(ENOT_OWNER)
        );
        account
    }
}
