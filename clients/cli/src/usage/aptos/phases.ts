import type { Command } from 'commander'
import type { Runtime } from '../../runtime/runtime.ts'
import { withExamples } from '../examples.ts'
import { withDrop } from './options.ts'

export function addAptosPhases(aptos: Command, runtime: Runtime): void {
  const group = aptos.command('phases').description('List and set the phases of a drop.')
  const list = withDrop(group.command('list').description('List the phases of a drop.'))
  withExamples(list, ['mintline aptos phases list', 'mintline aptos phases list --json'])
  runtime.onAptos(list, async () => (await import('../../aptos/commands/phases.ts')).list)
  const set = withDrop(
    group
      .command('set')
      .description(
        'Replace the phases of a drop by those of the config, after showing what changes.',
      ),
  )
  withExamples(set, ['mintline aptos phases set --dry-run', 'mintline aptos phases set'])
  runtime.onAptos(set, async () => (await import('../../aptos/commands/phases.ts')).set)
}
