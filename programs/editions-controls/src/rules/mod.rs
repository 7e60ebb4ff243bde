//! Pure checks, one file each; none touches an account.
mod caps;
mod merkle;
mod new_owner;
mod no_wallet;
mod phase_open;
mod phase_terms;
mod platform_fee;
mod receivers;

pub use {
    caps::*, merkle::*, new_owner::*, no_wallet::*, phase_open::*, phase_terms::*, platform_fee::*,
    receivers::*,
};

#[cfg(test)]
pub mod test_phase;
