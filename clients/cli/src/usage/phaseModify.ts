import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'
import { collectionOption } from './options.ts'
import { addPhaseTermsOptions, phaseOptionName } from './phaseTermsOptions.ts'

export function addPhaseModify(phase: Command, runtime: Runtime): void {
  const command = phase
    .command('modify')
    .description('Change terms of a phase; others stay unchanged.')
    .addOption(collectionOption())
    .requiredOption(
      '--phase <number or name>',
      'the phase: its number, from 1, or its name in the config',
    )
  addPhaseTermsOptions(command)
  withExamples(command, [
    'mintline phase modify --phase 1 --price "0.4 SOL"',
    'mintline phase modify --phase Everybody --active false',
  ])
  runtime.on(
    command,
    async () => (await import('../commands/phaseModify.ts')).modify,
    phaseOptionName,
  )
}
