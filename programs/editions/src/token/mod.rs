//! Calls to Token-2022, one small function each.
mod batch;
pub mod group_mint;
pub mod item_mint;
pub mod metadata;
mod metadata_view;

pub use {
    batch::Batch,
    metadata::{MetadataField, MetadataTexts, NewMetadata},
    metadata_view::MetadataView,
};

use {
    crate::{account::AccountView, call::*, limits::*, rent::RentRate, system, EditionsError},
    anchor_lang::prelude::*,
    bytemuck::{bytes_of, Pod, Zeroable},
    spl_discriminator::SplDiscriminate,
};

/// Initial size for group and item mints: a mint with two pointers to itself. Token-2022 makes
/// room for the metadata and the group or member.
const POINTERS_MINT_SIZE: usize = 165 + // account padding
    1 +                                 // account type
    2 * (4 + 64); // two pointers: type and length, authority and address
/// Type and length prefix on every extension, in bytes.
const TLV_HEADER_SIZE: usize = 4;
/// Token-2022 group size; a member is 8 bytes smaller.
const GROUP_SIZE: usize = 32 + 32 + 8 + 8;
const MEMBER_SIZE: usize = 32 + 32 + 8;

/// Token-2022 instruction indexes; each is its data's first byte.
mod index {
    pub const SET_AUTHORITY: u8 = 6;
    pub const MINT_TO: u8 = 7;
    pub const INITIALIZE_MINT: u8 = 20;
    pub const METADATA_POINTER: u8 = 39;
    pub const GROUP_POINTER: u8 = 40;
    pub const GROUP_MEMBER_POINTER: u8 = 41;
}

/// Data that initializes a pointer extension.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct InitializePointer {
    index: u8,
    /// 0 = initialize.
    kind: u8,
    /// May change the pointer; the default address = nobody.
    authority: Pubkey,
    target: Pubkey,
}

/// Data that initializes a mint without a freeze authority.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct InitializeMint {
    index: u8,
    decimals: u8,
    mint_authority: Pubkey,
    /// 0 = none.
    has_freeze_authority: u8,
}

/// Accounts for every Token-2022 call by a deployment.
pub struct TokenCall<'a> {
    /// The Token-2022 program.
    pub program: AccountView,
    /// The deployment: authority over all its mints.
    pub deployment: AccountView,
    /// Seeds for the deployment's signature.
    pub deployment_seeds: SignerSeeds<'a, 'a>,
    /// Collects the calls until `send_batch`; absent = each is made at once.
    pub batch: Option<Batch>,
}

impl TokenCall<'_> {
    fn call<const COUNT: usize>(&self, accounts: [CallAccount; COUNT], data: &[u8]) {
        if let Some(batch) = &self.batch {
            if batch.add(&accounts, data) {
                return;
            }
            self.send_batch();
        }
        call(self.program.address(), accounts, data, self.signers());
    }

    /// Makes the calls that were collected: before another program needs what they do, and at the end.
    fn send_batch(&self) {
        if let Some(batch) = &self.batch {
            batch.send(self.program.address(), self.signers());
        }
    }

    fn signers(&self) -> &[SignerSeeds<'_, '_>] {
        std::slice::from_ref(&self.deployment_seeds)
    }

    /// Calls an instruction that changes a mint, on the deployment's behalf.
    fn change(&self, mint: AccountView, data: &[u8]) {
        self.call([CallAccount::write(mint), self.authority()], data);
    }

    /// The deployment as a signer.
    fn authority(&self) -> CallAccount {
        CallAccount::read(self.deployment).signed()
    }

    /// Creates a mint with the rent for its final size, which is cheaper than paying as it grows.
    ///
    /// A wallet looks as empty as a fresh keypair, and would lose its lamports by becoming a mint:
    /// an address that holds more than the mint needs is refused.
    fn create_mint(
        &self,
        payer: AccountView,
        mint: AccountView,
        final_size: usize,
        rent: &RentRate,
    ) -> Result<()> {
        let lamports = rent.minimum_balance(final_size);
        require!(mint.lamports() <= lamports, EditionsError::BadMint);
        let owner = self.program.address();
        system::create_account(payer, mint, POINTERS_MINT_SIZE, lamports, owner, &[]);
        Ok(())
    }

    /// Points the extension with this index to the mint itself, permanently.
    fn point_to_itself(&self, mint: AccountView, index: u8) {
        let data = InitializePointer {
            index,
            kind: 0,
            authority: Pubkey::default(),
            target: *mint.address(),
        };
        self.call([CallAccount::write(mint)], bytes_of(&data));
    }

    /// Initializes a mint without decimals or freeze authority; the deployment is mint authority.
    fn initialize_mint(&self, mint: AccountView) {
        let data = InitializeMint {
            index: index::INITIALIZE_MINT,
            decimals: 0,
            mint_authority: *self.deployment.address(),
            has_freeze_authority: 0,
        };
        self.call([CallAccount::write(mint)], bytes_of(&data));
    }
}

/// Room for the longest instruction data, except numbers that replace placeholders.
const LONGEST_DATA: usize = 8 + 3 * 4 + MAX_NAME_LENGTH + MAX_SYMBOL_LENGTH + MAX_URI_LENGTH;

/// Encodes instruction data for the metadata or the group interface.
fn data_of<T: SplDiscriminate>(fields: &impl AnchorSerialize) -> Result<Vec<u8>> {
    let mut data = Vec::with_capacity(LONGEST_DATA);
    data.extend_from_slice(T::SPL_DISCRIMINATOR_SLICE);
    fields.serialize(&mut data)?;
    Ok(data)
}

#[cfg(test)]
mod tests {
    use {
        super::*,
        anchor_lang::solana_program::program_option::COption,
        anchor_spl::compat::spl_token_2022_interface::{
            extension::{group_member_pointer, group_pointer, metadata_pointer},
            instruction::TokenInstruction,
        },
    };

    const MINT: Pubkey = Pubkey::new_from_array([1; 32]);
    const AUTHORITY: Pubkey = Pubkey::new_from_array([2; 32]);

    #[test]
    fn pointer_data_is_the_librarys() {
        let program = anchor_spl::token_2022::ID;
        for (index, expected) in [
            (
                index::METADATA_POINTER,
                metadata_pointer::instruction::initialize(&program, &MINT, None, Some(MINT)),
            ),
            (
                index::GROUP_POINTER,
                group_pointer::instruction::initialize(&program, &MINT, None, Some(MINT)),
            ),
            (
                index::GROUP_MEMBER_POINTER,
                group_member_pointer::instruction::initialize(&program, &MINT, None, Some(MINT)),
            ),
        ] {
            let data = InitializePointer {
                index,
                kind: 0,
                authority: Pubkey::default(),
                target: MINT,
            };
            assert_eq!(bytes_of(&data), expected.unwrap().data);
        }
    }

    #[test]
    fn mint_data_is_the_librarys() {
        let data = InitializeMint {
            index: index::INITIALIZE_MINT,
            decimals: 0,
            mint_authority: AUTHORITY,
            has_freeze_authority: 0,
        };
        let expected = TokenInstruction::InitializeMint2 {
            decimals: 0,
            mint_authority: AUTHORITY,
            freeze_authority: COption::None,
        };
        assert_eq!(bytes_of(&data), expected.pack());
    }
}
