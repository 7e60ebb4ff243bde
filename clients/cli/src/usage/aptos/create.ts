import type { Command } from 'commander'
import type { Runtime } from '../../runtime/runtime.ts'
import { withExamples } from '../examples.ts'

export function addAptosCreate(aptos: Command, runtime: Runtime): void {
  const command = aptos
    .command('create')
    .description('Create the drop of the config, without phases; nothing where it is there.')
  withExamples(command, [
    'mintline aptos create --dry-run',
    'mintline aptos create --private-key-file aptos.key',
  ])
  runtime.onAptos(command, async () => (await import('../../aptos/commands/create.ts')).create)
}
