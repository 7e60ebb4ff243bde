import type { Command } from 'commander'
import type { Runtime } from '../../runtime/runtime.ts'
import { withExamples } from '../examples.ts'
import { contractOption, tokenIdOption } from './options.ts'

export function addEvmFees(evm: Command, runtime: Runtime): void {
  const command = evm
    .command('fees')
    .description('Show the platform fee of a drop, or set it.')
    .addOption(contractOption())
    .addOption(tokenIdOption())
  runtime.onEvm(
    withExamples(command, ['mintline evm fees', 'mintline evm fees set --help']),
    async () => (await import('../../evm/commands/fees.ts')).show,
  )
  const set = command
    .command('set')
    .description('Set the platform fee. Signed by an admin.')
    .addOption(contractOption())
    .addOption(tokenIdOption())
    .option('--bps <basis points>', 'the fee in hundredths of a percent of the price')
    .option('--flat <amount>', 'the fee for each claim, whatever the price; only for erc721')
    .option('--recipient <address>', 'wallet that receives it (default: as it is)')
  withExamples(set, [
    'mintline evm fees set --bps 300 --recipient <address>',
    'mintline evm fees set --flat "0.001 ETH"',
  ])
  runtime.onEvm(set, async () => (await import('../../evm/commands/fees.ts')).setFees)
}
