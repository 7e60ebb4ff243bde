mod editions_deployment;
mod hashlist;
mod own_accounts;
pub mod seeds;
mod supply;
#[cfg(test)]
mod test_deployment;

pub use {editions_deployment::*, hashlist::*, own_accounts::*, supply::*};
