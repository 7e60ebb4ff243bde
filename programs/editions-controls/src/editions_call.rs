use anchor_lang::{
    prelude::*,
    solana_program::{
        instruction::{AccountMeta, Instruction},
        program::invoke_signed_unchecked,
    },
    InstructionData,
};

/// An account that the editions program is called with.
pub struct CallAccount<'a, 'info> {
    account: &'a AccountInfo<'info>,
    is_signer: bool,
    is_writable: bool,
}

impl<'a, 'info> CallAccount<'a, 'info> {
    /// An account that is only read.
    pub fn read(account: &'a AccountInfo<'info>) -> Self {
        Self {
            account,
            is_signer: false,
            is_writable: false,
        }
    }

    /// An account that is written.
    pub fn write(account: &'a AccountInfo<'info>) -> Self {
        Self {
            is_writable: true,
            ..Self::read(account)
        }
    }

    /// The same account as a signer.
    pub fn signed(self) -> Self {
        Self {
            is_signer: true,
            ..self
        }
    }
}

/// Calls the editions program. Anchor's own wrappers allocate a list for each account, which would
/// cost every buyer 2,000 compute units.
pub fn call_editions<const COUNT: usize>(
    accounts: [CallAccount; COUNT],
    instruction: &impl InstructionData,
    seeds: &[&[&[u8]]],
) -> Result<()> {
    let metas = accounts.iter().map(|call| AccountMeta {
        pubkey: *call.account.key,
        is_signer: call.is_signer,
        is_writable: call.is_writable,
    });
    let call = Instruction {
        program_id: editions::ID,
        accounts: metas.collect(),
        data: instruction.data(),
    };
    let accounts = accounts.map(|call| call.account.clone());
    invoke_signed_unchecked(&call, &accounts, seeds)?;
    Ok(())
}
