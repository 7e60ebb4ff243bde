import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'
import { collectionOption, listOption, phaseOption, unitOption } from './options.ts'

export function addAllowlistDiff(allowlist: Command, runtime: Runtime): void {
  const command = allowlist
    .command('diff')
    .description('Compare a list with the entries on chain; exit code 4 where they differ.')
    .addOption(collectionOption())
    .addOption(phaseOption())
    .addOption(listOption())
    .addOption(unitOption())
  withExamples(command, ['mintline allowlist diff --phase Friends --list friends.csv'])
  runtime.on(command, async () => (await import('../commands/allowlistDiff.ts')).diff)
}
