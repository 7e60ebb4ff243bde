/// A phase's minting terms.
module drop_machine::phase_terms {
    use std::error;
    use std::option::{Self, Option};

    /// The start time of a phase cannot be 0.
    const ESTART_REQUIRED: u64 = 90;
    /// A merkle root must have exactly 32 bytes, or none.
    const EROOT_LENGTH: u64 = 91;
    /// Only a private phase can have a merkle root.
    const EROOT_NOT_ALLOWED: u64 = 92;

    const ROOT_BYTES: u64 = 32;

    struct PhaseTerms has copy, drop, store {
        /// Unix seconds; the phase applies from this time on.
        sale_mint_time: u64,
        /// Octas that a buyer pays for one item, fees included; 0 = free.
        sale_mint_price: u64,
        /// Most items per unlisted wallet in this phase; 0 = no limit.
        max_per_wallet: u64,
        /// Most items per transaction; 0 = no limit.
        max_per_transaction: u64,
        /// True if only listed wallets may mint.
        is_private: bool,
        /// The list's root; empty if the list is on chain.
        merkle_root: vector<u8>
    }

    package fun new(
        sale_mint_time: u64,
        sale_mint_price: u64,
        max_per_wallet: u64,
        max_per_transaction: u64,
        is_private: bool,
        merkle_root: vector<u8>
    ): PhaseTerms {
        assert!(sale_mint_time > 0, error::invalid_argument(ESTART_REQUIRED));
        if (!merkle_root.is_empty()) {
            assert!(merkle_root.length() == ROOT_BYTES, error::invalid_argument(EROOT_LENGTH));
            assert!(is_private, error::invalid_argument(EROOT_NOT_ALLOWED));
        };
        PhaseTerms {
            sale_mint_time,
            sale_mint_price,
            max_per_wallet,
            max_per_transaction,
            is_private,
            merkle_root
        }
    }

    /// Terms for the public phase that a collection is created with; none without a start time.
    package fun of_public_sale(
        sale_mint_time: u64, sale_mint_price: u64, max_per_wallet: u64, max_per_transaction: u64
    ): Option<PhaseTerms> {
        if (sale_mint_time == 0) option::none()
        else option::some(
            new(sale_mint_time, sale_mint_price, max_per_wallet, max_per_transaction, false, vector[])
        )
    }

    package fun sale_mint_time(self: &PhaseTerms): u64 {
        self.sale_mint_time
    }

    package fun sale_mint_price(self: &PhaseTerms): u64 {
        self.sale_mint_price
    }

    package fun max_per_wallet(self: &PhaseTerms): u64 {
        self.max_per_wallet
    }

    package fun max_per_transaction(self: &PhaseTerms): u64 {
        self.max_per_transaction
    }

    package fun is_private(self: &PhaseTerms): bool {
        self.is_private
    }

    package fun has_root(self: &PhaseTerms): bool {
        !self.merkle_root.is_empty()
    }

    package fun merkle_root(self: &PhaseTerms): vector<u8> {
        self.merkle_root
    }
}
