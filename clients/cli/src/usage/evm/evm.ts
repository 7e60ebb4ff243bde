import { type Command, Help, type Option } from 'commander'
import { isSolanaOnly } from '../../runtime/globalOptions.ts'
import type { Runtime } from '../../runtime/runtime.ts'
import { addEvmAllowlist } from './allowlist.ts'
import { addEvmDeploy } from './deploy.ts'
import { addEvmFees } from './fees.ts'
import { addEvmMetadata } from './metadata.ts'
import { addEvmMint } from './mint.ts'
import { chainOption, keystoreOption } from './options.ts'
import { addEvmOwner } from './owner.ts'
import { addEvmPhases } from './phases.ts'
import { addEvmRoles } from './roles.ts'
import { addEvmRoyalties } from './royalties.ts'
import { addEvmShow } from './show.ts'
import { addEvmTreasury } from './treasury.ts'

/** Every command for EVM chains, in the order in which a drop needs them. */
const COMMANDS = [
  addEvmDeploy,
  addEvmPhases,
  addEvmAllowlist,
  addEvmMint,
  addEvmShow,
  addEvmFees,
  addEvmRoyalties,
  addEvmTreasury,
  addEvmMetadata,
  addEvmOwner,
  addEvmRoles,
]

export function addEvmCommands(program: Command, runtime: Runtime): void {
  const command = program
    .command('evm')
    .description('Drops on EVM chains: deploy, administer, mint and show them.')
    .addOption(chainOption())
    .addOption(keystoreOption())
  // Those below take over the form of help.
  command.configureHelp({ ...command.configureHelp(), visibleGlobalOptions })
  for (const add of COMMANDS) add(command, runtime)
}

/** The global options, without those that do nothing here. */
function visibleGlobalOptions(this: Help, command: Command): Option[] {
  const all = Help.prototype.visibleGlobalOptions.call(this, command)
  return all.filter((option) => !isSolanaOnly(option)).map(withoutSolanaNames)
}

/** The description of `--url` for all commands mentions names of the Solana CLI. */
function withoutSolanaNames(option: Option): Option {
  if (option.long !== '--url') return option
  const description = 'node (default: the public ones of the chain)'
  return Object.assign(Object.create(option), { description })
}
