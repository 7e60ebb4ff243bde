use {
    crate::ControlsError,
    anchor_lang::{prelude::*, system_program},
    anchor_spl::token_2022,
};

/// Address for burning lamports; nobody has its key.
pub const INCINERATOR: Pubkey = pubkey!("1nc1nerator11111111111111111111111111111111");

/// Refuses the current owner, and addresses that can never sign.
pub fn check_new_owner(new_owner: &AccountInfo, old_owner: &Pubkey) -> Result<()> {
    require!(
        is_wallet_or_vault(new_owner.key, new_owner.owner, new_owner.executable)
            && new_owner.key != old_owner,
        ControlsError::NewOwnerInvalid
    );
    Ok(())
}

/// True for accounts that can receive lamports, spend them and sign: empty ones, and those that the
/// system program owns, such as wallets and multisig vaults. Programs, sysvars, mints and all
/// records have other owners.
pub fn is_wallet_or_vault(address: &Pubkey, owner: &Pubkey, is_program: bool) -> bool {
    *owner == system_program::ID
        && !is_program
        && ![Pubkey::default(), INCINERATOR].contains(address)
}

/// True if a program's accounts are records: nobody signs for them, or spends their lamports.
pub fn is_record_owner(program: &Pubkey) -> bool {
    [crate::ID, editions::ID, token_2022::ID].contains(program)
}

#[cfg(test)]
mod tests {
    use {super::*, crate::rules::test_phase::code};

    const OLD_OWNER: Pubkey = Pubkey::new_from_array([1; 32]);
    const WALLET: Pubkey = Pubkey::new_from_array([3; 32]);

    fn check(address: Pubkey, program: Pubkey, is_program: bool) -> Option<u32> {
        let (mut lamports, mut data) = (1, []);
        let account = AccountInfo::new(
            &address,
            false,
            false,
            &mut lamports,
            &mut data,
            &program,
            is_program,
        );
        code(check_new_owner(&account, &OLD_OWNER))
    }

    #[test]
    fn allows_wallets_and_vaults() {
        assert_eq!(check(WALLET, system_program::ID, false), None);
    }

    #[test]
    fn forbids_the_present_owner_and_whoever_can_never_sign() {
        let refused = Some(ControlsError::NewOwnerInvalid.into());
        for address in [OLD_OWNER, Pubkey::default(), INCINERATOR] {
            assert_eq!(check(address, system_program::ID, false), refused);
        }
        for program in [
            crate::ID,
            editions::ID,
            token_2022::ID,
            pubkey!("Sysvar1111111111111111111111111111111111111"),
            Pubkey::new_from_array([9; 32]),
        ] {
            assert_eq!(check(WALLET, program, false), refused);
        }
        assert_eq!(check(WALLET, system_program::ID, true), refused);
    }
}
