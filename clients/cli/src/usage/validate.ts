import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'

export function addValidate(program: Command, runtime: Runtime): void {
  const command = program
    .command('validate')
    .description('Check the config and its lists without a network; reports every problem.')
    .option(
      '--online',
      'also read documents and pictures of the collection and of two items, and warn of missing ones',
      false,
    )
  withExamples(command, [
    'mintline validate',
    'mintline validate --online',
    'mintline validate --config my-drop.json --json',
  ])
  runtime.onAnyChain(command, {
    solana: async () => (await import('../commands/validate.ts')).validate,
    evm: async () => (await import('../evm/commands/validate.ts')).validate,
    aptos: async () => (await import('../aptos/commands/validate.ts')).validate,
  })
}
