import type { Command } from 'commander'
import type { Runtime } from '../../runtime/runtime.ts'
import { withExamples } from '../examples.ts'
import { collected } from '../options.ts'
import { withDrop } from './options.ts'

export function addAptosTreasury(aptos: Command, runtime: Runtime): void {
  const command = withDrop(
    aptos.command('treasury').description('Show the treasury of a drop, or set it.'),
  )
  runtime.onAptos(
    withExamples(command, ['mintline aptos treasury', 'mintline aptos treasury set --help']),
    async () => (await import('../../aptos/commands/treasury.ts')).show,
  )
  const set = withDrop(
    command
      .command('set')
      .description('Set who receives the price less the platform fee. Signed by the owner.'),
  ).requiredOption(
    '--recipient <address:percent>',
    'wallet, or several of them with their shares; repeatable',
    collected,
  )
  withExamples(set, [
    'mintline aptos treasury set --recipient <address>',
    'mintline aptos treasury set --recipient <address>:70 --recipient <address>:30',
  ])
  runtime.onAptos(set, async () => (await import('../../aptos/commands/treasury.ts')).setTreasury)
}
