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
/// Accounts of the instruction that takes no other count.
const EXACT: usize = 3;

struct WithMore;
struct Exactly;
impl Discriminator for WithMore {
    const DISCRIMINATOR: &'static [u8] = &[7, 8, 1, 1, 1, 1, 1, 1];
}
impl Discriminator for Exactly {
    const DISCRIMINATOR: &'static [u8] = &[7, 9, 1, 1, 1, 1, 1, 1];
}

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

const INSTRUCTIONS: [DirectInstruction; 2] = [
    DirectInstruction::of::<WithMore>(LEAST, record).and_more(),
    DirectInstruction::of::<Exactly>(EXACT, record),
];

/// Returns the arguments if one of the instructions is meant, with a count of accounts that it takes.
fn arguments_of(data: &[u8], count: usize) -> Option<&[u8]> {
    let with_more = data.strip_prefix(WithMore::DISCRIMINATOR);
    let exactly = data.strip_prefix(Exactly::DISCRIMINATOR);
    with_more
        .filter(|_| count >= LEAST)
        .or(exactly.filter(|_| count == EXACT))
}

fn account() -> impl Strategy<Value = TestAccount> {
    // Few addresses, so that many accounts are duplicates.
    let data = prop::collection::vec(any::<u8>(), 0..40);
    (0u8..5, any::<[bool; 3]>(), any::<u64>(), data).prop_map(
        |(seed, [is_signer, is_writable, is_executable], lamports, data)| TestAccount {
            address: Pubkey::new_from_array([seed; 32]),
            is_signer,
            is_writable,
            is_executable,
            owner: Pubkey::new_from_array([9; 32]),
            lamports,
            data,
        },
    )
}

fn data() -> impl Strategy<Value = Vec<u8>> {
    let rest = prop::collection::vec(any::<u8>(), 0..30);
    let started = (any::<bool>(), rest.clone()).prop_map(|(is_exact, rest)| {
        let discriminator = if is_exact {
            Exactly::DISCRIMINATOR
        } else {
            WithMore::DISCRIMINATOR
        };
        [discriminator, &rest].concat()
    });
    let cut = Just(WithMore::DISCRIMINATOR[..7].to_vec());
    prop_oneof![2 => started, 1 => rest, 1 => cut]
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
        match arguments_of(&data, accounts.len()) {
            Some(rest) => {
                prop_assert_eq!(code == Some(0), is_own);
                prop_assert_eq!(call.is_some(), is_own);
                if let Some((seen, arguments)) = call {
                    let count = expected.len().min(MAX);
                    prop_assert_eq!(&seen[..], &expected[..count]);
                    prop_assert_eq!(&arguments[..], rest);
                }
            }
            // Left to Anchor.
            None => {
                prop_assert_eq!(code, None);
                prop_assert!(call.is_none());
            }
        }
    }
}
