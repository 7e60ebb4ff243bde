import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { addSourceOptions } from './assetsOptions.ts'
import { withExamples } from './examples.ts'

export function addAssetsCheck(assets: Command, runtime: Runtime): void {
  const command = addSourceOptions(
    assets
      .command('check')
      .description(
        'List holes, duplicates and mistakes of a folder of files and its traits, or of a build; writes nothing.',
      )
      .requiredOption('--from <folder or file>', 'files of items, or a build'),
  )
  withExamples(command, [
    'mintline assets check --from pictures',
    'mintline assets check --from pictures --traits table.csv --supply 1000 --json',
    'mintline assets check --from assets',
  ])
  runtime.onAssets(command, async () => (await import('../commands/assetsCheck.ts')).check)
}
