import type { Command } from 'commander'
import type { Runtime } from '../../runtime/runtime.ts'
import { withExamples } from '../examples.ts'
import { contractOption, tokenIdOption } from './options.ts'

export function addEvmPhases(evm: Command, runtime: Runtime): void {
  const group = evm.command('phases').description('List and set the phases of a drop.')
  const list = group
    .command('list')
    .description('List the phases of a drop.')
    .addOption(contractOption())
    .addOption(tokenIdOption())
  withExamples(list, ['mintline evm phases list', 'mintline evm phases list --json'])
  runtime.onEvm(list, async () => (await import('../../evm/commands/phases.ts')).list)
  const set = group
    .command('set')
    .description('Replace the phases of a drop by those of the config, after showing what changes.')
    .addOption(contractOption())
    .addOption(tokenIdOption())
    .option('--reset', 'forget what wallets have minted, so that they can mint again', false)
  withExamples(set, ['mintline evm phases set --dry-run', 'mintline evm phases set --reset'])
  runtime.onEvm(set, async () => (await import('../../evm/commands/phases.ts')).set)
}
