import type { Command } from 'commander'
import type { Runtime } from '../../runtime/runtime.ts'
import { withExamples } from '../examples.ts'
import { bpsOption } from '../options.ts'
import { contractOption, onlyTokenIdOption, tokenIdOption } from './options.ts'

export function addEvmRoyalties(evm: Command, runtime: Runtime): void {
  const command = evm
    .command('royalties')
    .description('Show the royalties of a drop, or set them.')
    .addOption(contractOption())
    .addOption(tokenIdOption())
  runtime.onEvm(
    withExamples(command, ['mintline evm royalties', 'mintline evm royalties set --help']),
    async () => (await import('../../evm/commands/royalties.ts')).show,
  )
  const set = command
    .command('set')
    .description('Set the royalties of all items, or of one token id. Signed by an admin.')
    .addOption(contractOption())
    .addOption(onlyTokenIdOption())
    .addOption(bpsOption())
    .addOption(bpsOption('--royalty-basis-points').hideHelp())
    .option('--recipient <address>', 'wallet that receives them (default: as it is)')
  withExamples(set, [
    'mintline evm royalties set --bps 500 --recipient <address>',
    'mintline evm royalties set --token-id 1 --bps 500',
  ])
  runtime.onEvm(set, async () => (await import('../../evm/commands/royalties.ts')).setRoyalties)
}
