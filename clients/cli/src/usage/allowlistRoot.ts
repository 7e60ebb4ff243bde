import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'
import { listOption, unitOption } from './options.ts'

export function addAllowlistRoot(allowlist: Command, runtime: Runtime): void {
  const command = allowlist
    .command('root')
    .description('Print the merkle root of a list; needs no network.')
    .option('--phase <number or name>', 'phase of the list in the config')
    .addOption(listOption())
    .addOption(unitOption())
  withExamples(command, [
    'mintline allowlist root --list members.csv',
    'mintline allowlist root --phase Members --json',
  ])
  runtime.on(command, async () => (await import('../commands/allowlistRoot.ts')).root)
}
