import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { addAllowlistDiff } from './allowlistDiff.ts'
import { addAllowlistExport } from './allowlistExport.ts'
import { addAllowlistProofs } from './allowlistProofs.ts'
import { addAllowlistRemove } from './allowlistRemove.ts'
import { addAllowlistRoot } from './allowlistRoot.ts'
import { addAllowlistUpsert } from './allowlistUpsert.ts'

export function addAllowlistCommands(program: Command, runtime: Runtime): void {
  const command = program
    .command('allowlist')
    .description('Lists of phases: on chain for allowList, as proofs for merkleTree.')
  addAllowlistUpsert(command, runtime)
  addAllowlistDiff(command, runtime)
  addAllowlistExport(command, runtime)
  addAllowlistRemove(command, runtime)
  addAllowlistRoot(command, runtime)
  addAllowlistProofs(command, runtime)
}
