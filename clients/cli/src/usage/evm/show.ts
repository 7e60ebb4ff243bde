import type { Command } from 'commander'
import type { Runtime } from '../../runtime/runtime.ts'
import { withExamples } from '../examples.ts'
import { activePhaseOption, contractOption, tokenIdOption } from './options.ts'

export function addEvmShow(evm: Command, runtime: Runtime): void {
  const command = evm
    .command('show')
    .description('Show a drop as it is on chain.')
    .addOption(contractOption())
    .addOption(tokenIdOption())
    .addOption(activePhaseOption("they are shown beside the contract's"))
  withExamples(command, [
    'mintline evm show',
    'mintline evm show --contract BASE:<address> --json',
    'mintline evm show --active-phase https://drops.example/phase.json',
    'mintline evm show --chain base-sepolia --contract <address> --token-id 0',
  ])
  runtime.onEvm(command, async () => (await import('../../evm/commands/show.ts')).show)
}
