import type { Command } from 'commander'
import { answerOf } from '../config/answerOf.ts'
import { defaultAnswers } from '../config/newConfig.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { machineOption } from './aptos/options.ts'
import { withExamples } from './examples.ts'
import { chainOption } from './options.ts'

const DEFAULTS = defaultAnswers()

export function addInit(program: Command, runtime: Runtime): void {
  const command = program
    .command('init')
    .description('Write a config to start from. On a terminal, asks for missing values.')
    .option(
      '--symbol <symbol>',
      `symbol of the collection (default: of its name, ${DEFAULTS.symbol})`,
    )
    .option('--name <name>', `name of the collection (default: ${DEFAULTS.name})`)
    .option('--base-uri <uri>', `URI of its metadata (default: of its name, ${DEFAULTS.baseUri})`)
    .option('--supply <items>', `maximum items; 0 = unlimited (default: ${DEFAULTS.supply})`)
    .option('--price <amount>', `of the public phase (default: ${DEFAULTS.price})`)
    .option('--treasury <address>', 'receiver of payments (default: the wallet)')
    .addOption(chainOption())
    .addOption(machineOption())
    .option('--force', 'replace an existing config', false)
  withExamples(command, [
    'mintline init',
    'mintline init --yes --symbol FIRST --name "First drop" --price "0.5 SOL"',
    'mintline init --chain base-sepolia --treasury <address>',
    'mintline init --chain aptos-testnet --machine <address> --treasury <address>',
  ])
  runtime.onAnyChain(
    command,
    {
      solana: async () => (await import('../commands/init.ts')).init,
      evm: async () => (await import('../evm/commands/init.ts')).init,
      aptos: async () => (await import('../aptos/commands/init.ts')).init,
    },
    optionName,
  )
}

/** Returns the option for a setting in the config. */
function optionName(setting: string): string {
  return `--${answerOf(setting).replace('baseUri', 'base-uri')}`
}
