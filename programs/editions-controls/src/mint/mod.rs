//! What both mint instructions do: they differ only in where the item's mint comes from.
mod mint_in_group;
mod mint_item;

pub use mint_item::*;
