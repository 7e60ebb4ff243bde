//! Token accounts and transfers, read in place, for prices in tokens.
use {
    crate::ControlsError,
    anchor_lang::prelude::*,
    anchor_spl::{associated_token, token, token_2022},
    bytemuck::{bytes_of, from_bytes, Pod, Zeroable},
    editions::{account::AccountView, call::*},
};

/// Token account, without extensions.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct TokenAccountBytes {
    mint: Pubkey,
    owner: Pubkey,
    amount: [u8; 8],
    has_delegate: [u8; 4],
    delegate: Pubkey,
    /// 0 = none yet, 1 = in use, 2 = frozen.
    state: u8,
    is_native: [u8; 12],
    delegated_amount: [u8; 8],
    has_close_authority: [u8; 4],
    close_authority: Pubkey,
}

/// Size of a token account without extensions.
pub const TOKEN_ACCOUNT_SIZE: usize = size_of::<TokenAccountBytes>();
/// Size of one whose owner is fixed, as of Token-2022's associated token accounts. Any other extension
/// could refuse a payment: one that asks for a memo, say.
const FIXED_OWNER_SIZE: usize = TOKEN_ACCOUNT_SIZE + 1 + 4;
/// Token-2022's mark of a token account, behind the base fields.
const ACCOUNT_KIND: u8 = 2;
const IN_USE: u8 = 1;
/// Offset of a mint's decimals.
const DECIMALS_OFFSET: usize = 44;

/// TransferChecked: index, base units, and the mint's decimals.
#[repr(C, packed)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct TransferChecked {
    index: u8,
    amount: u64,
    decimals: u8,
}
const TRANSFER_CHECKED: u8 = 12;

/// A price token's mint and its program.
#[derive(Clone, Copy)]
pub struct TokenMint {
    pub mint: AccountView,
    pub program: AccountView,
}

impl TokenMint {
    /// Refuses a program that is no token program, and a mint of another one.
    pub fn new(mint: AccountView, program: AccountView) -> Result<Self> {
        let is_token_program = [token::ID, token_2022::ID].contains(program.address());
        require!(
            is_token_program && mint.owned_by(program.address()),
            ControlsError::PriceTokenMismatch
        );
        Ok(Self { mint, program })
    }

    /// True if `account` holds this token for `wallet`, and neither its state nor an extension refuses
    /// a payment.
    pub fn can_pay(&self, account: AccountView, wallet: &Pubkey) -> Result<bool> {
        if !account.owned_by(self.program.address()) {
            return Ok(false);
        }
        let data = account.try_borrow()?;
        let is_plain = match data.len() {
            TOKEN_ACCOUNT_SIZE => true,
            FIXED_OWNER_SIZE => data[TOKEN_ACCOUNT_SIZE] == ACCOUNT_KIND,
            _ => false,
        };
        Ok(is_plain && self.is_usable(base_fields(&data)?, wallet))
    }

    /// The amount in the wallet's token account, or `None` if the account cannot be spent from.
    pub fn spendable(&self, account: AccountView, wallet: &Pubkey) -> Result<Option<u64>> {
        if !account.owned_by(self.program.address()) || account.data_len() < TOKEN_ACCOUNT_SIZE {
            return Ok(None);
        }
        let data = account.try_borrow()?;
        let fields = base_fields(&data)?;
        Ok(self
            .is_usable(fields, wallet)
            .then(|| u64::from_le_bytes(fields.amount)))
    }

    fn is_usable(&self, fields: &TokenAccountBytes, wallet: &Pubkey) -> bool {
        fields.mint == *self.mint.address() && fields.owner == *wallet && fields.state == IN_USE
    }

    /// True if `account` is the wallet's associated token account.
    pub fn is_associated(&self, account: AccountView, wallet: &Pubkey) -> bool {
        let seeds = [
            wallet.as_ref(),
            self.program.address().as_ref(),
            self.mint.address().as_ref(),
        ];
        Pubkey::find_program_address(&seeds, &associated_token::ID).0 == *account.address()
    }

    /// Transfers tokens, and checks that the destination holds as many more.
    pub fn transfer(
        &self,
        from: AccountView,
        to: AccountView,
        authority: AccountView,
        amount: u64,
        signers: &[SignerSeeds],
    ) -> Result<()> {
        let decimals = *self
            .mint
            .try_borrow()?
            .get(DECIMALS_OFFSET)
            .ok_or(ControlsError::PriceTokenMismatch)?;
        let before = amount_in(to)?;
        call(
            self.program.address(),
            [
                CallAccount::write(from),
                CallAccount::read(self.mint),
                CallAccount::write(to),
                CallAccount::read(authority).signed(),
            ],
            bytes_of(&TransferChecked {
                index: TRANSFER_CHECKED,
                amount,
                decimals,
            }),
            signers,
        );
        let is_to_itself = from.address() == to.address();
        let expected = if is_to_itself { 0 } else { amount };
        require!(
            amount_in(to)?.checked_sub(before) == Some(expected),
            ControlsError::TokenPaymentIncomplete
        );
        Ok(())
    }
}

/// Base units in a token account.
pub fn amount_in(account: AccountView) -> Result<u64> {
    let data = account.try_borrow()?;
    Ok(u64::from_le_bytes(base_fields(&data)?.amount))
}

fn base_fields(data: &[u8]) -> Result<&TokenAccountBytes> {
    let fields = data
        .get(..TOKEN_ACCOUNT_SIZE)
        .ok_or(ControlsError::PriceTokenMismatch)?;
    Ok(from_bytes(fields))
}

#[cfg(test)]
mod tests {
    use {
        super::*,
        anchor_lang::solana_program::{program_option::COption, program_pack::Pack},
        anchor_spl::token::spl_token::{
            instruction::TokenInstruction,
            state::{Account, AccountState},
        },
        proptest::prelude::*,
    };

    #[test]
    fn transfer_data_is_the_librarys() {
        let data = TransferChecked {
            index: TRANSFER_CHECKED,
            amount: 5_000_000,
            decimals: 6,
        };
        let expected = TokenInstruction::TransferChecked {
            amount: 5_000_000,
            decimals: 6,
        };
        assert_eq!(bytes_of(&data), expected.pack());
    }

    proptest! {
        #[test]
        fn fields_are_the_librarys(mint: [u8; 32], owner: [u8; 32], amount: u64, state in 0u8..3) {
            let account = Account {
                mint: mint.into(),
                owner: owner.into(),
                amount,
                delegate: COption::Some(Pubkey::new_from_array([3; 32])),
                state: match state {
                    0 => AccountState::Uninitialized,
                    1 => AccountState::Initialized,
                    _ => AccountState::Frozen,
                },
                is_native: COption::None,
                delegated_amount: 7,
                close_authority: COption::None,
            };
            let mut data = [0; Account::LEN];
            Account::pack(account, &mut data).unwrap();
            let fields = base_fields(&data).unwrap();
            prop_assert_eq!(fields.mint.to_bytes(), mint);
            prop_assert_eq!(fields.owner.to_bytes(), owner);
            prop_assert_eq!(u64::from_le_bytes(fields.amount), amount);
            prop_assert_eq!(fields.state, state);
            prop_assert!(base_fields(&data[1..]).is_err());
        }
    }
}
