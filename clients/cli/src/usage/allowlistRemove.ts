import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'
import { collected, collectionOption, noWaitOption, phaseOption } from './options.ts'

export function addAllowlistRemove(allowlist: Command, runtime: Runtime): void {
  const command = allowlist
    .command('remove')
    .description('Remove entries of a phase; the rent goes back to the payers.')
    .addOption(collectionOption())
    .addOption(phaseOption())
    .addOption(noWaitOption())
    .option('--wallet <address>', 'wallet whose entry to remove; repeatable', collected)
    .option('--list <file>', 'CSV of wallets whose entries to remove; other columns are ignored')
    .option('--not-listed', 'with --list: all except these', false)
    .option('--all', 'all entries of the phase', false)
  withExamples(command, [
    'mintline allowlist remove --phase 1 --wallet <address>',
    'mintline allowlist remove --phase Friends --list friends.csv --not-listed',
  ])
  runtime.on(command, async () => (await import('../commands/allowlistRemove.ts')).remove)
}
