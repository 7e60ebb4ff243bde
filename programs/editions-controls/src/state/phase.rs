use {crate::errors::ControlsError, anchor_lang::prelude::*};

/// Who may mint in a phase.
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
    /// What a buyer pays for one item, fees included, in lamports; list prices take its place in
    /// merkle and allowlist phases.
    pub price_amount: u64,
    /// Always the wrapped native token; payment is in lamports.
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
    /// Who may mint.
    pub phase_type: PhaseType,
    /// Root of the list; present in merkle phases only.
    pub merkle_root: Option<[u8; 32]>,
}

impl Phase {
    /// Bytes of a phase up to and with its type.
    pub const FIXED_SIZE: usize = 8 + // price_amount
        32 + // price_token
        8 +  // start_time
        1 +  // active
        8 +  // max_mints_per_wallet
        8 +  // max_mints_total
        8 +  // end_time
        8 +  // current_mints
        1; // phase_type
    /// Where `current_mints` stands in a phase.
    pub const CURRENT_MINTS_OFFSET: usize = Self::FIXED_SIZE - 1 - 8;

    /// Bytes of this phase.
    pub fn size(&self) -> usize {
        const WITHOUT_ROOT: usize = Phase::FIXED_SIZE + 1; // whether there is a root
        const WITH_ROOT: usize = WITHOUT_ROOT + 32;
        match self.merkle_root {
            Some(_) => WITH_ROOT,
            None => WITHOUT_ROOT,
        }
    }

    /// What holds after every write.
    pub fn invariant(&self) -> Result<()> {
        let Self {
            price_amount: _,
            price_token,
            start_time,
            active: _,
            max_mints_per_wallet: _,
            max_mints_total,
            end_time,
            current_mints,
            phase_type,
            merkle_root,
        } = self;
        let holds = *price_token == anchor_spl::token::spl_token::native_mint::ID
            && start_time < end_time
            && (*max_mints_total == 0 || current_mints <= max_mints_total)
            && (*phase_type == PhaseType::MerkleTree) == merkle_root.is_some();
        require!(holds, ControlsError::InvariantBroken);
        Ok(())
    }
}
