pub mod add_metadata;
pub mod add_royalties;
pub mod initialise;
pub mod mint;
pub mod modify;
mod modify_group_mint;
pub mod modify_royalties;
pub mod remove_metadata;
pub mod update_name_uri;

pub use {
    add_metadata::AddMetadataArgs,
    add_royalties::{CreatorWithShare, UpdateRoyaltiesArgs},
    initialise::*,
    mint::*,
    modify::ModifyArgs,
    modify_group_mint::*,
    remove_metadata::RemoveMetadataArgs,
    update_name_uri::*,
};
