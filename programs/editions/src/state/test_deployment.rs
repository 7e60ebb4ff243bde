//! Shared by the record tests.
use {
    crate::{limits::RECORD_VERSION, EditionsDeployment},
    anchor_lang::prelude::*,
};

/// A deployment with this supply.
pub fn deployment(max_number_of_tokens: u64, number_of_tokens_issued: u64) -> EditionsDeployment {
    EditionsDeployment {
        creator: Pubkey::new_from_array([1; 32]),
        max_number_of_tokens,
        number_of_tokens_issued,
        cosigner_program_id: Pubkey::new_from_array([2; 32]),
        group_mint: Pubkey::new_from_array([3; 32]),
        group: Pubkey::new_from_array([3; 32]),
        bump: 254,
        version: RECORD_VERSION,
        spare: [0; 64],
        symbol: "SYM".into(),
        item_base_name: "Item {}".into(),
        item_base_uri: "https://example.com/é/{}".into(),
        item_name_is_template: true,
        item_uri_is_template: false,
    }
}

/// The record as stored in its account.
pub fn bytes_of(deployment: &EditionsDeployment) -> Vec<u8> {
    let mut bytes = Vec::new();
    deployment.try_serialize(&mut bytes).unwrap();
    bytes
}
