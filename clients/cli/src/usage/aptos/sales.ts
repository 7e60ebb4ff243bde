import type { Command } from 'commander'
import type { Runtime } from '../../runtime/runtime.ts'
import { withExamples } from '../examples.ts'
import { withDrop } from './options.ts'

export function addAptosSales(aptos: Command, runtime: Runtime): void {
  const command = withDrop(
    aptos.command('sales').description('Show supply, end and pause of a drop, or set them.'),
  )
  runtime.onAptos(
    withExamples(command, ['mintline aptos sales', 'mintline aptos sales set --help']),
    async () => (await import('../../aptos/commands/sales.ts')).show,
  )
  const set = withDrop(
    command.command('set').description('Set supply, end and pause. Signed by the owner.'),
  )
    .option('--supply <items>', 'maximum items, which can only be lowered; 0 = unlimited')
    .option('--end <time>', 'time from which nothing is minted, or open')
    .option('--pause', 'stop all mints', false)
    .option('--resume', 'let mints go on', false)
  withExamples(set, [
    'mintline aptos sales set --pause',
    'mintline aptos sales set --supply 500 --end 2027-01-31T18:00:00Z',
  ])
  runtime.onAptos(set, async () => (await import('../../aptos/commands/sales.ts')).setSales)
}
