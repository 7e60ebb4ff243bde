import type { Command } from 'commander'
import { configName } from '../config/configNames.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'

export function addDeploy(program: Command, runtime: Runtime): void {
  const command = program
    .command('deploy')
    .description(
      'Deploy the collection of the config, without phases; complete or update an existing one.',
    )
  withExamples(command, ['mintline deploy --dry-run', 'mintline deploy --cluster devnet'])
  runtime.on(command, async () => (await import('../commands/deploy.ts')).deploy, configName)
}
