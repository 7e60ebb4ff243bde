/// Coins and their balances.
module aptos_framework::coin {
    use std::error;
    use std::option::{Self, Option};
    use std::signer;
    use std::string::{Self, String};
    use aptos_framework::account;
    use aptos_framework::event::{Self, EventHandle};
    use aptos_std::type_info;

    friend aptos_framework::aptos_account;
    friend aptos_framework::aptos_coin;
    friend aptos_framework::transaction_validation;

    /// Address of account which is used to initialize a coin `CoinType` doesn't match the deployer of module
    const ECOIN_INFO_ADDRESS_MISMATCH: u64 = 1;
    /// `CoinType` is already initialized as a coin
    const ECOIN_INFO_ALREADY_PUBLISHED: u64 = 2;
    /// `CoinType` hasn't been initialized as a coin
    const ECOIN_INFO_NOT_PUBLISHED: u64 = 3;
    /// Account hasn't registered `CoinStore` for `CoinType`
    const ECOIN_STORE_NOT_PUBLISHED: u64 = 5;
    /// Not enough coins to complete transaction
    const EINSUFFICIENT_BALANCE: u64 = 6;
    /// Cannot destroy non-zero coins
    const EDESTRUCTION_OF_NONZERO_TOKEN: u64 = 7;
    /// CoinStore is frozen. Coins cannot be deposited or withdrawn
    const EFROZEN: u64 = 10;
    /// Name of the coin is too long
    const ECOIN_NAME_TOO_LONG: u64 = 12;
    /// Symbol of the coin is too long
    const ECOIN_SYMBOL_TOO_LONG: u64 = 13;

    const MAX_COIN_NAME_LENGTH: u64 = 32;
    const MAX_COIN_SYMBOL_LENGTH: u64 = 10;

    struct Coin<phantom CoinType> has store {
        value: u64
    }

    struct CoinStore<phantom CoinType> has key {
        coin: Coin<CoinType>,
        frozen: bool,
        deposit_events: EventHandle<DepositEvent>,
        withdraw_events: EventHandle<WithdrawEvent>
    }

    struct CoinInfo<phantom CoinType> has key {
        name: String,
        symbol: String,
        decimals: u8,
        supply: Option<u128>
    }

    #[event]
    struct CoinDeposit has drop, store {
        coin_type: String,
        account: address,
        amount: u64
    }

    #[event]
    struct CoinWithdraw has drop, store {
        coin_type: String,
        account: address,
        amount: u64
    }

    struct DepositEvent has drop, store {
        amount: u64
    }

    struct WithdrawEvent has drop, store {
        amount: u64
    }

    struct MintCapability<phantom CoinType> has copy, store {}

    struct FreezeCapability<phantom CoinType> has copy, store {}

    struct BurnCapability<phantom CoinType> has copy, store {}

    public fun initialize<CoinType>(
        account: &signer, name: String, symbol: String, decimals: u8, monitor_supply: bool
    ): (BurnCapability<CoinType>, FreezeCapability<CoinType>, MintCapability<CoinType>) {
        let account_addr = signer::address_of(account);
        assert!(coin_address<CoinType>() == account_addr, error::invalid_argument(ECOIN_INFO_ADDRESS_MISMATCH));
        assert!(
            !exists<CoinInfo<CoinType>>(account_addr),
            error::already_exists(ECOIN_INFO_ALREADY_PUBLISHED)
        );
        assert!(string::length(&name) <= MAX_COIN_NAME_LENGTH, error::invalid_argument(ECOIN_NAME_TOO_LONG));
        assert!(
            string::length(&symbol) <= MAX_COIN_SYMBOL_LENGTH,
            error::invalid_argument(ECOIN_SYMBOL_TOO_LONG)
        );
        let supply = if (monitor_supply) option::some(0) else option::none();
        move_to(account, CoinInfo<CoinType> { name, symbol, decimals, supply });
        (BurnCapability {}, FreezeCapability {}, MintCapability {})
    }

    #[view]
    public fun balance<CoinType>(owner: address): u64 acquires CoinStore {
        if (!exists<CoinStore<CoinType>>(owner)) return 0;
        borrow_global<CoinStore<CoinType>>(owner).coin.value
    }

    #[view]
    public fun is_balance_at_least<CoinType>(owner: address, amount: u64): bool acquires CoinStore {
        balance<CoinType>(owner) >= amount
    }

    #[view]
    public fun is_coin_initialized<CoinType>(): bool {
        exists<CoinInfo<CoinType>>(coin_address<CoinType>())
    }

    #[view]
    public fun is_coin_store_frozen<CoinType>(account_addr: address): bool acquires CoinStore {
        exists<CoinStore<CoinType>>(account_addr) && borrow_global<CoinStore<CoinType>>(account_addr).frozen
    }

    #[view]
    public fun is_account_registered<CoinType>(account_addr: address): bool {
        exists<CoinStore<CoinType>>(account_addr)
    }

    #[view]
    public fun name<CoinType>(): String acquires CoinInfo {
        borrow_global<CoinInfo<CoinType>>(coin_address<CoinType>()).name
    }

    #[view]
    public fun symbol<CoinType>(): String acquires CoinInfo {
        borrow_global<CoinInfo<CoinType>>(coin_address<CoinType>()).symbol
    }

    #[view]
    public fun decimals<CoinType>(): u8 acquires CoinInfo {
        borrow_global<CoinInfo<CoinType>>(coin_address<CoinType>()).decimals
    }

    #[view]
    public fun supply<CoinType>(): Option<u128> acquires CoinInfo {
        borrow_global<CoinInfo<CoinType>>(coin_address<CoinType>()).supply
    }

    public fun register<CoinType>(account: &signer) {
        if (exists<CoinStore<CoinType>>(signer::address_of(account))) return;
        account::create_account_if_does_not_exist(signer::address_of(account));
        move_to(
            account,
            CoinStore<CoinType> {
                coin: zero(),
                frozen: false,
                deposit_events: account::new_event_handle(account),
                withdraw_events: account::new_event_handle(account)
            }
        );
    }

    public fun zero<CoinType>(): Coin<CoinType> {
        Coin { value: 0 }
    }

    public fun value<CoinType>(coin: &Coin<CoinType>): u64 {
        coin.value
    }

    public fun mint<CoinType>(
        amount: u64, _cap: &MintCapability<CoinType>
    ): Coin<CoinType> acquires CoinInfo {
        assert!(is_coin_initialized<CoinType>(), error::not_found(ECOIN_INFO_NOT_PUBLISHED));
        let supply = &mut borrow_global_mut<CoinInfo<CoinType>>(coin_address<CoinType>()).supply;
        if (option::is_some(supply)) {
            let total = option::borrow_mut(supply);
            *total = *total + (amount as u128);
        };
        Coin { value: amount }
    }

    public fun burn<CoinType>(
        coin: Coin<CoinType>, _cap: &BurnCapability<CoinType>
    ) acquires CoinInfo {
        burn_internal(coin)
    }

    public fun burn_from<CoinType>(
        account_addr: address, amount: u64, _burn_cap: &BurnCapability<CoinType>
    ) acquires CoinInfo, CoinStore {
        burn_balance<CoinType>(account_addr, amount)
    }

    /// Takes the fee of a transaction, also of a frozen store, and without an event.
    public(friend) fun burn_balance<CoinType>(account_addr: address, amount: u64) acquires CoinInfo, CoinStore {
        if (amount == 0) return;
        assert!(exists<CoinStore<CoinType>>(account_addr), error::not_found(ECOIN_STORE_NOT_PUBLISHED));
        let store = borrow_global_mut<CoinStore<CoinType>>(account_addr);
        burn_internal(extract(&mut store.coin, amount))
    }

    fun burn_internal<CoinType>(coin: Coin<CoinType>) acquires CoinInfo {
        let Coin { value } = coin;
        let supply = &mut borrow_global_mut<CoinInfo<CoinType>>(coin_address<CoinType>()).supply;
        if (option::is_some(supply)) {
            let total = option::borrow_mut(supply);
            *total = *total - (value as u128);
        };
    }

    public fun deposit<CoinType>(account_addr: address, coin: Coin<CoinType>) acquires CoinStore {
        assert!(exists<CoinStore<CoinType>>(account_addr), error::not_found(ECOIN_STORE_NOT_PUBLISHED));
        let store = borrow_global_mut<CoinStore<CoinType>>(account_addr);
        assert!(!store.frozen, error::permission_denied(EFROZEN));
        event::emit(
            CoinDeposit {
                coin_type: type_info::type_name<CoinType>(),
                account: account_addr,
                amount: coin.value
            }
        );
        merge(&mut store.coin, coin);
    }

    public fun withdraw<CoinType>(account: &signer, amount: u64): Coin<CoinType> acquires CoinStore {
        let account_addr = signer::address_of(account);
        assert!(exists<CoinStore<CoinType>>(account_addr), error::not_found(ECOIN_STORE_NOT_PUBLISHED));
        let store = borrow_global_mut<CoinStore<CoinType>>(account_addr);
        assert!(!store.frozen, error::permission_denied(EFROZEN));
        let coin = extract(&mut store.coin, amount);
        event::emit(
            CoinWithdraw {
                coin_type: type_info::type_name<CoinType>(),
                account: account_addr,
                amount
            }
        );
        coin
    }

    public entry fun transfer<CoinType>(from: &signer, to: address, amount: u64) acquires CoinStore {
        let coin = withdraw<CoinType>(from, amount);
        deposit(to, coin);
    }

    public fun extract<CoinType>(coin: &mut Coin<CoinType>, amount: u64): Coin<CoinType> {
        assert!(coin.value >= amount, error::invalid_argument(EINSUFFICIENT_BALANCE));
        coin.value = coin.value - amount;
        Coin { value: amount }
    }

    public fun extract_all<CoinType>(coin: &mut Coin<CoinType>): Coin<CoinType> {
        let amount = coin.value;
        extract(coin, amount)
    }

    public fun merge<CoinType>(dst_coin: &mut Coin<CoinType>, source_coin: Coin<CoinType>) {
        let Coin { value } = source_coin;
        dst_coin.value = dst_coin.value + value;
    }

    public fun destroy_zero<CoinType>(zero_coin: Coin<CoinType>) {
        let Coin { value } = zero_coin;
        assert!(value == 0, error::invalid_argument(EDESTRUCTION_OF_NONZERO_TOKEN));
    }

    public fun freeze_coin_store<CoinType>(
        account_addr: address, _freeze_cap: &FreezeCapability<CoinType>
    ) acquires CoinStore {
        borrow_global_mut<CoinStore<CoinType>>(account_addr).frozen = true;
    }

    public fun unfreeze_coin_store<CoinType>(
        account_addr: address, _freeze_cap: &FreezeCapability<CoinType>
    ) acquires CoinStore {
        borrow_global_mut<CoinStore<CoinType>>(account_addr).frozen = false;
    }

    public fun destroy_freeze_cap<CoinType>(freeze_cap: FreezeCapability<CoinType>) {
        let FreezeCapability {} = freeze_cap;
    }

    public fun destroy_mint_cap<CoinType>(mint_cap: MintCapability<CoinType>) {
        let MintCapability {} = mint_cap;
    }

    public fun destroy_burn_cap<CoinType>(burn_cap: BurnCapability<CoinType>) {
        let BurnCapability {} = burn_cap;
    }

    fun coin_address<CoinType>(): address {
        type_info::account_address(&type_info::type_of<CoinType>())
    }
}
