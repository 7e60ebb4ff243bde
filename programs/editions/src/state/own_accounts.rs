use {
    crate::{seeds, DeploymentBytes, EditionsError, Hashlist, Supply},
    anchor_lang::prelude::*,
};

/// A deployment's own addresses: nobody signs for them, so payments to them are lost.
///
/// Hashlist pages are limited to the first and the next item's, which the collection's transactions
/// contain; deriving all pages could be too expensive.
pub struct OwnAccounts([Pubkey; 4]);

impl OwnAccounts {
    /// Derives the accounts for a deployment with `issued` items.
    pub fn derive(deployment: Pubkey, group_mint: Pubkey, issued: u64) -> Result<Self> {
        let page = Hashlist::page_of(issued.saturating_add(1))?;
        let first_page = page_address(&deployment, 0)?;
        let next_page = if page == 0 {
            first_page
        } else {
            page_address(&deployment, page)?
        };
        Ok(Self([deployment, group_mint, first_page, next_page]))
    }

    /// Derives the accounts for the deployment in `account`.
    pub fn read(account: &AccountInfo) -> Result<Self> {
        let data = account.try_borrow_data()?;
        let Supply { issued, .. } = Supply::read(&data)?;
        let (deployment, _) =
            DeploymentBytes::view(&data).ok_or(EditionsError::DeploymentUnreadable)?;
        Self::derive(*account.key, deployment.group_mint, issued)
    }

    /// A new deployment's accounts.
    pub fn at_launch(deployment: Pubkey, group_mint: Pubkey, first_page: Pubkey) -> Self {
        Self([deployment, group_mint, first_page, first_page])
    }

    /// True for these accounts and for this program.
    pub fn contain(&self, address: &Pubkey) -> bool {
        self.0.contains(address) || *address == crate::ID
    }
}

fn page_address(deployment: &Pubkey, page: u32) -> Result<Pubkey> {
    let page_seed = page.to_le_bytes();
    let seeds = [seeds::HASHLIST, deployment.as_ref(), &page_seed];
    let (address, _) = Pubkey::derive_program_address(&seeds, &crate::ID)
        .ok_or(EditionsError::DerivedKeyInvalid)?;
    Ok(address)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DEPLOYMENT: Pubkey = Pubkey::new_from_array([1; 32]);
    const GROUP_MINT: Pubkey = Pubkey::new_from_array([2; 32]);
    const WALLET: Pubkey = Pubkey::new_from_array([3; 32]);

    #[test]
    fn a_deployment_owns_its_record_group_mint_and_pages() {
        let own = OwnAccounts::derive(DEPLOYMENT, GROUP_MINT, 0).unwrap();
        for address in [
            DEPLOYMENT,
            GROUP_MINT,
            page_address(&DEPLOYMENT, 0).unwrap(),
            crate::ID,
        ] {
            assert!(own.contain(&address));
        }
        for address in [
            WALLET,
            page_address(&DEPLOYMENT, 1).unwrap(),
            page_address(&WALLET, 0).unwrap(),
        ] {
            assert!(!own.contain(&address));
        }
    }

    #[test]
    fn the_next_page_is_that_of_the_next_item() {
        for (issued, expected) in [(63, [true, false]), (64, [true, true])] {
            let own = OwnAccounts::derive(DEPLOYMENT, GROUP_MINT, issued).unwrap();
            let pages = [0, 1].map(|page| own.contain(&page_address(&DEPLOYMENT, page).unwrap()));
            assert_eq!(pages, expected);
        }
    }

    #[test]
    fn a_new_deployment_owns_what_it_is_created_with() {
        let page = page_address(&DEPLOYMENT, 0).unwrap();
        let own = OwnAccounts::at_launch(DEPLOYMENT, GROUP_MINT, page);
        for address in [DEPLOYMENT, GROUP_MINT, page, crate::ID] {
            assert!(own.contain(&address));
        }
        assert!(!own.contain(&WALLET));
    }
}
