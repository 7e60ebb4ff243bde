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
    crate::{call::*, limits::*, rent::RentRate, system, EditionsError},
    anchor_lang::{prelude::*, solana_program::program_option::COption},
    anchor_spl::compat::spl_token_2022_interface::instruction::TokenInstruction,
    spl_discriminator::SplDiscriminate,
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
    fn call<const COUNT: usize>(
        &self,
        accounts: [CallAccount; COUNT],
        data: Vec<u8>,
    ) -> Result<()> {
        call(self.program.key, accounts, data, &[self.deployment_seeds])
    }

    /// Calls what changes a mint in the deployment's name.
    fn change(&self, mint: &AccountInfo<'info>, data: Vec<u8>) -> Result<()> {
        self.call([CallAccount::write(mint), self.authority()], data)
    }

    /// The deployment, which signs.
    fn authority(&self) -> CallAccount<'_, 'info> {
        CallAccount::read(self.deployment).signed()
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
    fn point_to_itself(
        &self,
        mint: &AccountInfo<'info>,
        extension: TokenInstruction,
    ) -> Result<()> {
        const INITIALIZE: u8 = 0;
        let nobody = Pubkey::default();
        let mut data = extension.pack();
        (INITIALIZE, nobody, mint.key).serialize(&mut data)?;
        self.call([CallAccount::write(mint)], data)
    }

    /// Makes it a mint of whole tokens that only the deployment may mint, without a freeze authority.
    fn initialize_mint(&self, mint: &AccountInfo<'info>) -> Result<()> {
        let instruction = TokenInstruction::InitializeMint2 {
            decimals: 0,
            mint_authority: *self.deployment.key,
            freeze_authority: COption::None,
        };
        self.call([CallAccount::write(mint)], instruction.pack())
    }
}

/// The data of an instruction of the metadata or the group interface.
fn data_of<T: SplDiscriminate>(fields: &impl AnchorSerialize) -> Result<Vec<u8>> {
    const LONGEST: usize = 8 + 3 * 4 + MAX_NAME_LENGTH + MAX_SYMBOL_LENGTH + MAX_URI_LENGTH;
    let mut data = Vec::with_capacity(LONGEST);
    data.extend_from_slice(T::SPL_DISCRIMINATOR_SLICE);
    fields.serialize(&mut data)?;
    Ok(data)
}
