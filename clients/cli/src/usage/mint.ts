import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'
import { collectionOption } from './options.ts'

export function addMint(program: Command, runtime: Runtime): void {
  const command = program
    .command('mint')
    .description('Mint items of an open phase.')
    .addOption(collectionOption())
    .option('--quantity <items>', 'how many', '1')
    .option(
      '--phase <number or name>',
      'the phase: its number, from 1, or its name in the config (default: the cheapest open one in which the wallet may mint the quantity)',
    )
    .option('--to <wallet>', 'receiver of the items, as a gift (default: the wallet that mints)')
    .option(
      '--max-price <amount>',
      'maximum price of one item, such as "0.5 SOL" or "20 USDC" (default: its current price)',
    )
    .option('--per-transaction <items>', 'items of one transaction, at most 4', '2')
    .option(
      '--proofs <address or folder>',
      'source of merkle proofs (default: the list of the config)',
    )
    .option(
      '--payer <file>',
      'keypair of another wallet that pays price, rent and fees, and signs first (default: the wallet that mints)',
    )
    .option(
      '--cosigner <file>',
      "the creator's or the named co-signer's keypair, where the collection needs a co-sign; its signature counts for 10 minutes",
    )
  withExamples(command, [
    'mintline mint',
    'mintline mint --collection FIRST --quantity 2 --max-price "0.5 SOL"',
    'mintline mint --phase 1 --to <wallet>',
    'mintline mint --keypair fan.json --payer sponsor.json',
    'mintline mint --proofs https://example.com/proofs/members --dry-run',
  ])
  runtime.on(command, async () => (await import('../commands/mint.ts')).mint)
}
