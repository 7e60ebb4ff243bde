//! Prints the IDL of a program: `build-idl programs/editions`.
mod addresses;

use {
    anchor_lang::Discriminator,
    anchor_lang_idl::{
        build::{IdlBuild, IdlBuilder},
        types::{Idl, IdlAccount, IdlInstructionAccountItem, IdlTypeDef},
    },
    anyhow::{Context, Result},
    editions::{Hashlist, HashlistEntry},
    editions_controls::{MinterStats, UserAllowListData},
};

fn main() -> Result<()> {
    let program = std::env::args().nth(1).context("which program folder?")?;
    let program = std::fs::canonicalize(program)?;
    // Set by rustup's cargo; the builder would otherwise update that toolchain first.
    std::env::remove_var("RUSTUP_TOOLCHAIN");
    // The library alone prints it: tests beside it need not be compiled.
    let mut idl = IdlBuilder::new()
        .program_path(program)
        .cargo_args(vec!["--lib".into()])
        .build()?;

    match idl.metadata.name.as_str() {
        "editions" => {
            add_type::<HashlistEntry>(&mut idl)?;
            add_record::<Hashlist>(&mut idl)?;
        }
        "editions_controls" => {
            add_record::<MinterStats>(&mut idl)?;
            add_record::<UserAllowListData>(&mut idl)?;
        }
        name => anyhow::bail!("no program of ours is called {name}"),
    }
    for instruction in &mut idl.instructions {
        flatten(&mut instruction.accounts);
    }
    addresses::add_addresses(&mut idl);
    let entry_path = std::any::type_name::<HashlistEntry>();
    println!(
        "{}",
        serde_json::to_string_pretty(&idl)?.replace(entry_path, "HashlistEntry")
    );
    Ok(())
}

/// Replaces groups of accounts, which instructions share, by their accounts, as they are in a
/// transaction.
fn flatten(items: &mut Vec<IdlInstructionAccountItem>) {
    *items = std::mem::take(items)
        .into_iter()
        .flat_map(|item| match item {
            IdlInstructionAccountItem::Composite(group) => group.accounts,
            single => vec![single],
        })
        .collect();
}

/// Adds a record's type. The builder finds records by the types of instruction accounts; records that
/// are read and written in place have none.
fn add_record<T: IdlBuild + Discriminator>(idl: &mut Idl) -> Result<()> {
    let name = add_type::<T>(idl)?;
    idl.accounts.push(IdlAccount {
        name,
        discriminator: T::DISCRIMINATOR.into(),
    });
    idl.accounts.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(())
}

fn add_type<T: IdlBuild>(idl: &mut Idl) -> Result<String> {
    let mut definition: IdlTypeDef = T::create_type().context("a type without a definition")?;
    let path = definition.name;
    definition.name = path.rsplit("::").next().unwrap_or(&path).into();
    let name = definition.name.clone();
    idl.types.push(definition);
    idl.types.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(name)
}
