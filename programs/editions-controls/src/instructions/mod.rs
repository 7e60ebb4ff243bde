mod add_phase;
mod add_price_token;
mod add_to_allowlist;
mod claim_payment;
mod claim_token_payment;
mod close_allowlist_account;
mod commit_reveal;
mod initialise_editions_controls;
mod lock;
mod lower_platform_fee_cap;
mod mint_with_controls;
mod mint_with_controls_v2;
mod mint_with_controls_v3;
mod modify_collection;
mod modify_metadata;
mod modify_phase;
mod modify_platform_fee;
mod modify_platform_fee_primary_admin;
mod modify_platform_fee_secondary_admin;
mod modify_royalties;
mod reveal_files;
mod transfer_ownership;
mod update_token_name_uri;

pub use {
    add_phase::*,
    add_price_token::*,
    add_to_allowlist::*,
    claim_payment::*,
    claim_token_payment::*,
    close_allowlist_account::*,
    commit_reveal::*,
    editions::{
        AddMetadataArgs, CreatorWithShare, RemoveMetadataArgs, UpdateRoyaltiesArgs,
        UpdateTokenNameUriArgs,
    },
    initialise_editions_controls::*,
    lock::*,
    lower_platform_fee_cap::*,
    mint_with_controls::*,
    mint_with_controls_v2::*,
    mint_with_controls_v3::*,
    modify_collection::*,
    modify_metadata::*,
    modify_phase::*,
    modify_platform_fee::*,
    modify_platform_fee_primary_admin::*,
    modify_platform_fee_secondary_admin::*,
    modify_royalties::*,
    reveal_files::*,
    transfer_ownership::*,
    update_token_name_uri::*,
};
