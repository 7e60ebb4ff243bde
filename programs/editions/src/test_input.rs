//! Instruction inputs as the runtime writes them, for both programs' tests.
use {
    crate::account::AccountView,
    anchor_lang::{error::ErrorOrigin, prelude::*, solana_program::entrypoint},
    pinocchio::entrypoint::deserialize,
    std::mem::MaybeUninit,
};

/// An instruction account. A repeated address makes it a duplicate, which takes the first one's
/// flags.
#[derive(Clone, Debug)]
pub struct TestAccount {
    pub address: Pubkey,
    pub is_signer: bool,
    pub is_writable: bool,
    pub is_executable: bool,
    pub lamports: u64,
    pub data: Vec<u8>,
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
        bytes.extend([9; 32]); // owner
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
