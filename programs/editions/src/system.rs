//! Creating and funding accounts through the system program.
use {
    crate::{account::AccountView, call::*, rent::RentRate},
    anchor_lang::{prelude::*, system_program, Owner},
    bytemuck::{bytes_of, Pod, Zeroable},
};

/// Creates an account with its balance, size and owner.
#[repr(C, packed)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct CreateAccount {
    index: u32,
    lamports: u64,
    space: u64,
    owner: Pubkey,
}

/// Gives an account an owner.
#[repr(C, packed)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Assign {
    index: u32,
    owner: Pubkey,
}

/// Moves lamports, or gives an account its size.
#[repr(C, packed)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct WithAmount {
    index: u32,
    amount: u64,
}

/// System program instruction indexes.
const CREATE_ACCOUNT: u32 = 0;
const ASSIGN: u32 = 1;
const TRANSFER: u32 = 2;
const ALLOCATE: u32 = 8;

/// Creates `account`, even if somebody has sent lamports to its address: it is then topped up,
/// allocated and assigned, because a plain create would always fail.
///
/// `lamports` is the final balance; lamports already at the address count towards it.
pub fn create_account(
    payer: AccountView,
    account: AccountView,
    space: usize,
    lamports: u64,
    owner: &Pubkey,
    signers: &[SignerSeeds],
) {
    let space = space as u64;
    let owner = *owner;
    let held = account.lamports();
    let created = || CallAccount::write(account).signed();
    if held == 0 {
        let accounts = [CallAccount::write(payer).signed(), created()];
        let instruction = CreateAccount {
            index: CREATE_ACCOUNT,
            lamports,
            space,
            owner,
        };
        return call_system(accounts, &instruction, signers);
    }
    transfer(payer, account, lamports.saturating_sub(held), &[]);
    let allocate = WithAmount {
        index: ALLOCATE,
        amount: space,
    };
    call_system([created()], &allocate, signers);
    let assign = Assign {
        index: ASSIGN,
        owner,
    };
    call_system([created()], &assign, signers);
}

/// Creates a `size`-byte record at the address that `signer`'s seeds derive, as `create_account`
/// does, and writes it.
pub fn create_record<T: AccountSerialize + Owner>(
    payer: AccountView,
    account: AccountView,
    record: &T,
    size: usize,
    signer: SignerSeeds,
    rent: &RentRate,
) -> Result<()> {
    let lamports = rent.minimum_balance(size);
    create_account(payer, account, size, lamports, &T::owner(), &[signer]);
    write_record(account, record)
}

/// Writes a record into its account.
pub fn write_record(mut account: AccountView, record: &impl AccountSerialize) -> Result<()> {
    record.try_serialize(&mut &mut account.try_borrow_mut()?[..])
}

/// Transfers lamports from a wallet that signed the transaction, or from a vacant address for which
/// `signers` sign; 0 does nothing.
pub fn transfer(from: AccountView, to: AccountView, lamports: u64, signers: &[SignerSeeds]) {
    if lamports == 0 {
        return;
    }
    let accounts = [CallAccount::write(from).signed(), CallAccount::write(to)];
    let instruction = WithAmount {
        index: TRANSFER,
        amount: lamports,
    };
    call_system(accounts, &instruction, signers);
}

/// Tops `account` up to rent exemption at its current length, beside the `reserved` lamports that it
/// holds for others. The runtime checks rent when the transaction ends, so accounts may grow first.
pub fn top_up(payer: AccountView, account: AccountView, reserved: u64) -> Result<()> {
    let needed = RentRate::get()?.minimum_balance(account.data_len());
    let missing = needed
        .saturating_add(reserved)
        .saturating_sub(account.lamports());
    transfer(payer, account, missing, &[]);
    Ok(())
}

/// True if no account exists at this address yet; lamports alone do not count.
pub fn is_vacant(account: AccountView) -> bool {
    account.is_data_empty() && account.owned_by(&system_program::ID)
}

fn call_system<const COUNT: usize>(
    accounts: [CallAccount; COUNT],
    instruction: &impl Pod,
    signers: &[SignerSeeds],
) {
    call(
        &system_program::ID,
        accounts,
        bytes_of(instruction),
        signers,
    );
}
