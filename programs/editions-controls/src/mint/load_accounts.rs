//! The accounts of a mint, where the runtime wrote them.
use {
    super::{MintAccounts, TokenPayment},
    crate::limits::MAX_FEE_RECIPIENTS,
    anchor_lang::{error::ErrorCode, prelude::*, system_program},
    anchor_spl::{associated_token, token_2022},
    editions::{
        account::AccountView,
        account_rules::{check_accounts, AccountRule},
    },
};

type Records = [AccountView; 6];
type Parties = [AccountView; 9];
type Funding = [AccountView; 7];

/// `None` for the program's own address, which stands for an absent account.
fn present(account: AccountView) -> Option<AccountView> {
    (*account.address() != crate::ID).then_some(account)
}

impl<'a> MintAccounts<'a> {
    /// Account count in `MintWithControlsV2`, before the fee recipients.
    pub const COUNT: usize = 16;
    /// Account count in `MintWithControlsV3`, before the fee recipients.
    pub const FUNDED_COUNT: usize = Self::COUNT + 7;
    /// Most accounts that a mint looks at.
    pub const MAX_COUNT: usize = Self::FUNDED_COUNT + MAX_FEE_RECIPIENTS;

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
    /// `MintFunding`'s checks, in its order.
    const FUNDING: [AccountRule; 7] = [
        AccountRule::signer("payer").writable(),
        AccountRule::any("receiver").optional(),
        AccountRule::any("payer_token_account")
            .writable()
            .optional(),
        AccountRule::any("price_token").optional(),
        AccountRule::any("price_token_program").optional(),
        AccountRule::any("price_token_record").writable().optional(),
        AccountRule::any("price_token_vault").writable().optional(),
    ];
    /// The `mint` field's check, which comes last.
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
        Ok(Self::of(records, mint, parties, fee_recipients))
    }

    /// Checks the accounts for `MintWithControlsV3`; fee recipients follow them.
    pub fn load_funded(accounts: &'a [AccountView]) -> Result<Self> {
        let not_enough = ErrorCode::AccountNotEnoughKeys;
        let (records, rest) = accounts.split_first_chunk().ok_or(not_enough)?;
        let (mint, rest) = rest.split_first_chunk().ok_or(not_enough)?;
        let (parties, rest) = rest.split_first_chunk().ok_or(not_enough)?;
        let (funding, fee_recipients) = rest.split_first_chunk().ok_or(not_enough)?;
        check_accounts(records, &Self::RECORDS, &crate::ID)?;
        check_accounts(parties, &Self::PARTIES, &crate::ID)?;
        check_accounts(funding, &Self::FUNDING, &crate::ID)?;
        check_accounts(mint, &Self::MINT, &crate::ID)?;

        let [payer, receiver, optional @ ..]: Funding = *funding;
        let [payer_account, price_token, program, record, vault] = optional.map(present);
        let accounts = Self::of(records, mint, parties, fee_recipients);
        Ok(Self {
            payer,
            receiver: present(receiver).unwrap_or(accounts.minter),
            tokens: TokenPayment::of(payer_account, price_token, program, record, vault)?,
            ..accounts
        })
    }

    fn of(
        records: &Records,
        mint: &[AccountView; 1],
        parties: &Parties,
        fee_recipients: &'a [AccountView],
    ) -> Self {
        let [editions_deployment, editions_controls, hashlist, minter, minter_stats, minter_stats_phase] =
            *records;
        let [group_mint, token_account, treasury, allowlist_entry, creator, token_program, associated_token_program, system_program, _] =
            *parties;
        let [mint] = *mint;
        Self {
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
            payer: minter,
            receiver: minter,
            tokens: None,
            fee_recipients,
        }
    }
}

#[cfg(test)]
mod tests {
    use {
        super::*,
        crate::{MintWithControlsV2, MintWithControlsV3},
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
            1 => (0u8..24).prop_map(|other| Pubkey::new_from_array([other; 32])),
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

    /// The error, or which optional accounts are present, and who pays and gets the item.
    type Loaded = std::result::Result<([bool; 5], [Pubkey; 2]), Option<String>>;

    fn parts(loaded: Result<MintAccounts>) -> Loaded {
        let accounts = loaded.map_err(|error| logged::<()>(Err(error)))?;
        let tokens = accounts.tokens.as_ref();
        let present = [
            accounts.allowlist_entry.is_some(),
            accounts.creator.is_some(),
            tokens.is_some(),
            tokens.is_some_and(|tokens| tokens.payer_account.is_some()),
            tokens.is_some_and(|tokens| tokens.record.is_some() && tokens.vault.is_some()),
        ];
        Ok((
            present,
            [*accounts.payer.address(), *accounts.receiver.address()],
        ))
    }

    fn load_by_anchor<'a, T>(input: &'a mut TestInput, use_loaded: impl Fn(T) -> Loaded) -> Loaded
    where
        T: Bumps + Accounts<'a, <T as Bumps>::Bumps>,
        <T as Bumps>::Bumps: Default,
    {
        let (_, accounts, _) = input.anchor();
        // Anchor borrows the accounts for their own lifetime.
        let mut rest: &[AccountInfo] = accounts.leak();
        let loaded = T::try_accounts(
            &crate::ID,
            &mut rest,
            &[],
            &mut <T as Bumps>::Bumps::default(),
            &mut BTreeSet::new(),
        );
        match loaded {
            Ok(accounts) => use_loaded(accounts),
            Err(error) => Err(logged::<()>(Err(error))),
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2_000))]

        #[test]
        fn a_mint_is_refused_as_by_anchor(accounts in (0..18).map(account).collect::<Vec<_>>()) {
            let mut input = TestInput::new(&accounts, &[], &crate::ID);
            let expected = load_by_anchor(&mut input, |accounts: MintWithControlsV2| {
                let MintWithControlsV2 { records, mint, parties } = &accounts;
                parts(Ok(MintAccounts::new(records, mint, parties, &[])))
            });
            let views = input.views::<{ MintAccounts::MAX_COUNT }>();
            prop_assert_eq!(parts(MintAccounts::load(&views)), expected);
        }

        #[test]
        fn a_funded_mint_is_refused_as_by_anchor(
            accounts in (0..25).map(account).collect::<Vec<_>>(),
        ) {
            let mut input = TestInput::new(&accounts, &[], &crate::ID);
            let expected = load_by_anchor(&mut input, |accounts: MintWithControlsV3| {
                let MintWithControlsV3 { records, mint, parties, funding } = &accounts;
                parts(MintAccounts::new(records, mint, parties, &[]).funded(funding))
            });
            let views = input.views::<{ MintAccounts::MAX_COUNT }>();
            prop_assert_eq!(parts(MintAccounts::load_funded(&views)), expected);
        }
    }
}
