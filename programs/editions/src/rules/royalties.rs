use {
    crate::{base58, limits::*, AddMetadataArgs, EditionsError, OwnAccounts, UpdateRoyaltiesArgs},
    anchor_lang::prelude::*,
};

/// Key for the royalty basis points, stored as decimal text.
pub const ROYALTY_KEY: &str = "royalty_basis_points";

/// Checks that royalties are at most 100%, with at most five distinct creators, none the default
/// address or one of the collection's accounts, and shares above 0 that sum to 100. Only zero
/// royalties may have no creators.
pub fn check_royalties(royalties: &UpdateRoyaltiesArgs, own: &OwnAccounts) -> Result<()> {
    let creators = &royalties.creators;
    require!(
        royalties.royalty_basis_points <= BASIS_POINTS,
        EditionsError::RoyaltyTooHigh
    );
    require!(
        creators.len() <= MAX_CREATORS,
        EditionsError::TooManyCreators
    );
    if creators.is_empty() && royalties.royalty_basis_points == 0 {
        return Ok(());
    }
    let mut shares: u16 = 0;
    for (index, creator) in creators.iter().enumerate() {
        require!(creator.share > 0, EditionsError::CreatorSharesInvalid);
        require_keys_neq!(
            creator.address,
            Pubkey::default(),
            EditionsError::CreatorIsDefault
        );
        require!(
            !own.contain(&creator.address),
            EditionsError::CreatorIsCollection
        );
        let is_new = creators[..index]
            .iter()
            .all(|other| other.address != creator.address);
        require!(is_new, EditionsError::DuplicateCreator);
        shares = shares.saturating_add(creator.share.into());
    }
    require!(shares == TOTAL_SHARES, EditionsError::CreatorSharesInvalid);
    Ok(())
}

/// Royalties as text fields: the basis points, then each creator's share, keyed by address.
pub fn royalty_fields(royalties: &UpdateRoyaltiesArgs) -> Vec<AddMetadataArgs> {
    let mut digits = itoa::Buffer::new();
    let mut fields = Vec::with_capacity(MAX_CREATORS.saturating_add(1));
    fields.push(AddMetadataArgs {
        field: ROYALTY_KEY.into(),
        value: digits.format(royalties.royalty_basis_points).into(),
    });
    for creator in &royalties.creators {
        fields.push(AddMetadataArgs {
            field: base58::encode(&creator.address),
            value: digits.format(creator.share).into(),
        });
    }
    fields
}

#[cfg(test)]
mod tests {
    use {super::*, crate::instructions::CreatorWithShare};

    fn creators(shares: &[u8]) -> Vec<CreatorWithShare> {
        (1u8..)
            .zip(shares)
            .map(|(seed, share)| CreatorWithShare {
                address: Pubkey::new_from_array([seed; 32]),
                share: *share,
            })
            .collect()
    }

    fn check(royalty_basis_points: u16, creators: &[CreatorWithShare]) -> Result<()> {
        let [deployment, group_mint, page] =
            [101, 102, 103].map(|seed| Pubkey::new_from_array([seed; 32]));
        let royalties = UpdateRoyaltiesArgs {
            royalty_basis_points,
            creators: creators.into(),
        };
        check_royalties(
            &royalties,
            &OwnAccounts::at_launch(deployment, group_mint, page),
        )
    }

    fn code(result: Result<()>) -> Option<u32> {
        match result {
            Ok(()) => None,
            Err(Error::AnchorError(error)) => Some(error.error_code_number),
            Err(Error::ProgramError(_)) => Some(0),
        }
    }

    #[test]
    fn royalties_are_decimal_text() {
        let fields = royalty_fields(&UpdateRoyaltiesArgs {
            royalty_basis_points: 750,
            creators: creators(&[60, 40]),
        });
        let expected = [
            (ROYALTY_KEY.to_string(), "750"),
            (Pubkey::new_from_array([1; 32]).to_string(), "60"),
            (Pubkey::new_from_array([2; 32]).to_string(), "40"),
        ];
        let fields: Vec<_> = fields
            .iter()
            .map(|field| (field.field.clone(), field.value.as_str()))
            .collect();
        assert_eq!(fields, expected);
    }

    #[test]
    fn allows_shares_that_sum_to_a_hundred() {
        assert!(check(500, &creators(&[100])).is_ok());
        assert!(check(10_000, &creators(&[20; 5])).is_ok());
        assert!(check(0, &[]).is_ok());
    }

    #[test]
    fn forbids_what_could_not_be_paid_out() {
        let shares_invalid = Some(EditionsError::CreatorSharesInvalid.into());
        assert_eq!(code(check(500, &[])), shares_invalid);
        assert_eq!(code(check(500, &creators(&[99]))), shares_invalid);
        assert_eq!(code(check(500, &creators(&[100, 0]))), shares_invalid);
        // 200 + 156 would be 100 in eight bits.
        assert_eq!(code(check(500, &creators(&[200, 156]))), shares_invalid);
        assert_eq!(
            code(check(10_001, &creators(&[100]))),
            Some(EditionsError::RoyaltyTooHigh.into())
        );
        assert_eq!(
            code(check(500, &creators(&[20, 20, 20, 20, 10, 10]))),
            Some(EditionsError::TooManyCreators.into())
        );
    }

    #[test]
    fn forbids_accounts_of_the_collection() {
        for address in [101, 102, 103].map(|seed| Pubkey::new_from_array([seed; 32])) {
            let mut own = creators(&[60, 40]);
            own[1].address = address;
            assert_eq!(
                code(check(500, &own)),
                Some(EditionsError::CreatorIsCollection.into())
            );
        }
    }

    #[test]
    fn forbids_the_same_creator_twice_and_the_default_address() {
        let mut twice = creators(&[50, 50]);
        twice[1].address = twice[0].address;
        assert_eq!(
            code(check(500, &twice)),
            Some(EditionsError::DuplicateCreator.into())
        );
        let mut default = creators(&[100]);
        default[0].address = Pubkey::default();
        assert_eq!(
            code(check(500, &default)),
            Some(EditionsError::CreatorIsDefault.into())
        );
    }
}
