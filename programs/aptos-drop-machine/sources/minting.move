/// The mint, shared by both versions.
module drop_machine::minting {
    use std::error;
    use std::option::{Self, Option};
    use std::signer;
    use drop_machine::allowlist;
    use drop_machine::claims;
    use drop_machine::events;
    use drop_machine::fees;
    use drop_machine::invariants;
    use drop_machine::items;
    use drop_machine::merkle;
    use drop_machine::pausing;
    use drop_machine::phases::{Self, Phase};
    use drop_machine::revenue;
    use drop_machine::splits;
    use drop_machine::supply;
    use drop_machine::transaction_limit;

    /// Quantity must be greater than 0.
    const EQUANTITY_NOT_POSITIVE: u64 = 150;
    /// One mint can have 100 items at most.
    const EQUANTITY_TOO_LARGE: u64 = 151;
    /// User not in the allow list.
    const EUSER_NOT_IN_ALLOW_LIST: u64 = 152;
    /// The list of this phase is not on chain: mint with a merkle proof.
    const EPROOF_REQUIRED: u64 = 153;
    /// This phase takes no merkle proof.
    const EPROOF_NOT_ALLOWED: u64 = 154;
    /// The merkle proof does not show that this wallet is on the list with this cap.
    const EINVALID_PROOF: u64 = 155;
    /// The items cost more than this mint may pay.
    const EPRICE_ABOVE_MAXIMUM: u64 = 156;
    /// The price of that many items is beyond any amount of APT.
    const ETOTAL_TOO_LARGE: u64 = 157;
    /// Items of a private phase go to the wallet that mints.
    const EMINT_TO_NOT_AVAILABLE: u64 = 158;

    const MAX_QUANTITY: u64 = 100;
    const MAX_U64: u128 = 18446744073709551615;

    /// A wallet's claim to be on a merkle list.
    struct MerkleClaim has copy, drop {
        max_per_wallet_by_allow_list: u64,
        proof: vector<vector<u8>>
    }

    package fun merkle_claim(max_per_wallet_by_allow_list: u64, proof: vector<vector<u8>>): MerkleClaim {
        MerkleClaim { max_per_wallet_by_allow_list, proof }
    }

    package fun claimed_cap(self: &MerkleClaim): u64 {
        self.max_per_wallet_by_allow_list
    }

    /// Mints items for a wallet, which pays for them, and returns their addresses.
    package fun mint(
        minter: &signer,
        collection: address,
        quantity: u64,
        max_total_price: u64,
        claim: Option<MerkleClaim>
    ): vector<address> {
        let to = signer::address_of(minter);
        mint_for(minter, collection, quantity, max_total_price, claim, to)
    }

    /// Mints items in a public phase for another wallet and returns their addresses. The minter pays, and the
    /// items count as the minter's.
    package fun mint_to(
        minter: &signer,
        collection: address,
        quantity: u64,
        max_total_price: u64,
        to: address
    ): vector<address> {
        mint_for(minter, collection, quantity, max_total_price, option::none(), to)
    }

    /// Counters are written before money moves.
    fun mint_for(
        minter: &signer,
        collection: address,
        quantity: u64,
        max_total_price: u64,
        claim: Option<MerkleClaim>,
        to: address
    ): vector<address> {
        assert!(quantity > 0, error::invalid_argument(EQUANTITY_NOT_POSITIVE));
        assert!(quantity <= MAX_QUANTITY, error::invalid_argument(EQUANTITY_TOO_LARGE));
        pausing::assert_running(collection);
        let phase = phases::current(collection);
        let phase_id = phase.phase_id();
        let terms = phase.terms();
        let user = signer::address_of(minter);
        assert!(
            to == user || !terms.is_private(),
            error::permission_denied(EMINT_TO_NOT_AVAILABLE)
        );

        let cap = cap_of_minter(collection, &phase, user, claim);
        claims::claim(collection, phase_id, user, quantity, cap);
        transaction_limit::count(collection, quantity, terms.max_per_transaction());
        let first_number = supply::issue(collection, quantity);
        phases::count_minted(collection, phase_id, quantity);

        let price = terms.sale_mint_price();
        let total_price = times(price, quantity);
        assert!(total_price <= max_total_price, error::out_of_range(EPRICE_ABOVE_MAXIMUM));
        let total_fee = times(fees::fee_in(collection, price), quantity);
        splits::assert_can_pay(minter, total_price);
        splits::pay(&fees::fee_split(collection), minter, total_fee);
        splits::pay(&revenue::revenue_split(collection), minter, total_price - total_fee);

        let items = items::mint(collection, to, first_number, quantity);
        invariants::check(collection);
        events::items_minted(collection, phase_id, user, first_number, items, total_price, total_fee);
        items
    }

    /// Most items that the wallet may mint in the phase; 0 = no limit.
    fun cap_of_minter(
        collection: address, phase: &Phase, user: address, claim: Option<MerkleClaim>
    ): u64 {
        let terms = phase.terms();
        if (terms.has_root()) {
            assert!(claim.is_some(), error::invalid_argument(EPROOF_REQUIRED));
            let claim = claim.destroy_some();
            assert!(is_listed(phase, user, &claim), error::permission_denied(EINVALID_PROOF));
            return claim.max_per_wallet_by_allow_list
        };
        assert!(claim.is_none(), error::invalid_argument(EPROOF_NOT_ALLOWED));
        let listed = allowlist::cap_of(collection, phase.phase_id(), user);
        assert!(
            listed.is_some() || !terms.is_private(),
            error::permission_denied(EUSER_NOT_IN_ALLOW_LIST)
        );
        listed.destroy_with_default(terms.max_per_wallet())
    }

    /// True if the proof puts the wallet on the phase's merkle list. A zero cap is on no list, since it would
    /// mean no limit.
    package fun is_listed(phase: &Phase, user: address, claim: &MerkleClaim): bool {
        let leaf = merkle::leaf(user, claim.max_per_wallet_by_allow_list);
        claim.max_per_wallet_by_allow_list > 0
            && merkle::is_in_tree(leaf, &claim.proof, &phase.terms().merkle_root())
    }

    fun times(amount: u64, quantity: u64): u64 {
        let total = (amount as u128) * (quantity as u128);
        assert!(total <= MAX_U64, error::out_of_range(ETOTAL_TOO_LARGE));
        (total as u64)
    }
}
