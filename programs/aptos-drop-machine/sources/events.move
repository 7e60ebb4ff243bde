/// Events for all changes, emitted by the module that makes the change.
module drop_machine::events {
    use std::string::String;
    use aptos_framework::event;
    use drop_machine::phase_terms::PhaseTerms;
    use drop_machine::splits::Share;

    #[event]
    /// A drop was created. Its initial terms emit no events, except for the phase.
    struct CollectionCreated has drop, store {
        collection: address,
        owner: address,
        /// 1 or 2.
        version: u8,
        name: String,
        seed: String
    }

    package fun collection_created(
        collection: address, owner: address, version: u8, name: String, seed: String
    ) {
        event::emit(CollectionCreated { collection, owner, version, name, seed });
    }

    #[event]
    /// A phase was added.
    struct PhaseAdded has drop, store {
        collection: address,
        phase_id: u64,
        terms: PhaseTerms
    }

    package fun phase_added(collection: address, phase_id: u64, terms: PhaseTerms) {
        event::emit(PhaseAdded { collection, phase_id, terms });
    }

    #[event]
    /// A phase's terms were replaced.
    struct PhaseModified has drop, store {
        collection: address,
        phase_id: u64,
        terms: PhaseTerms
    }

    package fun phase_modified(collection: address, phase_id: u64, terms: PhaseTerms) {
        event::emit(PhaseModified { collection, phase_id, terms });
    }

    #[event]
    /// A phase was removed.
    struct PhaseRemoved has drop, store {
        collection: address,
        phase_id: u64
    }

    package fun phase_removed(collection: address, phase_id: u64) {
        event::emit(PhaseRemoved { collection, phase_id });
    }

    #[event]
    /// The drop's end was set.
    struct EndTimeSet has drop, store {
        collection: address,
        /// Unix seconds; 0 = never.
        end_time: u64
    }

    package fun end_time_set(collection: address, end_time: u64) {
        event::emit(EndTimeSet { collection, end_time });
    }

    #[event]
    /// Entries were added or overwritten, in this order.
    struct AllowlistUpserted has drop, store {
        collection: address,
        phase_id: u64,
        users: vector<address>,
        /// Each wallet's cap.
        max_per_wallet_by_allow_list: vector<u64>
    }

    package fun allowlist_upserted(
        collection: address, phase_id: u64, users: vector<address>, max_per_wallet_by_allow_list: vector<u64>
    ) {
        event::emit(AllowlistUpserted { collection, phase_id, users, max_per_wallet_by_allow_list });
    }

    #[event]
    /// These wallets no longer have an entry, if they had one.
    struct AllowlistRemoved has drop, store {
        collection: address,
        phase_id: u64,
        users: vector<address>
    }

    package fun allowlist_removed(collection: address, phase_id: u64, users: vector<address>) {
        event::emit(AllowlistRemoved { collection, phase_id, users });
    }

    #[event]
    /// The total supply, or an open edition's limit, was set.
    struct TotalSupplySet has drop, store {
        collection: address,
        /// 0 = no limit.
        total_supply: u64
    }

    package fun total_supply_set(collection: address, total_supply: u64) {
        event::emit(TotalSupplySet { collection, total_supply });
    }

    #[event]
    /// The platform fee was set.
    struct PlatformFeeSet has drop, store {
        collection: address,
        /// Octas per item if the fee is flat, else basis points.
        platform_fee: u64,
        is_fee_flat: bool,
        fee_split: vector<Share>
    }

    package fun platform_fee_set(
        collection: address, platform_fee: u64, is_fee_flat: bool, fee_split: vector<Share>
    ) {
        event::emit(PlatformFeeSet { collection, platform_fee, is_fee_flat, fee_split });
    }

    #[event]
    /// The revenue split was set.
    struct RevenueSplitSet has drop, store {
        collection: address,
        revenue_split: vector<Share>
    }

    package fun revenue_split_set(collection: address, revenue_split: vector<Share>) {
        event::emit(RevenueSplitSet { collection, revenue_split });
    }

    #[event]
    /// The royalties were set.
    struct RoyaltiesSet has drop, store {
        collection: address,
        royalty_payee_address: address,
        royalty_points_denominator: u64,
        royalty_points_numerator: u64
    }

    package fun royalties_set(
        collection: address,
        royalty_payee_address: address,
        royalty_points_denominator: u64,
        royalty_points_numerator: u64
    ) {
        event::emit(RoyaltiesSet {
            collection,
            royalty_payee_address,
            royalty_points_denominator,
            royalty_points_numerator
        });
    }

    #[event]
    /// The ownership was offered to a wallet.
    struct OwnershipOffered has drop, store {
        collection: address,
        owner: address,
        offered_to: address
    }

    package fun ownership_offered(collection: address, owner: address, offered_to: address) {
        event::emit(OwnershipOffered { collection, owner, offered_to });
    }

    #[event]
    /// The offer was withdrawn.
    struct OwnershipOfferCancelled has drop, store {
        collection: address,
        owner: address,
        offered_to: address
    }

    package fun ownership_offer_cancelled(collection: address, owner: address, offered_to: address) {
        event::emit(OwnershipOfferCancelled { collection, owner, offered_to });
    }

    #[event]
    /// The new owner has accepted.
    struct OwnershipTransferred has drop, store {
        collection: address,
        old_owner: address,
        new_owner: address
    }

    package fun ownership_transferred(collection: address, old_owner: address, new_owner: address) {
        event::emit(OwnershipTransferred { collection, old_owner, new_owner });
    }

    #[event]
    /// The drop was paused or resumed.
    struct PauseSet has drop, store {
        collection: address,
        is_paused: bool
    }

    package fun pause_set(collection: address, is_paused: bool) {
        event::emit(PauseSet { collection, is_paused });
    }

    #[event]
    /// A wallet has minted and paid.
    struct ItemsMinted has drop, store {
        collection: address,
        phase_id: u64,
        minter: address,
        /// The first item's number; the others follow it.
        first_number: u64,
        /// Token addresses in number order.
        items: vector<address>,
        /// Octas that the wallet paid, fees included.
        total_price: u64,
        /// Octas from `total_price` that went to the platform.
        platform_fee: u64
    }

    package fun items_minted(
        collection: address,
        phase_id: u64,
        minter: address,
        first_number: u64,
        items: vector<address>,
        total_price: u64,
        platform_fee: u64
    ) {
        event::emit(ItemsMinted {
            collection,
            phase_id,
            minter,
            first_number,
            items,
            total_price,
            platform_fee
        });
    }
}
