//! Account checks that Anchor derives from `#[derive(Accounts)]`, for instructions that take their
//! accounts directly: the same errors, in the same order.
use {
    crate::account::AccountView,
    anchor_lang::{error::ErrorCode, prelude::*, system_program, Discriminator, Owner},
};

/// Constraints on one instruction account.
#[derive(Clone, Copy)]
pub struct AccountRule {
    name: &'static str,
    is_signer: bool,
    is_writable: bool,
    is_optional: bool,
    program: Option<Pubkey>,
}

impl AccountRule {
    /// Any account: `UncheckedAccount`.
    pub const fn any(name: &'static str) -> Self {
        Self {
            name,
            is_signer: false,
            is_writable: false,
            is_optional: false,
            program: None,
        }
    }

    /// An account that signs: `Signer`.
    pub const fn signer(name: &'static str) -> Self {
        Self {
            is_signer: true,
            ..Self::any(name)
        }
    }

    /// The program at this address: `Program`.
    pub const fn program(name: &'static str, address: Pubkey) -> Self {
        Self {
            program: Some(address),
            ..Self::any(name)
        }
    }

    /// The same account, writable: `#[account(mut)]`.
    pub const fn writable(self) -> Self {
        Self {
            is_writable: true,
            ..self
        }
    }

    /// The same account, or the program's own address for none: `Option`.
    pub const fn optional(self) -> Self {
        Self {
            is_optional: true,
            ..self
        }
    }

    #[inline(always)]
    fn check_kind(&self, account: AccountView, own_program: &Pubkey) -> Result<()> {
        if self.is_optional && account.address() == own_program {
            return Ok(());
        }
        if self.is_signer && !account.is_signer() {
            return Err(self.error(ErrorCode::AccountNotSigner));
        }
        let Some(program) = &self.program else {
            return Ok(());
        };
        if account.address() != program {
            let addresses = (*account.address(), *program);
            return Err(self
                .error(ErrorCode::InvalidProgramId)
                .with_pubkeys(addresses));
        }
        if !account.executable() {
            return Err(self.error(ErrorCode::InvalidProgramExecutable));
        }
        Ok(())
    }

    #[inline(always)]
    fn check_writable(&self, account: AccountView, own_program: &Pubkey) -> Result<()> {
        let is_absent = self.is_optional && account.address() == own_program;
        if self.is_writable && !account.is_writable() && !is_absent {
            return Err(self.error(ErrorCode::ConstraintMut));
        }
        Ok(())
    }

    #[cold]
    fn error(&self, code: ErrorCode) -> Error {
        Error::from(code).with_account_name(self.name)
    }
}

/// Checks one `#[derive(Accounts)]` set: each account's kind, then which are writable.
#[inline(always)]
pub fn check_accounts<const COUNT: usize>(
    accounts: &[AccountView; COUNT],
    rules: &[AccountRule; COUNT],
    own_program: &Pubkey,
) -> Result<()> {
    for (account, rule) in accounts.iter().zip(rules) {
        rule.check_kind(*account, own_program)?;
    }
    for (account, rule) in accounts.iter().zip(rules) {
        rule.check_writable(*account, own_program)?;
    }
    Ok(())
}

/// Checks that an account is a record of this kind, as `Account` does before it decodes the rest.
pub fn check_record<T: Discriminator + Owner>(
    account: AccountView,
    name: &'static str,
) -> Result<()> {
    record_fault::<T>(account).map_err(|error| error.with_account_name(name))
}

fn record_fault<T: Discriminator + Owner>(account: AccountView) -> Result<()> {
    if account.owned_by(&system_program::ID) && account.lamports() == 0 {
        return Err(ErrorCode::AccountNotInitialized.into());
    }
    require_keys_eq!(
        account.owner(),
        T::owner(),
        ErrorCode::AccountOwnedByWrongProgram
    );
    let data = account.try_borrow()?;
    require!(
        data.len() >= T::DISCRIMINATOR.len(),
        ErrorCode::AccountDiscriminatorNotFound
    );
    require!(
        data.starts_with(T::DISCRIMINATOR),
        ErrorCode::AccountDiscriminatorMismatch
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use {
        super::*,
        crate::{test_input::*, Mint, MintAccounts},
        anchor_lang::{system_program, Accounts},
        anchor_spl::{associated_token, token_2022},
        proptest::prelude::*,
        std::collections::BTreeSet,
    };

    /// A mint's account at this index, sometimes mutated.
    fn account(place: u8) -> impl Strategy<Value = TestAccount> {
        let right = match place {
            8 => token_2022::ID,
            9 => associated_token::ID,
            10 => system_program::ID,
            _ => Pubkey::new_from_array([place; 32]),
        };
        let address = prop_oneof![
            30 => Just(right),
            1 => Just(crate::ID),
            1 => Just(Pubkey::new_from_array([77; 32])),
            1 => (0u8..11).prop_map(|other| Pubkey::new_from_array([other; 32])),
        ];
        let flag = || prop::bool::weighted(0.97);
        (address, flag(), flag(), flag()).prop_map(
            |(address, is_signer, is_writable, is_executable)| TestAccount {
                address,
                is_signer,
                is_writable,
                is_executable,
                owner: Pubkey::new_from_array([9; 32]),
                lamports: 1,
                data: Vec::new(),
            },
        )
    }

    fn accounts() -> impl Strategy<Value = Vec<TestAccount>> {
        (0..12).map(account).collect::<Vec<_>>()
    }

    fn check_by_anchor(input: &mut TestInput) -> Option<String> {
        let (_, accounts, _) = input.anchor();
        // Anchor borrows the accounts for their own lifetime.
        let mut rest: &[AccountInfo] = accounts.leak();
        let loaded = Mint::try_accounts(
            &crate::ID,
            &mut rest,
            &[],
            &mut <Mint as anchor_lang::Bumps>::Bumps::default(),
            &mut BTreeSet::new(),
        );
        logged(loaded)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2_000))]

        #[test]
        fn a_mint_is_refused_as_by_anchor(accounts in accounts()) {
            let mut input = TestInput::new(&accounts, &[], &crate::ID);
            let expected = check_by_anchor(&mut input);
            let views = input.views::<{ MintAccounts::MAX_COUNT }>();
            prop_assert_eq!(logged(MintAccounts::load(&views)), expected);
        }
    }
}
