//! Seeds of derivable addresses, for the IDL. Anchor reads them from constraints, which the programs
//! do without: they would cost a mint thousands of compute units.
use {
    anchor_lang_idl::types::{
        Idl, IdlInstruction, IdlInstructionAccountItem, IdlPda, IdlSeed, IdlSeedAccount,
        IdlSeedArg, IdlSeedConst,
    },
    anchor_spl::associated_token,
    editions::state::seeds::{EDITIONS_DEPLOYMENT, HASHLIST},
    editions_controls::state::seeds::{
        ALLOWLIST_ENTRY, EDITIONS_CONTROLS, MINTER_STATS, MINTER_STATS_PHASE,
    },
};

/// Adds seeds to every account whose address follows from the instruction alone.
///
/// Two do not: a mint's hashlist page follows from the number of items, and an item's mint from a
/// counter that does not exist before the first one.
pub fn add_addresses(idl: &mut Idl) {
    for instruction in &mut idl.instructions {
        let described = instruction.clone();
        for item in &mut instruction.accounts {
            if let IdlInstructionAccountItem::Single(account) = item {
                account.pda = address_of(&account.name, &described);
            }
        }
    }
}

fn address_of(account: &str, instruction: &IdlInstruction) -> Option<IdlPda> {
    let (seeds, program) = match account {
        "editions_deployment" if is_deploying(instruction) => (
            vec![text(EDITIONS_DEPLOYMENT), argument("input.symbol")],
            Some(editions::ID),
        ),
        "hashlist" if is_deploying(instruction) => (
            vec![text(HASHLIST), deployment(instruction), text(&[0; 4])],
            Some(editions::ID),
        ),
        "editions_controls" if names(instruction, "editions_deployment") => {
            (vec![text(EDITIONS_CONTROLS), deployment(instruction)], None)
        }
        "minter_stats" => (
            vec![
                text(MINTER_STATS),
                deployment(instruction),
                wallet(instruction),
            ],
            None,
        ),
        "minter_stats_phase" => (in_phase(MINTER_STATS_PHASE, instruction), None),
        "allowlist_entry" => (in_phase(ALLOWLIST_ENTRY, instruction), None),
        "token_account" => (
            vec![path("minter"), path("token_program"), path("mint")],
            Some(associated_token::ID),
        ),
        _ => return None,
    };
    let program = program.map(|address| text(address.as_ref()));
    Some(IdlPda { seeds, program })
}

/// Seeds of a wallet's record in a phase.
fn in_phase(prefix: &[u8], instruction: &IdlInstruction) -> Vec<IdlSeed> {
    let index = format!("{}.phase_index", instruction.args[0].name);
    let mut seeds = vec![
        text(prefix),
        deployment(instruction),
        wallet(instruction),
        argument(&index),
    ];
    // The seed has four bytes; the arguments of all but one instruction have only the lowest.
    if instruction.name != "mint_with_controls" {
        seeds.push(text(&[0; 3]));
    }
    seeds
}

fn deployment(instruction: &IdlInstruction) -> IdlSeed {
    if names(instruction, "editions_deployment") {
        return path("editions_deployment");
    }
    IdlSeed::Account(IdlSeedAccount {
        path: "editions_controls.editions_deployment".into(),
        account: Some("EditionsControls".into()),
    })
}

fn wallet(instruction: &IdlInstruction) -> IdlSeed {
    if names(instruction, "minter") {
        return path("minter");
    }
    argument("args.user")
}

fn is_deploying(instruction: &IdlInstruction) -> bool {
    instruction.name.starts_with("initialise")
}

fn names(instruction: &IdlInstruction, account: &str) -> bool {
    instruction.accounts.iter().any(
        |item| matches!(item, IdlInstructionAccountItem::Single(single) if single.name == account),
    )
}

fn text(value: &[u8]) -> IdlSeed {
    IdlSeed::Const(IdlSeedConst {
        value: value.into(),
    })
}

fn argument(path: &str) -> IdlSeed {
    IdlSeed::Arg(IdlSeedArg { path: path.into() })
}

fn path(account: &str) -> IdlSeed {
    IdlSeed::Account(IdlSeedAccount {
        path: account.into(),
        account: None,
    })
}
