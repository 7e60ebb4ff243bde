/// Views for owners and indexers, for both versions.
module drop_machine::reads {
    use std::option::Option;
    use std::string::String;
    use drop_machine::allowlist::{Self, AllowlistEntry};
    use drop_machine::creation;
    use drop_machine::items;
    use drop_machine::ownership;
    use drop_machine::pausing;
    use drop_machine::phases;
    use drop_machine::supply;
    use drop_machine::versions;

    /// A drop's state beyond the fields in specification 3.2.
    struct DropRecord has copy, drop {
        /// 1 or 2.
        version: u8,
        is_paused: bool,
        is_open_edition: bool,
        /// Unix seconds at which minting ends; 0 = never.
        end_time: u64,
        /// Wallet that may accept the ownership.
        ownership_offered_to: Option<address>,
        item_base_name: String,
        item_base_uri: String,
        /// Object that creates the collection and its items.
        machine: address
    }

    /// A phase as its owner set it.
    struct PhaseRecord has copy, drop {
        phase_id: u64,
        /// Unix seconds; the phase applies from this time on.
        sale_mint_time: u64,
        /// Octas for one item, fees included.
        sale_mint_price: u64,
        /// Most items per unlisted wallet; 0 = no limit.
        max_per_wallet: u64,
        /// Most items per transaction; 0 = no limit.
        max_per_transaction: u64,
        is_private: bool,
        /// The list's root; empty if the list is on chain.
        merkle_root: vector<u8>,
        /// Allowlist entry count.
        entries: u64,
        /// Items minted in the phase.
        minted: u64
    }

    #[view]
    /// 1 or 2: the drop is minted by `drop_machine_v1` or `drop_machine_v2`.
    public fun version(collection: address): u8 {
        versions::version(collection)
    }

    #[view]
    /// Address for the collection that a wallet creates with this seed and name.
    public fun collection_address(owner: address, seed: String, collection_name: String): address {
        creation::collection_address(owner, seed, collection_name)
    }

    #[view]
    /// Items minted in all phases.
    public fun total_minted(collection: address): u64 {
        versions::assert_exists(collection);
        supply::total_minted(collection)
    }

    #[view]
    /// A drop's version, state and texts.
    public fun drop_record(collection: address): DropRecord {
        let version = versions::version(collection);
        let texts = items::texts(collection);
        DropRecord {
            version,
            is_paused: pausing::is_paused(collection),
            is_open_edition: supply::is_open_edition(collection),
            end_time: phases::end_time(collection),
            ownership_offered_to: ownership::offered_to(collection),
            item_base_name: texts.item_base_name(),
            item_base_uri: texts.item_base_uri(),
            machine: items::machine_address(collection)
        }
    }

    #[view]
    /// All phases by start time.
    public fun phase_records(collection: address): vector<PhaseRecord> {
        versions::assert_exists(collection);
        phases::all(collection).map(|phase| {
            let phase: phases::Phase = phase;
            let terms = phase.terms();
            PhaseRecord {
                phase_id: phase.phase_id(),
                sale_mint_time: terms.sale_mint_time(),
                sale_mint_price: terms.sale_mint_price(),
                max_per_wallet: terms.max_per_wallet(),
                max_per_transaction: terms.max_per_transaction(),
                is_private: terms.is_private(),
                merkle_root: terms.merkle_root(),
                entries: allowlist::count(collection, phase.phase_id()),
                minted: phase.minted()
            }
        })
    }

    #[view]
    /// Up to 100 allowlist entries in a phase; page numbers start at 0, and a page past the last is empty.
    public fun allowlist_page(collection: address, phase_id: u64, page: u64): vector<AllowlistEntry> {
        versions::assert_exists(collection);
        allowlist::page(collection, phase_id, page)
    }

    #[view]
    /// Wallets' caps in the order given; 0 = the wallet has no entry.
    public fun allowlist_caps(collection: address, phase_id: u64, users: vector<address>): vector<u64> {
        versions::assert_exists(collection);
        users.map(|user| allowlist::cap_of(collection, phase_id, user).destroy_with_default(0))
    }
}
