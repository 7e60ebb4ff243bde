mod editions_deployment;
mod hashlist;
pub mod seeds;

pub use {editions_deployment::*, hashlist::*};
