import type { Command } from 'commander'
import type { Runtime } from '../../runtime/runtime.ts'
import { withExamples } from '../examples.ts'

export function addEvmDeploy(evm: Command, runtime: Runtime): void {
  const command = evm
    .command('deploy')
    .description('Deploy the contract of the config, without phases; nothing where it is deployed.')
  withExamples(command, [
    'mintline evm deploy --dry-run',
    'mintline evm deploy --keystore key.json',
  ])
  runtime.onEvm(command, async () => (await import('../../evm/commands/deploy.ts')).deploy)
}
