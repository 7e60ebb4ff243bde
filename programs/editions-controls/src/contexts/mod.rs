//! Accounts that several instructions share.
mod change_phases;
mod change_platform_fee;
mod mint;
mod modify_deployment;

pub use {change_phases::*, change_platform_fee::*, mint::*, modify_deployment::*};
