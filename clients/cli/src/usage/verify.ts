import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'

export function addVerify(program: Command, runtime: Runtime): void {
  const command = program
    .command('verify')
    .description('Compare the chain with the config and its lists; exit code 4 where they differ.')
  runtime.on(
    withExamples(command, ['mintline verify', 'mintline verify --json']),
    async () => (await import('../commands/verify.ts')).verify,
  )
}
