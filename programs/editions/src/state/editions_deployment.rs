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

    /// Seeds with which the deployment signs for its mints.
    pub fn signer_seeds(&self) -> [&[u8]; 3] {
        [
            seeds::EDITIONS_DEPLOYMENT,
            self.symbol.as_bytes(),
            std::slice::from_ref(&self.bump),
        ]
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
