import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'
import { collectionOption } from './options.ts'

export function addShow(program: Command, runtime: Runtime): void {
  const command = program
    .command('show')
    .description('Show a collection as it is on chain.')
    .addOption(collectionOption())
  withExamples(command, [
    'mintline show',
    'mintline show --collection FIRST --cluster devnet',
    'mintline show --collection FIRST --json',
  ])
  runtime.on(command, async () => (await import('../commands/show.ts')).show)
}
