import type { Command } from 'commander'
import type { Runtime } from '../../runtime/runtime.ts'
import { withExamples } from '../examples.ts'
import { contractOption, onlyTokenIdOption, tokenIdOption } from './options.ts'

export function addEvmTreasury(evm: Command, runtime: Runtime): void {
  const command = evm
    .command('treasury')
    .description('Show the treasury of a drop, or set it.')
    .addOption(contractOption())
    .addOption(tokenIdOption())
  runtime.onEvm(
    withExamples(command, ['mintline evm treasury', 'mintline evm treasury set --help']),
    async () => (await import('../../evm/commands/treasury.ts')).show,
  )
  const set = command
    .command('set')
    .description('Set the treasury, or that of one token id. Signed by an admin.')
    .addOption(contractOption())
    .addOption(onlyTokenIdOption())
    .requiredOption('--recipient <address>', 'wallet that receives the price less the platform fee')
  withExamples(set, [
    'mintline evm treasury set --recipient <address>',
    'mintline evm treasury set --token-id 1 --recipient <address>',
  ])
  runtime.onEvm(set, async () => (await import('../../evm/commands/treasury.ts')).setTreasury)
}
