use anchor_lang::{
    prelude::*,
    solana_program::{instruction::Instruction, program::invoke_signed_unchecked},
    InstructionData,
};

/// Calls the editions program. Anchor's own wrappers compare every account with every other one to
/// look for borrowed data; none is borrowed where this is called.
pub fn call_editions<'info>(
    accounts: &(impl ToAccountMetas + ToAccountInfos<'info>),
    instruction: &impl InstructionData,
    seeds: &[&[&[u8]]],
) -> Result<()> {
    let call = Instruction {
        program_id: editions::ID,
        accounts: accounts.to_account_metas(None),
        data: instruction.data(),
    };
    invoke_signed_unchecked(&call, &accounts.to_account_infos(), seeds)?;
    Ok(())
}
