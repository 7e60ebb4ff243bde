//! The common part of both mint instructions, which differ only in the source of the item's mint.
mod mint_accounts;
mod mint_in_group;
mod mint_item;

pub use {mint_accounts::*, mint_item::*};
