mod controls_bytes;
mod editions_controls;
mod fee_cap;
mod locks;
mod mint_terms;
mod minter_stats;
mod phase;
mod price_token;
mod reveal;
pub mod seeds;
#[cfg(test)]
pub mod test_controls;
mod user_allow_list_data;

pub use {
    editions_controls::*, fee_cap::*, locks::*, mint_terms::*, minter_stats::*, phase::*,
    price_token::*, reveal::*, user_allow_list_data::*,
};
