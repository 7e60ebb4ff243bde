use {crate::call::*, anchor_lang::prelude::Pubkey, std::cell::RefCell};

/// Batch's index in Token-2022: its data is this, then each instruction's account count, data length
/// and data.
const BATCH: u8 = 255;

/// Calls to one token program that are collected, and sent as one: a call costs a thousand compute units
/// before it does anything.
#[derive(Default)]
pub struct Batch(RefCell<Collected>);

struct Collected {
    accounts: Vec<CallAccount>,
    data: Vec<u8>,
}

impl Default for Collected {
    fn default() -> Self {
        Self {
            accounts: Vec::new(),
            data: vec![BATCH],
        }
    }
}

impl Batch {
    /// Adds a call, unless it is too long for a batch.
    pub fn add(&self, accounts: &[CallAccount], data: &[u8]) -> bool {
        let (Ok(count), Ok(length)) = (u8::try_from(accounts.len()), u8::try_from(data.len()))
        else {
            return false;
        };
        let mut collected = self.0.borrow_mut();
        collected.accounts.extend_from_slice(accounts);
        collected.data.extend_from_slice(&[count, length]);
        collected.data.extend_from_slice(data);
        true
    }

    /// Sends what was collected, if anything.
    pub fn send(&self, program: &Pubkey, signers: &[SignerSeeds]) {
        let collected = self.0.take();
        if !collected.accounts.is_empty() {
            call_with_list(program, &collected.accounts, &collected.data, signers);
        }
    }
}
