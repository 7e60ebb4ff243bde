use {crate::ControlsError, anchor_lang::prelude::*, anchor_spl::token_2022};

/// Address for burning lamports; nobody has its key.
const INCINERATOR: Pubkey = pubkey!("1nc1nerator11111111111111111111111111111111");

/// A future owner's account.
pub struct NewOwner {
    pub address: Pubkey,
    /// Program that owns the account.
    pub program: Pubkey,
    /// True if the account is itself a program.
    pub is_program: bool,
}

/// Refuses the current owner, and addresses that can never sign: the default address, the
/// incinerator, programs, and accounts owned by our programs or by token programs. Multisig vaults
/// are accepted: their programs sign for them.
pub fn check_new_owner(new_owner: &NewOwner, old_owner: &Pubkey) -> Result<()> {
    let address = &new_owner.address;
    let can_sign = ![Pubkey::default(), INCINERATOR].contains(address)
        && !new_owner.is_program
        && !is_record_owner(&new_owner.program);
    require!(
        can_sign && address != old_owner,
        ControlsError::NewOwnerInvalid
    );
    Ok(())
}

/// True if a program's accounts are records: nobody signs for them, or spends their lamports.
pub fn is_record_owner(program: &Pubkey) -> bool {
    [crate::ID, editions::ID, token_2022::ID].contains(program)
}

#[cfg(test)]
mod tests {
    use {super::*, crate::rules::test_phase::code, anchor_lang::system_program};

    const OLD_OWNER: Pubkey = Pubkey::new_from_array([1; 32]);
    const OTHER_PROGRAM: Pubkey = Pubkey::new_from_array([2; 32]);

    fn wallet() -> NewOwner {
        NewOwner {
            address: Pubkey::new_from_array([3; 32]),
            program: system_program::ID,
            is_program: false,
        }
    }

    #[test]
    fn allows_wallets_and_accounts_of_other_programs() {
        assert_eq!(code(check_new_owner(&wallet(), &OLD_OWNER)), None);
        let vault = NewOwner {
            program: OTHER_PROGRAM,
            ..wallet()
        };
        assert_eq!(code(check_new_owner(&vault, &OLD_OWNER)), None);
    }

    #[test]
    fn forbids_the_present_owner_and_whoever_can_never_sign() {
        let named = [OLD_OWNER, Pubkey::default(), INCINERATOR].map(|address| NewOwner {
            address,
            ..wallet()
        });
        let owned = [crate::ID, editions::ID, token_2022::ID].map(|program| NewOwner {
            program,
            ..wallet()
        });
        let program = NewOwner {
            is_program: true,
            ..wallet()
        };
        for new_owner in named.iter().chain(&owned).chain([&program]) {
            assert_eq!(
                code(check_new_owner(new_owner, &OLD_OWNER)),
                Some(ControlsError::NewOwnerInvalid.into())
            );
        }
    }
}
