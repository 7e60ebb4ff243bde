use {anchor_lang::prelude::*, editions::limits::RECORD_VERSION, solana_keccak_hasher::hashv};

/// Domain of the hash, so that it can be no hash of a list.
const PREFIX: &[u8] = &[2];

/// Files that the owner has committed to before the first mint and reveals later, for all items at once.
/// Address: `["reveal", deployment]`.
///
/// Each item's file follows from its number: readers shuffle the numbers from 1 to `file_count` by the
/// seed. Items beyond them keep their own uri.
#[account]
#[derive(InitSpace)]
pub struct Reveal {
    /// The deployment of the items.
    pub editions_deployment: Pubkey,
    /// keccak256(0x02 ‖ deployment ‖ seed ‖ base uri).
    pub commitment: [u8; 32],
    /// Number of files; above 0.
    pub file_count: u64,
    /// Seed of the shuffle; zeros until the reveal.
    pub seed: [u8; 32],
    /// Bump of this record's address.
    pub bump: u8,
    /// Layout version: `RECORD_VERSION` of the editions program.
    pub version: u8,
    /// Zeros, for fields to come.
    pub spare: [u8; 64],
    /// Metadata uri of every file; `{}` stands for the file's number. Empty until the reveal.
    #[max_len(0)]
    pub base_uri: String,
}

impl Reveal {
    /// A commitment without its reveal.
    pub fn new(deployment: &Pubkey, commitment: [u8; 32], file_count: u64, bump: u8) -> Self {
        Self {
            editions_deployment: *deployment,
            commitment,
            file_count,
            seed: [0; 32],
            bump,
            version: RECORD_VERSION,
            spare: [0; 64],
            base_uri: String::new(),
        }
    }

    /// Record size in bytes.
    pub fn size(&self) -> usize {
        (8 + Self::INIT_SPACE).saturating_add(self.base_uri.len())
    }

    /// True once the files are revealed.
    pub fn is_revealed(&self) -> bool {
        !self.base_uri.is_empty()
    }

    /// True if the owner has committed to this seed and uri.
    pub fn is_committed(&self, seed: &[u8; 32], base_uri: &str) -> bool {
        commitment(&self.editions_deployment, seed, base_uri) == self.commitment
    }
}

/// What an owner commits to: keccak256(0x02 ‖ deployment ‖ seed ‖ base uri).
pub fn commitment(deployment: &Pubkey, seed: &[u8; 32], base_uri: &str) -> [u8; 32] {
    hashv(&[PREFIX, deployment.as_ref(), seed, base_uri.as_bytes()]).to_bytes()
}

#[cfg(test)]
mod tests {
    use {super::*, proptest::prelude::*};

    const DEPLOYMENT: Pubkey = Pubkey::new_from_array([7; 32]);

    proptest! {
        #[test]
        fn only_the_committed_files_can_be_revealed(
            seed: [u8; 32],
            uri in "[a-z{}/]{1,40}",
            other_seed: [u8; 32],
            other_uri in "[a-z{}/]{0,40}",
        ) {
            prop_assume!(other_seed != seed && other_uri != uri);
            let record = Reveal::new(&DEPLOYMENT, commitment(&DEPLOYMENT, &seed, &uri), 5, 255);
            prop_assert!(record.is_committed(&seed, &uri));
            prop_assert!(!record.is_committed(&other_seed, &uri));
            prop_assert!(!record.is_committed(&seed, &other_uri));
            let elsewhere = Reveal { editions_deployment: Pubkey::default(), ..record };
            prop_assert!(!elsewhere.is_committed(&seed, &uri));
        }
    }
}
