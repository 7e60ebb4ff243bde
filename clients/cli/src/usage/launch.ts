import type { Command } from 'commander'
import { configName } from '../config/configNames.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { privateKeyFileOption } from './aptos/options.ts'
import { keystoreOption } from './evm/options.ts'
import { withExamples } from './examples.ts'
import { chainOption, noWaitOption } from './options.ts'

export function addLaunch(program: Command, runtime: Runtime): void {
  const command = program
    .command('launch')
    .description(
      'Bring the whole drop of the config on chain; run again to continue where it stopped.',
    )
    .addOption(noWaitOption())
    .addOption(chainOption())
    .addOption(keystoreOption())
    .addOption(privateKeyFileOption())
  withExamples(command, [
    'mintline launch --dry-run',
    'mintline launch --cluster devnet',
    'mintline launch --keystore key.json',
    'mintline launch --private-key-file aptos.key',
  ])
  runtime.onAnyChain(
    command,
    {
      solana: async () => (await import('../commands/launch.ts')).launch,
      evm: async () => (await import('../evm/commands/launch.ts')).launch,
      aptos: async () => (await import('../aptos/commands/launch.ts')).launch,
    },
    configName,
  )
}
