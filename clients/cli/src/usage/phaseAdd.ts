import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'
import { collectionOption } from './options.ts'
import { addPhaseTermsOptions, phaseOptionName } from './phaseTermsOptions.ts'

export function addPhaseAdd(phase: Command, runtime: Runtime): void {
  const command = phase
    .command('add')
    .description('Add a phase after the others. launch adds those of the config.')
    .addOption(collectionOption())
  addPhaseTermsOptions(command)
  withExamples(command, [
    'mintline phase add --type public --price "0.5 SOL" --end 2027-01-31T18:00:00Z',
    'mintline phase add --type merkleTree --merkle-root <hex> --price 0 --dry-run',
  ])
  runtime.on(command, async () => (await import('../commands/phaseAdd.ts')).add, phaseOptionName)
}
