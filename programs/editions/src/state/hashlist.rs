use {
    crate::{
        account::{AccountView, Resize},
        address,
        call::{Seed, SignerSeeds},
        limits::*,
        rent::RentRate,
        seeds, system, EditionsError,
    },
    anchor_lang::{prelude::*, Discriminator},
};

/// One minted item.
#[derive(AnchorSerialize, AnchorDeserialize, InitSpace, Clone, Copy, Debug, PartialEq, Eq)]
pub struct HashlistEntry {
    /// The item's mint.
    pub mint: Pubkey,
    /// The item's number, from 1.
    pub order: u64,
}

/// The mints of a collection in order, 64 to a page, so that no collection outgrows it.
/// Address: `["hashlist", deployment, page as u32 little-endian]` (specification 3.7).
///
/// Every mint pays for its own entry, and pages are written in place: reading 64 entries to add one
/// would cost a tenth of the mint.
#[account]
#[derive(InitSpace)]
pub struct Hashlist {
    /// The deployment that the items belong to.
    pub deployment: Pubkey,
    /// Number of this page; page 0 holds the items 1 to 64.
    pub page: u32,
    /// Bump of this page's address.
    pub bump: u8,
    /// Layout version: `RECORD_VERSION`.
    pub version: u8,
    /// Zeros, for fields to come.
    pub spare: [u8; 64],
    /// The items, in the order of their numbers.
    #[max_len(0)]
    pub issues: Vec<HashlistEntry>,
}

/// Empty page size: discriminator, everything before the items.
const HEADER_SIZE: usize = 8 + Hashlist::INIT_SPACE;
const COUNT_OFFSET: usize = HEADER_SIZE - 4;
const ENTRY_SIZE: usize = HashlistEntry::INIT_SPACE;

impl Hashlist {
    /// Page that holds item `order`.
    pub fn page_of(order: u64) -> Result<u32> {
        let page = order.saturating_sub(1) / HASHLIST_PAGE_SIZE;
        u32::try_from(page).map_err(|_| EditionsError::NumericOverflow.into())
    }

    /// Appends an item to its page, which is created for its first item.
    pub fn append(
        mut account: AccountView,
        payer: AccountView,
        deployment: &Pubkey,
        entry: HashlistEntry,
        rent: &RentRate,
    ) -> Result<()> {
        let page = Self::page_of(entry.order)?;
        if system::is_vacant(account) {
            Self::create(account, payer, deployment, page, rent)?;
        }
        Self::require_page(account, deployment, page)?;

        system::transfer(payer, account, Self::missing_rent(account, rent), &[]);
        let length = account.data_len();
        account.resize(length.saturating_add(ENTRY_SIZE))?;

        let mut data = account.try_borrow_mut()?;
        let count = entries_before(entry.order)
            .checked_add(1)
            .ok_or(EditionsError::NumericOverflow)?;
        data[COUNT_OFFSET..HEADER_SIZE].copy_from_slice(&count.to_le_bytes());
        let mut slot = &mut data[length..];
        entry.serialize(&mut slot)?;
        Ok(())
    }

    /// Lamports missing in a page for one more item; 0 for a page that does not exist yet, because
    /// lamports at its address would make its creation more expensive.
    pub fn missing_rent(account: AccountView, rent: &RentRate) -> u64 {
        if system::is_vacant(account) {
            return 0;
        }
        let length = account.data_len().saturating_add(ENTRY_SIZE);
        rent.missing(account, length)
    }

    /// Creates an empty page at its address.
    pub fn create(
        account: AccountView,
        payer: AccountView,
        deployment: &Pubkey,
        page: u32,
        rent: &RentRate,
    ) -> Result<()> {
        let page_seed = page.to_le_bytes();
        let seeds = [seeds::HASHLIST, deployment.as_ref(), &page_seed];
        let bump = address::find_bump(account.address(), &seeds, &crate::ID)
            .ok_or(EditionsError::WrongHashlistPage)?;
        let hashlist = Hashlist {
            deployment: *deployment,
            page,
            bump,
            version: RECORD_VERSION,
            spare: [0; 64],
            issues: Vec::new(),
        };
        let bump = [bump];
        let seeds = [seeds[0], seeds[1], seeds[2], &bump].map(Seed::from);
        let signer = SignerSeeds::from(&seeds);
        system::create_record(payer, account, &hashlist, HEADER_SIZE, signer, rent)
    }

    /// Refuses any account but this page: owned by this program, with this deployment and number.
    fn require_page(account: AccountView, deployment: &Pubkey, page: u32) -> Result<()> {
        require_keys_eq!(account.owner(), crate::ID, EditionsError::WrongHashlistPage);
        let data = account.try_borrow()?;
        let is_page = data
            .strip_prefix(Self::DISCRIMINATOR)
            .and_then(|fields| fields.strip_prefix(deployment.as_ref()))
            .is_some_and(|fields| fields.starts_with(&page.to_le_bytes()));
        require!(is_page, EditionsError::WrongHashlistPage);
        Ok(())
    }
}

/// Entries on the page before item `order` is added.
fn entries_before(order: u64) -> u32 {
    (order.saturating_sub(1) % HASHLIST_PAGE_SIZE) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_holds_64_items() {
        assert_eq!(Hashlist::page_of(1).ok(), Some(0));
        assert_eq!(Hashlist::page_of(64).ok(), Some(0));
        assert_eq!(Hashlist::page_of(65).ok(), Some(1));
        assert_eq!(Hashlist::page_of(19_201).ok(), Some(300));
        assert_eq!(entries_before(1), 0);
        assert_eq!(entries_before(64), 63);
        assert_eq!(entries_before(65), 0);
    }

    #[test]
    fn a_number_beyond_the_last_page_is_refused() {
        assert!(Hashlist::page_of(u64::MAX).is_err());
    }
}
