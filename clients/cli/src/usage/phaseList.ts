import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'
import { collectionOption } from './options.ts'

export function addPhaseList(phase: Command, runtime: Runtime): void {
  const command = phase
    .command('list')
    .description('List the phases of a collection.')
    .addOption(collectionOption())
  runtime.on(
    withExamples(command, ['mintline phase list', 'mintline phase list --json']),
    async () => (await import('../commands/phaseList.ts')).list,
  )
}
