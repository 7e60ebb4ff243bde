import type { Command } from 'commander'
import type { Runtime } from '../../runtime/runtime.ts'
import { showOptionsOf } from '../chainHelp.ts'
import { withPackages } from '../partHelp.ts'
import { addAptosAllowlist } from './allowlist.ts'
import { addAptosCreate } from './create.ts'
import { addAptosFees } from './fees.ts'
import { addAptosMint } from './mint.ts'
import { aptosChainOption, privateKeyFileOption } from './options.ts'
import { addAptosOwnership } from './ownership.ts'
import { addAptosPhases } from './phases.ts'
import { addAptosRoyalties } from './royalties.ts'
import { addAptosSales } from './sales.ts'
import { addAptosShow } from './show.ts'
import { addAptosTreasury } from './treasury.ts'

/** Every command for Aptos, in the order in which a drop needs them. */
const COMMANDS = [
  addAptosCreate,
  addAptosPhases,
  addAptosAllowlist,
  addAptosMint,
  addAptosShow,
  addAptosFees,
  addAptosRoyalties,
  addAptosTreasury,
  addAptosSales,
  addAptosOwnership,
]

export function addAptosCommands(program: Command, runtime: Runtime): void {
  const command = program
    .command('aptos')
    .description('Drops on Aptos: create, administer, mint and show them.')
    .addOption(aptosChainOption())
    .addOption(privateKeyFileOption())
  showOptionsOf('aptos', command)
  withPackages(command, 'aptos')
  for (const add of COMMANDS) add(command, runtime)
}
