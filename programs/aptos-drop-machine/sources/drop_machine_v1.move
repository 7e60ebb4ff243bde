/// Version 1 drops: the platform fee is fixed at 3 percent, and neither transactions nor open editions have
/// a limit.
module drop_machine::drop_machine_v1 {
    use std::option::{Self, Option};
    use std::string::String;
    use drop_machine::creation;
    use drop_machine::drop_info::{Self, DropInfo};
    use drop_machine::minting;
    use drop_machine::phase_info::{Self, PhaseInfo};
    use drop_machine::phase_terms;
    use drop_machine::phases;
    use drop_machine::royalties;
    use drop_machine::supply;
    use drop_machine::texts;
    use drop_machine::versions;

    const VERSION: u8 = 1;
    /// 3 percent in basis points (specification 9).
    const FIXED_PLATFORM_FEE: u64 = 300;

    /// Creates a collection with its drop. The signer becomes the owner and sole revenue recipient.
    /// - collection_name, collection_description, collection_uri: at most 128, 2,048 and 512 bytes
    /// - item_base_name, item_base_uri: item name and metadata uri; each `{}` stands for the item's number
    /// - royalty_payee_address, royalty_points_denominator, royalty_points_numerator: royalties on later sales
    /// - public_sale_mint_time: Unix seconds at which a public phase starts; 0 = none, phases are added later
    /// - public_sale_mint_price: octas for one item in that phase, fees included
    /// - total_supply: most items; it can be lowered later, never raised
    /// - public_mint_limit: most items per wallet in the public phase; 0 = no limit
    /// - seed: 1 to 64 bytes, which make the drop's address unique for this wallet
    /// - is_open_edition: true for a collection without a total supply, for which `total_supply` is 0
    /// - end_time: Unix seconds at which minting ends; 0 = never
    public entry fun create_collection(
        owner: &signer,
        collection_name: String,
        collection_description: String,
        collection_uri: String,
        item_base_name: String,
        item_base_uri: String,
        royalty_payee_address: address,
        royalty_points_denominator: u64,
        royalty_points_numerator: u64,
        public_sale_mint_time: u64,
        public_sale_mint_price: u64,
        total_supply: u64,
        public_mint_limit: u64,
        seed: String,
        is_open_edition: bool,
        end_time: u64
    ) {
        creation::create(
            owner,
            VERSION,
            seed,
            texts::collection_texts(collection_name, collection_description, collection_uri),
            texts::item_texts(item_base_name, item_base_uri),
            royalties::terms(royalty_payee_address, royalty_points_denominator, royalty_points_numerator),
            supply::terms(is_open_edition, total_supply, 0),
            phase_terms::of_public_sale(
                public_sale_mint_time, public_sale_mint_price, public_mint_limit, 0
            ),
            end_time,
            FIXED_PLATFORM_FEE
        );
    }

    /// Mints items for the signer, who pays `max_total_price` octas at most.
    public entry fun mint(
        minter: &signer, collection: address, quantity: u64, max_total_price: u64
    ) {
        versions::assert_is(collection, VERSION);
        minting::mint(minter, collection, quantity, max_total_price, option::none());
    }

    /// Mints items in a public phase for the wallet `to`. The signer pays, and they count against its limit.
    public entry fun mint_to(
        minter: &signer,
        collection: address,
        quantity: u64,
        max_total_price: u64,
        to: address
    ) {
        versions::assert_is(collection, VERSION);
        minting::mint_to(minter, collection, quantity, max_total_price, to);
    }

    /// Mints items for the signer; a merkle proof puts it on the phase's list with this cap.
    public entry fun mint_with_proof(
        minter: &signer,
        collection: address,
        quantity: u64,
        max_total_price: u64,
        max_per_wallet_by_allow_list: u64,
        proof: vector<vector<u8>>
    ) {
        versions::assert_is(collection, VERSION);
        let claim = minting::merkle_claim(max_per_wallet_by_allow_list, proof);
        minting::mint(minter, collection, quantity, max_total_price, option::some(claim));
    }

    #[view]
    /// Position of the current phase among `drop_info_for_minter`'s phases; none before the first starts, and
    /// after the drop ends.
    public fun find_current_phase(collection: address): Option<u64> {
        versions::assert_is(collection, VERSION);
        phases::find_current(collection)
    }

    #[view]
    /// A phase with the wallet's entry and claims. It cannot tell whether a wallet is on a merkle list: use
    /// `phase_for_minter_with_proof` for that.
    public fun phase_for_minter(collection: address, minter: address, phase_index: u64): PhaseInfo {
        versions::assert_is(collection, VERSION);
        phase_info::for_minter(collection, &phases::at(collection, phase_index), minter)
    }

    #[view]
    /// A phase for a wallet with a merkle proof. With a wrong proof the wallet is not listed.
    public fun phase_for_minter_with_proof(
        collection: address,
        minter: address,
        phase_index: u64,
        max_per_wallet_by_allow_list: u64,
        proof: vector<vector<u8>>
    ): PhaseInfo {
        versions::assert_is(collection, VERSION);
        let claim = minting::merkle_claim(max_per_wallet_by_allow_list, proof);
        phase_info::for_minter_with_proof(
            collection, &phases::at(collection, phase_index), minter, &claim
        )
    }

    #[view]
    /// A drop's supply, money and phases, each phase with the wallet's entry and claims.
    public fun drop_info_for_minter(collection: address, minter: address): DropInfo {
        versions::assert_is(collection, VERSION);
        drop_info::for_minter(collection, minter)
    }
}
