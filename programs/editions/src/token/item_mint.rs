//! Item mints.
use {
    super::{index, NewMetadata, TokenCall, MEMBER_SIZE, POINTERS_MINT_SIZE, TLV_HEADER_SIZE},
    crate::{account::AccountView, call::*, rent::RentRate, MintAccounts},
    anchor_lang::prelude::*,
    anchor_spl::associated_token,
    spl_discriminator::SplDiscriminate,
    spl_token_group_interface::instruction::InitializeMember,
};

/// Create's index in the associated token program.
const CREATE: u8 = 0;

/// MintTo data for 1 token.
const MINT_ONE: [u8; 9] = [index::MINT_TO, 1, 0, 0, 0, 0, 0, 0, 0];

/// SetAuthority data that clears the mint authority: authority type 0, then 0 for none.
const GIVE_UP_MINT_AUTHORITY: [u8; 3] = [index::SET_AUTHORITY, 0, 0];

impl TokenCall<'_> {
    /// Creates an item, mints it to its receiver and gives up the mint authority.
    ///
    /// The token account is created before the mint grows, which is cheaper than afterwards.
    pub fn create_item(
        &self,
        accounts: &MintAccounts,
        metadata: &NewMetadata,
        rent: &RentRate,
    ) -> Result<()> {
        let mint = accounts.mint;
        let final_size = POINTERS_MINT_SIZE
            .saturating_add(TLV_HEADER_SIZE + MEMBER_SIZE)
            .saturating_add(metadata.size());
        self.create_mint(accounts.payer, mint, final_size, rent)?;
        self.point_to_itself(mint, index::METADATA_POINTER);
        self.point_to_itself(mint, index::GROUP_MEMBER_POINTER);
        self.initialize_mint(mint);
        self.send_batch();
        self.create_token_account(accounts);
        self.initialize_metadata(mint, metadata);
        self.join_group(mint, accounts.group_mint);
        self.mint_one(mint, accounts.token_account);
        self.change(mint, &GIVE_UP_MINT_AUTHORITY);
        self.send_batch();
        Ok(())
    }

    fn create_token_account(&self, accounts: &MintAccounts) {
        // The library's builder would derive the address again; the called program checks it anyway.
        call(
            &associated_token::ID,
            [
                CallAccount::write(accounts.payer).signed(),
                CallAccount::write(accounts.token_account),
                CallAccount::read(accounts.receiver),
                CallAccount::read(accounts.mint),
                CallAccount::read(accounts.system_program),
                CallAccount::read(self.program),
            ],
            &[CREATE],
            &[],
        );
    }

    fn join_group(&self, mint: AccountView, group_mint: AccountView) {
        self.call(
            [
                CallAccount::write(mint),
                CallAccount::read(mint),
                self.authority(),
                CallAccount::write(group_mint),
                self.authority(),
            ],
            InitializeMember::SPL_DISCRIMINATOR_SLICE,
        );
    }

    fn mint_one(&self, mint: AccountView, token_account: AccountView) {
        let accounts = [
            CallAccount::write(mint),
            CallAccount::write(token_account),
            self.authority(),
        ];
        self.call(accounts, &MINT_ONE);
    }
}

#[cfg(test)]
mod tests {
    use {
        super::*,
        anchor_lang::solana_program::program_option::COption,
        anchor_spl::compat::spl_token_2022_interface::instruction::{
            AuthorityType, TokenInstruction,
        },
    };

    #[test]
    fn data_is_the_librarys() {
        assert_eq!(
            MINT_ONE.as_slice(),
            TokenInstruction::MintTo { amount: 1 }.pack()
        );
        let give_up = TokenInstruction::SetAuthority {
            authority_type: AuthorityType::MintTokens,
            new_authority: COption::None,
        };
        assert_eq!(GIVE_UP_MINT_AUTHORITY.as_slice(), give_up.pack());
    }
}
