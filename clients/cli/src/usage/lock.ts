import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'
import { collectionOption } from './options.ts'

export function addLock(program: Command, runtime: Runtime): void {
  const command = program
    .command('lock')
    .description(
      'Give up changing parts of a collection, as a promise to buyers. A lock is never undone, not even by a new owner. Signed by the creator.',
    )
    .addOption(collectionOption())
    .option('--supply', 'the maximum supply: it can only be lowered')
    .option('--texts', 'names and metadata URIs of the collection and its items')
    .option(
      '--phases',
      'terms of existing phases, their allowlist entries until they end, the limit per wallet and the co-signer; phases can still be paused and added',
    )
    .option('--royalties', 'the royalties')
    .option('--fee', 'the platform fee, but not its recipients')
  runtime.on(
    withExamples(command, [
      'mintline lock --supply --texts --dry-run',
      'mintline lock --collection MYDROP --supply --texts --phases --royalties --fee',
    ]),
    async () => (await import('../commands/lock.ts')).lock,
  )
}
