import type { Command } from 'commander'
import { configName } from '../config/configNames.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { machineOption } from './aptos/options.ts'
import { withExamples } from './examples.ts'
import { chainOption } from './options.ts'

export function addImport(program: Command, runtime: Runtime): void {
  const command = program
    .command('import')
    .description(
      'Write a config, with its lists, from a drop on chain. It warns of what a config cannot have.',
    )
    .argument('<drop>', 'union id as in BASE:0x…, address, or symbol of a collection')
    .addOption(chainOption())
    .option('--token-id <id>', 'token id of the phases of an erc1155 drop (default: 0)')
    .addOption(machineOption())
    .option('--force', 'replace an existing config and its lists', false)
    // The drop says which chain it is on, as --contract does elsewhere.
    .hook('preAction', (_, action) => {
      action.setOptionValue('contract', action.args[0])
    })
  withExamples(command, [
    'mintline import FIRST --cluster devnet',
    'mintline import BASE:0x5FbDB2315678afecb367f032d93F642f64180aa3',
    'mintline import <address> --chain aptos-testnet --machine <address>',
  ])
  runtime.onAnyChain(
    command,
    {
      solana: async () => (await import('../commands/importDrop.ts')).importDrop,
      evm: async () => (await import('../evm/commands/importDrop.ts')).importDrop,
      aptos: async () => (await import('../aptos/commands/importDrop.ts')).importDrop,
    },
    configName,
  )
}
