import type { Command } from 'commander'
import type { Runtime } from '../../runtime/runtime.ts'
import { withExamples } from '../examples.ts'
import { contractOption, tokenIdOption } from './options.ts'

export function addEvmOwner(evm: Command, runtime: Runtime): void {
  const command = evm
    .command('owner')
    .description('Show the owner of a drop, or set it.')
    .addOption(contractOption())
    .addOption(tokenIdOption())
  runtime.onEvm(
    withExamples(command, ['mintline evm owner', 'mintline evm owner set --help']),
    async () => (await import('../../evm/commands/owner.ts')).show,
  )
  const set = command
    .command('set')
    .description(
      'Set the owner that marketplaces show; roles stay as they are. Signed by an admin.',
    )
    .addOption(contractOption())
    .addOption(tokenIdOption())
    .requiredOption('--to <address>', 'wallet of the new owner')
  withExamples(set, ['mintline evm owner set --to <address> --dry-run'])
  runtime.onEvm(set, async () => (await import('../../evm/commands/owner.ts')).setOwner)
}
