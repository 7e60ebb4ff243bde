mod editions_deployment;
mod hashlist;
mod item_terms;
pub mod seeds;
mod supply;
#[cfg(test)]
mod test_deployment;

pub use {editions_deployment::*, hashlist::*, item_terms::*, supply::*};
