import type { Command } from 'commander'
import type { Runtime } from '../../runtime/runtime.ts'
import { withExamples } from '../examples.ts'
import { activePhaseOption, contractOption, tokenIdOption } from './options.ts'

export function addEvmMint(evm: Command, runtime: Runtime): void {
  const command = evm
    .command('mint')
    .description('Mint items of the open phase; approves the price first where it is in tokens.')
    .addOption(contractOption())
    .addOption(tokenIdOption())
    .option('--quantity <items>', 'how many', '1')
    .option(
      '--to <wallet>',
      'receiver of the items, in phases without a list (default: the wallet that pays)',
    )
    .option('--max-price <amount>', 'maximum price of one item (default: its current price)')
    .addOption(activePhaseOption('its price is the maximum, unless --max-price is given'))
    .option('--proofs <address or folder>', 'source of proofs (default: the lists of the config)')
  withExamples(command, [
    'mintline evm mint',
    'mintline evm mint --contract BASE:<address> --quantity 2 --max-price "0.01 ETH"',
    'mintline evm mint --proofs https://example.com/proofs/members --dry-run',
  ])
  runtime.onEvm(command, async () => (await import('../../evm/commands/mint.ts')).mint)
}
