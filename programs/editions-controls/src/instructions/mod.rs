pub mod add_phase;
mod add_to_allowlist;
mod change_phases;
mod change_platform_fee;
mod close_allowlist_account;
mod initialise_editions_controls;
mod mint_in_group;
mod mint_item;
mod mint_with_controls;
mod mint_with_controls_v2;
pub mod modify_collection;
mod modify_deployment;
pub mod modify_metadata;
pub mod modify_phase;
mod modify_platform_fee;
pub mod modify_platform_fee_primary_admin;
pub mod modify_platform_fee_secondary_admin;
pub mod modify_royalties;
mod receiver_accounts;
mod transfer_ownership;
mod update_token_name_uri;

pub use {
    add_phase::AddPhaseArgs,
    add_to_allowlist::*,
    change_phases::*,
    change_platform_fee::*,
    close_allowlist_account::*,
    editions::{
        AddMetadataArgs, CreatorWithShare, RemoveMetadataArgs, UpdateRoyaltiesArgs,
        UpdateTokenNameUriArgs,
    },
    initialise_editions_controls::*,
    mint_with_controls::*,
    mint_with_controls_v2::*,
    modify_collection::ModifyCollectionArgs,
    modify_deployment::*,
    modify_metadata::ModifyMetadataArgs,
    modify_phase::ModifyPhaseArgs,
    modify_platform_fee::*,
    transfer_ownership::*,
    update_token_name_uri::*,
};
