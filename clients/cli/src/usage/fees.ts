import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'
import { collected, collectionOption } from './options.ts'

export function addFees(program: Command, runtime: Runtime): void {
  const command = program
    .command('fees')
    .description('Show the platform fee of a collection, its cap and its admins, or change them.')
    .addOption(collectionOption())
  runtime.on(
    withExamples(command, [
      'mintline fees',
      'mintline fees set --help',
      'mintline fees lower-cap --help',
    ]),
    async () => (await import('../commands/fees.ts')).show,
  )
  const set = command
    .command('set')
    .description('Set the platform fee or its admins. Signed by a platform fee admin.')
    .addOption(collectionOption())
    .option('--bps <basis points>', 'the fee in hundredths of a percent of the price')
    .option('--flat <amount>', 'the fee for each item, whatever the price')
    .option('--recipient <address:percent>', 'share of the fee; repeatable', collected)
    .option('--primary-admin <address>', 'new primary admin; signed by the present one')
    .option('--secondary-admin <address>', 'new secondary admin, or none')
  withExamples(set, [
    'mintline fees set --bps 300 --recipient <address>:100',
    'mintline fees set --flat "0.01 SOL"',
    'mintline fees set --secondary-admin none',
  ])
  runtime.on(set, async () => (await import('../commands/fees.ts')).setFees, optionOf)
  const lower = command
    .command('lower-cap')
    .description(
      'Lower the highest fee that the admins can set. Nobody can raise it again. Signed by the primary admin.',
    )
    .addOption(collectionOption())
    .option('--bps <basis points>', 'the highest fee in hundredths of a percent of the price')
    .option('--flat <amount>', 'the highest flat fee for each item; 0 = none')
  withExamples(lower, ['mintline fees lower-cap --bps 500', 'mintline fees lower-cap --flat 0'])
  runtime.on(
    lower,
    async () => (await import('../commands/fees.ts')).lowerCap,
    (path) => (path.endsWith('flat') ? '--flat' : '--bps'),
  )
}

/** Returns the option for a fee part in the client's problem. */
function optionOf(path: string): string {
  if (path.includes('recipients')) return '--recipient'
  return path.includes('platformFeeValue') ? '--bps' : '--primary-admin or --secondary-admin'
}
