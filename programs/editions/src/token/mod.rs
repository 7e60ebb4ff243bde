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

/// Initial size of both kinds of mint: a mint with two pointers to itself. Token-2022 itself makes
/// room for the metadata and the group or member.
const POINTERS_MINT_SIZE: usize = 165 + // account padding
    1 +                                 // account type
    2 * (4 + 64); // two pointers: type and length, authority and address
/// Size of type and length in front of every extension.
const TLV_HEADER_SIZE: usize = 4;
/// Size of a Token-2022 group; a member is 8 bytes smaller.
const GROUP_SIZE: usize = 32 + 32 + 8 + 8;
const MEMBER_SIZE: usize = 32 + 32 + 8;

/// Accounts for every Token-2022 call of a deployment.
pub struct TokenCall<'a, 'info> {
    /// The Token-2022 program.
    pub program: &'a AccountInfo<'info>,
    /// The deployment: authority over all its mints.
    pub deployment: &'a AccountInfo<'info>,
    /// Seeds for the deployment's signature.
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

    /// Calls an instruction that changes a mint, on behalf of the deployment.
    fn change(&self, mint: &AccountInfo<'info>, data: Vec<u8>) -> Result<()> {
        self.call([CallAccount::write(mint), self.authority()], data)
    }

    /// The deployment as a signer.
    fn authority(&self) -> CallAccount<'_, 'info> {
        CallAccount::read(self.deployment).signed()
    }

    /// Creates a mint with the rent for its final size, which is cheaper than paying as it grows.
    ///
    /// A wallet looks as empty as a fresh keypair, and would lose its lamports by becoming a mint: an
    /// address that holds more than the mint needs is refused.
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

    /// Points one of the mint's extensions to the mint itself, permanently.
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

    /// Initializes a mint without decimals or freeze authority, with the deployment as mint authority.
    fn initialize_mint(&self, mint: &AccountInfo<'info>) -> Result<()> {
        let instruction = TokenInstruction::InitializeMint2 {
            decimals: 0,
            mint_authority: *self.deployment.key,
            freeze_authority: COption::None,
        };
        self.call([CallAccount::write(mint)], instruction.pack())
    }
}

/// The data of an instruction in the metadata or the group interface.
fn data_of<T: SplDiscriminate>(fields: &impl AnchorSerialize) -> Result<Vec<u8>> {
    const LONGEST: usize = 8 + 3 * 4 + MAX_NAME_LENGTH + MAX_SYMBOL_LENGTH + MAX_URI_LENGTH;
    let mut data = Vec::with_capacity(LONGEST);
    data.extend_from_slice(T::SPL_DISCRIMINATOR_SLICE);
    fields.serialize(&mut data)?;
    Ok(data)
}
