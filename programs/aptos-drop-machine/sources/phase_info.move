/// Phases as collectors see them: the fields in specification 3.2.
module drop_machine::phase_info {
    use drop_machine::allowlist;
    use drop_machine::claims;
    use drop_machine::minting::{Self, MerkleClaim};
    use drop_machine::phases::{Self, Phase};

    struct PhaseInfo has copy, drop {
        /// Unix seconds; the phase applies from this time on.
        sale_mint_time: u64,
        /// Octas for one item, fees included.
        sale_mint_price: u64,
        /// Most items per unlisted wallet; 0 = no limit.
        max_per_wallet: u64,
        /// Most items for this wallet by its entry; 0 = it is not listed.
        max_per_wallet_by_allow_list: u64,
        /// Most items per transaction; 0 = no limit.
        max_per_transaction: u64,
        /// True if only listed wallets may mint.
        is_private: bool,
        is_user_in_allow_list: bool,
        /// Items that this wallet has minted in the phase.
        claimed_by_user: u64,
        /// Items that all wallets have minted in the phase.
        minted: u64
    }

    /// A phase for a wallet, which may have a proof; with a wrong one it is not listed.
    package fun for_minter_with_proof(
        collection: address, phase: &Phase, minter: address, claim: &MerkleClaim
    ): PhaseInfo {
        if (!phase.terms().has_root()) return for_minter(collection, phase, minter);
        let cap = if (minting::is_listed(phase, minter, claim)) claim.claimed_cap() else 0;
        of_user(phase, cap, claims::claimed_by(collection, phase.phase_id(), minter))
    }

    /// All phases for a wallet, by start time.
    package fun all_for_minter(collection: address, minter: address): vector<PhaseInfo> {
        phases::all(collection).map(|phase| for_minter(collection, &phase, minter))
    }

    /// A phase for a wallet; merkle proofs are not known here.
    package fun for_minter(collection: address, phase: &Phase, minter: address): PhaseInfo {
        let phase_id = phase.phase_id();
        let cap = allowlist::cap_of(collection, phase_id, minter).destroy_with_default(0);
        of_user(phase, cap, claims::claimed_by(collection, phase_id, minter))
    }

    fun of_user(phase: &Phase, max_per_wallet_by_allow_list: u64, claimed_by_user: u64): PhaseInfo {
        let terms = phase.terms();
        PhaseInfo {
            sale_mint_time: terms.sale_mint_time(),
            sale_mint_price: terms.sale_mint_price(),
            max_per_wallet: terms.max_per_wallet(),
            max_per_wallet_by_allow_list,
            max_per_transaction: terms.max_per_transaction(),
            is_private: terms.is_private(),
            is_user_in_allow_list: max_per_wallet_by_allow_list > 0,
            claimed_by_user,
            minted: phase.minted()
        }
    }
}
