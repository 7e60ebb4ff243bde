//! Calls to Token-2022, one small function each.
pub mod group_mint;
pub mod item_mint;
pub mod metadata;
mod metadata_view;

pub use {
    metadata::{MetadataField, MetadataTexts},
    metadata_view::MetadataView,
};

use {
    crate::{errors::EditionsError, rent::RentRate, system},
    anchor_lang::{
        prelude::*,
        solana_program::{instruction::Instruction, program::invoke_signed_unchecked},
    },
    anchor_spl::compat::spl_token_2022_interface::instruction::initialize_mint2,
};

/// Bytes of a mint with two pointers to itself, which is what both kinds of mint are created with.
/// Token-2022 makes room for the metadata and the group or member itself.
const POINTERS_MINT_SIZE: usize = 165 + // account padding
    1 +                                 // account type
    2 * (4 + 64); // two pointers: type and length, authority and address
/// Type and length in front of every extension.
const TLV_HEADER_SIZE: usize = 4;
/// A Token-2022 group or, with 8 bytes to spare, a member.
const GROUP_SIZE: usize = 32 + 32 + 8 + 8;
const MEMBER_SIZE: usize = 32 + 32 + 8;

/// Builds the instruction that points an extension of a mint to an address, given the program, the
/// mint, who may change the pointer, and the address.
type PointerBuilder = fn(
    &Pubkey,
    &Pubkey,
    Option<Pubkey>,
    Option<Pubkey>,
) -> std::result::Result<Instruction, ProgramError>;

/// What every Token-2022 call of a deployment needs.
pub struct TokenCall<'a, 'info> {
    /// The Token-2022 program.
    pub program: &'a AccountInfo<'info>,
    /// The deployment: authority over all its mints.
    pub deployment: &'a AccountInfo<'info>,
    /// Seeds with which the deployment signs.
    pub deployment_seeds: &'a [&'a [u8]],
}

impl<'info> TokenCall<'_, 'info> {
    fn invoke(&self, instruction: &Instruction, accounts: &[AccountInfo<'info>]) -> Result<()> {
        invoke_signed_unchecked(instruction, accounts, &[self.deployment_seeds])?;
        Ok(())
    }

    /// Creates a mint with the rent of its final size, which is cheaper than to pay as it grows.
    ///
    /// A wallet is as vacant as a fresh keypair, and as a mint it would lose what it holds: whatever
    /// holds more than the mint needs is refused.
    fn create_mint(
        &self,
        payer: &AccountInfo<'info>,
        mint: &AccountInfo<'info>,
        final_size: usize,
        rent: &RentRate,
    ) -> Result<()> {
        let lamports = rent.minimum_balance(final_size);
        require!(mint.lamports() <= lamports, EditionsError::BadMint);
        system::create_account(
            payer,
            mint,
            POINTERS_MINT_SIZE,
            lamports,
            self.program.key,
            &[],
        )
    }

    /// Points one of the mint's extensions to the mint itself, for good.
    fn point_to_itself(&self, mint: &AccountInfo<'info>, initialize: PointerBuilder) -> Result<()> {
        let call = initialize(self.program.key, mint.key, None, Some(*mint.key))?;
        self.invoke(&call, std::slice::from_ref(mint))
    }

    /// Makes it a mint of whole tokens that only the deployment may mint, without a freeze authority.
    fn initialize_mint(&self, mint: &AccountInfo<'info>) -> Result<()> {
        let call = initialize_mint2(self.program.key, mint.key, self.deployment.key, None, 0)?;
        self.invoke(&call, std::slice::from_ref(mint))
    }
}
