import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'

export function addExplain(program: Command, runtime: Runtime): void {
  const command = program
    .command('explain')
    .description(
      'Say why an error happens and what to do, by its code; without one, list all codes.',
    )
    .argument('[code]', 'code of an error, as --json has it')
  withExamples(command, ['mintline explain FUNDS_TOO_LOW', 'mintline explain --json'])
  runtime.offline(command, async () => {
    const { explain } = await import('../commands/explain.ts')
    return explain(command.args[0])
  })
}
