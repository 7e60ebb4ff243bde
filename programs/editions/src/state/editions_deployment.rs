use {
    crate::{limits::RECORD_VERSION, rules, seeds, EditionsError},
    anchor_lang::prelude::*,
};

/// One collection. Address: `["editions_deployment", symbol]` (specification 3.7).
#[account]
#[derive(InitSpace)]
pub struct EditionsDeployment {
    /// Wallet that administers the deployment and, if a co-sign is required, signs every mint.
    pub creator: Pubkey,
    /// Most items there will ever be; 0 = unlimited.
    pub max_number_of_tokens: u64,
    /// Items minted so far; the next item has this number plus 1.
    pub number_of_tokens_issued: u64,
    /// Program that decides who may mint; the default address = the creator need not sign mints.
    pub cosigner_program_id: Pubkey,
    /// Token-2022 mint that carries the collection's metadata, royalties and group.
    pub group_mint: Pubkey,
    /// Same as `group_mint`: the group lives in the mint itself.
    pub group: Pubkey,
    /// Bump of this record's address.
    pub bump: u8,
    /// Layout version: `RECORD_VERSION`.
    pub version: u8,
    /// Zeros, for fields to come.
    pub spare: [u8; 64],
    /// 1 to 32 bytes, unique in this program.
    #[max_len(0)]
    pub symbol: String,
    /// Name of every item; `{}` stands for its number.
    #[max_len(0)]
    pub item_base_name: String,
    /// Metadata uri of every item; `{}` stands for its number.
    #[max_len(0)]
    pub item_base_uri: String,
    /// True if `item_base_name` holds a `{}`.
    pub item_name_is_template: bool,
    /// True if `item_base_uri` holds a `{}`.
    pub item_uri_is_template: bool,
}

impl EditionsDeployment {
    /// Record size in bytes.
    pub fn size(&self) -> usize {
        let texts = [&self.symbol, &self.item_base_name, &self.item_base_uri];
        let lengths = texts.map(String::len);
        lengths
            .into_iter()
            .fold(8 + Self::INIT_SPACE, usize::saturating_add)
    }

    /// Maximum size for the Token-2022 group, which cannot express unlimited.
    pub fn group_max_size(max_number_of_tokens: u64) -> u64 {
        if max_number_of_tokens == 0 {
            u64::MAX
        } else {
            max_number_of_tokens
        }
    }

    /// Seeds for the deployment's signature.
    pub fn signer_seeds(&self) -> [&[u8]; 3] {
        [
            seeds::EDITIONS_DEPLOYMENT,
            self.symbol.as_bytes(),
            std::slice::from_ref(&self.bump),
        ]
    }

    /// True if the creator has to sign every mint.
    pub fn needs_cosign(&self) -> bool {
        self.cosigner_program_id != Pubkey::default()
    }

    /// Conditions after every write.
    pub fn invariant(&self) -> Result<()> {
        let Self {
            creator: _,
            max_number_of_tokens,
            number_of_tokens_issued,
            cosigner_program_id: _,
            group_mint,
            group,
            bump: _,
            version,
            spare: _,
            symbol,
            item_base_name,
            item_base_uri,
            item_name_is_template: _,
            item_uri_is_template: _,
        } = self;
        rules::check_symbol(symbol)?;
        rules::check_name(item_base_name)?;
        rules::check_uri(item_base_uri)?;
        require!(
            *max_number_of_tokens == 0 || number_of_tokens_issued <= max_number_of_tokens,
            EditionsError::MaxBelowIssued
        );
        require_keys_eq!(*group, *group_mint, EditionsError::InvariantBroken);
        require!(*version == RECORD_VERSION, EditionsError::InvariantBroken);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use {super::*, crate::state::test_deployment::*};

    #[test]
    fn a_stored_record_reads_back() {
        let record = deployment(0, 9);
        let data = bytes_of(&record);
        let read = EditionsDeployment::try_deserialize(&mut &data[..]).unwrap();
        assert_eq!(read.creator, record.creator);
        assert_eq!(read.cosigner_program_id, record.cosigner_program_id);
        assert_eq!(read.group_mint, record.group_mint);
        assert_eq!(read.signer_seeds(), record.signer_seeds());
    }

    #[test]
    fn a_cut_record_is_refused() {
        let data = bytes_of(&deployment(0, 9));
        for length in 0..data.len() {
            assert!(EditionsDeployment::try_deserialize(&mut &data[..length]).is_err());
        }
    }
}
