import type { Command } from 'commander'
import type { Runtime } from '../../runtime/runtime.ts'
import { withExamples } from '../examples.ts'
import { withDrop } from './options.ts'

export function addAptosMint(aptos: Command, runtime: Runtime): void {
  const command = withDrop(aptos.command('mint').description('Mint items of the open phase.'))
    .option('--quantity <items>', 'how many', '1')
    .option(
      '--to <wallet>',
      'receiver of the items, in public phases (default: the wallet that pays)',
    )
    .option('--max-price <amount>', 'maximum price of one item (default: its current price)')
    .option('--proofs <address or folder>', 'source of proofs (default: the lists of the config)')
  withExamples(command, [
    'mintline aptos mint',
    'mintline aptos mint --contract APTOS:<address> --quantity 2 --max-price "0.5 APT"',
    'mintline aptos mint --proofs https://example.com/proofs/members --dry-run',
  ])
  runtime.onAptos(command, async () => (await import('../../aptos/commands/mint.ts')).mint)
}
