//! Layout of a deployment in its account.
use {
    crate::{text::take_text, EditionsDeployment},
    anchor_lang::{error::ErrorCode, prelude::*},
    bytemuck::{Pod, Zeroable},
};

/// Record fields before the texts.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
pub struct DeploymentBytes {
    discriminator: [u8; 8],
    pub creator: Pubkey,
    max_number_of_tokens: [u8; 8],
    number_of_tokens_issued: [u8; 8],
    pub cosigner_program_id: Pubkey,
    pub group_mint: Pubkey,
    group: Pubkey,
    pub bump: u8,
    version: u8,
    spare: [u8; 64],
}

// They end where the record's texts begin: three empty texts and two flags follow.
const _: () =
    assert!(size_of::<DeploymentBytes>() + 3 * 4 + 2 == 8 + EditionsDeployment::INIT_SPACE);

impl DeploymentBytes {
    /// The fields in an account whose discriminator is checked, and the texts behind them.
    pub fn view(data: &[u8]) -> Option<(&Self, &[u8])> {
        let (head, texts) = data.split_at_checked(size_of::<Self>())?;
        Some((bytemuck::from_bytes(head), texts))
    }

    /// The fields and the symbol in an account whose discriminator is checked.
    pub fn with_symbol(data: &[u8]) -> Result<(&Self, &[u8])> {
        Self::view(data)
            .and_then(|(head, mut texts)| Some((head, take_text(&mut texts)?)))
            .ok_or_else(|| ErrorCode::AccountDidNotDeserialize.into())
    }

    /// Items minted so far.
    pub fn issued(&self) -> u64 {
        u64::from_le_bytes(self.number_of_tokens_issued)
    }
}

#[cfg(test)]
mod tests {
    use {super::*, crate::state::test_deployment::*};

    #[test]
    fn what_is_read_in_place_is_what_the_record_holds() {
        let record = deployment(9, 3);
        let data = bytes_of(&record);
        let (head, symbol) = DeploymentBytes::with_symbol(&data).unwrap();
        assert_eq!(head.creator, record.creator);
        assert_eq!(head.group_mint, record.group_mint);
        assert_eq!(head.issued(), record.number_of_tokens_issued);
        assert_eq!(head.bump, record.bump);
        assert_eq!(symbol, record.symbol.as_bytes());
    }

    #[test]
    fn a_record_cut_before_the_end_of_its_symbol_is_refused() {
        let record = deployment(9, 3);
        let data = bytes_of(&record);
        let end = size_of::<DeploymentBytes>() + 4 + record.symbol.len();
        assert!(DeploymentBytes::with_symbol(&data[..end]).is_ok());
        for length in 0..end {
            assert!(DeploymentBytes::with_symbol(&data[..length]).is_err());
        }
    }
}
