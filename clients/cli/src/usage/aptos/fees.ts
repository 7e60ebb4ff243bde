import type { Command } from 'commander'
import type { Runtime } from '../../runtime/runtime.ts'
import { withExamples } from '../examples.ts'
import { collected } from '../options.ts'
import { withDrop } from './options.ts'

export function addAptosFees(aptos: Command, runtime: Runtime): void {
  const command = withDrop(
    aptos.command('fees').description('Show the platform fee of a drop, or set it.'),
  )
  runtime.onAptos(
    withExamples(command, ['mintline aptos fees', 'mintline aptos fees set --help']),
    async () => (await import('../../aptos/commands/fees.ts')).show,
  )
  const set = withDrop(
    command
      .command('set')
      .description('Set the platform fee of a drop of version 2. Signed by the owner.'),
  )
    .option('--bps <basis points>', 'the fee in hundredths of a percent of the price')
    .option('--flat <amount>', 'the fee for each item, whatever the price')
    .option('--recipient <address:percent>', 'share of the fee; repeatable', collected)
  withExamples(set, [
    'mintline aptos fees set --bps 300 --recipient <address>:60 --recipient <address>:40',
    'mintline aptos fees set --flat "0.1 APT"',
  ])
  runtime.onAptos(set, async () => (await import('../../aptos/commands/fees.ts')).setFees)
}
