use {
    crate::{limits::MAX_FEE_RECIPIENTS, MintParties, MintRecords},
    anchor_lang::{error::ErrorCode, prelude::*, system_program},
    anchor_spl::{associated_token, token_2022},
    editions::{
        account::{AccountView, View},
        account_rules::{check_accounts, AccountRule},
    },
};

/// Either mint instruction's accounts, in its order.
pub struct MintAccounts<'a> {
    pub editions_deployment: AccountView,
    pub editions_controls: AccountView,
    pub hashlist: AccountView,
    pub minter: AccountView,
    pub minter_stats: AccountView,
    pub minter_stats_phase: AccountView,
    pub mint: AccountView,
    pub group_mint: AccountView,
    pub token_account: AccountView,
    pub treasury: AccountView,
    pub allowlist_entry: Option<AccountView>,
    pub creator: Option<AccountView>,
    pub token_program: AccountView,
    pub associated_token_program: AccountView,
    pub system_program: AccountView,
    /// Fee recipients with a share, in record order.
    pub fee_recipients: &'a [AccountView],
}

impl<'a> MintAccounts<'a> {
    /// The accounts that Anchor loaded.
    pub fn new(
        records: &MintRecords,
        mint: &AccountInfo,
        parties: &MintParties,
        fee_recipients: &'a [AccountView],
    ) -> Self {
        Self {
            editions_deployment: records.editions_deployment.view(),
            editions_controls: records.editions_controls.view(),
            hashlist: records.hashlist.view(),
            minter: records.minter.view(),
            minter_stats: records.minter_stats.view(),
            minter_stats_phase: records.minter_stats_phase.view(),
            mint: mint.view(),
            group_mint: parties.group_mint.view(),
            token_account: parties.token_account.view(),
            treasury: parties.treasury.view(),
            allowlist_entry: parties.allowlist_entry.as_ref().map(|entry| entry.view()),
            creator: parties.creator.as_ref().map(|creator| creator.view()),
            token_program: parties.token_program.view(),
            associated_token_program: parties.associated_token_program.view(),
            system_program: parties.system_program.view(),
            fee_recipients,
        }
    }

    /// Account count before the fee recipients.
    pub const COUNT: usize = 16;
    /// Most accounts that a mint looks at.
    pub const MAX_COUNT: usize = Self::COUNT + MAX_FEE_RECIPIENTS;

    /// `MintRecords`' checks, in its order.
    const RECORDS: [AccountRule; 6] = [
        AccountRule::any("editions_deployment").writable(),
        AccountRule::any("editions_controls").writable(),
        AccountRule::any("hashlist").writable(),
        AccountRule::signer("minter").writable(),
        AccountRule::any("minter_stats").writable(),
        AccountRule::any("minter_stats_phase").writable(),
    ];
    /// `MintParties`' checks, in its order.
    const PARTIES: [AccountRule; 9] = [
        AccountRule::any("group_mint").writable(),
        AccountRule::any("token_account").writable(),
        AccountRule::any("treasury").writable(),
        AccountRule::any("allowlist_entry").optional(),
        AccountRule::signer("creator").optional(),
        AccountRule::program("token_program", token_2022::ID),
        AccountRule::program("associated_token_program", associated_token::ID),
        AccountRule::program("system_program", system_program::ID),
        AccountRule::program("editions_program", editions::ID),
    ];
    /// `MintWithControlsV2::mint`'s check, which comes last.
    const MINT: [AccountRule; 1] = [AccountRule::any("mint").writable()];

    /// Checks the accounts for `MintWithControlsV2`; fee recipients follow them.
    pub fn load(accounts: &'a [AccountView]) -> Result<Self> {
        let not_enough = ErrorCode::AccountNotEnoughKeys;
        let (records, rest) = accounts.split_first_chunk().ok_or(not_enough)?;
        let (mint, rest) = rest.split_first_chunk().ok_or(not_enough)?;
        let (parties, fee_recipients) = rest.split_first_chunk().ok_or(not_enough)?;
        check_accounts(records, &Self::RECORDS, &crate::ID)?;
        check_accounts(parties, &Self::PARTIES, &crate::ID)?;
        check_accounts(mint, &Self::MINT, &crate::ID)?;

        let [editions_deployment, editions_controls, hashlist, minter, minter_stats, minter_stats_phase] =
            *records;
        let [group_mint, token_account, treasury, allowlist_entry, creator, token_program, associated_token_program, system_program, _] =
            *parties;
        let [mint] = *mint;
        let present = |account: AccountView| (*account.address() != crate::ID).then_some(account);
        Ok(Self {
            editions_deployment,
            editions_controls,
            hashlist,
            minter,
            minter_stats,
            minter_stats_phase,
            mint,
            group_mint,
            token_account,
            treasury,
            allowlist_entry: present(allowlist_entry),
            creator: present(creator),
            token_program,
            associated_token_program,
            system_program,
            fee_recipients,
        })
    }
}

#[cfg(test)]
mod tests {
    use {
        super::*,
        crate::MintWithControlsV2,
        anchor_lang::{Accounts, Bumps},
        editions::test_input::*,
        proptest::prelude::*,
        std::collections::BTreeSet,
    };

    /// A mint's account at this index, sometimes mutated.
    fn account(place: u8) -> impl Strategy<Value = TestAccount> {
        let right = match place {
            12 => token_2022::ID,
            13 => associated_token::ID,
            14 => system_program::ID,
            15 => editions::ID,
            _ => Pubkey::new_from_array([place; 32]),
        };
        let address = prop_oneof![
            30 => Just(right),
            2 => Just(crate::ID),
            1 => Just(Pubkey::new_from_array([77; 32])),
            1 => (0u8..17).prop_map(|other| Pubkey::new_from_array([other; 32])),
        ];
        let flag = || prop::bool::weighted(0.97);
        (address, flag(), flag(), flag()).prop_map(
            |(address, is_signer, is_writable, is_executable)| TestAccount {
                address,
                is_signer,
                is_writable,
                is_executable,
                lamports: 1,
                data: Vec::new(),
            },
        )
    }

    /// The error, or which optional accounts are present.
    type Loaded = std::result::Result<[bool; 2], Option<String>>;

    fn load_by_anchor(input: &mut TestInput) -> Loaded {
        let (_, accounts, _) = input.anchor();
        // Anchor borrows the accounts for their own lifetime.
        let mut rest: &[AccountInfo] = accounts.leak();
        let loaded = MintWithControlsV2::try_accounts(
            &crate::ID,
            &mut rest,
            &[],
            &mut <MintWithControlsV2 as Bumps>::Bumps::default(),
            &mut BTreeSet::new(),
        );
        match loaded {
            Ok(MintWithControlsV2 { parties, .. }) => {
                Ok([parties.allowlist_entry.is_some(), parties.creator.is_some()])
            }
            Err(error) => Err(logged::<()>(Err(error))),
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2_000))]

        #[test]
        fn a_mint_is_refused_as_by_anchor(accounts in (0..18).map(account).collect::<Vec<_>>()) {
            let mut input = TestInput::new(&accounts, &[], &crate::ID);
            let expected = load_by_anchor(&mut input);
            let views = input.views::<{ MintAccounts::MAX_COUNT }>();
            let loaded: Loaded = match MintAccounts::load(&views) {
                Ok(loaded) => Ok([loaded.allowlist_entry.is_some(), loaded.creator.is_some()]),
                Err(error) => Err(logged::<()>(Err(error))),
            };
            prop_assert_eq!(loaded, expected);
        }
    }
}
