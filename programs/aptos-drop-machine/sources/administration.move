/// Owner's changes to a drop, for both versions; each is checked against the drop's invariants.
module drop_machine::administration {
    use drop_machine::allowlist;
    use drop_machine::fees;
    use drop_machine::invariants;
    use drop_machine::ownership;
    use drop_machine::pausing;
    use drop_machine::phase_terms;
    use drop_machine::phases;
    use drop_machine::revenue;
    use drop_machine::royalties;
    use drop_machine::splits;
    use drop_machine::supply;
    use drop_machine::versions;

    /// Adds a phase, which applies from its start time until the next one begins. Version 1 takes no limit per
    /// transaction.
    /// - sale_mint_time: Unix seconds, different from those of the other phases
    /// - sale_mint_price: octas for one item, fees included; 0 = free
    /// - max_per_wallet: most items per unlisted wallet; 0 = no limit
    /// - max_per_transaction: most items per transaction; 0 = no limit
    /// - is_private: true if only listed wallets may mint; listed wallets have their own caps in any phase
    /// - merkle_root: 32 bytes for a private phase whose list is not on chain, otherwise empty
    public entry fun add_phase(
        owner: &signer,
        collection: address,
        sale_mint_time: u64,
        sale_mint_price: u64,
        max_per_wallet: u64,
        max_per_transaction: u64,
        is_private: bool,
        merkle_root: vector<u8>
    ) {
        ownership::assert_owner(collection, owner);
        if (max_per_transaction > 0) versions::assert_adjustable(collection);
        let terms =
            phase_terms::new(
                sale_mint_time, sale_mint_price, max_per_wallet, max_per_transaction, is_private, merkle_root
            );
        phases::add(collection, terms);
        invariants::check(collection);
    }

    /// Replaces a phase's terms; takes the same arguments as `add_phase`. Entries and claims stay.
    public entry fun modify_phase(
        owner: &signer,
        collection: address,
        phase_id: u64,
        sale_mint_time: u64,
        sale_mint_price: u64,
        max_per_wallet: u64,
        max_per_transaction: u64,
        is_private: bool,
        merkle_root: vector<u8>
    ) {
        ownership::assert_owner(collection, owner);
        if (max_per_transaction > 0) versions::assert_adjustable(collection);
        let terms =
            phase_terms::new(
                sale_mint_time, sale_mint_price, max_per_wallet, max_per_transaction, is_private, merkle_root
            );
        phases::modify(collection, phase_id, terms);
        invariants::check(collection);
    }

    /// Removes a phase without mints.
    public entry fun remove_phase(owner: &signer, collection: address, phase_id: u64) {
        ownership::assert_owner(collection, owner);
        phases::remove(collection, phase_id);
        invariants::check(collection);
    }

    /// Ends minting at a time in Unix seconds; 0 = never. All phases must start before it.
    public entry fun set_end_time(owner: &signer, collection: address, end_time: u64) {
        ownership::assert_owner(collection, owner);
        phases::set_end_time(collection, end_time);
        invariants::check(collection);
    }

    /// Adds or overwrites up to 200 allowlist entries in a phase, each with its wallet's cap there. Entries that
    /// would not change stay as they are, so a batch can be sent again.
    public entry fun upsert_allowlist(
        owner: &signer,
        collection: address,
        phase_id: u64,
        users: vector<address>,
        max_per_wallet_by_allow_list: vector<u64>
    ) {
        ownership::assert_owner(collection, owner);
        allowlist::upsert(collection, phase_id, users, max_per_wallet_by_allow_list);
        invariants::check(collection);
    }

    /// Removes up to 200 allowlist entries; wallets without one are skipped. Items they have minted still
    /// count.
    public entry fun remove_from_allowlist(
        owner: &signer, collection: address, phase_id: u64, users: vector<address>
    ) {
        ownership::assert_owner(collection, owner);
        allowlist::remove(collection, phase_id, users);
        invariants::check(collection);
    }

    /// Lowers the total supply, or sets an open edition's limit; 0 = no limit. Version 1 open editions
    /// have none.
    public entry fun set_total_supply(owner: &signer, collection: address, total_supply: u64) {
        ownership::assert_owner(collection, owner);
        if (supply::is_open_edition(collection)) versions::assert_adjustable(collection);
        supply::set_total_supply(collection, total_supply);
        invariants::check(collection);
    }

    /// Sets a version 2 drop's platform fee.
    /// - platform_fee: octas per item if the fee is flat, else basis points of its price
    /// - recipients, shares: 1 to 5 wallets, each with its percentage of the fee
    public entry fun set_platform_fee(
        owner: &signer,
        collection: address,
        platform_fee: u64,
        is_fee_flat: bool,
        recipients: vector<address>,
        shares: vector<u64>
    ) {
        ownership::assert_owner(collection, owner);
        versions::assert_adjustable(collection);
        fees::set(collection, platform_fee, is_fee_flat, splits::new(recipients, shares));
        invariants::check(collection);
    }

    /// Divides the price, less the platform fee, among 1 to 10 wallets by percent.
    public entry fun set_revenue_split(
        owner: &signer, collection: address, recipients: vector<address>, shares: vector<u64>
    ) {
        ownership::assert_owner(collection, owner);
        revenue::set(collection, splits::new(recipients, shares));
        invariants::check(collection);
    }

    /// Sets the royalties for all items, minted or not.
    public entry fun set_royalties(
        owner: &signer,
        collection: address,
        royalty_payee_address: address,
        royalty_points_denominator: u64,
        royalty_points_numerator: u64
    ) {
        ownership::assert_owner(collection, owner);
        royalties::set(
            collection,
            royalties::terms(royalty_payee_address, royalty_points_denominator, royalty_points_numerator)
        );
        invariants::check(collection);
    }

    /// Stops or resumes all mints.
    public entry fun set_paused(owner: &signer, collection: address, is_paused: bool) {
        ownership::assert_owner(collection, owner);
        pausing::set(collection, is_paused);
        invariants::check(collection);
    }

    /// Offers the ownership to a wallet, replacing any earlier offer. Nothing changes until it accepts.
    public entry fun offer_ownership(owner: &signer, collection: address, to: address) {
        ownership::assert_owner(collection, owner);
        ownership::offer(collection, to);
        invariants::check(collection);
    }

    /// Withdraws the offer.
    public entry fun cancel_ownership_offer(owner: &signer, collection: address) {
        ownership::assert_owner(collection, owner);
        ownership::cancel_offer(collection);
        invariants::check(collection);
    }

    /// Makes the signer the owner if the ownership is on offer to it. Revenue and royalties keep their receivers.
    public entry fun accept_ownership(new_owner: &signer, collection: address) {
        ownership::accept(collection, new_owner);
        invariants::check(collection);
    }
}
