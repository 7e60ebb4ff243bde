mod add_phase;
mod add_to_allowlist;
mod claim_payment;
mod close_allowlist_account;
mod initialise_editions_controls;
mod lock;
mod lower_platform_fee_cap;
mod mint_with_controls;
mod mint_with_controls_v2;
mod modify_collection;
mod modify_metadata;
mod modify_phase;
mod modify_platform_fee;
mod modify_platform_fee_primary_admin;
mod modify_platform_fee_secondary_admin;
mod modify_royalties;
mod transfer_ownership;
mod update_token_name_uri;

pub use {
    add_phase::*,
    add_to_allowlist::*,
    claim_payment::*,
    close_allowlist_account::*,
    editions::{
        AddMetadataArgs, CreatorWithShare, RemoveMetadataArgs, UpdateRoyaltiesArgs,
        UpdateTokenNameUriArgs,
    },
    initialise_editions_controls::*,
    lock::*,
    lower_platform_fee_cap::*,
    mint_with_controls::*,
    mint_with_controls_v2::*,
    modify_collection::*,
    modify_metadata::*,
    modify_phase::*,
    modify_platform_fee::*,
    modify_platform_fee_primary_admin::*,
    modify_platform_fee_secondary_admin::*,
    modify_royalties::*,
    transfer_ownership::*,
    update_token_name_uri::*,
};
