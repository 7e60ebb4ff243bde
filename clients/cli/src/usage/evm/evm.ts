import type { Command } from 'commander'
import type { Runtime } from '../../runtime/runtime.ts'
import { showOptionsOf } from '../chainHelp.ts'
import { withPackages } from '../partHelp.ts'
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
  showOptionsOf('evm', command)
  withPackages(command, 'evm')
  for (const add of COMMANDS) add(command, runtime)
}
