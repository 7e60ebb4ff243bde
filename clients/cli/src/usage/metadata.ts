import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'
import { collected, collectionOption } from './options.ts'

export function addMetadata(program: Command, runtime: Runtime): void {
  const command = program
    .command('metadata')
    .description('Show the extra metadata fields of a collection, or change them.')
    .addOption(collectionOption())
  runtime.on(
    withExamples(command, ['mintline metadata', 'mintline metadata set --help']),
    async () => (await import('../commands/metadata.ts')).show,
  )
  const set = command
    .command('set')
    .description('Set and remove extra metadata fields. Signed by the creator.')
    .addOption(collectionOption())
    .option('--field <key=value>', 'field to set; repeatable', collected)
    .option('--remove <key>', 'field to remove; repeatable', collected)
  withExamples(set, [
    'mintline metadata set --field artist=Ada --field licence=CC-BY-4.0',
    'mintline metadata set --remove artist',
  ])
  runtime.on(
    set,
    async () => (await import('../commands/metadata.ts')).change,
    (path) => (path.startsWith('remove') ? '--remove' : '--field'),
  )
}
