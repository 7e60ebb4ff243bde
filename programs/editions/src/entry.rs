//! Entrypoint for instructions called too often for Anchor's loader, in both programs. Anchor
//! copies every account to the heap, at 250 units each, before it checks any.
use {
    crate::account::AccountView,
    anchor_lang::{
        error::ErrorCode,
        prelude::*,
        solana_program::entrypoint::{ProgramResult, SUCCESS},
    },
    pinocchio::entrypoint::deserialize,
    std::mem::MaybeUninit,
};

/// An instruction that reads its accounts where the runtime wrote them.
pub struct DirectInstruction {
    /// First data bytes, which select the instruction.
    pub discriminator: &'static [u8],
    /// Minimum account count; below it, Anchor names the missing account.
    pub least_accounts: usize,
    /// Handler; takes the data after the discriminator.
    pub run: fn(&[AccountView], &[u8]) -> Result<()>,
}

/// Runs the instruction that `input` selects, with up to `MAX` accounts, and returns the entrypoint's
/// exit code, or `None` if `input` is left to Anchor. The program must be at `own_program`.
///
/// # Safety
///
/// `input` must be the pointer that the runtime passed to the entrypoint.
pub unsafe fn try_run<const MAX: usize>(
    instructions: &[DirectInstruction],
    own_program: &Pubkey,
    input: *mut u8,
) -> Option<u64> {
    let least_accounts = instructions
        .iter()
        .map(|direct| direct.least_accounts)
        .min()?;
    // SAFETY: the input starts with the account count, and is aligned.
    let count = unsafe { *input.cast::<u64>() };
    if count < least_accounts as u64 {
        return None;
    }
    let mut accounts = [const { MaybeUninit::<AccountView>::uninit() }; MAX];
    // SAFETY: the runtime wrote the input; it marks no account as borrowed.
    let (program, count, data) = unsafe { deserialize::<MAX>(input, &mut accounts) };
    let direct = instructions
        .iter()
        .find(|direct| data.starts_with(direct.discriminator) && count >= direct.least_accounts)?;
    // SAFETY: `deserialize` has written the first `count` accounts, at most `MAX`.
    let accounts =
        unsafe { std::slice::from_raw_parts(accounts.as_ptr().cast::<AccountView>(), count) };
    if program != own_program {
        return Some(exit_code(Err(ErrorCode::DeclaredProgramIdMismatch.into())));
    }
    Some(exit_code((direct.run)(
        accounts,
        data.strip_prefix(direct.discriminator)?,
    )))
}

/// Converts a result to the entrypoint's exit code; logs an error as Anchor does.
fn exit_code(result: Result<()>) -> u64 {
    let result: ProgramResult = result.map_err(|error| {
        error.log();
        error.into()
    });
    match result {
        Ok(()) => SUCCESS,
        Err(error) => error.into(),
    }
}

/// Defines the program's entrypoint: tries the `$direct` instructions, with up to `$max` accounts, then
/// falls back to Anchor's `$entry`.
#[macro_export]
macro_rules! program_entrypoint {
    ($direct:expr, $max:expr, $entry:path) => {
        /// # Safety
        ///
        /// Called by the runtime alone.
        #[no_mangle]
        pub unsafe extern "C" fn entrypoint(input: *mut u8) -> u64 {
            use anchor_lang::solana_program::entrypoint::{deserialize, SUCCESS};
            // SAFETY: `input` comes from the runtime.
            if let Some(code) = unsafe { $crate::entry::try_run::<{ $max }>(&$direct, &ID, input) }
            {
                return code;
            }
            // SAFETY: the same; reading it once more changes nothing.
            let (program, accounts, data) = unsafe { deserialize(input) };
            match $entry(program, &accounts, data) {
                Ok(()) => SUCCESS,
                Err(error) => error.into(),
            }
        }
        solana_program_entrypoint::custom_heap_default!();
        solana_program_entrypoint::custom_panic_default!();
    };
}
