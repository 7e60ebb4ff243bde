//! Pure checks, one file each; none touches an account.
mod caps;
mod merkle;
mod new_phase;
mod phase_open;
mod platform_fee;

pub use {caps::*, merkle::*, new_phase::*, phase_open::*, platform_fee::*};

#[cfg(test)]
mod test_phase;
