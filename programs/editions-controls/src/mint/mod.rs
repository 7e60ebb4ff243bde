//! Code that both mint instructions share; they differ only in where the item's mint comes from.
mod mint_accounts;
mod mint_in_group;
mod mint_item;

pub use {mint_accounts::*, mint_item::*};
