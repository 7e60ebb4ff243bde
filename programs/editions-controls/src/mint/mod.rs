//! Code that the mint instructions share.
mod load_accounts;
mod mint_accounts;
mod mint_in_group;
mod mint_item;
mod pay_in_lamports;
mod pay_in_tokens;

pub use {mint_accounts::*, mint_item::*, pay_in_tokens::*};
