import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'
import { bpsOption, collected, collectionOption } from './options.ts'

export function addRoyalties(program: Command, runtime: Runtime): void {
  const command = program
    .command('royalties')
    .description('Show the royalties of a collection, or set them.')
    .addOption(collectionOption())
  runtime.on(
    withExamples(command, ['mintline royalties', 'mintline royalties set --help']),
    async () => (await import('../commands/royalties.ts')).show,
  )
  const set = command
    .command('set')
    .description('Set the royalties. Signed by the creator.')
    .addOption(collectionOption())
    .addOption(bpsOption())
    .addOption(bpsOption('--royalty-basis-points').hideHelp())
    .option('--creator <address:percent>', 'share of them; repeatable', collected)
  withExamples(set, [
    'mintline royalties set --bps 500 --creator <address>:80 --creator <address>:20',
  ])
  runtime.on(
    set,
    async () => (await import('../commands/royalties.ts')).setRoyalties,
    (path) => (path.includes('creators') ? '--creator' : '--bps'),
  )
}
