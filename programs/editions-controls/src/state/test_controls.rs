//! Shared by the record tests.
use {
    crate::{EditionsControls, FeeCap, Locks, Phase, PlatformFeeRecipient},
    anchor_lang::prelude::*,
    editions::limits::RECORD_VERSION,
};

/// Controls with a distinct value in every field.
pub fn controls(phases: Vec<Phase>) -> EditionsControls {
    let key = |seed| Pubkey::new_from_array([seed; 32]);
    EditionsControls {
        editions_deployment: key(1),
        creator: key(2),
        treasury: key(3),
        max_mints_per_wallet: 4,
        cosigner_program_id: key(5),
        platform_fee_primary_admin: key(6),
        platform_fee_secondary_admin: key(7),
        platform_fee_value: 300,
        is_fee_flat: false,
        platform_fee_recipients: [8, 9, 10, 11, 12].map(|seed| PlatformFeeRecipient {
            address: key(seed),
            share: 20,
        }),
        bump: 254,
        version: RECORD_VERSION,
        locks: Locks {
            texts: true,
            fee: true,
            ..Locks::default()
        },
        platform_fee_cap: FeeCap {
            basis_points: 400,
            flat: 9,
        },
        owed_to_treasury: 13,
        owed_to_recipients: [14, 15, 16, 17, 18],
        spare: [19; 64],
        phases,
    }
}
