//! Editions: a collection as a Token-2022 group with numbered items.
//!
//! A deployment owns one group mint, which carries the collection's metadata and royalties, and
//! mints items into it. The deployment's creator, which is a program such as editions-controls,
//! decides who may mint, when and for how much.

pub mod account;
pub mod account_rules;
pub mod address;
pub mod base58;
pub mod call;
pub mod contexts;
pub mod entry;
pub mod errors;
pub mod events;
pub mod instructions;
pub mod limits;
pub mod rent;
pub mod rules;
pub mod state;
pub mod system;
#[cfg(any(test, feature = "test-input"))]
pub mod test_input;
pub mod text;
pub mod token;

use anchor_lang::prelude::*;
#[cfg(not(feature = "cpi"))]
use entry::DirectInstruction;

pub use contexts::*;
pub use errors::EditionsError;
// Anchor requires handlers to be named like their instructions.
#[allow(ambiguous_glob_reexports)]
pub use instructions::*;
pub use state::*;
pub use text::text;

declare_id!("uCEcSNSckF7xi6BSTMRt2uE7CH5Fp6KCQZah1fBAX3t");

#[cfg(not(feature = "cpi"))]
solana_security_txt::security_txt! {
    name: "Mintline editions",
    project_url: "https://mintline.dev",
    contacts: "email:security@mintline.dev",
    policy: "https://mintline.dev/security",
    preferred_languages: "en",
    source_code: "https://github.com/mintline/mintline",
    auditors: "None"
}

/// Keeps the text in the program when a linker drops unreferenced data.
#[cfg(not(feature = "cpi"))]
#[used]
static KEPT: &str = SECURITY_TXT;

#[program]
pub mod editions {
    use super::*;

    /// Creates a deployment with its group mint, its first hashlist page and its metadata. Absent
    /// royalties can be added later.
    pub fn initialise(
        ctx: Context<Initialise>,
        input: InitialiseInput,
        royalties: Option<UpdateRoyaltiesArgs>,
        extra_meta: Vec<AddMetadataArgs>,
    ) -> Result<()> {
        instructions::initialise(ctx, input, royalties, extra_meta)
    }

    /// Mints the next item to `minter`, or to a receiver, in an associated token account.
    pub fn mint(ctx: Context<Mint>) -> Result<()> {
        instructions::mint(ctx)
    }

    /// Sets extra metadata fields on the group mint; a field that exists is overwritten.
    pub fn add_metadata(ctx: Context<ModifyGroupMint>, args: Vec<AddMetadataArgs>) -> Result<()> {
        instructions::add_metadata(ctx, args)
    }

    /// Removes extra metadata fields from the group mint.
    pub fn remove_metadata(
        ctx: Context<ModifyGroupMint>,
        args: Vec<RemoveMetadataArgs>,
    ) -> Result<()> {
        instructions::remove_metadata(ctx, args)
    }

    /// Writes the royalties of a collection that has none yet.
    pub fn add_royalties(ctx: Context<ModifyGroupMint>, args: UpdateRoyaltiesArgs) -> Result<()> {
        instructions::add_royalties(ctx, args)
    }

    /// Replaces the royalties; creators that are not named any more are removed.
    pub fn modify_royalties(
        ctx: Context<ModifyGroupMint>,
        args: UpdateRoyaltiesArgs,
    ) -> Result<()> {
        instructions::modify_royalties(ctx, args)
    }

    /// Changes the supply, the collection's name and uri, or the templates of items to come.
    pub fn modify(ctx: Context<ModifyGroupMint>, args: ModifyArgs) -> Result<()> {
        instructions::modify(ctx, args)
    }

    /// Changes the name and uri of one minted item.
    pub fn update_name_uri(
        ctx: Context<UpdateNameUri>,
        args: UpdateTokenNameUriArgs,
    ) -> Result<()> {
        instructions::update_name_uri(ctx, args)
    }
}

#[cfg(not(feature = "cpi"))]
program_entrypoint!(
    [
        DirectInstruction::of::<instruction::Mint>(MintAccounts::COUNT, mint_directly).and_more(),
        DirectInstruction::of::<instruction::ModifyRoyalties>(
            GroupMint::COUNT,
            modify_royalties_directly
        ),
    ],
    MintAccounts::MAX_COUNT,
    entry
);
