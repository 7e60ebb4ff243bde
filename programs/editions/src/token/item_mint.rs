//! Mints of single items.
use {
    super::{data_of, MetadataTexts, TokenCall, MEMBER_SIZE, POINTERS_MINT_SIZE, TLV_HEADER_SIZE},
    crate::{call::*, rent::RentRate, Mint},
    anchor_lang::{prelude::*, solana_program::program_option::COption},
    anchor_spl::{
        associated_token,
        compat::spl_token_2022_interface::instruction::{AuthorityType, TokenInstruction},
    },
    spl_token_group_interface::instruction::InitializeMember,
};

/// Index of the associated token program's CreateIdempotent: an existing token account must not fail
/// the mint.
const CREATE_IDEMPOTENT: u8 = 1;

impl<'info> TokenCall<'_, 'info> {
    /// Creates an item, mints it to its minter and gives up the mint authority.
    ///
    /// The token account is created before the mint grows, which is cheaper than afterwards.
    pub fn create_item(
        &self,
        accounts: &Mint<'info>,
        texts: &MetadataTexts,
        rent: &RentRate,
    ) -> Result<()> {
        let mint = &accounts.mint;
        let final_size = POINTERS_MINT_SIZE
            .saturating_add(TLV_HEADER_SIZE + MEMBER_SIZE)
            .saturating_add(texts.size());
        self.create_mint(&accounts.payer, mint, final_size, rent)?;
        self.point_to_itself(mint, TokenInstruction::MetadataPointerExtension)?;
        self.point_to_itself(mint, TokenInstruction::GroupMemberPointerExtension)?;
        self.initialize_mint(mint)?;
        self.create_token_account(accounts)?;
        self.initialize_metadata(mint, texts)?;
        self.join_group(mint, &accounts.group_mint)?;
        self.mint_one(mint, &accounts.token_account)?;
        self.give_up_mint_authority(mint)
    }

    fn create_token_account(&self, accounts: &Mint<'info>) -> Result<()> {
        // The library's builder would derive the address again; the called program checks it anyway.
        call(
            &associated_token::ID,
            [
                CallAccount::write(&accounts.payer).signed(),
                CallAccount::write(&accounts.token_account),
                CallAccount::read(&accounts.minter),
                CallAccount::read(&accounts.mint),
                CallAccount::read(&accounts.system_program),
                CallAccount::read(self.program),
            ],
            vec![CREATE_IDEMPOTENT],
            &[],
        )
    }

    fn join_group(&self, mint: &AccountInfo<'info>, group_mint: &AccountInfo<'info>) -> Result<()> {
        self.call(
            [
                CallAccount::write(mint),
                CallAccount::read(mint),
                self.authority(),
                CallAccount::write(group_mint),
                self.authority(),
            ],
            data_of::<InitializeMember>(&())?,
        )
    }

    fn mint_one(
        &self,
        mint: &AccountInfo<'info>,
        token_account: &AccountInfo<'info>,
    ) -> Result<()> {
        self.call(
            [
                CallAccount::write(mint),
                CallAccount::write(token_account),
                self.authority(),
            ],
            TokenInstruction::MintTo { amount: 1 }.pack(),
        )
    }

    fn give_up_mint_authority(&self, mint: &AccountInfo<'info>) -> Result<()> {
        let instruction = TokenInstruction::SetAuthority {
            authority_type: AuthorityType::MintTokens,
            new_authority: COption::None,
        };
        self.change(mint, instruction.pack())
    }
}
