use {crate::rules, anchor_lang::prelude::*, anchor_spl::token::spl_token::native_mint};

/// Kind of a phase, which decides who may mint.
#[derive(AnchorSerialize, AnchorDeserialize, InitSpace, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhaseType {
    /// Everybody.
    Public,
    /// Wallets with a proof against the phase's merkle root.
    MerkleTree,
    /// Wallets with an allowlist entry.
    AllowList,
}

/// A window of time in which items can be minted on the same terms (specification 3.7).
#[derive(AnchorSerialize, AnchorDeserialize, InitSpace, Clone, Debug, PartialEq, Eq)]
pub struct Phase {
    /// Price of one item for the buyer, fees included, in lamports or base units of the price token;
    /// list prices take its place in merkle and allowlist phases.
    pub price_amount: u64,
    /// The wrapped native token for prices in lamports, else the mint of a `PriceToken`.
    pub price_token: Pubkey,
    /// Unix seconds; the phase is open strictly after this.
    pub start_time: i64,
    /// A phase that is not active is closed at all times.
    pub active: bool,
    /// Most items of one wallet in this phase; 0 = unlimited.
    pub max_mints_per_wallet: u64,
    /// Most items of all wallets in this phase; 0 = unlimited.
    pub max_mints_total: u64,
    /// Unix seconds; the phase is open strictly before this.
    pub end_time: i64,
    /// Items minted in this phase so far.
    pub current_mints: u64,
    /// Kind of the phase, which decides who may mint.
    pub phase_type: PhaseType,
    /// Root of the list; present in merkle phases only.
    pub merkle_root: Option<[u8; 32]>,
}

impl Phase {
    /// Phase size up to and including its type, in bytes: all but the root.
    pub const FIXED_SIZE: usize = Self::INIT_SPACE - (1 + 32);
    /// Offset from a phase's start to `current_mints`, before its type.
    pub const CURRENT_MINTS_OFFSET: usize = Self::FIXED_SIZE - PhaseType::INIT_SPACE - 8;

    /// This phase's size in bytes.
    pub fn size(&self) -> usize {
        match self.merkle_root {
            Some(_) => Self::INIT_SPACE,
            None => Self::FIXED_SIZE + 1, // that there is no root
        }
    }

    /// True if the price is paid in lamports, false if in a token.
    pub fn is_in_lamports(&self) -> bool {
        self.price_token == native_mint::ID
    }

    /// Conditions after every write.
    pub fn invariant(&self) -> Result<()> {
        rules::check_phase_terms(self)
    }
}
