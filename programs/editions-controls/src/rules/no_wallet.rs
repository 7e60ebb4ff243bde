use {
    anchor_lang::{prelude::*, pubkey, system_program},
    anchor_spl::{associated_token, token, token_2022},
};

/// Built-in programs, sysvars, and the incinerator.
const BUILT_IN: [Pubkey; 29] = [
    system_program::ID,
    super::INCINERATOR,
    pubkey!("NativeLoader1111111111111111111111111111111"),
    pubkey!("BPFLoader1111111111111111111111111111111111"),
    pubkey!("BPFLoader2111111111111111111111111111111111"),
    pubkey!("BPFLoaderUpgradeab1e11111111111111111111111"),
    pubkey!("LoaderV411111111111111111111111111111111111"),
    pubkey!("AddressLookupTab1e1111111111111111111111111"),
    pubkey!("ComputeBudget111111111111111111111111111111"),
    pubkey!("Config1111111111111111111111111111111111111"),
    pubkey!("Feature111111111111111111111111111111111111"),
    pubkey!("Stake11111111111111111111111111111111111111"),
    pubkey!("Vote111111111111111111111111111111111111111"),
    pubkey!("Ed25519SigVerify111111111111111111111111111"),
    pubkey!("KeccakSecp256k11111111111111111111111111111"),
    pubkey!("Secp256r1SigVerify1111111111111111111111111"),
    pubkey!("Sysvar1111111111111111111111111111111111111"),
    pubkey!("SysvarC1ock11111111111111111111111111111111"),
    pubkey!("SysvarEpochRewards1111111111111111111111111"),
    pubkey!("SysvarEpochSchedu1e111111111111111111111111"),
    pubkey!("SysvarFees111111111111111111111111111111111"),
    pubkey!("Sysvar1nstructions1111111111111111111111111"),
    pubkey!("SysvarLastRestartS1ot1111111111111111111111"),
    pubkey!("SysvarRecentB1ockHashes11111111111111111111"),
    pubkey!("SysvarRent111111111111111111111111111111111"),
    pubkey!("SysvarRewards111111111111111111111111111111"),
    pubkey!("SysvarS1otHashes111111111111111111111111111"),
    pubkey!("SysvarS1otHistory11111111111111111111111111"),
    pubkey!("SysvarStakeHistory1111111111111111111111111"),
];

/// Programs that every mint calls.
const TOKEN_PROGRAMS: [Pubkey; 3] = [token::ID, token_2022::ID, associated_token::ID];

/// True for addresses that can never be paid or spend, whatever a launch knows of their accounts.
pub fn is_no_wallet(address: &Pubkey) -> bool {
    // The built-in ones are words in base58 that zeros follow; few wallets end with two.
    let may_be_built_in = address.as_ref().ends_with(&[0, 0]);
    (may_be_built_in && BUILT_IN.contains(address)) || TOKEN_PROGRAMS.contains(address)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn built_in_and_token_programs_are_no_wallets() {
        assert!(BUILT_IN.iter().all(is_no_wallet));
        assert!(TOKEN_PROGRAMS.iter().all(is_no_wallet));
    }

    #[test]
    fn other_addresses_are_wallets_also_those_that_end_with_zeros() {
        let mut zeros = [7; 32];
        zeros[30..].fill(0);
        for wallet in [[1; 32], [255; 32], zeros].map(Pubkey::new_from_array) {
            assert!(!is_no_wallet(&wallet));
        }
    }
}
