import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'
import { collected, collectionOption } from './options.ts'

export function addClaim(program: Command, runtime: Runtime): void {
  const command = program
    .command('claim')
    .description(
      'Pay treasury and fee recipients what mints could not pay them. Any wallet may send it.',
    )
    .addOption(collectionOption())
    .option('--receiver <address>', 'pay only this receiver; repeatable', collected)
    .option('--fund-receivers', 'add the rent that empty receivers lack', false)
  withExamples(command, [
    'mintline claim --dry-run',
    'mintline claim --collection FIRST --receiver <address>',
    'mintline claim --fund-receivers',
  ])
  runtime.on(command, async () => (await import('../commands/claim.ts')).claim)
}
