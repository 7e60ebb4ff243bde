import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'
import { chainOption } from './options.ts'

export function addVerify(program: Command, runtime: Runtime): void {
  const command = program
    .command('verify')
    .description('Compare the chain with the config and its lists; exit code 4 where they differ.')
    .option(
      '--proofs <place...>',
      'folders or addresses of published proofs to compare, too; default: those of the config',
    )
    .addOption(chainOption())
  withExamples(command, [
    'mintline verify',
    'mintline verify --json',
    'mintline verify --proofs https://example.com/proofs',
  ])
  runtime.onAnyChain(command, {
    solana: async () => (await import('../commands/verify.ts')).verify,
    evm: async () => (await import('../evm/commands/verify.ts')).verify,
    aptos: async () => (await import('../aptos/commands/verify.ts')).verify,
  })
}
