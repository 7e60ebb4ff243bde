import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'
import { collectionOption } from './options.ts'

export function addLookupTable(program: Command, runtime: Runtime): void {
  const command = program
    .command('lookup-table')
    .description(
      'Show the maximum length of merkle proofs for a collection, or make room for longer ones.',
    )
    .addOption(collectionOption())
  runtime.on(
    withExamples(command, ['mintline lookup-table', 'mintline lookup-table create']),
    async () => (await import('../commands/lookupTable.ts')).show,
  )
  const create = command
    .command('create')
    .description(
      'Create or complete the lookup table that makes room for longer proofs. launch does so too.',
    )
    .addOption(collectionOption())
  withExamples(create, [
    'mintline lookup-table create --dry-run',
    'mintline lookup-table create --collection FIRST',
  ])
  runtime.on(create, async () => (await import('../commands/lookupTable.ts')).createTable)
}
