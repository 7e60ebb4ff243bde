//! The entrypoint that runs without Anchor's loader, on inputs as the runtime writes them.
use {
    anchor_lang::prelude::*,
    editions::{
        account::AccountView,
        entry::{try_run, DirectInstruction},
        test_input::{TestAccount, TestInput},
    },
    proptest::prelude::*,
    std::cell::RefCell,
};

/// Most accounts that the entrypoint passes on.
const MAX: usize = 6;
const LEAST: usize = 2;
const DISCRIMINATOR: &[u8] = &[7, 8];

/// Bytes before the first account's address: the account count, and the account's flags.
const BEFORE_ADDRESS: usize = 16;

/// One account and its current contents.
type Seen = (Pubkey, u64, [bool; 3], Vec<u8>);

thread_local! {
    /// What the instruction was called with last.
    static CALL: RefCell<Option<(Vec<Seen>, Vec<u8>)>> = const { RefCell::new(None) };
}

fn record(accounts: &[AccountView], data: &[u8]) -> Result<()> {
    let seen = accounts.iter().map(|account| {
        let flags = [
            account.is_signer(),
            account.is_writable(),
            account.executable(),
        ];
        let contents = account.try_borrow()?.to_vec();
        Ok((*account.address(), account.lamports(), flags, contents))
    });
    let seen = seen.collect::<Result<_>>()?;
    CALL.set(Some((seen, data.to_vec())));
    Ok(())
}

const INSTRUCTIONS: [DirectInstruction; 1] = [DirectInstruction {
    discriminator: DISCRIMINATOR,
    least_accounts: LEAST,
    run: record,
}];

fn account() -> impl Strategy<Value = TestAccount> {
    // Few addresses, so that many accounts are duplicates.
    let data = prop::collection::vec(any::<u8>(), 0..40);
    (0u8..5, any::<[bool; 3]>(), any::<u64>(), data).prop_map(
        |(seed, [is_signer, is_writable, is_executable], lamports, data)| TestAccount {
            address: Pubkey::new_from_array([seed; 32]),
            is_signer,
            is_writable,
            is_executable,
            lamports,
            data,
        },
    )
}

fn data() -> impl Strategy<Value = Vec<u8>> {
    let rest = prop::collection::vec(any::<u8>(), 0..30);
    let started = rest
        .clone()
        .prop_map(|rest| [DISCRIMINATOR, &rest].concat());
    prop_oneof![started, rest, Just(vec![DISCRIMINATOR[0]])]
}

proptest! {
    #[test]
    fn passes_on_what_anchor_would_read(
        accounts in prop::collection::vec(account(), 1..MAX + 3),
        data in data(),
        is_own in prop::bool::weighted(0.9),
    ) {
        let own = editions_controls::ID;
        let program = if is_own { own } else { Pubkey::new_from_array([9; 32]) };
        let mut input = TestInput::new(&accounts, &data, &program);
        let (_, infos, _) = input.anchor();
        let expected: Vec<Seen> = infos
            .iter()
            .map(|info| {
                let flags = [info.is_signer, info.is_writable, info.executable];
                (*info.key, info.lamports(), flags, info.data.borrow().to_vec())
            })
            .collect();
        let first: *const Pubkey = infos[0].key;
        let start = first.cast::<u8>().wrapping_sub(BEFORE_ADDRESS).cast_mut();

        CALL.set(None);
        // SAFETY: the input is laid out as the runtime's, and nothing is borrowed.
        let code = unsafe { try_run::<MAX>(&INSTRUCTIONS, &own, start) };
        let call = CALL.take();
        match data.strip_prefix(DISCRIMINATOR) {
            Some(rest) if accounts.len() >= LEAST => {
                prop_assert_eq!(code == Some(0), is_own);
                prop_assert_eq!(call.is_some(), is_own);
                if let Some((seen, arguments)) = call {
                    let count = expected.len().min(MAX);
                    prop_assert_eq!(&seen[..], &expected[..count]);
                    prop_assert_eq!(&arguments[..], rest);
                }
            }
            // Left to Anchor.
            _ => {
                prop_assert_eq!(code, None);
                prop_assert!(call.is_none());
            }
        }
    }
}
