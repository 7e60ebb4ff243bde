//! Mints of single items.
use {
    super::{MetadataTexts, TokenCall, MEMBER_SIZE, POINTERS_MINT_SIZE, TLV_HEADER_SIZE},
    crate::rent::RentRate,
    anchor_lang::{
        prelude::*,
        solana_program::instruction::{AccountMeta, Instruction},
    },
    anchor_spl::{
        associated_token,
        compat::spl_token_2022_interface::{
            extension::{group_member_pointer, metadata_pointer},
            instruction::{mint_to, set_authority, AuthorityType},
        },
    },
};

/// Index of the associated token program's CreateIdempotent: a token account that is there already
/// must not fail the mint.
const CREATE_IDEMPOTENT: u8 = 1;

/// The wallet that the item goes to, and what is needed to get it there.
pub struct ItemReceiver<'a, 'info> {
    pub payer: &'a AccountInfo<'info>,
    pub minter: &'a AccountInfo<'info>,
    pub token_account: &'a AccountInfo<'info>,
    pub system_program: &'a AccountInfo<'info>,
}

impl<'info> TokenCall<'_, 'info> {
    /// Creates an item, gives it to its receiver and gives up the mint authority.
    ///
    /// The token account is created before the mint grows, which is cheaper than later.
    pub fn create_item(
        &self,
        mint: &AccountInfo<'info>,
        group_mint: &AccountInfo<'info>,
        receiver: &ItemReceiver<'_, 'info>,
        texts: &MetadataTexts,
        rent: &RentRate,
    ) -> Result<()> {
        let final_size = POINTERS_MINT_SIZE
            .saturating_add(TLV_HEADER_SIZE + MEMBER_SIZE)
            .saturating_add(texts.size());
        self.create_mint(receiver.payer, mint, final_size, rent)?;
        self.point_to_itself(mint, metadata_pointer::instruction::initialize)?;
        self.point_to_itself(mint, group_member_pointer::instruction::initialize)?;
        self.initialize_mint(mint)?;
        self.create_token_account(mint, receiver)?;
        self.initialize_metadata(mint, texts)?;
        self.join_group(mint, group_mint)?;
        self.mint_one(mint, receiver.token_account)?;
        self.give_up_mint_authority(mint)
    }

    fn create_token_account(
        &self,
        mint: &AccountInfo<'info>,
        receiver: &ItemReceiver<'_, 'info>,
    ) -> Result<()> {
        // The library's builder derives the address once more; the program called checks it anyway.
        let call = Instruction {
            program_id: associated_token::ID,
            accounts: vec![
                AccountMeta::new(*receiver.payer.key, true),
                AccountMeta::new(*receiver.token_account.key, false),
                AccountMeta::new_readonly(*receiver.minter.key, false),
                AccountMeta::new_readonly(*mint.key, false),
                AccountMeta::new_readonly(*receiver.system_program.key, false),
                AccountMeta::new_readonly(*self.program.key, false),
            ],
            data: vec![CREATE_IDEMPOTENT],
        };
        self.invoke(
            &call,
            &[
                receiver.payer.clone(),
                receiver.token_account.clone(),
                receiver.minter.clone(),
                mint.clone(),
                receiver.system_program.clone(),
                self.program.clone(),
            ],
        )
    }

    fn join_group(&self, mint: &AccountInfo<'info>, group_mint: &AccountInfo<'info>) -> Result<()> {
        let call = spl_token_group_interface::instruction::initialize_member(
            self.program.key,
            mint.key,
            mint.key,
            self.deployment.key,
            group_mint.key,
            self.deployment.key,
        );
        self.invoke(
            &call,
            &[mint.clone(), group_mint.clone(), self.deployment.clone()],
        )
    }

    fn mint_one(
        &self,
        mint: &AccountInfo<'info>,
        token_account: &AccountInfo<'info>,
    ) -> Result<()> {
        let call = mint_to(
            self.program.key,
            mint.key,
            token_account.key,
            self.deployment.key,
            &[],
            1,
        )?;
        self.invoke(
            &call,
            &[mint.clone(), token_account.clone(), self.deployment.clone()],
        )
    }

    fn give_up_mint_authority(&self, mint: &AccountInfo<'info>) -> Result<()> {
        let call = set_authority(
            self.program.key,
            mint.key,
            None,
            AuthorityType::MintTokens,
            self.deployment.key,
            &[],
        )?;
        self.invoke(&call, &[mint.clone(), self.deployment.clone()])
    }
}
