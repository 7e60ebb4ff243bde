import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'
import { collectionOption, listOption, noWaitOption, phaseOption, unitOption } from './options.ts'

export function addAllowlistUpsert(allowlist: Command, runtime: Runtime): void {
  const command = allowlist
    .command('upsert')
    .description('Bring the entries of a list on chain; existing ones cost nothing.')
    .addOption(collectionOption())
    .addOption(phaseOption())
    .addOption(listOption())
    .addOption(unitOption())
    .addOption(noWaitOption())
    .option('--batch-size <entries>', 'maximum entries per transaction', '10')
  withExamples(command, [
    'mintline allowlist upsert --phase Friends',
    'mintline allowlist upsert --phase 1 --list friends.csv --dry-run',
  ])
  runtime.on(command, async () => (await import('../commands/allowlistUpsert.ts')).upsert)
}
