//! Entrypoint for instructions called too often for Anchor's loader, in both programs. Anchor
//! copies every account to the heap, at 250 units each, before it checks any.
use {
    crate::account::AccountView,
    anchor_lang::{
        error::ErrorCode,
        prelude::*,
        solana_program::entrypoint::{ProgramResult, SUCCESS},
        Discriminator,
    },
    pinocchio::entrypoint::deserialize,
    std::mem::MaybeUninit,
};

/// An instruction that reads its accounts where the runtime wrote them.
pub struct DirectInstruction {
    discriminator: [u8; 8],
    least_accounts: u64,
    most_accounts: u64,
    run: fn(&[AccountView], &[u8]) -> Result<()>,
}

impl DirectInstruction {
    /// Instruction `T` with `count` accounts; Anchor loads any other count. `run` takes the accounts, and
    /// the data after the discriminator.
    pub const fn of<T: Discriminator>(
        count: usize,
        run: fn(&[AccountView], &[u8]) -> Result<()>,
    ) -> Self {
        #[expect(clippy::panic, reason = "stops the compiler, never the program")]
        let Some(discriminator) = T::DISCRIMINATOR.first_chunk() else {
            panic!("A discriminator has eight bytes.");
        };
        Self {
            discriminator: *discriminator,
            least_accounts: count as u64,
            most_accounts: count as u64,
            run,
        }
    }

    /// The same with any accounts behind them.
    pub const fn and_more(self) -> Self {
        Self {
            most_accounts: u64::MAX,
            ..self
        }
    }

    fn takes(&self, count: u64) -> bool {
        self.least_accounts <= count && count <= self.most_accounts
    }
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
    // SAFETY: the input starts with the account count, and is aligned.
    let count = unsafe { *input.cast::<u64>() };
    // Finding the data takes a look at every account.
    if !instructions.iter().any(|direct| direct.takes(count)) {
        return None;
    }
    let mut accounts = [const { MaybeUninit::<AccountView>::uninit() }; MAX];
    // SAFETY: the runtime wrote the input; it marks no account as borrowed.
    let (program, loaded, data) = unsafe { deserialize::<MAX>(input, &mut accounts) };
    let (discriminator, data) = data.split_first_chunk()?;
    let direct = instructions
        .iter()
        .find(|direct| direct.discriminator == *discriminator && direct.takes(count))?;
    // SAFETY: `deserialize` has written the first `loaded` accounts, at most `MAX`.
    let accounts =
        unsafe { std::slice::from_raw_parts(accounts.as_ptr().cast::<AccountView>(), loaded) };
    if program != own_program {
        return Some(exit_code(Err(ErrorCode::DeclaredProgramIdMismatch.into())));
    }
    Some(exit_code((direct.run)(accounts, data)))
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
            const DIRECT: &[$crate::entry::DirectInstruction] = &$direct;
            // SAFETY: `input` comes from the runtime.
            if let Some(code) = unsafe { $crate::entry::try_run::<{ $max }>(DIRECT, &ID, input) } {
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
