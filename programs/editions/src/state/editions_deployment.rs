use {
    super::seeds,
    crate::{errors::EditionsError, limits::*},
    anchor_lang::prelude::*,
};

/// One collection. Address: `["editions_deployment", symbol]` (specification 3.7).
#[account]
pub struct EditionsDeployment {
    /// Who administers the deployment and, where a co-sign is asked for, signs every mint.
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
    /// 1 to 32 bytes, unique in this program.
    pub symbol: String,
    /// Name of every item; `{}` stands for its number.
    pub item_base_name: String,
    /// Metadata uri of every item; `{}` stands for its number.
    pub item_base_uri: String,
    /// Whether `item_base_name` holds a `{}`.
    pub item_name_is_template: bool,
    /// Whether `item_base_uri` holds a `{}`.
    pub item_uri_is_template: bool,
}

impl EditionsDeployment {
    /// Bytes of a record with strings of these lengths.
    pub fn size(symbol: &str, item_base_name: &str, item_base_uri: &str) -> usize {
        const FIXED: usize = 8 + // discriminator
            32 + // creator
            8 +  // max_number_of_tokens
            8 +  // number_of_tokens_issued
            32 + // cosigner_program_id
            32 + // group_mint
            32 + // group
            1 +  // bump
            4 +  // symbol length
            4 +  // item_base_name length
            4 +  // item_base_uri length
            1 +  // item_name_is_template
            1; // item_uri_is_template
        FIXED
            .saturating_add(symbol.len())
            .saturating_add(item_base_name.len())
            .saturating_add(item_base_uri.len())
    }

    /// What the Token-2022 group is told: it has no word for unlimited.
    pub fn group_max_size(max_number_of_tokens: u64) -> u64 {
        if max_number_of_tokens == 0 {
            u64::MAX
        } else {
            max_number_of_tokens
        }
    }

    /// Whether the creator has to sign every mint.
    pub fn needs_cosign(&self) -> bool {
        self.cosigner_program_id != Pubkey::default()
    }

    /// Seeds with which the deployment signs for its mints.
    pub fn signer_seeds(&self) -> [&[u8]; 3] {
        [
            seeds::EDITIONS_DEPLOYMENT,
            self.symbol.as_bytes(),
            std::slice::from_ref(&self.bump),
        ]
    }

    /// Counts one more item and returns its number, which starts at 1.
    pub fn issue(&mut self) -> Result<u64> {
        let is_minted_out = self.max_number_of_tokens != 0
            && self.number_of_tokens_issued >= self.max_number_of_tokens;
        require!(!is_minted_out, EditionsError::MintedOut);
        self.number_of_tokens_issued = self
            .number_of_tokens_issued
            .checked_add(1)
            .ok_or(EditionsError::NumericOverflow)?;
        Ok(self.number_of_tokens_issued)
    }

    /// What holds after every write.
    pub fn invariant(&self) -> Result<()> {
        let Self {
            creator: _,
            max_number_of_tokens,
            number_of_tokens_issued,
            cosigner_program_id: _,
            group_mint,
            group,
            bump: _,
            symbol,
            item_base_name,
            item_base_uri,
            item_name_is_template: _,
            item_uri_is_template: _,
        } = self;
        let holds = (*max_number_of_tokens == 0 || number_of_tokens_issued <= max_number_of_tokens)
            && group == group_mint
            && (1..=MAX_SYMBOL_LENGTH).contains(&symbol.len())
            && item_base_name.len() <= MAX_NAME_LENGTH
            && item_base_uri.len() <= MAX_URI_LENGTH;
        require!(holds, EditionsError::InvariantBroken);
        Ok(())
    }
}

/// Supply of a deployment, read in place: a program that only asks for it need not decode the
/// record.
pub struct Supply {
    /// Most items there will ever be; 0 = unlimited.
    pub max: u64,
    /// Items minted so far.
    pub issued: u64,
}

impl Supply {
    const MAX_OFFSET: usize = 8 + 32;
    const ISSUED_OFFSET: usize = Self::MAX_OFFSET + 8;

    /// Reads the supply out of a deployment's account.
    pub fn read(data: &[u8]) -> Result<Self> {
        Ok(Self {
            max: read_u64(data, Self::MAX_OFFSET)?,
            issued: read_u64(data, Self::ISSUED_OFFSET)?,
        })
    }
}

fn read_u64(data: &[u8], offset: usize) -> Result<u64> {
    data.get(offset..)
        .and_then(|rest| rest.first_chunk())
        .map(|bytes| u64::from_le_bytes(*bytes))
        .ok_or_else(|| ErrorCode::AccountDidNotDeserialize.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_supply_in_place_is_that_of_the_record() {
        let deployment = EditionsDeployment {
            creator: Pubkey::new_from_array([1; 32]),
            max_number_of_tokens: u64::MAX - 1,
            number_of_tokens_issued: 1 << 40,
            cosigner_program_id: Pubkey::default(),
            group_mint: Pubkey::new_from_array([2; 32]),
            group: Pubkey::new_from_array([2; 32]),
            bump: 255,
            symbol: "SYM".into(),
            item_base_name: "Item {}".into(),
            item_base_uri: "https://example.com/{}".into(),
            item_name_is_template: true,
            item_uri_is_template: true,
        };
        let mut data = Vec::new();
        deployment.try_serialize(&mut data).unwrap();
        assert_eq!(
            data.len(),
            EditionsDeployment::size("SYM", "Item {}", "https://example.com/{}")
        );
        let supply = Supply::read(&data).unwrap();
        assert_eq!((supply.max, supply.issued), (u64::MAX - 1, 1 << 40));
    }
}
