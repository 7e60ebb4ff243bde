//! Instruction inputs as the runtime writes them, for both programs' tests.
use {
    crate::account::AccountView,
    anchor_lang::{
        error::ErrorOrigin, prelude::*, solana_program::entrypoint, system_program, Accounts, Bumps,
    },
    pinocchio::entrypoint::deserialize,
    std::{collections::BTreeSet, mem::MaybeUninit},
};

/// An instruction account. A repeated address makes it a duplicate, which takes the first one's
/// flags.
#[derive(Clone, Debug)]
pub struct TestAccount {
    pub address: Pubkey,
    pub is_signer: bool,
    pub is_writable: bool,
    pub is_executable: bool,
    pub owner: Pubkey,
    pub lamports: u64,
    pub data: Vec<u8>,
}

impl TestAccount {
    /// An account that may be anything: it signs, is writable and executable, and is no record.
    pub fn new(address: Pubkey) -> Self {
        Self {
            address,
            is_signer: true,
            is_writable: true,
            is_executable: true,
            owner: Pubkey::new_from_array([9; 32]),
            lamports: 1,
            data: Vec::new(),
        }
    }
}

/// The same accounts with each fault that one of them can have.
pub fn with_one_fault(accounts: &[TestAccount]) -> Vec<Vec<TestAccount>> {
    let faults: [fn(&mut TestAccount); 8] = [
        |account| account.is_signer = false,
        |account| account.is_writable = false,
        |account| account.is_executable = false,
        |account| account.address = Pubkey::new_from_array([77; 32]),
        |account| account.owner = Pubkey::new_from_array([78; 32]),
        |account| {
            account.owner = system_program::ID;
            account.lamports = 0;
        },
        |account| account.data.truncate(4),
        |account| {
            if let Some(byte) = account.data.first_mut() {
                *byte ^= 1;
            }
        },
    ];
    let mut cases = Vec::new();
    for index in 0..accounts.len() {
        for fault in faults {
            let mut case = accounts.to_vec();
            fault(&mut case[index]);
            cases.push(case);
        }
    }
    cases
}

/// Anchor's refusal of `T`'s accounts, by code.
pub fn code_by_anchor<'a, T>(input: &'a mut TestInput, program: &Pubkey) -> Option<u32>
where
    T: Bumps + Accounts<'a, <T as Bumps>::Bumps>,
    <T as Bumps>::Bumps: Default,
{
    let (_, accounts, _) = input.anchor();
    // Anchor borrows the accounts for their own lifetime.
    let mut rest: &[AccountInfo] = accounts.leak();
    code(T::try_accounts(
        program,
        &mut rest,
        &[],
        &mut <T as Bumps>::Bumps::default(),
        &mut BTreeSet::new(),
    ))
}

/// An error's code.
pub fn code<T>(result: Result<T>) -> Option<u32> {
    match result.err()? {
        Error::AnchorError(error) => Some(error.error_code_number),
        Error::ProgramError(_) => Some(0),
    }
}

/// One instruction's input, kept in words for alignment.
pub struct TestInput(Vec<u64>);

impl TestInput {
    /// Writes the input for an instruction with these accounts.
    pub fn new(accounts: &[TestAccount], data: &[u8], program: &Pubkey) -> Self {
        let mut bytes = Vec::new();
        bytes.extend((accounts.len() as u64).to_le_bytes());
        for (index, account) in accounts.iter().enumerate() {
            let first = accounts[..index]
                .iter()
                .position(|other| other.address == account.address);
            match first {
                Some(first) => bytes.extend((first as u64).to_le_bytes()),
                None => Self::write_account(&mut bytes, account),
            }
        }
        bytes.extend((data.len() as u64).to_le_bytes());
        bytes.extend(data);
        bytes.extend(program.to_bytes());
        let words = bytes.chunks(8).map(|chunk| {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            u64::from_ne_bytes(word)
        });
        Self(words.collect())
    }

    fn write_account(bytes: &mut Vec<u8>, account: &TestAccount) {
        let TestAccount {
            address,
            is_signer,
            is_writable,
            is_executable,
            owner,
            lamports,
            data,
        } = account;
        bytes.extend([
            u8::MAX,
            *is_signer as u8,
            *is_writable as u8,
            *is_executable as u8,
        ]);
        bytes.extend([0; 4]);
        bytes.extend(address.to_bytes());
        bytes.extend(owner.to_bytes());
        bytes.extend(lamports.to_le_bytes());
        bytes.extend((data.len() as u64).to_le_bytes());
        bytes.extend(data);
        let padded = bytes.len().saturating_add(10_240).next_multiple_of(8);
        bytes.resize(padded.saturating_add(8), 0); // and the rent epoch
    }

    /// Reads the input as Anchor's entrypoint does.
    pub fn anchor(&mut self) -> (&Pubkey, Vec<AccountInfo<'_>>, &[u8]) {
        // SAFETY: the input is laid out as the runtime's.
        unsafe { entrypoint::deserialize(self.0.as_mut_ptr().cast()) }
    }

    /// The first accounts, up to `MAX`, as a direct instruction receives them.
    pub fn views<const MAX: usize>(&mut self) -> Vec<AccountView> {
        let mut accounts = [const { MaybeUninit::uninit() }; MAX];
        // SAFETY: the same, and as many are written as are read.
        unsafe {
            let (_, count, _) = deserialize(self.0.as_mut_ptr().cast(), &mut accounts);
            accounts[..count]
                .iter()
                .map(|account| *account.assume_init_ref())
                .collect()
        }
    }
}

/// An error's log text, without its source location.
pub fn logged<T>(result: Result<T>) -> Option<String> {
    match result.err()? {
        Error::AnchorError(error) => {
            let account = match &error.error_origin {
                Some(ErrorOrigin::AccountName(name)) => name,
                Some(ErrorOrigin::Source(_)) | None => "",
            };
            let (number, compared) = (error.error_code_number, &error.compared_values);
            Some(format!(
                "{account} {number} {} {compared:?}",
                error.error_msg
            ))
        }
        Error::ProgramError(error) => Some(error.to_string()),
    }
}
