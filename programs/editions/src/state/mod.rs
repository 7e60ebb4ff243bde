mod deployment_bytes;
mod editions_deployment;
mod hashlist;
mod item_terms;
mod own_accounts;
pub mod seeds;
mod supply;
#[cfg(test)]
pub mod test_deployment;

pub use {
    deployment_bytes::*, editions_deployment::*, hashlist::*, item_terms::*, own_accounts::*,
    supply::*,
};
