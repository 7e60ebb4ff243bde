#[test_only]
/// Expected answers and events. Other modules' struct fields cannot be read here, so structs with the
/// same fields stand beside them, and values are the same if their bytes are.
module drop_machine::expected {
    use std::bcs;
    use std::option::Option;
    use std::string::String;
    use aptos_std::from_bcs;
    use drop_machine::reads;
    use drop_machine::setup;

    struct Phase has copy, drop {
        sale_mint_time: u64,
        sale_mint_price: u64,
        max_per_wallet: u64,
        max_per_wallet_by_allow_list: u64,
        max_per_transaction: u64,
        is_private: bool,
        is_user_in_allow_list: bool,
        claimed_by_user: u64,
        minted: u64
    }

    struct Share has copy, drop {
        recipient: address,
        share: u64
    }

    struct Drop has drop {
        total_minted: u64,
        total_supply: u64,
        platform_fee: u64,
        is_fee_flat: bool,
        fee_split: vector<Share>,
        phases: vector<Phase>,
        revenue_split: vector<Share>,
        collection_owner: address,
        royalty_points_numerator: u64,
        royalty_points_denominator: u64,
        royalty_payee_address: address
    }

    struct DropRecord has drop {
        version: u8,
        is_paused: bool,
        is_open_edition: bool,
        end_time: u64,
        ownership_offered_to: Option<address>,
        item_base_name: String,
        item_base_uri: String,
        machine: address
    }

    struct PhaseRecord has drop {
        phase_id: u64,
        sale_mint_time: u64,
        sale_mint_price: u64,
        max_per_wallet: u64,
        max_per_transaction: u64,
        is_private: bool,
        merkle_root: vector<u8>,
        entries: u64,
        minted: u64
    }

    struct Entry has drop {
        user: address,
        max_per_wallet_by_allow_list: u64
    }

    struct CollectionCreated has drop {
        collection: address,
        owner: address,
        version: u8,
        name: String,
        seed: String
    }

    struct ItemsMinted has drop {
        collection: address,
        phase_id: u64,
        minter: address,
        first_number: u64,
        items: vector<address>,
        total_price: u64,
        platform_fee: u64
    }

    /// Fails unless both have the same bytes.
    public fun same<Actual, Expected>(actual: &Actual, expected: &Expected) {
        assert!(bcs::to_bytes(actual) == bcs::to_bytes(expected));
    }

    public fun phase(
        sale_mint_time: u64,
        sale_mint_price: u64,
        max_per_wallet: u64,
        max_per_wallet_by_allow_list: u64,
        max_per_transaction: u64,
        is_private: bool,
        is_user_in_allow_list: bool,
        claimed_by_user: u64,
        minted: u64
    ): Phase {
        Phase {
            sale_mint_time,
            sale_mint_price,
            max_per_wallet,
            max_per_wallet_by_allow_list,
            max_per_transaction,
            is_private,
            is_user_in_allow_list,
            claimed_by_user,
            minted
        }
    }

    public fun share(recipient: address, share: u64): Share {
        Share { recipient, share }
    }

    public fun drop(
        total_minted: u64,
        total_supply: u64,
        platform_fee: u64,
        is_fee_flat: bool,
        fee_split: vector<Share>,
        phases: vector<Phase>,
        revenue_split: vector<Share>,
        collection_owner: address,
        royalty_points_numerator: u64,
        royalty_points_denominator: u64,
        royalty_payee_address: address
    ): Drop {
        Drop {
            total_minted,
            total_supply,
            platform_fee,
            is_fee_flat,
            fee_split,
            phases,
            revenue_split,
            collection_owner,
            royalty_points_numerator,
            royalty_points_denominator,
            royalty_payee_address
        }
    }

    public fun drop_record(
        version: u8,
        is_paused: bool,
        is_open_edition: bool,
        end_time: u64,
        ownership_offered_to: Option<address>,
        machine: address
    ): DropRecord {
        DropRecord {
            version,
            is_paused,
            is_open_edition,
            end_time,
            ownership_offered_to,
            item_base_name: setup::text(b"Frog #{}"),
            item_base_uri: setup::text(b"https://frogs.example/{}.json"),
            machine
        }
    }

    public fun phase_record(
        phase_id: u64,
        sale_mint_time: u64,
        sale_mint_price: u64,
        max_per_wallet: u64,
        max_per_transaction: u64,
        is_private: bool,
        merkle_root: vector<u8>,
        entries: u64,
        minted: u64
    ): PhaseRecord {
        PhaseRecord {
            phase_id,
            sale_mint_time,
            sale_mint_price,
            max_per_wallet,
            max_per_transaction,
            is_private,
            merkle_root,
            entries,
            minted
        }
    }

    public fun entry(user: address, max_per_wallet_by_allow_list: u64): Entry {
        Entry { user, max_per_wallet_by_allow_list }
    }

    public fun collection_created(
        collection: address, owner: address, version: u8, name: vector<u8>, seed: vector<u8>
    ): CollectionCreated {
        CollectionCreated { collection, owner, version, name: setup::text(name), seed: setup::text(seed) }
    }

    public fun items_minted(
        collection: address,
        phase_id: u64,
        minter: address,
        first_number: u64,
        items: vector<address>,
        total_price: u64,
        platform_fee: u64
    ): ItemsMinted {
        ItemsMinted { collection, phase_id, minter, first_number, items, total_price, platform_fee }
    }

    /// A drop's machine: the last 32 bytes in its record.
    public fun machine_of(collection: address): address {
        let record = bcs::to_bytes(&reads::drop_record(collection));
        from_bcs::to_address(record.slice(record.length() - 32, record.length()))
    }
}
