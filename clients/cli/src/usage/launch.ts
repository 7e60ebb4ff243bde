import type { Command } from 'commander'
import { configName } from '../config/configNames.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { chainOption, keystoreOption } from './evm/options.ts'
import { withExamples } from './examples.ts'
import { noWaitOption } from './options.ts'

export function addLaunch(program: Command, runtime: Runtime): void {
  const command = program
    .command('launch')
    .description(
      'Bring the whole drop of the config on chain; run again to continue where it stopped.',
    )
    .option('--fund-receivers', 'give treasury and fee recipients their missing rent', false)
    .addOption(noWaitOption())
    .addOption(chainOption())
    .addOption(keystoreOption())
  withExamples(command, [
    'mintline launch --dry-run',
    'mintline launch --cluster devnet',
    'mintline launch --keystore key.json',
  ])
  runtime.onAnyChain(
    command,
    {
      solana: async () => (await import('../commands/launch.ts')).launch,
      evm: async () => (await import('../evm/commands/launch.ts')).launch,
    },
    configName,
  )
}
