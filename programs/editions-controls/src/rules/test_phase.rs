//! Shared by the rule tests.
use {
    crate::{Phase, PhaseType},
    anchor_lang::prelude::*,
};

/// An active public phase without limits.
pub fn public_phase(start_time: i64, end_time: i64) -> Phase {
    Phase {
        price_amount: 0,
        price_token: anchor_spl::token::spl_token::native_mint::ID,
        start_time,
        active: true,
        max_mints_per_wallet: 0,
        max_mints_total: 0,
        end_time,
        current_mints: 0,
        phase_type: PhaseType::Public,
        merkle_root: None,
    }
}

/// A refusal's code, or `None` if the rule permits.
pub fn code<T>(result: Result<T>) -> Option<u32> {
    match result {
        Ok(_) => None,
        Err(Error::AnchorError(error)) => Some(error.error_code_number),
        Err(Error::ProgramError(_)) => Some(0),
    }
}
