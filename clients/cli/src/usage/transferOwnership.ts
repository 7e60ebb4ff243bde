import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'
import { collectionOption } from './options.ts'

export function addTransferOwnership(program: Command, runtime: Runtime): void {
  const command = program
    .command('transfer-ownership')
    .description(
      'Transfer a collection to a new owner, immediately and permanently. Signed by the creator.',
    )
    .addOption(collectionOption())
    .requiredOption('--to <address>', 'wallet of the new owner')
  runtime.on(
    withExamples(command, ['mintline transfer-ownership --to <address> --dry-run']),
    async () => (await import('../commands/transferOwnership.ts')).transfer,
    (path) => (path === 'newOwner' ? '--to' : path),
  )
}
